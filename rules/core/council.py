"""A decision that several seats make together: any of them proposes, most agree, and a cost is split among them.

A title says what may be proposed, what it costs and what is done then; how it is talked over is written once, here, in
frames of its own: first each seat says an option, and saying what another has said is to agree; where all have spoken
and no option has a majority, each has a last word among the proposals. The cost of the option is split in the same
way, then each seat answers for its own share in secret, and a share that is refused sends the split back.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec import structs

from rules.core import flow
from rules.core.auto import even
from rules.core.choices import forced, only_choice
from rules.core.game import Context, Frame, Rule, S, State
from rules.core.motion import TAKE_BACK, Motion
from rules.core.talk import (
    COUNT,
    LAST,
    SHARE,
    SPLIT,
    Note,
    Said,
    Talk,
    Word,
    check_talk,
    foremost,
    keep,
    majority,
    plain_word,
    proposer,
    seat_of,
    shares_in,
    silent,
    standing,
    talk_of,
    tallied,
)
from rules.core.types import (
    BACK,
    Allocate,
    AnyDecision,
    Bar,
    Choice,
    Proceedings,
    Proposal,
    Seat,
    Text,
    seat_text,
)


class Council(Motion[S]):
    """How one kind of frame has several seats decide something together."""

    @abstractmethod
    def carry_out(self, draft: S, frame: Frame, key: str | None, gifts: dict[Seat, Any], ctx: Context[S]) -> None:
        """Do what was agreed on; the frame is off the stack. `gifts`: answers to `share`, by seat in seat order.

        None: every option had a cost that was not paid, or nobody is left to decide.
        """

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
        self._decide(draft, frame, Talk(type(self).__name__, at, frame.id, present), ctx)

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
        if isinstance(decision, Allocate):
            return even(decision)
        plain, keys = self.plain(state, frame), [option.key for option in decision.options]
        return plain if plain in keys else keys[0]

    def proceedings(self, state: S) -> Proceedings | None:
        """What everybody may know of the council that play is at; None at none of these."""
        if not state.stack or not self._mine(frame := state.stack[-1]):
            return None
        talk = talk_of(frame)
        tallies = tallied(talk)
        key = talk.key
        return Proceedings(
            number=talk.number,
            kind=self._kind(frame, talk),
            what=self.prompt(state, frame) if key is None else self._cost(state, frame, talk).what,
            seats=tuple(talk.seats),
            needed=majority(talk),
            last=bool(talk.proposals),
            proposals=tuple(
                Proposal(one.word, self._words(state, frame, talk, one.word), proposer(talk, one), tuple(one.seats))
                for one in tallies
            ),
            standing=tallies.index(foremost(tallies)) if tallies else None,
            chosen=None if key is None else self._label(state, frame, key),
            total=0 if key is None else self._cost(state, frame, talk).need,
            shares=shares_in(frame, talk),
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
                check_talk(talk_of(frame), state.seats, list(frame.sealed))

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
        elif silent(talk):
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
        # One who decides alone has said to pay it: that is asked again only where it can be done in several ways.
        only = only_choice(structs.replace(first, back=None) if len(talk.seats) == 1 else first)
        if others or len(talk.seats) > 1 or only is None:
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
            ctx.say("council-refused", "council-event-refused", seat, seat=seat_text(seat), amount=amount, reveals=True)
        talk.note = Note("council-note-refused", refused, talk.shares[f"seat:{refused[0]}"])
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
        talk.note = Note("council-note-left", gone) if gone else talk.note
        if talk.key is not None:
            frame.sealed = {}
            talk.said, talk.proposals, talk.shares = [], [], {}
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

    def _mine(self, frame: Frame) -> bool:
        return "council" in frame.v and talk_of(frame).of == type(self).__name__

    def _kind(self, frame: Frame, talk: Talk) -> str:
        ends = {LAST: self.kinds.last, SPLIT: self.kinds.split, SHARE: self.kinds.share}
        return ends.get(frame.at.removeprefix(talk.at), self.kinds.talk)


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
