"""The turn: order of steps, roll, move, range, the three columns, recruitment, and passing on."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.types import Viewer
from rules.games.pantheum.data import FACES, card_id
from tests.rules.pantheum.table import GAME, SAY, Table, locked, seat, start, tile

RULE = pytest.mark.rule


@RULE("PAN-030", "PAN-034")
def test_four_steps_in_order() -> None:
    table = Table(
        seat("GGRRBB", "0,0"),
        seat("", "3,3"),
        at="roll",
        draws=["GR"],
        board={"1,1": tile("R")},
        market=[["orpheus/1"]],
    )
    assert (table.kinds(), table.kind) == (["roll"], "move")
    table.choose("tile:1,0")
    assert table.kind == "column"
    table.choose("column:place", "element:G", "tile:1,0")
    assert table.kind == "recruit"
    table.choose("pass", draws=["BB"])
    assert [kind for kind in table.kinds() if kind in ("roll", "move", "column", "place", "pass", "turn")] == [
        "roll", "move", "column", "place", "pass", "turn", "roll",
    ]  # fmt: skip


@RULE("PAN-029", "PAN-031")
def test_turns_go_clockwise() -> None:
    table = Table(seat("GR"), seat("GR"), seat("GR"), at="recruit").choose("pass", draws=["GG"])
    order = [0]
    for square in ("1,1", "2,2", "3,3"):
        order.append(table.state.turn)
        assert {decision.seat for decision in table.pending()} == {table.state.turn}
        table.quick_turn(square)
    assert order == [0, 1, 2, 0]
    assert (table.state.turn, table.state.round) == (1, 2)


@RULE("PAN-035")
@pytest.mark.parametrize("face", FACES)
def test_roll_gives_what_the_die_shows(face: str) -> None:
    table = Table(seat(), seat(), at="roll", draws=[face])
    assert sorted(table.held()) == sorted(face)
    assert table.log[0].reveals
    assert table.view().die == face


@RULE("PAN-036", "PAN-037")
def test_satchel_keeps_everything() -> None:
    table = Table(seat("G" * 40), seat(), at="roll", draws=["GG"])
    assert table.player().satchel["G"] == 42


@RULE("PAN-043", "PAN-072")
def test_god_may_stand_on_a_landscape() -> None:
    table = Table(seat("GG", "3,3"), seat(), at="move", board={"0,0": locked("F", 1)})
    table.choose("tile:0,0")
    assert table.player().at == "0,0"


@RULE("PAN-046", "PAN-145", "PAN-097")
def test_one_column_must_be_performed() -> None:
    table = Table(seat("GGRR", "1,1", place=["cadmus/1"][:0]), seat(), board={"1,1": tile("R")})
    assert table.offers() == ["column:place", "column:shift"]
    assert table.refuses("pass")
    assert table.refuses("end")
    table.choose("column:place")
    assert table.refuses("end")
    assert table.refuses("column:shift")
    table.choose("element:G", "tile:0,0")
    assert table.kind == "recruit"


@RULE("PAN-047", "PAN-048", "PAN-053", "PAN-056")
def test_place_puts_an_own_element_in_range() -> None:
    table = Table(seat("RB", "1,1"), seat("", "2,2")).choose("element:R")
    assert table.offers() == [f"tile:{r},{c}" for r in range(3) for c in range(3) if (r, c) != (2, 2)]
    assert table.refuses("tile:3,3")
    table.choose("tile:0,1")
    assert (table.tile("0,1").element, table.tile("0,1").count, table.held()) == ("R", 1, "B")


@RULE("PAN-055", "PAN-052")
def test_no_placing_under_another_god() -> None:
    table = Table(seat("R", "1,1"), seat("", "2,2"))
    assert "tile:1,1" in table.offers()
    assert "tile:2,2" not in table.offers()
    assert table.refuses("tile:2,2")


@RULE("PAN-051")
def test_elements_belong_to_nobody() -> None:
    table = Table(seat("RR", "1,1"), seat("G", "3,3"), board={"1,2": tile("R")})
    table.choose("column:shift", "tile:2,1", "pass", draws=["GG"])
    table.choose("tile:2,2", "column:shift", "tile:3,1")
    assert (table.tile("2,1").count, table.tile("3,1").count) == (0, 1)


@RULE("PAN-060", "PAN-061")
def test_shift_goes_elsewhere_and_not_under_gods() -> None:
    table = Table(seat("R", "1,1"), seat("", "2,2"), board={"1,1": tile("RR"), "1,2": tile("G"), "0,1": tile("R")})
    table.choose("column:shift", "tile:1,1")
    assert table.offers() == ["tile:0,0", "tile:0,1", "tile:0,2", "tile:1,0", "tile:2,0", "tile:2,1"]
    under = Table(seat("R", "1,1"), seat("", "1,2"), board={"1,2": tile("G")})
    assert "column:shift" not in under.offers()


def test_shift_names_what_is_shifted_even_if_there_is_only_one_thing() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("R")})
    asked = table.choose("column:shift").decision()
    assert SAY(asked.prompt) == "Shift: where does the flame from b2 go?"


def test_shift_asks_what_is_paid_when_there_is_a_choice() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("R")})
    table.choose("column:shift", "tile:0,0")
    assert table.offers() == ["pay:G", "pay:B"]
    table.choose("pay:B")
    assert table.held() == "G"


@RULE("PAN-065", "PAN-066")
def test_lock_asks_for_tile_and_payment() -> None:
    board = {"1,1": tile("RRR"), "0,1": tile("GGG"), "3,3": tile("BBB"), "2,2": tile("BB")}
    table = Table(seat("GGB", "1,1"), seat(), board=board).choose("column:lock")
    assert table.offers() == ["tile:0,1", "tile:1,1"]
    table.choose("tile:0,1")
    assert table.offers() == ["pay:G,G", "pay:G,B"]
    table.choose("pay:G,G")
    assert (table.held(), table.tile("0,1").landscape) == ("B", "F")


@RULE("PAN-068")
@pytest.mark.parametrize(("element", "landscape"), [("G", "F"), ("R", "M"), ("B", "W")])
def test_landscape_follows_the_element(element: str, landscape: str) -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile(element * 3)}).choose("column:lock")
    assert table.tile("1,1").landscape == landscape


@RULE("PAN-069")
def test_a_locked_tile_shows_the_icon_of_who_locked_it() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("RRR")}).choose("column:lock")
    seen = table.view().board[5]
    assert (seen.favor, seen.landscape, seen.element, seen.count) == (0, "M", None, 0)
    assert any("mountain of Theano" in SAY(line) for line in GAME.describe(table.view()))


@RULE("PAN-070", "PAN-071")
def test_a_locked_tile_never_changes() -> None:
    table = Table(
        seat("GGRR", "1,1", shift=["cadmus/1", "theseus/1", "bellerophon/1"]),
        seat("GGGRRR", "3,3"),
        board={"1,1": locked("M", 1, vp=3), "0,1": tile("R")},
    )
    table.choose("column:shift")
    assert "tile:1,1" not in table.choose("ability:cadmus/1", "element:R").offers()
    table.choose("tile:0,1", "action")
    assert table.kind == "to"
    assert "tile:1,1" not in table.offers()
    # The only thing to remove lies on b1.
    table.choose("back", "ability:theseus/1")
    assert (table.tile("0,1").count, table.tile("1,1").landscape) == (1, "M")
    assert "column:lock" not in Table(seat("GB", "1,1"), seat(), board={"1,1": locked("M", 1)}).offers()


@RULE("PAN-074")
def test_the_pit_is_never_locked_nor_a_target() -> None:
    table = Table(seat("GGRR", "0,2", shift=["cadmus/1"]), seat(), board={"0,2": tile("RRR")})
    assert "tile:0,3" not in table.choose("column:lock").offers()
    shift = Table(seat("GGRR", "0,2"), seat(), board={"0,2": tile("R")}).choose("column:shift")
    assert "tile:0,3" not in shift.offers()


@RULE("PAN-078")
def test_landscapes_run_out() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("RRR")}, landscapes={"M": 1}).choose("column:lock")
    assert table.state.landscapes["M"] == 0
    again = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("RRR")}, landscapes={"M": 0})
    assert "column:lock" not in again.offers()


@RULE("PAN-080")
def test_one_recruit_and_only_if_wanted() -> None:
    market = [["bellerophon/1"], ["helen/1"], ["icarus/1"], ["orpheus/1"]]
    table = Table(seat("GGRRRRRBBB"), seat("RRRRBB"), at="recruit", market=market)
    assert table.option("pass").irreversible
    table.choose("card:bellerophon", draws=["GG"])
    assert (table.state.turn, table.kind) == (1, "move")
    none = Table(seat(), seat(), at="recruit", market=market)
    assert none.offers() == ["pass"]
    none.choose("pass", draws=["GG"])
    assert none.state.turn == 1


@RULE("PAN-082")
def test_recruit_pays_exactly_the_printed_colors() -> None:
    market = [["helen/1"]]
    for held, allowed in (("RBB", True), ("RBBG", True), ("GGGGRB", False), ("RRBG", False)):
        table = Table(seat(held), seat(), at="recruit", market=market)
        assert ("card:helen" in table.offers()) == allowed
    table = Table(seat("GRRBBB"), seat(), at="recruit", market=market).choose("card:helen")
    assert table.held() == "GRB"


@RULE("PAN-083")
def test_a_card_shows_cost_power_and_ability() -> None:
    table = Table(seat("GGRRBB"), seat(), at="recruit", market=[["orpheus/1"]])
    card = table.view().market[0].card
    assert card is not None
    assert (card.cost, card.power) == ({"G": 2, "R": 0, "B": 1}, 2)
    hint = table.option("card:orpheus").hint
    assert hint is not None
    assert SAY(hint) == "Costs 2 leaves and 1 drop; power 2"
    line = next(SAY(text) for text in GAME.describe(table.view()) if SAY(text).startswith("Orpheus"))
    assert "Place any element from the bank" in line
    assert "costs 2 leaves and 1 drop" in line


@RULE("PAN-084")
def test_hoplites_stay_out() -> None:
    for component in GAME.components():
        words = " ".join(SAY(text) for text in (component.name, component.text, *component.facts))
        assert "oplite" not in words
    assert "hoplites" not in start(2).__struct_fields__


@RULE("PAN-085")
@pytest.mark.parametrize(("card", "column"), [("orpheus", "place"), ("bellerophon", "shift"), ("helen", "lock")])
def test_colored_demigods_have_their_column(card: str, column: str) -> None:
    table = Table(seat("GGGRRRBBB"), seat(), at="recruit", market=[[f"{card}/1"]]).choose(f"card:{card}")
    assert table.player().columns[column] == [f"{card}/1"]


@RULE("PAN-086", "PAN-087")
@pytest.mark.parametrize("column", ["place", "shift", "lock"])
def test_colorless_demigods_go_where_wanted_for_good(column: str) -> None:
    table = Table(seat("GGGRRRBBB", "0,0"), seat("GG", "3,3"), at="recruit", market=[["jason/1"]]).choose("card:jason")
    assert table.offers() == ["column:place", "column:shift", "column:lock"]
    table.choose(f"column:{column}", draws=["GG"])
    assert table.player().columns[column] == ["jason/1"]
    table.choose("tile:1,1", "column:place", "tile:1,1", "pass", draws=["GG"])
    table.choose("tile:1,0", "column:place")
    while table.state.turn == 0:
        assert not any(key.startswith("column:") for key in table.offers()) or table.kind == "column"
        table.choose("pass" if "pass" in table.offers() else table.offers()[-1])
    assert table.player().columns[column] == ["jason/1"]


@RULE("PAN-088")
def test_columns_have_no_limit_and_all_cards_show() -> None:
    cards = ["icarus/1", "bellerophon/1", "cadmus/1", "theseus/1", "hippolyta/1", "phaethon/1", "circe", "minos"]
    table = Table(seat("RRRR", shift=cards), seat(), at="recruit", market=[["tantalus/1"]])
    shown = [card.key for card in table.view(1).players[0].columns["shift"]]
    assert shown == cards
    words = " ".join(SAY(line) for line in GAME.describe(table.view(1)))
    assert all(SAY(component.name) in words for component in GAME.components() if component.id in map(card_id, cards))


@RULE("PAN-089")
def test_market_is_refilled_after_a_recruit() -> None:
    table = Table(
        seat("GGGRRRBBB"), seat(), at="recruit", market=[["orpheus/1"], ["helen/1"], ["cadmus/1"], ["icarus/1"]]
    )
    deck = table.state.deck
    table.choose("card:helen")
    opened = [stack for stack in table.state.market if stack]
    assert len(opened) == 4
    assert table.state.market[1][0] in deck[:6]
    assert any(event.kind == "refill" and event.reveals for event in table.log)


@RULE("PAN-090")
def test_a_match_goes_on_top_and_drawing_goes_on() -> None:
    market = [["orpheus/1"], ["helen/1"], ["cadmus/1"], ["icarus/1"]]
    fresh = Table(seat("GGGRRRBBB"), seat(), at="recruit", market=market)
    rest = [card for card in fresh.state.deck if card_id(card) not in ("orpheus", "helen", "cadmus", "icarus")]
    deck = ["orpheus/2", *rest, "helen/2", "cadmus/2", "icarus/2"]
    table = Table(seat("GGGRRRBBB"), seat(), at="recruit", market=market, deck=deck).choose("card:helen")
    assert table.state.market == (("orpheus/2", "orpheus/1"), (rest[0],), ("cadmus/1",), ("icarus/1",))
    assert table.view().market[0].depth == 2


@RULE("PAN-096", "PAN-098", "PAN-099", "PAN-146", "PAN-206", "PAN-207")
def test_abilities_are_optional_and_free_in_order() -> None:
    cards = ["cadmus/1", "theseus/1"]
    board = {"1,1": tile("R"), "0,0": tile("G")}

    def fresh() -> Table:
        table = Table(seat("GR", "1,1", place=["orpheus/1"], shift=cards), seat(), board=board)
        return table.choose("column:shift")

    assert fresh().offers() == ["action", "ability:cadmus/1", "ability:theseus/1"]
    none = fresh().choose("action", "tile:1,1", "tile:1,2", "pay:G")
    assert none.offers() == ["ability:cadmus/1", "ability:theseus/1", "end"]
    none.choose("end")
    assert none.kind == "recruit"
    both = fresh().choose("ability:theseus/1", "tile:0,0", "ability:cadmus/1", "element:B", "tile:2,2")
    assert both.offers() == ["action"] or both.kind == "from"
    assert both.state.used == ["theseus/1", "cadmus/1"]
    after = fresh().choose("action", "tile:1,1", "tile:1,2", "pay:G", "ability:theseus/1", "tile:0,0")
    assert after.offers() == ["ability:cadmus/1", "end"]
    assert fresh().refuses("ability:orpheus/1")


@RULE("PAN-081")
def test_an_ability_lasts() -> None:
    table = Table(seat("GGG", "0,0", place=["orpheus/1"]), seat("GG", "3,3"))
    for own, other in (("1,1", "3,2"), ("1,0", "3,3")):
        table.choose("action", "tile:0,1")
        assert table.offers() == ["ability:orpheus/1", "end"]
        table.choose("end", "pass", draws=["GG"]).quick_turn(other)
        table.choose(f"tile:{own}", "column:place")
    assert "ability:orpheus/1" in table.offers()


@RULE("PAN-095")
def test_epics_are_demigods_for_every_ability() -> None:
    table = Table(seat("GB", "1,1", place=["heracles"], lock=["ariadne/1"]), seat(), board={"1,1": tile("RRR")})
    table.choose("column:lock", "ability:ariadne/1")
    assert "demigod:heracles" in table.offers()
    table.choose("demigod:heracles")
    assert table.held() == "GGGGRBB"
    assert table.state.deck[-1] == "heracles"


@RULE("PAN-026", "PAN-031")
def test_only_the_seat_in_turn_decides() -> None:
    table = Table(seat("GR"), seat(), at="move")
    assert table.view().waiting == (0,)
    assert engine.view(GAME, table.state, Viewer(1)).waiting == (0,)
