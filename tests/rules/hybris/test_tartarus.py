"""Module 3, the Tartarus: the board, the Corruption track, Hindrances, Pact, suffering, Guilt (spec 3.3)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.core.types import SPECTATOR, Setup, Viewer
from rules.games.hybris.content import DATA
from rules.games.hybris.modules.tartarus.view import TartarusView
from rules.games.hybris.table import tokens_left
from tests.rules.hybris.abyss import OPTIONS, RECORDS, WITH, abyss, dealing, dealing_as, part, waits
from tests.rules.hybris.table import GAME, GODS, SAY, Table, acting, arriving, bare, here, seat, spent

ZEUS, HADES = seat("zeus"), seat("hades")


class fresh(Table):  # noqa: N801  # reads as what it makes
    """A match as it begins."""

    def __init__(self, seats: int, seed: str = "t") -> None:
        self.step = engine.start(GAME, Setup("hybris", seats, seed, OPTIONS))
        self.log = list(self.step.events)


# Components and setup


@pytest.mark.rule("HYB-054", "HYB-055", "HYB-056", "HYB-064")
def test_the_tartarus_lies_between_underworld_and_moirai() -> None:
    places = list(WITH.locations)
    assert len(places) == len(DATA.locations) + 1
    at = places.index("tartarus")
    assert places[at - 1 : at + 2] == ["underworld", "tartarus", "moirai"]
    assert [one.key for one in fresh(2).view().locations] == places
    assert sorted(places) == sorted([*(one.id for one in DATA.locations), "tartarus"])


@pytest.mark.rule("HYB-058", "HYB-060", "HYB-062", "HYB-063")
def test_what_the_module_has() -> None:
    assert len(RECORDS.corruption) == len({card.id for card in RECORDS.corruption}) == 40
    assert [one.name for one in RECORDS.figures] == ["Ixion", "Tantalus", "Sisyphus", "Tityos", "Salmoneus"]
    assert [one.id for one in RECORDS.premonitions] == ["PM25", "PM26", "PM27"]
    assert RECORDS.chronos is not None


@pytest.mark.rule("HYB-061", "HYB-071")
@pytest.mark.parametrize("god", GODS)
def test_every_olympian_has_a_token_for_the_tartarus(god: str) -> None:
    assert WITH.tokens == {**dict.fromkeys(WITH.locations, 1), "mortal_world": 3}
    table = Table(seat(god), seat("zeus" if god != "zeus" else "hades"), at="planning", **abyss())
    assert "tartarus" in table.view(0).tokens


@pytest.mark.rule("HYB-065")
def test_the_corruption_deck_is_shuffled_and_face_down() -> None:
    decks = [part(fresh(2, seed))["deck"] for seed in ("a", "b")]
    assert [sorted(deck) for deck in decks] == [sorted(card.id for card in RECORDS.corruption)] * 2
    assert decks[0] != decks[1]
    views = [fresh(2, seed).view().parts["tartarus"]["board"] for seed in ("a", "b")]
    assert views[0].deck == 40
    assert views[0] == views[1]


@pytest.mark.rule("HYB-059", "HYB-066", "HYB-067")
def test_five_prisoners_are_in_prison_and_nobodys() -> None:
    shown = fresh(3).view().parts["tartarus"]["board"]
    assert [(one.where, one.place, one.owner) for one in shown.prisoners] == [("prison", None, None)] * 5


@pytest.mark.rule("HYB-068")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_token_of_each_player_lies_on_the_first_space(seats: int) -> None:
    table = fresh(seats)
    assert part(table)["track"] == [1] * seats
    assert [tokens_left(table.state, n) for n in range(seats)] == [14] * seats


@pytest.mark.rule("HYB-069")
def test_the_chronos_of_the_module_is_in_the_underworld() -> None:
    table = fresh(2)
    assert table.state.primordial == "PRC3" != DATA.chronos.id
    assert table.view().primordial.aegis == 5
    assert DATA.chronos.id not in WITH.names


def test_its_chronos_is_weakened_at_the_price_of_guilt() -> None:
    table = here("heracles", "underworld", "UD", ZEUS, HADES, primordial="PRC3", **abyss()).choose("drain", "use")
    assert (table.player().aegis, part(table)["guilt"]) == (5 + 5 + 1, [1, 0])


SPACES = {"T1": "believer", "T2": "vp", "T3": "hindrance", "TD": ""}


@pytest.mark.parametrize("space", SPACES)
def test_the_bonus_of_each_space(space: str) -> None:
    assert [one.id for one in WITH.locations["tartarus"].spaces] == list(SPACES)
    first = seat("zeus", hindrance=2)
    table = arriving("heracles", first, HADES, seat("athena"), token="tartarus", **abyss())
    before = {what: getattr(table.player(), what) for what in ("believer", "vp", "hindrance")}
    table.choose(f"space:{space}")
    for what, had in before.items():
        more = {"believer": 1, "vp": 1, "hindrance": -1}[what] if SPACES[space] == what else 0
        assert getattr(table.player(), what) == had + more


@pytest.mark.rule("HYB-057", "HYB-070")
def test_there_are_20_hindrances_for_all() -> None:
    first = seat("zeus", hindrance=12)
    table = dealing(first, seat("hades", hindrance=8), deck=["K15"])
    assert (table.player(0).hindrance, table.player(1).hindrance) == (12, 8)
    other = dealing(seat("zeus", hindrance=11), seat("hades", hindrance=8), deck=["K15"])
    assert other.player(0).hindrance == 12


@pytest.mark.rule("HYB-072")
def test_three_premonitions_are_shuffled_in() -> None:
    found = fresh(2).state.premonitions
    assert len(found) == len(DATA.premonitions) + 3
    assert {"PM25", "PM26", "PM27"} <= set(found)


# Corruption Growth and the track


@pytest.mark.rule("HYB-073", "HYB-074", "HYB-079", "HYB-080")
def test_g10_three_moves_to_the_tartarus() -> None:
    athena = seat("athena", aegis=9, plan={"perseus": "tartarus", "odysseus": "olympus"}, tiles=bare("AT2"))
    table = Table(athena, seat("hades", passed=True), **abyss())
    assert part(table)["track"] == [1, 1]
    levels = []
    for character in ("perseus", "odysseus", "athena"):
        table.choose(f"character:{character}")
        if table.kind == "destination":
            table.choose("place:tartarus")
        levels.append(part(table)["track"][0])
        table.choose("space:TD", "none")
    assert levels == [2, 3, 4]
    assert part(table)["track"][1] == 1


@pytest.mark.rule("HYB-082")
def test_g11_the_end_of_the_track_costs_points() -> None:
    table = arriving("heracles", seat("zeus", vp=9), HADES, token="tartarus", **abyss(track=[5, 1]))
    assert (part(table)["track"], table.player().vp) == ([5, 1], 7)
    poor = arriving("heracles", seat("zeus", vp=1), HADES, token="tartarus", **abyss(track=[5, 1]))
    assert (poor.player().vp, poor.player().greatness) == (0, 2)


@pytest.mark.rule("HYB-081")
def test_other_effects_raise_or_lower_the_level() -> None:
    up = dealing(ZEUS, HADES, deck=["K06"], track=[2, 1])
    assert part(up)["track"] == [3, 1]
    first = seat("zeus", premonitions=["PM25"], free=["heracles"])
    for before, after in ((4, 3), (1, 1)):
        down = Table(first, HADES, **abyss(track=[before, 1], loose={"ixion": ("O1", 0)})).choose("premonition:PM25")
        assert (part(down)["track"][0], down.player().vp) == (after, 3)


@pytest.mark.rule("HYB-082")
def test_a_step_beyond_the_end_by_a_card_costs_points_too() -> None:
    table = dealing(seat("zeus", vp=5), HADES, deck=["K06"], track=[5, 1])
    assert (part(table)["track"][0], table.player().vp) == (5, 3)


# Hindrances


@pytest.mark.rule("HYB-075", "HYB-076", "HYB-077")
def test_hindrances_come_from_the_supply_any_number_of_them() -> None:
    table = dealing(seat("zeus", hindrance=6, tiles=spent("zeus", 3)), HADES, deck=["K15"])
    assert (table.player().hindrance, table.player().sparks) == (7, 3)
    assert any("takes 1 Hindrance" in line for line in table.said())


@pytest.mark.rule("HYB-078")
def test_g24_a_hindrance_goes_instead_of_each_spark() -> None:
    first = seat("zeus", believer=12, hindrance=1, tiles=spent("zeus", 5))
    table = dealing(first, HADES, deck=["K07"]).choose("pact:pact-3")
    assert (table.player().hindrance, table.player().sparks, table.player().believer) == (0, 5, 7)
    table.choose("pact:pact-3", "tile:ZT5")
    assert (table.player().sparks, table.player().believer) == (6, 2)


# Actions: the card first


@pytest.mark.rule("HYB-083", "HYB-100")
def test_one_of_two_actions_or_nothing() -> None:
    table = here("heracles", "tartarus", "TD", seat("zeus", believer=9), HADES, **abyss())
    assert table.offers() == ["pact", "release", "none"]
    table.choose("pact", "done")
    assert waits(table) == (1, "turn")
    assert {row.id for row in RECORDS.pact}.isdisjoint(WITH.conversions)
    like_olympus = [row.steps for row in WITH.conversions.values()]
    assert [row.id for row in RECORDS.pact if row.steps not in like_olympus] == ["pact-1", "pact-2"]


@pytest.mark.rule("HYB-084", "HYB-085", "HYB-088")
def test_the_card_is_turned_up_and_resolved_before_the_action() -> None:
    pact = dealing(seat("zeus", believer=5), HADES, deck=["K10"])
    assert (part(pact)["discard"], part(pact)["guilt"], pact.player().believer) == (["K10"], [1, 0], 6)
    assert pact.kind == "pact"
    release = dealing(seat("zeus", believer=5), HADES, action="release", deck=["K10"])
    assert (part(release)["discard"], part(release)["guilt"], release.player().believer) == (["K10"], [1, 0], 5)
    assert release.kind == "release"


@pytest.mark.rule("HYB-088")
def test_the_discard_pile_is_open_and_becomes_the_deck() -> None:
    every = [card.id for card in RECORDS.corruption]
    table = dealing(seat("zeus", believer=2), HADES, deck=["K07"], discard=every[10:20])
    shown = table.view().parts["tartarus"]["board"]
    assert [card.key for card in shown.discard] == [*every[10:20], "K07"]
    empty = here("heracles", "tartarus", "TD", ZEUS, HADES, **abyss(discard=every)).choose("pact")
    assert (len(part(empty)["deck"]), len(part(empty)["discard"])) == (39, 1)
    assert any("A new deck of 40 Corruption cards is shuffled." in line for line in empty.said())


@pytest.mark.rule("HYB-087", "HYB-089")
def test_g13_no_premonition_to_discard_ends_the_turn() -> None:
    table = dealing(seat("zeus", believer=9), HADES, deck=["K02"])
    assert (part(table)["discard"], table.player().believer, table.player().greatness) == (["K02"], 9, 3)
    assert waits(table) == (1, "turn")
    other = dealing(seat("zeus", believer=9, premonitions=["PM01"]), HADES, deck=["K02"])
    assert (other.player().premonitions, other.kind) == ([], "pact")


@pytest.mark.rule("HYB-087")
@pytest.mark.parametrize(
    ("card", "action", "good", "needed"),
    [("K08", "pact", "prayer", 1), ("K09", "pact", "aegis", 1), ("K03", "release", "aegis", 2)],
)
def test_a_marked_loss_is_all_or_nothing(card: str, action: str, good: str, needed: int) -> None:
    few: dict[str, Any] = {good: needed - 1}
    many: dict[str, Any] = {"believer": 9, good: needed}
    short = dealing(seat("zeus", **few), HADES, action=action, deck=[card])
    assert (getattr(short.player(), good), short.player().greatness) == (needed - 1, 3)
    assert waits(short) == (1, "turn")
    enough = dealing(seat("zeus", **many), HADES, action=action, deck=[card])
    assert (getattr(enough.player(), good), enough.kind) == (0, action)


# Pact


@pytest.mark.rule("HYB-090", "HYB-091", "HYB-092", "HYB-093", "HYB-096")
def test_the_same_row_several_times_in_one_action() -> None:
    table = dealing(seat("zeus", believer=11), HADES, deck=["K07"])
    table.choose("pact:pact-3", "tile:ZT1", "pact:pact-3", "tile:ZT1")
    assert (table.player().sparks, table.player().believer, table.player().tiles["ZT1"]) == (2, 1, [])
    assert waits(table) == (1, "turn")


@pytest.mark.rule("HYB-098", "HYB-101", "HYB-102", "HYB-105")
def test_g12_eleven_believers() -> None:
    table = dealing(seat("zeus", believer=11), HADES, deck=["K07", "K10", "K20"])
    table.choose("pact:pact-5", "tile:ZT5")
    assert (table.player().believer, table.char("danae").where) == (4, "used")
    table.choose("pact:pact-2")
    assert (table.kind, table.offers()) == ("keep", ["card:K10", "card:K20"])
    table.choose("card:K20")
    assert table.player().believer == 1
    assert (part(table)["kept"], part(table)["deck"][0]) == ([["K20"], []], "K10")


@pytest.mark.rule("HYB-094")
def test_two_believers_take_a_token_off_the_primordial() -> None:
    table = dealing(seat("zeus", believer=5), HADES, deck=["K07"], guilt=[2, 1])
    table.choose("pact:pact-1")
    assert (part(table)["guilt"], table.player().believer, tokens_left(table.state, 0)) == ([1, 1], 3, 13)
    none = dealing(seat("zeus", believer=5), HADES, deck=["K07"], guilt=[0, 2])
    assert "pact:pact-1" not in none.offers()


@pytest.mark.rule("HYB-095", "HYB-099")
def test_what_each_row_costs() -> None:
    assert [row.believer for row in RECORDS.pact] == [2, 3, 5, 7, 7]
    table = dealing(seat("zeus", believer=20), HADES, deck=["K07"], guilt=[1, 0])
    said = [SAY(option.label) for option in table.decision().options]
    assert said == [
        "2 Believers: take back 1 Guilt",
        "3 Believers: draw 2 Corruption cards and keep 1",
        "5 Believers: remove 1 Spark from your tiles",
        "7 Believers: remove 1 Hero or Prophet from your tiles",
        "Done",
    ]


@pytest.mark.rule("HYB-097")
def test_seven_believers_build_a_temple() -> None:
    cities = {"athens": {"technologies": [{"tile": "X02", "owner": 0}]}}
    table = here("heracles", "tartarus", "TD", seat("zeus", believer=8), HADES, cities=cities, **abyss(deck=["K07"]))
    table.choose("pact", "pact:pact-4", "tile:ZT2")
    assert (table.state.cities["athens"].temples, table.player().believer) == ([0], 1)


@pytest.mark.rule("HYB-103", "HYB-104")
def test_a_kept_card_shows_its_power_and_gives_it() -> None:
    table = Table(seat("zeus", free=["ganymede"]), HADES, **abyss(kept=[["K06"], []]))
    shown: TartarusView = table.view(1).parts["tartarus"]["board"]
    assert [SAY(power.name) for power in shown.powers[0]] == ["Zealot"]
    assert shown.held == [["zealot"], []]
    assert table.view().players[0].activation["prophet"] == 0


@pytest.mark.rule("HYB-103")
def test_which_card_with_that_power_it_is_cannot_be_told_from_outside() -> None:
    other = [engine.view(GAME, at.state, Viewer(1)) for at in _twins()]
    assert other[0] == other[1]


def _twins() -> list[Table]:
    return [Table(ZEUS, HADES, **abyss(kept=[[card], []])) for card in ("K06", "K26")]


# Suffer the Corruption


@pytest.mark.rule("HYB-086", "HYB-114", "HYB-117", "HYB-118", "HYB-119", "HYB-123")
def test_g14_suffering_on_space_3() -> None:
    first = seat("zeus", greatness=5, believer=3, hand=["ZC01"])
    table = dealing(first, HADES, deck=["K01"], track=[3, 1])
    assert (table.player().greatness, table.player().hand, table.kind) == (3, [], "pact")


@pytest.mark.rule("HYB-087", "HYB-115", "HYB-116", "HYB-124")
def test_g15_suffering_without_a_card() -> None:
    table = dealing(seat("zeus", greatness=5, believer=3), HADES, deck=["K01"], track=[3, 1])
    assert (table.player().greatness, part(table)["discard"]) == (4, ["K01"])
    assert waits(table) == (1, "turn")


@pytest.mark.rule("HYB-114", "HYB-118", "HYB-120", "HYB-121", "HYB-122")
def test_g16_suffering_on_space_5() -> None:
    first = seat("zeus", greatness=5, aegis=3, believer=3, hand=["ZC01", "ZC02"])
    table = dealing(first, HADES, deck=["K01"], track=[5, 1]).choose("card:ZC01")
    assert (table.player().greatness, table.player().hand, table.player().aegis) == (3, ["ZC02"], 2)
    assert (part(table)["guilt"], table.player().hindrance, table.kind) == ([1, 0], 1, "pact")


@pytest.mark.rule("HYB-114", "HYB-117")
def test_suffering_on_the_first_space() -> None:
    table = dealing(seat("zeus", greatness=5, believer=3), HADES, deck=["K01"])
    assert (table.player().greatness, table.kind) == (4, "pact")


@pytest.mark.rule("HYB-120", "HYB-121")
def test_space_4_without_aegis() -> None:
    """The Guilt is gained, then the turn ends; no Greatness for the missing Aegis (RUL6, RUL43)."""
    first = seat("zeus", greatness=5, aegis=0, hand=["ZC01"])
    table = dealing(first, HADES, deck=["K01"], track=[5, 1])
    assert (table.player().greatness, table.player().hindrance, part(table)["guilt"]) == (3, 0, [1, 0])
    assert waits(table) == (1, "turn")


# Guilt


@pytest.mark.rule("HYB-125", "HYB-126", "HYB-127", "HYB-128", "HYB-129")
def test_g17_the_threshold_and_a_tie() -> None:
    players = [seat("zeus", aegis=5), seat("hades", aegis=5), seat("athena", aegis=5)]
    table = dealing_as("zagreus", 1, *players, deck=["K05"], guilt=[2, 1, 1])
    assert [table.player(n).aegis for n in range(3)] == [3, 3, 5]
    assert [table.player(n).hindrance for n in range(3)] == [1, 1, 0]
    assert part(table)["guilt"] == [0, 0, 0]
    assert [tokens_left(table.state, n) for n in range(3)] == [14, 14, 14]
    said = table.said()
    assert [line for line in said if "strikes" in line and "Wrath" in line] == [
        "Wrath I of Chronos (Tartarus) strikes Dion.",
        "Wrath I of Chronos (Tartarus) strikes Theano.",
    ]


@pytest.mark.rule("HYB-127")
def test_a_ward_does_not_protect_from_the_wrath_of_guilt() -> None:
    """RUL30: it is from the Primordial that is there already."""
    first = seat("zeus", hand=["ZC02"])
    table = here(
        "heracles", "tartarus", "TD", first, HADES, wards=[{"seat": 0, "card": "ZC01"}],
        **abyss(deck=["K05"], guilt=[2, 2]),
    ).choose("pact")  # fmt: skip
    assert (table.player().aegis, table.player(1).aegis, part(table)["guilt"]) == (3, 5, [0, 0])


@pytest.mark.rule("HYB-125", "HYB-126")
def test_g18_below_the_threshold_nothing_happens() -> None:
    players = [seat("zeus", believer=3), seat("hades"), seat("athena")]
    table = dealing(*players, deck=["K05"], guilt=[1, 1, 1])
    assert part(table)["guilt"] == [2, 1, 1]
    assert [table.player(n).aegis for n in range(3)] == [5, 5, 5]
    assert table.view(0).players[0].tokens == 12


@pytest.mark.rule("HYB-125")
def test_without_a_token_guilt_costs_greatness() -> None:
    """Spec 3.3, RUL46: no token, no check."""
    cities = {
        city: {"technologies": [{"tile": tile, "owner": 0} for tile in tiles]}
        for city, tiles in zip(
            ("athens", "elis", "sparta", "corinth", "thebes", "argos", "delphi"),
            (["X02", "X03"], ["X04", "X05"], ["X06", "X07"], ["X08", "X09"], ["X10", "X11"], ["X12", "X13"], ["X14"]),
            strict=True,
        )
    }
    table = here(
        "heracles", "tartarus", "TD", seat("zeus", believer=3), HADES, cities=cities,
        **abyss(deck=["K05"], guilt=[1, 3]),
    )  # fmt: skip
    assert tokens_left(table.state, 0) == 0
    reasons = {bar.key: SAY(bar.why) for bar in GAME.barred(table.state, table.decision())}
    assert reasons == {"release": "all your Olympian tokens lie on the boards"}
    table.choose("pact")
    assert (part(table)["guilt"], table.player().greatness, table.player().aegis) == ([1, 3], 2, 5)


# Fear


@pytest.mark.rule("HYB-153", "HYB-154")
def test_g19_guilt_moves_to_the_new_primordial_and_triggers_nothing() -> None:
    players = [seat("zeus", prayer=5), seat("hades", prayer=5), seat("athena", prayer=5)]
    table = Table(*players, at="closing", age=2, primordials=["PR1"], **abyss(guilt=[2, 1, 1]))
    assert (table.state.primordial, table.state.age) == ("PR1", 3)
    assert table.view().primordial.aegis == 4
    assert part(table)["guilt"] == [2, 1, 1]
    assert not any("too much Guilt" in line for line in table.said())
    assert "4 tokens of Guilt lie on Nyx now." in table.said()


@pytest.mark.rule("HYB-155")
def test_g19_the_next_token_triggers_its_wrath() -> None:
    players = [seat("zeus", prayer=5), seat("hades", prayer=5), seat("athena", prayer=5)]
    stack = acting("zagreus", "tartarus", "TD", number=1)
    players[1] = {**players[1], "chars": {"zagreus": {"where": "TD"}}}
    underworld: dict[str, Any] = {"primordial": "PR1", "removed": ["PRC3"]}
    after = Table(*players, at=stack, turn=1, **underworld, **abyss(deck=["K05"], guilt=[2, 1, 1])).choose("pact")
    assert [after.player(n).prayer for n in range(3)] == [3, 3, 5]
    assert part(after)["guilt"] == [0, 0, 0]


def test_the_position_in_words_tells_of_it() -> None:
    table = Table(ZEUS, HADES, **abyss(track=[3, 1], guilt=[2, 0], kept=[["K06"], []], loose={"ixion": ("O1", 0)}))
    lines = [SAY(line) for line in GAME.describe(engine.view(GAME, table.state, SPECTATOR))]
    assert "Theano: Corruption 3, Guilt 2, Hindrances 0; keeps Zealot." in lines
    assert "Ixion is loose: Olympus, space 1 (released by Theano)." in lines
    assert any(line.startswith("In prison: Tantalus, Sisyphus") for line in lines)
