"""One message as one person sees it: heading, text, embeds, files, components, and the foot of a private one."""

from __future__ import annotations

from datetime import datetime
from html import escape

from nicegui import ui

from ..world import Answer, Payload
from .choice import Choice
from .components import draw_all
from .markup import jump, time_tag
from .options import shown_name
from .pieces import seconds
from .tab import Tab
from .tags import Tag, raw, set_attribute
from .texts import say

EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
REPLY = 19
_EYE = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7zm0 11a4 4 0 '
    '1 1 0-8 4 4 0 0 1 0 8z" fill="currentColor"/></svg>'
)
_GROUP_GAP = 7 * 60_000 << 22


def flag(message: Payload, bit: int) -> bool:
    """Whether a message carries a flag."""
    return bool(int(message.get("flags") or 0) & bit)


def joins(before: Payload | None, message: Payload) -> bool:
    """Whether a message goes under the heading of the one before: same author, soon after, same privacy, no command."""
    return bool(
        before
        and before["author"]["id"] == message["author"]["id"]
        and int(message["id"]) - int(before["id"]) < _GROUP_GAP
        and not (message.get("interaction_metadata") or {}).get("name")
        and not message.get("referenced_message")
        and flag(before, EPHEMERAL) == flag(message, EPHEMERAL)
    )


class MessageView:
    """One drawn message; `redraw` after each edit."""

    def __init__(self, tab: Tab, message: Payload, joined: bool) -> None:
        self.tab = tab
        self.pieces = tab.pieces
        self.message = message
        self.joined = joined
        self.note = ""
        self.box = ui.element("article")
        self.redraw(message)

    def redraw(self, message: Payload) -> None:
        """Draw the message anew as it is now."""
        self.message = message
        self.box.clear()
        self.box.classes(replace=self._css())
        author = message["author"]
        when = datetime.fromisoformat(message["timestamp"]).astimezone()
        set_attribute(self.box, "aria-label", say("message-by", name=shown_name(author), time=f"{when:%H:%M}"))
        set_attribute(self.box, "data-id", str(message["id"]))
        with self.box:
            raw(self._head() + self._body(), "body")
            draw_all(self, message.get("components") or ())
            if thread := self._thread():
                raw(thread)
            if phone := self._phone():
                raw(phone, "phone", "p")
            if self.note:
                raw(escape(self.note), "failed", "p", role="alert")
            if flag(message, EPHEMERAL):
                self._foot()

    def _css(self) -> str:
        message = self.message
        called = any(str(user["id"]) == self.tab.uid for user in message.get("mentions") or ())
        called = called or bool(message.get("mention_everyone"))
        marks = (
            ("joined", self.joined and not self._used()),
            ("private", flag(message, EPHEMERAL)),
            ("pinged", called),
        )
        return "msg" + "".join(f" {name}" for name, on in marks if on)

    def _used(self) -> str:
        """The line that names the command a message answers, or the message it replies to."""
        message = self.message
        path = self.tab.world.command_used(message)
        by = (message.get("interaction_metadata") or {}).get("user")
        if path and by:
            user = self.tab.world.user(str(by["id"])) or by
            words = say("used", name="\x00", command="\x01")
            mark = "/" if path == path.lower() else ""
            who = f"<b>{escape(shown_name(user))}</b>"
            command = f'<span class="cmd">{mark}{escape(path)}</span>'
            line = escape(words).replace("\x00", who).replace("\x01", command)
            return f'<div class="used">{self.pieces.face(user, "tiny")}<span>{line}</span></div>'
        before = message.get("referenced_message")
        if before and message.get("type") == REPLY:
            text = self.pieces.markup.inline(str(before.get("content") or "…")[:120])
            name, face = escape(shown_name(before["author"])), self.pieces.face(before["author"], "tiny")
            return f'<div class="used">{face}<b>{name}</b> <span>{text}</span></div>'
        return ""

    def _head(self) -> str:
        used = self._used()
        more = (
            f'<button type="button" class="dots" data-dots="{self.message["id"]}" '
            f'aria-label="{escape(say("more-message"))}">…</button>'
        )
        if self.joined and not used:
            return more
        author = self.message["author"]
        badge = f'<span class="pt-app-mark">{escape(say("app"))}</span>' if author.get("bot") else ""
        clock = time_tag(seconds(self.message["timestamp"]), "t")
        name = escape(shown_name(author))
        return f"{used}{more}{self.pieces.face(author)}<header><b>{name}</b>{badge}{clock}</header>"

    def _body(self) -> str:
        message = self.message
        parts: list[str] = []
        if flag(message, LOADING):
            words = escape(say("thinking", name=shown_name(message["author"])))
            parts.append(f'<p class="thinking" role="status"><i></i><i></i><i></i> {words}</p>')
        elif message.get("content"):
            parts.append(f'<div class="text">{self.pieces.markup.html(message["content"])}{self._edited()}</div>')
        files = message.get("attachments") or []
        parts += [self.pieces.embed(embed, files) for embed in message.get("embeds") or ()]
        if not flag(message, V2):
            used = str(message.get("embeds"))
            loose = "".join(self.pieces.attachment(file) for file in files if file["url"] not in used)
            parts.append(f'<div class="files">{loose}</div>' if loose else "")
        return "".join(parts)

    def _edited(self) -> str:
        message = self.message
        if not message.get("edited_timestamp") or message.get("interaction_metadata"):
            return ""
        return f' <span class="edited">{escape(say("edited"))}</span>'

    def _phone(self) -> str:
        """What a phone showed of a call: its first plain words, until the message has become one that calls nobody."""
        words = self.tab.world.pushed(self.tab.uid, self.message)
        called = {str(user["id"]) for user in self.message.get("mentions") or ()}
        if words is None or (self.message.get("edited_timestamp") and self.tab.uid not in called):
            return ""
        told = say("phone", words=words) if words else say("phone-blank")
        return escape(told).replace("\n", "<br>")

    def _thread(self) -> str:
        thread = self.message.get("thread")
        if not thread or not self.tab.world.channel(str(thread["id"])):
            return ""
        words = f'<span aria-hidden="true">↳</span> {escape(say("open-thread", name=str(thread["name"])))}'
        return jump(str(thread["id"]), words, "thread-chip")

    def _foot(self) -> None:
        with Tag("footer", css="only"):
            raw(f"{_EYE}{escape(say('only-you'))}", tag="span")
            Tag("button", say("dismiss"), "plain", type="button").on(
                "click", lambda: self.tab.dismiss(str(self.message["id"]))
            )

    async def press(self, component: Payload, widget: ui.element, values: list[str] | None = None) -> None:
        """Send a press or the chosen values; until the bot has answered, the widget is busy and takes no other."""
        if "busy" in widget.classes:
            return
        widget.classes("busy")
        self.note = ""
        try:
            answer = await self.tab.world.press(self.tab.uid, self.message, component, values)
        except ValueError:
            answer = Answer(failed=True)
        if not widget.is_deleted:
            widget.classes(remove="busy")
        if answer.failed and not self.box.is_deleted:
            self.note = say("press-failed")
            self.redraw(self.message)
        self.tab.answered(answer, told=True)

    async def choose(self, component: Payload, menu: Choice) -> None:
        """Send a menu's choice, or say how many are wanted."""
        if menu.enough:
            await self.press(component, menu, menu.values)
        elif menu.values:
            self.tab.notice(say("choose-count", low=menu.fewest, high=menu.most))
