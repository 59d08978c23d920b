"""The line at the bottom: plain text, or a slash command with its fields and suggestions (drawing only)."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial

from nicegui import ui

from ..world import CommandEntry, Payload
from .lists import room_title
from .options import (
    Entry,
    Known,
    Picked,
    Refused,
    asks_bot,
    matching,
    named_values,
    next_field,
    shown_name,
    so_far,
    split_line,
    split_values,
    suggestions,
    values_of,
)
from .suggest import Suggestions
from .tab import Tab
from .tags import Tag
from .texts import say

TEXT_MOST = 2000
_FIELD = "borderless dense hide-bottom-space autocomplete=off aria-autocomplete=list aria-controls=suggest"


class Composer:
    """What the person is typing: a message, or a command and its fields."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.command: CommandEntry | None = None
        self.entries: dict[str, Entry] = {}
        self.inputs: dict[str, ui.input] = {}
        self.current: Payload | None = None
        self.asked = 0
        with ui.element("div").classes("composer") as self.box:
            self.popup = Suggestions(tab)
            self.line = ui.element("div").classes("entry")
        self.plain()

    # ---- plain text

    def plain(self, text: str = "", focus: bool = False) -> None:
        """Show the line for plain text."""
        self.command, self.entries, self.inputs, self.current = None, {}, {}, None
        self.asked += 1
        self.line.clear()
        with self.line:
            slash = Tag("button", "/", "slash", type="button", aria_label=say("commands"), title=say("commands"))
            slash.on("click", lambda: self.plain("/", True))
            asked, label = self._asks()
            self.text = line = ui.input(value=text, placeholder=asked)
            line.on_value_change(lambda event: self._typed(event.value or ""))
            line.props(_FIELD).classes("grow")
            line._props["aria-label"] = label
            self._keys(line, self._enter_plain)
            words = say("send-message")
            send = Tag("button", "➤", "slash go", type="button", aria_label=words, title=words)
            send.on("click", self._enter_plain)
        self._typed(text)
        if focus:
            line.run_method("focus")

    def _asks(self) -> tuple[str, str]:
        """What the empty line says, and what it is called: they name the place and the person."""
        tab = self.tab
        room = tab.world.channel(tab.cid) or tab.world.channels_of(tab.uid)[0]
        place, me = room_title(tab, room), shown_name(tab.world.user(tab.uid) or {})
        return say("message-as", place=place, name=me), say("message-to", place=place)

    def moved(self) -> None:
        """Another channel or person: what was typed stays, a command as far as it can be used there."""
        here = [entry.path for entry in self.tab.world.commands_here(self.tab.uid, self.tab.cid)]
        if self.command is not None and self.command.path in here:
            return
        if self.command is not None:
            self.plain()
            return
        # In the browser alone: to draw the line anew from here would lose what is still on its way.
        asked, label = self._asks()
        self.text._props.update({"placeholder": asked, "aria-label": label})
        names = json.dumps({"placeholder": asked, "aria-label": label})
        self.tab.js(f"petteiaRename({self.text.id}, {names})")
        self._typed(self.text.value or "")

    def _typed(self, text: str) -> None:
        if not text.startswith("/"):
            self.popup.offer([])
            return
        commands = self.tab.world.commands_here(self.tab.uid, self.tab.cid)
        whole = split_line(commands, text)
        if whole and not whole[1]:
            self.choose(whole[0])
            return
        rows = matching(commands, text, 25) if not whole else [whole[0]]
        rest = whole[1] if whole else ""
        self.popup.offer(
            [(f"/{row.path}", row.description, partial(self.choose, row, rest)) for row in rows],
            say("commands"),
        )

    def _enter_plain(self) -> None:
        text = (self.text.value or "").strip()
        if text.startswith("/"):
            self.tab.notice(say("no-command"))
        elif len(text) > TEXT_MOST:
            self.tab.notice(say("too-long", now=len(text), most=TEXT_MOST))
        elif text:
            try:
                self.tab.world.say(self.tab.uid, self.tab.cid, text)
            except ValueError:
                self.tab.notice(say("cannot-post"))
            else:
                self.text.value = ""

    # ---- a command

    def choose(self, command: CommandEntry, rest: str = "") -> None:
        """Show the fields of a command; `rest` is what was typed behind it already."""
        typed = (self.text.value or "") if self.command is None else ""
        self.command, self.entries, self.inputs, self.current = command, {}, {}, None
        self.line.clear()
        with self.line:
            Tag("span", f"/{command.path}", "chosen", title=command.description)
            with ui.element("div").classes("opts grow"):
                for option in command.options:
                    self._field(option)
                if not command.options:
                    Tag("span", command.description, "about")
            cancel = Tag("button", "×", "slash", type="button", aria_label=say("cancel-command"))
            cancel.on("click", lambda: self.plain("", True))
            send = Tag("button", say("send"), "btn primary send", type="button").on("click", self.send)
        self.popup.offer([])
        for name, text in split_values(command.options, rest).items():
            self.entries[name] = text
            self.inputs[name].value = text
        first = next_field(command.options, self.entries, "") or next(iter(self.inputs), "")
        if first:
            # What was typed behind it meanwhile goes on in the field.
            self.tab.js(f"petteiaCarry({json.dumps(typed)}, {json.dumps(first)})")
        else:
            self.tab.js(f"getHtmlElement({send.id})?.focus()")

    def _field(self, option: Payload) -> None:
        name, must = str(option["name"]), bool(option.get("required"))
        with Tag("label", css="opt" + " must" * must, title=option.get("description", "")):
            Tag("span", name)
            field = ui.input(placeholder="" if must else say("optional"))
            field.on_value_change(lambda event: self._changed(option, event.value or ""))
            field.props(_FIELD)
            field._props["aria-label"] = name
            if must:
                field._props["aria-required"] = "true"
            field.on("focus", lambda: self._entered(option))
            field.on("blur", lambda: self._left(option))
        self.inputs[name] = field
        self._keys(field, self.send)

    async def _entered(self, option: Payload) -> None:
        self.current = option
        await self._suggest(option, "" if self._settled() else self.inputs[str(option["name"])].value or "")

    def _left(self, option: Payload) -> None:
        # Quasar reports blur late, after the next field's focus: then the field is no longer the current one.
        if self.current is option:
            self.asked += 1
            self.popup.offer([])

    async def _changed(self, option: Payload, text: str) -> None:
        name = str(option["name"])
        entry = self.entries.get(name, "")
        if text == (entry.label if isinstance(entry, Picked) else entry):
            return
        named = named_values(self.command.options if self.command is not None else (), text)
        text = named.get(name, "" if named else text)
        self.entries |= {**named, name: text}
        self.inputs[name].classes(remove="wrong")
        if self.current is option:
            await self._suggest(option, text)

    def _known(self) -> Known:
        tab = self.tab
        return Known(
            tab.world.people(),
            [room for room in tab.world.channels_of(tab.uid) if room.get("name")],
            tab.world.roles(),
            say("yes"),
            say("no"),
        )

    async def _suggest(self, option: Payload, typed: str) -> None:
        self.asked += 1
        mine, command = self.asked, self.command
        if command is None:
            return
        name = str(option["name"])
        rows = suggestions(option, typed, self._known())
        if asks_bot(option):
            rows = await self._ask(command, name, typed)
            if mine != self.asked or self.command is not command or self.line.is_deleted:
                return
        head = say("field-head", name=name, about=str(option.get("description") or ""))
        self.popup.offer([(row.label, "", partial(self._take, option, row)) for row in rows], head)

    async def _ask(self, command: CommandEntry, name: str, typed: str) -> list[Picked]:
        values = so_far(command.options, {**self.entries, name: typed}, self._known(), name)
        try:
            answer = await self.tab.world.suggest(self.tab.uid, self.tab.cid, command.path, values, name)
        except ValueError:
            return []
        return [Picked(str(choice["name"]), choice["value"]) for choice in answer.choices][:25]

    def _take(self, option: Payload, row: Picked) -> None:
        name = str(option["name"])
        self.entries[name] = row
        self.inputs[name].value = row.label
        self.inputs[name].classes(remove="wrong")
        self.popup.offer([])
        following = next_field(self.command.options, self.entries, name) if self.command else None
        if following:
            # Only for whoever is still in the field: a quick hand may be elsewhere by the time this arrives.
            still = f"[document.body, null].includes(at) || at.getAttribute('aria-label') === {json.dumps(name)}"
            go = f"runMethod({self.inputs[following].id}, 'focus', [])"
            self.tab.js(f"{{ const at = document.activeElement; if ({still}) {go}; }}")

    async def send(self) -> None:
        """Use the command, or show which field cannot be sent and why."""
        command = self.command
        if command is None:
            return
        try:
            values = values_of(command.options, self.entries, self._known())
        except Refused as refused:
            field = self.inputs[refused.name]
            field.classes("wrong")
            field.run_method("focus")
            self.tab.notice(say(refused.key, **refused.words))
            return
        self.plain("", True)
        answer = await self.tab.busy(self.tab.world.run(self.tab.uid, self.tab.cid, command.path, values))
        self.tab.answered(answer, f"/{command.path}")

    # ---- keys

    def _settled(self) -> bool:
        """Whether the field under the cursor holds a value picked from its list."""
        return self.current is not None and isinstance(self.entries.get(str(self.current["name"])), Picked)

    def _wants_pick(self) -> bool:
        """Whether Enter picks from the list: not for an optional field that was left empty."""
        if not self.popup.rows or self._settled():
            return False
        if self.command is None or self.current is None:
            return True
        return bool(self.current.get("required")) or bool(self.entries.get(str(self.current["name"])))

    def _keys(self, field: ui.input, enter: Callable[[], Awaitable[None] | None]) -> None:
        async def on_enter() -> None:
            if self._wants_pick():
                self.popup.take()
                return
            done = enter()
            if done is not None:
                await done

        def on_escape() -> None:
            if self.popup.rows:
                self.asked += 1
                self.popup.offer([])
            elif self.command:
                self.plain("", True)

        field.on("keydown.enter.prevent", on_enter)
        field.on("keydown.down.prevent", lambda: self.popup.move(1))
        field.on("keydown.up.prevent", lambda: self.popup.move(-1))
        field.on("keydown.esc", on_escape)
