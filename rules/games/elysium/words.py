"""Texts that many places need, and telling events."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from rules.core.game import Context
from rules.core.types import Arg, Seat, Text, seat_text
from rules.games.elysium.content import Content
from rules.games.elysium.state import ElysiumState, is_citizen

Ctx: TypeAlias = Context[ElysiumState]


@cache
def name_text(content: Content, key: str) -> Text:
    """The name of a card, or of a citizen with its number."""
    if is_citizen(key):
        return Text("elysium-citizen", {"number": int(key.partition("/")[2])})
    design = content.card(key)
    if content.key != "house":
        return Text("name", {"text": design.name})
    return Text(f"elysium-name-{design.id}")


@cache
def filed_text(content: Content, key: str) -> Text:
    """A card by its name, with what a Legend is made by: its family and level; a citizen has neither."""
    name = name_text(content, key)
    if is_citizen(key):
        return name
    design = content.card(key)
    return Text("elysium-say-card", {"card": name, "family": family_text(design.family), "level": design.level})


@cache
def color_text(color: str) -> Text:
    """One Column's color; `any` for the black symbol."""
    return Text("elysium-color", {"color": color})


@cache
def dismiss_text(color: str) -> Text:
    """To dismiss a Column, as an option."""
    return Text("elysium-option-dismiss", {"color": color_text(color)})


def colors_text(colors: list[str] | tuple[str, ...]) -> list[Text]:
    """Several of them, for a worded list."""
    return [color_text(color) for color in colors]


@cache
def family_text(family: str) -> Text:
    """The name of a family."""
    return Text("elysium-family", {"family": family})


def amount_text(what: str, count: int) -> Text:
    """So much Gold, VP or PP."""
    return Text("elysium-amount", {"what": what, "count": count})


def span_text(numbers: Iterable[int]) -> int | Text:
    """A number, or the least and most of several."""
    found = sorted(numbers)
    least, most = found[0], found[-1]
    return least if least == most else Text("elysium-span", {"least": least, "most": most})


def phase_text(epoch: int, phase: str, turn: int = 0) -> Text:
    """What a turn, or what comes before and after the turns of an Epoch, is called."""
    return Text("elysium-phase", {"epoch": epoch, "phase": phase, "round": turn})


def say(ctx: Ctx, kind: str, key: str, by: Seat | None, /, **args: Arg) -> None:
    """Log an event that everybody hears; `seat` is filled in with whose doing it is."""
    ctx.say(kind, key, by, reveals=False, **(args if by is None else {"seat": seat_text(by), **args}))
