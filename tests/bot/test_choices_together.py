"""House choices that cannot be played together are refused in the same words wherever they are made."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
import typer

from bot.cli.games import parse_options
from bot.tables.errors import Refused
from rules import scenario
from rules.core import engine
from rules.core.errors import BadSetup
from rules.core.options import OptionValue
from rules.core.text import Wording
from rules.core.types import Setup, Text
from tests.support.tables import PEOPLE, PLACE, opened
from tests.support.toy import Toy

ADA = PEOPLE[0]
DULL: dict[str, OptionValue] = {"rounds": 3, "tokens": 0}
WORDS = "Three rounds without tokens are too dull for 2 people: choose fewer rounds or more tokens."


async def test_lobby_engine_scenario_and_command_line_say_the_same(tmp_path: Path) -> None:
    toy, say = Toy(), Wording()
    with pytest.raises(BadSetup) as started:
        engine.start(toy, Setup("toy", 2, "s", DULL))
    with pytest.raises(BadSetup) as read:
        scenario.run({"game": "toy", "seats": 2, "options": DULL}, lambda key: toy)
    table = await opened(tmp_path, toy)
    lobby = await table.lobby(2)
    with pytest.raises(Refused) as changed:
        await table.tables.set_options(lobby.id, ADA, options=DULL)
    with pytest.raises(Refused) as created:
        await table.tables.create(
            game="toy", host=ADA, name="Ada", seats=2, options=DULL, place=PLACE, interaction=table.press()
        )
    await table.close()
    with pytest.raises(typer.BadParameter) as typed:
        parse_options(["rounds=3", "tokens=0"], toy, [2, 3])
    assert {say(refused.value.text) for refused in (started, created, changed)} == {WORDS}
    assert say(read.value.text) == f"$.options: {WORDS}"
    assert typed.value.message == WORDS


def test_the_command_line_says_with_how_many_it_can_be_played() -> None:
    class Small(Toy):
        def refuse(self, seats: int, options: Mapping[str, OptionValue]) -> Text | None:
            return super().refuse(seats, options) if seats == 3 else None

    with pytest.raises(typer.BadParameter) as typed:
        parse_options(["rounds=3", "tokens=0"], Small(), [2, 3])
    assert typed.value.message == f"{WORDS.replace('2 people', '3 people')} With --seats 2 it can be played."
    assert parse_options(["rounds=3", "tokens=0"], Small(), [2]) == DULL


def test_what_can_be_played_together_is_taken() -> None:
    assert Toy().chosen(2, {"rounds": 3}) == {"rounds": 3, "tokens": 1}
