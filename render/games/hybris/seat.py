"""One seat: supply, Enhancement tiles, characters and where they are, powers, Sparks, threads, Technologies."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.hybris import abyss, parts
from render.games.hybris.bands import draw_technology
from render.games.hybris.brief import Brief
from render.games.hybris.cards import draw_cards, high_of
from render.games.hybris.looks import COIN, COIN_EDGE, GOODS, god_icon
from render.games.hybris.planner import draw_planner, next_of, planner_high
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF, wrap
from render.marks import gold_frame, owner, target
from render.palette import OWNERS, Color
from render.shapes import Box, solid
from rules.games.hybris.view import CardView, CharacterView, SeatView, SparkView, TileView

WIDTH, EDGE, TOP = 1600, 30, 112
STRIP, SUPPLY = 92, 140
TILE_LOWEST, GAP = 150, 14
MIDDLE = 850
"""Where the left column below the tiles ends."""
LINE, STEP = 64, 44
"""A character; what comes next on a thread."""
GOODS_SHOWN: tuple[tuple[str, int], ...] = (
    ("aegis", 188), ("believer", 214), ("prayer", 190), ("greatness", 222), ("vp", 190), ("conflict", 190),
    ("premonition", 0),
)  # fmt: skip
"""What a seat has, and how wide it is said; the last takes what is left."""
LEAST = 1080
TRACK = 8
"""Sparks on the track, at least."""
GONE: Color = "#E3D4B0"


def _strip(canvas: Canvas, brief: Brief, seat: SeatView, y: int) -> None:
    """Mark, player, Olympian, Pillar."""
    box = (EDGE, y, WIDTH - EDGE, y + STRIP)
    active = brief.active(seat.seat)
    if active:
        gold_frame(canvas, box, 14, 5)
    canvas.plate(box, OWNERS[seat.seat].tint, 14, "ink", 3, drop=not active)
    middle = y + STRIP / 2
    canvas.put(owner(seat.seat, 70), EDGE + 56, middle)
    x: float = EDGE + 106
    x += parts.line(canvas, (x, middle - 1), brief.name(seat.seat), 46, "ink", BOLD, room=430, name=True) + 30
    if seat.name is not None:
        canvas.put(icon(god_icon(seat.olympian), 62, "ink", OWNERS[seat.seat].tint), x + 31, middle)
        parts.line(canvas, (x + 76, middle - 2), brief.title(seat.name), 44, "ink", SERIF, room=300)
    state = "resigned" if seat.resigned else "passed" if seat.passed else "pillar" if seat.pillars else ""
    if state:
        held = ", ".join(brief.title(one.name) for one in brief.view.pillars if one.holder == seat.seat)
        number = ", ".join(map(str, seat.pillars))
        said = brief.words("picture-hybris-standing", state=state, number=number, name=held)
        right, turned = WIDTH - EDGE - 26, brief.arrogance(seat.seat)
        if turned is not None:
            parts.arrogance(canvas, right - 32, middle, turned, 68)
            right -= 82
        parts.line(canvas, (right, middle - 1), said, 38, "umber", SEMIBOLD, "rm", room=right - WIDTH + EDGE + 580)


def _supply(canvas: Canvas, brief: Brief, seat: SeatView, y: int) -> None:
    has = {
        "aegis": seat.aegis, "believer": seat.believer, "prayer": seat.prayer, "greatness": seat.greatness,
        "vp": seat.vp, "conflict": seat.hand_size, "premonition": seat.premonitions,
    }  # fmt: skip
    x = float(EDGE)
    for what, wide in GOODS_SHOWN:
        right = x + wide if wide else WIDTH - EDGE
        canvas.plate((x, y, right, y + SUPPLY), "ivory", 12, "ink", 3)
        middle = (x + right) / 2
        canvas.put(parts.good(what, 62), middle - 54, y + 50)
        canvas.text((middle - 14, y + 46), str(has[what]), 60, "ink" if has[what] else "ash", SERIF)
        parts.centered(canvas, (x + 6, y + 94, right - 6, y + 132), brief.words(f"picture-hybris-has-{what}"), 36)
        x = right + 10


def draw_tile(canvas: Canvas, brief: Brief, tile: TileView, box: Box) -> None:
    """An Enhancement tile: pieces still on it in color, those that are gone as hollows; unlocked, black and gold."""
    x0, y0, x1, y1 = box
    number = brief.number(f"tile:{tile.key}") or _companion(brief, tile)
    free = tile.unlocked
    if number:
        gold_frame(canvas, box, 14)
    canvas.plate(box, "ink" if free else "ivory", 14, "gold" if free else "ink", 6 if free else 3, drop=not number)
    ink: Color = "ivory" if free else "ink"
    hero = brief.character(tile.character)
    name = brief.title(hero.name if hero is not None else tile.name)
    pieces = 66 * len(tile.every)
    parts.line(canvas, (x0 + 22, y0 + 42), name, 42, ink, SERIF, room=x1 - x0 - 44 - pieces)
    left = list(tile.left)
    for i, what in enumerate(tile.every):
        there = what in left
        if there:
            left.remove(what)
        _piece(canvas, what, x1 - 18 - pieces + 66 * i + 33, y0 + 44, there=there, free=free)
    room = _tile_room(x1 - x0, number)
    parts.lines(canvas, (x0 + 22, y0 + 84), brief.says(tile.text), 38, room, y1 - y0 - 94, ink if free else "umber")
    if number:
        target(canvas, number, x1 - 40, y1 - 40, 56)


def _tile_high(brief: Brief, tile: TileView, wide: float) -> int:
    number = brief.number(f"tile:{tile.key}") or _companion(brief, tile)
    return 84 + 45 * len(wrap(brief.says(tile.text), 38, _tile_room(int(wide), number), SEMIBOLD)) + 14


def _tile_room(wide: float, number: int) -> float:
    """Of a tile's width what its words have."""
    return wide - 44 - (58 if number else 0)


