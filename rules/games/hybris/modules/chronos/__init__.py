"""Module 4, Chronos: one to four play together against him, his Concepts and his Avatars (3.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, structs

from rules.core import flow
from rules.core.game import Frame, Rule, Topic
from rules.core.motion import KEY_WORDS
from rules.core.rng import Source
from rules.core.text import add_words
from rules.core.types import AnyDecision, Bar, Seat, Text, Viewer
from rules.games.hybris.content import Content
from rules.games.hybris.data import Amounts, Named, Part
from rules.games.hybris.module import Deck, Module
from rules.games.hybris.modules.chronos import auto, blocks, board, forces, marches, missing, phases, verdict, words
from rules.games.hybris.modules.chronos.options import OPTIONS
from rules.games.hybris.modules.chronos.questions import QUESTIONS
from rules.games.hybris.modules.chronos.records import (
    KEY,
    RECORDS,
    ChronosPart,
    avatars,
    cards,
    concepts,
    enhancements,
    records,
)
from rules.games.hybris.modules.chronos.verbs import VERBS
from rules.games.hybris.modules.chronos.views import avatar_view, concept_card, view
from rules.games.hybris.modules.compatibility import COMPATIBILITY
from rules.games.hybris.ops import ModuleOp, Program
from rules.games.hybris.state import Combat, HybrisState
from rules.games.hybris.team import AT, KINDS, TEAM
from rules.games.hybris.view import HybrisView
from rules.games.hybris.words import Ctx

DECK = "avatar"
"""Avatar Conflict cards, as the records of the Avatars call them."""
CHAINED = ("gain", "overflow")
SIDES = ("immediate", "cancelled", "end_of_age")
"""Programs of a Chained Concept, and of a side of a tile."""


class Chronos(Module[HybrisState]):
    """Where he touches the rules of the base."""

    key = KEY
    terms = COMPATIBILITY[KEY]
    records = RECORDS
    about = "hybris-about-together"
    retold = {key: f"hybris-topic-{key}-together" for key in ("goal", "age", "turn", "end")}
    peace = True
    hostile = True
    kinds = (*KINDS, "focus", "heed", "chain", "forge")
    key_names = ("card", "gain", "avatar")
    key_words = (*KEY_WORDS, "concept", "obliterate", "cancel", "let", "antique", "time")
    verbs = VERBS
    rates = auto.RATES
    adds = auto.ADDS
    worths = auto.WORTHS
    questions = QUESTIONS
    told = {
        "hybris-event-chronos-vp": False,
        "hybris-event-milled": False,
        "hybris-event-chain-broken": True,
        "hybris-event-chain-added": False,
        "hybris-event-tile-flipped": True,
        "hybris-event-blocked": False,
        "hybris-event-temple-gone": True,
        "hybris-event-avatar-moved": True,
        "hybris-event-avatar-home": True,
        "hybris-event-contest-cancelled": True,
    }
    whole = tuple(told)
    summed = ("hybris-event-chronos-vp",)

    def rules(self) -> dict[str, Rule[HybrisState]]:
        """The council of the players; Avatars on the way."""
        return {
            **TEAM.rules(AT),
            "onslaught": Rule(run=marches.onslaught),
            "marches": Rule(run=marches.later),
            "dawn": Rule(run=phases.dawn),
            "focus": Rule(ask=phases.ask_focus, answer=phases.answer_focus),
            "cycle": Rule(run=phases.cycle),
            "heeding": Rule(ask=phases.ask_heed, answer=phases.answer_heed),
            "dusk": Rule(run=phases.dusk),
        }

    def amounts(self, amounts: Amounts, records: Part) -> Amounts:
        """A larger income."""
        assert isinstance(records, ChronosPart)
        return structs.replace(amounts, income=amounts.income + records.numbers.income)

    def declared(self, records: Part) -> Iterator[tuple[str, Program]]:
        """Both parts of each Concept card; Concepts, tiles, Avatars, Antiques."""
        assert isinstance(records, ChronosPart)
        for card in records.cards:
            yield from ((f"{card.id}:main", card.main), (f"{card.id}:desolation", card.desolation))
        for concept in records.concepts:
            yield from ((f"{concept.id}:{part}", getattr(concept, part)) for part in CHAINED)
        for tile in records.tiles:
            for name, side in (("front", tile.front), ("back", tile.back)):
                yield from ((f"{tile.id}:{name}:{part}", getattr(side, part)) for part in SIDES)
                change = ModuleOp(name="intensity", where=tile.id, n=side.modifier or 0)
                yield f"{tile.id}:{name}:modifier", (change,) if side.modifier else ()
        for avatar in records.figures:
            parts = {"reward": avatar.reward, "board": avatar.board, "damnation": avatar.damnation}
            yield from ((f"{avatar.id}:{part}", program) for part, program in parts.items())

    def things(self, records: Part) -> Iterator[tuple[str, Named]]:
        """Concept cards, Concepts, tiles, Avatars."""
        assert isinstance(records, ChronosPart)
        yield from (("concept-card", card) for card in records.cards)
        yield from (("concept", one) for one in (*records.concepts, *records.tiles))
        yield from (("avatar", one) for one in records.figures)

    def wrong(self, records: Part) -> Iterator[tuple[str, str]]:
        """Concepts without cards, tracks that do not fit the Chains, Avatars that there are not."""
        assert isinstance(records, ChronosPart)
        known = {one.id for one in records.concepts}
        for concept in records.concepts:
            if len(concept.track) != records.numbers.chains + 1:
                yield f"concepts {concept.id}", f"track: {records.numbers.chains + 1} icons, one more than Chains"
            if concept.avatar not in {one.id for one in records.figures}:
                yield f"concepts {concept.id}", f"avatar: there is no {concept.avatar}"
            if not any(card.concept == concept.id for card in records.cards):
                yield f"concepts {concept.id}", "cards: there must be one at least"
        for card in records.cards:
            if card.concept not in known:
                yield f"cards {card.id}", f"concept: there is no {card.concept}"

    def says(self, content: Content, key: str) -> Text:
        """All that stands on it."""
        return words.says(content, key)

    def viewed(self, content: Content, key: str) -> Struct | None:
        """Concept cards and Avatars with their parts."""
        if key in cards(content):
            return concept_card(content, key)
        return avatar_view(avatars(content)[key]) if key in avatars(content) else None

    def topics(self, content: Content) -> Iterable[Topic]:
        """What is other than in the base."""
        return words.topics(content)

    def setup(self, state: HybrisState, source: Source) -> None:
        """Draws: the Concept decks in the order of their records, the Avatar Conflict deck."""
        board.lay_out(state, source)

    def settle(self, state: HybrisState) -> None:
        """Its decks."""
        board.settle(state)

    def figures(self, state: HybrisState) -> list[tuple[str, str]]:
        """Avatars in the Mortal World."""
        return board.in_world(state)

    def bars(self, state: HybrisState, seat: Seat, character: str, place: str) -> Text | None:
        """Where another player's character stands (HYB-188); a City that is blocked."""
        return Text("hybris-why-others") if blocks.bars(state, seat, place) else self.closed(state, place)

    def closed(self, state: HybrisState, space: str) -> Text | None:
        """Blocked spaces (HYB-283)."""
        return Text("hybris-why-blocked") if space in board.blocked(state) else None

    def price(self, state: HybrisState, seat: Seat, cost: int) -> int:
        """Nothing, once, after some Concept cards."""
        return 0 if seat in board.part(state)["free"] else cost

    def activated(self, draft: HybrisState, seat: Seat, ctx: Ctx) -> None:
        """What costs nothing once is used up."""
        board.part(draft)["free"] = [one for one in board.part(draft)["free"] if one != seat]

    def emptied(self, draft: HybrisState, deck: str, ctx: Ctx) -> None:
        """His tiles wait for that."""
        forces.emptied(draft, deck, ctx)

    def tokens(self, state: HybrisState, seat: Seat) -> int:
        """On Focus spaces."""
        return board.tokens(state, seat)

    def pillars_each(self, state: HybrisState) -> int:
        """Alone, two (HYB-311)."""
        return records(state.content).numbers.pillars_alone if phases.alone(state) else 1

    def dawn(self, draft: HybrisState, ctx: Ctx) -> None:
        """Desolation, Avatars on the board."""
        phases.begin(draft)

    def beside_pillar(self, state: HybrisState, number: int) -> Text:
        """Its Concept, and what happens there."""
        return phases.beside_pillar(state, number)

    def waiting(self, state: HybrisState, place: str) -> list[Text]:
        """An Avatar in a City."""
        return marches.waiting_text(state, place)

    def took_pillar(self, draft: HybrisState, seat: Seat, number: int, ctx: Ctx) -> None:
        """Focus, and what a Pillar does to its Concept."""
        phases.took_pillar(draft, seat, number, ctx)

    def took_pillars(self, draft: HybrisState, ctx: Ctx) -> None:
        """Alone, Focus is chosen."""
        phases.took_pillars(draft)

    def planning(self, draft: HybrisState, ctx: Ctx) -> None:
        """The top card of each Concept is turned up (HYB-313)."""
        for concept in concepts(draft.content):
            forces.reveal(draft, concept, ctx)

    def orders(self, draft: HybrisState, ctx: Ctx) -> bool:
        """By Concepts, in place of turn order."""
        flow.push(draft, "cycle", next=0)
        return True

    def activating(self, draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
        """The card of the own Concept."""
        phases.heed(draft, frame, ctx)

    def passed(self, draft: HybrisState, seat: Seat, ctx: Ctx) -> None:
        """The card of the own Concept."""
        phases.passed(draft, seat, ctx)

    def resolved(self, state: HybrisState, seat: Seat, programs: list[str]) -> list[str]:
        """Alone, other than usual."""
        return phases.resolved(state, seat, programs)

    def fear(self, draft: HybrisState, old: str, ctx: Ctx) -> None:
        """Noted for Descent."""
        board.part(draft)["risen"] = draft.content.primordial(draft.primordial).symbol or None

    def closing(self, draft: HybrisState, ctx: Ctx) -> None:
        """Descent, Damnation, Fate."""
        phases.end(draft)

    def triumph(self, draft: HybrisState, ctx: Ctx) -> bool:
        """Only when all have unlocked all."""
        verdict.tiles(draft, ctx)
        return True

    def ends(self, draft: HybrisState, ctx: Ctx) -> bool:
        """By VP."""
        return phases.ends(draft, ctx)

    def deserted(self, draft: HybrisState, ctx: Ctx) -> bool:
        """One may go on alone."""
        verdict.deserted(draft, ctx)
        return True

    def deck(self, state: HybrisState, seat: Seat, name: str) -> Deck | None:
        """The Avatar Conflict cards, which nobody holds."""
        found = board.part(state)
        return Deck(found["deck"], found["discard"], []) if name == DECK else None

    def more_cards(self, state: HybrisState, figure: str) -> int:
        """As the Enhancement tiles say (HYB-226)."""
        return sum(forces.side(state, tile).more_cards for tile in enhancements(state.content))

    def fought(self, draft: HybrisState, combat: Combat, won: int, ctx: Ctx) -> None:
        """An Avatar goes home; what its cards have put off."""
        marches.fought(draft, combat, won, ctx)

    def rival(self, state: HybrisState, seat: Seat, place: str) -> Text | None:
        """The Avatar that would contest it."""
        return marches.rival_text(state, seat, place)

    def deployed(self, draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
        """An Avatar contests it."""
        marches.contested(draft, frame, ctx)

    def claimed(self, draft: HybrisState, figure: str, count: int, ctx: Ctx) -> None:
        """Chronos gains them (HYB-417)."""
        forces.gain(draft, forces.VP, count, ctx)

    def technologies(self, state: HybrisState) -> list[str]:
        """Antiques that nobody has."""
        return list(board.part(state)["antiques"])

    def view(self, state: HybrisState, viewer: Viewer) -> dict[str, Any]:
        """`board` is a `ChronosView`."""
        return {"board": view(state)}

    def describe(self, view: HybrisView) -> list[Text]:
        """Concepts, tiles, Avatars, what is blocked."""
        return words.describe(view)

    def reshuffle(self, state: HybrisState, viewer: Viewer, source: Source) -> None:
        """All decks."""
        board.reshuffle(state, source)

    def barred(self, state: HybrisState, decision: AnyDecision) -> Iterable[Bar]:
        """Cities, Avatars and Chains that cannot be chosen; what they cannot pay together."""
        return missing.barred(state, decision)

    def passes(self, state: HybrisState, seat: Seat) -> Text | None:
        """The card on the own Concept."""
        return phases.passes(state, seat)

    def check(self, state: HybrisState) -> Iterable[str]:
        """Every card and token lies in one place."""
        return board.faults(state)


CHRONOS: tuple[Module[HybrisState], ...] = (Chronos(), *OPTIONS)
"""The module, and the house options that need it."""
add_words(__name__)
