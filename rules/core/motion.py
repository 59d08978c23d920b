"""What several seats decide on together: what may be proposed and what it costs, and the questions about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic

from msgspec import Struct, structs

from rules.core import flow
from rules.core.auto import gift
from rules.core.errors import RulesBug
from rules.core.game import Frame, S
from rules.core.talk import Said, Talk, Word, majority, seat_of, silent, talk_of
from rules.core.types import BACK, Allocate, AnyDecision, Choice, Option, Seat, Text, seat_text

TAKE_BACK = "take_back"
GIVE = "give"
KEY_WORDS = (TAKE_BACK, GIVE, "by", "seat")
"""Option keys of every council, for `Game.key_words`."""


class Kinds(Struct, frozen=True):
    """The kinds of decision that a council asks."""

    talk: str = "council"
    last: str = "council-last"
    split: str = "council-split"
    share: str = "council-share"
    change: str = "council-change"
    """The offer to take back what one has said."""


class Cost(Struct, frozen=True):
    """What an option costs all of them together."""

    need: int
    most: dict[Seat, int]
    """What each seat could give at most, as everybody knows."""
    what: Text
    certain: bool = False
    """Whether each can give its most for sure. Then the cost cannot be declined where there is no other option."""


class Motion(ABC, Generic[S]):
    """What is put before several seats, in one kind of frame.

    What it says of the options is for everybody, and stays the same while they are talked over.
    """

    kinds: ClassVar[Kinds] = Kinds()
    unpayable: ClassVar[str] = "council-why-cost"
    """Why an option is not offered whose cost they cannot pay: the key of half a sentence."""
    unpaid: ClassVar[str] = "council-why-out"
    """Why an option is not offered whose cost has turned out not to be paid."""

    @abstractmethod
    def options(self, state: S, frame: Frame) -> Sequence[Option]:
        """What may be proposed."""

    @abstractmethod
    def prompt(self, state: S, frame: Frame) -> Text:
        """What is to be decided, as a question."""

    def cost(self, state: S, frame: Frame, key: str) -> Cost | None:
        """What an option costs; one that cannot be paid is not offered."""
        return None

    def share(self, state: S, frame: Frame, seat: Seat, amount: int, terms: flow.Terms) -> AnyDecision:
        """The question to a seat what it gives for its share; `terms` go into it, the way back refuses it."""
        give = Option(GIVE, Text("council-give", {"amount": amount}))
        return flow.one(frame, seat, self.kinds.share, self.share_prompt(state, frame, amount), [give], **terms)

    def share_prompt(self, state: S, frame: Frame, amount: int) -> Text:
        """The usual words of that question; one who decides alone has no share, but pays all."""
        talk = talk_of(frame)
        what = self._cost(state, frame, talk).what
        if len(talk.seats) == 1:
            return Text("council-prompt-alone", {"what": what})
        return Text("council-prompt-share", {"what": what, "amount": amount})

    def plain(self, state: S, frame: Frame) -> str:
        """The option that silence proposes where nobody has; the first, should it not be offered."""
        return self._open(state, frame, talk_of(frame))[0].key

    def given(self, state: S, decision: AnyDecision) -> Choice:
        """What silence gives for a share: no more than needed, of what stands first; refused where it is too much."""
        return gift(decision)

    # --- the questions

    def _ask_talk(self, state: S, frame: Frame) -> list[AnyDecision]:
        talk = talk_of(frame)
        options, prompt = self._open(state, frame, talk), self._asks(talk, self.prompt(state, frame))
        if len(talk.seats) > 1:
            # What is proposed can be taken back, and the question says until when.
            options = [structs.replace(option, irreversible=False) for option in options]
        asked: list[AnyDecision] = [
            flow.one(frame, seat, self.kinds.talk, prompt, options, public=True) for seat in silent(talk)
        ]
        return asked + self._offers(frame, talk)

    def _ask_last(self, state: S, frame: Frame) -> list[AnyDecision]:
        talk = talk_of(frame)
        what = self.prompt(state, frame) if talk.key is None else self._who_gives(state, frame, talk)
        options = [self._proposed(state, frame, talk, one) for one in talk.proposals]
        prompt = Text("council-prompt-last", {"what": what})
        asked: list[AnyDecision] = [
            flow.one(frame, seat, self.kinds.last, prompt, options, public=True) for seat in silent(talk)
        ]
        return asked + self._offers(frame, talk)

    def _proposed(self, state: S, frame: Frame, talk: Talk, one: Said) -> Option:
        key = f"by:{one.seat}"
        words = self._words(state, frame, talk, key)
        if isinstance(one.word, str):
            return Option(key, words)
        return Option(key, Text("council-by", {"seat": seat_text(one.seat)}), hint=words)

    def _ask_split(self, state: S, frame: Frame) -> list[AnyDecision]:
        talk = talk_of(frame)
        return [*(self._splitting(state, frame, talk, seat) for seat in silent(talk)), *self._offers(frame, talk)]

    def _splitting(self, state: S, frame: Frame, talk: Talk, seat: Seat) -> Allocate:
        cost, limits = self._cost(state, frame, talk), self._limits(state, frame, talk)
        prompt = self._asks(talk, self._who_gives(state, frame, talk))
        if talk.note is not None:
            prompt = Text("council-again", {"note": talk.note.text, "prompt": prompt})
        options = [Option(key, seat_text(seat_of(key))) for key in limits]
        back = Option(BACK, Text("council-drop")) if self._may_drop(state, frame, talk) else None
        kind = self.kinds.split
        return flow.allocate(frame, seat, kind, prompt, options, cost.need, limits, public=True, back=back)

    def _who_gives(self, state: S, frame: Frame, talk: Talk) -> Text:
        cost = self._cost(state, frame, talk)
        return Text("council-who-gives", {"what": cost.what, "total": cost.need})

    def _offers(self, frame: Frame, talk: Talk) -> list[AnyDecision]:
        """To take back what one has said."""
        option, prompt = Option(TAKE_BACK, Text("council-take-back")), Text("council-prompt-change")
        return [
            flow.one(frame, seat, self.kinds.change, prompt, [option], public=True, optional=True)
            for seat in talk.seats
            if seat not in silent(talk)
        ]

    def _ask_shares(self, state: S, frame: Frame) -> list[AnyDecision]:
        talk = talk_of(frame)
        return [
            self.share(state, frame, seat_of(key), amount, self._share_terms(state, frame, talk, amount))
            for key, amount in talk.shares.items()
        ]

    def _share_terms(self, state: S, frame: Frame, talk: Talk, amount: int) -> flow.Terms:
        terms = flow.Terms(secret=True, quotable=True)
        if not talk.firm and (self._may_drop(state, frame, talk) or len(talk.seats) > 1):
            alone = len(talk.seats) == 1
            terms["back"] = Option(BACK, Text("council-drop" if alone else "council-refuse", {"amount": amount}))
        return terms

    @staticmethod
    def _asks(talk: Talk, what: Text) -> Text:
        if len(talk.seats) == 1:
            return what
        return Text("council-prompt", {"what": what, "needed": majority(talk), "seats": len(talk.seats)})

    # --- what is known

    def _open(self, state: S, frame: Frame, talk: Talk) -> list[Option]:
        """What may still be proposed: what can be paid, and did not turn out otherwise."""
        return [
            option
            for option in self.options(state, frame)
            if option.key not in talk.out and self._payable(self.cost(state, frame, option.key), talk)
        ]

    @staticmethod
    def _payable(cost: Cost | None, talk: Talk) -> bool:
        return cost is None or sum(cost.most.get(seat, 0) for seat in talk.seats) >= cost.need

    def _cost(self, state: S, frame: Frame, talk: Talk) -> Cost:
        assert talk.key is not None
        found = self.cost(state, frame, talk.key)
        if found is None:
            raise RulesBug(f"{talk.key} costs nothing any more")
        return found

    def _limits(self, state: S, frame: Frame, talk: Talk) -> dict[str, int]:
        cost = self._cost(state, frame, talk)
        most = {f"seat:{seat}": min(cost.need, cost.most.get(seat, 0)) for seat in talk.seats}
        return {key: min(number, talk.caps.get(key, number)) for key, number in most.items()}

    def _may_drop(self, state: S, frame: Frame, talk: Talk) -> bool:
        """Whether the cost may be left unpaid."""
        return not self._cost(state, frame, talk).certain or len(self._open(state, frame, talk)) > 1

    def _label(self, state: S, frame: Frame, key: str) -> Text:
        return next(option.label for option in self.options(state, frame) if option.key == key)

    def _words(self, state: S, frame: Frame, talk: Talk, word: Word) -> Text:
        """What was said, in words."""
        if isinstance(word, str) and talk.proposals:
            word = next(one.word for one in talk.proposals if f"by:{one.seat}" == word)
        if isinstance(word, str):
            return Text("council-drop") if word == BACK else self._label(state, frame, word)
        parts = [
            Text("council-part", {"seat": seat_text(seat_of(key)), "amount": amount}) for key, amount in word.items()
        ]
        return Text("council-parts", {"parts": list(parts)})
