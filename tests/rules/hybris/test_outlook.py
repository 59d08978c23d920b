"""What an entry says before it is pressed: where one goes, what that costs, who waits there, who could contest."""

from __future__ import annotations

import pytest

from rules.games.hybris.cards import program_text
from rules.games.hybris.content import DATA, HOUSE, content_of
from tests.rules.hybris.abyss import RECORDS, abyss
from tests.rules.hybris.table import SAY, Table, arriving, bare, here, seat

LAST = len(RECORDS.track)
ZEUS, HADES = seat("zeus", free=["zeus"]), seat("hades", free=["hades", "zagreus"])


def asked(first: dict[str, object], *others: dict[str, object], **more: object) -> Table:
    return arriving("zeus", first, *others, **more)  # type: ignore[arg-type]  # patches of any shape


def test_cities_differ_in_what_is_said_of_them() -> None:
    table = asked(seat("zeus", technologies=["X03"]), HADES)
    said = {key: table.hint(f"place:{key}") for key in (city.id for city in DATA.cities)}
    assert len({one.partition(" wants ")[0] + one for one in said.values()}) > 4
    lore = [city.id for city in DATA.cities if city.type == "lore"]
    assert all(said[key].startswith("wants your Aegic Codex: 1 VP and 1 Believer more; ") for key in lore)
    assert all("wants your" not in said[key] for key in said.keys() - set(lore))
    assert all("a deployment brings " in one and "room for " in one for one in said.values())


def test_who_stands_in_a_place_is_said_with_whose_it_is() -> None:
    table = asked(seat("zeus"), seat("hades", at={"zagreus": "O1"}))
    assert table.hint("place:olympus").endswith("; there: Zagreus of Dion")
    assert "there:" not in table.hint("place:forge")


def test_a_prisoner_that_waits_is_said_first_with_its_owner() -> None:
    table = asked(seat("zeus"), HADES, **abyss(loose={"ixion": ("O1", 1)}))
    assert table.hint("place:olympus").startswith("Ixion of Dion waits there: ")


@pytest.mark.parametrize(("space", "toll"), [(LAST, True), (LAST - 1, False)])
def test_at_the_end_of_the_corruption_track_the_tartarus_says_what_it_costs(space: int, toll: bool) -> None:
    warning = "you are at the end of the Corruption track: going there costs you 2 VP; "
    olympian = asked(seat("zeus", vp=5), HADES, **abyss(track=[space, 1]))
    assert olympian.hint("place:tartarus").startswith(warning) is toll
    assert olympian.option("place:tartarus").irreversible is toll
    hero = Table(seat("zeus", vp=5, plan={"heracles": "tartarus"}), HADES, **abyss(track=[space, 1]))
    assert hero.hint("character:heracles").startswith(warning) is toll
    assert hero.option("character:heracles").irreversible is toll


def test_a_deployment_says_who_can_contest_it_and_what_a_prophet_loses() -> None:
    made = seat("zeus", technologies=["X03"])
    ready = here("ganymede", "athens", "athens", made, HADES)
    assert "where others may contest it (now Dion: a Prophet flees, and the 3 VP are theirs); " in ready.hint(
        "deploy:X03"
    )
    hero = here("heracles", "athens", "athens", made, HADES)
    assert "where others may contest it (now Dion: a Combat for its 3 VP); " in hero.hint("deploy:X03")
    poor = here("heracles", "athens", "athens", made, seat("hades", free=["zagreus"], aegis=0))
    assert "where others may contest it (nobody can now); " in poor.hint("deploy:X03")


def test_a_contest_is_told_whole() -> None:
    table = here("ganymede", "athens", "athens", seat("zeus", technologies=["X03"]), HADES)
    said = table.choose("deploy:X03").choose("contest:hades", seat=1).said()
    assert "Dion contests Aegic Codex with Hades." in said
    assert "Ganymede of Theano flees." in said
    assert "Dion gains 3 VP: the Contest for Aegic Codex." in said


def test_a_combat_says_whose_fighters_they_were_and_who_wins_a_tie() -> None:
    table = Table(ZEUS, seat("hades", at={"hades": "O1"})).choose("character:zeus", "place:olympus", "space:O1")
    while table.kind == "choose":
        table.choose(table.offers()[-1])
    said = table.stopped().said()
    line = next(one for one in said if " beats " in one)
    assert "Hades of Dion beats Zeus of Theano, " in line or "Zeus of Theano beats Hades of Dion, " in line
    assert "Zeus of Theano goes to Olympus." in said


@pytest.mark.parametrize(("free", "ending"), [(3, "(4 of 6)"), (4, "(5 of 6)"), (5, ", the last of 6"), (1, "")])
def test_a_tile_that_brings_the_end_near_says_so(free: int, ending: str) -> None:
    tiles = [f"ZT{n}" for n in range(1, 7)]
    first = seat("zeus", aegis=9, prayer=9, tiles={**bare(*tiles[:free]), tiles[free]: ["spark"]})
    table = here("heracles", "moirai", "MD", first, HADES).choose("ignite")
    if not table.over and table.kind == "tile":
        table.choose(f"tile:{tiles[free]}")
    found = [one for one in table.deeds(0) if "unlocked" in one]
    assert found
    assert found[0].endswith(ending or "tile")


def test_who_keeps_a_premonition_sees_which_is_true_now() -> None:
    first = seat("zeus", believer=9)
    deck = ["PM01", "PM12"]
    table = here("ganymede", "oracle", "RD", first, HADES, premonitions=deck).choose("foresee")
    assert table.hint("card:PM01").startswith("true now: ")
    assert not table.hint("card:PM12").startswith("true now: ")
    assert [one.met for one in table.view(0).drawn] == [True, False]


def test_prices_of_acting_are_told_only_of_who_is_left_to_act() -> None:
    chars = {"zeus": {"where": "used"}, "heracles": {"where": "ready", "token": "forge"}, "danae": {"where": "ready"}}
    table = Table({**seat("zeus"), "chars": chars}, HADES)
    planner = table.view(0).planner
    assert planner is not None
    assert [one.key for one in planner.prices if one.key.startswith("activate")] == ["activate:hero"]


def test_hindrances_are_told_of_only_where_they_can_come() -> None:
    told = {}
    for modules in ((), ("tartarus",)):
        found = content_of(HOUSE, modules)
        bonuses = [one.bonus for one in found.cities.values()] + [one.bonus for one in found.spaces.values()]
        told[modules] = "Hindrance" in " ".join(SAY(program_text(one)) for one in bonuses)
    assert told == {(): False, ("tartarus",): True}
    table = Table(seat("zeus"), HADES).choose("character:zeus")
    assert "a deployment brings 1 Aegis" in table.hint("place:knossos").replace("gain ", "")
