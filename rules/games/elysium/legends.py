"""Legends: which card may go where, what it costs, what it earns (Rules of Legends; Legend Bonuses; R08-R12, R19)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from rules.core.types import Args, Seat, Text, seat_text
from rules.games.elysium.content import DATA, Content
from rules.games.elysium.data import Design
from rules.games.elysium.ops import ALL, BY_LEVEL, Filter, Happened, Modify, Price
from rules.games.elysium.state import WHOLE, ElysiumState, Legend, is_citizen
from rules.games.elysium.table import fits, modifiers
from rules.games.elysium.triggers import TRIGGERS
from rules.games.elysium.view import LEVELS
from rules.games.elysium.words import Ctx, family_text, name_text, say

NEW = -1
"""Stands for a Legend that is begun."""
LEAST_FOR_CITIZEN = 2


class Way(Struct, frozen=True):
    """A legal transfer: a card to a Legend (by number, or NEW), the level it counts as, and the price in Gold."""

    card: str
    legend: int
    level: int
    cost: int


class Shape(NamedTuple):
    """What decides which cards may join a Legend."""

    kind: str | None
    size: int
    levels: frozenset[int]
    """Those that Citizens stand for included."""
    families: frozenset[str]


def shape(content: Content, legend: Legend) -> Shape:
    """The shape of a Legend as it is."""
    return _shape(content, legend.kind, legend.cards, tuple(legend.stands.values()))


@lru_cache(4096)
def _shape(content: Content, kind: str | None, cards: tuple[str, ...], stands: tuple[int, ...]) -> Shape:
    designs = content.known(cards)
    levels = frozenset(design.level for design in designs)
    return Shape(kind, len(cards), levels.union(stands), frozenset(design.family for design in designs))


def ways(
    state: ElysiumState, seat: Seat, wanted: Filter = ALL, price: Price = BY_LEVEL, source: str = "", paid: bool = True
) -> list[Way]:
    """Every transfer that a seat may make; those that it cannot pay are left out, unless not `paid`."""
    player, cards = state.players[seat], state.content.cards
    shapes = [shape(state.content, legend) for legend in player.legends]
    changes = modifiers(state, seat, "transfer_cost")
    found = []
    for held in player.domain:
        if not fits(state, wanted, held.key, source):
            continue
        applied = [op for op in changes if fits(state, op.filter, held.key)]
        for to, level in places(shapes, cards.get(held.key)):
            cost = cost_of(level, price, applied)
            if not paid or cost <= player.gold:
                found.append(Way(held.key, to, level, cost))
    return found


def places(shapes: Sequence[Shape], design: Design | None) -> list[tuple[int, int]]:
    """Where a card, or a Citizen (None), may go, money aside: Legends by number with the level it counts as there."""
    found = [(number, level) for number, one in enumerate(shapes) if (level := joins(one, design)) is not None]
    return found if design is None else [*found, (NEW, design.level)]


def joins(one: Shape, design: Design | None) -> int | None:
    """The level at which a card may join a Legend; None when it may not."""
    if unfit(one, design):
        return None
    if design is not None:
        return design.level
    # The level of the card that a Citizen would stand for.
    return next(level for level in LEVELS if (level in one.levels) == (one.kind == "level"))


def unfit(one: Shape, design: Design | None) -> str:
    """Why a card may not join a Legend, as the end of the key of a reason; empty when it may.

    Legends of fewer than two cards take no Citizen (R09, R10).
    """
    if design is None and one.size < LEAST_FOR_CITIZEN:
        return "single"
    if one.size == WHOLE.get(one.kind or ""):
        return "complete"
    if design is None:
        return ""
    same_level, new_family = one.levels == {design.level}, design.family not in one.families
    same_family, new_level = one.families == {design.family}, design.level not in one.levels
    if one.kind == "level":
        return "" if same_level and new_family else "level" if not same_level else "family-in"
    if one.kind == "family":
        return "" if same_family and new_level else "family" if not same_family else "level-in"
    return "" if (same_level and new_family) or (same_family and new_level) else "alike" if same_level else "unlike"


def cost_of(level: int, price: Price, changes: Sequence[Modify]) -> int:
    """What a transfer costs: the level, then what is set, then lasting changes, then that of the power in use (R19)."""
    if price.mode == "free":
        return 0
    if price.mode == "fixed":
        return price.gold
    cost = level
    if changes:
        cost = min([op.set for op in changes if op.set is not None], default=level)
        for op in sorted((op for op in changes if op.set is None), key=lambda op: -op.min):
            cost = _changed(cost, op.delta, op.min)
    return _changed(cost + price.surcharge, -price.discount, 0)


def _changed(cost: int, delta: int, floor: int) -> int:
    # A floor never makes anything dearer.
    return min(cost, max(cost + delta, floor)) if delta < 0 else cost + delta


def transfer(draft: ElysiumState, seat: Seat, way: Way, ctx: Ctx) -> None:
    """Pay, move the card into its Legend, hand out tiles, and note what it sets off; the price comes first (R14)."""
    player = draft.players[seat]
    player.gold -= way.cost
    TRIGGERS.happened(draft, Happened("transferred", seat, way.card, itself=True))
    player.domain = [held for held in player.domain if held.key != way.card]
    legend = _with(draft, seat, way)
    if way.legend == NEW:
        player.legends.append(legend)
    else:
        player.legends[way.legend] = legend
    place = Text("elysium-legend-new") if way.legend == NEW else legend_text(draft, legend)
    names: Args = {"card": name_text(draft.content, way.card), "gold": way.cost, "legend": place}
    say(ctx, "transferred", "elysium-event-transferred", seat, **names)
    _tile(draft, seat, legend, ctx)


def _with(state: ElysiumState, seat: Seat, way: Way) -> Legend:
    """The Legend that a transfer goes to, with its card."""
    if way.legend == NEW:
        return Legend((way.card,))
    legend = state.players[seat].legends[way.legend]
    stands = {**legend.stands, way.card: way.level} if is_citizen(way.card) else legend.stands
    return Legend((*legend.cards, way.card), legend.kind or kind_with(state, legend, way), stands)


def legend_level(state: ElysiumState, legend: Legend) -> int:
    """The level of the first card, which is that of a whole Level Legend."""
    return state.content.card(legend.cards[0]).level


def legend_family(state: ElysiumState, legend: Legend) -> str:
    """The family of the first card, which is that of a whole Family Legend."""
    return state.content.card(legend.cards[0]).family


def largest(state: ElysiumState, seat: Seat, level: int) -> int:
    """Cards of a seat's largest Level Legend of a level; 0 without any of two cards."""
    own = (one for one in state.players[seat].legends if one.kind == "level" and legend_level(state, one) == level)
    return max((len(one.cards) for one in own), default=0)


