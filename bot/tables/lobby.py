"""Gathering: open a lobby, take and give up seats, choose options, start, and play again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from bot.model import Holder, Look, Match, MatchId, Notice, Place, UserId
from bot.names import apart, by_marks, tidy
from bot.store.port import Entry, Move
from bot.tables import notices
from bot.tables.base import ATTEMPTS
from bot.tables.company import automat_name
from bot.tables.errors import NotSeated, Refused
from bot.tables.looking import Looking
from bot.tables.positions import Known
from rules.core import engine
from rules.core.engine import Step
from rules.core.errors import Rejected
from rules.core.game import Game, State
from rules.core.options import OptionValue
from rules.core.rng import Rng, Source, seed_hash
from rules.core.text import Wording
from rules.core.types import Text

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of match ids: none that look alike."""

TITLE = 60
"""Letters in a title, at most."""

SEED_BYTES = 16

LOBBIES, LOBBIES_HERE = 10, 60
"""Lobbies that may be open at once: of one host, and in one server."""

Options = Mapping[str, OptionValue]


class Lobby(Looking):
    """Everything before the first move."""

    async def create(
        self,
        *,
        game: str,
        host: UserId,
        name: str,
        seats: int,
        options: Options | None = None,
        title: str = "",
        visibility: Literal["public", "private"] = "public",
        pace: str = "untimed",
        place: Place,
        interaction: str,
        announce: bool = True,
        practice: bool = False,
    ) -> Match:
        """Open a lobby with the host at its first seat; with `announce`, a `lobby` notice posts its card."""
        info = self._referee.game(game).info
        await self._require_room(host, place)
        seed, now = self._token(SEED_BYTES), self._now()
        match = Match(
            id=self._new_id(),
            game=game,
            rules_version=info.rules_version,
            options=_checked(self._referee.game(game), seats, options or {}, 1),
            seats=seats,
            holders=(Holder(seat=0, user=host, name=apart(name, (), 1)),),
            host=host,
            seed_hash=seed_hash(seed),
            title=_checked_title(title),
            pace=pace,
            visibility=visibility,
            practice=practice,
            place=place,
            created=now,
            updated=now,
        )
        return await self._open(match, seed, f"create:{interaction}", announce)

    async def join(self, match: MatchId, user: UserId, name: str) -> Match:
        """Take a free seat; joining twice changes nothing."""

        def change(lobby: Match) -> Match:
            if lobby.seat_of(user) is not None:
                return lobby
            number, others = len(lobby.holders), [holder.name for holder in lobby.holders if not holder.automat]
            return _seated(lobby, Holder(seat=number, user=user, name=apart(name, others, number + 1)))

        joined = await self._change(match, change)
        await self._store.watch(match, user, on=False)
        return joined

    async def leave(self, match: MatchId, user: UserId) -> Match:
        """Give the seat up again, before the start; the last person to leave closes the lobby, a host hands it on.

        Somebody who only watches stops watching, at any time; who does neither is refused.
        """
        found = await self._match(match)
        if found.seat_of(user) is None:
            if user not in await self._store.watchers(match):
                raise NotSeated
            await self._store.watch(match, user, on=False)
            return found
        people = [holder.user for holder in found.holders if holder.user is not None]
        if found.status == "lobby" and people == [user]:
            return await self._close(found, None)

        def change(lobby: Match) -> Match:
            rest = [holder for holder in lobby.holders if holder.user != user]
            heirs = [holder.user for holder in rest if holder.user is not None]
            host = heirs[0] if lobby.host == user and heirs else lobby.host
            return replace(lobby, holders=_renumbered(rest), host=host)

        return await self._change(match, change)

    async def watch(self, match: MatchId, user: UserId) -> Match:
        """Follow a match without a seat; refused for a private match."""
        found = await self._match(match)
        if found.seat_of(user) is not None:
            raise Refused(Text("refused-already-seated"))
        if found.visibility == "private":
            raise Refused(Text("refused-private"))
        await self._store.watch(match, user, on=True)
        return found

    async def watchers(self, match: MatchId) -> list[UserId]:
        """Who follows a match."""
        return await self._store.watchers(match)

    async def add_automat(
        self, match: MatchId, user: UserId, automat: str | None = None, seen: int | None = None
    ) -> Match:
        """Give a free seat to an automatic player (by default the strongest the game has); for those seated.

        `seen`: how many there were when it was asked for; when there are more by now, nothing changes.
        """

        def change(lobby: Match) -> Match:
            _require_seat(lobby, user)
            if seen is not None and len(lobby.automats) > seen:
                return lobby
            game = self._referee.game(lobby.game)
            known = game.info.automats
            name = automat or known[-1]
            if name not in known:
                names = [Text(f"automat-{each}") for each in known]
                raise Refused(Text("refused-unknown-automat", {"name": name, "known": names}))
            return _seated(lobby, Holder(seat=len(lobby.holders), automat=name, name=automat_name(lobby, game)))

        return await self._change(match, change)

    async def remove_automat(self, match: MatchId, user: UserId, name: str) -> Match:
        """Take the automatic player of that name out again; for those seated."""

        def change(lobby: Match) -> Match:
            _require_seat(lobby, user)
            found = [holder for holder in lobby.automats if holder.name == name]
            if not found:
                raise Refused(Text("refused-no-automat"))
            return replace(lobby, holders=_renumbered([h for h in lobby.holders if h is not found[0]]))

        return await self._change(match, change)

    async def set_options(
        self,
        match: MatchId,
        user: UserId,
        *,
        options: Options | None = None,
        seats: int | None = None,
        title: str | None = None,
    ) -> Match:
        """Change house choices, seat count or title of a lobby; for its host."""

        def change(lobby: Match) -> Match:
            if lobby.host != user:
                raise Refused(Text("refused-not-host", {"host": Text("name", {"text": _host_name(lobby)})}))
            game, wanted = self._referee.game(lobby.game), lobby.seats if seats is None else seats
            return replace(
                lobby,
                options=_checked(game, wanted, {**lobby.options, **(options or {})}, len(lobby.holders)),
                seats=wanted,
                title=lobby.title if title is None else _checked_title(title),
            )

        return await self._change(match, change)

    async def start(self, match: MatchId, user: UserId) -> Look:
        """Shuffle the seats, set the game up, and send the first notices; for those seated, when it is full.

        A press that comes second finds the match running and gets its look.
        """
        for _ in range(ATTEMPTS):
            lobby = await self._match(match)
            _require_seat(lobby, user)
            if lobby.status in ("running", "over"):
                return await self.look(match, user)
            _require_lobby(lobby)
            if lobby.free:
                raise Refused(Text("refused-not-full", {"free": lobby.free}))
            step = await self._referee.start(lobby, await self._store.seed(match))
            first = Known(step.state, step.pending)
            move = await self._start_move(lobby, step, first, user)
            if await self._commit(move) == "done":
                self._positions.keep(match, 0, first)
                self._changed(match)
                return await self.look(match, user)
            self._reads.changed(match)
        raise Refused(Text("refused-busy"))

    async def rematch(self, match: MatchId, user: UserId, name: str) -> Match:
        """After the end: a new lobby of the same kind; whoever asks second joins that lobby."""
        former = await self._match(match)
        if former.status in ("lobby", "running"):
            raise Refused(Text("refused-not-over"))
        _require_seat(former, user)
        if former.rematch is None:
            await self._require_room(user, former.place)
        automats = [Holder(seat=0, automat=one.automat, name=one.name) for one in former.holders if one.automat]
        seed, now = self._token(SEED_BYTES), self._now()
        new = Match(
            id=self._new_id(),
            game=former.game,
            rules_version=self._referee.game(former.game).info.rules_version,
            options=former.options,
            seats=former.seats,
            holders=_renumbered([Holder(seat=0, user=user, name=apart(name, (), 1)), *automats]),
            host=user,
            seed_hash=seed_hash(seed),
            title=former.title,
            pace=former.pace,
            visibility=former.visibility,
            practice=former.practice,
            place=replace(former.place, thread=None),
            created=now,
            updated=now,
        )
        made = await self._open(new, seed, f"rematch:{match}", announce=True)
        while made.status == "closed":
            made = await self._open(new, seed, f"rematch:{made.id}", announce=True)
        return made if made.id == new.id else await self.join(made.id, user, name)

    async def _require_room(self, host: UserId, place: Place) -> None:
        """Refuse more open lobbies than a person, or a server, should have."""
        own = [match for match in await self._store.matches_of(host) if match.status == "lobby" and match.host == host]
        if len(own) >= LOBBIES:
            raise Refused(Text("refused-many-lobbies", {"most": LOBBIES}))
        if place.guild is None:
            return
        here = [match for match in await self._store.matches_in(place.guild) if match.status == "lobby"]
        if len(here) >= LOBBIES_HERE:
            raise Refused(Text("refused-many-here", {"most": LOBBIES_HERE}))

    async def _close(self, match: Match, words: Text | None) -> Match:
        now = self._now()
        told: list[Notice] = [notices.lobby(match, now=now)]
        if match.status == "running":
            told.append(notices.card(match.id, match.seq, now=now))
        if words is not None:
            told.append(notices.note(match, words, now=now))
        await self._store.close_match(match.id, now, told)
        self._changed(match.id)
        return await self._match(match.id)

    async def _open(self, match: Match, seed: str, origin: str, announce: bool) -> Match:
        told = [notices.lobby(match, now=match.created, new=True)] if announce else []
        made = await self._store.create(match, seed, origin, told)
        self._changed(made.id)
        return made

    async def _change(self, match: MatchId, change: Callable[[Match], Match]) -> Match:
        for _ in range(ATTEMPTS):
            lobby = await self._match(match)
            _require_lobby(lobby)
            changed = change(lobby)
            if changed is lobby:
                return lobby
            now = self._now()
            changed = replace(changed, updated=now)
            if await self._store.change_lobby(changed, lobby.edition, [notices.lobby(lobby, now=now)]):
                self._changed(match)
                return await self._match(match)
            self._reads.changed(match)
        raise Refused(Text("refused-busy"))

    async def _start_move(self, lobby: Match, step: Step[State], first: Known, user: UserId) -> Move:
        now, state = self._now(), step.state
        # The seed was fixed, and its hash published, before anybody sat down.
        source = Source(Rng(f"{await self._store.seed(lobby.id)}:seats"))
        order = [int(n) for n in source.shuffle([str(n) for n in range(lobby.seats)])]
        holders = self._marked(lobby.game, step.state, _renumbered([lobby.holders[n] for n in order]))
        match = replace(lobby, holders=holders, seq=0)
        waiting = engine.waited_for(step.pending)
        turned = notices.turn(match, waiting, None)
        told = [notices.lobby(match, now=now), *notices.of_turn(match, 0, turned, over=False, now=now)]
        for holder in holders:
            if holder.user is None or holder.dm_closed:
                continue
            if await self._positions.secrets(match, first, holder.seat):
                told.append(notices.secret(match, 0, holder, new=True, now=now))
        return Move(
            match=match.id,
            expect=-1,
            edition=lobby.edition,
            entry=Entry(
                seq=0,
                kind="start",
                actor=user,
                order=order,
                draws=step.draws,
                events=step.events,
                forced=step.forced,
                at=now,
            ),
            snapshot=self._snapshot(match, 0, state),
            keep=True,
            status="running",
            era=0,
            waiting=waiting,
            resigned=(),
            asked=turned.asked,
            holders=holders,
            notices=tuple(told),
        )

    def _marked(self, game: str, state: State, holders: Sequence[Holder]) -> tuple[Holder, ...]:
        """Those who play, people of one name told apart by what they play."""
        found, say = [self._referee.game(game).byname(state, holder.seat) for holder in holders], Wording()
        marks = [
            "" if mark is None or holder.automat else say(mark) for mark, holder in zip(found, holders, strict=True)
        ]
        names = by_marks([holder.name for holder in holders], marks)
        return tuple(replace(holder, name=name) for holder, name in zip(holders, names, strict=True))

    def _new_id(self) -> MatchId:
        number = int(self._token(8), 16)
        letters = []
        for _ in range(8):
            number, rest = divmod(number, len(LETTERS))
            letters.append(LETTERS[rest])
        return "".join(letters)


