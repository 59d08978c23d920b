"""Killed at any moment, nothing that was confirmed is lost, and nothing is told twice."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.model import Match
from tests.support.tables import Table, opened

KILLS = int(os.environ.get("PETTEIA_KILLS", "20"))
ROOT = Path(__file__).parents[2]


def player(folder: Path, matches: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.player", str(folder), str(matches)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def kill_after(folder: Path, seconds: float) -> None:
    process = player(folder, 0)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL, "it played until it was killed"
    process.stdout.close()


async def matches_of(table: Table) -> list[Match]:
    rows = await table.store.db.read("SELECT id FROM game_match ORDER BY created, rowid")  # type: ignore[attr-defined]
    found = [await table.store.match(row["id"]) for row in rows]
    return [match for match in found if match is not None]


async def inspect(folder: Path) -> int:
    """Every match stands where its log leads; the number of all commands."""
    table = await opened(folder, name="inspector")
    commands = 0
    for match in await matches_of(table):
        entries = await table.store.entries(match.id)
        assert [entry.seq for entry in entries] == list(range(match.seq + 1))
        if entries:
            assert await table.state(match.id) == await table.replayed(match.id)
            commands += match.seq
    await table.close()
    return commands


@pytest.mark.timeout(30 + 3 * KILLS)
async def test_killed_at_random_points_the_state_is_that_of_the_log_and_play_goes_on(tmp_path: Path) -> None:
    chance = random.Random(4)
    commands, died = 0, Counter[str]()
    for _ in range(KILLS):
        kill_after(tmp_path, chance.uniform(0.0, 0.2))
        now = await inspect(tmp_path)
        died["further" if now > commands else "same"] += 1
        commands = now
    assert died["further"] > KILLS / 2, "most of the time it got on"
    table = await opened(tmp_path, name="inspector")
    begun = await matches_of(table)
    await table.close()

    process = player(tmp_path, len(begun))
    process.communicate(timeout=60)
    assert process.returncode == 0

    table = await opened(tmp_path, name="inspector")
    finished = await matches_of(table)
    assert [match.id for match in finished] == [match.id for match in begun]
    assert {match.status for match in finished} == {"over"}
    assert await inspect(tmp_path) > commands or commands > 0
    assert await table.store.next_due() is None, "nothing is left unsent"
    for match in finished:
        assert await table.store.undelivered(match.id) == []
    await table.close()
    check_messages([json.loads(line) for line in (tmp_path / "sent.jsonl").read_text().splitlines()], finished)


def check_messages(sent: list[dict[str, Any]], finished: list[Match]) -> None:
    """Each of these was sent exactly once to each match, however often the sender was killed."""
    once = Counter((message["match"], message["kind"]) for message in sent if message["kind"] in ("lobby", "end"))
    assert once == {(match.id, kind): 1 for match in finished for kind in ("lobby", "end")}
    hands = Counter((message["match"], message["user"]) for message in sent if message["kind"] == "secret")
    people = [(match.id, holder.user) for match in finished for holder in match.holders if holder.user]
    assert hands == dict.fromkeys(people, 1)
    assert len({message["nonce"] for message in sent}) == len(sent)
    cards = Counter((message["match"], message["seq"]) for message in sent if message["kind"] == "card")
    assert max(cards.values()) == 1
    assert {match for match, _ in cards} == {match.id for match in finished}
