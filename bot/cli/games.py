"""The titles as the command line names them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.console import misuse, stop
from bot.packs import UnusablePack, titles
from rules.core.errors import Rejected
from rules.core.game import Game, games
from rules.core.options import OptionSpec, OptionValue
from rules.core.text import Wording

PacksOption = Annotated[
    Path | None,
    typer.Option(envvar="PETTEIA_PACKS", help="A content pack, or a folder of them: printed cards of titles you own."),
]

GameArgument = Annotated[str, typer.Argument(help=f"The game, by its key: {', '.join(games())}.")]


def known_games(packs: Path | None = None) -> dict[str, Game[Any, Any]]:
    """All titles by key, with the content packs of a file or folder; leaves with a reason when one is wrong."""
    try:
        return titles(packs)
    except UnusablePack as error:
        stop(str(error))


def find_game(key: str, packs: Path | None = None) -> Game[Any, Any]:
    """A title by its key; leaves with exit code 2 when there is none."""
    known = known_games(packs)
    if key not in known:
        misuse(f"{key!r} is not a game; there is {', '.join(known) or 'none'}", "GAME")
    return known[key]


def in_words(rejected: Rejected) -> str:
    """Why something was refused."""
    return Wording()(rejected.text)


def parse_seats(text: str, game: Game[Any, Any]) -> list[int]:
    """`2,3,4` as numbers this game can be played with; leaves with exit code 2 otherwise."""
    try:
        counts = [int(part) for part in text.split(",")]
    except ValueError:
        misuse(f"{text!r} is not a number, or numbers with commas between", "--seats")
    wrong = [str(count) for count in counts if count not in game.info.seats]
    if wrong:
        allowed = ", ".join(map(str, game.info.seats))
        misuse(f"{game.info.key} is played by {allowed}, not by {', '.join(wrong)}", "--seats")
    return counts


def parse_automats(names: Sequence[str], game: Game[Any, Any]) -> tuple[str, ...]:
    """Names as automats of this game; leaves with exit code 2 when it has none of that name."""
    for name in names:
        if name not in game.info.automats:
            known = ", ".join(game.info.automats)
            misuse(f"{game.info.key} has no automat {name!r}; its info.automats: {known}", "--automats")
    return tuple(names)


def parse_options(texts: Sequence[str], game: Game[Any, Any], counts: Sequence[int]) -> dict[str, OptionValue]:
    """`KEY=VALUE` texts as house choices of this game, the usual ones added; leaves with exit code 2 at a wrong one.

    `counts`: the numbers of seats that are to be played with them.
    """
    specs = {spec.key: spec for spec in game.info.options}
    options: dict[str, OptionValue] = {}
    for text in texts:
        key, _, typed = text.partition("=")
        if key not in specs:
            misuse(f"{game.info.key} has no option {key!r}; it has {', '.join(specs) or 'none'}", "--option")
        options[key] = specs[key].read(typed)
    for seats in counts:
        refused = _refused(game, seats, options)
        if refused:
            able = [str(other) for other in game.info.seats if not _refused(game, other, options)]
            misuse(f"{refused} With --seats {','.join(able)} it can be played." if able else refused, "--option")
    return game.info.chosen(options)


def every_choice(
    keys: Sequence[str], options: Mapping[str, OptionValue], game: Game[Any, Any], seats: int
) -> list[dict[str, OptionValue]]:
    """All that can be chosen for these options beside the others, where so many can play it; 2 when one is unknown."""
    specs = {spec.key: spec for spec in game.info.options}
    for key in keys:
        if key not in specs:
            misuse(f"{game.info.key} has no option {key!r}; it has {', '.join(specs) or 'none'}", "--each")
    choices = product(*(_values(specs[key]) for key in keys))
    tried = [{**options, **dict(zip(keys, values, strict=True))} for values in choices]
    return [game.info.chosen(one) for one in tried if not _refused(game, seats, one)]


def _values(spec: OptionSpec) -> Iterator[OptionValue]:
    """Each value once, and each set of parts that no value is a name for."""
    yield from spec.values
    for size in range(spec.least, spec.most + 1) if spec.parts else ():
        for parts in combinations(spec.parts, size):
            if parts and spec.checked(",".join(parts)) not in spec.values:
                yield ",".join(parts)


def _refused(game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue]) -> str:
    """Why these house choices cannot be played by so many; empty when they can."""
    try:
        game.chosen(seats, options)
    except Rejected as error:
        return in_words(error)
    return ""
