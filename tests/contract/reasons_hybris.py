"""Hybris: when reasons are true, and positions without them."""

from __future__ import annotations

from typing import Any

from rules.core.types import AnyDecision, Bar
from rules.games.hybris.content import DATA

COSTS = {"olympian": 2, "hero": 1, "prophet": 1}
KINDS = {one.id: one.kind for god in DATA.olympians for one in god.characters}


def bare(key: str) -> str:
    return key.partition(":")[2]


def me(state: Any, decision: AnyDecision) -> Any:
    return state.players[decision.seat]


def char(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    return me(state, decision).chars[bare(bar.key)]


def cost(state: Any, decision: AnyDecision, bar: Bar) -> int:
    kind = KINDS[bare(bar.key)]
    return COSTS[kind] - (kind == "olympian" and me(state, decision).sparks == 8)


def mover(state: Any) -> str:
    return str(state.stack[-1].v["character"])


def standing(state: Any, bar: Bar) -> dict[str, int]:
    """Who else stands on the space spoken of, and whose that is."""
    everybody = [(key, one, seat) for seat, player in state.players.items() for key, one in player.chars.items()]
    return {key: seat for key, one, seat in everybody if one.where == bare(bar.key) and key != mover(state)}


def truce(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """The second Pillar is held by one of the two."""
    return any(2 in state.players[seat].pillars for seat in (decision.seat, *standing(state, bar).values()))


# --- without


def at(where: str) -> Any:
    def move(state: Any, decision: AnyDecision, bar: Bar) -> Any:
        char(state, decision, bar).where = where
        return state

    return move


def laid(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    char(state, decision, bar).lay("olympus")
    return state


def rich(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    me(state, decision).aegis = 99
    return state


def cleared(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for key, seat in standing(state, bar).items():
        state.players[seat].chars[key].where = "used"
    return state


def no_pillars(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for player in state.players.values():
        player.pillars = []
    return state


HYBRIS: dict[str, tuple[Any, ...]] = {
    "hybris-why-token": (
        lambda s, d, b: char(s, d, b).where == "ready" and char(s, d, b).token is None
        and KINDS[bare(b.key)] != "olympian",
        laid, False,
    ),
    "hybris-why-aegis": (lambda s, d, b: me(s, d).aegis < cost(s, d, b), rich),
    "hybris-why-used": (lambda s, d, b: char(s, d, b).where == "used", at("ready"), False),
    "hybris-why-styx": (lambda s, d, b: char(s, d, b).where == "styx", at("ready"), False),
    "hybris-why-own": (lambda s, d, b: set(standing(s, b).values()) == {d.seat}, cleared),
    "hybris-why-prophet": (lambda s, d, b: KINDS[mover(s)] == "prophet" and standing(s, b) != {}, cleared),
    "hybris-why-truce": (truce, no_pillars),
    "hybris-why-taken": (
        lambda s, d, b: any(int(bare(b.key)) in one.pillars for seat, one in s.players.items() if seat != d.seat),
        no_pillars,
    ),
}  # fmt: skip
"""By key: when it is true, a position without it, and whether the thing must be offered there."""
