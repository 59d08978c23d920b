"""The steady automatic player: it builds Legends it can pay for. It chooses from its view and its decision only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.auto import random_choice
from rules.core.rng import Source
from rules.core.types import BACK, AnyDecision, Choice, Option
from rules.games.elysium.content import content_of
from rules.games.elysium.data import Design
from rules.games.elysium.ops import Gain, Lose, Number, Pay, Score, Steal
from rules.games.elysium.table import span
from rules.games.elysium.view import ANY, CardView, ElysiumView, HeldView, QuestView, SeatView

_WORTH = {"vp": 1.0, "gold": 0.6, "pp": 0.8}
_FLAT = {"permanent": 1.5, "trigger": 0.5, "legend": 0.5, "chronos": 2.0, "eleusis": 0.0}
_LEFT_ALONE = ("hermes-1-herm",)
"""Powers whose use needs a plan that this player does not make."""


def steady(view: ElysiumView, decision: AnyDecision, source: Source) -> Choice:
    """An answer that looks a little ahead; among equals by chance."""
    own = view.players[decision.seat]
    rate = _RATES.get(decision.kind)
    if rate is None:
        return random_choice(decision, source)
    rated = [(rate(view, own, option), option.key) for option in decision.offered]
    best = max(worth for worth, _ in rated)
    return source.pick([key for worth, key in rated if worth == best])


def _after(option: Option) -> str:
    return option.key.partition(":")[2]


def _epochs_left(view: ElysiumView) -> int:
    return view.epochs - view.epoch


def _number(n: Number) -> float:
    if isinstance(n, int):
        return float(n)
    return min(n.max or 3, n.plus + 2 * n.times / n.div)


def _effect(design: Design) -> float:
    """What one use of a power brings, roughly, in points."""
    worth = 0.0
    for op in (*design.cost, *design.steps):
        if isinstance(op, Gain):
            worth += _WORTH[op.what] * _number(op.n) * (1 if op.who == "self" else -0.4)
        elif isinstance(op, Lose | Steal):
            worth += 0.5 * _number(op.n)
        elif isinstance(op, Pay):
            worth -= _WORTH[op.what] * sum(span(op.n)) / 2
        elif isinstance(op, Score):
            worth += _number(op.n)
        else:
            worth += 1.0
    return worth


def card_worth(view: ElysiumView, own: SeatView, ident: str) -> float:
    """What a card is worth to a seat: its power over the Epochs to come, and the Legends it fits into."""
    design = content_of(view.pack).designs[ident]
    left = _epochs_left(view)
    uses = {"activate": left + 0.5, "eleusis": 0.5 * left, "legend": 0.7 * left}.get(design.activation, 1.0)
    power = _effect(design) * uses + _FLAT.get(design.activation, 0.0)
    return power + _fit(own, design.family, design.level) - 0.25 * design.level


def _fit(own: SeatView, family: str, level: int) -> float:
    """How well a card goes with what a seat has."""
    cards = [held.card for held in own.domain if held.card is not None]
    worth = 0.0
    for card in cards:
        worth += _pair(card, family, level)
    for legend in own.legends:
        shown = [held.card for held in legend.cards if held.card is not None]
        if legend.complete or not all(_pair(card, family, level) for card in shown):
            continue
        worth += 1.5 + 0.8 * len(legend.cards)
    return min(worth, 6.0)


def _pair(card: CardView, family: str, level: int) -> float:
    if card.family == family and card.level != level:
        return 0.9
    return 0.7 if card.level == level and card.family != family else 0.0


def _quest_worth(view: ElysiumView, own: SeatView, quest: QuestView) -> float:
    coming = len(own.domain) + 3 - own.taken
    open_quests = sum(1 for other in view.quests if other.takeable)
    urgent = 3.0 if open_quests == 1 else 0.0
    return quest.vp + 0.6 * quest.gold + 1.4 * min(quest.transfers, coming) - 0.2 * quest.number + urgent


def _rate_turn(view: ElysiumView, own: SeatView, option: Option) -> float:
    kind, key = option.key.partition(":")[0], _after(option)
    if kind == "power":
        return -1.0 if key.partition("/")[0] in _LEFT_ALONE else 50.0
    if kind == "card":
        return card_worth(view, own, key.partition("/")[0])
    if kind == "quest":
        return _quest_worth(view, own, next(quest for quest in view.quests if quest.id == key))
    return 0.0


def _rate_dismissal(view: ElysiumView, own: SeatView, option: Option) -> float:
    """A Column is the better dismissed the less it still opens."""
    kept = [color for color in own.columns if color != _after(option)]
    cards = [card_worth(view, own, card.id) for card in view.agora if _opens(kept, card.needs)]
    best = sorted(cards, reverse=True)[: max(1, 3 - own.taken)]
    quest = 0.0
    if own.quest is None:
        open_quests = [q for q in view.quests if q.holder is None and any(color in kept for color in q.columns)]
        quest = max((_quest_worth(view, own, q) for q in open_quests), default=-6.0) + 0.8 * len(open_quests)
    return sum(best) + quest + 0.1 * len(cards)


def _opens(columns: Sequence[str], needs: Sequence[str]) -> bool:
    return all(need in columns for need in needs if need != ANY) and len(columns) >= len(needs)


def _points(option: Option) -> tuple[int, int]:
    """Points and price of a transfer, as its hint tells them."""
    args = {} if option.hint is None else option.hint.args
    points, gold = args.get("points", 0), args.get("gold", 0)
    return (points if isinstance(points, int) else 0), (gold if isinstance(gold, int) else 0)


def _rate_transfer(view: ElysiumView, own: SeatView, option: Option) -> float:
    kind, key = option.key.partition(":")[0], _after(option)
    if kind == "power":
        return 50.0
    if kind != "card":
        return 0.0
    points, gold = _points(option)
    held = next(held for held in own.domain if held.key == key)
    if points > 0:
        return points - 0.2 * gold
    if held.card is None:
        return points - 1.0
    return _begin(view, own, held, gold)


def _begin(view: ElysiumView, own: SeatView, held: HeldView, gold: int) -> float:
    """What it is worth to begin a Legend with a card."""
    card = held.card
    assert card is not None
    partners = [other for other in own.domain if other.card is not None and _pair(other.card, card.family, card.level)]
    left = own.transfers_left or 1
    now = [other for other in partners if left > 1 and gold + other.level <= own.gold]
    if _epochs_left(view) == 0:
        return 1.0 - 0.1 * gold if now else -1.0
    losing = 0.5 * _epochs_left(view) if card.activation in ("activate", "permanent", "eleusis") else 0.0
    return 0.6 * min(len(partners), 3) + 0.4 * len(now) + 0.3 - 0.3 * gold - losing


def _rate_legend(view: ElysiumView, own: SeatView, option: Option) -> float:
    if option.key == BACK:
        return -100.0
    points, gold = _points(option)
    return points - 0.2 * gold + (0.5 if option.key != "legend:new" else 0.0)


def _rate_target(view: ElysiumView, own: SeatView, option: Option) -> float:
    return float(view.players[int(_after(option))].score.total)


def _rate_choice(view: ElysiumView, own: SeatView, option: Option) -> float:
    return {"vp": 1.0, "gold": 0.8, "lose_gold": 3.0, "lose_vp": 2.0}.get(_after(option), 0.0)


def _rate_gift(view: ElysiumView, own: SeatView, option: Option) -> float:
    """A card to do without."""
    key = _after(option)
    held = next((held for held in own.domain if held.key == key), None)
    if held is None or held.card is None:
        return 0.0
    return -card_worth(view, own, held.card.id)


def _rate_prize(view: ElysiumView, own: SeatView, option: Option) -> float:
    """A card to get, or one whose power to use."""
    if option.key in ("none", "back", "done", "fallback"):
        return 0.0
    return card_worth(view, own, _after(option).partition("/")[0])


def _rate_power(view: ElysiumView, own: SeatView, option: Option) -> float:
    if option.key in ("none", "fallback"):
        return 3.0 if option.key == "fallback" else 0.0
    return _effect(content_of(view.pack).designs[_after(option)])


def _rate_payment(view: ElysiumView, own: SeatView, option: Option) -> float:
    paid = int(_after(option))
    return float(paid if _epochs_left(view) == 0 or own.gold - paid >= 4 else -paid)


_RATES: dict[str, Callable[[ElysiumView, SeatView, Option], float]] = {
    **dict.fromkeys(("turn", "after"), _rate_turn),
    "dismiss": _rate_dismissal,
    **dict.fromkeys(("transfer", "power-transfer"), _rate_transfer),
    "legend": _rate_legend,
    "target": _rate_target,
    "choose": _rate_choice,
    **dict.fromkeys(("discard", "swap-own"), _rate_gift),
    **dict.fromkeys(("swap-other", "take", "take-discarded", "ready", "swap-oracle"), _rate_prize),
    **dict.fromkeys(("copy", "chronos"), _rate_power),
    "pay": _rate_payment,
}
"""How the options of each kind of question are rated; where none is given, chance decides."""
