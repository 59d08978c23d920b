"""Carrying a move out: one short handler per kind of task. Moves come from `moves.py` and are legal by construction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core import flow
from rules.core.game import Context
from rules.core.types import Seat, seat_text
from rules.games.pantheum.board import (
    add_blight,
    add_element,
    change_blight,
    gain,
    land_blight,
    lock,
    take_element,
)
from rules.games.pantheum.checkpoint import remember
from rules.games.pantheum.data import (
    COLUMN_OF,
    FACES,
    Copy,
    DiscardMarket,
    Discount,
    Gain,
    LoseElement,
    MoveGod,
    Parts,
    Place,
    PlaceEach,
    Remove,
    RollAndPlace,
    Sell,
    Shift,
    ShiftBlight,
    Store,
    Swap,
    card_of,
)
from rules.games.pantheum.market import leave_play, open_card, refill, sink, take
from rules.games.pantheum.moves import LockAction, Move, PlaceAction, PlaceOne, Recruit, Scene, ShiftAction, Task
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import (
    Args,
    actor_text,
    card_text,
    column_text,
    element_text,
    elements_text,
    god_text,
    record,
    reveal,
    say,
    square,
)

Ctx = Context[PantheumState]


def perform(scene: Scene, ctx: Ctx, task: Task, move: Move) -> None:
    """Do what a complete move says; may push frames for what has to be asked on the way."""
    _HANDLERS[type(task)](scene, ctx, task, move)


def use(scene: Scene) -> None:
    """A demigod is being used: once a turn, and from here the column can still be taken back (A14)."""
    if scene.card and scene.card not in scene.state.used:
        remember(scene.state)
        scene.state.used.append(scene.card)


def _key(part: str) -> str:
    return part.partition(":")[2]


def _pay(scene: Scene, ctx: Ctx, elements: str) -> None:
    satchel = scene.player.satchel
    paid: dict[str, int] = {}
    for element in elements.split(","):
        satchel[element] -= 1
        paid[element] = paid.get(element, 0) + 1
    say(ctx, "pay", "pantheum-event-pay", scene.actor, seat=seat_text(scene.actor), elements=elements_text(paid))


def _put(scene: Scene, ctx: Ctx, element: str, key: str) -> None:
    add_element(scene.state, key, element)
    say(
        ctx,
        "place",
        "pantheum-event-place",
        scene.actor,
        seat=actor_text(scene.actor),
        element=element_text(element),
        tile=square(key),
        count=scene.state.board[key].count,
    )


def _place_action(scene: Scene, ctx: Ctx, task: PlaceAction, move: Move) -> None:
    element = _key(move[0])
    scene.player.satchel[element] -= 1
    scene.state.acted = True
    if move[1] == "bank":
        names: Args = {"seat": seat_text(scene.actor), "element": element_text(element)}
        say(ctx, "to-bank", "pantheum-event-to-bank", scene.actor, **names)
    else:
        _put(scene, ctx, element, _key(move[1]))


def _shift_action(scene: Scene, ctx: Ctx, task: ShiftAction, move: Move) -> None:
    _pay(scene, ctx, _key(move[2]))
    scene.state.acted = True
    _move_piece(scene, ctx, move)


def _lock_action(scene: Scene, ctx: Ctx, task: LockAction, move: Move) -> None:
    _pay(scene, ctx, _key(move[1]))
    scene.state.acted = True
    lock(scene.state, ctx, scene.actor, _key(move[0]))


def _move_piece(scene: Scene, ctx: Ctx, move: Move) -> None:
    source, target = _key(move[0]), _key(move[1])
    names: Args = {"seat": actor_text(scene.actor), "source": square(source), "target": square(target)}
    if move[0].startswith("blight:"):
        change_blight(scene.state, source, -1)
        say(ctx, "shift-blight", "pantheum-event-shift-blight", scene.actor, **names)
        land_blight(scene.state, ctx, target)
        return
    element = take_element(scene.state, source)
    add_element(scene.state, target, element)
    say(ctx, "shift", "pantheum-event-shift", scene.actor, element=element_text(element), **names)


def _shift(scene: Scene, ctx: Ctx, task: Shift | ShiftBlight, move: Move) -> None:
    use(scene)
    _move_piece(scene, ctx, move)


def _place(scene: Scene, ctx: Ctx, task: Place, move: Move) -> None:
    use(scene)
    element = _key(move[0])
    _put(scene, ctx, element, _key(move[1]))
    for _ in range(task.others_gain):
        others_gain(scene.state, ctx, scene.actor, dict.fromkeys(scene.state.others(scene.actor), element))


def others_gain(draft: PantheumState, ctx: Ctx, actor: Seat, elements: dict[Seat, str]) -> None:
    """Other seats gain one element each, clockwise (A12); solo: one blight on Kronos' tile instead."""
    for seat in draft.others(actor):
        gain(draft, ctx, seat, elements[seat])
    if draft.kronos:
        add_blight(draft, ctx, draft.kronos.at)


