"""What Concept cards, tiles and Avatars do to Chronos and to the board (3.4, 4.13)."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import flow
from rules.core.effects import Extent, Picking, Run, Verb
from rules.core.game import Frame
from rules.core.ops import with_branches
from rules.core.types import AnyDecision, Option, Seat
from rules.games.hybris import table
from rules.games.hybris.actions import technologies
from rules.games.hybris.modules.chronos import blocks, board, forces, marches
from rules.games.hybris.modules.chronos.records import concepts
from rules.games.hybris.ops import ModuleOp, Pay
from rules.games.hybris.state import HybrisState
from rules.games.hybris.team import TEAM
from rules.games.hybris.verbs.base import picked, question
from rules.games.hybris.words import Ctx, say

ANY = "any"


class DoGain(Verb[HybrisState, ModuleOp]):
    """Chronos gains."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """VP or resources."""
        forces.gain(draft, op.what, op.n, ctx)


class DoBreak(Verb[HybrisState, ModuleOp]):
    """Chains are broken: of a Concept, or of one that the players choose."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """One by one."""
        if op.where == ANY:
            TEAM.ask(draft, "break", ctx)
        else:
            forces.break_chain(draft, op.where, ctx)


class DoShatter(Verb[HybrisState, ModuleOp]):
    """All Chains of a Concept that the players choose."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Ask which."""
        TEAM.ask(draft, "shatter", ctx)


