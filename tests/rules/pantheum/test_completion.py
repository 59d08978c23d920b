"""Whether a column's Action can still be completed (4.3, A14): what each ability does for it; nothing is missed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules.games.pantheum import completion
from rules.games.pantheum.completion import Search
from tests.rules.pantheum.columns import everything, plain, rich
from tests.rules.pantheum.table import ALL_LOCKED, Table, locked, seat, tile

NEXT, OWN, FAR = "1,2", "1,1", "3,3"
SHUT = {**ALL_LOCKED, OWN: locked("M", 1)}
"""Nothing in range of a god on b2 takes an element."""


def open_in(board: dict[str, str]) -> dict[str, Any]:
    return {**SHUT, **{key: {**tile(elements), "landscape": None, "favor": None} for key, elements in board.items()}}


def offered(column: str, table: Table) -> bool:
    """Whether the column may be chosen, or was taken at once because no other may be."""
    return f"column:{column}" in table.offers() or table.state.column == column


LOCKS: dict[str, tuple[str, dict[str, str], str]] = {
    "asclepius": ("a third element", {NEXT: "GG"}, "GG"),
    "orpheus": ("a third element", {NEXT: "GG"}, "GG"),
    "triptolemus": ("a third element", {NEXT: "GG"}, "GG"),
    "cadmus": ("a third element", {NEXT: "GG"}, "GG"),
    "heracles": ("a third element", {NEXT: "GG"}, "GG"),
    "atalanta": ("a third element, and one to pay", {NEXT: "GG"}, "G"),
    "hippolyta": ("a third element from elsewhere", {NEXT: "GG", OWN: "G"}, "GG"),
    "aristaeus": ("a third element from elsewhere", {NEXT: "GG", OWN: "G"}, "GG"),
    "bellerophon": ("a third element from elsewhere", {NEXT: "GG", OWN: "G"}, "GG"),
    "minos": ("a third element from under a god", {NEXT: "GG", "2,2": "G"}, "GG"),
    "phaethon": ("another range", {FAR: "GGG"}, "GG"),
    "circe": ("a tile that another god bars", {"2,2": "GGG"}, "GG"),
    "tantalus": ("an element to pay", {NEXT: "GGG", OWN: "R"}, "G"),
    "ariadne": ("elements to pay", {NEXT: "GGG"}, ""),
}
"""By demigod: what it is good for, the open tiles around b2, what is held; another god stands on c3."""


@pytest.mark.parametrize("card", LOCKS)
def test_what_an_ability_does_for_a_lock(card: str) -> None:
    _, board, held = LOCKS[card]
    name = card if card in ("heracles", "atalanta", "circe", "minos") else f"{card}/1"
    home = {"asclepius": "lock", "hippolyta": "lock", "phaethon": "lock", "tantalus": "lock", "ariadne": "lock"}
    home |= dict.fromkeys(("orpheus", "triptolemus", "heracles", "atalanta", "aristaeus"), "place")
    columns: dict[str, Any] = {home.get(card, "shift"): [name]}
    copied = home.get(card) != "lock"
    if copied:
        columns["lock"] = ["castor/1"]
    other = seat("", "2,2")
    assert offered("lock", Table(seat(held, OWN, **columns), other, board=open_in(board)))
    without: dict[str, Any] = {"lock": ["castor/1"]} if copied else {}
    assert not offered("lock", Table(seat(held, OWN, **without), other, board=open_in(board)))


def test_theseus_makes_room_for_a_lock() -> None:
    board = {**open_in({"1,0": "G", NEXT: "R"}), "1,0": {**open_in({"1,0": "G"})["1,0"], "vp": 0}}
    cards = ["perseus/1", "asclepius/1", "hippolyta/1", "castor/1"]
    more: dict[str, Any] = {"board": board, "landscapes": {"M": 0}}
    assert offered("lock", Table(seat("GG", OWN, lock=cards, shift=["theseus/1"]), seat(), **more))
    assert not offered("lock", Table(seat("GG", OWN, lock=cards), seat(), **more))


def test_a_shift_before_tantalus_brings_the_payment() -> None:
    board = open_in({OWN: "", NEXT: "RR"})
    for cards, good in ((["bellerophon/1", "tantalus/1"], True), (["bellerophon/1"], False), (["tantalus/1"], False)):
        assert offered("shift", Table(seat("", OWN, shift=cards), seat(), board=board)) == good


SHIFTS: dict[str, dict[str, str]] = {
    "cadmus": {OWN: "", NEXT: ""},
    "asclepius": {OWN: "", NEXT: ""},
    "theseus": {OWN: "R", NEXT: "G"},
    "icarus": {OWN: "", FAR: "G"},
    "phaethon": {FAR: "G", "3,2": ""},
    "circe": {OWN: "", NEXT: ""},
    "minos": {OWN: "", NEXT: "", "2,2": "G"},
    "tantalus": {OWN: "R", NEXT: "G"},
}


@pytest.mark.parametrize("card", SHIFTS)
def test_what_an_ability_does_for_a_shift(card: str) -> None:
    name = card if card in ("circe", "minos") else f"{card}/1"
    board, other = open_in(SHIFTS[card]), seat("", "2,2")
    assert offered("shift", Table(seat("G", OWN, shift=[name]), other, board=board))
    assert not offered("shift", Table(seat("G", OWN), other, board=board))


@pytest.mark.parametrize(
    ("columns", "good"),
    [
        ({"place": ["atalanta"]}, True),
        ({"place": ["tantalus/1"]}, True),
        ({"place": ["castor/1"], "lock": ["ariadne/1"]}, True),
        ({"place": ["psyche/1"]}, False),
        ({"place": ["orpheus/1"]}, False),
    ],
)
def test_what_an_ability_does_for_a_place_action_with_an_empty_satchel(columns: dict[str, Any], good: bool) -> None:
    assert offered("place", Table(seat("", OWN, **columns), seat(), board=open_in({OWN: "R", NEXT: ""}))) == good


@pytest.mark.parametrize("card", ["palamedes/1", "orpheus/1"])
def test_what_a_die_decides_does_not_count(card: str) -> None:
    table = Table(seat("GG", OWN, shift=["castor/1"], place=[card]), seat(), board=open_in({OWN: "", NEXT: ""}))
    assert offered("shift", table) == (card == "orpheus/1")


def test_psyche_and_autolycus_help_nowhere() -> None:
    columns: dict[str, Any] = {"shift": ["psyche/1", "castor/1"], "lock": ["autolycus/1"]}
    assert not offered("shift", Table(seat("GG", OWN, **columns), seat(), board=open_in({OWN: "", NEXT: ""})))


# Alone: blight, Pits, and the supplies they change.
NO_FOREST: dict[str, Any] = {"landscapes": {"F": 0}, "kronos": {"at": "2,2"}}


def blighted(board: dict[str, Any], key: str, number: int) -> dict[str, Any]:
    return {**board, key: {**board.get(key, {}), "blight": number}}


@pytest.mark.parametrize(("blight", "good"), [(2, True), (1, False)])
def test_alone_asclepius_regains_a_landscape_under_kronos(blight: int, good: bool) -> None:
    board = blighted({**open_in({NEXT: "GG"}), "2,2": locked("F", 0)}, "2,2", blight)
    assert offered("lock", Table(seat("GG", OWN, lock=["asclepius/1"]), board=board, favor=3, **NO_FOREST)) == good


@pytest.mark.parametrize(("cards", "good"), [(["hippolyta/1"], True), (["tantalus/1"], False), ([], False)])
def test_alone_a_moved_blight_regains_a_landscape(cards: list[str], good: bool) -> None:
    board = blighted({**open_in({NEXT: "GGG"}), "0,0": locked("F", 0, blight=2)}, OWN, 1)
    table = Table(seat("GG", OWN, lock=cards), board=board, favor=3, **NO_FOREST)
    assert offered("lock", table) == good
    if good:
        table.choose("column:lock", "ability:hippolyta/1", "blight:1,1", "tile:0,0")
        assert (table.tile("0,0").pit, table.tile(NEXT).landscape, table.kind) == (True, "F", "recruit")


@pytest.mark.parametrize(("shift", "good"), [(["minos"], True), (["bellerophon/1"], False), ([], False)])
def test_alone_minos_keeps_the_last_favor_token_from_a_pit(shift: list[str], good: bool) -> None:
    """The third element comes by Asclepius, whose blight would turn Kronos' tile into a Pit and take the token."""
    board = blighted(open_in({NEXT: "GG", "2,2": ""}), "2,2", 2)
    table = Table(
        seat("GG", OWN, lock=["asclepius/1", "castor/1"], shift=shift), board=board, favor=1, kronos={"at": "2,2"}
    )
    assert offered("lock", table) == good