def _piece(canvas: Canvas, what: str, x: float, y: float, *, there: bool, free: bool) -> None:
    edge: Color = "ink" if there else "umber" if free else "hollow"
    canvas.put(solid(60, 60, "circle", edge), x, y)
    canvas.put(solid(54, 54, "circle", COIN if there else "#241D19" if free else GONE), x, y)
    look = GOODS[what]
    fill: Color = look.color if there else "umber" if free else COIN_EDGE
    canvas.put(icon(look.icon, 40, fill, COIN if there else None), x, y)


def _companion(brief: Brief, tile: TileView) -> int:
    """The number of whoever stands on a tile and can be chosen."""
    hero = brief.character(tile.character)
    return brief.number(f"character:{tile.character}") if hero is not None and hero.where == "tile" else 0


def _about(seat: SeatView) -> list[CharacterView]:
    """Everybody who is not on a tile."""
    return [one for one in seat.characters if one.where != "tile"]


def _powers(brief: Brief, seat: SeatView) -> list[list[str]]:
    """Each power in lines, its name first."""
    said = [f"{brief.title(one.name)}: {brief.says(one.text)}" for one in seat.powers] + abyss.owned(brief, seat.seat)
    return [wrap(one, 36, MIDDLE - EDGE - 44, SEMIBOLD) for one in said]


def _characters(canvas: Canvas, brief: Brief, seat: SeatView, y: float) -> float:
    """Everybody by name and where; returns the y below."""
    people, bottom = _about(seat), y + 62 + LINE * len(_about(seat)) + 8
    canvas.plate((EDGE, y, MIDDLE, bottom), "ivory", 14, "ink", 3)
    parts.heading(canvas, (EDGE + 22, y + 34), brief.words("picture-hybris-characters"))
    for i, one in enumerate(people):
        middle, number = y + 62 + LINE * (i + 0.5), brief.number(f"character:{one.key}")
        canvas.put(parts.piece(one.seat, one.kind, 52), EDGE + 54, middle)
        ready = one.where == "ready"
        wide = parts.line(
            canvas, (EDGE + 98, middle - 2), brief.title(one.name), 40, "ink" if ready else "umber", BOLD, room=330
        )  # fmt: skip
        end = MIDDLE - 22
        if number:
            target(canvas, number, end - 28, middle, 54)
            end -= 74
        where = brief.where(one)
        color: Color = "leaf-text" if ready and (one.planned or one.kind == "olympian") else "stone"
        parts.line(canvas, (end, middle - 1), where, 36, color, SEMIBOLD, "rm", room=end - EDGE - 130 - wide)
    return bottom


