"""A stand-in for Discord on this machine: REST, gateway, interactions, and the people in front of it.

standin = Standin(default_world())           # faults=Faults(), settings=Settings(...) in tests
await standin.start()                        # 127.0.0.1, a free port
with point_discord_here(standin.base_url): ... start the bot with standin.token
await standin.people.run(uid, cid, "game create", {...})
"""

from bot.local.standin.clock import Clock
from bot.local.standin.default import default_world
from bot.local.standin.faults import Faults
from bot.local.standin.permissions import Permission
from bot.local.standin.server import Exchange, Standin
from bot.local.standin.settings import Settings
from bot.local.standin.state import Caps, World

__all__ = ["Caps", "Clock", "Exchange", "Faults", "Permission", "Settings", "Standin", "World", "default_world"]
