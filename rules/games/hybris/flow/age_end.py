"""The end of an Age, step by step; 7a to 7c are the Primordial (2.5 Phase 4)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Seat, Text
from rules.games.hybris import decks, resources, table
from rules.games.hybris.actions.technologies import fill_display
from rules.games.hybris.flow.age import begin_age
from rules.games.hybris.ops import Happened
from rules.games.hybris.state import READY, STYX, TILE, HybrisState
from rules.games.hybris.triggers import TRIGGERS, set_off
from rules.games.hybris.verbs import able, start
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, name_text, say


def closing(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The next step."""
    step = frame.v["step"]
    frame.v["step"] += 1
    if step == len(_STEPS):
        flow.pop(draft)
    else:
        _STEPS[step](draft, ctx)


def _home(draft: HybrisState, ctx: Ctx) -> None:
    """1: characters come back; the Styx keeps its own."""
    for player in draft.players.values():
        for char in player.chars.values():
            char.lay(None)
            if char.where not in (TILE, STYX):
                char.where = READY


def _worship(draft: HybrisState, ctx: Ctx) -> None:
    """3: VP for Temples; the Well fills."""
    rates = draft.content.house.closing
    for seat in draft.staying:
        built = table.temples_of(draft, seat)
        why = Text("hybris-from-temples", {"count": built})
        resources.gain(draft, seat, "vp", rates.temple_vp * built, ctx, why)
    cities = draft.cities.values()
    temples, engines = sum(len(city.temples) for city in cities), sum(bool(city.technologies) for city in cities)
    came = rates.well + temples + engines
    draft.well += came
    filled = Text("hybris-from-world", {"base": rates.well, "temples": temples, "cities": engines})
    say(ctx, "well", None, count=came, way="up", well=draft.well, told="yes", why=filled)


def _devotion(draft: HybrisState, ctx: Ctx) -> None:
    """4: Prayers for Believers."""
    for seat in draft.staying:
        held, each = draft.players[seat].believer, draft.content.house.closing.devotion
        why = Text("hybris-from-devotion", {"count": held, "each": each})
        resources.gain(draft, seat, "prayer", held // each, ctx, why)


def _glory(draft: HybrisState, ctx: Ctx) -> None:
    """5: VP for most Greatness, unless all have the same."""
    held = {seat: draft.players[seat].greatness for seat in draft.staying}
    first = [seat for seat, count in held.items() if count == max(held.values())]
    if len(first) == len(held) > 1:
        say(ctx, "level", None, greatness=max(held.values()))
    elif len(held) > 1:
        why = Text("hybris-from-glory", {"greatness": max(held.values()), "shared": len(first)})
        for seat in first:
            resources.gain(draft, seat, "vp", draft.content.house.closing.glory, ctx, why)


def _powers(draft: HybrisState, ctx: Ctx) -> None:
    """6: powers of the end of an Age."""
    for seat in table.by_number(draft):
        TRIGGERS.happened(draft, Happened("end_of_age", seat))
    TRIGGERS.see_to(draft)


def _limits(draft: HybrisState, ctx: Ctx) -> None:
    """6: hands down to their limit, everybody side by side; displays full."""
    fill_display(draft, ctx)
    if any(_over(draft, seat) for seat in range(draft.seats)):
        flow.push(draft, "limit")


def _over(state: HybrisState, seat: Seat) -> int:
    return max(0, len(state.players[seat].hand) - table.hand_limit(state, seat))


def ask_limit(state: HybrisState, frame: Frame) -> list[AnyDecision]:
    """Which cards go."""
    return [_limit(state, frame, seat) for seat in range(state.seats) if _over(state, seat)]


def _limit(state: HybrisState, frame: Frame, seat: Seat) -> AnyDecision:
    count, options = _over(state, seat), [decks.card_option(state, card) for card in state.players[seat].hand]
    prompt = Text("hybris-ask-limit", {"count": count, "limit": table.hand_limit(state, seat)})
    return flow.many(frame, seat, "limit", prompt, options, count, count, secret=True, quotable=True)


def answer_limit(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: list[str], ctx: Ctx) -> None:
    """They go."""
    for key in choice:
        decks.discard(draft, decision.seat, "conflict", picked(key), ctx)
    if not any(_over(draft, seat) for seat in range(draft.seats)):
        flow.pop(draft)


def _primordial(draft: HybrisState, ctx: Ctx) -> None:
    """7, in some Ages: a Primordial is revealed."""
    if draft.age in draft.content.amounts.primordial_ages and draft.primordials:
        flow.push(draft, "primordial", step=0)


def _modules(draft: HybrisState, ctx: Ctx) -> None:
    """8 and after: what modules add."""
    for module in draft.content.modules:
        module.closing(draft, ctx)


def _over_now(draft: HybrisState, ctx: Ctx) -> None:
    """What counts by Age is over; Pillars go back (2)."""
    begin_age(draft)


_STEPS = (_home, _worship, _devotion, _glory, _powers, _limits, _primordial, _modules, _over_now)


def primordial(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """7a reveal, 7b Wrath I and II, 7c Fear and the change in the Underworld."""
    step = frame.v["step"]
    frame.v["step"] += 1
    if step == len(_ARRIVAL):
        flow.pop(draft)
    else:
        _ARRIVAL[step](draft, ctx)


def _reveal(draft: HybrisState, ctx: Ctx) -> None:
    say(ctx, "primordial", None, reveals=True, primordial=name_text(draft, draft.primordials[0]))
    TRIGGERS.happened(draft, Happened("primordial"))
    TRIGGERS.see_to(draft)


def _wrath1(draft: HybrisState, ctx: Ctx) -> None:
    """Every seat without a Ward."""
    warded = [ward.seat for ward in draft.wards]
    wrath(draft, [seat for seat in table.by_number(draft) if seat not in warded], f"{draft.primordials[0]}:wrath1", ctx)


def _wrath2(draft: HybrisState, ctx: Ctx) -> None:
    """Those with least Greatness, Ward or not."""
    least = min(draft.players[seat].greatness for seat in draft.staying)
    seats = [seat for seat in table.by_number(draft) if draft.players[seat].greatness == least]
    wrath(draft, seats, f"{draft.primordials[0]}:wrath2", ctx)


def wrath(draft: HybrisState, seats: list[Seat], program: str, ctx: Ctx) -> None:
    """These seats suffer a Wrath, one after the other."""
    for seat in seats:
        say(ctx, program.rpartition(":")[2], seat, primordial=name_text(draft, program.partition(":")[0]))
        set_off(draft, seat, program)
    TRIGGERS.see_to(draft)


def _fear(draft: HybrisState, ctx: Ctx) -> None:
    """7c: the Fear hits all; as an effect it is used by the first in turn order."""
    program, first = f"{draft.primordials[0]}:fear", table.by_number(draft)[0]
    if able(draft, first, program):
        start(draft, first, program)


def _replace(draft: HybrisState, ctx: Ctx) -> None:
    """7c: the new Primordial takes the place of the old one; all Wards end."""
    old, draft.primordial = draft.primordial, draft.primordials.pop(0)
    draft.removed.append(old)
    for ward in draft.wards:
        draft.players[ward.seat].discard.append(ward.card)
    draft.wards = []
    for module in draft.content.modules:
        module.fear(draft, old, ctx)


_ARRIVAL = (_reveal, _wrath1, _wrath2, _fear, _replace)