def _tile(draft: ElysiumState, seat: Seat, legend: Legend, ctx: Ctx) -> None:
    """Hand out the tile that a Legend earns."""
    vp = tile_earned(draft, seat, legend)
    if vp is None:
        return
    if legend.kind == "family":
        family = legend_family(draft, legend)
        draft.family_tiles[family].append(seat)
        say(ctx, "tile", "elysium-event-family-tile", seat, family=family_text(family), vp=vp)
        return
    level = legend_level(draft, legend)
    holder = draft.level_tiles.get(str(level))
    draft.level_tiles[str(level)] = seat
    key = "elysium-event-level-tile" if holder is None else "elysium-event-level-tile-stolen"
    say(ctx, "tile", key, seat, level=level, vp=vp, **({} if holder is None else {"other": seat_text(holder)}))


def tile_earned(state: ElysiumState, seat: Seat, legend: Legend) -> int | None:
    """VP of the tile that a Legend brings as it is, which may be 0; None when it brings none."""
    bonuses = state.content.bonuses
    if legend.kind == "family":
        place = len(state.family_tiles[legend_family(state, legend)])
        return bonuses.family[place] if legend.complete and place < len(bonuses.family) else None
    if legend.kind is None:
        return None
    level = legend_level(state, legend)
    holder = state.level_tiles.get(str(level))
    more = holder is None or (holder != seat and len(legend.cards) > largest(state, holder, level))
    return bonuses.level[level - 1] if more else None


def legend_points(legend: Legend) -> int:
    """What a Legend is worth as it is; nothing for a single card."""
    if legend.kind is None:
        return 0
    table = DATA.scoring.family if legend.kind == "family" else DATA.scoring.level
    return table[len(legend.cards) - 1]


def gained(state: ElysiumState, seat: Seat, way: Way) -> tuple[int, int]:
    """Points that a transfer adds by Legend and tiles, a citizen's loss taken off; and how many of them by tiles."""
    lost = penalty(state, seat) if is_citizen(way.card) else 0
    if way.legend == NEW:
        return -lost, 0
    before, legend = legend_points(state.players[seat].legends[way.legend]), _with(state, seat, way)
    tile = tile_earned(state, seat, legend) or 0
    return legend_points(legend) - before + tile - lost, tile


def kind_with(state: ElysiumState, legend: Legend, way: Way) -> str:
    """What a single card becomes together with the second (R08)."""
    return "level" if legend_level(state, legend) == way.level else "family"


def penalty(state: ElysiumState, seat: Seat) -> int:
    """VP that each citizen in a seat's Legends costs at the end."""
    changed = [op.set for op in modifiers(state, seat, "citizen_penalty") if op.set is not None]
    return min([DATA.scoring.citizen, *changed])


def legend_text(state: ElysiumState, legend: Legend) -> Text:
    """A Legend in words: its kind, its family or level, its first card, which tells it apart, how many cards."""
    count = len(legend.cards)
    first = name_text(state.content, legend.cards[0])
    if legend.kind is None:
        return Text("elysium-legend-alone", {"card": first})
    names: Args = {"card": first, "count": count}
    if legend.kind == "family":
        return Text("elysium-legend-family-of", {**names, "family": family_text(legend_family(state, legend))})
    return Text("elysium-legend-level-of", {**names, "level": legend_level(state, legend)})


def allowance(state: ElysiumState, seat: Seat) -> int:
    """How many transfers of Phase III a seat may make in all: the Quest's lyre and what adds to it (R21)."""
    player = state.players[seat]
    if player.quest is None:
        return 0
    quest = state.content.quests[player.quest]
    side = quest.incomplete if player.incomplete else quest.complete
    return side.transfers + sum(op.delta for op in modifiers(state, seat, "extra_transfer"))


def drop(draft: ElysiumState, seat: Seat, key: str) -> None:
    """Take a card out of a Domain: to the open discard pile, a citizen out of the match face down (R17)."""
    player = draft.players[seat]
    player.domain.remove(player.held(key))
    (draft.gone if is_citizen(key) else draft.discard).append(key)
