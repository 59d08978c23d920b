"""`petteia replay`: verify the log of a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from bot.cli.console import out, print_json, progress, read_file, stop
from bot.cli.games import PacksOption, in_words, known_games
from rules.core import log as match_log
from rules.core.errors import BadTape, Rejected, RulesBug
from rules.core.game import Game
from rules.core.log import Log, Record, Verified
from rules.core.text import Wording
from rules.core.types import Event, Setup


def replay(
    file: Annotated[Path, typer.Argument(help="A log from /game export, or a dump of `petteia simulate`.")],
    trace: Annotated[bool, typer.Option("--trace", help="Print every command with what happened.")] = False,
    packs: PacksOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Verify a log: every command legal, the last state as claimed, the seed the one promised at the start.

    Exit code 0 when all of it holds.
    """
    raw = read_file(file)
    known = known_games(packs)
    try:
        log = match_log.read_log(raw)
        if log.game not in known:
            stop(f"{file}: the game {log.game!r} is not known here")
        game = known[log.game]
        match_log.check_heading(game, log)
        if trace:
            with match_log.renewal_told(log):
                _print_trace(game, log)
        with progress(f"Verifying {file.name}", len(log.commands)) as bar:
            found = match_log.verify(game, log, progress=lambda done: bar.advance())
    except Rejected as error:
        _refuse(file, in_words(error), json)
    except (RulesBug, BadTape) as error:  # the dump of a match that broke at its start
        _refuse(file, f"{type(error).__name__}: {error}", json)
    if found.failure is not None:
        _refuse(file, f"the command after the {found.commands}. still fails: {found.failure}", json)
    _approve(file, log, found, json)


def _refuse(file: Path, reason: str, as_json: bool) -> None:
    if not as_json:
        stop(f"{file}: {reason}")
    print_json({"file": str(file), "ok": False, "reason": reason})
    raise typer.Exit(1)


def _approve(file: Path, log: Log, found: Verified[Any], as_json: bool) -> None:
    if as_json:
        facts = {"game": log.game, "seats": log.setup.seats, "commands": found.commands, "hash": log.hash}
        print_json({"file": str(file), "ok": True, **facts, "seed_checked": found.by_seed})
        return
    seed = "the seed gives every random result" if found.by_seed else f"seed not in it, promised as {log.seed_hash}"
    mended = "; the command that failed in this dump does not fail any more" if log.failed else ""
    out.print(f"ok: {log.game}, {log.setup.seats} seats, {found.commands} commands, hash {log.hash}; {seed}{mended}")


def _print_trace(game: Game[Any, Any], log: Log) -> None:
    say = Wording()
    for head, events in _steps(game, log):
        out.print(head, style="bold", markup=False)
        for event in events:
            out.print(f"    {_told(event, say)}", markup=False)
    if log.failed is not None:
        out.print(f"{_head(log.failed)}   FAILED: {log.error}", style="bold red", markup=False)


def _steps(game: Game[Any, Any], log: Log) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Heading and events of the start and of each command; nothing for a dump that begins in mid-match."""
    if log.state is not None:
        return
    setup = Setup(log.game, log.setup.seats, log.setup.seed or "", log.setup.options)
    heads = [f"start   draws {list(log.start_draws)}", *map(_head, log.commands)]
    by: Literal["seed", "draws"] = "draws" if log.hash else "seed"  # the draws of a failed start are not on record
    replayed = match_log.replay(game, setup, log.commands, by, log.start_draws)
    for head, step in zip(heads, replayed, strict=True):
        yield head, step.events


def _head(record: Record) -> str:
    what = "" if record.choice is None else f": {record.choice}"
    back = "" if record.to is None else f" to {record.to}"
    drawn = f"   draws {list(record.draws)}" if record.draws else ""
    return f"{record.seq} {record.kind}{back} seat {record.seat + 1}{what}{drawn}"


def _told(event: Event, say: Wording) -> str:
    private = "" if event.audience is None else f" (only seat {', '.join(str(seat + 1) for seat in event.audience)})"
    return f"{say(event.text)}{private}"