@pytest.mark.parametrize("card", ["minos", "circe"])
def test_alone_what_lies_under_kronos_can_be_shifted(card: str) -> None:
    board = blighted(SHUT, "2,2", 1)
    for cards in ([card], []):
        table = Table(seat("G", OWN, shift=cards), board=board, favor=1, kronos={"at": "2,2"})
        assert offered("shift", table) == bool(cards)


def test_alone_theseus_takes_no_blight_for_an_element() -> None:
    board = blighted(open_in({NEXT: "GGG", OWN: ""}), OWN, 1)
    assert not offered("lock", Table(seat("G", OWN, lock=["tantalus/1"]), board=board))


def test_the_search_finds_what_trying_everything_finds() -> None:
    hardest, by_abilities = 0, 0
    for number in range(400):
        state, column = rich(random.Random(f"sample-{number}"))
        search = Search(0, column)
        found = search.answer(state)
        assert found == everything(plain(state, column))[0], f"sample-{number}"
        hardest = max(hardest, len(search.seen))
        by_abilities += found and bool(search.seen)
    assert by_abilities > 20
    assert hardest < completion.BUDGET / 50


def test_beyond_the_bound_the_answer_is_maybe_and_no_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ability too few: known at once, or, when the search is cut off, as soon as no ability is left."""
    monkeypatch.setattr(completion.Search, "hopeful", lambda *_: True)
    board, cards = open_in({NEXT: "G"}), ["asclepius/1", "phaethon/1"]
    assert not offered("lock", Table(seat("GG", OWN, lock=cards), seat(), board=board))
    monkeypatch.setattr(completion, "BUDGET", 0)
    table = Table(seat("GG", OWN, lock=cards), seat(), board=board)
    assert offered("lock", table)
    table.choose("column:lock", "ability:asclepius/1")
    assert (table.kind, table.tile(NEXT).count) == ("move-god", 2)
    table.choose("tile:3,3")
    assert "back" in table.kinds()
    assert (table.kind, table.tile(NEXT).count, table.player().at) == ("column", 1, OWN)
