"""The page as it is really served, on a free port, with a place for pictures beside it."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from aiohttp import web
from PIL import Image, ImageDraw

from bot.local.page.server import Page, start_page

from .fake import FakeWorld
from .script import install


class Served(NamedTuple):
    """A running page and its world."""

    page: Page
    world: FakeWorld
    files: str


def board(width: int = 1200, height: int = 1000) -> bytes:
    """A picture with something to see on it, as a PNG file."""
    image = Image.new("RGB", (width, height), "#E3CFA4")
    draw = ImageDraw.Draw(image)
    colors = ("#B2481F", "#1F5F92", "#5E6B22", "#241D18")
    for n in range(16):
        x, y = 60 + n % 4 * width // 4, 60 + n // 4 * height // 4
        draw.rounded_rectangle((x, y, x + width // 5, y + height // 5), 24, fill=colors[(n * 7 // 3) % 4])
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


@asynccontextmanager
async def pictures() -> AsyncIterator[str]:
    """A small server of one picture; yields its address."""
    data = board()

    async def send(_: web.Request) -> web.Response:
        return web.Response(body=data, content_type="image/png")

    app = web.Application()
    app.router.add_get("/board.png", send)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


@asynccontextmanager
async def served(port: int = 0) -> AsyncIterator[Served]:
    """The page with a fresh fake world."""
    async with pictures() as files:
        world = FakeWorld()
        install(world, f"{files}/board.png")
        page = await start_page(world, files, port)
        try:
            yield Served(page, world, files)
        finally:
            await page.stop()


async def _main(port: int) -> None:
    async with served(port) as here:
        print(here.page.url, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
