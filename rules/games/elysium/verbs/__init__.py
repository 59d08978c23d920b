"""What the ops of Elysium do: one verb per op, and the interpreter that runs them."""

from __future__ import annotations

from typing import Any

from rules.core.control import DoChoose, DoIf, DoModify
from rules.core.effects import Effects, Verb
from rules.core.game import Frame
from rules.core.ops import Op
from rules.games.elysium import ops
from rules.games.elysium.state import ElysiumState
from rules.games.elysium.table import holds
from rules.games.elysium.triggers import TRIGGERS
from rules.games.elysium.verbs import base, copies, domain, oracle, tokens
from rules.games.elysium.words import Ctx

VERBS: dict[type[Op], Verb[ElysiumState, Any]] = {
    ops.Gain: tokens.DoGain(),
    ops.Lose: tokens.DoLose(),
    ops.Pay: tokens.DoPay(),
    ops.Steal: tokens.DoLose(),
    ops.Score: tokens.DoScore(),
    ops.Modify: DoModify(lambda draft, seat: draft.players[seat].lasting),
    ops.If: DoIf(holds),
    ops.Choose: DoChoose(tokens.choice),
    ops.Transfer: domain.DoTransfer(),
    ops.Discard: domain.DoDiscard(),
    ops.Take: domain.DoTake(),
    ops.TakeCitizen: domain.DoTakeCitizen(),
    ops.Ready: domain.DoReady(),
    ops.CycleOracle: oracle.DoCycleOracle(),
    ops.RenewOracle: oracle.DoRenewOracle(),
    ops.SwapOracleAgora: oracle.DoSwapOracleAgora(),
    ops.RevealTop: oracle.DoRevealTop(),
    ops.CopyPower: copies.DoCopyPower(),
    ops.CopyChronos: copies.DoCopyChronos(),
    ops.SwapColumn: copies.DoSwapColumn(),
    ops.SwapCards: copies.DoSwapCards(),
}


def _ended(draft: ElysiumState, frame: Frame, ctx: Ctx) -> None:
    """A power is through: what it did for opponents is noted (R26)."""
    source: str = frame.v["source"]
    if frame.v["memory"].get("benefited"):
        TRIGGERS.happened(draft, ops.Happened("own_power_benefited_opponent", frame.v["actor"], source, source))


EFFECTS: Effects[ElysiumState] = Effects(
    programs=lambda state: state.content.programs,
    verbs=VERBS,
    targets=lambda state, run, op: base.targets(EFFECTS, state, run, op),
    ask_target=base.ask_target,
    ended=_ended,
    after=TRIGGERS.see_to,
)
