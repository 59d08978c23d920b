"""Why something is not among the options while a power asks; each reason is held against the rulebooks' own words."""

from __future__ import annotations

from rules.core.types import Bar
from tests.contract.explained import unexplained
from tests.contract.reasons import REASONS, Place
from tests.rules.elysium.plays import ended, taken, used, you
from tests.rules.elysium.table import GAME, Table, key


def missing(table: Table, seat: int = 0) -> dict[str, str]:
    """What is said to be missing, by key, and why; each reason is true, and nothing else is missing."""
    decision = table.decision(seat)
    bars: list[Bar] = list(GAME.barred(table.state, decision))
    place = Place(GAME, table.state, decision)
    assert [bar for bar in bars if not REASONS[bar.why.key].holds(place, bar)] == []
    assert not {bar.key for bar in bars} & place.keys
    assert unexplained(place) == []
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


def test_an_opponent_whom_a_power_could_do_nothing() -> None:
    table = taken("sack-of-the-city", None, you(gold=0), you(gold=2), you(gold=1))
    assert table.kind == "target"
    assert missing(table) == {"seat:1": "unhurt"}
    assert missing(used("scylla", you("scylla"), you(), you("owl"), you("hebe"))) == {"seat:1": "unhurt"}


def test_only_the_opponents_with_the_most_points() -> None:
    rich, poor = {**you(), "vp": 7}, {**you(), "vp": 6}
    table = used("ketos", you("ketos"), rich, poor, rich)
    assert table.kind == "target"
    assert missing(table) == {"seat:2": "most"}


def test_one_of_several_effects() -> None:
    table = taken("cyclopes", None, {**you("hebe"), "gold": 1})
    assert not table.pending() or table.kind != "choose", "a single one in full needs no question"
    three = taken("cyclopes", None, you("hebe"))
    assert missing(three, 1) == {}
    none = used("sirens", you("sirens"), {**you(), "gold": 3})
    assert missing(none, 1) == {}


def test_a_price_of_ones_own_choice() -> None:
    table = used("golden-maidens", {**you("golden-maidens"), "gold": 2})
    assert table.kind == "pay"
    assert missing(table) == {"pay:3": "lack"}


def test_powers_that_are_not_copied() -> None:
    theirs = you("bellows", "talos", "autolycus/2", "caduceus", "herm", "hebe", "war-drums", "citizen/1")
    table = used("god-of-thieves", {**you("god-of-thieves"), "gold": 0}, theirs)
    assert table.kind == "copy"
    assert missing(table) == {
        "copy:hermes-1-autolycus": "copier",
        "copy:hermes-2-caduceus": "idle",
        "copy:hermes-1-herm": "idle",
        "copy:zeus-1-hebe": "idle",
        "copy:ares-1-war-drums": "idle",
    }
    low = used("autolycus", you("autolycus"), theirs)
    assert missing(low)["copy:hephaestus-2-talos"] == "other"
    eleusis = you("kykeon-bearer", "paean", "initiation", "initiates-of-dodona", "kykeon-bearer/2", "owl")
    rites = used("kykeon-bearer", {**eleusis, "domain": eleusis["domain"][:3] + eleusis["domain"][5:]}, you("cabeiri"))
    assert missing(rites)["copy:apollo-2-paean"] == "needs"
    assert missing(rites)["copy:athena-1-owl"] == "other"


def test_chronos_powers_that_are_not_copied() -> None:
    lyre = ["lyre-of-tortoiseshell", "parthenon", "minos", "lyre-of-tortoiseshell/2"]
    table = ended("lyre", you(legends=[[lyre[0], lyre[1]], [lyre[2], "pandora"], [lyre[3], "hades"]]))
    assert table.kind == "chronos"
    assert missing(table) == {"copy:hermes-3-lyre-of-tortoiseshell": "copier"}


def test_what_may_come_for_a_card_that_is_given() -> None:
    own = you("barter", "owl", "hebe")
    table = used("barter", own, you("hebe/2", "anvil", "danae", "owl/2"), you("talos", "bellows", "citizen/2"))
    table.choose("card:owl")
    assert missing(table) == {
        f"card:{key('hebe/2')}": "twin",
        f"card:{key('danae')}": "unequal",
        f"card:{key('talos')}": "unequal",
        f"card:{key('anvil')}": "their-twin",
    }


def test_a_legend_that_cannot_be_paid() -> None:
    own = {**you("citizen/1"), "gold": 2, "quest": "d2"}
    legends = [["minos", "argo"], ["owl", "ganymede"], ["parthenon"], ["asclepius", "persephone"]]
    table = Table({**own, **_legends(legends)}, {**you(), "quest": "d1"}, at="step").choose("card:citizen/1")
    assert missing(table) == {"legend:3": "gold", "legend:2": "single", "legend:new": "begin"}


def _legends(legends: list[list[str]]) -> dict[str, object]:
    return {"legends": you(legends=legends)["legends"]}


def test_after_the_take_and_before() -> None:
    table = taken("owl", you("bellows"))
    table.choose("column:red")
    assert table.kind == "after"
    assert missing(table) == {"take": "taken"}
