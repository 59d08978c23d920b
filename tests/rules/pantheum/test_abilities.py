"""What demigods and epics do."""

from __future__ import annotations

import pytest

from rules.games.pantheum.data import CARDS, DATA, Bonus, Curse, Discount, FullAt, WideRange, all_cards, card_id
from tests.rules.pantheum.table import GAME, SAY, Table, locked, scored, seat, tile

RULE = pytest.mark.rule


def on(board: dict[str, str]) -> dict[str, dict[str, object]]:
    return {key: tile(elements) for key, elements in board.items()}


@RULE("PAN-116")
def test_orpheus_not_under_the_own_god() -> None:
    table = Table(seat("GGG", "1,1", place=["orpheus/1"]), seat()).choose("ability:orpheus/1")
    assert table.offers() == ["element:G", "element:R", "element:B"]
    table.choose("element:R")
    assert "tile:1,1" not in table.offers()
    assert len(table.offers()) == 8
    table.choose("tile:2,2")
    assert (table.tile("2,2").element, table.held()) == ("R", "GGG")


@RULE("PAN-117")
def test_triptolemus_only_where_points_are() -> None:
    table = Table(seat("GGG", "1,1", place=["triptolemus/1"]), seat()).choose("ability:triptolemus/1", "element:B")
    assert set(table.offers()) == {f"tile:{key}" for key in ("0,0", "0,1", "0,2", "1,1", "1,2", "2,0", "2,2")}
    table.choose("tile:0,2")
    assert (table.tile("0,2").element, table.held()) == ("B", "GGG")


@RULE("PAN-118")
def test_palamedes_rolls_and_places_both() -> None:
    table = Table(seat("GGG", "1,1", place=["palamedes/1"]), seat())
    assert table.option("ability:palamedes/1").irreversible
    table.choose("ability:palamedes/1", draws=["RB"])
    assert table.offers() == ["element:R", "element:B"]
    assert table.kind == "element"
    table.choose("element:B", "tile:0,0", "tile:2,2")
    assert (table.tile("0,0").element, table.tile("2,2").element) == ("B", "R")
    assert [event.reveals for event in table.log if event.kind == "roll"] == [True]
    double = Table(seat("GGG", "1,1", place=["palamedes/1"]), seat()).choose("ability:palamedes/1", draws=["RR"])
    double.choose("tile:0,0", "tile:0,0")
    assert double.tile("0,0").count == 2


@RULE("PAN-120")
def test_aristaeus_shifts_free_of_charge() -> None:
    table = Table(seat("GGG", "1,1", place=["aristaeus/1"]), seat(), board=on({"0,0": "R", "3,3": "B"}))
    table.choose("column:place", "ability:aristaeus/1")
    assert "tile:0,0" not in table.offers()
    table.choose("tile:2,2")
    assert (table.tile("0,0").count, table.tile("2,2").element, table.held()) == (0, "R", "GGG")


@RULE("PAN-122")
def test_bellerophon_takes_from_points_only() -> None:
    table = Table(seat("GG", "1,1", shift=["bellerophon/1"]), seat(), board=on({"1,0": "R", "0,2": "B", "1,2": "B"}))
    table.choose("column:shift", "ability:bellerophon/1")
    assert table.offers() == ["tile:0,2", "tile:1,2"]
    table.choose("tile:0,2", "tile:1,2")
    assert (table.tile("1,2").count, table.held()) == (2, "GG")


@RULE("PAN-123")
def test_cadmus_places_from_the_bank() -> None:
    table = Table(seat("GG", "1,1", shift=["cadmus/1"]), seat(), board=on({"1,0": "R"}))
    table.choose("column:shift", "ability:cadmus/1", "element:B")
    assert "tile:1,0" not in table.offers()
    table.choose("tile:1,1")
    assert (table.tile("1,1").element, table.held()) == ("B", "GG")


