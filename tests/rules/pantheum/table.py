"""A small table to play on in tests: positions by patch, choices by key, everything through the public engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import rules.games
from rules import scenario
from rules.core import engine
from rules.core.game import find
from rules.core.text import Wording
from rules.core.types import Choice, ChooseOne, Draw, Setup
from rules.games.pantheum.data import PLANS
from rules.games.pantheum.game import Pantheum
from rules.games.pantheum.state import PantheumState, Player, Tile
from rules.games.pantheum.view import PantheumView
from tests.support.position import Position

assert rules.games
GAME = find("pantheum")
assert isinstance(GAME, Pantheum)
NAMES = ("Theano", "Dion", "Kyra", "Milo")
SAY = Wording("en", NAMES)

VP = {
    "0,0": 1, "0,1": 2, "0,2": 3,
    "1,0": 0, "1,1": 1, "1,2": 2, "1,3": 3,
    "2,0": 3, "2,1": 0, "2,2": 1, "2,3": 2,
    "3,0": 2, "3,1": 3, "3,2": 0, "3,3": 1,
}  # fmt: skip
"""Points of the squares in test positions."""


def satchel(elements: str) -> dict[str, int]:
    """`"GGB"` as a satchel."""
    return {element: elements.count(element) for element in "GRB"}


def seat(
    elements: str = "",
    at: str | None = None,
    place: Sequence[str] = (),
    shift: Sequence[str] = (),
    lock: Sequence[str] = (),
    **more: Any,
) -> dict[str, Any]:
    """A patch for one seat."""
    columns = {"place": list(place), "shift": list(shift), "lock": list(lock)}
    return {"satchel": satchel(elements), "at": at, "columns": columns, **more}


def tile(elements: str = "", **more: Any) -> dict[str, Any]:
    """A patch for one tile that holds `"RR"`."""
    return {"element": elements[:1] or None, "count": len(elements), **more}


def locked(landscape: str, favor: int, **more: Any) -> dict[str, Any]:
    """A patch for one locked tile."""
    return {"landscape": landscape, "favor": favor, **more}


AROUND_B2 = ("0,0", "0,1", "0,2", "1,0", "1,1", "1,2", "2,0", "2,1", "2,2")
ALL_LOCKED = {key: locked("FMW"[n % 3], 0) for n, key in enumerate(AROUND_B2)}
"""Everything in range of a god on b2 is locked."""


def _with_plans(players: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """Seats by number; those without a plan get one that nobody has."""
    taken = {player.get("plan") for player in players}
    free = [plan for plan in PLANS if plan not in taken]
    return {str(n): {"plan": free.pop(0), **player} for n, player in enumerate(players)}


class Table(Position[PantheumState, PantheumView]):
    """A match in a position: bare board, standard points, empty satchels, unless told otherwise."""

    game = GAME
    say = SAY

    def __init__(
        self,
        *players: Mapping[str, Any],
        at: str = "column",
        board: Mapping[str, Any] | None = None,
        draws: Sequence[Draw] = (),
        options: Mapping[str, str | int | bool] | None = None,
        step: str | None = None,
        **more: Any,
    ) -> None:
        fresh = start(len(players), options=options)
        frame: dict[str, Any] = {"at": at}
        if at == "kronos":
            frame["v"] = {"step": step or "card"}
        patch: dict[str, Any] = {
            "turn": 0,
            "first": 0,
            "die": None,
            "stack": [frame],
            "board": {key: {"vp": vp} for key, vp in VP.items()},
            "players": _with_plans(players),
            **more,
        }
        for key, changes in (board or {}).items():
            patch["board"][key] = {**patch["board"].get(key, {}), **changes}
        if len(players) == 1 and at != "kronos" and "kronos" not in more:
            patch["kronos"] = {"at": "0,3"}
        super().__init__(scenario.position(GAME, fresh, patch, draws))

    def tile(self, key: str) -> Tile:
        return self.state.board[key]

    def player(self, n: int = 0) -> Player:
        return self.state.players[n]

    def held(self, n: int = 0) -> str:
        """A satchel as letters, in the order G, R, B."""
        return "".join(element * self.player(n).satchel[element] for element in "GRB")

    def decision(self, seat: int | None = None) -> ChooseOne:
        found = super().decision(seat)
        assert isinstance(found, ChooseOne)
        return found

    def offers(self, seat: int | None = None) -> list[str]:
        """Keys of the standing decision, `back` left out."""
        return [key for key in super().offers(seat) if key != "back"]

    def choose(self, *choices: Choice, seat: int | None = None, draws: Sequence[Draw] = ()) -> Self:
        """Answer one question after the other; the only column that was possible has been taken by the engine."""
        for choice in choices:
            if choice != f"column:{self.state.column}" or choice in self.offers(seat):
                super().choose(choice, seat=seat, draws=draws)
                draws = draws[len(self.step.draws) :]
        return self

    def quick_turn(self, square: str, next_roll: str = "GG") -> Table:
        """From the move to the end of the turn: the Place action and nothing else, each time the first answer."""
        self.choose(f"tile:{square}")
        for _ in range(12):
            keys = self.offers()
            wanted = ("pass", "end", "action", "column:place")
            key = next((key for key in wanted if key in keys), keys[0])
            self.choose(key, draws=[next_roll] if key == "pass" else [])
            if key == "pass":
                return self
        raise AssertionError("the turn did not end")

    def said(self) -> list[str]:
        """Everything told so far, in English; events that nobody needs to read aside."""
        return [SAY(event.text) for event in self.log if event.audience is None]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.log]


def start(seats: int, seed: str = "table", options: Mapping[str, str | int | bool] | None = None) -> PantheumState:
    """A fresh match at its first decision."""
    state = engine.start(GAME, Setup("pantheum", seats, seed, dict(options or {}))).state
    assert isinstance(state, PantheumState)
    return state


def scored(*players: Mapping[str, Any], board: Mapping[str, Any] | None = None, **more: Any) -> Table:
    """A position in which the last turn has just ended."""
    return Table(*players, at="finish", board=board, ending=True, **more)
