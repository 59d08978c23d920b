"""Automatic seats: they answer like people, finish a match, and go on after a restart."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest

import bot.automats
from bot.automats import Automats
from bot.model import Look
from bot.store.port import Store
from tests.support.stores import Intercepted
from tests.support.tables import PEOPLE, Table, opened


async def test_a_match_with_two_automats_comes_to_its_end(table: Table) -> None:
    match = await table.running(1, 2)
    found = await table.finish(match)
    assert found.status == "over"
    entries = await table.store.entries(match)
    automats = {holder.seat for holder in found.holders if holder.automat}
    assert {entry.seat for entry in entries if entry.actor is None and entry.seq} == automats
    assert await table.state(match) == await table.replayed(match)


async def test_automats_alone_finish_what_people_have_left(table: Table) -> None:
    match = await table.running(1, 2)
    await table.tables.resign(match, PEOPLE[0], table.press())
    await table.automats.settle()
    assert (await table.tables.match(match)).status == "over"


async def test_they_take_up_after_a_restart_what_was_waiting(tmp_path: Path) -> None:
    first = await opened(tmp_path)
    await first.automats.close()
    match = await first.running(1, 2)
    (waiting,) = [m for m in [await first.tables.match(match)] if m.waiting]
    assert await first.store.waiting_for_automats() == [match]
    await first.close()
    second = await opened(tmp_path)
    await second.automats.start()
    await second.automats.settle()
    found = await second.tables.match(match)
    assert found.seq > waiting.seq
    assert all(found.holders[seat].user is not None for seat in found.waiting)
    await second.close()


async def test_two_processes_do_not_answer_twice(tmp_path: Path) -> None:
    tables = [await opened(tmp_path, name=name) for name in "ab"]
    await asyncio.gather(*(table.automats.close() for table in tables))
    match = await tables[0].running(1, 2)
    both = [Automats(table.tables, table.store) for table in tables]
    await asyncio.gather(*(automats.start() for automats in both))
    await asyncio.gather(*(automats.settle() for automats in both))
    found = await tables[0].tables.match(match)
    entries = await tables[0].store.entries(match)
    assert [entry.seat for entry in entries[1:]] == sorted(h.seat for h in found.holders if h.automat)
    await asyncio.gather(*(automats.close() for automats in both))
    for table in tables:
        await table.close()


async def test_the_same_match_is_played_the_same_again(tmp_path: Path) -> None:
    ends = []
    for folder in ("one", "two"):
        table = await opened(tmp_path / folder)
        match = await table.running(1, 2)
        await table.finish(match)
        ends.append(await table.state(match))
        await table.close()
    assert ends[0] == ends[1]


async def test_they_move_when_the_answer_before_is_written_although_the_store_failed(tmp_path: Path) -> None:
    """A disk may fail after the commit: whoever answered is told so, and nobody waits for the sweep."""
    table = await opened(tmp_path)
    match = await table.running(1, 2)
    await table.automats.settle()
    before = await table.tables.match(match)
    failures = ["commit"]

    async def after(call: str) -> None:
        if call in failures:
            failures.remove(call)
            raise sqlite3.OperationalError("disk I/O error")

    table.tables._store = cast(Store, Intercepted(table.store, after=after))
    with pytest.raises(sqlite3.OperationalError):
        await table.move(match)
    assert (await table.tables.match(match)).seq == before.seq + 1
    await table.automats.settle()
    found = await table.tables.match(match)
    assert all(found.holders[seat].user is not None for seat in found.waiting), "automats have moved since"
    await table.close()


async def test_a_turn_of_an_automat_mentions_and_sends_nothing_of_its_own(table: Table) -> None:
    match = await table.running(1, 2)
    me = (await table.tables.match(match)).seat_of(PEOPLE[0])
    await table.finish(match)
    for _ in range(50):
        table.clock.time += 10
        await table.outbox.flush()
    new = [parcel for parcel in table.messages.of("card") if parcel.notice.new]
    assert len(new) == 1, "the only person at the table is told once, at the start"
    assert new[0].notice.mention == (() if me is None else new[0].notice.mention)
    mentioned = {seat for parcel in table.messages.parcels for seat in parcel.notice.mention}
    assert mentioned <= {me}


async def test_an_automat_sees_only_its_own_view(tmp_path: Path) -> None:
    from rules.core.rng import Source
    from rules.core.types import AnyDecision, Choice, View
    from tests.support.toy import Toy, ToyView

    seen: list[tuple[View, AnyDecision]] = []

    class Curious(Toy):
        def choose(self, automat: str, view: ToyView, decision: AnyDecision, source: Source) -> Choice:
            seen.append((view, decision))
            assert source.rng.seed != ""
            return super().choose(automat, view, decision, source)

    table = await opened(tmp_path, Curious())
    match = await table.running(1, 2)
    await table.finish(match)
    seed = await table.store.seed(match)
    assert seen
    assert all(view.viewer.seat == decision.seat for view, decision in seen)
    assert seed not in repr(seen)
    look: Look = await table.tables.look(match, None)
    assert look.outcome is not None
    await table.close()


class Failing:
    """Makes the next calls of some kind fail, as SQLite does while somebody else holds the file."""

    def __init__(self, call: str, times: int) -> None:
        self._call, self.left = call, times

    async def __call__(self, name: str) -> None:
        if name == self._call and self.left:
            self.left -= 1
            raise sqlite3.OperationalError("database is locked")

    def store(self, store: Store) -> Store:
        """The same store, failing."""
        return cast(Store, Intercepted(store, self))


async def moved(table: Table, match: str) -> None:
    """Wait, five seconds at most, until automats are waited for no more; asked of the store that does not fail."""
    for _ in range(500):
        if not await waits_for_automats(table, match):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("play waits for an automat, and nothing wakes it")


async def waits_for_automats(table: Table, match: str) -> bool:
    found = await table.store.match(match)
    assert found is not None
    return bool(found.waiting) and all(found.holders[seat].automat for seat in found.waiting)


async def led(table: Table) -> str:
    """A match in which automats alone are waited for."""
    match = await table.running(1, 2)
    (look,) = await table.asked(match)
    await table.answer(look)
    return match


@pytest.mark.parametrize("call", ["match", "entry_of", "seed", "commit"])
async def test_a_passing_error_delays_a_move_by_a_moment(
    table: Table, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.automats, "SHORTEST", 0.02)
    await table.automats.close()
    match = await led(table)
    assert await waits_for_automats(table, match)
    table.tables._store = Failing(call, 3).store(table.store)
    automats = Automats(table.tables, table.store)
    automats.wake(match)
    await moved(table, match)
    await automats.close()


async def test_pauses_grow_and_end_with_success(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.automats.close()
    match = await led(table)
    monkeypatch.setattr(bot.automats, "SHORTEST", 0.001)
    monkeypatch.setattr(bot.automats, "LONGEST_PAUSE", 0.016)
    table.tables._store = Failing("commit", 7).store(table.store)
    automats = Automats(table.tables, table.store)
    pauses: list[float] = []
    loop = asyncio.get_running_loop()
    later = loop.call_later

    def call_later(seconds: float, call: Any, *args: Any, **more: Any) -> asyncio.TimerHandle:
        if call == automats.wake:
            pauses.append(round(seconds, 4))
        return later(seconds, call, *args, **more)

    monkeypatch.setattr(loop, "call_later", call_later)
    automats.wake(match)
    await moved(table, match)
    assert pauses == [0.001, 0.002, 0.004, 0.008, 0.016, 0.016, 0.016]
    await automats.close()


async def test_a_sweep_finds_a_seat_that_nobody_woke(table: Table) -> None:
    await table.automats.close()
    failing = Failing("waiting_for_automats", 0)
    automats = Automats(table.tables, failing.store(table.store), every=0.02)
    failing.left = 1
    await automats.start()
    match = await table.running(1, 2)
    table.tables._listeners.clear()
    failing.left = 2  # the sweep itself may fail, too
    (look,) = await table.asked(match)
    await table.answer(look)
    await moved(table, match)
    await automats.close()


async def test_where_the_rules_broke_nothing_is_tried_until_somebody_has_acted(tmp_path: Path) -> None:
    from rules.core.errors import RulesBug
    from tests.support.toy import Toy

    tried: list[int] = []

    class Broken(Toy):
        def choose(self, *args: Any) -> Any:
            tried.append(1)
            raise RulesBug("on purpose")

    table = await opened(tmp_path, Broken())
    await led(table)
    await table.automats.settle()
    count = len(tried)
    assert count
    for _ in range(3):
        await table.automats.sweep()
        await table.automats.settle()
    assert len(tried) == count
    await table.close()
