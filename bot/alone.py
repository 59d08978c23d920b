"""One program at a time: a lock beside what two would spoil for each other."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

FAR = 1 << 30
"""Where in the lock file Windows locks a byte."""


class InUse(Exception):
    """Another program has the lock; the message says which, in words."""


@contextlib.contextmanager
def alone(path: Path) -> Iterator[str]:
    """Hold the lock file `path`; gives the name of who held it last, '' for nobody. Raises InUse or OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+", encoding="utf-8") as lock:
        lock.seek(0)
        holder = lock.read().strip()
        if not _taken(lock.fileno()):
            raise InUse(
                f"Petteia is running there already ({holder})" if holder else "Petteia is running there already"
            )
        lock.truncate(0)
        lock.write(own_name())
        lock.flush()
        yield holder


def own_name() -> str:
    """What this process is called among those that work on one database."""
    return f"{socket.gethostname()}:{os.getpid()}"


def _taken(descriptor: int) -> bool:
    """Whether the lock is ours now; it ends with the file or the process."""
    try:
        if sys.platform == "win32":
            import msvcrt

            # One byte far behind the name, which must stay readable: on Windows a lock is for reading, too.
            os.lseek(descriptor, FAR, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
