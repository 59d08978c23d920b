"""The commands of `petteia`, put together."""

from __future__ import annotations

import typer

from bot.cli.bench import bench
from bot.cli.doctor import doctor
from bot.cli.forget import forget
from bot.cli.play import local, run
from bot.cli.replay import replay
from bot.cli.scenario import scenario
from bot.cli.simulate import simulate

app = typer.Typer(
    help="Petteia hosts board games of Greek myth on Discord, or on this machine alone.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,  # locals may hold the token
)
for command in (run, local, simulate, replay, scenario, doctor, forget, bench):
    app.command()(command)
