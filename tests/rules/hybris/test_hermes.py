"""Module 2: Hermes. Arrogance, the Messenger of the Gods, Astral Projection, the tile of Autolycos (spec 3.2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.core import engine
from rules.core.types import SPECTATOR, Setup
from rules.games.hybris.content import HOUSE, content_of
from rules.games.hybris.modules import ALL
from rules.games.hybris.modules.hermes import HERMES
from rules.games.hybris.table import tokens_left
from tests.rules.hybris.table import GAME, Table, acting, arriving, bare, here, seat

OPTIONS: dict[str, str | int | bool] = {"modules": "hermes"}
WITH = content_of(HOUSE, ("hermes",))
RECORD = WITH.olympians["hermes"]


def table(*players: Any, arrogance: int | None = None, **more: Any) -> Table:
    return Table(*players, options=OPTIONS, parts=showing(arrogance), **more)


def showing(arrogance: int | None) -> dict[str, Any]:
    """Where the token lies; a patch with nothing in it when it lies nowhere."""
    return {} if arrogance is None else {"hermes": {"arrogance": arrogance}}


def hermes(**more: Any) -> dict[str, Any]:
    return seat("hermes", **more)


def turns(at: Table, count: int) -> list[int]:
    """Whose turns come, each of them ended by doing nothing with an Olympian that goes to the Forge."""
    found = []
    for _ in range(count):
        found.append(at.decision().seat)
        at.choose("pass")
    return found


# Components


@pytest.mark.rule("HYB-018", "HYB-019")
@pytest.mark.parametrize("others", ["", "cards"])
def test_hermes_can_be_added_to_the_base_alone_and_to_other_modules(others: str) -> None:
    modules = f"{others},hermes" if others else "hermes"
    for seats in (2, 3, 4):
        chosen = GAME.chosen(seats, {"modules": modules})
        state = engine.start(GAME, Setup("hybris", seats, "h", chosen)).state
        assert state.modules == [*([others] if others else []), "hermes"]
    fresh = Table(seat("zeus"), hermes(), options={"modules": modules})
    assert fresh.player(1).olympian == "hermes"


@pytest.mark.rule("HYB-018")
def test_without_the_module_nobody_can_choose_hermes() -> None:
    base = engine.start(GAME, Setup("hybris", 2, "h", {}))
    full = engine.start(GAME, Setup("hybris", 2, "h", OPTIONS))
    assert [option.key for option in base.pending[0].options] == [
        f"olympian:{god}" for god in content_of(HOUSE, ()).olympians
    ]
    assert "olympian:hermes" in [option.key for option in full.pending[0].options]


@pytest.mark.rule("HYB-021", "HYB-023", "HYB-024", "HYB-025", "HYB-026", "HYB-028", "HYB-030")
def test_what_hermes_has() -> None:
    kinds = Counter(one.kind for one in RECORD.characters)
    pieces = Counter(piece for tile in RECORD.tiles for piece in tile.elements)
    assert kinds == {"olympian": 1, "hero": 3, "prophet": 3}
    assert (len(RECORD.tiles), len(RECORD.cards)) == (6, 18)
    assert pieces == {"spark": 8, "hero": 3, "prophet": 3, "temple": 3}
    assert [tile.name for tile in RECORD.tiles] == [one.name for one in RECORD.characters[1:]]


@pytest.mark.rule("HYB-022", "HYB-027", "HYB-031", "HYB-032")
def test_tokens_cubes_and_markers() -> None:
    at = table(hermes(), seat("zeus"))
    state = at.state
    assert tokens_left(state, 0) == 15
    # Nine for the base, as every Olympian has; the tenth is that of the Tartarus, which is not in this match (RUL33).
    assert sum(WITH.tokens.values()) == 9
    assert sum(pieces.count("spark") for pieces in at.player().tiles.values()) == 8
    assert at.player().threads == {"clotho": 0, "lachesis": 0}
    assert (at.player().greatness, at.player().vp) == (3, 0)


@pytest.mark.rule("HYB-029", "HYB-037")
def test_one_arrogance_token_with_two_sides() -> None:
    at = table(hermes(), seat("zeus"), at="planning")
    assert at.offers() == ["arrogance:0", "arrogance:7", "none"]
    assert at.choose("arrogance:7").state.parts["hermes"] == {"arrogance": 7}
    assert engine.view(GAME, at.state, SPECTATOR).parts["hermes"] == {"arrogance": 7, "seat": 0}


# Arrogant


ORDER = [seat("zeus", pillars=[2]), seat("athena", pillars=[5]), hermes(pillars=[3], free=["autolycos"], aegis=9)]


@pytest.mark.rule("HYB-020", "HYB-034", "HYB-035", "HYB-038")
def test_g03_arrogance_on_0_makes_hermes_first() -> None:
    at = table(*ORDER, at="planning")
    assert (at.kind, at.decision().seat) == ("arrogance", 2)
    at.choose("arrogance:0")
    assert at.view().order == [2, 0, 1]
    assert [one.number for one in at.view().players] == [2, 5, 0]


@pytest.mark.rule("HYB-020", "HYB-034")
def test_arrogance_is_optional_and_nobody_elses() -> None:
    at = table(*ORDER, at="planning").choose("none")
    assert at.view().order == [0, 2, 1]
    other = Table(seat("zeus"), seat("athena"), options=OPTIONS, at="planning")
    assert all(kind == "plan" or kind == "planned" for _, kind in other.kinds())


def in_turn(arrogance: int) -> Table:
    """It is Hermes's turn, with a card to turn the token by a Combat at hand."""
    tiles = bare("RT4")
    players = [ORDER[0], ORDER[1], {**ORDER[2], "tiles": tiles, "hand": ["RC11"]}]
    players[2]["chars"] = {
        "evander": {"where": "ready", "token": "moirai"},
        "daphnis": {"where": "ready", "token": "forge"},
    }
    return table(*players, arrogance=arrogance, turn=2, last=arrogance, at=_stack())


def _stack() -> list[dict[str, Any]]:
    return [{"at": "age", "v": {"step": 3}}, {"at": "actions"}, {"at": "turn", "v": {"seat": 2, "acted": False}}]


def flip(at: Table) -> Table:
    """Evander's tile: whoever moves him may turn the token; then the turn is played to its end."""
    at.choose("character:evander")
    assert at.kind == "flip"
    return finish(at.choose("use"))


def finish(at: Table) -> Table:
    while at.kind in ("space", "action", "spin"):
        at.choose(at.offers()[-1])
    return at


@pytest.mark.rule("HYB-036", "HYB-039")
def test_g04_flipped_to_7_in_his_turn_he_acts_again_in_this_cycle() -> None:
    at = flip(in_turn(0))
    assert at.state.parts["hermes"]["arrogance"] == 7
    assert turns(at, 3) == [0, 1, 2]


@pytest.mark.rule("HYB-036", "HYB-040")
def test_g05_flipped_back_he_has_two_turns_in_a_row() -> None:
    at = flip(in_turn(7))
    assert at.state.parts["hermes"]["arrogance"] == 0
    # The cycle is over; the next one begins with him.
    assert at.decision().seat == 2
    assert turns(at, 3) == [2, 0, 1]


@pytest.mark.rule("HYB-036")
def test_rul51_flipped_to_0_before_he_acted_he_misses_the_cycle() -> None:
    # Athena's turn at 5 runs; 7 becomes 0 in a Combat before Hermes has acted: Zeus's 2 comes in the next cycle first.
    at = table(
        *ORDER, arrogance=7, turn=1, last=5, at=[*_stack()[:2], {"at": "turn", "v": {"seat": 1, "acted": False}}]
    )
    before = [at.state.players[n].passed for n in range(3)]
    assert before == [False, False, False]
    flipped = table(
        *ORDER, arrogance=0, turn=1, last=5, at=[*_stack()[:2], {"at": "turn", "v": {"seat": 1, "acted": False}}]
    )
    assert turns(at, 2) == [1, 2]
    assert turns(flipped, 3) == [1, 2, 0]
    assert flipped.state.phase != "action"


