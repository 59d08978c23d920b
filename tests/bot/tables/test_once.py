"""A command is played once: what it binds is known from the very step that is committed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.model import Look, MatchId
from rules.core import engine
from rules.core.engine import Step
from tests.support.tables import PEOPLE, Table, opened
from tests.support.toy import Toy

Counted = list[object]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """Every command that the engine plays, in order."""
    found: Counted = []
    submit, resign = engine.submit, engine.resign

    def counting(game: Any, state: Any, command: Any, *more: Any, **options: Any) -> Step[Any]:
        found.append(command)
        return submit(game, state, command, *more, **options)

    def leaving(game: Any, state: Any, seat: int, *more: Any, **options: Any) -> Step[Any]:
        found.append(seat)
        return resign(game, state, seat, *more, **options)

    monkeypatch.setattr(engine, "submit", counting)
    monkeypatch.setattr(engine, "resign", leaving)
    return found


class Open(Toy):
    @property
    def hides(self) -> bool:
        return False


async def at_a_turn(folder: Path, *, hiding: bool = False) -> tuple[Table, MatchId, Look]:
    """A match of the toy game, where one seat takes its turn; nothing is hidden unless said so."""
    table = await opened(folder, Toy() if hiding else Open())
    match = await table.running(3)
    for _ in range(3):
        await table.move(match)
    (look,) = await table.asked(match)
    return table, match, look


async def bound(table: Table, look: Look, key: str) -> bool:
    """What a press of this option asks first."""
    user = look.match.holders[look.seat or 0].user
    assert user is not None
    return await table.tables.binds(look.match.id, user, look.decisions[0].id, (key,))


@pytest.mark.parametrize(("key", "binding"), [("order", False), ("roll", True)])
async def test_a_press_plays_its_command_once(tmp_path: Path, played: Counted, key: str, binding: bool) -> None:
    table, match, look = await at_a_turn(tmp_path)
    played.clear()
    assert await bound(table, look, key) is binding
    result = await table.answer(look, key)
    assert len(played) == 1, "tried, committed, and looked at with where its seat may go back to"
    assert bool(result.look.undo) is not binding
    assert await table.state(match) == await table.replayed(match)
    await table.close()


async def test_where_a_match_went_on_meanwhile_the_command_is_played_anew(tmp_path: Path, played: Counted) -> None:
    table, match, look = await at_a_turn(tmp_path)
    assert not await bound(table, look, "order")
    other = next(holder.user for holder in look.match.holders if holder.seat != look.seat)
    assert other is not None
    await table.tables.resign(match, other, table.press())
    played.clear()
    await table.answer(look, "order")
    assert len(played) == 1
    assert await table.state(match) == await table.replayed(match)
    await table.close()


async def test_another_choice_than_the_one_tried_is_the_one_that_is_played(tmp_path: Path, played: Counted) -> None:
    table, match, look = await at_a_turn(tmp_path)
    assert await bound(table, look, "roll")
    await table.answer(look, "order")
    assert (await table.store.entries(match))[-1].choice == "order"
    assert await table.state(match) == await table.replayed(match)
    await table.close()


async def test_where_seats_have_secrets_nothing_is_tried_out(tmp_path: Path, played: Counted) -> None:
    table, _, look = await at_a_turn(tmp_path, hiding=True)
    played.clear()
    assert not await bound(table, look, "roll")
    assert played == []
    await table.close()


async def test_leaving_is_played_once_too(tmp_path: Path, played: Counted) -> None:
    table, match, _ = await at_a_turn(tmp_path)
    played.clear()
    assert not await table.tables.resigning_ends(match, PEOPLE[2])
    await table.tables.resign(match, PEOPLE[2], table.press())
    assert len(played) == 1
    assert await table.state(match) == await table.replayed(match)
    await table.close()


async def test_a_turn_of_many_answers_can_be_undone_step_by_step(tmp_path: Path, played: Counted) -> None:
    table, match, look = await at_a_turn(tmp_path)
    before = await table.state(match)
    seqs = [look.seq]
    for _ in range(2):
        result = await table.answer(look, None if look.decisions[0].kind != "act" else "order")
        look = result.look
        seqs.append(look.seq)
        assert [point.seq for point in look.undo] == seqs[-2::-1]
    user = look.match.holders[look.seat or 0].user
    assert user is not None
    back = await table.tables.undo(match, user, seqs[0], table.press())
    assert await table.state(match) == before
    assert (await table.answer(back.look, "order")).look.undo
    assert await table.state(match) == await table.replayed(match)
    await table.close()
