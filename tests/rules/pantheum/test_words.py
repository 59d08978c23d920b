"""What players read: symbols, the text board, plans, rule summaries."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import rules.games.pantheum
from rules.core import engine
from rules.core.types import SPECTATOR, Text, Viewer
from rules.games.pantheum.data import CARDS, COLUMN, DATA, KRONOS_CARDS
from tests.rules.pantheum.table import GAME, SAY, Table, locked, seat, start, tile

RULE = pytest.mark.rule


def board_text(table: Table, n: int | None = None) -> str:
    return "\n".join(SAY(line) for line in GAME.describe(table.view(n)))


@RULE("PAN-027")
def test_the_four_symbols_are_explained() -> None:
    words = SAY(next(topic.body for topic in GAME.topics() if topic.key == "words"))
    for name in ("Satchel:", "Element:", "Bank:", "Points:"):
        assert name in words


def test_the_text_board_is_enough_to_play() -> None:
    table = Table(
        seat("GGB", "1,1", place=["orpheus/1"]),
        seat("R", "3,3", lock=["psyche/1"], stored={"psyche/1": {"G": 2}}),
        board={"1,1": tile("RR"), "0,0": locked("F", 1)},
        die="GB",
    )
    text = board_text(table, 0)
    assert "b2 (1) 2 flames, Ares" in text
    assert "a1 (1) forest of Dion" in text
    assert "d1 (0) Pit" in text
    assert "Favor left: 11 of 12" in text
    assert "5 forest, 6 mountain and 6 river" in text
    assert "Theano (Ares on b2): 2 leaves and 1 drop." in text
    assert "Lock: Psyche (1) with 2 stored" in text
    assert "Rolled: 1 leaf and 1 drop." in text
    assert len(text) < 4000
    assert text.count("\n") < 40


def test_the_text_board_hides_other_plans() -> None:
    table = Table(seat("GG", "1,1", plan="P01"), seat(plan="P06"), board={"0,0": locked("F", 1, vp=3)})
    assert "0 points without the plan." in board_text(table)
    own = board_text(table, 0)
    assert "Theano (Ares on b2): 2 leaves. 3 points with the plan." in own
    assert "Dion (Aphrodite, not on the board yet): nothing. 3 points without the plan." in own


def test_the_plan_in_words() -> None:
    table = Table(seat("GG", "1,1", plan="P01"), seat(), board={"0,0": locked("F", 1, vp=3), "0,1": locked("M", 1)})
    lines = [SAY(line) for line in GAME.secrets(table.view(0))]
    assert lines[0] == "Your Divine Plan, 3 points so far:"
    assert lines[1] == "a1 forest (3) ✓ | b1 forest (2) ✗ | c1 river (3) | d1 Pit"
    assert lines[4] == "a4 mountain (2) | b4 river (3) | c4 forest (0) | d4 mountain (1)"


def test_solo_board_names_kronos() -> None:
    text = "\n".join(SAY(line) for line in GAME.describe(engine.view(GAME, start(1), Viewer(0))))
    assert "Kronos is on" in text


def test_topics_have_the_amounts_of_the_game() -> None:
    topics = {topic.key: SAY(topic.body) for topic in GAME.topics()}
    assert 8 <= len(topics) <= 14
    assert all(len(body) <= 1500 for body in topics.values())
    assert f"with {COLUMN['lock'].full_at} or more" in topics["lock"]
    assert f"Pay {COLUMN['lock'].pay} elements" in topics["lock"]
    assert "12 with two players, 11 with three, 10 with four" in topics["goal"]


def test_every_card_and_kronos_card_can_be_looked_up() -> None:
    found = {component.id: component for component in GAME.components()}
    assert set(found) == set(CARDS) | set(KRONOS_CARDS)
    assert SAY(found["K03"].text) == (
        "Kronos places 1 drop on tiles in his range of your choice. For what fits nowhere, a blight falls on his tile."
    )
    assert SAY(found["K03"].facts[1]) == "Falls on the tiles up left, up right, down left and down right of Kronos"
    assert "1 leaf and 1 flame to a2" in SAY(found["K03"].facts[2])
    assert len({SAY(component.name) for component in found.values()}) == len(found)


def test_events_read_like_sentences() -> None:
    table = Table(seat("GR"), seat(), at="roll", draws=["GR"], board={"1,1": tile("R")})
    table.choose("tile:2,1", "column:shift", "tile:1,0", "pay:G", "pass", draws=["BB"])
    assert table.said() == [
        "Theano rolls 1 leaf and 1 flame.",
        "The god of Theano moves to b3.",
        "Theano performs Shift.",
        "Theano pays 1 leaf.",
        "Theano shifts a flame from b2 to a2.",
        "Round 1 · Dion",
        "Dion rolls 2 drops.",
    ]


def test_readme_names_every_question_and_frame() -> None:
    readme = (Path(rules.games.pantheum.__file__).parent / "README.md").read_text("utf-8")
    for frame in GAME.flow:
        assert f"`{frame}`" in readme, frame
    kinds = {
        "move", "column", "act", "element", "tile", "from", "to", "pay", "lock", "remove", "sell", "move-god", "swap",
        "gain", "store", "copy", "part", "lose", "discard", "recruit", "seat", "home", "drop", "pandora", "blight",
    }  # fmt: skip
    catalogue = (Path(rules.games.pantheum.__file__).parent / "texts" / "en.ftl").read_text("utf-8")
    asked = set(re.findall(r"^pantheum-ask-([a-z-]+) =", catalogue, re.MULTILINE))
    assert asked == kinds
    for kind in kinds:
        assert f"`{kind}`" in readme, kind
    for face in DATA.die.faces:
        assert f"`{face}`" in readme
    assert engine.view(GAME, start(2), SPECTATOR)


def test_a_move_says_what_would_be_in_range() -> None:
    board = {"0,0": tile("R"), "1,1": tile("BBB"), "3,3": tile("G")}
    table = Table(seat("GR"), seat(at="1,2"), at="roll", draws=["GR"], board=board)
    prompt = table.decision().prompt
    assert SAY(prompt) == "You rolled 1 leaf and 1 flame. Where does your god go?"
    said = {key: SAY(hint) for key in ("0,1", "3,2", "3,0") if (hint := table.option(f"tile:{key}").hint)}
    assert said == {
        "0,1": "In range: 1 flame and 3 drops; full: b2",
        "3,2": "In range: 1 leaf",
        "3,0": "No elements in range yet; 4 empty tiles to place on",
    }


def test_in_solo_a_move_says_what_blight_would_be_in_range() -> None:
    board = {"0,0": tile("R", blight=1), "1,0": {"pit": True, "vp": 0, "blight": 2}, "3,3": {"blight": 2}}
    table = Table(seat("GR"), at="move", board=board, kronos={"at": "3,3"})
    said = {key: SAY(hint) for key in ("0,1", "2,0", "3,2") if (hint := table.option(f"tile:{key}").hint)}
    assert said == {
        "0,1": "In range: 1 flame, 3 blight",
        "2,0": "In range: 2 blight",
        "3,2": "No elements in range yet; 5 empty tiles to place on",
    }


def test_shifting_blight_says_what_blight_lies_there() -> None:
    board: dict[str, Any] = {
        "0,0": {"blight": 1},
        "1,0": {"pit": True, "vp": 0},
        "0,1": tile("R", blight=2),
        "1,1": {"pit": True, "vp": 0, "blight": 3},
    }
    table = Table(seat("GG", "0,0"), board=board, kronos={"at": "3,3"}).choose("column:shift")
    hints = {option.key: SAY(option.hint) for option in table.decision().offered if option.hint}
    assert hints["blight:0,0"] == "The only blight on this tile"
    assert hints["blight:0,1"] == "One of 2 blight on this tile"
    table.choose("blight:0,0")
    hints = {option.key: SAY(option.hint) for option in table.decision().offered if option.hint}
    assert hints == {
        "tile:0,1": "Holds 1 flame; the third blight makes it a Pit",
        "tile:1,0": "A Pit without blight",
        "tile:1,1": "A Pit with 3 blight",
    }


def test_recruiting_says_what_there_is_to_pay_with() -> None:
    for satchel, said in (
        ("", "Your satchel is empty. End your turn?"),
        ("G", "With 1 leaf you can recruit nobody now. End your turn?"),
        ("GGB", "Whom do you recruit? You hold 2 leaves and 1 drop."),
    ):
        table = Table(seat(satchel), seat(), at="recruit", market=[["orpheus/1"]])
        assert SAY(table.decision().prompt) == said
        label = "Recruit nobody" if len(table.decision().offered) > 1 else "End my turn"
        assert SAY(table.option("pass").label) == label


def labels(table: Table) -> dict[str, str]:
    return {option.key: SAY(option.label) for option in table.decision().options}


def test_a_locked_tile_is_named_by_its_landscape() -> None:
    board = {"0,0": locked("M", 1), "0,1": {"vp": 1}}
    named = labels(Table(seat("GR"), seat(at="1,2"), at="move", board=board))
    assert (named["tile:0,0"], named["tile:0,1"], named["tile:0,3"]) == ("a1, mountain", "b1, farm", "d1, Pit")


def test_another_part_is_left_only_after_one() -> None:
    players = seat("GG", "1,1", place=["castor/1"], shift=["circe"]), seat("", "3,3")
    table = Table(*players, board={"1,0": tile("R")}).choose("column:place", "ability:castor/1")
    assert table.kind == "part"
    assert labels(table)["done"] == "Use neither part"
    table.choose("part:swap")
    assert labels(table)["done"] == "Leave the other part"


def test_the_end_of_a_turn_says_when_it_ends_the_match() -> None:
    for ending, said in ((False, "Your turn ends"), (True, "Your turn ends, and with it the match")):
        table = Table(seat(at="1,1"), seat(), at="recruit", ending=ending)
        assert [SAY(option.hint) for option in table.decision().options if option.hint] == [said]


@pytest.mark.parametrize(("favor", "last"), [(1, True), (2, False)])
def test_a_lock_that_takes_the_last_favor_says_so_before_it_is_chosen(favor: int, last: bool) -> None:
    board = {"1,0": tile("GGG", vp=1), "0,1": tile("RRR", vp=1)}
    table = Table(seat("GGG", "1,1", lock=["asclepius/1"]), seat("", "3,3"), board=board, favor=favor)
    hints = [table.option("column:lock").hint]
    hints.append(table.choose("column:lock").option("action").hint)
    hints.append(table.choose("action").option("tile:1,0").hint)
    said = [SAY(hint) for hint in hints if hint is not None]
    assert [one.endswith("takes the last favor token, so this turn is the last") for one in said] == [last] * 3
    table.choose("tile:1,0")
    assert table.state.ending is last


def outlook(table: Table, viewer: int = 0) -> list[str]:
    return [SAY(line) for line in GAME.outlook(table.view(viewer), table.decision())]


def test_the_own_plan_says_what_it_makes_of_the_tiles_that_are_weighed() -> None:
    table = Table(seat("GGBB", "1,1", plan="P01"), seat(plan="P06"), at="move", board={"2,1": tile("RRR")}, die="GB")
    [best] = outlook(table)
    assert re.fullmatch(r"Your plan wants most of all (\w\d \w+ \(\d\)(, | and |\.)){5}", best)
    table.choose("tile:2,1")
    [near] = outlook(table)
    assert near.startswith("Your plan in range: ")
    assert outlook(table, 1) != [near]
    assert [GAME.outlook(engine.view(GAME, table.state, who), table.decision()) for who in (SPECTATOR,)] == [[]]


def test_a_lock_says_what_the_own_plan_gives_for_it() -> None:
    board = {"0,0": {**tile("GGG"), "vp": 3}, "0,1": {**tile("RRR"), "vp": 2}, "1,0": {**tile("RRR"), "vp": 0}}
    table = Table(seat("GGBB", "1,1", plan="P01"), seat(plan="P06"), board=board).choose("column:lock")
    [line] = outlook(table)
    assert "3 points more for a1" in line
    assert "nothing for b1, where it wants a forest" in line
    assert all("plan" not in SAY(one.hint) for one in table.decision().options if one.hint)


def test_points_say_whether_the_plan_is_among_them() -> None:
    table = Table(seat("GG", "1,1", plan="P01"), seat(plan="P06"), board={"0,0": locked("F", 1, vp=3)})
    own = {at: SAY(said) for at, said in GAME.tally(table.view(0)).items()}
    assert own == {0: "3 points with the plan", 1: "3 points without the plan"}
    assert SAY(Text("pantheum-score", {"points": 1})) == "1 point without the plan"


def test_a_way_into_empty_land_says_what_can_be_done_there() -> None:
    table = Table(seat("GGBB"), seat(), at="move", board={"3,3": tile("R")}, die="GB")
    hints = {one.key: SAY(one.hint) for one in table.decision().options if one.hint}
    assert hints["tile:0,0"] == "No elements in range yet; 4 empty tiles to place on"


def test_a_choice_of_a_demigod_says_what_happens_to_it() -> None:
    """Beside each other in one entry: Castor, that of Ariadne, Circe leaves."""
    table = Table(seat("GG", "1,1", place=["castor/1"], lock=["ariadne/1"], shift=["circe"]), seat())
    table.choose("column:place", "ability:castor/1")
    assert table.decision().kind == "copy"
    assert "that of Ariadne" in [SAY(option.label) for option in table.decision().options]
    table.choose("demigod:ariadne/1")
    assert table.decision().kind == "sell"
    assert "Circe leaves" in [SAY(option.label) for option in table.decision().options]
