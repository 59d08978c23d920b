"""What happens to Chronos: VP, resources, Chains, Intensity, his tiles and Concept cards (3.4)."""

from __future__ import annotations

from rules.core.types import Text
from rules.games.hybris import table
from rules.games.hybris.modules.chronos import board, verdict
from rules.games.hybris.modules.chronos.records import Side, concepts, enhancements, number_of, records
from rules.games.hybris.state import HybrisState
from rules.games.hybris.triggers import set_off
from rules.games.hybris.words import Ctx, amount_text, name_text, say

VP = "vp"


def side(state: HybrisState, tile: str) -> Side:
    """The side of an Enhancement tile that is up."""
    record = enhancements(state.content)[tile]
    return record.back if board.flipped(state, tile) else record.front


def gain(draft: HybrisState, what: str, count: int, ctx: Ctx) -> None:
    """Chronos gains VP, each gain raised by what his tiles say; or resources, one by one (HYB-225, HYB-264)."""
    if what == VP:
        more = sum(side(draft, tile).vp_gain for tile in enhancements(draft.content))
        board.part(draft)["vp"] += count + more
        say(ctx, "chronos-vp", None, count=count + more, vp=board.part(draft)["vp"])
        return
    concept = next(key for key, one in concepts(draft.content).items() if one.resource == what)
    for _ in range(count):
        _put(draft, concept, what, ctx)


def _put(draft: HybrisState, concept: str, what: str, ctx: Ctx) -> None:
    """A resource goes on an empty space; without one all go back, and the effect of the Concept comes (HYB-266)."""
    found, spaces = board.part(draft)["concepts"][concept], records(draft.content).numbers.spaces
    amount = amount_text(what, 1)
    if found["held"] < spaces:
        found["held"] += 1
        say(ctx, "chronos-gained", None, amount=amount, concept=name_text(draft, concept), held=found["held"])
        return
    found["held"] = 0
    say(ctx, "chronos-full", None, amount=amount_text(what, spaces), concept=name_text(draft, concept))
    set_off(draft, first(draft), f"{concept}:overflow")


def first(state: HybrisState) -> int:
    """Who uses what is no player's: the active seat, else the first in turn order."""
    return table.from_active(state)[0]


# Chains


def break_chain(draft: HybrisState, concept: str, ctx: Ctx) -> None:
    """The next Chain goes; without one Chronos scores the number of the Concept (HYB-254 to HYB-257)."""
    found = board.part(draft)["concepts"][concept]
    if not found["chains"]:
        say(ctx, "no-chain", None, concept=name_text(draft, concept))
        gain(draft, VP, number_of(draft.content, concept), ctx)
        return
    found["chains"] -= 1
    say(ctx, "chain-broken", None, concept=name_text(draft, concept), chains=found["chains"])
    verdict.chains(draft, ctx)


def shatter(draft: HybrisState, concept: str, ctx: Ctx) -> None:
    """Every Chain of a Concept goes: only those there are (RUL15)."""
    for _ in range(board.chains(draft, concept)):
        if draft.outcome is None:
            break_chain(draft, concept, ctx)


def may_add(state: HybrisState, concept: str) -> bool:
    """Whether a Chain may be added: to others, and where there is room (HYB-258 to HYB-261)."""
    return 0 < board.chains(state, concept) < records(state.content).numbers.chains


def add_chain(draft: HybrisState, concept: str, ctx: Ctx) -> None:
    """A Chain is put next to the others: the icon that came open last is closed again."""
    found = board.part(draft)["concepts"][concept]
    found["chains"] += 1
    say(ctx, "chain-added", None, concept=name_text(draft, concept), chains=found["chains"])


# Intensity and tiles


def change_intensity(draft: HybrisState, tile: str, count: int, ctx: Ctx) -> None:
    """Intensity is added, without limit, or taken, as far as there is any (HYB-245 to HYB-249)."""
    found = board.part(draft)["tiles"][tile]
    before = found["intensity"]
    found["intensity"] = max(0, before + count)
    change = found["intensity"] - before
    if change:
        way = "up" if change > 0 else "down"
        facts = {"count": abs(change), "way": way, "intensity": found["intensity"]}
        say(ctx, "intensity", None, concept=name_text(draft, tile), **facts)
    if change < 0 and not found["intensity"]:
        _flip_where(draft, "intensity", tile, ctx)


def emptied(draft: HybrisState, deck: str, ctx: Ctx) -> None:
    """A deck is empty: for the first time that turns a tile over, before it is shuffled anew (RUL14, RUL56)."""
    for tile in enhancements(draft.content):
        _flip_where(draft, deck, tile, ctx)


def _flip_where(draft: HybrisState, why: str, tile: str, ctx: Ctx) -> None:
    if why in side(draft, tile).flips and draft.outcome is None:
        flip(draft, tile, ctx)


def flip(draft: HybrisState, tile: str, ctx: Ctx) -> None:
    """An Enhancement tile is turned over, once in a match; its Immediate power comes (HYB-224)."""
    board.part(draft)["tiles"][tile]["flipped"] = True
    say(ctx, "tile-flipped", None, concept=name_text(draft, tile))
    set_off(draft, first(draft), f"{tile}:back:immediate")


# Concept cards


def reveal(draft: HybrisState, concept: str, ctx: Ctx) -> None:
    """The top card is turned up, where none lies face up and there is one."""
    found = board.part(draft)["concepts"][concept]
    if board.card(draft, concept) is None and found["deck"]:
        card: str = found["deck"].pop(0)
        found["card"] = card
        names = {"concept": name_text(draft, concept), "card": name_text(draft, card)}
        say(ctx, "concept-card", None, reveals=True, **names)


def obliterate_card(draft: HybrisState, concept: str, ctx: Ctx) -> None:
    """The card that lies face up leaves the game (HYB-227)."""
    found = board.part(draft)["concepts"][concept]
    card: str = found["card"]
    found["card"] = None
    draft.removed.append(card)
    say(ctx, "obliterated", None, what=name_text(draft, card))


def concept_text(state: HybrisState, concept: str) -> Text:
    """A Concept with its number, and how many Chains are left on it."""
    facts = {"number": number_of(state.content, concept), "chains": board.chains(state, concept)}
    return Text("hybris-option-concept", {"concept": name_text(state, concept), **facts})
