"""Every printed thing is used once by chance, has a text of its own that says its amounts, and a test that names it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.ops import with_branches
from rules.core.rng import Rng, Source
from rules.core.types import Args, Command, Text
from rules.games.hybris.cards import program_text
from rules.games.hybris.content import HOUSE, Content, content_of
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import start
from tests.rules.hybris import (
    test_actions,
    test_activation,
    test_ages,
    test_cards,
    test_combat,
    test_corruption_cards,
    test_new_cards,
)
from tests.rules.hybris.abyss import RECORDS
from tests.rules.hybris.table import BASE, GAME, SAY, Table, seat

FIRST: dict[str, Any] = {
    "aegis": 9, "believer": 9, "prayer": 9, "vp": 20, "greatness": 6, "hindrance": 1, "premonitions": ["PM01", "PM09"],
    "technologies": ["X01"],
}  # fmt: skip
MODULES = ("cards", "hermes", "tartarus")
ALL = content_of(HOUSE, MODULES)
ALL_BUT_TARTARUS = content_of(HOUSE, MODULES[:2])
PROGRAMS = [*dict.fromkeys(name for content in (BASE, ALL) for name, program in content.declared() if program)]
"""What a record of the base or of a module declares, branches apart."""


ABYSS = {"track": [3, 2], "guilt": [2, 1], "prisoners": {"ixion": {"where": "O1", "owner": 1}}}


def content_with(name: str) -> Content:
    """The base where it declares that, else with all modules."""
    return BASE if name in BASE.programs else ALL


def god_of(name: str) -> str:
    """The Olympian a program belongs to; any other for what belongs to nobody."""
    ident = name.partition(":")[0]
    for god in ALL.olympians.values():
        if ident in {one.id for one in (*god.cards, *god.tiles, *god.powers)}:
            return god.id
    return "zeus"


def position(name: str) -> HybrisState:
    """Where almost anything can be done: cards everywhere, a Combat on, pieces on all tiles."""
    god = god_of(name)
    content = content_with(name)
    cards = [card.id for card in content.olympians[god].cards]
    other = "hades" if god != "hades" else "zeus"
    hero = next(one.id for one in content.olympians[god].characters if one.kind == "hero")
    foe = next(one.id for one in BASE.olympians[other].characters if one.kind == "hero")
    theirs = [card.id for card in BASE.olympians[other].cards]
    first = seat(god, hand=cards[:3], discard=cards[3:8], at={hero: "olympus"}, **FIRST)
    second = seat(other, hand=theirs[:3], at={foe: "olympus"}, aegis=9, believer=9, prayer=9, vp=9)
    sides = [
        {"seat": 0, "character": hero, "zone": cards[8:10]},
        {"seat": 1, "character": foe, "zone": theirs[8:10]},
    ]
    cities = {"athens": {"technologies": [{"tile": "X02", "owner": 0}]}}
    more: dict[str, Any] = {} if content is BASE else {"options": {"modules": ",".join(MODULES)}}
    more |= {} if content is BASE else {"parts": {"tartarus": ABYSS}}
    if god == "hermes":
        more["parts"] = {**more["parts"], "hermes": {"arrogance": 7}}
    table = Table(first, second, combat={"sides": sides, "place": "olympus"}, cities=cities, **more)
    return table.state.clone()


@pytest.mark.parametrize("name", PROGRAMS)
def test_everything_printed_is_used_once(name: str) -> None:
    draft, chooser = position(name), Source(Rng(name))
    start(draft, 0, name, roles={"owner": 1, "victor": 1})
    step: Any = engine.play_on(GAME, draft, [])
    for _ in range(6):
        found = [one for one in step.pending if one.kind not in ("turn", "card")]
        if not found:
            break
        command = Command(found[0].id, found[0].seat, random_choice(found[0], chooser))
        step = engine.submit(GAME, step.state, command)
    GAME.check(step.state)
    changed = any(type(op).__name__ not in ("Modify", "If") for op in with_branches(content_with(name).programs[name]))
    told = [event for event in step.events if event.kind != "turn"]
    assert told or step.state != draft or not changed


def amounts(value: object) -> list[int]:
    """Every number above 1 that a declaration holds."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [abs(value)] if abs(value) > 1 else []
    if isinstance(value, tuple | list):
        return [n for item in value for n in amounts(item)]
    if isinstance(value, dict):
        return [n for item in value.values() for n in amounts(item)]
    if hasattr(value, "__struct_fields__"):
        return [n for name in value.__struct_fields__ for n in amounts(getattr(value, name))]
    return []


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_text_says_the_amounts_of_the_declaration(name: str) -> None:
    text, program = program_text(content_with(name).programs[name]), content_with(name).programs[name]
    assert SAY.faults(text) == []
    said = [int(number) for number in re.findall(r"\d+", SAY(text))]
    assert [n for n in amounts(program) if n not in said] == []


