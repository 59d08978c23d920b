"""Practice: one person against automats, with a lesson the first time each kind of question comes."""

from __future__ import annotations

from msgspec.structs import replace

from bot.model import Lesson, Look, Match, MatchId, Place, UserId
from bot.tables.lobby import Lobby, Options
from rules.core.types import Text


class Practice(Lobby):
    """Matches for practice, and what has been explained to whom."""

    async def practice(
        self, game: str, user: UserId, name: str, place: Place, interaction: str, options: Options | None = None
    ) -> tuple[Look, bool]:
        """Open a match against automats and start it; True when it is new, and not one that the user has open.

        With `options` a match with just these is meant; without, any of the title, else one with the usual ones.
        """
        async with self._lock(f"practice:{user}"):
            open_one = await self._practised(game, user, options)
            match = open_one or await self.create(
                game=game, host=user, name=name, seats=self._fewest(game), visibility="private", practice=True,
                place=place, interaction=interaction, options=options,
            )  # fmt: skip
            while match.status == "lobby" and match.free:
                match = await self.add_automat(match.id, user, seen=len(match.automats))
            return await self.start(match.id, user), open_one is None

    async def _practised(self, game: str, user: UserId, options: Options | None) -> Match | None:
        meant = self._referee.game(game).info.chosen(options) if options else None
        found = [one for one in await self._store.matches_of(user) if one.practice and one.game == game]
        return next((one for one in found if meant is None or one.options == meant), None)

    def _fewest(self, game: str) -> int:
        """The smallest number of seats that leaves one for somebody else."""
        counts = self._referee.game(game).info.seats
        return min((count for count in counts if count > 1), default=counts[0])

    async def lesson(self, match: Match, user: UserId, kind: str) -> Lesson | None:
        """What a user is told with a question of that kind; None outside practice."""
        if not match.practice:
            return None
        if not (await self._store.user(user)).lessons:
            return Lesson(on=False)
        known = kind in await self._store.lessons(user, match.game)
        return Lesson(None if known else Text(f"{match.game}-lesson-{kind}"))

    async def learned(self, match: MatchId, user: UserId, kind: str) -> None:
        """A question of that kind was answered in practice: it needs no explaining any more."""
        lesson = await self.lesson(found := await self._match(match), user, kind)
        if lesson is not None and lesson.text is not None:
            await self._store.teach(user, found.game, kind)

    async def want_lessons(self, user: UserId, *, on: bool) -> None:
        """Switch lessons on or off."""
        await self._store.save_user(replace(await self._store.user(user), lessons=on))

    async def teach_again(self, user: UserId) -> None:
        """Explain everything to a user anew."""
        await self._store.drop_lessons(user)
        await self.want_lessons(user, on=True)
