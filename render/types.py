"""What is asked of the painter, and what it gives back."""

from __future__ import annotations

from msgspec import Struct

DEFAULT_THEME = "day"


class Marker(Struct, frozen=True):
    """A numbered target on the thing `ref` names (`tile:1,2`, `market:0`, `epic:red`, `seat:1`, `demigod:...`)."""

    ref: str
    number: int
    chosen: bool = False
    """Whether it is marked already, where several can be chosen."""


class Request(Struct, frozen=True, kw_only=True):
    """Everything a picture is made from; nothing else enters."""

    game: str
    kind: str
    """The name of one of `Painter.kinds(view)`."""
    view: Struct
    """The game's view for exactly one viewer; for `card` a component record of it will do."""
    names: tuple[str, ...] = ()
    """Display name per seat."""
    markers: tuple[Marker, ...] = ()
    """The options of the decision that name a place, numbered as in the menu."""
    revision: int = 0
    locale: str = "en"
    theme: str = DEFAULT_THEME
    focus: str | None = None
    """What to show, for kinds that show one thing: `seat:2`, `demigod:<key>`, `market:1`, `kronos`."""
    texts: dict[str, str] = {}
    """Words of the game, already worded, by component id: what a card does."""


class Picture(Struct, frozen=True):
    """A finished file with its alternative text."""

    data: bytes
    extension: str
    """`png` or `webp`."""
    width: int
    height: int
    alt: str
    """At most 1,024 characters."""
    name: str
    """File name; carries the revision."""