def _says_powers(canvas: Canvas, brief: Brief, seat: SeatView, y: float) -> float:
    """What the Olympian can do."""
    found = _powers(brief, seat)
    if not found:
        return y
    bottom = y + 60 + sum(len(one) * 44 + 8 for one in found) + 10
    canvas.plate((EDGE, y, MIDDLE, bottom), "ivory", 14, "ink", 3)
    parts.heading(canvas, (EDGE + 22, y + 34), brief.words("picture-hybris-powers"))
    at = y + 60
    for one in found:
        for said in one:
            canvas.text((EDGE + 22, at + 22), said, 36, "umber", SEMIBOLD, prose=True)
            at += 44
        at += 8
    return bottom


def _sparks(canvas: Canvas, brief: Brief, seat: SeatView, y: float) -> float:
    """The track: what is lit, and what the next ones bring."""
    x0, x1, bottom = MIDDLE + GAP, WIDTH - EDGE, y + 196
    canvas.plate((x0, y, x1, bottom), "ink", 14)
    parts.heading(canvas, (x0 + 22, y + 34), brief.words("picture-hybris-sparks"), "sand")
    coming = next_of(brief, seat, "sparks")
    if coming is not None:
        said = brief.words("picture-hybris-next-spark", away=coming.away)
        x = x0 + 240 + canvas.text((x0 + 240, y + 33), said, 36, "gold", SEMIBOLD)
        parts.amounts(canvas, x + 14, y + 34, coming.gains, 36, "gold", "gold")
    gifts = {one.count: one for one in brief.view.sparks}
    count = max([TRACK, seat.sparks, *gifts])
    step = (x1 - x0 - 36) / count
    for i in range(1, count + 1):
        x, lit = x0 + 18 + step * (i - 0.5), i <= seat.sparks
        size = min(64, int(step) - 8)
        canvas.put(solid(size, size, "circle", "gold" if lit else "umber"), x, y + 96)
        canvas.put(solid(size - 8, size - 8, "circle", "#4A3413" if lit else "#241D19"), x, y + 96)
        canvas.put(icon("spark", size - 18, "gold" if lit else "umber"), x, y + 96)
        if i in gifts:
            _gift(canvas, gifts[i], x, y + 160, lit=lit)
    return bottom


def _gift(canvas: Canvas, spark: SparkView, x: float, y: float, *, lit: bool) -> None:
    color: Color = "ivory" if lit else "ash"
    parts.amounts(canvas, x - 42, y, spark.gains[:1], 36, color, color)


def _threads(canvas: Canvas, brief: Brief, seat: SeatView, y: float) -> float:
    """How far each thread is spun."""
    x0, x1, threads = MIDDLE + GAP, WIDTH - EDGE, brief.view.threads
    bottom = y + _threads_high(brief, seat)
    canvas.plate((x0, y, x1, bottom), "ivory", 14, "ink", 3)
    parts.heading(canvas, (x0 + 22, y + 34), brief.words("picture-hybris-threads"))
    top = y + 62
    for thread in threads:
        middle, done = top + 30, seat.threads.get(thread.key, 0)
        parts.line(canvas, (x0 + 22, middle - 1), brief.title(thread.name), 38, "ink", BOLD, room=230)
        left = x1 - 22 - 62 * len(thread.steps)
        canvas.fill((left + 30, middle - 3, x1 - 54, middle + 3), "bronze")
        for k in range(len(thread.steps)):
            x = left + 62 * (k + 0.5)
            canvas.put(solid(48, 48, "circle", "ink"), x, middle)
            canvas.put(solid(42, 42, "circle", "ink" if k < done else COIN), x, middle)
            canvas.text((x, middle - 1), str(k + 1), 36, "gold" if k < done else "stone", BOLD, "mm")
        top += 60
        for said in _comes(brief, seat, thread.key):
            canvas.text((x0 + 22, top + 16), said, 36, "umber", SEMIBOLD, prose=True)
            top += STEP
    return bottom