def test_every_tile_and_power_has_a_test_that_names_it() -> None:
    source = "".join(Path(__file__).with_name(f"test_{name}.py").read_text("utf-8") for name in ("powers", "hermes"))
    tiles = [tile.id for god in ALL.olympians.values() for tile in god.tiles]
    assert [tile for tile in tiles if f"_{tile.lower()}_" not in source] == []


LISTED: dict[str, tuple[Iterable[Any], Iterable[Any]]] = {
    "Conflict cards": (ALL.cards, test_cards.PRINTED),
    "characters": (ALL_BUT_TARTARUS.characters, [who for _, who, _ in test_cards.PEOPLE]),
    "Technologies": (BASE.technologies, test_actions.PRINTED),
    "Premonitions": (BASE.premonitions, test_activation.REWARDS),
    "Primordials": (BASE.primordials, test_ages.WRATHS),
    "Weakenings": ({**BASE.primordials, BASE.chronos.id: None}, test_actions.WEAKENINGS),
    "Coliseum Heroes": (BASE.champions, test_combat.REWARDS),
    "new Coliseum Heroes": (ALL_BUT_TARTARUS.champions, test_new_cards.REWARDS),
    "Pillars taken": (BASE.pillars, test_ages.TAKEN),
    "Pillars at a pass": (BASE.pillars, test_ages.PASSED),
    "Cities": (BASE.cities, test_actions.CITY_GAINS),
    "Locations": (BASE.locations, test_activation.BONUS),
    "spaces": (BASE.spaces, test_activation.SPACES),
    "conversions": (BASE.conversions, test_actions.ROWS),
    "threads": (
        {(key, n + 1) for key, thread in BASE.threads.items() for n in range(len(thread.steps))}, test_actions.STEPS,
    ),
    "Corruption cards": ([card.id for card in RECORDS.corruption], test_corruption_cards.PRINTED),
}  # fmt: skip
"""All that there is of a kind, and what a test of each says it does."""


@pytest.mark.parametrize("kind", LISTED)
def test_everything_printed_stands_in_a_table_of_a_test(kind: str) -> None:
    there, listed = LISTED[kind]
    assert sorted(there) == sorted(listed)


@pytest.mark.parametrize("key", ["hybris-when", "hybris-when-who"])
def test_whatever_sets_a_power_off_has_words_of_its_own(key: str) -> None:
    found = [one.event for one in ALL.powers.values() if one.event is not None]
    events = {(one.name, one.by) for one in found if (one.character is not None) == key.endswith("who")}
    blank = Text("literal", {"text": ""})
    facts: list[Args] = [
        {"event": name, "by": by, "once": "no", "says": blank, "character": blank} for name, by in sorted(events)
    ]
    said = [SAY(Text(key, one)) for one in facts]
    assert len(set(said)) == len(events) > 3


def test_a_card_says_when_its_elements_do_not_matter_as_a_ward() -> None:
    free = [component.id for component in GAME.components() if "as a Ward" in SAY(component.text)]
    assert free == [card.id for card in ALL.cards.values() if card.free_ward] == ["RC01"]


def test_names_are_in_the_catalogue_as_in_the_data() -> None:
    for component in GAME.components():
        assert SAY.faults(component.name) == []
        assert SAY(component.name)
