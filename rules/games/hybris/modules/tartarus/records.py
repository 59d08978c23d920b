"""What is printed on the things of the Tartarus, as typed records: the whole of its `data.json`."""

from __future__ import annotations

from rules.core.ops import Positive, Whole
from rules.games.hybris.content import Content, records_of
from rules.games.hybris.data import Figure, Named, Part, Record, Steps
from rules.games.hybris.ops import Program

KEY = "tartarus"


class Corruption(Named, frozen=True, kw_only=True):
    """A Corruption card: what it does when turned up for an action or a sanction, and the power of who keeps it."""

    pact: Program
    release: Program
    prisoner: Program
    power: str


class Prisoner(Figure, frozen=True, kw_only=True):
    """A Prisoner: what happens to whoever meets it, and to its owner when it is beaten."""

    main: Program
    sanction: Program


class Row(Steps, frozen=True, kw_only=True):
    """A row of the Conversion table of the Tartarus."""

    believer: Positive


class Numbers(Record, frozen=True, kw_only=True):
    """What no card says."""

    end_vp: Whole
    """Lost instead of a step beyond the end of the track."""
    no_token: Whole
    """Greatness lost for Guilt without an Olympian token."""


class TartarusPart(Part, frozen=True, kw_only=True):
    """The records of the module."""

    figures: tuple[Prisoner, ...] = ()
    track: tuple[Steps, ...]
    """What each space of the Corruption track does to who suffers."""
    pact: tuple[Row, ...]
    numbers: Numbers
    corruption: tuple[Corruption, ...]


RECORDS = records_of(__package__, TartarusPart)


def records(content: Content) -> TartarusPart:
    """The records of a match."""
    found = content.records[KEY]
    assert isinstance(found, TartarusPart)
    return found
