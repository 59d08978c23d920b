"""What each card does, Apollo to Hades: one rule test per design; simple gains of all families."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.games.elysium.content import HOUSE
from tests.rules.elysium.plays import FOUR, Numbers, ended, in_step, taken, used, you
from tests.rules.elysium.table import Table, key, keys, seat

RULE = pytest.mark.rule

GAINS: Sequence[tuple[str, Sequence[str], Numbers, Numbers]] = [
    ("hoplites", (), (4, 5, 2), FOUR),
    ("penthesilea", (), (4, 5, 4), FOUR),
    ("olive-tree", (), (7, 5, 0), (5, 5, 0)),
    ("owl", (), (4, 8, 0), (4, 6, 0)),
    ("anvil", (), (7, 5, 0), FOUR),
    ("arms-of-achilles", (), (11, 5, 0), FOUR),
    ("hephaestus-3-hephaestus", ("talos", "bellows"), (4 + 3 + 3, 5, 0), FOUR),
    ("nereids", (), (5, 5, 0), (3, 5, 0)),
    ("conch-of-triton", (), (4, 6, 0), (4, 4, 0)),
    ("poseidon-3-poseidon", (), (4, 5, 0), (2, 3, 0)),
    ("ganymede", (), (4, 7, 0), FOUR),
    ("danae", ("hebe", "owl", "anvil"), (4, 5 + 3, 0), FOUR),
    ("zeus-3-zeus", (), (4, 10, 0), FOUR),
]


@RULE("ELY-094")
@pytest.mark.parametrize(("card", "domain", "own", "other"), GAINS, ids=[case[0] for case in GAINS])
def test_instantaneous_gains(card: str, domain: Sequence[str], own: Numbers, other: Numbers) -> None:
    table = taken(card, you(*domain))
    assert (table.owns(0), table.owns(1)) == (own, other)
    assert table.kind == "dismiss"


USES: Sequence[tuple[str, Sequence[str], Numbers, Numbers]] = [
    ("bellows", (), (5, 5, 0), FOUR),
    ("talos", (), (6, 5, 0), FOUR),
    ("cedalion", ("talos", "bellows"), (4 + 2 + 2, 5, 0), FOUR),
    ("cabeiri", ("initiation", "weavers-of-the-peplos"), (4 + 3, 5, 0), FOUR),
    ("war-drums", (), (3, 6, 1), FOUR),
    ("myrmidons", ("hoplites", "phobos"), (4, 5, 3), FOUR),
    ("rites-of-enyalios", ("cabeiri",), (4, 5, 2), FOUR),
    ("weavers-of-the-peplos", ("cabeiri",), (4, 7, 0), (5, 5, 0)),
    ("hebe", (), (3, 7, 0), FOUR),
    ("initiates-of-dodona", ("cabeiri", "initiation", "paean"), (4, 5 + 3, 0), FOUR),
    ("oak-of-dodona", ("owl", "citizen/1"), (4, 5 + 2, 0), FOUR),
    ("hercules", ("zeus-3-zeus", "owl"), (4, 5 + 4, 0), FOUR),
    ("eagle-of-the-storm", (), (4, 6, 0), FOUR),
    ("ketos", (), (4, 5, 0), (4, 1, 0)),
    ("proteus", (), (6, 5, 0), (2, 5, 0)),
]


@RULE("ELY-087", "ELY-095", "ELY-096", "ELY-102", "ELY-104")
@pytest.mark.parametrize(("card", "domain", "own", "other"), USES, ids=[case[0] for case in USES])
def test_powers_of_a_turn(card: str, domain: Sequence[str], own: Numbers, other: Numbers) -> None:
    table = used(card, you(card, *domain))
    assert (table.owns(0), table.owns(1)) == (own, other)
    held = table.held(card)
    assert held.turned or (HOUSE.card(key(card)).activation == "trigger" and not held.ring)
    assert f"power:{key(card)}" not in table.offers()


def test_eagle_of_the_storm_with_a_level_tile() -> None:
    table = used("eagle-of-the-storm", you("eagle-of-the-storm", legends=[["owl", "hebe"]]))
    assert table.owns() == (4, 7, 0)


def test_pythia() -> None:
    table = taken("pythia", you(), you(), oracle=["laurel", "muses", "sibyl"])
    assert table.offers() == [f"card:{key('laurel')}", f"card:{key('sibyl')}", "none"]
    table.choose("card:sibyl")
    assert table.owns()[0] == 2
    assert table.domain() == keys("pythia", "sibyl")
    poor = taken("pythia", you(gold=1), you(), oracle=["laurel"])
    assert poor.kind == "dismiss"


def test_laurel() -> None:
    # card: apollo-1-laurel
    fresh = Table(seat(gold=0, domain=["laurel"]), seat(gold=0), at="awakening", epoch=2, oracle=[], deck=[])
    levels = [HOUSE.card(card).level for card in fresh.state.oracle]
    assert fresh.owns()[0] == min(2, levels.count(3))
    high = ["asclepius", "parnassus", "apollo-3-apollo", "sibyl"]
    sure = Table(
        seat(gold=0, domain=["laurel"]), seat(gold=0), at="awakening", epoch=2, oracle=[],
        deck=["owl", "hebe", "bellows", "anvil", "charon", "obol", "talos", *high],
    )  # fmt: skip
    assert sure.state.oracle == keys(*high)
    assert (sure.owns()[0], sure.owns(1)[0]) == (2, 0)


def test_sibyl() -> None:
    table = used("sibyl", you("sibyl"), oracle=["laurel", "muses"], deck=["python"])
    table.choose("card:muses")
    assert table.state.oracle == keys("laurel", "python")
    assert table.state.discard == keys("muses")
    assert table.owns()[0] == 5
    idle = Table(you("sibyl"), you(), agora=["herm"], oracle=[])
    assert not any(choice.startswith("power") for choice in idle.offers())


def test_delphic_novice() -> None:
    table = used("delphic-novice", you("delphic-novice"), agora=["herm", "owl"], oracle=["laurel", "muses"])
    table.choose("card:owl", "card:muses")
    assert table.state.agora == keys("herm", "muses")
    assert table.state.oracle == keys("laurel", "owl")
    assert table.owns()[1] == 7


def test_cassandra() -> None:
    table = used("cassandra", you("cassandra"), deck=["zeus-3-zeus"])
    assert table.state.discard == keys("zeus-3-zeus")
    assert table.owns()[0] == 7


def test_paean() -> None:
    table = used("paean", you("paean", "cabeiri"), oracle=["laurel", "muses", "asclepius"])
    assert table.offers() == [f"card:{key('laurel')}", f"card:{key('muses')}", "none"]
    table.choose("card:muses")
    assert table.owns()[0] == 1


def test_muses() -> None:
    # card: apollo-2-muses
    table = Table(you("muses", columns=["green"]), you(), agora=["apollo-3-apollo", "perseus"])
    assert table.offers()[0] == f"card:{key('apollo-3-apollo')}"
    assert f"card:{key('perseus')}" not in table.offers()
    table.choose("card:apollo-3-apollo")
    assert table.player().columns == []


def test_python() -> None:
    table = taken("python", you(), you(), oracle=["laurel", "asclepius", "parnassus"], deck=["owl"])
    assert table.owns()[1] == 5 + 2 + 2
    assert len(table.state.oracle) == 4
    assert set(keys("laurel", "asclepius", "parnassus")) <= set(table.state.discard)


def test_chariot_of_the_sun() -> None:
    table = taken("chariot-of-the-sun", you(gold=0), you(), oracle=["asclepius"])
    table.choose("card:asclepius")
    assert table.held("asclepius").ring
    assert table.owns()[0] == 0


def test_asclepius() -> None:
    table = used("asclepius", you("asclepius", gold=0), discard=["zeus-3-zeus", "ganymede"])
    assert table.offers() == [f"card:{key('ganymede')}", "none"]
    table.choose("card:ganymede")
    assert table.owns()[1] == 7


def test_parnassus() -> None:
    table = ended("parnassus", you(legends=[["parnassus", "hercules", "perseus", "citizen/1=3"]]))
    assert table.standing().parts["chronos"] == 4


def test_apollo() -> None:
    table = used("apollo-3-apollo", you("apollo-3-apollo"), oracle=["laurel", "python", "sibyl"])
    assert table.offers() == ["copy:apollo-2-python", "copy:apollo-1-sibyl"]
    table.choose("copy:apollo-1-sibyl", "card:laurel")
    assert table.owns()[0] == 5


def test_phobos() -> None:
    table = taken("phobos", you(), you(pp=2), you(pp=3))
    assert table.kind == "target"
    table.choose("seat:2")
    assert [table.owns(n)[2] for n in range(3)] == [1, 2, 2]


def test_eris() -> None:
    # card: ares-2-eris
    table = Table(you(), you("eris"), agora=["hoplites"]).choose("card:hoplites")
    assert (table.owns(0)[2], table.owns(1)[2]) == (2, 1)
    twice = Table(you("war-drums", "myrmidons"), you("eris"), agora=["owl"])
    twice.choose("power:war-drums", "power:myrmidons")
    assert twice.owns(1)[2] == 1


def test_deimos() -> None:
    ahead = in_step("deimos", you("deimos", pp=3), you(pp=2)).choose("power:deimos")
    assert ahead.owns() == (4, 7, 3)
    behind = in_step("deimos", you("deimos", pp=2), you(pp=2)).choose("power:deimos")
    assert behind.owns() == (4, 5, 3)


def test_sack_of_the_city() -> None:
    table = taken("sack-of-the-city", you(), you(gold=1), you(gold=9)).choose("seat:1")
    assert (table.owns(0), table.owns(1)[0]) == ((5, 5, 3), 0)


def test_cadmus() -> None:
    table = in_step("cadmus", you("cadmus", "hoplites", gold=9)).choose("card:hoplites", "card:cadmus", "legend:new")
    assert table.owns()[2] == 4


def test_battle_trophy() -> None:
    table = ended("battle-trophy", you(legends=[["battle-trophy", "hercules", "perseus"]]))
    assert table.player().pp == 3
    assert table.standing().parts["prestige"] == 16


def test_ares() -> None:
    table = taken("ares-3-ares", you(), you(pp=2), you())
    assert [table.owns(n)[2] for n in range(3)] == [5, 1, 0]


def test_cecrops() -> None:
    table = used("cecrops", you("cecrops", "talos!", "hebe!", "orpheus!"), you("bellows!"))
    table.choose("card:talos", "card:hebe")
    assert [table.held(card).turned for card in ("talos", "hebe", "orpheus")] == [False, False, True]
    assert table.asked == 1
    table.choose("card:bellows")
    assert not table.held("bellows", 1).turned


def test_counsel_of_athena() -> None:
    table = used("counsel-of-athena", you("counsel-of-athena"), you(), you())
    assert table.offers() == ["choose:gold", "choose:vp"]
    table.choose("choose:gold", "choose:vp")
    assert [table.owns(n) for n in range(3)] == [(5, 6, 0), (5, 5, 0), (4, 6, 0)]


@RULE("ELY-105", "ELY-106", "ELY-091")
def test_argo() -> None:
    table = used("argo", you("argo", "owl", "anvil", gold=3), you("hebe"), you("hoplites"), order=[0, 2, 1])
    table.choose("card:owl", "card:anvil", "legend:new")
    assert table.asked == 2
    table.choose("card:hoplites")
    assert table.asked == 1
    table.choose("done")
    assert table.legends(0) == [[key("owl")], [key("anvil")]]
    assert table.owns()[0] == 1
    assert (table.owns(2)[0], table.domain(1)) == (3, keys("hebe"))


def test_nike() -> None:
    # card: athena-2-nike
    table = Table(you("nike"), you(), you(), agora=["olive-tree"]).choose("card:olive-tree")
    assert table.owns()[0] == 4 + 3 + 1
    unmoved = Table(you("nike", "argo", "anvil"), you(), agora=["olive-tree"]).choose("power:argo", "done")
    assert unmoved.owns()[0] == 4


def test_areopagus() -> None:
    table = in_step("areopagus", you("areopagus", "owl", "hebe", "anvil", gold=9), you(), you(), lyre="q1")
    table.choose("power:areopagus", "card:owl", "card:hebe", "legend:new")
    assert table.asked == 1 or table.offers() == ["done"]
    assert len(table.legends()) == 2
    assert table.owns(1)[0] == 5


def test_perseus() -> None:
    table = taken("perseus", you("owl", gold=3), you("hebe", gold=0))
    table.choose("card:owl", "card:perseus", "legend:new")
    assert table.owns()[0] == 3 - 0 - 2
    assert table.kind == "dismiss"


def test_aegis() -> None:
    # card: athena-3-aegis
    table = Table(you(), you("aegis", "owl", pp=2), agora=["poseidon-3-poseidon"]).choose("card:poseidon-3-poseidon")
    assert table.owns(1) == (4, 5, 2)
    ares = Table(you(), you("aegis", "owl", pp=2), agora=["ares-3-ares"]).choose("card:ares-3-ares")
    assert ares.owns(1)[2] == 2
    quake = Table(you(), you("aegis"), agora=["earthquake"]).choose("card:earthquake")
    assert quake.domain(1) == keys("aegis")
    assert "Dion is protected from Earthquake." in quake.said()


def test_parthenon() -> None:
    other = you(legends=[["owl", "hebe"]])
    table = ended(
        "parthenon", you(legends=[["parthenon", "hercules"]]), other, you(legends=[["weavers-of-the-peplos"]])
    )
    assert [table.standing(n).parts["chronos"] for n in range(3)] == [6, 2, 0]


def test_athena() -> None:
    table = taken("athena-3-athena").choose("choose:vp")
    assert (table.owns(0), table.owns(1)) == ((7, 9, 0), (4, 7, 0))


def test_charon() -> None:
    table = taken("charon", you(gold=1))
    assert table.offers() == [f"card:{key('charon')}", "done"]
    table.choose("card:charon")
    assert (table.owns()[0], table.legends()) == (0, [keys("charon")])


def test_obol() -> None:
    table = in_step("obol", you("obol", "owl", gold=0)).choose("card:owl", "card:obol", "legend:new")
    assert table.legends() == [keys("owl"), keys("obol")]


def test_initiation() -> None:
    table = used("initiation", you("initiation", "cabeiri", "hercules"))
    assert f"card:{key('hercules')}" not in table.offers()
    table.choose("card:cabeiri")
    assert table.owns()[0] == 2


def test_asphodel() -> None:
    own = you("asphodel", "citizen/1", gold=0, legends=[["talos", "danae"]])
    table = used("asphodel", own).choose("card:citizen/1")
    assert table.legends() == [[*keys("talos", "danae"), "citizen/1"]]


def test_orpheus() -> None:
    table = used("orpheus", you("orpheus", "owl")).choose("card:owl")
    assert table.owns()[0] == 2
