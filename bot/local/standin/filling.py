"""What a person chooses in menus and modals, as Discord hands it to the bot."""

from __future__ import annotations

from typing import Any

from bot.local.standin.components import SELECTS, Kind
from bot.local.standin.interaction import resolve
from bot.local.standin.state import World
from bot.local.world import Payload

_RESOLVED: dict[int, tuple[str, ...]] = {
    Kind.USER_SELECT: ("users",),
    Kind.ROLE_SELECT: ("roles",),
    Kind.MENTIONABLE_SELECT: ("users", "roles"),
    Kind.CHANNEL_SELECT: ("channels",),
}


def choose(world: World, select: Payload, values: list[str], guild_id: str | None) -> Payload:
    """`values`, and `resolved` for people, roles and channels; ValueError for an impossible choice."""
    _check_count(select, values)
    if select["type"] == Kind.STRING_SELECT:
        _check_members(select, values)
        return {"values": values}
    resolved = resolve(world, values, guild_id, _RESOLVED[select["type"]])
    if sum(len(v) for k, v in resolved.items() if k != "members") != len(values):
        raise ValueError(f"{select['custom_id']}: there is no such thing to choose")
    return {"values": values, "resolved": resolved}


def fill_modal(world: World, modal: Payload, values: dict[str, Any], guild_id: str | None) -> Payload:
    """The `data` of a modal submit; inputs that `values` does not name stay as the modal has them."""
    resolved: Payload = {}

    def fill(item: Payload) -> Payload:
        out: Payload = {"type": item["type"], "id": item["id"]}
        if item["type"] == Kind.LABEL:
            out["component"] = fill(item["component"])
        elif item["type"] == Kind.ROW:
            out["components"] = [fill(c) for c in item["components"]]
        elif "custom_id" in item:
            out["custom_id"] = item["custom_id"]
            out.update(_input(world, item, values, guild_id, resolved))
        return out

    components = [fill(c) for c in modal["components"]]
    return {"custom_id": modal["custom_id"], "components": components, "resolved": resolved}


def _input(world: World, item: Payload, values: dict[str, Any], guild_id: str | None, resolved: Payload) -> Payload:
    kind, given = item["type"], values.get(item["custom_id"])
    if kind == Kind.TEXT_INPUT:
        return {"value": _text(item, given)}
    if kind == Kind.CHECKBOX:
        return {"value": bool(item.get("default", False) if given is None else given)}
    if given is None:
        given = [o["value"] for o in item.get("options") or [] if o.get("default")]
    chosen = [given] if isinstance(given, str) else [str(v) for v in given]
    if kind == Kind.RADIO_GROUP:
        return {"value": _one(item, chosen)}
    if kind in SELECTS and (chosen or item.get("required", True)):
        found = choose(world, item, chosen, guild_id)
        for name, members in found.get("resolved", {}).items():
            resolved.setdefault(name, {}).update(members)
        return {"values": chosen}
    if kind == Kind.CHECKBOX_GROUP and chosen:
        _check_members(item, chosen)
    return {"values": chosen}


def _text(item: Payload, given: Any) -> str:
    text = str(item.get("value") or "") if given is None else str(given)
    low, high = item.get("min_length") or 0, item.get("max_length") or 4000
    if not text and not item.get("required", True):
        return ""
    if not max(low, 1) <= len(text) <= high:
        raise ValueError(f"{item['custom_id']}: {max(low, 1)} to {high} characters")
    return text


def _one(item: Payload, chosen: list[str]) -> str | None:
    if not chosen and not item.get("required", True):
        return None
    if len(chosen) != 1:
        raise ValueError(f"{item['custom_id']}: choose one")
    _check_members(item, chosen)
    return chosen[0]


def _check_count(select: Payload, values: list[str]) -> None:
    low, high = select.get("min_values"), select.get("max_values")
    if not (1 if low is None else low) <= len(values) <= (1 if high is None else high):
        raise ValueError(f"{select['custom_id']}: wrong number of values")


def _check_members(item: Payload, values: list[str]) -> None:
    if len(set(values)) != len(values) or not set(values) <= {o["value"] for o in item["options"]}:
        raise ValueError(f"{item['custom_id']}: not one of its options")
