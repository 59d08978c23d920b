"""One place at reading size: its bonus, every space with who stands there, what can be done, what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.canvas import Canvas
from render.games.hybris import abyss, parts, things, titan
from render.games.hybris.brief import Brief
from render.games.hybris.looks import TYPES, place_icon
from render.games.hybris.things import Thing
from render.games.hybris.world import draw_map, figure
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF, length, wrap
from render.marks import gold_frame, owner, target
from render.shapes import Box, solid
from rules.games.hybris.view import CityView, GainView, LocationView, SpaceView

WIDTH, EDGE, TOP = 1600, 30, 116
LEFT = 700
"""Width of the left column."""
HEAD, ROW = 108, 112
WANTS, LINE = 36, 44
MARK, NAME = 62, 120
"""Room for the mark of who stands there, and for a name at least."""
HOUSES = ((0, 0, 200), (-270, 40, 150), (270, 60, 150), (-130, 150, 130), (140, -130, 120), (-170, -120, 110))
"""In a view of a place: from its middle, and their size."""
LEAST = 1080
TALLEST = 1900
"""A picture that is taller is shown narrower on a phone, and cannot be read there."""
SPARE = 120
VIEW = 100
"""A view of a place is so high, or some times that."""


def here(brief: Brief) -> LocationView | CityView:
    """The place in focus."""
    found = brief.place(brief.here)
    assert found is not None
    return found


def _lying(brief: Brief, place: LocationView | CityView) -> list[Thing]:
    """What is at a place, after what can be done there; last what else is marked."""
    view, acting = brief.view, brief.character(brief.view.acting) if brief.view.acting else None
    seat = acting.seat if acting is not None else brief.asked
    found: list[Thing] = []
    if isinstance(place, CityView):
        found += [things.technology(brief, tile) for tile in place.technologies]
        found += [things.technology(brief, tile) for tile in brief.seat(seat).technologies if acting is not None]
    actions = set() if isinstance(place, CityView) else set(place.actions)
    if "convert" in actions:
        found += [things.conversion(brief, row) for row in view.conversions]
    if "design" in actions:
        found += [things.technology(brief, tile) for tile in view.display]
    if "make" in actions:
        found += [things.technology(brief, tile) for tile in view.forge]
    if "drain" in actions:
        found.append(abyss.guilty(brief, things.primordial(brief, view.primordial)))
    if "duel" in actions:
        found += [things.champion(brief, one) for one in view.champions]
    if "spin" in actions:
        found += [things.thread(brief, one, seat) for one in view.threads]
    if "ward" in actions:
        found += [things.card(brief, card, by) for by, card in view.wards]
    if "pact" in actions:
        found += abyss.lying(brief)
    found += [*abyss.loose(brief, place.key), *titan.loose(brief, place.key)]
    known = {thing.ref for thing in found}
    return found + [thing for thing in _marked(brief) if thing.ref not in known]


def _marked(brief: Brief) -> list[Thing]:
    """Technologies of seats and cards of the viewer that are marked."""
    found = []
    for ref in brief.numbers:
        kind, _, key = ref.partition(":")
        if kind == "technology" and key in brief.technologies:
            found.append(things.technology(brief, brief.technologies[key]))
        if kind == "card" and key in brief.cards:
            found.append(things.card(brief, brief.cards[key]))
    return found


def _head(canvas: Canvas, brief: Brief, place: LocationView | CityView) -> None:
    x1 = EDGE + LEFT
    number = brief.number(f"place:{place.key}", f"city:{place.key}")
    city = isinstance(place, CityView)
    look = TYPES[place.type] if isinstance(place, CityView) else None
    color = look.color if look is not None else "ink"
    if number:
        gold_frame(canvas, (EDGE, TOP, x1, TOP + HEAD), 14)
    canvas.plate((EDGE, TOP, x1, TOP + HEAD), color, 14, "ink", 3, drop=not number)
    name = look.icon if look is not None else place_icon(place.key)
    canvas.put(icon(name, 76, "ivory" if city else "clay", color), EDGE + 66, TOP + HEAD / 2)
    wants = brief.words("picture-hybris-wants", type=place.type) if isinstance(place, CityView) else ""
    taken = length(wants, WANTS, SEMIBOLD) + 24
    room = LEFT - 130 - taken - (60 if number else 24)
    parts.line(canvas, (EDGE + 122, TOP + HEAD / 2 - 4), brief.title(place.name), 62, "ivory", SERIF, room=room)
    if wants:
        right = x1 - (70 if number else 24)
        parts.line(canvas, (right, TOP + HEAD / 2 - 1), wants, WANTS, "ivory", SEMIBOLD, "rm", room=taken)
    if number:
        target(canvas, number, x1 - 30, TOP + 34, 60)


def _bonus(brief: Brief, place: LocationView | CityView) -> list[str]:
    """What coming there brings, in lines."""
    key = "deployed" if isinstance(place, CityView) else "bonus"
    said = brief.words(f"picture-hybris-{key}", text=brief.said_of(place.text))
    return wrap(said, 40, LEFT - 48, SEMIBOLD)


class _Row(Struct, frozen=True, kw_only=True):
    """A space: its bonus as a coin and in words, or who stands there."""

    ref: str
    said: str
    gains: tuple[GainView, ...] = ()
    who: tuple[str, ...] = ()
    """Characters, and figures of no seat, by key."""
    dotted: bool = False
    closed: bool = False
    blocked: bool = False


def _row(canvas: Canvas, brief: Brief, row: _Row, y: float) -> None:
    x0, x1 = EDGE + 14, EDGE + LEFT - 14
    number, middle = brief.number(row.ref), y + ROW / 2 - 6
    more = _more(brief, row)
    box = (x0, y, x1, y + ROW + more - 12)
    if number:
        gold_frame(canvas, box, 10, 4)
    canvas.plate(box, "cream", 10, "sand", 2, drop=False)
    right = x1 - (84 if number else 16)
    if row.blocked:
        canvas.put(parts.blocked(76), x0 + 54, middle)
    elif row.dotted:
        canvas.put(parts.dashed(76, "stone"), x0 + 54, middle)
    else:
        parts.coin(canvas, x0 + 54, middle, 76, list(row.gains), closed=row.closed)
    ink, room = "stone" if row.closed else "umber", right - x0 - 112
    if row.who:
        _standing(canvas, brief, row.who, x0 + 108, right, middle)
        parts.lines(canvas, (x0 + 108, middle), row.said, 38, room, 46 + more, ink)
    else:
        count = min(2, len(wrap(row.said, 38, room, SEMIBOLD)))
        parts.lines(canvas, (x0 + 108, middle - 22 * count), row.said, 38, room, 90, ink)
    if number:
        target(canvas, number, x1 - 44, middle, 60)


def _more(brief: Brief, row: _Row) -> int:
    """How much higher a space is where somebody stands and what it brings takes two lines."""
    room = LEFT - 28 - (84 if brief.number(row.ref) else 16) - 112
    return LINE if row.who and len(wrap(row.said, 38, room, SEMIBOLD)) > 1 else 0


def _standing(
    canvas: Canvas, brief: Brief, who: Sequence[str], x: float, right: float, middle: float
) -> None:  # fmt: skip
    """Marks and names side by side; where there is no room for all names the marks of the others, and how many more."""
    for number, key in enumerate(who):
        after = len(who) - number - 1
        if after and right - x < 2 * MARK:
            parts.line(canvas, (x + 4, middle - 24), f"+{after + 1}", 40, "ink", BOLD, room=MARK)
            return
        canvas.put(figure(brief, key, 44), x + 26, middle - 21)
        x += MARK
        name, room = (brief.characters.get(key) or brief.figures[key]).name, right - x - after * MARK
        if room >= NAME:
            x += parts.line(canvas, (x, middle - 24), brief.title(name), 40, "ink", BOLD, room=room) + 22


def _rows(brief: Brief, place: LocationView | CityView) -> list[_Row]:
    """All spaces; in a City its one."""
    if isinstance(place, CityView):
        who, blocked = (*place.characters, *place.figures), place.key in brief.blocked
        said = brief.words("picture-hybris-city-space", count=len(who))
        if blocked:
            said = brief.words("picture-hybris-blocked")
        return [_Row(ref=f"space:{place.key}", said=said, who=who, blocked=blocked)]
    return [
        _Row(
            ref=f"space:{space.key}", said=_space_said(brief, space), gains=tuple(space.gains), dotted=space.dotted,
            who=(*space.characters, *space.figures), closed=space.closed, blocked=space.key in brief.blocked,
        )
        for space in place.spaces
    ]  # fmt: skip


def _space_said(brief: Brief, space: SpaceView) -> str:
    if space.key in brief.blocked:
        return brief.words("picture-hybris-blocked")
    if space.closed:
        return brief.words("picture-hybris-closed")
    return brief.words("picture-hybris-always") if space.dotted else brief.says(space.text)


def _city_facts(canvas: Canvas, brief: Brief, city: CityView, y: float) -> None:
    """Room for Technologies, and Temples."""
    free = max(0, city.slots - len(city.technologies))
    canvas.put(icon("gear", 56, "stone"), EDGE + 62, y + 40)
    said = brief.words("picture-hybris-slots", free=free)
    parts.line(canvas, (EDGE + 110, y + 39), said, 40, "umber", SEMIBOLD, room=LEFT - 130)
    canvas.put(icon("temple", 60, "bronze", "ivory"), EDGE + 62, y + 122)
    if not city.temples:
        parts.line(
            canvas,
            (EDGE + 110, y + 121),
            brief.words("picture-hybris-no-temple"),
            40,
            "umber",
            SEMIBOLD,
            room=LEFT - 130,
        )
    for i, seat in enumerate(city.temples):
        canvas.put(solid(72, 72, "circle", "cream"), EDGE + 146 + i * 84, y + 122)
        canvas.put(owner(seat, 60), EDGE + 146 + i * 84, y + 122)


def _arriving(canvas: Canvas, brief: Brief, place: LocationView | CityView, y: float) -> float:
    """Who has come and has no space yet."""
    keys = [] if isinstance(place, CityView) else place.arriving
    for key in keys[:2]:
        one = brief.characters[key]
        said = brief.words("picture-hybris-arrives", name=brief.title(one.name))
        canvas.put(parts.piece(one.seat, one.kind, 58), EDGE + 66, y + 44)
        parts.line(canvas, (EDGE + 116, y + 42), said, 40, "ink", BOLD, room=LEFT - 140)
        y += 92
    return y


def _actions(brief: Brief, place: LocationView | CityView) -> list[str]:
    """What can be done there, in lines."""
    names = ("deploy", "pray", "preach") if isinstance(place, CityView) else tuple(place.actions)
    said = [brief.words(f"picture-hybris-doing-{name}") for name in names]
    return [line for one in said for line in wrap(one, 36, LEFT - 48, SEMIBOLD)]


def _left_high(brief: Brief, place: LocationView | CityView) -> int:
    rows = 1 if isinstance(place, CityView) else len(place.spaces)
    extra = 176 if isinstance(place, CityView) else 92 * min(2, len(place.arriving))
    return (
        HEAD
        + 18
        + len(_bonus(brief, place)) * 48
        + 18
        + rows * ROW
        + sum(_more(brief, row) for row in _rows(brief, place))
        + extra
        + 16
        + len(_actions(brief, place)) * 44
        + 20
    )


def draw_town(canvas: Canvas, brief: Brief, place: LocationView | CityView, box: Box) -> None:
    """A view of a place where nothing lies: the map with houses, and a Temple for everybody who has built one."""
    x0, y0, x1, y1 = box
    draw_map(canvas, box)
    middle, down = (x0 + x1) / 2, (y0 + y1) / 2
    emblem = "house" if isinstance(place, CityView) else place_icon(place.key)
    k = min(1.0, (y1 - y0) / 560)
    for dx, dy, size in HOUSES:
        canvas.put(icon(emblem, round(size * k), "ink", "clay"), middle + dx, down + dy * k)
    built = place.temples if isinstance(place, CityView) else []
    for i, seat in enumerate(built):
        x, y = middle + (i - (len(built) - 1) / 2) * 190, down + 20
        canvas.put(icon("temple", round(180 * k), "ivory", "ink", "ink"), x, y)
        canvas.put(owner(seat, round(76 * k)), x, y + 110 * k)


def _spread(
    brief: Brief, lying: Sequence[Thing], wide: float, high: float
) -> tuple[Sequence[Thing], Sequence[Thing]]:  # fmt: skip
    """What lies beside the place, and what has no room there: below both, where a picture would be too tall."""
    if TOP + things.stack_high(brief, lying, wide) <= TALLEST:
        return lying, ()
    count = 0
    while things.stack_high(brief, lying[: count + 1], wide) <= high + SPARE:
        count += 1
    return lying[:count], lying[count:]


def _halves(brief: Brief, below: Sequence[Thing], wide: float) -> tuple[Sequence[Thing], Sequence[Thing]]:
    """Two columns, read one after the other, of which the higher one is as low as can be."""
    cuts = [(below[:at], below[at:]) for at in range(len(below) + 1)]
    return min(cuts, key=lambda cut: max(things.stack_high(brief, column, wide) for column in cut))


def draw_place(brief: Brief) -> Canvas:
    """A Location or City, 1600 wide."""
    place = here(brief)
    lying, wide = _lying(brief, place), WIDTH - 2 * EDGE - LEFT - 20
    left = _left_high(brief, place)
    beside, below = _spread(brief, lying, wide, left)
    right = max(left, things.stack_high(brief, beside, wide))
    half = (WIDTH - 2 * EDGE - 20) / 2
    columns = _halves(brief, below, half)
    under = max(things.stack_high(brief, column, half) for column in columns)
    canvas = brief.table(WIDTH, max(LEAST, TOP + right + (things.GAP + under if below else 0) + 26))
    canvas.header(brief.title(place.name), brief.headline)
    canvas.plate((EDGE, TOP + 40, EDGE + LEFT, TOP + left), "ivory", 14, "ink", 3)
    _head(canvas, brief, place)
    y: float = TOP + HEAD + 18
    for said in _bonus(brief, place):
        canvas.text((EDGE + 24, y + 22), said, 40, "ink", BOLD, room=LEFT - 48)
        y += 48
    y += 14
    for row in _rows(brief, place):
        _row(canvas, brief, row, y)
        y += ROW + _more(brief, row)
    y = _arriving(canvas, brief, place, y)
    if isinstance(place, CityView):
        _city_facts(canvas, brief, place, y)
        y += 176
    canvas.fill((EDGE + 24, y + 2, EDGE + LEFT - 24, y + 5), "sand")
    for said in _actions(brief, place):
        canvas.text((EDGE + 24, y + 34), said, 36, "umber", SEMIBOLD, prose=True)
        y += 44
    at: float = TOP
    for number, column in enumerate(columns):
        low: float = TOP + right + things.GAP
        for thing in column:
            low = things.draw_thing(canvas, brief, thing, EDGE + number * (half + 20), low, half) + things.GAP
    for thing in beside:
        at = things.draw_thing(canvas, brief, thing, EDGE + LEFT + 20, at, wide) + things.GAP
    # In few heights, since each map is drawn once.
    high = int(TOP + left - at) // VIEW * VIEW
    if high >= 3 * VIEW:
        draw_town(canvas, brief, place, (EDGE + LEFT + 20, TOP + left - high, WIDTH - EDGE, TOP + left))
    return canvas
