"""Verbs about Gold, VP and PP, and the choice between programs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from rules.core import flow
from rules.core import ops as control
from rules.core.effects import Extent, Run, Verb, ask_first
from rules.core.game import Frame
from rules.core.ops import Op
from rules.core.text import joined
from rules.core.types import AnyDecision, Option, Seat, Text, seat_text
from rules.games.elysium.nouns import who_text
from rules.games.elysium.ops import Discard, Gain, Happened, Lose, Pay, Score, Steal, who_of
from rules.games.elysium.sentences import How, act
from rules.games.elysium.state import ElysiumState
from rules.games.elysium.table import number, span
from rules.games.elysium.triggers import TRIGGERS
from rules.games.elysium.verbs.base import picked, question, shielded, tell
from rules.games.elysium.words import Ctx, amount_text


def owned(state: ElysiumState, seat: Seat, what: str) -> int:
    """How much of it a seat has."""
    return int(getattr(state.players[seat], what))


def change(draft: ElysiumState, seat: Seat, what: str, by: int) -> None:
    """Add to a supply, or take from it."""
    setattr(draft.players[seat], what, owned(draft, seat, what) + by)


class DoGain(Verb[ElysiumState, Gain]):
    """Add to the supply; an opponent's gain is noted for who waits for it."""

    def extent(self, state: ElysiumState, run: Run, op: Gain, seat: Seat) -> Extent:
        """Nothing when it comes to nothing."""
        return Extent.FULL if number(state, run, op.n) else Extent.NONE

    def do(self, draft: ElysiumState, run: Run, op: Gain, seat: Seat, ctx: Ctx) -> None:
        """Gain."""
        count = number(draft, run, op.n)
        if not count:
            return
        change(draft, seat, op.what, count)
        tell(ctx, draft, run, "gained", seat, amount=amount_text(op.what, count))
        if seat != run.actor and op.what in ("gold", "vp"):
            run.memory["benefited"] = True
        if op.what == "pp":
            TRIGGERS.happened(draft, Happened("gained_pp", seat, cause=run.source))


class DoLose(Verb[ElysiumState, Lose | Steal]):
    """Take away what there is of it (R15), back to the supply or to the actor; protection counts as done (R16, R25)."""

    def extent(self, state: ElysiumState, run: Run, op: Lose | Steal, seat: Seat) -> Extent:
        """By what there is."""
        has = owned(state, seat, op.what)
        if has >= number(state, run, op.n) or shielded(state, run, seat, loss_of(op)):
            return Extent.FULL
        return Extent.SOME if has else Extent.NONE

    def do(self, draft: ElysiumState, run: Run, op: Lose | Steal, seat: Seat, ctx: Ctx) -> None:
        """Take it, unless protected."""
        if shielded(draft, run, seat, loss_of(op)):
            tell(ctx, draft, run, "protected", seat)
            return
        count = min(owned(draft, seat, op.what), number(draft, run, op.n))
        if not count:
            return
        change(draft, seat, op.what, -count)
        if isinstance(op, Lose):
            tell(ctx, draft, run, "lost", seat, amount=amount_text(op.what, count))
        else:
            change(draft, run.actor, op.what, count)
            tell(ctx, draft, run, "stolen", run.actor, other=seat_text(seat), amount=amount_text(op.what, count))


class DoPay(Verb[ElysiumState, Pay]):
    """A price, paid in full; where it may be chosen, the payer says how much."""

    needed = True

    def extent(self, state: ElysiumState, run: Run, op: Pay, seat: Seat) -> Extent:
        """All or nothing."""
        return Extent.FULL if owned(state, seat, op.what) >= span(op.n)[0] else Extent.NONE

    def do(self, draft: ElysiumState, run: Run, op: Pay, seat: Seat, ctx: Ctx) -> None:
        """Pay, or ask how much."""
        least, most = span(op.n)
        if least == most:
            self._pay(draft, run, op, seat, least, ctx)
        else:
            ask_first(draft, seat)

    def ask(self, state: ElysiumState, run: Run, op: Pay, frame: Frame) -> AnyDecision:
        """How much."""
        least, most = span(op.n)
        most = min(most, owned(state, frame.v["seat"], op.what))
        options = [Option(f"pay:{n}", amount_text(op.what, n)) for n in range(least, most + 1)]
        return question(state, run, frame, "pay", options)

    def answer(self, draft: ElysiumState, run: Run, op: Pay, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Pay so much."""
        flow.pop(draft)
        self._pay(draft, run, op, frame.v["seat"], int(picked(choice)), ctx)

    def _pay(self, draft: ElysiumState, run: Run, op: Pay, seat: Seat, count: int, ctx: Ctx) -> None:
        change(draft, seat, op.what, -count)
        run.memory["paid"] = count
        tell(ctx, draft, run, "paid", seat, amount=amount_text(op.what, count))


class DoScore(Verb[ElysiumState, Score]):
    """VP of final scoring."""

    def extent(self, state: ElysiumState, run: Run, op: Score, seat: Seat) -> Extent:
        """Nothing when it comes to nothing."""
        return Extent.FULL if number(state, run, op.n) else Extent.NONE

    def do(self, draft: ElysiumState, run: Run, op: Score, seat: Seat, ctx: Ctx) -> None:
        """Score."""
        count = number(draft, run, op.n)
        draft.players[seat].chronos += count
        tell(ctx, draft, run, "scored", seat, amount=amount_text("vp", count))


def choice(state: ElysiumState, run: Run, op: control.Choose, frame: Frame, open_to_them: Sequence[str]) -> AnyDecision:
    """Which of several programs; which of them are open is ruled by R16 and R33."""
    seat = frame.v["seat"]
    options = [
        Option(f"choose:{name}", choice_label(state, run, given, seat), hint=_hint(state, run, given, seat))
        for name, given in op.options.items()
        if name in open_to_them
    ]
    return question(state, run, frame, "choose", options)


def choice_label(state: ElysiumState, run: Run, given: tuple[Op, ...], seat: Seat) -> Text:
    """What one of several programs does, to the seat that picks."""
    said = [_does(state, run, op, seat, now=place == 0) for place, op in enumerate(given)]
    return joined(said, "elysium-option-together")


def _does(state: ElysiumState, run: Run, op: Op, seat: Seat, *, now: bool) -> Text:
    """One op of it. What comes first is counted out: what comes later may count what happens before it."""
    if now and isinstance(op, Gain | Lose | Score | Steal):
        op = structs.replace(op, n=number(state, run, op.n))
    card, who = state.content.card(run.source), who_of(op)
    by_actor = who == "self" or isinstance(op, Steal)
    if (by_actor and seat == run.actor) or (who == "chooser" and not by_actor):
        return act(op, How(card, brief=True))
    return act(op, How(card, "they", seat_text(run.actor) if by_actor else who_text(who), brief=True))


def _hint(state: ElysiumState, run: Run, given: tuple[Op, ...], seat: Seat) -> Text | None:
    """What the seat has of what it would give, or that it is protected."""
    first = given[0]
    if not isinstance(first, Gain | Lose | Steal | Discard) or first.who != "chooser":
        return None
    if not isinstance(first, Gain) and shielded(state, run, seat, loss_of(first)):
        return Text("elysium-hint-protected")
    if not isinstance(first, Discard):
        return Text("elysium-hint-own", {"amount": amount_text(first.what, owned(state, seat, first.what))})
    return None


def loss_of(op: Lose | Steal | Discard) -> str:
    """What a `protect` op calls it."""
    if isinstance(op, Discard):
        return "discard"
    return f"{'lose' if isinstance(op, Lose) else 'steal'}_{op.what}"
