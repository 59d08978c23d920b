"""The rulings R01 to R44, as written in the specification, each with a case of its own."""

from __future__ import annotations

import pytest

from rules.core import codec, engine
from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, Viewer
from rules.games.elysium.acquisition import meets
from rules.games.elysium.legends import ways
from rules.games.elysium.scoring import prestige_points, total
from rules.games.elysium.state import Citizen
from tests.rules.elysium.table import GAME, Table, final, key, keys, legend, seat, start, transferring

RULE = pytest.mark.rule


@RULE("ELY-107")
def test_r01_a_power_beats_a_general_rule() -> None:
    player = seat(columns=["green"], domain=["muses"], taken=2, quest="d1")
    table = Table(player, seat(), agora=["apollo-3-apollo"], round=4)
    assert table.offers() == [f"card:{key('apollo-3-apollo')}"]


@RULE("ELY-071")
def test_r02_the_black_symbol_needs_one_more_column() -> None:
    assert meets(["red", "green"], ["red", "any"])
    assert not meets(["red"], ["red", "any"])
    assert not meets(["blue", "green"], ["red", "any"])
    assert meets(["blue", "green"], ["any", "any"])


def test_r03_r34_discs_without_gaps() -> None:
    players = [seat(quest="q4", columns=()), seat(quest="q2", columns=()), seat(columns=())]
    assert Table(*players, at="writing", order=[2, 1, 0]).state.order == [1, 0, 2]


@RULE("ELY-038", "ELY-039")
def test_r04_two_colors_above_a_quest() -> None:
    either = Table(seat(columns=["yellow", "blue"]), seat(), agora=["owl"])
    assert {"quest:d1", "quest:d2"} <= set(either.offers())
    both = Table(seat(columns=["red", "yellow", "blue"]), seat(), agora=["owl"], options={"two-seat-quests": "all"})
    assert "quest:d1" in both.offers()
    assert "quest:d2" not in both.offers()
    assert both.view().quests[0].columns == ["red", "yellow"]


def test_r05_a_forced_citizen_counts_and_dismisses_one_by_a_power_does_not() -> None:
    forced = Table(seat(columns=["green", "red"], quest="d1", taken=1), seat(), agora=["charon"], round=3)
    forced.choose("column:red")
    assert (forced.player().taken, forced.player().columns) == (2, ["green"])
    power = Table(seat(), seat(), agora=["pandora"]).choose("card:pandora")
    assert power.player().taken == 1
    assert len(power.player().columns) == 4
    assert power.kind == "dismiss"


@RULE("ELY-084")
def test_r06_a_pass_dismisses_what_is_left() -> None:
    table = Table(seat(columns=["blue"], taken=3), seat(quest="d2"), agora=["hebe"], options={"two-seat-quests": "all"})
    before = table.owns()
    table.choose("pass")
    assert table.player().columns == []
    assert table.owns() == before


def test_r07_cards_by_powers_do_not_count_and_may_not_be_twins() -> None:
    table = Table(seat(domain=["laurel"]), seat(), agora=["pythia"], oracle=["laurel/2", "sibyl"])
    table.choose("card:pythia")
    assert table.offers() == [f"card:{key('sibyl')}", "none"]
    table.choose("card:sibyl")
    assert (table.player().taken, len(table.player().columns)) == (1, 4)


@RULE("ELY-124", "ELY-129", "ELY-131", "ELY-132", "ELY-133", "ELY-135", "ELY-136", "ELY-138", "ELY-139")
@RULE("ELY-140", "ELY-141")
def test_r08_the_second_card_fixes_the_kind() -> None:
    own = seat(gold=9, domain=["danae", "ganymede", "owl", "zeus-3-zeus"], legends=[["hebe"], ["minos"]])
    table = transferring(own, seat())
    table.choose("card:ganymede")
    assert table.offers() == ["legend:1", "legend:new", "back"]
    table.choose("back", "card:owl")
    assert table.offers() == ["legend:0", "legend:new", "back"]
    table.choose("back", "card:danae")
    assert table.offers() == ["legend:0", "legend:new", "back"]
    table.choose("legend:0")
    assert table.player().legends[0].kind == "family"
    table.choose("card:owl")
    assert len(table.player().legends) == 3
    table.choose("card:zeus-3-zeus")
    assert table.offers() == ["legend:0", "legend:1", "legend:new", "back"]