def _place_each(scene: Scene, ctx: Ctx, task: PlaceEach, move: Move) -> None:
    use(scene)
    flow.push(scene.state, "each", actor=scene.actor, card=scene.card, left=list(task.elements))


def _place_one(scene: Scene, ctx: Ctx, task: PlaceOne, move: Move) -> None:
    element = _key(move[0])
    _put(scene, ctx, element, _key(move[1]))
    # The frame below keeps the list of what is still to be placed.
    scene.state.stack[-1].v["left"].remove(element)


def _roll_and_place(scene: Scene, ctx: Ctx, task: RollAndPlace, move: Move) -> None:
    use(scene)
    face = ctx.pick(FACES)
    rolled = {element: face.count(element) for element in face}
    names: Args = {"seat": actor_text(scene.actor), "elements": elements_text(rolled)}
    reveal(ctx, "roll", "pantheum-event-roll-again", scene.actor, face=face, **names)
    flow.push(scene.state, "each", actor=scene.actor, card=scene.card, left=list(face), luck=True)


def _remove(scene: Scene, ctx: Ctx, task: Remove, move: Move) -> None:
    use(scene)
    key = _key(move[0])
    names: Args = {"seat": actor_text(scene.actor), "tile": square(key)}
    if move[0].startswith("blight:"):
        change_blight(scene.state, key, -1)
        say(ctx, "remove-blight", "pantheum-event-remove-blight", scene.actor, **names)
        return
    element = take_element(scene.state, key)
    if task.to == "satchel":
        scene.player.satchel[element] += 1
    say(ctx, "remove", f"pantheum-event-remove-{task.to}", scene.actor, element=element_text(element), **names)


def _sell(scene: Scene, ctx: Ctx, task: Sell, move: Move) -> None:
    use(scene)
    card = _key(move[0])
    leave_play(scene.state, scene.actor, card)
    sink(scene.state, card)
    cost = card_of(card).cost
    for element, number in cost.items():
        scene.player.satchel[element] += number
    names: Args = {"seat": seat_text(scene.actor), "card": card_text(card)}
    say(ctx, "sell", "pantheum-event-sell", scene.actor, elements=elements_text(cost), id=card, **names)


def move_god(draft: PantheumState, ctx: Ctx, seat: Seat, key: str) -> None:
    """A seat's god goes to a square."""
    draft.players[seat].at = key
    say(ctx, "move", "pantheum-event-move", seat, seat=seat_text(seat), tile=square(key))


def _move_god(scene: Scene, ctx: Ctx, task: MoveGod, move: Move) -> None:
    use(scene)
    move_god(scene.state, ctx, scene.actor, _key(move[0]))


def _swap(scene: Scene, ctx: Ctx, task: Swap, move: Move) -> None:
    use(scene)
    draft, god, own = scene.state, _key(move[0]), scene.player.at
    assert own is not None
    if god == "kronos":
        assert draft.kronos is not None
        scene.player.at, draft.kronos.at = draft.kronos.at, own
    else:
        other = next(player for player in draft.players.values() if player.god == god)
        scene.player.at, other.at = other.at, own
    say(ctx, "swap", "pantheum-event-swap", scene.actor, seat=seat_text(scene.actor), god=god_text(god))


def _gain(scene: Scene, ctx: Ctx, task: Gain, move: Move) -> None:
    use(scene)
    for _ in range(task.value):
        gain(scene.state, ctx, scene.actor, _key(move[0]))


