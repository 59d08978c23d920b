"""Messages and what waits to be sent: what every store must do."""

from __future__ import annotations

import asyncio

from bot.model import Link, MessageRef, Notice
from bot.store.port import HORIZON, RETIRE_PAUSE, RETIRE_REVIVALS, Store
from bot.tables.notices import retire
from rules.core.types import Text
from tests.store.conftest import Opener
from tests.store.support import card, lobby, started


def link(message: int, purpose: str = "card", **more: object) -> Link:
    return Link(match="m", purpose=purpose, ref=MessageRef(10, message), **more)  # type: ignore[arg-type]  # a test's words


async def test_the_newest_message_of_a_purpose(store: Store) -> None:
    await started(store)
    await store.add_link(link(1, seq=1), 1.0)
    await store.add_link(link(2, seq=2), 2.0)
    await store.add_link(link(3, "secret", user=11), 3.0)
    assert await store.newest_link("m", "card") == link(2, seq=2)
    await store.add_link(link(1, seq=9), 4.0)
    assert await store.newest_link("m", "card") == link(2, seq=2), "an edit does not make a message newer"
    assert await store.link_of(1) == link(1, seq=9)
    assert await store.newest_link("m", "secret", 11) == link(3, "secret", user=11)
    assert await store.newest_link("m", "secret") is None
    await store.drop_link(2)
    assert await store.newest_link("m", "card") == link(1, seq=9)
    await store.add_link(link(4, seq=10), 0.5)
    assert await store.newest_link("m", "card") == link(4, seq=10), "whatever the clock said: Discord counts them"


async def test_a_notice_reads_back_equal(store: Store) -> None:
    await started(store)
    notice = Notice(
        match="m",
        seq=3,
        kind="note",
        merge_key="note:m:3",
        new=False,
        mention=(0, 2),
        seat=2,
        user=12,
        text=Text("note-x", {"name": "A", "n": 2}),
        due=4.0,
    )
    await store.enqueue([notice])
    (read,) = await store.claim("w", 5.0, 1.0)
    assert read.id > 0
    assert {name: getattr(read, name) for name in Notice.__struct_fields__ if name != "id"} == {
        name: getattr(notice, name) for name in Notice.__struct_fields__ if name != "id"
    }


async def test_a_claim_takes_all_of_a_key_and_one_key_of_a_target(store: Store) -> None:
    await started(store)
    await store.enqueue([card("m", 1), card("m", 2, merge_key="end:m"), card("m", 3, due=50.0), card("m", 4, user=11)])
    first = await store.claim("w", 10.0, 5.0)
    assert [notice.seq for notice in first] == [1, 3, 4], "what is to be merged comes along, due or not"
    assert await store.claim("other", 10.0, 5.0) == [], "nobody else sends to the same place meanwhile"
    await store.sent([notice.id for notice in first], None, 11.0)
    assert [notice.seq for notice in await store.claim("other", 11.0, 5.0)] == [2]


async def test_a_claim_runs_out_or_is_released(store: Store) -> None:
    await started(store)
    await store.enqueue([card("m", 1)])
    assert len(await store.claim("dead", 10.0, 5.0)) == 1
    assert await store.claim("other", 14.0, 5.0) == []
    assert len(await store.claim("other", 16.0, 5.0)) == 1
    await store.release("dead")
    assert await store.claim("third", 17.0, 5.0) == []
    await store.release("other")
    (notice,) = await store.claim("third", 17.0, 5.0)
    assert notice.tries == 2, "it may have been sent by either of them"


async def test_what_lies_too_far_ahead_was_stored_by_a_clock_set_wrong(store: Store) -> None:
    await started(store)
    await store.enqueue([card("m", 1, due=10.0 + HORIZON), card("m", 2, user=11, due=11.0 + HORIZON)])
    (notice,) = await store.claim("ahead", 10.0, 8000.0)
    assert notice.seq == 2
    (again,) = await store.claim("right", 10.0, 5.0)
    assert (again.id, again.tries) == (notice.id, 1), "nor can it be claimed for so long"


