"""Set-up: the map, the pools, formations made in secret side by side, and the random set-up."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.errors import BadSetup
from rules.core.types import SPECTATOR, AnyDecision, Arrange, Choice, ChooseMany, Setup
from rules.games.storm.board import BASE, HEIGHTS, HOMES, NEIGHBORS, STYX, rise
from rules.games.storm.data import DATA, REGIONS, UNITS, mandatory, pool
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, SIDES
from tests.rules.storm.table import GAME, OTHERS, SAY, Table, answered, start


class Prepared:
    """A match in which formations are being prepared."""

    def __init__(self) -> None:
        self.state = start()

    def decision(self, seat: int) -> AnyDecision:
        return next(one for one in engine.pending(GAME, self.state) if one.seat == seat)

    def choose(self, seat: int, *choices: Choice, draws: list[list[str]] | None = None) -> Prepared:
        self.state = answered(self.state, *choices, seat=seat, draws=draws)
        return self

    def keys(self, seat: int) -> list[str]:
        return [option.key for option in self.decision(seat).offered]

    def places(self, seat: int) -> dict[int, str]:
        side = SIDES[seat]
        return dict(zip(HOMES[side], self.state.formations[seat].pick, strict=True))


@pytest.mark.rule("STO-012", "STO-013", "STO-014", "STO-015")
def test_the_map_has_three_realms_two_bases_and_a_river() -> None:
    realms = {
        realm: [n for n, region in REGIONS.items() if region.realm == realm]
        for realm in ("underworld", "outside", "olympus")
    }
    assert [len(regions) for regions in realms.values()] == [9, 6, 9]
    lowest, highest = (pick(HEIGHTS, key=lambda region: HEIGHTS[region]) for pick in (min, max))
    assert (lowest, highest) == (BASE[CHTHONIAN], BASE[OLYMPIAN]) == (10, 15)
    assert (REGIONS[10].base, REGIONS[15].base) == ("tartarus", "palace")
    assert len(STYX) == 14
    below = set(realms["underworld"])
    crossing = {(a, b) for a in NEIGHBORS for b in NEIGHBORS[a] if (a in below) != (b in below)}
    assert crossing - STYX == {(17, 22), (22, 17), (21, 22), (22, 21)}


@pytest.mark.rule("STO-062", "STO-064")
def test_neighbors_are_two_ways_and_never_level() -> None:
    for region, near in NEIGHBORS.items():
        assert all(region in NEIGHBORS[other] and abs(HEIGHTS[region] - HEIGHTS[other]) in (1, 2) for other in near)
        up = [other for other in near if rise(CHTHONIAN, region, other) > 0]
        assert len(up) <= 3
        assert all(rise(OLYMPIAN, region, other) < 0 for other in up)
    assert [n for n in NEIGHBORS[14] if HEIGHTS[n] > HEIGHTS[14]] == [9, 15, 20]
    assert HEIGHTS[1] == HEIGHTS[11]


@pytest.mark.rule("STO-019", "STO-006")
def test_each_side_has_twelve_characters_with_a_strength() -> None:
    for side in SIDES:
        assert len(pool(side)) == 12
        assert sum(UNITS[name].strength for name in pool(side)) == 40
    facts = {component.id: [SAY(fact) for fact in component.facts] for component in GAME.components()}
    assert facts["hephaestus"][0] == "Strength 3"
    assert set(facts) == set(UNITS)


@pytest.mark.rule("STO-021", "STO-022")
def test_zeus_and_hades_cannot_be_left_out_persephone_can() -> None:
    table = Prepared()
    for seat, side in enumerate(SIDES):
        asked = table.decision(seat)
        assert isinstance(asked, ChooseMany)
        assert asked.secret
        assert (asked.minimum, asked.maximum, len(asked.options)) == (0, 8, 11)
        assert mandatory(side) not in table.keys(seat)
        table.choose(seat, OTHERS[side][1:9])
        assert mandatory(side) in table.places(seat).values()
    assert "persephone" not in table.places(0).values()


@pytest.mark.rule("STO-020", "STO-023", "STO-024", "STO-025", "STO-035")
def test_nine_units_start_alone_in_their_realm_and_hidden() -> None:
    table = Prepared()
    for seat, side in enumerate(SIDES):
        table.choose(seat, OTHERS[side][:8], "lock")
    for side in SIDES:
        pieces = [piece for piece in table.state.pieces if piece.side == side]
        assert sorted(piece.region for piece in pieces) == sorted(HOMES[side])
        assert {REGIONS[piece.region].realm for piece in pieces} == {"underworld" if side == CHTHONIAN else "olympus"}
        assert not any(piece.known for piece in pieces)
        assert len(pieces) == 9


@pytest.mark.rule("STO-026")
def test_units_are_swapped_until_the_formation_is_locked() -> None:
    table = Prepared().choose(0, OTHERS[CHTHONIAN][:8])
    before = table.places(0)
    assert before[10] == "hades"
    table.choose(0, "region:5", "region:10")
    after = table.places(0)
    assert (after[5], after[10]) == ("hades", before[5])
    assert {region: name for region, name in after.items() if region not in (5, 10)} == {
        region: name for region, name in before.items() if region not in (5, 10)
    }
    table.choose(0, "region:1", "back", "region:5", "region:10")
    assert table.places(0) == before
    table.choose(0, "lock")
    assert [one.seat for one in engine.pending(GAME, table.state)] == [1]


def test_chance_fills_places_left_open_and_moves_nobody_placed_by_hand() -> None:
    table = Prepared().choose(0, ["charon"], draws=[["nyx", "minos"]])
    assert len(set(table.places(0).values())) == 9
    assert {"hades", "charon", "nyx", "minos"} <= set(table.places(0).values())
    table.choose(0, "region:21", "region:10")
    assert table.places(0)[21] == "hades"
    for _ in range(4):
        table.choose(0, "random")
        assert table.places(0)[21] == "hades"
        assert len(set(table.places(0).values())) == 9


def test_a_whole_formation_is_given_in_two_answers() -> None:
    table = Prepared().choose(0, OTHERS[CHTHONIAN][3:], "arrange")
    asked = table.decision(0)
    assert isinstance(asked, Arrange)
    wanted = sorted(table.keys(0))
    table.choose(0, wanted)
    assert list(table.places(0).values()) == wanted
    assert "random" not in table.keys(0)
    table.choose(0, "pick", OTHERS[CHTHONIAN][:8])
    assert "random" in table.keys(0)


def test_one_seats_answers_leave_the_other_question_alone() -> None:
    table = Prepared()
    asked = table.decision(1)
    table.choose(0, OTHERS[CHTHONIAN][:8], "region:5", "region:10", "random", "lock")
    assert table.decision(1) == asked
    table.choose(1, OTHERS[OLYMPIAN][:8])
    assert table.decision(1).id != asked.id
    view = engine.view(GAME, table.state, SPECTATOR)
    assert [side.ready for side in view.sides] == [False, True]


@pytest.mark.rule("STO-030", "STO-031")
def test_chthonians_begin_and_turns_alternate() -> None:
    table = Table(erinyes=11, ares=14)
    order = []
    for _ in range(4):
        order.append(table.decision().seat)
        table.choose("liturgy")
    assert order == [0, 1, 0, 1]
    fresh = start(setup="random")
    assert (fresh.active, engine.pending(GAME, fresh)[0].seat) == (CHTHONIAN, 0)


@pytest.mark.rule("STO-210", "STO-211", "STO-212", "STO-213")
def test_random_setup_draws_units_and_places_but_keeps_zeus_and_hades_at_home() -> None:
    left_out: set[str] = set()
    places: set[int] = set()
    for number in range(60):
        state = start(f"random {number}", setup="random")
        names = {piece.name: piece.region for piece in state.pieces}
        assert names["hades"] in (10, 5, 11, 16)
        assert names["zeus"] in (15, 9, 14, 20)
        left_out |= set(UNITS) - set(names)
        places.add(names.get("typhon", 10))
        for side in SIDES:
            assert sorted(p.region for p in state.pieces if p.side == side) == sorted(HOMES[side])
    assert left_out == set(UNITS) - {"hades", "zeus"}
    assert len(places) > 5
    assert DATA.random_leaders["zeus"][0] == 15


def test_only_two_seats_can_play() -> None:
    for seats in (1, 3):
        with pytest.raises(BadSetup):
            engine.start(GAME, Setup("storm", seats, "s"))
