"""The way back and Undo: what each of them leads to, and when they are the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import rules.games
from bot.model import Look
from rules.core.choices import way_back
from rules.core.game import find
from rules.core.types import AnyDecision, View
from tests.bot.tables.test_play import user_of
from tests.support.tables import Table, opened

assert rules.games


def stands(look: Look) -> tuple[list[AnyDecision], View | None]:
    """What a viewer is asked and sees, whatever numbers questions have."""
    return [replace(one, id=0) for one in look.decisions], look.view


async def both_ways(table: Table, look: Look) -> tuple[Look, Look | None]:
    """Where the way back leads, and where Undo leads from the same position; the latter is None where it may not be."""
    match, user, decision = look.match.id, user_of(look), look.decisions[0]
    back = (await table.tables.answer(match, user, decision.id, way_back(decision), table.press())).look
    if look.last is None:
        return back, None
    # From where Back led, back to where it was pressed, and on back from there.
    again = (await table.tables.undo(match, user, None, table.press())).look
    assert stands(again) == stands(look)
    return back, (await table.tables.undo(match, user, None, table.press())).look


@pytest.mark.parametrize("title", ["pantheum", "elysium", "hybris", "storm"])
async def test_what_is_said_of_the_way_back_is_so(tmp_path: Path, title: str) -> None:
    game: Any = find(title)
    table = await opened(tmp_path, game)
    try:
        match, met = await table.running(2), 0
        for _ in range(250):
            asked = await table.asked(match)
            if not asked or met >= 6:
                break
            look = asked[0]
            said = await table.tables.way_back(match, user_of(look), look.decisions[0].id)
            assert (said is None) == (look.decisions[0].back is None)
            if said is not None:
                met += 1
                back, undone = await both_ways(table, look)
                assert said.prompt == back.decisions[0].prompt
                assert said.undoes == (undone is not None and stands(undone) == stands(back))
            await table.move(match)
        assert met > 0
    finally:
        await table.close()


async def test_a_press_that_gave_two_answers_is_taken_back_whole_and_gone_back_from_by_one(tmp_path: Path) -> None:
    table = await opened(tmp_path, find("pantheum"))
    try:
        match = await table.running(2)
        for _ in range(250):
            (look, *_) = await table.asked(match)
            user, decision = user_of(look), look.decisions[0]
            ways = await table.tables.ways(match, user, decision.id)
            for way in (way for way in ways if len(way.answers) > 1):
                after = (await table.tables.go(match, user, decision.id, way.answers, table.press())).look
                if after.seat == look.seat and after.decisions and after.decisions[0].back is not None:
                    said = await table.tables.way_back(match, user, after.decisions[0].id)
                    assert said is not None
                    assert not said.undoes
                    assert after.last is not None
                    assert len(after.last.undone) == len(way.answers)
                    return
                if after.last is None:
                    break
                await table.tables.undo(match, user, None, table.press())
                look = await table.tables.look(match, user)
                decision = look.decisions[0]
            await table.move(match)
        raise AssertionError("no such press")
    finally:
        await table.close()
