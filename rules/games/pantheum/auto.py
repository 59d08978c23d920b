"""The steady automatic player: of the answers offered, the one that promises most points one step ahead.

It sees what its seat sees, and the decision; what an option leads to it reads from the option's key and hint.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.auto import random_choice
from rules.core.rng import Source
from rules.core.types import AnyDecision, Choice, ChooseOne, Option, Text
from rules.games.pantheum.appraisal import NEVER, Appraisal
from rules.games.pantheum.data import CARDS, COLUMN_OF, Bonus, Place, PlaceEach, Store
from rules.games.pantheum.verbs import bare, card_verb
from rules.games.pantheum.view import COLUMNS, ELEMENTS, PantheumView


def steady(view: PantheumView, decision: AnyDecision, source: Source) -> Choice:
    """The most promising answer; equals are told apart by lot."""
    judge = _JUDGES.get(decision.kind)
    if judge is None or not isinstance(decision, ChooseOne):
        return random_choice(decision, source)
    if _groping(view, decision) and not source.below(3 if decision.kind != "act" else 1):
        # Only abilities lead to the Action; a wrong way is taken back (A14), and must not be taken for ever.
        return source.pick([option.key for option in decision.offered if option.key != "back"] or ["back"])
    eye = Appraisal(view)
    worth = [(-1e9 if option.key == "back" else judge(eye, option)) for option in decision.offered]
    best = max(worth)
    return source.pick([o.key for o, value in zip(decision.offered, worth, strict=True) if value == best])


def _groping(view: PantheumView, decision: AnyDecision) -> bool:
    """Whether an ability is to be chosen or performed before the Action can be."""
    if view.column is None or view.acted:
        return False
    if decision.kind == "act":
        return all(option.key not in ("action", "end") for option in decision.offered)
    by = decision.prompt.args.get("by")
    return isinstance(by, Text) and not by.key.startswith("pantheum-column")


def _move(eye: Appraisal, option: Option) -> float:
    tiles = eye.span(bare(option.key))
    lock = eye.best_lock(tiles) if sum(eye.me.satchel.values()) > 1 else NEVER
    return max(3 * lock, 2 * eye.best_placing(eye.held(), tiles), 0.0) + 0.01 * len(tiles)


def _column(eye: Appraisal, option: Option) -> float:
    match option.key:
        case "column:lock":
            return 2 * eye.best_lock(eye.range)
        case "column:shift":
            return eye.best_shift() - 0.4 + 0.3 * _helpers(eye, "shift")
        case "column:place":
            return eye.best_placing(eye.held()) + 0.3 * _helpers(eye, "place")
    return 0.0


def _helpers(eye: Appraisal, column: str) -> int:
    return sum(1 for card in eye.me.columns[column] if isinstance(CARDS[card.id].effect, Place | PlaceEach | Store))


def _act(eye: Appraisal, option: Option) -> float:
    if option.key == "action":
        return 10.0
    if option.key == "end":
        return 0.0
    # Before the Action is done there may be nothing but abilities that lead to it.
    return card_verb(bare(option.key)).worth(eye) - 0.01


def _promised(option: Option) -> str:
    """The element a tile would hold, from the option's hint."""
    listed = option.hint.args.get("elements") if option.hint else None
    return str(listed[0].args["element"]) if isinstance(listed, list) and listed else ""


def _element(eye: Appraisal, option: Option) -> float:
    element = bare(option.key)
    return eye.best_placing(element) + 0.01 * eye.me.satchel[element]


def _tile(eye: Appraisal, option: Option) -> float:
    tile = eye.at(bare(option.key))
    element = _promised(option)
    return eye.placing(tile, element) if element else -float(tile.blight)


def _from(eye: Appraisal, option: Option) -> float:
    if option.key.startswith("blight:"):
        return 1.0
    tile = eye.at(bare(option.key))
    others = [other for other in eye.range if other is not tile]
    return eye.taking(tile) + eye.best_placing([tile.element or ""], others)


def _lock(eye: Appraisal, option: Option) -> float:
    tile = eye.at(bare(option.key))
    return eye.lock(tile, tile.element or "G")


def _remove(eye: Appraisal, option: Option) -> float:
    return 2.0 if option.key.startswith("blight:") else eye.taking(eye.at(bare(option.key)))


def _pay(eye: Appraisal, option: Option) -> float:
    """Pay with what there is most of."""
    paid, held = bare(option.key).split(","), eye.me.satchel
    return float(min(held[element] - paid.count(element) for element in ELEMENTS)) + 0.1 * sum(held[e] for e in paid)


def _scarce(eye: Appraisal, option: Option) -> float:
    return -float(eye.me.satchel[bare(option.key)])


def _plenty(eye: Appraisal, option: Option) -> float:
    return -_scarce(eye, option)


def _recruit(eye: Appraisal, option: Option) -> float:
    if not option.key.startswith("card:"):
        return 0.0
    card, columns = CARDS[bare(option.key)], eye.me.columns
    homes = [COLUMN_OF[card.color]] if card.color in COLUMN_OF else COLUMNS
    tops = [max((held.power for held in columns[column]), default=0) for column in homes]
    more = max(0, card.power - min(tops))
    extra = 2.0 if isinstance(card.effect, Bonus | Store) else 0.7
    return more + extra - 0.45 * sum(card.cost.values())


def _home(eye: Appraisal, option: Option) -> float:
    return -float(max((card.power for card in eye.me.columns[bare(option.key)]), default=0))


def _seat(eye: Appraisal, option: Option) -> float:
    score = eye.view.players[int(bare(option.key))].score
    return float(score.favor + score.strongest + score.bonus)


def _part(eye: Appraisal, option: Option) -> float:
    swap = -1.0 if eye.view.acted else 0.5
    return {"part:gain": 2.0, "part:place": 1.0, "done": 0.0, "part:swap": swap}[option.key]


def _blight(eye: Appraisal, option: Option) -> float:
    """Kronos' blight goes where it hurts least."""
    tile = eye.at(bare(option.key))
    if tile.pit:
        return -1.0
    loss = eye.promise(tile, tile.element, tile.count)
    if tile.favor is not None:
        loss = float(tile.vp * (2 if eye.fits(tile, tile.landscape) else 1))
    return -0.2 * tile.blight - 0.1 * loss - (2.0 + loss if tile.blight == 2 else 0.0)


_JUDGES: dict[str, Callable[[Appraisal, Option], float]] = {
    "move": _move,
    "column": _column,
    "act": _act,
    "element": _element,
    "tile": _tile,
    "from": _from,
    "to": _tile,
    "lock": _lock,
    "pay": _pay,
    "remove": _remove,
    "gain": _scarce,
    "pandora": _scarce,
    "store": _plenty,
    "lose": _plenty,
    "recruit": _recruit,
    "home": _home,
    "seat": _seat,
    "part": _part,
    "blight": _blight,
}
"""By kind of decision."""
