"""What each card does, Hades to Zeus: one rule test per design."""

from __future__ import annotations

import pytest

from tests.rules.elysium.plays import FOUR, ended, in_step, taken, used, you
from tests.rules.elysium.table import SAY, Table, key, keys, seat

RULE = pytest.mark.rule


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
    # card: hades-3-cerberus
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
    # card: hephaestus-1-laurion-mine
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
    # card: hermes-3-winged-herald
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


def test_a_card_to_lose_is_named_with_what_a_legend_is_made_by() -> None:
    asked = taken("earthquake", you(), you("owl", "hebe", "citizen/1")).decision().offered
    assert [SAY(option.label) for option in asked] == ["Owl (Athena 1)", "Hebe (Zeus 1)", "Citizen 1"]


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
