"""Every card: it has a rule test, is played once, says its amounts, and few are specials."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.ops import with_branches
from rules.core.rng import Rng, Source
from rules.core.types import Command
from rules.games.elysium import ops
from rules.games.elysium.cards import rules_text
from rules.games.elysium.content import HOUSE
from tests.rules.elysium.plays import you
from tests.rules.elysium.table import GAME, SAY, Table, final, key, transferring
from tests.rules.elysium.test_cards import GAINS, USES


def test_every_card_has_a_rule_test() -> None:
    """The files of tests by card name each design: in what is played, or in a note."""
    folder = Path(__file__).parent
    source = "".join((folder / name).read_text("utf-8") for name in ("test_cards.py", "test_more_cards.py"))
    named = set(re.findall(r'(?:taken|used|in_step|ended)\(\s*"([a-z0-9-]+)"', source))
    named |= set(re.findall(r"# card: ([a-z0-9-]+)", source)) | {case[0] for case in (*GAINS, *USES)}
    assert {key(card).partition("/")[0] for card in named} == set(HOUSE.designs)


def played_once(card: str, seed: str) -> Table:
    """A position in which the power of a card can be used, whatever it is."""
    design = HOUSE.card(key(card))
    others = [
        you("bellows", "ganymede", "cabeiri", "talos!", pp=2, gold=6),
        you("hebe!", "anvil", "weavers-of-the-peplos", pp=1, gold=5),
    ]
    ident = design.id
    mine = ("initiates-of-dodona", "weavers-of-the-peplos/2", "counsel-of-athena!", "owl", "citizen/1")
    own = [c for c in mine if c == "citizen/1" or not key(c.rstrip("!")).startswith(ident)]
    legends = [["eagle-of-the-storm/2", "talos/2"], ["danae/2"]]
    for other in others:
        other["domain"] = [one for one in other["domain"] if one["key"].partition("/")[0] != ident]
    more: dict[str, Any] = {"families": ["apollo"]} if design.family == "apollo" else {}
    if design.family == "apollo":
        more["oracle"] = [c for c in ("laurel", "sibyl", "python") if not key(c).startswith(ident)]
    if design.activation == "chronos":
        partner = {2: "cyclopes", 3: "arms-of-achilles"}[design.level]
        return final(you(legends=[[card, partner]]), *others, **more)
    if design.activation == "legend":
        return transferring(you(card, *own, gold=5, legends=legends), *others, lyre="q2", **more).choose(
            f"power:{card}"
        )
    if design.activation in ("instantaneous", "permanent"):
        return Table(
            you(*own, gold=9, legends=legends),
            *others,
            agora=[card],
            discard=["danae"][: ident != "zeus-2-danae"],
            **more,
        )
    discard = [] if ident == "zeus-2-danae" else ["danae"]
    return Table(
        you(card, *own, gold=9, legends=legends, columns=["red", "green"]),
        *others,
        agora=["nereids"],
        discard=discard,
        **more,
    )


@pytest.mark.parametrize("ident", list(HOUSE.designs))
def test_every_card_played_once(ident: str) -> None:
    """Played by chance until its turn is over: nothing breaks, and the power runs wherever it can."""
    for seed in ("1", "2"):
        table = played_once(ident, seed)
        design = HOUSE.designs[ident]
        if design.activation in ("activate", "eleusis", "trigger"):
            table.choose(f"power:{ident}")
        elif design.activation in ("instantaneous", "permanent"):
            table.choose(f"card:{ident}")
        chooser, state = Source(Rng(seed)), table.state
        for _ in range(25):
            decisions = engine.pending(GAME, state)
            if not decisions:
                break
            decision = decisions[0]
            command = Command(decision.id, decision.seat, random_choice(decision, chooser))
            state = engine.submit(GAME, state, command).state
        assert len(table.log) >= 1 or design.activation == "permanent"


def amounts(value: object) -> list[int]:
    """Every number that a declaration holds, but for filters' levels."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [value] if value > 1 else []
    if isinstance(value, tuple | list):
        return [n for item in value for n in amounts(item)]
    if isinstance(value, dict):
        return [n for item in value.values() for n in amounts(item)]
    if hasattr(value, "__struct_fields__"):
        if isinstance(value, ops.If) or not isinstance(value, ops.Filter):
            return [n for name in value.__struct_fields__ for n in amounts(getattr(value, name))]
        return list(value.level)
    return []


@pytest.mark.parametrize("ident", list(HOUSE.designs))
def test_the_text_says_the_amounts_of_the_declaration(ident: str) -> None:
    design, words = HOUSE.designs[ident], SAY(rules_text("house", ident))
    assert SAY.faults(rules_text("house", ident)) == []
    said = [int(number) for number in re.findall(r"\d+", words)]
    formulas = [n for op in (*design.cost, *design.steps) if isinstance(n := getattr(op, "n", None), ops.Formula)]
    limits = {n.max for n in formulas}
    for op in (*design.cost, *design.steps):
        for number in amounts(op):
            total = isinstance(getattr(op, "n", None), ops.Formula) and number in limits
            assert number in said or total or ident == "zeus-3-throne-of-olympus", (number, words)
    assert len(words) <= 190


def test_few_cards_are_specials() -> None:
    """Cards with an op of their own, control ops aside."""
    kinds = {ident: {type(op) for op in with_branches(HOUSE.programs[ident])} - {ops.If} for ident in HOUSE.designs}
    users = Counter(kind for found in kinds.values() for kind in found)
    specials = [ident for ident, found in kinds.items() if any(users[kind] == 1 for kind in found)]
    print(f"named specials: {len(specials) / len(kinds):.1%} of {len(kinds)} designs")
    assert 0 < len(specials) < 0.15 * len(kinds)
