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


def _timed(work: Callable[[], object], count: int) -> float:
    begun = time.process_time()
    for _ in range(count):
        work()
    return max(time.process_time() - begun, 1e-9)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that `share` (0 to 1) of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
