"""Verbs that use what is printed elsewhere, and those that exchange things."""

from __future__ import annotations

from functools import cache
from typing import Any

from rules.core import flow
from rules.core.effects import Effects, Picking, Run, Verb, ask_first
from rules.core.game import Frame
from rules.core.ops import with_branches
from rules.core.types import BACK, AnyDecision, Option, Seat, Text, seat_text
from rules.games.elysium.cards import commits, rules_text
from rules.games.elysium.content import Content
from rules.games.elysium.data import Design
from rules.games.elysium.ops import CopyChronos, CopyPower, SwapCards, SwapColumn
from rules.games.elysium.state import ElysiumState, is_citizen
from rules.games.elysium.table import family_cards, fits, holds, real_legends, span, twin
from rules.games.elysium.verbs.base import able, card_option, picked, plain, question, tell
from rules.games.elysium.verbs.tokens import owned
from rules.games.elysium.view import COLORS
from rules.games.elysium.words import Ctx, color_text, name_text, say


@cache
def copies(content: Content, ident: str) -> bool:
    """Whether a design copies others; such a card cannot be copied itself (R23)."""
    return any(isinstance(op, CopyPower | CopyChronos) for op in with_branches(content.programs[ident]))


def _copy_option(state: ElysiumState, key: str) -> Option:
    design = state.content.card(key)
    hint = rules_text(state.content.key, design.id)
    final = commits(state.content, design.id)
    return Option(f"copy:{design.id}", name_text(state.content, key), ref=f"card:{key}", hint=hint, irreversible=final)


