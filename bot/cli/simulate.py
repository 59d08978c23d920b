"""`petteia simulate`: random legal play or play by automats, to find dead ends and to measure."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from msgspec import structs

from bot.cli import simulation
from bot.cli.console import err, misuse, print_json, print_table, progress, stop
from bot.cli.drawing import Album
from bot.cli.games import (
    GameArgument,
    PacksOption,
    every_choice,
    find_game,
    parse_automats,
    parse_options,
    parse_seats,
)
from bot.cli.simulation import Seating, Summary, Violation
from rules.core.game import Game
from rules.core.log import write_log
from rules.core.options import OptionValue
from rules.core.types import Setup


def simulate(
    game: GameArgument,
    seats: Annotated[
        str | None, typer.Option(help="Seat counts: 2, or several with commas between; all of the game by default.")
    ] = None,
    automats: Annotated[
        str | None, typer.Option(help="Who plays: steady,random. They change seats from match to match.")
    ] = None,
    least: Annotated[
        int, typer.Option(min=0, max=100, help="Percent of the matches that the first automat must win.")
    ] = 0,
    matches: Annotated[int, typer.Option(min=1, help="Matches per seat count.")] = 100,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal matches.")] = "1",
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at the same time.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="A house option of the game: KEY=VALUE, or KEY=ONE,TWO for several.")
    ] = None,
    each: Annotated[
        list[str] | None, typer.Option(help="A house option: play all that can be chosen for it, in turn.")
    ] = None,
    dump: Annotated[Path, typer.Option(help="Where a match that went wrong is written.")] = Path(),
    pictures: Annotated[Path | None, typer.Option(help="Write the pictures of the first match here.")] = None,
    packs: PacksOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play matches by random legal answers, or by automats; stop at the first broken invariant and dump that match.

    Exit code 1 when something broke (the dump is a log that `petteia replay` loads) or too few matches were won.
    """
    title = find_game(game, packs)
    seated = parse_automats(automats.split(","), title) if automats is not None else ()
    counts = _seat_counts(seats, seated, title)
    if least and not seated:
        misuse("only where --automats says who plays", "--least")
    options = parse_options(option or [], title, () if each else counts)
    runs = [(count, chosen) for count in counts for chosen in every_choice(each or [], options, title, count)]
    if pictures is not None:
        _draw(title, simulation.setups(title, runs[0][0], 1, seed, runs[0][1]), seated, pictures, dump)
    summaries = []
    with progress(f"Playing {game}", matches * len(runs)) as bar:
        for count, chosen in runs:
            played = []
            try:
                run = simulation.setups(title, count, matches, seed, chosen)
                for match in simulation.play_all(title, run, jobs, seated, packs):
                    played.append(match)
                    bar.advance()
            except Violation as violation:
                _stop_at(violation, dump)
            varied: dict[str, OptionValue] = {key: chosen[key] for key in each or ()}
            summaries.append(structs.replace(simulation.summarize(count, played), options=varied))
    if json:
        print_json({"game": game, "seed": seed, "runs": msgspec.to_builtins(summaries)})
    else:
        print_table(_HEADINGS, *map(_row, summaries))
    if least:
        _demand(summaries[0], least)


def _seat_counts(seats: str | None, automats: Seating, game: Game[Any, Any]) -> list[int]:
    """For how many seats matches are played; leaves with exit code 2 when the automats named are not as many."""
    if seats is None:
        return parse_seats(str(len(automats)), game) if automats else list(game.info.seats)
    counts = parse_seats(seats, game)
    if automats and counts != [len(automats)]:
        misuse(f"{len(automats)} are named, for {seats} seats", "--automats")
    return counts


def _demand(run: Summary, least: int) -> None:
    """Leave with exit code 1 when the first automat won too few matches."""
    name, won = next(iter(run.automats.items()))
    if 100 * sum(won) < least * run.matches:
        stop(f"{name} won {sum(won)} of {run.matches} matches, fewer than {least} %")


def _draw(game: Game[Any, Any], setups: Iterable[Setup], automats: Seating, folder: Path, dump: Path) -> None:
    """Play once more, drawing; kept apart from the measured matches."""
    try:
        album = Album(game, folder)
    except ValueError as error:
        stop(str(error))
    for setup in setups:
        try:
            simulation.play(game, setup, album.add, automats)
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


_ENDS = ("winners by seat", "won by automats", "won as", "scores")
_HEADINGS = ("seats", "options", "matches", "commands/s", "commands a match", *_ENDS)


def _row(run: Summary) -> tuple[str, ...]:
    ends = run.winners if not run.verdicts else {**run.winners, **run.verdicts}
    return (
        str(run.seats),
        ", ".join(f"{key}: {value}" for key, value in run.options.items()),
        str(run.matches),
        f"{run.commands_per_second:,.0f}",
        f"{run.shortest} .. {run.average} .. {run.longest}",
        ", ".join(f"{name}: {count}" for name, count in ends.items()),
        ", ".join(f"{name}: {sum(won)} ({' + '.join(map(str, won))})" for name, won in run.automats.items()),
        ", ".join(f"{name}: {won} of {count}" for name, (won, count) in run.bynames.items()),
        "" if run.scores is None else "{lowest} .. {average} .. {highest}".format(**run.scores),
    )
