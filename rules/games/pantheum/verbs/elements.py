"""Verbs about elements that come from the bank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from rules.core import flow
from rules.core.types import Seat
from rules.games.pantheum import data
from rules.games.pantheum.appraisal import Appraisal
from rules.games.pantheum.board import add_blight, gain, room
from rules.games.pantheum.outlook import Goal, Outlook, Stir, Sum
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs.actions import ACTIONS
from rules.games.pantheum.verbs.base import Idle, Move, Scene, Verb, bare, does
from rules.games.pantheum.view import ELEMENTS
from rules.games.pantheum.words import Ctx, actor_text, card_text, element_text, listed_text


def others_gain(draft: PantheumState, ctx: Ctx, actor: Seat, elements: dict[Seat, str]) -> None:
    """Other seats gain one element each, clockwise (A12); solo: one blight on Kronos' tile instead."""
    for seat in draft.others(actor):
        gain(draft, ctx, seat, elements[seat])
    if draft.kronos:
        add_blight(draft, ctx, draft.kronos.at)


def _placings(fits: Mapping[str, Sequence[str]], prefix: Move) -> Sequence[str]:
    """The colors that fit anywhere; where one of them fits."""
    return fits[bare(prefix[0])] if prefix else [f"element:{element}" for element, tiles in fits.items() if tiles]


@does(data.Place)
class DoPlace(Verb[data.Place]):
    """One element of any color."""

    asks = ("element", "tile")
    stirs = frozenset({Stir.BANK, Stir.SHARE})

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Every color on every tile that takes it and is not excepted."""
        span = scene.reach()
        if self.effect.where != "range":
            span = [key for key in span if not self.excepted(scene, key)]
        return _placings(room(scene.state, span), prefix)

    def excepted(self, scene: Scene, key: str) -> str:
        """The own god's tile, or tiles that are worth nothing."""
        if self.effect.where == "not-own" and key == scene.at:
            return "not-own"
        return "worth" if self.effect.where == "worth" and not scene.state.board[key].vp else ""

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Place it; others may gain by it."""
        scene.use()
        element = bare(move[0])
        scene.put(ctx, element, bare(move[1]))
        for _ in range(self.effect.others_gain):
            others_gain(scene.state, ctx, scene.seat, dict.fromkeys(scene.state.others(scene.seat), element))

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """One element, but not to a tile that is always excepted."""
        where = self.effect.where
        barred = goal.tile is not None and (
            (where == "not-own" and outlook.still and goal.tile == outlook.at)
            or (where == "worth" and not outlook.state.board[goal.tile].vp)
        )
        return [Sum(int(not barred), blight=self.effect.others_gain)]

    def worth(self, eye: Appraisal) -> float:
        """The best place for it."""
        return eye.best_placing(ELEMENTS)


class DoPlaceOne(Verb[tuple[str, ...]]):
    """One of several elements that are still to be placed: `effect` are their colors."""

    asks = ("element", "tile")

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Every color left, on every tile that takes it."""
        fits = room(scene.state, scene.reach())
        return _placings({element: fits[element] for element in ELEMENTS if element in self.effect}, prefix)

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Place it; the frame below keeps the list of what is left."""
        element = bare(move[0])
        scene.put(ctx, element, bare(move[1]))
        scene.state.stack[-1].v["left"].remove(element)


@does(data.PlaceEach)
class DoPlaceEach(Verb[data.PlaceEach]):
    """Certain elements, one after the other, each that fits anywhere (A11)."""

    stirs = frozenset({Stir.BANK})

    def possible(self, scene: Scene) -> bool:
        """While any fits."""
        return DoPlaceOne(self.effect.elements).possible(scene)

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Begin with it."""
        scene.use()
        flow.push(scene.state, "each", actor=scene.actor, card=scene.card, left=list(self.effect.elements))

    def steps(self, scene: Scene) -> Iterator[PantheumState]:
        """After the last that fits, in every order."""
        for step in super().steps(scene):
            yield from self._placed(replace(scene, state=step))

    def _placed(self, scene: Scene) -> Iterator[PantheumState]:
        one = DoPlaceOne(tuple(scene.state.stack[-1].v["left"]))
        for step in one.steps(scene):
            yield from self._placed(replace(scene, state=step))
        if not one.possible(scene):
            draft = scene.state.clone()
            flow.pop(draft)
            yield draft

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """Those of the color that is wanted."""
        elements = self.effect.elements
        return [Sum(elements.count(goal.element) if goal.element else len(elements))]

    def worth(self, eye: Appraisal) -> float:
        """As for one of them."""
        return eye.best_placing(ELEMENTS)


@does(data.RollAndPlace)
class DoRollAndPlace(Idle[data.RollAndPlace]):
    """What the die shows, each that fits anywhere."""

    rolls = True

    def possible(self, scene: Scene) -> bool:
        """Not before a mandatory Action that is not possible yet: a die must not decide on it (A30)."""
        return scene.state.acted or scene.column is None or ACTIONS[scene.column].possible(scene)

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Roll, and begin placing."""
        scene.use()
        face = ctx.pick(data.FACES)
        rolled, by = listed_text(face), actor_text(scene.actor)
        ctx.say("roll", "pantheum-event-roll-again", scene.actor, reveals=True, face=face, seat=by, elements=rolled)
        flow.push(scene.state, "each", actor=scene.actor, card=scene.card, left=list(face), luck=True)

    def worth(self, eye: Appraisal) -> float:
        """As for an element of choice."""
        return eye.best_placing(ELEMENTS)


@does(data.Gain)
class DoGain(Verb[data.Gain]):
    """Elements of one color into the satchel."""

    asks = ("gain",)
    stirs = frozenset()

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Any color."""
        return [f"element:{element}" for element in ELEMENTS]

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Gain them."""
        scene.use()
        for _ in range(self.effect.value):
            gain(scene.state, ctx, scene.seat, bare(move[0]))

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """So many to pay with."""
        return [Sum(held=self.effect.value)]


@does(data.Store)
class DoStore(Idle[data.Store]):
    """An element of the satchel onto the card."""

    asks = ("store",)

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Any that is held, but not the last one that the Place Action needs (A37)."""
        if scene.column == "place" and not scene.state.acted and scene.player.elements() < 2:
            return ()
        return [f"element:{element}" for element in scene.player.held()]

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Put it there."""
        scene.use()
        element = bare(move[0])
        stored = scene.player.stored
        held = dict(Counter(stored.get(scene.card)) + Counter(element))
        scene.state.fill(scene.seat, {element: -1})
        scene.state.change(scene.seat, stored={**stored, scene.card: held})
        scene.say(ctx, "store", element=element_text(element), card=card_text(scene.card))

    def points(self, scene: Scene) -> int:
        """For each element that lies there."""
        return self.effect.value * sum(scene.player.stored.get(scene.card, {}).values())

    def worth(self, eye: Appraisal) -> float:
        """What can be spared."""
        return 0.6 if sum(eye.me.satchel.values()) > 3 else -1.0
