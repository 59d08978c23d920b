"""Arrogant: a token with 0 and 7 on the number of the Divine Pillar, and turning it over (3.2, G03 to G05).

The order of turns reads the number live, so a token that is turned over counts at once, in the middle of a cycle too.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import flow
from rules.core.effects import Extent, Run, Verb, ask_first
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat, Text
from rules.games.hybris.ops import ModuleOp
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import has
from rules.games.hybris.verbs.base import picked, question
from rules.games.hybris.words import Ctx, say

KEY = "hermes"
FIRST, LAST = 0, 7
"""The sides of the token (HYB-037)."""


def holder(state: HybrisState) -> Seat | None:
    """Whose token it is."""
    return next((seat for seat in state.players if has(state, seat, "arrogance")), None)


def token(state: HybrisState) -> int | None:
    """What the token shows; None while it lies nowhere."""
    found: int | None = state.parts[KEY]["arrogance"]
    return found


def shows(state: HybrisState, seat: Seat, side: int) -> bool:
    """Whether the token lies on the Pillar of a seat, with this side up."""
    return token(state) == side and seat == holder(state)


def number(state: HybrisState, seat: Seat, printed: int) -> int:
    """The number of the token, where it lies on the Pillar of the seat (HYB-034, HYB-035)."""
    shown = token(state)
    return printed if shown is None or seat != holder(state) else shown


def offer(draft: HybrisState) -> None:
    """At the start of Planning the token may be laid (RUL28); never beside Chronos, where it is not used."""
    seat = holder(draft)
    unused = any(module.key == KEY and "arrogance" in module.dropped(draft.modules) for module in draft.content.modules)
    if seat is not None and seat not in draft.resigned and not unused:
        flow.push(draft, "arrogance", seat=seat)


def ask(state: HybrisState, frame: Frame) -> AnyDecision:
    """With which side up, or not at all."""
    options = [Option(f"arrogance:{side}", Text("hybris-option-arrogance", {"side": side})) for side in (FIRST, LAST)]
    none = Option("none", Text("hybris-option-no-arrogance"))
    return flow.one(frame, frame.v["seat"], "arrogance", Text("hybris-ask-arrogance"), [*options, none], public=True)


def answer(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Lay it."""
    flow.pop(draft)
    if choice != "none":
        side = int(picked(choice))
        draft.parts[KEY]["arrogance"] = side
        say(ctx, "arrogance", decision.seat, side=side)


def take_off(draft: HybrisState) -> None:
    """The token comes off with the Pillar."""
    draft.parts[KEY]["arrogance"] = None


class DoFlip(Verb[HybrisState, ModuleOp]):
    """He may turn the token over; where it does not lie there is nothing to turn."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Only his own, and only where it lies."""
        return Extent.FULL if token(state) is not None and seat == holder(state) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Ask whether."""
        if self.extent(draft, run, op, seat):
            ask_first(draft, seat)

    def ask(self, state: HybrisState, run: Run, op: ModuleOp, frame: Frame) -> AnyDecision:
        """Turn it, or let it lie."""
        other = LAST if token(state) == FIRST else FIRST
        yes = Option("use", Text("hybris-option-flip", {"side": other}))
        return question(state, run, frame, "flip", [yes, Option("none", Text("hybris-option-no-flip"))])

    def answer(self, draft: HybrisState, run: Run, op: ModuleOp, frame: Frame, choice: str, ctx: Ctx) -> None:
        """The number changes at once (HYB-036)."""
        flow.pop(draft)
        if choice == "use":
            side = LAST if token(draft) == FIRST else FIRST
            draft.parts[KEY]["arrogance"] = side
            say(ctx, "flipped", frame.v["seat"], side=side)


def faults(state: HybrisState) -> Iterator[str]:
    """What is wrong with the token."""
    shown, seat = token(state), holder(state)
    if shown not in (None, FIRST, LAST):
        yield f"arrogance cannot show {shown}"
    if shown is not None and (seat is None or not state.players[seat].pillars):
        yield "arrogance lies on no Pillar"
