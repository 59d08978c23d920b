"""Moves on the frame stack, and the building of decisions: the words game handlers are written in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypedDict, Unpack

from rules.core.game import Frame, State
from rules.core.types import Allocate, Amount, Arrange, ChooseMany, ChooseOne, Confirm, Decision, Option, Seat, Text

OFFERS = 500_000
"""Ids of standing offers are higher by this, so that a seat may stand before a question and an offer at once."""


def push(draft: State, at: str, **locals_: Any) -> Frame:
    """Put a frame on top; play goes on there. Locals are JSON values."""
    frame = Frame(at, _next_serial(draft), locals_)
    draft.stack.append(frame)
    return frame


def pop(draft: State) -> Frame:
    """Take the top frame off; play goes on at the one below."""
    return draft.stack.pop()


def goto(draft: State, at: str, **locals_: Any) -> Frame:
    """Replace the top frame."""
    draft.stack.pop()
    return push(draft, at, **locals_)


def ask_again(draft: State, frame: Frame) -> None:
    """Give the questions of a frame new ids, so that answers to its former questions are stale."""
    frame.id = _next_serial(draft)
    frame.serials = {}


def ask_anew(draft: State, frame: Frame, decision: Decision) -> None:
    """Give one of several questions of a frame a new id; the others stand as they are."""
    frame.serials[slot(decision.seat, optional=decision.optional)] = _next_serial(draft)


def slot(seat: Seat, *, optional: bool = False) -> int:
    """The place of a seat's question, or of what it is offered, among those of a frame."""
    return -1 - seat if optional else seat


def question_id(frame: Frame, seat: Seat, *, optional: bool = False) -> int:
    """The id of a seat's question in a frame, or of what it is offered there."""
    serial = frame.serials.get(slot(seat, optional=optional), frame.id) if frame.serials else frame.id
    return serial + seat + (OFFERS if optional else 0)


def _next_serial(draft: State) -> int:
    # Each question reserves one id per seat, so that simultaneous decisions have different ids.
    draft.serial += draft.seats
    return draft.serial


class Terms(TypedDict, total=False):
    """What any decision may have besides: see the fields of `Decision`."""

    secret: bool
    public: bool
    quotable: bool
    optional: bool
    back: Option | None


class Worth(Terms, total=False):
    """What a decision for several options may have besides: what its keys are worth, and must be worth together."""

    total: int
    worth: dict[str, int]


Options: TypeAlias = Sequence[Option]


def _id(frame: Frame, seat: Seat, terms: Terms) -> int:
    return question_id(frame, seat, optional=terms.get("optional", False))


def one(frame: Frame, seat: Seat, kind: str, prompt: Text, options: Options, **terms: Unpack[Terms]) -> ChooseOne:
    """A decision for one option."""
    at = _id(frame, seat, terms)
    return ChooseOne(id=at, seat=seat, kind=kind, prompt=prompt, options=tuple(options), **terms)


def many(
    frame: Frame, seat: Seat, kind: str, prompt: Text, options: Options, least: int, most: int, **terms: Unpack[Worth]
) -> ChooseMany:
    """A decision for several options."""
    at, offered = _id(frame, seat, terms), tuple(options)
    return ChooseMany(id=at, seat=seat, kind=kind, prompt=prompt, options=offered, minimum=least, maximum=most, **terms)


def amount(frame: Frame, seat: Seat, kind: str, prompt: Text, least: int, most: int, **terms: Unpack[Terms]) -> Amount:
    """A decision for a number."""
    at = _id(frame, seat, terms)
    return Amount(id=at, seat=seat, kind=kind, prompt=prompt, minimum=least, maximum=most, **terms)


def allocate(
    frame: Frame,
    seat: Seat,
    kind: str,
    prompt: Text,
    options: Options,
    total: int,
    limits: dict[str, int],
    **terms: Unpack[Terms],
) -> Allocate:
    """A decision to spread a total over options."""
    at, offered = _id(frame, seat, terms), tuple(options)
    return Allocate(id=at, seat=seat, kind=kind, prompt=prompt, options=offered, total=total, limits=limits, **terms)


def arrange(frame: Frame, seat: Seat, kind: str, prompt: Text, options: Options, **terms: Unpack[Terms]) -> Arrange:
    """A decision for an order."""
    at = _id(frame, seat, terms)
    return Arrange(id=at, seat=seat, kind=kind, prompt=prompt, options=tuple(options), **terms)


def confirm(
    frame: Frame, seat: Seat, kind: str, prompt: Text, yes: Option, no: Option, **terms: Unpack[Terms]
) -> Confirm:
    """A decision between going on and holding back."""
    at = _id(frame, seat, terms)
    return Confirm(id=at, seat=seat, kind=kind, prompt=prompt, options=(yes, no), **terms)