def _require_lobby(match: Match) -> None:
    if match.status != "lobby":
        raise Refused(Text("refused-closed" if match.status == "closed" else "refused-started"))


def _require_seat(match: Match, user: UserId) -> None:
    if match.seat_of(user) is None:
        raise Refused(Text("refused-seated-only"))


def _seated(lobby: Match, holder: Holder) -> Match:
    if not lobby.free:
        raise Refused(Text("refused-full", {"seats": lobby.seats}))
    return replace(lobby, holders=(*lobby.holders, holder))


def _renumbered(holders: list[Holder]) -> tuple[Holder, ...]:
    return tuple(replace(holder, seat=seat) for seat, holder in enumerate(holders))


def _host_name(lobby: Match) -> str:
    return next((holder.name for holder in lobby.holders if holder.user == lobby.host), "")


def _checked_title(title: str) -> str:
    cleaned = tidy(title)
    if len(cleaned) > TITLE:
        raise Refused(Text("refused-title", {"most": TITLE}))
    return cleaned


def _checked(game: Game[Any, Any], seats: int, options: Options, taken: int) -> dict[str, OptionValue]:
    """Every house choice of a lobby that so many seats can play, with those that are taken among them."""
    try:
        chosen = game.chosen(seats, options)
    except Rejected as error:
        raise Refused(error.text) from None
    if seats < taken:
        raise Refused(Text("refused-too-many", {"taken": taken, "seats": seats}))
    return chosen
