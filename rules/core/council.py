"""A decision that several seats make together: any of them proposes, most agree, and a cost is split among them.

A title says what may be proposed, what it costs and what is done then; how it is talked over is written once, here, in
frames of its own: first each seat says an option, and saying what another has said is to agree; where all have spoken
and no option has a majority, each has a last word among the proposals. The cost of the option is split in the same
way, then each seat answers for its own share in secret, and a share that is refused sends the split back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic, TypeAlias

import msgspec
from msgspec import Struct, structs

from rules.core import flow
from rules.core.choices import answerable, forced, only_choice, way_back, worth
from rules.core.errors import RulesBug
from rules.core.game import Context, Frame, Rule, S, State
from rules.core.types import (
    BACK,
    Allocate,
    Amount,
    AnyDecision,
    Arrange,
    Bar,
    Choice,
    ChooseMany,
    Option,
    Proceedings,
    Proposal,
    Seat,
    Share,
    Text,
    seat_text,
)

Word: TypeAlias = str | dict[str, int]
"""What a seat has said: the key of an option or of a proposal, a split as numbers by seat, or the way back from it."""

LAST, SPLIT, SHARE, COUNT = "_last", "_split", "_share", "_count"
"""How the names of the other frames of a council end."""

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


class Said(Struct):
    """Who said what."""

    seat: Seat
    word: Word


class Note(Struct, frozen=True):
    """Why it is talked about again."""

    key: str
    seat: Seat = -1
    amount: int = 0

    @property
    def text(self) -> Text:
        """In words."""
        return Text(self.key, {"seat": seat_text(self.seat), "amount": self.amount})


class Talk(Struct, omit_defaults=True):
    """How far a council has come; kept in its frame as JSON."""

    of: str
    """Which council it is, by the name of its class."""
    at: str
    seats: list[Seat]
    said: list[Said] = []
    proposals: list[Said] = []
    """What the last word is about: most agreement first."""
    out: list[str] = []
    """Options that turned out not to be paid."""
    key: str | None = None
    """The option whose cost is being split."""
    shares: dict[str, int] = {}
    """By `seat:<n>`."""
    caps: dict[str, int] = {}
    """Most that each would give, after what it has refused."""
    firm: bool = False
    """Whether shares cannot be refused any more."""
    note: Note | None = None


class Tally(Struct, frozen=True):
    """A proposal, and who is for it."""

    word: Word
    seats: list[Seat]


class Council(ABC, Generic[S]):
    """How one kind of frame has several seats decide something together.

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

    @abstractmethod
    def carry_out(self, draft: S, frame: Frame, key: str | None, gifts: dict[Seat, Any], ctx: Context[S]) -> None:
        """Do what was agreed on; the frame is off the stack. `gifts`: answers to `share`, by seat in seat order.

        None: every option had a cost that was not paid, or nobody is left to decide.
        """

    def cost(self, state: S, frame: Frame, key: str) -> Cost | None:
        """What an option costs; one that cannot be paid is not offered."""
        return None

    def share(self, state: S, frame: Frame, seat: Seat, amount: int, terms: flow.Terms) -> AnyDecision:
        """The question to a seat what it gives for its share; `terms` go into it, the way back refuses it."""
        give = Option(GIVE, Text("council-give", {"amount": amount}))
        return flow.one(frame, seat, self.kinds.share, self.share_prompt(state, frame, amount), [give], **terms)

    def share_prompt(self, state: S, frame: Frame, amount: int) -> Text:
        """The usual words of that question."""
        return Text("council-prompt-share", {"what": self._cost(state, frame, talk_of(frame)).what, "amount": amount})

    def plain(self, state: S, frame: Frame) -> str:
        """The option that silence proposes where nobody has: one that is offered."""
        return self._open(state, frame, talk_of(frame))[0].key

    def given(self, state: S, decision: AnyDecision) -> Choice:
        """What silence gives for a share: no more than needed, of what stands first; refused where it is too much."""
        return gift(decision)

    # --- what a title uses

    def rules(self, at: str) -> dict[str, Rule[S]]:
        """The frames, for the game's flow."""
        return {
            at: Rule(ask=self._ask_talk, answer=self._take),
            at + LAST: Rule(ask=self._ask_last, answer=self._take),
            at + SPLIT: Rule(ask=self._ask_split, answer=self._take),
            at + SHARE: Rule(ask=self._ask_shares, resolve=self._resolve),
            at + COUNT: Rule(run=self._count),
        }

    def begin(self, draft: S, ctx: Context[S], at: str, seats: Sequence[Seat], **locals_: Any) -> None:
        """Have these seats decide, in a frame of its own; at once where there is one option that costs nothing."""
        present = sorted(seat for seat in seats if seat not in draft.resigned)
        frame = flow.push(draft, at, **locals_)
        self._decide(draft, frame, Talk(type(self).__name__, at, present), ctx)

    def default(self, state: S, decision: AnyDecision) -> Choice | None:
        """What silence does: it follows the proposal that stands; None when this question is none of a council."""
        frame = state.stack[-1]
        if not self._mine(frame):
            return None
        if decision.kind == self.kinds.change:
            return TAKE_BACK
        if decision.kind == self.kinds.share:
            return self.given(state, decision)
        talk = talk_of(frame)
        found = standing(talk)
        if found is not None:
            return found
        return even(decision) if isinstance(decision, Allocate) else self.plain(state, frame)

    def proceedings(self, state: S) -> Proceedings | None:
        """What everybody may know of the council that play is at; None at none of these."""
        if not state.stack or not self._mine(frame := state.stack[-1]):
            return None
        talk = talk_of(frame)
        tallies = tallied(talk)
        key = talk.key
        return Proceedings(
            kind=self._kind(frame, talk),
            what=self.prompt(state, frame) if key is None else self._cost(state, frame, talk).what,
            seats=tuple(talk.seats),
            needed=majority(talk),
            proposals=tuple(
                Proposal(one.word, self._words(state, frame, talk, one.word), _by(talk, one), tuple(one.seats))
                for one in tallies
            ),
            standing=tallies.index(_first(tallies)) if tallies else None,
            chosen=None if key is None else self._label(state, frame, key),
            shares=_shares(frame, talk),
            note=None if talk.note is None else talk.note.text,
        )

    def barred(self, state: S, decision: AnyDecision) -> list[Bar]:
        """Of the options that could be proposed otherwise, those that cannot be paid."""
        frame = state.stack[-1]
        if not self._mine(frame) or decision.kind != self.kinds.talk:
            return []
        offered, talk = [option.key for option in decision.options], talk_of(frame)
        return [
            Bar(option.key, option.label, Text(self.unpaid if option.key in talk.out else self.unpayable))
            for option in self.options(state, frame)
            if option.key not in offered
        ]

    def check(self, state: S) -> None:
        """Raise RulesBug when a council does not add up."""
        for frame in state.stack:
            if self._mine(frame):
                check(talk_of(frame), state.seats, list(frame.sealed))

    # --- the questions

    def _ask_talk(self, state: S, frame: Frame) -> list[AnyDecision]:
        talk = talk_of(frame)
        options, prompt = self._open(state, frame, talk), self._asks(talk, self.prompt(state, frame))
        if len(talk.seats) > 1:
            # What is proposed can be taken back, and the question says until when.
            options = [structs.replace(option, irreversible=False) for option in options]
        asked: list[AnyDecision] = [
            flow.one(frame, seat, self.kinds.talk, prompt, options, public=True) for seat in _silent(talk)
        ]
        return asked + self._offers(frame, talk)

    def _ask_last(self, state: S, frame: Frame) -> list[AnyDecision]:
        talk = talk_of(frame)
        what = self.prompt(state, frame) if talk.key is None else self._cost(state, frame, talk).what
        options = [self._proposed(state, frame, talk, one) for one in talk.proposals]
        prompt = Text("council-prompt-last", {"what": what})
        asked: list[AnyDecision] = [
            flow.one(frame, seat, self.kinds.last, prompt, options, public=True) for seat in _silent(talk)
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
        return [*(self._splitting(state, frame, talk, seat) for seat in _silent(talk)), *self._offers(frame, talk)]

    def _splitting(self, state: S, frame: Frame, talk: Talk, seat: Seat) -> Allocate:
        cost, limits = self._cost(state, frame, talk), self._limits(state, frame, talk)
        prompt = self._asks(talk, Text("council-prompt-split", {"what": cost.what, "total": cost.need}))
        if talk.note is not None:
            prompt = Text("council-again", {"note": talk.note.text, "prompt": prompt})
        options = [Option(key, seat_text(seat_of(key))) for key in limits]
        back = Option(BACK, Text("council-drop")) if self._may_drop(state, frame, talk) else None
        kind = self.kinds.split
        return flow.allocate(frame, seat, kind, prompt, options, cost.need, limits, public=True, back=back)

    def _offers(self, frame: Frame, talk: Talk) -> list[AnyDecision]:
        """To take back what one has said."""
        option, prompt = Option(TAKE_BACK, Text("council-take-back")), Text("council-prompt-change")
        return [
            flow.one(frame, seat, self.kinds.change, prompt, [option], public=True, optional=True)
            for seat in talk.seats
            if seat not in _silent(talk)
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
            terms["back"] = Option(BACK, Text("council-refuse", {"amount": amount}), irreversible=True)
        return terms

    @staticmethod
    def _asks(talk: Talk, what: Text) -> Text:
        if len(talk.seats) == 1:
            return what
        return Text("council-prompt", {"what": what, "needed": majority(talk), "seats": len(talk.seats)})

    # --- how it goes on

    def _take(self, draft: S, frame: Frame, decision: AnyDecision, choice: Any, ctx: Context[S]) -> None:
        """A seat has said something, or takes it back."""
        talk = talk_of(frame)
        if choice == TAKE_BACK and decision.kind == self.kinds.change:
            talk.said = [one for one in talk.said if one.seat != decision.seat]
            keep(frame, talk)
            ctx.say("council-back", "council-event-back", decision.seat, seat=seat_text(decision.seat))
            return
        word = plain_word(choice)
        agrees = any(one.word == word for one in tallied(talk))
        talk.said.append(Said(decision.seat, word))
        keep(frame, talk)
        if len(talk.seats) > 1:
            key = "council-event-agreed" if agrees else "council-event-proposed"
            words = self._words(draft, frame, talk, word)
            ctx.say("council-said", key, decision.seat, seat=seat_text(decision.seat), what=words)
        self._go_on(draft, frame, talk, ctx)

    def _go_on(self, draft: S, frame: Frame, talk: Talk, ctx: Context[S]) -> None:
        """Settle what is being talked over, as soon as enough agree or all have had their last word."""
        tallies = sorted(tallied(talk), key=lambda one: -len(one.seats))
        if tallies and len(tallies[0].seats) >= majority(talk):
            self._settle(draft, frame, talk, tallies[0].word, ctx)
        elif _silent(talk):
            return
        elif talk.proposals:
            equal = [one for one in tallies if len(one.seats) == len(tallies[0].seats)]
            word = tallies[0].word
            if len(equal) > 1:
                word = ctx.pick([str(one.word) for one in equal])
                words = self._words(draft, frame, talk, word)
                ctx.say("council-drawn", "council-event-drawn", None, what=words, reveals=True)
            self._settle(draft, frame, talk, word, ctx)
        else:
            talk.proposals, talk.said = [Said(one.seats[0], one.word) for one in tallies], []
            ctx.say("council-last", "council-event-last", None)
            self._move(draft, talk.at + LAST, frame, talk)

    def _settle(self, draft: S, frame: Frame, talk: Talk, word: Word, ctx: Context[S]) -> None:
        if talk.proposals:
            word = next(one.word for one in talk.proposals if f"by:{one.seat}" == word)
        if len(talk.seats) > 1:
            words = self._words(draft, frame, structs.replace(talk, proposals=[]), word)
            ctx.say("council-settled", "council-event-settled", None, what=words, reveals=True)
        talk.said, talk.proposals = [], []
        if isinstance(word, dict):
            self._divide(draft, frame, talk, word, ctx)
        elif talk.key is not None:
            self._drop(draft, frame, talk, ctx)
        else:
            self._choose(draft, frame, talk, word, ctx)

    def _decide(self, draft: S, frame: Frame, talk: Talk, ctx: Context[S]) -> None:
        """Talk about the options, unless that needs nobody."""
        options = self._open(draft, frame, talk) if talk.seats else []
        if not options:
            self._done(draft, frame, talk, None, {}, ctx)
        elif len(options) == 1:
            self._choose(draft, frame, talk, options[0].key, ctx)
        else:
            self._move(draft, talk.at, frame, talk)

    def _choose(self, draft: S, frame: Frame, talk: Talk, key: str, ctx: Context[S]) -> None:
        """An option was agreed on: see to its cost, if it has one."""
        if self.cost(draft, frame, key) is None:
            self._done(draft, frame, talk, key, {}, ctx)
        else:
            talk.key, talk.caps, talk.firm, talk.note = key, {}, False, None
            self._split(draft, frame, talk, ctx)

    def _split(self, draft: S, frame: Frame, talk: Talk, ctx: Context[S]) -> None:
        """Talk about who gives how much, unless there is only one way."""
        limits, cost = self._limits(draft, frame, talk), self._cost(draft, frame, talk)
        if sum(limits.values()) < cost.need and talk.caps and not self._may_drop(draft, frame, talk):
            # What must be given can be refused only as long as others give it.
            talk.caps, talk.firm = {}, True
            limits = self._limits(draft, frame, talk)
        if sum(limits.values()) < cost.need or not talk.seats:
            self._drop(draft, frame, talk, ctx)
            return
        only = only_choice(structs.replace(self._splitting(draft, frame, talk, talk.seats[0]), back=None))
        if isinstance(only, dict):
            self._divide(draft, frame, talk, plain_word(only), ctx)
        else:
            self._move(draft, talk.at + SPLIT, frame, talk)

    def _divide(self, draft: S, frame: Frame, talk: Talk, split: Any, ctx: Context[S]) -> None:
        talk.shares = split
        keep(frame, talk)
        (first, *others) = self._ask_shares(draft, frame)
        only = only_choice(first)
        if others or len(talk.seats) > 1 or first.back is not None or only is None:
            self._move(draft, talk.at + SHARE, frame, talk)
            return
        ctx.forced += forced(first, only)
        self._done(draft, frame, talk, talk.key, {first.seat: only}, ctx)

    def _resolve(self, draft: S, frame: Frame, choices: dict[Seat, Any], ctx: Context[S]) -> None:
        """All have answered for their shares: take what they give, or split anew."""
        talk = talk_of(frame)
        refused = [seat for seat, choice in choices.items() if choice in (BACK, [BACK])]
        if not refused:
            self._done(draft, frame, talk, talk.key, choices, ctx)
            return
        for seat in refused:
            amount = talk.shares[f"seat:{seat}"]
            talk.caps[f"seat:{seat}"] = amount - 1
            talk.note = Note("council-note-refused", seat, amount)
            ctx.say("council-refused", "council-event-refused", seat, seat=seat_text(seat), amount=amount, reveals=True)
        talk.shares = {}
        self._split(draft, frame, talk, ctx)

    def _drop(self, draft: S, frame: Frame, talk: Talk, ctx: Context[S]) -> None:
        """The cost is not paid: decide among the other options."""
        assert talk.key is not None
        ctx.say(
            "council-dropped", "council-event-dropped", None, what=self._label(draft, frame, talk.key), reveals=True
        )
        talk.out.append(talk.key)
        talk.key, talk.caps, talk.firm, talk.note = None, {}, False, None
        self._decide(draft, frame, talk, ctx)

    def _done(
        self, draft: S, frame: Frame, talk: Talk, key: str | None, gifts: dict[Seat, Any], ctx: Context[S]
    ) -> None:
        keep(frame, talk)
        draft.stack.pop()
        self.carry_out(draft, frame, key, gifts, ctx)

    def _count(self, draft: S, frame: Frame, ctx: Context[S]) -> None:
        """Somebody has left: count anew, and split its share among the others."""
        talk = talk_of(frame)
        gone = [seat for seat in talk.seats if seat in draft.resigned]
        talk.seats = [seat for seat in talk.seats if seat not in gone]
        talk.said = [one for one in talk.said if one.seat not in gone]
        if talk.key is not None:
            frame.sealed = {}
            talk.said, talk.proposals, talk.shares = [], [], {}
            talk.note = Note("council-note-left", gone[0]) if gone else talk.note
            self._split(draft, frame, talk, ctx)
            return
        offered = [option.key for option in self._open(draft, frame, talk)]
        if not talk.seats or len(offered) < 2:
            talk.said, talk.proposals = [], []
            self._decide(draft, frame, talk, ctx)
            return
        talk.said = [one for one in talk.said if talk.proposals or one.word in offered]
        self._go_on(draft, self._move(draft, talk.at + (LAST if talk.proposals else ""), frame, talk), talk, ctx)

    @staticmethod
    def _move(draft: S, at: str, frame: Frame, talk: Talk) -> Frame:
        """Go on at another frame of the council, with questions of its own."""
        keep(frame, talk)
        return flow.goto(draft, at, **frame.v)

    # --- what is known

    def _mine(self, frame: Frame) -> bool:
        return "council" in frame.v and talk_of(frame).of == type(self).__name__

    def _kind(self, frame: Frame, talk: Talk) -> str:
        ends = {LAST: self.kinds.last, SPLIT: self.kinds.split, SHARE: self.kinds.share}
        return ends.get(frame.at.removeprefix(talk.at), self.kinds.talk)

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


def talk_of(frame: Frame) -> Talk:
    """How far the council of a frame has come."""
    return msgspec.convert(frame.v["council"], Talk)


def keep(frame: Frame, talk: Talk) -> None:
    """Note it in the frame."""
    frame.v["council"] = msgspec.to_builtins(talk)


def shares_of(frame: Frame) -> dict[Seat, int]:
    """What was split, by seat; empty where nothing had to be paid."""
    return {seat_of(key): amount for key, amount in talk_of(frame).shares.items()}


def left(draft: State, seat: Seat) -> None:
    """Take a seat that has left out of the councils it is in; what it was to give is split anew."""
    for frame in draft.stack:
        talk = talk_of(frame) if "council" in frame.v else None
        if talk is None or seat not in talk.seats:
            continue
        if frame.at == talk.at + SHARE and f"seat:{seat}" not in talk.shares:
            talk.seats.remove(seat)
            keep(frame, talk)
        else:
            frame.at = talk.at + COUNT


def majority(talk: Talk) -> int:
    """So many who agree settle it: more than half of those asked."""
    return len(talk.seats) // 2 + 1


def tallied(talk: Talk) -> list[Tally]:
    """What was proposed, in that order, and who is for it now."""
    found = [Tally(f"by:{one.seat}", []) for one in talk.proposals]
    for one in talk.said:
        tally = next((tally for tally in found if tally.word == one.word), None)
        if tally is None:
            found.append(tally := Tally(one.word, []))
        tally.seats.append(one.seat)
    return found


def standing(talk: Talk) -> Word | None:
    """The proposal with most agreement, of equals the earlier."""
    tallies = tallied(talk)
    return _first(tallies).word if tallies else None


def even(decision: Allocate) -> dict[str, int]:
    """A total spread as evenly as there is room."""
    given = dict.fromkeys(decision.limits, 0)
    for _ in range(decision.total):
        given[min((key for key in given if given[key] < decision.limits[key]), key=given.__getitem__)] += 1
    return given


def gift(decision: AnyDecision) -> Choice:
    """An answer that gives what is asked for, with few of the things that could be given; the way back without one."""
    if not answerable(structs.replace(decision, back=None)):
        return way_back(decision)
    keys = [option.key for option in decision.options]
    match decision:
        case ChooseMany():
            return _few(decision, keys)
        case Amount():
            return decision.minimum
        case Allocate():
            return even(decision)
        case _:
            return keys if isinstance(decision, Arrange) else keys[0]


def _few(decision: ChooseMany, keys: list[str]) -> list[str]:
    """Those worth most first, and as the last one the least that is enough."""
    left = sorted(keys, key=lambda key: -decision.worth.get(key, 0))
    taken: list[str] = []
    while len(taken) < decision.minimum or worth(decision, taken) < decision.total:
        lacking = decision.total - worth(decision, taken)
        enough = [key for key in left if decision.worth.get(key, 0) >= lacking]
        taken.append(enough[-1] if enough and len(taken) + 1 >= decision.minimum else left[0])
        left.remove(taken[-1])
    return taken


def plain_word(choice: Choice) -> Word:
    """An answer as it is compared with those of others."""
    if isinstance(choice, dict):
        return {key: choice[key] for key in sorted(choice, key=seat_of) if choice[key]}
    return str(choice)


def seat_of(key: str) -> Seat:
    """The seat of a key `seat:<n>`."""
    return int(key.removeprefix("seat:"))


def check(talk: Talk, seats: int, answered: Collection[Seat]) -> None:
    """Raise RulesBug when what was said, or is to be given, does not fit who decides."""
    said = [one.seat for one in talk.said]
    if talk.seats != sorted(set(talk.seats) & set(range(seats))) or not talk.seats:
        raise RulesBug(f"a council of seats {talk.seats}")
    if len(set(said)) != len(said) or not set(said) <= set(talk.seats):
        raise RulesBug(f"in a council of {talk.seats} spoke {said}")
    if any(len(one.seats) >= majority(talk) for one in tallied(talk)):
        raise RulesBug("a council goes on though it is settled")
    givers = {seat_of(key) for key in talk.shares}
    if not givers <= set(talk.seats) or not set(answered) <= givers:
        raise RulesBug(f"shares of {sorted(givers)}, answers of {sorted(answered)} in a council of {talk.seats}")


def _silent(talk: Talk) -> list[Seat]:
    """Who has not said anything yet."""
    said = {one.seat for one in talk.said}
    return [seat for seat in talk.seats if seat not in said]


def _first(tallies: Sequence[Tally]) -> Tally:
    return max(tallies, key=lambda one: len(one.seats))


def _by(talk: Talk, tally: Tally) -> Seat:
    return tally.seats[0] if not talk.proposals else int(str(tally.word).removeprefix("by:"))


def _shares(frame: Frame, talk: Talk) -> tuple[Share, ...]:
    return tuple(
        Share(seat_of(key), amount, answered=seat_of(key) in frame.sealed) for key, amount in talk.shares.items()
    )
