"""What can be looked up is complete: it says what the rules do with the record, and one thing in one way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.ui.brief import brief
from bot.ui.words import Words
from rules.core.ops import Op, with_branches
from rules.core.text import Wording
from rules.core.types import Text
from rules.games.hybris import ops
from rules.games.hybris.cards import components, pillar_text, power_text, says
from rules.games.hybris.content import content_of
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
    spaces = (
        "gain 1 Greatness; draw 1 Conflict card; gain 1 Believer (with 3 players or more); dotted, always free: nothing"
    )
    assert texts("location")["olympus"] == (
        f"Whoever comes here: gain 1 Prayer. Then one of the spaces: {spaces}. Then one action: Convert or Design"
    )
    assert all("Then one action: " in said for said in texts("location").values())


def test_an_olympian_says_what_its_powers_do_and_a_tile_how_strong_its_hero_is() -> None:
    assert "+2 hand limit and +1 card when you Train" in TEXTS["athena"][1]
    assert "Make costs 1 Aegis less" in TEXTS["athena"][1]
    assert TEXTS["ZT1"][2] == [f"Heracles: Base Strength {BASE.characters['heracles'].base}"]


def test_a_primordial_says_whom_it_strikes_and_how_often_it_is_weakened() -> None:
    for said in texts("primordial").values():
        assert re.match(
            r"Drain: \d Aegis\. Fear, when it comes: .+\. Wrath I, without a Ward: .+\. "
            r"Wrath II, with least Greatness: .+\. Weakening, which one player in each Age may use who Drains: ",
            said,
        )


INSTEAD = {
    r"costs [+−]\d": "costs ... more, less",
    r"once per Age": "once an Age",
    r"\b1 (Believers|Prayers|Technologies|Combats|Temples|trophies)\b": "the singular",
    r"^With at least": "or more",
    r"occupied": "taken",
    r"supply": "home",
    r"\b(is|are|when) attacked": "defend",
    r"\b[2-9] Hindrance\b": "the plural",
    r"goes somewhere|moves": "comes to a place",
}


@pytest.mark.parametrize("other", list(INSTEAD))
def test_nothing_is_said_in_two_ways(other: str) -> None:
    found = [said for _, said, facts in TEXTS.values() for said in (said, *facts) if re.search(other, said)]
    assert found == [], INSTEAD[other]


def variants(kind: type[Op]) -> list[Op]:
    """Records of one kind of op that differ from each other in a single field each."""
    usual, others = BASES[kind]
    return [kind(**usual), *(kind(**{**usual, name: value}) for name, values in others.items() for value in values)]


WHO = ("each", "others", "opp", "owner", "victor")
FORMULAS = tuple(
    ops.Formula(count="own_greatness", **more)
    for more in ({}, {"times": 2}, {"div": 3}, {"plus": 1}, {"max": 4})
)  # fmt: skip
BASES: dict[type[Op], tuple[dict[str, Any], dict[str, tuple[Any, ...]]]] = {
    ops.Gain: ({"what": "aegis", "n": 1}, {"what": ("vp",), "n": (2, *FORMULAS), "who": WHO, "bang": (True,)}),
    ops.Lose: ({"what": "aegis", "n": 1}, {"what": ("vp",), "n": (2, *FORMULAS), "who": WHO, "bang": (True,)}),
    ops.Pay: ({"what": "aegis", "n": 1}, {"what": ("vp",), "n": (2,), "who": WHO}),
    ops.Give: ({"what": "aegis", "n": 1, "who": "opp"}, {"n": (2,), "to": ("owner", "victor"), "who": WHO[:2]}),
    ops.Well: ({"n": 1}, {"n": (2, -1)}),
    ops.Draw: (
        {"deck": "conflict", "n": 2},
        {"deck": ("premonition", "corruption"), "n": (1,), "keep": (1,), "who": WHO},
    ),
    ops.Discard: ({"deck": "conflict", "n": 2}, {"deck": ("premonition",), "n": (1,), "who": WHO, "bang": (True,)}),
    ops.Recover: ({"n": 1}, {"n": (2,), "who": WHO}),
    ops.Remove: ({"what": "spark"}, {"what": ("temple", "hero_or_prophet"), "who": WHO}),
    ops.Hindrance: ({"n": 1}, {"n": (2, -1), "who": WHO}),
    ops.Str: ({"n": 1}, {"n": (2, -1, *FORMULAS), "who": WHO}),
    ops.OppStr: ({"n": -1}, {"n": (-2, 1)}),
    ops.ZoneLimit: ({"n": 1}, {"n": (2,), "who": WHO}),
    ops.Modify: ({"rule": "combat_str"}, {"n": (2, -1), "when": ("attacker", "defender"), "rule": ("hero_base",)}),
    ops.If: (
        {"test": "attacker", "then": (ops.Str(n=1),)},
        {"test": ("defender",), "then": ((ops.Str(n=2),),), "other": ((ops.Str(n=1),),)},
    ),
}


@pytest.mark.parametrize("kind", list(BASES))
def test_records_that_differ_never_read_alike(kind: type[Op]) -> None:
    said = [SAY(says(op)) for op in variants(kind)]
    assert len(set(said)) == len(said), said


ROOT = Path(__file__).parents[3]
ALL = content_of("house", ("cards", "hermes", "tartarus"))


def test_what_is_left_to_the_player_says_may_and_nothing_else_does() -> None:
    free = [power for power in ALL.powers.values() if power.event is not None and power.event.name == "free"]
    assert free
    left = [*free, *(power for power in ALL.powers.values() if any(_optional(op) for op in with_branches(power.steps)))]
    said = {power.id: SAY(power_text(ALL, power)) for power in left}
    assert {ident for ident, words in said.items() if "you may" not in words} == set()
    others = {ident for ident, power in ALL.powers.items() if re.search(r"\bmay\b", SAY(power_text(ALL, power)))}
    assert others == set(said)


def _optional(op: Op) -> bool:
    match op:
        case ops.Choose():
            return not all(op.options.values())
        case ops.ModuleOp():
            return op.name == "flip_arrogance"
        case ops.Modify():
            return op.rule in ("arrogance", "messenger", "ignore_token")
    return isinstance(op, ops.ZoneLimit)


def test_every_word_of_the_game_is_explained() -> None:
    """Capitalised words in the texts of things, but for names."""
    told = components(ALL)
    topics = " ".join(SAY(text) for topic in GAME.topics() for text in (topic.title, topic.body))
    names = {word for one in told for word in re.findall(r"\w+", SAY(one.name))}
    used = {word for one in told for word in re.findall(r"(?<=[a-z0-9+−,] )[A-Z][a-z]+", SAY(one.text))}
    stems = {word.removesuffix("s") for word in used - names}
    assert sorted(word for word in stems if word not in topics) == []


def test_a_pack_that_changes_a_pillar_changes_what_a_menu_says_of_it() -> None:
    pillar = ALL.pillars[3]
    other = structs.replace(
        pillar, take=(ops.Lose(what="vp", n=7),), others=(ops.Gain(what="aegis", n=9, who="others"),)
    )
    room = 100
    words = Words("en")
    assert "+3 Aegis" in brief(words, pillar_text(ALL.pillars[3]), 70)
    said = brief(words, pillar_text(other), 70)
    assert "lose 7 VP" in said
    assert "each other +9 Aegis" in said
    assert all(
        len(SAY(Text("hybris-hint-pillar-brief", pillar_text(one).args))) <= room for one in ALL.pillars.values()
    )


OTHER_NAMES = {
    r"[Gg]reater Wrath": "Wrath II",
    r"\bWrath\b(?! I|:| }|\.|$|,| keeps| away)": "Wrath I, Wrath II",
    r"(own|a) plan (in|of)|plans? of (the queue|yours|somebody)": "a Technology of the queue",
    r"For (coming|a deployment)": "whoever comes, deploys",
    r"Coliseum Hero": "Hero of the Coliseum",
    r"to (its|your|the) supply": "home",
    r"first conversion costs": "the first conversion of each action",
}


@pytest.mark.parametrize("other", list(OTHER_NAMES))
def test_one_thing_has_one_name_in_every_catalogue(other: str) -> None:
    folders = [ROOT / "rules" / "games" / "hybris", ROOT / "render" / "games" / "hybris"]
    lines = [
        line for folder in folders for file in folder.rglob("*.ftl") for line in file.read_text("utf-8").splitlines()
    ]
    assert [line for line in lines if not line.startswith("#") and re.search(other, line)] == [], OTHER_NAMES[other]
