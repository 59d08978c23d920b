"""A headless Chromium that watches for mistakes: errors on the console, requests to other hosts, accessibility."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]  # has no types
from playwright.async_api import Browser, Page, async_playwright, expect

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"wide": (1280, 800), "phone": (400, 800)}
PICTURES = os.environ.get("PAGE_PICTURES", "")
"""A folder for pictures of the page, for those who want to look."""


@asynccontextmanager
async def running(chromium: str) -> AsyncIterator[Browser]:
    """A running browser, given the path of Chromium."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


class Tab(NamedTuple):
    """One open page, its size, and what went wrong on it."""

    page: Page
    size: str
    errors: list[str]

    async def shot(self, name: str) -> None:
        """Keep a picture, if anybody wants to look."""
        if PICTURES:
            await self.page.wait_for_timeout(400)
            await self.page.screenshot(path=Path(PICTURES) / f"{self.size}-{name}.png")

    async def go(self, room: str) -> None:
        """Open a channel from the list, which is a drawer on the phone."""
        side = self.page.get_by_role("navigation")
        if self.size == "phone":
            await self.page.get_by_role("button", name="Channels").click()
        await side.get_by_role("button", name=room).first.click()

    async def become(self, name: str) -> None:
        """Play another person."""
        await self.page.get_by_role("radio", name=name).click()
        await expect(self.page.get_by_role("radio", name=name)).to_be_checked()

    async def accessible_now(self) -> None:
        """No violation as the page stands."""
        found = (await Axe().run(self.page)).response["violations"]
        assert not found, [(v["id"], v["nodes"][0]["html"][:200], v["nodes"][0]["failureSummary"][:200]) for v in found]

    async def accessible(self) -> None:
        """No violation, light and dark."""
        for _ in ("light", "dark"):
            await self.accessible_now()
            await self.page.get_by_role("button", name="Light or dark").click()
            await self.page.wait_for_timeout(250)


@asynccontextmanager
async def tab(browser: Browser, url: str, size: str, scheme: Literal["light", "dark"] = "light") -> AsyncIterator[Tab]:
    """A tab of the page; at the end it must have been free of errors."""
    width, height = SIZES[size]
    context = await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=size == "phone", color_scheme=scheme, locale="en-GB"
    )
    context.set_default_timeout(15_000)
    page = await context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    hosts = ("127.0.0.1", "", None)
    page.on("request", lambda r: None if urlsplit(r.url).hostname in hosts else errors.append(f"asks outside: {r.url}"))
    await page.goto(url)
    await expect(page.get_by_role("textbox", name="Message")).to_be_visible()
    try:
        yield Tab(page, size, errors)
        assert errors == []
    finally:
        await context.close()