@RULE("PAN-124")
def test_theseus_removes() -> None:
    table = Table(seat("GG", "1,1", shift=["theseus/1"]), seat(), board=on({"1,0": "RR", "0,0": "B", "3,3": "G"}))
    table.choose("column:shift", "ability:theseus/1")
    assert table.offers() == ["tile:0,0", "tile:1,0"]
    table.choose("tile:1,0")
    assert (table.tile("1,0").count, table.held()) == (1, "GG")


@RULE("PAN-121")
def test_icarus_only_in_the_shift_column() -> None:
    table = Table(seat("GG", "0,0", shift=["icarus/1"]), seat("", "2,2"), board=on({"3,3": "B"}))
    place = table.choose("column:place")
    assert "tile:3,0" not in place.offers()
    table.choose("back", "column:shift")
    assert len(table.offers()) == 16 - 1 - 1 - 1  # the Pit, the other god, the source
    assert len(table.view().range) == 15


@RULE("PAN-125", "PAN-126")
def test_ariadne_sells_another() -> None:
    table = Table(
        seat("GB", "1,1", place=["psyche/1"], lock=["ariadne/1"], stored={"psyche/1": {"G": 2}}),
        seat(),
        board=on({"1,1": "RRR"}),
    )
    table.choose("column:lock", "ability:ariadne/1")
    assert table.offers() == ["demigod:psyche/1", "demigod:ariadne/1"]
    table.choose("demigod:psyche/1")
    assert table.held() == "GGRB"
    assert table.state.deck[-1] == "psyche/1"
    assert table.player().stored == {}
    assert table.view().deck == len(table.state.deck)


@RULE("PAN-129")
def test_autolycus_lowers_a_price_by_one() -> None:
    market = [["orpheus/1"]]
    for column, elements in (("lock", "GG"), ("lock", "GB")):
        table = Table(seat(elements, lock=["autolycus/1"]), seat(), at="recruit", column=column, market=market)
        assert "card:orpheus" in table.offers()
        table.choose("card:orpheus")
        assert table.held() == ""
    epic = Table(seat("GGRB", lock=["autolycus/1"]), seat(), at="recruit", column="lock", epics={"green": ["heracles"]})
    assert "card:heracles" in epic.offers()
    other = Table(seat("GG", lock=["autolycus/1"]), seat(), at="recruit", column="place", market=market)
    assert "card:orpheus" not in other.offers()


@RULE("PAN-130")
def test_helen_is_worth_two() -> None:
    assert scored(seat(lock=["helen/1"]), seat()).standing(0).parts["bonus"] == 2
    assert scored(seat(), seat(lock=["helen/1"])).standing(0).parts["bonus"] == 0


@RULE("PAN-131", "PAN-132")
def test_asclepius_places_and_shares() -> None:
    table = Table(seat("GG", "1,1", shift=["asclepius/1"]), seat("R"), seat(), board=on({"1,0": "R"}))
    table.choose("column:shift", "ability:asclepius/1", "element:R", "tile:1,0")
    assert [table.held(n) for n in range(3)] == ["GG", "RR", "R"]
    assert table.tile("1,0").count == 2


@RULE("PAN-133")
def test_hippolyta_shifts_free_of_charge() -> None:
    table = Table(seat("GG", "1,1", place=["hippolyta/1"]), seat(), board=on({"0,0": "R"}))
    table.choose("column:place", "ability:hippolyta/1", "tile:0,1")
    assert (table.tile("0,1").element, table.held()) == ("R", "GG")


@RULE("PAN-134")
def test_phaethon_moves_the_god_and_its_range() -> None:
    table = Table(seat("GGG", "1,1", place=["phaethon/1"]), seat("", "3,3")).choose("ability:phaethon/1")
    assert len(table.offers()) == 14
    assert not {"tile:1,1", "tile:3,3"} & set(table.offers())
    table.choose("tile:3,0")
    assert table.player().at == "3,0"
    assert table.view().range == [(2, 0), (2, 1), (3, 0), (3, 1)]
    assert table.offers() == [f"tile:{r},{c}" for r, c in table.view().range]


