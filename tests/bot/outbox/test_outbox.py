"""What goes out, when, to whom: merged, paced, tried again, once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from bot.model import Link, MatchId, MessageRef
from bot.outbox import TRIES, Outbox
from bot.outbox_port import Gone, Parcel, TokenRefused, TryLater, Undeliverable
from bot.pace import EDIT_GAP as PACE
from bot.store.port import Store
from bot.tables.notices import card, turn
from rules.core.types import Text
from tests.support.stores import Intercepted
from tests.support.tables import PEOPLE, PLACE, Messages, Table, opened

ADA, BO, CY, _ = PEOPLE


async def sent(table: Table, seconds: float = 10.0) -> list[Parcel]:
    """What goes out when `seconds` have passed."""
    table.clock.time += seconds
    count = len(table.messages.parcels)
    await table.outbox.flush()
    return table.messages.parcels[count:]


async def test_the_start_sends_a_card_that_mentions_and_hands_to_each_seat(table: Table) -> None:
    match = await table.running(3)
    out = await sent(table)
    assert sorted(parcel.notice.kind for parcel in out) == ["card", "lobby", "secret", "secret", "secret"]
    (first,) = [parcel for parcel in out if parcel.notice.kind == "card"]
    assert (first.edit, first.notice.mention, first.notice.new) == (None, (0, 1, 2), True)
    found = await table.tables.match(match)
    hands = {(parcel.notice.user, parcel.notice.seat) for parcel in out if parcel.notice.kind == "secret"}
    assert hands == {(holder.user, holder.seat) for holder in found.holders}
    link = await table.tables.newest(match, "card")
    assert link is not None
    assert await table.tables.of_message(link.ref.message) == link
    assert await sent(table) == []


async def test_nobody_is_mentioned_twice_nor_who_just_acted(table: Table) -> None:
    match = await table.running(3, options={"rounds": 3})
    await sent(table)
    while (await table.tables.match(match)).status == "running":
        before = await table.tables.match(match)
        result = await table.move(match)
        entry = (await table.store.entries(match, before.seq))[0]
        cards = [parcel for parcel in await sent(table) if parcel.notice.kind == "card"]
        (parcel,) = cards
        asked = set(result.look.match.waiting)
        assert set(parcel.notice.mention) == asked - set(before.asked) - {entry.seat}
        assert (parcel.edit is None) == bool(parcel.notice.mention)
    assert [parcel.notice.kind for parcel in table.messages.parcels].count("end") == 1


def test_who_is_newly_asked() -> None:
    from tests.store.support import HOLDERS, lobby

    match = replace(lobby(), holders=(*HOLDERS[:2], replace(HOLDERS[2], seat=2)), asked=(0,))
    assert turn(match, (0,), 0).newly == ()
    assert turn(match, (2,), 0).newly == (2,)
    assert turn(match, (0, 2), 0).newly == (2,)
    assert turn(match, (2,), 2).newly == ()
    only_automats = turn(match, (1,), 0)
    assert (only_automats.quiet, only_automats.asked) == (True, (0,))
    assert turn(match, (1, 2), None).asked == (2,)


async def test_five_fast_moves_make_one_edit(table: Table) -> None:
    match = await table.running(3, options={"rounds": 3})
    await sent(table)
    moves = 0
    while moves < 5:
        await table.move(match)
        moves += 1
    out = [parcel for parcel in await sent(table) if parcel.notice.kind == "card"]
    assert [parcel.notice.seq for parcel in out] == [5]


async def test_at_most_one_edit_in_two_seconds_but_a_new_card_at_once(table: Table) -> None:
    match = await table.running(3)
    await sent(table)
    await table.store.enqueue([card(match, 0, now=0.0)])
    assert len(await sent(table, PACE)) == 1
    await table.store.enqueue([card(match, 0, now=0.0)])
    assert await sent(table, 0.5) == []
    assert await table.store.next_due() == pytest.approx(table.clock.time + PACE - 0.5)
    await table.store.enqueue([card(match, 0, mention=(1,), now=0.0)])
    former = await table.tables.newest(match, "card")
    assert former is not None
    new, earlier = await sent(table, 0.0)
    assert (new.edit, new.notice.mention) == (None, (1,))
    assert (earlier.notice.kind, earlier.edit) == ("retire", former.ref)


async def test_who_has_acted_meanwhile_is_not_mentioned(table: Table) -> None:
    match = await table.running(3)
    for look in (await table.asked(match))[:2]:
        await table.answer(look)
    (first,) = [parcel for parcel in await sent(table) if parcel.notice.kind == "card"]
    assert first.notice.mention == (await table.tables.match(match)).waiting
    assert len(first.notice.mention) == 1


async def test_a_failure_is_tried_again_later_and_later(table: Table) -> None:
    await table.lobby(1, 1)
    pauses = []
    for _ in range(4):
        table.messages.failures = [TryLater("503")]
        await table.outbox.flush()
        due = await table.store.next_due()
        assert due is not None
        pauses.append(due - table.clock.time)
        table.clock.time = due
    assert pauses == [1.0, 2.0, 4.0, 8.0]
    table.messages.failures = [TryLater("429", after=60.0)]
    await table.outbox.flush()
    assert await table.store.next_due() == table.clock.time + 60.0
    lobby = (await sent(table, 60.0))[0]
    assert (lobby.notice.kind, lobby.edit) == ("lobby", None)


async def test_an_outage_of_hours_loses_nothing(table: Table) -> None:
    await table.lobby(1, 1)
    for _ in range(60):
        table.messages.failures = [TryLater("down")]
        await table.outbox.flush()
        table.messages.failures = []
        due = await table.store.next_due()
        assert due is not None
        assert due - table.clock.time <= 300.0
        table.clock.time = due
    assert len({parcel.nonce for parcel in await sent(table, 0.0)}) == 1


async def test_a_failure_nobody_can_explain_is_put_aside_in_the_end(table: Table) -> None:
    lobby = await table.tables.create(game="toy", host=ADA, name="A", seats=2, place=PLACE, interaction="x")
    table.messages.failures = [ValueError("broken")] * 100
    for _ in range(TRIES):
        await table.outbox.flush()
        table.clock.time += 1000
    assert len(table.messages.failures) == 100 - TRIES
    assert await table.store.next_due() is None
    kept = await table.store.undelivered(lobby.id)
    assert {reason for _, reason in kept} == {"ValueError('broken')"}


async def test_a_long_outage_does_not_count_among_the_faults_of_the_program(table: Table) -> None:
    await table.lobby(1, 1)
    for failure in [*[TryLater("down")] * TRIES, ValueError("once")]:
        table.messages.failures = [failure]
        await table.outbox.flush()
        table.clock.time += 1000
    assert len(await sent(table)) == 1


async def test_a_locked_database_does_not_count_among_the_faults_of_the_program(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await table.tables.create(game="toy", host=ADA, name="A", seats=2, place=PLACE, interaction="x")
    table.messages.failures = [sqlite3.OperationalError("database is locked")] * (2 * TRIES)
    while table.messages.failures:
        await table.outbox.flush()
        table.clock.time += 1000
    assert len(await sent(table)) == 1
    assert await table.store.undelivered(lobby.id) == []
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_what_a_clock_that_was_set_wrong_has_put_off_goes_out(table: Table) -> None:
    table.clock.time += 7200.0
    await table.lobby(1, 1)
    table.messages.failures = [TryLater("429", after=500.0)]
    await table.outbox.flush()
    table.clock.time -= 7200.0
    outbox = Outbox(table.store, table.messages, now=table.clock)
    assert await outbox.flush() == 2, "the card of the lobby, and its edit"


async def test_an_earlier_card_loses_its_controls_however_often_that_fails_and_holds_up_nothing(table: Table) -> None:
    match = await table.running(3)
    await sent(table)
    former = await table.tables.newest(match, "card")
    assert former is not None
    await table.store.enqueue([card(match, 0, mention=(0,), now=0.0)])
    assert await table.outbox._begin() == 1
    await asyncio.wait(table.outbox._tasks)
    for failure in [TryLater("reset"), TryLater("503"), TimeoutError()]:
        table.messages.failures = [failure]
        await sent(table)
        assert table.messages.failures == []
    await table.store.enqueue([card(match, 0, now=0.0)])
    edited = {parcel.notice.kind: parcel.edit for parcel in await sent(table)}
    assert set(edited) == {"card", "retire"}
    assert edited["retire"] == former.ref
    assert await table.store.next_due() is None


async def test_an_earlier_card_that_is_gone_is_not_posted_again(table: Table) -> None:
    match = await table.running(3)
    await sent(table)
    await table.store.enqueue([card(match, 0, mention=(0,), now=0.0)])
    assert await table.outbox._begin() == 1
    await asyncio.wait(table.outbox._tasks)
    table.messages.failures = [Gone("10008")]
    assert await sent(table) == []
    assert table.messages.failures == []
    assert await table.store.next_due() is None
    newest = await table.tables.newest(match, "card")
    assert newest is not None
    assert newest.ref == table.messages.by_nonce[table.messages.of("card")[-1].nonce]


async def test_a_missing_permission_does_not_stop_the_match(table: Table) -> None:
    match = await table.running(2)
    table.messages.failures = [Undeliverable("50013")] * 20
    await sent(table)
    table.messages.failures = []
    assert {reason for _, reason in await table.store.undelivered(match)} == {"50013"}
    await table.move(match)
    out = await sent(table)
    assert "card" in [parcel.notice.kind for parcel in out], "the next card is tried again"


async def test_closed_direct_messages_are_remembered_until_asked_for(table: Table) -> None:
    match = await table.running(2, options={"rounds": 1})
    table.messages.closed = {ADA, BO}
    await sent(table)
    assert table.messages.of("secret") == []
    found = await table.tables.match(match)
    assert [holder.dm_closed for holder in found.holders] == [True, True]
    await sent(table)
    cards = len(table.messages.of("card"))
    await table.tables.resend_secret(match, ADA)
    await sent(table)
    await sent(table)
    assert len(table.messages.of("card")) == cards + 1, "refused once more, and the card says so"
    await table.finish(match)
    await sent(table)
    assert table.messages.of("secret") == [], "a whole match is played without"
    assert len(table.messages.of("end")) == 1

    other = await table.running(2)
    table.messages.closed = set()
    await sent(table)
    assert table.messages.of("secret") == []
    await table.tables.resend_secret(other, ADA)
    assert [parcel.notice.user for parcel in await sent(table) if parcel.notice.kind == "secret"] == [ADA]
    assert not (await table.tables.user(ADA)).dm_closed


async def test_a_hand_that_changes_is_edited_in_its_message(table: Table) -> None:
    match = await table.running(2)
    out = await sent(table)
    table.clock.time += 10
    for _ in range(2):
        await table.move(match)
    changed = [parcel for parcel in await sent(table) if parcel.notice.kind == "secret"]
    assert changed, "the cards that were led have left the hands"
    first = {parcel.notice.user: parcel.nonce for parcel in out if parcel.notice.kind == "secret"}
    for parcel in changed:
        assert parcel.edit == table.messages.by_nonce[first[parcel.notice.user]]


async def test_a_message_that_is_gone_is_sent_anew_without_mentions(table: Table) -> None:
    match = await table.running(3)
    await sent(table)
    await table.move(match)
    table.messages.failures = [Gone("10008")]
    out = [parcel for parcel in await sent(table) if parcel.notice.kind == "card"]
    assert [(parcel.edit, parcel.notice.mention, parcel.notice.new) for parcel in out] == [(None, (), True)]
    link = await table.tables.newest(match, "card")
    assert link is not None
    assert link.ref == table.messages.by_nonce[out[0].nonce]


async def dies(*_: object) -> None:
    """What storing does in a process that ends just then."""
    raise asyncio.CancelledError


async def test_killed_between_commit_and_sending_and_between_sending_and_noting_it_is_sent_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opened(tmp_path, name="a")
    match = await first.running(3)
    await first.close()

    second = await opened(tmp_path, name="b")

    monkeypatch.setattr(second.store, "sent", dies)  # as if the process ended after sending
    await second.outbox.flush()
    assert len(second.messages.by_nonce) == 4, "the card waits for the lobby card, in the same place"
    await second.close()

    third = await opened(tmp_path, name="c")
    third.messages = second.messages
    third.outbox = Outbox(third.store, third.messages, now=third.clock)
    await third.store.release("outbox")
    await third.outbox.flush()
    assert len(third.messages.by_nonce) == 5, "the same nonces once more: Discord makes no second message"
    third.clock.time += 10
    await third.outbox.flush()
    assert len(third.messages.by_nonce) == 5
    assert await third.store.next_due() is None
    link = await third.tables.newest(match, "card")
    assert link is not None
    await third.close()


async def test_what_came_after_a_message_that_may_be_out_there_edits_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opened(tmp_path, name="a")
    match = (await first.lobby(2)).id

    monkeypatch.setattr(first.store, "sent", dies)  # as if the process ended after sending
    await first.outbox.flush()
    monkeypatch.undo()  # a new process
    await first.store.release("outbox")
    await first.tables.set_options(match, ADA, title="Changed since")
    await first.outbox.flush()
    lobbies = first.messages.of("lobby")
    assert {parcel.nonce for parcel in lobbies} == {f"{match}-1"}
    assert [parcel.edit is None for parcel in lobbies] == [True, True], "at the second try nothing is added to it"
    first.clock.time += 10
    await first.outbox.flush()
    assert first.messages.of("lobby")[-1].edit == first.messages.by_nonce[f"{match}-1"], "what came later edits it"
    await first.close()


async def _cards(table: Table, count: int) -> None:
    """Let time pass until so many cards are out: edits of the lobby's card may have to wait before them."""
    for _ in range(200):
        if len(table.messages.of("card")) == count:
            return
        table.clock.time += 10
        table.outbox.wake()
        await asyncio.sleep(0.01)
    raise AssertionError("no card")


