"""A turn of Storm in a few words, and that it tells nothing early or of hidden units."""

from __future__ import annotations

from rules.core import engine, story
from rules.core.types import SPECTATOR
from rules.games.storm.data import UNITS
from rules.games.storm.view import OLYMPIAN
from rules.games.storm.words import unit_text
from tests.rules.storm.table import GAME, SAY, Table, start
from tests.rules.storm.test_fighting import duel


def errands(table: Table) -> dict[int, str]:
    return {seat: SAY(errand) for seat, errand in GAME.errands(table.view()).items()}


def test_a_move_tells_how_many_went_and_not_who() -> None:
    table = Table(hades=10, hecate=13, charon=13, zeus=24).move("hecate", "charon", to=14)
    assert table.deeds(0) == ["moved from 13 to 14 with 2 units"]
    assert not any(SAY(unit_text(name)) in " ".join(table.deeds(0)) for name in UNITS)


def test_a_fight_is_a_highlight_with_its_rounds_and_losses() -> None:
    table = duel("hecate", "charon", against=("apollo",)).fight("standard:0", "standard:1")
    told = table.deeds(0)
    assert told[:2] == ["attacked 14 from 13 with 2 units", "*Hecate and Charon fought Apollo"]
    assert any("won round 1" in deed for deed in told)
    assert any(deed.startswith("*") and deed.endswith(" fell") for deed in told)


def test_a_sealed_choice_is_told_only_when_both_have_chosen() -> None:
    table = duel("hecate")
    before = table.deeds(0)
    table.choose("standard:1", seat=0)
    assert table.deeds(0) == before
    assert errands(table) == {1: "choose a manoeuvre and energy"}
    assert errands(duel("hecate")) == dict.fromkeys((0, 1), "choose a manoeuvre and energy")


def test_preparing_tells_nothing_of_how_far_somebody_is() -> None:
    view = engine.view(GAME, start(), SPECTATOR)
    assert SAY(GAME.phase(view)) == "Before the first turn"
    assert {SAY(errand) for errand in GAME.errands(view).values()} == {"prepare a formation"}


def test_intruders_cost_honor_by_themselves_and_are_told() -> None:
    table = Table(OLYMPIAN, ares=10, athena=10, hera=10, hades=5, zeus=15).choose("liturgy")
    told = [event for event in table.log if event.kind == "honor" and event.seat == 0]
    assert [SAY(one.text) for one in GAME.deeds(told, 0)] == ["enemies in the own base cost 3 honor"]


def test_the_marks_count_honor() -> None:
    table = Table(hades=10, hecate=13, zeus=24, honor=(12, 9)).choose("liturgy")
    mark = next(event for event in table.log if story.begins(event))
    assert story.scores_of(mark) == table.honor()
    assert SAY(mark.text) == "Turn 6, Olympians · Theano"
    assert table.deeds(0) == ["held a Liturgy"]


def test_units_that_fall_together_are_told_together() -> None:
    table = duel("hecate", "charon", against=("apollo",)).fight("total-attack:2", "standard:0")
    assert [deed for deed in table.deeds(0) if "fell" in deed] == [
        "*Apollo fell",
        "*Hecate and Charon fell by Total Attack",
    ]


def test_that_nobody_fell_is_told_with_its_reason() -> None:
    table = duel("hecate", "charon", against=("apollo",)).fight("standard:0", "total-defence:4")
    assert [deed for deed in table.deeds(0) if "fell" in deed] == ["nobody fell (Total Defense)"]
