"""Verbs about demigods: who leaves, who is copied, what comes in parts, what the market loses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

from msgspec.structs import replace

from rules.core import flow
from rules.core.types import Args, Option, Text
from rules.games.pantheum import data
from rules.games.pantheum.appraisal import Appraisal
from rules.games.pantheum.data import card_of
from rules.games.pantheum.market import leave_play, open_card, refill, sink, take
from rules.games.pantheum.options import card_option, demigod_option
from rules.games.pantheum.outlook import Goal, Outlook, Stir, Sum, needed
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs.base import Idle, Move, Scene, Verb, bare, card_verb, does, effect_text, tag, verb_of
from rules.games.pantheum.view import COLUMNS, ELEMENTS, KRONOS
from rules.games.pantheum.words import Ctx, card_text, element_text, elements_text


@does(data.Sell)
class DoSell(Verb[data.Sell]):
    """A demigod goes under the deck for its cost."""

    asks = ("sell",)
    stirs = frozenset()

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Any of the own board, the seller too."""
        return [f"demigod:{card}" for card in scene.player.cards()]

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """It leaves; what is stored on it is lost (A8)."""
        scene.use()
        card = bare(move[0])
        leave_play(scene.state, scene.seat, card)
        sink(scene.state, card)
        cost = card_of(card).cost
        scene.state.fill(scene.seat, cost)
        scene.say(ctx, "sell", card=card_text(card), elements=elements_text(cost), id=card)

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """What it brings."""
        hint = Text("pantheum-hint-sell", {"elements": elements_text(card_of(bare(key)).cost)})
        return demigod_option(scene.state, scene.seat, bare(key), hint, says="pantheum-option-sell")

    def steps(self, scene: Scene) -> Iterator[PantheumState]:
        """A seller that can sell itself for enough needs to sell nobody else: it is used up anyhow."""
        if sum(card_of(scene.card).cost.values()) < needed(str(scene.column)):
            return super().steps(scene)
        return iter([self.tried(scene, (f"demigod:{scene.card}",))])

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """Enough to pay with, whoever is sold."""
        return [Sum(held=needed(outlook.column))]