async def test_what_is_due_once_a_message_is_out_is_added_with_it_and_once(store: Store) -> None:
    await started(store)
    await store.enqueue([card("m", 1)])
    (notice,) = await store.claim("w", 1.0, 5.0)
    await store.add_link(link(8, seq=1), 2.0, [card("m", 5, user=11)])
    await store.sent([notice.id], link(8, seq=1), 3.0, [card("m", 5, user=11)])
    assert [one.seq for one in await store.claim("w", 3.0, 5.0)] == [5]


async def test_workers_share_what_is_waiting(opener: Opener) -> None:
    one, two = await opener(), await opener()
    names = [f"m{n}" for n in range(20)]
    for name in names:
        await one.create(lobby(name), "seed", None)
        await one.enqueue([card(name, 1)])
    claims = await asyncio.gather(*((one, two)[n % 2].claim(f"w{n}", 1.0, 5.0, 3) for n in range(8)))
    taken = sorted(notice.match for claim in claims for notice in claim)
    assert taken == sorted(names)
    assert max(map(len, claims)) == 3


async def test_later_and_never(store: Store) -> None:
    await started(store)
    await store.enqueue([card("m", 1)])
    (notice,) = await store.claim("w", 1.0, 5.0)
    await store.postpone([notice.id], 30.0, "busy")
    assert await store.next_due() == 30.0
    assert await store.claim("w", 29.0, 5.0) == []
    (again,) = await store.claim("w", 30.0, 5.0)
    assert (again.id, again.tries) == (notice.id, 1)
    await store.postpone([again.id], 31.0, "pace", tried=False)
    (again,) = await store.claim("w", 31.0, 5.0)
    assert again.tries == 1
    await store.give_up([again.id], "channel gone", 31.0)
    assert await store.next_due() is None
    assert await store.claim("w", 1e9, 5.0) == []
    assert [(kept.id, reason) for kept, reason in await store.undelivered("m")] == [(notice.id, "channel gone")]


async def test_an_earlier_card_that_is_refused_is_tried_anew_ever_later_and_then_stays_as_it_is(store: Store) -> None:
    now = 0.0

    async def refused() -> None:
        (notice,) = await store.claim("w", now, 5.0)
        await store.give_up([notice.id], "locked", now)

    await started(store)
    await store.enqueue([retire(link(8), 3, now=now)])
    for times in range(RETIRE_REVIVALS):
        await refused()
        assert await store.revive(now, match="m") == 1, "who asks for it need not wait"
        await refused()
        pause = RETIRE_PAUSE * (2**times - 1)
        assert not pause or await store.revive(now + pause - 1) == 0
        now += pause
        assert await store.revive(now, guild=1) == 1
    await refused()
    assert await store.revive(now + 1e9) == 0
    assert await store.undelivered("m") == []


async def test_sent_and_the_message_are_one_and_numbers_are_never_used_twice(store: Store) -> None:
    await started(store)
    await store.enqueue([card("m", 1)])
    (notice,) = await store.claim("w", 1.0, 5.0)
    await store.sent([notice.id], link(8, seq=1), 2.0)
    assert await store.link_of(8) == link(8, seq=1)
    assert await store.next_due() is None
    await store.enqueue([card("m", 2)])
    (second,) = await store.claim("w", 3.0, 5.0)
    assert second.id > notice.id


async def test_when_to_look_again(store: Store) -> None:
    await started(store)
    assert await store.next_due() is None
    await store.enqueue([card("m", 1, due=7.0), card("m", 2, due=9.0, user=11)])
    assert await store.next_due() == 7.0
    await store.claim("w", 7.5, 100.0)
    assert await store.next_due() == 9.0, "the target that is being sent to is not waited for"
