"""Missing rights, lost threads, slow pictures, a slow database, and Discord saying no."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, cast

import pytest

from bot import app
from bot.local.standin.permissions import Permission
from bot.local.world import Payload
from bot.store.port import Store
from bot.tables.meant import PLAY
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from tests.e2e.people import Person
from tests.e2e.rig import Rig, controls, meaning, offers, rigged, words_of
from tests.e2e.test_presses import entries, first_option, my_panel
from tests.e2e.test_whole_match import begin
from tests.support.stores import Intercepted
from tests.support.toy import Toy

NEEDED = {
    Permission.SEND_MESSAGES: "post messages here",
    Permission.CREATE_PUBLIC_THREADS: "open a thread for each match",
    Permission.SEND_MESSAGES_IN_THREADS: "post in threads",
    Permission.ATTACH_FILES: "attach pictures",
    Permission.READ_MESSAGE_HISTORY: "read the message history",
}


NOT_IN_THREADS = (Permission.SEND_MESSAGES, Permission.CREATE_PUBLIC_THREADS)


def deny(rig: Rig, permission: Permission, channel: str | None = None) -> None:
    world = rig.standin.world
    world.overwrite(world.channels[channel or rig.channel], world.bot_id, deny=permission)


@pytest.mark.parametrize("lacking", NEEDED, ids=lambda one: one.name)
async def test_opening_a_table_names_each_missing_right_in_words(toy: Rig, lacking: Permission) -> None:
    deny(toy, lacking)
    await asyncio.sleep(0.05)
    uid = toy.people[0]
    await toy.run(uid, "game create", title="toy", players=2)
    told = toy.panel(uid)
    assert told is not None
    assert NEEDED[lacking] in words_of(told)
    others = set(NEEDED.values()) - {NEEDED[lacking]} if lacking is not Permission.SEND_MESSAGES else set()
    assert not any(words in words_of(told) for words in others)
    assert await toy.tables.browse(int(toy.standin.world.channels[toy.channel]["guild_id"])) == []


@pytest.mark.parametrize("lost", [*NEEDED, Permission.VIEW_CHANNEL], ids=lambda one: one.name)
async def test_a_right_lost_in_mid_match_loses_no_move(
    toy: Rig, lost: Permission, caplog: pytest.LogCaptureFixture
) -> None:
    match = await begin(toy, "toy", 1, automats=1)
    uid = toy.people[0]
    panel = await my_panel(toy, uid, match)
    deny(toy, lost)
    await asyncio.sleep(0.05)
    before = await entries(toy, match)
    await toy.press(uid, panel, *first_option(panel))
    assert await entries(toy, match) > before
    shown = toy.panel(uid)
    assert shown is not None
    assert controls(shown)
    # What a thread does not need is not asked for inside it.
    for words in ("Your moves count", "`/board`"):
        assert (words in words_of(shown)) is (lost not in NOT_IN_THREADS)
    caplog.clear()


async def test_an_archived_thread_is_opened_again_by_the_next_card(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    thread = toy.standin.world.channels[toy.thread_of(await toy.match(match))]
    thread["thread_metadata"]["archived"] = True
    await _change_turn(toy, match)
    await toy.until(lambda: not thread["thread_metadata"]["archived"])


async def _change_turn(rig: Rig, match: str) -> None:
    """Everybody leads a card, so that somebody's turn begins; by command, which needs no card."""
    for uid in rig.people[:2]:
        look = await rig.tables.look(match, int(uid))
        await rig.run(uid, "play", action=look.decisions[0].options[0].key, match=match)


