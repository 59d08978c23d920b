"""The use cases of the host: gather, play, look, end. Nothing here knows Discord."""

from __future__ import annotations

from bot.tables.errors import Faulted, NotSeated, Outdated, Refused, Unknown
from bot.tables.keeping import Keeping
from bot.tables.presets import Keepsakes
from bot.tables.telling import Since
from rules.core.text import add_words

__all__ = ["Faulted", "NotSeated", "Outdated", "Refused", "Since", "Tables", "Unknown"]

add_words("bot.tables")


class Tables(Keeping, Keepsakes):
    """Everything a person can do with matches. Every method may raise `Refused` with the reason as a Text.

    Users are ids; seats follow from them. `interaction` is whatever is unique to one press or command: the same
    one given twice has no second effect and gives the same answer.

    Gathering: `create join leave watch watchers add_automat remove_automat set_options start rematch` (lobby.py).
    Practising: `practice lesson learned want_lessons teach_again` (practice.py).
    Playing: `answer withdraw undo resign play_automat` (play.py).
    Kept preparations: `save_preset use_preset drop_preset` (presets.py).
    Looking: `match visible look look_as log mine browse here of_message ending export undo_points` (looking.py).
    Keeping: `draft save_draft drop_draft bind move link newest refresh resend_secret forget user save_user
    guild_channel set_guild_channel remembered remember end admin_end` (keeping.py).
    """
