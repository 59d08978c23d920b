"""What lies below the world: Pillars, Greatness track, all seats by turn, Primordial, Well, Designs and the Forge."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.games.hybris.looks import TYPES
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD, SERIF, length
from render.marks import gold_frame, gold_line, owner, target
from render.palette import OWNERS
from render.shapes import Box
from rules.games.hybris.view import CharacterView, SeatView, TechnologyView

TRACK = 12
"""The last field of the Greatness track."""
HEAD, ROW = 56, 62
COLUMNS = ("vp", "greatness", "aegis", "believer", "prayer", "conflict", "premonition", "spark")
"""Of the scoreboard, after the name; then unlocked tiles."""
NAMES = 262
FORGE = 4
"""Places in the queue."""
ABREAST = 4
"""Characters in a row."""


def draw_pillars(canvas: Canvas, brief: Brief, box: Box) -> None:
    """Pillars by number, with the marks of those who hold them."""
    x0, y0, x1, y1 = box
    canvas.plate(box, "ink", 14)
    canvas.put(icon("column", 60, "clay", "ink"), x0 + 48, (y0 + y1) / 2)
    pillars = brief.view.pillars
    step = (x1 - x0 - 100) / max(1, len(pillars))
    for i, pillar in enumerate(pillars):
        left, number = x0 + 88 + i * step, brief.number(f"pillar:{pillar.number}")
        cell = (left, y0 + 14, left + step - 8, y1 - 14)
        if number:
            gold_frame(canvas, cell, 8, 4)
        taken = pillar.holder is not None
        canvas.plate(cell, "marble" if taken else "umber" if number else "#3A322B", 8, drop=False)
        middle = (cell[0] + cell[2]) / 2
        where, turned = ((cell[0] + 20 if taken else middle), (y0 + y1) / 2 - 2), brief.turned(pillar)
        if turned is not None:
            parts.arrogance(canvas, cell[0] + 23, where[1] + 2, turned, 46)
        else:
            canvas.text(where, str(pillar.number), 38 if taken else 46, "ink" if taken else "ash", SERIF, "mm")
        if pillar.holder is not None:
            size, inset = (42, 27) if turned is None else (36, 19)
            canvas.put(owner(pillar.holder, size), cell[2] - inset, (y0 + y1) / 2)
        if number:
            target(canvas, number, cell[2] - 8, y0 + 18, 48)


def draw_track(canvas: Canvas, brief: Brief, box: Box) -> None:
    """Greatness: everybody's mark on their field."""
    x0, y0, x1, y1 = box
    canvas.plate(box, "marble", 14, "ink", 3)
    canvas.put(icon("diadem", 56, "violet", "marble"), x0 + 44, (y0 + y1) / 2)
    step = (x1 - x0 - 92) / (TRACK + 1)
    for i in range(TRACK + 1):
        left = x0 + 82 + i * step
        canvas.plate((left, y0 + 12, left + step - 5, y1 - 12), "ivory" if i % 2 else "#E9E0CE", 8, drop=False)
        middle = left + (step - 5) / 2
        here = [seat.seat for seat in brief.view.players if min(seat.greatness, TRACK) == i]
        if len(here) < 3:
            canvas.text((middle, y1 - 34), str(i), 36, "stone", BOLD, "mm")
        size = 42 if len(here) == 1 else 32
        for k, seat in enumerate(here):
            x = middle + (0 if len(here) == 1 else (k % 2 - 0.5) * 30)
            canvas.put(owner(seat, size), x, y0 + 36 + k // 2 * 38)


def scoreboard_high(brief: Brief) -> int:
    """Height of the table of seats."""
    return HEAD + max(2, brief.view.seats) * ROW + 12


def draw_scoreboard(canvas: Canvas, brief: Brief, box: Box) -> None:
    """Every seat in turn order with what it has; the one that acts is framed."""
    x0, y0, x1, _ = box
    canvas.plate(box, "ivory", 14, "ink", 3)
    canvas.rounded((x0 + 3, y0 + 3, x1 - 3, y0 + HEAD + 8), "soot", 11)
    canvas.fill((x0 + 3, y0 + HEAD - 8, x1 - 3, y0 + HEAD + 8), "soot")
    canvas.fill((x0 + 3, y0 + HEAD, x1 - 3, y0 + HEAD + 8), "ivory")
    line = brief.words("picture-hybris-order")
    parts.line(canvas, (x0 + 22, y0 + HEAD / 2), line, 36, "sand", SEMIBOLD, room=NAMES - 30)
    step = (x1 - x0 - NAMES - 20) / (len(COLUMNS) + 1)
    middles = [x0 + NAMES + step * (i + 0.5) for i in range(len(COLUMNS) + 1)]
    for what, x in zip(COLUMNS, middles, strict=False):
        canvas.put(parts.good(what, 42, "gold" if what == "vp" else "sand", "soot"), x, y0 + HEAD / 2 + 2)
    canvas.put(icon("star", 42, "sand", "soot"), middles[-1], y0 + HEAD / 2 + 2)
    order = [*brief.view.order, *(seat for seat in range(brief.view.seats) if seat not in brief.view.order)]
    for i, number in enumerate(order):
        _row(canvas, brief, brief.seat(number), (x0 + 8, y0 + HEAD + 6 + i * ROW, x1 - 8, 0), middles)


def _row(canvas: Canvas, brief: Brief, seat: SeatView, box: Box, middles: list[float]) -> None:
    x0, y0, x1, _ = box
    middle = y0 + ROW / 2 - 1
    if brief.active(seat.seat):
        canvas.rounded((x0, y0 + 2, x1, y0 + ROW - 2), OWNERS[seat.seat].tint, 10)
        gold_line(canvas, (x0, y0 + 1, x1, y0 + ROW - 1), 10, 5)
    canvas.put(owner(seat.seat, 46), x0 + 36, middle)
    idle = "crossmark" if seat.resigned else "sleep" if seat.passed and not brief.view.over else ""
    ink = "stone" if idle else "ink"
    parts.line(
        canvas, (x0 + 68, middle - 1), brief.name(seat.seat), 38, ink, BOLD, room=NAMES - 80 - (44 if idle else 0),
        name=True,
    )  # fmt: skip
    if idle:
        canvas.put(icon(idle, 38, "stone"), x0 + NAMES - 30, middle)
    unlocked = sum(tile.unlocked for tile in seat.tiles)
    has = (
        seat.vp, seat.greatness, seat.aegis, seat.believer, seat.prayer, seat.hand_size, seat.premonitions, seat.sparks,
        unlocked,
    )  # fmt: skip
    for i, (n, x) in enumerate(zip(has, middles, strict=True)):
        face = BLACK if i == 0 else BOLD
        canvas.text((x, middle - 1), str(n), 44 if i == 0 else 40, ink if n else "ash", face, "mm")


def _ready(brief: Brief) -> list[CharacterView]:
    """Characters that can be chosen and stand nowhere on the board."""
    return [one for one in brief.characters.values() if one.place is None and brief.number(f"character:{one.key}")]


def ready_high(brief: Brief) -> int:
    """Height of the plates of those who wait at home; 0 where nobody of them can be chosen."""
    return -(-len(_ready(brief)) // ABREAST) * 92


def draw_ready(canvas: Canvas, brief: Brief, box: Box) -> None:
    """Those who wait at home and can be chosen, with their numbers."""
    x0, y0, x1, _ = box
    step = (x1 - x0 + 14) / ABREAST
    for i, one in enumerate(_ready(brief)):
        left, top = round(x0 + i % ABREAST * step), y0 + i // ABREAST * 92
        plate = (left, top, round(left + step - 14), top + 78)
        gold_frame(canvas, plate, 12, 5)
        canvas.plate(plate, "ivory", 12, "ink", 3, drop=False)
        canvas.put(parts.piece(one.seat, one.kind, 50), left + 46, top + 39)
        parts.line(canvas, (left + 84, top + 38), brief.title(one.name), 38, "ink", BOLD, room=step - 14 - 84 - 72)
        target(canvas, brief.number(f"character:{one.key}"), plate[2] - 38, top + 39, 52)


def draw_primordial(canvas: Canvas, brief: Brief, box: Box) -> None:
    """Who lies in the Underworld, what can be drained, and whether another comes."""
    x0, y0, x1, y1 = box
    number, one, middle = brief.number("primordial"), brief.view.primordial, (y0 + y1) / 2
    if number:
        gold_frame(canvas, box, 14)
    canvas.plate(box, "wine", 14, "ink", 3, drop=not number)
    canvas.put(icon("hourglass", 66, "clay", "wine"), x0 + 52, middle)
    pitch = min(24.0, (y1 - y0) / 4.6)
    room = x1 - x0 - 122 - (70 if number else 0)
    name = brief.title(one.name)
    if length(name, 36, SERIF) > room:
        # Of "Chronos (Avatars of Time)" the name alone; its card says which one it is.
        name = name.partition(" (")[0]
    parts.line(canvas, (x0 + 98, middle - pitch), name, 38, "ivory", SERIF, room=room)
    x = parts.amount(canvas, x0 + 98, middle + pitch, "aegis", one.aegis, 36, "ivory", "ivory")
    rises = brief.view.rises if brief.view.primordials else None
    state = "used" if one.weakened else "last" if rises is None else "now" if brief.view.coming else "later"
    said = brief.words("picture-hybris-coming", state=state, age=rises or 0)
    parts.line(canvas, (x + 20, middle + pitch - 1), said, 36, "#DDB7A8", SEMIBOLD, room=x1 - x - 36)
    if number:
        target(canvas, number, x1 - 42, middle - pitch, 52)


def draw_well(canvas: Canvas, brief: Brief, box: Box) -> None:
    """Prayers in the Well, and who is warded."""
    x0, y0, x1, y1 = box
    ground, middle = "#DCE7E6", (y0 + y1) / 2
    canvas.plate(box, ground, 14, "ink", 3)
    canvas.put(icon("amphora", 72, "aegean", ground), x0 + 52, middle)
    wide = canvas.text((x0 + 100, middle - 4), str(brief.view.well), 66, "ink", SERIF)
    x = x0 + 116 + wide
    x += canvas.text((x, middle), brief.words("picture-hybris-well"), 36, "umber", SEMIBOLD)
    warded = [seat for seat, _ in brief.view.wards]
    if not warded:
        return
    canvas.put(icon("shield", 44, "aegean"), x + 44, middle)
    size = min(44, int((x1 - x - 84) / len(warded)) - 2)
    for i, seat in enumerate(warded):
        canvas.put(owner(seat, max(30, size)), x + 72 + (i + 0.5) * (size + 2), middle)


def draw_forge(canvas: Canvas, brief: Brief, box: Box) -> None:
    """Designs that can be chosen, and the queue of the Forge, the head first."""
    x0, y0, x1, _ = box
    view, half = brief.view, (x1 - x0 - 26) / 2
    for i, (key, tiles) in enumerate((("designs", view.display), ("queue", view.forge))):
        left = x0 + i * (half + 26)
        parts.heading(canvas, (left + 4, y0 + 22), brief.words(f"picture-hybris-{key}"), brief.inks[1], half - 8)
        wide = (half - 12) / 2
        for k in range(max(FORGE, len(tiles))):
            x, y = left + k % 2 * (wide + 12), y0 + 48 + k // 2 * 104
            cell = (x, y, x + wide, y + 94)
            if k < len(tiles):
                draw_technology(canvas, brief, tiles[k], cell)
            else:
                canvas.plate(cell, "linen", 10, "hollow", 3, drop=False)
                canvas.put(icon("gear", 52, "hollow"), x + wide / 2, y + 47)


def draw_technology(canvas: Canvas, brief: Brief, tile: TechnologyView, box: Box) -> None:
    """A Technology in short: kind, name, cost, points, Believers, whose it is."""
    x0, y0, x1, y1 = box
    number, look = brief.number(f"technology:{tile.key}"), TYPES[tile.type]
    if number:
        gold_frame(canvas, box, 10, 5)
    canvas.plate(box, "ivory", 10, "ink", 3, drop=not number)
    canvas.rounded((x0 + 3, y0 + 3, x0 + 60, y1 - 3), look.color, 7)
    canvas.fill((x0 + 48, y0 + 3, x0 + 60, y1 - 3), look.color)
    owned = tile.owner is not None
    canvas.put(icon(look.icon, 36, "ivory", look.color), x0 + 31, (y0 + y1) / 2 - (19 if owned else 0))
    if tile.owner is not None:
        canvas.put(owner(tile.owner, 40), x0 + 31, y1 - 27)
    parts.line(canvas, (x0 + 72, y0 + 27), brief.title(tile.name), 38, "ink", BOLD, room=x1 - x0 - 80)
    y, x = y1 - 28, x0 + 70
    for what, n in (("aegis", tile.cost), ("vp", tile.vp), ("believer", tile.believers)):
        x = parts.amount(canvas, x, y, what, n, 36) + 14
    if number:
        target(canvas, number, x1 - 32, y - 2, 50)
