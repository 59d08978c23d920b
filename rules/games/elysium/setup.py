"""The table as laid out: families, pediment, Discs, Agora and Oracle (Setup; R39)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import flow
from rules.core.options import OptionSpec
from rules.core.rng import Source
from rules.core.types import Setup
from rules.games.elysium.content import DATA, Content
from rules.games.elysium.piles import agora_size
from rules.games.elysium.state import Citizen, ElysiumState, Player, is_citizen
from rules.games.elysium.view import COLORS, FAMILIES

_SETS, _COUNT = DATA.setup.sets, DATA.setup.families
FAMILIES_OPTION = OptionSpec(
    "families", (*_SETS, "random"), "first-game", parts=FAMILIES, least=_COUNT, most=_COUNT, sets=_SETS
)


def new_match(spec: Setup, ctx: Source, content: Content) -> ElysiumState:
    """The state before the first frame has run. Draws: families if random, pediment side, Disc 1, the pile."""
    families = chosen_families(spec, ctx)
    side, size = str(spec.options["pediment"]), agora_size(spec.seats)
    side = ctx.pick(list(content.pediment)) if side == "random" else side
    first = int(ctx.pick([str(seat) for seat in range(spec.seats)]))
    order = [(first + step) % spec.seats for step in range(spec.seats)]
    deck = ctx.shuffle(content.cards_of(families))
    agora, deck = deck[:size], deck[size:]
    oracle = deck[: DATA.setup.oracle] if "apollo" in families else []
    state = ElysiumState(
        seats=spec.seats,
        options=dict(spec.options),
        rng=ctx.rng,
        pack=content.key,
        families=families,
        side=side,
        deck=deck[len(oracle) :],
        agora=agora,
        oracle=oracle,
        players={seat: Player(DATA.setup.gold, order.index(seat) + 1, columns=[*COLORS]) for seat in sorted(order)},
        order=order,
        turn=order[0],
        family_tiles={family: [] for family in families},
        level_tiles={},
    )
    flow.push(state, "awakening")
    return state


def chosen_families(spec: Setup, ctx: Source) -> list[str]:
    """The five families in their order: those of a set, those named, or five drawn."""
    named = FAMILIES_OPTION.parts_of(spec.options["families"]) or ctx.shuffle(FAMILIES)[: DATA.setup.families]
    return [family for family in FAMILIES if family in named]


def give_way(state: ElysiumState) -> None:
    """After a position was patched by hand: cards of seats leave the open rows, cards that lie somewhere leave the
    pile, displaced ones go under it."""
    owned = state.owned()
    state.agora = [card for card in state.agora if card not in owned]
    state.oracle = [card for card in state.oracle if card not in owned]
    lying = lying_cards(state, owned)
    kept = [card for card in state.deck if card not in lying]
    missing = [card for card in state.content.cards_of(state.families) if card not in lying and card not in kept]
    state.deck = kept + missing
    _give_faces(state)


def _give_faces(state: ElysiumState) -> None:
    """Citizens of a position that have no face yet get the lowest cards of the pile."""
    for key in filter(is_citizen, [*state.gone, *state.removed, *state.owned()]):
        known = state.citizens.get(key)
        if state.deck and (known is None or not known.face):
            state.citizens[key] = Citizen(state.deck.pop(), state.pile if known is None else known.pile)


def leave_out(state: ElysiumState, pile: str, kept: Sequence[str]) -> None:
    """Take all but these out of the draw pile, the only pile that may be small, and out of the match."""
    state.removed += [card for card in state.deck if card not in kept]
    state.deck = [card for card in state.deck if card in kept]


def lying_cards(state: ElysiumState, owned: Sequence[str]) -> list[str]:
    """Every family card outside the draw pile, faces of citizens included; `owned` is what seats own."""
    found = [*state.discard, *state.agora, *state.oracle, *state.removed, *owned]
    found += [citizen.face for citizen in state.citizens.values()]
    cards = state.content.cards
    return [key for key in found if key in cards]
