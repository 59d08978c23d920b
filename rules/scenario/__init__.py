"""Scenario files: a position, a script of moves, and what is expected; the same format for every game.

    {"game", "options", "seats", "idle", "seed", "position", "only", "script", "expect", "note"}

The format is described in rules/core/README.md. Files are read elsewhere: `run` takes parsed JSON.
"""

from rules.scenario.file import BadScenario, Move, Scenario, read
from rules.scenario.player import Report, run
from rules.scenario.positions import position

__all__ = ["BadScenario", "Move", "Report", "Scenario", "position", "read", "run"]
