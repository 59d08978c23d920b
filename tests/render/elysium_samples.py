"""Views of Elysium built by hand: an ordinary middle, two seats, the last Epoch at its worst, the end."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from rules.core.types import Text, Viewer
from rules.games.elysium.view import (
    CITIZEN,
    COLORS,
    CardView,
    ElysiumView,
    HeldView,
    LegendView,
    PowerView,
    QuestView,
    ScoreView,
    SeatView,
    TileView,
)

NAMES = ("Phaidra", "Nikias", "Doros", "Myrrine")
DATA: dict[str, Any] = json.loads(files("rules.games.elysium").joinpath("data.json").read_text("utf-8"))
DESIGNS: dict[str, dict[str, Any]] = {design["id"]: design for design in DATA["designs"]}
FIVE = ["apollo", "ares", "athena", "hades", "zeus"]
POINTS = {"family": [0, 3, 6], "level": [0, 2, 4, 8, 12]}
SAYS = (
    "Once per Epoch: exchange one family card in your Domain for one family card of the same level in an opponent’s "
    "Domain; their card is your choice, and nobody counts as taking a card."
)


def by_name(name: str) -> str:
    return next(ident for ident, design in DESIGNS.items() if design["name"] == name)


def card(ident: str, copy: int = 1, says: str = SAYS, **more: Any) -> CardView:
    design = DESIGNS[ident]
    return CardView(
        key=f"{ident}/{copy}", id=ident, name=Text("literal", {"text": design["name"]}),
        text=Text("literal", {"text": says}), family=design["family"], level=design["level"],
        needs=list(design["needs"]), activation=design["activation"], hint=design.get("hint"), **more,
    )  # fmt: skip


def held(ident: str, copy: int = 1, **more: Any) -> HeldView:
    if ident.startswith(CITIZEN):
        return HeldView(key=ident, card=None, level=more.pop("level", 0), **more)
    return HeldView(key=f"{ident}/{copy}", card=card(ident, copy), level=DESIGNS[ident]["level"], **more)


def legend(seat: int, number: int, *cards: HeldView) -> LegendView:
    kind = family = level = None
    real = [one for one in cards if one.card is not None]
    if len(cards) > 1:
        kind = "level" if len({one.level for one in cards}) == 1 else "family"
        family = real[0].card.family if kind == "family" and real[0].card else None
        level = real[0].level if kind == "level" else None
    points = POINTS[kind][len(cards) - 1] if kind else 0
    complete = len(cards) == {"family": 3, "level": 5}.get(kind or "", 99)
    return LegendView(
        ref=f"legend:{seat}:{number}", kind=kind, family=family, level=level, cards=list(cards), complete=complete,
        points=points,
    )  # fmt: skip


def score(total: int, **more: int) -> ScoreView:
    facts = dict.fromkeys(("tokens", "chronos", "family_legends", "level_legends", "prestige", "family_tiles",
                           "level_tiles", "citizens"), 0)  # fmt: skip
    return ScoreView(**(facts | more), total=total)


def tiles(families: list[str], held_by: dict[str, int] | None = None) -> tuple[list[TileView], list[TileView]]:
    found = held_by or {}
    pairs = [(family, vp) for family in families for vp in (5, 2)]
    return (
        [TileView(family=family, vp=vp, holder=found.get(f"{family}{vp}")) for family, vp in pairs],
        [TileView(level=level, vp=level + 2, holder=found.get(str(level)), safe=level == 3) for level in (1, 2, 3)],
    )


def quests(colors: list[list[str]], taken: dict[int, int], **more: Any) -> list[QuestView]:
    rewards = [(3, 0, 1), (2, 1, 2), (2, 2, 2), (1, 2, 3)] if len(colors) == 4 else [(3, 0, 2), (1, 2, 3)]
    return [
        QuestView(
            ref=f"quest:q{i + 1}", id=f"q{i + 1}", number=i + 1, columns=colors[i], all_columns=False, gold=gold, vp=vp,
            transfers=transfers, holder=taken.get(i + 1), takeable=i + 1 not in taken and i != 3, **more,
        )
        for i, (gold, vp, transfers) in enumerate(rewards)
    ]  # fmt: skip


def seat(number: int, disc: int, gold: int, vp: int, pp: int, columns: list[str], **more: Any) -> SeatView:
    facts: dict[str, Any] = {
        "seat": number, "disc": disc, "gold": gold, "vp": vp, "pp": pp, "columns": columns, "domain": [], "legends": [],
        "tiles": [], "taken": 1, "quest": None, "score": score(vp, tokens=vp),
    }  # fmt: skip
    return SeatView(**(facts | more))


AGORA = (
    "Laurel", "Delphic Novice", "Penthesilea", "Battle Trophy", "Counsel of Athena", "Argo", "Orpheus", "River Styx",
    "Eagle of the Storm", "Hercules", "Throne of Olympus", "Initiates of Dodona", "Weavers of the Peplos",
)  # fmt: skip
ORACLE = ("Chariot of the Sun", "Judges of the Dead", "Rites of Enyalios", "Sack of the City")
CAN = {"red", "yellow", "green"}


def row(names: tuple[str, ...], copy: int = 8) -> list[CardView]:
    cards = [card(by_name(name), copy) for name in names]
    for one in cards:
        one.takeable = {need for need in one.needs if need != "any"} <= CAN
        one.why = None if one.takeable else Text("literal", {"text": "needs blue"})
    return cards


def people() -> list[SeatView]:
    zeus = [held(f"zeus-{name}") for name in ("1-ganymede", "2-danae", "3-themis")]
    ones = [held("ares-1-hoplites"), held("hades-1-obol"), held("zeus-1-hebe")]
    first = [held("apollo-1-laurel"), held("zeus-2-eagle-of-the-storm", turned=True),
             held("athena-1-weavers-of-the-peplos", usable=True), held("hades-2-hypnos")]  # fmt: skip
    return [
        seat(0, 1, 4, 7, 3, ["red", "green", "yellow"], domain=first,
             legends=[legend(0, 1, *ones), legend(0, 2, held("athena-2-argo"), held("athena-3-aegis"))],
             tiles=[TileView(level=1, vp=3, holder=0)]),
        seat(1, 2, 1, 12, 0, ["red", "blue"], taken=2, tiles=[TileView(family="zeus", vp=5, holder=1)],
             domain=[held("ares-2-eris"), held("ares-3-cadmus"), held("hades-2-orpheus", turned=True)],
             legends=[legend(1, 1, *zeus), legend(1, 2, held("ares-1-phobos"))]),
        seat(2, 3, 6, 3, 5, ["blue", "yellow"], tiles=[TileView(level=2, vp=4, holder=2)],
             domain=[held("athena-1-cecrops", ring=True), held("apollo-2-muses"), held("citizen/1"),
                     held("hades-1-asphodel")],
             legends=[legend(2, 1, held("apollo-2-cassandra"), held("athena-2-nike"))]),
    ]  # fmt: skip


def view(viewer: int | None = None, **more: Any) -> ElysiumView:
    family, level = tiles(FIVE, {"zeus5": 1, "1": 0, "2": 2})
    facts: dict[str, Any] = {
        "viewer": Viewer(viewer), "game": "elysium", "seats": 3, "waiting": (0,), "epoch": 3, "epochs": 5,
        "phase": "actions", "doing": "turn", "round": 2, "turn": 0, "order": [0, 1, 2], "families": FIVE,
        "pediment": "A", "slots": ["red", "yellow", "green", "blue"],
        "quests": quests([["red"], ["yellow"], ["green"], ["blue"]], {2: 2}), "agora": row(AGORA[:10]),
        "oracle": row(ORACLE, 9), "prestige": True, "deck": 51, "discard": [card("hades-1-charon", 2)],
        "family_tiles": family, "level_tiles": level, "players": people(), "power": None, "pack": "house",
        "legend_points": POINTS,
    }  # fmt: skip
    return ElysiumView(**(facts | more))


def duel(**more: Any) -> ElysiumView:
    family, level = tiles(["hephaestus", "hermes", "hades", "poseidon", "zeus"])
    pairs = [["blue", "green"], ["yellow", "red"]]
    facts: dict[str, Any] = {
        "seats": 2, "order": [1, 0], "turn": 1, "waiting": (1,), "oracle": None, "prestige": False, "pediment": "B",
        "slots": ["blue", "green", "yellow", "red"], "quests": quests(pairs, {}), "players": people()[:2],
        "families": ["hades", "hephaestus", "hermes", "poseidon", "zeus"], "family_tiles": family, "level_tiles": level,
        "agora": row(("Anvil", "Pandora", "Talos", "God of Thieves", "Herm", "Nereids", "Tidal Wave")), "discard": [],
    }  # fmt: skip
    return view(**(facts | more))


def crowd(number: int, domain: int, *legends: int) -> SeatView:
    """A seat with so many cards in its Domain and so many in each Legend: Level Legends, the last a Family Legend."""
    idents = [ident for ident, design in DESIGNS.items() if design["family"] in FIVE]
    own = [held(ident, ring=True, cost=2) for ident in idents[number::4][: domain - 1]] + [
        held(f"citizen/{number + 1}")
    ]
    made = []
    for i, count in enumerate(legends):
        level = i % 3 + 1
        same = [held(ident, number + 2) for ident in idents if DESIGNS[ident]["level"] == level][number::3]
        chosen = FIVE[(number + i) % 5]
        family = [held(ident, number + 2) for ident in idents if DESIGNS[ident]["family"] == chosen][::4]
        cards = (family if i == len(legends) - 1 and count <= 3 else same)[:count]
        if count > 2 and cards[0].level == cards[1].level:
            cards = [*cards[:-1], held(f"citizen/{10 * number + 10 + i}", level=cards[0].level)]
        made.append(legend(number, i + 1, *cards))
    won = [TileView(family=FIVE[number], vp=5, holder=number), TileView(family=FIVE[number - 1], vp=2, holder=number),
           TileView(level=number, vp=number + 2, holder=number)]  # fmt: skip
    return seat(
        number, 4 - number, 14 - number, 38 + number, 12, list(COLORS[: 4 - number]), domain=own, legends=made, taken=3,
        tiles=won if number else [],
        transfers_left=3 if number == 1 else None,
    )  # fmt: skip


def late_quests() -> list[QuestView]:
    """All taken, the last one turned to its Incomplete side."""
    found = quests([["red"], ["yellow"], ["green"], ["blue"]], {1: 0, 2: 1, 3: 2, 4: 3})
    found[3].incomplete, found[3].gold, found[3].vp, found[3].transfers = True, 1, 0, 1
    return found


def worst(**more: Any) -> ElysiumView:
    """Four seats in the last Epoch, with all that can lie on a table."""
    held_by = {f"{family}{vp}": i % 4 for i, family in enumerate(FIVE) for vp in (5, 2)} | {"1": 1, "2": 2, "3": 3}
    family, level = tiles(FIVE, held_by)
    facts: dict[str, Any] = {
        "seats": 4, "epoch": 5, "order": [3, 2, 1, 0], "turn": 1, "waiting": (1,), "agora": row(AGORA), "round": 4,
        "players": [crowd(0, 8, 5, 3), crowd(1, 5, 5, 4, 3), crowd(2, 9, 3, 2, 1, 1), crowd(3, 3, 5, 3, 2, 3)],
        "quests": late_quests(),
        "family_tiles": family, "level_tiles": level, "discard": row(AGORA, 3), "deck": 0,
    }  # fmt: skip
    return view(**(facts | more))


def full() -> ElysiumView:
    """Four seats with more than a line of theirs had room for: long Domains, many Legends and single cards, tiles."""
    seen = worst()
    seen.players = [
        crowd(0, 20, 5, 5, 4, 3, 1, 1, 1, 2), crowd(1, 4, 1, 3, 3, 4, 1, 2), crowd(2, 9, 3, 3, 3, 2, 1),
        crowd(3, 14, 1, 3, 4, 1),
    ]  # fmt: skip
    seen.players[0].tiles = [TileView(family=family, vp=vp, holder=0) for family in FIVE[:3] for vp in (5, 2)]
    return seen


def transfers() -> ElysiumView:
    """Phase III: the first seat transfers, prices shown."""
    seen = view(phase="legends", doing="transfer", round=0)
    seen.players[0].transfers_left = 2
    for one in seen.players[0].domain:
        one.cost = one.level
    return seen


def using() -> ElysiumView:
    """A power is being used: its card is framed."""
    seen = view(doing="copy")
    assert seen.players[1].domain[0].card is not None
    seen.power = PowerView(seat=1, card=seen.players[1].domain[0].card)
    return seen


def start() -> ElysiumView:
    """The first turn: nobody has anything."""
    nothing = [seat(number, number + 1, 4, number + 1, 0, list(COLORS), taken=0) for number in range(3)]
    return view(epoch=1, round=1, players=nothing, discard=[])


def end() -> ElysiumView:
    """Four seats, all counted."""
    seen = worst(over=True, phase="over", doing="", waiting=(), agora=[], oracle=None)
    for player, citizens in zip(seen.players, (0, -2, -4, -12), strict=True):
        player.domain = []
        counted = {
            "tokens": player.vp, "chronos": 7, "family_legends": 6, "level_legends": 24, "prestige": 16,
            "family_tiles": 7,
        }  # fmt: skip
        total = sum(counted.values()) + 5 + citizens
        player.score = score(total, **counted, level_tiles=5, citizens=citizens)
    return seen
