"""A small table to play on in tests: positions by placing units, answers in short words, all through the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules import scenario
from rules.core import engine
from rules.core.text import Wording, add_words
from rules.core.types import Choice, Command, Draw, Setup, Viewer
from rules.games.storm.data import UNITS, mandatory, pool
from rules.games.storm.game import Storm
from rules.games.storm.state import Piece, StormState
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, SIDES, RoundView, StormView
from tests.support.position import Position

add_words("rules.games.storm")
GAME = Storm()
NAMES = ("Ione", "Theano")
SAY = Wording("en", NAMES)
SEATS = {CHTHONIAN: 0, OLYMPIAN: 1}
OTHERS = {side: [name for name in pool(side) if name != mandatory(side)] for side in SIDES}
"""All units of a side but the one that always takes part."""


def start(seed: str = "table", **options: str | int | bool) -> StormState:
    """A fresh match at its first decision."""
    state = engine.start(GAME, Setup("storm", 2, seed, dict(options))).state
    assert isinstance(state, StormState)
    return state


def placed(places: Mapping[str, int], known: Iterable[str]) -> list[dict[str, Any]]:
    """Nine pieces of each side: those placed, the rest lost; Hades at 10 and Zeus at 15 unless placed elsewhere."""
    shown = set(known)
    found = []
    for side in SIDES:
        own = {name: at for name, at in places.items() if UNITS[name].side == side}
        own.setdefault(mandatory(side), 10 if side == CHTHONIAN else 15)
        fill = [name for name in pool(side) if name not in own and name not in ("persephone", "demeter")]
        own |= dict.fromkeys(fill[: 9 - len(own)], 0)
        found += [
            {"side": side, "region": at, "name": name, "known": at == 0 or name in shown} for name, at in own.items()
        ]
    return found


def answered(
    state: StormState, *choices: Choice, seat: int | None = None, draws: Sequence[Draw] | None = None
) -> StormState:
    """The state after a seat, or whoever is asked first, has answered one question after the other."""
    for choice in choices:
        decision = next(one for one in engine.pending(GAME, state) if seat is None or one.seat == seat)
        command = Command(decision.id, decision.seat, choice)
        state = engine.submit(GAME, state, command, draws, strict=False).state
    return state


def known_to(state: StormState, viewer: Viewer) -> tuple[StormView, list[object]]:
    """What a viewer sees, and what is asked; of others' secret questions no more than that they stand."""
    asked: list[object] = [
        (one.id, one.seat) if one.secret and one.seat != viewer.seat else one for one in engine.pending(GAME, state)
    ]
    return engine.view(GAME, state, viewer), asked


class Table(Position[StormState, StormView]):
    """A match in a position in which a side is about to act; seat 0 plays the Chthonians."""

    game = GAME
    say = SAY

    def __init__(self, active: str = CHTHONIAN, /, **given: Any) -> None:
        """Units by name and region; settings: known, honor, energy (Chthonians first), options."""
        known = given.pop("known", ())
        honor, energy = given.pop("honor", (16, 16)), given.pop("energy", (24, 24))
        fresh = start(**{"setup": "random", **given.pop("options", {})})
        factions = {side: {"honor": honor[n], "energy": energy[n]} for n, side in enumerate(SIDES)}
        patch = {
            "pieces": placed(given, known),
            "active": active,
            "turn": 5,
            "factions": factions,
            "stack": [{"at": "turn"}],
            "seen": None,
        }
        super().__init__(scenario.position(GAME, fresh, patch))

    @property
    def asked(self) -> list[int]:
        """Seats that are asked."""
        return [one.seat for one in self.pending()]

    def piece(self, name: str) -> Piece:
        return next(piece for piece in self.state.pieces if piece.name == name)

    def at(self, name: str) -> int:
        return self.piece(name).region

    def known(self, *names: str) -> list[bool]:
        return [self.piece(name).known for name in names]

    def key(self, name: str) -> str:
        """A unit as an option of its owner."""
        number = next(n for n, piece in enumerate(self.state.pieces) if piece.name == name)
        return f"unit:{name}" if self.state.pieces[number].known else f"hidden:{number}"

    def pick_up(self, *names: str) -> Table:
        """Choose units to move, up to the question where to."""
        region = self.at(names[0])
        self.choose(f"from:{region}")
        if self.kind == "movers":
            self.choose([self.key(name) for name in names])
        assert self.kind == "target"
        return self

    def move(self, *names: str, to: int, night: bool = False) -> Table:
        """Move units as the side whose turn it is."""
        return self.pick_up(*names).choose(f"region:{to}:night" if night else f"region:{to}")

    def targets(self, *names: str) -> dict[int, tuple[int, int]]:
        """Honor and energy by region for these units, nothing chosen; the table stays as it is."""
        before = self.step
        self.pick_up(*names)
        choosing = self.view(self.decision().seat).choosing
        self.step = before
        assert choosing is not None
        return {target.region: (target.honor, -target.energy) for target in choosing.targets if not target.night}

    def fight(self, attacker: str, defender: str) -> Table:
        """Sealed choices of a round: `standard:3`."""
        assert self.state.fight is not None
        choices = {self.state.fight.attacker: attacker, self.state.fight.defender: defender}
        for side in SIDES:
            self.choose(choices[side], seat=SEATS[side])
        return self

    def honor(self) -> tuple[int, int]:
        """Honor of Chthonians and Olympians."""
        return self.state.factions[CHTHONIAN].honor, self.state.factions[OLYMPIAN].honor

    def energy(self) -> tuple[int, int]:
        return self.state.factions[CHTHONIAN].energy, self.state.factions[OLYMPIAN].energy

    def lost(self, side: str) -> list[str]:
        return self.state.factions[side].lost

    def report(self) -> RoundView:
        assert self.state.report is not None
        return self.state.report

    def strengths(self) -> tuple[int, ...]:
        """Effective strengths of attacker and defender in the last round."""
        return tuple(row.strength for row in self.report().sides)

    def losses(self) -> tuple[int, ...]:
        """How many units attacker and defender lost in the last round."""
        return tuple(len(row.lost) for row in self.report().sides)