async def test_the_worker_runs_is_woken_and_stops(table: Table) -> None:
    table.tables.listen(table.outbox.wake)
    worker = asyncio.create_task(table.outbox.run())
    match = await table.running(2)

    await _cards(table, 1)
    await table.tables.refresh(match)
    await _cards(table, 2)
    worker.cancel()
    with pytest.raises(asyncio.CancelledError):
        await worker


async def test_a_slow_message_holds_up_only_its_own_match(table: Table) -> None:
    slow, quick = await table.lobby(1, 1), await table.lobby(1, 1)
    release = asyncio.Event()

    class Slow(Messages):
        async def send(self, parcel: Parcel) -> MessageRef | None:
            if parcel.notice.match == slow.id:
                await release.wait()
            return await super().send(parcel)

    messages = Slow()
    outbox = Outbox(table.store, messages, now=table.clock, name="slow")
    flushing = asyncio.create_task(outbox.flush())
    await messages.until(1)
    assert [parcel.notice.match for parcel in messages.parcels] == [quick.id]
    release.set()
    assert await flushing == 2
    assert sorted(parcel.notice.match for parcel in messages.parcels) == sorted([slow.id, quick.id])


async def test_public_rows_hold_no_secret(table: Table) -> None:
    match = await table.running(3)
    hands = [await secrets_of(table, match, seat) for seat in range(3)]
    rows = await table.store.db.read("SELECT * FROM outbox")  # type: ignore[attr-defined]  # the rows themselves
    assert {row["kind"] for row in rows} == {"lobby", "card", "secret"}
    for row in rows:
        for value in map(str, row):
            assert not any(hand and hand in value for hand in hands)


