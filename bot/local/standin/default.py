"""The world that local play begins with."""

from __future__ import annotations

from collections.abc import Sequence

from bot.invite import permissions_value
from bot.local.standin.clock import Clock
from bot.local.standin.permissions import PERSON, Permission
from bot.local.standin.state import Caps, World

BOT = Permission(permissions_value())
SERVER = "The Agora"
CHANNELS = ("general", "tables", "chatter")
PEOPLE = ("Theano", "Kallias", "Lykos", "Myrrine")


def default_world(
    *, clock: Clock | None = None, caps: Caps | None = None, bot: Permission = BOT, person: Permission = PERSON,
    people: Sequence[str] = PEOPLE,
) -> World:  # fmt: skip
    """One server, three channels, people (the first owns the server), and the bot with what an invite gives it."""
    world = World(clock or Clock(), caps or Caps())
    guild = world.add_guild(SERVER, [world.add_user(name) for name in people], bot=bot, person=person)
    for name in CHANNELS:
        world.add_channel(guild, name)
    return world
