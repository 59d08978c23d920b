"""The position in words, from a view: short lines that are enough to play without pictures."""

from __future__ import annotations

from rules.core.types import Args, Mover, Text, seat_text
from rules.games.pantheum.cards import ability, kronos_text
from rules.games.pantheum.data import KRONOS_CARDS
from rules.games.pantheum.view import (
    COLUMNS,
    LANDSCAPES,
    DemigodView,
    PantheumView,
    PlanView,
    ScoreView,
    SeatView,
    StackView,
    TileView,
)
from rules.games.pantheum.words import (
    card_text,
    color_text,
    column_text,
    elements_text,
    god_text,
    landscape_text,
    square,
)


def position(view: PantheumView) -> list[Text]:
    """Head line, four rows of squares, supplies, seats, market."""
    lines = [_head(view)]
    lines += [_row(view, row) for row in range(4)]
    if view.range:
        squares = [Text("literal", {"text": _key(row, col)}) for row, col in view.range]
        lines.append(Text("pantheum-say-range", {"tiles": squares}))
    lines.append(_supplies(view))
    if view.kronos:
        lines += _kronos(view)
    for seat in view.players:
        lines += _seat(view, seat)
    lines += [_stack(stack) for stack in (*view.market, *view.epics) if stack.card]
    lines.append(Text("pantheum-say-deck", {"count": view.deck}))
    return lines


def plan(view: PantheumView) -> list[Text]:
    """The viewer's Divine Plan, row by row, with what fits already; all plans once the match is over."""
    if view.plans:
        return [line for seat, shown in enumerate(view.plans) for line in _plan(view, shown, seat)]
    return [*_plan(view, view.plan, None), Text("pantheum-say-plan-goal")] if view.plan else []


def _key(row: int, col: int) -> str:
    return square(f"{row},{col}")


def _head(view: PantheumView) -> Text:
    names: Args = {"round": view.round, "seat": seat_text(view.turn), "phase": view.phase}
    if view.over:
        return Text("pantheum-say-over", names)
    die = elements_text({face: view.die.count(face) for face in view.die}) if view.die else []
    names |= {"die": die, "rolled": "yes" if view.die else "no"}
    names["column"] = column_text(view.column) if view.column else ""
    return Text("pantheum-say-head", names)


def _row(view: PantheumView, row: int) -> Text:
    tiles = [_tile(view, view.board[4 * row + col]) for col in range(4)]
    names: Args = {f"t{col}": tile for col, tile in enumerate(tiles)}
    return Text("pantheum-say-row", names)


def _tile(view: PantheumView, tile: TileView) -> Text:
    names: Args = {
        "tile": _key(tile.row, tile.col),
        "kind": tile.kind,
        "points": tile.vp,
        "holds": _holds(tile),
        "god": "" if tile.god is None else _god(view, tile.god),
        "blight": tile.blight,
    }
    return Text("pantheum-say-tile" if tile.god is None else "pantheum-say-tile-god", names)


def _god(view: PantheumView, mover: Mover) -> Text:
    return god_text(view.players[mover].god if isinstance(mover, int) else mover)


def _holds(tile: TileView) -> Text:
    if tile.pit:
        return Text("pantheum-say-pit", {"favor": "yes" if tile.favor_facedown else "no"})
    if tile.landscape and tile.favor is not None:
        names: Args = {"landscape": landscape_text(tile.landscape), "seat": seat_text(tile.favor)}
        return Text("pantheum-say-locked", names)
    if tile.element is None:
        return Text("pantheum-say-empty")
    return Text("pantheum-elements", {"element": tile.element, "count": tile.count})


def _supplies(view: PantheumView) -> Text:
    left = [
        Text("pantheum-say-landscape", {"landscape": landscape_text(kind), "count": view.landscapes_left[kind]})
        for kind in LANDSCAPES
    ]
    return Text("pantheum-say-supplies", {"favor": view.favor_left, "total": view.favor_total, "landscapes": left})


def _points(score: ScoreView) -> int:
    return score.favor + score.strongest + score.bonus + (score.plan or 0) - score.blight


def tally(view: PantheumView, score: ScoreView) -> Text:
    """A seat's points in words, and whether its plan is among them, which only who knows it counts in."""
    plan = "all" if view.over else "out" if score.plan is None else "in"
    return Text("pantheum-tally", {"points": _points(score), "plan": plan})


def _seat(view: PantheumView, seat: SeatView) -> list[Text]:
    names: Args = {
        "seat": seat_text(seat.seat),
        "god": god_text(seat.god),
        "tile": _key(*seat.at) if seat.at else "",
        "on": "no" if seat.at is None else "yes",
        "elements": elements_text(seat.satchel),
        "tally": tally(view, seat.score),
    }
    lines = [Text("pantheum-say-seat", names)]
    for column in COLUMNS:
        if cards := seat.columns[column]:
            held = [_held(card) for card in cards]
            lines.append(Text("pantheum-say-column", {"column": column_text(column), "cards": held}))
    return lines


def _held(card: DemigodView) -> Text:
    names: Args = {"card": card_text(card.id), "power": card.power, "stored": sum(card.stored.values())}
    return Text("pantheum-say-card", names)


def _stack(stack: StackView) -> Text:
    card = stack.card
    assert card is not None
    names: Args = {
        "card": card_text(card.id),
        "elements": elements_text(card.cost),
        "power": card.power,
        "color": color_text(card.color),
        "does": ability(card.id),
        "more": stack.depth - 1,
        "epic": "yes" if stack.ref.startswith("epic:") else "no",
    }
    return Text("pantheum-say-stack", names)


def _kronos(view: PantheumView) -> list[Text]:
    kronos = view.kronos
    assert kronos is not None
    lines = [Text("pantheum-say-kronos", {"tile": _key(*kronos.at), "deck": kronos.deck})]
    if kronos.card:
        names: Args = {"number": int(kronos.card[1:]), "text": kronos_text(KRONOS_CARDS[kronos.card])}
        lines.append(Text("pantheum-say-kronos-card", {**names, "count": kronos.blight_left}))
    return lines


def _plan(view: PantheumView, shown: PlanView, seat: int | None) -> list[Text]:
    title = Text("pantheum-say-plan", {"points": shown.points})
    if seat is not None:
        title = Text("pantheum-say-plan-of", {"points": shown.points, "seat": seat_text(seat)})
    return [title, *(_plan_row(view, shown, row) for row in range(4))]


def _plan_row(view: PantheumView, shown: PlanView, row: int) -> Text:
    names: Args = {f"t{col}": _wanted(view, shown, row, col) for col in range(4)}
    return Text("pantheum-say-plan-row", names)


def _wanted(view: PantheumView, shown: PlanView, row: int, col: int) -> Text:
    at = (row, col)
    state = "match" if at in shown.matches else "miss" if at in shown.misses else "open"
    names: Args = {"landscape": shown.rows[row][col], "state": state, "tile": _key(row, col)}
    return Text("pantheum-say-wanted", {**names, "points": view.board[4 * row + col].vp})
