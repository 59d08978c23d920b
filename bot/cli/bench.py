"""`petteia bench`: how fast this installation is, part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from bot.bench import engine
from bot.bench.figures import Figure
from bot.cli.console import out, print_json, progress
from bot.cli.games import find_game

Measure = Callable[[], list[Figure]]


def bench(
    game: Annotated[str, typer.Option(help="The game to measure with.")] = "pantheum",
    part: Annotated[list[str] | None, typer.Option(help="Only these parts.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure rules, pictures, storage and answers. Compare ratios: other work on the machine moves the rest."""
    title = find_game(game)
    parts: dict[str, Measure] = {
        "rules": lambda: engine.measure(title),
    }
    chosen = {name: measure for name, measure in parts.items() if not part or name in part}
    figures: list[Figure] = []
    with progress("Measuring", len(chosen)) as bar:
        for measure in chosen.values():
            figures += measure()
            bar.advance()
    if json:
        print_json(msgspec.to_builtins(figures))
    else:
        out.print(_table(figures))


def _table(figures: list[Figure]) -> Table:
    table = Table("part", "", "value", "unit", "against", box=None)
    for figure in figures:
        digits = 0 if figure.value >= 100 else 1 if figure.value >= 1 else 3
        table.add_row(figure.part, figure.name, f"{figure.value:,.{digits}f}", figure.unit, figure.note)
    return table
