"""Pictures of Elysium, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.elysium.board import draw_board
from render.games.elysium.brief import Brief
from render.types import Request
from rules.games.elysium.view import ElysiumView


class ElysiumArtist:
    """The pictures of Elysium."""

    def kinds(self, view: Struct) -> tuple[str, ...]:
        """Which pictures a view offers."""
        return ("board",) if isinstance(view, ElysiumView) else ()

    def best(self, request: Request) -> str:
        """The kind on which all markers of the request can be seen."""
        return request.kind

    def draw(self, request: Request) -> Canvas:
        """The finished picture; ValueError if the view lacks what the kind shows."""
        if not isinstance(request.view, ElysiumView):
            raise ValueError("not a view of Elysium")
        return draw_board(Brief(request, request.view))
