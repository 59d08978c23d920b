"""Preparations kept under a name, with the formations of Storm."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model import Preset, Presets
from bot.tables import Refused
from bot.tables.presets import LONGEST, MOST
from rules.games.storm.data import mandatory, pool
from rules.games.storm.game import Storm
from rules.games.storm.view import StormView
from tests.support.tables import PEOPLE, Table, opened

ADA, BO, *_ = PEOPLE


@pytest.fixture
async def storm(tmp_path: Path) -> AsyncIterator[Table]:
    made = await opened(tmp_path, game=Storm())
    yield made
    await made.close()


async def answer(table: Table, match: str, user: int, choice: str | list[str]) -> None:
    (decision,) = (await table.tables.look(match, user)).decisions
    await table.tables.answer(match, user, decision.id, choice, table.press())


async def view_of(table: Table, match: str, user: int) -> StormView:
    view = (await table.tables.look(match, user)).view
    assert isinstance(view, StormView)
    return view


async def places(table: Table, match: str, user: int) -> list[str]:
    formation = (await view_of(table, match, user)).formation
    assert formation is not None
    return [formation.places[region] for region in sorted(formation.places)]


async def prepared(table: Table, match: str, user: int, *, last: bool = False) -> list[str]:
    """A formation of the first (or last) eight beside the leader, in an order by hand; as it stands then."""
    side = (await view_of(table, match, user)).own
    assert side is not None
    others = [name for name in pool(side) if name != mandatory(side)]
    await answer(table, match, user, others[-8:] if last else others[:8])
    await answer(table, match, user, "arrange")
    await answer(table, match, user, sorted(await places(table, match, user)))
    return await places(table, match, user)


async def refused(table: Table, match: str, user: int, name: str) -> str:
    with pytest.raises(Refused) as caught:
        await table.tables.use_preset(match, user, name, table.press())
    return caught.value.text.key


async def presets(table: Table, match: str, user: int) -> Presets | None:
    return (await table.tables.look(match, user)).presets


async def test_a_name_that_shows_nothing_is_refused_and_others_are_kept_without_what_hides(storm: Table) -> None:
    match = await storm.running(2)
    await prepared(storm, match, ADA)
    for name in ("", " ", "\u200b", "\u3164", "\u2800 \u2800", "\u202e"):
        with pytest.raises(Refused) as caught:
            await storm.tables.save_preset(match, ADA, name)
        assert caught.value.text.key == "refused-preset-name"
    await storm.tables.save_preset(match, ADA, "\u202eFirst\u200b  steps\u3164")
    assert (await presets(storm, match, ADA) or Presets()).names == ("First steps",)
    await storm.tables.use_preset(match, ADA, "first\u200b steps", storm.press())


async def test_a_saved_formation_is_used_in_the_next_match(storm: Table) -> None:
    match = await storm.running(2)
    assert await presets(storm, match, ADA) == Presets()
    saved = await prepared(storm, match, ADA)
    assert await storm.tables.save_preset(match, ADA, "  First   steps ") is False
    assert await presets(storm, match, ADA) == Presets(("First steps",), savable=True)
    assert await presets(storm, match, BO) == Presets(), "nobody else sees it"
    side = (await view_of(storm, match, ADA)).own
    following = await storm.running(2)
    while (await view_of(storm, following, ADA)).own != side:
        following = await storm.running(2)
    before = (await storm.tables.match(following)).seq
    result = await storm.tables.use_preset(following, ADA, "first steps", "press")
    assert await places(storm, following, ADA) == saved
    assert [decision.kind for decision in result.look.decisions] == ["formation"]
    assert (await storm.tables.match(following)).seq == before + 3
    again = await storm.tables.use_preset(following, ADA, "first steps", "press")
    assert again.repeated
    assert (await storm.tables.match(following)).seq == before + 3


@pytest.mark.parametrize("stage", [[], ["arrange"], ["region:"], ["pick"]])
async def test_a_saved_formation_comes_back_from_wherever_one_is(storm: Table, stage: list[str]) -> None:
    match = await storm.running(2)
    saved = await prepared(storm, match, ADA)
    await storm.tables.save_preset(match, ADA, "x")
    await answer(storm, match, ADA, "pick")
    assert await prepared(storm, match, ADA, last=True) != saved
    for key in stage:
        (decision,) = (await storm.tables.look(match, ADA)).decisions
        await answer(storm, match, ADA, next(one.key for one in decision.options if one.key.startswith(key)))
    await storm.tables.use_preset(match, ADA, "x", storm.press())
    assert await places(storm, match, ADA) == saved


async def test_what_does_not_fit_any_more_is_refused_and_changes_nothing(storm: Table) -> None:
    match = await storm.running(2)
    saved = await prepared(storm, match, ADA)
    side = (await view_of(storm, match, ADA)).own
    assert side is not None
    bodies = {
        "strange": [*saved[:-1], "kronos"],
        "leaderless": [*[name for name in saved if name != mandatory(side)], "kronos"],
        "short": saved[:5],
        "doubled": [saved[0], *saved[:-1]],
        "empty": [],
    }
    for name, body in bodies.items():
        preset = Preset(user=ADA, game="storm", shelf=side, name=name, body=body)
        await storm.store.save_preset(preset, 1.0, MOST)
        seq = (await storm.tables.match(match)).seq
        assert await refused(storm, match, ADA, name) == "refused-preset-unfit", name
        assert (await storm.tables.match(match)).seq == seq
    assert await places(storm, match, ADA) == saved


async def test_names_and_numbers_have_limits(storm: Table) -> None:
    match = await storm.running(2)
    with pytest.raises(Refused) as caught:
        await storm.tables.save_preset(match, ADA, "too early")
    assert caught.value.text.key == "refused-preset-nothing"
    await prepared(storm, match, ADA)
    for name in ("", "   ", "x" * (LONGEST + 1)):
        with pytest.raises(Refused) as caught:
            await storm.tables.save_preset(match, ADA, name)
        assert caught.value.text.key == "refused-preset-name"
    for number in range(MOST):
        await storm.tables.save_preset(match, ADA, f"number {number}")
    with pytest.raises(Refused) as caught:
        await storm.tables.save_preset(match, ADA, "one more")
    assert caught.value.text.key == "refused-preset-many"
    assert await storm.tables.save_preset(match, ADA, "Number 3") is True
    assert await storm.tables.drop_preset(match, ADA, "NUMBER 3") == "Number 3"
    assert await storm.tables.save_preset(match, ADA, "one more") is False
    assert await refused(storm, match, ADA, "number 3") == "refused-preset-unknown"


async def test_nothing_is_kept_once_the_formation_is_locked(storm: Table) -> None:
    match = await storm.running(2)
    await prepared(storm, match, ADA)
    await storm.tables.save_preset(match, ADA, "x")
    await answer(storm, match, ADA, "lock")
    assert await presets(storm, match, ADA) is None
    assert await refused(storm, match, ADA, "x") == "refused-preset-nothing"
    assert await refused(storm, match, PEOPLE[3], "x") == "refused-not-seated"


async def test_games_that_keep_nothing_offer_nothing(table: Table) -> None:
    match = await table.running(2)
    looks = [await table.tables.look(match, user) for user in (ADA, BO)]
    assert any(look.decisions for look in looks)
    assert [look.presets for look in looks] == [None, None]
