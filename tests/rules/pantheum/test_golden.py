"""The golden tests of the specification for two to four seats, with its numbers."""

from __future__ import annotations

import pytest

from rules.games.pantheum.data import DATA, PIT_KEY
from tests.rules.pantheum.table import ALL_LOCKED, Table, locked, satchel, scored, seat, start, tile

RULE = pytest.mark.rule


@RULE("PAN-115")
def test_g01_example_score() -> None:
    table = scored(
        seat(plan="P01", place=["asclepius/1", "psyche/1"], shift=["cadmus/1"], lock=["helen/1"],
             stored={"psyche/1": {"G": 2}}),
        seat(plan="P02"),
        board={
            "0,0": locked("F", 0, vp=3), "0,1": locked("F", 0, vp=2), "0,2": locked("W", 1, vp=3),
            "1,1": locked("M", 1, vp=3), "1,2": locked("M", 1, vp=3), "2,0": locked("W", 0, vp=2),
        },
    )  # fmt: skip
    assert table.standing(0).parts == {"plan": 14, "favor": 7, "strongest": 8, "bonus": 4}
    assert table.standing(0).score == 33


@RULE("PAN-005", "PAN-020", "PAN-021", "PAN-022", "PAN-160")
@pytest.mark.parametrize(("seats", "favor"), [(2, 12), (3, 11), (4, 10), (1, 12)])
def test_g02_favor_tokens(seats: int, favor: int) -> None:
    assert start(seats).favor == favor


@RULE("PAN-003", "PAN-004", "PAN-012", "PAN-013", "PAN-015", "PAN-017", "PAN-018")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_g03_setup_counts(seats: int) -> None:
    state = start(seats)
    assert [key for key, found in state.board.items() if found.pit] == [PIT_KEY]
    assert sum(1 for found in state.board.values() if not found.pit) == 15
    assert state.landscapes == {"F": 6, "M": 6, "W": 6}
    assert sum(state.landscapes.values()) == 18
    assert len([stack for stack in state.market if stack]) == 4
    assert {color: len(stack) for color, stack in state.epics.items()} == {"green": 2, "red": 2, "blue": 2}


def _range(at: str, *others: str) -> int:
    table = Table(seat("GR", at), *(seat("", other) for other in others or (None,)))
    return len(table.view(0).range)


@RULE("PAN-049", "PAN-050", "PAN-204")
def test_g04_range_without_the_other_god() -> None:
    table = Table(seat("GR", "1,1"), seat("", "0,0"))
    assert len(table.view(0).range) == 8
    assert (0, 0) not in table.view(0).range


@RULE("PAN-048")
def test_g05_range_at_corner_edge_and_inside() -> None:
    assert [_range("3,0"), _range("3,1"), _range("2,2")] == [4, 6, 9]


@RULE("PAN-039", "PAN-040", "PAN-041", "PAN-042", "PAN-205")
def test_g06_move_targets() -> None:
    gods = [seat("", "1,1"), seat("", "2,2"), seat("", "3,3")]
    on_board = Table(seat("GR", "0,0"), *gods, at="move")
    assert len(on_board.offers()) == 12
    assert all(on_board.refuses(f"tile:{key}") for key in ("0,0", "1,1", "2,2", "3,3"))
    assert len(Table(seat("GR"), *gods, at="move").offers()) == 13


@RULE("PAN-057")
def test_g07_one_color_per_tile() -> None:
    table = Table(seat("RB", "1,1"), seat(), board={"1,1": tile("R")}).choose("column:place")
    assert "tile:1,1" not in table.choose("element:B").offers()
    assert table.refuses("tile:1,1")
    table.choose("back", "element:R", "tile:1,1")
    assert (table.tile("1,1").element, table.tile("1,1").count) == ("R", 2)


@RULE("PAN-044", "PAN-073")
def test_g08_pit_takes_gods_but_no_elements() -> None:
    table = Table(seat("GR"), seat(), at="move").choose("tile:0,3", "element:G")
    assert table.player().at == "0,3"
    assert "tile:0,3" not in table.offers()
    assert table.refuses("tile:0,3")


