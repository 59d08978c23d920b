"""After the start pictures are drawn ahead; nobody waits for that, and nothing that goes wrong there does harm."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging

import pytest

from bot.cli.games import known_games
from bot.warming import pictures, steps, warm
from render.painter import Painter, artist_of
from render.types import Picture, Request


class Counting(Painter):
    """Notes what it is asked for, and draws nothing."""

    def __init__(self, faults: int = 0) -> None:
        super().__init__()
        self.requests: list[Request] = []
        self.faults = faults

    async def picture(self, request: Request) -> Picture:
        self.requests.append(request)
        if len(self.requests) <= self.faults:
            raise ValueError("no paint left")
        return Picture(b"", "png", 1, 1, "", "")


@pytest.fixture(autouse=True)
def thaw() -> None:
    gc.unfreeze()


async def asked(title: str) -> list[Request]:
    painter = Counting()
    await warm(painter, lambda: {title: known_games()[title]}, pause=0)
    painter.close()
    return painter.requests


@pytest.mark.parametrize("title", ["pantheum", "storm", "elysium"])
async def test_boards_of_several_matches_and_all_cards_are_drawn_ahead(title: str) -> None:
    requests = await asked(title)
    boards = [request for request in requests if request.kind == "board"]
    assert len({id(request.view) for request in boards}) >= 4
    cards = {getattr(request.view, "id", None) for request in requests if request.kind == "card"}
    assert {getattr(card.view or card, "id", None) for card in known_games()[title].components()} <= cards


async def test_a_fault_is_told_in_the_log_and_nowhere_else(caplog: pytest.LogCaptureFixture) -> None:
    painter = Counting(faults=1)
    with caplog.at_level(logging.ERROR):
        await warm(painter, lambda: {"storm": known_games()["storm"]}, pause=0)
    painter.close()
    assert len(painter.requests) == 1
    assert "could not be drawn ahead" in caplog.text


async def test_it_can_be_stopped_at_any_time() -> None:
    painter = Counting()
    task = asyncio.create_task(warm(painter))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    painter.close()


@pytest.mark.parametrize("title", ["pantheum", "storm", "elysium"])
def test_what_is_drawn_ahead_can_be_drawn(title: str) -> None:
    game = known_games()[title]
    for step in itertools.islice(steps(game, "x"), 0, 61, 60):
        for request in pictures(game, artist_of(title).kinds, step):
            assert artist_of(title).draw(request).width >= 1000
