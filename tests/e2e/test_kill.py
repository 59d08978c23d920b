"""The whole bot killed again and again: no move is lost or made twice, no message missing or doubled, nobody uncalled.

`PETTEIA_KILLS` kills it more often, `PETTEIA_COMMANDS` plays on until so many commands are written;
`PETTEIA_KILLS_FROM` leaves out the first moments to die at, so that many can be tried in several runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path

import pytest

from bot.local.standin.clock import DISCORD_EPOCH_MS
from bot.local.standin.state import EPHEMERAL, LOADING
from bot.model import Match
from bot.store.port import Entry
from tests.e2e.delivery import check_log, check_messages, posted
from tests.e2e.killing import LONGEST, Died, MortalRig, Table, mortal
from tests.e2e.mortal import LOG, POINTS, Aim
from tests.e2e.rig import controls, meaning

KILLS = int(os.environ.get("PETTEIA_KILLS", "10"))
KILLS_FROM = int(os.environ.get("PETTEIA_KILLS_FROM", "0"))
COMMANDS = int(os.environ.get("PETTEIA_COMMANDS", str(10 * KILLS)))
ONCE = ("lobby", "place", "thread", "link")
"""What happens a few times in a match only."""


def aims(kills: int) -> list[Aim]:
    """Moments to die at: commits and sends by turns with all others, before and after each."""
    chance = random.Random(5)
    turns = [point for other in POINTS for point in (other, chance.choice(("commit", "post", "edit")))]
    found = []
    for number in range(kills):
        point = turns[number % len(turns)]
        after = bool((number + number // len(turns)) % 2)
        found.append(Aim(point, after, chance.randint(1, 2 if point in ONCE else 12)))
    return found


async def killed(rig: MortalRig, tables: Sequence[Table], aim: Aim) -> None:
    """One life of the bot."""
    with contextlib.suppress(Died):
        await rig.begin(aim)
        await played(rig, tables, LONGEST)
    assert await rig.end() == -signal.SIGKILL


async def played(rig: MortalRig, tables: Sequence[Table], seconds: float) -> None:
    """All play, until the bot dies (raises Died) or so long; then nobody has a press under way."""
    until = asyncio.get_running_loop().time() + seconds
    playing = [asyncio.create_task(table.play(until)) for table in tables]
    try:
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def matches(rig: MortalRig) -> list[Match]:
    rows = await rig.reading.db.read("SELECT id FROM game_match ORDER BY created, rowid")
    return [await rig.match(row["id"]) for row in rows]


async def commands(rig: MortalRig) -> int:
    return sum(max(0, match.seq) for match in await matches(rig))


async def quiet(rig: MortalRig) -> None:
    """Wait until automatic seats have moved and nothing is left to be sent."""
    calm = 0
    async with asyncio.timeout(120):
        while calm < 5:
            idle = await rig.reading.next_due() is None and not await rig.reading.waiting_for_automats()
            calm = calm + 1 if idle else 0
            await rig.living(asyncio.sleep(0.1))


@pytest.mark.timeout(120 + 10 * KILLS)
async def test_killed_at_any_point_the_whole_bot_goes_on_where_it_was(tmp_path: Path) -> None:
    async with mortal(tmp_path) as rig:
        players = {"pantheum": rig.people[:2], "storm": rig.people[2:3], "elysium": rig.people[3:]}
        players["hybris"] = rig.people[1:2]
        tables = [Table(rig, game, people) for game, people in players.items()]
        for aim in aims(KILLS_FROM + KILLS)[KILLS_FROM:]:
            await killed(rig, tables, aim)
        await rig.begin()
        while await commands(rig) < COMMANDS:
            await played(rig, tables, 2.0)
        await quiet(rig)
        assert {match.game for match in await matches(rig)} == {table.game for table in tables}
        for match in await matches(rig):
            waited = await check_log(rig.reading, match)
            check_messages(rig, match)
            check_calls(rig, match, waited, await rig.reading.entries(match.id))
            assert await rig.reading.undelivered(match.id) == []
        await check_links(rig)
        check_answers(rig)
    faults = [line for line in (tmp_path / LOG).read_text().splitlines() if line.startswith(("ERROR", "CRITICAL"))]
    assert faults == []


def check_calls(rig: MortalRig, match: Match, waited: Sequence[tuple[int, ...]], entries: Sequence[Entry]) -> None:
    """Whoever is waited for was called since then, and nobody more often than somebody else has moved.

    While only automatic seats are waited for, nobody is called, and whoever was called before still is.
    """
    people = {holder.seat: str(holder.user) for holder in match.holders if holder.user is not None}
    asked = [(seq, seats) for seq, now in enumerate(waited) if (seats := [seat for seat in now if seat in people])]
    for seat, uid in people.items():
        calls = [m for m in posted(rig, match) if uid in rig.standin.world.calls.get(m["id"], ())]
        assert len(calls) <= 1 + sum(entry.seat != seat for entry in entries)
        if seat in match.waiting:
            since = next((seq for seq, _ in _latest(asked, seat)), 0)
            begun = 1000 * (entries[since].at - 1 - DISCORD_EPOCH_MS / 1000)
            assert any(int(m["id"]) >> 22 >= begun for m in calls), (
                f"{match.game} {match.id}: seat {seat} is waited for since {since} of {match.seq}, uncalled"
            )


def _latest(asked: Sequence[tuple[int, list[int]]], seat: int) -> list[tuple[int, list[int]]]:
    """The newest run of moments at which a seat is asked."""
    return list(reversed(list(takewhile(lambda moment: seat in moment[1], reversed(asked)))))


async def check_links(rig: MortalRig) -> None:
    """The store knows every message that the bot has posted by itself."""
    rows = await rig.reading.db.read("SELECT message_id FROM message_link")
    known = {str(row["message_id"]) for row in rows}
    there = {m["id"] for match in await matches(rig) for m in posted(rig, match)}
    assert there == known


def check_answers(rig: MortalRig) -> None:
    """Only a press during which the bot died may have had no answer; nothing was answered twice."""
    loading = [m for m in rig.standin.world.messages.values() if m["flags"] & EPHEMERAL and m["flags"] & LOADING]
    assert len(loading) <= rig.interrupted
    twice = [one for one in rig.sent if one.path.endswith("/callback") and one.status >= 300]
    assert twice == []
    assert all(meaning(part) for m in rig.standin.world.messages.values() for part in controls(m))