@RULE("PAN-079")
def test_g09_a_fourth_element() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("GGG")})
    table.choose("column:place", "element:G", "tile:1,1")
    assert table.tile("1,1").count == 4


@RULE("PAN-054")
def test_g10_no_valid_tile_returns_to_the_bank() -> None:
    board = dict(ALL_LOCKED)
    board["2,2"] = tile("")
    table = Table(seat("R", "1,1"), seat("", "2,2"), board=board)
    assert table.held() == ""
    assert table.state.acted
    assert "to-bank" in table.kinds()


@RULE("PAN-058", "PAN-059", "PAN-062")
def test_g11_shift() -> None:
    table = Table(seat("B", "2,2"), seat(), board={"1,1": tile("G")})
    table.choose("column:shift", "tile:1,2")
    assert table.held() == ""
    assert (table.tile("1,1").count, table.tile("1,2").count, table.tile("1,2").element) == (0, 1, "G")
    assert sum(found.count for found in table.state.board.values()) == 1


def test_g12_no_shift_without_elements() -> None:
    table = Table(seat("GR", "2,2"), seat(), board={"0,0": tile("G")})
    assert "column:shift" not in table.offers()
    assert table.refuses("column:shift")


@RULE("PAN-065", "PAN-067", "PAN-068", "PAN-071", "PAN-076")
def test_g13_lock() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("RRR")}).choose("column:lock")
    found = table.tile("1,1")
    assert table.held() == ""
    assert (table.state.favor, table.state.landscapes["M"]) == (11, 5)
    assert (found.landscape, found.favor, found.element, found.count) == ("M", 0, None, 0)
    after = Table(seat("R", "1,2"), seat(), board={"1,1": locked("M", 0)})
    assert "tile:1,1" not in after.offers()


@RULE("PAN-065")
def test_g14_lock_needs_two_elements() -> None:
    assert "column:lock" not in Table(seat("G", "1,1"), seat(), board={"1,1": tile("RRR")}).offers()


@RULE("PAN-052", "PAN-075")
def test_g15_no_lock_under_another_god() -> None:
    assert "column:lock" not in Table(seat("GB", "1,2"), seat("", "1,1"), board={"1,1": tile("RRR")}).offers()


@RULE("PAN-063", "PAN-064", "PAN-066", "PAN-128")
def test_g16_two_elements_on_a_tile_worth_points() -> None:
    board = {"1,2": tile("BB", vp=2)}
    assert "column:lock" not in Table(seat("GB", "1,1"), seat(), board=board).offers()
    assert "column:lock" in Table(seat("GB", "1,1", lock=["perseus/1"]), seat(), board=board).offers()


@RULE("PAN-128", "PAN-159")
def test_g17_two_elements_on_a_tile_worth_nothing() -> None:
    board = {"2,1": tile("BB", vp=0)}
    assert "column:lock" not in Table(seat("GB", "1,1", lock=["perseus/1"]), seat(), board=board).offers()
    assert "column:lock" in Table(seat("GB", "1,1", lock=["achilles"]), seat(), board=board).offers()


@RULE("PAN-078")
def test_g18_no_landscape_left() -> None:
    board = {"1,1": tile("GGG")}
    assert "column:lock" not in Table(seat("GB", "1,1"), seat(), board=board, landscapes={"F": 0}).offers()
    assert "column:lock" in Table(seat("GB", "1,1"), seat(), board=board, landscapes={"F": 1}).offers()


@RULE("PAN-100")
def test_g19_remove_place_shift_in_one_column() -> None:
    table = Table(seat("G", "1,2", shift=["theseus/1", "cadmus/1"]), seat(), board={"1,1": tile("G"), "2,1": tile("B")})
    table.choose("column:shift", "ability:theseus/1", "tile:1,1")
    table.choose("ability:cadmus/1", "element:B", "tile:2,1", "tile:2,2")
    assert table.held() == ""
    assert table.tile("1,1").count == 0
    assert (table.tile("2,1").element, table.tile("2,1").count) == ("B", 1)
    assert (table.tile("2,2").element, table.tile("2,2").count) == ("B", 1)


