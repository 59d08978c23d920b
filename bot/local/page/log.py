"""The messages of one channel: the newest first in view, older ones drawn after and on demand, little by little."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from html import escape

from nicegui import ui

from ..world import Payload
from .lists import room_name
from .message import MessageView, joins
from .tab import DM, TEXT, Tab
from .tags import Tag, raw
from .texts import say

FIRST, PAGE, MOST, BREATH = 8, 30, 60, 3
"""Messages drawn at once; loaded at a time; kept on the page; drawn between two breaths of the loop."""


class Log:
    """Draws and keeps the messages of the channel that the tab shows."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.views: dict[str, MessageView] = {}
        self.known: dict[str, Payload] = {}
        self.limit = PAGE
        self.task: asyncio.Task[None] | None = None
        with Tag("div", css="pt-scroll", role="log", aria_label=say("messages"), tabindex="0"):
            self.box = ui.element("div").classes("log")

    def show(self, room: Payload) -> None:
        """Draw a channel from its newest messages; the rest of the first page follows without a pause of the loop."""
        self.stop()
        self.box.clear()
        self.views.clear()
        self.limit = PAGE
        with self.box:
            self.top = ui.element("div")
            self.past = ui.element("div")
            self.present = ui.element("div")
            self.notes = ui.element("div")
        some = self._load(room)
        self.known = {str(message["id"]): message for message in some}
        last = some[-FIRST:]
        with self.present:
            for message in last:
                self._draw(message)
        early = some[: len(some) - len(last)]
        if early:
            self.task = asyncio.create_task(self._page(early))

    def _load(self, room: Payload) -> list[Payload]:
        tab = self.tab
        some = tab.world.messages_of(tab.uid, str(room["id"]), self.limit + 1)
        self.top.clear()
        with self.top:
            if len(some) > self.limit:
                button = Tag("button", say("older"), "btn secondary older", type="button")
                button.on("click", self.older)
            else:
                raw(welcome(tab, room), "welcome")
        return some[-self.limit :]

    def stop(self) -> None:
        """Draw nothing more of the channel that was shown."""
        if self.task:
            self.task.cancel()
            self.task = None

    async def older(self) -> None:
        """Load a page of older messages above those on the page."""
        room = self.tab.world.channel(self.tab.cid)
        if room is None:
            return
        self.limit = len(self.known) + PAGE
        some = self._load(room)
        early = [message for message in some if str(message["id"]) not in self.known]
        self.known = {str(message["id"]): message for message in some} | self.known
        await self._page(early)

    async def _page(self, messages: Sequence[Payload]) -> None:
        """Draw messages above all others, from the newest up, a few at a time."""
        with self.past:
            page = ui.element("div")
            page.move(target_index=0)
        for at in range(len(messages), 0, -BREATH):
            await asyncio.sleep(0.005)
            if page.is_deleted:
                return
            with page:
                box = ui.element("div")
                box.move(target_index=0)
            with box:
                for message in messages[max(0, at - BREATH) : at]:
                    if str(message["id"]) in self.known:
                        self._draw(self.known[str(message["id"])])

    def _before(self, mid: str) -> Payload | None:
        before = [key for key in self.known if int(key) < int(mid)]
        return self.known[max(before, key=int)] if before else None

    def _draw(self, message: Payload) -> None:
        mid = str(message["id"])
        self.views[mid] = MessageView(self.tab, message, joins(self._before(mid), message))

    def put(self, message: Payload) -> bool:
        """A message that was posted or edited; True when it is new here."""
        mid = str(message["id"])
        fresh = mid not in self.known
        self.known[mid] = message
        if mid in self.views:
            self.views[mid].redraw(message)
        elif fresh:
            with self.present:
                self._draw(message)
            self._trim()
        return fresh

    def _trim(self) -> None:
        while len(self.views) > max(MOST, self.limit):
            self.drop(min(self.views, key=int))

    def drop(self, mid: str) -> None:
        """Take a message off the page; the one after it gets the heading if it shared it."""
        self.known.pop(mid, None)
        view = self.views.pop(mid, None)
        if view is None:
            return
        view.box.delete()
        after = [key for key in self.views if int(key) > int(mid)]
        if after:
            following = self.views[min(after, key=int)]
            joined = joins(self._before(str(following.message["id"])), following.message)
            if joined != following.joined:
                following.joined = joined
                following.redraw(following.message)

    def note(self, words: str) -> None:
        """A line of the page's own below the messages, that the person can throw away."""
        with self.notes, Tag("div", css="note", role="alert") as line:
            Tag("span", words)
            Tag("button", say("dismiss"), "plain", type="button").on("click", line.delete)


def welcome(tab: Tab, room: Payload) -> str:
    """What stands before the first message: in a text channel, three steps to a running match."""
    name = room_name(tab, room)
    if room["type"] == DM:
        return _top(say("welcome-letters", name=name), f"<p>{escape(say('welcome-letters-more'))}</p>")
    if room["type"] != TEXT:
        return _top(name, f"<p>{escape(say('welcome-thread'))}</p>")
    button = _opens("game create", say("open-table"), "btn primary")
    lines = [tab.pieces.markup.inline(say(f"step-{n}")) for n in (1, 2, 3)]
    steps = "".join(f"<li><div>{line}</div>{button if line is lines[0] else ''}</li>" for line in lines)
    more = f"<p>{escape(say('welcome-local'))}</p>"
    return '<div class="frieze" aria-hidden="true"></div>' + _top(
        say("welcome-channel", name=name), f'{more}<ol class="steps">{steps}</ol>{_practice(tab)}'
    )


def _practice(tab: Tab) -> str:
    """The way in for somebody who knows none of the games."""
    told = tab.pieces.markup.inline(say("welcome-practice"))
    return f"<p>{told}</p>{_opens('game practice', say('open-practice'), 'btn secondary')}"


def _opens(command: str, words: str, look: str) -> str:
    """A button that fills a command in."""
    return f'<button type="button" class="{look}" data-command="{command}">{escape(words)}</button>'


def _top(title: str, more: str) -> str:
    return f'<div class="h1" role="heading" aria-level="2">{escape(title)}</div>{more}'
