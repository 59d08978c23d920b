"""Menus that carry a command on: pages of what was asked for, and what no menu of ours could hold."""

from __future__ import annotations

import pytest

from bot.tables import lobby
from bot.ui.custom_id import CustomId
from tests.e2e.forging import forge
from tests.e2e.rig import Rig, control
from tests.e2e.test_commands import told
from tests.e2e.test_which import seated


async def test_further_pages_hold_what_was_named_and_nothing_else(toy: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LOBBIES", 100)
    monkeypatch.setattr(lobby, "LOBBIES_HERE", 100)
    uid = toy.people[0]
    place = (await toy.create(uid, "toy", 2, name="Neither")).place
    for number in range(58):
        title = f"{'Odd' if number % 2 else 'Even'} {number}"
        await toy.tables.create(
            game="toy", host=int(uid), name="Host", seats=2, title=title, place=place, interaction=f"many-{number}"
        )
    await toy.run(uid, "game status", match="odd")
    first = [str(one["label"]) for one in control(toy.panel(uid) or {}, "which")["options"]]
    await toy.press(uid, toy.panel(uid) or {}, control(toy.panel(uid) or {}, "whichpage"))
    second = [str(one["label"]) for one in control(toy.panel(uid) or {}, "which")["options"]]
    assert (len(first), len(second)) == (25, 4)
    assert [label for label in (*first, *second) if not label.startswith("Odd")] == []


async def test_a_page_of_nothing_is_refused_in_words(toy: Rig) -> None:
    uid = toy.people[2]
    await toy.run(uid, "help")
    for asked in (
        "play ",
        "game",
        "0.play ",
        "0.join ",
        "0.status ",
        "3.oddstatus ",
        "99.status ",
        "-1.status",
        ".",
        "3.",
    ):
        said = await forge(toy, uid, toy.panel(uid) or {}, str(CustomId("whichpage", "", 1, asked)))
        assert said, asked
        assert "reference" not in said[0], asked


@pytest.mark.parametrize(
    "asked", ["undo banana", "undo 1 2", "board banana board", "board  banana", "board 99999999999999999999 board"]
)
async def test_what_no_command_could_carry_is_refused_in_words(toy: Rig, asked: str) -> None:
    match = await seated(toy, 0, 1)
    uid = toy.people[0]
    await toy.run(uid, "help")
    before = (await toy.match(match)).seq
    said = await forge(toy, uid, toy.panel(uid) or {}, str(CustomId("which", "", None, asked)), [match], menu=True)
    assert len(said) == 1
    assert "reference" not in told(toy, uid)
    assert (await toy.match(match)).seq == before


async def test_who_is_in_no_way_at_a_table_is_not_told_to_have_left_it(toy: Rig) -> None:
    running, stranger = await seated(toy, 0, 1), toy.people[3]
    table = (await toy.create(toy.people[0], "toy", 2)).id
    for match in (running, table):
        await toy.run(stranger, "game leave", match=match)
        assert told(toy, stranger) == "You have no seat in this match."
    await toy.press_kind(stranger, "watch", match=table)
    await toy.run(stranger, "game leave", match=table)
    assert told(toy, stranger) == "You have left."


async def test_a_table_that_was_called_off_has_no_board_to_come(toy: Rig) -> None:
    match = (await toy.create(toy.people[0], "toy", 2)).id
    await toy.run(toy.people[0], "board", match=match)
    assert "has not started" in told(toy, toy.people[0])
    await toy.tables.end(match, int(toy.people[0]))
    await toy.run(toy.people[0], "board", match=match)
    assert "called off" in told(toy, toy.people[0])
