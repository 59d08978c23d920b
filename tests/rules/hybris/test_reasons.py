"""What is told says why: gains and losses with what they come from, what could not be done with what was lacking."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.games.hybris.ops import CancelCombo
from tests.rules.hybris.abyss import dealing
from tests.rules.hybris.table import BASE, Table, here, seat, spent

ZEUS, HADES = seat("zeus"), seat("hades")
WELL = r"The Well gains \d+ Prayers and holds \d+: \d in each Age, 1 for a Temple, 1 for a City with a Technology"
FULL = re.compile(r"^(\w+) (gains|loses) (\d+ \w+)\.$")


def after(first: dict[str, Any], *others: dict[str, Any], **more: Any) -> list[str]:
    """What is told of the end of an Age; Theano has a Temple and a Technology in Elis."""
    tile = next(tile for tile in BASE.olympians["zeus"].tiles if "temple" in tile.elements)
    built = {**first, "tiles": {tile.id: [one for one in tile.elements if one != "temple"]}}
    cities = {"elis": {"temples": [0], "technologies": [{"tile": "X01", "owner": 0}]}}
    return Table(built, *others, at="closing", cities=cities, **more).said()


def test_the_end_of_an_age_says_what_everything_comes_from() -> None:
    said = after(seat("zeus", greatness=5, believer=11), seat("hades", believer=4))
    assert "Theano gains 1 VP: 1 Temple." in said
    assert "Theano gains 2 Prayers: 1 for each 5 of 11 Believers." in said
    assert "Theano gains 1 VP: most Greatness (5)." in said
    assert any(
        re.match(r"The Well gains \d+ Prayers and holds \d+: \d in each Age, 1 for a Temple, 1 for a City", one)
        for one in said
    )
    assert not [line for line in said if FULL.match(line)]


def test_who_has_as_much_greatness_as_all_others_is_told_that_nobody_gains() -> None:
    assert "All have 5 Greatness: nobody gains VP for the most." in after(
        seat("zeus", greatness=5), seat("hades", greatness=5)
    )
    three = after(seat("zeus", greatness=5), seat("hades", greatness=5), seat("athena", greatness=2))
    assert {
        "Theano gains 1 VP: most Greatness (5), as others have.",
        "Dion gains 1 VP: most Greatness (5), as others have.",
    } <= {*three}


def test_every_wrath_and_fear_says_what_it_takes() -> None:
    said = after(seat("zeus", believer=9), seat("hades", greatness=1, believer=9), primordials=["PR3", "PR1"], age=2)
    lost = [line for line in said if " loses " in line]
    assert lost
    assert all(re.search(r": (Wrath I|Wrath II|Fear) of Oceanus\.$", line) or "lacks" in line for line in lost), lost


def test_who_lacks_something_is_told_what() -> None:
    said = after(seat("zeus", aegis=0), seat("hades", aegis=0, greatness=1), primordials=["PR1"], age=2)
    assert [line for line in said if re.match(r"(Theano|Dion) lacks \d+ \w+ and so loses 1 Greatness\.", line)]


@pytest.mark.parametrize(
    ("count", "line"), [(3, "Theano has 4 Sparks on the track: +1 Base Strength of your Olympian."), (2, "")]
)
def test_a_space_of_the_spark_track_says_what_it_gives(count: int, line: str) -> None:
    table = here(
        "heracles", "moirai", "MD", seat("zeus", aegis=9, prayer=3, sparks=count, tiles=spent("zeus", count)), HADES
    )
    table.choose("ignite")
    if table.kind == "tile":
        table.choose(table.offers()[0])
    assert bool(line) == any("Sparks on the track" in one for one in table.said())
    assert not line or line in table.said()


def test_greatness_at_its_end_is_told() -> None:
    table = Table({**seat("zeus", greatness=12), "chars": {"zeus": {"where": "ready"}}}, HADES)
    table.choose("character:zeus", "place:olympus", "space:O1")
    assert "Theano has 12 Greatness already, the most there can be: Olympus." in table.said()


def test_a_ward_says_where_its_points_come_from() -> None:
    table = here("heracles", "oracle", "RD", seat("zeus", hand=["ZC01"]), HADES).choose("ward:ZC01")
    assert "Theano gains 1 VP: for the Ward." in table.said()


def test_a_corruption_card_that_cannot_be_done_says_what_it_asked_for_and_what_was_lacking() -> None:
    said = dealing(seat("zeus", prayer=0), HADES, deck=["K08"]).said()
    assert "Theano turns up a Corruption card: Take the blame! (lose 1 Prayer [!])" in said
    assert "Theano has to “lose 1 Prayer [!]” and lacks 1 Prayer: the turn ends at once." in said


def held_back() -> Table:
    return here("heracles", "moirai", "MD", seat("zeus", aegis=9, prayer=8, hindrance=1), HADES)


def test_with_a_hindrance_whatever_removes_a_spark_says_so() -> None:
    table = held_back()
    label = table.say(table.option("ignite").label)
    assert label == "Ignite for 3 Aegis and 1 Prayer: only a Hindrance goes"
    assert "no Spark" in table.hint("ignite")
    rows = here("heracles", "olympus", "OD", seat("zeus", prayer=8, hindrance=1), HADES)
    assert "(only a Hindrance goes)" in rows.say(rows.option("convert:c4").label)
    free = here("heracles", "olympus", "OD", seat("zeus", prayer=8), HADES)
    assert "Hindrance" not in free.say(free.option("convert:c4").label)


def test_then_no_tile_is_chosen() -> None:
    said = held_back().choose("ignite").said()
    assert "Theano discards a Hindrance instead of removing a Spark." in said
    assert not [line for line in said if "tile" in line]


def test_a_payment_says_whom_it_leaves_without_aegis() -> None:
    first = seat("zeus", aegis=3, prayer=2, plan={"ganymede": "olympus"})
    table = here("heracles", "moirai", "MD", first, HADES)
    assert "This leaves you 0 Aegis: too little for " in table.hint("ignite")
    assert "Ganymede" in table.hint("ignite")
    rich = here("heracles", "moirai", "MD", {**first, "aegis": 9}, HADES)
    assert "leaves you" not in rich.hint("ignite")


def test_a_combo_that_does_not_count_any_more_is_told() -> None:
    voiding = next(key for key, card in BASE.cards.items() if any(isinstance(op, CancelCombo) for op in card.on_play))
    assert voiding.startswith("P")
    athena = {**seat("athena", hand=["AC01", "AC03"]), "chars": {"athena": {"where": "ready"}}}
    sea = {**seat("poseidon", hand=[voiding]), "chars": {"poseidon": {"where": "O1"}}}
    table = Table(athena, sea).choose("character:athena", "place:olympus", "space:O1", "card:AC01", f"card:{voiding}")
    assert "The Combo of Gorgeon Shield would not count, but it has none." in table.said()
