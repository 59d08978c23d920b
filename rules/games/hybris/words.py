"""Texts that many places need, and telling events."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from rules.core.game import Context
from rules.core.types import Arg, Seat, Text, seat_text
from rules.games.hybris.content import HOUSE
from rules.games.hybris.state import HybrisState

Ctx: TypeAlias = Context[HybrisState]


@cache
def named(key: str) -> Text:
    """The name of anything that the house list names."""
    return Text(f"hybris-name-{key.replace('_', '-')}")


def name_text(state: HybrisState, key: str) -> Text:
    """The name of a record: as a content pack gives it, where one is played with and the record has a name."""
    names = state.content.names
    return named(key) if state.pack == HOUSE or key not in names else Text("name", {"text": names[key]})


def the_text(state: HybrisState, place: str) -> Text:
    """A place in a sentence: the Forge, Olympus."""
    return Text("hybris-the", {"which": place, "name": name_text(state, place)})


def at_text(state: HybrisState, place: str) -> Text:
    """Where something happens: at the Forge, on Olympus, in Athens."""
    return Text("hybris-at", {"which": place, "name": name_text(state, place)})


def whose_text(state: HybrisState, key: str) -> Text:
    """A character with whose it is: Diomedes of Kallias; one of the game by its name alone."""
    seat, name = state.owner(key), name_text(state, key)
    return name if seat is None else Text("hybris-owned", {"seat": seat_text(seat), "name": name})


def names_text(state: HybrisState, keys: list[str]) -> list[Text]:
    """Several of them, for a worded list."""
    return [name_text(state, key) for key in keys]


@cache
def amount_text(what: str, count: int) -> Text:
    """So much of something that is gained and lost."""
    return Text("hybris-amount", {"what": what, "count": count})


@cache
def cards_text(deck: str, count: int) -> Text:
    """So many cards of a deck."""
    return Text("hybris-cards", {"deck": deck, "count": count})


@cache
def piece_text(piece: str) -> Text:
    """A piece of an Enhancement tile."""
    return Text("hybris-piece", {"piece": piece})


def phase_text(age: int, phase: str) -> Text:
    """Where the match stands."""
    return Text("hybris-phase", {"age": age, "phase": phase})


@cache
def why_text(reason: str) -> Text:
    """What a gain or loss comes from that is no card, place or power of its own."""
    return Text(f"hybris-from-{reason}")


def say(ctx: Ctx, kind: str, by: Seat | None, /, *, reveals: bool = False, **args: Arg) -> None:
    """Log an event that everybody hears, worded `hybris-event-<kind>`; `seat` is whose doing it is."""
    more: dict[str, Arg] = args if by is None else {"seat": seat_text(by), **args}
    ctx.say(kind, f"hybris-event-{kind}", by, reveals=reveals, **more)


def tell_own(ctx: Ctx, kind: str, seat: Seat, /, **args: Arg) -> None:
    """Log what a seat alone learns (`hybris-event-<kind>-own`); all others hear `hybris-event-<kind>`."""
    facts: dict[str, Arg] = {"seat": seat_text(seat), **args}
    own, public = (
        Text(f"hybris-event-{kind}-own", facts),
        Text(f"hybris-event-{kind}", {name: value for name, value in facts.items() if name != "cards"}),
    )
    ctx.tell(kind, own, seat=seat, audience=(seat,), public=public, reveals=True)
