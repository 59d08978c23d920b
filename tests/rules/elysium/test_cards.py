"""What each card does: one rule test per design, and every card played once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import Command
from rules.games.elysium import ops
from rules.games.elysium.cards import brief, rules_text
from rules.games.elysium.content import HOUSE
from tests.rules.elysium.table import GAME, SAY, Table, final, key, keys, seat, transferring

RULE = pytest.mark.rule
Numbers = tuple[int, int, int]
"""Gold, VP, PP."""

FOUR = (4, 5, 0)
"""What everybody has before, where nothing else is said."""
TESTED: set[str] = set()


def you(*domain: str, pp: int = 0, **more: Any) -> dict[str, Any]:
    return seat(vp=5, domain=domain, pp=pp, **more)


def taken(card: str, own: Mapping[str, Any] | None = None, *others: Mapping[str, Any], **more: Any) -> Table:
    """The card has just been taken from the Agora by seat 0, against seat 1 (or the seats given)."""
    TESTED.add(key(card).partition("/")[0])
    return Table(own or you(), *(others or (you(),)), agora=[card], **more).choose(f"card:{card}")


def used(card: str, own: Mapping[str, Any], *others: Mapping[str, Any], **more: Any) -> Table:
    """Seat 0 has just begun to use the card on its turn."""
    TESTED.add(key(card).partition("/")[0])
    return Table(own, *(others or (you(),)), **{"agora": ["herm"], **more}).choose(f"power:{card}")


def in_step(card: str, own: Mapping[str, Any], *others: Mapping[str, Any], **more: Any) -> Table:
    TESTED.add(key(card).partition("/")[0])
    return transferring(own, *(others or (you(),)), **more)


def ended(card: str, own: Mapping[str, Any], *others: Mapping[str, Any], **more: Any) -> Table:
    TESTED.add(key(card).partition("/")[0])
    return final(own, *(others or (you(),)), **more)


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
    TESTED.add("apollo-1-laurel")
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
    TESTED.add("apollo-2-muses")
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
    TESTED.add("ares-2-eris")
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
    TESTED.add("athena-2-nike")
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
    TESTED.add("athena-3-aegis")
    table = Table(you(), you("aegis", "owl", pp=2), agora=["poseidon-3-poseidon"]).choose("card:poseidon-3-poseidon")
    assert table.owns(1) == (4, 5, 2)
    ares = Table(you(), you("aegis", "owl", pp=2), agora=["ares-3-ares"]).choose("card:ares-3-ares")
    assert ares.owns(1)[2] == 2
    quake = Table(you(), you("aegis"), agora=["earthquake"]).choose("card:earthquake")
    assert quake.domain(1) == keys("aegis")
    assert "Dion is protected." in quake.said()


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


def test_hypnos() -> None:
    own = you("hypnos", "owl", "hebe", gold=9)
    table = in_step("hypnos", own, you(), you(), lyre="q1").choose("card:owl", "card:hebe", "legend:new")
    assert len(table.legends()) == 2
    itself = in_step("hypnos", own, you(), you(), lyre="q1").choose("card:owl", "card:hypnos")
    assert itself.legends() == [keys("owl"), keys("hypnos")]


def test_thanatos() -> None:
    table = taken("thanatos", you("owl", "hebe", gold=9)).choose("card:owl", "card:thanatos")
    assert (table.owns()[0], table.kind) == (6, "dismiss")


def test_judges_of_the_dead() -> None:
    table = ended("judges-of-the-dead", you(legends=[["judges-of-the-dead", "talos", "citizen/1=2", "citizen/2=2"]]))
    assert table.standing().parts["citizens"] == -2


def test_cerberus() -> None:
    TESTED.add("hades-3-cerberus")
    table = Table(you(), you("cerberus"), agora=["earthquake"]).choose("card:earthquake")
    assert (table.domain(1), table.owns(1)) == (keys("cerberus"), (4, 4, 0))
    sack = Table(you(), you("cerberus"), agora=["sack-of-the-city"]).choose("card:sack-of-the-city")
    assert (sack.owns(0)[0], sack.owns(1)[0]) == (4, 4)


def test_persephone() -> None:
    table = used("persephone", you("persephone", "owl")).choose("card:owl")
    assert table.owns()[0] == 4


def test_river_styx() -> None:
    table = in_step("river-styx", you("river-styx", "arms-of-achilles", gold=2)).choose("power:river-styx")
    assert {table.view().players[0].domain[n].cost for n in (0, 1)} == {2}
    table.choose("card:arms-of-achilles")
    assert table.owns()[0] == 0


def test_hades() -> None:
    table = taken("hades-3-hades", you("owl", "hebe", gold=9))
    table.choose("card:owl", "card:hebe", "legend:new", "card:hades-3-hades")
    assert (len(table.legends()), table.owns()[0]) == (3, 4)


def test_laurion_mine() -> None:
    TESTED.add("hephaestus-1-laurion-mine")
    table = Table(you("laurion-mine", quest="d1", columns=()), you(quest="d2", columns=()), at="writing")
    assert table.owns()[0] == 4 + 3 + 1
    incomplete = Table(you("laurion-mine", columns=()), you(quest="d2", columns=()), at="writing")
    assert incomplete.owns()[0] == 4 + 1 + 1


def test_pandora() -> None:
    table = taken("pandora")
    assert (table.owns()[0], table.domain()) == (9, [key("pandora"), "citizen/1"])


def test_treasury_of_lemnos() -> None:
    table = ended("treasury-of-lemnos", you(gold=9, legends=[["treasury-of-lemnos", "danae"]]))
    assert table.standing().parts["chronos"] == 4
    assert table.standing().tiebreaks == (9,)


def test_golden_maidens() -> None:
    table = used("golden-maidens", you("golden-maidens", gold=2))
    assert table.offers() == ["pay:1", "pay:2"]
    table.choose("pay:2")
    assert table.owns() == (0, 7, 0)


def test_golden_tripods() -> None:
    table = in_step("golden-tripods", you("golden-tripods", "owl", gold=9)).choose("card:owl", "card:golden-tripods")
    assert table.owns()[0] == 9 - 1 - 2


def test_talaria() -> None:
    own = you("talaria", "caduceus", "owl", gold=9)
    table = in_step("talaria", own).choose("card:owl", "card:caduceus")
    assert table.owns()[0] == 9 - 1 - 2 + 1


def test_herald_of_the_crossroads() -> None:
    table = taken("herald-of-the-crossroads", you("ganymede", "danae"), you("anvil"))
    assert table.offers() == ["copy:zeus-1-ganymede", "copy:hephaestus-1-anvil", "none"]
    table.choose("copy:hephaestus-1-anvil")
    assert table.owns() == (7, 5, 0)


def test_autolycus() -> None:
    table = used("autolycus", you("autolycus"), you("bellows!", "talos"))
    assert table.owns()[0] == 5
    assert table.held("bellows", 1).turned


def test_herm() -> None:
    table = used("herm", you("herm", columns=["red", "green"]), agora=["owl"])
    assert table.kind == "column-back"
    table.choose("column:blue")
    assert table.kind == "column-out"
    table.choose("column:red")
    assert table.player().columns == ["blue", "green"]


def test_caduceus() -> None:
    table = used("caduceus", you("caduceus", "talos!", "golden-maidens!"))
    assert table.offers() == [f"card:{key('talos')}", "done"]
    table.choose("card:talos")
    assert f"power:{key('talos')}" in table.offers()


def test_kykeon_bearer() -> None:
    table = used("kykeon-bearer", you("kykeon-bearer", "cabeiri!"), you("initiates-of-dodona"))
    assert table.offers() == ["copy:hephaestus-2-cabeiri", "copy:zeus-1-initiates-of-dodona"]
    table.choose("copy:hephaestus-2-cabeiri")
    assert table.owns()[0] == 4 + 2


def test_psychopomp() -> None:
    table = used("psychopomp", you("psychopomp", legends=[["talos"], ["golden-maidens"]]))
    assert table.owns()[0] == 6


def test_pan() -> None:
    table = taken("pan", you("anvil", legends=[["danae"]]))
    assert table.offers() == ["copy:hephaestus-1-anvil", "copy:zeus-2-danae", "none"]
    table.choose("copy:zeus-2-danae")
    assert table.owns()[1] == 5 + 2


def test_barter() -> None:
    table = used("barter", you("barter", "owl"), you("hebe!", "herm~"), agora=["ganymede"])
    assert table.offers() == [f"card:{key('hebe')}", f"card:{key('herm')}", "back"]
    table.choose("card:hebe")
    assert table.domain(0) == keys("barter", "hebe")
    assert table.domain(1) == keys("owl", "herm")
    assert table.held("hebe").turned
    assert table.owns() == FOUR


def test_winged_herald() -> None:
    TESTED.add("hermes-3-winged-herald")
    players = [you("winged-herald", quest="q4", columns=()), you(quest="q1", columns=()), you(quest="q2", columns=())]
    assert Table(*players, at="writing").state.order == [0, 1, 2]


def test_lyre_of_tortoiseshell() -> None:
    own = you(gold=6, legends=[["lyre-of-tortoiseshell", "hercules", "parnassus"], ["treasury-of-lemnos", "danae"]])
    table = ended("lyre-of-tortoiseshell", own)
    assert table.offers() == ["copy:apollo-3-parnassus", "copy:hephaestus-2-treasury-of-lemnos", "fallback"]
    table.choose("copy:apollo-3-parnassus")
    assert table.standing().parts["chronos"] == 4 + 4 + 3
    alone = ended("lyre-of-tortoiseshell", you(legends=[["lyre-of-tortoiseshell", "hercules"]]))
    assert alone.standing().parts["chronos"] == 3


def test_god_of_thieves() -> None:
    table = used("god-of-thieves", you("god-of-thieves"), you("talos!", "cedalion~"))
    assert table.offers() == ["copy:hephaestus-2-talos", "copy:hephaestus-1-cedalion"]
    table.choose("copy:hephaestus-1-cedalion")
    assert table.owns()[0] == 6


def test_sirens() -> None:
    table = used("sirens", you("sirens"), you(), you()).choose("seat:2")
    assert (table.asked, table.offers()) == (2, ["choose:lose_gold", "choose:lose_vp"])
    table.choose("choose:lose_vp")
    assert table.owns(2) == (4, 4, 0)


def test_cyclopes() -> None:
    table = taken("cyclopes", you(), you("owl", gold=2)).choose("choose:lose_gold")
    assert table.owns(1)[0] == 0


def test_rites_of_the_shore() -> None:
    table = used("rites-of-the-shore", you("rites-of-the-shore", "cabeiri"), you(gold=0), you())
    assert table.owns(1) == (0, 4, 0)
    table.choose("choose:lose_gold")
    assert table.owns(2) == (3, 5, 0)


def test_tidal_wave() -> None:
    table = taken("tidal-wave", you(), you("owl", "hebe"), you("anvil")).choose("card:owl")
    assert (table.domain(1), table.owns(1)[0], table.owns(2)[0]) == (keys("hebe"), 4, 3)


def test_scylla() -> None:
    table = used("scylla", you("scylla"), you("owl", "citizen/1"), you())
    assert table.asked == 1
    table.choose("card:citizen/1")
    assert table.domain(1) == keys("owl")
    assert table.state.gone == ["citizen/1"]


def test_earthquake() -> None:
    table = taken("earthquake", you(), you("owl", "hebe")).choose("card:hebe")
    assert (table.domain(1), table.owns(1)[1]) == (keys("owl"), 4)
    assert table.state.discard == keys("hebe")


def test_ketos_with_a_tie() -> None:
    table = used("ketos", you("ketos"), seat(vp=9), seat(vp=9), seat(vp=3))
    assert table.offers() == ["seat:1", "seat:2"]
    table.choose("seat:2")
    assert table.owns(2)[1] == 5


def test_amphitrite() -> None:
    table = in_step("amphitrite", you("amphitrite", gold=3), you(gold=5), you(gold=4), you(gold=3))
    table.choose("power:amphitrite")
    assert [table.owns(n)[0] for n in range(4)] == [5, 4, 3, 3]


def test_minos() -> None:
    table = ended("minos", you(legends=[["minos", "talos", "argo", "citizen/1=2"]]))
    assert table.standing().parts["chronos"] == 4


def test_europa() -> None:
    own = you("europa", "citizen/1", gold=9, legends=[["talos", "argo"]])
    table = in_step("europa", own).choose("card:citizen/1", "card:europa", "legend:0")
    assert table.owns()[1] == 7


def test_themis() -> None:
    table = in_step("themis", you("themis", legends=[["owl", "hebe"], ["talos", "anvil"], ["obol"]]))
    table.choose("power:themis")
    assert table.owns()[1] == 7


def test_throne_of_olympus() -> None:
    whole = ended("throne-of-olympus", you(legends=[["throne-of-olympus", "danae", "citizen/1=1"]]))
    part = ended("throne-of-olympus", you(legends=[["throne-of-olympus", "perseus"]]))
    assert [table.standing().parts["chronos"] for table in (whole, part)] == [5, 2]


def test_every_card_has_a_rule_test() -> None:
    """Kept last: the tests above note which cards they are about."""
    from tests.rules.elysium import test_cards

    source = open(test_cards.__file__, encoding="utf-8").read()  # noqa: SIM115, PTH123
    named = set(re.findall(r'(?:taken|used|in_step|ended)\(\s*"([a-z0-9-]+)"', source))
    named |= set(re.findall(r'TESTED\.add\("([a-z0-9-]+)"', source)) | {case[0] for case in (*GAINS, *USES)}
    assert {key(card).partition("/")[0] for card in named} == set(HOUSE.designs)


def played_once(card: str, seed: str) -> Table:
    """A position in which the power of a card can be used, whatever it is."""
    design = HOUSE.card(key(card))
    others = [
        you("bellows", "ganymede", "cabeiri", "talos!", pp=2, gold=6),
        you("hebe!", "anvil", "weavers-of-the-peplos", pp=1, gold=5),
    ]
    ident = design.id
    mine = ("initiates-of-dodona", "weavers-of-the-peplos/2", "counsel-of-athena!", "owl", "citizen/1")
    own = [c for c in mine if c == "citizen/1" or not key(c.rstrip("!")).startswith(ident)]
    legends = [["eagle-of-the-storm/2", "talos/2"], ["danae/2"]]
    for other in others:
        other["domain"] = [one for one in other["domain"] if one["key"].partition("/")[0] != ident]
    more: dict[str, Any] = {"families": ["apollo"]} if design.family == "apollo" else {}
    if design.family == "apollo":
        more["oracle"] = [c for c in ("laurel", "sibyl", "python") if not key(c).startswith(ident)]
    if design.activation == "chronos":
        partner = {2: "cyclopes", 3: "arms-of-achilles"}[design.level]
        return final(you(legends=[[card, partner]]), *others, **more)
    if design.activation == "legend":
        return transferring(you(card, *own, gold=5, legends=legends), *others, lyre="q2", **more).choose(
            f"power:{card}"
        )
    if design.activation in ("instantaneous", "permanent"):
        return Table(
            you(*own, gold=9, legends=legends),
            *others,
            agora=[card],
            discard=["danae"][: ident != "zeus-2-danae"],
            **more,
        )
    discard = [] if ident == "zeus-2-danae" else ["danae"]
    return Table(
        you(card, *own, gold=9, legends=legends, columns=["red", "green"]),
        *others,
        agora=["nereids"],
        discard=discard,
        **more,
    )


@pytest.mark.parametrize("ident", list(HOUSE.designs))
def test_every_card_played_once(ident: str) -> None:
    """Played by chance until its turn is over: nothing breaks, and the power runs wherever it can."""
    for seed in ("1", "2"):
        table = played_once(ident, seed)
        design = HOUSE.designs[ident]
        if design.activation in ("activate", "eleusis", "trigger"):
            table.choose(f"power:{ident}")
        elif design.activation in ("instantaneous", "permanent"):
            table.choose(f"card:{ident}")
        chooser, state = Source(Rng(seed)), table.state
        for _ in range(25):
            decisions = engine.pending(GAME, state)
            if not decisions:
                break
            decision = decisions[0]
            command = Command(decision.id, decision.seat, random_choice(decision, chooser))
            state = engine.submit(GAME, state, command).state
        assert len(table.log) >= 1 or design.activation == "permanent"


def amounts(value: object) -> list[int]:
    """Every number that a declaration holds, but for filters' levels."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [value] if value > 1 else []
    if isinstance(value, tuple | list):
        return [n for item in value for n in amounts(item)]
    if isinstance(value, dict):
        return [n for item in value.values() for n in amounts(item)]
    if hasattr(value, "__struct_fields__"):
        if isinstance(value, ops.If) or not isinstance(value, ops.Filter):
            return [n for name in value.__struct_fields__ for n in amounts(getattr(value, name))]
        return list(value.level)
    return []


