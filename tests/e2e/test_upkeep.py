"""What is put right by itself: threads that fell asleep, calls and hands that no way was open for."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import cast

import pytest

from bot import upkeep
from bot.local.standin.permissions import Permission
from bot.local.standin.state import FORUM, NEWS, NEWS_THREAD, VOICE
from bot.local.world import Payload
from bot.store.port import Store
from bot.tables import notices
from tests.e2e.outages import answer, calls, cards, delivered, opened, pass_by
from tests.e2e.rig import Rig, meaning, words_of
from tests.e2e.rig import controls as controls_of
from tests.e2e.test_trouble import deny
from tests.support.stores import Intercepted

WEEK = 7 * 24 * 3600.0


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SOON", 0.05)
    monkeypatch.setattr(upkeep, "AGAIN", 0.1)


async def _thread(rig: Rig, match: str) -> Payload:
    return rig.standin.world.channels[rig.thread_of(await rig.match(match))]


async def _threaded(rig: Rig) -> tuple[str, Payload]:
    """A running match with all told, and its thread."""
    match = await opened(rig)
    await delivered(rig)
    return match, await _thread(rig, match)


async def _moved_on(rig: Rig, match: str, keys: str = "ab") -> None:
    """Both have answered, and what could be told was."""
    for key in keys:
        await answer(rig, match, key)
    await delivered(rig)


async def _locked_out(rig: Rig, match: str) -> None:
    """Play goes on while the bot may not see the channel."""
    deny(rig, Permission.VIEW_CHANNEL)
    await asyncio.sleep(0.05)
    await _moved_on(rig, match)


def _asleep(thread: Payload) -> bool:
    return bool(thread["thread_metadata"]["archived"])


async def test_a_thread_that_discord_archives_is_opened_again_and_its_buttons_work_for_all(toy: Rig) -> None:
    match, thread = await _threaded(toy)
    stranger = toy.people[2]
    toy.standin.world.clock.advance(WEEK + 120)
    toy.standin.people.channels_of(stranger)
    assert _asleep(thread)
    await toy.until(lambda: not _asleep(thread))
    (card,) = cards(toy, match)
    board = next(part for part in controls_of(card) if meaning(part).kind == "board")
    await toy.press(stranger, card, board)


async def test_on_a_phone_the_buttons_of_an_archived_thread_are_dead_for_those_who_are_not_in_it(toy: Rig) -> None:
    """What the stand-in does as clients do: it is the reason for opening threads before anybody presses."""
    match, thread = await _threaded(toy)
    await toy.stop_bot()
    thread["thread_metadata"]["archived"] = True
    (card,) = cards(toy, match)
    board = next(part for part in controls_of(card) if meaning(part).kind == "board")
    pressed = await toy.standin.people.press(toy.people[2], card, board)
    assert pressed.failed
    assert _asleep(thread)
    await toy.start_bot()
    await toy.until(lambda: not _asleep(thread))


async def test_an_event_is_not_lost_on_a_store_that_cannot_be_used(toy: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "UNUSABLE", 0.02)
    match, thread = await _threaded(toy)
    asked: list[str] = []

    async def refuse(call: str) -> None:
        asked.append(call)
        if call in ("match_in", "revive") and asked.count(call) <= 3:
            raise sqlite3.OperationalError("database is locked")

    await toy.stop_bot()
    toy.wrap = lambda store: cast(Store, Intercepted(store, refuse))
    await toy.start_bot()
    toy.standin.moderator.archive(str(thread["id"]))
    await toy.until(lambda: not _asleep(thread))
    await toy.until(lambda: asked.count("revive") > 3 and asked.count("match_in") > 3)
    assert (await toy.match(match)).status == "running"


async def test_the_thread_of_a_match_that_is_over_may_sleep(toy: Rig) -> None:
    match, thread = await _threaded(toy)
    await toy.tables.admin_end(match, int(toy.people[0]))
    await delivered(toy)
    toy.standin.moderator.archive(str(thread["id"]))
    await asyncio.sleep(0.3)
    assert _asleep(thread)


async def test_whoever_archives_twice_or_locks_means_it(toy: Rig) -> None:
    _, thread = await _threaded(toy)
    toy.standin.moderator.archive(str(thread["id"]))
    await toy.until(lambda: not _asleep(thread))
    toy.standin.moderator.archive(str(thread["id"]))
    await asyncio.sleep(0.3)
    assert _asleep(thread)
    toy.standin.world.clock.advance(2 * upkeep.AWAKE)
    toy.standin.moderator.unlock(str(thread["id"]))
    toy.standin.moderator.archive(str(thread["id"]), locked=True)
    await asyncio.sleep(0.3)
    assert _asleep(thread)


@pytest.mark.parametrize("how", ["deleted", "locked", "locked and archived"])
async def test_who_is_asked_is_called_elsewhere_at_once_when_their_card_cannot_be_pressed_any_more(
    toy: Rig, how: str
) -> None:
    match, thread = await _threaded(toy)
    moderator, tid = toy.standin.moderator, str(thread["id"])
    if how == "deleted":
        moderator.delete_channel(tid)
    elif how == "locked":
        moderator.lock(tid)
    else:
        moderator.archive(tid, locked=True)
    await toy.until(lambda: any(one["channel_id"] == toy.channel for one in cards(toy, match)))
    await delivered(toy)
    (card,) = [one for one in cards(toy, match) if one["channel_id"] == toy.channel]
    found = await toy.match(match)
    assert str(found.place.thread) == toy.channel
    waited = {str(found.holders[seat].user) for seat in found.waiting}
    assert set(toy.standin.world.calls[card["id"]]) == waited


async def test_a_locked_thread_that_is_open_moves_the_card_and_says_so_once(toy: Rig) -> None:
    match, thread = await _threaded(toy)
    thread["thread_metadata"]["locked"] = True
    for turn in range(4):
        await answer(toy, match, str(turn))
        await delivered(toy)
    (card,) = [card for card in cards(toy, match) if card["channel_id"] == toy.channel]
    assert card
    told = [m for m in toy.messages(toy.people[0], toy.channel) if "takes no messages" in words_of(m)]
    assert len(told) == 1


async def test_a_table_called_off_is_told_where_it_was_set_and_opens_no_thread(toy: Rig) -> None:
    match = (await toy.create(toy.people[0], "toy", 2)).id
    await toy.tables.end(match, int(toy.people[0]))
    await delivered(toy)
    assert (await toy.match(match)).place.thread is None
    assert not [one for one in toy.sent if one.path.endswith("/threads")]
    assert any("called this match off" in words_of(m) for m in toy.messages(toy.people[0], toy.channel))


def _room(rig: Rig, name: str, kind: int) -> str:
    world = rig.standin.world
    guild = world.guilds[world.channels[rig.channel]["guild_id"]]
    return str(world.add_channel(guild, name, kind)["id"])


async def test_the_chat_of_a_voice_channel_has_no_threads_and_hosts_the_match_itself(toy: Rig) -> None:
    cid = _room(toy, "agora", VOICE)
    match = await opened(toy, channel=cid)
    await delivered(toy)
    (card,) = cards(toy, match)
    assert card["channel_id"] == cid
    await _moved_on(toy, match)
    assert {card["channel_id"] for card in cards(toy, match)} == {cid}


async def test_an_announcement_channel_has_threads_of_its_kind(toy: Rig) -> None:
    cid = _room(toy, "herald", NEWS)
    match = await opened(toy, channel=cid)
    await delivered(toy)
    assert (await _thread(toy, match))["type"] == NEWS_THREAD
    toy.standin.world.caps.announcement_threads = 1
    other = await opened(toy, channel=cid, key="y")
    await delivered(toy)
    (card,) = cards(toy, other)
    assert card["channel_id"] == cid


async def test_a_post_of_a_forum_hosts_its_match_and_its_lock_is_told_to_administrators(toy: Rig) -> None:
    forum = _room(toy, "stoa", FORUM)
    post = toy.standin.moderator.open_post(forum, "A match?")
    await toy.run(toy.people[0], "game create", post, title="toy", players=2)
    await delivered(toy)
    match = next(one.id for one in await toy.tables.mine(int(toy.people[0])))
    await toy.tables.join(match, int(toy.people[1]), "P1")
    await toy.tables.start(match, int(toy.people[0]))
    await delivered(toy)
    (card,) = cards(toy, match)
    assert card["channel_id"] == post
    toy.standin.world.channels[post]["thread_metadata"]["locked"] = True
    await _moved_on(toy, match)
    assert toy.host is not None
    aside = await toy.host.store.undelivered(match)
    assert "400 40058" in {reason for _, reason in aside}, "nowhere else to go"
    toy.standin.moderator.unlock(post)
    await _until_told(toy, match)


async def _until_told(rig: Rig, match: str) -> None:
    assert rig.host is not None
    for _ in range(200):
        rig.standin.world.clock.advance(1.0)
        rig.host.outbox.wake()
        await asyncio.sleep(0.05)
        if not await rig.host.store.undelivered(match) and await rig.host.store.next_due() is None:
            break
    else:
        raise AssertionError("it is never told")
    found = await rig.match(match)
    called = {uid for card in cards(rig, match) for uid in rig.standin.world.calls[card["id"]]}
    assert {str(found.holders[seat].user) for seat in found.waiting} <= called


async def test_a_card_refused_for_want_of_rights_is_sent_when_they_come_back(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    await _locked_out(toy, match)
    assert toy.host is not None
    assert await toy.host.store.undelivered(match)
    deny(toy, Permission(0))
    await _until_told(toy, match)


@pytest.mark.parametrize("how", ["deleted", "taken"])
async def test_a_card_refused_for_a_role_is_sent_when_that_is_gone(toy: Rig, how: str) -> None:
    match = await opened(toy)
    await delivered(toy)
    gid = str(toy.standin.world.channels[toy.channel]["guild_id"])
    moderator = toy.standin.moderator
    role = moderator.shut_out(toy.channel)
    await asyncio.sleep(0.05)
    await _moved_on(toy, match)
    assert toy.host is not None
    assert await toy.host.store.undelivered(match)
    assert toy.host.upkeep._waiting == {}, "what was changed before has been tried"
    moderator.delete_role(gid, role) if how == "deleted" else moderator.take_role(gid, role)
    await _until_told(toy, match)


async def test_a_server_that_takes_the_bot_back_is_told_all(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    gid = str(toy.standin.world.channels[toy.channel]["guild_id"])
    toy.standin.moderator.kick_bot(gid)
    assert toy.host is not None
    bot = toy.host.bot
    await toy.until(lambda: not bot.guilds)
    await _moved_on(toy, match)
    await toy.tables.resend_secret(match, int(toy.people[0]))
    await delivered(toy)
    aside = {notice.kind: reason for notice, reason in await toy.host.store.undelivered(match)}
    assert aside == {"card": "the bot is not in that server", "secret": "403 50278"}
    hand = await toy.tables.newest(match, "secret", int(toy.people[0]))
    toy.standin.moderator.invite_bot(gid)
    await _until_told(toy, match)
    assert await toy.tables.newest(match, "secret", int(toy.people[0])) != hand, "the hand, too"
    assert not (await toy.tables.user(int(toy.people[0]))).dm_closed, "nobody has closed anything"


async def test_what_was_put_aside_is_tried_again_at_a_start(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    await _locked_out(toy, match)
    await toy.stop_bot()
    deny(toy, Permission(0))
    await toy.start_bot()
    await _until_told(toy, match)


async def test_a_call_that_was_given_up_is_carried_by_the_next_card(toy: Rig) -> None:
    match = await opened(toy, 3)
    await delivered(toy)
    found = await toy.match(match)
    assert toy.host is not None
    due = toy.standin.world.clock.now() + 60  # The outbox leaves it alone till then.
    await toy.host.store.enqueue([notices.card(match, found.seq, mention=found.waiting[:1], now=due)])
    (row,) = await toy.host.store.claim("outbox", due, 1.0)
    await toy.host.store.give_up([row.id], "403 50013", toy.standin.world.clock.now())
    before = calls(toy)
    await pass_by(toy, 5.0)
    await toy.tables.refresh(match)
    await delivered(toy)
    user = str(found.holders[found.waiting[0]].user)
    assert calls(toy)[user] == before[user] + 1, "the refresh alone would have called nobody"
    assert await toy.host.store.undelivered(match) == []


def _elsewhere(rig: Rig) -> str:
    """Another channel."""
    return next(str(c["id"]) for c in rig.standin.people.channels_of(rig.people[0]) if c.get("name") == "general")


def _told(rig: Rig, uid: str) -> str:
    panel = rig.panel(uid)
    assert panel is not None
    return words_of(panel)


async def test_administrators_are_told_what_could_not_be_told_and_mend_it(toy: Rig) -> None:
    owner, elsewhere = toy.people[0], _elsewhere(toy)
    match = await opened(toy)
    await delivered(toy)
    await toy.run(owner, "admin status")
    assert "has been told" in _told(toy, owner)
    deny(toy, Permission.VIEW_CHANNEL)
    await asyncio.sleep(0.05)
    await answer(toy, match, "a")
    await toy.until(lambda: toy.standin.statuses[403] >= 2)
    await _moved_on(toy, match, "bc")
    await toy.run(owner, "admin status", elsewhere)
    said = _told(toy, owner).replace("\\", "")
    assert match[:4].upper() in said
    assert said.count("the card of the turn") == 1, "the same is said once"
    assert "the card of the turn" in said
    assert "missing access (403 50001)" in said
    await toy.run(owner, "admin rebind", elsewhere, match=match)
    await delivered(toy)
    (card,) = [card for card in cards(toy, match) if card["channel_id"] == elsewhere]
    found = await toy.match(match)
    assert {str(found.holders[seat].user) for seat in found.waiting} <= set(toy.standin.world.calls[card["id"]])
    await toy.run(owner, "admin status", elsewhere)
    assert "the buttons of an earlier card" in _told(toy, owner)
    assert len(_told(toy, owner).splitlines()) == 2, "nobody waits to be told"
    deny(toy, Permission(0))
    await _until_told(toy, match)
    await toy.run(owner, "admin status", elsewhere)
    assert "has been told" in _told(toy, owner)


async def test_an_administrator_has_a_card_posted_again(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    (before,) = cards(toy, match)
    toy.standin.moderator.delete_message(str(before["id"]))
    await toy.run(toy.people[0], "admin resend", match=match)
    await delivered(toy)
    (card,) = cards(toy, match)
    assert card["id"] != before["id"]
    assert toy.standin.world.calls[card["id"]]
    assert "posted again" in _told(toy, toy.people[0])


@pytest.mark.parametrize("lost", [Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES_IN_THREADS])
async def test_where_rights_are_lacking_an_administrator_learns_which_and_resends_when_they_are_back(
    toy: Rig, lost: Permission
) -> None:
    owner, elsewhere = toy.people[0], _elsewhere(toy)
    match = await opened(toy)
    await delivered(toy)
    before = calls(toy)
    deny(toy, lost)
    await asyncio.sleep(0.05)
    await toy.run(owner, "admin resend", elsewhere, match=match)
    assert "needs to allow me to" in _told(toy, owner)
    assert f"<#{toy.thread_of(await toy.match(match))}>" in _told(toy, owner)
    await delivered(toy)
    assert calls(toy) == before
    deny(toy, Permission(0))
    await asyncio.sleep(0.05)
    await toy.run(owner, "admin resend", elsewhere, match=match)
    assert "posted again" in _told(toy, owner)
    await delivered(toy)
    assert calls(toy) == before + before


async def test_a_match_is_rebound_only_where_the_bot_may_play(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    place = (await toy.match(match)).place
    deny(toy, Permission.SEND_MESSAGES)
    await asyncio.sleep(0.05)
    await toy.run(toy.people[0], "admin rebind", match=match)
    assert "Something is missing" in _told(toy, toy.people[0])
    assert (await toy.match(match)).place == place