def _store(scene: Scene, ctx: Ctx, task: Store, move: Move) -> None:
    use(scene)
    element = _key(move[0])
    scene.player.satchel[element] -= 1
    held = scene.player.stored.setdefault(scene.card, {})
    held[element] = held.get(element, 0) + 1
    names: Args = {"seat": seat_text(scene.actor), "element": element_text(element), "card": card_text(scene.card)}
    say(ctx, "store", "pantheum-event-store", scene.actor, **names)


def _parts(scene: Scene, ctx: Ctx, task: Parts, move: Move) -> None:
    flow.push(scene.state, "parts", card=scene.card, of=scene.card, done=[], back=True)


def _copy(scene: Scene, ctx: Ctx, task: Copy, move: Move) -> None:
    use(scene)
    copied = _key(move[0])
    names: Args = {"seat": seat_text(scene.actor), "card": card_text(scene.card), "copied": card_text(copied)}
    say(ctx, "copy", "pantheum-event-copy", scene.actor, **names)
    effect = card_of(copied).effect
    if isinstance(effect, Parts):
        flow.push(scene.state, "parts", card=scene.card, of=copied, done=[], back=False)
    else:
        perform(scene, ctx, effect, move[1:])


def _discount(scene: Scene, ctx: Ctx, task: Discount, move: Move) -> None:
    use(scene)
    scene.state.discount = task.value


def _lose(scene: Scene, ctx: Ctx, task: LoseElement, move: Move) -> None:
    element = _key(move[0])
    scene.state.player.satchel[element] -= 1
    names: Args = {"seat": seat_text(scene.state.turn), "element": element_text(element)}
    say(ctx, "lose", "pantheum-event-lose", scene.state.turn, **names)


def _discard(scene: Scene, ctx: Ctx, task: DiscardMarket, move: Move) -> None:
    card = open_card(scene.state, _key(move[0]))
    take(scene.state, card)
    sink(scene.state, card)
    say(ctx, "discard", "pantheum-event-discard", KRONOS, card=card_text(card), id=card)
    refill(scene.state, ctx)


def _recruit(scene: Scene, ctx: Ctx, task: Recruit, move: Move) -> None:
    draft, seat = scene.state, scene.actor
    if move == ("pass",):
        record(ctx, "pass", "pantheum-event-pass", seat, seat=seat_text(seat))
        return
    chosen = {part.partition(":")[0]: _key(part) for part in move}
    card = open_card(draft, chosen["card"])
    cost = dict(card_of(card).cost)
    for element in chosen["drop"].split(",") if "drop" in chosen else ():
        cost[element] -= 1
    for element, number in cost.items():
        scene.player.satchel[element] -= number
    holder = int(chosen.get("seat", seat))
    column = chosen.get("column") or COLUMN_OF[card_of(card).color]
    draft.players[holder].columns[column].append(card)
    scene.player.recruited.append(card)
    scene.player.claims.append(card)
    names: Args = {"seat": seat_text(seat), "card": card_text(card), "column": column_text(column)}
    paid = elements_text(cost)
    if holder == seat:
        say(ctx, "recruit", "pantheum-event-recruit", seat, elements=paid, id=card, **names)
    else:
        names["holder"] = seat_text(holder)
        say(ctx, "recruit", "pantheum-event-recruit-other", seat, elements=paid, id=card, **names)
    if take(draft, card):
        refill(draft, ctx)


_HANDLERS: dict[type, Callable[[Scene, Ctx, Any, Move], None]] = {
    PlaceAction: _place_action,
    ShiftAction: _shift_action,
    LockAction: _lock_action,
    Recruit: _recruit,
    Place: _place,
    PlaceOne: _place_one,
    PlaceEach: _place_each,
    RollAndPlace: _roll_and_place,
    Shift: _shift,
    ShiftBlight: _shift,
    Remove: _remove,
    Sell: _sell,
    MoveGod: _move_god,
    Swap: _swap,
    Gain: _gain,
    Store: _store,
    Parts: _parts,
    Copy: _copy,
    Discount: _discount,
    LoseElement: _lose,
    DiscardMarket: _discard,
}
