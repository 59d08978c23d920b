"""Pictures: drawing and encoding, against encoding alone; and the first ones of a process, against those after them.

`python -m bot.bench.pictures GAME` draws in this very process and prints three numbers of milliseconds: the first
board, the board of another match once the bot has drawn ahead, and that board again.
"""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from typing import Any

from bot.bench.figures import Figure, compared, millis
from bot.packs import titles
from bot.warming import pictures, steps, warm
from render.encode import encode
from render.painter import Painter, artist_of, paint
from render.types import Request
from rules.core.game import Game

EACH = 3
"""Pictures of each kind, evenly apart in a match."""
PROCESSES = 3
"""Fresh ones."""


def measure(game: Game[Any, Any]) -> list[Figure]:
    """Figures of every kind of picture that a match has, with all that pictures share made before."""
    found: dict[str, list[Request]] = {}
    for step in steps(game, "bench"):
        for request in pictures(game, artist_of(game.info.key).kinds, step):
            found.setdefault(request.kind, []).append(request)
    chosen = (requests[:: max(1, len(requests) // EACH)][:EACH] for requests in found.values())
    return [*itertools.chain.from_iterable(map(_kind_figures, chosen))]


def _kind_figures(requests: Sequence[Request]) -> list[Figure]:
    first = requests[0]
    artist = artist_of(first.game)
    palette = artist.palette(first)
    images = [artist.draw(request).image for request in requests]
    whole, alone, ratio = compared(lambda: [*map(paint, requests)], lambda: [encode(one, palette) for one in images])
    data, extension = encode(images[0], palette)
    part, share = f"picture, {first.game}, {first.kind}", 1000 * len(requests)
    return [
        Figure(part, "encode", alone / share, "ms", f"{extension}, {images[0].width} x {images[0].height}"),
        Figure(part, "draw and encode", whole / share, "ms", f"{ratio:.2f} times encoding alone"),
        Figure(part, "size", len(data) / 1024, "KiB"),
    ]


def measure_first(game: str) -> list[Figure]:
    """Figures of the first board of a fresh process: with nothing made before, and once the bot has drawn ahead."""
    command = [sys.executable, "-m", "bot.bench.pictures", game]
    runs = []
    for _ in range(PROCESSES):
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        runs.append(tuple(map(float, done.stdout.split())))
    part = f"picture, {game}, first board"
    return [
        Figure(part, name, median(run[i] for run in runs), "ms", f"{median(run[i] / run[2] for run in runs):.1f} times")
        for i, name in enumerate(("of a fresh process", "after drawing ahead"))
    ]


async def _first(game: Game[Any, Any]) -> tuple[float, float, float]:
    boards = [next(pictures(game, artist_of(game.info.key).kinds, next(steps(game, seed)))) for seed in ("one", "two")]
    cold = millis(lambda: paint(boards[0]))
    painter = Painter()
    await warm(painter, lambda: {game.info.key: game}, pause=0)
    painter.close()
    return cold, millis(lambda: paint(boards[1])), min(millis(lambda: paint(boards[1])) for _ in range(3))


def main(game: str) -> None:
    """Measure this very process."""
    print(*asyncio.run(_first(titles()[game])))


if __name__ == "__main__":
    main(*sys.argv[1:])
