"""Positions with the Tartarus in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.games.hybris.content import HOUSE, content_of
from rules.games.hybris.modules.tartarus import board
from rules.games.hybris.modules.tartarus.records import records
from tests.rules.hybris.table import Table, acting, arriving, here

OPTIONS: dict[str, str | int | bool] = {"modules": "tartarus"}
WITH = content_of(HOUSE, ("tartarus",))
RECORDS = records(WITH)
WEAK = [card for card, strength in WITH.strengths.items() if strength == 0]
"""Coliseum cards of no Strength."""
STRONG = [card for card, strength in WITH.strengths.items() if strength == 4]


def abyss(
    *,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    track: Sequence[int] = (),
    guilt: Sequence[int] = (),
    kept: Sequence[Sequence[str]] = (),
    loose: Mapping[str, tuple[str, int]] | None = None,
) -> dict[str, Any]:
    """What a table needs: cards that come first, what is not as at the start, space and owner of `loose` Prisoners."""
    lists = {"deck": deck, "discard": discard, "track": track, "guilt": guilt, "kept": kept}
    part: dict[str, Any] = {name: [*found] for name, found in lists.items() if found}
    part["prisoners"] = {key: {"where": where, "owner": owner} for key, (where, owner) in (loose or {}).items()}
    return {"options": OPTIONS, "parts": {"tartarus": part}}


def dealing(*players: Mapping[str, Any], action: str = "pact", age: int = 1, **more: Any) -> Table:
    """Heracles of seat 0 stands on the dotted space of the Tartarus and begins an action."""
    return here("heracles", "tartarus", "TD", *players, age=age, **abyss(**more)).choose(action)


def dealing_as(character: str, number: int, *players: Mapping[str, Any], **more: Any) -> Table:
    """The same for a character of another seat, whose turn it is."""
    patched = [dict(player) for player in players]
    patched[number]["chars"] = {**patched[number]["chars"], character: {"where": "TD"}}
    stack = acting(character, "tartarus", "TD", number=number)
    return Table(*patched, at=stack, turn=number, **abyss(**more)).choose("pact")


def meeting(character: str, *players: Mapping[str, Any], token: str = "olympus", **more: Any) -> Table:
    """Seat 0's character goes where Prisoners may be."""
    return arriving(character, *players, token=token, coliseum=more.pop("coliseum", WEAK), **abyss(**more))


def part(table: Table) -> dict[str, Any]:
    """All that is the module's alone."""
    return board.part(table.state)


def waits(table: Table) -> tuple[int, str]:
    """Who is asked what."""
    return table.decision().seat, table.kind
