"""How the steady automat plays against Chronos: what Chains, Avatars and Concept cards are worth to all together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rules.core.ops import Op
from rules.core.types import Option, Text
from rules.games.hybris import ops, prospects, worth
from rules.games.hybris.modules.chronos.records import KEY, cards
from rules.games.hybris.modules.chronos.view import ChronosView, ConceptView
from rules.games.hybris.team import ALONE, CAUSED
from rules.games.hybris.worth import Mind

WORTHS: Mapping[str, float] = {
    "chronos_gain": -0.8,
    "chain_break": -2.0,
    "chain_add": 2.0,
    "shatter": -6.0,
    "intensity": 0.1,
    "block": -0.6,
    "unblock": 0.6,
    "obliterate": -2.2,
    "antique": 4.5,
    "avatar_move": -2.0,
    "make_now": 0.8,
    "free_activation": 0.8,
    "zone_draw": -1.0,
}
POINT = 1.0
"""What a Victory Point of Chronos costs."""
RESOURCE = 0.7
"""What a resource of his costs: the fourth breaks a Chain."""
PRESENCE = 1.6
"""What it is worth that it is a player's turn on a Concept whose conditions are not met."""
OWN_GROUND, FOREIGN = 0.5, 3.0
"""Locations are divided among the players: what it is worth to stay with the own ones, and what others cost."""
BREAKS = 3
"""Chains that break in an Age, more or less."""
DEFEAT = 3.0
"""What a lost Combat costs."""


def board(me: Mind) -> ChronosView:
    """What is seen of it."""
    shown: ChronosView = me.view.parts[KEY]["board"]
    return shown


def chain(me: Mind) -> float:
    """What a Chain is worth: the more the fewer there are beyond those that the Ages to come may break."""
    left = sum(one.chains for one in board(me).concepts)
    return 0.4 + 5.0 / (1 + max(0, left - BREAKS * (me.ages - 1)))


def program(me: Mind, steps: Iterable[Op]) -> float:
    """What it is worth to all that a program runs."""
    return sum(_op(me, op) for op in steps)


def _op(me: Mind, op: Op) -> float:
    match op:
        case ops.ModuleOp(name="chronos_gain"):
            return -(POINT if op.what == "vp" else RESOURCE) * op.n
        case ops.ModuleOp(name="chain_break"):
            return -min(breaking(me, one) for one in board(me).concepts if op.where in ("any", one.key)) * op.n
        case ops.ModuleOp(name="chain_add"):
            return chain(me)
        case ops.Agree() | ops.Choose():
            return max(program(me, inner) for inner in op.options.values())
    return worth.program(me, (op,))


def breaking(me: Mind, concept: ConceptView) -> float:
    """What it costs that a Chain of a Concept breaks: where none is left, points."""
    return POINT * concept.number if not concept.chains else chain(me) + 0.1 * (5 - concept.chains)


def met(concept: ConceptView) -> bool:
    """Whether the players meet what a Concept asks for."""
    return all(one.owned >= one.needed for one in concept.demands)


def _words(option: Option) -> tuple[str, str]:
    word, _, what = option.key.partition(":")
    return word, what


# What they decide together


def rate_council(me: Mind, option: Option) -> float:
    """By what is asked."""
    found = me.view.council
    asked = "" if found is None else _question(found.what).key.removeprefix("hybris-ask-")
    rate = _ASKED.get(asked)
    return 0.0 if rate is None else rate(me, option)


def _question(asked: Text) -> Text:
    """What is asked, without what asks, and what is said to one who decides alone."""
    inner = asked.args.get("question") if asked.key in (ALONE, CAUSED) else None
    return _question(inner) if isinstance(inner, Text) else asked


def _break(me: Mind, option: Option) -> float:
    return -breaking(me, next(one for one in board(me).concepts if one.key == _words(option)[1]))


def _shatter(me: Mind, option: Option) -> float:
    return -float(next(one.chains for one in board(me).concepts if one.key == _words(option)[1]))


def _block(me: Mind, option: Option) -> float:
    """Where nobody stands; a dotted space rather than another, a Location rather than a City."""
    key = _words(option)[1]
    there = any(one.where == key for player in me.view.players for one in player.characters)
    if key in me.content.cities:
        return -1.0 - 2.0 * there
    return -worth.named(me, key) - 2.0 * there - (0.5 if me.content.spaces[key].dotted else 0.0)


def _temple(me: Mind, option: Option) -> float:
    """Of whoever has most points."""
    word, what = _words(option)
    return float(me.view.players[int(what)].vp) if word == "seat" else 0.0


def _technology(me: Mind, option: Option) -> float:
    held = [tile for player in me.view.players for tile in player.technologies]
    return -worth.deployment(me, next(one for one in held if one.key == _words(option)[1]))


def _appoint(me: Mind, option: Option) -> float:
    """Who can bear it: whoever has fewest Hindrances, and most points."""
    player = me.view.players[int(_words(option)[1])]
    return 0.1 * player.vp - 2.0 * player.hindrance


def _march(me: Mind, option: Option) -> float:
    """An empty City, best one where nobody has a Temple or Technology."""
    city = next(one for one in me.view.cities if one.key == _words(option)[1])
    return -3.0 * len(city.characters) - 0.3 * (len(city.temples) + len(city.technologies))


