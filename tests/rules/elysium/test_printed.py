"""What is printed on tiles, Pediment and cards, as the specification lists it, seen in play."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import engine
from rules.core.types import SPECTATOR
from rules.games.elysium.content import HOUSE
from rules.games.elysium.view import FAMILIES, ElysiumView
from tests.rules.elysium.table import GAME, Table, seat, start

RULE = pytest.mark.rule

QUESTS = {"q1": (3, 0, 1), "q2": (2, 1, 2), "q3": (2, 2, 2), "q4": (1, 2, 3), "d1": (3, 0, 2), "d2": (1, 2, 3)}
"""Gold, VP, transfers."""
INCOMPLETE = (1, 0, 1)


def after_rewards(quest: str, *, complete: bool) -> Table:
    """Seat 0 holds the Quest, or gets it as the one that is left; it stands at its first transfer."""
    others = [ident for ident in QUESTS if ident[0] == quest[0] and ident != quest]
    first = seat(gold=0, columns=(), domain=["owl"], quest=quest if complete else None)
    return Table(first, *(seat(gold=0, columns=(), quest=other) for other in others), at="writing")


@RULE("ELY-115", "ELY-116", "ELY-117", "ELY-120")
@pytest.mark.parametrize("quest", list(QUESTS))
def test_each_quest_pays_what_it_shows(quest: str) -> None:
    for complete, pays in ((True, QUESTS[quest]), (False, INCOMPLETE)):
        table = after_rewards(quest, complete=complete)
        shown = table.view().players[0]
        assert (shown.gold, shown.vp, shown.transfers_left) == pays
        assert shown.quest is not None
        assert (shown.quest.gold, shown.quest.vp, shown.quest.transfers) == pays
        assert (shown.quest.id, shown.quest.incomplete) == (quest, not complete)


@RULE("ELY-013", "ELY-015", "ELY-039")
def test_both_sides_of_the_pediment() -> None:
    for side, slots in (("A", ["red", "yellow", "green", "blue"]), ("B", ["blue", "green", "yellow", "red"])):
        for seats, wide in ((2, 2), (4, 1)):
            view = engine.view(GAME, start(seats, pediment=side), SPECTATOR)
            assert isinstance(view, ElysiumView)
            assert view.slots == slots
            assert [quest.columns for quest in view.quests] == [slots[n : n + wide] for n in range(0, 4, wide)]


@RULE("ELY-147", "ELY-176", "ELY-177", "ELY-178", "ELY-179", "ELY-180", "ELY-181")
def test_the_table_of_points_on_view() -> None:
    view = engine.view(GAME, start(2), SPECTATOR)
    assert isinstance(view, ElysiumView)
    assert view.legend_points == {"family": [0, 3, 6], "level": [0, 2, 4, 8, 12]}


@RULE("ELY-004")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_is_as_the_specification_describes_it(family: str) -> None:
    own = [HOUSE.card(card) for card in HOUSE.cards_of([family])]
    assert all(design.id.startswith(f"{family}-{design.level}-") for design in own)
    assert Counter(len(design.needs) for design in own) == {1: 15, 2: 6}
    needs = Counter(need for design in own for need in design.needs)
    assert needs == {"red": 6, "blue": 6, "green": 6, "yellow": 6, "any": 3}
