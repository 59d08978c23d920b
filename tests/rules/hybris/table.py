"""A small table to play on in tests: positions by patch, choices by key, everything through the public engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import rules.games
from rules import scenario
from rules.core import engine
from rules.core.game import find
from rules.core.options import OptionValue
from rules.core.text import Wording
from rules.core.types import Draw, Setup
from rules.games.hybris.content import HOUSE, content_of
from rules.games.hybris.game import Hybris
from rules.games.hybris.state import Char, HybrisState, Player
from rules.games.hybris.view import HybrisView
from tests.support.position import Position

assert rules.games
GAME = find("hybris")
assert isinstance(GAME, Hybris)
SAY = Wording("en", ("Theano", "Dion", "Kyra", "Milo"))
BASE = content_of(HOUSE, ())
GODS = ("zeus", "poseidon", "athena", "hades")
GOODS = ("aegis", "believer", "prayer", "vp", "greatness")


def seat(olympian: str, *, free: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    """A patch for one seat: 5 Aegis, 3 Greatness, and nothing else but what is said. Characters in `free` are ready."""
    chars = {key: {"where": "ready"} for key in free}
    chars |= {key: {"where": where} for key, where in more.pop("at", {}).items()}
    chars |= {key: {"where": "ready", "token": token} for key, token in more.pop("plan", {}).items()}
    return {"olympian": olympian, "aegis": 5, "greatness": 3, "chars": chars, **more}


def bare(*tiles: str) -> dict[str, list[str]]:
    """Tiles without pieces, for `tiles`."""
    return {tile: [] for tile in tiles}


def spent(olympian: str, sparks: int, *, alone: bool = False) -> dict[str, list[str]]:
    """Tiles from which so many Sparks are gone, from the first tile on; `alone`: and all other pieces as well."""
    found = {}
    for tile in BASE.olympians[olympian].tiles:
        left: list[str] = [one for one in tile.elements if one == "spark" or not alone]
        while sparks and "spark" in left:
            left.remove("spark")
            sparks -= 1
        found[tile.id] = left
    return found


STACKS: dict[str, list[dict[str, Any]]] = {
    "turn": [{"at": "age", "v": {"step": 3}}, {"at": "actions"}, {"at": "turn", "v": {"seat": 0, "acted": False}}],
    "actions": [{"at": "age", "v": {"step": 3}}, {"at": "actions"}],
    "pillars": [{"at": "age", "v": {"step": 0}}],
    "planning": [{"at": "age", "v": {"step": 1}}],
    "closing": [{"at": "age", "v": {"step": 3}}],
    "end": [{"at": "age", "v": {"step": 4}}],
}
PHASES = {"turn": "action", "actions": "action", "pillars": "pillars", "planning": "planning"}


def acting(character: str, place: str, space: str = "", step: str = "action", number: int = 0) -> list[dict[str, Any]]:
    """A stack in the middle of an activation: about to do the given step at a place."""
    v = {"seat": number, "character": character, "token": None, "step": step, "place": place, "space": space}
    turn = {"at": "turn", "v": {"seat": number, "acted": True}}
    return [{"at": "age", "v": {"step": 3}}, {"at": "actions"}, turn, {"at": "activation", "v": v}]


class Table(Position[HybrisState, HybrisView]):
    """A match in a position: it is seat 0's turn in Age 1, all Pillars by seat from 1 on but the second."""

    game = GAME
    say = SAY

    def __init__(
        self,
        *players: Mapping[str, Any],
        at: str | list[dict[str, Any]] = "turn",
        draws: Sequence[Draw] = (),
        options: Mapping[str, OptionValue] | None = None,
        **more: Any,
    ) -> None:
        count = len(players)
        fresh = engine.start(self.game, Setup("hybris", count, "table", dict(options or {}))).state
        stack = STACKS[at] if isinstance(at, str) else at
        phase = PHASES.get(at, "closing") if isinstance(at, str) else "action"
        held = [] if at == "pillars" else [1, 3, 4, 6][:count]
        numbers = dict(enumerate(held))
        patch: dict[str, Any] = {
            "age": 1,
            "phase": phase,
            "turn": 0 if phase == "action" else None,
            "last": 1,
            "order": list(range(count)),
            "stack": stack,
            "players": {
                str(n): {"pillars": [numbers[n]] if n in numbers else [], **player} for n, player in enumerate(players)
            },
            **more,
        }
        super().__init__(scenario.position(self.game, fresh, patch, draws))

    def player(self, n: int = 0) -> Player:
        return self.state.players[n]

    def char(self, key: str) -> Char:
        return self.state.char(key)

    def owns(self, n: int = 0) -> tuple[int, ...]:
        """Aegis, Believers, Prayers, VP, Greatness."""
        return tuple(getattr(self.player(n), what) for what in GOODS)

    def kinds(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(one.seat, one.kind) for one in self.pending()]

    def stopped(self) -> Table:
        """Play no more cards until the Combat is over."""
        while not self.over and self.kind == "card":
            self.choose("stop")
        return self


def here(character: str, place: str, space: str, *players: Mapping[str, Any], **more: Any) -> Table:
    """Seat 0's character stands on a space and may act; the first seat is given without it."""
    first, *others = players
    chars = {**first["chars"], character: {"where": space}}
    return Table({**first, "chars": chars}, *others, at=acting(character, place, space), **more)


def arriving(character: str, *players: Mapping[str, Any], token: str | None = None, **more: Any) -> Table:
    """Seat 0 activates a ready character, its token laid; play stands where that leads."""
    first, *others = players
    laid: dict[str, Any] = {"where": "ready"} if token is None else {"where": "ready", "token": token}
    chars = {**first["chars"], character: laid}
    return Table({**first, "chars": chars}, *others, **more).choose(f"character:{character}")
