"""Verbs about what lies on the board: elements, and alone blight, that move or go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rules.core.types import Args, Option, Text
from rules.games.pantheum import data
from rules.games.pantheum.appraisal import Appraisal
from rules.games.pantheum.board import REFS, add_element, change_blight, land_blight, reach, room, take_element
from rules.games.pantheum.options import blight_option, source_option
from rules.games.pantheum.outlook import Goal, Outlook, Stir, Sum
from rules.games.pantheum.verbs.base import Idle, Move, Scene, Verb, bare, does
from rules.games.pantheum.words import Ctx, element_text, square

F = TypeVar("F", data.Shift, data.ShiftBlight)


def _blights(scene: Scene, sources: Sequence[str], span: Sequence[str]) -> list[str]:
    """Any blight that has another tile to go to (A17)."""
    return [f"blight:{key}" for key in sources if scene.state.board[key].blight and {*span} - {key}]


def _others(tiles: Iterable[str], piece: str) -> list[str]:
    """All but the tile that a piece lies on."""
    own = REFS[bare(piece)]
    return [tile for tile in tiles if tile != own]


class Shifting(Verb[F]):
    """One piece from a tile to another."""

    asks = ("from", "to")

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Move it."""
        scene.use()
        source, target = bare(move[0]), bare(move[1])
        ends = {"source": square(source), "target": square(target)}
        if move[0].startswith("blight:"):
            change_blight(scene.state, source, -1)
            scene.say(ctx, "shift-blight", **ends)
            land_blight(scene.state, ctx, target)
            return
        element = take_element(scene.state, source)
        add_element(scene.state, target, element)
        scene.say(ctx, "shift", element=element_text(element), **ends)

    def question(self, scene: Scene, prefix: Move, key: str) -> tuple[str, Text]:
        """Where to is asked of a piece that is named: the only one there is was never asked for."""
        if not prefix:
            return super().question(scene, prefix, key)
        source = bare(prefix[0])
        element = None if prefix[0].startswith("blight:") else scene.state.board[source].element
        piece: Args = {"element": element_text(element) if element else "none", "source": square(source)}
        return "to", Text("pantheum-ask-to", {"by": scene.doer(), **piece})

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """What is moved; where it would come to, with what it would meet there."""
        if not prefix:
            return source_option(key, scene.state.board[bare(key)])
        if prefix[0].startswith("blight:"):
            return blight_option(bare(key), scene.state.board[bare(key)], shifted=True)
        return super().option(scene, prefix, key)


@does(data.Shift)
class DoShift(Shifting[data.Shift]):
    """An element, or alone a blight."""

    stirs = frozenset({Stir.SHIFT})

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """From every source in range that is not excepted to every other tile that takes it."""
        board, span = scene.state.board, scene.reach()
        fits = room(scene.state, span)
        if prefix:
            element = None if prefix[0].startswith("blight:") else board[bare(prefix[0])].element
            return _others(fits[element] if element else [REFS[key] for key in span], prefix[0])
        sources = span
        if self.under_gods:
            sources = reach(scene.state, scene.actor, scene.column, under_gods=True)
        elif self.effect.source == "worth":
            sources = [key for key in span if not self.excepted(scene, key)]
        held = [(REFS[key], element) for key in sources if (element := board[key].element)]
        pieces = [piece for piece, element in held if fits[element] not in ((), (piece,))]
        return [*pieces, *_blights(scene, sources, span)] if scene.blight_too else pieces

    @property
    def under_gods(self) -> bool:
        """Whether it takes from under another god."""
        return self.effect.source == "gods"

    def excepted(self, scene: Scene, key: str) -> str:
        """Tiles that are worth nothing, as sources."""
        return "worth" if self.effect.source == "worth" and not scene.state.board[key].vp else ""

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """One element comes, or one that is in the way goes, or a blight comes."""
        other = [Sum(clears=1), Sum(blight=1)]
        return [*other, Sum(1)] if outlook.sources(goal) else other

    def worth(self, eye: Appraisal) -> float:
        """The best there is."""
        return eye.best_shift()


@does(data.ShiftBlight)
class DoShiftBlight(Shifting[data.ShiftBlight], Idle[data.ShiftBlight]):
    """Kronos: a blight (A23)."""

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Within his range."""
        span = scene.reach()
        return _others([REFS[key] for key in span], prefix[0]) if prefix else _blights(scene, span, span)


@does(data.Remove)
class DoRemove(Verb[data.Remove]):
    """An element off a tile, or alone a blight."""

    asks = ("remove",)
    stirs = frozenset()

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """From the own tile, or from any in range."""
        found = []
        for key in [scene.at] if self.effect.source == "own" and scene.at else scene.reach():
            tile = scene.state.board[key]
            if tile.element:
                found.append(REFS[key])
            if tile.blight and scene.blight_too:
                found.append(f"blight:{key}")
        return found

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Take it; blight always goes to the supply (A18)."""
        scene.use()
        key = bare(move[0])
        if move[0].startswith("blight:"):
            change_blight(scene.state, key, -1)
            scene.say(ctx, "remove-blight", tile=square(key))
            return
        element = take_element(scene.state, key)
        if self.effect.to == "satchel":
            scene.state.fill(scene.seat, {element: 1})
        scene.say(ctx, "remove", f"remove-{self.effect.to}", element=element_text(element), tile=square(key))

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """What is removed."""
        return source_option(key, scene.state.board[bare(key)])

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """One that is in the way goes; perhaps into the satchel."""
        return [Sum(clears=1, held=int(self.effect.to == "satchel" and outlook.underfoot()))]

    def worth(self, eye: Appraisal) -> float:
        """An element of the own tile is worth having where it is missed little."""
        return 0.3 + eye.taking_own() if self.effect.to == "satchel" else -1.0
