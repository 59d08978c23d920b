"""What is missing among the options of a question, and why: asked for by people, said by the code of what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.text import joined
from rules.core.types import AnyDecision, Args, Bar, Seat, Text
from rules.games.elysium import acquisition, powers
from rules.games.elysium.content import DATA
from rules.games.elysium.legends import allowance, legend_text, shape, unfit, ways
from rules.games.elysium.sentences import test_text
from rules.games.elysium.state import ElysiumState, Held
from rules.games.elysium.table import distinct
from rules.games.elysium.view import COLORS
from rules.games.elysium.words import color_text, family_text, name_text


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


def _powers(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
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


def _transfers(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    player, found = state.players[seat], ways(state, seat, paid=False)
    for held in player.domain:
        key, prices = f"card:{held.key}", [way.cost for way in found if way.card == held.key]
        if key in offered:
            continue
        if player.made >= allowance(state, seat):
            why = Text("elysium-why-transfers")
        elif prices:
            why = Text("elysium-why-gold", {"gold": min(prices), "have": player.gold})
        else:
            why = Text("elysium-why-citizen")
        yield Bar(key, name_text(state.content, held.key), why)


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


def _columns(state: ElysiumState, seat: Seat, offered: set[str]) -> Iterator[Bar]:
    for color in COLORS:
        if color not in state.players[seat].columns:
            yield Bar(f"column:{color}", color_text(color), Text("elysium-why-dismissed"))


_Finder = Callable[[ElysiumState, Seat, set[str]], Iterator[Bar]]
_LOOKED_FOR: dict[str, tuple[_Finder, ...]] = {
    "turn": (_takes, _powers),
    "after": (_powers,),
    "dismiss": (_columns,),
    "transfer": (_transfers, _powers),
    "legend": (_legends,),
}
"""What is looked for at each kind of question."""