@RULE("ELY-134", "ELY-137")
def test_r09_a_citizen_is_not_tied_to_a_family() -> None:
    four = ["talos", "danae", "cyclopes", "argo"]
    own = seat(gold=9, domain=["citizen/1", "citizen/2"], legends=[four])
    table = transferring(own, seat()).choose("card:citizen/1")
    assert len(table.player().legends[0].cards) == 5
    assert "card:citizen/2" not in table.offers()
    small = transferring(
        seat(gold=9, domain=["orpheus"], legends=[["talos", "danae", "citizen/1=2", "citizen/2=2"]]), seat()
    )
    small.choose("card:orpheus", "legend:0")
    assert len(small.player().legends[0].cards) == 5


def test_r10_a_citizen_stands_for_the_missing_level() -> None:
    table = transferring(seat(gold=9, domain=["citizen/1"], legends=[["hebe", "danae"]]), seat())
    table.choose("card:citizen/1")
    assert table.owns()[0] == 6
    assert table.player().legends[0].stands == {"citizen/1": 3}
    assert table.state.family_tiles["zeus"] == [0]
    assert table.view().players[0].legends[0].complete


@RULE("ELY-091")
def test_r11_family_tiles_also_in_phase_two() -> None:
    table = Table(seat(gold=9, domain=["hercules", "orpheus"], legends=[["hebe", "danae"]]), seat(), agora=["owl"])
    table.choose("power:orpheus", "card:hercules", "legend:0")
    assert table.state.family_tiles["zeus"] == [0]


@RULE("ELY-157", "ELY-158")
def test_r12_citizens_count_for_the_level_tile() -> None:
    own = seat(gold=9, domain=["citizen/1"], legends=[["talos", "danae"]])
    table = transferring(own, seat(legends=[["talos/2", "danae/2"]]), level_tiles={"2": 1})
    assert table.owns()[1] == 0
    table.choose("card:citizen/1")
    assert table.state.level_tiles == {"2": 0}
    assert table.owns()[1] == 0


def test_r13_eleusis_once_per_epoch_and_the_partner_may_be_turned() -> None:
    table = Table(seat(domain=["cabeiri", "initiates-of-dodona!"]), seat(), agora=["owl"])
    table.choose("power:cabeiri")
    assert table.held("cabeiri").turned
    assert not any(choice.startswith("power:") for choice in table.offers())


@RULE("ELY-123", "ELY-128")
def test_r14_the_price_comes_first() -> None:
    table = transferring(seat(gold=1, domain=["talaria", "caduceus"]), seat())
    assert f"card:{key('caduceus')}" not in table.offers()


def test_r15_losing_stops_at_zero_and_spares_tiles() -> None:
    other = seat(gold=1, vp=1, legends=[["owl", "hebe"]])
    table = Table(seat(), other, agora=["poseidon-3-poseidon"], level_tiles={"1": 1}).choose("card:poseidon-3-poseidon")
    assert table.owns(1)[:2] == (0, 0)
    assert table.state.level_tiles == {"1": 1}


def test_r16_options_that_cannot_be_done_in_full_are_closed() -> None:
    table = Table(seat(), seat(gold=0, domain=["owl", "hebe"]), agora=["cyclopes"]).choose("card:cyclopes")
    assert table.kind == "discard"
    shielded = Table(seat(), seat(gold=0, domain=["cerberus", "owl"]), agora=["cyclopes"]).choose("card:cyclopes")
    assert shielded.offers() == ["choose:discard", "choose:lose_gold"]
    shielded.choose("choose:lose_gold")
    assert shielded.domain(1) == keys("cerberus", "owl")


def test_r17_discards_hit_citizens_and_return_rings() -> None:
    table = Table(seat(), seat(domain=["citizen/1"]), seat(domain=["cedalion"]), agora=["earthquake"], order=[0, 2, 1])
    table.choose("card:earthquake")
    assert (table.domain(1), table.domain(2)) == ([], [])
    assert (table.state.gone, table.state.discard) == (["citizen/1"], keys("cedalion"))
    assert [event.seat for event in table.log if event.kind == "discarded"] == [2, 1]


def test_r18_a_total_is_never_below_zero() -> None:
    assert total({"tokens": 1, "citizens": -6}) == 0
    assert total({"tokens": 9, "citizens": -6}) == 3
    two = seat(vp=0, legends=[["hebe", "danae", "citizen/1=3"], ["talos", "orpheus"]])
    table = final(two, seat(vp=1), level_tiles={"2": 0})
    assert table.standing(0).score == 6 + 2 + 4 - 2


