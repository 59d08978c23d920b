"""What is asked of a position again and again: filters, counts, who compares how, what is in force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import eq, ge, gt, le, lt

from rules.core.effects import Run
from rules.core.ops import Positive, at_hook, in_force
from rules.core.types import Seat
from rules.games.elysium.data import means
from rules.games.elysium.ops import ALL, Count, DomainCount, Filter, InLegend, Modify, Number, Span, Test, Where
from rules.games.elysium.state import ElysiumState, Legend, is_citizen


def fits(state: ElysiumState, wanted: Filter, key: str, source: str = "") -> bool:
    """Whether a card is one of those meant; `source` is the card whose effect asks."""
    if wanted is ALL:
        return True
    if wanted.not_self and key == source:
        return False
    design = state.content.cards.get(key)
    if design is None:
        return wanted.kind != "family_card" and not (wanted.family or wanted.level or wanted.activation)
    return means(wanted, design)


def family_cards(state: ElysiumState, seat: Seat, wanted: Filter = ALL, source: str = "") -> list[str]:
    """Family cards of these in a Domain; Citizens, where only they are meant."""
    domain, citizens = state.players[seat].domain, wanted.kind == "citizen"
    return [held.key for held in domain if is_citizen(held.key) == citizens and fits(state, wanted, held.key, source)]


def distinct(keys: Iterable[str]) -> list[str]:
    """The first copy of each design: two copies read the same and do the same."""
    found: dict[str, str] = {}
    for key in keys:
        found.setdefault(key.partition("/")[0], key)
    return list(found.values())


def twin(state: ElysiumState, seat: Seat, key: str) -> bool:
    """Whether an identical card lies in the Domain already."""
    cards, design = state.content.cards, state.content.card(key)
    return any(cards.get(held.key) is design for held in state.players[seat].domain)


def families_in(state: ElysiumState, cards: Iterable[str]) -> set[str]:
    """Different families among some cards; citizens have none."""
    return {design.family for design in state.content.known(cards)}


def legend_of(state: ElysiumState, seat: Seat, key: str) -> Legend | None:
    """The Legend that holds a card."""
    return next((legend for legend in state.players[seat].legends if key in legend.cards), None)


def real_legends(state: ElysiumState, seat: Seat) -> list[Legend]:
    """Legends of two or more cards."""
    return [legend for legend in state.players[seat].legends if len(legend.cards) > 1]


def modifiers(state: ElysiumState, seat: Seat, rule: str) -> list[Modify]:
    """The changes of one rule that are in force for a seat: by its Permanent powers, and by what it used this step."""
    player, content = state.players[seat], state.content
    if not player.lasting and content.passive.keys().isdisjoint([held.key for held in player.domain]):
        return []
    found = in_force(content.programs, _standing(state, seat), player.lasting)
    return [op for _, op in at_hook(found, rule) if isinstance(op, Modify)]


def _standing(state: ElysiumState, seat: Seat) -> Iterator[tuple[str, str]]:
    """A seat's Permanent powers that wait for nothing and whose conditions hold."""
    passive = state.content.passive
    for held in state.players[seat].domain:
        if held.key in passive:
            design = passive[held.key]
            run = Run(design.id, 0, seat, held.key, {})
            if all(holds(state, run, test) for test in design.when):
                yield held.key, design.id


def protected(state: ElysiumState, seat: Seat, loss: str) -> bool:
    """Whether opponents' powers cannot do this to a seat (`discard`, `lose_gold`, `steal_gold`, ...)."""
    return any(loss in op.source for op in modifiers(state, seat, "protect"))


def stat(state: ElysiumState, seat: Seat, where: Where) -> int:
    """A number of a seat that effects compare."""
    player = state.players[seat]
    match where.stat:
        case "gold":
            return player.gold
        case "vp":
            return player.vp
        case "domain_size":
            return len(player.domain)
        case _:
            cards = [key for legend in real_legends(state, seat) for key in legend.cards]
            return sum(1 for design in state.content.known(cards) if design.family == where.family)


RELATIONS: dict[str, Callable[[int, int], bool]] = {">": gt, ">=": ge, "<": lt, "<=": le, "==": eq}
"""How two numbers may compare."""


def snapshot(state: ElysiumState) -> dict[str, dict[str, int]]:
    """Stats as an effect begins (R17): stat -> seat -> number."""
    return {
        name: {str(seat): stat(state, seat, Where(stat=name, rel="==")) for seat in range(state.seats)}
        for name in ("gold", "vp", "domain_size")
    }


def number(state: ElysiumState, run: Run, n: Number) -> int:
    """What a number comes to now, at most `MOST`."""
    if isinstance(n, int):
        return n
    return n.of(counted(state, run, n.count))


def counted(state: ElysiumState, run: Run, count: Count) -> int:
    """How many there are of something."""
    seat, key = run.actor, run.source
    match count.of:
        case "domain":
            return len(family_cards(state, seat, count.filter, key))
        case "domain_families":
            return len(families_in(state, (held.key for held in state.players[seat].domain)))
        case "oracle":
            return sum(1 for card in state.oracle if fits(state, count.filter, card, key))
        case "legends":
            return sum(1 for legend in state.players[seat].legends if len(legend.cards) >= count.min_size)
        case "has_level_bonus":
            return int(seat in state.level_tiles.values())
        case "gold":
            return state.players[seat].gold
        case "paid":
            return int(run.memory.get("paid", 0))
        case "revealed_level":
            return int(run.memory.get("revealed", 0))
        case "cycled":
            return sum(1 for card in run.memory.get("cycled", []) if fits(state, count.filter, card, key))
        case _:
            return _this_legend(state, seat, key, count.of)


def _this_legend(state: ElysiumState, seat: Seat, key: str, of: str) -> int:
    legend = legend_of(state, seat, key)
    if legend is None:
        return 0
    if of == "this_legend":
        return len(legend.cards)
    if of == "this_legend_families":
        return len(families_in(state, legend.cards))
    return int(legend.kind == "family" and len(legend.cards) == 3)


def holds(state: ElysiumState, run: Run, test: Test) -> bool:
    """Whether a condition holds for the actor."""
    match test:
        case DomainCount():
            return len(family_cards(state, run.actor, test.filter, run.source)) >= test.min
        case InLegend():
            legend = legend_of(state, run.actor, run.source)
            return legend is not None and len(legend.cards) >= test.n
        case _:
            own = getattr(state.players[run.actor], test.what)
            return all(own > getattr(state.players[other], test.what) for other in state.opponents(run.actor))


def span(n: Positive | Span) -> tuple[int, int]:
    """The least and the most that may be paid."""
    return (n, n) if isinstance(n, int) else n.range
