"""Makes the pictures of the README anew: `python -m tests.readme_pictures` writes deploy/pictures/*.png."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from bot.cli.games import known_games
from bot.local.page.server import start_page
from bot.local.run import LocalPlay, playing
from bot.local.world import Payload
from bot.model import Place
from bot.ui import limits
from bot.ui.custom_id import decode
from render.painter import paint
from render.types import Request
from rules.core import engine
from rules.core.game import Game
from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, Command, Setup, Viewer
from tests.conftest import find_chromium
from tests.page.browsing import running, tab

FOLDER = Path(__file__).parents[1] / "deploy" / "pictures"
NAMES = ("Theano", "Kallias", "Lykos")
SEED = "readme"
MIDDLE = {"pantheum": (3, 150), "storm": (2, 90), "elysium": (3, 96), "hybris": (3, 230)}
"""Seats, and after how many commands of automatic players the board is shown."""


def board(game: Game[Any, Any], seats: int, commands: int) -> bytes:
    """A board in the middle of a match of automatic players."""
    state, chooser = engine.start(game, Setup(game.info.key, seats, SEED)).state, Source(Rng(SEED))
    for _ in range(commands):
        decision = engine.pending(game, state)[0]
        choice = game.choose(game.info.automats[-1], engine.view(game, state, Viewer(decision.seat)), decision, chooser)
        state = engine.submit(game, state, Command(decision.id, decision.seat, choice)).state
    view = engine.view(game, state, SPECTATOR)
    return paint(Request(game=game.info.key, kind="board", view=view, names=NAMES[:seats], revision=commands)).data


async def page(chromium: str) -> bytes:
    """The page of local play, a match begun and the panel of the first turn open."""
    with tempfile.TemporaryDirectory() as folder:
        async with playing(seed=SEED, data=Path(folder)) as play:
            user, thread = await _begin(play)
            shown = await start_page(play.standin.people, play.standin.base_url)
            try:
                async with (
                    running(chromium) as browser,
                    tab(browser, f"{shown.url}?as={NAMES[0].lower()}", "wide") as t,
                ):
                    await t.page.set_viewport_size({"width": 1280, "height": 1000})
                    found = play.standin.people.channel(thread)
                    assert found is not None
                    await t.go(found["name"])
                    await _press(play, user, thread, "turn")
                    await t.page.wait_for_timeout(3000)
                    return await t.page.screenshot()
            finally:
                await shown.stop()


async def _begin(play: LocalPlay) -> tuple[str, str]:
    """A running match of Theano and an automatic seat; her id and the thread's."""
    people, tables = play.standin.people, play.host.tables
    user = next(str(one["id"]) for one in people.people() if one["username"].lower() == NAMES[0].lower())
    channel = next(one for one in people.channels_of(user) if one["name"] == "tables")
    place = Place(guild=int(channel["guild_id"]), channel=int(channel["id"]))
    lobby = await tables.create(game="pantheum", host=int(user), name=NAMES[0], seats=2, place=place, interaction=SEED)
    await tables.add_automat(lobby.id, int(user))
    await tables.start(lobby.id, int(user))
    async with asyncio.timeout(20):
        while True:
            match = await tables.match(lobby.id)
            if match.place.thread is not None and match.seat_of(int(user)) in match.waiting:
                return user, str(match.place.thread)
            await asyncio.sleep(0.1)


async def _press(play: LocalPlay, user: str, thread: str, kind: str) -> None:
    """Press the newest control of a kind, once it is there."""
    async with asyncio.timeout(20):
        while True:
            for message in reversed(play.standin.people.messages_of(user, thread)):
                for part in limits.walk(message["components"]):
                    meaning = decode(str(part.get("custom_id", "")))
                    if meaning is not None and meaning.kind == kind:
                        control: Payload = dict(part)
                        await play.standin.people.press(user, message, control)
                        return
            await asyncio.sleep(0.1)


def main() -> None:
    """Write a board of each game, and the page."""
    FOLDER.mkdir(exist_ok=True)
    for key, game in known_games().items():
        (FOLDER / f"{key}.png").write_bytes(board(game, *MIDDLE[key]))
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("Chromium is needed for the picture of the page")
    (FOLDER / "page.png").write_bytes(asyncio.run(page(chromium)))


if __name__ == "__main__":
    main()