def test_r19_order_of_price_changes() -> None:
    domain, legends = ["obol", "golden-tripods", "owl", "citizen/1"], [["hebe", "talaria"]]
    table = transferring(seat(gold=9, domain=domain, legends=legends), seat(), level_tiles={"1": 0})
    costs = {way.card: way.cost for way in ways(table.state, 0)}
    assert [costs[key(card)] for card in ("owl", "golden-tripods", "citizen/1")] == [0, 2, 1]


def test_r20_prestige_shares_round_down() -> None:
    assert prestige_points([4, 4, 4, 0]) == [9, 9, 9, 0]
    assert prestige_points([2, 2, 2, 2]) == [7, 7, 7, 7]


def test_r21_transfers_by_powers_do_not_use_the_lyre() -> None:
    table = Table(seat(gold=9, domain=["orpheus", "owl"]), seat(), agora=["hebe"]).choose("power:orpheus", "card:owl")
    assert table.player().made == 0


def test_r22_a_card_sees_its_own_transfer() -> None:
    table = transferring(seat(gold=9, domain=["europa", "talaria"]), seat(), seat()).choose("card:europa")
    assert table.owns()[1] == 1
    table.choose("card:talaria")
    assert table.owns()[1] == 1


def test_r23_copying_leaves_the_original_alone() -> None:
    table = Table(seat(domain=["god-of-thieves", "autolycus"]), seat(domain=["cedalion", "psychopomp"]), agora=["owl"])
    table.choose("power:god-of-thieves")
    assert table.held("cedalion", 1).ring
    assert table.owns()[0] == 6
    assert f"power:{key('autolycus')}" not in table.offers()


def test_r24_a_copied_this_legend_is_that_of_the_copy() -> None:
    own = seat(legends=[["lyre-of-tortoiseshell", "hercules", "perseus"], ["minos", "talos"]])
    table = final(own, seat()).choose("copy:zeus-2-minos")
    assert table.standing().parts["chronos"] == 3 + 2


def test_r25_protection_is_not_for_own_costs() -> None:
    table = Table(seat(domain=["cerberus", "hebe"]), seat(), agora=["owl"]).choose("power:hebe")
    assert table.owns()[:2] == (3, 2)


def test_r26_passive_events_wait_for_the_end_of_the_power() -> None:
    own = seat(gold=1, domain=["talaria", "caduceus"])
    table = Table(own, seat(), agora=["thanatos"]).choose("card:thanatos")
    table.choose("card:talaria")
    assert table.owns()[0] == 1 - 1 + 1
    order = Table(seat(domain=["war-drums"]), seat(domain=["eris"]), agora=["owl"]).choose("power:war-drums")
    gains = [event.seat for event in order.log if event.kind == "gained"]
    assert gains == [0, 0, 1]


