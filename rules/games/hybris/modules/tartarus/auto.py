"""How the steady automat plays with the Tartarus: what its actions, Prisoners and powers are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.types import Option
from rules.games.hybris import prospects, worth
from rules.games.hybris.modules.tartarus.records import KEY, Row, records
from rules.games.hybris.modules.tartarus.view import PrisonerView, TartarusView
from rules.games.hybris.ops import Draw, Gain, Give
from rules.games.hybris.view import CharacterView
from rules.games.hybris.worth import PLAIN, Mind

WORTHS: Mapping[str, float] = {
    "corruption": -0.9,
    "growth": -0.7,
    "guilt": -0.8,
    "suffer": -1.6,
    "sanction": -1.2,
    "convert_once": 0.5,
    "ignore_hindrance": 0.3,
    "prisoner_main": 0.2,
    "drain": 0.4,
    "pray": 0.4,
    "preach": 0.3,
    "train": 0.3,
    "combat_str": 0.4,
    "cost_make": -0.5,
    "cost_activate_prophet": -0.8,
}
RISK = 0.5
"""What a card that is turned up costs on average on the first space of the track; a fifth of it more on each other."""
MET, VISITS, BEATEN = 1.0, 0.7, 0.5
"""How often a Prisoner without Strength is met, how often another seat comes to where he is in an Age, and how often
he is beaten in the end.
"""
OFTEN: Mapping[str, float] = {
    "end_of_age": 1.0, "win": 1.0, "spark": 1.0, "deploy": 0.7, "attacked": 0.5, "growth": 0.4, "free": 0.4,
}  # fmt: skip
"""How often in an Age what a power waits for happens."""


def _board(me: Mind) -> TartarusView:
    shown: TartarusView = me.view.parts[KEY]["board"]
    return shown


def _risk(me: Mind) -> float:
    return RISK * (1 + 0.2 * _board(me).track[me.own.seat])


def power(me: Mind, key: str) -> float:
    """What a power is worth for the Ages to come."""
    record = me.content.powers[key]
    found = worth.program(me, record.steps)
    return found if record.event is None else found * OFTEN.get(record.event.name, 0.5) * (me.ages - 1)


def _kept(me: Mind) -> float:
    """What the better one of two Corruption cards is worth, more or less."""
    return 0.5 * (me.ages - 1)


def _row(me: Mind, row: Row) -> float:
    """What a row of the Pact brings, less its Believers."""
    draws = any(isinstance(op, Draw) for op in row.steps)
    return (_kept(me) if draws else worth.program(me, row.steps)) - PLAIN["believer"] * row.believer


def _bargains(me: Mind, believers: int) -> float:
    """What so many Believers can become at best, less what they are worth."""
    rows = [row for row in records(me.content).pact if row.believer <= believers]
    return max([0.0, *(_row(me, row) + _bargains(me, believers - row.believer) for row in rows)])


def _pact(me: Mind) -> float:
    """The best rows; what is turned up before may be bad."""
    return _bargains(me, me.own.believer) - _risk(me)


def _release(me: Mind) -> float:
    """A Prisoner in the way of others, the best that is in prison; what is turned up before may be bad."""
    free = [one for one in _board(me).prisoners if one.owner is None] if me.own.tokens > 0 else []
    return max([0.0, *(_loose(me, one) for one in free)]) - _risk(me)


def _loose(me: Mind, one: PrisonerView) -> float:
    """What a Prisoner brings its owner till somebody beats it, and costs him then: who is strong stays longer."""
    programs, given = me.content.programs, 0.0
    for op in programs[f"{one.key}:main"]:
        if (isinstance(op, Gain) and op.who == "owner") or (isinstance(op, Give) and op.to == "owner"):
            given += PLAIN[op.what] * worth.number(op.n)
    meetings = min(MET + 0.3 * one.base, VISITS * (me.view.seats - 1) * me.ages)
    return meetings * given + BEATEN * worth.program(me, programs[f"{one.key}:sanction"])


def _tartarus(me: Mind, who: CharacterView) -> float:
    return max(0.0, _pact(me), _release(me))


def rate_pact(me: Mind, option: Option) -> float:
    """Convert what brings more than it costs."""
    rows = {row.id: row for row in records(me.content).pact}
    key = option.key.partition(":")[2]
    if key not in rows:
        return 0.0
    row = rows[key]
    return _row(me, row) + 0.5 * _bargains(me, me.own.believer - row.believer)


def _prisoner(me: Mind, option: Option) -> PrisonerView:
    return next(one for one in _board(me).prisoners if one.key == option.key.partition(":")[2])


def rate_release(me: Mind, option: Option) -> float:
    """Who brings most."""
    return _loose(me, _prisoner(me, option))


def rate_haunt(me: Mind, option: Option) -> float:
    """Where others plan to go is not known: the places that everybody needs, where nobody of the own stands."""
    key = option.key.partition(":")[2]
    own = sum(one.place == key for one in me.own.characters)
    there = any(one.place == key for one in _board(me).prisoners)
    return {"olympus": 1.0, "forge": 0.9, "moirai": 0.8, "underworld": 0.7}.get(key, 0.2) - own - there


def rate_station(me: Mind, option: Option) -> float:
    """On a solid space he takes room away."""
    key = option.key.partition(":")[2]
    return 0.0 if me.content.spaces[key].dotted else 1.0 + worth.named(me, key)


def rate_encounter(me: Mind, option: Option) -> float:
    """The weakest first: a defeat ends the turn."""
    return -float(_prisoner(me, option).base)


def rate_challenge(me: Mind, option: Option) -> float:
    """Others' Prisoners, where the chance is good; never the own ones."""
    if option.key != "use":
        return 0.0
    who = prospects.acting(me)
    met = [one for one in _board(me).prisoners if one.place == who.place]
    if not met or any(one.owner == me.own.seat for one in met):
        return -1.0
    hardest = max(met, key=lambda one: one.base)
    won = worth.chance(me, who, hardest.base, hardest.cards)
    return won * (PLAIN["greatness"] + 1.5) - (1 - won) * 3.0


def rate_kept(me: Mind, option: Option) -> float:
    """By the power of the card."""
    cards = {card.id: card for card in records(me.content).corruption}
    return power(me, cards[option.key.partition(":")[2]].power)


RATES: Mapping[str, Callable[[Mind, Option], float]] = {
    "pact": rate_pact,
    "release": rate_release,
    "haunt": rate_haunt,
    "station": rate_station,
    "encounter": rate_encounter,
    "challenge": rate_challenge,
    "action:pact": lambda me, option: _pact(me),
    "action:release": lambda me, option: _release(me),
    "keep:corruption": rate_kept,
}
PROSPECTS: Mapping[str, Callable[[Mind, CharacterView], float]] = {KEY: _tartarus}
