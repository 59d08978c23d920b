"""What a screen of 400 pixels makes hard: pictures full of small print, long suggestions, the dark."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import pytest
from playwright.async_api import Locator, Page, expect

from .browsing import Tab, running, tab
from .serving import Served, served

Scheme = Literal["light", "dark"]
pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


@pytest.fixture
async def here() -> AsyncIterator[Served]:
    async with served() as here:
        yield here


async def width(image: Locator) -> float:
    box = await image.bounding_box()
    assert box is not None
    return box["width"]


async def enlarged(t: Tab, here: Served) -> tuple[Locator, Locator]:
    """The dialog and the picture in it, opened from a message."""
    file = {
        "url": f"{here.files}/board.png",
        "filename": "board.png",
        "content_type": "image/png",
        "size": 9,
        "width": 1200,
        "height": 900,
    }
    here.world.post(
        here.world.room("general"), content="Look", attachments=[{**file, "description": "The board. " * 60}]
    )
    small = t.page.locator("article.msg img.zoom").last
    await expect(small).to_be_visible()
    await small.evaluate("image => image.decode()")
    await small.click()
    box = t.page.get_by_role("dialog", name="Picture")
    await expect(box).to_be_visible()
    return box, box.locator("img")


async def test_a_picture_opens_whole_and_a_press_shows_it_at_its_own_size(here: Served, chromium: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url, "phone") as t:
        box, image = await enlarged(t, here)
        own, tall = await image.evaluate("image => [image.naturalWidth, image.naturalHeight]")
        assert own > 800
        whole, stage = await image.bounding_box(), await box.locator(".stage").bounding_box()
        assert whole is not None
        assert stage is not None
        assert whole["width"] == pytest.approx(400, abs=1)
        assert whole["height"] == pytest.approx(400 * tall / own, abs=1), "nothing of it is cut off"
        assert whole["x"] == pytest.approx(0, abs=1)
        assert stage["y"] <= whole["y"]
        assert whole["y"] + whole["height"] <= stage["y"] + stage["height"]
        await expect(box.locator(".near")).to_be_hidden()
        await t.page.mouse.click(200, 400)
        await expect(box.locator(".near")).to_be_visible()
        assert await width(image) == pytest.approx(own, abs=1)
        await t.page.mouse.click(200, 400)
        await expect(box.locator(".near")).to_be_hidden()
        assert await width(image) == pytest.approx(400, abs=1)


async def test_a_picture_at_its_own_size_moves_both_ways_and_cannot_be_lost(here: Served, chromium: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url, "phone") as t:
        _, image = await enlarged(t, here)
        await t.page.mouse.click(200, 400)
        before = await image.bounding_box()
        await _drag(t.page, -120, -60)
        after = await image.bounding_box()
        assert before is not None
        assert after is not None
        assert before["x"] - after["x"] == pytest.approx(120, abs=2)
        await _drag(t.page, 5000, 5000)
        edge = await image.bounding_box()
        assert edge is not None
        assert edge["x"] == pytest.approx(0, abs=1)


async def _drag(page: Page, across: int, down: int) -> None:
    await page.mouse.move(200, 400)
    await page.mouse.down()
    await page.mouse.move(200 + across, 400 + down, steps=4)
    await page.mouse.up()


async def test_the_words_of_a_picture_take_no_room_until_wanted(here: Served, chromium: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url, "phone") as t:
        box, _ = await enlarged(t, here)
        words = box.get_by_text("The board. The board.")
        await expect(words).to_be_hidden()
        stage = await box.locator(".stage").bounding_box()
        assert stage is not None
        assert stage["height"] >= 740
        await t.accessible_now()
        await box.get_by_text("In words").click()
        await expect(words).to_be_visible()


async def test_long_suggestions_stay_inside_the_screen(here: Served, chromium: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url, "phone") as t:
        await t.page.get_by_role("textbox", name="Message").fill("/")
        rows = t.page.locator(".suggest .item")
        await expect(rows.first).to_be_visible()
        long = "Take a card · red and any other · Instantaneous · " * 4
        await rows.first.locator("b").evaluate("(b, words) => { b.textContent = words }", long)
        list_ = t.page.locator(".suggest")
        wide, room = await list_.evaluate("list => [list.scrollWidth, list.clientWidth]")
        assert wide <= room
        box = await rows.first.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 400
        assert await rows.first.locator("b").evaluate("b => b.scrollWidth <= b.clientWidth + 1"), (
            "every word can be read"
        )


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_scrollbars_are_as_dark_as_the_page(here: Served, chromium: str, scheme: Scheme) -> None:
    other: Scheme = "light" if scheme == "dark" else "dark"
    async with running(chromium) as browser, tab(browser, here.page.url, "wide", other) as t:
        read = "getComputedStyle(document.querySelector('.pt-scroll')).colorScheme"
        if await t.page.evaluate("Quasar.Dark.isActive") != (scheme == "dark"):
            await t.page.get_by_role("button", name="Light or dark").click()
        await t.page.wait_for_function(f"{read} === '{scheme}'")


async def test_the_way_to_the_newest_messages_lies_above_the_form_of_a_command(here: Served, chromium: str) -> None:
    async with running(chromium) as browser, tab(browser, here.page.url, "phone") as t:
        await t.page.get_by_role("textbox", name="Message").fill("/")
        await t.page.locator(".suggest .item").first.click()
        send, newest = t.page.locator(".composer").get_by_role("button").last, t.page.locator(".newest")
        await expect(send).to_be_visible()
        await t.page.evaluate("document.documentElement.classList.add('pt-past')")
        await expect(newest).to_be_visible()
        form, over = await t.page.locator(".composer").bounding_box(), await newest.bounding_box()
        assert form is not None
        assert over is not None
        assert over["y"] + over["height"] <= form["y"], "nothing of the form is covered"
