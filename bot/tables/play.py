"""Playing: answer, take back, undo, leave; by people and by automats."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from bot.model import Holder, Match, MatchId, Result, UserId, Way
from bot.steps import Return
from bot.tables import deciding, presses, telling
from bot.tables.base import Done, seated
from bot.tables.errors import Refused
from bot.tables.looking import Looking
from bot.tables.positions import Made, Position
from rules.core.errors import Stale
from rules.core.log import Record
from rules.core.motion import TAKE_BACK
from rules.core.types import AnyDecision, Choice, Seat, Text

logger = logging.getLogger(__name__)


class Play(Looking):
    """Everything from the first move to the last."""

    async def answer(
        self, match: MatchId, user: UserId, decision: int, choice: Choice, interaction: str | None
    ) -> Result:
        """Answer a decision, by its id as `look` gave it. Refused (stale, not yours, illegal): nothing changed."""
        return await self.go(match, user, decision, [choice], interaction)

    async def _give(self, match: MatchId, user: UserId, decision: int, choice: Choice, interaction: str | None) -> Done:
        async def make(position: Position) -> Made:
            inner = deciding.meant(position.match, decision)
            seat = position.match.seat_of(user)
            if seat is None:
                raise await self._stranger(position, inner)
            if inner is None:
                raise Refused(Stale().text)
            return await self._answered(position, seat, inner, choice)

        return await self._command(match, make, actor=user, interaction=interaction)

    async def ways(self, match: MatchId, user: UserId, decision: int) -> tuple[Way, ...]:
        """The parts of a user's move put together, where they fit one menu; none when the question does not stand."""
        found = await self._running(match)
        inner, seat = deciding.meant(found, decision), seated(found, user)
        position = await self._positions.newest(found)
        asked = await self._standing(position, seat, inner)
        return await self._positions.ways(position, asked) if asked is not None else ()

    async def way_back(self, match: MatchId, user: UserId, decision: int) -> Return | None:
        """Where the way back from a user's question leads; None when it has none, or does not stand."""
        found = await self._running(match)
        inner, seat = deciding.meant(found, decision), seated(found, user)
        position = await self._positions.newest(found)
        asked = await self._standing(position, seat, inner)
        return None if asked is None or asked.back is None else await self._positions.way_back(position, asked)

    async def _standing(self, position: Position, seat: Seat, decision: int | None) -> AnyDecision | None:
        """A question of a seat by the rules' id; None when it does not stand."""
        asked = await self._positions.decisions(position)
        return next((one for one in asked if (one.seat, one.id) == (seat, decision)), None)

    async def go(
        self, match: MatchId, user: UserId, decision: int, way: Sequence[Choice], interaction: str | None
    ) -> Result:
        """Give the answers of a way, one after the other, each to the question that the one before it led to.

        Refused where that does not stand any more; what was answered before it stays.
        """
        given = [await self._give(match, user, decision, way[0], interaction)]
        for number, choice in enumerate(way[1:], 1):
            asked = await self._led_to(match, user, given[-1].seq)
            given.append(await self._give(match, user, asked, choice, presses.part(interaction, number)))
        return await self._result(match, user, *given)

    async def _led_to(self, match: MatchId, user: UserId, seq: int) -> int:
        """The question that a user was asked after command `seq`, by its id as they see it; none has the id -1."""
        found = await self._match(match)
        seat, position = seated(found, user), await self._positions.at(found, seq)
        # Undone since, it is stale: it bears the era of then, also where the question of now would take the answer.
        undone = sum(entry.kind == "undo" for entry in await self._reads.entries(match, seq, found.seq))
        then = replace(found, era=found.era - undone)
        asked = [one for one in await self._positions.decisions(position) if one.seat == seat and not one.optional]
        return deciding.shown(then, asked[0]).id if asked else -1

    async def binds(self, match: MatchId, user: UserId, decision: int, way: Sequence[Choice]) -> bool:
        """Whether the last of some answers could not be taken back, as far as that may be known before.

        Refused like `answer`.
        """
        found = await self._running(match)
        inner, seat = deciding.meant(found, decision), seated(found, user)
        if inner is None:
            raise Refused(Stale().text)
        if self._referee.game(found.game).hides:
            return False  # Trying it out might tell the seat what others hide.
        first = position = await self._positions.newest(found)
        tried: list[Made] = []
        for choice in way:
            tried.append(await self._answered(position, seat, inner, choice))
            position = Position(found, tried[-1].record.seq, tried[-1].after)
            asked = await self._positions.decisions(position)
            inner = next((one.id for one in asked if one.seat == seat and not one.optional), -1)
        return await self._positions.binds(first, tried)

    async def withdraw(self, match: MatchId, user: UserId, interaction: str | None, seen: int | None = None) -> Result:
        """Take a sealed answer back while others still think; `seen` as for `undo`."""

        async def make(position: Position) -> Made:
            await self._require_seen(position, user, seen)
            return await self._made(position, "withdraw", seated(position.match, user))

        return await self._result(match, user, await self._command(match, make, actor=user, interaction=interaction))

    async def undo(
        self, match: MatchId, user: UserId, to: int | None, interaction: str | None, seen: int | None = None
    ) -> Result:
        """Go back to the state after command `to` (one of `undo_points`), or by one own press when None.

        What was said in a decision made together is taken back by its own answer, since others may have spoken after.
        `seen`: the command number that the user looked at; refused when they have acted since, so that what is taken
        back is what they meant.
        """

        async def make(position: Position) -> Made:
            await self._require_seen(position, user, seen)
            seat = seated(position.match, user)
            offer = await self._taking_back(position, seat) if to is None else None
            if offer is not None:
                return await self._answered(position, seat, offer.id, TAKE_BACK)
            last = (await self._positions.undo_of(position, seat)).last
            return await self._positions.undo(position, seat, last.seq if to is None and last is not None else to)

        return await self._result(match, user, await self._command(match, make, actor=user, interaction=interaction))

    async def _taking_back(self, position: Position, seat: Seat) -> AnyDecision | None:
        """The offer to take back what a seat has said where several decide together; None while it is asked."""
        own = [one for one in await self._positions.decisions(position) if one.seat == seat]
        return own[0] if [option.key for one in own for option in one.options] == [TAKE_BACK] else None

    async def _require_seen(self, position: Position, user: UserId, seen: int | None) -> None:
        """Refuse what was pressed before the user's newest command, an undo included."""
        seat = seated(position.match, user)
        since = () if seen is None else await self._reads.entries(position.match.id, seen, position.seq)
        if any(entry.seat == seat for entry in since):
            raise Refused(Text("refused-acted-since"))

    async def resign(self, match: MatchId, user: UserId, interaction: str | None) -> Result:
        """Leave a running match for good."""

        async def make(position: Position) -> Made:
            return await self._made(position, "resign", seated(position.match, user))

        return await self._result(match, user, await self._command(match, make, actor=user, interaction=interaction))

    async def resigning_ends(self, match: MatchId, user: UserId) -> bool:
        """Whether the match would end by this user's leaving; refused for whoever cannot leave."""
        position = await self._positions.newest(await self._running(match))
        made = await self._made(position, "resign", seated(position.match, user))
        return made.after.state.outcome is not None

    async def play_automat(self, match: MatchId) -> bool:
        """Let one automat that is asked answer; False when none is."""
        found = await self._match(match)
        asked = [holder for holder in found.holders if holder.automat and holder.waiting]
        if found.status != "running" or not asked:
            return False
        asked = await self._after_people(found, asked)
        if not asked:
            return False
        seat, automat = asked[0].seat, str(asked[0].automat)
        seed = await self._store.seed(match)

        async def make(position: Position) -> Made:
            # Its own number for every command: the same choice after a restart, and no hint about the match's draws.
            return await self._by_automat(position, seat, automat, f"{seed}:automat:{position.seq}:{seat}")

        try:
            await self._command(match, make, actor=None, interaction=f"automat:{match}:{found.seq}:{seat}")
        except NotAsked:
            return True
        return True

    async def _after_people(self, match: Match, asked: list[Holder]) -> list[Holder]:
        """Of the automats that are asked those that need not wait until people have spoken, who decide with them."""
        position = await self._positions.newest(match)
        council = (await self._positions.view(match, position.known, None)).council
        people = [holder.seat for holder in match.holders if holder.waiting and not holder.automat]
        if council is None or council.shares or not set(people) & set(council.seats):
            return asked
        return [holder for holder in asked if holder.seat not in council.seats]

    async def _by_automat(self, position: Position, seat: Seat, automat: str, seed: str) -> Made:
        match, state = position.match, position.state
        decision = await self._asked(position, seat)
        view = await self._positions.view(match, position.known, seat)
        try:
            choice = await self._referee.choose(match, state, view, decision, automat, seed)
            return await self._answered(position, seat, decision.id, choice)
        except Refused as error:
            # An automat that fails must not hold up a table: it does what silence would do.
            logger.warning("automat %s failed in match %s: %s", automat, match.id, error.text.key)
            default = await self._referee.default(match, state, decision)
            return await self._answered(position, seat, decision.id, default)

    async def _answered(self, position: Position, seat: Seat, decision: int, choice: Choice) -> Made:
        record = Record(seq=position.seq + 1, kind="answer", seat=seat, decision_id=decision, choice=choice)
        return await self._positions.make(position, record)

    async def _made(self, position: Position, kind: Literal["withdraw", "resign"], seat: Seat) -> Made:
        return await self._positions.make(position, Record(seq=position.seq + 1, kind=kind, seat=seat))

    async def _asked(self, position: Position, seat: Seat) -> AnyDecision:
        for decision in await self._positions.decisions(position):
            if decision.seat == seat and not decision.optional:
                return decision
        raise NotAsked

    async def _stranger(self, position: Position, decision: int | None) -> Refused:
        for standing in await self._positions.decisions(position):
            if standing.id == decision:
                return Refused(Text("refused-stranger", {"seat": Text("seat", {"n": standing.seat})}))
        return Refused(Text("refused-not-seated"))

    async def _result(self, match: MatchId, user: UserId, *done: Done) -> Result:
        found: Match = await self._match(match)
        look = await self.look(match, user)
        entries = [entry for one in done for entry in await self._reads.entries(match, one.seq - 1, one.seq)]
        heard = telling.told(entries, found.seat_of(user))
        forced = tuple(what for one in done for what in one.forced)
        own = tuple(one.seq for one in done)
        return Result(look=look, own=own, told=tuple(heard), forced=forced, repeated=done[-1].repeated)


class NotAsked(Exception):
    """Somebody else was first: this seat has nothing to answer any more."""