@pytest.mark.rule("HYB-034")
def test_the_token_comes_off_at_the_end_of_the_age() -> None:
    at = table(*ORDER, arrogance=7, at="closing")
    assert at.state.parts["hermes"]["arrogance"] is None
    assert at.state.age == 2


def test_nothing_can_be_flipped_while_the_token_lies_nowhere() -> None:
    chars = {"evander": {"where": "ready", "token": "moirai"}}
    own = {**ORDER[2], "tiles": bare("RT4"), "chars": chars}
    at = table(ORDER[0], ORDER[1], own, turn=2, last=3, at=_stack()).choose("character:evander")
    assert at.kind == "space"
    assert at.player(2).prayer == 2  # that of Evander's tile, and the Location bonus


@pytest.mark.parametrize(("choice", "shown"), [("use", 7), ("none", 0)])
def test_rt4_evander_may_flip_and_gains_a_prayer_wherever_he_goes(choice: str, shown: int) -> None:
    at = in_turn(0).choose("character:evander", choice)
    assert at.state.parts["hermes"]["arrogance"] == shown
    assert at.player(2).prayer == 2  # that of his tile, and the Location bonus


def test_rt2_echion_locked_flips_nothing() -> None:
    at = arriving("echion", hermes(), seat("zeus"), token="forge", options=OPTIONS, parts=showing(0))
    assert at.kind == "space"


def test_rt2_echion_may_flip_when_activated() -> None:
    first = hermes(tiles=bare("RT2"))
    at = arriving("echion", first, seat("zeus"), token="forge", options=OPTIONS, parts=showing(0))
    assert at.kind == "flip"
    assert at.choose("use").state.parts["hermes"]["arrogance"] == 7


def fighting(card: str, arrogance: int | None = None, enemy: str = "theseus", **more: Any) -> Table:
    """Hermes himself enters a space where a Hero stands, with one card in hand."""
    first = hermes(pillars=[3], hand=[card], **more)
    other = seat("poseidon", at={enemy: "F1"}, pillars=[1])
    chars = {"hermes": {"where": "forge"}}
    at = Table(
        {**first, "chars": chars},
        other,
        options=OPTIONS,
        parts=showing(arrogance),
        at=acting("hermes", "forge", step="space"),
    )
    return at.choose("space:F1")


def totals(at: Table) -> list[int]:
    combat = at.view().combat
    assert combat is not None
    return [side.total for side in combat.sides]


@pytest.mark.parametrize(
    ("card", "arrogance", "strength"), [("RC08", 0, 4), ("RC08", 7, 3), ("RC08", None, 3), ("RC13", 0, 2)]
)
def test_swift_strike_is_stronger_with_arrogance_on_0(card: str, arrogance: int | None, strength: int) -> None:
    at = fighting(card, arrogance).choose(f"card:{card}")
    last = [event for event in at.log if event.kind in ("played", "strength") and event.seat == 0]
    assert sum(int(str(event.data.get("strength", event.data.get("count")))) for event in last) == strength


@pytest.mark.parametrize(("arrogance", "strength"), [(7, 2), (0, 1), (None, 1)])
def test_rt3_eurytos_fights_better_with_arrogance_on_7(arrogance: int | None, strength: int) -> None:
    first = hermes(pillars=[3], hand=["RC13"], tiles=bare("RT3"))
    at = Table(
        {**first, "chars": {"eurytos": {"where": "forge"}}},
        seat("zeus", at={"heracles": "F1"}, pillars=[1]),
        options=OPTIONS,
        parts=showing(arrogance),
        at=acting("eurytos", "forge", step="space"),
    )
    at.choose("space:F1")
    assert totals(at)[0] == 3 + strength


# Messenger of the Gods


def training(**more: Any) -> Table:
    first = hermes(hand=[], deck=[f"RC{n:02}" for n in range(1, 19)], **more)
    return here("autolycos", "coliseum", "C1", first, seat("zeus"), options=OPTIONS)


