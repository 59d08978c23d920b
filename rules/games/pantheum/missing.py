"""What is missing among the options of a question, and why: asked for by people, said by the code of what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any

from rules.core.types import AnyDecision, Args, Bar, Text
from rules.games.pantheum.board import REFS, SQUARES, full_at, reach, room, unlockable
from rules.games.pantheum.completion import action_possible
from rules.games.pantheum.data import COLUMN, LANDSCAPE, Parts, card_of
from rules.games.pantheum.flow.pick import scene_of, verb_at
from rules.games.pantheum.market import offered
from rules.games.pantheum.options import contents, demigod_label, tile_label
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs import Scene, Verb, bare, card_verb, tag
from rules.games.pantheum.verbs.actions import discounted, payments
from rules.games.pantheum.verbs.cards import DoCopy
from rules.games.pantheum.verbs.elements import DoRollAndPlace
from rules.games.pantheum.verbs.shifts import DoShift, DoShiftBlight
from rules.games.pantheum.view import COLUMNS, ELEMENTS
from rules.games.pantheum.words import (
    card_text,
    column_text,
    element_text,
    elements_text,
    landscape_text,
    listed_text,
    player_text,
    square,
)


def missing(state: PantheumState, decision: AnyDecision) -> list[Bar]:
    """What the seat that is asked might expect."""
    offers = {option.key for option in decision.offered}
    found = _LOOKED_FOR.get(decision.kind)
    return [bar for bar in found(state) if bar.key not in offers] if found is not None else []


def _why(end: str, **names: Any) -> Text:
    return Text(f"pantheum-why-{end}", names)


def _performed(state: PantheumState) -> tuple[Verb[Any], Scene, tuple[str, ...]]:
    """What is being performed, a copied ability as itself, and the answers given to it so far."""
    frame = state.stack[-1]
    verb, scene, prefix = verb_at(state, frame), scene_of(state, frame), tuple(frame.v["prefix"])
    if isinstance(verb, DoCopy) and prefix:
        return card_verb(bare(prefix[0])), scene, prefix[1:]
    return verb, scene, prefix


def _square(state: PantheumState, key: str, why: Text) -> Bar:
    return Bar(REFS[key], tile_label(key, state.board[key].face), why)


def _arrivals(state: PantheumState) -> Iterator[Bar]:
    gods = state.gods()
    for key in SQUARES:
        if key in gods:
            yield _square(state, key, _why("leave" if gods[key] == state.turn else "god"))


def _out_of_range(state: PantheumState, scene: Scene, *, under_gods: bool = False) -> dict[str, Text]:
    """Why squares are out of range, by square."""
    near = reach(state, scene.actor, scene.column, under_gods=True)
    within = near if under_gods else scene.reach()
    return {key: _why("god" if key in near else "far") for key in SQUARES if key not in within}


def _placings(state: PantheumState) -> Iterator[Bar]:
    """Tiles for an element of the bank or the satchel."""
    verb, scene, prefix = _performed(state)
    far, fits = _out_of_range(state, scene), room(state, scene.reach())[bare(prefix[0])]
    for key in SQUARES:
        if key in far:
            yield _square(state, key, far[key])
        elif end := verb.excepted(scene, key):
            yield _square(state, key, _why(end))
        elif REFS[key] not in fits:
            yield _square(state, key, _why("holds", holds=contents(state.board[key])))


def _sources(state: PantheumState) -> Iterator[Bar]:
    verb, scene, _ = _performed(state)
    under = isinstance(verb, DoShift) and verb.under_gods
    far, fits = _out_of_range(state, scene, under_gods=under), room(state, scene.reach())
    for key, tile in state.board.items():
        if key in far:
            yield _square(state, key, far[key])
        elif end := verb.excepted(scene, key):
            yield _square(state, key, _why(end))
        elif isinstance(verb, DoShiftBlight):
            if not tile.blight:
                yield _square(state, key, _why("blightless"))
        elif tile.element is None:
            if not tile.blight or not scene.blight_too:
                yield _square(state, key, _why("empty"))
        elif not set(fits[tile.element]) - {REFS[key]}:
            yield _square(state, key, _why("stays"))


def _targets(state: PantheumState) -> Iterator[Bar]:
    """Tiles for what is shifted; a blight may come to any in range."""
    _, scene, prefix = _performed(state)
    far, source = _out_of_range(state, scene), bare(prefix[0])
    element = state.board[source].element if prefix[0] == REFS[source] else None
    fits = room(state, scene.reach())[element] if element is not None else tuple(REFS.values())
    for key in SQUARES:
        if key in far:
            yield _square(state, key, far[key])
        elif key == source:
            yield _square(state, key, _why("there"))
        elif REFS[key] not in fits:
            yield _square(state, key, _why("holds", holds=contents(state.board[key])))


def _removals(state: PantheumState) -> Iterator[Bar]:
    verb, scene, _ = _performed(state)
    far, own = _out_of_range(state, scene), getattr(verb.effect, "source", "") == "own"
    for key, tile in state.board.items():
        if own and key != scene.at:
            yield _square(state, key, _why("own-tile"))
        elif not own and key in far:
            yield _square(state, key, far[key])
        elif tile.element is None and not (tile.blight and scene.blight_too):
            yield _square(state, key, _why("empty"))


def _lost(state: PantheumState) -> Iterator[Bar]:
    for element in ELEMENTS:
        if not state.player.satchel[element]:
            yield Bar(f"element:{element}", element_text(element), _why("not-held"))


def _parts(state: PantheumState) -> Iterator[Bar]:
    frame = state.stack[-1]
    effect = card_of(frame.v["of"]).effect
    assert isinstance(effect, Parts)
    for number, part in enumerate(effect.parts):
        end = "part-done" if number in frame.v["done"] else "part-idle"
        yield Bar(f"part:{tag(part)}", Text(f"pantheum-option-part-{tag(part)}"), _why(end))


def _locks(state: PantheumState) -> Iterator[Bar]:
    _, scene, _ = _performed(state)
    far = _out_of_range(state, scene)
    for key, tile in state.board.items():
        if key in far:
            yield _square(state, key, far[key])
        elif end := unlockable(state, scene.seat, tile):
            landscape = landscape_text(LANDSCAPE[tile.element]) if tile.element else Text("list-empty")
            names = {"holds": contents(state.board[key]), "landscape": landscape}
            yield _square(state, key, _why(end, need=full_at(state, scene.seat, tile), have=tile.count, **names))


def _held(state: PantheumState) -> Iterator[Bar]:
    """Elements that the satchel would have to give."""
    verb, scene, _ = _performed(state)
    fits = room(state, [key for key in scene.reach() if not verb.excepted(scene, key)])
    colors = getattr(verb.effect, "elements", ()) if verb.effect else ()
    for element in ELEMENTS:
        if state.stack[-1].v["task"] == "action" or verb.asks != ("element", "tile"):
            if not scene.player.satchel[element]:
                yield Bar(f"element:{element}", element_text(element), _why("not-held"))
        elif not fits[element] and not colors and not isinstance(verb.effect, tuple):
            yield Bar(f"element:{element}", element_text(element), _why("nowhere"))


def _paid(state: PantheumState) -> Iterator[Bar]:
    _, scene, _ = _performed(state)
    for way in combinations_with_replacement(ELEMENTS, COLUMN[str(scene.column)].pay):
        why = _why("not-held") if len(way) == 1 else _why("held", held=elements_text(scene.player.satchel))
        yield Bar(f"pay:{','.join(way)}", Text("pantheum-option-pay", {"elements": listed_text(way)}), why)


def _columns(state: PantheumState) -> Iterator[Bar]:
    for column in COLUMNS:
        yield Bar(f"column:{column}", column_text(column), _impossible(state, column))


def _impossible(state: PantheumState, column: str) -> Text:
    """Why the Action of a column cannot be performed: it cannot be paid, or there is nothing to perform it on."""
    scene, price = Scene(state, state.turn, column), COLUMN[column].pay
    if column == "place":
        return _why("satchel")
    if column == "lock" and not state.favor:
        return _why("favor")
    return _why(f"{column}-target") if payments(scene, column) else _why("pay", count=price)


def _doings(state: PantheumState) -> Iterator[Bar]:
    column, seat = str(state.column), state.turn
    label = Text("pantheum-option-action", {"column": column_text(column)})
    if state.acted:
        yield Bar("action", label, _why("acted"))
    elif not action_possible(state, seat, column):
        yield Bar("action", label, _impossible(state, column))
    for card in state.player.columns[column]:
        yield Bar(f"ability:{card}", demigod_label(state, seat, card), _unused(state, card))
    yield Bar("end", Text("pantheum-option-end"), _why("first"))


def _unused(state: PantheumState, card: str) -> Text:
    """Why an ability cannot be used."""
    verb = card_verb(card)
    if (type(verb).answers, type(verb).possible) == (Verb.answers, Verb.possible):
        return _why("passive")
    if card in state.used:
        return _why("used")
    scene = scene_of(state, state.stack[-1])
    copied = verb.copyable(scene) if isinstance(verb, DoCopy) else ()
    return _why("die" if any(map(_rolls, [card, *copied])) else "idle")


def _rolls(card: str) -> bool:
    """Whether all that bars an ability is that a die must not decide on the Action."""
    return isinstance(card_verb(card), DoRollAndPlace)


def _copies(state: PantheumState) -> Iterator[Bar]:
    verb, scene = verb_at(state, state.stack[-1]), scene_of(state, state.stack[-1])
    assert isinstance(verb, DoCopy)
    able = verb.copyable(scene)
    for column in COLUMNS:
        for card in scene.player.columns[column]:
            end = ("die" if _rolls(card) else "idle") if card in able else "never"
            end = "own-column" if column == scene.column else end
            yield Bar(f"demigod:{card}", demigod_label(state, scene.seat, card), _why(end))


def _recruits(state: PantheumState) -> Iterator[Bar]:
    scene = scene_of(state, state.stack[-1])
    for card in offered(state):
        cost = card_of(card).cost
        held = scene.player.satchel
        names: Args = {"cost": elements_text(cost), "held": elements_text(held), "count": sum(held.values())}
        why = _why("twin") if card in scene.player.barred() else _why("cost", **names)
        yield Bar(f"card:{card}", card_text(card), why)


def _gods(state: PantheumState) -> Iterator[Bar]:
    for seat, player in state.players.items():
        if seat != state.turn:
            yield Bar(f"god:{player.god}", player_text(player.god, seat), _why("absent"))


def _saved(state: PantheumState) -> Iterator[Bar]:
    frame, scene = state.stack[-1], scene_of(state, state.stack[-1])
    cost = card_of(bare(str(frame.v["prefix"][0]))).cost
    less = discounted(state)
    for way in combinations_with_replacement(ELEMENTS, min(less, sum(cost.values()))):
        end = "cost-none" if any(way.count(one) > cost[one] for one in way) else "cost-rest"
        names: Args = {"cost": elements_text(cost), "held": elements_text(scene.player.satchel)}
        yield Bar(
            f"drop:{','.join(way)}",
            Text("pantheum-option-drop", {"elements": listed_text(way)}),
            _why(end, **names),
        )


def _unblighted(state: PantheumState) -> Iterator[Bar]:
    assert state.kronos is not None
    for key in SQUARES:
        end = "own-god" if key == state.player.at else "no-blight"
        yield _square(state, key, _why(end, tile=square(state.kronos.at)))


def _undiscarded(state: PantheumState) -> Iterator[Bar]:
    for card, place in offered(state).items():
        if place.startswith("epic:"):
            yield Bar(f"card:{card}", card_text(card), _why("epic"))


_LOOKED_FOR: dict[str, Callable[[PantheumState], Iterator[Bar]]] = {
    "move": _arrivals,
    "move-god": _arrivals,
    "column": _columns,
    "act": _doings,
    "element": _held,
    "store": _held,
    "tile": _placings,
    "from": _sources,
    "to": _targets,
    "lock": _locks,
    "pay": _paid,
    "copy": _copies,
    "recruit": _recruits,
    "remove": _removals,
    "lose": _lost,
    "part": _parts,
    "swap": _gods,
    "drop": _saved,
    "blight": _unblighted,
    "discard": _undiscarded,
}
"""What is looked for at each kind of question; of what is found, only what is not offered is told. Others offer all."""
