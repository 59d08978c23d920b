"""Right of the board: one strip per seat, Kronos, and the supply with the clock of the game."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import PLATES, Canvas, Plate
from render.games.pantheum import parts
from render.games.pantheum.brief import Brief
from render.games.pantheum.scenes import scene
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD, SERIF, length
from render.marks import gold_frame, owner, target
from render.palette import owner_of
from render.words import Words, signed
from rules.core.types import Mover
from rules.games.pantheum.view import COLUMNS, KRONOS, LANDSCAPES, KronosView, PantheumView, SeatView

BAND = 98
"""Width of the tinted band that carries the mark."""
MARGIN = 12
ROWS_FROM = 360
"""Height from which a strip lays its columns down as rows."""


class Strip(Struct, frozen=True):
    """What a strip shows; the key it is kept under."""

    seat: int
    name: str
    god: str
    god_name: str
    points: int
    """Without the plan, which has a chip of its own; all of them once every plan lies open."""
    plan: str
    """What the chip says: what the plan gives so far, `?` to whom does not know it; empty where there is none."""
    satchel: tuple[int, int, int]
    columns: tuple[tuple[tuple[str, int], ...], ...]
    """Per column the demigods as id and power."""
    active: bool
    column: str | None
    number: int
    column_numbers: tuple[int, ...]
    element_numbers: tuple[int, ...]


def public_points(seat: SeatView) -> int:
    """Points that everybody can count: all but the plan."""
    return seat.score.favor + seat.score.strongest + seat.score.bonus - seat.score.blight


def strip_of(brief: Brief, seat: SeatView) -> Strip:
    """Gather what a seat's strip shows."""
    active = seat.seat == brief.acting
    held, over = seat.satchel, brief.view.over
    plan = "?" if seat.score.plan is None else str(seat.score.plan)
    return Strip(
        seat=seat.seat, name=brief.name(seat.seat), god=seat.god, god_name=brief.words(f"pantheum-god-{seat.god}"),
        points=public_points(seat) + (seat.score.plan or 0) * over, plan="" if over else plan,
        satchel=(held.get("G", 0), held.get("R", 0), held.get("B", 0)),
        columns=tuple(tuple((c.id, c.power) for c in seat.columns.get(column, [])) for column in COLUMNS),
        active=active, column=brief.view.column if active else None,
        number=brief.numbers.get(f"seat:{seat.seat}", 0),
        column_numbers=tuple(brief.column_number(seat.seat, column) for column in COLUMNS),
        element_numbers=brief.element_numbers(seat.seat),
    )  # fmt: skip


def _band(plate: Canvas, box: tuple[int, int, int, int], mover: Mover, god: str, number: int) -> None:
    x0, y0, _, y1 = box
    high = y1 - y0
    tint = owner_of(mover).tint
    plate.rounded((x0 + 3, y0 + 3, x0 + 3 + BAND, y0 + high - 3), tint, 11)
    plate.fill((x0 + BAND - 8, y0 + 3, x0 + BAND + 3, y1 - 3), "ivory")
    plate.fill((x0 + BAND - 8, y0 + 3, x0 + BAND - 5, y1 - 3), "ink")
    plate.put(owner(mover, 78), x0 + BAND / 2, y0 + 56)
    if number:
        target(plate, number, x0 + BAND / 2 - 2, y1 - 48, 64)
    else:
        plate.put(icon(parts.GOD_EMBLEMS.get(god, "star"), 66, "ink", tint), x0 + BAND / 2 - 2, y1 - 52)


def _head(plate: Canvas, x: float, y: float, right: float, strip: Strip) -> None:
    right -= _plan_chip(plate, right, y, strip.plan) if strip.plan else 0
    end = right - plate.text((right, y - 1), signed(strip.points), 44, "ink", SERIF, "rm") - 56
    plate.put(icon("laurel", 46, "bronze"), end + 23, y)
    # A long name may shrink below what a decision needs: the mark beside it names the seat.
    used = plate.text((x, y), strip.name, 40, "ink", BOLD, "lm", room=end - 8 - x, needed=False)
    beside = x + used + 14
    if beside + length(strip.god_name, 36) < end - 8:
        plate.text((beside, y + 3), strip.god_name, 36, "stone", SEMIBOLD, "lm")


def _plan_chip(plate: Canvas, right: float, y: float, said: str) -> float:
    """What the plan adds to the number left of it, gold on black as a plan's tiles that match; how wide it is."""
    wide = length(f"+{said}", 36, BOLD) + 16
    plate.plate((right - wide, y - 25, right, y + 25), "ink", 10, drop=False)
    plate.text((right - wide / 2, y - 1), f"+{said}", 36, "gold", BOLD, "mm")
    return wide + 8


