"""The same facts in words, for those who hear a picture: whose turn, the targets with their numbers, the clock."""

from __future__ import annotations

from render.games.pantheum import parts
from render.games.pantheum.brief import Brief
from render.games.pantheum.score import total
from render.games.pantheum.seat import points_of
from render.games.pantheum.strips import public_points
from render.types import Request
from render.words import Words, joined
from rules.games.pantheum.data import KronosCard
from rules.games.pantheum.view import COLUMNS, DemigodView, SeatView


def square(row: int, col: int) -> str:
    """A square by its coordinates as drawn: `b2`."""
    return f"{'abcd'[col]}{row + 1}"


def place(brief: Brief, ref: str) -> str:
    """What a marker points at, in words."""
    kind, _, rest = ref.partition(":")
    if kind == "tile":
        row, col = rest.split(",")
        return square(int(row), int(col))
    if kind in ("market", "epic"):
        card = brief.stack(ref)
        return brief.words("picture-pantheum-empty") if card is None else brief.words(f"pantheum-name-{card.id}")
    if kind == "demigod":
        card = brief.demigod(rest)
        return rest if card is None else brief.words(f"pantheum-name-{card.id}")
    if kind in ("seat", "god"):
        return brief.name(int(rest))
    if kind == "element":
        return brief.words(f"picture-pantheum-{parts.ELEMENT_WORDS[rest]}")
    return brief.words(f"picture-pantheum-column-{rest.rpartition(':')[2]}") if kind == "column" else rest


def _targets(brief: Brief) -> list[str]:
    markers = sorted(brief.request.markers, key=lambda marker: marker.number)
    if not markers:
        return []
    return [brief.words("picture-alt-targets", list=", ".join(f"{m.number} {place(brief, m.ref)}" for m in markers))]


def _opening(brief: Brief, key: str, **more: str | int) -> list[str]:
    return [brief.words(key, **more), brief.words("picture-alt-state", state=brief.headline)]


def _clock(brief: Brief) -> str:
    view = brief.view
    key = "picture-alt-ending" if view.ending and not view.over else "picture-alt-favor"
    return brief.words(key, left=view.favor_left, total=view.favor_total)


def _satchel(brief: Brief, held: dict[str, int]) -> str:
    numbers = {parts.ELEMENT_WORDS[kind]: held.get(kind, 0) for kind in "GRB"}
    return brief.words("picture-alt-elements", **numbers)


def _said(brief: Brief, seat: SeatView) -> str:
    """A seat's points and satchel, what its plan gives apart."""
    plan = seat.score.plan
    over = brief.view.over
    return brief.words(
        "picture-alt-seat",
        name=brief.name(seat.seat),
        points=total(seat) if over else public_points(seat),
        plan="all" if over else "unknown" if plan is None else plan,
        held=_satchel(brief, seat.satchel),
    )


def _seats(brief: Brief) -> list[str]:
    return [_said(brief, seat) for seat in brief.view.players]


def _tiles(brief: Brief) -> list[str]:
    """The squares that matter most: gods, locked tiles, full tiles."""
    out = []
    for tile in brief.view.board:
        at = square(tile.row, tile.col)
        if tile.god is not None:
            out.append(brief.words("picture-alt-god", name=brief.name(tile.god), at=at))
        if tile.landscape is not None:
            land = brief.words(f"picture-pantheum-{parts.LANDSCAPE_WORDS[tile.landscape]}")
            owner = brief.name(tile.favor) if tile.favor is not None else "–"
            out.append(brief.words("picture-alt-locked", at=at, land=land, name=owner))
        elif tile.element is not None and not tile.pit:
            color = brief.words(f"picture-pantheum-{parts.ELEMENT_WORDS[tile.element]}")
            out.append(brief.words("picture-alt-tile", at=at, count=tile.count, color=color))
    return out


def board_alt(brief: Brief) -> str:
    """The public board in words."""
    opening = _opening(brief, "picture-alt-board")
    return joined([*opening, *_targets(brief), _clock(brief), *_seats(brief), *_tiles(brief)])


