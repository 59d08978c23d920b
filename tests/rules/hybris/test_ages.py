"""An Age phase by phase (spec 2.4, 2.5): the start, Pillars, Planning, turns in cycles, the end of an Age."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.core.types import Setup
from rules.games.hybris.actions.technologies import design_cost
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import make_cost
from tests.rules.hybris.table import BASE, GAME, GODS, Table, bare, seat, spent


def test_the_start() -> None:
    """2.4: 4 Aegis, 2 Believers, 1 Prayer, 3 Greatness, 4 of 18 cards, all 17 pieces; then a Hero and a Prophet."""
    state = engine.start(GAME, Setup("hybris", 3, "start", {})).state
    assert isinstance(state, HybrisState)
    assert (state.well, len(state.display), len(state.stack_of_tiles)) == (6, 4, 20)
    assert (len(state.primordials), len(state.premonitions), len(state.coliseum)) == (6, 24, 24)
    assert (state.primordial, len(state.champions), len(state.cities)) == ("PRC0", 5, 9)
    table = Table.__new__(Table)
    table.step, table.log = engine.start(GAME, Setup("hybris", 3, "start", {})), []
    first = state.order[0]
    assert table.kinds() == [(first, "olympian")]
    table.choose("olympian:athena")
    player = table.state.players[first]
    assert (player.aegis, player.believer, player.prayer, player.vp, player.greatness) == (4, 2, 1, 0, 3)
    assert (len(player.hand), len(player.deck)) == (4, 14)
    pieces = [piece for left in player.tiles.values() for piece in left]
    assert sorted(pieces) == ["hero"] * 3 + ["prophet"] * 3 + ["spark"] * 8 + ["temple"] * 3
    table.choose("character:diomedes", "character:manto")
    ready = [key for key, char in table.state.characters(first) if char.where == "ready"]
    assert ready == ["athena", "diomedes", "manto"]
    assert (player.vp, player.greatness) == (0, 3)
    assert "olympian:athena" not in table.offers()


def test_two_seats_have_fewer_spaces() -> None:
    two = Table(seat("zeus"), seat("hades")).view()
    three = Table(seat("zeus"), seat("hades"), seat("athena")).view()
    closed = [
        [space.key for place in view.locations for space in place.spaces if space.closed] for view in (two, three)
    ]
    assert closed == [["O3", "F3", "R3", "U3", "C3", "M3"], []]


def test_pillars_are_taken_by_greatness_and_ties_by_the_order_of_the_last_age() -> None:
    players = [seat("zeus", greatness=2), seat("hades", greatness=5), seat("athena", greatness=2)]
    table = Table(*players, at="pillars", order=[2, 0, 1])
    asked = []
    for number in (2, 3, 5):
        asked.append(table.decision().seat)
        table.choose(f"pillar:{number}")
    assert asked == [1, 2, 0]


TAKEN = {
    1: ((5, 0, 0, 0, 3), "spark"),
    2: ((5, 0, 2, 0, 3), ""),
    3: ((8, 0, 0, 0, 3), ""),
    4: ((5, 0, 0, 0, 3), "card"),
    5: ((5, 0, 0, 0, 3), "card"),
    6: ((5, 0, 0, 0, 3), "premonition"),
}


@pytest.mark.parametrize("number", list(TAKEN))
def test_what_taking_a_pillar_brings(number: int) -> None:
    owns, more = TAKEN[number]
    table = Table(seat("zeus", greatness=3), seat("hades", greatness=1), at="pillars").choose(f"pillar:{number}")
    if more == "spark":
        assert table.kind == "tile"
        table.choose("tile:ZT1")
        assert table.player().sparks == 1
    if more == "premonition":
        assert table.kind == "keep"
        table.choose(table.offers()[0])
        assert (len(table.player().premonitions), len(table.state.premonitions)) == (1, 23)
    assert table.owns() == owns
    assert len(table.player().hand) == (1 if more == "card" else 0)
    assert table.player().pillars == [number]
    assert f"pillar:{number}" not in table.offers()


PASSED = {
    1: ((5, 0, 0, 0, 4), (6, 0, 0, 0, 3)),
    2: ((5, 1, 0, 0, 3), (5, 0, 1, 0, 3)),
    3: ((5, 0, 1, 0, 3), (6, 0, 0, 0, 3)),
    4: ((5, 0, 0, 1, 3), (5, 0, 0, 0, 3)),
    5: ((5, 0, 0, 0, 4), (5, 0, 0, 0, 4)),
    6: ((5, 0, 0, 1, 3), (5, 1, 0, 0, 3)),
}


@pytest.mark.parametrize("number", list(PASSED))
def test_what_a_pillar_brings_when_its_holder_passes(number: int) -> None:
    mine, others = PASSED[number]
    table = Table(seat("zeus", pillars=[number]), seat("hades", pillars=[3 if number != 3 else 1])).choose("pass")
    assert (table.owns(0), table.owns(1)) == (mine, others)
    assert [len(table.player(n).hand) for n in (0, 1)] == ([0, 1] if number == 4 else [0, 0])
    assert table.player().passed
    assert table.decision().seat == 1


def test_ingenuity_makes_design_and_make_cheaper() -> None:
    table = Table(seat("zeus", pillars=[4], prayer=0), seat("hades"))
    view = table.view(0)
    assert view.players[0].number == 4
    assert design_cost(table.state, 0) == 0
    assert make_cost(table.state, 0, "X04") == 4
    assert make_cost(table.state, 1, "X04") == 6


def test_planning_gives_income_and_asks_everybody_at_once() -> None:
    first = seat("zeus", free=["heracles", "danae"], threads={"clotho": 3})
    table = Table(first, seat("hades", free=["minos"]), at="planning")
    assert [table.player(n).aegis for n in (0, 1)] == [5 + 3 + 2, 8]
    assert table.kinds() == [(0, "plan"), (1, "plan")]
    table.choose("token:olympus", seat=0)
    assert table.hint("token:olympus", seat=0) == "it lies on Heracles, who then stays at home"
    assert table.view(1).players[0].characters[1].token is None
    table.choose("token:mortal_world", seat=0).choose("token:coliseum", seat=1)
    assert table.kinds() == [(0, "planned"), (1, "planned")]
    table.choose("done", seat=1).choose("back", "none", "done", seat=0)
    assert [char.token for _, char in table.state.characters(0) if char.laid] == ["olympus"]
    assert table.kinds() == [(0, "turn")]
    assert [one.planned for one in table.view(1).players[0].characters][:2] == [False, True]
    assert table.offers() == ["character:zeus", "character:heracles", "pass"]


def test_a_token_of_which_there_is_one_goes_from_one_character_to_the_other() -> None:
    table = Table(seat("zeus", free=["heracles", "pollux"]), seat("hades"), at="planning")
    table.choose("token:forge", "token:forge", "done", seat=0)
    assert [(key, char.token) for key, char in table.state.characters(0) if char.laid] == [("pollux", "forge")]
    three = Table(seat("zeus", free=["heracles", "pollux", "danae", "epaphus"]), seat("hades"), at="planning")
    three.choose(*["token:mortal_world"] * 3, seat=0)
    assert three.hint("token:mortal_world", seat=0) == "it lies on Heracles, who then stays at home"


def turns(table: Table, *choices: str) -> list[int]:
    """Whose turns come, one choice each; what else is asked is passed over."""
    found = []
    for choice in choices:
        found.append(table.decision().seat)
        table.choose(choice)
        while table.kind != "turn" and not table.over:
            table.choose(GAME.default(table.state, table.decision()))
    return found


def test_turns_come_in_cycles_by_the_numbers_of_the_pillars() -> None:
    gods = [
        seat("zeus", pillars=[5], free=["heracles"], aegis=9),
        seat("hades", pillars=[2]),
        seat("athena", pillars=[4]),
    ]
    table = Table(*gods, at="actions", last=None, turn=None)
    order = turns(table, "character:hades", "character:athena", "character:zeus", "pass", "pass")
    assert order == [1, 2, 0, 1, 2]
    assert table.decision().seat == 0


def test_who_can_activate_nobody_can_only_pass() -> None:
    table = Table(seat("zeus", aegis=1, free=["heracles"]), seat("hades"))
    assert table.offers() == ["pass"]
    bars = {bar.key: bar.why.key for bar in GAME.barred(table.state, table.decision())}
    assert {key: why for key, why in bars.items() if why != "hybris-why-tile"} == {
        "character:zeus": "hybris-why-aegis",
        "character:heracles": "hybris-why-token",
    }


def test_the_phase_ends_when_all_have_passed() -> None:
    table = Table(seat("zeus"), seat("hades")).choose("pass")
    assert table.state.phase == "action"
    table.choose("pass")
    assert (table.state.age, table.state.phase) == (2, "pillars")


def closed(*players: dict[str, Any], age: int = 1, **more: Any) -> Table:
    """A position at the end of an Age."""
    return Table(*players, at="closing", age=age, **more)


def test_characters_come_home_but_not_out_of_the_styx() -> None:
    first = seat("zeus", at={"heracles": "O1", "pollux": "styx", "danae": "used", "zeus": "athens"})
    table = closed(first, seat("hades", plan={"zagreus": "forge"}))
    assert [table.char(key).where for key in ("heracles", "pollux", "danae", "zeus", "sarpedon")] == [
        "ready", "styx", "ready", "ready", "tile",
    ]  # fmt: skip
    assert not table.char("zagreus").laid
    assert [player.pillars for player in table.state.players.values()] == [[], []]


def test_worship_devotion_and_glory() -> None:
    """A Temple 1 VP; the Well 1, and 1 for each Temple and each City with a Technology; a Prayer for 5 Believers."""
    cities = {
        "athens": {"temples": [0, 1], "technologies": [{"tile": "X01", "owner": 0}, {"tile": "X02", "owner": 1}]},
        "elis": {"temples": [0]},
        "argos": {"technologies": [{"tile": "X03", "owner": 1}]},
    }
    tiles = {"ZT2": ["hero", "spark"], "ZT4": ["prophet", "spark"]}
    first = seat("zeus", tiles=tiles, believer=7, greatness=4)
    second = seat("hades", tiles={"HT2": ["hero", "spark"]}, believer=2)
    table = closed(first, second, cities=cities, well=1)
    assert table.state.well == 1 + 1 + 3 + 2
    assert table.owns(0) == (5, 7, 1, 2 + 1, 4)
    assert table.owns(1) == (5, 2, 0, 1, 3)


def test_no_glory_where_all_have_the_same() -> None:
    table = closed(seat("zeus"), seat("hades"))
    assert [table.player(n).vp for n in (0, 1)] == [0, 0]


def test_hands_go_down_to_the_limit_in_secret_and_flags_count_anew() -> None:
    hand = [f"ZC{n:02}" for n in range(1, 9)]
    other = [f"AC{n:02}" for n in range(1, 10)]
    first = seat("zeus", hand=hand, used=["zeus-2"], wins=2, passed=True)
    table = closed(first, seat("athena", hand=other), weakened=True)
    assert table.kinds() == [(0, "limit"), (1, "limit")]
    table.choose(["card:AC01"], seat=1).choose(["card:ZC01", "card:ZC02"], seat=0)
    assert (len(table.player(0).hand), len(table.player(1).hand)) == (6, 8)
    player = table.player()
    assert (player.used, player.wins, player.passed, table.state.weakened) == ([], 0, False, False)
    assert player.discard == ["ZC01", "ZC02"]


@pytest.mark.parametrize("age", [1, 2, 3, 4, 5])
def test_a_primordial_comes_every_second_age(age: int) -> None:
    table = closed(seat("zeus", prayer=5, aegis=9, believer=9, vp=9), seat("hades", vp=9), age=age, primordials=["PR3"])
    assert (table.state.primordial == "PR3") == (age % 2 == 0)
    assert ("PRC0" in table.state.removed) == (age % 2 == 0)


WRATHS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "PR1": ((9, 9, 7, 9, 8), (9, 9, 6, 9, 6)),
    "PR2": ((9, 6, 9, 9, 9), (9, 6, 9, 7, 8)),
    "PR3": ((5, 9, 9, 9, 9), (3, 9, 9, 9, 7)),
    "PR4": ((9, 9, 9, 9, 8), (9, 9, 9, 8, 7)),
    "PR5": ((9, 9, 9, 9, 7), (9, 9, 9, 6, 6)),
    "PR6": ((9, 8, 6, 9, 9), (9, 8, 5, 7, 8)),
}
"""By Primordial: what is left to who suffers Wrath I and Fear, and to who suffers Wrath II as well."""


@pytest.mark.parametrize("key", list(WRATHS))
def test_wrath_and_fear_of_every_primordial(key: str) -> None:
    """Everybody has 9 of everything, no card, and 9 or 8 Greatness; the second has a Temple."""
    goods: dict[str, Any] = {"aegis": 9, "believer": 9, "prayer": 9, "vp": 9}
    first = seat("zeus", **goods, greatness=9)
    second = seat("athena", **goods, greatness=8, tiles={"AT2": ["hero", "spark"]})
    table = closed(first, second, age=2, primordials=[key], cities={"athens": {"temples": [1]}}, well=4)
    # Before, Devotion has brought each 1 Prayer, Glory the first and Worship the second 1 VP.
    expected = [
        (aegis, believer, prayer + 1, vp + 1, greatness) for aegis, believer, prayer, vp, greatness in WRATHS[key]
    ]
    assert [table.owns(0), table.owns(1)] == expected
    assert table.state.well == 4 + 1 + 1 - (2 if key == "PR4" else 0)


def test_a_ward_protects_from_wrath_one_but_not_from_wrath_two_nor_fear() -> None:
    ward = [{"seat": 0, "card": "ZC01"}]
    first = seat("zeus", aegis=9, believer=0)
    table = closed(first, seat("hades", aegis=9, greatness=5), age=2, primordials=["PR3"], wards=ward)
    assert table.player(0).aegis == 9 - 2 - 1
    assert table.player(1).aegis == 9 - 3 - 1
    assert table.player(0).discard == ["ZC01"]
    assert table.state.wards == []


def test_wrath_asks_which_cards_go_and_what_is_short_costs_greatness() -> None:
    first = seat("zeus", hand=["ZC01", "ZC02", "ZC03"], vp=5, greatness=5)
    table = closed(first, seat("hades", hand=["HC01"], vp=5), age=2, primordials=["PR5"])
    assert table.kinds() == [(0, "discard")]
    table.choose("card:ZC01", "card:ZC02")
    # Hades has one card for two: it goes, and 1 Greatness. The Fear takes the last card of Zeus, of Hades Greatness.
    assert (table.player(0).hand, table.player(1).hand) == ([], [])
    assert table.player(1).greatness == 3 - 1 - 1
    assert table.player(1).vp == 2


def test_the_sixth_age_is_the_last() -> None:
    """2.10: 1 VP for 4 Greatness, for each made Technology, for 12 of what is left."""
    first = seat("zeus", vp=10, greatness=9, aegis=3, believer=2, prayer=8, technologies=["X01", "X02"])
    table = Table(first, seat("hades", vp=13, greatness=0, aegis=2), at="end", age=6)
    assert table.over
    assert table.standing(0).score == 10 + 2 + 2 + 1
    assert table.standing(1).score == 13
    assert table.outcome.winners == (0,)


def test_ties_go_by_greatness_tiles_and_sparks() -> None:
    even: dict[str, Any] = {"vp": 10, "greatness": 4, "aegis": 0}
    tiles = [seat("zeus", **even, tiles=bare("ZT6")), seat("hades", **even)]
    assert Table(*tiles, at="end", age=6).outcome.winners == (0,)
    sparks = [seat("zeus", **even), seat("hades", **even, tiles=spent("hades", 1))]
    assert Table(*sparks, at="end", age=6).outcome.winners == (1,)
    greatness = [seat("zeus", vp=10, greatness=4, aegis=0), seat("hades", vp=10, greatness=5, aegis=0)]
    assert Table(*greatness, at="end", age=6).outcome.winners == (1,)
    assert Table(seat("zeus", **even), seat("hades", **even), at="end", age=6).outcome.winners == (0, 1)


def test_every_olympian_brings_its_own() -> None:
    for god in GODS:
        record = BASE.olympians[god]
        kinds = [one.kind for one in record.characters]
        assert kinds == ["olympian", *["hero"] * 3, *["prophet"] * 3]
        assert (len(record.cards), len(record.tiles), len(record.powers)) == (18, 6, 2)
