"""The threads of the Moirai (2.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Bar, Option, Seat, Text
from rules.games.hybris import resources
from rules.games.hybris.actions.rites import price_text
from rules.games.hybris.cards import said_for
from rules.games.hybris.flow.shortfall import warned
from rules.games.hybris.module import Action
from rules.games.hybris.state import HybrisState
from rules.games.hybris.triggers import TRIGGERS, set_off
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text, name_text, say


def _open(state: HybrisState, seat: Seat) -> list[Option]:
    threads, done = state.content.threads, state.players[seat].threads
    return [_thread(state, seat, key, done[key] + 1) for key in threads if done[key] < len(threads[key].steps)]


def _thread(state: HybrisState, seat: Seat, key: str, step: int) -> Option:
    label = Text("hybris-option-spin", {"thread": name_text(state, key), "step": step})
    return Option(f"spin:{key}", label, ref=f"thread:{key}", hint=said_for(state, seat, f"{key}:{step}"))


class Spin(Action[HybrisState]):
    """A thread of the Moirai goes on by a step, and by a second one for Aegis."""

    def ways(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One for each thread that is not at its end."""
        return _open(state, frame.v["seat"])

    def refusal(self, state: HybrisState, frame: Frame) -> Text | None:
        """All are at their end."""
        return Text("hybris-why-threads")

    def lacking(self, state: HybrisState, frame: Frame) -> Iterator[Bar]:
        """Those that are at their end."""
        return refused(state, frame.v["seat"], {})

    def do(self, draft: HybrisState, frame: Frame, what: str, ctx: Ctx) -> None:
        """A step; the second is asked for beneath."""
        flow.push(draft, "spin", seat=frame.v["seat"])
        spin(draft, frame.v["seat"], what, ctx)


def refused(state: HybrisState, seat: Seat, price: Mapping[str, int]) -> Iterator[Bar]:
    """Threads that are at their end, or that a price is too high for."""
    open_ones = [option.key for option in _open(state, seat)]
    short = any(resources.owned(state, seat, what) < n for what, n in price.items())
    for thread in state.content.threads:
        if f"spin:{thread}" not in open_ones:
            yield Bar(f"spin:{thread}", name_text(state, thread), Text("hybris-why-end"))
        elif short:
            yield Bar(f"spin:{thread}", name_text(state, thread), price_text(price))


def spin(draft: HybrisState, seat: Seat, thread: str, ctx: Ctx) -> None:
    """A step along a thread, with what it gives."""
    done = draft.players[seat].threads
    done[thread] += 1
    say(ctx, "spun", seat, thread=name_text(draft, thread), step=done[thread])
    set_off(draft, seat, f"{thread}:{done[thread]}")
    TRIGGERS.see_to(draft)


def ask_spin(state: HybrisState, frame: Frame) -> AnyDecision:
    """Whether to pay for another step, and along which thread."""
    seat, cost = frame.v["seat"], state.content.actions.spin["aegis"]
    options = _open(state, seat) if state.players[seat].aegis >= cost else []
    prompt = warned(state, seat, {"aegis": cost}, Text("hybris-ask-spin", {"cost": amount_text("aegis", cost)}))
    return flow.one(frame, seat, "spin", prompt, [*options, Option("none", Text("hybris-option-none"))], public=True)


def answer_spin(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Pay for it, or be done."""
    flow.pop(draft)
    if choice != "none":
        resources.pay(draft, decision.seat, "aegis", draft.content.actions.spin["aegis"], ctx)
        spin(draft, decision.seat, picked(choice), ctx)
