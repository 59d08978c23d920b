"""Invariants that look only at what has changed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rules.core.game import State
from rules.core.rng import Rng
from rules.core.soundness import Soundness


class Held(Struct):
    cards: list[str]


class Table(State, kw_only=True):
    held: dict[str, list[Held]]


LOOKS: list[int] = []


def rule(state: Table) -> Iterator[str]:
    LOOKS.append(1)
    if any("torn" in one.cards for one in state.held["a"]):
        yield "no card is torn"


def fault(sound: Soundness[Table], state: Table) -> str | None:
    return next(iter(sound.faults(rule, state, [state.held])), None)


def test_what_stands_as_it_was_found_sound_is_not_looked_at_again() -> None:
    LOOKS.clear()
    sound, state = Soundness[Table](), Table(seats=1, options={}, rng=Rng("s"), held={"a": [Held(["x"])]})
    for one in (state, state, state.clone()):
        assert fault(sound, one) is None
    assert len(LOOKS) == 1


def test_what_is_changed_in_place_or_broken_is_looked_at_each_time() -> None:
    sound, state = Soundness[Table](), Table(seats=1, options={}, rng=Rng("s"), held={"a": [Held(["x"])]})
    assert fault(sound, state) is None
    state.held["a"][0].cards.append("torn")
    for _ in range(2):
        assert fault(sound, state) == "no card is torn"
        assert list(sound.faults(rule, state, [state.held])) == ["no card is torn"]
    state.held["a"][0].cards.pop()
    assert fault(sound, state) is None
