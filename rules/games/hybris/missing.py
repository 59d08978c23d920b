"""What is missing among the options of a question, and why: said by the code of what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.control import DoChoose
from rules.core.effects import Extent
from rules.core.ops import Choose
from rules.core.types import AnyDecision, Bar, Seat, Text, seat_text
from rules.games.hybris import table
from rules.games.hybris.actions import find
from rules.games.hybris.actions.moirai import refused as threads_refused
from rules.games.hybris.actions.rites import rows_refused
from rules.games.hybris.cards import needs_texts, program_text
from rules.games.hybris.flow.activation import actions_of, bonus_text
from rules.games.hybris.flow.turn import free, idle
from rules.games.hybris.ops import Remove
from rules.games.hybris.places import FIGHTERS, barred, closed, entry, meant, places, spaces
from rules.games.hybris.state import READY, STYX, TILE, USED, HybrisState
from rules.games.hybris.verbs import EFFECTS
from rules.games.hybris.words import amount_text, name_text, piece_text


def missing(state: HybrisState, decision: AnyDecision) -> list[Bar]:
    """What the seat that is asked might expect."""
    finder = _LOOKED_FOR.get(decision.kind)
    found = [] if finder is None else [*finder(state, decision.seat)]
    found += [bar for module in state.content.modules for bar in module.barred(state, decision)]
    offers = {option.key for option in decision.offered}
    return [bar for bar in found if bar.key not in offers]


def _olympians(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for other, player in state.players.items():
        if player.olympian:
            why = Text("hybris-why-taken", {"seat": seat_text(other)})
            yield Bar(f"olympian:{player.olympian}", name_text(state, player.olympian), why)


_AWAY = {USED: "used", STYX: "styx", TILE: "tile"}
"""Why a character that is on no space cannot act, as the end of the key of a reason."""


def _characters(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for key, char in state.characters(seat):
        why = idle(state, seat, key) if char.where == READY else _AWAY.get(char.where, "acted")
        if why:
            cost = amount_text("aegis", table.activation_cost(state, seat, key))
            yield Bar(f"character:{key}", name_text(state, key), Text(f"hybris-why-{why}", {"cost": cost}))


def _premonitions(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for card in state.players[seat].premonitions:
        label = Text("hybris-option-premonition", {"card": name_text(state, card)})
        why = Text("hybris-why-needs", {"needs": needs_texts(state.content.premonitions[card])})
        yield Bar(f"premonition:{card}", label, why)


def _powers(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for power in free(state, seat):
        label = Text("hybris-option-power", {"power": name_text(state, power)})
        spent = power in state.players[seat].used
        yield Bar(f"power:{power}", label, Text("hybris-why-spent" if spent else "hybris-why-nothing"))


def _turn(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    yield from _characters(state, seat)
    yield from _after(state, seat)


def _after(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    yield from _premonitions(state, seat)
    yield from _powers(state, seat)


def _unplanned(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    """Characters that get no Location token."""
    for key, char in state.characters(seat):
        away = _AWAY.get(char.where, "")
        why = "free" if state.content.characters[key].kind == "olympian" else away
        if why:
            yield Bar(f"character:{key}", name_text(state, key), Text(f"hybris-why-{why}"))


def _places(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    """Where the token does not lead, and where others stand who are not to be met."""
    token, character = state.stack[-1].v["token"], state.stack[-1].v["character"]
    for key in places(state):
        label = name_text(state, key)
        if key not in meant(state, token):
            yield Bar(f"place:{key}", label, Text("hybris-why-leads", {"place": name_text(state, token)}))
        elif (why := barred(state, seat, character, key)) is not None:
            yield Bar(f"place:{key}", label, why)


def _spaces(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    v = state.stack[-1].v
    for space in spaces(state, v["place"]):
        if entry(state, seat, v["character"], space) is None:
            label = name_text(state, space) if space in state.cities else bonus_text(state, space)
            yield Bar(f"space:{space}", label, _closed(state, seat, v["character"], space))
    location = state.content.locations.get(v["place"])
    for one in location.spaces if location is not None else ():
        if one.min_seats > state.seats:
            yield Bar(f"space:{one.id}", bonus_text(state, one.id), Text("hybris-why-closed", {"count": one.min_seats}))


def _instead(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    v = state.stack[-1].v
    place = state.content.place_of[state.players[seat].chars[v["character"]].where]
    for space in spaces(state, place):
        if not state.content.spaces[space].dotted:
            yield Bar(f"space:{space}", bonus_text(state, space), Text("hybris-why-empty"))


def _closed(state: HybrisState, seat: Seat, character: str, space: str) -> Text:
    why = closed(state, space)
    if why is not None:
        return why
    enemy = next(key for key in table.on_space(state, space) if key != character)
    other = state.owner(enemy)
    if other is None:
        return Text("hybris-why-figure", {"character": name_text(state, enemy)})
    if other == seat:
        return Text("hybris-why-own", {"character": name_text(state, enemy)})
    if state.content.characters[character].kind not in FIGHTERS:
        return Text("hybris-why-prophet", {"character": name_text(state, enemy)})
    if state.content.peace:
        return Text("hybris-why-others")
    return Text("hybris-why-truce", {"seat": seat_text(other)})


def _actions(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    frame = state.stack[-1]
    for name in actions_of(state, frame.v["place"]):
        action = find(state, name)
        why = None if action.ways(state, frame) else action.refusal(state, frame)
        if why is not None:
            yield Bar(name, Text(f"hybris-action-{name}"), why)
        else:
            yield from action.lacking(state, frame)


def _rows(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    return rows_refused(state, seat, first=False)


def _threads(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    return threads_refused(state, seat, {"aegis": state.content.actions.spin["aegis"]})


def _heroes(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for key, _ in state.characters(seat):
        if state.content.characters[key].kind == "hero":
            yield Bar(f"hero:{key}", name_text(state, key), Text("hybris-why-lives"))


def _contestants(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for key, char in state.characters(seat):
        why = _AWAY.get(char.where, "acted")
        if char.where == READY:
            why = "aegis" if state.content.characters[key].kind in FIGHTERS else "duel"
        cost = amount_text("aegis", table.activation_cost(state, seat, key))
        label = Text("hybris-option-contest", {"character": name_text(state, key)})
        yield Bar(f"contest:{key}", label, Text(f"hybris-why-{why}", {"cost": cost}))


def _tiles(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    op = EFFECTS.asked(state)[1]
    assert isinstance(op, Remove)
    for tile, _ in state.tiles(seat):
        yield Bar(f"tile:{tile}", name_text(state, tile), Text("hybris-why-piece", {"piece": piece_text(op.what)}))


def _temples(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for key, city in state.towns():
        why = Text("hybris-why-temple" if seat in city.temples else "hybris-why-stranger")
        yield Bar(f"city:{key}", name_text(state, key), why)


def _choices(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    run, op = EFFECTS.asked(state)
    verb = EFFECTS.verbs[type(op)]
    assert isinstance(op, Choose)
    assert isinstance(verb, DoChoose)
    for name, reached in verb.reached(state, run, op, seat).items():
        why = Text("hybris-why-partly" if reached > Extent.NONE else "hybris-why-nothing")
        yield Bar(f"choose:{name}", program_text(op.options[name]), why)


def _pillars(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for other, player in state.players.items():
        for number in player.pillars:
            label = Text("hybris-pillar", {"number": number, "name": name_text(state, f"pillar-{number}")})
            why = Text("hybris-why-held") if other == seat else Text("hybris-why-taken", {"seat": seat_text(other)})
            yield Bar(f"pillar:{number}", label, why)


_LOOKED_FOR: dict[str, Callable[[HybrisState, Seat], Iterator[Bar]]] = {
    "olympian": _olympians,
    "pillar": _pillars,
    "plan": _unplanned,
    "planned": _unplanned,
    "turn": _turn,
    "after": _after,
    "destination": _places,
    "space": _spaces,
    "instead": _instead,
    "action": _actions,
    "convert": _rows,
    "resurrect": _heroes,
    "spin": _threads,
    "contest": _contestants,
    "tile": _tiles,
    "temple": _temples,
    "choose": _choices,
}
"""What is looked for at each kind of question; of what is found, only what is not offered is told. Others offer all."""