@pytest.mark.rule("HYB-041", "HYB-042", "HYB-043", "HYB-044", "HYB-046")
def test_two_cards_drawn_at_once_may_go_back_and_two_others_come() -> None:
    at = training().choose("train")
    assert (at.kind, at.offers()) == ("messenger", ["use", "none"])
    assert [card.key for card in at.view(0).drawn] == ["RC01", "RC02"]
    at.choose("use")
    assert at.player().hand == ["RC03", "RC04"]
    assert at.player().deck[-2:] == ["RC01", "RC02"]
    assert len(at.player().deck) == 16
    assert at.kind != "messenger"  # once for this draw


@pytest.mark.rule("HYB-042")
def test_the_messenger_may_stay_at_home() -> None:
    at = training().choose("train", "none")
    assert at.player().hand == ["RC01", "RC02"]
    assert at.player().deck[0] == "RC03"


@pytest.mark.rule("HYB-041", "HYB-043", "HYB-044", "HYB-046")
def test_g06_two_premonitions_go_back_before_one_is_kept() -> None:
    at = here("autolycos", "oracle", "R1", hermes(), seat("zeus"), options=OPTIONS)
    deck = list(at.state.premonitions)
    at.choose("foresee")
    assert at.kind == "messenger"
    at.choose("use")
    assert (at.kind, at.offers()) == ("keep", [f"card:{card}" for card in deck[2:4]])
    at.choose(f"card:{deck[3]}")
    assert at.player().premonitions == [deck[3]]
    assert at.state.premonitions == [*deck[4:], *deck[:2], deck[2]]


@pytest.mark.rule("HYB-041")
def test_g06_a_single_card_never_calls_the_messenger() -> None:
    at = here("autolycos", "underworld", "U1", hermes(), seat("zeus"), options=OPTIONS)
    at.choose("resurrect")
    assert len(at.player().hand) == 1
    assert at.kind != "messenger"


@pytest.mark.rule("HYB-045")
def test_g06_the_coliseum_cards_of_an_enemy_stay() -> None:
    at = here("autolycos", "coliseum", "C1", hermes(hand=["RC01"]), seat("zeus"), options=OPTIONS)
    line = at.state.coliseum[:2]
    at.choose("duel:CH1")
    combat = at.state.combat
    assert (at.kind, combat is not None and combat.sides[1].zone) == ("card", line)


@pytest.mark.rule("HYB-041")
def test_other_olympians_have_no_messenger() -> None:
    at = here("heracles", "coliseum", "C1", seat("zeus"), hermes(), options=OPTIONS).choose("train")
    assert len(at.player().hand) == 2


def test_what_was_sent_back_is_nobody_elses_to_see() -> None:
    at = training().choose("train", "use")
    for event in at.log:
        if event.kind == "messenger":
            assert "Astral" not in at.say(event.text)
    assert engine.view(GAME, at.state, SPECTATOR).drawn == []


def test_rt6_abderus_gains_a_prayer_by_the_messenger() -> None:
    at = training(tiles=bare("RT6"))
    before = at.player().prayer
    at.choose("train", "use")
    assert at.player().prayer == before + 1
    left = training(tiles=bare("RT6")).choose("train", "none")
    assert left.player().prayer == before


# Astral Projection


def warding(card: str) -> Table:
    first = hermes(hand=["RC01", "RC02", "RC08"])
    wards = [{"seat": 1, "card": "ZC01"}, {"seat": 2, "card": "AC02"}]
    at = Table(
        {**first, "chars": {"autolycos": {"where": "R1"}}},
        seat("zeus"),
        seat("athena"),
        options=OPTIONS,
        wards=wards,
        at=acting("autolycos", "oracle", "R1"),
    )
    assert f"ward:{card}" in at.offers() or card != "RC01"
    return at


@pytest.mark.rule("HYB-047", "HYB-048")
def test_g07_astral_projection_may_repeat_elements_and_protects() -> None:
    at = warding("RC01")
    assert [key for key in at.offers() if key.startswith("ward")] == ["ward:RC01"]
    at.choose("ward:RC01")
    assert [one.card for one in at.state.wards] == ["ZC01", "AC02", "RC01"]
    assert at.player().vp == 1
    coming = Table(
        hermes(aegis=5),
        seat("zeus", aegis=5, greatness=2),
        options=OPTIONS,
        at="closing",
        age=2,
        wards=[{"seat": 0, "card": "RC01"}],
        primordials=["PR3"],
    )
    said = coming.said()
    assert any("Wrath I of Oceanus strikes Dion" in one for one in said)
    assert not any("Wrath I of Oceanus strikes Theano" in one for one in said)


