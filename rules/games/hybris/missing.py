"""What is missing among the options of a question, and why: said by the code of what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.types import AnyDecision, Bar, Seat, Text, seat_text
from rules.games.hybris import table
from rules.games.hybris.actions import find
from rules.games.hybris.flow.activation import actions_of
from rules.games.hybris.flow.turn import idle
from rules.games.hybris.places import FIGHTERS, entry, spaces
from rules.games.hybris.state import STYX, USED, HybrisState
from rules.games.hybris.words import amount_text, name_text, space_text


def missing(state: HybrisState, decision: AnyDecision) -> list[Bar]:
    """What the seat that is asked might expect."""
    finder = _LOOKED_FOR.get(decision.kind)
    return [] if finder is None else [*finder(state, decision.seat)]


def _characters(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for key, char in state.characters(seat):
        why = idle(state, seat, key) if char.where == "ready" else {USED: "used", STYX: "styx"}.get(char.where, "")
        if why:
            cost = amount_text("aegis", table.activation_cost(state, seat, key))
            yield Bar(f"character:{key}", name_text(state, key), Text(f"hybris-why-{why}", {"cost": cost}))


def _spaces(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    v = state.stack[-1].v
    for space in spaces(state, v["place"]):
        if entry(state, seat, v["character"], space) is None:
            label = name_text(state, space) if space in state.cities else space_text(space)
            yield Bar(f"space:{space}", label, _closed(state, seat, v["character"], space))


def _closed(state: HybrisState, seat: Seat, character: str, space: str) -> Text:
    enemy = next(key for key in table.on_space(state, space) if key != character)
    other = state.owner(enemy)
    if other is None:
        return Text("hybris-why-figure", {"character": name_text(state, enemy)})
    if other == seat:
        return Text("hybris-why-own", {"character": name_text(state, enemy)})
    if state.content.characters[character].kind not in FIGHTERS:
        return Text("hybris-why-prophet", {"character": name_text(state, enemy)})
    return Text("hybris-why-truce", {"seat": seat_text(other)})


def _actions(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    frame = state.stack[-1]
    for name in actions_of(state, frame.v["place"]):
        action = find(state, name)
        why = None if action.ways(state, frame) else action.refusal(state, frame)
        if why is not None:
            yield Bar(name, Text(f"hybris-action-{name}"), why)


def _pillars(state: HybrisState, seat: Seat) -> Iterator[Bar]:
    for other, player in state.players.items():
        for number in player.pillars:
            label = Text("hybris-pillar", {"number": number, "name": name_text(state, f"pillar-{number}")})
            yield Bar(f"pillar:{number}", label, Text("hybris-why-taken", {"seat": seat_text(other)}))


_LOOKED_FOR: dict[str, Callable[[HybrisState, Seat], Iterator[Bar]]] = {
    "turn": _characters,
    "space": _spaces,
    "action": _actions,
    "pillar": _pillars,
}
