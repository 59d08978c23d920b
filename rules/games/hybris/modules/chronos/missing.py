"""What is missing among the options of the questions against Chronos, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.types import AnyDecision, Bar, Text
from rules.games.hybris.modules.chronos import board, forces, marches
from rules.games.hybris.modules.chronos.records import concepts
from rules.games.hybris.modules.chronos.verbs import concept_option
from rules.games.hybris.modules.chronos.view import BOARD
from rules.games.hybris.state import HybrisState
from rules.games.hybris.team import TEAM
from rules.games.hybris.words import name_text


def barred(state: HybrisState, decision: AnyDecision) -> Iterator[Bar]:
    """Of what they decide together, and of Chains that are added; of what is found only what is not offered is told."""
    yield from TEAM.barred(state, decision)
    if decision.kind == TEAM.kinds.talk:
        finder = _LOOKED_FOR.get(state.stack[-1].v["what"])
        yield from () if finder is None else finder(state)
    elif decision.kind == "chain":
        yield from _chains(state)


def _cities(state: HybrisState) -> Iterator[Bar]:
    """Where an Avatar cannot go (HYB-382)."""
    there = {city: avatar for avatar, city in board.in_world(state)}
    for city in state.content.cities:
        why = Text("hybris-why-blocked")
        if city in there:
            why = Text("hybris-why-avatar", {"avatar": name_text(state, there[city])})
        if city not in marches.open_cities(state):
            yield Bar(f"space:{city}", name_text(state, city), why)


def _avatar(state: HybrisState) -> Iterator[Bar]:
    """Why the Avatar of a Concept does not move (HYB-368, HYB-389)."""
    avatar = concepts(state.content)[state.stack[-1].v["concept"]].avatar
    label = Text("hybris-option-time-avatar", {"avatar": name_text(state, avatar)})
    where = board.where(state, avatar)
    why = Text("hybris-why-no-city") if where == BOARD else Text("hybris-why-sent", {"city": name_text(state, where)})
    if not marches.ways(state, avatar):
        yield Bar("time:avatar", label, why)


def _broken(state: HybrisState) -> Iterator[Bar]:
    """Concepts without a Chain."""
    for key in concepts(state.content):
        if not board.chains(state, key):
            yield Bar(f"concept:{key}", concept_option(state, key).label, Text("hybris-why-no-chain"))


def _chains(state: HybrisState) -> Iterator[Bar]:
    """Concepts to which no Chain can be added (HYB-259 to HYB-261)."""
    for key in concepts(state.content):
        if not forces.may_add(state, key):
            why = Text("hybris-why-all-chains" if board.chains(state, key) else "hybris-why-no-chain")
            yield Bar(f"concept:{key}", concept_option(state, key).label, why)


_LOOKED_FOR: dict[str, Callable[[HybrisState], Iterator[Bar]]] = {
    "march": _cities,
    "time": _avatar,
    "shatter": _broken,
}
