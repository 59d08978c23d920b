"""How long a press takes for the person who presses: until it is acknowledged, and until it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from bot.bench.figures import Figure, percentile
from bot.host import Host
from bot.local.standin import Settings, Standin, default_world
from bot.local.wiring import point_discord_here
from bot.local.world import News, Payload
from bot.model import Place
from bot.store.dumps import FileDumps
from bot.store.sqlite import SqliteStore
from bot.ui import limits
from bot.ui.custom_id import decode
from render.painter import Painter

ROUNDS = {1: 40, 10: 8, 50: 4}
"""Presses at the same time -> how often that is done."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
PATIENCE = 60.0


class Card:
    """The turn card of one match, with the person who may press it."""

    def __init__(self, user: str, message: Payload, control: Payload) -> None:
        self.user = user
        self.message = message
        self.control = control
        self.answered: asyncio.Future[float] | None = None


def measure(game: str) -> list[Figure]:
    """Take turn, pressed in many matches at once: p50 and p99 of acknowledgement and answer in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measured(game, Path(folder), ROUNDS))


async def measured(game: str, folder: Path, rounds: dict[int, int]) -> list[Figure]:
    """The figures, for so many presses at once and so many rounds each."""
    figures = []
    async with _running(folder) as (standin, host):
        cards = await _cards(standin, host, game, max(rounds))
        news = standin.people.watch()
        listening = asyncio.create_task(_listen(news, {card.message["channel_id"]: card for card in cards}))
        try:
            for count, times in rounds.items():
                pressed = [
                    await asyncio.gather(*(_press(standin, card) for card in cards[:count])) for _ in range(times)
                ]
                figures += _figures(count, [pair for each in pressed for pair in each])
        finally:
            listening.cancel()
            standin.people.unwatch(news)
    return figures


def _figures(count: int, pairs: list[tuple[float, float]]) -> list[Figure]:
    part = f"answers, {count} at once"
    measures = {
        "acknowledged": ([ack for ack, _ in pairs], "Discord allows 3 s"),
        "answered": ([done for _, done in pairs], "Discord allows 15 min"),
    }
    return [
        Figure(
            part, name, 1000 * percentile(times, 0.5), "ms", f"p50; p99 {1000 * percentile(times, 0.99):.0f}; {allowed}"
        )
        for name, (times, allowed) in measures.items()
    ]


@contextlib.asynccontextmanager
async def _running(folder: Path) -> AsyncIterator[tuple[Standin, Host]]:
    """Stand-in and bot, connected over the network, without Discord's rate limits."""
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    standin, painter = Standin(default_world(), settings=Settings(rate_limits=False)), Painter()
    await standin.start()
    with point_discord_here(standin.base_url):
        host = Host(SqliteStore(folder / "bench.sqlite3"), FileDumps(folder), painter, local=True, shard_count=1)
        try:
            await host.start(standin.token)
            await asyncio.wait_for(host.bot.wait_until_ready(), PATIENCE)
            yield standin, host
        finally:
            await host.close()
            await standin.stop()
            painter.close()


async def _cards(standin: Standin, host: Host, game: str, count: int) -> list[Card]:
    """Start so many matches in one channel and wait for their turn cards."""
    users = [str(one["id"]) for one in standin.people.people()]
    channel = next(one for one in standin.people.channels_of(users[0]) if one["name"] == "tables")
    place = Place(guild=int(channel["guild_id"]), channel=int(channel["id"]))
    started = []
    for number in range(count):
        user = int(users[number % len(users)])
        lobby = await host.tables.create(
            game=game, host=user, name="Kallias", seats=2, place=place, interaction=f"bench/{number}", announce=False
        )
        await host.tables.add_automat(lobby.id, user)
        await host.tables.start(lobby.id, user)
        started.append((lobby.id, str(user)))
    async with asyncio.timeout(PATIENCE):
        return [await _card(standin, host, match, user) for match, user in started]


async def _card(standin: Standin, host: Host, match: str, user: str) -> Card:
    while True:
        thread = (await host.tables.match(match)).place.thread
        for message in standin.people.messages_of(user, str(thread)) if thread is not None else []:
            if (control := _turn_control(message)) is not None:
                return Card(user, message, control)
        await asyncio.sleep(0.05)


def _turn_control(message: Payload) -> Payload | None:
    for part in limits.walk(message["components"]):
        meaning = decode(str(part.get("custom_id", "")))
        if meaning is not None and meaning.kind == "turn":
            return dict(part)
    return None


async def _press(standin: Standin, card: Card) -> tuple[float, float]:
    """Seconds until the press was acknowledged, and until its private answer stood."""
    card.answered = asyncio.get_running_loop().create_future()
    begun = time.perf_counter()
    answer = await standin.people.press(card.user, card.message, card.control)
    acknowledged = time.perf_counter() - begun
    if answer.failed:
        raise RuntimeError("a press was not acknowledged in time")
    return acknowledged, await asyncio.wait_for(card.answered, PATIENCE) - begun


async def _listen(news: asyncio.Queue[News], cards: dict[Any, Card]) -> None:
    """Note when each thread's next private answer stands."""
    while True:
        item = await news.get()
        flags = item.what.get("flags", 0)
        card = cards.get(item.what.get("channel_id"))
        if card is None or card.answered is None or card.answered.done():
            continue
        if item.event.startswith("MESSAGE_") and flags & EPHEMERAL and not flags & LOADING:
            card.answered.set_result(time.perf_counter())
