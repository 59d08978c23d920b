"""What a scenario file may say: its records, and the check of its shape."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from rules.core.errors import Rejected
from rules.core.text import Wording
from rules.core.types import Choice, Draw, Seat, Text

_WITH_CHOICE = ("choose", "refuse")
_REFUSED = ("refuse", "undo", "withdraw", "resign")
"""Forms that may say because of what they are refused."""
_OF_NOBODY = ("draws", "expect")
_ROOTS = ("state", "view", "pending", "events", "outcome")
NAMED = 24
"""So many names are listed in full."""
MANY_SEATS = 99
"""How many seats there can be is for the game to say, later."""


class BadScenario(Rejected):
    """A scenario file that is malformed, with the place and the reason."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(Text("scenario-malformed", {"path": path, "reason": reason}))


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a script: exactly one of the forms."""

    seat: Seat | None = None
    decision: str | None = None
    """With choose and refuse: the kind of the decision that must be standing."""
    because: str | None = None
    """With refuse, undo, withdraw and resign: it must be rejected with this text key."""
    choose: Choice | UnsetType = UNSET
    refuse: Choice | UnsetType = UNSET
    undo: int | bool | UnsetType = UNSET
    """How many own answers are taken back; true is one."""
    withdraw: bool | UnsetType = UNSET
    resign: bool | UnsetType = UNSET
    draws: list[Draw] | UnsetType = UNSET
    expect: dict[str, Any] | UnsetType = UNSET

    @property
    def given(self) -> list[str]:
        """The forms that are given; a good entry has one."""
        return [name for name in FORMS if getattr(self, name) is not UNSET]

    @property
    def form(self) -> str:
        """The form of a good entry."""
        return self.given[0]


FORMS = Move.__struct_fields__[3:]


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    game: str
    seats: int
    options: dict[str, str | int | bool] = {}
    idle: list[Seat] = []
    """Seats that the script says nothing about: what silence does is answered for them."""
    seed: str = "scenario"
    position: dict[str, Any] = {}
    only: list[str] = []
    """Piles that hold just what the position says; what lies nowhere then is out of the match."""
    script: list[Move] = []
    expect: dict[str, Any] = {}
    note: str = ""


def read(data: object) -> Scenario:
    """Check the shape of parsed JSON; raises BadScenario naming the place."""
    try:
        scenario = msgspec.convert(data, Scenario, strict=True)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise BadScenario(path.strip("`") or "$", _helped(reason)) from error
    for place, seat in enumerate(scenario.idle):
        _check_seat(f"$.idle[{place}]", seat, scenario)
    for number, move in enumerate(scenario.script):
        _check_move(f"$.script[{number}]", move, scenario)
    _check_pointers("$.expect", scenario.expect, scenario.seats)
    return scenario


def nearest(name: str, known: Iterable[str]) -> str:
    """What somebody who wrote `name` may have meant, and else what there is."""
    known = sorted(filter(None, known))
    close = get_close_matches(name, known, 1)
    if close:
        return f"{close[0]} is meant?"
    if len(known) <= NAMED:
        return f"there are {', '.join(known)}"
    return f"nearest are {', '.join(get_close_matches(name, known, NAMED // 2, 0))}"


def _helped(reason: str) -> str:
    """What msgspec says, and for an unknown member which there are."""
    _, found, rest = reason.partition("unknown field `")
    if not found:
        return reason
    name = rest.rstrip("`")
    known = Move.__struct_fields__ if name in Move.__struct_fields__ else Scenario.__struct_fields__
    every = {*known, *Move.__struct_fields__, *Scenario.__struct_fields__}
    return f"{reason}; {nearest(name, every)}"


def _check_move(path: str, move: Move, scenario: Scenario) -> None:
    if len(move.given) != 1:
        raise BadScenario(path, f"exactly one of {', '.join(FORMS)} is needed, not {len(move.given)}")
    if move.form in _OF_NOBODY:
        if move.seat is not None:
            raise BadScenario(f"{path}.seat", f"does not go with {move.form}")
    elif move.seat is None:
        raise BadScenario(f"{path}.seat", "is missing")
    else:
        _check_seat(f"{path}.seat", move.seat, scenario)
        if move.seat in scenario.idle:
            raise BadScenario(f"{path}.seat", f"seat {move.seat} is idle, so it does nothing by itself")
    if move.decision is not None and move.form not in _WITH_CHOICE:
        raise BadScenario(f"{path}.decision", f"does not go with {move.form}")
    _check_because(path, move)
    if move.withdraw is False or move.resign is False or move.undo is False:
        raise BadScenario(f"{path}.{move.form}", "can only be true")
    if not isinstance(move.undo, UnsetType) and move.undo < 1:
        raise BadScenario(f"{path}.undo", "must be true, or how many own answers are taken back, from 1")
    if not isinstance(move.expect, UnsetType):
        _check_pointers(f"{path}.expect", move.expect, scenario.seats)


def _check_because(path: str, move: Move) -> None:
    if move.because is None:
        return
    if move.form not in _REFUSED:
        raise BadScenario(f"{path}.because", f"does not go with {move.form}")
    if not Wording().knows(move.because):
        raise BadScenario(f"{path}.because", f"there is no text with the key {move.because}")


def _check_seat(path: str, seat: Seat, scenario: Scenario) -> None:
    if not 0 <= seat < min(scenario.seats, MANY_SEATS):
        raise BadScenario(path, f"there is no seat {seat}; seats are 0 to {scenario.seats - 1}")


def _check_pointers(path: str, expected: Mapping[str, Any], seats: int) -> None:
    places = [str(seat) for seat in range(min(seats, MANY_SEATS))]
    by_seat = {"view": [*places, "spectator"], "pending": places}
    for pointer in expected:
        parts = pointer.split("/")
        if parts[0] != "" or len(parts) < 2 or parts[1] not in _ROOTS:
            roots = ", ".join(f"/{root}" for root in _ROOTS)
            raise BadScenario(f"{path}[{pointer!r}]", f"a pointer starts with one of {roots}")
        if parts[1] in by_seat and (len(parts) < 3 or parts[2] not in by_seat[parts[1]]):
            raise BadScenario(f"{path}[{pointer!r}]", f"after /{parts[1]} comes one of {', '.join(by_seat[parts[1]])}")
