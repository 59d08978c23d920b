"""Whole matches as text: who was asked what, the answer, and what happened; replayed line by line by a test."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.core import engine
from rules.core.game import Game
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import AnyDecision, Choice, Command, Event, Outcome, Setup, Viewer

Sitting = tuple[tuple[str, ...], dict[str, str | int | bool]]
"""The automat on each seat, and the options."""


@dataclass(frozen=True)
class Playthroughs:
    """The recorded matches of a game, by file name."""

    game: Game[Any, Any]
    say: Wording
    folder: Path
    sittings: Mapping[str, Sitting]

    def read(self, name: str) -> list[str]:
        return self._path(name).read_text("utf-8").splitlines()

    def write(self) -> None:
        """Play all matches and record them anew."""
        self.folder.mkdir(exist_ok=True)
        for name in self.sittings:
            self._path(name).write_text("\n".join(self.played(name)) + "\n", "utf-8")

    def played(self, name: str) -> list[str]:
        """A match of automats, written down."""
        step, source = self._start(name), Source(Rng(name))
        lines = [*self._told(step.events)]
        while pending := engine.pending(self.game, step.state):
            decision = pending[0]
            view = engine.view(self.game, step.state, Viewer(decision.seat))
            choice = self.game.choose(self.sittings[name][0][decision.seat], view, decision, source)
            step = engine.submit(self.game, step.state, Command(decision.id, decision.seat, choice))
            lines += [_asked(decision, choice), *self._told(step.events)]
        return [*lines, *_ended(step.state.outcome)]

    def replayed(self, name: str, lines: list[str]) -> list[str]:
        """The answers of a record given again, written down again."""
        step = self._start(name)
        written = [*self._told(step.events)]
        for line in lines:
            if not line.startswith("> "):
                continue
            seat, choice = int(line.split(" ")[1]), json.loads(line.partition("): ")[2])
            decision = next(one for one in engine.pending(self.game, step.state) if one.seat == seat)
            step = engine.submit(self.game, step.state, Command(decision.id, seat, choice))
            written += [_asked(decision, choice), *self._told(step.events)]
        return [*written, *_ended(step.state.outcome)]

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.txt"

    def _start(self, name: str) -> engine.Step[Any]:
        automats, options = self.sittings[name]
        return engine.start(self.game, Setup(self.game.info.key, len(automats), f"playthrough {name}", options))

    def _told(self, events: tuple[Event, ...]) -> Iterator[str]:
        """What happened in full; what others hear of a secret stands behind it."""
        for event in events:
            other = f" [{self.say(event.public)}]" if event.public is not None else ""
            yield f"  {self.say(event.text)}{other}"


def _asked(decision: AnyDecision, choice: Choice) -> str:
    return f"> {decision.seat} {decision.kind} ({len(decision.offered)}): {json.dumps(choice)}"


def _ended(outcome: Outcome | None) -> Iterator[str]:
    assert outcome is not None
    for row in outcome.standings:
        yield f"= seat {row.seat} rank {row.rank} score {row.score} {row.parts} ties {row.tiebreaks}"
    yield f"= winners {outcome.winners} verdict {outcome.verdict} {outcome.reason.key}"