def _cancel(me: Mind, option: Option) -> float:
    """What the cards are worth, against what the Combat would cost."""
    found = me.view.council
    assert found is not None
    asked = _question(found.what)
    if option.key == "cancel":
        return -0.25 * _said(option.label, "count")
    base, hand, points = (_said(asked, name) for name in ("base", "cards", "vp"))
    lost = 1.0 if asked.args["kind"] == "prophet" else min(0.9, 0.15 * (base + hand))
    return -lost * (points * (1.0 + POINT) + DEFEAT)


def _said(text: Text, name: str) -> int:
    """A number that a text says."""
    found = text.args[name]
    assert isinstance(found, int)
    return found


def _antique(me: Mind, option: Option) -> float:
    word, what = _words(option)
    if word == "seat":
        player = me.view.players[int(what)]
        return -0.1 * player.vp - 3.0 * len(player.technologies)
    return worth.deployment(me, next(one for one in board(me).antiques if one.key == what))


def _agree(me: Mind, option: Option) -> float:
    """By what the branch of the program does."""
    return program(me, me.content.programs[f"{board(me).asks}.{_words(option)[1]}"])


def _time(me: Mind, option: Option) -> float:
    """The card, a gain of Chronos, or an Avatar: what costs least."""
    one = next((one for one in board(me).concepts if one.key == _concept(me)), None)
    what = _words(option)[1]
    if one is None or one.card is None:
        return 0.0
    if what == "card":
        return program(me, cards(me.content)[one.card.key].main)
    return program(me, me.content.programs[f"{one.key}:gain"]) if what == "gain" else WORTHS["avatar_move"]


def _concept(me: Mind) -> str:
    """The Concept that it is asked about: the one that the question names."""
    found = me.view.council
    named = None if found is None else _question(found.what).args.get("concept")
    key = named.key if isinstance(named, Text) else ""
    return key.removeprefix("hybris-name-")


def _wield(me: Mind, option: Option) -> float:
    """Who has least."""
    return -float(me.view.players[int(_words(option)[1])].vp)


_ASKED: Mapping[str, Callable[[Mind, Option], float]] = {
    "agree": _agree,
    "break": _break,
    "shatter": _shatter,
    "block": _block,
    "block-at": _block,
    "obliterate-temple": _temple,
    "obliterate-technology": _technology,
    "appoint": _appoint,
    "march": _march,
    "cancel": _cancel,
    "antique": _antique,
    "bearer": _antique,
    "time": _time,
    "wield": _wield,
}


# What they decide alone


def rate_chain(me: Mind, option: Option) -> float:
    """Where most icons are open, and the conditions are not met."""
    one = next(one for one in board(me).concepts if one.key == _words(option)[1])
    return (0.0 if met(one) else 2.0) - 0.3 * one.chains


def rate_focus(me: Mind, option: Option) -> float:
    """Where the turn of Chronos would do most harm."""
    one = next((one for one in board(me).concepts if one.key == _words(option)[1]), None)
    return 0.0 if one is None or met(one) else PRESENCE


def rate_heed(me: Mind, option: Option) -> float:
    """Resolve what brings more than its Desolation costs."""
    card = _facing(me)
    if card is None or option.key != "use":
        return 0.0
    record = cards(me.content)[card]
    return program(me, record.main) - 0.5 * program(me, record.desolation)


def rate_forge(me: Mind, option: Option) -> float:
    """The plan that is worth most."""
    return worth.made(me, next(tile for tile in me.view.forge if tile.key == _words(option)[1]))


def add_pillar(me: Mind, option: Option) -> float:
    """A Pillar of a Chained Concept breaks a Chain, but it is no turn of Chronos there any more."""
    number = int(_words(option)[1])
    one = next((one for one in board(me).concepts if one.number == number), None)
    if one is None:
        return -0.3
    return (0.0 if met(one) else PRESENCE) - breaking(me, one)


def add_plan(me: Mind, option: Option) -> float:
    """The Locations are divided among the players, so that nobody stands in another's way."""
    places = [one.key for one in me.view.locations]
    token = _words(option)[1]
    if token not in places:
        return 0.0
    return OWN_GROUND if places.index(token) % me.view.seats == me.own.seat else -FOREIGN


def add_turn(me: Mind, option: Option) -> float:
    """What the card on the own Concept does; a token that leads where others stand is wasted."""
    word, what = _words(option)
    if word not in ("character", "pass"):
        return 0.0
    card = _facing(me)
    effect = 0.0 if card is None else program(me, cards(me.content)[card].main)
    if word == "pass":
        return effect
    who = prospects.character(me, what)
    wasted = -4.0 if who.token is not None and _barred(me, who.token) else 0.0
    if card is None:
        return wasted
    bar = cards(me.content)[card].bar
    return wasted + (max(0.0, effect) if not bar else effect if who.kind in bar else 0.0)


def _facing(me: Mind) -> str | None:
    """The card face up on the Concept where it is the seat's turn."""
    own = (one.card for one in board(me).concepts if one.focus == me.own.seat and one.card is not None)
    return next((card.key for card in own), None)


def _barred(me: Mind, place: str) -> bool:
    """Whether another player's character stands in a Location."""
    others = [player for player in me.view.players if player.seat != me.own.seat]
    return any(one.place == place for player in others for one in player.characters)


RATES: Mapping[str, Callable[[Mind, Option], float]] = {
    "council": rate_council,
    "council-last": lambda me, option: 0.0,
    "chain": rate_chain,
    "forge": rate_forge,
    "focus": rate_focus,
    "heed": rate_heed,
}
ADDS: Mapping[str, Callable[[Mind, Option], float]] = {
    "pillar": add_pillar,
    "plan": add_plan,
    "turn": add_turn,
}