@does(data.Copy)
class DoCopy(Verb[data.Copy]):
    """The ability of another own demigod; its moves are those of the other, after who it is."""

    asks = ("copy",)

    def copyable(self, scene: Scene) -> list[str]:
        """Own demigods in other columns whose abilities may be copied (A5, A6)."""
        return [
            card
            for column in COLUMNS
            if column != scene.column
            for card in scene.player.columns[column]
            if tag(card_of(card).effect) not in self.effect.never
        ]

    def args(self) -> Args:
        """What may not be copied."""
        return {"never": [Text(f"pantheum-never-{kind}") for kind in self.effect.never]}

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Who has something to do."""
        return [f"demigod:{card}" for card in self.copyable(scene) if card_verb(card).possible(scene)]

    def parts(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Who is copied, then what the other goes on with."""
        return card_verb(bare(prefix[0])).parts(scene, prefix[1:]) if prefix else super().parts(scene, prefix)

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Perform it as the own."""
        scene.use()
        copied = bare(move[0])
        scene.say(ctx, "copy", card=card_text(scene.card), copied=card_text(copied))
        if isinstance(card_of(copied).effect, data.Parts):
            flow.push(scene.state, "parts", card=scene.card, of=copied, done=[], back=False)
        else:
            card_verb(copied).do(scene, ctx, move[1:])

    def question(self, scene: Scene, prefix: Move, key: str) -> tuple[str, Text]:
        """Who is copied, then what the other asks."""
        if prefix:
            return card_verb(bare(prefix[0])).question(scene, prefix[1:], key)
        return super().question(scene, prefix, key)

    def options(self, scene: Scene, prefix: Move, keys: Sequence[str]) -> list[Option]:
        """Who is copied, then what the other offers."""
        if prefix:
            return card_verb(bare(prefix[0])).options(scene, prefix[1:], keys)
        return super().options(scene, prefix, keys)

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """Who is copied; to copy the roll of a die is final."""
        card = bare(key)
        does_what = effect_text(card_of(card).effect)
        return demigod_option(
            scene.state, scene.seat, card, does_what, final=card_verb(card).rolls, says="pantheum-option-copy"
        )

    def choices(self, scene: Scene) -> list[Verb[Any]]:
        """Those it may copy."""
        return [card_verb(card) for card in self.copyable(scene)]

    def gambles(self, scene: Scene) -> bool:
        """Where nobody else can be copied."""
        return all(verb.rolls for verb in self.choices(scene) if verb.possible(scene))

    def steps(self, scene: Scene) -> Iterator[PantheumState]:
        """Those of each it may copy, used up by itself."""
        for verb in self.choices(scene):
            yield from verb.steps(scene)


@does(data.Parts)
class DoParts(Verb[data.Parts]):
    """Two abilities in one, either or both, at one moment (A34)."""

    def __init__(self, effect: data.Parts) -> None:
        super().__init__(effect)
        self._parts = [verb_of(part) for part in effect.parts]
        self.stirs = frozenset[Stir]().union(*[part.stirs for part in self._parts])

    def possible(self, scene: Scene) -> bool:
        """If either is."""
        return any(part.possible(scene) for part in self._parts)

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """Ask which part."""
        flow.push(scene.state, "parts", card=scene.card, of=scene.card, done=[], back=True)

    def args(self) -> Args:
        """What each part does."""
        first, second = self.effect.parts
        return {"first": effect_text(first), "second": effect_text(second)}

    def steps(self, scene: Scene) -> Iterator[PantheumState]:
        """After each part, and after both in either order."""
        for part, other in permutations(self._parts):
            for step in part.steps(scene):
                yield step
                yield from other.steps(replace(scene, state=step))

    def brings(self, outlook: Outlook, goal: Goal) -> list[Sum]:
        """What the parts bring together."""
        first, second = (part.brings(outlook, goal) for part in self._parts)
        return [one.more(two) for one, two in product(first, second)]

    def worth(self, eye: Appraisal) -> float:
        """A gain is always welcome."""
        gains = any(isinstance(part, data.Gain) for part in self.effect.parts)
        return 1.0 if gains else eye.best_placing(ELEMENTS)


@does(data.Discount)
class DoDiscount(Idle[data.Discount]):
    """Cheaper recruiting; in its own column it works by itself, only a copy of it is something to do (A4)."""

    def possible(self, scene: Scene) -> bool:
        """Once a turn, for who copies it."""
        copied = bool(scene.card) and not isinstance(card_of(scene.card).effect, data.Discount)
        return copied and not scene.state.discount

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """It holds for this turn."""
        scene.use()
        scene.state.discount = self.effect.value


@does(data.Bonus)
class DoBonus(Idle[data.Bonus]):
    """Points at the end."""

    def points(self, scene: Scene) -> int:
        """So many, times what they are counted by."""
        match self.effect.formula:
            case "column":
                return self.effect.value * len(scene.player.columns[str(scene.column)])
            case "worth-favor":
                tiles = scene.state.board.values()
                return self.effect.value * sum(1 for tile in tiles if tile.favor == scene.actor and tile.vp > 0)
            case _:
                return self.effect.value


@does(data.LoseElement)
class DoLose(Idle[data.LoseElement]):
    """Kronos: the player gives an element up."""

    asks = ("lose",)

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """Any that is held."""
        return [f"element:{element}" for element in scene.state.player.held()]

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """It goes to the bank."""
        element = bare(move[0])
        scene.state.fill(scene.state.turn, {element: -1})
        replace(scene, actor=scene.state.turn).say(ctx, "lose", element=element_text(element))


@does(data.DiscardMarket)
class DoDiscard(Idle[data.DiscardMarket]):
    """Kronos: the market loses a card."""

    asks = ("discard",)

    def answers(self, scene: Scene, prefix: Move) -> Sequence[str]:
        """The top of any stack."""
        return [f"card:{data.card_id(stack[0])}" for stack in scene.state.market if stack]

    def do(self, scene: Scene, ctx: Ctx, move: Move) -> None:
        """It goes under the deck, and others are opened."""
        card = open_card(scene.state, bare(move[0]))
        take(scene.state, card)
        sink(scene.state, card)
        ctx.say("discard", "pantheum-event-discard", KRONOS, card=card_text(card), id=card)
        refill(scene.state, ctx)

    def option(self, scene: Scene, prefix: Move, key: str) -> Option:
        """What it does."""
        card = bare(key)
        return card_option(scene.state, card, effect_text(data.CARDS[card].effect))
