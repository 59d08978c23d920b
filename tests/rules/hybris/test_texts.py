"""What can be looked up is complete: it says what the rules do with the record, and one thing in one way."""

from __future__ import annotations

import re

import pytest

from rules.core.text import Wording
from tests.rules.hybris.table import BASE, GAME

SAY = Wording()
TEXTS = {one.id: (one.kind, SAY(one.text), [SAY(fact) for fact in one.facts]) for one in GAME.components()}


def texts(kind: str) -> dict[str, str]:
    return {ident: said for ident, (of, said, _) in TEXTS.items() if of == kind}


def test_a_city_says_what_coming_and_deploying_bring() -> None:
    for said in texts("city").values():
        assert "Whoever comes here: gain 1 Believer." in said
        assert re.search(r"Whoever deploys here: .+, and for a Technology of this kind: 1 VP and 1 Believer$", said)


def test_a_location_says_its_spaces_and_actions() -> None:
    spaces = "Spaces: gain 1 Greatness, draw 1 Conflict card and with 3 players or more gain 1 Believer"
    assert texts("location")["olympus"] == f"Whoever comes here: gain 1 Prayer. {spaces}. Actions: Convert and Design"
    assert all("Actions: " in said for said in texts("location").values())


def test_an_olympian_says_what_its_powers_do_and_a_tile_how_strong_its_hero_is() -> None:
    assert "+2 hand limit and +1 card when you Train" in TEXTS["athena"][1]
    assert "Make costs 1 Aegis less" in TEXTS["athena"][1]
    assert TEXTS["ZT1"][2] == [f"Heracles: Base Strength {BASE.characters['heracles'].base}"]


def test_a_primordial_says_whom_it_strikes_and_how_often_it_is_weakened() -> None:
    for said in texts("primordial").values():
        assert re.match(
            r"Drain: \d Aegis\. Fear, when it comes: .+\. Wrath I, without a Ward: .+\. "
            r"Wrath II, with least Greatness: .+\. Weakening, once an Age: ",
            said,
        )


INSTEAD = {
    r"costs [+−]\d": "costs ... more, less",
    r"once per Age": "once an Age",
    r"\b1 (Believers|Prayers|Technologies|Combats|Temples|trophies)\b": "the singular",
    r"^With \d": "with at least",
    r"occupied": "taken",
}


@pytest.mark.parametrize("other", list(INSTEAD))
def test_nothing_is_said_in_two_ways(other: str) -> None:
    found = [said for _, said, facts in TEXTS.values() for said in (said, *facts) if re.search(other, said)]
    assert found == [], INSTEAD[other]
