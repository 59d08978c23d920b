"""Why something is not among the options; that each reason is true is looked at with every position."""

from __future__ import annotations

from rules.games.hybris.content import HOUSE, content_of
from tests.rules.hybris.abyss import abyss, dealing, meeting
from tests.rules.hybris.table import GAME, Table, here, seat
from tests.rules.hybris.test_hermes import visiting

OTHER = seat("hades")
CARDS = [card.id for card in next(god for god in content_of(HOUSE, ()).house.olympians if god.id == "zeus").cards]
ENDS = {key: len(thread.steps) for key, thread in content_of(HOUSE, ()).threads.items()}


def missing(table: Table, number: int = 0) -> dict[str, str]:
    """What is said to be missing, by key, and why; that it is true is looked at with every position."""
    bars = GAME.barred(table.state, table.decision(number))
    return {bar.key: bar.why.key.removeprefix("hybris-why-") for bar in bars}


def test_actions_for_which_there_is_nothing_left() -> None:
    ends = here("heracles", "moirai", "MD", seat("zeus", threads=ENDS, prayer=1), OTHER)
    assert missing(ends) == {"spin": "threads"}
    cards = here("heracles", "coliseum", "CD", seat("zeus", deck=[], hand=CARDS), OTHER)
    assert missing(cards) == {"train": "cards"}
    below = here("heracles", "underworld", "UD", seat("zeus", deck=[], hand=CARDS), OTHER)
    assert missing(below) == {"resurrect": "nobody"}


def test_who_receives_the_bonus() -> None:
    others = seat("zeus", at={"heracles": "M1"}, believer=2), seat("athena", at={"perseus": "M2"}), seat("hades")
    assert missing(visiting(*others)) == {"seat:3": "away"}


def test_what_is_missing_in_the_tartarus() -> None:
    table = dealing(seat("zeus", believer=3), OTHER, deck=["K07"])
    assert missing(table) == {
        "pact:pact-1": "nothing", "pact:pact-3": "price", "pact:pact-4": "price", "pact:pact-5": "price",
    }  # fmt: skip
    first = seat("zeus", at={"zeus": "F1"})
    loose = {"ixion": ("F2", 1)}
    release = dealing(first, OTHER, action="release", deck=["K08"], loose=loose)
    assert missing(release) == {"prisoner:ixion": "loose"}
    release.choose("prisoner:tityos", "place:forge")
    assert missing(release) == {"space:F1": "figure", "space:F2": "figure", "space:F3": "closed"}


def test_prisoners_that_have_been_met() -> None:
    loose = {"salmoneus": ("O1", 1), "tityos": ("O2", 1), "tantalus": ("OD", 1)}
    table = meeting("tiresias", seat("athena", prayer=3), seat("zeus"), loose=loose)
    table.choose("prisoner:salmoneus")
    assert missing(table) == {"prisoner:salmoneus": "met"}


def test_a_power_that_is_used_or_would_do_nothing() -> None:
    guilty = Table(seat("zeus"), OTHER, **abyss(kept=[["K11"], []], guilt=[2, 0])).choose("power:scapegoat")
    assert missing(guilty)["power:scapegoat"] == "spent"
    innocent = Table(seat("zeus"), OTHER, **abyss(kept=[["K11"], []]))
    assert missing(innocent)["power:scapegoat"] == "nothing"
