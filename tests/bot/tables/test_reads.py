"""What one press reads it reads once, and never instead of what has changed since."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

import rules.games  # noqa: F401  (registers the titles)
from bot.model import Look, MatchId
from bot.store.port import Entry, Store
from bot.store.sqlite import SqliteStore
from bot.tables.reads import apart, one_press, pressing
from rules.core.game import find
from tests.support.stores import Intercepted
from tests.support.tables import PEOPLE, Table, opened


async def listened(folder: Path) -> tuple[Table, list[str]]:
    """A table whose store's calls are noted."""
    calls: list[str] = []

    async def note(call: str) -> None:
        calls.append(call)

    store = SqliteStore(folder / "petteia.sqlite3")
    await store.open()
    return Table(folder, cast(Store, Intercepted(store, note))), calls


async def same_as_stored(table: Table, match: MatchId) -> None:
    known = await table.tables.match(match)
    assert known == await table.store.match(match)
    entries = await table.store.entries(match)
    assert await table.tables._reads.entries(match, -1, known.seq) == entries


@pytest.mark.parametrize("game", ["pantheum", "elysium", "storm", "hybris"])
async def test_what_a_command_leaves_is_known_as_it_is_stored(tmp_path: Path, game: str) -> None:
    table = await opened(tmp_path, find(game))
    match = await table.running(2)
    for _ in range(12):
        if (await table.tables.match(match)).status != "running":
            break
        table.clock.time += 1
        look = (await table.asked(match))[0]
        with one_press():
            await table.tables.look(match, PEOPLE[0])
            await table.answer(look)
            await same_as_stored(table, match)
    with one_press():
        result = await table.tables.resign(match, PEOPLE[0], table.press())
        assert result.look.match.status == "over"
        await same_as_stored(table, match)
    await table.close()


async def test_a_match_is_read_once_in_a_press_and_anew_outside(tmp_path: Path) -> None:
    table, calls = await listened(tmp_path)
    match = await table.running(3)
    calls.clear()
    with one_press():
        for _ in range(3):
            await table.tables.look(match, PEOPLE[0])
    assert calls.count("match") == 1
    for _ in range(3):
        await table.tables.look(match, PEOPLE[0])
    assert calls.count("match") == 4
    await table.close()


async def test_what_others_did_meanwhile_is_found_when_it_is_looked_for_again(tmp_path: Path) -> None:
    table = await opened(tmp_path)
    match = await table.running(3)
    with one_press():
        before = await table.tables.match(match)
        await apart(_moved(table, match), "another press")
        assert await table.tables.match(match) == before
        table.tables.look_again(match)
        assert (await table.tables.match(match)).seq == before.seq + 1
    await table.close()


async def _moved(table: Table, match: MatchId) -> None:
    assert not pressing()
    await table.move(match)


async def test_a_press_that_read_before_others_acted_is_validated_again(tmp_path: Path) -> None:
    table = await opened(tmp_path)
    match = await table.running(3)
    first, second = (await table.asked(match))[:2]
    with one_press():
        await table.tables.match(match)
        await apart(_answered(table, first), "another press")
        result = await table.answer(second)
        assert (result.look.seq, result.repeated) == (2, False)
    await table.close()


async def _answered(table: Table, look: Look) -> None:
    await table.answer(look)


async def test_a_press_sent_twice_counts_once_whatever_it_has_read(tmp_path: Path) -> None:
    table = await opened(tmp_path)
    match = await table.running(3)
    look = (await table.asked(match))[0]
    with one_press():
        await table.tables.match(match)
        one = await asyncio.gather(*(table.answer(look, interaction="the same") for _ in range(3)))
    assert sorted(result.repeated for result in one) == [False, True, True]
    assert (await table.tables.match(match)).seq == 1
    await table.close()


async def test_what_goes_on_after_a_press_reads_anew(tmp_path: Path) -> None:
    table = await opened(tmp_path)
    match = await table.running(3)
    go_on = asyncio.Event()

    async def later() -> int:
        await go_on.wait()
        return (await table.tables.match(match)).seq

    with one_press():
        await table.tables.match(match)
        task = asyncio.create_task(later())
        await asyncio.sleep(0)
    await table.move(match)
    go_on.set()
    assert await task == 1
    await table.close()


async def test_a_log_reads_what_it_shows_and_tells_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await opened(tmp_path)
    match = await table.running(3)
    for _ in range(6):
        await table.move(match)
    look = (await table.asked(match))[0]
    await table.answer(look)
    if look.seat is not None and (await table.tables.look(match, PEOPLE[look.seat])).undo:
        await table.tables.undo(match, PEOPLE[look.seat], None, table.press())
    whole = await table.tables.log(match, PEOPLE[0], "start")
    asked: list[int] = []
    entries = table.store.entries

    async def noted(of: MatchId, after: int = -1, until: int | None = None) -> list[Entry]:
        asked.append(after)
        return await entries(of, after, until)

    monkeypatch.setattr(table.store, "entries", noted)
    for since in range(-1, look.seq + 2):
        assert await table.tables.log(match, PEOPLE[0], since) == [line for line in whole if line.seq > since]
    # After the last command there is nothing to be read.
    newest = (await table.tables.match(match)).seq
    assert asked == [since for since in range(-1, look.seq + 2) if since < newest]
    await table.close()
