"""Elysium: when reasons are true, and positions without them."""

from __future__ import annotations

from typing import Any

from rules.core.types import AnyDecision, Bar
from rules.games.elysium.content import DATA
from rules.games.elysium.ops import Choose, CopyChronos, CopyPower, Discard, Filter, Lose, Modify, Steal
from rules.games.elysium.verbs import EFFECTS

USED = ("activate", "eleusis", "trigger")


def bare(key: str) -> str:
    return key.partition(":")[2]


def me(state: Any, decision: AnyDecision) -> Any:
    return state.players[decision.seat]


def offers(decision: AnyDecision, *kinds: str) -> bool:
    return any(option.key.partition(":")[0] in kinds for option in decision.options)


def asked_for(state: Any, key: str) -> list[str]:
    """The colors that a card or a Quest asks for."""
    kind, _, name = key.partition(":")
    if kind == "card":
        return list(state.content.card(name).needs)
    slots = state.content.pediment[state.side].slots
    quests = sorted((one for one in DATA.quests if state.seats in one.seats), key=lambda one: one.number)
    width = len(slots) // len(quests)
    place = [one.id for one in quests].index(name)
    return list(slots[place * width : (place + 1) * width])


def columns_lack(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    columns, needs = me(state, decision).columns, asked_for(state, bar.key)
    return len(columns) < len(needs) or any(need not in columns for need in needs if need != "any")


def second_lacks(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    columns, needs = me(state, decision).columns, asked_for(state, bar.key)
    return len(columns) < len(needs) and all(need in columns for need in needs if need != "any")


def either_lacks(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    return not set(me(state, decision).columns) & set(asked_for(state, bar.key))


def held(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    return next(one for one in me(state, decision).domain if one.key == bare(bar.key))


def activation(state: Any, bar: Bar) -> str:
    return str(state.content.card(bare(bar.key)).activation)


def idle(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """Its owner may use it now but for what it does: a condition, its price, or nothing to act on."""
    if bar.key.startswith("copy:"):
        return not copier(state, decision, bar)
    card = held(state, decision, bar)
    if activation(state, bar) == "trigger":
        return bool(card.ring)
    return not (card.used if activation(state, bar) == "legend" else card.turned)


def legend(state: Any, decision: AnyDecision, bar: Bar) -> tuple[Any, Any]:
    """The Legend spoken of, and the design of the card that is to go there; None for a Citizen."""
    card = str(state.stack[-1].v["prefix"][0]).removeprefix("card:")
    return me(state, decision).legends[int(bare(bar.key))], state.content.cards.get(card)


def levels(state: Any, one: Any) -> set[int]:
    return {state.content.cards[key].level for key in one.cards if key not in one.stands} | set(one.stands.values())


def families(state: Any, one: Any) -> set[str]:
    return {state.content.cards[key].family for key in one.cards if key not in one.stands}


def whole(one: Any) -> int:
    return 3 if one.kind == "family" else 5


def takes_citizen(state: Any, decision: AnyDecision) -> bool:
    return any(2 <= len(one.cards) < whole(one) for one in me(state, decision).legends)


def base_transfers(state: Any, decision: AnyDecision) -> int:
    player = me(state, decision)
    quest = state.content.quests[player.quest]
    return int((quest.incomplete if player.incomplete else quest.complete).transfers)


# --- without


def changed(**fields: Any) -> Any:
    """The same with other facts of the seat."""

    def set_them(state: Any, decision: AnyDecision, bar: Bar) -> Any:
        for name, value in fields.items():
            setattr(me(state, decision), name, list(value) if isinstance(value, tuple) else value)
        return state

    return set_them


def others_quests_back(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for player in state.players.values():
        player.quest = None
    return state


def no_twin(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    design = bare(bar.key).partition("/")[0]
    player = me(state, decision)
    player.domain = [one for one in player.domain if one.key.partition("/")[0] != design]
    return state


def straight(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    card = held(state, decision, bar)
    card.turned = card.used = False
    card.ring = activation(state, bar) == "trigger"
    return state


def printed(state: Any) -> Any:
    """The op that asks, as it is printed, and the card that it is printed on."""
    run, op = EFFECTS.asked(state)
    return op, run.source


def design(state: Any, key: str) -> Any:
    """By the key of a card, or of a design whose power is copied; None for a Citizen."""
    return state.content.cards.get(key) or state.content.designs.get(key)


def not_meant(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """The printed op speaks of other cards; a power that moves family cards never speaks of Citizens."""
    op, source = printed(state)
    key, wanted = bare(bar.key), op.filter
    card = design(state, key)
    if card is None:
        family = wanted.kind == "family_card" or wanted.family or wanted.level or wanted.activation
        return bool(family) or decision.kind.startswith("take")
    return bool(
        (wanted.not_self and key == source)
        or wanted.kind == "citizen"
        or wanted.family not in (None, card.family)
        or (wanted.level and card.level not in wanted.level)
        or (wanted.activation and card.activation not in wanted.activation)
    )


def unmatched(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """No card of an opponent is of its level, or each that is would be somebody's second."""
    own, mine = state.content.card(bare(bar.key)), designs(state, decision.seat)
    for seat in state.players:
        theirs = designs(state, seat)
        for design in theirs if seat != decision.seat else ():
            same = design == own.id or (design not in mine and own.id not in theirs)
            if state.content.designs[design].level == own.level and same:
                return False
    return True


def designs(state: Any, seat: int) -> list[str]:
    keys = [one.key for one in state.players[seat].domain if not one.key.startswith("citizen")]
    return [key.partition("/")[0] for key in keys]


def copier(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    return any(isinstance(op, CopyPower | CopyChronos) for op in design(state, bare(bar.key)).steps)


def shielded(state: Any, seat: int, loss: str) -> bool:
    """Whether a card of the Domain says so."""
    cards = [state.content.cards[one.key] for one in state.players[seat].domain if one.key in state.content.cards]
    return any(loss in getattr(op, "source", ()) for card in cards for op in card.steps if isinstance(op, Modify))


def extent(state: Any, op: Any, actor: int, seat: int) -> int:
    """How much of an op could be done to a seat: nothing, a part, all."""
    if isinstance(op, Choose):
        return max(min(extent(state, one, actor, seat) for one in steps) for steps in op.options.values())
    if isinstance(op, Discard):
        fitting = [one for one in state.players[seat].domain if op.filter == Filter()]
        return 2 if fitting or (seat != actor and shielded(state, seat, "discard")) else 0
    if isinstance(op, Lose | Steal):
        loss = f"{'steal' if isinstance(op, Steal) else 'lose'}_{op.what}"
        has, wanted = getattr(state.players[seat], op.what), op.n
        if seat != actor and shielded(state, seat, loss):
            return 2
        return 2 if has >= wanted else int(has > 0)
    return 2


def unhurt(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    return extent(state, printed(state)[0], decision.seat, int(bare(bar.key))) == 0


def branch(state: Any, decision: AnyDecision, bar: Bar) -> list[int]:
    """How much of each step of one of several effects could be done."""
    run, op = EFFECTS.asked(state)
    return [extent(state, one, run.actor, decision.seat) for one in op.branches()[bare(bar.key)]]


def fullest(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """Whether another of them can be done in full."""
    run, op = EFFECTS.asked(state)
    ways = [[extent(state, one, run.actor, decision.seat) for one in steps] for steps in op.branches().values()]
    return any(min(way) == 2 for way in ways)


def fewer_points(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    others = [one.vp for seat, one in state.players.items() if seat != decision.seat]
    return bool(state.players[int(bare(bar.key))].vp < max(others))


def offered_card(state: Any) -> str:
    """What one gives away in an exchange."""
    return str(state.stack[-1].v["own"])


ALL_COLUMNS = ("red", "blue", "green", "yellow")

ELYSIUM: dict[str, tuple[Any, ...]] = {
    "elysium-why-enough": (lambda s, d, b: me(s, d).taken == b.why.args["count"] == 3, changed(taken=0), False),
    "elysium-why-twin": (
        lambda s, d, b: bare(b.key).partition("/")[0] in [one.key.partition("/")[0] for one in me(s, d).domain],
        no_twin, False,
    ),
    "elysium-why-columns": (columns_lack, changed(columns=ALL_COLUMNS)),
    "elysium-why-second": (second_lacks, changed(columns=ALL_COLUMNS)),
    "elysium-why-either": (either_lacks, changed(columns=ALL_COLUMNS)),
    "elysium-why-quest": (lambda s, d, b: me(s, d).quest is not None, changed(quest=None), False),
    "elysium-why-gone": (
        lambda s, d, b: bare(b.key) in [one.quest for seat, one in s.players.items() if seat != d.seat],
        others_quests_back, False,
    ),
    "elysium-why-reach": (lambda s, d, b: offers(d, "card", "quest"),),
    "elysium-why-owed": (lambda s, d, b: me(s, d).taken < 3 and not offers(d, "card", "quest"),),
    "elysium-why-later": (lambda s, d, b: activation(s, b) == "legend" and s.phase == "actions",),
    "elysium-why-earlier": (lambda s, d, b: activation(s, b) in USED and s.phase == "legends",),
    "elysium-why-ring": (lambda s, d, b: activation(s, b) == "trigger" and not held(s, d, b).ring, straight, False),
    "elysium-why-turned": (lambda s, d, b: held(s, d, b).turned or held(s, d, b).used, straight, False),
    "elysium-why-idle": (idle,),
    "elysium-why-needs": (lambda s, d, b: idle(s, d, b) and design(s, bare(b.key)).when != (),),
    "elysium-why-transfers": (
        lambda s, d, b: me(s, d).made >= base_transfers(s, d), changed(made=0, gold=99), False,
    ),
    "elysium-why-gold": (lambda s, d, b: me(s, d).gold == b.why.args["have"] < b.why.args["gold"], changed(gold=99)),
    "elysium-why-citizen": (lambda s, d, b: b.key.startswith("card:citizen/") and not takes_citizen(s, d),),
    "elysium-why-single": (lambda s, d, b: legend(s, d, b)[1] is None and len(legend(s, d, b)[0].cards) == 1,),
    "elysium-why-complete": (lambda s, d, b: len((one := legend(s, d, b)[0]).cards) == whole(one),),
    "elysium-why-level": (
        lambda s, d, b: (one := legend(s, d, b))[0].kind == "level" and levels(s, one[0]) == {b.why.args["level"]}
        and one[1].level != b.why.args["level"],
    ),
    "elysium-why-family-in": (
        lambda s, d, b: (one := legend(s, d, b))[0].kind == "level" and one[1].family in families(s, one[0]),
    ),
    "elysium-why-family": (
        lambda s, d, b: (one := legend(s, d, b))[0].kind == "family" and families(s, one[0]) != {one[1].family},
    ),
    "elysium-why-level-in": (
        lambda s, d, b: (one := legend(s, d, b))[0].kind == "family" and one[1].level in levels(s, one[0]),
    ),
    "elysium-why-alike": (
        lambda s, d, b: (one := legend(s, d, b))[0].kind is None
        and (levels(s, one[0]), families(s, one[0])) == ({one[1].level}, {one[1].family}),
    ),
    "elysium-why-unlike": (
        lambda s, d, b: (one := legend(s, d, b))[0].kind is None
        and one[1].level not in levels(s, one[0]) and one[1].family not in families(s, one[0]),
    ),
    "elysium-why-other": (not_meant,),
    "elysium-why-itself": (lambda s, d, b: printed(s)[1] == bare(b.key),),
    "elysium-why-straight": (lambda s, d, b: not held(s, d, b).turned,),
    "elysium-why-readied": (lambda s, d, b: held(s, d, b).turned and held(s, d, b).readied,),
    "elysium-why-no-match": (unmatched,),
    "elysium-why-kept": (lambda s, d, b: bare(b.key) in me(s, d).columns,),
    "elysium-why-oracle": (lambda s, d, b: s.oracle != [] and "oracle" not in [one.key for one in d.options],),
    "elysium-why-taken": (lambda s, d, b: any(one.at == "turn" and one.v["took"] for one in s.stack),),
    "elysium-why-begin": (lambda s, d, b: str(s.stack[-1].v["prefix"][0]).startswith("card:citizen/"),),
    "elysium-why-most": (fewer_points,),
    "elysium-why-unhurt": (unhurt,),
    "elysium-why-nothing": (lambda s, d, b: not any(branch(s, d, b)),),
    "elysium-why-partly": (lambda s, d, b: any(branch(s, d, b)) and min(branch(s, d, b)) < 2 and fullest(s, d, b),),
    "elysium-why-lack": (
        lambda s, d, b: getattr(me(s, d), printed(s)[0].what) == b.why.args["have"] < int(bare(b.key)),
        changed(gold=99),
    ),
    "elysium-why-copier": (copier,),
    "elysium-why-unequal": (
        lambda s, d, b: s.content.card(bare(b.key)).level != b.why.args["level"]
        == s.content.card(offered_card(s)).level,
    ),
    "elysium-why-their-twin": (
        lambda s, d, b: any(
            seat != d.seat and bare(b.key) in [one.key for one in player.domain]
            and offered_card(s).partition("/")[0] in designs(s, seat)
            for seat, player in s.players.items()
        ),
    ),
    "elysium-why-dismissed": (lambda s, d, b: bare(b.key) not in me(s, d).columns, changed(columns=ALL_COLUMNS)),
}  # fmt: skip
"""By key: when it is true, a position without it, and whether the thing must be offered there."""
