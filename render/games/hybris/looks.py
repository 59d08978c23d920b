"""How things of Hybris look: the icon says what it is, the color only helps."""

from __future__ import annotations

from msgspec import Struct

from render.palette import Color


class Look(Struct, frozen=True):
    """An icon and its color on a light ground."""

    icon: str
    color: Color


GOODS = {
    "aegis": Look("boltshield", "aegean"),
    "believer": Look("believer", "terracotta"),
    "prayer": Look("prayer", "bronze"),
    "vp": Look("laurel", "leaf-text"),
    "greatness": Look("diadem", "violet"),
    "conflict": Look("cards", "rust"),
    "premonition": Look("eye", "violet"),
    "recover": Look("turn", "rust"),
    "well": Look("amphora", "aegean"),
    "spark": Look("spark", "bronze"),
    "hero": Look("helmet", "rust"),
    "prophet": Look("eye", "violet"),
    "hero_or_prophet": Look("helmet", "rust"),
    "temple": Look("temple", "aegean"),
    "olympian_base": Look("bolt", "bronze"),
    "hero_base": Look("helmet", "rust"),
    "hand_limit": Look("hand", "rust"),
    "hindrance": Look("crossmark", "alert"),
    "corruption": Look("mask", "wine"),
    "guilt": Look("scales", "alert"),
    "other": Look("star", "stone"),
}
"""What is gained, and the pieces of tiles."""
TYPES = {
    "lore": Look("scroll", "#5E3A78"),
    "war": Look("sword", "#8C2A17"),
    "craft": Look("hammer", "#93501A"),
    "nature": Look("leaf", "leaf-text"),
}
"""Technologies, and what Cities want; ivory words stand on these colors."""
ROLES = {"olympian": "bolt", "hero": "helmet", "prophet": "eye"}
PLACES = {
    "olympus": "temple", "forge": "anvil", "oracle": "eye", "underworld": "skull", "coliseum": "arena",
    "tartarus": "gate", "moirai": "spindle", "mortal_world": "house",
}  # fmt: skip
"""Locations; one of a module that is not here has a column."""
GODS = {"zeus": "keraunos", "poseidon": "trident", "athena": "owl", "hades": "bident", "hermes": "caduceus"}
PRISONERS = frozenset({"ixion", "tantalus", "sisyphus", "tityos", "salmoneus"})
"""Who is drawn at what they are bound to for ever: an icon of their own name each."""
AVATARS = frozenset({"kronos", "kairos", "aeon"})
"""With sickle and swallowed stone; running, with forelock and scales; with a lion's head and a serpent."""
CONCEPTS = {
    "ananke": "spindle", "anthropos": "believer", "cosmos": "sun", "gonos": "wheat", "kratos": "club",
    "temnein": "sickle",
}  # fmt: skip
"""The Concepts of Chronos."""
ASKED = {
    "sparks": "spark", "deployed": "gear", "vp_each": "laurel", "believer": "believer", "aegis": "boltshield",
    "prayer": "prayer", "temples": "temple", "well": "amphora",
}  # fmt: skip
"""What a Chain track asks for."""
ELEMENTS = {
    "fire": Look("flame", "terracotta"),
    "water": Look("drop", "aegean"),
    "earth": Look("pebble", "umber"),
    "air": Look("cloud", "stone"),
}
SYMBOLS = {"L": "meander", "B": "wave", "E": "rosette"}
"""Of Combos alone: no other thing has one of these."""
COIN, COIN_EDGE = "linen", "#C4B391"
"""The ground of an empty space, and the outline of one that is closed or of a piece that is gone."""


def god_icon(key: str) -> str:
    """The emblem of an Olympian."""
    return GODS.get(key, "star")


def prisoner_icon(key: str) -> str:
    """The figure of a Prisoner; of one from a content pack the gate it came through."""
    return key if key in PRISONERS else "gate"


def avatar_icon(key: str) -> str:
    """The figure of an Avatar; of one from a content pack the hourglass."""
    return key if key in AVATARS else "hourglass"


def figure_icon(key: str) -> str:
    """Somebody of no seat."""
    return avatar_icon(key) if key in AVATARS else prisoner_icon(key)


def coin_of(key: str) -> tuple[Color, Color]:
    """Ground and figure of somebody of no seat: Avatars are black, Prisoners reversed."""
    return ("clay", "ink") if key in AVATARS else ("wine", "ivory")


def concept_icon(key: str) -> str:
    """The emblem of a Concept."""
    return CONCEPTS.get(key, "hourglass")


def place_icon(key: str) -> str:
    """The emblem of a Location, or of the Cities."""
    return PLACES.get(key, "column")
