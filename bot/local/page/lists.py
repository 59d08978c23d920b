"""The lists around the messages: channels, threads and direct messages; the people; the strip that calls elsewhere."""

from __future__ import annotations

from html import escape

from nicegui import ui

from ..world import Payload
from .menus import Menus
from .options import shown_name
from .tab import DM, TEXT, THREADS, Tab
from .tags import Tag, raw
from .texts import say

_BADGE_MOST = 99


def room_name(tab: Tab, room: Payload) -> str:
    """A channel's name without its sign; a direct message is named after the bot."""
    return str(room.get("name") or shown_name(tab.world.bot))


def room_title(tab: Tab, room: Payload) -> str:
    """A channel's name as it is said in a sentence."""
    return f"#{room_name(tab, room)}" if room["type"] == TEXT else room_name(tab, room)


def room_sign(room: Payload) -> str:
    """The sign before a channel's name."""
    return "↳" if room["type"] in THREADS else "@" if room["type"] == DM else "#"


class Rooms:
    """The list at the left; it is drawn again only when something in it has changed."""

    def __init__(self, tab: Tab, menus: Menus) -> None:
        self.tab = tab
        self.menus = menus
        self.shown: object = None
        self.box = ui.element("div").classes("rooms")

    def refresh(self) -> None:
        """Bring channels and marks up to date."""
        tab = self.tab
        rows = tab.world.channels_of(tab.uid)
        marks = [(room, *tab.world.unread(tab.uid, str(room["id"]))) for room in rows]
        now = [(room["id"], room.get("name"), room["id"] == tab.cid, new, calls) for room, new, calls in marks]
        if (now, tab.uid) == self.shown:
            return
        self.shown = (now, tab.uid)
        self.box.clear()
        with self.box:
            self._group("channels", [row for row in marks if row[0]["type"] != DM])
            letters = [row for row in marks if row[0]["type"] == DM]
            self._group("letters", letters)
            if not letters:
                Tag("p", say("no-letters"), "none")
            self._people()

    def _group(self, key: str, rows: list[tuple[Payload, bool, int]]) -> None:
        Tag("h2", say(key))
        for room, new, calls in rows:
            self._room(room, new, calls)

    def _room(self, room: Payload, new: bool, calls: int) -> None:
        tab, cid = self.tab, str(room["id"])
        here = cid == tab.cid
        css = "chan" + " thread" * (room["type"] in THREADS) + " here" * here + " new" * new
        sign = tab.pieces.face(tab.world.bot, "tiny") if room["type"] == DM else room_sign(room)
        name = escape(room_name(tab, room))
        html = f'<span class="kind" aria-hidden="true">{sign}</span><span class="name">{name}</span>'
        html += badge(calls, say("calls-you", count=calls)) if calls else self._dot() if new else ""
        button = raw(html, css, "button", type="button", aria_current="page" if here else None)
        button.on("click", lambda: tab.show(cid))

    @staticmethod
    def _dot() -> str:
        return f'<span class="dot" role="img" aria-label="{escape(say("unread"))}"></span>'

    def _people(self) -> None:
        tab = self.tab
        Tag("h2", say("people"))
        for user in [*tab.world.people(), tab.world.bot]:
            with Tag("div", css="person", data_person=None if user.get("bot") else str(user["id"])):
                me = f" <small>{escape(say('you'))}</small>" if user["id"] == tab.uid else ""
                raw(f'{tab.pieces.face(user, "tiny")}<span class="name">{escape(shown_name(user))}{me}</span>', "who")
                if not user.get("bot"):
                    self._dots(user)

    def _dots(self, user: Payload) -> None:
        name = say("more-person", name=shown_name(user))
        dots = Tag("button", "…", "dots", type="button", aria_label=name)
        dots.on("click", lambda: self.menus.on_person(str(user["id"])))


def badge(count: int, words: str) -> str:
    """A round count with what it means for those who do not see it."""
    number = str(count) if count <= _BADGE_MOST else f"{_BADGE_MOST}+"
    return f'<span class="badge" role="img" aria-label="{escape(words)}">{number}</span>'


class People:
    """The switch at the top: who one is now, and who else is called."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.shown: object = None
        self.box = Tag("div", css="people", role="radiogroup", aria_label=say("you-are"))

    def refresh(self) -> None:
        """Bring faces and counts up to date."""
        tab = self.tab
        rows = [(user, tab.calls_for(str(user["id"]))) for user in tab.world.people()]
        now = [(user["id"], calls, user["id"] == tab.uid) for user, calls in rows]
        if now == self.shown:
            return
        self.shown = now
        self.box.clear()
        with self.box:
            for user, calls in rows:
                self._one(user, calls)

    def _one(self, user: Payload, calls: int) -> None:
        tab, name = self.tab, shown_name(user)
        me = user["id"] == tab.uid
        count = 0 if me else calls
        html = f'{tab.pieces.face(user)}<span class="who">{escape(name)}</span>'
        html += f'<span class="badge">{min(count, _BADGE_MOST)}</span>' if count else ""
        button = raw(
            html,
            "seat" + " me" * me,
            "button",
            type="button",
            role="radio",
            aria_checked="true" if me else "false",
            aria_label=say("person-called", name=name, count=count) if count else name,
            title=say("play-as", name=name),
            tabindex="0" if me else "-1",
            data_person=str(user["id"]),
        )
        button.on("click", lambda: tab.become(str(user["id"])))


class CallStrip:
    """A strip above the messages: "You are called in Pantheum 17", with the way there."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.target = ""
        self.box = Tag("div", css="strip", role="status")
        with self.box:
            self.words = Tag("span")
            go = Tag("button", say("go-there"), "btn primary small", type="button")
            go.on("click", lambda: tab.show(self.target))
        self.box.set_visibility(False)

    def refresh(self) -> None:
        """Show the first other place where the person is called, or nothing."""
        tab = self.tab
        room = next((room for room, calls in tab.places(tab.uid) if calls and room["id"] != tab.cid), None)
        self.box.set_visibility(room is not None)
        self.target = str(room["id"]) if room else ""
        if room:
            key = "called-letter" if room["type"] == DM else "called-in"
            self.words.text = say(key, place=room_title(tab, room))
