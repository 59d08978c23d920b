"""Preparations kept under a name: what every store must do."""

from __future__ import annotations

from msgspec.structs import replace

from bot.model import Preset
from bot.store.port import Store

WALL = Preset(user=11, game="storm", shelf="olympian", name="The Wall", body=["zeus", "hera"])


async def test_a_kept_preparation_reads_back_on_its_own_shelf_only(store: Store) -> None:
    assert await store.save_preset(WALL, 1.0, 5) == "new"
    assert await store.presets(11, "storm", "olympian") == [WALL]
    for other in ((12, "storm", "olympian"), (11, "pantheum", "olympian"), (11, "storm", "chthonian")):
        assert await store.presets(*other) == []


async def test_the_same_name_replaces_letter_case_aside(store: Store) -> None:
    await store.save_preset(WALL, 1.0, 1)
    again = replace(WALL, name="the WALL", body=["hera", "zeus"])
    assert await store.save_preset(again, 2.0, 1) == "replaced", "a full shelf takes a change of what is on it"
    assert await store.presets(11, "storm", "olympian") == [again]


async def test_a_shelf_takes_so_many_and_lists_them_by_name(store: Store) -> None:
    for name in ("b", "A", "c"):
        assert await store.save_preset(replace(WALL, name=name), 1.0, 3) == "new"
    assert await store.save_preset(replace(WALL, name="d"), 1.0, 3) == "full"
    assert await store.save_preset(replace(WALL, name="d", shelf="chthonian"), 1.0, 3) == "new"
    assert [preset.name for preset in await store.presets(11, "storm", "olympian")] == ["A", "b", "c"]


async def test_what_is_forgotten_is_gone_and_nothing_else(store: Store) -> None:
    await store.save_preset(WALL, 1.0, 5)
    await store.save_preset(replace(WALL, shelf="chthonian"), 1.0, 5)
    assert await store.drop_preset(11, "storm", "olympian", "THE wall")
    assert not await store.drop_preset(11, "storm", "olympian", "The Wall")
    assert await store.presets(11, "storm", "olympian") == []
    assert len(await store.presets(11, "storm", "chthonian")) == 1
