"""What programs bring, as far as a sign and a number can say it: for pictures."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.ops import Op
from rules.games.hybris import ops
from rules.games.hybris.view import GainView

OTHER = "other"
"""What only words can say."""
OR = "or"


_SIGNS = {"growth": "corruption", "corruption": "corruption", "guilt": "guilt"}
"""What verbs of modules have a sign of their own."""


def gains(program: Iterable[Op]) -> list[GainView]:
    """Every step of a program, in order; of a choice what each way begins with, `or` between them."""
    found = []
    for op in program:
        ways = [_gain(way[0]) for way in op.options.values() if way] if isinstance(op, ops.Choose) else [_gain(op)]
        for number, way in enumerate(ways):
            found += [GainView(what=OR, n=0), way] if number else [way]
    return found


def _gain(op: Op) -> GainView:
    match op:
        case ops.Gain() if isinstance(op.n, int) and op.who == "self":
            return GainView(what=op.what, n=op.n)
        case ops.Draw() if op.who == "self":
            return GainView(what=op.deck, n=op.keep or op.n)
        case ops.Recover():
            return GainView(what="recover", n=op.n)
        case ops.Well() if isinstance(op.n, int):
            return GainView(what="well", n=op.n)
        case ops.ModuleOp() if op.name in _SIGNS:
            return GainView(what=_SIGNS[op.name], n=op.n)
        case ops.Hindrance():
            return GainView(what="hindrance", n=op.n)
        case ops.Remove():
            return GainView(what=op.what, n=1)
        case ops.Modify() if op.rule in ("olympian_base", "hero_base", "hand_limit"):
            return GainView(what=op.rule, n=op.n)
        case ops.Modify() if op.rule in ("income_aegis", "cost_activate_olympian"):
            return GainView(what="aegis", n=op.n)
    return GainView(what=OTHER, n=0)
