"""Module 3, the Tartarus: a Location more, where Believers are dealt away and Prisoners are let loose (3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rules.core.game import Frame, Rule, Topic
from rules.core.rng import Source
from rules.core.text import add_words
from rules.core.types import AnyDecision, Bar, Seat, Text, Viewer
from rules.games.hybris.content import Content
from rules.games.hybris.data import Named, Part
from rules.games.hybris.module import Deck, Module, Price
from rules.games.hybris.modules.compatibility import COMPATIBILITY
from rules.games.hybris.modules.tartarus import auto, board, encounter, missing, pact, release, verbs, words
from rules.games.hybris.modules.tartarus.records import KEY, RECORDS, TartarusPart
from rules.games.hybris.modules.tartarus.views import view
from rules.games.hybris.ops import Program
from rules.games.hybris.state import HybrisState
from rules.games.hybris.view import HybrisView
from rules.games.hybris.words import Ctx, name_text, say


class Tartarus(Module[HybrisState]):
    """Where it touches the rules of the base."""

    key = KEY
    terms = COMPATIBILITY[KEY]
    records = RECORDS
    kinds = ("pact", "release", "haunt", "station", "encounter", "challenge")
    key_words = ("pact", "release", "prisoner")
    verbs = {
        "corruption": verbs.DoCorruption(),
        "growth": verbs.DoGrowth(),
        "guilt": verbs.DoGuilt(),
        "suffer": verbs.DoSuffer(),
        "sanction": verbs.DoSanction(),
    }
    actions = {"pact": pact.Pact(), "release": release.Release()}
    counts = {
        "corruption_space": board.level,
        "corruption_powers": lambda state, seat: len(board.powers(state, seat)),
        "prisoners_owned": lambda state, seat: len(board.owned(state, seat)),
    }
    told = {
        "hybris-event-revealed": False,
        "hybris-event-released": True,
        "hybris-event-met": False,
        "hybris-event-imprisoned": True,
        "hybris-event-atoned": True,
    }
    rates = auto.RATES
    prospects = auto.PROSPECTS
    worths = auto.WORTHS

    def rules(self) -> dict[str, Rule[HybrisState]]:
        """Its frames."""
        return {
            "pact": Rule(ask=pact.ask_pact, answer=pact.answer_pact),
            "releasing": Rule(run=release.releasing),
            "release": Rule(ask=release.ask_release, answer=release.answer_release),
            "haunt": Rule(ask=release.ask_haunt, answer=release.answer_haunt),
            "station": Rule(ask=release.ask_station, answer=release.answer_station),
            "encounters": Rule(run=encounter.encounters),
            "encounter": Rule(ask=encounter.ask_encounter, answer=encounter.answer_encounter),
            "challenge": Rule(ask=encounter.ask_challenge, answer=encounter.answer_challenge),
            "imprison": Rule(run=encounter.imprison),
        }

    def declared(self, records: Part) -> Iterator[tuple[str, Program]]:
        """Both sides and the Prisoner part of each card, Prisoners, the track, the rows of the Pact."""
        assert isinstance(records, TartarusPart)
        for card in records.corruption:
            sides = {"pact": card.pact, "release": card.release, "prisoner": card.prisoner}
            yield from ((f"{card.id}:{side}", program) for side, program in sides.items())
        for one in records.figures:
            yield from ((f"{one.id}:main", one.main), (f"{one.id}:sanction", one.sanction))
        yield from ((one.id, one.steps) for one in (*records.track, *records.pact))

    def things(self, records: Part) -> Iterator[tuple[str, Named]]:
        """Corruption cards and Prisoners."""
        assert isinstance(records, TartarusPart)
        yield from (("corruption", card) for card in records.corruption)
        yield from (("prisoner", one) for one in records.figures)

    def wrong(self, records: Part) -> Iterator[tuple[str, str]]:
        """Cards with powers that there are not, no track, nobody in prison."""
        assert isinstance(records, TartarusPart)
        powers = {power.id for power in records.powers}
        for card in records.corruption:
            if card.power not in powers:
                yield f"corruption {card.id}", f"power: there is no {card.power}"
        for name in ("corruption", "track", "pact", "figures"):
            if not getattr(records, name):
                yield name, "there must be one at least"

    def says(self, content: Content, key: str) -> Text:
        """All that stands on it."""
        return words.says(content, key)

    def topics(self, content: Content) -> Iterable[Topic]:
        """The board, and its Prisoners."""
        return words.topics(content)

    def setup(self, state: HybrisState, source: Source) -> None:
        """Draws: the Corruption deck."""
        board.lay_out(state, source)

    def settle(self, state: HybrisState) -> None:
        """Its deck."""
        board.settle(state)

    def powers(self, state: HybrisState, seat: Seat) -> list[str]:
        """Of the cards that it keeps."""
        return board.powers(state, seat)

    def deck(self, state: HybrisState, seat: Seat, name: str) -> Deck | None:
        """Corruption cards: what is not kept goes back on top (HYB-102)."""
        found = board.part(state)
        return Deck(found["deck"], found["discard"], found["kept"][seat], "top") if name == verbs.DECK else None

    def held(self, draft: HybrisState, seat: Seat, deck: str) -> None:
        """Of a card that is kept the lower part can be seen."""
        if deck == verbs.DECK:
            board.show(draft, seat)

    def figures(self, state: HybrisState) -> list[tuple[str, str]]:
        """Released Prisoners stand on the board (HYB-131)."""
        return board.released(state)

    def tokens(self, state: HybrisState, seat: Seat) -> int:
        """On the track, on the Primordial, on Prisoners."""
        return board.tokens(state, seat)

    def prices(self, state: HybrisState, seat: Seat) -> list[Price]:
        """The rows of the Pact."""
        return pact.prices(state, seat)

    def toll(self, state: HybrisState, seat: Seat, place: str) -> Text | None:
        """At the end of the Corruption track the Tartarus costs VP (HYB-082)."""
        return words.toll(state, seat) if place == KEY else None

    def waiting(self, state: HybrisState, place: str) -> Iterable[Text]:
        """Prisoners that are loose there."""
        return words.waiting(state, place)

    def arrived(self, draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
        """Prisoners there are met after the bonus is gained (RUL47)."""
        encounter.arrive(draft, frame)

    def fear(self, draft: HybrisState, old: str, ctx: Ctx) -> None:
        """The new Primordial has all tokens of the old one; nothing comes of that by itself (HYB-153, HYB-154)."""
        count = sum(board.part(draft)["guilt"])
        if count:
            say(ctx, "inherited", None, primordial=name_text(draft, draft.primordial), count=count)

    def view(self, state: HybrisState, viewer: Viewer) -> dict[str, Any]:
        """`board` is a `TartarusView`."""
        return {"board": view(state)}

    def describe(self, view: HybrisView) -> list[Text]:
        """The track, Guilt, kept powers, Prisoners."""
        return words.describe(view)

    def reshuffle(self, state: HybrisState, viewer: Viewer, source: Source) -> None:
        """The deck, and what others keep."""
        board.reshuffle(state, viewer.seat, source)

    def barred(self, state: HybrisState, decision: AnyDecision) -> Iterable[Bar]:
        """Rows, Prisoners and spaces that cannot be chosen."""
        return missing.barred(state, decision)

    def check(self, state: HybrisState) -> Iterable[str]:
        """Every card lies in one place, Prisoners are owned or in prison."""
        return board.faults(state)


TARTARUS = Tartarus()
add_words(__name__)
