"""How a run begins without network, and how it ends: in words, and without asking Discord what it has refused."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import cast

import pytest

from bot import host
from bot.local.wiring import point_discord_here
from bot.outbox_port import TokenRefused
from bot.store.port import Store
from tests.e2e.outages import answer, cards, delivered, opened
from tests.e2e.rig import Rig
from tests.support.stores import Intercepted
from tests.support.toy import Toy


async def test_no_network_at_a_start_is_a_sentence_and_another_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(host, "FIRST_PAUSE", 0.1)
    rig = Rig(tmp_path, known=lambda: {"toy": Toy()})
    await rig.standin.start()
    with point_discord_here(rig.standin.base_url):
        await rig.standin.unplug()
        starting = asyncio.create_task(rig.start_bot())
        await rig.until(lambda: caplog.text.count("cannot be reached") >= 3)
        assert not starting.done()
        said = [one for one in caplog.records if "cannot be reached" in one.message]
        assert all(one.exc_info is None and "\n" not in one.message for one in said)
        times = [one.created for one in said]
        assert times[2] - times[1] > 1.5 * (times[1] - times[0]), "ever more slowly"
        await rig.standin.plug_in()
        await starting
        await rig.run(rig.people[0], "mygames")
        await rig.stop_bot()
    await rig.standin.stop()


WAITS = """
from bot.cli.app import app
from bot.local.wiring import point_discord_here
with point_discord_here("http://127.0.0.1:9"):
    app(["run"])
"""


async def test_a_host_that_waits_for_the_network_ends_when_it_is_told_to(tmp_path: Path) -> None:
    """Its database is open by then, whose threads must not keep it."""
    env = {**os.environ, "PETTEIA_TOKEN": "MTIz.abc.def", "PETTEIA_DATABASE": str(tmp_path / "x.sqlite3")}
    host = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WAITS, env=env, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        assert host.stderr is not None
        said = b""
        async with asyncio.timeout(60):
            while b"cannot be reached" not in said:
                said = await host.stderr.readline()
                assert b"Traceback" not in said
                assert said, "it has ended by itself"
            host.send_signal(signal.SIGTERM)
            assert await host.wait() == 0
    finally:
        if host.returncode is None:
            host.kill()
            await host.wait()


async def test_errors_of_discord_at_a_start_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(host, "FIRST_PAUSE", 0.1)
    rig = Rig(tmp_path, known=lambda: {"toy": Toy()})
    await rig.standin.start()
    with point_discord_here(rig.standin.base_url):
        rig.faults.refuse("GET", "/users/@me", 403, times=2)
        rig.faults.cut("GET", "/gateway/bot", times=2)
        await rig.start_bot()
        await rig.run(rig.people[0], "mygames")
        await rig.stop_bot()
    await rig.standin.stop()


async def test_a_database_that_cannot_be_used_at_a_start_is_a_sentence_and_another_try(
    toy: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(host, "FIRST_PAUSE", 0.05)
    calls = []

    async def refuse(call: str) -> None:
        calls.append(call)
        if call not in ("open", "close") and calls.count(call) <= 2:
            raise sqlite3.OperationalError("disk I/O error")

    await toy.stop_bot()
    toy.wrap = lambda store: cast(Store, Intercepted(store, refuse))
    await toy.start_bot()
    said = [one for one in caplog.records if "cannot be used" in one.message]
    assert len(said) == 2
    assert all("disk I/O error" in one.message for one in said)
    assert {"release", "running_places", "waiting_for_automats"} <= set(calls), "others meet it, too"
    assert not any(one.exc_info for one in caplog.records), caplog.text
    await toy.run(toy.people[0], "help")


async def test_a_token_that_becomes_invalid_stops_the_outbox_and_keeps_what_is_due(toy: Rig) -> None:
    match = await opened(toy)
    await delivered(toy)
    assert toy.host is not None
    good, toy.standin.token = toy.standin.token, "another"
    await answer(toy, match, "a")
    await answer(toy, match, "b")
    running = next(task for task in toy.host._tasks if task.get_name() == "outbox")
    await asyncio.wait([running], timeout=20)
    assert isinstance(running.exception(), TokenRefused)
    refused = toy.standin.statuses[401]
    await toy.tables.refresh(match)
    await asyncio.sleep(0.3)
    assert toy.standin.statuses[401] == refused, "nothing more is asked"
    toy.standin.token = good
    await toy.stop_bot()
    await toy.start_bot()
    await delivered(toy)
    assert len(cards(toy, match)) == 1
    assert await toy.host.store.undelivered(match) == []


async def test_a_gateway_that_is_lost_is_a_sentence(toy: Rig, caplog: pytest.LogCaptureFixture) -> None:
    """discord.py would tell each try as an error, with a traceback."""
    caplog.set_level(logging.WARNING)
    await toy.standin.unplug()
    await toy.faults.drop("abort")
    await toy.until(lambda: caplog.text.count("Attempting a reconnect") >= 2)
    assert {one.levelno for one in caplog.records} == {logging.WARNING}
    assert not any(one.exc_info for one in caplog.records)
    assert "Cannot connect" in caplog.text
    await toy.standin.plug_in()


async def test_commands_that_somebody_else_deleted_are_registered_again(
    toy: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    put = "PUT /applications/{app}/commands"
    before = toy.standin.requests[put]
    await toy.stop_bot()
    world = toy.standin.world
    world.commands[""] = [one for one in world.commands[""] if one["name"] != "play"]
    await toy.start_bot()
    assert toy.standin.requests[put] == before + 1
    assert any(one["name"] == "play" for one in world.commands[""])
    await toy.stop_bot()
    await toy.start_bot()
    assert toy.standin.requests[put] == before + 1, "once"
