"""The effect language of Hybris as typed records: what every printed thing declares in `data.json` and in the data of
modules (spec 4.2).

What one record may say is part of its type. A verb that only a module knows is a `ModuleOp`: the module names it, and
puts what it does into `verbs.MODULE_VERBS`.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct, field

from rules.core import ops
from rules.core.ops import MOST, Modifier, Op, Positive
from rules.core.types import Seat

Stuff: TypeAlias = Literal["aegis", "believer", "prayer", "vp", "greatness"]
Given: TypeAlias = Literal["aegis", "believer", "prayer", "vp"]
"""What can be given (HYB-001)."""
Piece: TypeAlias = Literal["spark", "hero", "prophet", "temple"]
"""What stands on Enhancement tiles."""
Symbol: TypeAlias = Literal["L", "B", "E"]
"""Combo symbols: meander, wave, rosette."""
Element: TypeAlias = Literal["fire", "water", "earth", "air"]
Who: TypeAlias = Literal["self", "each", "others", "opp", "owner", "victor", "chosen"]
"""Who uses the effect; everybody, or all others, who uses it first, then by turn order; the enemy in a Combat; a role
that is noted in the memory of the effect (`chosen`: whom the players have appointed)."""
Role: TypeAlias = Literal["self", "owner", "victor"]
ROLES = ("owner", "victor", "chosen")
"""What the memory of an effect may name a seat as."""


class Formula(ops.Formula, frozen=True, kw_only=True):
    """So much per something that is counted."""

    count: str
    """See `table.COUNTS`, and the counts of modules."""


Number: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)] | Formula


class HOp(Op, frozen=True, kw_only=True):
    """An op of Hybris, and whom it concerns."""

    who: Who = "self"
    olympian: str = ""
    """Only for who plays this Olympian, whom it then concerns instead."""
    bang: bool = False
    """[!]: what cannot be done in full is not done, and ends the turn instead of costing Greatness (`halt`)."""


class Gain(HOp, frozen=True, kw_only=True, tag="gain"):
    """Gain so much."""

    what: Stuff
    n: Number


class Lose(HOp, frozen=True, kw_only=True, tag="lose"):
    """Lose so much; what is short costs 1 Greatness."""

    what: Stuff
    n: Number


class Pay(HOp, frozen=True, kw_only=True, tag="pay"):
    """A price: in full, or what it is for cannot be chosen."""

    what: Stuff
    n: Positive


class Give(HOp, frozen=True, kw_only=True, tag="give"):
    """Give so much to who uses the effect, or to somebody in a role (HYB-001 to HYB-004)."""

    what: Given
    n: Positive
    to: Role = "self"


class Well(HOp, frozen=True, kw_only=True, tag="well"):
    """Add Prayers to the Well, or take them out of it."""

    n: Annotated[int, Meta(ge=-MOST, le=MOST)] | Formula


class Draw(HOp, frozen=True, kw_only=True, tag="draw"):
    """Draw cards at once; `keep` some of them, the others go back. A module may bring a deck of its own."""

    deck: Literal["conflict", "premonition", "corruption"]
    n: Positive
    keep: Positive | None = None


class Mill(HOp, frozen=True, kw_only=True, tag="mill"):
    """Discard cards of a deck of the table, one by one, until it is empty (HYB-271, HYB-272)."""

    deck: Literal["coliseum", "premonition"]
    n: Number


class Discard(HOp, frozen=True, kw_only=True, tag="discard"):
    """Discard cards from the hand; what is short costs 1 Greatness."""

    deck: Literal["conflict", "premonition"]
    n: Positive


class Recover(HOp, frozen=True, kw_only=True, tag="recover"):
    """Take Conflict cards of one's choice back from the own discard pile."""

    n: Positive


class Remove(HOp, frozen=True, kw_only=True, tag="remove"):
    """Take a piece off one of the own Enhancement tiles."""

    what: Literal["spark", "temple", "hero_or_prophet"]


class Hindrance(HOp, frozen=True, kw_only=True, tag="hindrance"):
    """Take Hindrance tokens, or discard them."""

    n: Annotated[int, Meta(ge=-MOST, le=MOST)]


class Str(HOp, frozen=True, kw_only=True, tag="str"):
    """Add to the own Total Strength in a Combat, or take from it."""

    n: Annotated[int, Meta(ge=-MOST, le=MOST)] | Formula


