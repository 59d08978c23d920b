"""`petteia replay`: verify the log of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.console import out, print_json, read_file, stop
from bot.cli.games import known_games
from rules.core import matchlog
from rules.core.game import Game
from rules.core.matchlog import BadLog, Entry, MatchLog
from rules.core.text import Wording
from rules.core.types import Event


def replay(
    file: Annotated[Path, typer.Argument(help="A log from /game export, or a dump of `petteia simulate`.")],
    trace: Annotated[bool, typer.Option("--trace", help="Print every command with what happened.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Verify a log: every command legal, the last state as claimed, the seed the one promised at the start.

    Exit code 0 when all of it holds.
    """
    try:
        log = matchlog.read(read_file(file))
        game = _game(log)
        if trace:
            _print_trace(game, log)
        matchlog.verify(game, log)
    except BadLog as error:
        words = f"{error}: {Wording()(error.text)}" if error.text else str(error)
        if json:
            print_json({"file": str(file), "ok": False, "command": error.seq, "reason": words})
            raise typer.Exit(1) from None
        stop(f"{file}: {words}")
    if json:
        print_json({"file": str(file), "ok": True, "game": log.game, "seats": log.setup.seats, "hash": log.hash})
    else:
        out.print(f"ok: {log.game}, {log.setup.seats} seats, {len(log.commands) - 1} commands, {_seed(log)}")


def _game(log: MatchLog) -> Game[Any]:
    known = known_games()
    if log.game not in known:
        raise BadLog(f"the game {log.game!r} is not known here")
    return known[log.game]


def _seed(log: MatchLog) -> str:
    if log.setup.seed is None:
        return f"hash {log.hash}; the seed is not in it, so only its promise is: {log.seed_hash}"
    return f"hash {log.hash}, random results as the published seed gives them"


def _print_trace(game: Game[Any], log: MatchLog) -> None:
    say = Wording()
    for entry, step in matchlog.replay(game, log):
        out.print(_line(entry), style="bold", markup=False)
        for event in step.events:
            out.print(f"    {_told(event, say)}", markup=False)


def _line(entry: Entry) -> str:
    who = "" if entry.seat is None else f" seat {entry.seat + 1}"
    what = "" if entry.choice is None else f": {entry.choice}"
    drawn = f"   draws {entry.draws}" if entry.draws else ""
    return f"{entry.seq} {entry.kind}{who}{what}{drawn}"


def _told(event: Event, say: Wording) -> str:
    private = "" if event.audience is None else f" (only seat {', '.join(str(seat + 1) for seat in event.audience)})"
    return f"{say(event.text)}{private}"
