"""Several answers given by one press, and what another device does between the first and the second."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

import rules.games
from bot.model import Look, UserId, Way
from bot.store.port import Store
from bot.tables import Refused
from rules.core.auto import random_choice
from rules.core.game import find
from rules.core.rng import Rng, Source
from rules.core.types import ChooseOne
from tests.support.stores import Intercepted
from tests.support.tables import Table, opened

assert rules.games

Step = Callable[[], Awaitable[object]]


class Between:
    """Something that happens once, right after the next command is written."""

    def __init__(self) -> None:
        self.step: Step | None = None

    async def after(self, call: str) -> None:
        step = self.step
        if call == "commit" and step is not None:
            self.step = None
            await step()


@pytest.fixture
async def devices(tmp_path: Path) -> AsyncIterator[tuple[Table, Table, Between]]:
    """Two hosts of one store, as two devices of a person may meet them; the first with something in between."""
    between, game = Between(), find("pantheum")
    two = await opened(tmp_path, game, "b")
    one = Table(tmp_path, cast(Store, Intercepted(two.store, after=between.after)), game, "a")
    yield one, two, between
    one.workers.close()
    await two.close()


async def moved_to(table: Table, fits: Callable[[Look, Way], Awaitable[bool]]) -> tuple[str, UserId, Look, Way]:
    """A match with a way of several answers that fits."""
    match, chance = await table.running(2), Source(Rng("between"))
    for _ in range(500):
        (look,) = await table.asked(match)
        user = look.match.holders[look.seat or 0].user
        assert user is not None
        for way in await table.tables.ways(match, user, look.decisions[0].id):
            if len(way.answers) == 2 and await fits(look, way):
                return match, user, look, way
        await table.answer(look, random_choice(look.decisions[0], chance))
    raise AssertionError("no such way")


async def test_a_step_back_in_between_ends_the_move(devices: tuple[Table, Table, Between]) -> None:
    """Where the second answer would do for the first question, too: from here to there is not from there."""
    one, two, between = devices

    async def fits(look: Look, way: Way) -> bool:
        keys = [option.key for option in look.decisions[0].offered]
        return way.answers[1] in keys

    match, user, look, way = await moved_to(two, fits)

    async def undo() -> None:
        await two.tables.undo(match, user, None, two.press())

    between.step = undo
    with pytest.raises(Refused) as caught:
        await one.tables.go(match, user, look.decisions[0].id, way.answers, one.press())
    assert caught.value.text.key == "rejected-stale"
    assert [entry.kind for entry in await two.store.entries(match, look.seq)] == ["answer", "undo"]


async def test_another_answer_in_between_ends_the_move(devices: tuple[Table, Table, Between]) -> None:
    one, two, between = devices

    async def fits(look: Look, way: Way) -> bool:
        return isinstance(look.decisions[0], ChooseOne) and look.decisions[0].kind == "column"

    match, user, look, way = await moved_to(two, fits)

    async def other() -> None:
        asked = (await two.tables.look(match, user)).decisions[0]
        assert isinstance(asked, ChooseOne)
        choice = next(option.key for option in asked.options if option.key != way.answers[1])
        await two.tables.answer(match, user, asked.id, choice, two.press())

    between.step = other
    with pytest.raises(Refused) as caught:
        await one.tables.go(match, user, look.decisions[0].id, way.answers, one.press())
    assert caught.value.text.key == "rejected-stale"
    assert len(await two.store.entries(match, look.seq)) == 2


async def test_a_step_back_takes_the_whole_press_back(devices: tuple[Table, Table, Between]) -> None:
    """What was one step for who pressed it; a single answer before it stays, and it counts as one step."""
    one, _, _ = devices

    async def fits(look: Look, way: Way) -> bool:
        return bool(look.undo) and not way.option.irreversible

    match, user, look, way = await moved_to(one, fits)
    before = await one.store.snapshot(match, look.seq)
    for _ in range(2):
        asked = (await one.tables.look(match, user)).decisions[0]
        await one.tables.go(match, user, asked.id, way.answers, one.press())
        result = await one.tables.undo(match, user, None, one.press())
        assert [option.key for option in result.look.decisions[0].options] == [
            option.key for option in look.decisions[0].options
        ]
    entries = await one.store.entries(match, look.seq)
    assert [entry.to for entry in entries if entry.kind == "undo"] == [look.seq] * 2
    assert (await one.tables.story(match, user))[-1].back == 2
    assert before is not None
    await one.tables.undo(match, user, None, one.press())
    assert (await one.store.entries(match))[-1].to == look.undo[0].seq


async def test_the_same_press_again_gives_what_is_missing_and_no_more(devices: tuple[Table, Table, Between]) -> None:
    """The store failed after the first answer; sent again with the same id, the press is completed, once."""
    one, two, between = devices

    async def fits(look: Look, way: Way) -> bool:
        return True

    match, user, look, way = await moved_to(two, fits)
    press = one.press()

    async def fail() -> None:
        raise RuntimeError("on purpose")

    between.step = fail
    with pytest.raises(RuntimeError):
        await one.tables.go(match, user, look.decisions[0].id, way.answers, press)
    assert [entry.choice for entry in await two.store.entries(match, look.seq)] == [way.answers[0]]
    for _ in range(2):
        await one.tables.go(match, user, look.decisions[0].id, way.answers, press)
        assert [entry.choice for entry in await two.store.entries(match, look.seq)] == list(way.answers)
