"""What players read: the text board, private lines, rule summaries, and what an interface must offer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.games.storm
from rules.games.storm.data import AMOUNT, MATRIX
from rules.games.storm.view import CHTHONIAN, MANOEUVRES, OLYMPIAN
from tests.rules.storm.table import GAME, SAY, Table


def board_text(table: Table, seat: int | None = None) -> str:
    return "\n".join(SAY(line) for line in GAME.describe(table.view(seat)))


@pytest.mark.rule("STO-029")
def test_honor_and_energy_are_always_in_sight() -> None:
    table = Table(erinyes=13, ares=14, honor=(9, 11), energy=(12, 17))
    for seat in (0, 1, None):
        panels = {side.side: (side.honor, side.energy) for side in table.view(seat).sides}
        assert panels == {CHTHONIAN: (9, 12), OLYMPIAN: (11, 17)}
        assert "Chthonians: 9 honor, 12 energy" in board_text(table, seat)
    fighting = table.move("erinyes", to=14).view()
    assert {side.side: side.honor for side in fighting.sides} == {CHTHONIAN: 9, OLYMPIAN: 11}


@pytest.mark.rule("STO-076")
def test_regions_always_carry_their_numbers() -> None:
    table = Table(erinyes=13, ares=14)
    assert [region.number for region in table.view().regions] == list(range(1, 25))
    table.pick_up("erinyes")
    for option in table.decision().offered:
        if option.key.startswith("region:"):
            assert option.key.split(":")[1] in SAY(option.label)


@pytest.mark.rule("STO-193")
def test_the_liturgy_is_offered_with_everything_about_energy() -> None:
    for side in (CHTHONIAN, OLYMPIAN):
        option = Table(side, erinyes=11, dionysus=14).option("liturgy")
        assert option.group is not None
        assert (SAY(option.label), SAY(option.group)) == ("Liturgy", "Energy")


@pytest.mark.rule("STO-043")
def test_units_are_described_in_words() -> None:
    texts = {component.id: SAY(component.text) for component in GAME.components()}
    assert texts["hephaestus"] == "+5 strength while you defend."
    assert texts["typhon"] == "While it fights, these are closed to you: Retreat and Total Defense."
    assert texts["hades"].startswith("A leader: you win as soon as it enters the palace")
    assert "both are lost" in texts["demeter"]


@pytest.mark.rule("STO-187")
def test_the_chart_of_manoeuvres_is_part_of_the_rules() -> None:
    topics = {topic.key: SAY(topic.body) for topic in GAME.topics()}
    for name in ("Standard", "Retreat", "Pursuit", "Total Attack", "Total Defense"):
        assert name in topics["chart"]
        assert name in topics["manoeuvres"] or name == "Retreat"
    assert len(MATRIX) == len(MANOEUVRES) ** 2
    assert f"up to {AMOUNT.energy_per_unit} energy per unit" in topics["fight"]


def test_the_setup_asks_for_one_leader_of_the_own_side() -> None:
    setup = next(SAY(topic.body) for topic in GAME.topics() if topic.key == "setup")
    assert "your leader, Hades or Zeus, must be among them" in setup


def test_the_text_board_is_enough_to_play() -> None:
    table = Table(known=["hecate", "ares"], erinyes=13, hecate=13, ares=14, zeus=15, hades=10)
    text = board_text(table, 0)
    assert text.splitlines()[0] == "Turn 5, Ione: to act."
    assert "the palace (15): 1 hidden Olympian." in text
    assert "14 on Olympus: Ares (4)." in text
    assert "13 on Olympus: Erinyes (3), hidden and Hecate (3)." in text
    assert "Tartarus (10): Hades (5), hidden." in text
    assert "13 on Olympus: Hecate (3) and 1 hidden Chthonian." in board_text(table)


def test_the_text_board_tells_a_fight() -> None:
    table = Table(erinyes=13, ares=14, zeus=24, hades=10).move("erinyes", to=14)
    text = board_text(table)
    assert "Fight in 14 on Olympus, round 1." in text
    assert "Olympians defend: base strength 4, up to 6 of 24 energy, may retreat to 9, 15 or 20." in text
    text = board_text(table.fight("standard:2", "pursuit:1"))
    assert "(4 units + 0 powers + 2 energy − 3) × 1 = 3" in text
    assert "lost Ares" in text


@pytest.mark.rule("STO-098")
def test_a_retreat_says_what_it_costs_before_it_is_chosen() -> None:
    table = Table(erinyes=13, ares=14, zeus=24, hades=10).move("erinyes", to=14)
    hints = {option.key: option.hint for option in table.decision(0).options}
    said = {key: SAY(hint) for key, hint in hints.items() if hint is not None}
    assert said["retreat:0"] == "−2 honor if you get away; pursued: strength 6, no honor lost"
    assert said["retreat:5"] == "−3 honor if you get away; pursued: strength 11, −1 honor"
    assert said["standard:5"] == "strength 11; −1 honor"
    table.fight("retreat:0", "standard:0")
    assert SAY(table.decision(0).prompt) == "Where do you retreat to? −2 honor."


@pytest.mark.rule("STO-068")
def test_only_a_free_peaceful_step_forward_is_not_asked_twice() -> None:
    table = Table(erinyes=13, ares=14, zeus=24, hades=10)
    table.pick_up("erinyes")
    twice = {option.key: option.irreversible for option in table.decision().offered}
    hints = {o.key: SAY(o.hint) for o in table.decision().offered if o.hint is not None}
    assert {key for key in hints if not twice[key]} == {
        key for key, hint in hints.items() if hint == "no honor lost · forward"
    }
    assert twice["region:14"]
    assert not twice["region:19"]


def test_the_last_move_is_in_the_view() -> None:
    last = Table(erinyes=13, ares=14, zeus=24, hades=10).move("erinyes", to=14).view().last
    assert last is not None
    assert (last.side, last.kind, last.origin, last.target, last.count) == (CHTHONIAN, "attack", 13, 14, 1)


def test_every_key_used_has_words_and_every_word_is_used() -> None:
    folder = Path(rules.games.storm.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    words = (folder / "texts" / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^(storm-[a-z-]+) =", words, re.MULTILINE))
    made = re.compile(
        "storm-(option|unit|short|does|topic|end|event|kind|lesson|why|deed|errand)-|storm-phase-short"
        "|storm-(title|about|button|liturgy|feast|secret|score|unit)"
    )  # keys put together from what the data say
    used = set(re.findall(r'"(storm-[a-z-]+[a-z])"', code))
    assert used <= known
    assert {key for key in known - used if not made.match(key)} == set()


def test_what_may_not_be_done_is_named_without_its_condition() -> None:
    table = Table(erinyes=13, ares=14)
    (passing,) = [bar for bar in GAME.barred(table.state, table.decision()) if bar.key == "pass"]
    assert SAY(passing.what) == "Pass", "the condition is the reason, and does not hold"
