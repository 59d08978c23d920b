"""Views of a match against Chronos for pictures: positions with councils and fights, and by hand the worst of each
part.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from rules.core import engine
from rules.core.text import Wording
from rules.core.types import Viewer
from rules.games.hybris.modules.chronos.view import ChronosView, ConceptCardView
from rules.games.hybris.modules.chronos.views import concept_card
from rules.games.hybris.modules.chronos.words import side_texts
from rules.games.hybris.view import HybrisView
from tests.rules.hybris.table import seat
from tests.rules.hybris.titan import RECORDS, WITH, Titan, agreed, using

SAY = Wording()
BOARD: dict[str, Any] = {
    "vp": 12,
    "avatars": {"aeon": "sparta", "kronos": "delphi"},
    "blocked": ["O1", "OD", "argos"],
    "focus": {"anthropos": 0, "kratos": 1, "cosmos": 2},
    "concepts": {
        "anthropos": {"chains": 2, "held": 2},
        "cosmos": {"chains": 5, "held": 0, "card": "Q26"},
        "gonos": {"chains": 0, "held": 3, "card": "J36"},
        "temnein": {"chains": 3, "card": "W12"},
    },
    "tiles": {"ananke": {"flipped": True, "intensity": 0}, "kratos": {"intensity": 6}},
}
PLAYERS = (
    seat("zeus", vp=17, believer=6, prayer=1, pillars=[2], at={"heracles": "O2"}),
    seat("hades", vp=9, believer=5, pillars=[5], technologies=["X07", "X01"]),
    seat("athena", vp=12, pillars=[3], technologies=["X13"]),
)


def seen(table: Titan, viewer: int | None = 0) -> HybrisView:
    """A position as somebody sees it who is asked."""
    return cast("HybrisView", engine.view(table.game, table.state, Viewer(viewer), table.pending()))


def turn(viewer: int | None = 0) -> HybrisView:
    """Somebody's turn in the middle of an Age."""
    return seen(Titan(*PLAYERS, titan=BOARD, age=3), viewer)


def council(program: str, *choices: str) -> Titan:
    """They decide about an effect, having agreed on some choices."""
    table = using(program, *PLAYERS, titan=BOARD, age=3)
    for choice in choices:
        agreed(table, choice)
    return table


def refs(table: Titan) -> tuple[str, ...]:
    """What the first question marks."""
    options = getattr(table.decision(), "options", ())
    return tuple(option.ref for option in options if option.ref)


def fight() -> HybrisView:
    """Kairos attacks Heracles, with two cards."""
    own = seat("zeus", at={"heracles": "sparta"}, hand=["ZC01"])
    titan = {"deck": ["V03", "V05", "V12"], "tiles": {"kratos": {"flipped": True}}}
    return seen(using("J36:main", own, *PLAYERS[1:], titan=titan).choose("choose:none"))


def _wordy(cards: list[ConceptCardView]) -> ConceptCardView:
    return max(cards, key=lambda card: len(SAY(card.main)) + len(SAY(card.desolation)))


def worst(viewer: int | None = None) -> HybrisView:
    """Four seats; every icon open, the longest cards, all resources, tiles turned over, much blocked, Avatars loose."""
    view = seen(Titan(*PLAYERS, seat("poseidon"), titan=BOARD), viewer)
    board = cast("ChronosView", view.parts["chronos"]["board"])
    board.vp, board.at, board.deck = 112, "temnein", 26
    for one in board.concepts:
        one.chains, one.held = 0, one.spaces
        for icon in one.track:
            icon.open = True
        kinds = sorted({icon.what for icon in one.track})
        one.demands = [msgspec.structs.replace(one.demands[0], what=what, needed=44, owned=28) for what in kinds]
        one.card = _wordy([concept_card(WITH, card.id) for card in RECORDS.cards if card.concept == one.key])
    for tile in board.enhancements:
        record = next(one for one in RECORDS.tiles if one.id == tile.key)
        tile.intensity, tile.flipped, tile.lines = 12, False, side_texts(record, record.front)
    for city in view.cities:
        city.figures = []
    for avatar, key in zip(board.avatars, ("corinth", "ephesus", "knossos"), strict=True):
        avatar.where = key
        next(city for city in view.cities if city.key == key).figures = [avatar.key]
    board.blocked = ["O1", "O3", "OD", "F1", "U1", "M1", "C1", "athens", "thebes", "elis"]
    for player in view.players:
        player.vp = 108 + player.seat * 3
    return view
