"""A small seeded generator whose state is one number, and which can play back recorded draws."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from rules.core.errors import BadTape
from rules.core.types import Draw


class Rng(Struct, gc=False):
    """The generator's state: a secret seed, and how many draws were made from it."""

    seed: str
    count: int = 0


def seed_hash(seed: str) -> str:
    """What is published at the start (hex SHA-256), so that the seed shown at the end can be verified."""
    return sha256(seed.encode()).hexdigest()


class Source:
    """Makes draws from `rng`, or from `tape` first; each draw consumes exactly one count and is recorded in `draws`.

    On the tape a number stands for its digits: 3 is the pick "3".
    A `strict` source plays back only: a draw beyond the tape raises BadTape.
    """

    def __init__(self, rng: Rng, tape: Sequence[Draw] = (), strict: bool = False) -> None:
        self.rng = rng
        self.draws: list[Draw] = []
        self._tape = list(tape)
        self.strict = strict

    @property
    def left(self) -> list[Draw]:
        """Recorded draws that were not consumed."""
        return self._tape

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        taken = self._taped()
        if taken is None:
            number = self._number(0, n)
            taken = str(number)
        elif isinstance(taken, str) and taken.isdecimal() and int(taken) < n:
            number = int(taken)
        else:
            raise BadTape(f"recorded draw {taken!r} is not a number below {n}")
        self._record(taken)
        return number

    def pick(self, options: Sequence[str]) -> str:
        """One of `options`, each equally likely."""
        if not options:
            raise ValueError("nothing to pick from")
        taken = self._taped()
        if taken is None:
            taken = options[self._number(0, len(options))]
        elif taken not in options:
            raise BadTape(f"recorded draw {taken!r} is not one of {list(options)}")
        self._record(taken)
        return str(taken)

    def shuffle(self, items: Sequence[str]) -> list[str]:
        """All of `items` in random order; a taped list may name only the first few, the rest keep their order."""
        taken = self._taped()
        order = list(items)
        if taken is None:
            for i in range(len(order) - 1, 0, -1):
                j = self._number(i, i + 1)
                order[i], order[j] = order[j], order[i]
        else:
            order = _arranged(order, taken)
        self._record(order)
        return order

    def _number(self, salt: int, n: int) -> int:
        if n == 1:
            return 0
        digest = sha256(f"{self.rng.seed}:{self.rng.count}:{salt}".encode()).digest()
        return int.from_bytes(digest) % n

    def _taped(self) -> Draw | None:
        if self._tape:
            draw = self._tape.pop(0)
            return str(draw) if isinstance(draw, int) else draw
        if self.strict:
            raise BadTape("a draw was made that is not on record")
        return None

    def _record(self, draw: Draw) -> None:
        self.rng.count += 1
        self.draws.append(list(draw) if isinstance(draw, list) else draw)


def _arranged(items: list[str], first: Draw) -> list[str]:
    wanted = list(first) if isinstance(first, list) else [str(first)]
    rest = list(items)
    for item in wanted:
        if item not in rest:
            raise BadTape(f"recorded order names {item!r}, which is not among {items}")
        rest.remove(item)
    return wanted + rest