async def secrets_of(table: Table, match: MatchId, seat: int) -> str:
    view = (await table.tables.look_as(match, seat)).view
    assert view is not None
    hand = view.hand  # type: ignore[attr-defined]  # of the toy game
    assert hand
    return ",".join(f'"{card}"' for card in hand)


async def test_notes_are_not_merged(table: Table) -> None:
    from bot.tables.notices import note

    match = await table.tables.match(await table.running(2))
    await sent(table)
    await table.store.enqueue([note(match, Text("note-a"), now=0.0), note(match, Text("note-b"), now=0.0)])
    out = await sent(table)
    assert [parcel.notice.text for parcel in out] == [Text("note-a"), Text("note-b")]


async def test_a_card_that_may_be_out_there_is_found_again_even_when_nobody_is_asked_any_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await table.running(2)
    real = table.store.sent

    async def dies_at_the_card(ids: Sequence[int], link: Link | None, now: float) -> None:
        if link is not None and link.purpose == "card":
            raise asyncio.CancelledError
        await real(ids, link, now)

    monkeypatch.setattr(table.store, "sent", dies_at_the_card)  # as if the process ended after sending
    await table.outbox.flush()
    (card_sent,) = table.messages.of("card")
    monkeypatch.undo()  # a new process
    await table.store.release("outbox")
    await table.tables.resign(match, ADA, table.press())
    for _ in range(3):
        await sent(table)
    first, second, third = table.messages.of("card")
    assert first == card_sent
    assert (second.nonce, second.edit, second.notice.mention) == (card_sent.nonce, None, ())
    assert third.edit == table.messages.by_nonce[card_sent.nonce]
    assert len([parcel for parcel in table.messages.of("card") if parcel.edit is None]) == 2


