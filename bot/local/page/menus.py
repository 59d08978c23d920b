"""The "…" menus: commands of the bot on a message or on a person."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nicegui import ui

from .options import shown_name
from .tags import Tag
from .texts import say

if TYPE_CHECKING:
    from .seat import Seat


class Menus:
    """Opens the list of what can be done with a message or a person."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def on_message(self, mid: str) -> None:
        """Offer the commands on a message, and those on its author when that is a person."""
        view = self.seat.log.views.get(mid)
        if view is None:
            return
        rows = [(name, mid) for name in self._names(on_message=True)]
        author = view.message["author"]
        if not author.get("bot"):
            rows += [(name, str(author["id"])) for name in self._names(on_message=False)]
        self._open(say("menu-message"), rows)

    def on_person(self, uid: str) -> None:
        """Offer the commands on a person, and to play as them."""
        user = self.seat.world.user(uid)
        if user is None:
            return
        self._open(shown_name(user), [(name, uid) for name in self._names(on_message=False)], play=uid)

    def _names(self, *, on_message: bool) -> list[str]:
        return self.seat.world.menus_here(self.seat.uid, self.seat.cid, on_message=on_message)

    def _open(self, title: str, rows: list[tuple[str, str]], play: str = "") -> None:
        with self.seat.client.content:
            dialog = ui.dialog().props("transition-show=fade transition-hide=fade")
        dialog._props["aria-label"] = title
        with dialog, Tag("div", css="sheet"):
            Tag("h2", title)
            for name, target in rows:
                self._row(dialog, name, target)
            if play and play != self.seat.uid:
                row = Tag("button", say("play-as", name=title), "row-button", type="button")
                row.on("click", dialog.close).on("click", partial(self.seat.become, play))
            elif not rows:
                Tag("p", say("menu-empty"), "none")
            Tag("button", say("cancel"), "row-button dim", type="button").on("click", dialog.close)
        dialog.on("hide", dialog.delete)
        dialog.open()

    def _row(self, dialog: ui.dialog, name: str, target: str) -> None:
        async def use() -> None:
            dialog.close()
            answer = await self.seat.busy(self.seat.world.use_menu(self.seat.uid, self.seat.cid, name, target))
            self.seat.answered(answer, name)

        Tag("button", name, "row-button", type="button").on("click", use)
