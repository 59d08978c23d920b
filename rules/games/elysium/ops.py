"""The effect language of Elysium as typed records: what cards declare in `data.json` or in a content pack."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from rules.core.ops import Modifier, Op

Stuff: TypeAlias = Literal["gold", "vp", "pp"]
"""What can be gained, lost, paid."""
Activation: TypeAlias = Literal["instantaneous", "activate", "eleusis", "permanent", "trigger", "legend", "chronos"]
Level: TypeAlias = Literal[1, 2, 3]
Zone: TypeAlias = Literal["own_domain", "opponent_domain", "own_elysium", "oracle"]
Loss: TypeAlias = Literal["discard", "lose_gold", "steal_gold", "lose_vp", "steal_vp", "lose_pp", "steal_pp"]


class Filter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which cards are meant; what is left out is not asked for."""

    kind: Literal["family_card", "citizen"] | None = None
    family: str | None = None
    level: tuple[Level, ...] = ()
    activation: tuple[Activation, ...] = ()
    not_self: bool = False


ALL = Filter()


class Where(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Opponents whose stat compares like this with a number, or with the actor's own as the effect began."""

    stat: Literal["gold", "vp", "domain_size", "legend_cards_of_family"]
    rel: Literal[">", ">=", "<", "<=", "=="]
    value: int | None = None
    family: str | None = None


class Some(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some of the opponents: those `opponents_where`, or the one with the most of `opponent_max`."""

    opponents_where: Where | None = None
    opponent_max: Literal["vp"] | None = None


Who: TypeAlias = Literal["self", "each_opponent", "chosen_opponent", "chooser"] | Some


class Count(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is counted."""

    of: Literal[
        "domain",
        "domain_families",
        "oracle",
        "legends",
        "this_legend",
        "this_legend_families",
        "this_legend_is_complete_family",
        "has_level_bonus",
        "gold",
        "paid",
        "revealed_level",
        "cycled",
    ]
    filter: Filter = ALL
    min_size: int = 1


class Formula(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """min(max, count * times // div + plus); or, with `range`, the payer's choice."""

    count: Count | None = None
    times: int = 1
    div: int = 1
    plus: int = 0
    max: int | None = None
    range: tuple[int, int] | None = None


Number: TypeAlias = int | Formula


class Price(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a transfer or a card costs: its level with a change, a fixed amount, or nothing."""

    mode: Literal["level", "fixed", "free"] = "level"
    gold: int = 0
    discount: int = 0
    surcharge: int = 0


LEVEL_PRICE = Price()


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
    """A price: in full, or the effect cannot be used."""

    what: Stuff
    n: Number


class Steal(EOp, frozen=True, kw_only=True, tag="steal"):
    """Move so much, or what there is, from them to the actor."""

    what: Stuff
    n: Number


class Choose(EOp, frozen=True, kw_only=True, tag="choose"):
    """They pick one of several programs."""

    options: dict[str, tuple[AnyOp, ...]]

    def branches(self) -> dict[str, tuple[Op, ...]]:
        """One per option."""
        return {name: tuple(ops) for name, ops in self.options.items()}


class Transfer(EOp, frozen=True, kw_only=True, tag="transfer"):
    """They may transfer up to `max` cards."""

    max: int
    filter: Filter = ALL
    price: Price = LEVEL_PRICE


class Discard(EOp, frozen=True, kw_only=True, tag="discard"):
    """They discard one card of their choice from their Domain; `n` is 1."""

    n: Literal[1] = 1
    filter: Filter = ALL


class Take(EOp, frozen=True, kw_only=True, tag="take"):
    """The actor may take one card from the Oracle or the discard pile for a price."""

    source: Literal["oracle", "discard"] = field(name="from")
    n: Literal[1] = 1
    filter: Filter = ALL
    price: Price = LEVEL_PRICE


class TakeCitizen(EOp, frozen=True, kw_only=True, tag="take_citizen"):
    """Take the top card of the draw pile as a citizen."""

    special = True
    n: int


class CycleOracle(EOp, frozen=True, kw_only=True, tag="cycle_oracle"):
    """Discard `n` Oracle cards of the actor's choice, each replaced from the draw pile; `n` is 1."""

    special = True
    n: Literal[1] = 1


class RenewOracle(EOp, frozen=True, kw_only=True, tag="renew_oracle"):
    """Discard the whole Oracle and fill it again."""

    special = True


class SwapOracleAgora(EOp, frozen=True, kw_only=True, tag="swap_oracle_agora"):
    """Exchange a card of the Agora with one of the Oracle."""

    special = True


class RevealTop(EOp, frozen=True, kw_only=True, tag="reveal_top"):
    """Turn the top card of the draw pile up and discard it."""

    special = True


class Ready(EOp, frozen=True, kw_only=True, tag="ready"):
    """They may straighten up to `max` turned cards."""

    max: int
    filter: Filter = ALL


class CopyPower(EOp, frozen=True, kw_only=True, tag="copy_power"):
    """Use the power of another card as if it were printed on this one."""

    source: tuple[Zone, ...] = field(name="from")
    filter: Filter = ALL


class CopyChronos(EOp, frozen=True, kw_only=True, tag="copy_chronos"):
    """Use the Chronos power of another card in the actor's Legends, or the fallback."""

    special = True
    fallback: tuple[AnyOp, ...]

    def branches(self) -> dict[str, tuple[Op, ...]]:
        """The fallback."""
        return {"fallback": tuple(self.fallback)}


class SwapColumn(EOp, frozen=True, kw_only=True, tag="swap_column"):
    """A dismissed Column comes back, another one goes."""

    special = True


class SwapCards(EOp, frozen=True, kw_only=True, tag="swap_cards"):
    """Exchange a card of the Domain with one of the same level in an opponent's Domain."""

    special = True


class Score(EOp, frozen=True, kw_only=True, tag="score"):
    """Victory points of final scoring."""

    n: Number


class DomainCount(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test", tag="domain_count"):
    """The actor's Domain holds at least so many of these."""

    filter: Filter = ALL
    min: int


class InLegend(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test", tag="in_legend_of_at_least"
):
    """The card is in a Legend of at least so many cards."""

    n: int


class StrictMax(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="test", tag="strict_max"):
    """The actor has more of it than every opponent."""

    what: Stuff


Test: TypeAlias = DomainCount | InLegend | StrictMax


class If(EOp, frozen=True, kw_only=True, tag="if"):
    """One program or the other."""

    test: Test
    then: tuple[AnyOp, ...]
    other: tuple[AnyOp, ...] = field(name="else")

    def branches(self) -> dict[str, tuple[Op, ...]]:
        """Both."""
        return {"then": tuple(self.then), "else": tuple(self.other)}


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
    delta: int = 0
    """extra_transfer, transfer_cost."""
    set: int | None = None
    """transfer_cost, citizen_penalty, quest_number."""
    min: int = 0
    """transfer_cost: the floor of `delta`."""
    source: tuple[Loss, ...] = field(name="from", default=())
    """protect: from what."""
    only_complete: bool = False
    """quest_number: not for Incomplete Quests."""
    duration: Literal["this_step"] | None = None


AnyOp: TypeAlias = (
    Gain
    | Lose
    | Pay
    | Steal
    | Choose
    | Transfer
    | Discard
    | Take
    | TakeCitizen
    | CycleOracle
    | RenewOracle
    | SwapOracleAgora
    | RevealTop
    | Ready
    | CopyPower
    | CopyChronos
    | SwapColumn
    | SwapCards
    | Score
    | If
    | Modify
)


class Happening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a Permanent power waits for."""

    name: Literal["transferred", "quest_rewarded", "oracle_filled", "own_power_benefited_opponent", "gained_pp"]
    by: Literal["self", "opponent", "anyone"] = "anyone"
    filter: Filter = ALL
    """Of the card transferred, or of the card whose power it was."""
    include_self: bool = False
    per_turn: int | None = None
    """At most so often per turn of any seat."""
    not_caused_by: str | None = None
    """Not when this design's power was the cause."""
