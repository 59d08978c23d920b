"""Avatars in the Mortal World: where they may go, whom they meet there, what becomes of a Combat with one (3.4)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import Seat, Text
from rules.games.hybris import table
from rules.games.hybris.flow import fight
from rules.games.hybris.flow.activation import flee
from rules.games.hybris.modules.chronos import board, forces
from rules.games.hybris.modules.chronos.records import avatars, cards, concepts, enhancements
from rules.games.hybris.modules.chronos.view import BOARD
from rules.games.hybris.state import Combat, HybrisState
from rules.games.hybris.team import TEAM
from rules.games.hybris.words import Ctx, name_text, say

ANY, LOWEST = "any", "lowest"
"""Any City that the players choose; the Avatar with the lowest number of those on the board."""


def waiting(state: HybrisState) -> list[str]:
    """Avatars on the Chronos board, the lowest number first (HYB-385, HYB-386)."""
    return [key for key in avatars(state.content) if board.where(state, key) == BOARD]


def waiting_text(state: HybrisState, place: str) -> list[Text]:
    """What whoever comes to a City should know of the Avatar there."""
    found = [avatars(state.content)[key] for key, city in board.in_world(state) if city == place]
    more = sum(forces.side(state, tile).more_cards for tile in enhancements(state.content))
    facts = [(one, {"base": one.base, "cards": one.cards + more}) for one in found]
    return [Text("hybris-warn-avatar", {"avatar": name_text(state, one.id), **said}) for one, said in facts]


def lowest(state: HybrisState) -> str | None:
    """The first of them."""
    return next(iter(waiting(state)), None)


def open_cities(state: HybrisState) -> list[str]:
    """Cities that an Avatar may enter: not Blocked, without another one (HYB-382)."""
    taken = {*board.blocked(state), *(city for _, city in board.in_world(state))}
    return [city for city in state.content.cities if city not in taken]


def ways(state: HybrisState, avatar: str | None, where: str = ANY) -> list[str]:
    """Cities to which an Avatar can be moved, of those meant; it only ever leaves the board (HYB-384)."""
    if avatar not in waiting(state):
        return []
    return [city for city in open_cities(state) if where in (ANY, city)]


def tied(state: HybrisState, source: str) -> list[str]:
    """Concepts of which a Chain breaks instead, for what a card does: its own, or those of the Avatar (RUL23)."""
    card = cards(state.content).get(source.partition(":")[0])
    return [card.concept] if card is not None else list(concepts(state.content))


def served(state: HybrisState, avatar: str) -> list[str]:
    """The Concepts for which an Avatar moves (HYB-388)."""
    return [key for key, one in concepts(state.content).items() if one.avatar == avatar]


def send(draft: HybrisState, avatar: str | None, where: str, among: list[str], ctx: Ctx) -> None:
    """Move an Avatar, to a City that the players choose where any is meant; where it cannot, a Chain of one of these
    Concepts breaks (HYB-387, HYB-391). The last thing that a handler does to the stack.
    """
    if ways(draft, avatar, where):
        TEAM.ask(draft, "march", ctx, avatar=avatar, where=where)
        return
    if avatar is not None:
        say(ctx, "avatar-kept", None, avatar=name_text(draft, avatar))
    if len(among) == 1:
        forces.break_chain(draft, among[0], ctx)
    else:
        TEAM.ask(draft, "break", ctx, among=among)


def march(draft: HybrisState, avatar: str, city: str, ctx: Ctx) -> None:
    """It goes there; a Prophet flees, anybody else fights (HYB-380, HYB-383, HYB-418)."""
    board.part(draft)["avatars"][avatar] = city
    say(ctx, "avatar-moved", None, avatar=name_text(draft, avatar), city=name_text(draft, city))
    there = next((key for key in table.on_space(draft, city) if draft.owner(key) is not None), None)
    if there is None:
        return
    if draft.content.characters[there].kind == "prophet":
        flee(draft, there, ctx)
        return
    flow.push(draft, "onslaught")
    fight.begin(draft, avatar, there, city, ctx)


def onslaught(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The Combat has done all there is to do."""
    flow.pop(draft)


