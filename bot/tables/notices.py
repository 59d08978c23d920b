"""Which messages a command causes. They state facts; words and pictures are made when they are sent."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from bot.model import Holder, Link, Match, MatchId, Notice
from rules.core.types import Seat, Text


class Turn(Struct, frozen=True):
    """What a command did to whose turn it is."""

    asked: tuple[Seat, ...]
    """Human seats that the card addresses now."""
    newly: tuple[Seat, ...]
    """Those among them to be told so; never who just acted."""
    quiet: bool
    """True when only automats are asked: the next human card says what happened."""


def turn(
    match: Match,
    waiting: tuple[Seat, ...],
    actor: Seat | None,
    renewed: Collection[Seat] = (),
    *,
    together: bool = False,
) -> Turn:
    """Compare who was asked with who is asked; `renewed`: seats that are asked something else than before.

    `together`: the seats go on with one decision that they make together, to which all were called when it began.
    """
    asked = tuple(holder.seat for holder in match.holders if holder.user is not None and holder.seat in waiting)
    if not asked:
        return Turn(match.asked, (), quiet=True)
    called = () if together else asked
    newly = tuple(seat for seat in called if seat != actor and (seat not in match.asked or seat in renewed))
    return Turn(asked, newly, quiet=False)


def of_turn(match: Match, seq: int, turned: Turn, *, over: bool, now: float) -> list[Notice]:
    """The card after a command: a new message when somebody else decides, an edit otherwise, and the end."""
    if over:
        ending = Notice(match=match.id, seq=seq, kind="end", merge_key=f"end:{match.id}", due=now)
        return [card(match.id, seq, now=now), ending, lobby(match, now=now)]
    if turned.quiet:
        return []
    return [card(match.id, seq, mention=turned.newly, now=now)]


def card(match: MatchId, seq: int, *, mention: tuple[Seat, ...] = (), now: float) -> Notice:
    """The turn card: a new message when it mentions somebody, an edit otherwise."""
    return Notice(
        match=match, seq=seq, kind="card", merge_key=f"card:{match}", new=bool(mention), mention=mention, due=now
    )


def retire(card: Link, until: int, *, now: float) -> Notice:
    """An earlier card loses its controls and picture; it keeps telling its turn, up to command `until`."""
    return Notice(
        match=card.match,
        seq=until,
        kind="retire",
        merge_key=f"retire:{card.ref.message}",
        new=False,
        ref=card.ref,
        since=card.seq,
        due=now,
    )


def lobby(match: Match, *, now: float, new: bool = False) -> Notice:
    """The lobby card."""
    return Notice(match=match.id, seq=match.seq, kind="lobby", merge_key=f"lobby:{match.id}", new=new, due=now)


def secret(match: Match, seq: int, holder: Holder, *, new: bool, now: float) -> Notice:
    """What a seat alone knows, by direct message to whoever sits there."""
    return Notice(
        match=match.id,
        seq=seq,
        kind="secret",
        merge_key=f"secret:{match.id}:{holder.seat}",
        new=new,
        seat=holder.seat,
        user=holder.user,
        due=now,
    )


def note(match: Match, words: Text, *, now: float) -> Notice:
    """One line for everybody; notes are not merged."""
    key = f"note:{match.id}:{match.seq}:{match.edition}:{words.key}"
    return Notice(match=match.id, seq=match.seq, kind="note", merge_key=key, text=words, due=now)