class OppStr(HOp, frozen=True, kw_only=True, tag="opp_str"):
    """Change the enemy's Total Strength."""

    n: Annotated[int, Meta(ge=-MOST, le=MOST)]


class ZoneLimit(HOp, frozen=True, kw_only=True, tag="zone_limit"):
    """More cards may be played in this Combat."""

    n: Positive


class CancelCombo(HOp, frozen=True, kw_only=True, tag="cancel_combo"):
    """The Combo bonus of the enemy's newest card does not count."""


class Spare(HOp, frozen=True, kw_only=True, tag="spare"):
    """A Hero that loses this Combat goes to the supply, not to the Styx."""


class ModuleOp(HOp, frozen=True, kw_only=True, tag="module"):
    """A verb of a module, by name."""

    name: str
    n: Annotated[int, Meta(ge=-MOST, le=MOST)] = 1
    what: str = ""
    where: str = ""


Hook: TypeAlias = Literal[
    "combat_str", "hero_base", "olympian_base", "hand_limit", "income_aegis", "cost_make", "cost_design",
    "cost_activate_olympian", "cost_activate_prophet", "drain", "pray", "preach", "train", "foresee", "convert",
    "truce", "wins_ties", "ignore_token", "dotted_bonus", "skip_styx", "wrath", "convert_once", "ignore_hindrance",
    "arrogance", "messenger", "autolycos", "prisoner_main",
]  # fmt: skip
"""Hook points: where rules ask for what changes them."""


class Modify(Modifier, frozen=True, kw_only=True, tag="modify"):
    """A changed rule, as long as what says it is in force: a power, an unlocked tile, a Pillar, a step of a track."""

    rule: Hook
    n: int = 1
    character: str | None = None
    """Only for this character."""
    when: Literal["attacker", "defender"] | None = None
    """combat_str: only on this side."""


class Contribute(HOp, frozen=True, kw_only=True, tag="contribute"):
    """The players together pay so much, each as much of it as they agree on; else what it is for cannot be chosen."""

    what: Literal["aegis", "believer", "prayer", "premonition"]
    n: Number


class Choose(ops.Choose, frozen=True, kw_only=True, tag="choose"):
    """They pick one of several programs; an empty one is to leave it."""

    options: Annotated[dict[str, Program], Meta(min_length=2)]


class Agree(ops.Choose, frozen=True, kw_only=True, tag="agree"):
    """The players together pick one of several programs; an empty one is to leave it."""

    options: Annotated[dict[str, Program], Meta(min_length=2)]


Test: TypeAlias = str
"""A condition, see `table.TESTS` and the tests of modules."""


class If(ops.If, frozen=True, kw_only=True, tag="if"):
    """One program or the other."""

    test: Test
    then: Program
    other: Program = field(name="else", default=())


AnyOp: TypeAlias = (
    Gain
    | Lose
    | Pay
    | Give
    | Well
    | Draw
    | Mill
    | Discard
    | Recover
    | Remove
    | Hindrance
    | Str
    | OppStr
    | ZoneLimit
    | CancelCombo
    | Spare
    | ModuleOp
    | Modify
    | Contribute
    | Choose
    | Agree
    | If
)
Program: TypeAlias = tuple[AnyOp, ...]
"""Steps in order; where there are none, nothing happens."""


def who_of(op: Op) -> Who:
    """Whom an op concerns."""
    return op.who if isinstance(op, HOp) else "self"


class Happening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a power waits for."""

    name: str
    """`combat`, `attacked`, `win`, `lose`, `move`, `drain`, `deploy`, `make`, `preach`, `spark`, `end_of_age`,
    `premonition`, `primordial`, `styx`, or what a module tells of; `free`: in the own turn whenever one likes."""
    character: str | None = None
    """Only when this character did it."""
    by: Literal["self", "others"] = "self"
    once: bool = False
    """Once in an Age: it is used up when its price is paid, not by being offered; without a price when it comes."""


class Happened(NamedTuple):
    """What happened: to or by whom, with which character."""

    name: str
    by: Seat | None = None
    character: str = ""
    program: str = ""
    """Set off for that seat itself, not by what waits: a step of a track."""
