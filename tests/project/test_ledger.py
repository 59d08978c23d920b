"""The ledger counts what tests show, under xdist too, and refuses ids that do not exist."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ledger_plugin import FOLDER, below_floor, load, table

pytest_plugins = ["pytester"]

LEDGER = "id\tsection\tstatement\tkind\nTOY-1\tA\tOne.\tsetup\nTOY-2\tA\tTwo.\tsetup\nTOY-3\tA\tPrinted.\tui\n"
TESTS = """
import pytest

@pytest.mark.rule("TOY-1")
def test_holds():
    pass

@pytest.mark.rule("TOY-2")
def test_breaks():
    assert False
"""


def make_project(pytester: pytest.Pytester, tests: str, floor: int = 0) -> Path:
    folder = pytester.mkdir("ledger")
    (folder / "toy.tsv").write_text(LEDGER, encoding="utf-8")
    (folder / "not_applicable.json").write_text('{"TOY-3": "printed"}', encoding="utf-8")
    (folder / "floor.json").write_text(json.dumps({"toy": floor}), encoding="utf-8")
    pytester.makepyfile(test_toy=tests)
    pytester.makeini("[pytest]\nmarkers = rule(*ids): statements\nasyncio_default_fixture_loop_scope = function\n")
    return folder


def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> pytest.RunResult:
    monkeypatch.setenv("PYTHONPATH", str(FOLDER.parent.parent))
    return pytester.runpytest_subprocess(
        "-p", "tests.ledger_plugin", "--ledger", "--ledger-folder", "ledger", *arguments
    )


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
def test_only_passing_tests_count(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, workers: tuple[str, ...]
) -> None:
    make_project(pytester, TESTS)
    result = run(pytester, monkeypatch, *workers)
    result.stdout.fnmatch_lines(["toy * 1 of 2 *50 %   not applicable 1", "*1 failed, 1 passed*"])


def test_an_unknown_id_fails_its_test(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    make_project(pytester, TESTS.replace("TOY-1", "TOY-9"))
    result = run(pytester, monkeypatch)
    result.assert_outcomes(failed=1, errors=1)
    result.stdout.fnmatch_lines(["*no ledger knows TOY-9*"])


@pytest.mark.parametrize(("floor", "status"), [(1, 0), (2, 1)])
def test_a_full_run_below_the_floor_fails(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, floor: int, status: int
) -> None:
    make_project(pytester, TESTS.replace("assert False", "pytest.skip('later')"), floor)
    result = run(pytester, monkeypatch, "--ledger-floor")
    assert result.ret == status
    assert ("FELL: toy: 1 statements covered, 2 before" in result.stdout.str()) == (status == 1)


def test_left_out_statements_exist_and_have_reasons() -> None:
    ledger = load()
    assert set(ledger.not_applicable) <= ledger.ids()
    assert all(len(reason) > 20 for reason in ledger.not_applicable.values())


def test_floors_name_games_of_the_ledger() -> None:
    assert set(load().floor) == set(load().statements)


def test_ids_are_unique_over_all_games() -> None:
    ledger = load()
    assert len(ledger.ids()) == sum(len(rules) for rules in ledger.statements.values())


def test_report_lists_what_is_missing() -> None:
    ledger = load()
    report = ledger.report(["PAN-001"])
    row = report["pantheum"]
    assert row["covered"] == 1
    assert "PAN-002" in row["missing"]
    assert "PAN-001" not in row["missing"]
    assert "PAN-002 to PAN-007, PAN-009, PAN-011 to" in table(report, missing=True)
    assert below_floor(report, {"pantheum": 2}) == ["pantheum: 1 statements covered, 2 before"]


def test_counting_without_running_speaks_json() -> None:
    root = FOLDER.parent.parent
    command = [sys.executable, "-m", "tests.ledger_report", "--json"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    report = json.loads(done.stdout)
    assert set(report["pantheum"]) == {"total", "not_applicable", "covered", "missing"}
    assert report["pantheum"]["total"] == 207
