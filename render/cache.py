"""A memory for things drawn once: least recently used goes first, bounded in bytes, safe between threads."""

from __future__ import annotations

import functools
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
V = TypeVar("V")

SPRITE_BYTES = 16 << 20
WORD_BYTES = 6 << 20
SCENE_BYTES = 18 << 20
PLATE_BYTES = 44 << 20
TABLE_BYTES = 48 << 20


class Memory(Generic[V]):
    """Values by key up to `limit` bytes in all; what has not been asked for longest is forgotten."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self.used = 0
        self._weigh = weigh
        self._values: OrderedDict[Hashable, V] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Hashable) -> V | None:
        """The value kept under `key`, or None."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: Hashable, value: V) -> None:
        """Keep `value`, forgetting the oldest ones as needed; a value over the limit by itself is not kept."""
        weight = self._weigh(value)
        if weight > self.limit:
            return
        with self._lock:
            old = self._values.pop(key, None)
            self.used += weight - (self._weigh(old) if old is not None else 0)
            self._values[key] = value
            while self.used > self.limit:
                _, gone = self._values.popitem(last=False)
                self.used -= self._weigh(gone)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self.used = 0

    def kept(self, make: Callable[P, V]) -> Callable[P, V]:
        """Decorate a pure function of hashable arguments: each result is made once and shared, so never changed."""

        @functools.wraps(make)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> V:
            key = (make.__module__, make.__qualname__, args, tuple(sorted(kwargs.items())))
            value = self.get(key)
            if value is None:
                value = make(*args, **kwargs)
                self.put(key, value)
            return value

        return wrapper


def image_bytes(image: Image.Image) -> int:
    """Roughly what an image holds in memory."""
    return image.width * image.height * (4 if image.mode in ("RGB", "RGBA") else 1) + 600


SPRITES: Memory[Image.Image] = Memory(SPRITE_BYTES, image_bytes)
"""Masks, icons, marks: small, and needed again and again."""
SCENES: Memory[Image.Image] = Memory(SCENE_BYTES, image_bytes)
"""Pictures and textures: large, and kept apart so that they do not push out the small ones."""
