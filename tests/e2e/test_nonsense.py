"""Nonsense in every option of every command, found by walking the commands: answered, and nothing changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.local.world import CommandEntry
from bot.ui.words import Words
from tests.e2e.rig import Rig
from tests.e2e.test_commands import told
from tests.e2e.test_whole_match import begin

STRING, INTEGER = 3, 4
TYPED: dict[int, tuple[Any, ...]] = {
    STRING: ("banana", "**@everyone** <@1>", "…", "-1", "🏛" * 30, "x" * 900, "' OR 1=1", "\u202eabc", " "),
    INTEGER: (-3, 0, 9_999, 10**15),
}
FREE = {("game create", "name"), ("plan save", "saved")}
"""Options that any words will do for."""
POSSIBLE = re.compile(
    r"Possible|There (are|is)|You can|I know no|no such|Near it|`/[a-z]+|the newest is|take(n)? back|not your turn"
    r"|nothing to keep|needs|Which match|manage this server|has no (plans|secrets)|From|not a number|number from",
)
FAULT = Words().say("fault", reference="").partition("`")[0]


def entries(rig: Rig) -> list[CommandEntry]:
    return rig.standin.people.commands_here(rig.people[0], rig.channel)


def nonsense(entry: CommandEntry) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each option of a command with each wrong value, what else is required filled in with nonsense, too."""
    needed = {str(one["name"]): "banana" for one in entry.options if one.get("required") and one["type"] == STRING}
    for option in entry.options:
        for value in TYPED.get(option["type"], ()) if not option.get("choices") else ():
            yield str(option["name"]), {**needed, str(option["name"]): value}


async def stands(rig: Rig, match: str) -> list[Any]:
    people = [int(uid) for uid in rig.people]
    mine = [[one.id for one in await rig.tables.mine(uid)] for uid in people]
    return [await rig.match(match), mine, [await rig.tables.user(uid) for uid in people]]


async def test_every_option_of_every_command_answers_nonsense_and_changes_nothing(toy: Rig) -> None:
    match = await begin(toy, "toy", 2)
    found = await toy.match(match)
    uid = next(uid for uid in toy.people if found.seat_of(int(uid)) in found.waiting)
    await toy.run(uid, "help")  # Whose language is known by then.
    before, tried, silent = await stands(toy, match), set(), []
    for entry in entries(toy):
        for option, values in nonsense(entry):
            if (entry.path, option) in FREE:
                continue
            try:
                await toy.run(uid, entry.path, **values)
            except ValueError:
                continue  # Discord's own client does not let it through.
            tried.add((entry.path, option))
            said = told(toy, uid).replace("\\", "")
            assert FAULT not in said, (entry.path, values)
            assert await stands(toy, match) == before, (entry.path, values)
            if values[option] in ("banana", 9_999) and not POSSIBLE.search(said):
                silent.append((entry.path, option, said[:200]))
    assert silent == []
    there = {(entry.path, str(one["name"])) for entry in entries(toy) for one in entry.options}
    typed = {pair for pair in there if _type(toy, pair) in TYPED and not _choices(toy, pair)}
    assert typed - FREE == tried


@pytest.mark.parametrize("title", ["pantheum", "elysium", "storm", "hybris"])
async def test_nonsense_is_answered_in_a_match_of_every_title(rig: Rig, title: str) -> None:
    match = await begin(rig, title, 2)
    found = await rig.match(match)
    uid = next(uid for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    for path, option in (("play", "action"), ("board", "view"), ("log", "since"), ("rules", "topic"), ("card", "name")):
        await rig.run(uid, path, **{option: "banana"})
        said = told(rig, uid)
        assert FAULT not in said
        assert POSSIBLE.search(said), (path, said[:200])
    assert await rig.match(match) == found


def _option(rig: Rig, pair: tuple[str, str]) -> dict[str, Any]:
    entry = next(one for one in entries(rig) if one.path == pair[0])
    return dict(next(one for one in entry.options if one["name"] == pair[1]))


def _type(rig: Rig, pair: tuple[str, str]) -> int:
    return int(_option(rig, pair)["type"])


def _choices(rig: Rig, pair: tuple[str, str]) -> bool:
    return bool(_option(rig, pair).get("choices"))
