"""Playing: answers, refusals, doubled presses, undo, sealed choices, resigning."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.model import Look, MatchId, UserId
from bot.tables import Refused
from rules.core.types import Choice
from tests.support.tables import PEOPLE, Table, opened

ADA, BO, CY, STRANGER = PEOPLE


async def refusal(table: Table, match: MatchId, user: UserId, decision: int, choice: Choice) -> str:
    before = await table.store.entries(match)
    with pytest.raises(Refused) as caught:
        await table.tables.answer(match, user, decision, choice, table.press())
    assert await table.store.entries(match) == before
    return caught.value.text.key


def user_of(look: Look) -> UserId:
    assert look.seat is not None
    user = look.match.holders[look.seat].user
    assert user is not None
    return user


async def tried(table: Table, look: Look) -> bool:
    """Answer; False when somebody else was first."""
    try:
        await table.answer(look)
    except Refused as refused:
        if refused.text.key not in ("rejected-stale", "rejected-over", "refused-over"):
            raise
        return False
    return True


async def to_a_turn(table: Table, match: MatchId) -> Look:
    """Everybody leads a card; then one seat has its turn."""
    for look in await table.asked(match):
        await table.answer(look)
    (look,) = await table.asked(match)
    return look


async def test_a_move_is_stored_and_answered_with_what_comes_next(table: Table) -> None:
    match = await table.running(3)
    look = (await table.asked(match))[0]
    result = await table.answer(look)
    assert (result.look.seq, result.repeated, result.look.decisions) == (1, False, ())
    assert [told.text.key for told in result.told] == ["event-chosen"]
    assert result.look.chosen == (look.seat,)
    assert result.look.waiting == tuple(seat for seat in range(3) if seat != look.seat)


async def test_foreign_stale_and_impossible_presses_change_nothing(table: Table) -> None:
    match = await table.running(3)
    first, second = (await table.asked(match))[:2]
    mine, theirs = first.decisions[0], second.decisions[0]
    assert await refusal(table, match, user_of(first), theirs.id, theirs.options[0].key) == "rejected-not-yours"
    assert await refusal(table, match, STRANGER, mine.id, mine.options[0].key) == "refused-stranger"
    assert await refusal(table, match, STRANGER, 12345, "x") == "refused-not-seated"
    assert await refusal(table, match, user_of(first), 12345, "x") == "rejected-stale"
    assert await refusal(table, match, user_of(first), mine.id, "card:99") == "rejected-choice"
    await table.answer(first)
    assert await refusal(table, match, user_of(first), mine.id, mine.options[0].key) == "rejected-stale"


async def test_fifty_copies_of_one_press_make_one_entry(tmp_path: Path) -> None:
    one, two = await opened(tmp_path, name="a"), await opened(tmp_path, name="b")
    match = await one.running(3)
    look = (await one.asked(match))[0]
    decision, user = look.decisions[0], user_of(look)

    async def press(n: int) -> object:
        tables = (one, two)[n % 2].tables
        return await tables.answer(match, user, decision.id, decision.options[0].key, "the same press")

    results = await asyncio.gather(*(press(n) for n in range(50)))
    assert sorted(result.repeated for result in results) == [False] + [True] * 49  # type: ignore[attr-defined]  # Result
    assert {result.look.seq for result in results} == {1}  # type: ignore[attr-defined]  # Result
    assert len(await one.store.entries(match)) == 2
    await one.close()
    await two.close()


async def test_fifty_presses_of_one_button_make_one_entry(table: Table) -> None:
    match = await table.running(3)
    look = (await table.asked(match))[0]
    results = await asyncio.gather(*(table.answer(look) for _ in range(50)), return_exceptions=True)
    refusals = [result.text.key for result in results if isinstance(result, Refused)]
    assert refusals == ["rejected-stale"] * 49
    assert len(await table.store.entries(match)) == 2


async def test_honest_answers_at_the_same_time_all_succeed_between_processes(tmp_path: Path) -> None:
    tables = [await opened(tmp_path, name=name) for name in "abc"]
    match = await tables[0].running(3)
    looks = await tables[0].asked(match)
    await asyncio.gather(*(table.answer(look) for table, look in zip(tables, looks, strict=True)))
    assert [entry.seq for entry in await tables[1].store.entries(match)] == [0, 1, 2, 3]
    assert await tables[2].state(match) == await tables[2].replayed(match)
    for table in tables:
        await table.close()


async def test_two_hundred_actions_on_twenty_matches_leave_no_gap(tmp_path: Path) -> None:
    tables = [await opened(tmp_path, name=name) for name in "ab"]
    matches = [await tables[n % 2].running(3) for n in range(20)]

    async def act(n: int) -> None:
        table, match = tables[n % 2], matches[n % 20]
        for _ in range(1000):
            if (await table.tables.match(match)).status == "over":
                return
            looks = await table.asked(match)
            if not looks or await tried(table, looks[n % len(looks)]):
                return
        raise AssertionError("never got to act")

    await asyncio.gather(*(act(n) for n in range(200)))
    for match in matches:
        entries = await tables[0].store.entries(match)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        assert len(entries) > 3
        assert await tables[0].state(match) == await tables[0].replayed(match)
    for table in tables:
        await table.close()


async def test_a_restart_in_between_changes_nothing(tmp_path: Path) -> None:
    first = await opened(tmp_path, name="a")
    match = await first.running(3)
    straight = await opened(tmp_path / "straight", name="a")
    same = await straight.running(3)
    for number in range(12):
        table = await opened(tmp_path, name=f"r{number}")
        await table.move(match)
        await table.close()
        await straight.move(same)
    assert match == same
    assert await first.state(match) == await straight.state(same)
    await first.close()
    await straight.close()


async def test_a_sealed_choice_can_be_taken_back_while_others_think(table: Table) -> None:
    match = await table.running(3)
    look = (await table.asked(match))[0]
    before = await table.state(match)
    await table.answer(look)
    result = await table.tables.withdraw(match, user_of(look), table.press())
    assert [told.text.key for told in result.told] == ["event-withdrawn"]
    assert await table.state(match) == before
    assert result.look.decisions == look.decisions
    with pytest.raises(Refused) as caught:
        await table.tables.withdraw(match, user_of(look), table.press())
    assert caught.value.text.key == "rejected-stale"


async def test_undo_restores_byte_for_byte_and_says_beforehand_what_goes(table: Table) -> None:
    match = await table.running(3)
    look = await to_a_turn(table, match)
    user, before = user_of(look), await table.state(match)
    at_first = look.decisions
    assert look.undo == ()
    await table.answer(look, "order")
    middle = await table.state(match)
    look = await table.tables.look(match, user)
    await table.answer(look)
    points = (await table.tables.look(match, user)).undo
    assert [len(point.undone) for point in points] == [1, 2]
    assert points == await table.tables.undo_points(match, user)

    result = await table.tables.undo(match, user, None, table.press())
    assert await table.state(match) == middle == await table.replayed(match)
    assert [told.text.key for told in result.told] == ["event-undone"]
    result = await table.tables.undo(match, user, points[1].seq, table.press())
    assert await table.state(match) == before == await table.replayed(match)
    assert [(d.kind, d.options) for d in result.look.decisions] == [(d.kind, d.options) for d in at_first]
    assert result.look.undo == ()
    with pytest.raises(Refused):
        await table.tables.undo(match, user, None, table.press())


async def test_a_button_from_before_an_undo_is_stale(table: Table) -> None:
    match = await table.running(3)
    look = await to_a_turn(table, match)
    user, old = user_of(look), look.decisions[0]
    await table.answer(look, "order")
    undone = (await table.tables.look(match, user)).decisions[0]
    result = await table.tables.undo(match, user, None, table.press())
    assert await refusal(table, match, user, old.id, "order") == "rejected-stale"
    assert await refusal(table, match, user, undone.id, [o.key for o in undone.options]) == "rejected-stale"
    await table.answer(result.look, "order")
    assert await refusal(table, match, user, undone.id, [o.key for o in undone.options]) == "rejected-stale"


async def test_undo_takes_back_only_what_was_seen(table: Table) -> None:
    match = await table.running(3)
    user = user_of(await to_a_turn(table, match))
    for _ in range(2):
        shown = await table.tables.look(match, user)
        await table.answer(shown, "order" if any(o.key == "order" for o in shown.decisions[0].options) else None)
    shown = await table.tables.look(match, user)
    assert len(shown.undo) == 2
    await table.tables.undo(match, user, None, table.press(), shown.seq)
    for seen in (shown.seq, shown.seq - 1, -1):
        with pytest.raises(Refused) as caught:
            await table.tables.undo(match, user, None, table.press(), seen)
        assert caught.value.text.key == "refused-acted-since"
    again = await table.tables.look(match, user)
    assert len(again.undo) == 1
    await table.tables.undo(match, user, None, table.press(), again.seq)


async def test_a_sealed_choice_is_withdrawn_only_as_it_was_seen(table: Table) -> None:
    match = await table.running(3)
    one, other, _ = await table.asked(match)
    user = user_of(one)
    sealed = (await table.answer(one)).look
    await table.answer(await table.tables.look(match, user_of(other)))
    back = await table.tables.withdraw(match, user, table.press(), sealed.seq)
    await table.answer(back.look)
    with pytest.raises(Refused) as caught:
        await table.tables.withdraw(match, user, table.press(), sealed.seq)
    assert caught.value.text.key == "refused-acted-since"
    assert (await table.tables.look(match, user)).can_withdraw


async def test_undo_stops_at_dice_and_is_only_for_whose_turn_it_is(table: Table) -> None:
    match = await table.running(3)
    look = await to_a_turn(table, match)
    user = user_of(look)
    other = next(person for person in PEOPLE[:3] if person != user)
    with pytest.raises(Refused):
        await table.tables.undo(match, other, None, table.press())
    keys = [option.key for option in look.decisions[0].options]
    assert "roll" in keys
    await table.answer(look, "roll")
    assert (await table.tables.look(match, user)).undo == ()
    with pytest.raises(Refused):
        await table.tables.undo(match, user, None, table.press())


async def test_a_match_with_undos_in_it_plays_to_its_end_and_verifies(table: Table) -> None:
    match = await table.running(2)
    for _ in range(300):
        found = await table.tables.match(match)
        if found.status == "over":
            break
        looks = await table.asked(match)
        if looks[0].undo and found.era < 10:
            await table.tables.undo(match, user_of(looks[0]), looks[0].undo[-1].seq, table.press())
        else:
            await table.answer(looks[0])
    found = await table.tables.match(match)
    assert (found.status, found.era > 0) == ("over", True)
    assert await table.state(match) == await table.replayed(match)


async def test_resigning(table: Table) -> None:
    match = await table.running(3)
    await table.tables.resign(match, ADA, table.press())
    found = await table.tables.match(match)
    seat = found.seat_of(ADA)
    assert seat is not None
    assert (found.holders[seat].resigned, seat in found.waiting) == (True, False)
    assert await table.tables.mine(ADA) == []
    with pytest.raises(Refused):
        await table.tables.resign(match, ADA, table.press())
    result = await table.tables.resign(match, BO, table.press())
    assert result.look.match.status == "over"
    assert result.look.outcome is not None
    assert result.look.outcome.winners == (found.seat_of(CY),)


async def test_nothing_moves_before_the_start_and_after_the_end(table: Table) -> None:
    lobby = await table.lobby(2)
    assert await refusal(table, lobby.id, ADA, 1, "x") == "refused-not-started"
    match = await table.running(2)
    await table.finish(match)
    assert await refusal(table, match, ADA, 1, "x") == "refused-over"


async def test_two_matches_in_one_channel_never_cross(table: Table) -> None:
    one, two = await table.running(2), await table.running(2)
    untouched = await table.state(two)
    for look in await table.asked(one):
        await table.answer(look)
    assert await table.state(two) == untouched
    foreign = (await table.asked(one))[0].decisions[0]
    user = user_of((await table.asked(one))[0])
    await refusal(table, two, user, foreign.id, "pass")
    assert await table.state(two) == untouched
    assert {told.seq for told in await table.tables.log(two, None)} == {0}, "only that it has begun"


async def test_the_press_that_ends_a_match_may_be_doubled(table: Table) -> None:
    match = await table.running(2)
    first = await table.tables.resign(match, ADA, "last press")
    again = await table.tables.resign(match, ADA, "last press")
    assert (first.look.match.status, again.look.match.status) == ("over", "over")
    assert (first.repeated, again.repeated) == (False, True)


async def test_a_draft_lives_until_its_question_is_answered(table: Table) -> None:
    match = await table.running(2)
    look = (await table.asked(match))[0]
    user, decision = user_of(look), look.decisions[0].id
    await table.tables.save_draft(match, user, decision, {"picked": ["card:01"]})
    kept = await table.tables.draft(match, user)
    assert kept is not None
    assert kept.body == {"picked": ["card:01"]}
    await table.answer(look)
    assert await table.tables.draft(match, user) is None
    await table.tables.save_draft(match, user, decision, "late")
    assert await table.tables.draft(match, user) is None, "the question does not stand any more"
    with pytest.raises(Refused):
        await table.tables.save_draft(match, STRANGER, decision, "foreign")


async def test_an_answer_says_what_was_done_for_whoever_gave_it(table: Table) -> None:
    """To a press that is sent twice, once; nothing that reads as the very answer."""
    match = await table.running(2)
    look = await to_a_turn(table, match)
    press = table.press()
    result = await table.answer(look, "cheer", press)
    assert [one.what.key for one in result.forced] == ["choice-list"]
    assert all(one.seat == look.seat for one in result.forced)
    assert (await table.answer(look, "cheer", press)).forced == ()
