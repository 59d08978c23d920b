"""What pictures of every game need at hand: view, words, names that can be drawn, markers, and the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Generic, TypeVar

from PIL import Image

from render.canvas import TABLES, Canvas
from render.fonts import drawable
from render.kinds import Spot
from render.palette import Color
from render.textures import parchment
from render.types import DEFAULT_THEME, Request
from render.words import Words
from rules.core.types import Mover, View

NAME_LENGTH = 16
LETTERS = "ABCD"

V = TypeVar("V", bound=View)


@TABLES.kept
def ground(base: Color, dark: Color, w: int, h: int, seed: int) -> Canvas:
    """The one sheet of parchment that all tables of a theme are cut from."""
    return Canvas(parchment(w, h, base, dark, seed))


def cut(sheet: Image.Image, w: int, h: int) -> Canvas:
    """A bare table of a size out of a sheet at least as wide; what is taller repeats upside down, without a seam."""
    if h <= sheet.height:
        return Canvas(sheet.crop((0, 0, w, h)))
    table = Image.new("RGB", (w, h))
    for i, top in enumerate(range(0, h, sheet.height)):
        high = min(sheet.height, h - top)
        rows = (sheet.height - high, sheet.height) if i % 2 else (0, high)
        strip = sheet.crop((0, rows[0], w, rows[1]))
        table.paste(strip.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if i % 2 else strip, (0, top))
    return Canvas(table)


class Brief(ABC, Generic[V]):
    """A request made ready for drawing; every game adds what its own pictures ask for."""

    themes: ClassVar[Mapping[str, tuple[Color, Color]]]
    """Ground of the table and its mottling by theme."""

    def __init__(self, request: Request, view: V, *, own: bool = False) -> None:
        """`own`: the picture is for the viewer alone."""
        self.request = request
        self.view = view
        self.own = own
        self.words = Words(request.locale)
        self.numbers = {marker.ref: marker.number for marker in request.markers}
        self.chosen = frozenset(marker.ref for marker in request.markers if marker.chosen)

    def spot(self, ref: str) -> Spot:
        """Where a thing that a marker names is seen best."""
        return Spot("board")

    @cached_property
    def spots(self) -> list[Spot]:
        """Where the marked things are seen best, beginning with the spot that most of them share."""
        return [spot for spot, _ in Counter(self.spot(marker.ref) for marker in self.request.markers).most_common()]

    @property
    def asked(self) -> int | None:
        """The seat whose choice the markers are, where one can be named."""
        return None

    def whose(self, turn: int) -> int:
        """The viewer's seat if play waits for it, else the one that is waited for, else the one whose turn it is."""
        seat, waiting = self.view.viewer.seat, self.view.waiting
        if seat is not None and seat in waiting:
            return seat
        return waiting[0] if len(waiting) == 1 else turn

    @property
    def shown(self) -> int:
        """The seat that a picture of one seat is about: in focus, else where things are marked, else who is asked."""
        for named in (self.request.focus, *(spot.focus for spot in self.spots)):
            kind, _, number = (named or "").partition(":")
            if kind == "seat" and number.isdecimal() and int(number) < self.view.seats:
                return int(number)
        return max(0, self.asked or 0)

    def name(self, mover: Mover) -> str:
        """A seat's display name as it can be drawn, cut to 16 characters; a plain "Player B" if nothing is left.

        Names that look the same when drawn bear the letter of their seat. Who is no seat is worded `<game>-god-<name>`.
        """
        if isinstance(mover, str):
            return self.words(f"{self.request.game}-god-{mover}")
        seat = mover
        given = self._given(seat)
        if not given:
            return self.words("picture-seat", letter=LETTERS[seat])
        if any(self._given(other) == given for other in range(self.view.seats) if other != seat):
            return f"{given[: NAME_LENGTH - 2].rstrip(' …')} {LETTERS[seat]}"
        return given

    def _given(self, seat: int) -> str:
        names = self.request.names
        given = drawable(names[seat]) if seat < len(names) else ""
        return given if len(given) <= NAME_LENGTH else given[: NAME_LENGTH - 1].rstrip() + "…"

    @property
    @abstractmethod
    def clock(self) -> str:
        """Where the match stands: the round, the turn, the Epoch; empty before the first."""

    @abstractmethod
    def asks(self) -> str:
        """Who is asked, and what they decide."""

    def movers(self, otherwise: Mover) -> tuple[str, int]:
        """Those whom play waits for by name, and how many: `otherwise` where nobody is, a count of three or more."""
        waiting = self.view.waiting or (otherwise,)
        names = [self.name(mover) for mover in waiting[:2]]
        if len(waiting) > 2:
            return self.words("picture-players", count=len(waiting)), len(waiting)
        said = self.words("picture-both", one=names[0], other=names[1]) if len(names) > 1 else names[0]
        return said, len(waiting)

    @property
    def said(self) -> str:
        """Who is asked, and what they decide, or that the match is over."""
        return self.words("picture-over") if self.view.over else self.asks()

    @property
    def headline(self) -> str:
        """The state of play: where the match stands, and what is asked."""
        return self.words("picture-headline", clock=self.clock, said=self.said) if self.clock else self.said

    @property
    def theme(self) -> str:
        """The theme asked for, or the default one."""
        return self.request.theme if self.request.theme in self.themes else DEFAULT_THEME