def _emblems(plate: Canvas, x: float, y: float, w: float, h: float, cards: tuple[tuple[str, int], ...]) -> None:
    """The demigods of a column as emblems, strongest first; what has no room is counted."""
    ranked = sorted(cards, key=lambda card: -card[1])
    rows = max(1, int(h // 50))
    if len(ranked) == 1:
        plate.put(icon(parts.emblem(ranked[0][0]), 46, "ink", "linen"), x + w / 2, y + h / 2)
        return
    shown = len(ranked) if len(ranked) <= 2 * rows else 2 * rows - 1
    cells = shown + (1 if shown < len(ranked) else 0)
    lines = (cells + 1) // 2
    for i in range(cells):
        row, col = divmod(i, 2)
        cx = x + w / 2 + (col * 2 - 1) * 18.5 if i < cells - cells % 2 else x + w / 2
        cy = y + h / 2 + (row - (lines - 1) / 2) * min(50, h / lines)
        if i < shown:
            plate.put(icon(parts.emblem(ranked[i][0]), 34, "ink", "linen"), cx, cy)
        else:
            plate.text((cx - 4, cy), f"+{len(ranked) - shown}", 36, "ink", BOLD, "mm")


def _column(plate: Canvas, box: tuple[float, float, float, float], column: str, strip: Strip, index: int) -> None:
    x0, y0, x1, y1 = box
    color, tab = parts.COLUMN_COLORS[column], 40
    number = strip.column_numbers[index]
    if number or strip.column == column:
        gold_frame(plate, box, 8, 5)
    plate.plate(box, "linen", 8, color, 3, drop=False)
    plate.fill((x0 + 3, y0 + 3, x0 + 3 + tab, y1 - 3), color)
    cards = strip.columns[index]
    best = str(max(power for _, power in cards)) if cards else "–"
    plate.text((x0 + 2 + tab / 2, (y0 + y1) / 2 - 1), best, 40, "ivory", BLACK, "mm")
    left, high = x0 + tab + 3, y1 - y0
    if number:
        target(plate, number, (left + x1) / 2, y0 + high / 2 if high < 110 else y1 - 36, min(62, round(high) - 6))
        if high >= 110:
            _emblems(plate, left, y0 + 4, x1 - left, high - 76, cards)
    else:
        _emblems(plate, left, y0 + 4, x1 - left, high - 8, cards)


def _row(plate: Canvas, box: tuple[float, float, float, float], column: str, strip: Strip, index: int) -> None:
    """A column laid down as a row, where there is room: tab, then emblems with their power."""
    x0, y0, x1, y1 = box
    color, middle = parts.COLUMN_COLORS[column], (y0 + y1) / 2
    number = strip.column_numbers[index]
    if number or strip.column == column:
        gold_frame(plate, box, 8, 5)
    plate.plate(box, "linen", 8, color, 3, drop=False)
    plate.fill((x0 + 3, y0 + 3, x0 + 50, y1 - 3), color)
    cards = sorted(strip.columns[index], key=lambda card: -card[1])
    best = str(cards[0][1]) if cards else "–"
    plate.text((x0 + 26, middle - 1), best, 44, "ivory", BLACK, "mm")
    room = 4 if number else 5
    shown = cards if len(cards) <= room else cards[: room - 1]
    for i, (demigod, _) in enumerate(shown):
        plate.put(icon(parts.emblem(demigod), 48, "ink", "linen"), x0 + 84 + i * 58, middle)
    if len(shown) < len(cards):
        said = f"+{len(cards) - len(shown)}"
        plate.text((x0 + 84 + len(shown) * 58, middle), said, 36, "ink", BOLD, "mm")
    if number:
        target(plate, number, x1 - 40, middle, 62)


@PLATES.kept
def _drawn(strip: Strip, w: int, h: int) -> Plate:
    m = MARGIN
    plate = Canvas.blank(w + 2 * m, h + 2 * m)
    box = (m, m, m + w, m + h)
    if strip.active or strip.number:
        gold_frame(plate, box, 14, 6)
    plate.plate(box, "ivory", 14, "ink", 3, drop=False)
    _band(plate, box, strip.seat, strip.god, strip.number)
    x, right = m + BAND + 16, m + w - 20
    roomy = h > 260
    head, held = (46, 116) if roomy else (38, 94)
    _head(plate, x, m + head, right, strip)
    held_size, step = 46, 134
    parts.amounts(
        plate, x, m + held, dict(zip("GRB", strip.satchel, strict=True)), held_size, step, strip.element_numbers
    )
    top = m + held + (44 if roomy else 30)
    if h >= ROWS_FROM:
        high = (m + h - 14 - top - 20) / 3
        for i, column in enumerate(COLUMNS):
            y = round(top + i * (high + 10))
            _row(plate, (x, y, right, round(y + high)), column, strip, i)
        return Plate(plate, m + 16)
    wide = (w - BAND - 16 - 16 - 20) / 3
    for i, column in enumerate(COLUMNS):
        left = x + i * (wide + 10)
        _column(plate, (round(left), top, round(left + wide), m + h - 13), column, strip, i)
    return Plate(plate, m + 16)


def draw_strip(canvas: Canvas, strip: Strip, x: int, y: int, w: int, h: int) -> None:
    """One seat's strip with its top left corner at a place."""
    canvas.stamp(_drawn(strip, w, h), x - MARGIN, y - MARGIN)


def draw_supply(canvas: Canvas, view: PantheumView, box: tuple[int, int, int, int], words: Words) -> None:
    """Black plate: what ends the game first, then landscapes and the deck."""
    x0, y0, x1, y1 = box
    canvas.plate(box, "ink", 14)
    middle = (y0 + y1) / 2
    label = "picture-pantheum-last-turn" if view.ending and not view.over else "picture-pantheum-favor-left"
    canvas.text((x0 + 24, middle - 25), words(label), 36, "sand", SEMIBOLD, "lm", room=192)
    left = words("picture-pantheum-of", left=view.favor_left, total=view.favor_total)
    canvas.text((x0 + 24, middle + 20), left, 42, "gold", BOLD, "lm", room=186)
    step = (x1 - x0 - 232) / 4
    for i, kind in enumerate(LANDSCAPES):
        x = x0 + 224 + step * (i + 0.5)
        canvas.picture(scene(kind, 52, 52), x - 26, middle - 48, 8)
        number = view.landscapes_left.get(kind, 0)
        canvas.text((x, middle + 30), str(number), 40, "ivory" if number else "salmon", BOLD, "mm")
    x = x0 + 224 + step * 3.5
    canvas.put(icon("cards", 50, "sand", "ink"), x, middle - 22)
    canvas.text((x, middle + 30), str(view.deck), 40, "ivory", BOLD, "mm")


def _grid(canvas: Canvas, kronos: KronosView, x: float, y: float, cell: int) -> None:
    """The four by four board in small: Kronos, and where his Blight may fall."""
    dark = set(kronos.dark)
    for row in range(4):
        for col in range(4):
            left, top = x + col * (cell + 5), y + row * (cell + 5)
            here = (row, col) == tuple(kronos.at)
            color = "soot" if here else "wine" if (row, col) in dark else "linen"
            canvas.plate((left, top, left + cell, top + cell), color, 7, "ink", 2, drop=False)
            if here:
                canvas.put(icon("sickle", cell - 14, "salmon", "soot"), left + cell / 2, top + cell / 2)
            elif (row, col) in dark:
                canvas.put(icon("skull", cell - 18, "ivory", "wine"), left + cell / 2, top + cell / 2)


def draw_kronos(canvas: Canvas, view: PantheumView, box: tuple[int, int, int, int], words: Words, says: str) -> None:
    """The solo opponent: his emblem, the Blight still to fall and where, cards left, what his card does."""
    kronos = view.kronos
    if kronos is None:
        return
    x0, y0, x1, y1 = box
    if view.phase == KRONOS:
        gold_frame(canvas, box, 14, 6)
    canvas.plate(box, "ivory", 14, "ink", 3, drop=view.phase != KRONOS)
    _band(canvas, box, KRONOS, "kronos", 0)
    x = x0 + BAND + 16
    canvas.text((x, y0 + 46), words("pantheum-god-kronos"), 40, "ink", BOLD, "lm")
    canvas.put(icon("cards", 44, "umber", "ivory"), x1 - 92, y0 + 46)
    canvas.text((x1 - 22, y0 + 45), str(kronos.deck), 42, "ink", BOLD, "rm", needed=False)
    cell = 60
    _grid(canvas, kronos, x, y0 + 92, cell)
    side = x + 4 * (cell + 5) + 12
    canvas.put(parts.blot(56), side + 28, y0 + 126)
    canvas.text((side + 62, y0 + 125), f"×{kronos.blight_left}", 46, "ink", BOLD, "lm")
    words_left = words("picture-pantheum-blight-left", left=kronos.blight_left)
    canvas.paragraph((side, y0 + 168), words_left, 36, x1 - 14 - side, "umber", SEMIBOLD)
    top = y0 + 92 + 4 * (cell + 5) + 14
    canvas.fill((x, top, x1 - 22, top + 2), "sand")
    canvas.paragraph(
        (x, top + 16), says, 36, x1 - 22 - x, "ink", SEMIBOLD, lead=1.2, high=y1 - 12 - top - 16, needed=False
    )
