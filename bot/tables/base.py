"""What all use cases share: the store, the rules, positions in memory, and the one way to commit a command."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from bot.model import Holder, Match, MatchId, Notice, UserId
from bot.store.port import Committed, Dumps, Entry, Move, Snapshot, Store
from bot.tables import deciding, notices
from bot.tables.errors import NotSeated, Refused, Unknown
from bot.tables.positions import Known, Made, Position, Positions
from bot.tables.reads import Reads
from bot.tables.referee import Referee
from rules.core import codec, engine
from rules.core.choices import Forced, choice_text
from rules.core.game import Game, State, find
from rules.core.types import AnyDecision, Seat, Text
from rules.service import Workers

ATTEMPTS = 100
"""How often a command is validated again because somebody else was first, before giving up."""

Listener = Callable[[MatchId], None]


class Done(Struct, frozen=True):
    """A command that is written: its number, and whether this very press had been taken before."""

    seq: int
    repeated: bool = False
    forced: tuple[Forced, ...] = ()
    """What was chosen for its seat on the way, since nothing else was possible."""


class Base:
    """The store, the rules, and what time it is."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        dumps: Dumps,
        *,
        now: Callable[[], float],
        token: Callable[[int], str],
        find: Callable[[str], Game[Any, Any]] = find,
    ) -> None:
        """`now` gives seconds since the epoch; `token(n)` gives n secret random bytes as hex digits."""
        self._store = store
        self._now = now
        self._token = token
        self._reads = Reads(store)
        self._referee = Referee(workers, store, dumps, find)
        self._positions = Positions(store, self._reads, self._referee)
        self._locks: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Have `listener` called with the match id after each change that may need sending or an automat's answer."""
        self._listeners.append(listener)

    def _changed(self, match: MatchId) -> None:
        self._reads.changed(match)
        for listener in self._listeners:
            listener(match)

    async def counted(self, interaction: str) -> bool:
        """Whether a press led to a command that is written."""
        return await self._store.entry_of(interaction) is not None

    async def _match(self, match: MatchId) -> Match:
        found = await self._reads.match(match)
        if found is None:
            raise Unknown
        return found

    async def _running(self, match: MatchId) -> Match:
        found = await self._match(match)
        if found.status != "running":
            key = {"lobby": "refused-not-started", "over": "refused-over"}.get(found.status, "refused-closed")
            raise Refused(Text(key))
        return found

    def _lock(self, match: MatchId) -> asyncio.Lock:
        return self._locks.setdefault(match, asyncio.Lock())

    async def _command(
        self,
        match: MatchId,
        make: Callable[[Position], Awaitable[Made]],
        *,
        actor: UserId | None,
        interaction: str | None,
    ) -> Done:
        """Validate and write one command; when somebody else was first, load and validate again."""
        # The lock only saves wasted work; the store is the referee, also between processes.
        async with self._lock(match):
            for _ in range(ATTEMPTS):
                try:
                    position = await self._positions.newest(await self._running(match))
                    made = await make(position)
                except Exception:
                    # As after this very press, whose answer came to nothing.
                    if (done := await self._repeated(match, interaction)) is not None:
                        return done
                    raise
                move = await self._move(position, made, actor, interaction)
                if await self._commit(move) == "done":
                    self._positions.committed(position, made)
                    self._changed(match)
                    self._reads.written(advanced(position.match, move), move.entry)
                    return Done(made.record.seq, forced=_forced(made, await self._positions.decisions(position)))
                done = await self._repeated(match, interaction)
                if done is not None:
                    return done
        raise Refused(Text("refused-busy"))

    async def _repeated(self, match: MatchId, interaction: str | None) -> Done | None:
        """What a press led to that had been taken before; the match is read again."""
        self._reads.changed(match)
        known = await self._store.entry_of(interaction) if interaction else None
        return Done(known[1], repeated=True) if known is not None else None

    async def _commit(self, move: Move) -> Committed:
        """Write it. Where that fails, it may be written all the same: whoever waits for the match looks at it."""
        try:
            return await self._store.commit(move)
        except BaseException:
            self._changed(move.match)
            raise

    async def _move(self, position: Position, made: Made, actor: UserId | None, interaction: str | None) -> Move:
        before, record, after, now = position.match, made.record, made.after, self._now()
        seq, state = record.seq, after.state
        waiting = engine.waited_for(after.decisions or ())
        over = state.outcome is not None
        renewed = deciding.renewed(await self._positions.decisions(position), after.decisions or ())
        together = await self._same_council(position, state)
        turned = notices.turn(before, waiting, record.seat, renewed, together=together)
        entry = Entry(
            seq=seq,
            kind=record.kind,
            seat=record.seat,
            actor=actor,
            decision=record.decision_id,
            choice=record.choice,
            to=record.to,
            draws=made.step.draws,
            events=made.step.events,
            # Its own are told to it at once, on the panel.
            forced=tuple(one for one in made.step.forced if one.seat != record.seat),
            interaction=interaction,
            at=now,
        )
        return Move(
            match=before.id,
            expect=position.seq,
            entry=entry,
            snapshot=self._snapshot(before, seq, state),
            # Whole turns apart, so that any position is a few commands away; and after an undo, so that no way
            # from a stored state to a later command leads across one.
            keep=waiting != before.waiting or record.kind == "undo" or over,
            status="over" if over else "running",
            era=before.era + (record.kind == "undo"),
            waiting=waiting,
            resigned=tuple(state.resigned),
            asked=turned.asked,
            notices=(
                *notices.of_turn(before, seq, turned, over=over, now=now),
                *await self._new_secrets(position, after, seq, now),
            ),
        )

    async def _same_council(self, position: Position, after: State) -> bool:
        """Whether seats decide together, and it is still the same decision."""
        numbers = [await self._referee.council(position.match, state) for state in (after, position.state)]
        return numbers[0] is not None and numbers[0] == numbers[1]

    def _snapshot(self, match: Match, seq: int, state: State) -> Snapshot:
        version = self._referee.game(match.game).info.rules_version
        stored = codec.store(state)
        return Snapshot(seq, stored.raw, stored.hash, version)

    async def _new_secrets(self, position: Position, after: Known, seq: int, now: float) -> list[Notice]:
        told = []
        for holder in position.match.holders:
            if holder.user is None or holder.resigned or holder.dm_closed:
                continue
            match, seat = position.match, holder.seat
            former = await self._positions.secrets(match, position.known, seat)
            if former != await self._positions.secrets(match, after, seat):
                told.append(notices.secret(match, seq, holder, new=False, now=now))
        return told


def _forced(made: Made, asked: Sequence[AnyDecision]) -> tuple[Forced, ...]:
    """What was chosen for the seat that acted, but what reads as its own answer."""
    choice, seat = made.record.choice, made.record.seat
    own = [choice_text(one, choice) for one in asked if one.id == made.record.decision_id and choice is not None]
    return tuple(one for one in made.step.forced if one.seat == seat and one.what not in own)


def advanced(match: Match, move: Move) -> Match:
    """A match as a move that is written leaves it."""
    holders = tuple(
        replace(
            holder,
            waiting=holder.seat in move.waiting,
            since=_since(holder, move),
            resigned=holder.seat in move.resigned,
        )
        for holder in match.holders
    )
    return replace(
        match, seq=move.entry.seq, status=move.status, era=move.era, asked=move.asked, updated=move.entry.at,
        holders=holders,
    )  # fmt: skip


def _since(holder: Holder, move: Move) -> float | None:
    if holder.seat not in move.waiting:
        return None
    return holder.since if holder.waiting else move.entry.at


def seated(match: Match, user: UserId) -> Seat:
    """The seat of a user; raises NotSeated."""
    seat = match.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat
