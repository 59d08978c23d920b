"""Kronos' turn in solo: card, roll and move, blight, ability; every choice in it is the player's (section 8)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.grid import Cell, cell
from rules.core.types import AnyDecision, Args, Text, seat_text
from rules.games.pantheum.board import GRID, add_blight
from rules.games.pantheum.cards import kronos_text
from rules.games.pantheum.data import FACES, KRONOS_CARDS, PIT_KEY, KronosCard, PlaceEach, ShiftBlight
from rules.games.pantheum.flow.pick import begin
from rules.games.pantheum.flow.turn import begin_turn
from rules.games.pantheum.options import blight_option
from rules.games.pantheum.scoring import finish_match, public_points
from rules.games.pantheum.state import Kronos, PantheumState
from rules.games.pantheum.verbs import Scene, verb_of
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import Ctx, god_text, listed_text, phase_text, square


def _his(draft: PantheumState) -> Kronos:
    assert draft.kronos is not None
    return draft.kronos


def _card(draft: PantheumState) -> KronosCard:
    return KRONOS_CARDS[str(_his(draft).card)]


def run(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    """The next step of his turn."""
    _STEPS[frame.v["step"]](draft, frame, ctx)


def _draw(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    kronos = _his(draft)
    ctx.begin("kronos", phase_text(draft.round), None, public_points(draft), who=god_text(KRONOS))
    if not kronos.deck:
        kronos.deck = ctx.shuffle(kronos.discard)
        kronos.discard = []
        ctx.say("kronos-shuffle", "pantheum-event-kronos-shuffle", None)
    kronos.card = kronos.deck.pop(0)
    card = _card(draft)
    names: Args = {"number": int(card.id[1:]), "text": kronos_text(card)}
    ctx.say("kronos-card", "pantheum-event-kronos-card", None, reveals=True, id=card.id, count=card.blight, **names)
    frame.v["step"] = "move"


def _move(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    """Roll and go where his map says; from the player's tile he is sent to the first Pit and his turn is over."""
    kronos, player = _his(draft), draft.players[draft.turn]
    face = ctx.pick(FACES)
    draft.die = face
    to = _card(draft).map[face]
    elements = listed_text(face)
    ctx.say("kronos-roll", "pantheum-event-kronos-roll", None, reveals=True, face=face, elements=elements)
    if to == player.at:
        # A25: with the player on the first Pit itself he stays where he is.
        kronos.at = kronos.at if player.at == PIT_KEY else PIT_KEY
        ctx.say("kronos-repelled", "pantheum-event-kronos-repelled", None, tile=square(to), at=square(kronos.at))
        frame.v["step"] = "end"
        return
    stays = kronos.at == to
    kronos.at = to
    kronos.blight_left = _card(draft).blight
    key = "pantheum-event-kronos-stays" if stays else "pantheum-event-kronos-move"
    ctx.say("kronos-move", key, None, tile=square(to))
    frame.v["step"] = "blight"


def dark_squares(state: PantheumState) -> list[str]:
    """Where the current card lets blight fall: its dark squares around Kronos, on the board, not the player's tile."""
    kronos = state.kronos
    if kronos is None or kronos.card is None:
        return []
    at, grid = cell(kronos.at), KRONOS_CARDS[kronos.card].grid
    around = [
        Cell(at.row + row - 1, at.col + col - 1)
        for row, line in enumerate(grid)
        for col, mark in enumerate(line)
        if mark == "o"
    ]
    taken = state.players[state.turn].at
    return [square.key for square in around if GRID.holds(square) and square.key != taken]


def _spread(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    kronos = _his(draft)
    if kronos.blight_left == 0:
        frame.v["step"] = "ability"
    elif dark_squares(draft):
        flow.push(draft, "kronos-blight")
    else:
        while kronos.blight_left:
            kronos.blight_left -= 1
            add_blight(draft, ctx, kronos.at)


def ask_blight(state: PantheumState, frame: Frame) -> AnyDecision:
    """Where the next blight falls."""
    options = [blight_option(key, state.board[key]) for key in dark_squares(state)]
    prompt = Text("pantheum-ask-blight", {"count": _his(state).blight_left})
    return flow.one(frame, state.turn, "blight", prompt, options, public=True)


def moves_blight(state: PantheumState) -> bool:
    """Whether what he does at the end of this turn is about blight."""
    return isinstance(_card(state).ability, ShiftBlight)


def placed(state: PantheumState) -> tuple[str, ...]:
    """The elements that he places at the end of this turn."""
    task = _card(state).ability
    return task.elements if isinstance(task, PlaceEach) else ()


def put_blight(draft: PantheumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """One blight falls."""
    flow.pop(draft)
    _his(draft).blight_left -= 1
    add_blight(draft, ctx, choice.removeprefix("tile:"))


def _ability(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    frame.v["step"] = "end"
    task = _card(draft).ability
    if verb_of(task).possible(Scene(draft, KRONOS, None)):
        begin(draft, ctx, task="kronos", actor=KRONOS)
    elif elements := placed(draft):
        flow.push(draft, "each", actor=KRONOS, card="", left=list(elements))
    else:
        ctx.say("kronos-fails", "pantheum-event-kronos-fails", None)
        add_blight(draft, ctx, _his(draft).at)


def _end(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    kronos = _his(draft)
    if kronos.card:
        kronos.discard.append(kronos.card)
    kronos.card, kronos.blight_left = None, 0
    if draft.ending:
        finish_match(draft, ctx, Text("pantheum-end-favor"))
        return
    draft.die = None
    ctx.say("kronos-end", "pantheum-event-kronos-end", None, seat=seat_text(draft.turn))
    begin_turn(draft, ctx)


_STEPS = {"card": _draw, "move": _move, "blight": _spread, "ability": _ability, "end": _end}
