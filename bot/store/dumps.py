"""Faults of the rules, written to files of the data directory."""

from __future__ import annotations

import asyncio
from pathlib import Path

KEPT = 200
"""Dumps in the directory; beyond that, no new ones are written until somebody has cleared it."""


class FileDumps:
    """One file per fault in `directory`; the same fault writes the same file."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    async def write(self, name: str, content: bytes) -> None:
        """Keep a dump under a file name; it holds the seed of the match, so only the host's account may read it."""
        await asyncio.to_thread(self._write, name, content)

    def _write(self, name: str, content: bytes) -> None:
        self.directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self.directory / name
        if path.exists() or sum(1 for _ in self.directory.iterdir()) < KEPT:
            path.touch(mode=0o600)
            path.write_bytes(content)
