"""Words and their picture: together when it is soon drawn, one after the other when it is not, and never silence."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_codes import PICTURES
from bot.ui import illustrated
from bot.ui.build import Layout, layout, text
from bot.ui.illustrated import Illustrated
from bot.ui.panel import Shot
from render.types import Picture

PICTURE = Picture(b"\x89PNG", "png", 1, 1, "a board", "toy-board-1.png")


class Board:
    """Where messages are put; it may refuse files, or everything."""

    def __init__(self, *refusals: int, status: int = 403) -> None:
        self.refusals = list(refusals)
        self.status = status
        self.shown: list[list[str]] = []

    async def put(self, view: Layout, files: list[discord.File]) -> int:
        words = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        self.shown.append([*words, *(f"{file.filename}: {file.description}" for file in files)])
        if self.refusals:
            response: Any = SimpleNamespace(status=self.status, reason="Forbidden")
            raise discord.HTTPException(response, {"code": self.refusals.pop(0), "message": "refused"})
        return len(self.shown)

    async def edit(self, view: Layout, files: list[discord.File]) -> None:
        await self.put(view, files)


def draw(shot: Shot | None) -> Layout:
    return layout([text("words alone" if shot is None else f"words and {shot.name}")])


BOTH = ["words and toy-board-1.png", "toy-board-1.png: a board"]


async def painted(seconds: float, error: Exception | None = None) -> Picture:
    await asyncio.sleep(seconds)
    if error is not None:
        raise error
    return PICTURE


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(illustrated, "PATIENCE", 0.03)


async def test_a_picture_that_is_soon_drawn_comes_with_the_words() -> None:
    board, message = Board(), await Illustrated(draw, painted(0)).soon()
    assert await message.put(board.put) == 1
    assert not message.late
    assert board.shown == [BOTH]


async def test_a_late_picture_follows() -> None:
    board, message = Board(), await Illustrated(draw, painted(0.1)).soon()
    await message.put(board.put)
    assert message.late
    await message.follow(board.edit)
    assert not message.late
    assert board.shown == [["words alone"], BOTH]


@pytest.mark.parametrize("seconds", [0, 0.1])
async def test_a_picture_that_cannot_be_drawn_leaves_the_words(
    seconds: float, caplog: pytest.LogCaptureFixture
) -> None:
    board, message = Board(), await Illustrated(draw, painted(seconds, ValueError("no such color"))).soon()
    await message.put(board.put)
    await message.follow(board.edit)
    assert board.shown == [["words alone"]]
    assert caplog.text.count("no such color") == 1


@pytest.mark.parametrize("code", sorted(PICTURES))
async def test_where_files_are_refused_the_words_go_alone(code: int) -> None:
    board, message = Board(code), await Illustrated(draw, painted(0)).soon()
    assert await message.put(board.put) == 2
    assert board.shown == [BOTH, ["words alone"]]


async def test_what_a_proxy_finds_too_large_goes_without_its_picture() -> None:
    board, message = Board(0, status=413), await Illustrated(draw, painted(0)).soon()
    assert await message.put(board.put) == 2
    assert board.shown == [BOTH, ["words alone"]]


async def test_any_other_refusal_is_passed_on() -> None:
    for refusals, tries in (((10008,), 1), ((50013, 50013), 2)):
        board, message = Board(*refusals), await Illustrated(draw, painted(0)).soon()
        with pytest.raises(discord.HTTPException):
            await message.put(board.put)
        assert len(board.shown) == tries


async def test_without_a_picture_the_words_are_all() -> None:
    board, message = Board(), await Illustrated(draw).soon()
    await message.put(board.put)
    await message.follow(board.edit)
    assert (board.shown, message.late) == ([["words alone"]], False)


async def test_words_laid_out_ahead_are_put_once_and_never_instead_of_a_picture() -> None:
    drawn: list[Shot | None] = []

    def counted(shot: Shot | None) -> Layout:
        drawn.append(shot)
        return draw(shot)

    board = Board()
    ahead = await Illustrated(counted, painted(0.1)).soon(0.0)
    ahead.lay_out()
    await ahead.put(board.put)
    assert (board.shown, drawn) == ([["words alone"]], [None])
    await ahead.follow(board.edit)
    there = await Illustrated(counted, painted(0.0)).soon()
    there.lay_out()
    await there.put(board.put)
    assert board.shown[1:] == [BOTH, BOTH]
    assert drawn.count(None) == 1
