"""Preparations kept under a name: save what stands, use one again, forget it."""

from __future__ import annotations

from bot.model import MatchId, Preset, Result, UserId
from bot.names import tidy
from bot.tables.base import seated
from bot.tables.errors import Refused
from bot.tables.play import NotAsked, Play
from bot.tables.positions import Made, Position
from rules.core.errors import Stale
from rules.core.types import Choice, Keepable, Seat, Text

MOST = 20
"""How many a user may keep of one game and side; a menu holds 25."""
LONGEST = 40
"""Letters of a name."""
STEPS = 8
"""Answers that it may take to get to a kept preparation."""


class Keepsakes(Play):
    """What people keep from one match to the next."""

    async def save_preset(self, match: MatchId, user: UserId, name: str) -> bool:
        """Keep the preparation of the user's seat as it stands; True when it replaced one of that name."""
        _, _, keepable = await self._preparing(match, user)
        name = tidy(name)
        if not name or len(name) > LONGEST:
            raise Refused(Text("refused-preset-name", {"most": LONGEST}))
        if keepable.body is None:
            raise Refused(Text("refused-preset-nothing"))
        game = (await self._match(match)).game
        preset = Preset(user=user, game=game, shelf=keepable.shelf, name=name, body=keepable.body)
        kept = await self._store.save_preset(preset, self._now(), MOST)
        self._reads.kept()
        if kept == "full":
            raise Refused(Text("refused-preset-many", {"most": MOST}))
        return kept == "replaced"

    async def drop_preset(self, match: MatchId, user: UserId, name: str) -> str:
        """Forget a kept preparation of the side the user plays; gives its name as it was kept."""
        position, _, keepable = await self._preparing(match, user)
        preset = await self._preset(position, user, keepable, name)
        await self._store.drop_preset(user, preset.game, preset.shelf, preset.name)
        self._reads.kept()
        return preset.name

    async def use_preset(self, match: MatchId, user: UserId, name: str, interaction: str) -> Result:
        """Answer what it takes to prepare as kept; refused, with nothing changed, when that does not fit any more."""
        position, seat, keepable = await self._preparing(match, user)
        preset = await self._preset(position, user, keepable, name)
        done = None
        for number, choice in enumerate(await self._way(position, seat, preset)):

            async def make(now: Position, choice: Choice = choice) -> Made:
                try:
                    asked = await self._asked(now, seat)
                except NotAsked:
                    raise Refused(Stale().text) from None
                return await self._answered(now, seat, asked.id, choice)

            # Each answer has an id of its own, so that the same press sent twice has no second effect.
            press = interaction if number == 0 else f"{interaction}:{number}"
            done = await self._command(match, make, actor=user, interaction=press)
        if done is None:
            return Result(look=await self.look(match, user), repeated=True)
        return await self._result(match, user, done)

    async def _preparing(self, match: MatchId, user: UserId) -> tuple[Position, Seat, Keepable]:
        """The position, the user's seat, and what is prepared there; refused when there is nothing."""
        found = await self._running(match)
        seat = seated(found, user)
        position = await self._positions.newest(found)
        asked = any(decision.seat == seat for decision in await self._positions.decisions(position))
        view = await self._positions.view(found, position.known, seat)
        keepable = await self._referee.keepable(found, position.state, view) if asked else None
        if keepable is None:
            raise Refused(Text("refused-preset-nothing"))
        return position, seat, keepable

    async def _preset(self, position: Position, user: UserId, keepable: Keepable, name: str) -> Preset:
        kept = await self._reads.presets(user, position.match.game, keepable.shelf)
        wanted = tidy(name).casefold()
        found = next((preset for preset in kept if preset.name.casefold() in (wanted, name.casefold())), None)
        if found is None:
            key = "refused-preset-unknown" if kept else "refused-preset-none"
            known = [Text("name", {"text": preset.name}) for preset in kept]
            raise Refused(Text(key, {"name": Text("name", {"text": name[:LONGEST]}), "known": known}))
        return found

    async def _way(self, position: Position, seat: Seat, preset: Preset) -> list[Choice]:
        """The answers that lead there, tried out on the rules first."""
        match, here = position.match, position
        way: list[Choice] = []
        try:
            while len(way) <= STEPS:
                asked, view = await self._asked(here, seat), await self._positions.view(match, here.known, seat)
                choice = await self._referee.recall(match, here.state, view, asked, preset.body)
                if choice is None:
                    return way
                way.append(choice)
                made = await self._answered(here, seat, asked.id, choice)
                here = Position(match, made.record.seq, made.after)
        except (NotAsked, Refused):
            pass
        raise Refused(Text("refused-preset-unfit", {"name": Text("name", {"text": preset.name})}))