@RULE("PAN-101", "PAN-102", "PAN-032")
def test_g20_last_favor_token() -> None:
    table = Table(seat("GBRR", "1,1"), seat("GGRRBB"), board={"1,1": tile("RRR")}, favor=1, market=[["bellerophon/1"]])
    table.choose("column:lock", "pay:G,B")
    assert table.state.ending
    assert table.state.outcome is None
    assert "card:bellerophon" in table.offers()
    table.choose("card:bellerophon")
    assert table.outcome.reason.key == "pantheum-end-favor"
    assert "turn" not in table.kinds()


@RULE("PAN-110")
def test_g21_strongest_demigods() -> None:
    table = scored(seat(place=["asclepius/1", "palamedes/1"], shift=["bellerophon/1"]), seat())
    assert table.standing().parts["strongest"] == 5


@RULE("PAN-106", "PAN-107", "PAN-108")
def test_g22_plan_on_anothers_tile() -> None:
    table = scored(seat(plan="P02"), seat(plan="P01"), board={"0,1": locked("M", 1, vp=3)})
    assert (table.standing(0).parts["plan"], table.standing(0).parts["favor"]) == (3, 0)
    assert (table.standing(1).parts["plan"], table.standing(1).parts["favor"]) == (0, 3)


@RULE("PAN-109")
def test_g23_own_tile_against_the_plan() -> None:
    table = scored(seat(plan="P02"), seat(plan="P04"), board={"0,1": locked("F", 0, vp=2)})
    assert (table.standing(0).parts["plan"], table.standing(0).parts["favor"]) == (0, 2)


@RULE("PAN-106", "PAN-108")
def test_g24_both_on_one_tile() -> None:
    table = scored(seat(plan="P02"), seat(plan="P01"), board={"0,1": locked("M", 0, vp=3)})
    assert table.standing(0).score == 6


@RULE("PAN-135", "PAN-136")
def test_g25_jason() -> None:
    table = scored(seat(place=["jason/1", "orpheus/1", "heracles"]), seat())
    assert table.standing().parts["bonus"] == 3


@RULE("PAN-137", "PAN-138")
def test_g26_psyche_four_times() -> None:
    table = Table(seat("GGGGG", "1,1", place=["psyche/1"]), seat(at="3,3"), at="move")
    for n in range(4):
        table.choose("tile:1,2" if n % 2 == 0 else "tile:1,1", "column:place", "action", "tile:2,2", draws=["GG"])
        before = len(table.held())
        table.choose("ability:psyche/1")
        assert len(table.held()) == before - 1
        table.choose("pass", draws=["GG"])
        table.choose("tile:3,3" if n % 2 else "tile:3,2", "column:place", "tile:2,3", "pass", draws=["GG"])
    assert table.player().stored == {"psyche/1": {"G": 4}}
    assert table.view().players[0].score.bonus == 4


@RULE("PAN-152")
def test_g27_points_for_tiles_with_the_own_icon() -> None:
    board = {
        "0,0": locked("F", 0, vp=3), "0,1": locked("F", 0, vp=1), "1,0": locked("F", 0, vp=0),
        "1,1": locked("F", 0, vp=2), "2,2": locked("F", 1, vp=3),
    }  # fmt: skip
    table = scored(seat(lock=["aeneas"]), seat(), board=board)
    assert (table.standing().parts["bonus"], table.standing().parts["favor"]) == (6, 6)


@RULE("PAN-092", "PAN-130")
def test_g28_two_points_once() -> None:
    assert scored(seat(lock=["helen/1"]), seat()).standing().parts["bonus"] == 2
    table = Table(seat("GGRRBB", lock=["helen/1"]), seat(), at="recruit", market=[["helen/2"]])
    assert "card:helen" not in table.offers()
    assert table.refuses("card:helen")


