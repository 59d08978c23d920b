"""Texts that many places need: units, regions, sides, costs; and telling events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from rules.core.game import Context
from rules.core.types import BACK, Arg, Option, Seat, Text, seat_text
from rules.games.storm.data import REGIONS, UNITS
from rules.games.storm.state import StormState, seat_of

Ctx: TypeAlias = Context[StormState]
WAY_BACK = Option(BACK, Text("storm-back"))
"""Leads from a later part of a movement, or of a formation, to its beginning."""


@cache
def unit_text(name: str) -> Text:
    """The name of a unit."""
    return Text(f"storm-unit-{name}")


@cache
def unit_line(name: str) -> Text:
    """A unit with its strength: `Hades (5)`."""
    return Text("storm-unit-line", {"unit": unit_text(name), "strength": UNITS[name].strength})


@cache
def unit_full(name: str) -> Text:
    """A unit that stands alone, with the word for its number: `Hades (strength 5)`."""
    return Text("storm-unit-full", unit_line(name).args)


def unit_texts(names: Sequence[str]) -> list[Text]:
    """Names of units, for a worded list."""
    return [unit_text(name) for name in names]


@cache
def side_text(side: str) -> Text:
    """The name of a side."""
    return Text("storm-side", {"side": side})


@cache
def phase_text(turn: int, side: str) -> Text:
    """What a turn is called."""
    return Text("storm-phase", {"turn": turn, "side": side_text(side)})


@cache
def region_text(region: int) -> Text:
    """A region by number and realm; the bases by name."""
    return Text("storm-region", {"number": region, "realm": REGIONS[region].realm, "base": REGIONS[region].base or ""})


@cache
def place_text(region: int) -> Text:
    """A region with its realm, for those who have no map before them."""
    return Text("storm-place-in", region_text(region).args)


@cache
def manoeuvre_text(manoeuvre: str) -> Text:
    """The name of a manoeuvre."""
    return Text("storm-manoeuvre", {"manoeuvre": manoeuvre})


@cache
def cost_text(honor: int, energy: int = 0) -> Text:
    """What something changes: honor with its sign, energy as a cost."""
    way = "lose" if honor < 0 else "gain" if honor > 0 else "none"
    return Text("storm-cost", {"honor": abs(honor), "way": way, "energy": energy})


def who(state: StormState, side: str) -> Text:
    """The name of whoever plays a side."""
    return seat_text(seat_of(state, side))


def say(
    ctx: Ctx, kind: str, key: str, side: str | None, /, *, reveals: bool = False, seat: Seat | None = None, **args: Arg
) -> None:
    """Log an event that everybody hears; `who` is filled in from the side that did it."""
    if side is not None:
        seat = ctx.draft.factions[side].seat
    if seat is not None:
        args = {"who": seat_text(seat), **args}
    ctx.say(kind, key, seat, reveals=reveals, **args)


def say_own(ctx: Ctx, kind: str, key: str, side: str, names: Sequence[str], /, *, reveals: bool, **args: Arg) -> None:
    """Log an event of which only the side itself hears the names; the others hear `<key>-public`."""
    seat = seat_of(ctx.draft, side)
    args = {"who": seat_text(seat), **args}
    text, public = Text(key, {**args, "units": unit_texts(names)}), Text(f"{key}-public", args)
    ctx.tell(kind, text, seat=seat, data={"units": [*names]}, audience=(seat,), public=public, reveals=reveals)


@cache
def short(name: str) -> Text:
    """What a unit can do, in a few words that fit a hint."""
    return Text(f"storm-short-{name}")
