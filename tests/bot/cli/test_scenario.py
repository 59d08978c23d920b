"""Scenario files are run, one or many, and failures shown with expected and found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.bot.cli.conftest import Runner
from tests.bot.cli.toy import Toy


def write(path: Path, **data: Any) -> str:
    script = [{"draws": ["heads"]}, {"seat": 0, "choose": "heads"}, {"seat": 1, "refuse": "edge"}]
    path.write_text(json.dumps({"game": "toy", "seats": 2, "script": script, **data}), encoding="utf-8")
    return str(path)


def test_a_scenario_that_holds(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    file = write(tmp_path / "a.json", expect={"/state/points": [1, 0]})
    result = petteia("scenario", file)
    assert (result.exit_code, result.stdout) == (0, "1 of 1 scenarios hold\n")


def test_one_failure_among_several_fails_and_is_shown(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    write(tmp_path / "a.json", expect={"/state/points": [1, 0]})
    write(tmp_path / "b.json", expect={"/state/points": [0, 1]})
    result = petteia("scenario", str(tmp_path))
    assert result.exit_code == 1
    assert "1 of 2 scenarios hold" in result.stdout
    assert "b.json: $.expect: /state/points should be [0,1], and is [1,0]." in result.stderr
    report = json.loads(petteia("scenario", str(tmp_path), "--json").stdout)
    assert [one["ok"] for one in report] == [True, False]


def test_the_trace_shows_what_happened(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    result = petteia("scenario", write(tmp_path / "a.json"), "--trace")
    assert result.exit_code == 0
    assert "It fell heads." in result.stdout
    assert "tails" in result.stdout


def test_files_that_cannot_be_played_fail_with_the_reason(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{", encoding="utf-8")
    write(tmp_path / "b.json", seats=9)
    write(tmp_path / "c.json", surprise=1)
    write(tmp_path / "d.json", game="chess")
    (tmp_path / "e.json").write_text("[" * 100_000, encoding="utf-8")
    result = petteia("scenario", str(tmp_path))
    assert result.exit_code == 1
    words = {"e.json": "not JSON", "a.json": "not JSON", "b.json": "3", "c.json": "surprise", "d.json": "chess"}
    for name, word in words.items():
        assert any(name in line and word in line for line in result.stderr.splitlines()), name


def test_a_missing_file_and_an_empty_folder_fail(petteia: Runner, tmp_path: Path) -> None:
    assert petteia("scenario", str(tmp_path / "none.json")).exit_code == 1
    assert petteia("scenario", str(tmp_path)).exit_code == 1
