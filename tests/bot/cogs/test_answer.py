from __future__ import annotations

import asyncio

from bot.cogs.answer import Latest
from bot.pace import Pace


def test_a_late_picture_gives_way_to_whoever_came_since() -> None:
    latest = Latest(size=2)
    latest.claim(1, 10)
    assert latest.holds(1, 10)
    latest.claim(1, 11)
    assert not latest.holds(1, 10)
    assert latest.holds(1, 11)
    latest.claim(2, 12)
    latest.claim(3, 13)
    assert latest.holds(1, 10), "of a message long forgotten nobody claims anything"


async def test_the_pace_is_kept() -> None:
    pace, loop = Pace(per_second=50), asyncio.get_running_loop()
    begun = loop.time()

    async def go() -> None:
        async with pace:
            pass

    await asyncio.gather(*(go() for _ in range(6)))
    assert loop.time() - begun >= 5 / 50 - 0.005
