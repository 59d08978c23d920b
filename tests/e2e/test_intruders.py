"""Something between the bot and Discord answers in its place: a proxy, a portal, a ban. It tells nothing of the bot."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import cast

import pytest

from bot import app, host
from bot.cogs import answer as cog
from bot.local.standin.faults import Cut
from bot.local.wiring import point_discord_here
from tests.e2e.outages import answer, calls, cards, delivered, opened, pass_by
from tests.e2e.rig import Rig, words_of
from tests.e2e.test_counted import ORIGINAL, private
from tests.e2e.test_presses import entries, first_option, my_panel
from tests.support.toy import Toy

POST = r"/channels/\d+/messages"
WAYS = [
    ("POST", POST),
    ("PATCH", r"/channels/\d+/messages/\d+"),
    ("POST", r"/channels/\d+/messages/\d+/threads"),
    ("POST", "/users/@me/channels"),
    ("GET", POST),
]


HTML, JSON = "text/html", "application/json"


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize(("status", "said"), [(200, HTML), (200, JSON), (401, HTML), (403, HTML), (429, HTML)])
async def test_no_page_takes_anything_that_is_due(toy: Rig, status: int, said: str, done: bool) -> None:
    """For longer than a fault of the program would be borne; what got through all the same is not made twice."""
    assert toy.host is not None
    for method, path in WAYS:
        toy.faults.intrude(method, path, status, said=said, times=9, done=done)
    match = await opened(toy)
    await delivered(toy, now=toy.host.clock)
    for turn in range(2):
        for method, path in WAYS:
            toy.faults.intrude(method, path, status, said=said, times=9, done=done)
        await answer(toy, match, str(turn))
        await delivered(toy, now=toy.host.clock)
    found = await toy.match(match)
    assert found.place.thread is not None or status == 429, "a limit goes without a thread while it lasts"
    (card,) = cards(toy, match)
    thread = toy.standin.world.history[card["channel_id"]]
    assert {str(found.holders[seat].user) for seat in found.waiting} <= {
        u for m in thread for u in toy.standin.world.calls[m]
    }
    assert max(calls(toy).values()) <= 3
    for holder in found.holders:
        assert await toy.tables.newest(match, "secret", holder.user) is not None
        assert not (await toy.tables.user(holder.user)).dm_closed
    assert not await toy.host.store.undelivered(match)


@pytest.mark.parametrize("status", [200, 403, 502])
async def test_no_page_tells_the_time(toy: Rig, status: int) -> None:
    """It stands between, perhaps with a clock that nobody has ever set."""
    toy.faults.intrude("POST", POST, status, times=2)
    asked = toy.standin.requests["POST /channels/{cid}/messages"]
    await opened(toy)
    await toy.until(lambda: toy.standin.requests["POST /channels/{cid}/messages"] > asked)
    await asyncio.sleep(0.3)
    assert toy.host is not None
    assert abs(toy.host.clock() - toy.standin.world.clock.now()) < 60


async def test_a_ban_says_how_long_it_lasts(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    toy.faults.intrude("POST", POST, 429, retry_after=900.0, times=99)
    await answer(toy, match, "a")
    begun = toy.standin.requests["POST /channels/{cid}/messages"]
    await pass_by(toy, 800.0, 20)
    assert toy.standin.requests["POST /channels/{cid}/messages"] - begun <= 1


CALLBACK = r"/interactions/.*/callback"


@pytest.mark.parametrize("how", ["page", "reset", "hang", "stall", "502"])
@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("path", [CALLBACK, ORIGINAL])
async def test_a_press_counts_and_is_answered_whatever_becomes_of_what_discord_is_told(
    toy: Rig, how: str, done: bool, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An acknowledgement that got through without an answer is built upon; one that did not is made once more."""
    monkeypatch.setattr(cog, "IN_TIME", 1.0)
    monkeypatch.setattr(cog, "PATIENCE", 1.0)
    match = await opened(toy)
    await delivered(toy)
    found = await toy.match(match)
    uid = next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)
    panel = await my_panel(toy, uid, match)
    shown = words_of(panel)
    before, said = await entries(toy, match), len(private(toy, uid, but=""))
    method = "POST" if path == CALLBACK else "PATCH"
    if how == "page":
        toy.faults.intrude(method, path, done=done)
    elif how == "502":
        toy.faults.lose_answer(method, path) if done else toy.faults.refuse(method, path, 502)
    else:
        toy.faults.cut(method, path, cast(Cut, how), done=done)
    await toy.standin.people.press(uid, panel, *first_option(panel))
    await toy.answered()
    assert await entries(toy, match) == before + 1
    assert not any("went wrong" in words_of(m) for m in private(toy, uid, but="")[said:])
    assert words_of(toy.standin.world.messages[str(panel["id"])]) != shown


@pytest.mark.parametrize(
    "path", ["/users/@me", "/gateway/bot", "/applications/.*/commands", "/oauth2/applications/@me"]
)
@pytest.mark.parametrize("status", [200, 401])
async def test_a_start_waits_until_discord_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, path: str, status: int
) -> None:
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(host, "FIRST_PAUSE", 0.1)
    monkeypatch.setattr(app, "REGISTER_PAUSE", 0.1)
    rig = Rig(tmp_path, known=lambda: {"toy": Toy()})
    await rig.standin.start()
    with point_discord_here(rig.standin.base_url):
        for method in ("GET", "PUT"):
            rig.faults.intrude(method, path, status, times=2)
        async with asyncio.timeout(30):
            await rig.start_bot()
            await rig.until(lambda: rig.standin.world.commands.get(""))
        await rig.run(rig.people[0], "mygames")
        await rig.stop_bot()
    await rig.standin.stop()
    assert not any(one.exc_info for one in caplog.records), caplog.text
