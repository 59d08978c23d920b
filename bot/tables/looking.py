"""Looking at matches: what a person may see of them, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import structs
from msgspec.structs import replace

from bot.model import Chapter, Ending, Link, Look, Match, MatchId, Presets, Standing, Told, UserId
from bot.steps import UndoPoint
from bot.tables import deciding, telling
from bot.tables.base import seated
from bot.tables.errors import Refused, Unknown
from bot.tables.meant import Meaning
from bot.tables.positions import Position, Undo
from bot.tables.referee import record_of
from bot.tables.story import chapters
from bot.tables.telling import Since
from rules.core import engine
from rules.core.engine import Step
from rules.core.errors import Stale
from rules.core.log import export, write_log
from rules.core.types import AnyDecision, Bar, Outcome, Seat, Setup, Text, View

logger = logging.getLogger(__name__)

ALL = 1_000_000
"""More matches than anybody plays."""


class Looking(Meaning):
    """Views, logs and lists."""

    async def match(self, match: MatchId) -> Match:
        """A match by id."""
        return await self._match(match)

    async def visible(self, match: MatchId, user: UserId, channel: int | None = None) -> Match:
        """A match that this user may know of, asking in `channel`; raises Unknown otherwise, as for an id of none.

        Anybody may know of a public match; of a private one, whoever sits in it, and whoever is where it is played:
        its card hangs there for them to see, and to join by.
        """
        found = await self._match(match)
        if found.visibility == "public" or found.seat_of(user) is not None:
            return found
        if channel is None or channel not in (found.place.channel, found.place.thread):
            raise Unknown
        return found

    async def look(self, match: MatchId, user: UserId | None, at: int | None = None) -> Look:
        """What this user (None: anybody) may see: their seat's view and decisions, or the spectators' view.

        `at`: an older command number; then there are no decisions.
        """
        found = await self._match(match)
        _admit(found, user)
        return await self._look(found, found.seat_of(user), at)

    def look_again(self, match: MatchId) -> None:
        """Have a match read again in the same press, as others may have acted meanwhile."""
        self._reads.changed(match)

    async def look_as(self, match: MatchId, seat: Seat | None) -> Look:
        """What a seat may see, for notices that go to it; None: spectators."""
        return await self._look(await self._match(match), seat, None)

    async def log(
        self, match: MatchId, user: UserId | None, since: Since = "start", seat: Seat | None = None
    ) -> list[Told]:
        """What happened, oldest first, as this user may hear it; `seat` keeps the doings of one seat only.

        `my-turn`: what came of the last answer of the user's seat, and since; `round`: since everybody was asked
        last; a number: after that command. What was taken back is left out.
        """
        found = await self._match(match)
        _admit(found, user)
        viewer = found.seat_of(user)
        # What was taken back came after what it takes back: nothing before `since` is wanted to tell what stands.
        begun = since if isinstance(since, int) else -1
        entries = telling.effective(await self._reads.entries(match, begun, found.seq))
        first = telling.after(entries, since, viewer, found.waiting, found.seats)
        return telling.told([entry for entry in entries if entry.seq > first], viewer, seat)

    async def missed(self, match: MatchId, user: UserId) -> tuple[list[Told], list[Chapter]]:
        """What others have done since a user's own last command, line by line and turn by turn; nothing before one."""
        found = await self._match(match)
        entries, seat = await self._reads.entries(match, -1, found.seq), found.seat_of(user)
        own = max((entry.seq for entry in entries if entry.seat == seat), default=-1) if seat is not None else -1
        if own < 0:
            return [], []
        return await self.log(match, user, own), await self.story(match, user, own)

    async def story(
        self, match: MatchId, user: UserId | None, since: Since = "start", until: int | None = None
    ) -> list[Chapter]:
        """What happened, turn by turn, oldest first, the open turn last; with the details that this user may hear.

        `since` as for `log`: only chapters that ended after it, or are open. `until`: only those that had ended by
        that command. It refuses nobody: whoever sees a turn card may ask, and hears what their seat may hear, if any.
        """
        found = await self._match(match)
        viewer, game = found.seat_of(user), self._referee.game(found.game)
        entries = await self._reads.entries(match, -1, found.seq)
        first = telling.after(telling.effective(entries), since, viewer, found.waiting, found.seats)
        told = chapters(entries, viewer, game.deeds, first, until)
        if not game.info.leads:
            told = [replace(one, leader=None) for one in told]
        return told

    async def mine(self, user: UserId) -> list[Match]:
        """Lobbies and running matches of a user, those waiting for them first."""
        return await self._store.matches_of(user)

    async def ended(self, user: UserId) -> list[Match]:
        """The matches of a user that were played to their end, the latest first."""
        return await self._store.ended_of(user, ALL)

    async def standing(self, match: Match, user: UserId) -> Standing | None:
        """Where a running match stands and how this user's seat does; None for one that nobody can look at now."""
        seat = match.seat_of(user)
        if match.status != "running" or seat is None:
            return None
        try:
            position = await self._positions.newest(match)
            view = await self._positions.view(match, position.known, seat)
            stand = await self._referee.standing(match, position.state, view)
        except Refused as refusal:
            logger.info("match %s cannot be looked at: %s", match.id, refusal.text.key)
            return None
        return Standing(stand.phase, stand.tally.get(seat))

    async def outcome(self, match: Match) -> Outcome | None:
        """How a match ended; None while it goes on, and for one whose rules are gone: it cannot be read any more."""
        if match.status != "over":
            return None
        try:
            return (await self.ending(match.id)).outcome
        except Refused as refusal:
            logger.info("the end of match %s cannot be read: %s", match.id, refusal.text.key)
            return None

    async def browse(self, guild: int, user: UserId | None = None) -> list[Match]:
        """Lobbies and running matches of a server: the public ones, and those the user sits in.

        Those that wait for the user come first, then what can be joined.
        """
        found = await self._store.matches_in(guild)
        known = [match for match in found if match.visibility == "public" or match.seat_of(user) is not None]
        return sorted(known, key=lambda match: match.seat_of(user) not in match.waiting)

    async def of_message(self, message: int) -> Link | None:
        """Which match a message belongs to."""
        return await self._store.link_of(message)

    async def ending(self, match: MatchId) -> Ending:
        """Outcome and seed; refused before the end."""
        position = await self._ended(match)
        assert position.state.outcome is not None
        return Ending(
            outcome=position.state.outcome,
            seed=await self._store.seed(match),
            seed_hash=position.match.seed_hash,
            commands=position.seq,
        )

    async def export(self, match: MatchId, user: UserId | None = None) -> bytes:
        """The whole match as a `petteia-log/1` file with its seed, to verify or replay; refused before the end.

        `user`: who asks; None for the host itself.
        """
        position = await self._ended(match)
        _admit(position.match, user)
        found, entries = position.match, await self._store.entries(match)
        first = await self._positions.at(found, 0)
        begun, ended = await self._store.snapshot(match, 0), await self._store.snapshot(match, found.seq)
        assert begun is not None, f"match {match} has no start"
        assert ended is not None, f"match {match} has no end"
        log = export(
            self._referee.game(found.game),
            Setup(found.game, found.seats, await self._store.seed(match), found.options),
            Step(first.state, entries[0].events, entries[0].draws),
            [record_of(entry) for entry in entries[1:]],
            position.state,
        )
        # As the rules wrote it that the match ended by; they may have been renewed since, and also while it was played.
        former = begun.rules_version if begun.rules_version != ended.rules_version else None
        return write_log(replace(log, rules_version=ended.rules_version, hash=ended.hash, begun_version=former))

    async def undo_points(self, match: MatchId, user: UserId) -> tuple[UndoPoint, ...]:
        """Where this user may go back to in their own open turn, nearest first, and what would be undone."""
        found = await self._running(match)
        return (await self._positions.undo_of(await self._positions.newest(found), seated(found, user))).points

    async def barred(self, match: MatchId, user: UserId, decision: int) -> list[Bar]:
        """What a user would expect among the options of a question and does not find; refused when it is not theirs."""
        found = await self._running(match)
        seat, meant = seated(found, user), deciding.meant(found, decision)
        position = await self._positions.newest(found)
        for asked in await self._positions.decisions(position):
            if (asked.seat, asked.id) == (seat, meant):
                return await self._referee.barred(found, position.state, asked)
        raise Refused(Stale().text)

    async def _ended(self, match: MatchId) -> Position:
        found = await self._match(match)
        if found.status != "over":
            raise Refused(Text("refused-closed" if found.status == "closed" else "refused-not-over"))
        return await self._positions.newest(found)

    async def _look(self, match: Match, seat: Seat | None, at: int | None) -> Look:
        if match.seq < 0:
            return Look(match=match, seat=seat, seq=-1)
        position = await self._positions.at(match, match.seq if at is None else at)
        view = await self._positions.view(match, position.known, seat)
        if position.seq != match.seq:
            older = await self._referee.standing(match, position.state, view)
            return Look(
                match=match, seat=seat, seq=position.seq, view=view, phase=older.phase, outcome=position.state.outcome
            )
        stand = await self._referee.standing(match, position.state, view)
        now = Look(match=match, seat=seat, seq=match.seq, view=view, **structs.asdict(stand))
        return await self._look_now(position, now)

    async def _look_now(self, position: Position, look: Look) -> Look:
        match, state, seat = position.match, position.state, look.seat
        if match.status != "running":
            return replace(look, outcome=state.outcome)
        decisions = await self._positions.decisions(position)
        first = _first(decisions)
        own = tuple(deciding.shown(match, decision) for decision in decisions if decision.seat == seat)
        undo = await self._positions.undo_of(position, seat) if seat is not None and own else Undo()
        return replace(
            look,
            decisions=own,
            waiting=engine.waited_for(decisions),
            chosen=tuple(sorted(state.sealed)),
            prompts=self._public(decisions),
            first=deciding.shown(match, first) if first is not None else None,
            can_withdraw=seat in state.sealed,
            undo=undo.points,
            last=undo.last,
            presets=await self._presets(position, look.view, seat) if seat is not None and own else None,
        )

    def _public(self, decisions: Sequence[AnyDecision]) -> dict[Seat, Text]:
        """The questions that everybody may read.

        The contract tests hold that they tell a spectator nothing new.
        """
        return {one.seat: one.prompt for one in decisions if (one.public or one.quotable) and not one.optional}

    async def _presets(self, position: Position, view: View | None, seat: Seat) -> Presets | None:
        """The kept preparations that fit what this seat prepares now."""
        match, user = position.match, position.match.holders[seat].user
        if view is None or user is None:
            return None
        keepable = await self._referee.keepable(match, position.state, view)
        if keepable is None:
            return None
        kept = await self._reads.presets(user, match.game, keepable.shelf)
        return Presets(tuple(preset.name for preset in kept), savable=keepable.body is not None)


def _first(decisions: Sequence[AnyDecision]) -> AnyDecision | None:
    """The question of the only seat that play waits for, when everybody may read it."""
    waiting = [one for one in decisions if not one.optional]
    return waiting[0] if len(waiting) == 1 and waiting[0].public else None


def _admit(match: Match, user: UserId | None) -> None:
    """Refuse a private match to whoever has no seat in it; None is a notice of the match's own."""
    if match.visibility == "private" and user is not None and match.seat_of(user) is None:
        raise Refused(Text("refused-private"))