def _comes(brief: Brief, seat: SeatView, key: str) -> list[str]:
    """What comes next on a thread, in lines."""
    coming = next_of(brief, seat, key)
    if coming is None:
        return []
    said = brief.words("picture-hybris-next-step", step=coming.step, text=brief.said_of(coming.text))
    return wrap(said, 36, WIDTH - EDGE - MIDDLE - GAP - 44, SEMIBOLD)


def _threads_high(brief: Brief, seat: SeatView) -> int:
    """Height of the plate of the threads: a line for each, and what comes next on it."""
    threads = brief.view.threads
    return 62 + 60 * len(threads) + STEP * sum(len(_comes(brief, seat, thread.key)) for thread in threads) + 8


def _workshop(canvas: Canvas, brief: Brief, seat: SeatView, y: float) -> float:
    """Technologies that are made and not deployed."""
    x0, x1, tiles = MIDDLE + GAP, WIDTH - EDGE, seat.technologies
    bottom = y + 62 + max(1, len(tiles)) * 106 + 4
    canvas.plate((x0, y, x1, bottom), "ivory", 14, "ink", 3)
    parts.heading(canvas, (x0 + 22, y + 34), brief.words("picture-hybris-workshop"))
    for i, tile in enumerate(tiles):
        top = y + 60 + i * 106
        draw_technology(canvas, brief, tile, (x0 + 20, top, x1 - 20, top + 94))
    if not tiles:
        box = (x0 + 20, y + 60, x1 - 20, y + 154)
        canvas.plate(box, "linen", 10, "hollow", 3, drop=False)
        parts.centered(canvas, box, brief.words("picture-hybris-empty"), 36, "stone")
    return bottom


def _quests(brief: Brief, seat: SeatView) -> list[CardView]:
    """Premonitions that are marked; only their owner's view has them."""
    own = brief.view.viewer.seat == seat.seat
    return [card for card in brief.view.premonitions if own and brief.number(f"card:{card.key}")]


def _high(brief: Brief, seat: SeatView, top: int) -> int:
    """Height of the whole picture; `top`: where the columns below the tiles begin."""
    left = top + 70 + LINE * len(_about(seat)) + GAP
    left += 70 + sum(len(one) * 44 + 8 for one in _powers(brief, seat)) if seat.powers else 0
    right = top + 196 + GAP + _threads_high(brief, seat) + GAP + 66 + max(1, len(seat.technologies)) * 106
    return max(left, right)


def draw_seat(brief: Brief) -> Canvas:
    """The board of the seat in focus."""
    seat = brief.seat(brief.shown)
    tiles = TOP + STRIP + 14 + SUPPLY + 16
    wide = (WIDTH - 2 * EDGE - 2 * GAP) / 3
    rows = [seat.tiles[i : i + 3] for i in range(0, len(seat.tiles), 3)]
    highs = [max([TILE_LOWEST, *(_tile_high(brief, tile, wide) for tile in row)]) for row in rows]
    top = tiles + sum(high + GAP for high in highs)
    quests, columns = _quests(brief, seat), _high(brief, seat, top)
    prices = planner_high(brief, seat, WIDTH - 2 * EDGE)
    bottom, more = columns + (prices + GAP if prices else 0), high_of(brief, quests)
    canvas = brief.table(WIDTH, max(LEAST, bottom + 26 + more))
    canvas.header(brief.title(seat.name) if seat.name is not None else brief.words("hybris-title"), brief.headline)
    _strip(canvas, brief, seat, TOP + 4)
    _supply(canvas, brief, seat, TOP + STRIP + 18)
    y = tiles + 4
    for row, high in zip(rows, highs, strict=True):
        for i, tile in enumerate(row):
            x = EDGE + i * (wide + GAP)
            draw_tile(canvas, brief, tile, (round(x), y, round(x + wide), y + high))
        y += high + GAP
    below = _characters(canvas, brief, seat, top + 4)
    _says_powers(canvas, brief, seat, below + GAP)
    below = _sparks(canvas, brief, seat, top + 4)
    below = _threads(canvas, brief, seat, below + GAP)
    _workshop(canvas, brief, seat, below + GAP)
    draw_planner(canvas, brief, seat, EDGE, columns + 4 + GAP, WIDTH - 2 * EDGE)
    draw_cards(canvas, brief, quests, bottom + 18)
    return canvas