async def test_a_clock_that_leaps_sends_nothing_twice_that_is_under_way(table: Table) -> None:
    lobby = await table.lobby(1, 1)
    release, begun = asyncio.Event(), asyncio.Event()

    class Slow(Messages):
        async def send(self, parcel: Parcel) -> MessageRef | None:
            begun.set()
            await release.wait()
            return await super().send(parcel)

    slow = Slow()

    outbox = Outbox(table.store, slow, now=table.clock)
    first = asyncio.create_task(outbox.flush())
    await begun.wait()
    table.clock.time += 7200
    assert await outbox._begin() == 0
    release.set()
    await first
    assert len(slow.parcels) == 1
    assert await table.tables.newest(lobby.id, "lobby") is not None


async def test_while_a_way_is_closed_nothing_else_is_tried_there(table: Table) -> None:
    match = await table.running(2)
    await sent(table)
    table.messages.failures = [TryLater("429", after=600.0)]
    await table.move(match)
    await table.store.enqueue([card(match, 0, mention=(0, 1), now=table.clock.time)])
    await sent(table)
    assert table.messages.failures == []
    for _ in range(5):
        await table.store.enqueue([card(match, 0, mention=(0, 1), now=table.clock.time)])
        assert not [parcel for parcel in await sent(table, 100.0) if parcel.notice.user is None]
    (late,) = [parcel for parcel in await sent(table, 200.0) if parcel.notice.kind == "card"]
    assert late.notice.mention


