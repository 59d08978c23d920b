"""Matches, seats, commands: what every store must do."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.model import Draft, GuildSettings, Holder, Match, Place, UserSettings
from bot.store.port import Store
from tests.store.conftest import Opener
from tests.store.support import EVENT, HOLDERS, card, lobby, move, pressed, started


async def found(store: Store, name: str = "m") -> Match:
    match = await store.match(name)
    assert match is not None
    return match


async def test_a_lobby_comes_back_as_it_was_and_keeps_its_seed_apart(store: Store) -> None:
    made = await store.create(lobby(), "the seed", "press 1")
    assert made == lobby() == await store.match("m")
    assert await store.seed("m") == "the seed"
    assert await store.match("other") is None


async def test_people_of_one_name_in_a_match_of_before_are_told_apart(store: Store) -> None:
    names = ("Bo", "bo\u200b", "Bo (2)", "")
    holders = [Holder(seat=n, user=11 + n, name=name) for n, name in enumerate(names)]
    await store.create(lobby(seats=4, holders=tuple(holders)), "seed", None)
    found = await store.match("m")
    assert found is not None
    assert [holder.name for holder in found.holders] == ["Bo", "bo (2)", "Bo (2) (2)", ""], "the last one was forgotten"


async def test_the_same_origin_makes_one_match(store: Store) -> None:
    await store.create(lobby(), "seed", "press 1", [card("m", -1)])
    again = await store.create(lobby("n"), "other", "press 1", [card("n", -1)])
    assert again.id == "m"
    assert await store.match("n") is None
    assert len(await store.claim("w", 1.0, 1.0)) == 1


async def test_a_lobby_changes_only_where_it_has_not_changed_meanwhile(store: Store) -> None:
    first = await store.create(lobby(), "seed", None)
    left = replace(first, holders=HOLDERS[:1], seats=2, title="Two of us", options={"rounds": 1}, host=12, updated=6.0)
    assert await store.change_lobby(left, first.edition)
    assert not await store.change_lobby(first, first.edition)
    now = await found(store)
    assert now == replace(left, edition=first.edition + 1)


async def test_a_start_counts_on_the_lobby_it_has_seen(store: Store) -> None:
    first = await store.create(lobby(), "seed", None)
    await store.change_lobby(replace(first, title="changed"), first.edition)
    assert await store.commit(move("m", 0)) == "conflict"
    assert (await found(store)).status == "lobby"
    assert await store.commit(move("m", 0, edition=1)) == "done"
    assert (await found(store)).status == "running"
    assert not await store.change_lobby(first, 2)


async def test_a_command_is_written_once_and_reads_back_equal(store: Store) -> None:
    await started(store)
    second = move("m", 1)
    assert await store.commit(second) == "done"
    assert await store.commit(second) == "repeated"
    assert await store.entries("m") == [move("m", 0).entry, second.entry]
    assert (await store.entries("m"))[1].events == (EVENT,)
    assert await store.entry_of("m-1") == ("m", 1)
    assert await store.entry_of("m-2") is None


async def test_commands_of_a_range(store: Store) -> None:
    await started(store)
    for seq in (1, 2, 3):
        await store.commit(move("m", seq))
    assert [entry.seq for entry in await store.entries("m", 0, 2)] == [1, 2]
    assert [entry.seq for entry in await store.entries("m", 1)] == [2, 3]


async def test_who_comes_second_writes_nothing(opener: Opener) -> None:
    one, two = await opener(), await opener()
    await started(one)
    moves = [pressed(replace(move("m", 1), notices=(card("m", 1),)), f"press {n}") for n in range(10)]
    results = await asyncio.gather(*((one, two)[n % 2].commit(change) for n, change in enumerate(moves)))
    assert sorted(results) == ["conflict"] * 9 + ["done"]
    assert len(await two.entries("m")) == 2
    assert len(await two.claim("w", 1000.0, 1.0)) == 1


async def test_the_same_press_at_two_processes_is_written_once(opener: Opener) -> None:
    one, two = await opener(), await opener()
    await started(one)
    results = await asyncio.gather(*((one, two)[n % 2].commit(move("m", 1)) for n in range(10)))
    assert sorted(results) == ["done"] + ["repeated"] * 9


async def test_a_commit_that_fails_half_way_leaves_nothing(store: Store) -> None:
    await started(store)
    broken = replace(move("m", 1), notices=(card("no such match", 1),))
    # Each backend has its own error for a broken reference.
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await store.commit(broken)
    assert (await found(store)).seq == 0
    assert len(await store.entries("m")) == 1
    assert await store.snapshot("m", 9) == move("m", 0).snapshot
    assert await store.commit(move("m", 1)) == "done"


async def test_snapshots_the_latest_always_the_others_when_asked(store: Store) -> None:
    await started(store)
    for seq, keep in ((1, False), (2, True), (3, False), (4, False)):
        await store.commit(move("m", seq, keep=keep))
    stored = [await store.snapshot("m", at) for at in range(5)]
    assert [snapshot.seq if snapshot else None for snapshot in stored] == [None, None, 2, 2, 4]
    assert stored[4] == move("m", 4).snapshot


async def test_seats_know_who_waits_and_since_when(store: Store) -> None:
    await started(store)
    assert (await found(store)).waiting == (0,)
    await store.commit(move("m", 1, waiting=(0, 1)))
    await store.commit(move("m", 2, waiting=(1,), resigned=(2,), asked=(1, 2)))
    first, second, third = (await found(store)).holders
    assert (first.since, second.since, third.since) == (None, 101.0, None)
    assert (first.waiting, second.waiting, third.waiting) == (False, True, False)
    assert [holder.resigned for holder in (first, second, third)] == [False, False, True]
    assert (await found(store)).asked == (1, 2)
    assert await store.waiting_for_automats() == ["m"]


async def test_a_match_that_is_over_or_closed_takes_no_command(store: Store) -> None:
    await started(store)
    await store.commit(move("m", 1, status="over", waiting=()))
    assert await store.commit(move("m", 2)) == "conflict"
    assert not await store.close_match("m", 9.0)
    await started(store, "n")
    assert await store.close_match("n", 9.0, [card("n", 0)])
    assert not await store.close_match("n", 9.0)
    assert await store.commit(move("n", 1)) == "conflict"
    assert (await found(store, "n")).waiting == ()
    assert await store.count() == {"over": 1, "closed": 1}


async def test_lists_put_first_what_matters(store: Store) -> None:
    for name, waiting, updated in (("a", (2,), 1.0), ("b", (0,), 2.0), ("c", (2,), 3.0)):
        await store.create(lobby(name), "seed", None)
        await store.commit(move(name, 0, waiting=waiting, entry=replace(move(name, 0).entry, at=updated)))
    await store.create(lobby("d", updated=0.5), "seed", None)
    assert [match.id for match in await store.matches_of(11)] == ["b", "c", "a", "d"]
    assert [match.id for match in await store.matches_in(1)] == ["d", "c", "b", "a"]
    assert await store.matches_in(2) == []


async def test_what_somebody_watches_comes_after_each_other_by_whether_it_goes_on(store: Store) -> None:
    for name, updated in (("a", 1.0), ("b", 2.0), ("c", 3.0)):
        await store.create(lobby(name, updated=updated), "seed", None)
        await store.watch(name, 99, on=True)
    await store.close_match("c", 9.0)
    assert [match.id for match in await store.watched_by(99)] == ["b", "a", "c"]
    await store.watch("b", 99, on=False)
    assert [match.id for match in await store.watched_by(99)] == ["a", "c"]
    assert await store.watched_by(98) == []


async def test_a_match_is_found_by_its_thread_before_its_channel(store: Store) -> None:
    for name, created in (("a", 1.0), ("b", 2.0)):
        await store.create(lobby(name, created=created), "seed", None)
    await store.place_match("a", Place(1, 10, 77))
    assert [match.id for match in await store.match_in(77)] == ["a"]
    assert [match.id for match in await store.match_in(10)] == ["b", "a"]
    assert await store.match_in(5) == []
    assert (await found(store, "a")).place == Place(1, 10, 77)


async def test_rematch_fault_and_watchers(store: Store) -> None:
    await started(store)
    await store.create(lobby("n"), "seed", "rematch:m")
    await store.flag("m", "abc123")
    for user, on in ((5, True), (3, True), (5, True), (4, True), (3, False)):
        await store.watch("m", user, on)
    match = await found(store)
    assert (match.rematch, match.fault) == ("n", "abc123")
    assert await store.watchers("m") == [5, 4]
    await store.flag("m", None)
    assert (await found(store)).fault is None


async def test_a_draft_goes_with_the_commit_of_its_user(store: Store) -> None:
    await started(store)
    mine, other = Draft("m", 11, 7, {"keys": ["a"]}), Draft("m", 12, 8, [1, "x", None])
    await store.save_draft(Draft("m", 11, 7, {"keys": []}), 1.0)
    await store.save_draft(mine, 2.0)
    await store.save_draft(other, 2.0)
    assert await store.draft("m", 11) == mine
    await store.commit(move("m", 1))
    assert await store.draft("m", 11) is None
    assert await store.draft("m", 12) == other
    await store.drop_draft("m", 12)
    assert await store.draft("m", 12) is None


async def test_settings_and_small_things(store: Store) -> None:
    assert await store.user(11) == UserSettings(user=11)
    await store.save_user(UserSettings(user=11, locale="de", dm_closed=True))
    assert await store.user(11) == UserSettings(user=11, locale="de", dm_closed=True)
    await store.create(lobby(), "seed", None)
    assert [holder.dm_closed for holder in (await found(store)).holders] == [True, False, False]
    assert await store.guild(1) == GuildSettings(guild=1)
    await store.save_guild(GuildSettings(guild=1, channel=10))
    assert (await store.guild(1)).channel == 10
    assert await store.remembered("tree") is None
    await store.remember("tree", "one")
    await store.remember("tree", "two")
    assert await store.remembered("tree") == "two"


async def test_everything_is_there_after_a_restart(opener: Opener) -> None:
    first = await opener()
    await started(first)
    await first.commit(move("m", 1, notices=(card("m", 1),)))
    await first.close()
    second = await opener()
    assert (await found(second)).seq == 1
    assert len(await second.entries("m")) == 2
    assert [notice.seq for notice in await second.claim("w", 1000.0, 1.0)] == [1]


async def test_a_seat_is_a_person_or_an_automat_and_a_person_sits_once(store: Store) -> None:
    for holders in ((Holder(seat=0),), (Holder(seat=0, user=1), Holder(seat=1, user=1))):
        with pytest.raises(Exception, match=r"(?i)constraint"):
            await store.create(lobby("x", holders=holders), "seed", None)
    assert await store.match("x") is None


async def test_a_match_played_in_a_channel_itself_leaves_the_channel_to_others(store: Store) -> None:
    await store.create(replace(lobby("a"), created=1.0, place=Place(1, 10)), "s", None)
    await store.create(replace(lobby("b"), created=2.0, place=Place(1, 10)), "s", None)
    await store.place_match("a", Place(1, 10, 10))
    assert [match.id for match in await store.match_in(10)] == ["b", "a"]
    await store.close_match("b", 3.0)
    await store.close_match("a", 3.0)
    assert [match.id for match in await store.match_in(10)] == ["a"], "what was played there last"
