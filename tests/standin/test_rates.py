"""Rate limits and faults, as discord.py meets them and in numbers."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.local.standin import Clock, Settings, default_world
from bot.local.standin.rates import RateLimits
from tests.standin.driven import BOT_PERMISSIONS, Scene, scene
from tests.standin.rest import Rest, resting

SEND = r"/channels/\d+/messages"


async def test_a_refused_route_and_a_global_limit_are_waited_for(play: Scene) -> None:
    play.faults.limit("POST", SEND, 0.2, times=2)
    began = time.monotonic()
    assert (await play.table("theano")).startswith("ok")
    assert time.monotonic() - began > 0.4
    play.faults.limit("POST", SEND, 0.2, everywhere=True)
    assert (await play.table("theano")).startswith("ok")
    assert play.standin.statuses[429] == 3


async def test_bursts_are_paced_by_the_headers_alone() -> None:
    async with scene(settings=Settings()) as play:
        channel = play.bot.get_channel(int(play.places["general"]))
        assert isinstance(channel, discord.TextChannel)
        began = time.monotonic()
        await asyncio.gather(*(channel.send(str(n)) for n in range(6)))
        assert time.monotonic() - began > 4.5
        assert play.standin.statuses[429] == 0


async def test_a_429_says_how_long() -> None:
    async with resting(settings=Settings()) as rest:
        got = [await rest.post(content="x") for _ in range(6)]
        assert [g.status for g in got] == [200] * 5 + [429]
        assert 0 < got[5].body["retry_after"] <= 5
        assert got[5].headers["Via"]
        assert int(got[5].headers["Retry-After"]) >= 1
        assert got[0].headers["X-RateLimit-Remaining"] == "4"
        assert (await rest.post("tables", content="x")).status == 200
        rest.world.clock.advance(5)
        assert (await rest.post(content="x")).status == 200


async def test_fifty_a_second_over_all_routes_but_interactions() -> None:
    async with resting(settings=Settings()) as rest:
        got = await asyncio.gather(*(rest.ask("GET", "/users/@me") for _ in range(60)))
        limited = [g for g in got if g.status == 429]
        assert limited
        assert limited[0].headers["X-RateLimit-Global"] == "true"
        assert limited[0].body["global"] is True
        answer = await rest.ask("POST", "/interactions/1/x/callback", {"type": 4})
        assert answer.code == 10062


async def test_old_messages_take_few_edits() -> None:
    async with resting(settings=Settings(old_edit_limit=True)) as rest:
        made = [await rest.post(content="old") for _ in range(4)]
        rest.world.clock.advance(3700)
        path = f"/channels/{rest.places['general']}/messages"
        got = [await rest.ask("PATCH", f"{path}/{one.body['id']}", {"content": "new"}) for one in made]
        assert [g.status for g in got] == [200, 200, 200, 429]
        assert got[3].code == 30046


def test_windows_are_fixed() -> None:
    now = [1000.0]
    limits = RateLimits(Clock(lambda: now[0]), Settings())
    for at in (0.0, 1.0, 2.0, 3.0, 4.0):
        now[0] = 1000 + at
        assert not limits.take("POST", "/channels/1/messages").wait
    assert limits.take("POST", "/channels/1/messages").wait == pytest.approx(1.0)
    now[0] = 1005
    assert [bool(limits.take("POST", "/channels/1/messages").wait) for _ in range(6)] == [False] * 5 + [True]


async def test_faults_refuse_delay_and_lose_answers(rest: Rest) -> None:
    rest.faults.refuse("POST", SEND, 503)
    assert (await rest.post(content="refused")).status == 503
    rest.faults.delay("POST", SEND, 0.1)
    began = time.monotonic()
    assert (await rest.post(content="slow")).status == 200
    assert time.monotonic() - began >= 0.1
    rest.faults.lose_answer("POST", SEND)
    assert (await rest.post(content="lost")).status == 502
    texts = [m["content"] for m in rest.world.messages_in(rest.places["general"])]
    assert texts == ["slow", "lost"]
    rest.faults.limit("POST", SEND, 7.5, code=30046)
    limited = await rest.post(content="limited")
    assert (limited.status, limited.code, limited.body["retry_after"]) == (429, 30046, 7.5)
    with pytest.raises(ValueError, match="limit"):
        rest.faults.refuse("POST", SEND, 429)
    rest.faults.refuse("GET", ".*", 500)
    rest.faults.clear()
    assert (await rest.ask("GET", "/users/@me")).status == 200


async def test_the_client_tries_again_after_a_server_error(play: Scene) -> None:
    play.faults.refuse("PATCH", r"/channels/\d+/messages/\d+", 502)
    assert (await play.table("theano")).startswith("ok")


async def test_an_expired_token_and_a_second_answer() -> None:
    async with scene(default_world(bot=BOT_PERMISSIONS)) as play:
        await play.run("theano", "ping")
        itx = play.asked[-1]
        async with aiohttp.ClientSession() as http:
            rest = Rest(play.standin, http)
            again = await rest.ask("POST", f"/interactions/{itx['id']}/{itx['token']}/callback", {"type": 5})
            assert again.code == 40060
            path = f"/webhooks/{play.world.bot_id}/{itx['token']}"
            assert (await rest.ask("PATCH", f"{path}/messages/@original", {"content": "in time"})).status == 200
            play.world.clock.advance(901)
            assert (await rest.ask("PATCH", f"{path}/messages/@original", {"content": "late"})).code == 50027
            assert (await rest.ask("POST", path, {"content": "late"})).code == 50027
