"""Nothing due is ever lost: no network, resets, hangs, long limits, passing refusals, a gateway that is late."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot import outbox
from bot.local.standin import Settings
from bot.local.standin.faults import Cut
from bot.local.world import Payload
from bot.model import MatchId, Place
from bot.store.sqlite import SqliteStore
from tests.e2e.outages import answer, calls, cards, delivered, opened, pass_by, posts
from tests.e2e.rig import Rig, words_of

POST = r"/channels/\d+/messages"


async def test_two_hours_without_network_in_the_middle_of_fifty_matches(toy: Rig) -> None:
    """Half of them start before, all of them are played on; then everything arrives, once."""
    before = [await opened(toy, key=str(n)) for n in range(25)]
    await delivered(toy)
    await toy.standin.unplug()
    called = calls(toy)
    during = [await opened(toy, key=str(n)) for n in range(25, 50)]
    for match in before:
        for uid in range(2):
            await answer(toy, match, f"{match}-{uid}")
    await pass_by(toy, 2 * 3600, 40)
    assert calls(toy) == called, "nothing arrives"
    old = set(toy.standin.world.messages)
    tried = sum(toy.standin.requests.values())
    await toy.standin.plug_in()
    await delivered(toy)
    assert sum(toy.standin.requests.values()) > tried
    for match in [*before, *during]:
        found = await toy.match(match)
        assert len(cards(toy, match)) == 1, "one card with controls, whatever was told before"
        (card,) = cards(toy, match)
        due = {str(found.holders[seat].user) for seat in found.waiting}
        told = Counter(uid for m in _of(toy, card["channel_id"]) for uid in toy.standin.world.calls[m])
        assert due <= set(told), "whoever is waited for was called"
        later = Counter(uid for m in _of(toy, card["channel_id"]) for uid in toy.standin.world.calls[m] if m not in old)
        assert max(later.values(), default=1) == 1, "once"
        hands = await toy.tables.newest(match, "secret", found.holders[0].user)
        assert hands is not None
    assert not [row for match in [*before, *during] for row in await toy.host.store.undelivered(match)]  # type: ignore[union-attr]  # it runs


def _of(rig: Rig, cid: str) -> list[str]:
    return rig.standin.world.history[cid]


@pytest.mark.parametrize("how", ["reset", "hang", "stall"])
async def test_a_connection_that_breaks_before_the_answer_makes_no_second_message(
    toy: Rig, how: Cut, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PATIENCE", 0.5)
    for done in (False, True):
        toy.faults.cut("POST", POST, how, times=2, done=done)
        match = await opened(toy, key=f"{how}-{done}")
        await delivered(toy)
        assert len(cards(toy, match)) == 1


async def test_a_card_that_is_due_before_its_lobby_card_waits_for_the_thread(toy: Rig) -> None:
    """After an outage each is tried again at a time of its own; a match of two places would call its people twice."""
    await toy.standin.unplug()
    match = await opened(toy)
    await pass_by(toy, 30, 4)
    assert toy.host is not None
    late = toy.standin.world.clock.now() + 200
    store = toy.host.store
    assert isinstance(store, SqliteStore)
    lobby = await store.db.read("SELECT id FROM outbox WHERE kind = 'lobby'")
    await store.postpone([row["id"] for row in lobby], late, "put off")
    await toy.standin.plug_in()
    await delivered(toy)
    (card,) = cards(toy, match)
    assert card["channel_id"] == toy.thread_of(await toy.match(match))
    assert set(calls(toy).values()) == {1}


async def test_a_long_rate_limit_is_asked_once_and_kept(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    toy.faults.limit("POST", POST, 600.0, times=1000)
    begun = len(toy.sent)
    for turn in range(4):
        await answer(toy, match, str(turn))
        await pass_by(toy, 100.0, 10)
        await asyncio.sleep(0.05)
    lanes = Counter(one.path for one in posts(toy, begun))
    assert lanes
    assert max(lanes.values()) == 1, [(one.path, one.status, one.body["nonce"]) for one in posts(toy, begun)]
    toy.faults.clear()
    await delivered(toy)
    found = await toy.match(match)
    (card,) = cards(toy, match)
    due = {str(found.holders[seat].user) for seat in found.waiting}
    assert due <= {uid for m in _of(toy, card["channel_id"]) for uid in toy.standin.world.calls[m]}


async def test_a_passing_403_that_nobody_knows_loses_nothing(toy: Rig) -> None:
    toy.faults.refuse("POST", POST, 403, times=30)
    match = await opened(toy)
    await delivered(toy)
    assert len(cards(toy, match)) == 1


async def test_direct_messages_opened_too_fast_mark_nobody_and_come_later(toy: Rig) -> None:
    toy.faults.refuse("POST", "/users/@me/channels", 400, code=40003, times=2)
    match = await opened(toy, 3)
    await pass_by(toy, 1.0, 10)
    begun = toy.standin.requests["POST /users/@me/channels"]
    toy.people[:] = [*toy.people[3:], *toy.people[:3]]
    await opened(toy, 2, key="others")
    await pass_by(toy, 30.0, 10)
    assert toy.standin.requests["POST /users/@me/channels"] == begun, "a minute's rest for all, others too"
    await delivered(toy)
    found = await toy.match(match)
    assert not any(holder.dm_closed for holder in found.holders)
    for holder in found.holders:
        assert await toy.tables.newest(match, "secret", holder.user) is not None


async def test_thirty_new_direct_messages_are_opened_ten_in_ten_seconds(toy: Rig) -> None:
    world = toy.standin.world
    world.caps.new_dms = 10
    guild = world.guilds[world.channels[toy.channel]["guild_id"]]
    for n in range(30):
        person = world.add_user(f"crowd{n}")
        world.members[guild["id"]][person["id"]] = {**world.members[guild["id"]][toy.people[0]]}
        toy.people.insert(0, str(person["id"]))
    for n in range(0, 30, 3):
        toy.people[:] = [*toy.people[3:], *toy.people[:3]]
        await opened(toy, 3, key=str(n))
    await pass_by(toy, 1.0, 20)
    assert toy.standin.requests["POST /users/@me/channels"] <= 10
    await delivered(toy)
    assert toy.standin.requests["POST /users/@me/channels"] == 30, "none was refused: the bot keeps the pace itself"


async def test_the_outbox_waits_for_a_gateway_that_is_late(toy: Rig) -> None:
    await toy.standin.unplug()
    match = await opened(toy)
    await toy.stop_bot()
    await toy.standin.plug_in()
    toy.standin.gateway.ready_after = 1.5
    starting = asyncio.create_task(toy.start_bot())
    await asyncio.sleep(0.7)
    assert not list(posts(toy)), "nothing is sent before the servers are known"
    await starting
    await delivered(toy)
    assert len(cards(toy, match)) == 1
    assert (await toy.match(match)).place.thread is not None


async def test_a_server_that_threw_the_bot_out_is_final_until_it_comes_back(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    thread = (await toy.match(match)).place.thread
    world = toy.standin.world
    guild = world.guilds[world.channels[toy.channel]["guild_id"]]
    toy.standin.moderator.remove_bot(guild["id"])
    assert toy.host is not None
    bot = toy.host.bot
    await toy.until(lambda: not bot.guilds)
    begun = len(toy.sent)
    await answer(toy, match, "a")
    await answer(toy, match, "b")
    await delivered(toy)
    assert [(one.method, one.path, one.answer) for one in toy.sent[begun:] if str(thread) in one.path] == []
    assert toy.host is not None
    kept = await toy.host.store.undelivered(match)
    assert {reason for notice, reason in kept if notice.user is None} == {"the bot is not in that server"}
    assert {reason for notice, reason in kept if notice.user is not None} <= {"403 50278"}


REFUSALS = [(400, 50035), (400, 160006), (400, 160007), (403, 50013), (400, 50024), (404, 10008), (400, 200000)]


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_thread_that_is_refused_takes_no_card_with_it(toy: Rig, status: int, code: int) -> None:
    toy.faults.refuse("POST", r"/channels/\d+/messages/\d+/threads", status, code=code, times=100)
    match = await opened(toy)
    await delivered(toy)
    (card,) = cards(toy, match)
    assert card["channel_id"] == toy.channel
    tried = toy.standin.requests["POST /channels/{cid}/messages/{mid}/threads"]
    assert tried <= 2
    for turn in range(4):
        await answer(toy, match, str(turn))
        await delivered(toy)
    assert toy.standin.requests["POST /channels/{cid}/messages/{mid}/threads"] == tried, "not asked for at each card"


async def test_a_thread_whose_name_is_refused_gets_another(toy: Rig) -> None:
    toy.faults.refuse("POST", r"/channels/\d+/messages/\d+/threads", 400, code=50035)
    match = await opened(toy)
    await delivered(toy)
    thread = toy.standin.world.channels[toy.thread_of(await toy.match(match))]
    assert thread["name"] == match[:4].upper()


async def test_a_long_limit_on_threads_holds_up_no_card(toy: Rig) -> None:
    toy.faults.limit("POST", r"/channels/\d+/messages/\d+/threads", 900.0)
    match = await opened(toy)
    await delivered(toy)
    (card,) = cards(toy, match)
    assert card["channel_id"] == toy.channel


@pytest.mark.parametrize("code", [40005, 50013, 50035, 200000])
async def test_a_picture_that_is_refused_leaves_the_words(toy: Rig, code: int) -> None:
    match = await opened(toy)
    await delivered(toy)
    (card,) = cards(toy, match)
    await pass_by(toy, 3.0)
    begun = len(toy.sent)
    toy.faults.refuse("PATCH", rf"/channels/\d+/messages/{card['id']}", 413 if code == 40005 else 400, code=code)
    await toy.tables.refresh(match)
    await delivered(toy)
    refused, words = [one for one in toy.sent[begun:] if one.method == "PATCH"]
    assert (refused.multipart, refused.status >= 400) == (True, True)
    assert (words.multipart, words.status, words.path) == (False, 200, refused.path), "at once, and nowhere else"
    assert [one["id"] for one in cards(toy, match)] == [card["id"]]


async def test_a_message_deleted_before_its_repeat_is_posted_under_another_number(toy: Rig) -> None:
    """Discord answers a nonce it knows, of a message that is gone, with 10008."""
    toy.faults.lose_answer("POST", POST, status=403)
    match = await _created(toy)
    await toy.until(lambda: toy.messages(toy.people[0], toy.channel))
    toy.standin.moderator.delete_message(str(toy.messages(toy.people[0], toy.channel)[0]["id"]))
    await delivered(toy)
    assert toy.newest(toy.people[1], "join", match) is not None


@pytest.mark.parametrize("how", ["reset", "503"])
async def test_an_earlier_card_loses_its_controls_when_the_line_is_back(toy: Rig, how: str) -> None:
    match = await opened(toy)
    await delivered(toy)
    (first,) = cards(toy, match)
    path = f"/channels/{first['channel_id']}/messages/{first['id']}"
    if how == "reset":
        toy.faults.cut("PATCH", path, times=12)
    else:
        toy.faults.refuse("PATCH", path, 503, times=12)
    await toy.tables.resend(match)
    await toy.until(lambda: len(cards(toy, match)) == 2)
    await delivered(toy)
    (card,) = cards(toy, match)
    assert card["id"] != first["id"]


async def test_old_messages_of_a_channel_are_edited_at_the_pace_that_discord_takes(toy: Rig) -> None:
    toy.standin.settings = toy.standin._rates._settings = Settings(old_edit_limit=True)
    made = [await _created(toy, str(n)) for n in range(7)]
    await delivered(toy)
    toy.standin.world.clock.advance(4000.0)
    for match in made:
        await toy.tables.join(match, int(toy.people[1]), "P1")
    await delivered(toy)
    edits = [one for one in toy.sent if one.method == "PATCH" and one.path.startswith(f"/channels/{toy.channel}/")]
    assert len(edits) == 7
    assert {one.status for one in edits} == {200}, "none was refused: the bot keeps the pace itself"


def _place(rig: Rig) -> Place:
    return Place(int(rig.standin.world.channels[rig.channel]["guild_id"]), int(rig.channel))


@pytest.mark.parametrize("kind", ["lobby", "card", "note"])
async def test_what_got_through_before_an_outage_of_hours_is_found_again(
    toy: Rig, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer was lost with the network, and Discord forgets the number of a message after minutes."""
    monkeypatch.setattr(outbox, "PATIENCE", 0.5)
    if kind == "card":
        match = await _created(toy)
        await toy.tables.join(match, int(toy.people[1]), "P1")
        await delivered(toy)
        toy.faults.cut("POST", POST, "hang", times=20, done=True)
        await toy.tables.start(match, int(toy.people[0]))
        await toy.until(lambda: any(toy.standin.world.calls.values()))
    elif kind == "note":
        match = await _created(toy)
        await delivered(toy)
        toy.faults.cut("POST", POST, "hang", times=20, done=True)
        await toy.tables.end(match, int(toy.people[0]))
        await toy.until(lambda: _ended(toy))
    else:
        toy.faults.cut("POST", POST, "hang", times=20, done=True)
        match = await _created(toy)
        await toy.until(lambda: toy.messages(toy.people[0], toy.channel))
    await asyncio.sleep(0.6)
    await toy.standin.unplug()
    toy.faults.clear()
    for _ in range(20):
        await pass_by(toy, 360.0, 4)
        await asyncio.sleep(0.1)
    await toy.standin.plug_in()
    await delivered(toy)
    if kind == "card":
        assert len(cards(toy, match)) == 1
        assert max(calls(toy).values()) == 1, "called once"
        assert not [m for m in toy.standin.world.messages.values() if m["content"]]
    elif kind == "note":
        assert len(_ended(toy)) == 1
    else:
        assert len(toy.messages(toy.people[0], toy.channel)) == 1


