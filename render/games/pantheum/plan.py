"""One player's secret Divine Plan laid over the board as it stands."""

from __future__ import annotations

from msgspec import structs

from render.canvas import Canvas, Plate, plate_of
from render.games.pantheum import parts
from render.games.pantheum.board import draw_plinth, squares
from render.games.pantheum.brief import Brief
from render.games.pantheum.scenes import faded, scene
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF
from render.marks import owner
from render.shapes import ring
from rules.games.pantheum.view import LANDSCAPES, PlanView, TileView

WIDTH, HEIGHT = 1200, 1440
TILE, GAP = 240, 12
HEAD = 118
TOP = 184
LEFT = (WIDTH - 4 * TILE - 3 * GAP) // 2 + 12


def _tag(canvas: Canvas, x: float, y: float, words: str, seat: int | None, good: bool) -> None:
    """Bottom of a square: who locked it, and what that means for the plan."""
    box = (x + 12, y + TILE - 70, x + TILE - 12, y + TILE - 12)
    canvas.plate(box, "gold" if good else "ink", 10, "ink", 3, drop=False)
    left = x + 30
    if seat is not None:
        canvas.put(owner(seat, 46), x + 46, y + TILE - 41)
        left = x + 78
    canvas.text((left, y + TILE - 42), words, 33, "ink" if good else "ivory", BOLD, "lm", room=x + TILE - 20 - left)


def _square(canvas: Canvas, brief: Brief, plan: PlanView, tile: TileView, x: int, y: int) -> None:
    want, at = plan.rows[tile.row][tile.col], (tile.row, tile.col)
    if want == "X":
        canvas.picture(scene("pit", TILE, TILE), x, y)
        return
    state = (want, at in plan.matches, at in plan.misses)
    key = ("plan square", structs.astuple(tile), brief.words.locale, *state)
    canvas.stamp(plate_of(lambda: _drawn(brief, tile, *state), *key), x, y)


def _drawn(brief: Brief, tile: TileView, want: str, good: bool, lost: bool) -> Plate:
    canvas, x, y = Canvas.blank(TILE, TILE), 0, 0
    flipped = (tile.row * 3 + tile.col) % 2 == 1
    canvas.picture((faded if lost else scene)(want, TILE, TILE, flipped), x, y)
    canvas.frame(ring(TILE, TILE, 10 if good or lost else 3, 12), x, y, "gold" if good else "ink")
    if good:
        canvas.frame(ring(TILE, TILE, 2, 12), x, y, "ink")
    parts.coin(canvas, x + 38, y + 38, tile.vp)
    if good:
        _tag(canvas, x, y, brief.words("picture-pantheum-plan-match", points=tile.vp), tile.favor, True)
    elif lost:
        _tag(
            canvas,
            x,
            y,
            brief.words("picture-pantheum-plan-pit" if tile.pit else "picture-pantheum-plan-miss"),
            tile.favor,
            False,
        )
    elif tile.count and tile.element is not None:
        _growing(canvas, tile, x, y, want)
    return Plate(canvas, 13)


def _growing(canvas: Canvas, tile: TileView, x: int, y: int, want: str) -> None:
    """What lies on an open square so far, so that plan and board can be compared at a glance."""
    right = tile.element == parts.LANDSCAPE_ELEMENT[want]
    box = (x + TILE - 104, y + 12, x + TILE - 12, y + 64)
    canvas.plate(box, "ivory" if right else "marble", 12, "ink", 3, drop=False)
    canvas.put(parts.element(tile.element or "G", 38), x + TILE - 78, y + 38)
    canvas.text((x + TILE - 54, y + 37), str(tile.count), 38, "ink", BOLD, "lm", room=40)


def _foot(canvas: Canvas, brief: Brief, plan: PlanView, top: int) -> None:
    canvas.plate((36, top, WIDTH - 36, HEIGHT - 34), "ivory", 16, "ink", 3)
    y = (top + HEIGHT - 34) / 2
    for i, kind in enumerate(LANDSCAPES):
        x = 66 + i * 296
        sign = parts.LANDSCAPE_ELEMENT[kind]
        canvas.put(parts.element(sign, 64), x + 32, y)
        canvas.text(
            (x + 78, y - 20), brief.words(f"picture-pantheum-{parts.LANDSCAPE_WORDS[kind]}"), 38, "ink", BOLD, "lm"
        )
        wanted = sum(row.count(kind) for row in plan.rows)
        done = sum(1 for row, col in plan.matches if plan.rows[row][col] == kind)
        said = brief.words("picture-pantheum-plan-matched", done=done, wanted=wanted)
        canvas.text((x + 78, y + 24), said, 32, "umber", SEMIBOLD, "lm", room=206)
    canvas.put(icon("laurel", 110, "bronze"), WIDTH - 122, y - 18)
    canvas.text((WIDTH - 122, y - 21), str(plan.points), 50, "ink", SERIF, "mm")
    canvas.text((WIDTH - 122, y + 60), brief.words("picture-pantheum-plan-sum"), 32, "umber", SEMIBOLD, "mm")


def draw_plan(brief: Brief) -> Canvas:
    """The viewer's plan as a picture aligned with the board, 1200 by 1440."""
    canvas, plan = brief.table(WIDTH, HEIGHT), brief.plan
    draw_plinth(canvas, squares(LEFT, TOP, TILE, GAP), 46, 42)
    canvas.header(brief.words("picture-pantheum-plan-title"), brief.headline, tall=HEAD, right=112)
    canvas.put(owner(brief.view.viewer.seat or 0, 66), WIDTH - 66, 47)
    for tile in brief.view.board:
        x, y = LEFT + tile.col * (TILE + GAP), TOP + tile.row * (TILE + GAP)
        _square(canvas, brief, plan, tile, x, y)
    _foot(canvas, brief, plan, TOP + 4 * TILE + 3 * GAP + 46)
    return canvas
