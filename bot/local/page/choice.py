"""A drop-down whose options may carry a second line; used by menus in messages and by forms."""

from __future__ import annotations

from collections.abc import Mapping

from nicegui import ui

from ..world import LocalWorld, Payload
from .options import shown_name
from .texts import say

STRING, USER, ROLE, MENTIONABLE, CHANNEL = 3, 5, 6, 7, 8
SELECTS = (STRING, USER, ROLE, MENTIONABLE, CHANNEL)
_OPTION = r"""<q-item v-bind="props.itemProps" :class="props.selected ? 'on' : ''">
  <q-item-section><q-item-label>{{ props.opt.label.split('\n')[0] }}</q-item-label>
    <q-item-label caption v-if="props.opt.label.includes('\n')">{{ props.opt.label.split('\n')[1] }}</q-item-label>
  </q-item-section>
  <q-item-section side v-if="props.selected"><span aria-hidden="true">✓</span></q-item-section></q-item>"""
_PICKED = r"""<span class="picked">{{ props.opt.label.split('\n')[0] }}</span>"""


def emoji_text(emoji: Payload | None) -> str:
    """An emoji as text: itself, or `:name:` for one of a server's own."""
    if not emoji or not emoji.get("name"):
        return ""
    return f":{emoji['name']}:" if emoji.get("id") else str(emoji["name"])


def menu_options(world: LocalWorld, uid: str, menu: Payload) -> dict[str, str]:
    """What a menu offers: value -> words, a second line after a line break."""
    kind = menu["type"]
    if kind == STRING:
        return {str(option["value"]): _words(option) for option in menu["options"]}
    people = {str(user["id"]): shown_name(user) for user in world.people()}
    if kind == USER:
        return people
    if kind == CHANNEL:
        kinds = menu.get("channel_types") or (0, 5, 10, 11, 12)
        return {str(room["id"]): f"#{room['name']}" for room in world.channels_of(uid) if room["type"] in kinds}
    roles = {str(role["id"]): "@" + str(role["name"]).lstrip("@") for role in world.roles()}
    return roles if kind == ROLE else people | roles


def _words(option: Payload) -> str:
    first = f"{emoji_text(option.get('emoji'))} {option['label']}".strip()
    return f"{first}\n{option['description']}" if option.get("description") else first


def chosen_first(menu: Payload) -> list[str]:
    """The values that are chosen when a menu is drawn."""
    if menu["type"] == STRING:
        return [str(option["value"]) for option in menu["options"] if option.get("default")]
    return [str(default["id"]) for default in menu.get("default_values") or ()]


def limits(menu: Payload) -> tuple[int, int]:
    """Fewest and most values that a menu takes."""
    low, high = menu.get("min_values"), menu.get("max_values")
    return (1 if low is None else int(low), 1 if high is None else int(high))


class Choice(ui.select):
    """One drop-down; `values` is what is chosen now."""

    def __init__(self, options: Mapping[str, str], menu: Payload, label: str) -> None:
        first = [value for value in chosen_first(menu) if value in options]
        self.fewest, self.most = limits(menu)
        self.many = self.most > 1
        super().__init__(dict(options), value=first if self.many else next(iter(first), None), multiple=self.many)
        self.first = first
        self._dress(label, str(menu.get("placeholder") or say("choose")))

    def _dress(self, label: str, hint: str) -> None:
        self.props("outlined dense options-dense behavior=menu hide-bottom-space popup-content-class=pt-choices")
        if self.many:
            self.props(f"max-values={self.most}")
        elif self.fewest == 0:
            self.props("clearable clear-icon=close")
        self._props["aria-label"] = label or hint
        self.add_slot("option", _OPTION)
        self.add_slot("selected-item", _PICKED)
        safe = hint.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
        self.classes("pt-choice")
        self._style["--hint"] = f'"{safe}"'

    @property
    def values(self) -> list[str]:
        """The chosen values, in the order they were chosen."""
        if isinstance(self.value, list):
            return [str(value) for value in self.value]
        return [] if self.value is None else [str(self.value)]

    @property
    def enough(self) -> bool:
        """Whether the number of chosen values is one that the menu takes."""
        return self.fewest <= len(self.values) <= self.most