def plan_alt(brief: Brief) -> str:
    """A Divine Plan in words, row by row."""
    plan, rows = brief.plan, list[str]()
    for i, row in enumerate(plan.rows):
        lands = ", ".join(
            brief.words("picture-pantheum-pit" if kind == "X" else f"picture-pantheum-{parts.LANDSCAPE_WORDS[kind]}")
            for kind in row
        )
        rows.append(brief.words("picture-alt-plan-row", row=i + 1, lands=lands))
    matched = ", ".join(square(row, col) for row, col in plan.matches) or "–"
    lost = ", ".join(square(row, col) for row, col in plan.misses) or "–"
    opening = brief.words("picture-alt-plan", points=plan.points)
    return joined([opening, brief.words("picture-alt-plan-now", matched=matched, lost=lost), *rows])


def card_said(words: Words, card: DemigodView) -> str:
    """A demigod in one sentence: name, column, power, cost."""
    numbers = {parts.ELEMENT_WORDS[kind]: card.cost.get(kind, 0) for kind in "GRB"}
    return words(
        "picture-alt-card",
        name=words(f"pantheum-name-{card.id}"),
        column=words(f"picture-pantheum-column-{parts.COLUMN_OF[card.color]}"),
        power=card.power,
        cost=words("picture-alt-elements", **numbers),
    )


def card_alt(words: Words, card: DemigodView | KronosCard, request: Request) -> str:
    """A card in words, with what it does."""
    if isinstance(card, KronosCard):
        return _kronos_alt(words, card, request)
    return joined([card_said(words, card), request.texts.get(card.id, "")])


def market_alt(brief: Brief) -> str:
    """The market in words."""
    opening = _opening(brief, "picture-alt-market")
    tops = [stack.card for stack in (*brief.view.market, *brief.view.epics) if stack.card is not None]
    return joined([*opening, *_targets(brief), *(card_said(brief.words, card) for card in tops), _clock(brief)])


def seat_alt(brief: Brief) -> str:
    """One seat's board in words."""
    seat = brief.seat(brief.shown)
    opening = _opening(brief, "picture-alt-seat-board", name=brief.name(seat.seat))
    facts = [_said(brief, seat)]
    for column in COLUMNS:
        names = ", ".join(brief.words(f"pantheum-name-{card.id}") for card in seat.columns.get(column, [])) or "–"
        facts.append(
            brief.words("picture-alt-column", column=brief.words(f"picture-pantheum-column-{column}"), names=names)
        )
    return joined([*opening, *_targets(brief), *facts, _clock(brief)])


def _kronos_alt(words: Words, card: KronosCard, request: Request) -> str:
    dark = ", ".join(
        words("picture-alt-offset", down=row - 1, right=col - 1)
        for row, line in enumerate(card.grid)
        for col, mark in enumerate(line)
        if mark == "o"
    )
    stops = [
        words(
            "picture-alt-kronos-stop",
            square=square(*(int(part) for part in at.split(","))),
            first=words(f"picture-pantheum-{parts.ELEMENT_WORDS[face[0]]}"),
            second=words(f"picture-pantheum-{parts.ELEMENT_WORDS[face[1]]}"),
        )
        for face, at in card.map.items()
    ]
    opening = words("picture-alt-kronos", blight=card.blight, dark=dark)
    return joined([opening, request.texts.get(card.id, ""), words("picture-alt-kronos-map", stops=", ".join(stops))])


def score_alt(brief: Brief) -> str:
    """The final score in words."""
    facts = []
    for seat in sorted(brief.view.players, key=lambda seat: (-total(seat), seat.seat)):
        sources = ", ".join(f"{brief.words(f'picture-pantheum-source-{source}')} {n}" for source, n in points_of(seat))
        facts.append(
            brief.words("picture-alt-score-seat", name=brief.name(seat.seat), points=total(seat), sources=sources)
        )
    return joined([*_opening(brief, "picture-alt-score"), *facts])