class Unanswered(Messages):
    """Posts the first call, and its answer is lost on the way, if it got through at all."""

    def __init__(self, *, through: bool) -> None:
        super().__init__()
        self.through: bool | None = through

    async def send(self, parcel: Parcel) -> MessageRef | None:
        through, self.through = self.through, None
        if through is not False:
            ref = await super().send(parcel)
            if through is None:
                return ref
        raise TryLater("the answer was lost")


@pytest.mark.parametrize("through", [True, False])
@pytest.mark.parametrize("newer", [(1,), (0,), (0, 1)])
async def test_a_call_that_may_be_out_stands_for_no_newer_one(
    table: Table, through: bool, newer: tuple[int, ...]
) -> None:
    match = await table.running(3)
    await sent(table)
    table.messages = Unanswered(through=through)
    outbox = Outbox(table.store, table.messages, now=table.clock)
    await table.store.enqueue([card(match, 0, mention=(0,), now=table.clock.time)])
    await outbox.flush()
    await table.store.enqueue([card(match, 1, mention=newer, now=table.clock.time)])
    for _ in range(4):
        table.clock.time += 20
        await outbox.flush()
    cards = [parcel for parcel in table.messages.parcels if parcel.notice.kind == "card"]
    assert cards[-1].notice.mention == newer, "a message of its own calls who was asked last"
    assert cards[-1].edit is None
    called = [set(parcel.notice.mention) for parcel in cards if parcel.nonce != cards[-1].nonce]
    assert all(not seats & set(newer) for seats in called[1:]), "and nobody calls them once more"
    assert len(called) == (2 if through else 0 if 0 in newer else 1)


