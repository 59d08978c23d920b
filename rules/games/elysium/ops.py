"""The effect language of Elysium as typed records: what cards declare in `data.json` or in a content pack.

What a record may say is part of its type: amounts have limits, programs are not empty, and `__post_init__` holds what
concerns several fields. A pack that says something else is refused when it is read.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct, field

from rules.core import ops
from rules.core.ops import MOST, Limit, Modifier, Op, Positive, Whole
from rules.core.types import Seat

Family: TypeAlias = Literal["apollo", "ares", "athena", "hades", "hephaestus", "hermes", "poseidon", "zeus"]
Stuff: TypeAlias = Literal["gold", "vp", "pp"]
"""What can be gained, lost, paid."""
Activation: TypeAlias = Literal["instantaneous", "activate", "eleusis", "permanent", "trigger", "legend", "chronos"]
Level: TypeAlias = Literal[1, 2, 3]
Zone: TypeAlias = Literal["own_domain", "opponent_domain", "own_elysium", "oracle"]
Loss: TypeAlias = Literal["discard", "lose_gold", "steal_gold", "lose_vp", "steal_vp", "lose_pp", "steal_pp"]


class Filter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which cards are meant; what is left out is not asked for."""

    kind: Literal["family_card", "citizen"] | None = None
    family: Family | None = None
    level: tuple[Level, ...] = ()
    activation: tuple[Activation, ...] = ()
    not_self: bool = False

    def __post_init__(self) -> None:
        if self.kind == "citizen" and (self.family or self.level or self.activation):
            raise ValueError("kind: a citizen has no family, level or activation")


ALL = Filter()


