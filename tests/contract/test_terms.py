"""Terms of a game are explained where a newcomer first meets them among the options: by the lesson, or beside them.

A newcomer is who reads every lesson the first time its kind of question comes, and what stands in the question.
"""

from __future__ import annotations

import re

import pytest

from rules.core.text import Wording
from rules.core.types import AnyDecision, Text
from tests.contract.cases import Case, Match, played

TERMS: dict[str, dict[str, str]] = {
    "pantheum": {
        "Pit": r"Pit, which takes no elements|Takes no elements",
        "satchel": r"from your satchel|your satchel, from which",
        r"power \d": r"its power counts at the end|power and its ability|goes under the deck",
        "blight": r"Kronos spreads blight|for blight: too much of it",
        "full$": r"A tile with enough of it is full|nearly full tiles",
        "[Ii]n range": r"on the tiles around it",
    },
    "storm": {
        "[Ll]eader": r"Leaders of the Chthonians win by entering the palace",
        "Styx": r"the Styx, the river, costs energy|the Styx is the river",
        "honor": r"without honor you lose|a side without honor loses",
        "Liturgy": r"a Liturgy for energy",
    },
    "elysium": {
        "Instantaneous": r"At once, when you take it",
        "Activate": r"Once per Epoch",
        "Eleusis": r"Once per Epoch",
        "Permanent": r"While it is in your Domain",
        "Trigger": r"Once per match",
        "· Legend$": r"Once per Epoch, while you transfer",
        "Chronos": r"At the end of the match",
        "PP": r"PP are prestige",
        "Take a Citizen|1 Citizen": r"the top card of the draw pile, face down|the top card comes face down",
        "Agora": r"card of the Agora, where they lie open",
        "Domain": r"into your Domain",
        "Elysium": r"Legend of your Elysium",
        "Column": r"Columns at the foot of each card",
        "transfer": r"how many cards may become Legends",
    },
    "hybris": {
        "Base Strength": r"Base Strength is what it brings to a Combat before any card",
        r"\btile": r"its six tiles",
        "Aegis": r"Aegis pays for acting and making",
        "Prayer": r"Prayers for converting and designing",
        "Believer": r"Believers bring Prayers",
        "Greatness": r"Greatness lets you choose first",
        "VP": r"VP are points",
        "Spark": r"a Spark goes to your track|a Spark goes from a tile to your track|tiles until you free them",
        "Premonition": r"Premonitions are secret aims|Premonition brings its reward",
        "Combo": r"adds its Combo|joins no Combo|whose Combo is a bonus",
        "Ward with": r"keeps the next Wrath I from you",
        "^Design [A-Z]": r"into the queue of the Forge, as yours",
        "^Make [A-Z]": r"yours, to be deployed in a City",
        "^Appropriate": r"to its owner: yours",
        "^Deploy": r"where others may contest it",
        "^Foresee": r"Premonitions are secret aims",
        "^Drain": r"from the Primordial below",
        "^Train": r"Conflict cards are played in Combats",
        "^Resurrect": r"lost a Combat lie in the Styx",
        "^Ignite": r"a Spark goes from a tile to your track",
        "Mortal World": r"the token of the Mortal World means any City",
        "Pray:": r"Prayers are converted on Olympus",
        "Preach:": r"Believers bring Prayers",
    },
}
"""By title: a term as it stands in options, and what explains it."""

SAY = Wording()
TABLES = [("pantheum", 1), ("pantheum", 3), ("storm", 2), ("elysium", 3), ("hybris", 3)]
SEEDS = ("contract", "again", "show", "more")


def heard(title: str, decision: AnyDecision) -> str:
    """What a newcomer reads with a question: its lesson, the prompt, and what stands beside the options."""
    hints = [option.hint for option in decision.offered if option.hint is not None]
    return "\n".join(map(SAY, [Text(f"{title}-lesson-{decision.kind}"), decision.prompt, *hints]))


def offered(decision: AnyDecision) -> str:
    """All labels and hints, one a line."""
    return "\n".join(SAY(text) for one in decision.offered for text in (one.label, one.hint) if text is not None)


def unexplained(match: Match, seat: int) -> dict[str, str]:
    """Terms that a seat met unexplained, with the kind of question where it did."""
    title, read, found = match.case.key, "", dict[str, str]()
    terms = dict(TERMS[title])
    for moment in match.moments:
        for decision in moment.decisions if terms else ():
            if decision.seat != seat:
                continue
            read += heard(title, decision)
            shown = offered(decision)
            for term in [term for term in terms if re.search(term, shown, re.MULTILINE)]:
                if not re.search(terms.pop(term), read):
                    found[term] = decision.kind
    return found


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_term_is_explained_where_it_is_met_first(title: str, seats: int) -> None:
    for seed in SEEDS:
        match = played(Case(title, seats, seed=seed))
        assert {seat: found for seat in range(seats) if (found := unexplained(match, seat))} == {}


@pytest.mark.parametrize("title", list(TERMS))
def test_every_term_is_met(title: str) -> None:
    """Else the list says nothing."""
    seen = set[str]()
    for seats in [one for name, one in TABLES if name == title]:
        moments = [moment for seed in SEEDS for moment in played(Case(title, seats, seed=seed)).moments]
        for moment in moments:
            for decision in moment.decisions:
                seen |= {term for term in TERMS[title] if re.search(term, offered(decision), re.MULTILINE)}
    assert seen == set(TERMS[title])
