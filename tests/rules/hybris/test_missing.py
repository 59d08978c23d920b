"""Why something is not among the options; that each reason is true is looked at with every position."""

from __future__ import annotations

from rules.games.hybris.content import HOUSE, content_of
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
