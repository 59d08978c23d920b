"""Pytest plugin: counts the rule statements of `tests/ledger/*.tsv` that passing tests show to hold.

A test names its statements with `@pytest.mark.rule("PAN-001", ...)`. A statement counts as covered when at least one
test that names it passed. An id that no ledger knows fails its test. `python -m tests.ledger_report [--json]` runs
nothing: it counts what the collected tests name, and lists what is missing.
"""

from __future__ import annotations

import csv
import json
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

import pytest

FOLDER = Path(__file__).parent / "ledger"
NAME = "petteia-ledger"
PROPERTY = "rule"


class Row(TypedDict):
    """Coverage of one game."""

    total: int
    not_applicable: int
    covered: int
    missing: list[str]


@dataclass(frozen=True)
class Ledger:
    """The numbered statements of every game, and those no program can show, each with its reason."""

    statements: Mapping[str, Mapping[str, str]]
    """Game key -> id -> statement."""
    not_applicable: Mapping[str, str]
    """Id -> why the statement speaks of printed matter only."""

    floor: Mapping[str, int]
    """Game key -> number of covered statements below which a full run fails."""

    def ids(self) -> set[str]:
        """Every id of every game."""
        return {rule for rules in self.statements.values() for rule in rules}

    def report(self, covered: Iterable[str]) -> dict[str, Row]:
        """Per game: total, not_applicable, covered and the sorted list of missing ids."""
        seen = set(covered)
        rows: dict[str, Row] = {}
        for game, rules in self.statements.items():
            applies = {rule for rule in rules if rule not in self.not_applicable}
            rows[game] = {
                "total": len(rules),
                "not_applicable": len(rules) - len(applies),
                "covered": len(applies & seen),
                "missing": sorted(applies - seen),
            }
        return rows


def load(folder: Path = FOLDER) -> Ledger:
    """Read `*.tsv` (columns id and statement among others) and `not_applicable.json` of a folder."""
    statements: dict[str, dict[str, str]] = {}
    for path in sorted(folder.glob("*.tsv")):
        with path.open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            statements[path.stem] = {row["id"]: row["statement"] for row in rows}
    reasons = json.loads((folder / "not_applicable.json").read_text(encoding="utf-8"))
    floor = json.loads((folder / "floor.json").read_text(encoding="utf-8"))
    return Ledger(statements, reasons, floor)


def below_floor(report: Mapping[str, Row], floor: Mapping[str, int]) -> list[str]:
    """One sentence per game whose coverage fell below its floor."""
    found = ((game, row["covered"], floor.get(game, 0)) for game, row in report.items())
    return [f"{game}: {now} statements covered, {least} before" for game, now, least in found if now < least]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of the ledger."""
    group = parser.getgroup("ledger", "rule statements")
    group.addoption("--ledger-folder", type=Path, default=FOLDER, help="where the ledgers are")
    group.addoption("--ledger", action="store_true", help="print how many rule statements passing tests cover")
    group.addoption("--ledger-floor", action="store_true", help="also fail when a game covers fewer than floor.json")


def pytest_configure(config: pytest.Config) -> None:
    """Start counting."""
    config.pluginmanager.register(Counter(config, load(config.getoption("ledger_folder"))), NAME)


def rule_ids(item: pytest.Item) -> list[str]:
    """The ids that the markers of a test name, in order."""
    return [str(rule) for marker in item.iter_markers("rule") for rule in marker.args]


@dataclass(eq=False)  # pytest keeps its plugins in sets
class Counter:
    """Collects what passed; under xdist the workers attach the ids to each report and the controller counts."""

    config: pytest.Config
    ledger: Ledger
    named: set[str] = field(default_factory=set)
    passed: set[str] = field(default_factory=set)
    unknown: dict[pytest.Item, list[str]] = field(default_factory=dict)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Read the markers, attach ids to the tests, remember ids that no ledger knows."""
        known = self.ledger.ids()
        for item in items:
            rules = rule_ids(item)
            self.named.update(known.intersection(rules))
            item.user_properties.extend((PROPERTY, rule) for rule in rules)
            if strange := [rule for rule in rules if rule not in known]:
                self.unknown[item] = strange

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Fail a test whose marker names a statement that does not exist."""
        if strange := self.unknown.get(item):
            pytest.fail(f"no ledger knows {', '.join(strange)}", pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the ids of a test that passed."""
        if report.when == "call" and report.passed:
            self.passed.update(str(value) for name, value in report.user_properties if name == PROPERTY)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a full run that covers less than before."""
        if hasattr(self.config, "workerinput") or not self.config.getoption("ledger_floor"):
            return
        if below_floor(self.ledger.report(self.passed), self.ledger.floor) and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(tryfirst=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the coverage before pytest's closing line."""
        if not self.config.getoption("ledger"):
            return
        report = self.ledger.report(self.passed)
        terminalreporter.section("rule statements")
        terminalreporter.write_line(table(report))
        if self.config.getoption("ledger_floor"):
            for line in below_floor(report, self.ledger.floor):
                terminalreporter.write_line(f"FELL: {line}", red=True)
            for line in above_floor(report, self.ledger.floor):
                terminalreporter.write_line(line)


def above_floor(report: Mapping[str, Row], floor: Mapping[str, int]) -> list[str]:
    """One sentence per game that covers more than floor.json says, so that the floor gets raised."""
    found = ((game, row["covered"], floor.get(game, 0)) for game, row in report.items())
    return [f"raise {game} in tests/ledger/floor.json: {old} -> {now}" for game, now, old in found if now > old]


def table(report: Mapping[str, Row], *, missing: bool = False) -> str:
    """The report as aligned lines: game, covered of applicable, share, what is left out; the missing ids if wanted."""
    lines = []
    for game, row in report.items():
        applies = row["total"] - row["not_applicable"]
        share = 100 * row["covered"] // applies if applies else 100
        lines.append(
            f"{game:<10} {row['covered']:>4} of {applies:<4} {share:>3} %   not applicable {row['not_applicable']}"
        )
        if missing and row["missing"]:
            lines.append(textwrap.indent(textwrap.fill(", ".join(spans(row["missing"])), 100), "    "))
    return "\n".join(lines)


def spans(ids: list[str]) -> list[str]:
    """Sorted ids with neighbours joined: `["A-1", "A-2", "A-3", "A-7"]` gives `["A-1 to A-3", "A-7"]`."""
    joined: list[list[str]] = []
    for rule in ids:
        if joined and int(rule.split("-")[1]) == int(joined[-1][-1].split("-")[1]) + 1:
            joined[-1].append(rule)
        else:
            joined.append([rule])
    return [span[0] if len(span) == 1 else f"{span[0]} to {span[-1]}" for span in joined]
