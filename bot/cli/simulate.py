"""`petteia simulate`: random legal play, to find dead ends and to measure."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer

from bot.cli import simulation
from bot.cli.console import err, print_json, print_table, progress, stop
from bot.cli.drawing import Album
from bot.cli.games import PacksOption, find_game, parse_options, parse_seats
from bot.cli.simulation import Summary, Violation
from rules.core.game import Game
from rules.core.log import write_log
from rules.core.types import Setup


def simulate(
    game: Annotated[str, typer.Argument(help="The game, by its key: pantheum.")],
    seats: Annotated[
        str | None, typer.Option(help="Seat counts: 2, or several with commas between; all of the game by default.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, help="Matches per seat count.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal matches.")] = "1",
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A house option of the game, KEY=VALUE.")] = None,
    dump: Annotated[Path, typer.Option(help="Where a match that went wrong is written.")] = Path(),
    pictures: Annotated[Path | None, typer.Option(help="Write the pictures of the first match here.")] = None,
    packs: PacksOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play matches by random legal answers; stop at the first broken invariant and dump that match.

    Exit code 1 when something broke: the dump is a log that `petteia replay` loads.
    """
    title = find_game(game, packs)
    counts = parse_seats(seats, title) if seats is not None else list(title.info.seats)
    options = parse_options(option or [], title)
    if pictures is not None:
        _draw(title, simulation.setups(title, counts[0], 1, seed, options), pictures, dump)
    summaries = []
    with progress(f"Playing {game}", matches * len(counts)) as bar:
        for count in counts:
            played = []
            try:
                for match in simulation.play_all(title, simulation.setups(title, count, matches, seed, options), jobs):
                    played.append(match)
                    bar.advance()
            except Violation as violation:
                _stop_at(violation, dump)
            summaries.append(simulation.summarize(count, played))
    if json:
        print_json({"game": game, "seed": seed, "runs": msgspec.to_builtins(summaries)})
    else:
        print_table(_HEADINGS, *map(_row, summaries))


def _draw(game: Game[Any], setups: Iterable[Setup], folder: Path, dump: Path) -> None:
    """Play once more, drawing; kept apart from the measured matches."""
    try:
        album = Album(game, folder)
    except ValueError as error:
        stop(str(error))
    for setup in setups:
        try:
            simulation.play(game, setup, album.add)
        except Violation as violation:
            _stop_at(violation, dump)
    err.print(f"{album.written} pictures in {folder}", markup=False)


def _stop_at(violation: Violation, folder: Path) -> NoReturn:
    """Write the match that went wrong, and leave."""
    dump = violation.dump
    path = folder / f"petteia-dump-{dump.game}-{dump.seed_hash[:12]}.json"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(write_log(dump))
    stop(f"{violation.reason}\n  after {len(dump.commands)} commands; look with: petteia replay {path} --trace")


_HEADINGS = ("seats", "matches", "commands/s", "commands a match", "winners by seat", "scores")


def _row(run: Summary) -> tuple[str, ...]:
    ends = run.winners if not run.verdicts else {**run.winners, **run.verdicts}
    return (
        str(run.seats),
        str(run.matches),
        f"{run.commands_per_second:,.0f}",
        f"{run.shortest} .. {run.average} .. {run.longest}",
        ", ".join(f"{name}: {count}" for name, count in ends.items()),
        "" if run.scores is None else "{lowest} .. {average} .. {highest}".format(**run.scores),
    )
