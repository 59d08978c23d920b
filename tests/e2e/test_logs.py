"""Logs at DEBUG hold no token of an interaction and nothing of a hand."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import NoReturn

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.logs import FORM, TALKATIVE, Discreet, begin_logging
from tests.e2e.rig import Rig, words_of
from tests.e2e.test_whole_match import begin


@pytest.fixture
def _levels() -> Iterator[None]:
    loggers = [logging.getLogger(), *map(logging.getLogger, TALKATIVE)]
    before = [one.level for one in loggers]
    yield
    for one, level in zip(loggers, before, strict=True):
        one.setLevel(level)


@pytest.mark.usefixtures("_levels")
async def test_debug_tells_no_secret(toy: Rig, caplog: pytest.LogCaptureFixture) -> None:
    begin_logging("DEBUG")
    caplog.handler.setLevel(logging.DEBUG)
    logging.getLogger("bot.cogs").debug("heard")
    match = await begin(toy, "toy", 2)
    uid = toy.people[0]
    await toy.run(uid, "hand", match=match)
    secret = next(line for line in words_of(toy.panel(uid) or {}).splitlines() if "card" in line.lower())
    await toy.drained()
    told = "\n".join(f"{record.name} {record.getMessage()}" for record in caplog.records)
    tokens = {one.path.split("/")[3] for one in toy.sent if one.path.startswith("/webhooks/")}
    assert "heard" in told
    assert tokens
    assert not [token for token in tokens if token in told]
    assert secret not in told
    assert "hands" not in told


async def test_no_address_in_an_error_tells_the_token_of_an_interaction() -> None:
    async def round_in_circles(request: web.Request) -> NoReturn:
        raise web.HTTPFound(request.path)

    app = web.Application()
    app.router.add_get("/{path:.*}", round_in_circles)
    for address in (
        "webhooks/77/aW50ZXJhY3Rpb246.x-_=/messages/@original",
        "interactions/5/aW50ZXJhY3Rpb246.x-_=/callback",
    ):
        async with TestServer(app) as server, aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.TooManyRedirects) as told:
                await session.get(server.make_url(f"/api/v10/{address}"))
        record = logging.LogRecord("x", logging.INFO, "", 0, "%s", (told.value,), told._excinfo)
        assert "aW50" in record.getMessage()
        line = Discreet(FORM).format(record)
        assert "aW50" not in line
        assert "Traceback" in line
