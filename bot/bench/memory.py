"""Memory of the bot's process: at rest, and with many matches open.

`python -m bot.bench.memory GAME MATCHES` measures itself and prints two numbers of KiB; `measure` runs it.
"""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from bot.bench.figures import Figure
from bot.host import Host
from bot.model import Place
from bot.packs import titles
from bot.store.dumps import FileDumps
from bot.store.sqlite import SqliteStore
from render.painter import Painter


def measure(game: str, matches: int = 1000) -> list[Figure]:
    """Resident memory of a fresh process with everything loaded, then with so many running matches in its store."""
    command = [sys.executable, "-m", "bot.bench.memory", game, str(matches)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    rest, full = (int(number) / 1024 for number in done.stdout.split())
    return [
        Figure("memory", "at rest", rest, "MiB", "bot, store and painter loaded, not connected"),
        Figure("memory", f"{matches:,} matches", full, "MiB", f"{1024 * (full - rest) / matches:.1f} KiB a match"),
    ]


def resident() -> int:
    """KiB of memory this process holds now; where only the highest value is known, that."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


async def fill(game: str, matches: int, folder: Path) -> tuple[int, int]:
    """KiB before and after starting so many matches of one person and automatic seats."""
    store, painter = SqliteStore(folder / "memory.sqlite3"), Painter()
    host = Host(store, FileDumps(folder), painter)
    await store.open()
    try:
        rest = resident()
        for number in range(matches):
            await _open(host, game, number)
        await host.automats.settle()
        return rest, resident()
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


def main(game: str, matches: str) -> None:
    """Measure this very process."""
    titles()
    with tempfile.TemporaryDirectory() as folder:
        print(*asyncio.run(fill(game, int(matches), Path(folder))))


if __name__ == "__main__":
    main(*sys.argv[1:])