async def test_no_answer_in_time_is_tried_again_without_end(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.outbox.PATIENCE", 0.01)

    class Silent(Messages):
        hangs = 30

        async def send(self, parcel: Parcel) -> MessageRef | None:
            self.hangs -= 1
            if self.hangs > 0:
                await asyncio.Event().wait()
            return await super().send(parcel)

    await table.lobby(1, 1)
    messages = Silent()
    outbox = Outbox(table.store, messages, now=table.clock)
    for _ in range(30):
        await outbox.flush()
        table.clock.time += 301
    assert [parcel.notice.kind for parcel in messages.parcels] == ["lobby"]


async def test_a_refused_token_stops_the_worker_and_keeps_all(table: Table) -> None:
    table.messages.failures = [TokenRefused("401")] * 9
    match = await table.running(2)
    with pytest.raises(TokenRefused):
        await asyncio.wait_for(table.outbox.run(), 5)
    assert len(table.messages.failures) >= 6, "no more is tried than was under way"
    table.messages.failures = []
    table.outbox = Outbox(table.store, table.messages, now=table.clock)
    assert {parcel.notice.kind for parcel in await sent(table)} == {"lobby", "secret", "card"}
    assert await table.store.undelivered(match) == []


async def test_a_store_that_cannot_be_reached_at_the_start_is_asked_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.UNREAD", 0.01)
    tried: list[str] = []

    async def before(call: str) -> None:
        tried.append(call)
        if call == "release" and tried.count(call) <= 2:
            raise sqlite3.OperationalError("database is locked")

    await table.running(2)
    store = cast(Store, Intercepted(table.store, before))
    outbox = Outbox(store, table.messages, now=table.clock, name="new", former="old")
    running = asyncio.create_task(outbox.run())
    await table.messages.until(1, "card")
    assert tried.count("release") == 4, "failed twice, then each of the two names"
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("last", ["sent", "postpone"])
async def test_what_is_claimed_before_the_delivery_before_it_knows_of_its_end_is_sent_at_once(
    table: Table, last: str
) -> None:
    """The store frees a lane when the message before is stored, or put off, which may be seen here before its delivery
    goes on.
    """
    match, resumed, first = await table.running(2, options={"rounds": 3}), asyncio.Event(), [True]
    if last == "postpone":
        table.messages.failures.append(TryLater("slow down", after=0.0))

    async def after(call: str) -> None:
        if call == last and first[0]:
            table.clock.time += 30 * (last == "postpone")
            first[0] = False
            await table.store.enqueue([replace(card(match, 1, now=table.clock.time), due=table.clock.time)])
            outbox.wake()
            await resumed.wait()
        elif call == "claim" and not first[0]:
            resumed.set()

    outbox = Outbox(cast(Store, Intercepted(table.store, after=after)), table.messages, now=table.clock, name="new")
    running = asyncio.create_task(outbox.run())
    await asyncio.wait_for(resumed.wait(), 5)
    for _ in range(200):
        if await table.store.next_due() is None:
            break
        table.clock.time += 0.1
        await asyncio.sleep(0.01)
    else:
        raise AssertionError("a claim was left lying until its lease ran out")
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
