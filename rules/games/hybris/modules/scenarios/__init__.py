"""The two scenarios and two variants, house options of a match (2.4 step 10): S1 Dawn of the Forges, S2 War of Heaven,
V1 Short cosmos, V2 Open planning. They attach like modules; never beside Chronos, which his terms say.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec

from rules.core import flow
from rules.core.game import Rule
from rules.core.ops import Positive, Whole
from rules.core.text import add_words
from rules.core.types import AnyDecision, Bar
from rules.games.hybris.data import Amounts, Part, Record
from rules.games.hybris.flow import age
from rules.games.hybris.module import Module
from rules.games.hybris.modules.scenarios import forges
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import Ctx


class Forges(Record, frozen=True, kw_only=True):
    """Numbers of S1: which Technologies may be chosen."""

    most_cost: Whole


class Heaven(Record, frozen=True, kw_only=True):
    """Numbers of S2: what is added to a victory over a player, and to the first hand."""

    vp: Whole
    cards: Whole


class Short(Record, frozen=True, kw_only=True):
    """Numbers of V1."""

    ages: Positive


class ForgesPart(Part, frozen=True, kw_only=True):
    """What S1 brings."""

    numbers: Forges


class HeavenPart(Part, frozen=True, kw_only=True):
    """What S2 brings."""

    numbers: Heaven


class ShortPart(Part, frozen=True, kw_only=True):
    """What V1 brings."""

    numbers: Short


class Records(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `data.json`, by module; V2 has no numbers."""

    forges: ForgesPart
    heaven: HeavenPart
    short: ShortPart


RECORDS = msgspec.json.decode(files(__name__).joinpath("data.json").read_bytes(), type=Records)


class DawnOfTheForges(Module[HybrisState]):
    """Everybody begins with a cheap Technology, Made side up; the last in turn order chooses first."""

    key, option = "forges", "scenario"
    records = RECORDS.forges
    kinds = ("heirloom",)
    key_words = ("technology",)
    rates = {"heirloom": forges.rate_heirloom}

    def rules(self) -> dict[str, Rule[HybrisState]]:
        """Its question."""
        return {"forges": Rule(run=forges.forge), "heirloom": Rule(ask=forges.ask, answer=forges.answer)}

    def barred(self, state: HybrisState, decision: AnyDecision) -> Iterable[Bar]:
        """Technologies that are too dear, or that somebody has."""
        return forges.barred(state) if decision.kind == "heirloom" else ()

    def begun(self, draft: HybrisState, ctx: Ctx) -> None:
        """Choose, before the first Age."""
        records = draft.content.records[self.key]
        assert isinstance(records, ForgesPart)
        flow.push(draft, "forges", left=list(reversed(draft.order)), most=records.numbers.most_cost)


class WarOfHeaven(Module[HybrisState]):
    """More points for beating other players, and more cards to begin with."""

    key, option = "heaven", "scenario"
    records = RECORDS.heaven

    def amounts(self, amounts: Amounts, records: Part) -> Amounts:
        """1 VP and 2 cards more."""
        assert isinstance(records, HeavenPart)
        victory = {**amounts.victory, "vp": amounts.victory["vp"] + records.numbers.vp}
        return msgspec.structs.replace(amounts, hand=amounts.hand + records.numbers.cards, victory=victory)


class ShortCosmos(Module[HybrisState]):
    """Fewer Ages, and the Primordials of these."""

    key, option = "short", "variant"
    records = RECORDS.short

    def amounts(self, amounts: Amounts, records: Part) -> Amounts:
        """The match ends after the fourth Age."""
        assert isinstance(records, ShortPart)
        ages = min(records.numbers.ages, amounts.ages)
        coming = tuple(one for one in amounts.primordial_ages if one <= ages)
        return msgspec.structs.replace(amounts, ages=ages, primordial_ages=coming)


class OpenPlanning(Module[HybrisState]):
    """Location tokens are laid face up, one seat after the other in turn order."""

    key, option = "open", "variant"
    open_plans = True

    def rules(self) -> dict[str, Rule[HybrisState]]:
        """One seat after the other, with the questions of the base."""
        return {"open-plan": Rule(ask=age.ask_open_plan, answer=age.answer_plan)}

    def plans(self, draft: HybrisState, ctx: Ctx) -> bool:
        """In turn order, Arrogance included, which is laid before."""
        flow.push(draft, "open-plan", seats=[], done=[])
        return True


SCENARIOS: tuple[Module[HybrisState], ...] = (DawnOfTheForges(), WarOfHeaven(), ShortCosmos(), OpenPlanning())
add_words(__name__)
