"""Pictures of Pantheum, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.pantheum.alt import board_alt, plan_alt
from render.games.pantheum.board import draw_board
from render.games.pantheum.brief import Brief
from render.games.pantheum.plan import draw_plan
from render.types import Request
from rules.games.pantheum.view import PantheumView


class PantheumArtist:
    """The pictures of Pantheum."""

    def kinds(self, view: Struct) -> tuple[str, ...]:
        """The board always; the plan for whom it belongs to."""
        if not isinstance(view, PantheumView):
            return ()
        return ("board", *(("plan",) if view.plan is not None else ()))

    def best(self, request: Request) -> str:
        """The board."""
        return request.kind

    def draw(self, request: Request) -> Canvas:
        """The finished picture; ValueError if the view lacks what the kind shows."""
        view = request.view
        if not isinstance(view, PantheumView):
            raise ValueError("not a view of Pantheum")
        brief = Brief(request, view)
        if request.kind == "board":
            return draw_board(brief)
        if request.kind == "plan" and view.plan is not None and view.viewer.seat is not None:
            return draw_plan(brief, view.plan, view.viewer.seat)
        raise ValueError(f"this view has no picture of kind {request.kind}")

    def alt(self, request: Request) -> str:
        """The picture in words."""
        view = request.view
        if not isinstance(view, PantheumView):
            raise ValueError("not a view of Pantheum")
        brief = Brief(request, view)
        return plan_alt(brief, view.plan) if request.kind == "plan" and view.plan is not None else board_alt(brief)
