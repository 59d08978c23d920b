"""The lists around the messages: channels, threads and direct messages; the people; the strip that calls elsewhere."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from nicegui import ui

from ..world import Payload
from .options import shown_name
from .tags import Tag, raw
from .texts import say

if TYPE_CHECKING:
    from .seat import Seat

TEXT, DM, THREADS = 0, 1, (10, 11, 12)
_BADGE_MOST = 99


def room_name(seat: Seat, room: Payload) -> str:
    """A channel's name without its sign; a direct message is named after the bot."""
    return str(room.get("name") or shown_name(seat.world.bot))


def room_title(seat: Seat, room: Payload) -> str:
    """A channel's name as it is said in a sentence."""
    return f"#{room_name(seat, room)}" if room["type"] == TEXT else room_name(seat, room)


def room_sign(room: Payload) -> str:
    """The sign before a channel's name."""
    return "↳" if room["type"] in THREADS else "@" if room["type"] == DM else "#"


class Rooms:
    """The list at the left; it is drawn again only when something in it has changed."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.shown: object = None
        self.box = ui.element("div").classes("rooms")

    def refresh(self) -> None:
        """Bring channels and marks up to date."""
        seat = self.seat
        rows = seat.world.channels_of(seat.uid)
        marks = [(room, *seat.world.unread(seat.uid, str(room["id"]))) for room in rows]
        now = [(room["id"], room.get("name"), room["id"] == seat.cid, new, calls) for room, new, calls in marks]
        if (now, seat.uid) == self.shown:
            return
        self.shown = (now, seat.uid)
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
        seat, cid = self.seat, str(room["id"])
        here = cid == seat.cid
        css = "chan" + " thread" * (room["type"] in THREADS) + " here" * here + " new" * new
        sign = seat.pieces.face(seat.world.bot, "tiny") if room["type"] == DM else room_sign(room)
        name = escape(room_name(seat, room))
        html = f'<span class="kind" aria-hidden="true">{sign}</span><span class="name">{name}</span>'
        html += badge(calls, say("calls-you", count=calls)) if calls else self._dot() if new else ""
        button = raw(html, css, "button", type="button", aria_current="page" if here else None)
        button.on("click", lambda: seat.show(cid))

    @staticmethod
    def _dot() -> str:
        return f'<span class="dot" role="img" aria-label="{escape(say("unread"))}"></span>'

    def _people(self) -> None:
        seat = self.seat
        Tag("h2", say("people"))
        for user in [*seat.world.people(), seat.world.bot]:
            with Tag("div", css="person", data_person=None if user.get("bot") else str(user["id"])):
                me = f" <small>{escape(say('you'))}</small>" if user["id"] == seat.uid else ""
                raw(f'{seat.pieces.face(user, "tiny")}<span class="name">{escape(shown_name(user))}{me}</span>', "who")
                if not user.get("bot"):
                    self._dots(user)

    def _dots(self, user: Payload) -> None:
        name = say("more-person", name=shown_name(user))
        dots = Tag("button", "…", "dots", type="button", aria_label=name)
        dots.on("click", lambda: self.seat.menus.on_person(str(user["id"])))


def badge(count: int, words: str) -> str:
    """A round count with what it means for those who do not see it."""
    number = str(count) if count <= _BADGE_MOST else f"{_BADGE_MOST}+"
    return f'<span class="badge" role="img" aria-label="{escape(words)}">{number}</span>'


class People:
    """The switch at the top: who one is now, and who else is called."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.shown: object = None
        self.box = Tag("div", css="people", role="radiogroup", aria_label=say("you-are"))

    def refresh(self) -> None:
        """Bring faces and counts up to date."""
        seat = self.seat
        rows = [(user, seat.calls_for(str(user["id"]))) for user in seat.world.people()]
        now = [(user["id"], calls, user["id"] == seat.uid) for user, calls in rows]
        if now == self.shown:
            return
        self.shown = now
        self.box.clear()
        with self.box:
            for user, calls in rows:
                self._one(user, calls)

    def _one(self, user: Payload, calls: int) -> None:
        seat, name = self.seat, shown_name(user)
        me = user["id"] == seat.uid
        count = 0 if me else calls
        html = f'{seat.pieces.face(user)}<span class="who">{escape(name)}</span>'
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
        button.on("click", lambda: seat.become(str(user["id"])))


class CallStrip:
    """A strip above the messages: "You are called in Pantheum 17", with the way there."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.target = ""
        self.box = Tag("div", css="strip", role="status")
        with self.box:
            self.words = Tag("span")
            go = Tag("button", say("go-there"), "btn primary small", type="button")
            go.on("click", lambda: seat.show(self.target))
        self.box.set_visibility(False)

    def refresh(self) -> None:
        """Show the first other place where the person is called, or nothing."""
        seat = self.seat
        room = next((room for room, calls in seat.places(seat.uid) if calls and room["id"] != seat.cid), None)
        self.box.set_visibility(room is not None)
        self.target = str(room["id"]) if room else ""
        if room:
            key = "called-letter" if room["type"] == DM else "called-in"
            self.words.text = say(key, place=room_title(seat, room))
