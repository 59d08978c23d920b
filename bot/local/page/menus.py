"""The "…" menus: commands of the bot on a message or on a person."""

from __future__ import annotations

from functools import partial

from nicegui import ui

from ..world import Payload
from .options import shown_name
from .tab import Tab
from .tags import Tag
from .texts import say


class Menus:
    """Opens the list of what can be done with a message or a person."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def on_message(self, message: Payload) -> None:
        """Offer the commands on a message, and those on its author when that is a person."""
        rows = [(name, str(message["id"])) for name in self._names(on_message=True)]
        author = message["author"]
        if not author.get("bot"):
            rows += [(name, str(author["id"])) for name in self._names(on_message=False)]
        self._open(say("menu-message"), rows)

    def on_person(self, uid: str) -> None:
        """Offer the commands on a person, and to play as them."""
        user = self.tab.world.user(uid)
        if user is None:
            return
        self._open(shown_name(user), [(name, uid) for name in self._names(on_message=False)], play=uid)

    def _names(self, *, on_message: bool) -> list[str]:
        return self.tab.world.menus_here(self.tab.uid, self.tab.cid, on_message=on_message)

    def _open(self, title: str, rows: list[tuple[str, str]], play: str = "") -> None:
        with self.tab.client.content:
            dialog = ui.dialog().props("transition-show=fade transition-hide=fade")
        dialog._props["aria-label"] = title
        with dialog, Tag("div", css="sheet"):
            Tag("h2", title)
            for name, target in rows:
                self._row(dialog, name, target)
            if play and play != self.tab.uid:
                row = Tag("button", say("play-as", name=title), "row-button", type="button")
                row.on("click", dialog.close).on("click", partial(self.tab.become, play))
            elif not rows:
                Tag("p", say("menu-empty"), "none")
            Tag("button", say("cancel"), "row-button dim", type="button").on("click", dialog.close)
        dialog.on("hide", dialog.delete)
        dialog.open()

    def _row(self, dialog: ui.dialog, name: str, target: str) -> None:
        async def use() -> None:
            dialog.close()
            answer = await self.tab.busy(self.tab.world.use_menu(self.tab.uid, self.tab.cid, name, target))
            self.tab.answered(answer, name)

        Tag("button", name, "row-button", type="button").on("click", use)