class DoCopyPower(Picking[ElysiumState, CopyPower]):
    """Another card's power, as if printed on this one: the original does not turn and keeps its ring (R23)."""

    def among(self, state: ElysiumState, run: Run, op: CopyPower, seat: Seat) -> dict[str, str]:
        """Design -> a card that shows it."""
        found: dict[str, str] = {}
        for key in lying(state, run.actor, op):
            ident = key.partition("/")[0]
            if is_citizen(key) or ident in found or not fits(state, op.filter, key, run.source):
                continue
            if not copies(state.content, ident) and able(self.effects, state, run.actor, run.source, ident):
                found[ident] = key
        return found

    def ask(self, state: ElysiumState, run: Run, op: CopyPower, frame: Frame) -> AnyDecision:
        """Whose power."""
        options = [_copy_option(state, key) for key in self.among(state, run, op, run.actor).values()]
        if state.content.card(run.source).optional:
            options.append(plain("none"))
        return question(state, run, frame, "copy", options)

    def answer(self, draft: ElysiumState, run: Run, op: CopyPower, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Run its program."""
        flow.pop(draft)
        if choice != "none":
            _copy(self.effects, draft, run, picked(choice), ctx)


def _copy(effects: Effects[ElysiumState], draft: ElysiumState, run: Run, ident: str, ctx: Ctx) -> None:
    """Run the program of another design."""
    run.memory["copied"] = ident
    names = {"card": name_text(draft.content, run.source), "other": name_text(draft.content, ident)}
    say(ctx, "copied", "elysium-event-copied", run.actor, **names)
    effects.enter(draft, run, ident)


def lying(state: ElysiumState, seat: Seat, op: CopyPower) -> list[str]:
    """Cards in the zones that an op names."""
    player, found = state.players[seat], list[str]()
    if "oracle" in op.source:
        found += state.oracle
    if "own_domain" in op.source:
        found += [held.key for held in player.domain]
    if "own_elysium" in op.source:
        found += [key for legend in player.legends for key in legend.cards]
    if "opponent_domain" in op.source:
        found += [held.key for other in state.opponents(seat) for held in state.players[other].domain]
    return found


class DoCopyChronos(Verb[ElysiumState, CopyChronos]):
    """The Chronos power of another card in the actor's Legends, or the fallback."""

    def _cards(self, state: ElysiumState, run: Run) -> dict[str, str]:
        found: dict[str, str] = {}
        for legend in real_legends(state, run.actor):
            for key in legend.cards:
                if is_citizen(key) or key == run.source:
                    continue
                design = state.content.card(key)
                met = all(holds(state, run, test) for test in design.when) and _payable(state, run, design)
                if design.activation == "chronos" and met and not copies(state.content, design.id):
                    found.setdefault(design.id, key)
        return found

    def do(self, draft: ElysiumState, run: Run, op: CopyChronos, seat: Seat, ctx: Ctx) -> None:
        """Ask which."""
        ask_first(draft, seat)

    def ask(self, state: ElysiumState, run: Run, op: CopyChronos, frame: Frame) -> AnyDecision:
        """Which card, or the fallback."""
        options = [_copy_option(state, key) for key in self._cards(state, run).values()]
        return question(state, run, frame, "chronos", [*options, plain("fallback")])

    def answer(self, draft: ElysiumState, run: Run, op: CopyChronos, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Run its program."""
        flow.pop(draft)
        if choice == "fallback":
            self.effects.branch(draft, run, "fallback")
        else:
            _copy(self.effects, draft, run, picked(choice), ctx)


def _payable(state: ElysiumState, run: Run, design: Design) -> bool:
    return all(owned(state, run.actor, op.what) >= span(op.n)[0] for op in design.cost)


class DoSwapColumn(Picking[ElysiumState, SwapColumn]):
    """A dismissed Column comes back and another one goes."""

    needed = True

    def among(self, state: ElysiumState, run: Run, op: SwapColumn, seat: Seat) -> list[str]:
        """Dismissed Columns, where there is one on the board as well."""
        columns = state.players[seat].columns
        return [color for color in COLORS if color not in columns] if columns else []

    def begun(self, op: SwapColumn) -> dict[str, Any]:
        """Which Column comes back."""
        return {"back": None}

    def ask(self, state: ElysiumState, run: Run, op: SwapColumn, frame: Frame) -> AnyDecision:
        """Which comes back, then which goes."""
        first = frame.v["back"] is None
        colors = self.among(state, run, op, frame.v["seat"]) if first else state.players[frame.v["seat"]].columns
        kind = "column-back" if first else "column-out"
        options = [Option(f"column:{color}", color_text(color), ref=f"column:{color}") for color in colors]
        return question(state, run, frame, kind, options)

    def answer(self, draft: ElysiumState, run: Run, op: SwapColumn, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Note the first, exchange with the second."""
        back, color = frame.v["back"], picked(choice)
        if back is None:
            frame.v["back"] = color
            return
        flow.pop(draft)
        player = draft.players[frame.v["seat"]]
        kept = [*(column for column in player.columns if column != color), back]
        player.columns = [column for column in COLORS if column in kept]
        names = {"color": color_text(back), "other": color_text(color)}
        tell(ctx, draft, run, "columns", run.actor, key="swapped-column", **names)


class DoSwapCards(Picking[ElysiumState, SwapCards]):
    """A card of the Domain for one of the same level in an opponent's; no take, and no identical cards (R30)."""

    def among(self, state: ElysiumState, run: Run, op: SwapCards, seat: Seat) -> list[tuple[str, str, Seat]]:
        """Pairs that can be exchanged: own card, theirs, whose."""
        return [
            (own, theirs, other)
            for own in family_cards(state, seat)
            for other in state.opponents(seat)
            for theirs in family_cards(state, other)
            if _swappable(state, seat, own, theirs, other)
        ]

    needed = True

    def begun(self, op: SwapCards) -> dict[str, Any]:
        """Which own card goes."""
        return {"own": None}

    def ask(self, state: ElysiumState, run: Run, op: SwapCards, frame: Frame) -> AnyDecision:
        """Which own card, then which of theirs."""
        pairs = self.among(state, run, op, run.actor)
        if frame.v["own"] is None:
            cards = dict.fromkeys(own for own, _, _ in pairs)
            return question(state, run, frame, "swap-own", [card_option(state, key) for key in cards])
        options = [self._theirs(state, key, other) for own, key, other in pairs if own == frame.v["own"]]
        return question(state, run, frame, "swap-other", options, back=True)

    def _theirs(self, state: ElysiumState, key: str, other: Seat) -> Option:
        label = Text("elysium-option-of", {"card": name_text(state.content, key), "seat": seat_text(other)})
        return Option(f"card:{key}", label, ref=f"card:{key}")

    def answer(self, draft: ElysiumState, run: Run, op: SwapCards, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Note the first, exchange with the second; cards keep their ring and stay turned."""
        own = frame.v["own"]
        if own is None or choice == BACK:
            frame.v["own"] = None if choice == BACK else picked(choice)
            return
        flow.pop(draft)
        theirs = picked(choice)
        other = next(seat for seat in draft.opponents(run.actor) if draft.players[seat].holds(theirs))
        mine, yours = draft.players[run.actor].domain, draft.players[other].domain
        here = mine.index(draft.players[run.actor].held(own))
        there = yours.index(draft.players[other].held(theirs))
        mine[here], yours[there] = yours[there], mine[here]
        names = {"card": name_text(draft.content, own), "theirs": name_text(draft.content, theirs)}
        tell(ctx, draft, run, "swapped", run.actor, key="swapped-cards", other=seat_text(other), **names)


def _swappable(state: ElysiumState, seat: Seat, own: str, theirs: str, other: Seat) -> bool:
    one, two = state.content.card(own), state.content.card(theirs)
    if one.level != two.level:
        return False
    return one.id == two.id or not (twin(state, seat, theirs) or twin(state, other, own))
