"""What a seat's own Divine Plan makes of the tiles it weighs: for its eyes alone, beside questions, not in options."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.grid import cell
from rules.core.types import AnyDecision, Arg, Args, Text
from rules.games.pantheum.data import LANDSCAPE
from rules.games.pantheum.view import LANDSCAPES, PantheumView, PlanView, TileView
from rules.games.pantheum.words import landscape_text, square

MOST = 5
"""Tiles that are named while the god may go anywhere: those of most points."""
NEAR = ("column", "act", "element", "tile", "from", "to")
"""Kinds of question about what lies in range."""


def promises(view: PantheumView, decision: AnyDecision) -> list[Text]:
    """A line for a question about tiles; none for whoever has no plan to look at, or is asked about other things."""
    if view.plan is None or view.over:
        return []
    if decision.kind == "lock":
        made = [_made(view, view.plan, str(option.ref)) for option in decision.options if option.ref]
        return [Text("pantheum-outlook-lock", {"tiles": made})]
    if decision.kind == "move":
        best = sorted(_open(view, view.plan), key=lambda tile: -tile.vp)[:MOST]
        return [_named(view.plan, best, "pantheum-outlook-best", "board")]
    if decision.kind in NEAR and view.range:
        near = [tile for tile in _open(view, view.plan) if (tile.row, tile.col) in view.range]
        return [_named(view.plan, near, "pantheum-outlook-range", "range")]
    return []


def _open(view: PantheumView, plan: PlanView) -> Iterator[TileView]:
    """Tiles worth points on which what the plan wants can still come."""
    for tile in view.board:
        if tile.vp and tile.landscape is None and not tile.pit and plan.rows[tile.row][tile.col] in LANDSCAPES:
            yield tile


def _named(plan: PlanView, tiles: list[TileView], key: str, where: str) -> Text:
    if not tiles:
        return Text("pantheum-outlook-none", {"where": where})
    named: list[Text] = [Text("pantheum-outlook-tile", _facts(plan, tile)) for tile in tiles]
    return Text(key, {"tiles": named})


def _made(view: PantheumView, plan: PlanView, ref: str) -> Text:
    """What locking a tile is worth to the plan, its favor apart."""
    at = cell(ref.removeprefix("tile:"))
    tile = view.board[4 * at.row + at.col]
    fits = LANDSCAPE[str(tile.element)] == plan.rows[at.row][at.col]
    return Text("pantheum-outlook-match" if fits else "pantheum-outlook-miss", _facts(plan, tile))


def _facts(plan: PlanView, tile: TileView) -> Args:
    wanted = plan.rows[tile.row][tile.col]
    landscape: Arg = landscape_text(wanted) if wanted in LANDSCAPES else "none"
    return {"tile": square(f"{tile.row},{tile.col}"), "landscape": landscape, "points": tile.vp}