@RULE("PAN-129")
def test_g29_discount() -> None:
    table = Table(
        seat("GGB", "1,1", lock=["autolycus/1"]),
        seat(),
        at="recruit",
        column="lock",
        acted=True,
        market=[["orpheus/1"]],
    )
    table.choose("card:orpheus")
    assert table.offers() == ["drop:G", "drop:B"]
    table.choose("drop:B")
    assert table.held() == "B"
    assert table.player().columns["place"] == ["orpheus/1"]


@RULE("PAN-125", "PAN-126", "PAN-127")
def test_g30_ariadne_sells_herself() -> None:
    table = Table(seat("GB", "1,1", lock=["ariadne/1"]), seat(), board={"1,1": tile("RRR")}).choose("column:lock")
    table.choose("ability:ariadne/1")
    assert satchel(table.held()) == {"G": 1, "R": 0, "B": 3}
    assert table.state.deck[-1] == "ariadne/1"
    assert table.player().columns["lock"] == []


@RULE("PAN-093", "PAN-094")
def test_g31_empty_epic_slot() -> None:
    table = Table(seat("GGGGGGRRBB"), seat("GGGGGGRRBB"), at="recruit", epics={"green": ["heracles", "atalanta"]})
    assert "card:atalanta" not in table.offers()
    table.choose("card:heracles", draws=["GG"])
    assert table.state.epics["green"] == ("atalanta",)
    table.choose("tile:1,1", "column:place", "element:G", "tile:1,1", "card:atalanta")
    assert not table.state.epics["green"]
    assert table.view().epics[0].card is None


@RULE("PAN-089", "PAN-091", "PAN-092")
def test_g32_under_card_of_a_stack() -> None:
    market = [["bellerophon/1", "bellerophon/2"], ["orpheus/1"], ["cadmus/1"], ["helen/1"]]
    table = Table(seat("GGRRRRBB"), seat("GGRRRRBB"), at="recruit", market=market)
    deck = len(table.state.deck)
    table.choose("card:bellerophon", draws=["RR"])
    assert table.state.market[0] == ("bellerophon/2",)
    assert len(table.state.deck) == deck
    table.choose("tile:1,1", "column:place", "element:R", "tile:1,1")
    assert "card:bellerophon" in table.offers()
    again = Table(seat("GGRRRRBB", shift=["bellerophon/1"]), seat(), at="recruit", market=[["bellerophon/2"]])
    assert "card:bellerophon" not in again.offers()


@RULE("PAN-118", "PAN-119")
def test_g33_roll_again() -> None:
    board = dict(ALL_LOCKED)
    board["1,1"] = tile("R")
    table = Table(seat("R", "1,1", place=["palamedes/1"]), seat(), board=board).choose("column:place", "action")
    table.choose("ability:palamedes/1", draws=["RB"])
    assert table.tile("1,1").count == 3
    assert "unplaced" in table.kinds()
    assert sum(found.count for found in table.state.board.values()) == 3


@RULE("PAN-147", "PAN-148")
def test_g34_three_colors_two_tiles() -> None:
    board = dict(ALL_LOCKED)
    board["1,1"] = board["1,2"] = tile("")
    table = Table(seat("RR", "1,1", place=["heracles"]), seat(), board=board)
    table.choose("column:place", "ability:heracles", "element:G", "tile:1,1")
    assert table.offers() == ["element:R", "element:B"]
    table.choose("element:B")
    assert (table.tile("1,1").element, table.tile("1,2").element) == ("G", "B")
    assert "unplaced" in table.kinds()


@RULE("PAN-149")
def test_g35_circe_swaps() -> None:
    table = Table(seat("R", "0,0", shift=["circe"]), seat("", "2,2"), board={"1,1": tile("G")})
    table.choose("column:shift", "ability:circe", "part:swap")
    assert (table.player(0).at, table.player(1).at) == ("2,2", "0,0")
    assert (0, 0) not in table.view(0).range
    assert (3, 3) in table.view(0).range


