"""Presses and forms that no message of the bot offered, sent as somebody with a client of their own would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.local.standin.interaction import Asked, Interaction
from bot.local.world import Payload
from bot.ui.custom_id import CustomId
from tests.e2e.rig import EPHEMERAL, Rig, words_of

BUTTON, MENU = 2, 3


async def forge(
    rig: Rig, uid: str, message: Payload, custom_id: str, values: Sequence[str] | None = None, *, menu: bool = False
) -> list[str]:
    """Press a control that is not on the message; what the person is told that they were not told before."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": MENU if menu else BUTTON, "id": 1}
    if values is not None:
        data["values"] = list(values)
    return await _asked(rig, uid, message, Asked.COMPONENT, data)


async def forge_form(rig: Rig, uid: str, message: Payload, custom_id: str, fields: dict[str, Any]) -> list[str]:
    """Send in a form that was never opened."""
    rows = [
        {"type": 18, "id": n, "component": {"type": 4, "id": 50 + n, "custom_id": key, "value": value}}
        for n, (key, value) in enumerate(fields.items(), 1)
    ]
    engine, channel = rig.standin.people._engine, rig.standin.world.channels[str(message["channel_id"])]
    press = {"custom_id": str(CustomId("keep", "any")), "component_type": BUTTON, "id": 1}
    opener = engine.ask(uid, channel, Asked.COMPONENT, press, message_id=str(message["id"]))
    assert await engine.answered(opener)
    return await _asked(rig, uid, message, Asked.MODAL, {"custom_id": custom_id, "components": rows}, opener)


async def _asked(
    rig: Rig, uid: str, message: Payload, asked: Asked, data: dict[str, Any], opener: Interaction | None = None
) -> list[str]:
    before = private(rig, uid)
    engine = rig.standin.people._engine
    channel = rig.standin.world.channels[str(message["channel_id"])]
    itx = engine.ask(uid, channel, asked, data, message_id=str(message["id"]), opener=opener)
    assert await engine.answered(itx), f"{data} was not answered"
    await rig.answered()
    told = private(rig, uid)
    return [told[key] for key in told if told[key] != before.get(key)]


def private(rig: Rig, uid: str) -> dict[str, str]:
    """What a person has been told privately, by message."""
    return {str(m["id"]): words_of(m) for m in rig.seen(uid) if m["flags"] & EPHEMERAL}


def public(rig: Rig) -> dict[str, Any]:
    """What everybody can read, by message."""
    messages = rig.standin.world.messages.values()
    return {str(m["id"]): m["components"] for m in messages if not m["flags"] & EPHEMERAL}
