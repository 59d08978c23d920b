"""What Chronos adds to other pictures: Avatars at a place, and what stands on his board in sentences."""

from __future__ import annotations

from render.games.hybris.brief import Brief
from render.games.hybris.looks import avatar_icon
from render.games.hybris.things import Thing
from rules.games.hybris.modules.chronos.view import BOARD, AvatarView, ChronosView, ConceptView, EnhancementView


def shown(brief: Brief) -> ChronosView:
    """The Chronos board; ValueError where it is not in play."""
    if brief.chronos is None:
        raise ValueError("this view has no picture of kind chronos")
    return brief.chronos


def numbered(board: ChronosView) -> list[ConceptView | EnhancementView]:
    """All Concepts in the order in which it is their turn."""
    return sorted([*board.concepts, *board.enhancements], key=lambda one: one.number)


def concepts(brief: Brief) -> list[ConceptView | EnhancementView]:
    """All Concepts, where they are in play."""
    return numbered(brief.chronos) if brief.chronos is not None else []


def strength(brief: Brief, one: AvatarView) -> str:
    """What it fights with."""
    return brief.words("picture-hybris-champion", base=one.base, cards=one.cards)


def doing(brief: Brief, one: AvatarView) -> str:
    """What it does where it is."""
    if one.where == BOARD:
        return brief.words("picture-hybris-avatar-board", text=brief.said_of(one.board))
    return brief.words("picture-hybris-avatar-world", text=brief.said_of(one.damnation))


def _beaten(brief: Brief, one: AvatarView) -> str:
    return f"{brief.words('picture-hybris-beaten')}: {brief.said_of(one.reward)}"


def where(brief: Brief, one: AvatarView) -> str:
    """Where it stands, in words."""
    place = brief.place(one.where)
    if place is None:
        return brief.words("picture-hybris-avatar-home")
    return brief.words("picture-hybris-at", place=brief.title(place.name), which=place.key)


def loose(brief: Brief, place: str) -> list[Thing]:
    """Avatars at a place."""
    if brief.chronos is None:
        return []
    return [
        Thing(
            ref=f"avatar:{one.key}", name=brief.title(one.name), icon=avatar_icon(one.key), color="wine",
            says=(strength(brief, one), doing(brief, one), _beaten(brief, one)),
        )
        for one in brief.chronos.avatars if one.where == place
    ]  # fmt: skip


def demands(brief: Brief, one: ConceptView) -> list[tuple[str, bool, str]]:
    """What the open icons ask for: of what, whether it is met, and in words."""
    return [
        (
            each.what, each.owned >= each.needed,
            brief.words(
                "picture-hybris-demand", what=each.what.replace("_", "-"), needed=each.needed, owned=each.owned
            ),
        )
        for each in one.demands
    ]  # fmt: skip


def spaces(brief: Brief) -> list[str]:
    """Blocked spaces by name."""
    names = {space.key: place for place in brief.view.locations for space in place.spaces}
    found = []
    for key in shown(brief).blocked:
        place = brief.place(key) or names[key]
        side = "city" if brief.place(key) is not None else key[-1]
        found.append(brief.words("picture-hybris-blocked-space", place=brief.title(place.name), space=side))
    return found
