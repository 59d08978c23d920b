"""Sends what the store has waiting: merges, paces, retries, and never loses or doubles a message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from itertools import groupby

from msgspec.structs import replace

from bot.model import Match, MatchId, MessageRef, Notice
from bot.outbox_port import DmClosed, Gone, Parcel, Sender, TokenRefused, TryLater, Undeliverable
from bot.pace import Spacing
from bot.store.port import DMS_CLOSED, HORIZON, PASSING, Store
from bot.tables import notices as make
from rules.core.types import Seat

logger = logging.getLogger(__name__)

LEASE = 90.0
"""Seconds after which a claim of a worker that died is void."""
PATIENCE = 60.0
"""Seconds that one message may take, its picture included."""
AT_ONCE = 16
"""Messages under way at the same time."""
TRIES = 8
"""After so many faults of the program itself, a notice is put aside; what Discord or the network does never counts."""
SLOWEST = 300.0
"""Seconds between two tries, at most, unless Discord asks for more."""
assert SLOWEST < HORIZON
assert LEASE < HORIZON
GRACE = 5.0
"""Seconds that stopping waits for messages under way."""
UNREAD = 1.0
"""Seconds until the store is asked again when it could not be read."""
NAP = 30.0
"""Seconds after which the worker looks by itself, in case another process has put something in."""


class Outbox:
    """The worker. One `name` per process: at its start, claims that an earlier process of that name left are void."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        *,
        now: Callable[[], float],
        name: str = "outbox",
        former: str | None = None,
        edits: Spacing | None = None,
    ) -> None:
        """`former`: the name of another that is no more; `edits`: shared with whoever else edits a match's messages."""
        self._store = store
        self._sender = sender
        self._now = now
        self._name = name
        self._gone = list(dict.fromkeys([name, former or name]))
        """Workers whose claims are still to be made void."""
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: dict[str, asyncio.Task[None]] = {}
        """Lane -> the newest delivery in it."""
        self._sending: dict[asyncio.Task[None], set[int]] = {}
        """The notices that each delivery was given."""
        self._edits = edits or Spacing(now)
        self._held: dict[str, float] = {}
        """Lane -> until when nothing is tried there, whatever comes in meanwhile."""
        self._faults: dict[str, int] = {}
        """Key -> how often the program itself has failed at it."""
        self._refused: TokenRefused | None = None

    def wake(self, match: MatchId = "") -> None:
        """Something may be waiting; made to be a listener of `Tables`."""
        self._woken.set()

    async def run(self) -> None:
        """Send until cancelled; what is under way then is finished or given back by the lease.

        Raises TokenRefused when nothing can be sent any more.
        """
        try:
            while True:
                if self._refused is not None:
                    raise self._refused
                self._woken.clear()
                try:
                    while self._gone:
                        await self._store.release(self._gone[-1])
                        self._gone.pop()
                    await self._begin()
                    pause = await self._pause()
                except PASSING as error:
                    logger.warning("the outbox cannot be read now: %s", error)
                    pause = UNREAD
                except Exception:
                    logger.exception("the outbox could not be read")
                    pause = UNREAD
                await self._wait(pause)
        finally:
            await self._stop()

    async def _stop(self) -> None:
        """Finish what can be finished soon; the rest is tried again after the next start."""
        tasks = list(self._tasks)
        if tasks:
            await asyncio.wait(tasks, timeout=GRACE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def flush(self) -> int:
        """Send all that is due now, and say how many messages that were; for tests and for shutting down."""
        count = 0
        while True:
            count += await self._begin()
            if not self._tasks:
                return count
            await asyncio.wait(self._tasks)

    async def _begin(self) -> int:
        room = AT_ONCE - len(self._tasks) if self._refused is None else 0
        claimed = await self._store.claim(self._name, self._now(), LEASE, room) if room else []
        claimed.sort(key=lambda notice: (notice.merge_key, notice.id))
        groups = [list(group) for _, group in groupby(claimed, key=lambda notice: notice.merge_key)]
        # A clock that leaps makes a lease run out under way; what is under way here is not begun once more.
        fresh = [group for group in groups if not self._under_way(group)]
        for group in fresh:
            lane = group[-1].lane
            work = self._deliver(group, self._busy.get(lane))
            task = self._busy[lane] = asyncio.create_task(work, name=f"send {group[-1].merge_key}")
            self._sending[task] = {*_ids(group)}
            self._tasks.add(task)
            task.add_done_callback(partial(self._finished, lane))
        return len(fresh)

    def _under_way(self, group: list[Notice]) -> bool:
        return any(sending.intersection(_ids(group)) for sending in self._sending.values())

    def _let_go(self, ids: list[int]) -> list[int]:
        """Notices that are about to be done with or given back: whoever claims them from then on may send them."""
        for sending in self._sending.values():
            sending.difference_update(ids)
        return ids

    def _finished(self, lane: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._sending.pop(task, None)
        if self._busy.get(lane) is task:
            del self._busy[lane]
        self._woken.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            # The claim runs out by itself, and the notice is tried again.
            if isinstance(error, PASSING):
                logger.warning("a notice could not be dealt with now: %s", error)
            else:
                logger.error("a notice could not be dealt with", exc_info=error)

    async def _pause(self) -> float:
        due = await self._store.next_due()
        return NAP if due is None else min(NAP, max(0.0, due - self._now()))

    async def _wait(self, seconds: float) -> None:
        if len(self._tasks) >= AT_ONCE:
            seconds = NAP
        # Not wait_for: before Python 3.12 it may swallow a cancellation that comes with the event.
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            return

    async def _deliver(self, group: list[Notice], former: asyncio.Task[None] | None) -> None:
        """Send them; after the `former` delivery of the lane, whose message is out and stored, but which may not have
        come to know it yet.
        """
        if former is not None:
            await asyncio.wait([former])
        now, later = _split(group)
        # What had to be put aside is told together with what comes next: its call, too.
        now = [*await self._aside(group[-1]), *now]
        match = await self._store.match(group[-1].match)
        assert match is not None, "a notice has a match"
        parcel = await self._parcel(match, now, later)
        ready, why = self._ready(parcel)
        if ready > self._now():
            await self._put_off(group, ready, why, tried=False)
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send(_ids(now), parcel)
        except TryLater as error:
            await self._hold(group, str(error) or "later", error.after)
            return
        except TimeoutError:
            await self._hold(group, "no answer in time")
            return
        except TokenRefused as error:
            self._refused = error
            await self._store.postpone(self._let_go(_ids(group)), self._now(), "the token is refused", tried=False)
            return
        except PASSING as error:
            logger.warning("match %s: %s is sent later: %s", match.id, parcel.notice.kind, error)
            await self._again(group, str(error))
            return
        except Exception as error:
            reason = self._hopeless(parcel, error)
            if reason is None:
                await self._again(group, repr(error))
                return
            if isinstance(error, DmClosed):
                await self._dm_closed(parcel.notice)
            await self._store.give_up(self._let_go(_ids(now)), reason, self._now())
        self._held.pop(parcel.notice.lane, None)
        self._faults.pop(parcel.notice.merge_key, None)
        if later:
            await self._store.postpone(self._let_go(_ids(later)), self._now(), "after a repeat", tried=False)

    async def _aside(self, notice: Notice) -> list[Notice]:
        """What was put aside of the same key. It was refused: none of it is out there."""
        aside = await self._store.undelivered(notice.match)
        return [replace(one, tries=0) for one, _ in aside if one.merge_key == notice.merge_key]

    def _ready(self, parcel: Parcel) -> tuple[float, str]:
        """When it may be sent, and what it waits for until then."""
        paced = parcel.edit is not None and parcel.notice.user is None and parcel.notice.kind != "retire"
        ready = self._edits.ready(parcel.notice.lane) if paced else 0.0
        return max((ready, "pace"), (self._held.get(parcel.notice.lane, 0.0), "the way is closed"))

    def _hopeless(self, parcel: Parcel, error: Exception) -> str | None:
        """Why it is not tried again; None when it is."""
        notice = parcel.notice
        if isinstance(error, DmClosed):
            return DMS_CLOSED
        if isinstance(error, Undeliverable):
            logger.warning("match %s: %s was not sent: %s", notice.match, notice.kind, error)
            return str(error) or "undeliverable"
        logger.error("match %s: %s could not be sent", notice.match, notice.kind, exc_info=error)
        faults = self._faults[notice.merge_key] = self._faults.get(notice.merge_key, 0) + 1
        return repr(error) if faults >= TRIES else None

    async def _parcel(self, match: Match, group: list[Notice], later: list[Notice]) -> Parcel:
        newest = group[-1]
        if newest.kind == "retire":
            return Parcel(notice=newest, edit=newest.ref, since=newest.since, nonce="")
        # Who has acted meanwhile is not mentioned any more; if nobody is left to mention, an edit will do, unless the
        # new card may be out there already: then its nonce finds it.
        # Nor who is asked anew: the message that comes after this one says so.
        due = _called(group).intersection(match.waiting) - _called(later)
        mention = tuple(sorted(due))
        fresh = [notice for notice in group if notice.new and (notice.kind != "card" or mention or notice.tries)]
        former = await self._store.newest_link(match.id, newest.kind, newest.user)
        # A new message keeps its number when more is merged into it; so does one that replaces a missing card.
        nonce = f"{match.id}-{fresh[-1].id if fresh else group[0].id}"
        # Its plain words may be out there, and call already: then it becomes what it is to be by an edit.
        begun = former is not None and former.nonce == nonce
        link = former if begun or not fresh else None
        tries = max(notice.tries for notice in group)
        retired = former if link is None and newest.kind == "card" else None
        return Parcel(
            notice=replace(newest, new=link is None, mention=mention if link is None or begun else (), tries=tries),
            edit=link.ref if link else None,
            # The first card tells all there is; a new one only what happens from now on: the former one tells the rest.
            since=-1 if former is None else former.seq if link else newest.seq,
            nonce=nonce,
            again=newest.kind == "card" and not mention and any(notice.new for notice in later),
            after=() if retired is None else (make.retire(retired, newest.seq, now=self._now()),),
        )

    async def _send(self, ids: list[int], parcel: Parcel) -> None:
        notice = parcel.notice
        try:
            ref = await self._sender.send(parcel)
        except Gone as gone:
            if parcel.edit is None:
                raise Undeliverable("gone") from None
            if notice.kind == "retire":
                await self._store.sent(self._let_go(ids), None, self._now())
            else:
                await self._send(ids, await self._anew(parcel, parcel.edit, gone))
            return
        link = parcel.link(ref) if ref is not None and notice.kind != "retire" else None
        self._edits.mark(notice.lane)
        await self._store.sent(self._let_go(ids), link, self._now(), parcel.after)

    async def _anew(self, parcel: Parcel, former: MessageRef, gone: Gone) -> Parcel:
        """An edit as a new message; a card that stays there is then an earlier one."""
        notice = replace(parcel.notice, new=True, mention=())
        if notice.kind != "card" or not gone.stays:
            await self._store.drop_link(former.message)
            return replace(parcel, edit=None, notice=notice)
        after = (make.retire(parcel.link(former), notice.seq, now=self._now()),)
        since = notice.seq if gone.tells else parcel.since
        return replace(parcel, edit=None, notice=notice, since=since, after=after)

    async def _hold(self, group: list[Notice], reason: str, after: float = 0.0) -> None:
        """Try again later, and till then nothing else in that lane: the same way would be closed to it."""
        until = await self._again(group, reason, after)
        self._held = {lane: until for lane, until in self._held.items() if until > self._now()}
        self._held[group[-1].lane] = until

    async def _again(self, group: list[Notice], reason: str, after: float = 0.0) -> float:
        """Try again, ever more slowly; when."""
        tries = max(notice.tries for notice in group)
        until = self._now() + max(after, min(SLOWEST, 2.0 ** min(tries, 30)))
        await self._put_off(group, until, reason)
        return until

    async def _put_off(self, group: list[Notice], until: float, reason: str, *, tried: bool = True) -> None:
        """Have it looked at again then, or in between where that is long: see `HORIZON`."""
        await self._store.postpone(self._let_go(_ids(group)), min(until, self._now() + SLOWEST), reason, tried)

    async def _dm_closed(self, notice: Notice) -> None:
        if notice.user is not None:
            await self._store.save_user(replace(await self._store.user(notice.user), dm_closed=True))
        # The public card then says: press My hand.
        await self._store.enqueue([make.card(notice.match, notice.seq, now=self._now())])


def _ids(notices: list[Notice]) -> list[int]:
    return [notice.id for notice in notices]


def _called(group: list[Notice]) -> set[Seat]:
    return {seat for notice in group for seat in notice.mention}


def _split(group: list[Notice]) -> tuple[list[Notice], list[Notice]]:
    """What to send now, and what to send after it.

    A new message that was tried before may be out there already, as it was then, and would be found in place of one
    that calls somebody else: what came later is an edit of it, or a message of its own.
    """
    repeated = max((n for n, notice in enumerate(group, 1) if notice.new and notice.tries), default=len(group))
    return group[:repeated], group[repeated:]
