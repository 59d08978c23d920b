"""What every command shares: two consoles, a progress bar on stderr, and leaving with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

out = Console(highlight=False, soft_wrap=True)
"""Results."""
err = Console(stderr=True, highlight=False, soft_wrap=True)
"""Progress and complaints."""


def stop(reason: str) -> NoReturn:
    """Leave with exit code 1 and a reason on stderr."""
    err.print(f"petteia: {reason}", style="red", markup=False)
    raise typer.Exit(1)


def misuse(reason: str, option: str) -> NoReturn:
    """Leave with exit code 2: the command was called wrongly; `option` names the argument at fault."""
    raise typer.BadParameter(reason, param_hint=option)


def print_json(value: object) -> None:
    """Print a value as JSON on stdout, and nothing else."""
    typer.echo(json.dumps(value, indent=2))


def print_table(*rows: Sequence[str]) -> None:
    """Print rows of text as aligned columns, the first row as heading; never wrapped, so that scripts can read it."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        out.print(line.rstrip(), style="" if number else "bold", markup=False)


def read_file(path: Path) -> bytes:
    """A file's bytes; leaves with a reason when it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        stop(f"{path} cannot be read: {error.strerror}")


class Bar:
    """How far a long piece of work is."""

    def __init__(self, progress: Progress, title: str, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task(title, total=total)

    def advance(self, steps: int = 1) -> None:
        """So much more is done."""
        self._progress.advance(self._task, steps)


@contextmanager
def progress(title: str, total: int) -> Iterator[Bar]:
    """A progress bar on stderr, gone when the work is done; nothing at all where stderr is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as shown:
        yield Bar(shown, title, total)
