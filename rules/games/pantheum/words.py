"""Texts that many places need: squares, elements, landscapes, cards, columns, gods; and telling events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from rules.core.game import Context
from rules.core.types import Arg, Mover, Seat, Text, seat_text
from rules.games.pantheum.data import card_id
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.view import ELEMENTS

Ctx: TypeAlias = Context[PantheumState]


@cache
def square(key: str) -> str:
    """The name of a square as printed beside the board: `1,2` is `c2`, column letter and row number."""
    row, col = key.split(",")
    return f"{'abcd'[int(col)]}{int(row) + 1}"


@cache
def square_text(key: str) -> Text:
    """The name of a square, to nest in a list."""
    return Text("literal", {"text": square(key)})


@cache
def element_text(element: str) -> Text:
    """One element: a leaf, a flame, a drop."""
    return Text("pantheum-element", {"element": element})


@cache
def number_text(element: str, count: int) -> Text:
    """So many of one element: 2 leaves."""
    return Text("pantheum-elements", {"element": element, "count": count})


def elements_text(counts: Mapping[str, int]) -> list[Text]:
    """Elements with their numbers, for a worded list: 2 leaves and 1 drop; empty when there are none."""
    return [number_text(element, counts[element]) for element in ELEMENTS if counts.get(element)]


def listed_text(elements: Sequence[str]) -> list[Text]:
    """Elements that are named one by one (`GR`, `("G", "R")`), for a worded list."""
    return [number_text(element, elements.count(element)) for element in ELEMENTS if element in elements]


@cache
def landscape_text(landscape: str) -> Text:
    """A landscape: forest, mountain, river."""
    return Text("pantheum-landscape", {"landscape": landscape})


@cache
def column_text(column: str) -> Text:
    """The name of a column."""
    return Text("pantheum-column", {"column": column})


@cache
def color_text(color: str) -> Text:
    """The color of a card."""
    return Text("pantheum-color", {"color": color})


@cache
def card_text(card: str) -> Text:
    """The name of a demigod, from its card or id."""
    return Text(f"pantheum-name-{card_id(card)}")


@cache
def god_text(god: str) -> Text:
    """The name of a god."""
    return Text(f"pantheum-god-{god}")


def player_text(god: str, seat: Seat) -> Text:
    """A player by god and name, for people of one name."""
    return Text("pantheum-option-god", {"god": god_text(god), "seat": seat_text(seat)})


def actor_text(actor: Mover) -> Text:
    """Who acts: a seat, or Kronos."""
    return god_text(actor) if isinstance(actor, str) else seat_text(actor)


@cache
def phase_text(number: int) -> Text:
    """What a turn of a round is called."""
    return Text("pantheum-phase", {"round": number})


def unheard(ctx: Context[PantheumState], kind: str, key: str, by: Seat, **args: Arg) -> None:
    """Log an event that nobody needs to read: the line after it says as much, and the log stays short."""
    ctx.tell(kind, Text(key, args), seat=by, audience=())
