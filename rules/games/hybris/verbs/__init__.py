"""What the ops of Hybris do: one verb per op, and the interpreter that runs them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rules.core.control import DoChoose, DoIf
from rules.core.effects import Effects, Extent, Run, Verb
from rules.core.game import Frame
from rules.core.ops import Op, with_branches
from rules.core.types import AnyDecision, Seat
from rules.games.hybris import ops
from rules.games.hybris.data import Power
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import holds
from rules.games.hybris.triggers import TRIGGERS
from rules.games.hybris.verbs import base, fight, goods, hands, team
from rules.games.hybris.words import Ctx


class DoModuleOp(Verb[HybrisState, ops.ModuleOp]):
    """A verb of a module; of one that is not in the match nothing can be done."""

    def _verb(self, state: HybrisState, op: ops.ModuleOp) -> Verb[HybrisState, ops.ModuleOp] | None:
        verb = state.content.verbs.get(op.name)
        if verb is not None:
            verb.effects = self.effects
        return verb

    def extent(self, state: HybrisState, run: Run, op: ops.ModuleOp, seat: Seat) -> Extent:
        """As the module says."""
        verb = self._verb(state, op)
        return Extent.NONE if verb is None else verb.extent(state, run, op, seat)

    def do(self, draft: HybrisState, run: Run, op: ops.ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """As the module does."""
        verb = self._verb(draft, op)
        if verb is not None:
            verb.do(draft, run, op, seat, ctx)

    def ask(self, state: HybrisState, run: Run, op: ops.ModuleOp, frame: Frame) -> AnyDecision:
        """As the module asks."""
        verb = self._verb(state, op)
        return super().ask(state, run, op, frame) if verb is None else verb.ask(state, run, op, frame)

    def answer(self, draft: HybrisState, run: Run, op: ops.ModuleOp, frame: Frame, choice: Any, ctx: Ctx) -> None:
        """As the module takes it."""
        verb = self._verb(draft, op)
        if verb is not None:
            verb.answer(draft, run, op, frame, choice, ctx)


_AGREE = team.DoAgree()
VERBS: dict[type[Op], Verb[HybrisState, Any]] = {
    ops.Gain: goods.DoGain(),
    ops.Lose: goods.DoLose(),
    ops.Pay: goods.DoPay(),
    ops.Give: goods.DoGive(),
    ops.Well: goods.DoWell(),
    ops.Hindrance: goods.DoHindrance(),
    ops.Modify: goods.DoStand(),
    ops.Draw: hands.DoDraw(),
    ops.Mill: hands.DoMill(),
    ops.Discard: hands.DoDiscard(),
    ops.Recover: hands.DoRecover(),
    ops.Remove: hands.DoRemove(),
    ops.Str: fight.DoStr(),
    ops.OppStr: fight.DoOppStr(),
    ops.ZoneLimit: fight.DoZoneLimit(),
    ops.CancelCombo: fight.DoCancelCombo(),
    ops.Spare: fight.DoSpare(),
    ops.ModuleOp: DoModuleOp(),
    ops.Contribute: team.DoContribute(),
    ops.Agree: _AGREE,
    ops.Choose: DoChoose(goods.choice),
    ops.If: DoIf(holds),
}


def _ended(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Nothing is noted when an effect is through."""


EFFECTS: Effects[HybrisState] = Effects(
    programs=lambda state: state.content.programs,
    verbs=VERBS,
    targets=base.targets,
    ask_target=base.ask_target,
    ended=_ended,
    after=TRIGGERS.see_to,
)


AGREEMENT = team.Agreement(EFFECTS, _AGREE)
"""What the players choose together in an effect; for modules in whose matches they do."""


def able(state: HybrisState, seat: Seat, program: str) -> bool:
    """Whether a program could do anything for a seat now."""
    return EFFECTS.reach(state, Run(program, 0, seat, program, {}), program) > Extent.NONE


Roles: TypeAlias = Mapping[str, Seat]
"""By role: `owner`, `victor`."""


def start(draft: HybrisState, seat: Seat, program: str, source: str = "", roles: Roles | None = None) -> None:
    """Run a program for a seat; the last thing that a handler does to the stack. An empty one is not begun.

    `source` is what it belongs to, when its name does not say so; `roles` are who has a part in it beside the seat.
    """
    if draft.content.programs[program]:
        EFFECTS.start(draft, program, seat, source or program, {**(roles or {})})


def use(draft: HybrisState, due: Any, ctx: Ctx) -> bool:
    """Start what was set off; what can do nothing is passed over."""
    possible = able(draft, due.seat, due.program)
    if possible:
        power = draft.content.powers.get(due.program)
        if power is not None and power.event is not None and power.event.once and not _priced(power):
            draft.players[due.seat].used.append(power.id)
        start(draft, due.seat, due.program)
    return possible


def _priced(power: Power) -> bool:
    """Whether it has a price, with which it is used up."""
    return any(isinstance(op, ops.Pay) for op in with_branches(power.steps))