class Where(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Opponents whose stat compares like this with a number, or with the actor's own as the effect began."""

    stat: Literal["gold", "vp", "domain_size", "legend_cards_of_family"]
    rel: Literal[">", ">=", "<", "<=", "=="]
    value: Whole | None = None
    family: Family | None = None

    def __post_init__(self) -> None:
        if (self.stat == "legend_cards_of_family") != (self.family is not None):
            raise ValueError("family: is for legend_cards_of_family, which cannot do without")


class Some(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some of the opponents: those `opponents_where`, or the one with the most of `opponent_max`."""

    opponents_where: Where | None = None
    opponent_max: Literal["vp"] | None = None

    def __post_init__(self) -> None:
        if (self.opponents_where is None) == (self.opponent_max is None):
            raise ValueError("who: either opponents_where or opponent_max")


Who: TypeAlias = Literal["self", "each_opponent", "chosen_opponent", "chooser"] | Some


class Count(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is counted."""

    of: Literal[
        "domain", "domain_families", "oracle", "legends", "this_legend", "this_legend_families",
        "this_legend_is_complete_family", "has_level_bonus", "gold", "paid", "revealed_level", "cycled",
    ]  # fmt: skip
    filter: Filter = ALL
    min_size: Positive = 1


class Formula(ops.Formula, frozen=True, kw_only=True):
    """So much per something that is counted."""

    count: Count


class Span(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From so much to so much: the payer's choice."""

    range: tuple[Positive, Positive]

    def __post_init__(self) -> None:
        if self.range[0] > self.range[1]:
            raise ValueError("range: the smaller number first")


Number: TypeAlias = Positive | Formula


class Price(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a transfer or a card costs: its level with a change, a fixed amount, or nothing."""

    mode: Literal["level", "fixed", "free"] = "level"
    gold: Whole = 0
    discount: Whole = 0
    surcharge: Whole = 0


BY_LEVEL = Price()


class EOp(Op, frozen=True, kw_only=True):
    """An op of Elysium, and whom it concerns."""

    who: Who = "self"


class Gain(EOp, frozen=True, kw_only=True, tag="gain"):
    """Add to the supply."""

    what: Stuff
    n: Number


class Lose(EOp, frozen=True, kw_only=True, tag="lose"):
    """Give up so much, or what there is."""

    what: Stuff
    n: Number


class Pay(EOp, frozen=True, kw_only=True, tag="pay"):
    """A price of who uses the effect: in full, or it cannot be used."""

    what: Stuff
    n: Positive | Span

    def __post_init__(self) -> None:
        if self.who != "self":
            raise ValueError("who: a price is paid by who uses the power")


class Steal(EOp, frozen=True, kw_only=True, tag="steal"):
    """Move so much, or what there is, from them to the actor."""

    what: Stuff
    n: Number


class Choose(ops.Choose, frozen=True, kw_only=True, tag="choose"):
    """They pick one of several programs."""

    who: Who = "self"
    options: Annotated[dict[OptionName, Program], Meta(min_length=2)]


class Transfer(EOp, frozen=True, kw_only=True, tag="transfer"):
    """They may transfer up to `max` cards."""

    max: Positive
    filter: Filter = ALL
    price: Price = BY_LEVEL


class Discard(EOp, frozen=True, kw_only=True, tag="discard"):
    """They discard one card of their choice from their Domain; `n` is 1."""

    n: Literal[1] = 1
    filter: Filter = ALL


class Take(EOp, frozen=True, kw_only=True, tag="take"):
    """The actor may take one card from the Oracle or the discard pile for a price."""

    source: Literal["oracle", "discard"] = field(name="from")
    n: Literal[1] = 1
    filter: Filter = ALL
    price: Price = BY_LEVEL


class TakeCitizen(EOp, frozen=True, kw_only=True, tag="take_citizen"):
    """Take the top card of the draw pile as a citizen."""

    n: Annotated[int, Meta(ge=1, le=5)]


class CycleOracle(EOp, frozen=True, kw_only=True, tag="cycle_oracle"):
    """Discard `n` Oracle cards of the actor's choice, each replaced from the draw pile; `n` is 1."""

    n: Literal[1] = 1


class RenewOracle(EOp, frozen=True, kw_only=True, tag="renew_oracle"):
    """Discard the whole Oracle and fill it again."""


class SwapOracleAgora(EOp, frozen=True, kw_only=True, tag="swap_oracle_agora"):
    """Exchange a card of the Agora with one of the Oracle."""


class RevealTop(EOp, frozen=True, kw_only=True, tag="reveal_top"):
    """Turn the top card of the draw pile up and discard it."""


class Ready(EOp, frozen=True, kw_only=True, tag="ready"):
    """They may straighten up to `max` turned cards."""

    max: Positive
    filter: Filter = ALL


class CopyPower(EOp, frozen=True, kw_only=True, tag="copy_power"):
    """Use the power of another card as if it were printed on this one."""

    source: Annotated[tuple[Zone, ...], Meta(min_length=1)] = field(name="from")
    filter: Filter = ALL


class CopyChronos(EOp, frozen=True, kw_only=True, tag="copy_chronos"):
    """Use the Chronos power of another card in the actor's Legends, or the fallback."""

    fallback: Program

    def branches(self) -> dict[str, tuple[Op, ...]]:
        """The fallback."""
        return {"fallback": tuple(self.fallback)}


class SwapColumn(EOp, frozen=True, kw_only=True, tag="swap_column"):
    """A dismissed Column comes back, another one goes."""


class SwapCards(EOp, frozen=True, kw_only=True, tag="swap_cards"):
    """Exchange a card of the Domain with one of the same level in an opponent's Domain."""


class Score(EOp, frozen=True, kw_only=True, tag="score"):
    """Victory points of final scoring."""

    n: Number


class DomainCount(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test", tag="domain_count"):
    """The actor's Domain holds at least so many of these."""

    filter: Filter = ALL
    min: Positive


class InLegend(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test", tag="in_legend_of_at_least"
):
    """The card is in a Legend of at least so many cards."""

    n: Positive


class StrictMax(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test", tag="strict_max"):
    """The actor has more of it than every opponent."""

    what: Stuff


Test: TypeAlias = DomainCount | InLegend | StrictMax


class If(ops.If, frozen=True, kw_only=True, tag="if"):
    """One program or the other, for whom it concerns."""

    who: Who = "self"
    test: Test
    then: Program
    other: Program = field(name="else")


def who_of(op: Op) -> Who:
    """Whom an op concerns; a changed rule is that of who uses it."""
    return op.who if isinstance(op, EOp | Choose | If) else "self"


Hook: TypeAlias = Literal[
    "acquisition", "extra_transfer", "transfer_cost", "protect", "citizen_penalty", "quest_number"
]
"""Hook points: where rules ask for what changes them."""


class Modify(Modifier, frozen=True, kw_only=True, tag="modify"):
    """A changed rule: with a Permanent power while the card is in the Domain, else for the rest of the step."""

    rule: Hook
    who: Who = "self"
    filter: Filter = ALL
    condition: Literal["none"] | None = None
    """acquisition: no Columns are asked for."""
    delta: Annotated[int, Meta(ge=-MOST, le=MOST)] = 0
    """extra_transfer, transfer_cost."""
    set: Whole | None = None
    """transfer_cost, citizen_penalty, quest_number."""
    min: Whole = 0
    """transfer_cost: the floor of `delta`."""
    source: tuple[Loss, ...] = field(name="from", default=())
    """protect: from what."""
    only_complete: bool = False
    """quest_number: not for Incomplete Quests."""
    duration: Literal["this_step"] | None = None

    def __post_init__(self) -> None:
        holds, wanted = {
            "acquisition": (self.condition is not None, "condition: must be none"),
            "extra_transfer": (self.delta > 0, "delta: at least 1"),
            "transfer_cost": ((self.delta != 0) != (self.set is not None), "either delta, not 0, or set"),
            "protect": (bool(self.source), "from: at least one loss"),
            "citizen_penalty": (self.set is not None, "set: must be given"),
            "quest_number": (self.set is not None, "set: must be given"),
        }[self.rule]
        if not holds:
            raise ValueError(wanted)


AnyOp: TypeAlias = (
    Gain | Lose | Steal | Choose | Transfer | Discard | Take | TakeCitizen | CycleOracle | RenewOracle
    | SwapOracleAgora | RevealTop | Ready | CopyPower | CopyChronos | SwapColumn | SwapCards | Score | If | Modify
)  # fmt: skip
"""What a power does, a price (`Pay`) apart."""
OptionName: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z_-]{0,19}$")]
Program: TypeAlias = Annotated[tuple[AnyOp, ...], Meta(min_length=1)]
"""Steps in order."""


class Happening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a Permanent power waits for."""

    name: Literal["transferred", "quest_rewarded", "oracle_filled", "own_power_benefited_opponent", "gained_pp"]
    by: Literal["self", "opponent", "anyone"] = "anyone"
    filter: Filter = ALL
    """Of the card transferred, or of the card whose power it was."""
    include_self: bool = False
    per_turn: Positive | None = None
    """At most so often per turn of any seat."""
    not_caused_by: str | None = None
    """Not when this design's power was the cause."""

    @property
    def limit(self) -> Limit | None:
        """How often it may be set off."""
        return None if self.per_turn is None else Limit(self.per_turn)


class Happened(NamedTuple):
    """What happened: whose doing it was, to which card, by which card's power.

    With `itself` the card is about to leave the Domain and still sees this (R22).
    """

    name: str
    by: Seat | None = None
    key: str = ""
    cause: str = ""
    itself: bool = False
