"""Building what a viewer may know: facts are copied out of the state one by one; nothing secret is ever read for it
but the viewer's own plan, or all plans once the match is over."""

from __future__ import annotations

from rules.core.copies import facts
from rules.core.grid import cell
from rules.core.types import Mover, Seat, Viewer
from rules.games.pantheum.board import SQUARES, reach
from rules.games.pantheum.data import DATA, EPICS, PLANS, card_id, card_of
from rules.games.pantheum.flow.kronos import dark_squares
from rules.games.pantheum.market import EPIC_COLORS
from rules.games.pantheum.scoring import blight_loss, bonus_points, favor_points, plan_points, strongest_points, wanted
from rules.games.pantheum.state import PantheumState, Pile, Tile
from rules.games.pantheum.view import (
    COLUMNS,
    ELEMENTS,
    LANDSCAPES,
    DemigodView,
    KronosView,
    PantheumView,
    PlanView,
    ScoreView,
    SeatView,
    StackView,
    TileView,
)

_PHASES = {"opening": "roll", "finish": "recruit"}


def look(state: PantheumState, viewer: Viewer) -> PantheumView:
    """The whole of what one viewer sees."""
    over = state.outcome is not None
    own = viewer.seat if viewer.seat is not None and viewer.seat in state.players else None
    return PantheumView(
        viewer=viewer,
        game="pantheum",
        over=over,
        phase=phase(state),
        range=_range(state),
        board=_board(state),
        players=[_seat(state, seat, known=over or seat == own) for seat in range(state.seats)],
        market=[_stack(f"market:{n}", stack) for n, stack in enumerate(state.market)],
        epics=[_stack(f"epic:{color}", state.epics[color]) for color in EPIC_COLORS],
        deck=len(state.deck),
        favor_left=state.favor,
        favor_total=DATA.favor.by_seats[str(state.seats)],
        landscapes_left={landscape: state.landscapes[landscape] for landscape in LANDSCAPES},
        plan=_plan(state, own) if own is not None else None,
        plans=[_plan(state, seat) for seat in range(state.seats)] if over else [],
        kronos=_kronos(state),
        **facts(state, "seats", "round", "turn", "column", "acted", "die", "ending"),
    )


def phase(state: PantheumState) -> str:
    """Where the turn is: `roll`, `move`, `column`, `act`, `recruit`, `kronos`, `over`."""
    if state.outcome is not None or not state.stack:
        return "over"
    at = state.stack[0].at
    return _PHASES.get(at, at)


def _range(state: PantheumState) -> list[tuple[int, int]]:
    if phase(state) not in ("column", "act"):
        return []
    return [_pair(key) for key in reach(state, state.turn, state.column)]


def _pair(key: str) -> tuple[int, int]:
    at = cell(key)
    return at.row, at.col


def _board(state: PantheumState) -> list[TileView]:
    gods = state.gods()
    return [_tile(key, state.board[key], gods.get(key)) for key in SQUARES]


def _tile(key: str, tile: Tile, god: Mover | None) -> TileView:
    row, col = _pair(key)
    shown = facts(tile, "kind", "vp", "pit", "element", "count", "landscape", "favor", "blight")
    return TileView(row=row, col=col, favor_facedown=tile.facedown, god=god, **shown)


def _seat(state: PantheumState, seat: Seat, *, known: bool) -> SeatView:
    player = state.players[seat]
    return SeatView(
        seat=seat,
        god=player.god,
        at=_pair(player.at) if player.at else None,
        satchel={element: player.satchel[element] for element in ELEMENTS},
        columns={column: [_held(state, seat, card) for card in player.columns[column]] for column in COLUMNS},
        locked=sum(1 for tile in state.board.values() if tile.favor == seat),
        score=ScoreView(
            favor=favor_points(state)[seat],
            strongest=strongest_points(state.players[seat]),
            bonus=bonus_points(state, seat),
            plan=plan_points(state, player.plan) if known else None,
            blight=blight_loss(state) if state.kronos else 0,
        ),
    )


def _held(state: PantheumState, seat: Seat, card: str) -> DemigodView:
    stored = state.players[seat].stored.get(card, {})
    owner = next((other for other, player in state.players.items() if card in player.claims), seat)
    return _card(card, {e: stored[e] for e in ELEMENTS if stored.get(e)}, None if owner == seat else owner)


def _card(card: str, stored: dict[str, int], placed_by: Seat | None) -> DemigodView:
    record = card_of(card)
    cost = {element: record.cost[element] for element in ELEMENTS}
    shown = facts(record, "id", "color", "power")
    return DemigodView(key=card, epic=card_id(card) in EPICS, cost=cost, stored=stored, placed_by=placed_by, **shown)


def _stack(ref: str, stack: Pile) -> StackView:
    return StackView(ref=ref, card=_card(stack[0], {}, None) if stack else None, depth=len(stack))


def _plan(state: PantheumState, seat: Seat) -> PlanView:
    plan = state.players[seat].plan
    locked = {key: tile.landscape for key, tile in state.board.items() if tile.landscape}
    matches = [key for key in SQUARES if key in locked and locked[key] == wanted(plan, key)]
    misses = [
        key
        for key in SQUARES
        if wanted(plan, key) != "X" and ((key in locked and key not in matches) or state.board[key].pit)
    ]
    return PlanView(
        rows=list(PLANS[plan]),
        matches=[_pair(key) for key in matches],
        misses=[_pair(key) for key in misses],
        points=plan_points(state, plan),
    )


def _kronos(state: PantheumState) -> KronosView | None:
    kronos = state.kronos
    if kronos is None:
        return None
    dark = [_pair(key) for key in dark_squares(state)]
    return KronosView(at=_pair(kronos.at), deck=len(kronos.deck), dark=dark, **facts(kronos, "card", "blight_left"))
