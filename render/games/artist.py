"""What a game brings to be drawn: a table of its kinds of picture, and what a card that lies nowhere looks like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from render.brief import Brief
from render.canvas import Canvas
from render.cover import TITLE
from render.kinds import AnyKind, Kind
from render.story import STORY
from render.types import Request
from rules.core.types import View

V = TypeVar("V", bound=View)
B = TypeVar("B", bound=Brief[Any])
COMMON: tuple[Kind[Struct, Request], ...] = (TITLE, STORY)
"""Pictures that are drawn alike for all games, of records of their own."""
MOST_TARGETS = 25
"""More numbers than this do not go on one picture."""


class Artist(Generic[V, B]):
    """The pictures of one game; every method is a pure function of its arguments."""

    def __init__(
        self, view: type[V], brief: type[B], kinds: Sequence[Kind[V, B]], lone: Kind[Struct, Request],
        best: Callable[[B], str],
    ) -> None:  # fmt: skip
        """`kinds`: the main one first. `lone`: of a record of a card or piece. `best`: instead of the main kind.

        Besides these every game has the pictures in `COMMON`, of records that are no view.
        """
        self._view = view
        self._brief = brief
        self.table = kinds
        self._lone = (lone, *COMMON)
        self._best = best

    def kinds(self, view: Struct) -> tuple[AnyKind, ...]:
        """The kinds of picture this view has facts for, the main one first."""
        if not isinstance(view, self._view):
            return tuple(kind for kind in self._lone if kind.there(view))
        there = (kind for kind in self.table if kind.there(view))
        return tuple(msgspec.structs.replace(kind, offered=tuple(kind.things(view))) for kind in there)

    def best(self, request: Request) -> str:
        """The kind that suits the moment, with all markers to be read; a kind other than the main one stays."""
        if not isinstance(request.view, self._view) or request.kind != self.table[0].name:
            return request.kind
        return self._best(self._brief(request, request.view))

    def draw(self, request: Request) -> Canvas:
        """The finished picture; ValueError if the view lacks what the kind shows."""
        if not isinstance(request.view, self._view):
            return self._alone(request).draw(request)
        kind, brief = self._meant(request, request.view)
        return kind.draw(brief)

    def palette(self, request: Request) -> str:
        """The palette that the picture's file is reduced to."""
        alone = None if isinstance(request.view, self._view) else self._alone(request)
        return alone.palette if alone is not None and alone.palette else f"{request.game}-{request.theme}"

    def alt(self, request: Request) -> str:
        """What the picture says, in words."""
        if not isinstance(request.view, self._view):
            return self._alone(request).alt(request)
        kind, brief = self._meant(request, request.view)
        return kind.alt(brief)

    def _alone(self, request: Request) -> Kind[Struct, Request]:
        """The kind of a record that is no view; ValueError if there is no picture of it."""
        kind = next((kind for kind in self._lone if kind.there(request.view)), None)
        if kind is None:
            what, game = type(request.view).__name__, getattr(request.view, "game", None)
            raise ValueError(f"{what} of {game} is nothing that {request.game} draws")
        return kind

    def _meant(self, request: Request, view: V) -> tuple[Kind[V, B], B]:
        """The kind asked for, or the one it hands over to, and what it is drawn from."""
        kind = next((kind for kind in self.table if kind.name == request.kind and kind.there(view)), None)
        if kind is None:
            raise ValueError(f"this view has no picture of kind {request.kind}")
        brief = self._brief(request, view, own=kind.secret)
        spot = kind.leads(brief) if kind.leads is not None else None
        if spot is None or spot.kind == kind.name:
            return kind, brief
        return self._meant(msgspec.structs.replace(request, kind=spot.kind, focus=spot.focus), view)
