"""Moves on the frame stack, and the building of decisions: the words game handlers are written in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.game import Frame, State
from rules.core.types import (
    Allocate,
    Amount,
    Arrange,
    ChooseMany,
    ChooseOne,
    Confirm,
    Option,
    Seat,
    Text,
)


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
    """Give a frame a new question id, so that answers to its former question are stale."""
    frame.id = _next_serial(draft)


def _next_serial(draft: State) -> int:
    # Each question reserves one id per seat, so that simultaneous decisions have different ids.
    draft.serial += draft.seats
    return draft.serial


def one(
    frame: Frame, seat: Seat, kind: str, prompt: Text, options: Sequence[Option], *, secret: bool = False
) -> ChooseOne:
    """A decision for one option."""
    return ChooseOne(id=frame.id + seat, seat=seat, kind=kind, prompt=prompt, options=tuple(options), secret=secret)


def many(
    frame: Frame,
    seat: Seat,
    kind: str,
    prompt: Text,
    options: Sequence[Option],
    minimum: int,
    maximum: int,
    *,
    secret: bool = False,
) -> ChooseMany:
    """A decision for several options."""
    return ChooseMany(
        id=frame.id + seat,
        seat=seat,
        kind=kind,
        prompt=prompt,
        options=tuple(options),
        minimum=minimum,
        maximum=maximum,
        secret=secret,
    )


def amount(
    frame: Frame, seat: Seat, kind: str, prompt: Text, minimum: int, maximum: int, *, secret: bool = False
) -> Amount:
    """A decision for a number."""
    return Amount(
        id=frame.id + seat, seat=seat, kind=kind, prompt=prompt, minimum=minimum, maximum=maximum, secret=secret
    )


def allocate(
    frame: Frame,
    seat: Seat,
    kind: str,
    prompt: Text,
    options: Sequence[Option],
    total: int,
    limits: dict[str, int],
    *,
    secret: bool = False,
) -> Allocate:
    """A decision to spread a total over options."""
    return Allocate(
        id=frame.id + seat,
        seat=seat,
        kind=kind,
        prompt=prompt,
        options=tuple(options),
        total=total,
        limits=limits,
        secret=secret,
    )


def arrange(
    frame: Frame, seat: Seat, kind: str, prompt: Text, options: Sequence[Option], *, secret: bool = False
) -> Arrange:
    """A decision for an order."""
    return Arrange(id=frame.id + seat, seat=seat, kind=kind, prompt=prompt, options=tuple(options), secret=secret)


def confirm(
    frame: Frame, seat: Seat, kind: str, prompt: Text, yes: Option, no: Option, *, secret: bool = False
) -> Confirm:
    """A decision between going on and holding back."""
    return Confirm(id=frame.id + seat, seat=seat, kind=kind, prompt=prompt, options=(yes, no), secret=secret)
