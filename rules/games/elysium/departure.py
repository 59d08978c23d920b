"""What somebody who leaves gives back, so that it keeps nothing from those who stay (R45)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.types import Args, Seat, Text
from rules.games.elysium.content import content_of
from rules.games.elysium.data import Design
from rules.games.elysium.legends import largest, legend_family
from rules.games.elysium.state import ElysiumState
from rules.games.elysium.view import LEVELS
from rules.games.elysium.words import Ctx, family_text, say


def give_back(draft: ElysiumState, seat: Seat, ctx: Ctx) -> None:
    """The Disc goes to the end, Quest and bonus tiles to whoever stays."""
    draft.order = [*(other for other in draft.order if other != seat), seat]
    player = draft.players[seat]
    if player.quest is not None:
        player.quest, player.incomplete = None, False
    for family in draft.families:
        _family(draft, seat, family, ctx)
    for level in LEVELS:
        _level(draft, seat, level, ctx)


def staying(state: ElysiumState) -> list[Seat]:
    """Seats still in the match, by Disc."""
    return [seat for seat in state.order if seat not in state.resigned]


def _family(draft: ElysiumState, seat: Seat, family: str, ctx: Ctx) -> None:
    """Who stays moves up; what is free then goes by Disc to whole Legends that have no tile yet."""
    before = draft.family_tiles[family]
    if seat not in before:
        return
    after = [other for other in before if other != seat]
    for other in staying(draft):
        without = _whole_legends(draft, other, family) - after.count(other)
        after += [other] * min(without, len(draft.content.bonuses.family) - len(after))
    draft.family_tiles[family] = after
    _told_back(draft, seat, Text("elysium-tile-family", {"family": family_text(family)}), ctx)
    for place, holder in enumerate(after):
        if before[place : place + 1] != [holder]:
            names: Args = {"family": family_text(family), "vp": draft.content.bonuses.family[place]}
            say(ctx, "tile", "elysium-event-family-tile-next", holder, **names)


def _whole_legends(state: ElysiumState, seat: Seat, family: str) -> int:
    legends = [one for one in state.players[seat].legends if one.kind == "family" and one.complete]
    return sum(1 for one in legends if legend_family(state, one) == family)


def _level(draft: ElysiumState, seat: Seat, level: int, ctx: Ctx) -> None:
    """To the largest Level Legend of those who stay, the first by Disc among equals."""
    if draft.level_tiles.get(str(level)) != seat:
        return
    _told_back(draft, seat, Text("elysium-tile-level", {"level": level}), ctx)
    heir = _heir({other: largest(draft, other, level) for other in staying(draft)})
    del draft.level_tiles[str(level)]
    if heir is not None:
        draft.level_tiles[str(level)] = heir
        say(ctx, "tile", "elysium-event-level-tile", heir, level=level, vp=draft.content.bonuses.level[level - 1])


def _heir(sizes: Mapping[Seat, int]) -> Seat | None:
    """The first seat with the largest Legend; None where nobody has any."""
    most = max(sizes, key=sizes.__getitem__)
    return most if sizes[most] else None


def _told_back(draft: ElysiumState, seat: Seat, tile: Text, ctx: Ctx) -> None:
    say(ctx, "tile", "elysium-event-tile-back", seat, tile=tile)


def without_those_who_left(data: dict[str, Any]) -> dict[str, Any]:
    """A state from when bonus tiles and Discs stayed with who left; a Quest of then stays until its Epoch is over."""
    players, left = data["players"], data["resigned"]
    stay = [seat for seat in data["order"] if seat not in left]
    data["order"] = [*stay, *left]
    for family, holders in data["family_tiles"].items():
        data["family_tiles"][family] = [seat for seat in holders if seat not in left]
    cards = content_of(data["pack"]).cards
    for level, holder in list(data["level_tiles"].items()):
        if holder in left:
            del data["level_tiles"][level]
            heir = _heir({seat: _size(players[str(seat)], int(level), cards) for seat in stay})
            if heir is not None:
                data["level_tiles"][level] = heir
    return data


def _size(player: dict[str, Any], level: int, cards: Mapping[str, Design]) -> int:
    own = (legend["cards"] for legend in player["legends"] if legend["kind"] == "level")
    return max((len(one) for one in own if cards[one[0]].level == level), default=0)
