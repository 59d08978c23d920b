"""Where characters may go in a match against Chronos: away from other players, and from Blocked spaces (3.4)."""

from __future__ import annotations

import pytest

from tests.rules.hybris.table import SAY, acting, seat
from tests.rules.hybris.titan import Titan

LOCATIONS = ("olympus", "forge", "oracle", "underworld", "coliseum", "moirai")


def places(table: Titan) -> set[str]:
    return {key.partition(":")[2] for key in table.offers() if key != "back"}


def reasons(table: Titan) -> dict[str, str]:
    return {bar.key: SAY(bar.why) for bar in table.game.barred(table.state, table.decision())}


def choosing(*, space: str = "O1", titan: dict[str, object] | None = None, exclusion: str = "none") -> Titan:
    """Zeus says where he goes; Heracles of seat 0 is in the Forge, Perseus of seat 1 on a space."""
    zeus = seat("zeus", at={"heracles": "F1"}, free=["zeus"])
    other = seat("athena", at={"perseus": space})
    return Titan(zeus, other, titan=titan, options={"exclusion": exclusion}).choose("character:zeus")


@pytest.mark.rule("HYB-188")
def test_no_character_goes_to_a_location_with_another_players() -> None:
    table = choosing()
    assert "olympus" not in places(table)
    assert {"forge", "athens", "moirai"} <= places(table)
    assert reasons(table)["place:olympus"] == (
        "another player's character stands there, and you do not fight each other"
    )


@pytest.mark.rule("HYB-188")
def test_a_city_is_closed_by_another_players_character_in_both_settings() -> None:
    for exclusion in ("none", "spaces"):
        assert "athens" not in places(choosing(space="athens", exclusion=exclusion))


def test_with_shared_locations_only_the_space_is_closed() -> None:
    table = choosing(exclusion="spaces")
    assert "olympus" in places(table)
    table.choose("place:olympus")
    assert {key for key in table.offers() if key != "back"} == {"space:O2", "space:OD"}
    assert "do not fight each other" in reasons(table)["space:O1"]


@pytest.mark.rule("HYB-187", "HYB-189")
def test_players_neither_fight_nor_contest() -> None:
    zeus = seat("zeus", at={"heracles": "athens"}, technologies=["X01"])
    other = seat("hades", free=["hades"], aegis=9)
    away = {"kronos": "elis", "kairos": "sparta", "aeon": "delphi"}
    table = Titan(zeus, other, at=acting("heracles", "athens", "athens"), titan={"avatars": away})
    table.choose("deploy:X01")
    assert not [one for one in table.pending() if one.kind == "contest"]
    assert [made.owner for made in table.state.cities["athens"].technologies] == [0]
    assert table.player(0).vp > 0


@pytest.mark.rule("HYB-283")
def test_nobody_enters_a_blocked_space() -> None:
    table = choosing(space="C1", titan={"blocked": ["O1", "athens"]})
    assert "athens" not in places(table)
    table.choose("place:olympus")
    assert table.offers() == ["space:O2", "space:OD"]
    assert reasons(table)["space:O1"] == "it is blocked"


def test_a_token_that_leads_to_others_is_wasted() -> None:
    hero = seat("zeus", plan={"heracles": "olympus"})
    table = Titan(hero, seat("athena", at={"perseus": "O1"})).choose("character:heracles")
    assert table.char("heracles").where == "used"
    assert table.player(0).aegis == 4


def test_who_finds_no_space_that_is_open_goes_home() -> None:
    hero = seat("zeus", plan={"heracles": "olympus"})
    table = Titan(hero, seat("athena"), titan={"blocked": ["O1", "O2", "OD"]}).choose("character:heracles")
    assert table.char("heracles").where == "used"
    assert table.player(0).prayer == 1
