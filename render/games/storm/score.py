"""The end of a match: who won and why, both sides' honor, and what became of every unit."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.storm.brief import Brief
from render.games.storm.shields import BLAZONS, LIVERIES, PAD, ROOF, shield
from render.icons import icon
from render.lettering import BLACK, BOLD, INSCRIPTION, SEMIBOLD, SERIF
from render.marks import gold_frame, owner
from render.palette import mix
from render.shapes import Box
from rules.games.storm.data import UNITS
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, SideView

WIDTH, HEIGHT = 1600, 1240


class Ending(Struct, frozen=True):
    """How it ended, read from the map: the side that won (None for a draw or a match that was stopped), and why."""

    winner: str | None
    reason: str
    loser: str | None = None


def ending(brief: Brief) -> Ending:
    """Honor first, then the objectives; a draw agreed on or a match given up leaves no trace on the map."""
    broken = [side.side for side in brief.view.sides if side.honor <= 0]
    if len(broken) > 1:
        return Ending(None, "both")
    if broken:
        return Ending(OLYMPIAN if broken[0] == CHTHONIAN else CHTHONIAN, "honor", broken[0])
    palace = next(region for region in brief.view.regions if region.base == "palace")
    if any(unit.name is not None and UNITS[unit.name].leader for unit in palace.units):
        return Ending(CHTHONIAN, "palace", OLYMPIAN)
    units = [unit for region in brief.view.regions for unit in region.units]
    if not any(unit.name is not None and UNITS[unit.name].leader for unit in units):
        return Ending(OLYMPIAN, "leaders", CHTHONIAN)
    return Ending(None, "stopped")


def verdict(brief: Brief, end: Ending) -> tuple[str, str]:
    """Who won, and why, in words."""
    words = brief.words
    loser = brief.player(end.loser) if end.loser is not None else ""
    reason = words("picture-storm-end-reason", reason=end.reason, name=loser)
    if end.winner is not None:
        return words("picture-storm-end-won", name=brief.player(end.winner)), reason
    return words("picture-storm-end-draw" if end.reason == "both" else "picture-storm-end-over"), reason


def _units(canvas: Canvas, box: Box, brief: Brief, side: SideView) -> None:
    """Nine shields with their names: first those that stand, then those that are lost."""
    wears, (x0, y0, x1, _) = LIVERIES[side.side], box
    fates = [(u.name or "", u.strength or 0, False) for u in side.units] + [
        (n, UNITS[n].strength, True) for n in side.lost
    ]
    step = (x1 - x0 - 40) / 3
    for i, (name, strength, lost) in enumerate(fates):
        x, y = x0 + 20 + step * (i % 3 + 0.5), y0 + 234 + i // 3 * 196
        canvas.put(shield(side.side, 124, name, strength), x - 62 - PAD, y - 62 - ROOF, "lt")
        if lost:
            canvas.put(icon("crossmark", 70, "alert", edge="ivory"), x - 14, y - 14)
        color = wears.label if lost else wears.ink
        canvas.text((x, y + 92), brief.unit_name(name), 36, color, SEMIBOLD, "mm", room=step - 10)


def _half(canvas: Canvas, box: Box, brief: Brief, side: SideView, *, won: bool) -> None:
    x0, y0, x1, y1 = box
    wears = LIVERIES[side.side]
    if won:
        gold_frame(canvas, box, 16, 8)
    canvas.plate(box, wears.panel, 16, "ink", 3, drop=not won)
    if side.seat is not None:
        canvas.put(owner(side.seat, 84), x0 + 66, y0 + 74)
    left, room = x0 + 122, x1 - x0 - 424
    canvas.text((left, y0 + 54), brief.player(side.side), 48, wears.ink, BOLD, room=room, needed=False)
    canvas.text((left, y0 + 104), brief.title(side.side), 36, wears.label, SEMIBOLD, room=room, needed=False)
    for x, name, number, color in (
        (x1 - 250, "honor", side.honor, wears.laurel), (x1 - 110, "brazier", side.energy, wears.fire)
    ):  # fmt: skip
        canvas.put(icon(name, 56, color), x, y0 + 74)
        canvas.text((x + 34, y0 + 73), str(number).replace("-", "−"), 50, wears.ink, SERIF)
    canvas.fill((x0 + 28, y0 + 146, x1 - 28, y0 + 149), mix(wears.panel, wears.ink, 0.18))
    _units(canvas, box, brief, side)
    standing = brief.words("picture-storm-end-standing"), len(side.units)
    fallen = brief.words("picture-storm-end-fallen"), len(side.lost)
    for i, (words, number) in enumerate((standing, fallen)):
        x = x0 + 34 + i * (x1 - x0 - 60) * 0.56
        used = canvas.text((x, y1 - 62), str(number), 60, wears.ink, BLACK)
        canvas.text((x + used + 16, y1 - 60), words, 36, wears.label, SEMIBOLD)


def draw_score(brief: Brief) -> Canvas:
    """The end, 1600 by 1240."""
    canvas = brief.parchment(WIDTH, HEIGHT)
    canvas.header(brief.words("picture-storm-end-title"), brief.headline)
    end = ending(brief)
    title, reason = verdict(brief, end)
    canvas.plate((34, 122, 1566, 282), "ink", 16)
    canvas.put(icon("aegis", 116, "gold"), 122, 204)
    emblem = BLAZONS[end.winner] if end.winner is not None else "swords"
    canvas.put(icon(emblem, 68, "ink", "gold"), 122, 200)
    canvas.text((210, 178), title, 58, "ivory", BOLD if "…" in title else INSCRIPTION, room=1320)
    canvas.text((210, 240), reason, 38, "sand", SEMIBOLD, room=1320)
    for x, side in zip((34, 812), brief.view.sides, strict=True):
        box = (x, 312, x + 754, HEIGHT - 34)
        _half(canvas, box, brief, side, won=side.side == end.winner)
    return canvas
