"""A memory for things drawn once: least recently used goes first, bounded in bytes, safe between threads."""

from __future__ import annotations

import functools
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
V = TypeVar("V")

SPRITE_BYTES = 16 << 20
WORD_BYTES = 6 << 20
SCENE_BYTES = 18 << 20
PLATE_BYTES = 44 << 20
TABLE_BYTES = 40 << 20
PRESSED_BYTES = 8 << 20


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
    return image.width * image.height * (1 if image.mode in ("L", "P") else 4) + 600


class Pressed(NamedTuple):
    """An image as compressed bytes."""

    mode: str
    size: tuple[int, int]
    data: bytes
    info: dict[Any, Any]
    """What the image brings along, such as the words on it."""


class Images(Memory[Image.Image]):
    """Images by key; those that had to go stay compressed, which is a tenth of their size and less.

    To open them again takes a small part of the time that it took to draw them.
    """

    def __init__(self, limit: int, pressed: int) -> None:
        """`limit` bytes of images, `pressed` bytes of compressed ones."""
        super().__init__(limit, image_bytes)
        self.pressed: Memory[Pressed] = Memory(pressed, lambda image: len(image.data) + 300)

    def get(self, key: Hashable) -> Image.Image | None:
        """The image kept under `key`, or None."""
        value = super().get(key)
        found = self.pressed.get(key) if value is None else None
        if found is None:
            return value
        value = Image.frombytes(found.mode, found.size, zlib.decompress(found.data))
        value.info.update(found.info)
        super().put(key, value)
        return value

    def put(self, key: Hashable, value: Image.Image) -> None:
        """Keep `value`, forgetting the oldest ones as needed."""
        super().put(key, value)
        self.pressed.put(key, Pressed(value.mode, value.size, zlib.compress(value.tobytes(), 1), value.info))

    def clear(self) -> None:
        """Forget everything."""
        super().clear()
        self.pressed.clear()


SPRITES = Images(SPRITE_BYTES, PRESSED_BYTES)
"""Masks, icons, marks: small, and needed again and again."""
SCENES = Images(SCENE_BYTES, PRESSED_BYTES)
"""Pictures and textures: large, and kept apart so that they do not push out the small ones."""
