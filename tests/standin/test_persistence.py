"""The world after a restart."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import aiohttp
import pytest

from bot.local.standin import World, default_world
from bot.local.standin.persist import WORLD_FILE, keep_saved, load, save
from tests.standin.driven import BOT_PERMISSIONS, png, scene, until
from tests.standin.rest import Rest, resting


async def filled(folder: Path) -> World:
    """A world with a thread, a direct message, a private answer and a picture, saved."""
    async with scene() as play:
        await play.run("theano", "card")
        await play.run("theano", "hand")
        assert (await play.table("lykos")).startswith("ok")
        await play.run("theano", "whisper")
        play.people.mark_read(play.ids["theano"], play.places["general"])
        play.people.dismiss(play.ids["theano"], play.last("theano")["id"])
        await save(play.world, folder)
        return play.world


async def test_everything_is_as_before(tmp_path: Path) -> None:
    before = await filled(tmp_path)
    after = load(tmp_path)
    assert after is not None
    kept = ("bot", "users", "guilds", "channels", "messages", "history", "commands", "read", "calls", "pushes")
    for name in (*kept, "dismissed"):
        assert getattr(after, name) == getattr(before, name), name
    assert {p: f.data for p, f in after.files.held.items()} == {p: f.data for p, f in before.files.held.items()}
    assert int(after.ids.new()) > int(before.ids.last)


async def test_play_goes_on_at_another_address(tmp_path: Path) -> None:
    before = await filled(tmp_path)
    world = load(tmp_path)
    assert world is not None
    commands = {c["name"]: c["id"] for c in before.commands[""]}
    async with scene(world) as play:
        assert {c["name"]: c["id"] for c in world.commands[""]} == commands, "a second sync keeps the ids"
        assert play.people.unread(play.ids["theano"], play.places["general"]) == (False, 0)
        assert play.world.base_url != before.base_url
        card = next(m for m in play.world.messages.values() if m["flags"] & 1 << 15)
        url = card["components"][0]["components"][1]["items"][0]["media"]["url"]
        assert url.startswith(play.world.base_url)
        async with aiohttp.ClientSession() as http, http.get(url) as answer:
            assert await answer.read() == png()
        section = card["components"][0]["components"][2]
        assert not (await play.people.press(play.ids["kallias"], card, section["accessory"])).failed
        assert "Hand 2" in card["components"][0]["components"][0]["content"]


async def test_files_no_longer_used_are_removed(tmp_path: Path) -> None:
    async with resting() as rest:
        await posted(rest, 3)
        await save(rest.world, tmp_path)
        assert len(list((tmp_path / "files").iterdir())) == 3
        for path in list(rest.world.files.held)[:2]:
            rest.world.files.drop(path)
        await save(rest.world, tmp_path)
        assert len(list((tmp_path / "files").iterdir())) == 1


async def posted(rest: Rest, number: int) -> None:
    for _ in range(number):
        await rest.ask("POST", f"/channels/{rest.places['general']}/messages", {}, files={"a.png": png()})


async def test_a_crash_while_writing_leaves_the_old_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with resting() as rest:
        await rest.post(content="old")
        await save(rest.world, tmp_path)
        await rest.post(content="new")

        def crash(_: int) -> None:
            raise OSError("no space left")

        monkeypatch.setattr(os, "fsync", crash)
        with pytest.raises(OSError, match="space"):
            await save(rest.world, tmp_path)
        world = load(tmp_path)
        assert world is not None
        assert [m["content"] for m in world.messages.values()] == ["old"]


async def test_a_full_disk_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, full = os.fsync, [True]

    def fsync(number: int) -> None:
        if full[0]:
            raise OSError("no space left")
        real(number)

    monkeypatch.setattr(os, "fsync", fsync)
    task = asyncio.create_task(keep_saved(default_world(), tmp_path, 0.02))
    await asyncio.sleep(0.1)
    assert load(tmp_path) is None
    full[0] = False
    assert await until(lambda: load(tmp_path) is not None)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def test_nothing_saved_and_damage(tmp_path: Path) -> None:
    assert load(tmp_path) is None
    (tmp_path / WORLD_FILE).write_bytes(b'{"format": 1}')
    with pytest.raises(ValueError, match="damaged"):
        load(tmp_path)
    (tmp_path / WORLD_FILE).write_bytes(b"{")
    with pytest.raises(ValueError, match="damaged"):
        load(tmp_path)
    (tmp_path / WORLD_FILE).write_bytes(b'{"format": 99}')
    with pytest.raises(ValueError, match="another version"):
        load(tmp_path)


async def test_saved_whenever_something_changed_and_at_the_end(tmp_path: Path) -> None:
    world = default_world(bot=BOT_PERMISSIONS)
    async with resting(world) as rest:
        task = asyncio.create_task(keep_saved(world, tmp_path, 60.0))
        await asyncio.sleep(0.1)
        assert load(tmp_path) is not None
        await rest.post(content="last words")
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    after = load(tmp_path)
    assert after is not None
    assert [m["content"] for m in after.messages.values()] == ["last words"]
