"""How far a council has come: who said what, what each is to give; kept as JSON in the frame that asks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct

from rules.core.errors import RulesBug
from rules.core.game import Frame
from rules.core.types import Choice, Seat, Share, Text, seat_text

Word: TypeAlias = str | dict[str, int]
"""What a seat has said: the key of an option or of a proposal, a split as numbers by seat, or the way back from it."""

LAST, SPLIT, SHARE, COUNT = "_last", "_split", "_share", "_count"
"""How the names of the other frames of a council end."""


class Said(Struct):
    """Who said what."""

    seat: Seat
    word: Word


class Note(Struct, frozen=True):
    """Why it is talked about again."""

    key: str
    seats: list[Seat]
    amount: int = 0
    """What was refused, where one seat did."""

    @property
    def text(self) -> Text:
        """In words."""
        named = [seat_text(seat) for seat in self.seats]
        return Text(self.key, {"seats": [*named], "count": len(named), "amount": self.amount})


class Talk(Struct, omit_defaults=True):
    """How far a council has come; kept in its frame as JSON."""

    of: str
    """Which council it is, by the name of its class."""
    at: str
    number: int
    """Tells it from every other council of the match."""
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


def talk_of(frame: Frame) -> Talk:
    """How far the council of a frame has come."""
    return msgspec.convert(frame.v["council"], Talk)


def keep(frame: Frame, talk: Talk) -> None:
    """Note it in the frame."""
    frame.v["council"] = msgspec.to_builtins(talk)


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
    return foremost(tallies).word if tallies else None


def plain_word(choice: Choice) -> Word:
    """An answer as it is compared with those of others."""
    if isinstance(choice, dict):
        return {key: choice[key] for key in sorted(choice, key=seat_of) if choice[key]}
    return str(choice)


def seat_of(key: str) -> Seat:
    """The seat of a key `seat:<n>`."""
    return int(key.removeprefix("seat:"))


def check_talk(talk: Talk, seats: int, answered: Collection[Seat]) -> None:
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


def silent(talk: Talk) -> list[Seat]:
    """Who has not said anything yet."""
    said = {one.seat for one in talk.said}
    return [seat for seat in talk.seats if seat not in said]


def foremost(tallies: Sequence[Tally]) -> Tally:
    """The proposal that stands."""
    return max(tallies, key=lambda one: len(one.seats))


def proposer(talk: Talk, tally: Tally) -> Seat:
    """Who proposed it first."""
    return tally.seats[0] if not talk.proposals else int(str(tally.word).removeprefix("by:"))


def shares_in(frame: Frame, talk: Talk) -> tuple[Share, ...]:
    """What each is to give, and who has answered for it."""
    return tuple(
        Share(seat_of(key), amount, answered=seat_of(key) in frame.sealed) for key, amount in talk.shares.items()
    )
