"""What is missing among the options of a question, and why: asked for by people, said by the code of what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.core.text import joined
from rules.core.types import Arg, Args, Bar, Seat, Text
from rules.games.elysium import acquisition, powers
from rules.games.elysium.content import DATA
from rules.games.elysium.legends import Way, allowance, legend_text, shape, unfit, ways
from rules.games.elysium.ops import Take, Transfer
from rules.games.elysium.sentences import test_text
from rules.games.elysium.state import ElysiumState, Held, is_citizen
from rules.games.elysium.table import distinct, fits, twin
from rules.games.elysium.verbs import EFFECTS
from rules.games.elysium.verbs.domain import take_price
from rules.games.elysium.view import COLORS
from rules.games.elysium.words import color_text, family_text, name_text


def _turn(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    yield from _takes(state, seat)
    yield from _powers(state, seat)


def _step(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    yield from _transfers(state, seat)
    yield from _powers(state, seat)


def _takes(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    cards, quests = acquisition.card_refusals(state, seat), acquisition.quest_refusals(state, seat)
    refused = {key: why for key, why in cards.items() if why is not None}
    for key in distinct(refused):
        yield Bar(f"card:{key}", name_text(state.content, key), refused[key])
    for ident, why in quests.items():
        if why is not None:
            number = state.content.quests[ident].number
            yield Bar(f"quest:{ident}", Text("elysium-option-quest", {"number": number}), why)
    reach = len(refused) < len(cards) or None in quests.values()
    left = acquisition.forced(state, seat)
    for key in ("citizen", "pass"):
        if reach:
            yield Bar(key, Text(f"elysium-option-{key}"), Text("elysium-why-reach"))
        elif key != left:
            why = Text("elysium-why-owed" if left == "citizen" else "elysium-why-enough", {"count": DATA.setup.cards})
            yield Bar(key, Text(f"elysium-option-{key}"), why)


def _powers(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    for held in state.players[seat].domain:
        why = powers.idle(state, seat, held)
        if why not in ("", "none"):
            what = Text("elysium-option-power", {"card": name_text(state.content, held.key)})
            yield Bar(f"power:{held.key}", what, _idle(state, held, why))


def _idle(state: ElysiumState, held: Held, why: str) -> Text:
    needs = state.content.card(held.key).when
    if why != "idle" or not needs:
        return Text(f"elysium-why-{why}")
    return Text("elysium-why-needs", {"test": joined([test_text(test) for test in needs], "elysium-test-and")})


def _card(state: ElysiumState, key: str, end: str, **names: Arg) -> Bar:
    return Bar(f"card:{key}", name_text(state.content, key), Text(f"elysium-why-{end}", names))


def _transfers(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    player, found = state.players[seat], ways(state, seat, paid=False)
    for held in player.domain:
        if player.made >= allowance(state, seat):
            yield _card(state, held.key, "transfers")
        else:
            yield _unmoved(state, seat, held.key, found)


def _unmoved(state: ElysiumState, seat: Seat, key: str, found: Sequence[Way]) -> Bar:
    """Why a card is not transferred, of those that the transfers are for."""
    prices = [way.cost for way in found if way.card == key]
    if not prices:
        return _card(state, key, "citizen")
    return _card(state, key, "gold", gold=min(prices), have=state.players[seat].gold)


def _transfers_by_power(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    run, op = EFFECTS.asked(state)
    assert isinstance(op, Transfer)
    found = ways(state, seat, op.filter, op.price, run.source, paid=False)
    for held in state.players[seat].domain:
        if not fits(state, op.filter, held.key, run.source):
            yield _card(state, held.key, "other")
        else:
            yield _unmoved(state, seat, held.key, found)


def _discards(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    for held in state.players[seat].domain:
        yield _card(state, held.key, "other")


def _straightened(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    source = EFFECTS.run_of(state).source
    for held in state.players[seat].domain:
        end = "itself" if held.key == source else "other" if held.turned and not held.readied else ""
        yield _card(state, held.key, end or ("readied" if held.turned else "straight"))


def _takes_by_power(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    run, op = EFFECTS.asked(state)
    assert isinstance(op, Take)
    for key in distinct(state.oracle if op.source == "oracle" else state.discard):
        if is_citizen(key) or not fits(state, op.filter, key, run.source):
            yield _card(state, key, "other")
        elif twin(state, seat, key):
            yield _card(state, key, "twin")
        else:
            yield _card(state, key, "gold", gold=take_price(state, op.price, key), have=state.players[seat].gold)


def _exchanged(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    for held in state.players[seat].domain:
        if not is_citizen(held.key):
            yield _card(state, held.key, "no-match")


def _columns_kept(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    for color in state.players[seat].columns:
        yield Bar(f"column:{color}", color_text(color), Text("elysium-why-kept"))


def _legends(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
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


def _columns(state: ElysiumState, seat: Seat) -> Iterator[Bar]:
    for color in COLORS:
        if color not in state.players[seat].columns:
            yield Bar(f"column:{color}", color_text(color), Text("elysium-why-dismissed"))


EXPECTED: dict[str, Callable[[ElysiumState, Seat], Iterator[Bar]]] = {
    "turn": _turn,
    "after": _powers,
    "dismiss": _columns,
    "transfer": _step,
    "legend": _legends,
    "power-transfer": _transfers_by_power,
    "discard": _discards,
    "ready": _straightened,
    "take": _takes_by_power,
    "take-discarded": _takes_by_power,
    "swap-own": _exchanged,
    "column-back": _columns_kept,
    "column-out": _columns,
}
"""By kind of question; of what is found, only what is not offered is told."""
