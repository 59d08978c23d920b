"""How long a press takes for the person who presses: until it is acknowledged, worded, and shown with its picture."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bot.bench.figures import Figure, percentile
from bot.door import Door
from bot.host import Host
from bot.local.standin import Settings, Standin, default_world
from bot.local.wiring import point_discord_here
from bot.local.world import News, Payload
from bot.model import Place
from bot.store.dumps import FileDumps
from bot.store.sqlite import SqliteStore
from bot.ui import limits
from bot.ui.custom_id import decode
from bot.warming import warm
from render.games import ARTISTS
from render.painter import Painter
from rules.core.game import games

ROUNDS = {1: 40, 10: 8, 50: 6}
"""Presses at the same time -> how often that is done."""
DISTANCE = 0.075
"""Seconds to Discord, one way."""
PER_SECOND, SECONDS = 20, 6
"""Presses of a busy evening."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
PATIENCE = 60.0


class Waiting:
    """A press whose answer is awaited: the message, once there is one, and when its words and its picture stood."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.message = ""
        self.worded: asyncio.Future[float] = loop.create_future()
        self.shown: asyncio.Future[float] = loop.create_future()


class Card:
    """The turn card of one match, with the person who may press it."""

    def __init__(self, user: str, message: Payload, control: Payload, *, drawn: bool) -> None:
        """`drawn`: its game has pictures."""
        self.user = user
        self.message = message
        self.control = control
        self.drawn = drawn
        self.waiting: list[Waiting] = []
        """Presses that are still to be answered, in their order."""

    def answered(self, message: str) -> Waiting | None:
        """The press that a private message answers; None for none that is awaited."""
        known = [one for one in self.waiting if one.message == message]
        found = next(iter(known or [one for one in self.waiting if not one.message]), None)
        if found is not None:
            found.message = message
        return found


class Press(NamedTuple):
    """Seconds from a press until it was acknowledged, until its words stood, and until its picture did, if any."""

    acknowledged: float
    worded: float
    shown: float | None
    work: float
    """Seconds of processor time until its words stood: of all that this process did meanwhile, the stand-in's, too."""


def measure(game: str) -> list[Figure]:
    """Take turn, pressed in many matches at once and one after the other, here and far away: milliseconds."""
    with tempfile.TemporaryDirectory() as near, tempfile.TemporaryDirectory() as far:
        return [
            *asyncio.run(measured(game, Path(near), ROUNDS)),
            *asyncio.run(measured(game, Path(far), {50: ROUNDS[50]}, DISTANCE, PER_SECOND * SECONDS)),
        ]


async def measured(
    game: str, folder: Path, rounds: dict[int, int], distance: float = 0.0, steady: int = 0
) -> list[Figure]:
    """The figures, for so many presses at once and so many rounds each; then of so many, one after the other.

    `distance`: seconds that a request is under way, and its answer; what is acknowledged is given without it.
    """
    figures = []
    where = f", {2000 * distance:.0f} ms away" if distance else ""
    async with _running(game, folder, distance) as (standin, host):
        cards = await _cards(standin, host, game, max(rounds))
        async with _listening(standin, cards):
            await _at_once(standin, cards)  # what is made once is made now
            for count, times in rounds.items():
                pressed = [await _at_once(standin, cards[:count]) for _ in range(times)]
                part = f"answers, {count} at once{where}"
                figures += _figures(part, [one for each in pressed for one in each], distance)
            if steady:
                figures += await _steadily(standin, host.bot.desk.door, cards, steady, where, distance)
    return figures


async def _at_once(standin: Standin, cards: Sequence[Card]) -> list[Press]:
    return await asyncio.gather(*(_press(standin, card) for card in cards))


