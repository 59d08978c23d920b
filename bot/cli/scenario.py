"""`petteia scenario`: run scenario files and compare with what they expect."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from bot.cli.console import err, out, print_json, progress, read_file
from bot.cli.games import in_words, known_games
from rules import scenario as scenarios
from rules.core.errors import Rejected
from rules.core.text import Wording


class Ran(Struct):
    """One file: what did not hold, and what was done."""

    file: str
    failures: list[str]
    trace: list[str] = []


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    trace: Annotated[bool, typer.Option("--trace", help="Print the options and events of each step.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Set positions up, play scripts, and compare with what is expected.

    Exit code 0 when everything in every file holds; else each failure shows expected and found.
    """
    known_games()
    paths = [path for file in files for path in _scenarios_in(file)]
    with progress("Running scenarios", len(paths)) as bar:
        ran = []
        for path in paths:
            ran.append(_run(path))
            bar.advance()
    failed = [one for one in ran if one.failures]
    if json:
        print_json([{"file": one.file, "ok": not one.failures, "failures": one.failures} for one in ran])
    else:
        for one in ran:
            _print(one, trace)
        out.print(f"{len(ran) - len(failed)} of {len(ran)} scenarios hold")
    if failed or not ran:
        raise typer.Exit(1)


def _scenarios_in(path: Path) -> list[Path]:
    return sorted(path.rglob("*.json")) if path.is_dir() else [path]


def _run(path: Path) -> Ran:
    """Run one file; one that cannot be played at all fails with the reason."""
    try:
        report = scenarios.run(jsonlib.loads(read_file(path)))
    except (ValueError, RecursionError) as error:
        return Ran(str(path), [f"this is not JSON: {error}"])
    except Rejected as error:
        return Ran(str(path), [in_words(error)])
    # Scripts count seats from 0, and so do the lines about them.
    say = Wording(names=[f"seat {seat}" for seat in range(8)])
    return Ran(str(path), [say(text) for text in report.failures], [say(text) for text in report.trace])


def _print(ran: Ran, trace: bool) -> None:
    if trace:
        out.print(ran.file, style="bold", markup=False)
        for line in ran.trace:
            out.print(f"    {line}", markup=False)
    for failure in ran.failures:
        err.print(f"{ran.file}: {failure}", style="red", markup=False)
