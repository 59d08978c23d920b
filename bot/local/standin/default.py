"""The world that local play begins with."""

from __future__ import annotations

from bot.local.standin.clock import Clock
from bot.local.standin.permissions import BOT, PERSON, Permission
from bot.local.standin.state import Caps, World

SERVER = "The Agora"
CHANNELS = ("general", "tables", "chatter")
PEOPLE = ("Theano", "Kallias", "Lykos", "Myrrine")


def default_world(
    *, clock: Clock | None = None, caps: Caps | None = None, bot: Permission = BOT, person: Permission = PERSON
) -> World:
    """One server, three channels, four people (the first owns the server), and the bot with what it needs."""
    world = World(clock or Clock(), caps or Caps())
    guild = world.add_guild(SERVER, [world.add_user(name) for name in PEOPLE], bot=bot, person=person)
    for name in CHANNELS:
        world.add_channel(guild, name)
    return world
