"""What is missing among the options of the questions of the Tartarus, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.types import AnyDecision, Bar, Text
from rules.games.hybris import table
from rules.games.hybris.flow.activation import bonus_text
from rules.games.hybris.modules.tartarus import board, pact, release
from rules.games.hybris.modules.tartarus.records import KEY, records
from rules.games.hybris.modules.tartarus.view import PRISON
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import amount_text, name_text


def barred(state: HybrisState, decision: AnyDecision) -> Iterator[Bar]:
    """By the kind of the question; of what is found only what is not offered is told."""
    finder = _LOOKED_FOR.get(decision.kind)
    return iter(()) if finder is None else finder(state, decision)


def _rows(state: HybrisState, decision: AnyDecision) -> Iterator[Bar]:
    for row in records(state.content).pact:
        why, option = Text("hybris-why-nothing"), pact.row_option(state, decision.seat, row)
        if row.believer > state.players[decision.seat].believer:
            why = Text("hybris-why-price", {"cost": [amount_text("believer", row.believer)]})
        yield Bar(option.key, option.label, why)


def _prisoners(state: HybrisState, decision: AnyDecision) -> Iterator[Bar]:
    for one in records(state.content).figures:
        where = board.where(state, one.id)
        if where != PRISON:
            place = name_text(state, table.place(state, where) or KEY)
            yield Bar(f"prisoner:{one.id}", name_text(state, one.id), Text("hybris-why-loose", {"place": place}))


def _spaces(state: HybrisState, decision: AnyDecision) -> Iterator[Bar]:
    for space in state.content.locations[state.stack[-1].v["place"]].spaces:
        there = table.on_space(state, space.id)
        if space.min_seats > state.seats:
            yield Bar(
                f"space:{space.id}", bonus_text(state, space.id), Text("hybris-why-closed", {"count": space.min_seats})
            )
        elif space.id not in release.available(state, state.stack[-1].v["place"]):
            why = Text("hybris-why-figure", {"character": name_text(state, there[0])})
            yield Bar(f"space:{space.id}", bonus_text(state, space.id), why)


def _met(state: HybrisState, decision: AnyDecision) -> Iterator[Bar]:
    for key in state.stack[-2].v["met"]:
        yield Bar(f"prisoner:{key}", name_text(state, key), Text("hybris-why-met"))


_LOOKED_FOR: dict[str, Callable[[HybrisState, AnyDecision], Iterator[Bar]]] = {
    "pact": _rows,
    "release": _prisoners,
    "station": _spaces,
    "encounter": _met,
}
