"""Can a column's Action still be completed? An exact search over the own deterministic abilities of the column (4.3).

The search plays: every position comes from the moves of an ability and from performing one of them on a copy, so it
knows blight, Pits, favor and landscapes as the rules do. Two things keep it short. A position is looked at once, by
what of it matters. And it is given up as soon as what is left to use could not suffice even if nothing stood in its
way (`outlook`). Abilities whose result a die decides do not count, and what only spends elements never helps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.types import Seat
from rules.games.pantheum.outlook import ANYTHING, NOTHING, Goal, Outlook, Stir, Sum, needed
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs import ACTIONS, Scene, Verb, card_verb

BUDGET = 100_000
"""Positions looked at before the answer is "may be possible"; no column of a played match comes near it."""


def action_possible(state: PantheumState, seat: Seat, column: str) -> bool:
    """Whether the Action of a column can be performed at once."""
    return ACTIONS[column].possible(Scene(state, seat, column))


def completable(state: PantheumState, seat: Seat, column: str) -> bool:
    """Whether some order of abilities and Action of this column leads to the Action."""
    return Search(seat, column).answer(state)


class Search:
    """One question: who, which column; and which positions were looked at for it."""

    def __init__(self, seat: Seat, column: str) -> None:
        self.seat = seat
        self.column = column
        self.seen: set[object] = set()

    def answer(self, state: PantheumState) -> bool:
        """Whether some order of abilities and Action of this column leads to the Action."""
        if action_possible(state, self.seat, self.column):
            return True
        waiting = [state]
        while waiting:
            position = waiting.pop()
            for step in self._following(position) if self.hopeful(position) else ():
                if not self._fresh(step):
                    continue
                if action_possible(step, self.seat, self.column) or len(self.seen) > BUDGET:
                    return True
                waiting.append(step)
        return False

    def _following(self, state: PantheumState) -> Iterator[PantheumState]:
        """Positions after one more ability."""
        for card in self._left(state):
            yield from card_verb(card).steps(Scene(state, self.seat, self.column, card))

    def _left(self, state: PantheumState) -> list[str]:
        """Cards of the column not used yet that may bring the Action nearer."""
        cards = state.players[self.seat].columns[self.column]
        return [card for card in cards if card_verb(card).helps and card not in state.used]

    def _fresh(self, state: PantheumState) -> bool:
        """Whether no position like this was looked at before; what cannot matter to an Action is left out."""
        player = state.players[self.seat]
        key = (
            tuple(state.board.values()),
            tuple(other.at for other in state.players.values()),
            state.kronos.at if state.kronos else None,
            state.favor,
            min(player.elements(), needed(self.column)),
            frozenset(state.used),
            tuple(player.cards()),
        )
        known = key in self.seen
        self.seen.add(key)
        return not known

    def hopeful(self, state: PantheumState) -> bool:
        """Whether what is left to use could suffice, geometry and conflicts aside."""
        left = [card_verb(card).choices(Scene(state, self.seat, self.column, card)) for card in self._left(state)]
        if not left:
            return False
        stirs = frozenset[Stir]().union(*[verb.stirs for verbs in left for verb in verbs])
        outlook = Outlook(state, self.seat, self.column, stirs)
        reserve = NOTHING
        for verbs in left:
            reserve = reserve.more(Sum(*map(max, zip(NOTHING, *_brought(verbs, ANYTHING, outlook), strict=True))))
        return any(_enough(left, goal, outlook) for goal in outlook.goals(reserve))


def _brought(verbs: list[Verb[Any]], goal: Goal, outlook: Outlook) -> set[Sum]:
    return {part for verb in verbs for part in verb.brings(outlook, goal)}


def _enough(left: list[list[Verb[Any]]], goal: Goal, outlook: Outlook) -> bool:
    lacking = {goal.lacks}
    for verbs in left:
        lacking |= {lack.less(part) for part in _brought(verbs, goal, outlook) for lack in lacking}
        if NOTHING in lacking:
            return True
    return NOTHING in lacking
