"""Module 2: Hermes, with his Arrogance token, the Messenger of the Gods and the tile of Autolycos (3.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core.game import Frame, Rule, Topic
from rules.core.rng import Source
from rules.core.text import add_words
from rules.core.types import AnyDecision, Bar, Seat, Text, Viewer
from rules.games.hybris.content import records_of
from rules.games.hybris.data import Part
from rules.games.hybris.module import Module
from rules.games.hybris.modules.compatibility import COMPATIBILITY
from rules.games.hybris.modules.hermes import arrogance, auto, autolycos, messenger
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import Ctx


class Hermes(Module[HybrisState]):
    """Where his powers touch the rules of the base."""

    key = "hermes"
    terms = COMPATIBILITY["hermes"]
    records = records_of(__name__, Part)
    kinds = ("arrogance", "flip", "messenger", "receiver", "tribute")
    key_words = ("arrogance", "seat", "give")
    verbs = {"flip_arrogance": arrogance.DoFlip()}
    tests = {
        "arrogance_0": lambda state, seat: arrogance.shows(state, seat, arrogance.FIRST),
        "arrogance_7": lambda state, seat: arrogance.shows(state, seat, arrogance.LAST),
    }
    told = {"hybris-event-arrogance": False, "hybris-event-flipped": True, "hybris-event-messenger": False}
    rates = auto.RATES

    def rules(self) -> dict[str, Rule[HybrisState]]:
        """His questions."""
        return {
            "arrogance": Rule(ask=arrogance.ask, answer=arrogance.answer),
            "messenger": Rule(ask=messenger.ask, answer=messenger.answer),
            "receiver": Rule(ask=autolycos.ask_receiver, answer=autolycos.answer_receiver),
            "gift": Rule(run=autolycos.gift),
            "tribute": Rule(ask=autolycos.ask_tribute, answer=autolycos.answer_tribute),
        }

    def topics(self, content: Any) -> Iterable[Topic]:
        """The token, and the cards he sends back."""
        return [Topic("hermes", Text("hybris-topic-hermes"), Text("hybris-topic-hermes-body"))]

    def setup(self, state: HybrisState, source: Source) -> None:
        """The token lies nowhere."""
        state.parts[self.key] = {"arrogance": None}

    def number(self, state: HybrisState, seat: Seat, number: int) -> int:
        """That of the token takes the place of the Pillar's (HYB-035)."""
        return arrogance.number(state, seat, number)

    def planning(self, draft: HybrisState, ctx: Ctx) -> None:
        """He may lay the token."""
        arrogance.offer(draft)

    def drew(self, draft: HybrisState, seat: Seat, frame: Frame, ctx: Ctx) -> None:
        """He may send the cards back."""
        messenger.offer(draft, seat, frame)

    def location_bonus(self, draft: HybrisState, frame: Frame, ctx: Ctx) -> bool:
        """Autolycos passes it on."""
        return autolycos.pass_on(draft, frame, ctx)

    def closing(self, draft: HybrisState, ctx: Ctx) -> None:
        """The token comes off with the Pillars."""
        arrogance.take_off(draft)

    def view(self, state: HybrisState, viewer: Viewer) -> dict[str, Any]:
        """The token is open: `arrogance` 0, 7 or none, and whose it is."""
        return {"arrogance": arrogance.token(state), "seat": arrogance.holder(state)}

    def barred(self, state: HybrisState, decision: AnyDecision) -> Iterable[Bar]:
        """Who cannot receive the bonus."""
        return autolycos.barred(state, decision)

    def check(self, state: HybrisState) -> Iterable[str]:
        """The token shows a side of its own, and lies on a Pillar."""
        return arrogance.faults(state)


HERMES = Hermes()
add_words(__name__)
