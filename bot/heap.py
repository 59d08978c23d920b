"""The memory of the process: one heap for all threads, and what stays is not walked again and again."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys

ARENA_MAX = -8
"""The name of that setting in glibc's `malloc.h`."""


def share_heap() -> None:
    """Let all threads share one heap where the C library has one for each.

    Pictures are large and are made in several threads: with heaps of their own these keep a hundred MiB more.
    """
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):  # another C library than glibc
            ctypes.CDLL(None).mallopt(ARENA_MAX, 1)


def keep_loaded() -> None:
    """What is in memory now (modules, catalogues, rules) stays: the collector leaves it alone from now on.

    It walks over all objects in one go, which holds up everything else for a tenth of a second and more.
    """
    gc.freeze()
