"""Invariants that look only at what has changed: what lies as it lay when it was last found sound is sound."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic

from rules.core.copies import copy_of
from rules.core.game import S


class Soundness(Generic[S]):
    """The faults of a title's positions, rule by rule; of each rule it knows one part of a position that is sound."""

    def __init__(self) -> None:
        self._sound: dict[Callable[[S], Iterable[str]], list[Any]] = {}

    def faults(self, rule: Callable[[S], Iterable[str]], state: S, part: list[Any]) -> Iterable[str]:
        """What a rule finds wrong, first things first; `part` is all of the state that it looks at."""
        return () if self._sound.get(rule) == part else self._looked_for(rule, state, part)

    def _looked_for(self, rule: Callable[[S], Iterable[str]], state: S, part: list[Any]) -> Iterator[str]:
        sound = True
        for fault in rule(state):
            sound = False
            yield fault
        if sound:
            self._sound[rule] = copy_of(part)
