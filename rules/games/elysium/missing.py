"""What is missing among the options of a question, and why: asked for by people, said by the code of what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.core.control import DoChoose
from rules.core.effects import ASKED, Extent
from rules.core.ops import Choose
from rules.core.text import joined
from rules.core.types import AnyDecision, Arg, Args, Bar, Seat, Text, seat_text
from rules.games.elysium import acquisition, powers
from rules.games.elysium.content import DATA
from rules.games.elysium.legends import Way, allowance, legend_text, shape, unfit, ways
from rules.games.elysium.ops import CopyPower, Pay, Some, Take, Transfer, who_of
from rules.games.elysium.sentences import test_text
from rules.games.elysium.state import ElysiumState, is_citizen
from rules.games.elysium.table import distinct, family_cards, fits, real_legends, span, twin
from rules.games.elysium.verbs import EFFECTS
from rules.games.elysium.verbs.copies import copies, lying
from rules.games.elysium.verbs.domain import take_price
from rules.games.elysium.verbs.tokens import choice_label, owned
from rules.games.elysium.view import COLORS
from rules.games.elysium.words import amount_text, color_text, dismiss_text, family_text, name_text


def missing(state: ElysiumState, decision: AnyDecision) -> list[Bar]:
    """What the seat that is asked might expect."""
    offered = {option.key for option in decision.offered}
    return [bar for found in _LOOKED_FOR.get(decision.kind, ()) for bar in found(state, decision.seat, offered)]


def _takes(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    cards, quests = acquisition.card_refusals(state, seat), acquisition.quest_refusals(state, seat)
    refused = {key: why for key, why in cards.items() if why is not None}
    for key in distinct(refused):
        yield Bar(f"card:{key}", name_text(state.content, key), refused[key])
    for ident, why in quests.items():
        if why is not None:
            yield Bar(f"quest:{ident}", acquisition.quest_text(state, state.content.quests[ident]), why)
    reach = len(refused) < len(cards) or None in quests.values()
    left = acquisition.forced(state, seat)
    for key in ("citizen", "pass"):
        if reach:
            yield Bar(key, Text(f"elysium-option-{key}"), Text("elysium-why-reach"))
        elif key != left:
            why = Text("elysium-why-owed" if left == "citizen" else "elysium-why-enough", {"count": DATA.setup.cards})
            yield Bar(key, Text(f"elysium-option-{key}"), why)
    if state.oracle:
        yield Bar("oracle", Text("elysium-bar-oracle"), Text("elysium-why-oracle"))


def _taken(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    yield Bar("take", Text("elysium-bar-take"), Text("elysium-why-taken"))


def _powers(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    for held in state.players[seat].domain:
        why = powers.idle(state, seat, held)
        if why not in ("", "none"):
            what = Text("elysium-option-power", {"card": name_text(state.content, held.key)})
            yield Bar(f"power:{held.key}", what, _idle(state, held.key, why))


def _idle(state: ElysiumState, key: str, why: str = "idle") -> Text:
    needs = state.content.card(key).when
    if why != "idle" or not needs:
        return Text(f"elysium-why-{why}")
    return Text("elysium-why-needs", {"test": joined([test_text(test) for test in needs], "elysium-test-and")})


def _card(state: ElysiumState, key: str, end: str, **names: Arg) -> Bar:
    return Bar(f"card:{key}", name_text(state.content, key), Text(f"elysium-why-{end}", names))


def _transfers(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    player, found = state.players[seat], ways(state, seat, paid=False)
    for held in player.domain:
        if f"card:{held.key}" not in offered and player.made >= allowance(state, seat):
            yield _card(state, held.key, "transfers")
        elif f"card:{held.key}" not in offered:
            yield _unmoved(state, seat, held.key, found)


def _unmoved(state: ElysiumState, seat: Seat, key: str, found: Sequence[Way]) -> Bar:
    """Why a card is not transferred, of those that the transfers are for."""
    prices = [way.cost for way in found if way.card == key]
    if not prices:
        return _card(state, key, "citizen")
    return _card(state, key, "gold", gold=min(prices), have=state.players[seat].gold)


def _unpaid(state: ElysiumState, seat: Seat) -> list[Way]:
    """Every transfer that is allowed now, by a power or by the Quest, whether it can be paid or not."""
    if state.stack[-1].at != ASKED:
        return ways(state, seat, paid=False)
    run, op = EFFECTS.asked(state)
    assert isinstance(op, Transfer)
    return ways(state, seat, op.filter, op.price, run.source, paid=False)


def _transfers_by_power(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    run, op = EFFECTS.asked(state)
    assert isinstance(op, Transfer)
    found = _unpaid(state, seat)
    for held in state.players[seat].domain:
        if f"card:{held.key}" in offered:
            continue
        if not fits(state, op.filter, held.key, run.source):
            yield _card(state, held.key, "other")
        else:
            yield _unmoved(state, seat, held.key, found)


def _discards(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    for held in state.players[seat].domain:
        if f"card:{held.key}" not in offered:
            yield _card(state, held.key, "other")


def _straightened(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    source = EFFECTS.run_of(state).source
    for held in state.players[seat].domain:
        if f"card:{held.key}" not in offered:
            end = "itself" if held.key == source else "other" if held.turned and not held.readied else ""
            yield _card(state, held.key, end or ("readied" if held.turned else "straight"))


def _takes_by_power(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    run, op = EFFECTS.asked(state)
    assert isinstance(op, Take)
    for key in distinct(state.oracle if op.source == "oracle" else state.discard):
        if f"card:{key}" in offered:
            continue
        if is_citizen(key) or not fits(state, op.filter, key, run.source):
            yield _card(state, key, "other")
        elif twin(state, seat, key):
            yield _card(state, key, "twin")
        else:
            yield _card(state, key, "gold", gold=take_price(state, op.price, key), have=state.players[seat].gold)


def _exchanged(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    for held in state.players[seat].domain:
        if f"card:{held.key}" not in offered and not is_citizen(held.key):
            yield _card(state, held.key, "no-match")


def _columns_kept(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    for color in state.players[seat].columns:
        yield Bar(f"column:{color}", color_text(color), Text("elysium-why-kept"))


def _legends(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    card = str(state.stack[-1].v["prefix"][0]).removeprefix("card:")
    design = state.content.cards.get(card)
    for number, legend in enumerate(state.players[seat].legends):
        why = unfit(shape(state.content, legend), design)
        if why:
            first = state.content.card(legend.cards[0])
            names: Args = {"level": first.level, "family": family_text(first.family)}
            if design is not None:
                names |= {"own": family_text(design.family), "owned": design.level}
            yield Bar(f"legend:{number}", legend_text(state, legend), Text(f"elysium-why-{why}", names))
        elif f"legend:{number}" not in offered:
            gold = next(way.cost for way in _unpaid(state, seat) if (way.card, way.legend) == (card, number))
            costs = Text("elysium-why-gold", {"gold": gold, "have": state.players[seat].gold})
            yield Bar(f"legend:{number}", legend_text(state, legend), costs)
    if design is None:
        yield Bar("legend:new", Text("elysium-option-new-legend"), Text("elysium-why-begin"))


def _columns(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    for color in COLORS:
        if color not in state.players[seat].columns:
            yield Bar(f"column:{color}", dismiss_text(color), Text("elysium-why-dismissed"))


def _targets(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    who = who_of(EFFECTS.asked(state)[1])
    why = Text("elysium-why-most" if isinstance(who, Some) else "elysium-why-unhurt")
    for other in state.opponents(seat):
        if f"seat:{other}" not in offered:
            yield Bar(f"seat:{other}", seat_text(other), why)


def _choices(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    run, op = EFFECTS.asked(state)
    verb = EFFECTS.verbs[type(op)]
    assert isinstance(op, Choose)
    assert isinstance(verb, DoChoose)
    for name, reached in verb.reached(state, run, op, seat).items():
        if f"choose:{name}" not in offered:
            why = Text("elysium-why-partly" if reached > Extent.NONE else "elysium-why-nothing")
            yield Bar(f"choose:{name}", choice_label(state, run, op.options[name], seat), why)


def _amounts(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    _, op = EFFECTS.asked(state)
    assert isinstance(op, Pay)
    have = owned(state, seat, op.what)
    for count in range(have + 1, span(op.n)[1] + 1):
        yield Bar(f"pay:{count}", amount_text(op.what, count), Text("elysium-why-lack", {"have": have}))


def _copied(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    run, op = EFFECTS.asked(state)
    assert isinstance(op, CopyPower)
    for key in distinct(lying(state, seat, op)):
        if not is_citizen(key) and f"copy:{state.content.card(key).id}" not in offered:
            yield _uncopied(state, key, fit=fits(state, op.filter, key, run.source))


def _chronos(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    source, own = EFFECTS.run_of(state).source, [key for one in real_legends(state, seat) for key in one.cards]
    for key in distinct(one for one in own if one != source and not is_citizen(one)):
        design = state.content.card(key)
        if design.activation == "chronos" and f"copy:{design.id}" not in offered:
            yield _uncopied(state, key, fit=True)


def _uncopied(state: ElysiumState, key: str, *, fit: bool) -> Bar:
    """Why a power is not copied: of another kind, itself a copy, or without effect."""
    design = state.content.card(key)
    copier = copies(state.content, design.id)
    why = Text(f"elysium-why-{'copier' if copier else 'other'}") if copier or not fit else _idle(state, key)
    return Bar(f"copy:{design.id}", name_text(state.content, key), why)


def _exchanged_for(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    own = str(state.stack[-1].v["own"])
    for other in state.opponents(seat):
        for key in family_cards(state, other):
            if f"card:{key}" in offered:
                continue
            what = Text("elysium-option-of", {"card": name_text(state.content, key), "seat": seat_text(other)})
            yield Bar(f"card:{key}", what, _unequal(state, seat, other, own, key))


def _unequal(state: ElysiumState, seat: Seat, other: Seat, own: str, key: str) -> Text:
    """Why two cards are not exchanged."""
    card = state.content.card(own)
    if state.content.card(key).level != card.level:
        return Text("elysium-why-unequal", {"level": card.level})
    if twin(state, seat, key):
        return Text("elysium-why-twin")
    return Text("elysium-why-their-twin", {"seat": seat_text(other), "card": name_text(state.content, own)})


_Finder = Callable[[ElysiumState, Seat, set[str]], Iterator[Bar]]
_LOOKED_FOR: dict[str, tuple[_Finder, ...]] = {
    "turn": (_takes, _powers),
    "after": (_powers, _taken),
    "dismiss": (_columns,),
    "transfer": (_transfers, _powers),
    "legend": (_legends,),
    "target": (_targets,),
    "choose": (_choices,),
    "pay": (_amounts,),
    "copy": (_copied,),
    "chronos": (_chronos,),
    "power-transfer": (_transfers_by_power,),
    "discard": (_discards,),
    "ready": (_straightened,),
    "take": (_takes_by_power,),
    "take-discarded": (_takes_by_power,),
    "swap-own": (_exchanged,),
    "swap-other": (_exchanged_for,),
    "column-back": (_columns_kept,),
    "column-out": (_columns,),
}
"""What is looked for at each kind of question; others offer all there is."""
