"""Kinds of picture: for each a record of its name, whom it is for, how it is drawn, and what it says in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from render.canvas import Canvas
from rules.core.types import Text

V = TypeVar("V")
M = TypeVar("M")


class Spot(Struct, frozen=True):
    """Where something is seen best: a kind of picture, and what that picture must show."""

    kind: str
    focus: str | None = None


def _nothing(view: object) -> Sequence[tuple[str, Text]]:
    return ()


def _always(view: object) -> bool:
    return True


class Kind(Struct, Generic[V, M], frozen=True, kw_only=True):
    """One kind of picture of a view `V`, drawn from a `M` that is made for each request.

    The host knows two by name, `board` and `card`; of all others it knows what their records say. In words it is
    `<game>-view-<name>`; one without such words is shown where it suits, and not offered by name.
    """

    name: str
    draw: Callable[[M], Canvas]
    """The finished picture; ValueError if the focus names nothing that the view has."""
    alt: Callable[[M], str]
    """What the picture says, in words."""
    there: Callable[[V], bool] = _always
    """Whether a view has facts for it."""
    secret: bool = False
    """Shows what only the viewer knows; the first such kind of a view stands for all that its seat hides."""
    each_seat: bool = False
    """Shows one seat, which the focus names: `seat:2`."""
    closeup: tuple[str, ...] = ()
    """Kinds of decision whose options it shows with all they say."""
    things: Callable[[V], Sequence[tuple[str, Text]]] = _nothing
    """Of a kind that shows one thing: each that it can be asked for, as its focus and its name."""
    offered: tuple[tuple[str, Text], ...] = ()
    """The things of one view; `Artist.kinds` fills them in."""
    palette: str = ""
    """The palette its files are reduced to, if that is not the one of its game."""
    leads: Callable[[M], Spot | None] | None = None
    """Where the markers are seen best, for a kind that may hand over to others."""


AnyKind: TypeAlias = Kind[Any, Any]
"""A kind of picture for those who do not draw."""