@RULE("PAN-061", "PAN-156", "PAN-157")
def test_g36_minos_reaches_under_a_god() -> None:
    board = {"1,1": tile("R")}
    normal = Table(seat("RR", "1,2"), seat("", "1,1"), board=board)
    assert "column:shift" not in normal.offers()
    table = Table(seat("RR", "1,2", shift=["minos"]), seat("", "1,1"), board={**board, "2,2": tile("R")})
    table.choose("column:shift")
    table.choose("ability:minos")
    assert "tile:1,1" in table.offers()
    table.choose("tile:2,2")
    assert "tile:1,1" not in table.offers()
    table.choose("back", "tile:1,1", "tile:0,2")
    assert (table.tile("1,1").count, table.tile("0,2").count) == (0, 1)


@RULE("PAN-121")
def test_g37_icarus_reaches_everything() -> None:
    board = {"3,3": tile("G")}
    table = Table(seat("B", "0,0", shift=["icarus/1"]), seat(), board=board).choose("column:shift", "tile:3,0")
    assert (table.tile("3,3").count, table.tile("3,0").count) == (0, 1)
    blocked = Table(seat("B", "0,0", shift=["icarus/1"]), seat("", "3,3"), board=board)
    assert "column:shift" not in blocked.offers()


@RULE("PAN-143")
def test_g38_pandora_with_four() -> None:
    table = Table(seat("GR", "1,1", place=["pandora/1"]), seat(), seat(), seat())
    table.choose("column:place")
    assert sorted(decision.seat for decision in table.pending()) == [1, 2, 3]
    table.choose("element:G", seat=1).choose("element:B", seat=3).choose("element:R", seat=2)
    assert [table.held(n) for n in range(4)] == ["GR", "G", "R", "B"]


@RULE("PAN-131", "PAN-132")
def test_g39_shared_gain_with_four() -> None:
    table = Table(seat("GR", "1,1", place=["asclepius/1"]), seat(), seat("B"), seat())
    table.choose("column:place", "ability:asclepius/1", "element:B", "tile:1,1")
    assert [table.held(n) for n in range(4)] == ["GR", "B", "BB", "B"]


@RULE("PAN-033", "PAN-112", "PAN-113", "PAN-114")
def test_g40_tie_breaks() -> None:
    # Worthless tiles only: nobody has points, but landscapes fit the plans P01 and P02.
    both = {"0,0": "F", "1,0": "W", "1,2": "M", "2,2": "W"}
    six_to_five = {**both, "0,1": "F", "0,2": "W", "1,1": "F"}
    six_each = {**six_to_five, "1,3": "W"}
    eleven = ["castor/1", "cadmus/1", "phaethon/1", "orpheus/1"]
    nine = ["castor/2", "cadmus/2", "phaethon/2"]

    def ended(lands: dict[str, str], *recruited: list[str]) -> Table:
        board = {key: locked(land, 0, vp=0) for key, land in lands.items()}
        plans = zip(("P01", "P02"), recruited, strict=True)
        return scored(*(seat(plan=plan, recruited=cards) for plan, cards in plans), board=board)

    by_fits = ended(six_to_five, nine, eleven)
    assert by_fits.outcome.winners == (0,)
    assert [standing.tiebreaks for standing in by_fits.outcome.standings] == [(6, 9), (5, 11)]
    assert ended(six_each, eleven, nine).outcome.winners == (0,)
    assert ended(six_each, nine, eleven).outcome.winners == (1,)
    shared = ended(six_each, nine, nine[:])
    assert shared.outcome.winners == (0, 1)
    assert [standing.rank for standing in shared.outcome.standings] == [1, 1]


def test_g54_points_of_the_tiles() -> None:
    assert sum(found.vp for found in DATA.tiles) == 24
    sums = {sum(found.vp for found in start(2, seed=f"s{n}").board.values()) for n in range(30)}
    assert sums == {24, 23, 22, 21}


def test_g55_four_elements_are_full() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("BBBB")}).choose("column:lock")
    assert table.tile("1,1").landscape == "W"
