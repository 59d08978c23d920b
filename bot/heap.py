"""The memory of the process: one heap for all threads, and what stays is not walked again and again."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import sys
from collections.abc import Callable

ARENA_MAX = -8
"""The name of that setting in glibc's `malloc.h`."""
EVERY = 20.0
"""Seconds of rest after which memory is given back."""


def share_heap() -> None:
    """Let all threads share one heap where the C library has one for each.

    Pictures are large and are made in several threads: with heaps of their own these keep a hundred MiB more. To take
    each image from the system by itself would leave no holes, but costs half as much again as drawing it.
    """
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):  # another C library than glibc
            ctypes.CDLL(None).mallopt(ARENA_MAX, 1)


def give_back() -> None:
    """Give the system what the heap holds free, where the C library can: drawing leaves holes of up to 90 MiB."""
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


async def tend(busy: Callable[[], int], every: float = EVERY) -> None:
    """Give memory back whenever `busy`, a count that grows with the work, has moved and then stood for `every` seconds.

    Not between two pictures: what was just given back would have to be fetched again.
    """
    given = seen = busy()
    while True:
        await asyncio.sleep(every)
        now = busy()
        if now == seen != given:
            await asyncio.to_thread(give_back)
            given = now
        seen = now


def keep_loaded() -> None:
    """What is in memory now (modules, catalogues, rules) stays: the collector leaves it alone from now on.

    It walks over all objects in one go, which holds up everything else for a tenth of a second and more.
    """
    gc.freeze()
