"""One browser tab: which person it plays, which channel it shows, and the news that reach it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from html import escape

from nicegui import ui

from ..world import Answer, LocalWorld, News, Payload
from .composer import Composer
from .lists import CallStrip, People, Rooms, room_name, room_sign
from .log import Log
from .menus import Menus
from .modal import Modal
from .tab import THREADS, Tab
from .tags import Tag, raw
from .texts import say

BATCH_SECONDS = 0.01
BATCH_BREATH = 4
_log = logging.getLogger(__name__)


class Seat(Tab):
    """What one tab shows and does for the person it plays."""

    def __init__(self, world: LocalWorld, files_base: str) -> None:
        super().__init__(world, files_base)
        self.menus = Menus(self)
        query = self.client.request.query_params
        self.uid = self._person(query.get("as", ""))
        self.cid = self._place(query.get("in", ""))
        self._build()
        self.queue: asyncio.Queue[News] = world.watch()
        self.task = asyncio.create_task(self._follow())
        self.client.on_delete(self._leave)

    def _person(self, want: str) -> str:
        people = self.world.people()
        named = (user for user in people if want and str(user["username"]).lower() == want.lower())
        return str(next(named, people[0])["id"])

    def _place(self, want: str) -> str:
        rooms = [str(room["id"]) for room in self.world.channels_of(self.uid)]
        return want if want in rooms else rooms[0]

    def _leave(self) -> None:
        self.log.stop()
        self.task.cancel()
        self.world.unwatch(self.queue)

    # ---- the frame

    def _build(self) -> None:
        ui.query(".nicegui-content").classes("bare")
        ui.on("pt_command", lambda event: self.use_command(str(event.args)))
        ui.on("pt_go", lambda event: self.go(str(event.args)))
        ui.on("pt_dots", lambda event: self._dots(str(event.args)))
        ui.on("pt_person", lambda event: self.menus.on_person(str(event.args)))
        with ui.element("div").classes("pt-app") as self.app:
            with Tag("nav", css="side", aria_label=say("channels")):
                raw(self._brand(), "brand")
                self.rooms = Rooms(self, self.menus)
            Tag("div", css="veil").on("click", self.shut)
            with ui.element("div").classes("room"):
                self._top()
                self.strip = CallStrip(self)
                self.log = Log(self)
                # Above the line, however tall an open form makes it.
                with ui.element("div").classes("below"):
                    newest = f'<span aria-hidden="true">↓</span> {escape(say("newest"))}'
                    raw(newest, "newest", "button", type="button", data_newest="")
                    self.composer = Composer(self)
        named = {"aria_label": say("picture"), "data_close": say("close"), "data_words": say("picture-words")}
        raw("", "lightbox", "dialog", id="lightbox", **named)
        self.show(self.cid)

    def _brand(self) -> str:
        name, where = escape(self.world.server_name()), escape(say("only-here"))
        return f"{self.pieces.face(self.world.bot)}<div><b>{name}</b><small>{where}</small></div>"

    def _top(self) -> None:
        with Tag("header", css="top"):
            burger = Tag("button", "☰", "icon burger", type="button", aria_label=say("channels"))
            burger.on("click", lambda: self.app.classes("open"))
            self.title = raw("", "title", tag="h1")
            self.people = People(self)
            theme = say("theme")
            Tag("button", "◐", "icon", type="button", aria_label=theme, title=theme, data_theme="")
        if len(self.world.people()) > 1:
            done = f'<button type="button" class="plain" data-hint-off>{escape(say("got-it"))}</button>'
            raw(f"<span>{self.pieces.markup.inline(say('hint-people'))}</span>{done}", "hint", role="note")

    def _dots(self, mid: str) -> None:
        if mid in self.log.views:
            self.menus.on_message(self.log.views[mid].message)

    def shut(self) -> None:
        """Close the drawer with the channels, on a narrow screen."""
        self.app.classes(remove="open")

    # ---- who and where

    def become(self, uid: str) -> None:
        """Play another person, landing where they are called, else in the like of the place one was in."""
        before = self.world.channel(self.cid)
        self.uid = uid
        places = self.places(uid)
        called = [str(room["id"]) for room, calls in places if calls]
        rooms = [str(room["id"]) for room, _ in places]
        like = [str(room["id"]) for room, _ in places if before and room["type"] == before["type"]]
        here = [self.cid] if self.cid in rooms else []
        self.show(self.cid if self.cid in called else next(iter([*called, *here, *like, *rooms])))

    def go(self, cid: str) -> None:
        """Open a channel by its id, if the person may see it; a thread that is archived can be read."""
        room = self.world.channel(cid)
        listed = cid in [str(room["id"]) for room in self.world.channels_of(self.uid)]
        archived = room is not None and room["type"] in THREADS and self.world.messages_of(self.uid, cid, 1)
        if listed or archived:
            self.show(cid)
        else:
            self.notice(say("no-such-channel"))

    def show(self, cid: str) -> None:
        """Open a channel."""
        room = self.world.channel(cid)
        if room is None:
            return
        self.cid = cid
        self.shut()
        self.title.content = self._title(room)
        self.log.show(room)
        self.composer.moved()
        self.refresh()
        me = str((self.world.user(self.uid) or {}).get("username", ""))
        where = json.dumps({"as": me, "in": cid})
        self.js(f"history.replaceState(null, '', '?' + new URLSearchParams({where}))")

    def _title(self, room: Payload) -> str:
        parent = self.world.channel(str(room.get("parent_id"))) if room["type"] in THREADS else None
        inside = f"<small>{escape(say('in-channel', name=str(parent['name'])))}</small>" if parent else ""
        sign = f'<span class="kind" aria-hidden="true">{room_sign(room)}</span>'
        return f"{sign}{escape(room_name(self, room))}{inside}"

    def refresh(self) -> None:
        """Bring everything around the messages up to date; what is in view counts as seen."""
        room = self.world.channel(self.cid)
        if room and any(self.world.unread(self.uid, self.cid)):
            self.world.mark_read(self.uid, self.cid)
        self.rooms.refresh()
        self.people.refresh()
        self.strip.refresh()
        calls = self.calls_for(self.uid)
        if room:
            title = say("tab-title", name=room_name(self, room), calls=calls)
            self.js(f"document.title = {json.dumps(title)}")

    # ---- news

    async def _follow(self) -> None:
        """Apply news to this tab: many at once, only the newest of each message."""
        while True:
            batch = [await self.queue.get()]
            await asyncio.sleep(BATCH_SECONDS)
            while not self.queue.empty():
                batch.append(self.queue.get_nowait())
            newest = {(news.event in ("CHANNELS", "READ"), news.what.get("id")): news for news in batch}
            for n, news in enumerate(newest.values(), 1):
                self._safely(partial(self._news, news))
                if n % BATCH_BREATH == 0:
                    await asyncio.sleep(0)
            self._safely(self.refresh)

    def _safely(self, draw: Callable[[], None]) -> None:
        """A fault while drawing is told and logged, and does not silence the tab."""
        with self.client:
            try:
                draw()
            except Exception:
                self.notice(say("drawing-failed"))
                _log.exception("drawing failed")

    def _news(self, news: News) -> None:
        what = news.what
        if news.event == "CHANNELS" and self.world.channel(self.cid) is None:
            self.show(self._place(""))
        if not news.event.startswith("MESSAGE") or str(what.get("channel_id")) != self.cid:
            return
        if news.event == "MESSAGE_DELETE" or not self.world.visible(what, self.uid):
            self.log.drop(str(what["id"]))
        elif self.log.put(what):
            by = (what.get("interaction_metadata") or {}).get("user") or what["author"]
            if str(by["id"]) == self.uid:
                self.js("document.querySelector('.pt-scroll').scrollTop = 0")

    # ---- what the person does

    def use_command(self, path: str) -> None:
        """Fill a command in, as if it had been chosen from the list."""
        entry = next((entry for entry in self.world.commands_here(self.uid, self.cid) if entry.path == path), None)
        if entry:
            self.composer.choose(entry)
        else:
            self.notice(say("no-command"))

    async def busy(self, work: Awaitable[Answer]) -> Answer:
        """Wait for the bot while the line at the bottom shows that something is under way."""
        self.composer.box.classes("working")
        try:
            return await work
        except ValueError:
            self.notice(say("not-sent"))
            return Answer()
        finally:
            self.composer.box.classes(remove="working")

    def answered(self, answer: Answer, what: str = "", told: bool = False) -> None:
        """Follow up an answer: open the form it asks for, or report that it failed (unless told already)."""
        if self.client.content.is_deleted:
            return
        with self.client:
            if answer.failed and not told:
                self.log.note(say("no-answer", what=what))
                self.js("document.querySelector('.pt-scroll').scrollTop = 0")
            if answer.modal:
                Modal(self, answer)

    def dismiss(self, mid: str) -> None:
        """Throw a private message away."""
        self.log.drop(mid)
        self.world.dismiss(self.uid, mid)