class DoAdd(Picking[HybrisState, ModuleOp]):
    """A Chain is added: to a Concept, or to one that who uses the effect chooses."""

    def among(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Collection[str]:
        """Concepts that have room for it."""
        meant = concepts(state.content) if op.where == ANY else (op.where,)
        return [concept for concept in meant if forces.may_add(state, concept)]

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Ask only where it may be any."""
        if op.where == ANY:
            super().do(draft, run, op, seat, ctx)
        elif forces.may_add(draft, op.where):
            forces.add_chain(draft, op.where, ctx)

    def ask(self, state: HybrisState, run: Run, op: ModuleOp, frame: Frame) -> AnyDecision:
        """Which Concept."""
        found = self.among(state, run, op, frame.v["seat"])
        return question(state, run, frame, "chain", [concept_option(state, one) for one in found])

    def answer(self, draft: HybrisState, run: Run, op: ModuleOp, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Add it there."""
        flow.pop(draft)
        forces.add_chain(draft, picked(choice), ctx)


def concept_option(state: HybrisState, concept: str) -> Option:
    """A Concept to choose."""
    return Option(f"concept:{concept}", forces.concept_text(state, concept), ref=f"concept:{concept}")


class DoIntensity(Verb[HybrisState, ModuleOp]):
    """Intensity is added or taken."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Nothing when there is none to take."""
        return Extent.FULL if op.n > 0 or board.intensity(state, op.where) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Change it."""
        forces.change_intensity(draft, op.where, op.n, ctx)


class DoBlock(Verb[HybrisState, ModuleOp]):
    """A space is blocked that the players choose, where there is a choice."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Nothing without such a space."""
        return Extent.FULL if blocks.candidates(state, op.where) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Ask which; without any it is ignored."""
        if blocks.candidates(draft, op.where):
            TEAM.ask(draft, "block", ctx, where=op.where)


class DoUnblock(Verb[HybrisState, ModuleOp]):
    """A Blocked token is taken away that the players choose."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Nothing without one."""
        return Extent.FULL if board.blocked(state) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Ask which."""
        if board.blocked(draft):
            TEAM.ask(draft, "unblock", ctx)


class DoObliterate(Verb[HybrisState, ModuleOp]):
    """A Temple of the Mortal World or a Made Technology leaves the game; the players choose which."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Nothing where there is none."""
        return Extent.FULL if doomed(state, op.what) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Ask which."""
        if doomed(draft, op.what):
            TEAM.ask(draft, f"obliterate-{op.what}", ctx)


def doomed(state: HybrisState, what: str) -> bool:
    """Whether there is anything to obliterate of a kind."""
    if what == "temple":
        return any(city.temples for city in state.cities.values())
    return any(player.technologies for player in state.players.values())


class DoAppoint(Verb[HybrisState, ModuleOp]):
    """The players choose one of them, whom what follows concerns."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Ask whom."""
        TEAM.ask(draft, "appoint", ctx)


class DoMake(Picking[HybrisState, ModuleOp]):
    """A plan of the own is made at once, for less Aegis."""

    def among(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Collection[str]:
        """Plans that can be paid."""
        return self._payable(state, op, seat, state.players[seat].aegis)

    def _payable(self, state: HybrisState, op: ModuleOp, seat: Seat, aegis: int) -> list[str]:
        own = [made.tile for made in state.forge if made.owner == seat]
        return [tile for tile in own if max(0, table.make_cost(state, seat, tile) - op.n) <= aegis]

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """By what is left after the prices that come before it."""
        steps = self.effects.programs(state)[run.program][: run.step]
        price = sum(one.n for one in with_branches(steps) if isinstance(one, Pay) and one.what == "aegis")
        found = self._payable(state, op, seat, state.players[seat].aegis - price)
        return Extent.FULL if found else Extent.NONE

    def ask(self, state: HybrisState, run: Run, op: ModuleOp, frame: Frame) -> AnyDecision:
        """Which plan."""
        seat = frame.v["seat"]
        found = self.among(state, run, op, seat)
        return question(state, run, frame, "forge", [technologies.made_option(state, seat, one, op.n) for one in found])

    def answer(self, draft: HybrisState, run: Run, op: ModuleOp, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Make it."""
        flow.pop(draft)
        technologies.make(draft, frame.v["seat"], picked(choice), ctx, less=op.n)


class DoFree(Verb[HybrisState, ModuleOp]):
    """The next activation in this Age costs nothing."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Nothing when it is so already."""
        return Extent.NONE if seat in board.part(state)["free"] else Extent.FULL

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Note it."""
        if seat not in board.part(draft)["free"]:
            board.part(draft)["free"].append(seat)
            say(ctx, "free-activation", seat)


class DoMarch(Verb[HybrisState, ModuleOp]):
    """An Avatar leaves the board; out of a Combat that comes after it."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Where it cannot, a Chain breaks."""
        if draft.combat is not None:
            marches.put_off(draft, op.what, op.where)
            return
        avatar = marches.lowest(draft) if op.what == marches.LOWEST else op.what
        marches.send(draft, avatar, op.where, marches.tied(draft, run.source), ctx)


class DoLine(Verb[HybrisState, ModuleOp]):
    """An Avatar in a Combat turns up one more card."""

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Note it."""
        for side in draft.combat.sides if draft.combat is not None else ():
            if side.seat is None:
                side.limit += op.n


class DoAntique(Verb[HybrisState, ModuleOp]):
    """The players take one of the Antique Technologies."""

    def extent(self, state: HybrisState, run: Run, op: ModuleOp, seat: Seat) -> Extent:
        """Nothing when none is left."""
        return Extent.FULL if board.part(state)["antiques"] else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: ModuleOp, seat: Seat, ctx: Ctx) -> None:
        """Ask which."""
        if board.part(draft)["antiques"]:
            TEAM.ask(draft, "antique", ctx)


VERBS: dict[str, Verb[HybrisState, ModuleOp]] = {
    "chronos_gain": DoGain(),
    "chain_break": DoBreak(),
    "chain_add": DoAdd(),
    "shatter": DoShatter(),
    "intensity": DoIntensity(),
    "block": DoBlock(),
    "unblock": DoUnblock(),
    "obliterate": DoObliterate(),
    "appoint": DoAppoint(),
    "make_now": DoMake(),
    "free_activation": DoFree(),
    "avatar_move": DoMarch(),
    "zone_draw": DoLine(),
    "antique": DoAntique(),
}
