"""`petteia bench`: how fast this installation is, part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
import typer

from bot.bench import answers, engine, memory, pictures, storage
from bot.bench.figures import Figure
from bot.cli.console import misuse, print_json, print_table, progress
from bot.cli.games import find_game

Measure = Callable[[], list[Figure]]


def bench(
    game: Annotated[str, typer.Option(help="The game to measure with.")] = "pantheum",
    part: Annotated[list[str] | None, typer.Option(help="Only these parts.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure rules, pictures, storage and answers. Compare ratios: other work on the machine moves the rest."""
    title = find_game(game)
    middle = engine.sample(title, title.info.seats[len(title.info.seats) // 2], "bench").middle
    parts: dict[str, Measure] = {
        "rules": lambda: engine.measure(title),
        "pictures": lambda: pictures.measure(title),
        "first": lambda: pictures.measure_first(game),
        "answers": lambda: answers.measure(game),
        "memory": memory.measure,
        "storage": lambda: storage.measure(middle),
    }
    if strange := set(part or ()) - set(parts):
        misuse(f"no part {', '.join(sorted(strange))}; there is {', '.join(parts)}", "--part")
    chosen = {name: measure for name, measure in parts.items() if not part or name in part}
    figures: list[Figure] = []
    with progress("Measuring", len(chosen)) as bar:
        for measure in chosen.values():
            figures += measure()
            bar.advance()
    if json:
        print_json(msgspec.to_builtins(figures))
    else:
        print_table(("part", "measure", "value", "against"), *map(_row, figures))


def _row(figure: Figure) -> tuple[str, ...]:
    digits = 0 if figure.value >= 100 else 1 if figure.value >= 1 else 3
    return figure.part, figure.name, f"{figure.value:,.{digits}f} {figure.unit}", figure.note
