"""The rulings A1 to A38 of the specification, where the rulebook leaves a question open."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import codec
from rules.games.pantheum.data import KRONOS_CARDS, card_id, card_of
from tests.rules.pantheum.table import ALL_LOCKED, Table, locked, scored, seat, tile

KRONOS_DECK = [f"K{n:02}" for n in range(1, 13)]


def test_a01_more_than_enough_is_full() -> None:
    assert "column:lock" in Table(seat("GB", "1,1"), seat(), board={"1,1": tile("RRRRR")}).offers()
    two = Table(seat("GB", "1,1", lock=["achilles"]), seat(), board={"1,1": tile("RRRR")})
    assert "column:lock" in two.offers()


def test_a02_a_color_that_fits_nowhere_may_be_chosen() -> None:
    board = {**ALL_LOCKED, "1,1": tile("R")}
    table = Table(seat("RB", "1,1"), seat(), board=board)
    assert table.offers() == ["element:R", "element:B"]
    hint = table.option("element:B").hint
    assert hint is not None
    assert hint.key == "pantheum-hint-to-bank"
    table.choose("element:B")
    assert (table.held(), table.state.acted) == ("R", True)


def test_a03_must_leave_the_tile_a_swap_put_the_god_on() -> None:
    table = Table(seat("GG", "0,0", shift=["circe"]), seat("GG", "1,1"), board={"2,2": tile("R")})
    table.choose("column:shift", "ability:circe", "part:swap", "done", "tile:2,1", "pass", draws=["GG"])
    assert (table.player(0).at, table.player(1).at, table.state.turn) == ("1,1", "0,0", 1)
    assert "tile:0,0" not in table.offers()
    assert len(table.offers()) == 14


def test_a04_castor_may_copy_the_discount() -> None:
    table = Table(seat("GGG", "1,1", place=["castor/1"], lock=["autolycus/1"]), seat(), market=[["orpheus/1"]]).choose(
        "column:place", "ability:castor/1"
    )
    assert table.state.discount == 1
    table.choose("tile:1,1")
    assert "card:orpheus" in table.offers()  # 2 leaves for 2 leaves and a drop


@pytest.mark.parametrize(("column", "card"), [("shift", "icarus/1"), ("lock", "perseus/1"), ("lock", "achilles")])
def test_a05_static_abilities_are_not_copied(column: str, card: str) -> None:
    columns: dict[str, Any] = {"place": ["castor/1"], column: [card]}
    table = Table(seat("GGG", "1,1", **columns), seat())
    assert table.kind == "tile"  # nothing but the action


@pytest.mark.parametrize("card", ["psyche/1", "pandora/1"])
def test_a06_psyche_and_pandora_are_not_copied(card: str) -> None:
    table = Table(seat("GGG", "1,1", place=["castor/1"], shift=[card]), seat())
    assert table.kind == "tile"


def test_a06_one_copy_a_turn_of_a_demigod_used_or_not() -> None:
    board = {"1,1": tile("RR"), "0,0": tile("GG")}
    table = Table(seat("GG", "1,1", place=["castor/1"], shift=["theseus/1"]), seat(), board=board)
    table.choose("column:place", "ability:castor/1", "tile:1,1", "tile:2,2")
    assert table.kind == "recruit"


def test_a07_castor_copies_an_epic() -> None:
    table = Table(seat("GGG", "1,1", place=["castor/1"], shift=["circe"]), seat("", "3,3"))
    table.choose("column:place", "ability:castor/1")
    assert table.offers() == ["part:swap", "part:place", "done"]
    table.choose("part:swap")
    assert table.player().at == "3,3"


def test_a08_a_sold_epic_comes_back_through_the_deck() -> None:
    market = [["orpheus/1"], ["helen/1"], ["cadmus/1"], ["icarus/1"]]
    fresh = Table(seat(), seat(), at="recruit", market=market, epics={"green": ["atalanta"]})
    deck = ["heracles", *(card for card in fresh.state.deck if card != "heracles")]
    rich = seat("GGGGGRRRRBBBB")
    table = Table(rich, rich, at="recruit", market=market, deck=deck, epics={"green": ["atalanta"]})
    table.choose("card:helen", draws=["GG"])
    assert table.state.market[1] == ("heracles",)
    table.choose("tile:1,1", "element:G", "tile:1,1")
    assert "card:heracles" in table.offers()
    table.choose("card:heracles", draws=["GG"])
    assert table.player(1).columns["place"] == ["heracles"]
    assert table.state.epics["green"] == ("atalanta",)


def test_a09_sold_cards_are_done_and_their_names_free() -> None:
    table = Table(
        seat("GBGG", "1,1", lock=["ariadne/1", "phaethon/1"]),
        seat(),
        board={"1,1": tile("RRR")},
        market=[["phaethon/2"], ["ariadne/2"]],
    )
    assert "card:phaethon" not in table.offers()
    table.choose("column:lock", "ability:ariadne/1", "demigod:phaethon/1")
    assert "ability:phaethon/1" not in table.offers()
    table.choose(table.offers()[0])
    assert table.kind == "recruit"
    assert "card:phaethon" in table.offers()
    assert "card:ariadne" not in table.offers()


def test_a10_icarus_widens_everything_in_the_shift_column() -> None:
    cards = ["icarus/1", "cadmus/1", "theseus/1", "minos"]
    board = {"3,3": tile("R"), "3,0": tile("G"), "2,0": tile("G")}
    table = Table(seat("GG", "0,0", shift=cards), seat("", "2,0"), board=board).choose("column:shift")
    table.choose("ability:theseus/1")
    assert table.offers() == ["tile:3,0", "tile:3,3"]
    table.choose("back", "ability:cadmus/1", "element:R")
    assert "tile:3,3" in table.offers()
    assert "tile:2,0" not in table.offers()
    table.choose("back", "back", "ability:minos")
    assert "tile:2,0" in table.offers()


def test_a11_what_can_be_placed_must_be_placed() -> None:
    table = Table(seat("GG", "1,1", place=["heracles"]), seat()).choose("ability:heracles")
    for _ in range(2):
        assert not {"back", "done", "end", "pass"} & {option.key for option in table.decision().offered}
        table.choose(table.offers()[0], "tile:0,0" if "G" in table.offers()[0] else "tile:0,1")


def test_a12_gains_go_clockwise() -> None:
    table = Table(seat(), seat(), seat("GG", "1,1", place=["pandora/1"]), seat(), turn=2).choose("column:place")
    for n in (1, 0, 3):
        table.choose("element:B", seat=n)
    assert [event.seat for event in table.log if event.kind == "gain"] == [3, 0, 1]


def test_a13_pandora_has_no_power_and_counts_for_jason() -> None:
    table = scored(seat(place=["jason/1", "pandora/1"]), seat())
    assert table.standing().parts == {"plan": 0, "favor": 0, "strongest": 1, "bonus": 2}


def test_a13_two_pandoras_both_work() -> None:
    claims: dict[str, Any] = {"claims": ["pandora/1"], "recruited": ["pandora/1"]}
    others: dict[str, Any] = {"claims": ["pandora/2"], "recruited": ["pandora/2"]}
    table = Table(seat("GG", "1,1", place=["pandora/1", "pandora/2"]), seat(**claims), seat(**others))
    table.choose("column:place")
    for element in "GB":
        table.choose(f"element:{element}", seat=1).choose(f"element:{element}", seat=2)
    assert (table.held(1), table.held(2)) == ("GB", "GB")
    again = Table(seat(place=["pandora/1"]), seat("GB", **claims), at="recruit", turn=1, market=[["pandora/2"]])
    assert "card:pandora" not in again.offers()


def test_a14_a_dead_end_takes_the_column_back() -> None:
    table = Table(seat("GR", "1,1", shift=["theseus/1"]), seat(), board={"1,1": tile("G")})
    before = codec.encode(table.state.board)
    table.choose("column:shift", "ability:theseus/1")
    assert "back" in table.kinds()
    assert (table.kind, table.offers()) == ("column", ["column:place", "column:shift"])
    assert codec.encode(table.state.board) == before
    assert (table.state.used, table.state.column, table.state.before) == ([], None, "")


def test_a14_taking_back_restores_cards_god_and_satchel() -> None:
    table = Table(
        seat("GR", "1,1", shift=["castor/1", "phaethon/1", "psyche/1"], lock=["ariadne/1"]),
        seat("", "3,3"),
        board={"1,1": tile("G")},
    )
    held, deck = table.held(), table.state.deck
    table.choose("column:shift", "ability:castor/1", "demigod:psyche/1")
    assert table.state.deck[-1] == "psyche/1"
    table.choose("ability:phaethon/1", "tile:3,0")
    assert (table.kind, table.held(), table.player().at) == ("column", held, "1,1")
    assert table.state.deck == deck
    assert table.player().columns["shift"] == ["castor/1", "phaethon/1", "psyche/1"]


def test_a14_what_a_die_made_impossible_is_left_out_unpaid() -> None:
    board = {**ALL_LOCKED, "1,1": tile("R"), "1,2": tile("")}
    table = Table(seat("GG", "1,1", place=["palamedes/1"], shift=["castor/1"]), seat(), board=board)
    table.choose("column:shift", "ability:castor/1", draws=["RB"])
    table.choose("element:B")
    assert (table.tile("1,1").count, table.tile("1,2").element) == (2, "B")
    assert (table.kind, table.held(), table.state.acted) == ("recruit", "GG", False)


def test_a14_after_a_die_the_column_goes_back_to_the_die_only() -> None:
    board = {**ALL_LOCKED, "1,1": tile("R"), "1,2": tile("")}
    table = Table(seat("GG", "1,1", place=["palamedes/1"], shift=["castor/1", "phaethon/1"]), seat(), board=board)
    table.choose("column:shift", "ability:castor/1", draws=["RR"])
    table.choose("tile:1,1", "tile:1,1")
    assert table.tile("1,1").count == 3
    table.choose("ability:phaethon/1", "tile:3,3")
    assert (table.kind, table.state.used, table.player().at) == ("act", ["castor/1"], "1,1")
    assert table.tile("1,1").count == 3


def test_a14_after_pandora_the_column_goes_back_to_its_beginning() -> None:
    table = Table(seat("GR", "1,1", shift=["pandora/1", "theseus/1"]), seat(), board={"1,1": tile("G")})
    table.choose("column:shift").choose("element:B", seat=1)
    table.choose("ability:theseus/1")
    assert (table.kind, table.state.column, table.state.used) == ("act", "shift", [])
    assert table.tile("1,1").count == 1
    assert table.held(1) == "B"


def test_a14_a_god_that_left_meanwhile_does_not_come_back() -> None:
    table = Table(
        seat("GR", "1,1", shift=["castor/1", "phaethon/1"], lock=["ariadne/1"]),
        seat("", "3,3"),
        seat("", "3,0"),
        board={"1,1": tile("G")},
    )
    table.choose("column:shift", "ability:castor/1", "demigod:ariadne/1").resign(1)
    table.choose("ability:phaethon/1", "tile:2,3")
    assert (table.kind, table.state.used) == ("column", [])
    assert [table.player(n).at for n in range(3)] == ["1,1", None, "3,0"]


def test_a32_pandora_is_recruited_by_the_last_answer() -> None:
    """Until then the card, the seat and the column can be chosen anew; nothing has been drawn."""
    table = Table(seat("GB"), seat(), seat(), at="recruit", market=[["pandora/1"], ["orpheus/1"]])
    for key, final in (("card:pandora", False), ("seat:2", False), ("column:lock", True)):
        assert table.option(key).irreversible == final
        assert bool(table.choose(key).step.draws) == final
    assert table.player(2).columns["lock"] == ["pandora/1"]


def test_a15_pits_take_nothing_and_are_worth_nothing() -> None:
    table = Table(seat("GG", "0,2"), seat())
    assert "tile:0,3" not in table.offers()
    assert table.view().board[3].vp == 0


def test_a17_moved_blight_goes_anywhere_in_range_and_converts() -> None:
    board = {"1,1": {"blight": 1}, "1,2": locked("F", 0, blight=2), "0,1": tile("R", blight=1)}
    table = Table(seat("GG", "1,1"), board=board, favor=5).choose("column:shift", "blight:1,1")
    assert len(table.offers()) == 8
    table.choose("tile:1,2")
    assert table.tile("1,2").pit
    pit = Table(seat("GG", "0,2"), board={"0,2": {"blight": 1}}, kronos={"at": "3,3"}).choose("column:shift")
    assert "tile:0,3" in pit.offers()
    assert "column:lock" not in Table(seat("GG", "1,1"), board={"1,1": tile("RR", blight=2)}).offers()


def test_a18_tantalus_sends_blight_to_the_supply() -> None:
    table = Table(seat("GG", "1,1", place=["tantalus/1"]), board={"1,1": {"blight": 1}})
    table.choose("column:place", "ability:tantalus/1")
    assert (table.tile("1,1").blight, table.held()) == (0, "GG")


def test_a19_without_favor_a_new_pit_stays_bare() -> None:
    table = Table(
        seat("GG", "0,0"),
        at="kronos",
        step="blight",
        kronos={"at": "2,2", "card": "K01", "blight_left": 1, "deck": KRONOS_DECK[1:]},
        board={"1,2": {"blight": 2}},
        favor=0,
        ending=True,
    ).choose("tile:1,2")
    assert (table.tile("1,2").pit, table.tile("1,2").facedown, table.state.favor) == (True, False, 0)


def test_a20_equal_powers_count_once() -> None:
    table = scored(seat(place=["asclepius/1", "phaethon/1", "castor/1"]), seat())
    assert table.standing().parts["strongest"] == 3


def nearly_sold_out(deck: list[str]) -> Table:
    """A recruitment with these cards left in the deck, known to all; the rest lie on the boards of seats 1 and 2."""
    market = [["orpheus/1"], ["helen/1"], ["cadmus/1"], ["icarus/1"]]
    homes: dict[str, list[str]] = {"place": [], "shift": [], "lock": []}
    third: dict[str, list[str]] = {"place": [], "shift": [], "lock": []}
    for card in Table(seat(), seat(), at="recruit", market=market).state.deck:
        if card not in deck:
            names = {card_id(other) for cards in homes.values() for other in cards}
            home = {"green": "place", "red": "shift", "blue": "lock"}.get(card_of(card).color, "place")
            (third if card_id(card) in names else homes)[home].append(card)
    return Table(
        seat("RRBBB", claims=["pandora/1"]), seat("", "2,2", **homes), seat("", "3,3", **third, claims=["pandora/2"]),
        at="recruit", market=market, deck=deck, sunk=len(deck),
    )  # fmt: skip


def test_a21_the_market_shrinks_with_an_empty_deck() -> None:
    table = nearly_sold_out([])
    assert table.state.deck == ()
    table.choose("card:helen")
    assert table.state.market == (("orpheus/1",), (), ("cadmus/1",), ("icarus/1",))
    assert table.view().market[1].card is None


def test_a_known_card_that_is_drawn_is_no_longer_known_to_lie_below() -> None:
    table = nearly_sold_out(["jason/1"])
    assert (table.state.deck, table.state.sunk) == (("jason/1",), 1)
    table.choose("card:helen")
    assert (table.state.market[1], table.state.deck, table.state.sunk) == (("jason/1",), (), 0)


@pytest.mark.parametrize("card", ["K08", "K09"])
def test_a23_kronos_leaves_blight_alone(card: str) -> None:
    kronos = {"at": "2,2", "card": card, "blight_left": 0, "deck": [c for c in KRONOS_DECK if c != card]}
    table = Table(
        seat("GG", "0,0"),
        at="kronos",
        step="ability",
        kronos=kronos,
        board={"1,1": tile("R", blight=1), "2,3": tile("G")},
    )
    assert table.offers() == ["tile:1,1", "tile:2,3"]


def test_a23_kronos_moves_blight_and_may_convert() -> None:
    kronos = {"at": "2,2", "card": "K12", "blight_left": 0, "deck": KRONOS_DECK[:-1]}
    board = {"1,1": tile("R", blight=2), "2,3": {"blight": 2}, "3,3": tile("G")}
    table = Table(seat("GG", "0,0"), at="kronos", step="ability", kronos=kronos, board=board)
    assert table.offers() == ["blight:1,1", "blight:2,3"]
    table.choose("blight:2,3", "tile:1,1")
    assert table.tile("1,1").pit


def test_a24_the_god_stays_on_a_tile_that_turns() -> None:
    table = Table(seat("GG", "1,1"), board={"1,1": tile("R", blight=2), "1,2": {"blight": 1}})
    table.choose("column:shift", "blight:1,2", "tile:1,1")
    assert (table.tile("1,1").pit, table.player().at) == (True, "1,1")


def test_a25_with_the_player_on_the_first_pit_he_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KRONOS_CARDS["K01"].map, "GG", "0,3")
    kronos = {"at": "2,2", "card": None, "deck": KRONOS_DECK}
    table = Table(seat("GG", "0,3"), at="kronos", kronos=kronos, draws=["GG", "GG"])
    assert table.state.kronos is not None
    assert (table.state.kronos.at, table.kind) == ("2,2", "move")


def test_a26_sold_cards_and_pandora_count_for_the_recruiter() -> None:
    table = Table(seat("GB", "1,1", lock=["ariadne/1", "castor/1"]), seat(), board={"1,1": tile("RRR")})
    table.choose("column:lock", "ability:ariadne/1", "demigod:castor/1")
    assert table.player().recruited == ["ariadne/1", "castor/1"]
    assert table.player().claims == ["ariadne/1"]


def test_a27_holding_a_pandora_does_not_bar_recruiting_one() -> None:
    table = Table(
        seat("GB", place=["pandora/1"]), seat(claims=["pandora/1"], recruited=["pandora/1"]), at="recruit",
        market=[["pandora/2"]],
    )  # fmt: skip
    assert "card:pandora" in table.offers()


@pytest.mark.parametrize(("refill", "drawn"), [("below-four", 0), ("always", 1)])
def test_a28_refilling_after_the_top_of_a_double_stack(refill: str, drawn: int) -> None:
    market = [["bellerophon/1", "bellerophon/2"], ["orpheus/1"], ["cadmus/1"], ["helen/1"]]
    fresh = Table(seat("RR"), seat(), at="recruit", market=market)
    deck = ["jason/1", *(card for card in fresh.state.deck if card != "jason/1")]
    table = Table(seat("RR"), seat(), at="recruit", market=market, deck=deck, options={"refill": refill})
    table.choose("card:bellerophon")
    assert len(deck) - len(table.state.deck) == drawn
    assert [stack[0] for stack in table.state.market][4:] == ["jason/1"] * drawn


def test_a29_pits_gather_blight() -> None:
    kronos = {"at": "2,2", "card": "K01", "blight_left": 4, "deck": KRONOS_DECK[1:]}
    board = {"1,2": {"pit": True, "vp": 0, "blight": 2}}
    table = Table(seat("GG", "0,0"), at="kronos", step="blight", kronos=kronos, board=board)
    table.choose(*["tile:1,2"] * 4)
    assert (table.tile("1,2").blight, table.state.favor, "pit" in table.kinds()) == (6, 12, False)


def test_a30_no_die_before_an_action_that_is_not_possible_yet() -> None:
    table = Table(seat("GG", "1,1", place=["palamedes/1"], shift=["castor/1", "cadmus/1"]), seat())
    table.choose("column:shift")
    assert table.offers() == ["ability:cadmus/1"]
    table.choose("ability:cadmus/1", "element:G", "tile:1,1")
    assert table.offers() == ["action", "ability:castor/1"]


def test_a31_once_a_turn() -> None:
    table = Table(seat("GGG", "1,1", place=["orpheus/1"]), seat()).choose("ability:orpheus/1", "element:G", "tile:0,0")
    assert table.state.used == ["orpheus/1"]
    assert table.kind == "tile"  # the action is all that is left


def test_a32_pandora_comes_first_and_the_choice_stands() -> None:
    table = Table(seat("GG", "1,1", place=["pandora/1", "orpheus/1"]), seat()).choose("column:place")
    assert [decision.seat for decision in table.pending()] == [1]
    assert "place" not in table.kinds()
    table.choose("element:R", seat=1)
    assert table.offers() == ["action", "ability:orpheus/1"]
    assert "back" not in [option.key for option in table.decision().offered]
    free = Table(seat("GG", "1,1", place=["orpheus/1"]), seat(), board={"1,1": tile("G")}).choose(
        "column:place", "back"
    )
    assert (free.kind, free.state.column) == ("column", None)


def test_a33_an_opponents_pandora_may_be_sold() -> None:
    table = Table(seat("GB", "1,1", lock=["ariadne/1", "pandora/1"]), seat(), board={"1,1": tile("RRR")})
    table.choose("column:lock").choose("element:G", seat=1)
    assert table.player(1).claims == ["pandora/1"]
    table.choose("ability:ariadne/1", "demigod:pandora/1")
    assert satisfied(table.held(), "GGBB")
    assert (table.player(1).claims, table.player(1).recruited) == ([], ["pandora/1"])


def satisfied(held: str, least: str) -> bool:
    return all(held.count(element) >= least.count(element) for element in "GRB")


def test_a34_both_parts_at_one_moment() -> None:
    table = Table(seat("GG", "1,1", place=["atalanta", "orpheus/1"]), seat()).choose("ability:atalanta", "part:gain")
    table.choose("element:B")
    assert table.offers() == ["part:place", "done"]


def test_a35_blight_does_not_keep_elements_off() -> None:
    table = Table(seat("GG", "1,1"), board={"1,2": {"blight": 2}}).choose("column:place", "tile:1,2")
    assert (table.tile("1,2").count, table.tile("1,2").blight) == (1, 2)


def test_a36_a_double_face_gives_two() -> None:
    assert Table(seat(), seat(), at="roll", draws=["BB"]).held() == "BB"


def test_a37_psyche_leaves_the_last_element_for_the_action() -> None:
    one = Table(seat("G", "1,1", place=["psyche/1"]), seat())
    assert one.kind == "tile"
    two = Table(seat("GG", "1,1", place=["psyche/1"]), seat())
    assert two.offers() == ["action", "ability:psyche/1"]
    two.choose("ability:psyche/1")
    assert two.held() == "G"


def test_a38_the_gain_of_asclepius_asks_nobody() -> None:
    table = Table(seat("GG", "1,1", place=["asclepius/1"]), seat(), seat())
    table.choose("ability:asclepius/1", "element:B", "tile:1,1")
    assert {decision.seat for decision in table.pending()} == {0}
    assert (table.held(1), table.held(2)) == ("B", "B")


def test_locking_needs_a_favor_token() -> None:
    board: dict[str, Any] = {"1,1": tile("RRR"), "1,2": {"blight": 2}, "0,1": {"blight": 1}}
    none = Table(seat("GG", "1,1", lock=["hippolyta/1"]), board=board, favor=0)
    assert "column:lock" not in none.offers()
    # A third blight takes the last token, the Lock action becomes impossible: all of it is taken back.
    table = Table(seat("GG", "1,1", lock=["hippolyta/1"]), board=board, favor=1)
    table.choose("column:lock", "ability:hippolyta/1", "blight:0,1", "tile:1,2")
    assert "pit" in table.kinds()
    assert (table.kind, table.state.favor, table.state.ending) == ("column", 1, False)
    assert (table.tile("1,2").pit, table.tile("1,2").blight) == (False, 2)