@RULE("PAN-135", "PAN-136")
@pytest.mark.parametrize(("others", "points"), [([], 1), (["helen/1"], 2 + 2), (["achilles", "perseus/1"], 3)])
def test_jason_counts_his_column(others: list[str], points: int) -> None:
    table = scored(seat(lock=["jason/1", *others], place=["orpheus/1"]), seat())
    assert table.standing().parts["bonus"] == points


@RULE("PAN-137")
def test_psyche_takes_any_element() -> None:
    board = on({"1,0": "R"})
    table = Table(seat("GRB", "1,1", shift=["psyche/1"]), seat(), board=board).choose(
        "column:shift", "ability:psyche/1"
    )
    assert table.offers() == ["element:G", "element:R", "element:B"]
    table.choose("element:B")
    assert (table.held(), table.player().stored) == ("GR", {"psyche/1": {"B": 1}})
    assert table.view(1).players[0].columns["shift"][0].stored == {"B": 1}


@RULE("PAN-138")
def test_psyche_is_worth_what_she_holds() -> None:
    table = scored(seat(place=["psyche/1"], stored={"psyche/1": {"G": 2, "B": 3}}), seat())
    assert table.standing().parts["bonus"] == 5


@RULE("PAN-139")
def test_castor_copies_from_another_column() -> None:
    table = Table(
        seat("GG", "1,1", place=["castor/1", "orpheus/1"], shift=["theseus/1", "cadmus/1"]),
        seat(),
        board=on({"1,0": "RR", "0,0": "B"}),
    )
    table.choose("column:place", "ability:castor/1")
    assert table.offers() == ["demigod:theseus/1", "demigod:cadmus/1"]
    table.choose("demigod:theseus/1", "tile:1,0")
    assert table.tile("1,0").count == 1
    assert table.state.used == ["castor/1"]
    assert "copy" in table.kinds()


def test_castor_with_palamedes_alone_to_copy_rolls_at_once_and_says_so() -> None:
    table = Table(seat("GGG", "1,1", place=["palamedes/1"], shift=["castor/1"]), seat(), board=on({"1,0": "R"}))
    table.choose("column:shift")
    assert table.option("ability:castor/1").irreversible
    table.choose("ability:castor/1", draws=["RB"])
    assert table.step.draws == ("RB",)
    places = ["palamedes/1", "orpheus/1"]
    choosing = Table(seat("GGG", "1,1", place=places, shift=["castor/1"]), seat(), board=on({"1,0": "R"}))
    choosing.choose("column:shift")
    assert not choosing.option("ability:castor/1").irreversible
    choosing.choose("ability:castor/1")
    assert [option.irreversible for option in choosing.decision().offered[:2]] == [True, False]


@RULE("PAN-140")
def test_castor_copies_no_points() -> None:
    table = Table(seat("GG", "1,1", place=["castor/1"], lock=["helen/1", "aeneas", "jason/1"]), seat())
    assert table.kind == "tile"  # nothing to choose but where the leaf goes
    with_cadmus = Table(seat("GG", "1,1", place=["castor/1"], shift=["cadmus/1"], lock=["helen/1", "aeneas"]), seat())
    with_cadmus.choose("column:place", "ability:castor/1")
    assert with_cadmus.kind == "element"


@RULE("PAN-141")
def test_tantalus_takes_from_the_own_tile() -> None:
    table = Table(seat("GG", "1,1", place=["tantalus/1"]), seat(), board=on({"1,1": "BB", "0,0": "R"}))
    table.choose("column:place", "ability:tantalus/1")
    assert (table.tile("1,1").count, table.held()) == (1, "GGB")
    empty = Table(seat("GG", "1,1", place=["tantalus/1"]), seat(), board=on({"0,0": "R"})).choose("column:place")
    assert "ability:tantalus/1" not in empty.offers()