async def _steadily(
    standin: Standin, door: Door, cards: Sequence[Card], count: int, where: str, distance: float
) -> list[Figure]:
    """Presses that come evenly, in one match after the other."""
    waited, visits = door.waited, door.visits
    pressing = []
    for number in range(count):
        pressing.append(asyncio.create_task(_press(standin, cards[number % len(cards)])))
        await asyncio.sleep(1 / PER_SECOND)
    part = f"answers, {PER_SECOND} a second{where}"
    pressed = await asyncio.gather(*pressing)
    delay = 1000 * (door.waited - waited) / (door.visits - visits)
    note = "mean, waited for the acknowledgements of others"
    return [Figure(part, "delay at the door", delay, "ms", note), *_figures(part, pressed, distance)]


def _figures(part: str, pressed: Sequence[Press], distance: float) -> list[Figure]:
    work = 1000 * percentile([one.work for one in pressed], 0.99)
    measures = {
        "acknowledged": ([one.acknowledged - distance for one in pressed], "Discord allows 3 s"),
        "words": ([one.worded for one in pressed], f"Discord allows 15 min; {work:.0f} ms of processor time"),
        "picture": ([one.shown for one in pressed if one.shown is not None], "the words do not wait for it"),
    }
    return [
        Figure(
            part, name, 1000 * percentile(times, 0.5), "ms", f"p50; p99 {1000 * percentile(times, 0.99):.0f}; {note}"
        )
        for name, (times, note) in measures.items()
        if times
    ]


@contextlib.asynccontextmanager
async def _running(game: str, folder: Path, distance: float) -> AsyncIterator[tuple[Standin, Host]]:
    """Stand-in and bot, connected over the network, without Discord's rate limits; no picture is kept."""
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    settings, door = Settings(rate_limits=False, distance=distance), Door()
    standin, painter = Standin(default_world(), settings=settings), Painter(limit=0, before=door.calm)
    await warm(painter, lambda: {game: games()[game]}, pause=0.0)
    await standin.start()
    with point_discord_here(standin.base_url):
        host = Host(
            SqliteStore(folder / "bench.sqlite3"), FileDumps(folder), painter, local=True, shard_count=1, door=door
        )
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
                return Card(user, message, control, drawn=(await host.tables.match(match)).game in ARTISTS)
        await asyncio.sleep(0.05)


def _turn_control(message: Payload) -> Payload | None:
    for part in limits.walk(message["components"]):
        meaning = decode(str(part.get("custom_id", "")))
        if meaning is not None and meaning.kind == "turn":
            return dict(part)
    return None


async def _press(standin: Standin, card: Card) -> Press:
    waiting = Waiting()
    card.waiting.append(waiting)
    begun, idle = time.perf_counter(), time.process_time()
    answer = await standin.people.press(card.user, card.message, card.control)
    acknowledged = time.perf_counter()
    if answer.failed:
        raise RuntimeError("a press was not acknowledged in time")
    async with asyncio.timeout(PATIENCE):
        worded = await waiting.worded
        work = time.process_time() - idle
        shown = await waiting.shown if card.drawn else None
    card.waiting.remove(waiting)
    return Press(acknowledged - begun, worded - begun, None if shown is None else shown - begun, work)


@contextlib.asynccontextmanager
async def _listening(standin: Standin, cards: Sequence[Card]) -> AsyncIterator[None]:
    """Meanwhile each card is told when its answer stands."""
    news = standin.people.watch()
    listening = asyncio.create_task(_listen(news, {card.message["channel_id"]: card for card in cards}))
    try:
        yield
    finally:
        listening.cancel()
        standin.people.unwatch(news)


async def _listen(news: asyncio.Queue[News], cards: dict[Any, Card]) -> None:
    """Note when each thread's next private answer stands, and when it has its picture."""
    while True:
        item = await news.get()
        flags = item.what.get("flags", 0)
        card = cards.get(item.what.get("channel_id"))
        if card is None or not item.event.startswith("MESSAGE_") or not flags & EPHEMERAL:
            continue
        press = card.answered(str(item.what["id"]))
        if press is None or flags & LOADING:
            continue
        for stands, wanted in ((press.worded, True), (press.shown, item.what["attachments"])):
            if wanted and not stands.done():
                stands.set_result(time.perf_counter())
