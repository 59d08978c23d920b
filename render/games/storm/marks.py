"""Tags that tell what a target costs: black tablets, loss and gain apart by sign as well as by color."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.storm.brief import signed
from render.icons import icon
from render.lettering import BOLD, length
from rules.games.storm.view import TargetView

TAG = 36
"""Size of the numerals at scale 1."""


class Cost(Struct, frozen=True):
    """What going to a region changes: honor with its sign, energy as a positive number."""

    honor: int | None
    energy: int = 0
    night: bool = False


def cost_of(target: TargetView) -> Cost:
    """The cost as a tag shows it."""
    return Cost(target.honor, target.energy, target.night)


def honor_color(honor: int) -> str:
    """Salmon for a loss, green for a gain, pale for nothing."""
    return "salmon" if honor < 0 else "#B9E07C" if honor > 0 else "ash"


def _pieces(cost: Cost, size: int) -> list[tuple[str, str, float, str]]:
    """What stands on a tag, left to right: kind, words, width, color."""
    out = []
    if cost.honor is not None:
        words = signed(cost.honor)
        out.append(("words", words, length(words, size, BOLD), honor_color(cost.honor)))
    if cost.night:
        out.append(("moon", "", size * 0.85, "foam"))
    if cost.energy:
        out.append(("words", str(cost.energy), length(str(cost.energy), size, BOLD), "clay"))
        out.append(("brazier", "", size * 0.9, "clay"))
    return out


def _gap(cost: Cost, scale: float) -> float:
    """Room for a rule between honor and energy."""
    return 20 * scale if cost.honor is not None and cost.energy else 0


def tag_width(cost: Cost, scale: float = 1.0) -> float:
    """How wide a tag is."""
    size = round(TAG * scale)
    pieces = _pieces(cost, size)
    return sum(wide for _, _, wide, _ in pieces) + 8 * scale * (len(pieces) - 1) + 14 * scale + _gap(cost, scale)


def cost_tag(canvas: Canvas, x: float, y: float, cost: Cost, scale: float = 1.0, *, needed: bool = True) -> None:
    """A tag centred on a point: honor, a moon for Nyx's cover, energy with its brazier; legends are not `needed`."""
    size, wide = round(TAG * scale), tag_width(cost, scale)
    half = 21 * scale
    canvas.plate((x - wide / 2, y - half, x + wide / 2, y + half), "ink", 10, "ivory", 2, drop=False)
    left = x - wide / 2 + 7 * scale
    for kind, words, room, color in _pieces(cost, size):
        if kind == "words":
            canvas.text((left, y - 1), words, size, color, BOLD, "lm", needed=needed)
        else:
            canvas.put(icon(kind, round(room), color), left + room / 2, y)
        left += room + 8 * scale
        if words and color != "clay" and cost.energy and not cost.night:
            canvas.fill((left + 6 * scale, y - half + 8, left + 8 * scale, y + half - 8), "ash")
            left += _gap(cost, scale)
