"""A Combat in numbers: Base Strength, Combos, Total Strength, who wins (2.9)."""

from __future__ import annotations

from rules.games.hybris.content import Content
from rules.games.hybris.state import Combat, HybrisState, Side
from rules.games.hybris.table import change, changes, has


def strength_of(content: Content, card: str) -> int:
    """The printed Strength of a Conflict or Coliseum card."""
    return content.strengths[card] if card in content.strengths else content.cards[card].strength


def combo(content: Content, zone: list[str], place: int) -> int:
    """The bonus of the card at a place: its left symbol is the right one of the card before it."""
    if not 0 < place < len(zone) or not {zone[place - 1], zone[place]} <= content.cards.keys():
        return 0
    before, card = content.cards[zone[place - 1]], content.cards[zone[place]]
    return card.combo if card.left == before.right else 0


def combos(content: Content, side: Side) -> int:
    """All Combo bonuses of a side that count."""
    return sum(combo(content, side.zone, n) for n in range(len(side.zone)) if n not in side.cancelled)


def base(state: HybrisState, combat: Combat, number: int) -> int:
    """Base Strength with what tracks, Pillars and powers add for as long as they last."""
    side = combat.sides[number]
    if side.seat is None:
        return state.content.champion(side.character).base
    record = state.content.characters[side.character]
    role = "attacker" if number == 0 else "defender"
    standing = sum(op.n for op in changes(state, side.seat, "combat_str") if op.when in (None, role))
    return record.base + change(state, side.seat, f"{record.kind}_base") + standing


def total(state: HybrisState, combat: Combat, number: int) -> int:
    """Total Strength of a side; never below 0."""
    side, content = combat.sides[number], state.content
    printed = sum(strength_of(content, card) for card in side.zone)
    return max(0, base(state, combat, number) + side.strength + printed + combos(content, side))


def winner(state: HybrisState, combat: Combat) -> int:
    """Which side wins: the one that is higher, and of equals the one that `ties` names."""
    attacker, defender = total(state, combat, 0), total(state, combat, 1)
    return ties(state, combat) if attacker == defender else 0 if attacker > defender else 1


def ties(state: HybrisState, combat: Combat) -> int:
    """Which side wins when both are equal: the defender, unless the attacker alone has a power that wins ties."""
    attacker, defender = (side.seat is not None and has(state, side.seat, "wins_ties") for side in combat.sides)
    return 0 if attacker and not defender else 1


def limit(state: HybrisState, side: Side) -> int:
    """Cards that a side may play."""
    return state.content.amounts.zone + side.limit


def line(state: HybrisState, side: Side) -> int:
    """Cards that a side of the game turns up."""
    more = sum(module.more_cards(state, side.character) for module in state.content.modules)
    return state.content.champion(side.character).cards + side.limit + more


def may_play(state: HybrisState, number: int) -> bool:
    """Whether a side still plays cards."""
    combat = state.combat
    if combat is None or combat.sides[number].stopped:
        return False
    side = combat.sides[number]
    return side.seat is not None and len(side.zone) < limit(state, side) and bool(state.players[side.seat].hand)