@RULE("PAN-142")
def test_pandora_goes_to_another_board() -> None:
    table = Table(seat("GB"), seat(), seat(), at="recruit", market=[["pandora/1"]]).choose("card:pandora")
    assert table.offers() == ["seat:1", "seat:2"]
    table.choose("seat:2")
    assert table.offers() == ["column:place", "column:shift", "column:lock"]
    table.choose("column:shift")
    assert table.player(2).columns["shift"] == ["pandora/1"]
    assert table.player(0).cards() == []
    assert table.view().players[2].columns["shift"][0].placed_by == 0


@RULE("PAN-143")
def test_pandora_works_every_time_her_column_is_performed() -> None:
    table = Table(seat("GGG", "1,1", place=["pandora/1"]), seat("", "3,3"))
    assert table.option("column:place").irreversible
    table.choose("column:place", seat=0)
    table.choose("element:B", seat=1)
    assert table.held(1) == "B"
    table.choose("tile:1,1", "pass", draws=["GG"])
    table.quick_turn("3,2").choose("tile:1,2", "column:place")
    assert [decision.seat for decision in table.pending()] == [1]
    other = Table(seat("GG", "1,1", place=["pandora/1"]), seat(), board=on({"1,0": "R"})).choose("column:shift")
    assert other.kind == "to"


@RULE("PAN-147")
def test_heracles_places_one_of_each() -> None:
    table = Table(seat("GG", "1,1", place=["heracles"]), seat()).choose("column:place", "ability:heracles")
    assert table.offers() == ["element:G", "element:R", "element:B"]
    assert [option.key for option in table.decision().offered if option.key == "back"] == []
    table.choose("element:R", "tile:0,0", "element:B", "tile:0,1", "tile:0,2")
    assert [table.tile(key).element for key in ("0,0", "0,1", "0,2")] == ["R", "B", "G"]
    assert table.held() == "GG"


@RULE("PAN-149", "PAN-150", "PAN-151")
@pytest.mark.parametrize("order", [("swap", "place"), ("place", "swap"), ("swap",), ("place",)])
def test_circe_one_part_or_both(order: tuple[str, ...]) -> None:
    table = Table(
        seat("GG", "1,1", shift=["circe"]), seat("", "3,3"), seat("", "0,3"), board=on({"1,0": "R", "2,2": "R"})
    )
    table.choose("column:shift", "ability:circe")
    for part in order:
        table.choose(f"part:{part}")
        if part == "swap":
            assert table.offers() == ["god:aphrodite", "god:athena"]
            table.choose("god:aphrodite")
        else:
            table.choose("element:R", "tile:2,2")
    if len(order) == 1:
        table.choose("done")
    assert (table.player(0).at == "3,3") == ("swap" in order)
    assert (table.player(1).at == "1,1") == ("swap" in order)
    assert table.tile("2,2").count == (2 if "place" in order else 1)
    assert table.kind != "part"


@RULE("PAN-152")
def test_aeneas_counts_tiles_worth_points() -> None:
    board = {"0,0": locked("F", 0), "1,0": locked("F", 0), "1,1": locked("F", 1)}
    assert scored(seat(lock=["aeneas"]), seat(), board=board).standing().parts["bonus"] == 2


@RULE("PAN-153", "PAN-154", "PAN-155")
@pytest.mark.parametrize("order", [("place", "gain"), ("gain", "place"), ("place",), ("gain",)])
def test_atalanta_one_part_or_both(order: tuple[str, ...]) -> None:
    table = Table(seat("GG", "1,1", place=["atalanta"]), seat()).choose("column:place", "ability:atalanta")
    assert table.offers() == ["part:place", "part:gain"]
    for part in order:
        table.choose(f"part:{part}")
        table.choose(*(["element:R", "tile:2,2"] if part == "place" else ["element:B"]))
    if len(order) == 1:
        table.choose("done")
    assert table.tile("2,2").count == (1 if "place" in order else 0)
    assert table.held() == ("GGB" if "gain" in order else "GG")