def _ended(rig: Rig) -> list[Payload]:
    """The notes that a match was called off."""
    return [m for m in rig.standin.world.messages.values() if "called this match off" in words_of(m)]


async def _created(rig: Rig, key: str = "x") -> str:
    host = int(rig.people[0])
    made = await rig.tables.create(
        game="toy",
        host=host,
        name="P0",
        seats=2,
        title="Meet *@* noon.",
        place=_place(rig),
        interaction=f"created-{host}-{key}",
    )
    return str(made.id)


async def test_a_call_whose_answer_was_lost_is_not_taken_for_that_of_who_is_asked_next(toy: Rig) -> None:
    checked = 0
    for number in range(6):
        match = await opened(toy, 3, key=f"lost-{number}")
        await delivered(toy)
        thread = toy.thread_of(await toy.match(match))
        for step in range(12):
            before, called = await toy.match(match), calls(toy)
            if before.status != "running":
                break
            toy.faults.clear()
            toy.faults.cut("POST", f"/channels/{thread}/messages", done=True)
            await answer(toy, match, f"{number}-{step}")
            await asyncio.sleep(0.1)
            if calls(toy) == called:
                continue
            # A call is out, and the bot does not know. Now somebody else is asked.
            checked += await _called_next(toy, match, f"{number}-{step}-next")
            await delivered(toy)
    assert checked > 1


async def _called_next(rig: Rig, match: MatchId, key: str) -> int:
    """The number of seats that the next answer asks, each of which is called once more."""
    before, called = await rig.match(match), calls(rig)
    uid = next(int(uid) for uid in rig.people if before.seat_of(int(uid)) in before.waiting)
    actor = before.seat_of(uid)
    await answer(rig, match, key)
    after = await rig.match(match)
    await delivered(rig)
    newly = {str(after.holders[seat].user) for seat in set(after.waiting) - set(before.waiting) - {actor}}
    assert {uid: calls(rig)[uid] - called[uid] for uid in newly} == dict.fromkeys(newly, 1), after.seq
    return len(newly)
