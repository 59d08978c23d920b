"""One wording for one thing: what players read of cards, units and powers, in every title and every declaration."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rules.games  # registers the games  # noqa: F401
from rules.core.game import find
from rules.core.text import Wording
from rules.games.elysium.content import HOUSE
from tests.rules.elysium.declared import words
from tests.rules.elysium.test_sentences import EVENTS, OPS, RULES, TESTS, varied

SAY = Wording()

INSTEAD: dict[str, dict[str, str]] = {
    "elysium": {
        r"hand over|\bgives?\b": "take ... from",
        r"this one|it is in\b|\bits Legend": "this card",
        r"per turn": "in each player’s turn",
        r"until transfers": "until Phase III",
        r"(?<!rest of) this step(?!,)": "for the rest of this step",
        r"no more [A-Z]": "as many ... or fewer",
        r"but at least": "none falls below",
        r"what there is|all they have|up to \d+ (Gold|VP|PP)": "(all, if there is less)",
        r"draw another": "deal another",
    },
    "pantheum": {
        r"\btake\b": "remove ... to",
        r"becomes blight|turns into": "a blight falls on",
        r"free tile|[Tt]rade places|[Ss]wap": "tile without a god; exchange",
        r"\bmoves? a blight": "shifts a blight",
        r"for your (Lock|Shift|Place) action|In your (Lock|Shift|Place) column": "while you perform this column",
        r"^Worth": "at the end, worth",
    },
    "storm": {
        r"[Ii]ts side|your side|own units": "you, of yours",
        r"may not choose|cannot choose": "closed to",
        r"up to \d+ energy": "(all, if there is less)",
        r"Instead of moving, (?!it is shown|while)": "instead of moving, it is shown",
    },
}
"""By title: what no text says, and what it says instead."""


def texts(key: str) -> Iterator[tuple[str, str]]:
    """What can be looked up in a title, and in Elysium all that a declaration could make a card say."""
    for component in find(key).components():
        yield component.id, SAY(component.text)
    if key != "elysium":
        return
    for base, fields in OPS:
        for field, step in varied(base, fields):
            yield f"{field} {step}", words(step, activation="chronos" if base["op"] == "score" else "activate")
            among = {"op": "choose", "who": "each_opponent", "options": {"a": [step], "b": [{"op": "swap_column"}]}}
            yield f"pick {step}", words(among)
    for rule, changed in RULES:
        for field, step in varied(rule, changed):
            yield from ((f"{field} {step}", words({"op": "modify", **step}, activation=one)) for one in KINDS)
    for event, changes in EVENTS:
        yield from ((f"{how} {one}", words(activation="permanent", event=one)) for how, one in varied(event, changes))


KINDS = ("permanent", "legend", "activate")


@pytest.mark.parametrize("key", list(INSTEAD))
def test_nothing_is_said_in_two_ways(key: str) -> None:
    for name, said in texts(key):
        for other, usual in INSTEAD[key].items():
            assert re.search(other, said) is None, f"{name}: {said} ({usual})"


VERBS = {
    "gain": r"[Gg]ains? ",
    "lose": r"[Ll]oses? ",
    "score": r"[Ss]cores? ",
    "pay": r"[Pp]ays? ",
    "steal": r"[Tt]akes? (from|\d (Gold|VP|PP) from)",
    "transfer": r"may transfer ",
    "discard": r"[Dd]iscards? 1 .* of (your|their) choice from (your|their) Domain",
    "take": r"may take 1 .* from the (Oracle|discard pile)",
    "take_citizen": r"[Tt]akes? \d Citizens? \(the top",
    "cycle_oracle": r"[Dd]iscards? 1 card of (your|their) choice from the Oracle and deals? another",
    "renew_oracle": r"[Dd]iscards? the whole Oracle and deals? a new one",
    "swap_oracle_agora": r"[Ee]xchanges? 1 card of the Agora",
    "reveal_top": r"[Rr]eveals? the top card of the draw pile",
    "ready": r"may straighten ",
    "copy_power": r"[Uu]ses? the power of 1 ",
    "copy_chronos": r"[Uu]ses? the Chronos power of 1 other card",
    "swap_column": r"[Pp]uts? 1 dismissed Column back",
    "swap_cards": r"[Ee]xchanges? 1 family card",
}
"""What each verb says, whoever does it, and no other does."""


@pytest.mark.parametrize("op", list(VERBS))
def test_each_verb_has_one_wording(op: str) -> None:
    found = [(base, fields) for base, fields in OPS if base["op"] == op] or [({"op": "pay"}, {})]
    for base, fields in found:
        for _, step in varied(base, fields):
            price = [{"op": "pay", "what": "gold", "n": 1}]
            said = words(cost=price) if op == "pay" else words(step, activation="chronos")
            assert re.search(VERBS[op], said), said
            # Several verbs meet where one says what another pays or falls back on.
            if op not in ("pay", "copy_chronos"):
                others = [name for name, verb in VERBS.items() if name != op and re.search(verb, said)]
                assert others == [], (others, said)


def test_each_condition_has_one_wording() -> None:
    for test in TESTS:
        alone, inside = words(when=[test]), words({"op": "if", "test": test, "then": [GAIN], "else": [GAIN]})
        clause = alone.removeprefix("Only if ").partition(": ")[0]
        assert alone == f"Only if {clause}: Gain 1 Gold."
        assert inside == f"If {clause}: Gain 1 Gold. Otherwise: Gain 1 Gold."


GAIN = {"op": "gain", "what": "gold", "n": 1}


@pytest.mark.parametrize("key", list(INSTEAD))
def test_up_to_stands_only_for_what_may_be_left_out(key: str) -> None:
    for name, said in texts(key):
        if name.startswith("pick"):
            continue
        for sentence in re.split(r"(?<=\.) ", said):
            if "up to" in sentence:
                assert re.search(r"\bmay (transfer|straighten) up to|: transfer up to|straighten up to", sentence), (
                    sentence
                )


def test_what_must_be_so_says_the_condition() -> None:
    for design in HOUSE.designs.values():
        said = SAY(next(one.text for one in find("elysium").components() if one.id == design.id))
        assert said.startswith("Only if ") == bool(design.when and design.event is None), design.id