@pytest.mark.parametrize("ident", list(HOUSE.designs))
def test_the_text_says_the_amounts_of_the_declaration(ident: str) -> None:
    design, words = HOUSE.designs[ident], SAY(rules_text("house", ident))
    assert SAY.faults(rules_text("house", ident)) == []
    said = [int(number) for number in re.findall(r"\d+", words)]
    limits = {op.n.max for op in (*design.cost, *design.steps) if isinstance(getattr(op, "n", None), ops.Formula)}
    for op in (*design.cost, *design.steps):
        for number in amounts(op):
            total = isinstance(getattr(op, "n", None), ops.Formula) and number in limits
            assert number in said or total or ident == "zeus-3-throne-of-olympus", (number, words)
    assert len(SAY(brief(HOUSE, ident))) <= 100
    assert len(words) <= 150


def test_few_cards_are_specials() -> None:
    share = HOUSE.library.share_of_specials(HOUSE.designs)
    print(f"named specials: {share:.1%} of {len(HOUSE.designs)} designs")
    assert 0 < share < 0.15
    for kind in HOUSE_OPS:
        users = [ident for ident in HOUSE.designs if any(type(op) is kind for op in HOUSE.library.ops(ident))]
        assert kind.special == (len(users) == 1) or kind in (ops.If, ops.CycleOracle)


HOUSE_OPS = {type(op) for ident in HOUSE.designs for op in HOUSE.library.ops(ident)}