@RULE("PAN-157", "PAN-158")
def test_minos_with_icarus() -> None:
    board = on({"3,3": "R", "3,0": "G"})
    table = Table(seat("GG", "0,0", shift=["minos", "icarus/1"]), seat("", "3,3"), board=board)
    table.choose("column:shift", "ability:minos")
    assert table.offers() == ["tile:3,0", "tile:3,3"]
    table.choose("tile:3,3", "tile:0,1")
    assert (table.tile("3,3").count, table.tile("0,1").element) == (0, "R")
    action = Table(seat("GG", "0,0", shift=["minos", "icarus/1"]), seat("", "3,3"), board=board)
    action.choose("column:shift", "action")
    assert action.kind == "to"  # the action may only start from a4


@RULE("PAN-128", "PAN-159", "PAN-064")
@pytest.mark.parametrize(
    ("card", "vp", "count", "full"),
    [
        ("perseus/1", 1, 2, True), ("perseus/1", 0, 2, False), ("perseus/1", 0, 3, True), ("perseus/1", 1, 1, False),
        ("achilles", 0, 2, True), ("achilles", 3, 2, True), ("achilles", 3, 1, False), (None, 3, 2, False),
    ],
)  # fmt: skip
def test_full_from_two(card: str | None, vp: int, count: int, full: bool) -> None:
    board = {"1,1": tile("R" * count, vp=vp)}
    table = Table(seat("GB", "1,1", lock=[card] if card else []), seat(), board=board)
    assert ("column:lock" in table.offers()) == full


PASSIVE = (Bonus, Curse, Discount, FullAt, WideRange)


@pytest.mark.parametrize("card", [*(c for c in all_cards(solo=False) if c.endswith("/1")), *(e.id for e in DATA.epics)])
def test_every_card_once(card: str) -> None:
    """Each card is recruited, and each one that can be performed is performed and changes something."""
    effect = CARDS[card_id(card)].effect
    column = {"green": "place", "red": "shift", "blue": "lock"}.get(CARDS[card_id(card)].color, "place")
    columns = {name: [card] if name == column else [] for name in ("place", "shift", "lock")}
    columns["shift" if column != "shift" else "place"] += ["theseus/2"] if column != "shift" else ["orpheus/2"]
    board = on({"1,1": "RRR", "0,0": "G", "2,2": "BB"})
    table = Table(seat("GGRRBB", "1,1", **columns), seat("", "3,3"), board=board)
    table.choose(f"column:{column}")
    key = f"ability:{card}"
    if isinstance(effect, PASSIVE):
        assert key not in table.offers()
        return
    before = (table.state.board, table.state.players, table.state.deck)
    table.choose(key)
    for _ in range(8):
        if table.kind in ("act", "recruit"):
            break
        table.choose(table.offers()[0])
    assert card in table.state.used
    assert (table.state.board, table.state.players, table.state.deck) != before


def test_card_words_have_the_amounts_of_the_cards() -> None:
    words = {component.id: SAY(component.text) for component in GAME.components()}
    assert "2 points" in words["helen"]
    assert "from 2 elements" in words["perseus"]
    assert "from 2 elements" in words["achilles"]
    assert "1 element less" in words["autolycus"]
    assert "worth 1 point" in words["psyche"]
    assert "worth 2 points" in words["aeneas"]
    assert words["heracles"].startswith("Place 1 leaf, 1 flame and 1 drop")
    for card in [*DATA.demigods, *DATA.epics]:
        facts = [SAY(fact) for fact in next(c for c in GAME.components() if c.id == card.id).facts]
        assert f"Power: {card.power}" in facts
        spelled = {"G": ("leaf", "leaves"), "R": ("flame", "flames"), "B": ("drop", "drops")}
        for element, number in card.cost.items():
            name = f"{number} {spelled[element][number != 1]}"
            assert (name in facts[0]) == (number > 0)
    assert all("-" not in text.split(" ")[0] for text in words.values()), "a key came out unworded"
