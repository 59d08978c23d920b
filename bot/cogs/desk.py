"""Where presses arrive: every control is found by its id alone, in this process or after any restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import discord

from bot.cogs.answer import Ack, Answer, Interaction, Latest, guarded
from bot.door import Door
from bot.model import MatchId
from bot.tables.reads import one_press
from bot.ui.build import parts
from bot.ui.custom_id import CustomId, decode

Handler: TypeAlias = Callable[[Answer, CustomId, Sequence[str]], Awaitable[None]]
"""Takes a press: the answer to give, what the control means, and the values chosen or typed."""


class _Taker(NamedTuple):
    ack: Ack
    handler: Handler
    anywhere: bool


class Desk:
    """Which handler takes which kind of control, and how it is acknowledged."""

    def __init__(
        self,
        admit: Callable[[Answer, MatchId], Awaitable[object]],
        counted: Callable[[str], Awaitable[bool]],
        door: Door,
    ) -> None:
        """`admit` raises Refused when the person may not know of a match; it is asked before any handler. `counted`:
        whether a press is written, by its key.
        """
        self._admit = admit
        self._counted = counted
        self._takers: dict[str, _Taker] = {}
        self._latest = Latest()
        self.door = door
        self._busy = 0
        self._idle = asyncio.Event()
        self._idle.set()

    def on(self, kind: str, ack: Ack, handler: Handler, *, anywhere: bool = False) -> None:
        """Let a handler take a kind of control; raises ValueError when the kind is taken.

        `anywhere`: the handler itself checks whether the person may know of the match.
        """
        if kind in self._takers:
            raise ValueError(f"{kind} is taken already")
        self._takers[kind] = _Taker(ack, handler, anywhere)

    @property
    def kinds(self) -> frozenset[str]:
        """All kinds of control that are taken."""
        return frozenset(self._takers)

    def answer(self, itx: Interaction, ack: Ack = Ack.PRIVATE) -> Answer:
        """The answer to an interaction."""
        return Answer(itx, ack, self._latest, self.door)

    async def idle(self, seconds: float) -> bool:
        """Wait until everything taken has been answered, at most so long; whether it has."""
        try:
            await asyncio.wait_for(self._idle.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _guarded(self, answer: Answer, handler: Callable[[], Awaitable[None]]) -> None:
        self._busy += 1
        self._idle.clear()
        try:
            with one_press():
                await guarded(answer, handler, self._counted)
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    async def arrived(self, itx: Interaction) -> None:
        """Answer what was pressed, chosen or filled in; commands come by `command`."""
        data: Any = itx.data or {}
        words = str(data.get("custom_id", ""))
        if itx.type is discord.InteractionType.modal_submit:
            await self._take(itx, words, _typed(itx))
        elif itx.type is discord.InteractionType.component:
            await self._take(itx, words, _values(itx))

    async def _take(self, itx: Interaction, words: str, values: Sequence[str]) -> None:
        """Answer a press or a form by its custom id; one that means nothing (any more) is answered, too."""
        to = decode(words)
        taker = self._takers.get(to.kind) if to is not None else None
        if to is None or taker is None or (taker.ack is Ack.FORM and itx.type is discord.InteractionType.modal_submit):
            answer = self.answer(itx)
            await self._guarded(answer, lambda: answer.say(answer.words.say("control-unknown")))
            return
        found, known = taker, to
        # A control on somebody's private panel edits that panel; the same kind elsewhere answers with a new message.
        # A shared card is edited only by a control that is on it.
        ack = taker.ack
        if (ack is Ack.UPDATE and not _on_private(itx)) or (ack is Ack.SILENT and not _shown(itx)):
            ack = Ack.PRIVATE
        answer = self.answer(itx, ack)
        await self._guarded(answer, lambda: self._taken(answer, found, known, values))

    async def _taken(self, answer: Answer, taker: _Taker, to: CustomId, values: Sequence[str]) -> None:
        # A form must open at once, and says nothing of the match; what comes back from it is checked.
        if to.match and not taker.anywhere and taker.ack is not Ack.FORM:
            await self._admit(answer, to.match)
        await taker.handler(answer, to, values)

    async def command(self, itx: Interaction, handler: Callable[[Answer], Awaitable[None]]) -> None:
        """Answer a slash command or message menu, privately."""
        answer = self.answer(itx)
        await self._guarded(answer, lambda: handler(answer))


def _on_private(itx: Interaction) -> bool:
    return itx.message is not None and itx.message.flags.ephemeral


def _values(itx: Interaction) -> list[str]:
    data: Any = itx.data or {}
    return [str(value) for value in data.get("values", ())]


def _typed(itx: Interaction) -> list[str]:
    """What was filled into a form, field by field, as `custom_id=value`."""
    data: Any = itx.data or {}
    found = []
    for row in data.get("components", ()):
        for part in row.get("components") or [row.get("component") or {}]:
            given = part["values"] if "values" in part else [part.get("value", "")]
            found += [f"{part.get('custom_id', '')}={value}" for value in given]
    return found


def _shown(itx: Interaction) -> bool:
    """Whether a control is still on its message."""
    data: Any = itx.data or {}
    pressed = (data.get("custom_id"), data.get("component_type"))
    shown = parts(itx.message.components) if itx.message is not None else ()
    return any((getattr(part, "custom_id", None), part.type.value) == pressed for part in shown)