def put_off(draft: HybrisState, avatar: str, where: str) -> None:
    """What a card does in a Combat comes after it (RUL37)."""
    board.part(draft)["later"].append([avatar, where])


def later(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """One move after the other; instead of one a Chain breaks of a Concept of that Avatar (RUL23)."""
    if not frame.v["moves"]:
        flow.pop(draft)
        return
    avatar, where = frame.v["moves"].pop(0)
    send(draft, avatar, where, served(draft, avatar), ctx)


def fought(draft: HybrisState, combat: Combat, won: int, ctx: Ctx) -> None:
    """A beaten Avatar goes back to the board (HYB-421); then what its cards have put off."""
    loser = combat.sides[1 - won].character
    if loser in avatars(draft.content):
        board.part(draft)["avatars"][loser] = BOARD
        say(ctx, "avatar-home", None, avatar=name_text(draft, loser))
    moves = board.part(draft)["later"]
    if moves:
        board.part(draft)["later"] = []
        flow.push(draft, "marches", moves=moves)


# Contests


def others(state: HybrisState, seat: Seat) -> list[Seat]:
    """Who may cancel a Contest: all but who deploys (HYB-396), unless that one plays alone (HYB-400)."""
    return [one for one in state.staying if one != seat] or [seat]


def rival_text(state: HybrisState, seat: Seat, city: str) -> Text | None:
    """The Avatar that would contest a deployment, and what it takes to cancel that."""
    avatar = lowest(state)
    if avatar is None or not ways(state, avatar, city):
        return None
    who = "self" if others(state, seat) == [seat] else "others"
    return Text("hybris-rival", {"avatar": name_text(state, avatar), "count": strength(state), "who": who})


def contested(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The lowest Avatar on the board contests every deployment in a City that it may enter (HYB-394, RUL26),
    unless that is cancelled.
    """
    seat, city, avatar = frame.v["seat"], frame.v["place"], lowest(draft)
    if not ways(draft, avatar, city):
        return
    facts = {"tile": frame.v["tile"], "city": city, "character": frame.v["character"]}
    TEAM.ask(draft, "contest", ctx, others(draft, seat), avatar=avatar, deployer=seat, **facts)


def contest(draft: HybrisState, avatar: str, ctx: Ctx) -> None:
    """It enters the City, and fights who deploys (HYB-399); a Prophet flees, and it has won (HYB-418)."""
    frame = draft.stack[-1]
    character, city = frame.v["character"], frame.v["place"]
    frame.v["by"] = avatar
    board.part(draft)["avatars"][avatar] = city
    say(ctx, "avatar-contests", None, avatar=name_text(draft, avatar), city=name_text(draft, city))
    if draft.content.characters[character].kind == "prophet":
        flee(draft, character, ctx)
        frame.v["won"] = 0
    else:
        fight.begin(draft, avatar, character, city, ctx)


def guard(state: HybrisState) -> str | None:
    """The Enhancement Concept whose Intensity it takes to cancel a Contest (HYB-250)."""
    tiles = board.part(state)["tiles"]
    return next((tile for tile in tiles if forces.side(state, tile).cancelled), None)


def strength(state: HybrisState) -> int:
    """The Strength of Conflict cards that it takes (HYB-397)."""
    tile = guard(state)
    return 0 if tile is None else board.intensity(state, tile)


def reach(state: HybrisState, seat: Seat) -> int:
    """The most Strength that a hand may hold, as everybody can tell: from the cards of its Olympian not yet seen."""
    player, content = state.players[seat], state.content
    seen = {*player.discard, *(card for side in (state.combat.sides if state.combat else ()) for card in side.zone)}
    own = [card.strength for card in content.olympians[player.olympian].cards if card.id not in seen]
    return sum(sorted(own, reverse=True)[: len(player.hand)])
