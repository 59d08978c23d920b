"""Verbs about where gods stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rules.core.types import Option, Text
from rules.games.pantheum import data
from rules.games.pantheum.board import REFS, SQUARES, move_god
from rules.games.pantheum.options import arrivals
from rules.games.pantheum.outlook import NOTHING, Goal, Outlook, Stir, Sum
from rules.games.pantheum.verbs.base import Move, Scene, Verb, bare, does
from rules.games.pantheum.words import Ctx, god_text, player_text, square

G = TypeVar("G", data.MoveGod, data.Swap)


class Striding(Verb[G]):
    """Another range, and nothing else."""

    stirs = frozenset({Stir.GODS})

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """Nothing by itself."""
        return [NOTHING]


@does(data.MoveGod)
class DoMoveGod(Striding[data.MoveGod]):
    """The own god goes to another free tile."""

    asks = ("move-god",)

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Any."""
        gods = scene.state.gods()
        return [REFS[key] for key in SQUARES if key not in gods]

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """It goes there."""
        scene.use()
        move_god(scene.state, ctx, scene.seat, bare(move[0]))

    def options(self, scene: Scene, prefix: Move, keys: Sequence[str]) -> list[Option]:
        """What would be in range there."""
        return arrivals(scene.state, scene.seat, [bare(key) for key in keys])


@does(data.Swap)
class DoSwap(Striding[data.Swap]):
    """The own god and another exchange tiles."""

    asks = ("swap",)

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Any god on the board, Kronos too."""
        players = scene.state.players.items()
        found = [f"god:{player.god}" for seat, player in players if seat != scene.actor and player.at is not None]
        return [*found, "god:kronos"] if scene.state.kronos else found

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """They exchange."""
        scene.use()
        draft, god, own = scene.state, bare(move[0]), scene.player.at
        assert own is not None
        if god == "kronos":
            assert draft.kronos is not None
            at, draft.kronos.at = draft.kronos.at, own
        else:
            other = next(seat for seat, player in draft.players.items() if player.god == god)
            at = str(draft.players[other].at)
            draft.change(other, at=own)
        draft.change(scene.seat, at=at)
        scene.say(ctx, "swap", god=god_text(god))

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """Where it stands."""
        state, god = scene.state, bare(key)
        label, at = god_text(god), str(state.kronos.at if state.kronos else "")
        for seat, player in state.players.items():
            if player.god == god:
                label, at = player_text(god, seat), str(player.at)
        return Option(key, label, REFS[at], hint=Text("pantheum-hint-stands", {"tile": square(at)}))
