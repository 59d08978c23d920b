"""What a measurement gives, and how time is taken."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import median

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One measured number: the part it is of, what it is, its value and unit, and what to read it against."""

    part: str
    name: str
    value: float
    unit: str
    note: str = ""


def micros(work: Callable[[], object], *, seconds: float = 0.3, rounds: int = 5) -> float:
    """Microseconds of processor time per call of `work`: the median of `rounds` that take about `seconds` together."""
    work()
    count, share = 1, seconds / rounds
    while (spent := _timed(work, count)) < share / 4:
        count *= 4
    count = max(1, int(count * share / spent))
    return median(_timed(work, count) / count for _ in range(rounds)) * 1e6


def compared(one: Callable[[], object], other: Callable[[], object], rounds: int = 7) -> tuple[float, float, float]:
    """Microseconds of processor time that two things take, by turns, and how many times the other's the first takes.

    Medians of `rounds`: what else the machine does meets both.
    """
    one(), other()
    pairs = [(_timed(one, 1), _timed(other, 1)) for _ in range(rounds)]
    return median(a for a, _ in pairs) * 1e6, median(b for _, b in pairs) * 1e6, median(a / b for a, b in pairs)


def millis(work: Callable[[], object]) -> float:
    """Milliseconds of processor time of one call of `work`, not made before."""
    return _timed(work, 1) * 1e3


def _timed(work: Callable[[], object], count: int) -> float:
    begun = time.process_time()
    for _ in range(count):
        work()
    return max(time.process_time() - begun, 1e-9)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that `share` (0 to 1) of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
