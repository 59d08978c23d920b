"""Memory of the bot's process: at rest, with many matches open, and after every kind of picture was drawn.

`python -m bot.bench.memory MATCHES` measures itself and prints a record of
what it holds; `measure` runs it.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.bench.figures import Figure
from bot.heap import give_back, share_heap
from bot.host import Host
from bot.model import Place
from bot.packs import titles
from bot.store.dumps import FileDumps
from bot.store.sqlite import SqliteStore
from bot.ui.pictures import of_title
from bot.ui.words import Words
from bot.warming import middle_seats, pictures, steps, warm
from render.cache import SCENES, SPRITES, Memory
from render.canvas import PLATES, TABLES
from render.cover import SCENERY
from render.lettering import WORDS
from render.painter import Painter
from render.story import Story, StorySeat, StoryTurn
from render.types import Request
from rules.core.errors import BadSetup
from rules.core.game import Game
from rules.core.options import OptionValue

LIMIT = 300
"""MiB that the process may hold in the end."""
APART = 25
"""Commands between two moments of a match that are drawn."""
MOMENTS = 12
"""Of a match."""
CACHES: Mapping[str, Memory[Any]] = {
    "sprites": SPRITES, "sprites, compressed": SPRITES.pressed, "scenes": SCENES,
    "scenes, compressed": SCENES.pressed, "plates": PLATES, "tables": TABLES, "words": WORDS, "covers": SCENERY,
}  # fmt: skip
"""What the parts of pictures are kept in; finished files are kept by the painter."""


class Held(Struct, frozen=True):
    """KiB of resident memory: at rest, with matches, right after drawing, at rest again.

    Then the bytes in each cache of pictures.
    """

    rest: int
    matches: int
    peak: int
    drawn: int
    caches: dict[str, int] = {}


def measure(matches: int = 1000) -> list[Figure]:
    """Figures of a fresh process: loaded, then with so many running matches of all titles, then with all drawn."""
    command = [sys.executable, "-m", "bot.bench.memory", str(matches)]
    done = subprocess.run(command, capture_output=True, check=True)
    held = msgspec.json.decode(done.stdout, type=Held)
    each = (held.matches - held.rest) / matches
    total = sum(held.caches.values()) >> 20
    return [
        Figure("memory", "at rest", held.rest / 1024, "MiB", "bot, store and painter loaded, not connected"),
        Figure("memory", f"{matches:,} matches", held.matches / 1024, "MiB", f"{each:.1f} KiB a match"),
        Figure("memory", "while drawing", held.peak / 1024, "MiB", "right after the last of all kinds of picture"),
        Figure("memory", "all pictures drawn", held.drawn / 1024, "MiB", f"of {LIMIT}; {total} MiB of it are caches"),
        *(Figure("memory", f"cache, {name}", used / (1 << 20), "MiB") for name, used in held.caches.items()),
    ]


def resident() -> int:
    """KiB of memory this process holds now; where only the highest value is known, that."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def house_choices(game: Game[Any, Any]) -> Iterator[dict[str, OptionValue]]:
    """The usual choices of a title, each other one beside them, and all parts of an option one by one and together."""
    yield {}
    for spec in game.info.options:
        values = [*spec.values, *spec.parts, ",".join(spec.parts[: spec.most])]
        for value in values:
            try:
                chosen = game.chosen(middle_seats(game), {spec.key: value})
            except BadSetup:
                continue
            if value != spec.default:
                yield chosen


def every_kind(painter: Painter, game: Game[Any, Any]) -> Iterator[Request]:
    """All kinds of picture of a title: of its matches, of the title, of a story."""
    seen = set[str]()
    for options in house_choices(game):
        # Of the usual match every moment is looked at for kinds that are rare; of others those that are drawn.
        apart, last = (APART, APART * MOMENTS) if options else (1, None)
        for number, step in enumerate(itertools.islice(steps(game, "memory", options), 0, last, apart)):
            drawn = bool(options) or number % APART == 0
            requests = [one for one in pictures(game, painter.kinds, step) if drawn or one.kind not in seen]
            seen.update(request.kind for request in requests)
            yield from requests
    title = of_title(Words(), game.info, painter)
    seats = tuple(StorySeat(seat=seat, name=name) for seat, name in enumerate(("Theano", "Kallias")))
    turns = tuple(StoryTurn(label=str(number), scores=(number, 30 - number)) for number in range(1, 30))
    story = Story(game=game.info.key, measure="Points", seats=seats, turns=turns)
    told = any(kind.name == "story" for kind in painter.kinds(story))
    yield from (title,) if title is not None else ()
    yield from (Request(game=game.info.key, kind="story", view=story),) if told else ()


async def fill(games: Mapping[str, Game[Any, Any]], matches: int, folder: Path) -> Held:
    """What is held before and after starting so many matches of one person and automatic seats, and after drawing."""
    store, painter = SqliteStore(folder / "memory.sqlite3"), Painter()
    host = Host(store, FileDumps(folder), painter)
    await store.open()
    try:
        rest = resident()
        for number, game in zip(range(matches), itertools.cycle(games)):
            await _open(host, game, number)
        await host.automats.settle()
        full = resident()
        await warm(painter, lambda: games, pause=0)
        for request in itertools.chain.from_iterable(every_kind(painter, game) for game in games.values()):
            await painter.picture(request)
        peak = resident()
        give_back()
        return Held(rest, full, peak, resident(), {name: memory.used for name, memory in CACHES.items()})
    finally:
        await host.automats.close()  # the bot itself never logged in
        host.workers.close()
        await store.close()
        painter.close()


async def _open(host: Host, game: str, number: int) -> None:
    user = number + 1
    lobby = await host.tables.create(
        game=game, host=user, name="Kallias", seats=2, place=Place(), interaction=f"memory/{number}"
    )
    await host.tables.add_automat(lobby.id, user)
    await host.tables.start(lobby.id, user)


def main(matches: str) -> None:
    """Measure this very process, set up as the bot's."""
    share_heap()
    with tempfile.TemporaryDirectory() as folder:
        held = asyncio.run(fill(titles(), int(matches), Path(folder)))
    print(msgspec.json.encode(held).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
