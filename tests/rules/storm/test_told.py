"""What is told on the way, which questions are secret and which answers are final."""

from __future__ import annotations

import pytest

from rules import scenario
from rules.core import engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import Command, Event, Setup, Text
from rules.games.storm.cards import ability
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from rules.games.storm.words import cost_text
from tests.rules.storm.table import GAME, OTHERS, SAY, Table, answered, placed, start

HOME = {"hades": 10, "zeus": 24}
SECRET = {"pick", "formation", "place", "arrange", "turn", "movers", "target"}
OPEN = {"bid", "side", "loss", "stay", "retreat", "draw-offer", "draw-answer"}


def told(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def test_turns_are_counted_and_told() -> None:
    table = Table(erinyes=11, **HOME).choose("liturgy", "liturgy")
    assert (table.state.turn, table.view().turn) == (7, 7)
    assert [event.data["turn"] for event in told(table.log, "turn")] == [6, 7]
    assert [event.seat for event in told(table.log, "turn")] == [1, 0]


@pytest.mark.parametrize(
    ("bid", "words"), [(-3, "lose 3 honor"), (2, "get 2 more honor"), (0, "get 0 more honor"), (-1, "lose 1 honor")]
)
def test_a_bid_is_told(bid: int, words: str) -> None:
    state = start(challenge=True)
    asked = engine.pending(GAME, state)[0]
    (event,) = told(list(engine.submit(GAME, state, Command(asked.id, 0, bid)).events), "bid")
    assert event.seat == 0
    assert SAY(event.text) == f"Ione bids: the Chthonians {words}."


@pytest.mark.parametrize("options", [{}, {"challenge": True}, {"setup": "random", "combat": "open"}])
def test_questions_about_own_units_are_secret_and_no_others(options: dict[str, str | bool]) -> None:
    combat = {"manoeuvre"} if options.get("combat") == "open" else set()
    for number in range(6):
        state = engine.start(GAME, Setup("storm", 2, f"told {number}", {**options})).state
        source = Source(Rng(f"told {number}"))
        while state.outcome is None:
            for one in engine.pending(GAME, state):
                assert one.secret == (one.kind not in OPEN | combat)
                assert one.kind in SECRET | OPEN | {"manoeuvre"}
            asked = engine.pending(GAME, state)[0]
            state = engine.submit(GAME, state, Command(asked.id, asked.seat, random_choice(asked, source))).state


def test_a_loss_is_learned_by_everybody() -> None:
    table = Table(OLYMPIAN, harpies=11, ares=12, **HOME).move("ares", to=11).fight("standard:3", "standard:0")
    (lost,) = told(table.log, "lost")
    assert (lost.reveals, lost.audience, lost.data["name"]) == (True, None, "harpies")
    assert told(table.log, "fight")[0].reveals
    assert all(event.reveals for event in told(table.log, "strength"))


def test_a_retreat_with_a_choice_is_final_and_one_without_is_not_asked() -> None:
    table = Table(erinyes=13, ares=14, **HOME).move("erinyes", to=14).fight("standard:0", "retreat:0")
    assert [(option.key, option.irreversible) for option in table.decision().options] == [
        ("region:9", True), ("region:15", True), ("region:20", True)
    ]  # fmt: skip
    two = Table(erinyes=13, ares=14, hermes=9, artemis=9, apollo=9, athena=9, **HOME).move("erinyes", to=14)
    two.fight("standard:0", "retreat:0")
    assert [option.irreversible for option in two.decision().options] == [True, True]


@pytest.mark.parametrize(("honor", "words"), [(-1, "−1 honor"), (1, "+1 honor"), (0, "no honor lost")])
def test_a_cost_has_its_sign(honor: int, words: str) -> None:
    assert SAY(cost_text(honor)) == words


def test_persephone_and_demeter_say_that_they_vanish() -> None:
    clash = SAY(Text("storm-does-clash"))
    assert {name for name in ("persephone", "demeter", "hades", "ares") if clash in SAY(ability(name))} == {
        "persephone", "demeter"
    }  # fmt: skip


def test_the_text_board_tells_the_last_move() -> None:
    table = Table(CHTHONIAN, erinyes=11, **HOME).move("erinyes", to=6)
    lines = [SAY(line) for line in GAME.describe(table.view())]
    assert any("6" in line and "11" in line and "Ione" in line for line in lines)


@pytest.mark.parametrize(
    ("side", "origin", "target", "learned"),
    [(CHTHONIAN, 14, 15, True), (CHTHONIAN, 11, 6, False), (OLYMPIAN, 14, 15, False), (CHTHONIAN, 14, 13, False)],
)
def test_only_a_chthonian_in_the_palace_is_known_by_walking(side: str, origin: int, target: int, learned: bool) -> None:
    name = "erinyes" if side == CHTHONIAN else "ares"
    places = {"hades": 5, "zeus": 24, name: origin}
    (moved,) = told(Table(side, **places).move(name, to=target).log, "moved")
    assert moved.reveals is learned


def test_a_barter_is_told() -> None:
    (barter,) = told(Table(minos=5, **HOME).choose("barter:minos").log, "barter")
    assert SAY(barter.text) == "Minos trades 8 energy for honor."


@pytest.mark.parametrize(("foe", "asked", "whose"), [("cerberus", 1, "own"), ("thanatos", 0, "enemy")])
def test_a_loss_says_whose_it_is(foe: str, asked: int, whose: str) -> None:
    table = Table(**{foe: 13}, ares=14, artemis=14, **HOME).move(foe, to=14).fight("standard:6", "standard:0")
    assert (table.kind, table.asked, table.decision().prompt.args["whose"]) == ("loss", [asked], whose)


def test_once_the_match_is_over_no_fight_is_decided() -> None:
    table = Table(erinyes=13, ares=14, **HOME).move("erinyes", to=14)
    assert table.view().fight is not None
    table.resign(0)
    assert (table.state.fight is not None, table.view().fight, table.view(1).fight) == (True, None, None)


def test_silence_passes_where_it_may_and_keeps_an_order() -> None:
    table = Table(OLYMPIAN, ares=10, zeus=10, hades=5)
    assert GAME.default(table.state, table.decision()) == "pass"
    state = start()
    for choice in (OTHERS[CHTHONIAN][:8], "arrange"):
        state = answered(state, choice, seat=0)
    asked = next(one for one in engine.pending(GAME, state) if one.seat == 0)
    assert GAME.default(state, asked) == [option.key for option in asked.options]


def test_silence_moves_the_first_unit_that_steps_freely() -> None:
    table = Table(OLYMPIAN, ares=2, poseidon=2, hades=5, zeus=24, known=["poseidon"], energy=(24, 0)).choose("from:2")
    assert GAME.default(table.state, table.decision()) == ["unit:poseidon"]
    wet = Table(OLYMPIAN, ares=2, poseidon=2, hades=5, zeus=24, energy=(24, 0)).choose("from:2")
    assert GAME.default(wet.state, wet.decision()) == [wet.key("ares")]


def test_a_round_is_told_by_its_sum() -> None:
    table = Table(cerberus=13, apollo=14, artemis=14, **HOME).move("cerberus", to=14)
    table.fight("total-attack:5", "pursuit:3")
    first, second = (event.text.args for event in told(table.log, "strength"))
    names = ("fought", "base", "energy", "power", "penalty", "factor", "strength", "compared")
    base = [row.nominal + sum(bonus.amount for bonus in row.bonuses) for row in table.report().sides]
    assert base[0] != table.report().sides[0].nominal
    assert [first[name] for name in names] == ["same", base[0], 5, 5, 0, 2, 2 * (base[0] + 5), "yes"]
    assert [second[name] for name in names] == ["same", base[1], 3, 3, 0, 1, base[1] + 3, "yes"]
    away = Table(cerberus=13, apollo=14, **HOME).move("cerberus", to=14).fight("standard:0", "retreat:0")
    assert [event.text.args["compared"] for event in told(away.log, "strength")] == ["no", "no"]


def test_honor_is_told_as_won_or_lost() -> None:
    table = Table(erinyes=14, ares=9, athena=9, **HOME).move("erinyes", to=9)
    (won,) = told(table.log, "honor")
    assert (won.data["by"], won.data["way"], won.data["honor"]) == (2, "gain", 18)
    (lost,) = told(Table(erinyes=11, **HOME).choose("liturgy").log, "honor")
    assert (lost.data["by"], lost.data["way"], lost.data["honor"]) == (2, "lose", 14)


def test_a_revival_is_told_and_nobody_known_is_shown_again() -> None:
    table = Table(typhon=0, **HOME).choose("revive:hades:typhon")
    assert [event.kind for event in table.log][:2] == ["shown", "revived"]
    assert told(table.log, "revived")[0].data["name"] == "typhon"
    known = Table(typhon=0, known=["hades"], **HOME).choose("revive:hades:typhon")
    assert told(known.log, "shown") == []


def test_the_end_is_learned_by_everybody_with_ranks_and_honor() -> None:
    table = Table(honor=(2, 9), erinyes=11, **HOME).choose("liturgy")
    assert told(table.log, "end")[0].reveals
    assert [(one.seat, one.rank, one.score) for one in table.outcome.standings] == [(1, 1, 9), (0, 2, 0)]
    lower = Table(honor=(1, 9), erinyes=11, **HOME).choose("liturgy")
    assert [one.score for one in lower.outcome.standings] == [9, 0]


def test_persephone_and_demeter_are_lost_only_where_both_stand() -> None:
    table = Table(persephone=5, demeter=24, erinyes=14, hades=10, zeus=20).move("erinyes", to=15)
    assert (table.at("persephone"), table.at("demeter")) == (5, 24)
    near = Table(persephone=5, demeter=15, erinyes=14, hades=10, zeus=20).move("erinyes", to=15)
    assert (near.at("persephone"), near.at("demeter")) == (5, 15)


def test_a_feast_is_given_by_the_own_side_only() -> None:
    places = {"dionysus": 14, "erinyes": 11, **HOME}
    assert "feast" in Table(OLYMPIAN, **places).offers()
    assert "feast" not in Table(CHTHONIAN, **places).offers()


def test_who_is_lost_in_a_position_by_hand_is_known() -> None:
    fresh = start(setup="random")
    pieces = placed({"erinyes": 11, **HOME}, ())
    for piece in pieces:
        piece["known"] = False
    patch = {"pieces": pieces, "active": CHTHONIAN, "turn": 5, "stack": [{"at": "turn"}]}
    state = scenario.position(GAME, fresh, patch).state
    assert {piece.region == 0 for piece in state.pieces if piece.known} == {True}
    assert {piece.known for piece in state.pieces if piece.region == 0} == {True}


def test_a_choice_in_the_making_is_seen_by_its_seat_while_the_match_lasts() -> None:
    table = Table(erinyes=13, ares=14, **HOME).pick_up("erinyes")
    assert (table.view(0).choosing is not None, table.view(1).choosing, table.view().choosing) == (True, None, None)
    table.resign(1)
    assert table.view(0).choosing is None


def test_ares_alone_counts_double_and_a_chosen_side_is_seen_to_have_chosen() -> None:
    table = Table(erinyes=13, ares=14, **HOME).move("erinyes", to=14)
    fight = table.view(0).fight
    assert fight is not None
    assert [side.doubled for side in fight.sides] == [False, True]
    assert [side.chosen for side in fight.sides] == [False, False]
    chosen = table.choose("standard:2", seat=0).view(1).fight
    assert chosen is not None
    assert [(side.chosen, side.manoeuvre) for side in chosen.sides] == [(True, None), (False, None)]


def test_an_attack_cannot_be_taken_back_from_the_moment_it_is_told() -> None:
    (moved,) = told(Table(erinyes=13, ares=14, **HOME).move("erinyes", to=14).log, "moved")
    assert (moved.reveals, moved.data["units"]) == (True, ["erinyes"])


@pytest.mark.parametrize(
    ("first", "second", "why"),
    [
        ("total-attack:4", "standard:0", ["Theano loses Ares.", "Ione loses Erinyes by Total Attack."]),
        ("standard:0", "total-defence:4", ["Nobody falls, as Theano won by Total Defense."]),
        ("total-attack:0", "total-defence:4", ["Nobody falls, as Theano won by Total Defense."]),
        (
            "total-attack:4",
            "total-defence:0",
            ["Total Attack met Total Defense: the units of Ione live.", "Theano loses Ares."],
        ),
    ],
)
def test_the_log_says_why_nobody_or_everybody_falls(first: str, second: str, why: list[str]) -> None:
    table = Table(erinyes=13, ares=14, **HOME).move("erinyes", to=14).fight(first, second)
    assert [SAY(event.text) for event in table.log if event.kind in ("lost", "spared", "unhurt")] == why


def test_the_question_of_a_fight_names_both_sides_to_everybody_and_speaks_to_whoever_is_asked() -> None:
    table = Table(erinyes=13, ares=14, **HOME).move("erinyes", to=14)
    asked = {one.seat: SAY(one.prompt).splitlines() for one in table.pending()}
    public = (
        "Round 1 of the fight in 14: Ione attacks with strength 6, Theano defends with strength 4; energy comes on top."
    )
    assert asked == {
        0: [public, "You attack. Energy: you 24, Theano 24."],
        1: [public, "You defend. Energy: you 24, Ione 24."],
    }


def test_several_ways_out_are_a_choice() -> None:
    table = Table(erinyes=13, ares=14, **HOME).move("erinyes", to=14)
    (line,) = [said for said in map(SAY, GAME.describe(table.view())) if "may retreat to 9" in said]
    assert "9, 15 or 20" in line


@pytest.mark.parametrize(
    ("known", "movers", "end"),
    [
        ([], ["nyx", "harpies"], ", Nyx is not shown"),
        (["nyx"], ["nyx", "harpies"], ", and Nyx is known already"),
        (["nyx"], ["nyx", "harpies", "charon"], ", and Nyx is known already"),
    ],
)
def test_a_way_that_could_be_under_cover_of_night_says_so(known: list[str], movers: list[str], end: str) -> None:
    places = {"nyx": 11, "harpies": 11, **HOME} | ({"charon": 11} if "charon" in movers else {})
    table = Table(known=known, **places).pick_up(*movers)
    plain, covered = (option for option in table.decision().options if option.ref == "region:6")
    assert SAY(plain.label) == "Without Nyx’s cover to 6"
    assert SAY(covered.label) == "Under cover of night to 6"
    assert plain.hint is not None
    assert SAY(plain.hint).endswith(end)


def test_a_unit_in_a_menu_says_what_its_number_is() -> None:
    asked = engine.pending(GAME, start())[0]
    assert "Erinyes (strength 3)" in {SAY(option.label) for option in asked.options}


def test_who_chooses_units_is_told_how_their_side_wins() -> None:
    goals = [SAY(one.prompt).partition("\n")[2] for one in engine.pending(GAME, start())]
    assert goals == [
        "You win when Hades or Persephone enters the palace at the top.",
        "You win when the leaders of the Underworld are lost.",
    ]


def test_regions_out_of_reach_of_a_power_are_named_shortly() -> None:
    table = Table(OLYMPIAN, apollo=15, erinyes=1, **HOME)
    bars = [SAY(bar.what) for bar in GAME.barred(table.state, table.decision()) if bar.key.startswith("oracle:")]
    assert bars == ["Apollo shows 1", "Apollo shows Tartarus (10)"]
