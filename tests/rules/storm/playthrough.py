"""Whole matches as text: who was asked what, the answer, and what happened; replayed line by line by a test.

`python -m tests.rules.storm.playthrough` records them anew, when a change is meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from rules.core import engine
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Choice, Command, Event, Outcome, Setup, Viewer
from tests.rules.storm.table import GAME, SAY

FOLDER = Path(__file__).parent / "playthroughs"
TABLES: dict[str, tuple[tuple[str, str], dict[str, str | int | bool]]] = {
    "base": (("steady", "steady"), {}),
    "open": (("steady", "steady"), {"combat": "open"}),
    "random-setup": (("steady", "random"), {"setup": "random"}),
    "challenge": (("random", "steady"), {"challenge": True}),
    "all": (("random", "random"), {"challenge": True, "combat": "open", "clash": "anywhere"}),
}
"""File name -> who plays, and the options."""


def asked(decision: AnyDecision, choice: Choice) -> str:
    return f"> {decision.seat} {decision.kind} ({len(decision.options)}): {json.dumps(choice)}"


def told(events: tuple[Event, ...]) -> Iterator[str]:
    """What happened in full; what others hear of a secret stands behind it."""
    for event in events:
        other = f" [{SAY(event.public)}]" if event.public is not None else ""
        yield f"  {SAY(event.text)}{other}"


def record(name: str) -> list[str]:
    """Play a match and write it down."""
    automats = TABLES[name][0]
    step = engine.start(GAME, Setup("storm", 2, f"playthrough {name}", TABLES[name][1]))
    source = Source(Rng(name))
    lines = list(told(step.events))
    while pending := engine.pending(GAME, step.state):
        decision = pending[0]
        view = GAME.view(step.state, Viewer(decision.seat))
        choice = GAME.choose(automats[decision.seat], view, decision, source)
        step = engine.submit(GAME, step.state, Command(decision.id, decision.seat, choice))
        lines += [asked(decision, choice), *told(step.events)]
    return [*lines, *result(step.state.outcome)]


def replay(name: str, lines: list[str]) -> list[str]:
    """The same answers again, written down again."""
    step = engine.start(GAME, Setup("storm", 2, f"playthrough {name}", TABLES[name][1]))
    written = list(told(step.events))
    for line in lines:
        if not line.startswith("> "):
            continue
        seat, choice = int(line.split(" ")[1]), json.loads(line.partition(": ")[2])
        decision = next(one for one in engine.pending(GAME, step.state) if one.seat == seat)
        step = engine.submit(GAME, step.state, Command(decision.id, seat, choice))
        written += [asked(decision, choice), *told(step.events)]
    return [*written, *result(step.state.outcome)]


def result(outcome: object) -> list[str]:
    assert isinstance(outcome, Outcome)
    rows = [f"= seat {row.seat} rank {row.rank} honor {row.score}" for row in outcome.standings]
    return [*rows, f"= winners {outcome.winners} verdict {outcome.verdict} {outcome.reason.key}"]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        (FOLDER / f"{name}.txt").write_text("\n".join(record(name)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
