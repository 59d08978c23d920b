"""A host clock that is hours off, or set back in the middle of a match, changes nothing that a player sees."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.e2e.rig import Rig, rigged, words_of
from tests.e2e.test_presses import _asked as asked
from tests.e2e.test_whole_match import begin
from tests.support.toy import Toy


async def played(folder: Path, off: float, later: float) -> tuple[int, list[str]]:
    """A beginning with a host clock `off` seconds ahead, `later` from the middle on: messages, and times shown."""
    async with rigged(folder, known=lambda: {"toy": Toy()}) as rig:
        ahead = off
        real = rig.standin.world.clock.now
        rig.now = lambda: real() + ahead
        await rig.stop_bot()
        await rig.start_bot()
        match = await begin(rig, "toy", 2)
        await rig.drained()
        await answers(rig, match, 2)
        ahead = later
        await answers(rig, match, 2)
        for _ in range(4):
            await rig.tables.refresh(match)
            await rig.drained()
        seen = [m for m in rig.messages(rig.people[0], rig.thread_of(await rig.match(match))) if not m["flags"] & 64]
        shown = re.findall(r"<t:(\d+):R>", "\n".join(words_of(message) for message in seen))
        assert all(abs(int(at) - real()) < 60 for at in shown)
        return len(seen), shown


async def answers(rig: Rig, match: str, count: int) -> None:
    for _ in range(count):
        uid = await asked(rig, match)
        look = await rig.tables.look(match, int(uid))
        await rig.run(uid, "play", action=look.decisions[0].options[0].key, match=match)
        await rig.drained()


@pytest.mark.parametrize(("off", "later"), [(7200.0, 7200.0), (-7200.0, -7200.0), (0.0, -3600.0)])
async def test_a_hosts_clock_matters_to_nobody(tmp_path: Path, off: float, later: float) -> None:
    for folder in ("right", "wrong"):
        (tmp_path / folder).mkdir()
    right, shown = await played(tmp_path / "right", 0.0, 0.0)
    wrong, told = await played(tmp_path / "wrong", off, later)
    assert wrong == right
    assert len(told) == len(shown)
    assert shown


async def test_a_start_long_after_goes_by_the_time_of_its_world(toy: Rig) -> None:
    """Each answer tells it, that of the gateway's handshake too: the last one heard counts."""
    await toy.stop_bot()
    toy.standin.world.clock.advance(7200.0)
    await toy.start_bot()
    assert toy.host is not None
    assert abs(toy.host.clock() - toy.standin.world.clock.now()) < 5
