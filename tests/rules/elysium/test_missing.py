"""Why something is not among the options while a power asks; each reason is held against the rulebooks' own words."""

from __future__ import annotations

from rules.core.types import Bar
from tests.contract.reasons import REASONS, Place
from tests.rules.elysium.plays import used, you
from tests.rules.elysium.table import GAME, Table, key


def missing(table: Table) -> dict[str, str]:
    """What is said to be missing, by key, and why; each reason is true."""
    decision = table.decision(0)
    bars: list[Bar] = list(GAME.barred(table.state, decision))
    place = Place(GAME, table.state, decision)
    assert [bar for bar in bars if not REASONS[bar.why.key].holds(place, bar)] == []
    assert not {bar.key for bar in bars} & place.keys
    return {bar.key: bar.why.key.removeprefix("elysium-why-") for bar in bars}


def test_columns_that_are_there_and_columns_that_are_not() -> None:
    table = used("herm", you("herm", columns=["red", "green"]), agora=["owl"])
    assert missing(table) == {"column:red": "kept", "column:green": "kept"}
    table.choose("column:yellow")
    assert missing(table) == {"column:blue": "dismissed", "column:yellow": "dismissed"}


def test_an_exchange_without_a_match() -> None:
    table = used("barter", you("barter", "owl", "talos", "asclepius", "citizen/1"), you("hebe"), you("anvil", "danae"))
    assert table.kind == "swap-own"
    assert missing(table)[f"card:{key('asclepius')}"] == "no-match"
    assert "card:citizen/1" not in missing(table), "Citizens are never exchanged"


def test_a_card_that_a_power_could_take() -> None:
    own, pile = you("asclepius", "hebe/2"), ["ganymede", "hebe", "asclepius/2"]
    table = used("asclepius", own, agora=["owl"], discard=pile)
    assert table.kind == "take-discarded"
    assert missing(table) == {f"card:{key('hebe')}": "twin", f"card:{key('asclepius/2')}": "other"}