@pytest.mark.rule("HYB-047")
def test_g07_any_other_air_card_is_refused() -> None:
    assert warding("RC02").refuses("ward:RC02")


# The tile of Autolycos


def visiting(*others: Any, place: str = "moirai", **more: Any) -> Table:
    first = hermes(tiles=bare("RT1"), **more)
    return arriving("autolycos", first, *others, token=place, options=OPTIONS)


@pytest.mark.rule("HYB-049", "HYB-050", "HYB-051", "HYB-053")
def test_g08_hermes_picks_who_gets_the_bonus_and_gives_something_for_it() -> None:
    at = visiting(seat("zeus", at={"heracles": "M1"}, believer=2), seat("athena", at={"perseus": "M2"}))
    assert (at.kind, at.offers()) == ("receiver", ["seat:1", "seat:2"])
    at.choose("seat:1")
    assert (at.player().prayer, at.player(1).prayer) == (0, 1)
    assert (at.decision().seat, at.offers()) == (1, ["give:believer", "give:prayer"])
    at.choose("give:believer")
    assert (at.player(1).believer, at.player().believer) == (1, 1)
    assert at.kind == "space"


@pytest.mark.rule("HYB-049")
def test_with_one_other_there_nobody_is_asked_who() -> None:
    at = visiting(seat("zeus", at={"heracles": "M1"}, believer=1), seat("athena"))
    assert at.kind == "tribute"
    assert (at.player().prayer, at.player(1).prayer, at.player(2).prayer) == (0, 1, 0)


@pytest.mark.rule("HYB-051")
def test_g08_who_has_neither_gives_nothing_and_loses_nothing() -> None:
    at = visiting(seat("zeus", at={"heracles": "F1"}), seat("athena"), place="forge")
    assert at.player(1).aegis == 6  # the bonus of the Forge
    assert at.owns(1)[1:] == (0, 0, 0, 3)
    assert at.kind == "space"


@pytest.mark.rule("HYB-052")
def test_g09_alone_hermes_has_the_bonus_himself() -> None:
    at = visiting(seat("zeus", at={"heracles": "F1"}), seat("athena"))
    assert at.player().prayer == 1
    assert at.kind == "space"


@pytest.mark.rule("HYB-049")
def test_rt1_autolycos_locked_and_another_hero_change_nothing() -> None:
    locked = arriving("autolycos", hermes(), seat("zeus", at={"heracles": "M1"}), token="moirai", options=OPTIONS)
    other = arriving(
        "echion", hermes(tiles=bare("RT1")), seat("zeus", at={"heracles": "M1"}), token="moirai", options=OPTIONS
    )
    assert (locked.player().prayer, other.player().prayer) == (1, 1)


def test_rt5_daphnis_adds_a_prayer_to_preaching() -> None:
    plain = here("hermes", "athens", "athens", hermes(), seat("zeus"), options=OPTIONS).choose("preach")
    tile = here("hermes", "athens", "athens", hermes(tiles=bare("RT5")), seat("zeus"), options=OPTIONS).choose("preach")
    assert (tile.player().believer, tile.player().prayer) == (plain.player().believer, plain.player().prayer + 1)


def test_the_module_knows_what_is_wrong_with_its_token() -> None:
    state = table(hermes(), seat("zeus"), arrogance=0).state
    assert list(HERMES.check(state)) == []
    state.parts["hermes"]["arrogance"] = 3
    assert list(HERMES.check(state)) == ["arrogance cannot show 3"]
    state.parts["hermes"]["arrogance"], state.players[0].pillars = 7, []
    assert list(HERMES.check(state)) == ["arrogance lies on no Pillar"]


def test_all_kinds_of_a_module_are_its_titles() -> None:
    for module in ALL:
        assert set(module.kinds) <= set(GAME.info.kinds)