async def test_the_card_of_a_locked_thread_moves_to_the_channel(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    thread = toy.standin.world.channels[toy.thread_of(await toy.match(match))]
    thread["thread_metadata"].update(archived=True, locked=True)
    await _change_turn(toy, match)
    await toy.until(lambda: _card_in(toy, toy.channel))


async def test_the_card_of_a_deleted_thread_moves_to_the_channel(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    world = toy.standin.world
    thread = world.channels.pop(toy.thread_of(await toy.match(match)))
    for message in world.history.pop(thread["id"], []):
        del world.messages[message]
    await _change_turn(toy, match)
    card = await toy.until(lambda: _card_in(toy, toy.channel))
    await toy.press(toy.people[0], card, next(part for part in controls(card) if meaning(part).kind == "board"))


async def _answer(rig: Rig, match: str, key: str) -> None:
    """Whoever is asked answers something."""
    found = await rig.match(match)
    uid = next(int(uid) for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    decision = (await rig.tables.look(match, uid)).decisions[0]
    await rig.tables.answer(match, uid, decision.id, random_choice(decision, Source(Rng(key))), key)


async def _lost(rig: Rig, match: str, how: str) -> str:
    """The thread of a match, from now on locked, deleted or hidden."""
    thread = rig.standin.world.channels[rig.thread_of(await rig.match(match))]
    if how == "locked":
        thread["thread_metadata"].update(archived=True, locked=True)
    elif how == "deleted":
        rig.standin.people._threads.delete_channel(thread)
    else:
        deny(rig, Permission.SEND_MESSAGES_IN_THREADS)
    return str(thread["id"])


@pytest.mark.parametrize("how", ["locked", "deleted", "hidden"])
async def test_a_match_whose_thread_takes_no_messages_moves_for_good_and_says_so_once(toy: Rig, how: str) -> None:
    match = await begin(toy, "toy", 2)
    other = await toy.create(toy.people[0], "toy", 2)
    await toy.drained()
    thread = await _lost(toy, match, how)
    await _change_turn(toy, match)
    await toy.until(lambda: _card_in(toy, toy.channel))
    await toy.drained()
    place = (await toy.match(match)).place
    assert (str(place.channel), str(place.thread)) == (toy.channel, toy.channel)
    begun = len(toy.sent)
    for turn in range(4):
        await _answer(toy, match, f"{how}-{turn}")
        await toy.drained()
    tried = [one for one in toy.sent[begun:] if f"/channels/{thread}/messages" in one.path and one.method == "POST"]
    assert not tried, "nothing is tried there again"
    told = [words_of(m) for m in toy.messages(toy.people[0], toy.channel) if "takes no messages" in words_of(m)]
    assert len(told) == 1
    assert f"Toy {match[:4].upper()}" in told[0].replace("\\", "")
    # The channel is still anybody's: a command there without a match's name means whoever asks.
    assert [one.id for one in await toy.tables.meant(int(toy.people[1]), int(toy.channel), PLAY)] == [match]
    assert (await toy.match(other.id)).status == "lobby"


async def test_a_match_opened_in_a_thread_moves_to_its_parent_channel(toy: Rig) -> None:
    """`/game create` used inside a thread that is locked later."""
    await begin(toy, "toy", 2)
    thread = next(c for c in toy.standin.world.channels.values() if c.get("parent_id") == toy.channel)
    await toy.run(toy.people[0], "game create", str(thread["id"]), title="toy", players=2)
    match = next(one.id for one in await toy.tables.mine(int(toy.people[0])) if one.status == "lobby")
    card = await toy.until(lambda: toy.newest(toy.people[1], "join", match))
    assert card["channel_id"] == thread["id"]
    await toy.press_kind(toy.people[1], "join", match=match)
    thread["thread_metadata"].update(archived=True, locked=True)
    await toy.run(toy.people[0], "game start", match=match)
    await toy.until(lambda: _card_in(toy, toy.channel))
    await toy.drained()
    place = (await toy.match(match)).place
    assert (str(place.channel), str(place.thread)) == (toy.channel, toy.channel)


def _card_in(rig: Rig, cid: str) -> Payload | None:
    return next((m for m in reversed(rig.messages(rig.people[0], cid)) if offers(m, "since")), None)


async def test_a_deleted_card_is_posted_anew(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    cid = toy.thread_of(await toy.match(match))
    card = _card_in(toy, cid)
    assert card is not None
    world = toy.standin.world
    del world.messages[str(card["id"])]
    world.history[cid].remove(str(card["id"]))
    await toy.tables.refresh(match)
    await toy.until(lambda: _card_in(toy, cid), 30)


async def test_an_old_card_is_posted_anew_and_mentions_nobody(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    cid = toy.thread_of(await toy.match(match))
    old = _card_in(toy, cid)
    assert old is not None
    toy.standin.world.clock.advance(2 * 3600)
    await toy.tables.refresh(match)
    new = await toy.until(lambda: (card := _card_in(toy, cid)) and card["id"] != old["id"] and card)
    assert new["mentions"] == []
    await toy.until(lambda: not controls(toy.standin.world.messages[str(old["id"])]))


async def test_a_slow_database_and_slow_pictures_lose_no_interaction(tmp_path: Path) -> None:
    """Two seconds for every look into the database, ten for every picture; all at once."""
    async with rigged(tmp_path, known=lambda: {"toy": Toy()}, strict=True) as rig:
        await rig.stop_bot()
        delay = 0.0

        async def slowly(call: str) -> None:
            await asyncio.sleep(delay)

        rig.wrap = lambda store: cast(Store, Intercepted(store, slowly))
        await rig.start_bot()
        match = await begin(rig, "toy", 2)
        uid, other = rig.people[:2]
        panel = await my_panel(rig, uid, match)
        card = _card_in(rig, rig.thread_of(await rig.match(match)))
        assert card is not None
        delay, rig.sketch.delay = 2.0, 10.0
        await _all_at_once(rig, match, uid, other, panel, card)
        delay, rig.sketch.delay = 0.0, 0.0
        assert rig.host is not None
        await rig.host.bot.desk.idle(60)


async def _all_at_once(rig: Rig, match: str, uid: str, other: str, panel: Payload, card: Payload) -> None:
    people = rig.standin.people
    parts = {meaning(part).kind: part for part in controls(card)}
    asking: list[Awaitable[Any]] = [
        people.press(uid, panel, *first_option(panel)),
        *(people.press(other, card, parts[kind]) for kind in ("turn", "hand", "board", "since")),
        *(people.run(other, rig.channel, path, {"match": match}) for path in ("play", "hand", "board", "log")),
        people.run(uid, rig.channel, "mygames", {}),
        people.suggest(uid, rig.channel, "play", {"action": "", "match": match}, "action"),
    ]
    before = await entries(rig, match)
    answers = await asyncio.gather(*asking)
    assert [answer.failed for answer in answers] == [False] * len(answers)
    assert rig.host is not None
    assert await rig.host.bot.desk.idle(60)
    assert await entries(rig, match) == before + 1


async def test_when_drawing_fails_the_words_stand(toy: Rig, caplog: pytest.LogCaptureFixture) -> None:
    toy.sketch.broken = True
    match = await begin(toy, "toy", 1, automats=1)
    person = Person(toy, toy.people[0])
    await person.open(match)
    assert await person.step(match)
    await toy.press_kind(toy.people[0], "board", match=match)
    assert toy.panel(toy.people[0]) is not None
    caplog.clear()


async def test_commands_are_registered_only_when_they_changed(toy: Rig) -> None:
    assert toy.host is not None
    route = "PUT /applications/{app}/commands"
    once = toy.standin.requests[route]
    assert once == 1
    await toy.stop_bot()
    await toy.start_bot()
    assert toy.standin.requests[route] == once
    assert toy.host.bot.command_link("play").startswith("</play:")
    await toy.host.store.remember(f"commands:{toy.host.bot.application_id}", '{"hash": "another", "ids": {}}')
    assert await toy.host.bot.sync_commands()
    assert toy.standin.requests[route] == once + 1


async def test_an_error_at_registering_leaves_the_bot_running_and_is_made_good_for(
    toy: Rig, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "REGISTER_PAUSE", 0.05)
    monkeypatch.setattr(app, "REGISTER_PATIENCE", 3.0)
    assert toy.host is not None
    await toy.host.store.remember(f"commands:{toy.host.bot.application_id}", '{"hash": "another", "ids": {}}')
    await toy.stop_bot()
    route = "PUT /applications/{app}/commands"
    begun = toy.standin.requests[route]
    toy.faults.refuse("PUT", r"/applications/.*/commands", 403, code=50001)
    toy.faults.cut("PUT", r"/applications/.*/commands", "hang")
    await toy.start_bot()
    await toy.run(toy.people[0], "mygames")
    await toy.until(lambda: toy.standin.requests[route] == begun + 3)
    await toy.stop_bot()
    await toy.start_bot()
    assert toy.standin.requests[route] == begun + 3, "they are the newest"
    assert not any(one.exc_info for one in caplog.records), "a sentence is enough for that"
    caplog.clear()