@pytest.mark.parametrize("order", [[0, 1, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
def test_r26_the_active_seat_comes_first_and_then_by_disc(order: list[int]) -> None:
    turn = [{"at": "round", "v": {"number": 1, "seats": []}}, {"at": "turn", "v": {"seat": 0, "took": False}}]
    players = [seat(domain=["war-drums"]), seat(domain=["eris"]), seat(domain=["eris/2"])]
    table = Table(*players, order=order, turn=0, stack=turn, agora=["owl"]).choose("power:war-drums")
    gains = [event.seat for event in table.log if event.kind == "gained"]
    assert gains == [0, 0, *(other for other in order if other)]


def test_r27_transfers_are_always_may() -> None:
    table = Table(seat(domain=["owl"]), seat(domain=["hebe"]), agora=["perseus"]).choose("card:perseus", "done")
    assert (table.asked, table.kind) == (1, "power-transfer")
    table.choose("done")
    assert table.kind == "dismiss"


def test_r28_r44_the_discard_pile_becomes_a_new_draw_pile() -> None:
    fresh = start(2)
    rest = fresh.content.cards_of(fresh.families)
    table = Table(
        seat(), seat(), at="awakening", epoch=2, agora=rest[:7], deck=rest[7:9], discard=rest[9:], draws=[rest[20:30]]
    )
    assert (len(table.state.agora), table.state.pile) == (7, 1)
    assert table.state.agora == [*rest[7:9], *rest[20:25]]
    assert len(table.state.deck) == 105 - 7
    assert "The discard pile is shuffled into a new draw pile of 103 cards." in table.said()


@RULE("ELY-009", "ELY-012")
def test_r29_supplies_have_no_end() -> None:
    table = Table(seat(gold=60, vp=70, pp=30), seat(gold=60), agora=["anvil"]).choose("card:anvil")
    assert table.owns() == (63, 70, 30)


def test_r30_barter_leaves_the_state_of_cards() -> None:
    table = Table(seat(domain=["barter", "owl"]), seat(domain=["bellows!"]), agora=["hebe"])
    table.choose("power:barter")
    table.choose("card:bellows")
    assert table.held("bellows").turned
    assert table.domain(1) == keys("owl")


@RULE("ELY-125")
def test_r31_quests_that_are_left_stay() -> None:
    players = [seat(quest="q1", columns=()), seat(quest="q4", columns=()), seat(columns=(), domain=["hebe"])]
    table = Table(*players, at="writing")
    assert "Kyra gets an Incomplete Quest." in table.said()
    assert [(quest.id, quest.holder, quest.incomplete) for quest in table.view().quests] == [
        ("q1", 0, False), ("q2", 2, True), ("q3", None, False), ("q4", 1, False),
    ]  # fmt: skip
    before = [quest.transfers for quest in Table(seat(), seat(), seat(), agora=["owl"]).view().quests]
    table.choose("done")
    shown = table.view().quests
    assert [(quest.number, quest.holder, quest.incomplete) for quest in shown] == [
        (n, None, False) for n in range(1, 5)
    ]
    assert [quest.transfers for quest in shown] == before


def test_r32_gold_decides_then_the_victory_is_shared() -> None:
    assert final(seat(vp=9, gold=3), seat(vp=9, gold=4)).outcome.winners == (1,)
    assert final(seat(vp=9), seat(vp=9)).outcome.winners == (0, 1)


def test_r33_an_option_without_effect_is_closed() -> None:
    table = Table(seat(), seat(gold=1), agora=["cyclopes"]).choose("card:cyclopes")
    assert table.owns(1)[0] == 0
    nothing = Table(seat(), seat(gold=0), agora=["cyclopes"]).choose("card:cyclopes")
    assert nothing.kind == "dismiss"


@RULE("ELY-093", "ELY-126", "ELY-127")
def test_r35_legend_powers_once_in_the_transfer_step() -> None:
    turn = Table(seat(domain=["themis", "talos"]), seat(), agora=["owl"])
    assert f"power:{key('themis')}" not in turn.offers()
    step = transferring(seat(gold=9, domain=["themis", "talos"], legends=[["owl", "hebe"]]), seat())
    assert f"power:{key('talos')}" not in step.offers()
    step.choose("power:themis")
    assert f"power:{key('themis')}" not in step.offers()


@RULE("ELY-048", "ELY-049", "ELY-050")
def test_r36_nobody_sees_a_citizens_face() -> None:
    table = Table(seat(columns=["green"], taken=2, quest="d1"), seat(), agora=["obol"], round=4).choose("citizen")
    face = table.state.citizens["citizen/1"].face
    for viewer in (SPECTATOR, Viewer(0), Viewer(1)):
        assert face.encode() not in codec.encode(engine.view(GAME, table.state, viewer))
        assert GAME.secrets(engine.view(GAME, table.state, viewer)) == []
    assert all(face not in str(event) for event in table.log)
    other = GAME.reshuffle_hidden(table.state, Viewer(0), Source(Rng("x")))
    assert codec.encode(engine.view(GAME, other, Viewer(0))) == codec.encode(engine.view(GAME, table.state, Viewer(0)))
    assert other.rng.seed != table.state.rng.seed


def test_r37_citizens_may_be_many() -> None:
    table = Table(seat(columns=["green"], taken=2, quest="d1", domain=["citizen/1"]), seat(), agora=["obol"], round=4)
    table.choose("citizen")
    assert table.domain() == ["citizen/1", "citizen/2"]


@RULE("ELY-142", "ELY-143", "ELY-144")
def test_r38_cards_of_legends_stay() -> None:
    own = seat(gold=9, domain=["owl"], legends=[["hebe"], ["anvil"], ["talos", "danae"]])
    table = transferring(own, seat()).choose("card:owl")
    assert table.offers() == ["legend:0", "legend:1", "legend:new", "back"]
    hit = Table(seat(), seat(legends=[["hebe", "anvil"]]), agora=["earthquake"], level_tiles={"1": 1})
    hit.choose("card:earthquake")
    assert hit.legends(1) == [keys("hebe", "anvil")]


@RULE("ELY-013", "ELY-020", "ELY-021", "ELY-022", "ELY-023", "ELY-028", "ELY-029", "ELY-037")
def test_r39_setup() -> None:
    sides = {start(3, f"side {n}").side for n in range(12)}
    firsts = {start(3, f"first {n}").turn for n in range(20)}
    assert (sides, firsts) == ({"A", "B"}, {0, 1, 2})
    state = start(3)
    assert state.order == [(state.turn + step) % 3 for step in range(3)]
    assert (len(state.families), list(state.family_tiles)) == (5, state.families)
    families = {state.content.card(card).family for card in [*state.deck, *state.agora]}
    assert families == set(state.families)


@RULE("ELY-168", "ELY-170", "ELY-172")
def test_r40_removals_come_first() -> None:
    table = final(seat(gold=4, domain=["throne-of-olympus", "owl"], legends=[["minos"], ["hebe", "danae"]]), seat())
    assert table.standing().parts["chronos"] == 0
    assert set(table.state.removed) == set(keys("throne-of-olympus", "owl", "minos"))
    assert table.state.discard == []


def test_r41_forced_takes_are_judged_as_they_come() -> None:
    own = seat(columns=["green"], taken=2, quest="d1", domain=["herm"])
    table = Table(own, seat(), agora=["obol"], round=4)
    assert table.offers() == ["citizen", f"power:{key('herm')}"]
    table.choose("power:herm", "column:red")
    assert table.offers() == [f"card:{key('obol')}"]


def test_r42_a_card_is_straightened_once_per_epoch() -> None:
    table = Table(seat(domain=["caduceus", "talos!", "cecrops"]), seat(), agora=["owl"])
    table.choose("power:caduceus", "card:talos", "power:talos", "power:cecrops")
    assert f"card:{key('talos')}" not in table.offers()
    assert f"card:{key('caduceus')}" in table.offers()


@RULE("ELY-089", "ELY-090", "ELY-092", "ELY-205")
def test_r43_powers_one_after_the_other_on_the_own_turn() -> None:
    table = Table(seat(), seat(domain=["talos"]), agora=["chariot-of-the-sun", "owl"], oracle=["python", "laurel"])
    assert not any(choice.startswith("power:") for choice in table.offers())
    table.choose("card:chariot-of-the-sun", "card:python")
    assert table.owns()[1] == 2
    assert table.kind == "dismiss"
    two = Table(seat(domain=["talos", "hebe"]), seat(), agora=["owl"]).choose("power:talos", "power:hebe")
    assert two.owns()[:2] == (5, 2)


@RULE("ELY-088", "ELY-101")
def test_powers_in_the_elysium_do_not_work() -> None:
    table = Table(seat(domain=["hoplites"], legends=[["talos", "europa"]]), seat(), agora=["owl"], level_tiles={"2": 0})
    assert not any(choice.startswith("power:") for choice in table.offers())
    step = transferring(seat(gold=9, domain=["owl"], legends=[["europa"]]), seat()).choose("card:owl")
    assert step.owns()[1] == 0


def test_legends_in_test_positions_are_well_made() -> None:
    assert legend("hebe", "danae")["kind"] == "family"
    assert engine.pending(GAME, start(2))


def test_r36_faces_stay_within_their_draw_pile() -> None:
    """A card that was discarded openly and shuffled again cannot be the face of an older citizen."""
    state = Table(seat(domain=["citizen/1", "citizen/2"]), seat(domain=["citizen/3"]), agora=["owl"]).state
    old, new = [state.citizens[f"citizen/{n}"].face for n in (1, 2)], state.citizens["citizen/3"].face
    state.pile = 1
    state.citizens["citizen/3"] = Citizen(new, 1)
    faces = set()
    for n in range(20):
        other = GAME.reshuffle_hidden(state, Viewer(0), Source(Rng(str(n))))
        assert sorted(other.citizens[f"citizen/{one}"].face for one in (1, 2)) == sorted(old)
        faces.add(other.citizens["citizen/3"].face)
        GAME.check(other)
    assert len(faces) > 10
    assert not faces & set(old)
