"""Why something is not among the options; that each reason is true is looked at with every position."""

from __future__ import annotations

from rules.games.hybris.content import HOUSE, content_of
from tests.rules.hybris.abyss import abyss, dealing, meeting
from tests.rules.hybris.table import GAME, Table, acting, here, seat
from tests.rules.hybris.test_hermes import visiting
from tests.rules.hybris.test_pack import played, raw, record

OTHER = seat("hades")
CARDS = [card.id for card in next(god for god in content_of(HOUSE, ()).house.olympians if god.id == "zeus").cards]
ENDS = {key: len(thread.steps) for key, thread in content_of(HOUSE, ()).threads.items()}


def missing(table: Table, number: int = 0) -> dict[str, str]:
    """What is said to be missing, by key, and why; that it is true is looked at with every position."""
    bars = GAME.barred(table.state, table.decision(number))
    return {bar.key: bar.why.key.removeprefix("hybris-why-") for bar in bars}


def test_actions_for_which_there_is_nothing_left() -> None:
    ends = here("heracles", "moirai", "MD", seat("zeus", threads=ENDS, prayer=1), OTHER)
    assert missing(ends) == {"spin": "threads"}
    cards = here("heracles", "coliseum", "CD", seat("zeus", deck=[], hand=CARDS), OTHER)
    assert missing(cards) == {"train": "cards"}
    below = here("heracles", "underworld", "UD", seat("zeus", deck=[], hand=CARDS), OTHER)
    assert missing(below) == {"resurrect": "nobody"}


def test_who_receives_the_bonus() -> None:
    others = seat("zeus", at={"heracles": "M1"}, believer=2), seat("athena", at={"perseus": "M2"}), seat("hades")
    assert missing(visiting(*others)) == {"seat:3": "away"}


def test_what_is_missing_in_the_tartarus() -> None:
    table = dealing(seat("zeus", believer=3), OTHER, deck=["K07"])
    assert missing(table) == {
        "pact:pact-1": "nothing", "pact:pact-3": "price", "pact:pact-4": "price", "pact:pact-5": "price",
    }  # fmt: skip
    first = seat("zeus", at={"zeus": "F1"})
    loose = {"ixion": ("F2", 1)}
    release = dealing(first, OTHER, action="release", deck=["K08"], loose=loose)
    assert missing(release) == {"prisoner:ixion": "loose"}
    release.choose("prisoner:tityos", "place:forge")
    assert missing(release) == {"space:F1": "figure", "space:F2": "figure", "space:F3": "closed"}


def test_prisoners_that_have_been_met() -> None:
    loose = {"salmoneus": ("O1", 1), "tityos": ("O2", 1), "tantalus": ("OD", 1)}
    table = meeting("tiresias", seat("athena", prayer=3), seat("zeus"), loose=loose)
    table.choose("prisoner:salmoneus")
    assert missing(table) == {"prisoner:salmoneus": "met"}


def test_a_power_that_is_used_or_would_do_nothing() -> None:
    guilty = Table(seat("zeus"), OTHER, **abyss(kept=[["K11"], []], guilt=[2, 0])).choose("power:scapegoat")
    assert missing(guilty)["power:scapegoat"] == "spent"
    innocent = Table(seat("zeus"), OTHER, **abyss(kept=[["K11"], []]))
    assert missing(innocent)["power:scapegoat"] == "nothing"


def test_what_runs_out() -> None:
    """All tokens laid; and tokens left, with every Technology in a queue, in a City or made."""
    tiles = list(content_of(HOUSE, ()).technologies)
    slots = [city for city, one in content_of(HOUSE, ()).cities.items() for _ in range(one.slots)]
    laid: dict[str, list[dict[str, object]]] = {city: [] for city in slots}
    for city, tile in zip(slots, tiles, strict=False):
        laid[city].append({"tile": tile, "owner": 0 if tiles.index(tile) < 14 else 1})
    cities = {city: {"technologies": made} for city, made in laid.items()}
    first, rest = seat("zeus", prayer=9), tiles[len(slots) :]
    spent = here(
        "heracles",
        "olympus",
        "OD",
        first,
        OTHER,
        cities=cities,
        forge=[{"tile": rest[0], "owner": 0}],
        display=rest[1:2],
        stack_of_tiles=rest[2:],
    )
    assert missing(spent)["design"] == "tokens"  # fourteen in Cities and one in the queue
    queue = [{"tile": tile, "owner": int(tile != rest[0])} for tile in rest[:4]]
    others = seat("hades", technologies=rest[4:])
    fewer = {
        city: {"technologies": [{**one, "owner": 1 if one["tile"] in tiles[:8] else 0} for one in made]}
        for city, made in laid.items()
    }
    none = here("heracles", "olympus", "OD", first, others, cities=fewer, forge=queue, display=[], stack_of_tiles=[])
    assert missing(none)["design"] == "display"


def test_a_branch_that_would_be_done_in_part_only() -> None:
    """No card of the house asks so; a pack may."""
    branches = {
        "a": [{"op": "gain", "what": "vp", "n": 1}, {"op": "hindrance", "n": -1}],
        "b": [{"op": "gain", "what": "aegis", "n": 1}],
        "none": [{"op": "gain", "what": "prayer", "n": 1}],
    }
    knossos = record("cities", "knossos", bonus=[{"op": "choose", "options": branches}])
    first = seat("zeus", technologies=["X05"], at={"heracles": "knossos"})
    table = played(raw(cities=[knossos]), first, seat("hades", aegis=0), at=acting("heracles", "knossos", "knossos"))
    table.choose("deploy:X05")
    assert missing(table) == {"choose:a": "partly"}


def test_premonitions_run_out_where_hands_are_larger() -> None:
    held = list(content_of(HOUSE, ()).premonitions)
    amounts = {"premonitions": len(held)}
    first = seat("zeus", premonitions=held[:-1], hand=CARDS[:3], at={"heracles": "RD"})
    table = played(
        raw(amounts=amounts), first, seat("hades", premonitions=held[-1:]), at=acting("heracles", "oracle", "RD")
    )
    assert missing(table)["foresee"] == "deck"
