"""A second count of what every seat has, from what is told alone; it shares no code with the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rules.core.types import Event, Text

START = {"aegis": 4, "believer": 2, "prayer": 1, "vp": 0, "greatness": 3}


def seat_of(value: object) -> int:
    """The seat that a text names."""
    assert isinstance(value, Text)
    return int(str(value.args["n"]))


class Books:
    """What is told, written down: goods of every seat, the Well, tiles, Technologies, cards."""

    def __init__(self, seats: int) -> None:
        self.goods = [Counter(START) for _ in range(seats)]
        self.well = 2 * seats
        self.sparks = [0] * seats
        self.hindrances = [0] * seats
        self.unlocked = [0] * seats
        self.technologies = [0] * seats
        self.deployed = [0] * seats
        self.hand = [0] * seats
        self.trophies = [0] * seats
        self.temples = [0] * seats

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            written = getattr(self, f"_{event.kind.replace('-', '_')}", None)
            if written is not None:
                written(event, event.text.args)

    def _change(self, seat: int, amount: Any, sign: int) -> None:
        self.goods[seat][str(amount.args["what"])] += sign * int(amount.args["count"])

    def _olympian(self, event: Event, args: Any) -> None:
        self.hand[seat_of(args["seat"])] = 4

    def _gained(self, event: Event, args: Any) -> None:
        self._change(seat_of(args["seat"]), args["amount"], 1)

    def _lost(self, event: Event, args: Any) -> None:
        self._change(seat_of(args["seat"]), args["amount"], -1)

    _short = _paid = _lost

    def _gave(self, event: Event, args: Any) -> None:
        self._change(seat_of(args["seat"]), args["amount"], -1)
        self._change(seat_of(args["other"]), args["amount"], 1)

    def _well(self, event: Event, args: Any) -> None:
        self.well += int(args["count"]) if args["way"] == "up" else -int(args["count"])
        assert self.well == args["well"]

    def _removed(self, event: Event, args: Any) -> None:
        self.sparks[seat_of(args["seat"])] += args["piece"].args["piece"] == "spark"

    def _hindrance(self, event: Event, args: Any) -> None:
        self.hindrances[seat_of(args["seat"])] += int(args["count"]) if args["way"] == "up" else -int(args["count"])

    def _hindered(self, event: Event, args: Any) -> None:
        self.hindrances[seat_of(args["seat"])] -= 1

    def _unlocked(self, event: Event, args: Any) -> None:
        self.unlocked[seat_of(args["seat"])] += 1

    def _made(self, event: Event, args: Any) -> None:
        self.technologies[seat_of(args["seat"])] += 1

    def _dropped(self, event: Event, args: Any) -> None:
        self.technologies[seat_of(args["seat"])] -= 1

    def _deployed(self, event: Event, args: Any) -> None:
        self.technologies[seat_of(args["seat"])] -= 1
        self.deployed[seat_of(args["seat"])] += 1

    def _temple(self, event: Event, args: Any) -> None:
        self.temples[seat_of(args["seat"])] += 1

    def _trophy(self, event: Event, args: Any) -> None:
        self.trophies[seat_of(args["seat"])] += 1

    def _drew(self, event: Event, args: Any) -> None:
        if args["deck"] == "conflict":
            self.hand[seat_of(args["seat"])] += int(args["count"])

    def _returned(self, event: Event, args: Any) -> None:
        if args["deck"] == "conflict":
            self.hand[seat_of(args["seat"])] -= int(args["count"])

    def _discarded(self, event: Event, args: Any) -> None:
        if args["card"].key.removeprefix("hybris-name-")[1] == "C":
            self.hand[seat_of(args["seat"])] -= 1

    def _played(self, event: Event, args: Any) -> None:
        self.hand[seat_of(args["seat"])] -= 1

    _warded = _played

    def _recovered(self, event: Event, args: Any) -> None:
        self.hand[seat_of(args["seat"])] += 1

    def score(self, seat: int) -> int:
        """Points at the end (2.10)."""
        own = self.goods[seat]
        left = own["aegis"] + own["believer"] + own["prayer"]
        return own["vp"] + own["greatness"] // 4 + self.technologies[seat] + left // 12

    def ranked(self) -> list[tuple[int, ...]]:
        """Points and ties of every seat."""
        seats = range(len(self.goods))
        return [(self.score(n), self.goods[n]["greatness"], self.unlocked[n], self.sparks[n]) for n in seats]
