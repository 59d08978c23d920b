"""What holds in every position: every card lies in one place, nobody owes anything, Legends keep their rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from rules.core.errors import RulesBug
from rules.core.soundness import Soundness
from rules.games.elysium.content import DATA, Content, content_of
from rules.games.elysium.departure import staying
from rules.games.elysium.legends import LEAST_FOR_CITIZEN, largest, shape
from rules.games.elysium.setup import lying_cards
from rules.games.elysium.state import WHOLE, ElysiumState, Legend, Player
from rules.games.elysium.view import COLORS, LEVELS


def check(state: ElysiumState) -> None:
    """Raise RulesBug, naming what is wrong, and the seat and field where."""
    # Tuples of what is frozen: to keep them, nothing need be copied.
    legends = [state.pack, *[tuple(player.legends) for player in state.players.values()]]
    tiles = [state.level_tiles, state.family_tiles, state.families, state.order, state.resigned]
    piles = (state.deck, state.discard, state.agora, state.oracle, state.gone, state.removed, state.owned())
    cards = [state.pack, tuple(state.families), tuple(state.citizens.items()), *map(tuple, piles)]
    for faults, what in (
        (_SOUND.faults(_cards, state, cards), "every card lies in exactly one place"),
        (_SOUND.faults(_citizens, state, cards), "every citizen lies in exactly one place"),
        (_players(state), "a seat owns only what it may"),
        (_SOUND.faults(_legends, state, legends), "Legends keep their rules"),
        (_SOUND.faults(_tiles, state, [legends, tiles]), "tiles are held by who earned them"),
        (_quests(state), "a Quest lies with one seat"),
        (_match(state), "the match is one that can be"),
    ):
        for fault in faults:
            raise RulesBug(f"broken: {what}: {fault}")


_SOUND = Soundness[ElysiumState]()
_BOARDS = {board for count in range(len(COLORS) + 1) for board in combinations(COLORS, count)}
"""What Columns there may be on a board."""


def _match(state: ElysiumState) -> Iterator[str]:
    if sorted(state.order) != list(range(state.seats)):
        yield "order must name every seat once"
    if len(state.families) != DATA.setup.families:
        yield f"families must be {DATA.setup.families}"
    if not 1 <= state.epoch <= DATA.setup.epochs:
        yield f"epoch must be 1 to {DATA.setup.epochs}"


def _cards(state: ElysiumState) -> Iterator[str]:
    lying, every = [*state.deck, *lying_cards(state, state.owned())], _every_card(state.pack, tuple(state.families))
    open_piles = [*state.discard, *state.agora, *state.oracle]
    if len(lying) == len(set(lying)) == len(every) and every.issuperset([*lying, *open_piles]):
        return
    # The laid-out piles once more: what is no card at all is not among those that lie somewhere.
    yield from (f"{card} is not in play" for card in open_piles if card not in every)
    for card, count in Counter(lying).items():
        if count > 1:
            yield f"{card} lies in {count} places"
        if card not in every:
            yield f"{card} is not in play"
    yield f"{min(every - set(lying))} lies nowhere"


@cache
def _every_card(pack: str, families: tuple[str, ...]) -> frozenset[str]:
    return frozenset(content_of(pack).cards_of(families))


def _citizens(state: ElysiumState) -> Iterator[str]:
    cards = state.content.cards
    citizens = sorted(key for key in (*state.gone, *state.removed, *state.owned()) if key not in cards)
    if citizens != sorted(state.citizens):
        yield f"citizens names {sorted(state.citizens)}, and there lie {citizens}"


def _players(state: ElysiumState) -> Iterator[str]:
    content = state.content
    for seat, player in state.players.items():
        yield from (f"players/{seat}/{fault}" for fault in _player(content, player))


def _player(content: Content, player: Player) -> Iterator[str]:
    if min(player.gold, player.vp, player.pp) < 0:
        yield f"{next(name for name in ('gold', 'vp', 'pp') if getattr(player, name) < 0)} is below zero"
    if tuple(player.columns) not in _BOARDS:
        yield f"columns must be some of {', '.join(COLORS)}, in this order"
    if not 0 <= player.taken <= DATA.setup.cards:
        yield f"taken must be 0 to {DATA.setup.cards}"
    designs = [design.id for design in content.known(held.key for held in player.domain)]
    if len(set(designs)) != len(designs):
        yield f"domain holds two cards {Counter(designs).most_common(1)[0][0]}"
    for place, held in enumerate(player.domain):
        if held.ring and content.card(held.key).activation != "trigger":
            yield f"domain/{place}/ring: {held.key} is no Trigger card"


def _legends(state: ElysiumState) -> Iterator[str]:
    content = state.content
    for seat, player in state.players.items():
        for number, legend in enumerate(player.legends):
            yield from (f"players/{seat}/legends/{number}/{fault}" for fault in _legend(content, legend))


def _legend(content: Content, legend: Legend) -> Iterator[str]:
    if legend.kind is None:
        if not (len(legend.cards) == 1 and legend.cards[0] in content.cards):
            yield "kind must be given: only one family card alone has none"
        return
    citizens = {key for key in legend.cards if key not in content.cards}
    one, own = shape(content, legend), len(legend.cards) - len(citizens)
    if own < LEAST_FOR_CITIZEN:
        yield f"cards must hold at least {LEAST_FOR_CITIZEN} family cards"
    elif legend.stands.keys() != citizens:
        yield f"stands must give the level of each citizen: {sorted(citizens)}"
    elif legend.kind == "level":
        if len(one.levels) != 1 or len(one.families) != own or one.size > WHOLE["level"]:
            yield f"cards must be of one level and different families, at most {WHOLE['level']}"
    elif len(one.families) != 1 or not len(one.levels) == one.size <= WHOLE["family"]:
        yield "cards must be of one family and different levels"


def _tiles(state: ElysiumState) -> Iterator[str]:
    for level in LEVELS:
        sizes = {seat: largest(state, seat, level) for seat in staying(state)}
        holder, most = state.level_tiles.get(str(level)), max(sizes.values())
        if (holder is None) != (most == 0) or (holder is not None and sizes.get(holder, 0) < most):
            best = [seat for seat, size in sizes.items() if size == most and most]
            yield f"level_tiles/{level} is {holder}, and can be {best or None}"
    if list(state.family_tiles) != state.families:
        yield "family_tiles must have every family in play, in their order"
    for family, holders in state.family_tiles.items():
        if len(holders) > len(state.content.bonuses.family):
            yield f"family_tiles/{family} has more holders than tiles"


def _quests(state: ElysiumState) -> Iterator[str]:
    known, taken = [quest.id for quest in state.content.quests_for(state.seats)], list[str]()
    for seat, player in state.players.items():
        if player.quest is None:
            continue
        if player.quest not in known:
            yield f"players/{seat}/quest: {player.quest} is none of {', '.join(known)}"
        if player.quest in taken:
            yield f"players/{seat}/quest: another seat has {player.quest}"
        taken.append(player.quest)
