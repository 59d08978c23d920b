"""What a seat can pay now, and what the next Spark and the next step of each thread bring: for panel and picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from rules.core.ops import Op
from rules.core.text import joined
from rules.core.types import AnyDecision, Args, Seat, Text
from rules.games.hybris import ops, resources, table
from rules.games.hybris.actions import rites, technologies
from rules.games.hybris.cards import said, says
from rules.games.hybris.content import Content
from rules.games.hybris.gains import gains
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import able
from rules.games.hybris.view import GainView, HybrisView, NextView, PlannerView, PriceView
from rules.games.hybris.words import amount_text, cards_text, name_text, piece_text

ASKED = ("turn", "plan", "planned", "destination")
"""Kinds of question at which one plans."""
SPARKS = "sparks"
"""Key of the Spark track among the threads."""


def planner(state: HybrisState, seat: Seat) -> PlannerView:
    """The planner of a seat that has its Olympian."""
    steps = [one for one in (_spark(state, seat), *_threads(state, seat)) if one is not None]
    return PlannerView(prices=[*_prices(state, seat)], steps=steps)


def _prices(state: HybrisState, seat: Seat) -> Iterator[PriceView]:
    """First what Aegis pays, then what Prayers pay, then what modules have. What could do nothing is left out."""
    content = state.content
    for kind, key in _left_to_act(state, seat).items():
        label, cost = Text("hybris-price-activate", {"kind": kind}), table.activation_cost(state, seat, key)
        yield _price(state, seat, f"activate:{kind}", label, {"aegis": cost})
    for made in state.forge:
        if made.owner == seat:
            label = Text("hybris-price-make", {"tile": name_text(state, made.tile)})
            yield _price(state, seat, f"make:{made.tile}", label, {"aegis": table.make_cost(state, seat, made.tile)})
    yield _price(state, seat, "spin", Text("hybris-price-spin"), content.actions.spin)
    if able(state, seat, "ignite"):
        yield _price(state, seat, "ignite", Text("hybris-action-ignite"), content.actions.ignite)
    yield _price(state, seat, "design", Text("hybris-price-design"), {"prayer": technologies.design_cost(state, seat)})
    for key, cost in rites.row_costs(state, seat, first=True).items():
        if able(state, seat, key):
            label, gained = _short(content, key)
            yield _price(state, seat, f"convert:{key}", label, {"prayer": cost}, gained)
    for module in content.modules:
        for key, costs, program in module.prices(state, seat):
            label, gained = _short(content, program)
            yield _price(state, seat, key, label, costs, gained)


def _left_to_act(state: HybrisState, seat: Seat) -> dict[str, str]:
    """A character of each kind that can still act in this Age: those of a kind cost the same."""
    found: dict[str, str] = {}
    for key in table.ready(state, seat):
        kind, planned = state.content.characters[key].kind, state.players[seat].chars[key].laid
        # Tokens are laid in Planning; before, everybody who is ready may still get one.
        if kind == "olympian" or planned or state.phase != "action":
            found.setdefault(kind, key)
    return {kind: found[kind] for kind in ("olympian", "hero", "prophet") if kind in found}


@lru_cache(256)
def _short(content: Content, program: str) -> tuple[Text, list[GainView]]:
    """What a price brings, as few words as can be, and in signs."""
    each = [_shortly(op) for op in content.programs[program]]
    return joined(each, "hybris-and"), gains(content.programs[program])


def _shortly(op: Op) -> Text:
    match op:
        case ops.Gain() if isinstance(op.n, int) and op.who == "self":
            return amount_text(op.what, op.n)
        case ops.Draw() if op.who == "self" and not op.keep:
            return cards_text(op.deck, op.n)
        case ops.Remove():
            return Text("hybris-price-piece", {"piece": piece_text(op.what)})
    return says(op)


@lru_cache(256)
def _told(content: Content, program: str) -> tuple[Text, list[GainView]]:
    """What a program does, in words and in signs."""
    return said(content, program), gains(content.programs[program])


def _price(
    state: HybrisState, seat: Seat, key: str, label: Text, cost: Mapping[str, int], gained: Sequence[GainView] = ()
) -> PriceView:
    costs = [GainView(what=what, n=n) for what, n in cost.items()]
    payable = all(resources.owned(state, seat, what) >= n for what, n in cost.items())
    return PriceView(key=key, label=label, costs=costs, gains=[*gained], payable=payable)


def _spark(state: HybrisState, seat: Seat) -> NextView | None:
    """The next place of the Spark track that gives something."""
    player = state.players[seat]
    found = next((one for one in state.content.sparks.values() if one.count > player.sparks), None)
    if found is None:
        return None
    # A Hindrance goes where a Spark would come.
    away, label = found.count - player.sparks + player.hindrance, Text("hybris-next-sparks")
    text, gained = _told(state.content, found.id)
    return NextView(key=SPARKS, name=label, step=found.count, away=away, text=text, gains=gained)


def _threads(state: HybrisState, seat: Seat) -> Iterator[NextView]:
    """The next step of each thread that is not at its end."""
    for key, thread in state.content.threads.items():
        step = state.players[seat].threads[key] + 1
        if step <= len(thread.steps):
            text, gained = _told(state.content, f"{key}:{step}")
            yield NextView(key=key, name=name_text(state, key), step=step, away=1, text=text, gains=gained)


def outlook(view: HybrisView, decision: AnyDecision) -> list[Text]:
    """What the viewer's seat can pay, and what comes next, where one plans."""
    return planned(view) if decision.kind in ASKED else []


def planned(view: HybrisView) -> list[Text]:
    """The planner of the viewer in words; empty without one."""
    if view.planner is None or view.viewer.seat is None:
        return []
    seat, lines = view.players[view.viewer.seat], []
    for what in dict.fromkeys(one.costs[0].what for one in view.planner.prices):
        found = [one for one in view.planner.prices if one.costs[0].what == what]
        enough, short = ([_said(one) for one in found if one.payable == wanted] for wanted in (True, False))
        facts: Args = {"amount": amount_text(what, int(getattr(seat, what))), "enough": enough, "short": short}
        lines.append(Text("hybris-planner-prices", {**facts, "some": len(enough), "others": len(short)}))
    if view.planner.steps:
        lines.append(Text("hybris-planner-next", {"steps": [_next(one) for one in view.planner.steps]}))
    return lines


def _said(one: PriceView) -> Text:
    first, *more = one.costs
    also = [amount_text(cost.what, cost.n) for cost in more]
    return Text("hybris-price", {"label": one.label, "count": first.n, "also": also, "more": len(also)})


def _next(one: NextView) -> Text:
    facts: Args = {"name": one.name, "step": one.step, "away": one.away, "text": one.text}
    return Text("hybris-next-spark" if one.key == SPARKS else "hybris-next-step", facts)
