"""`petteia doctor`: is everything ready to run?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from bot.cli.checks import Finding, examine
from bot.cli.console import out, print_json
from bot.settings import SettingsError, load

_STYLE = {"ok": "green", "warn": "yellow", "fail": "red"}


def doctor(
    config: Annotated[Path | None, typer.Option(help="The settings file; else petteia.toml here.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Look at settings, token, permissions, database, fonts and versions, and say what to do.

    Exit code 1 when something would keep the bot from running. The token is never printed.
    """
    try:
        findings = [Finding("ok", "settings", "readable"), *examine(load(file=config))]
    except SettingsError as error:
        findings = [Finding("fail", "settings", str(error), "mend the variable or the file")]
    if json:
        print_json(msgspec.to_builtins(findings))
    else:
        for finding in findings:
            _print(finding)
    if any(finding.level == "fail" for finding in findings):
        raise typer.Exit(1)


def _print(finding: Finding) -> None:
    out.print(f"{finding.level:<5}", style=_STYLE[finding.level], end="")
    out.print(f"{finding.subject}: {finding.found}", markup=False)
    if finding.advice:
        out.print(f"     -> {finding.advice}", markup=False)
