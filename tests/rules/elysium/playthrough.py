"""Whole matches as text: who was asked what, the answer, and what happened; replayed line by line by a test.

`python -m tests.rules.elysium.playthrough` records them anew, when a change is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rules.core import engine
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Command, Event, Outcome, Setup, Viewer
from tests.rules.elysium.table import GAME, SAY

FOLDER = Path(__file__).parent / "playthroughs"
TABLES = {
    "two": (("steady", "steady"), "first-game"),
    "three": (("steady", "random", "steady"), "wasteland"),
    "four": (("steady", "steady", "random", "steady"), "deadly-plots"),
}
"""File name -> who sits there, and the families."""


def setup(name: str) -> Setup:
    automats, families = TABLES[name]
    return Setup("elysium", len(automats), f"playthrough {name}", {"families": families})


def asked(decision: AnyDecision, choice: str) -> str:
    return f"> {decision.seat} {decision.kind} ({len(decision.options)}): {choice}"


def told(events: tuple[Event, ...]) -> Iterator[str]:
    return (f"  {SAY(event.text)}" for event in events)


def record(name: str) -> list[str]:
    """Play a match and write it down."""
    automats, _ = TABLES[name]
    step = engine.start(GAME, setup(name))
    source = Source(Rng(name))
    lines = list(told(step.events))
    while pending := engine.pending(GAME, step.state):
        decision = pending[0]
        view = GAME.view(step.state, Viewer(decision.seat))
        choice = str(GAME.choose(automats[decision.seat], view, decision, source))
        step = engine.submit(GAME, step.state, Command(decision.id, decision.seat, choice))
        lines += [asked(decision, choice), *told(step.events)]
    return [*lines, *result(step.state.outcome)]


def replay(name: str, lines: list[str]) -> list[str]:
    """The same answers again, written down again."""
    step = engine.start(GAME, setup(name))
    written = list(told(step.events))
    for line in lines:
        if not line.startswith("> "):
            continue
        seat, choice = int(line.split(" ")[1]), line.partition("): ")[2]
        decision = next(d for d in engine.pending(GAME, step.state) if d.seat == seat)
        step = engine.submit(GAME, step.state, Command(decision.id, seat, choice))
        written += [asked(decision, choice), *told(step.events)]
    return [*written, *result(step.state.outcome)]


def result(outcome: object) -> list[str]:
    assert isinstance(outcome, Outcome)
    return [
        f"= seat {s.seat} rank {s.rank} score {s.score} {s.parts} ties {s.tiebreaks}" for s in outcome.standings
    ] + [f"= winners {outcome.winners}"]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        (FOLDER / f"{name}.txt").write_text("\n".join(record(name)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
