"""Module 3: Prisoners let loose, met and beaten, and the sanctions of their owners (spec 3.3)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, Viewer
from rules.games.hybris.content import DATA, know
from rules.games.hybris.modules.tartarus import board
from rules.games.hybris.table import tokens_left
from tests.rules.hybris.abyss import RECORDS, STRONG, WITH, abyss, dealing, meeting, part, waits
from tests.rules.hybris.table import GAME, SAY, Table, arriving, here, seat

ZEUS, HADES = seat("zeus"), seat("hades")
RECORDED = RECORDS.figures
AHEAD: dict[str, Any] = {"hand": ["AC03", "AC11", "AC18"], "aegis": 9}
"""A hand for Athena that beats whoever has only a Base Strength."""


def releasing() -> Table:
    """Zeus has chosen Release; the card lets each other player draw."""
    return dealing(ZEUS, HADES, action="release", deck=["K08"])


# Release


@pytest.mark.rule("HYB-106", "HYB-111", "HYB-112", "HYB-113", "HYB-131")
def test_g20_ixion_is_released_to_the_underworld() -> None:
    table = releasing().choose("prisoner:ixion", "place:underworld", "space:U1")
    shown = {one.key: one for one in table.view().parts["tartarus"]["board"].prisoners}
    assert (shown["ixion"].where, shown["ixion"].place, shown["ixion"].owner) == ("U1", "underworld", 0)
    assert tokens_left(table.state, 0) == 13
    at = arriving("zagreus", seat("hades"), ZEUS, token="underworld", **abyss(loose={"ixion": ("U1", 1)}))
    at.choose("none")
    assert at.offers() == ["space:U2", "space:UD"]
    bars = {bar.key: SAY(bar.why) for bar in GAME.barred(at.state, at.decision())}
    assert bars == {"space:U1": "Ixion stands there", "space:U3": "it is open with 3 players or more"}


@pytest.mark.rule("HYB-106", "HYB-107")
def test_any_location_may_be_chosen_but_no_city() -> None:
    table = releasing().choose("prisoner:tityos")
    assert table.offers() == [*(f"place:{key}" for key in WITH.locations), "back"]
    table.choose("place:tartarus", "space:T1")
    assert board.where(table.state, "tityos") == "T1"


@pytest.mark.rule("HYB-108", "HYB-109")
def test_empty_spaces_and_dotted_ones_are_available() -> None:
    at = {"heracles": "TD", "zeus": "O1", "pollux": "OD"}
    first = seat("zeus", at=at)
    table = here("heracles", "tartarus", "TD", first, HADES, **abyss(deck=["K08"], loose={"sisyphus": ("O2", 1)}))
    table.choose("release", "prisoner:ixion", "place:olympus")
    assert table.kind == "station"
    assert table.offers() == ["space:OD", "back"]
    table.choose("back", "place:forge", "space:FD")
    assert board.where(table.state, "ixion") == "FD"


@pytest.mark.rule("HYB-110")
def test_g21_without_room_it_stands_on_the_illustration() -> None:
    solid = [
        msgspec.structs.replace(one, spaces=tuple(space for space in one.spaces if not space.dotted))
        for one in DATA.locations
    ]
    know("solid", msgspec.structs.replace(DATA, locations=tuple(solid)))
    first = seat("zeus", at={"zeus": "O1", "pollux": "O2"})
    table = here("heracles", "tartarus", "TD", first, HADES, **abyss(deck=["K08"]))
    table.choose("release", "prisoner:ixion")
    table.state.pack = "solid"
    table.choose("place:olympus")
    assert (board.where(table.state, "ixion"), board.owner(table.state, "ixion")) == ("olympus", 0)
    assert board.present(table.state, "olympus") == ["ixion"]
    (place,) = [one for one in table.view().locations if one.key == "olympus"]
    assert (place.figures, [space.figures for space in place.spaces]) == (["ixion"], [[], [], []])


@pytest.mark.rule("HYB-106")
def test_with_nobody_in_prison_release_is_not_offered() -> None:
    keys = [one.id for one in RECORDED]
    loose = {key: (f"{place}D", 1) for key, place in zip(keys, "OFRUC", strict=True)}
    table = here("heracles", "tartarus", "TD", ZEUS, HADES, **abyss(loose=loose))
    assert table.offers() == ["pact", "none"]
    bars = {bar.key: SAY(bar.why) for bar in GAME.barred(table.state, table.decision())}
    assert bars == {"release": "no Prisoner is in prison"}


# Encounters


@pytest.mark.rule("HYB-132", "HYB-133", "HYB-134", "HYB-143", "HYB-146", "HYB-147")
def test_g22_perseus_meets_ixion() -> None:
    athena = seat("athena", hand=["AC01", "AC02"])
    table = meeting("perseus", athena, ZEUS, loose={"ixion": ("O1", 1)})
    assert (table.kind, table.char("perseus").where) == ("discard", "olympus")
    table.choose("card:AC01")
    assert (table.player().discard, table.player(1).vp, len(table.player().hand)) == (["AC01"], 2, 2)
    assert (table.kind, table.char("perseus").where) == ("challenge", "olympus")
    table.choose("none")
    assert (table.kind, table.offers()) == ("space", ["space:O2", "space:OD"])
    table.choose("space:O2")
    assert table.char("perseus").where == "O2"


@pytest.mark.rule(
    "HYB-138", "HYB-139", "HYB-140", "HYB-141", "HYB-144", "HYB-145", "HYB-149", "HYB-150", "HYB-151", "HYB-152"
)
def test_g23_ixion_is_beaten() -> None:
    zeus = seat("zeus", aegis=4, vp=4, believer=2)
    table = meeting("perseus", seat("athena", **AHEAD), zeus, loose={"ixion": ("O1", 1)}, track=[1, 2], deck=["K01"])
    table.choose("card:AC18")
    assert table.player(1).vp == 6
    before = table.owns(0)
    table.choose("use", "card:AC03", "stop")
    aegis, believer, prayer, vp, greatness = before
    assert table.owns(0) == (aegis + 1, believer + 1, prayer, vp + 1, greatness + 1)
    assert table.owns(1) == (3, 1, 0, 5, 3)
    assert (part(table)["track"], part(table)["guilt"], part(table)["discard"]) == ([1, 3], [0, 1], ["K01"])
    assert (board.where(table.state, "ixion"), board.owner(table.state, "ixion")) == ("prison", None)
    assert tokens_left(table.state, 1) == 13
    said = table.said()
    steps = ["goes on to space 3", "turns up a Corruption card: Show obedience!", "gains Guilt"]
    places = [next(n for n, line in enumerate(said) if step in line) for step in steps]
    assert places == sorted(places)
    assert (table.kind, "space:O1" in table.offers()) == ("space", True)


@pytest.mark.rule("HYB-136", "HYB-137")
def test_who_loses_against_a_prisoner_is_defeated_and_the_turn_ends() -> None:
    athena = seat("athena", aegis=9, greatness=4)
    table = meeting("perseus", athena, ZEUS, loose={"tityos": ("O1", 1)}, coliseum=STRONG)
    table.choose("use")
    assert (table.char("perseus").where, table.player().greatness) == ("styx", 3)
    assert waits(table) == (1, "turn")
    assert board.where(table.state, "tityos") == "O1"
    assert table.state.coliseum_discard != []


@pytest.mark.rule("HYB-136")
def test_the_owner_plays_no_cards() -> None:
    """RUL11: a Combat against the game."""
    table = meeting("perseus", seat("athena", **AHEAD), seat("zeus", hand=["ZC01"]), loose={"tityos": ("O1", 1)})
    table.choose("use")
    assert waits(table) == (0, "card")
    now = table.state.combat
    assert now is not None
    assert (now.sides[1].seat, now.sides[1].character, len(now.sides[1].zone)) == (None, "tityos", 2)
    table.choose("card:AC03", "card:AC11")
    assert waits(table) == (0, "card")


@pytest.mark.rule("HYB-135")
@pytest.mark.parametrize(("character", "asked"), [("perseus", True), ("tiresias", False)])
def test_only_fighters_are_asked_whether_they_fight(character: str, asked: bool) -> None:  # a table of cases
    table = meeting(character, seat("athena"), ZEUS, loose={"tityos": ("O1", 1)})
    assert table.player(1).aegis == 6
    assert (table.kind == "challenge") is asked


@pytest.mark.rule("HYB-135")
def test_an_olympian_may_fight_too() -> None:
    table = Table(seat("athena", **AHEAD), ZEUS, **abyss(loose={"tityos": ("O1", 1)}))
    table.choose("character:athena", "place:olympus")
    assert table.kind == "challenge"


@pytest.mark.rule("HYB-132", "HYB-142")
def test_all_prisoners_are_met_one_after_the_other_own_ones_too() -> None:
    athena = seat("athena", prayer=2, aegis=9)
    loose = {"tantalus": ("O1", 1), "salmoneus": ("O2", 0)}
    table = meeting("tiresias", athena, ZEUS, loose=loose)
    assert (table.kind, table.offers()) == ("encounter", ["prisoner:tantalus", "prisoner:salmoneus"])
    table.choose("prisoner:salmoneus")
    # Its owner is who meets it: 1 Greatness lost, 1 gained, 1 Believer.
    assert (table.player().greatness, table.player().believer) == (3, 1)
    assert (table.player().prayer, table.player(1).prayer) == (2, 1)
    # Only the dotted space is left.
    assert (table.kind, table.char("tiresias").where) == ("action", "OD")


@pytest.mark.rule("HYB-142")
def test_after_a_victory_the_next_prisoner_waits() -> None:
    loose = {"salmoneus": ("O1", 1), "tityos": ("O2", 1)}
    table = meeting("perseus", seat("athena", **AHEAD), ZEUS, loose=loose)
    table.choose("prisoner:salmoneus", "use", "card:AC03", "stop")
    assert board.where(table.state, "salmoneus") == "prison"
    assert table.kind == "challenge"
    assert "Tityos" in SAY(table.decision().prompt)


@pytest.mark.rule("HYB-130")
def test_prisoners_count_as_heroes() -> None:
    assert {WITH.characters[one.id].kind for one in RECORDED} == {"hero"}
    table = meeting("tiresias", seat("athena"), ZEUS, loose={"tityos": ("O1", 1)})
    assert "space:O1" not in table.offers()


@pytest.mark.rule("HYB-131")
def test_a_prisoner_on_the_dotted_space_blocks_nothing() -> None:
    table = meeting("tiresias", seat("athena"), ZEUS, loose={"tityos": ("OD", 1)})
    assert table.offers() == ["space:O1", "space:O2", "space:OD"]


@pytest.mark.rule("HYB-132")
def test_prisoners_in_prison_are_not_met_in_the_tartarus() -> None:
    """RUL42."""
    table = meeting("tiresias", seat("athena"), ZEUS, token="tartarus")
    assert table.kind == "space"


def test_the_location_bonus_comes_before_the_encounter() -> None:
    """RUL47."""
    table = meeting("tiresias", seat("athena", prayer=0), ZEUS, loose={"tantalus": ("O1", 1)})
    # The Prayer of Olympus is given away; nothing was short.
    assert (table.player().prayer, table.player(1).prayer, table.player().greatness) == (0, 1, 3)


def test_a_prisoner_beaten_by_its_owner_gives_to_nobody() -> None:
    athena = seat("athena", **AHEAD, vp=5, believer=3)
    table = meeting("perseus", athena, ZEUS, loose={"tityos": ("O1", 0)}, deck=["K01"])
    table.choose("use", "card:AC03", "card:AC11", "stop")
    # Meeting it has brought its owner 1 VP.
    assert (table.player().vp, table.player().believer, part(table)["guilt"]) == (5 + 1, 3, [1, 0])
    assert board.where(table.state, "tityos") == "prison"


@pytest.mark.rule("HYB-148")
def test_sanctions_are_up_to_three_icons_of_three_kinds() -> None:
    names = {one.id: [getattr(op, "name", "") for op in one.sanction] for one in RECORDS.figures}
    assert names == {
        "ixion": ["corruption", "sanction", "guilt"],
        "tantalus": ["corruption", "guilt"],
        "sisyphus": ["corruption", "sanction"],
        "tityos": ["sanction", "guilt"],
        "salmoneus": ["guilt"],
    }


def test_prisoners_stay_when_an_age_ends() -> None:
    table = Table(seat("zeus"), HADES, at="closing", **abyss(loose={"ixion": ("O1", 0)}))
    assert (table.state.age, board.where(table.state, "ixion"), board.owner(table.state, "ixion")) == (2, "O1", 0)


def test_what_is_marked_out_of_the_own_turn_skips_only_the_rest() -> None:
    """RUL44: no card of a sanction has such a mark, but a host's cards may."""
    cards = RECORDS.corruption
    hard = msgspec.structs.replace(cards[0], prisoner=(*cards[1].pact, *cards[0].prisoner))
    changed = msgspec.structs.replace(RECORDS, corruption=(hard, *cards[1:]))
    know("hard", msgspec.structs.replace(DATA, parts={"tartarus": changed}))
    zeus = seat("zeus", aegis=4, vp=4, believer=2)
    table = meeting("perseus", seat("athena", **AHEAD), zeus, loose={"ixion": ("O1", 1)}, deck=["K01"])
    table.state.pack = "hard"
    table.choose("card:AC18", "use", "card:AC03", "stop")
    assert (table.player(1).vp, table.player(1).believer) == (6, 2)
    said = next(line for line in table.said() if "what follows is skipped" in line)
    assert said == "Dion has to “discard 1 Premonition [!]” and lacks 1 Premonition: what follows is skipped."
    assert (part(table)["guilt"], table.kind, table.decision().seat) == ([0, 1], "space", 0)


def test_a_viewer_cannot_tell_what_was_dealt_anew() -> None:
    table = Table(ZEUS, HADES, **abyss(kept=[["K06"], ["K01"]], loose={"ixion": ("O1", 0)}))
    for viewer in (SPECTATOR, Viewer(0), Viewer(1)):
        others = [GAME.reshuffle_hidden(table.state, viewer, Source(Rng(str(n)))) for n in range(9)]
        assert len({tuple(board.part(one)["deck"]) for one in others}) > 1
        kept = [{board.part(one)["kept"][n][0] for one in others} for n in (0, 1)]
        assert kept[0] == ({"K06"} if viewer.seat == 0 else {"K06", "K26"})
        assert kept[1] == ({"K01"} if viewer.seat == 1 else {"K01", "K21"})
