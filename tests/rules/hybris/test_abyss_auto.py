"""The steady automat with the Tartarus: what it deals away, whom it lets loose, whom it fights."""

from __future__ import annotations

from typing import Any

from rules.core import engine
from rules.core.types import Viewer
from rules.games.hybris import prospects, worth
from rules.games.hybris.modules.tartarus import auto
from tests.rules.hybris.abyss import STRONG, abyss, dealing, meeting
from tests.rules.hybris.table import GAME, Table, here, seat
from tests.rules.hybris.test_auto import answers

HADES = seat("hades")
NEARLY = {**{f"ZT{n}": ["spark"] for n in range(1, 4)}, **{f"ZT{n}": [] for n in range(4, 7)}}
"""Tiles of Zeus with three Sparks left."""


def standing(age: int = 6, **more: Any) -> Table:
    first = seat("zeus", **more)
    return here("heracles", "tartarus", "TD", first, HADES, age=age, **abyss())


def test_believers_buy_the_last_sparks() -> None:
    table = standing(tiles=NEARLY, believer=10)
    assert answers(table) == "pact"
    table = dealing(seat("zeus", tiles=NEARLY, believer=10), HADES, deck=["K07"])
    assert answers(table) == "pact:pact-3"


def test_with_nothing_to_convert_there_is_no_pact() -> None:
    table = dealing(seat("zeus", believer=3), HADES, age=6, deck=["K07"])
    assert answers(table) == "done"


def test_a_prisoner_is_let_loose_while_others_will_meet_him() -> None:
    """With nothing to deal away: early there is time for that, at the end there is not."""
    assert answers(standing(age=1, believer=0)) == "release"
    assert answers(standing(age=6, believer=0)) == "none"


def test_a_card_for_believers_while_its_power_lasts() -> None:
    early = dealing(seat("zeus", believer=3), HADES, age=1, deck=["K07"])
    assert answers(early) == "pact:pact-2"


def test_the_power_that_brings_more_is_kept() -> None:
    table = dealing(seat("zeus", believer=3), HADES, age=2, deck=["K07", "K16", "K02"]).choose("pact:pact-2")
    assert answers(table) == "card:K02"


def test_ixion_is_let_loose_where_he_is_in_the_way() -> None:
    table = dealing(seat("zeus"), HADES, action="release", deck=["K08"], loose={"tityos": ("M1", 1)})
    assert answers(table) == "prisoner:ixion"
    table.choose("prisoner:ixion")
    assert answers(table) == "place:olympus"
    table.choose("place:olympus")
    assert answers(table).startswith("space:O")
    assert answers(table) != "space:OD"


def test_only_weak_prisoners_of_others_are_fought() -> None:
    hand = ["AC03", "AC11", "AC18"]
    for owner, prisoner, cards, expected in (
        (1, "salmoneus", hand, "use"),
        (0, "salmoneus", hand, "none"),
        (1, "tityos", [], "none"),
    ):
        athena = seat("athena", hand=cards, aegis=9)
        table = meeting("perseus", athena, seat("zeus"), loose={prisoner: ("O1", owner)}, coliseum=STRONG)
        assert (table.kind, answers(table)) == ("challenge", expected)


def test_the_weakest_prisoner_is_met_first() -> None:
    loose = {"tityos": ("O1", 1), "salmoneus": ("O2", 1)}
    table = meeting("perseus", seat("athena"), seat("zeus"), loose=loose)
    assert answers(table) == "prisoner:salmoneus"


def test_a_free_power_is_used_first() -> None:
    table = Table(seat("zeus"), HADES, **abyss(kept=[["K11"], []], guilt=[2, 0]))
    assert answers(table) == "power:scapegoat"


def test_a_space_with_a_prisoner_is_not_counted_on() -> None:
    table = Table(seat("zeus"), HADES, **abyss(loose={"ixion": ("O1", 1)}))
    me = worth.mind(engine.view(GAME, table.state, Viewer(0)), 0)
    zeus = next(one for one in me.own.characters if one.key == "zeus")
    assert prospects.space(me, zeus, "O1") < 0 <= prospects.space(me, zeus, "O2")
    assert auto.power(me, "fearful-flock") > auto.power(me, "jailers-pass") > 0
