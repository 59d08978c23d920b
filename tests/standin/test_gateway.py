"""Sessions, shards, resuming, and what intents let through."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.local.standin import Settings, Standin, default_world
from bot.local.standin.gateway import ACK_AFTER, Drop
from tests.standin.driven import BOT_PERMISSIONS, Scene, scene, until
from tests.standin.rest import Rest

RESUME, IDENTIFY = 6, 2


@pytest.mark.parametrize("how", ["abort", "reconnect", 4000])
async def test_a_broken_connection_is_resumed_and_nothing_is_lost(play: Scene, how: Drop) -> None:
    await play.faults.drop(how)
    meanwhile = asyncio.create_task(play.run("theano", "ping"))
    assert (await meanwhile)["content"] == "pong"
    assert await until(lambda: play.bot.resumed == 1)
    ops = play.standin.gateway.ops
    assert (ops[RESUME], ops[IDENTIFY]) == (1, 1)


async def test_an_invalid_session_loses_what_was_asked_meanwhile(play: Scene) -> None:
    await play.faults.drop("invalid")
    lost = asyncio.create_task(play.people.run(play.ids["theano"], play.places["general"], "ping", {}))
    await asyncio.sleep(0.05)
    play.world.clock.advance(3.1)
    assert (await lost).failed
    assert await until(lambda: play.standin.gateway.ops[IDENTIFY] == 2 and play.standin.gateway.connected(), 8)
    assert (await play.run("theano", "ping"))["content"] == "pong"


async def test_direct_messages_and_others_content_follow_the_intents(play: Scene) -> None:
    general = play.places["general"]
    play.people.say(play.ids["lykos"], general, "not for the bot")
    play.people.say(play.ids["lykos"], general, f"<@{play.world.bot_id}> for the bot")
    play.people.say(play.ids["lykos"], play.world.dm_with(play.ids["lykos"])["id"], "a direct message")
    assert await until(lambda: len(play.bot.heard) == 3)
    heard = [m.content for m in play.bot.heard]
    assert heard == ["", f"<@{play.world.bot_id}> for the bot", "a direct message"]


async def test_private_messages_and_hidden_channels_are_not_told(play: Scene) -> None:
    await play.run("theano", "ping")
    general = play.world.channels[play.places["general"]]
    play.world.overwrite(general, play.world.bot_id, deny=BOT_PERMISSIONS)
    play.people.say(play.ids["lykos"], general["id"], f"<@{play.world.bot_id}> unheard")
    play.people.say(play.ids["lykos"], play.places["tables"], f"<@{play.world.bot_id}> heard")
    assert await until(lambda: play.bot.heard)
    assert [m.content for m in play.bot.heard] == [f"<@{play.world.bot_id}> heard"]


@pytest.mark.parametrize("count", [4, None])
async def test_four_shards(count: int | None) -> None:
    world = default_world(bot=BOT_PERMISSIONS)
    theano = next(u for u in world.users.values() if not u.get("bot"))
    for n in range(12):
        world.clock.advance(0.002)  # servers made in one millisecond would share a shard
        world.add_channel(world.add_guild(f"g{n}", [theano]), f"room{n}")
    settings = Settings(shards=4, rate_limits=False)
    async with scene(world, settings=settings, shard_count=count) as play:
        assert len(play.bot.shards) == 4
        assert len(play.bot.guilds) == 13
        assert all(g.shard_id == (g.id >> 22) % 4 for g in play.bot.guilds)
        for n in range(12):
            assert (await play.run("theano", "ping", f"room{n}"))["content"] == "pong"
        await play.faults.drop("abort", 2)
        assert await until(lambda: play.bot.resumed == 1)


class Socket:
    """A bare gateway client with zlib-stream."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws, self._inflate = ws, zlib.decompressobj()

    async def send(self, op: int, data: object) -> None:
        await self.ws.send_str(json.dumps({"op": op, "d": data}))

    async def next(self) -> dict[str, Any]:
        message = await self.ws.receive(timeout=3)
        assert message.type is aiohttp.WSMsgType.BINARY, message
        found: dict[str, Any] = json.loads(self._inflate.decompress(message.data))
        return found

    async def closed(self) -> int | None:
        """The close code, after whatever else comes."""
        while (await self.ws.receive(timeout=3)).type is not aiohttp.WSMsgType.CLOSE:
            pass
        return self.ws.close_code


@pytest.fixture
async def socket(rest: Rest) -> AsyncIterator[Socket]:
    url = f"{rest.standin.gateway.url}?compress=zlib-stream"
    async with aiohttp.ClientSession() as http, http.ws_connect(url) as ws:
        one = Socket(ws)
        assert (await one.next())["op"] == 10
        yield one


def identify(standin: Standin, **more: object) -> dict[str, object]:
    return {"token": standin.token, "intents": 1, "properties": {}, **more}


async def test_heartbeat_before_identify(socket: Socket) -> None:
    await socket.send(1, None)
    assert (await socket.next())["op"] == 11


async def test_an_acknowledgement_does_not_overtake_the_thread_of_the_client_that_notes_its_heartbeat(
    socket: Socket,
) -> None:
    sent = time.perf_counter()
    await socket.send(1, None)
    assert (await socket.next())["op"] == 11
    assert time.perf_counter() - sent >= ACK_AFTER * 0.9


async def test_ready_then_the_server(rest: Rest, socket: Socket) -> None:
    await socket.send(2, identify(rest.standin))
    ready, guild = await socket.next(), await socket.next()
    assert (ready["t"], ready["s"], guild["t"], guild["s"]) == ("READY", 1, "GUILD_CREATE", 2)
    assert [c["name"] for c in guild["d"]["channels"]] == ["general", "tables", "chatter"]
    await socket.send(8, {"guild_id": rest.guild["id"], "user_ids": [rest.ids["lykos"]]})
    chunk = await socket.next()
    assert [m["user"]["username"] for m in chunk["d"]["members"]] == ["lykos"]
    assert rest.standin.gateway.connected() == 1


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004), (2, {"token": None, "intents": 1, "shard": [3, 2]}, 4010),
        (2, {"token": None, "intents": "all"}, 4013), (99, None, 4001), (8, {"guild_id": "1"}, 4003),
        (1, "x" * 5000, 4002),
    ],
)  # fmt: skip
async def test_wrong_behavior_is_closed_with_a_code(rest: Rest, socket: Socket, op: int, data: Any, code: int) -> None:
    if isinstance(data, dict) and data.get("token", "") is None:
        data["token"] = rest.standin.token
    await socket.send(op, data)
    assert await socket.closed() == code


async def test_too_many_sends_are_closed(socket: Socket) -> None:
    for _ in range(121):
        await socket.send(1, None)
    assert await socket.closed() == 4008


async def test_a_session_that_is_not_known_cannot_be_resumed(rest: Rest, socket: Socket) -> None:
    await socket.send(6, {"token": rest.standin.token, "session_id": "gone", "seq": 1})
    assert await socket.next() == {"op": 9, "d": False, "s": None, "t": None}


async def test_identifies_are_paced_when_asked_for() -> None:
    standin = Standin(default_world(), settings=Settings(identify_seconds=5))
    await standin.start()
    try:
        async with aiohttp.ClientSession() as http:
            for expected in ("READY", None):
                async with http.ws_connect(f"{standin.gateway.url}?compress=zlib-stream") as ws:
                    one = Socket(ws)
                    await one.next()
                    await one.send(2, identify(standin))
                    assert (await one.next())["t"] == expected
    finally:
        await standin.stop()
