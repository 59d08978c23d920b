"""Chronos is laid out: what there is of everything, with one to four seats (3.4 setup, G25, G29, G30)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.text import Wording
from rules.core.types import Viewer
from rules.games.hybris.modules.chronos import board, conditions
from rules.games.hybris.modules.chronos.records import avatars, concepts, enhancements, number_of, numbered
from rules.games.hybris.modules.chronos.view import ChronosView
from rules.games.hybris.modules.chronos.views import view
from tests.rules.hybris.table import BASE, SAY
from tests.rules.hybris.titan import CHAINED, GAME, RECORDS, WITH, laid_out


@pytest.mark.rule("HYB-192", "HYB-200", "HYB-201", "HYB-202", "HYB-253", "HYB-172")
@pytest.mark.parametrize(("seats", "ananke", "kratos"), [(4, 7, 6), (3, 6, 5), (2, 5, 4), (1, 4, 3)])
def test_g25_intensity_at_the_start_goes_by_the_players(seats: int, ananke: int, kratos: int) -> None:
    state = laid_out(seats)
    assert [board.intensity(state, tile) for tile in ("ananke", "kratos")] == [ananke, kratos]
    assert [board.chains(state, concept) for concept in CHAINED] == [5, 5, 5, 5]
    assert [conditions.open_icons(state, concept) for concept in CHAINED] == [1, 1, 1, 1]


@pytest.mark.rule(
    "HYB-190", "HYB-193", "HYB-194", "HYB-195", "HYB-196", "HYB-197", "HYB-198", "HYB-205", "HYB-404", "HYB-161",
    "HYB-168", "HYB-176",
)  # fmt: skip
def test_the_board_is_laid_out_beside_the_base_game() -> None:
    state, other = laid_out(3), laid_out(3)
    found = board.part(state)
    assert found["vp"] == 0
    for concept in CHAINED:
        deck = found["concepts"][concept]["deck"]
        assert sorted(deck) == board.own_cards(WITH, concept)
        assert deck != board.own_cards(WITH, concept)
        assert found["concepts"][concept]["card"] is None
        assert deck == board.part(other)["concepts"][concept]["deck"]
    assert [board.flipped(state, tile) for tile in ("ananke", "kratos")] == [False, False]
    assert found["avatars"] == {"kronos": "board", "kairos": "board", "aeon": "board"}
    assert (len(found["deck"]), found["discard"]) == (26, [])
    assert found["antiques"] == ["A1", "A2", "A3", "A4", "A5"]
    assert (found["blocked"], found["free"], set(found["focus"].values())) == ([], [], {None})
    assert (len(state.display), len(state.stack_of_tiles), state.primordial) == (4, 20, "PRC4")


@pytest.mark.rule("HYB-162", "HYB-163", "HYB-164", "HYB-165", "HYB-166", "HYB-167", "HYB-170", "HYB-171", "HYB-211")
def test_there_is_so_much_of_everything() -> None:
    assert Counter(card.concept for card in RECORDS.cards) == dict.fromkeys(CHAINED, 40)
    bars = Counter((card.concept, card.bar) for card in RECORDS.cards)
    assert set(bars.values()) == {8}
    assert (len(RECORDS.conflict), len(RECORDS.figures), len(RECORDS.tiles), len(RECORDS.antiques)) == (26, 3, 2, 5)
    assert len({card.name for card in RECORDS.cards}) == 160


@pytest.mark.rule("HYB-204", "HYB-206", "HYB-207", "HYB-208", "HYB-209", "HYB-210", "HYB-215", "HYB-217", "HYB-220")
def test_each_concept_has_the_number_of_its_pillar() -> None:
    names = ["ananke", "anthropos", "cosmos", "gonos", "kratos", "temnein"]
    assert numbered(WITH) == dict(enumerate(names, 1))
    assert [WITH.pillars[number_of(WITH, name)].name for name in names] == [
        "Ascension", "Truce", "Abundance", "Ingenuity", "Ambition", "Foresight",
    ]  # fmt: skip


def test_g61_the_printed_numbering_is_an_option() -> None:
    content = laid_out(2, numbering="printed").content
    assert [number_of(content, name) for name in ("gonos", "kratos")] == [5, 4]
    assert [content.pillars[number].name for number in (4, 5)] == ["Ambition", "Ingenuity"]
    assert list(numbered(content).values()).index("kratos") < list(numbered(content).values()).index("gonos")


@pytest.mark.rule(
    "HYB-339", "HYB-340", "HYB-341", "HYB-342", "HYB-343", "HYB-344", "HYB-345", "HYB-346", "HYB-347", "HYB-348",
    "HYB-349", "HYB-350", "HYB-352", "HYB-353", "HYB-354", "HYB-355", "HYB-356", "HYB-357", "HYB-358", "HYB-359",
    "HYB-360", "HYB-361", "HYB-362", "HYB-363", "HYB-214",
)  # fmt: skip
def test_the_icons_of_the_tracks() -> None:
    def icons(seats: int, concept: str) -> list[tuple[str, int, bool]]:
        state = laid_out(seats)
        track = concepts(state.content)[concept].track
        return [(icon.what, conditions.printed(state, icon), icon.plus) for icon in track]

    for seats in (1, 2, 3, 4):
        assert icons(seats, "anthropos") == [
            ("believer", seats, False), ("believer", 3, True), ("prayer", 4, False),
            ("believer", seats, True), ("prayer", seats, True), ("believer", 4, True),
        ]  # fmt: skip
        assert icons(seats, "cosmos") == [
            ("aegis", seats, False), ("sparks", 2, False), ("aegis", 5, True),
            ("sparks", seats, True), ("aegis", 2, True), ("sparks", 5, True),
        ]  # fmt: skip
        assert icons(seats, "gonos") == [
            ("deployed", 1, False), ("well", 5, False), ("temples", seats, False),
            ("deployed", seats, True), ("well", 4, True), ("temples", 2, True),
        ]  # fmt: skip
        assert [n for _, n, _ in icons(seats, "temnein")] == [3, 6, 10, 15, 20, 30]


@pytest.mark.rule("HYB-337", "HYB-338")
@pytest.mark.parametrize(
    ("seats", "believers", "prayers", "aegis", "sparks", "deployed", "temples"),
    [(4, 15, 8, 11, 11, 5, 6), (1, 9, 5, 8, 8, 2, 3)],
)
def test_g29_g30_all_icons_open(
    seats: int, believers: int, prayers: int, aegis: int, sparks: int, deployed: int, temples: int
) -> None:
    state = laid_out(seats)
    for concept in CHAINED:
        board.part(state)["concepts"][concept]["chains"] = 0
    found = {concept: dict(conditions.demands(state, concept)) for concept in CHAINED}
    assert found == {
        "anthropos": {"believer": believers, "prayer": prayers},
        "cosmos": {"aegis": aegis, "sparks": sparks},
        "gonos": {"deployed": deployed, "well": 9, "temples": temples},
        "temnein": {"vp_each": 30},
    }


def test_everybody_sees_the_board_and_nobody_the_order_of_decks() -> None:
    state = laid_out(2)
    shown: ChronosView = view(state)
    assert [one.number for one in shown.concepts] == [2, 3, 4, 6]
    assert [(one.chains, one.deck, one.card, one.held) for one in shown.concepts] == [(5, 40, None, 0)] * 4
    assert [(one.key, one.intensity, one.modifier) for one in shown.enhancements] == [
        ("ananke", 5, -1), ("kratos", 4, 1),
    ]  # fmt: skip
    for seat in (0, 1, None):
        whole = GAME.view(state, Viewer(seat), ())
        assert whole.parts["chronos"]["board"] == shown


@pytest.mark.rule("HYB-216", "HYB-222", "HYB-221", "HYB-223")
def test_each_concept_shows_its_focus_space_and_each_tile_its_reserve() -> None:
    state = laid_out(2)
    board.part(state)["focus"] |= {"anthropos": 1, "kratos": 0}
    shown = view(state)
    both = {one.key: one.focus for one in shown.concepts} | {one.key: one.focus for one in shown.enhancements}
    assert {key: one for key, one in both.items() if one is not None} == {"anthropos": 1, "kratos": 0}
    for one in shown.enhancements:
        assert (one.intensity > 0, one.flipped) == (True, False)
        lines = [SAY(line) for line in one.lines]
        assert any(line.startswith("turned over when") for line in lines)
        assert any(line.startswith("at the end of an Age") for line in lines)


@pytest.mark.rule(
    "HYB-218", "HYB-219", "HYB-229", "HYB-231", "HYB-232", "HYB-233", "HYB-234", "HYB-235", "HYB-236", "HYB-237",
    "HYB-240",
)  # fmt: skip
def test_what_the_tiles_say() -> None:
    found = enhancements(WITH)
    assert [(found[key].value, found[key].front.modifier) for key in ("ananke", "kratos")] == [(1, -1), (4, 1)]
    assert [found[key].back.modifier for key in ("ananke", "kratos")] == [None, 2]
    assert [found[key].front.flips for key in ("ananke", "kratos")] == [("intensity", "premonition"), ("coliseum",)]
    said = {key: SAY(WITH.things[key][2].says(WITH, key)) for key in found}
    assert "mill 1 of the Premonition deck per player fewer than six" in said["ananke"]
    assert "mill 1 of the Coliseum deck per player fewer than six" in said["kratos"]


@pytest.mark.parametrize("key", list(WITH.things))
def test_everything_printed_has_words(key: str) -> None:
    kind, record, module = WITH.things[key]
    assert SAY.faults(module.says(WITH, key)) == []
    assert Wording().faults(module.says(WITH, key)) == []
    assert kind in ("concept-card", "concept", "avatar")
    assert avatars(WITH).keys() >= {one.id for one in RECORDS.figures if one is record}


def test_rules_in_short_fit_a_message() -> None:
    for module in WITH.modules:
        for topic in module.topics(WITH):
            assert SAY.faults(topic.body) == []
            assert len(SAY(topic.body)) <= 1500


def test_a_level_of_difficulty_is_another_income_and_points_for_tiles() -> None:
    usual, gentle, harsh = (laid_out(3, difficulty=one).content.amounts for one in ("none", "gentle", "harsh"))
    assert harsh.income < usual.income < gentle.income
    assert harsh.unlock["vp"] == usual.unlock["vp"] < gentle.unlock["vp"]
    assert usual.income == BASE.amounts.income + RECORDS.numbers.income


def test_at_the_hardest_level_chronos_begins_ahead() -> None:
    ahead = [board.part(laid_out(seats, difficulty="harsh"))["vp"] for seats in (1, 2, 3, 4)]
    assert min(ahead) > 0
    for level in ("none", "gentle"):
        assert {board.part(laid_out(seats, difficulty=level))["vp"] for seats in (1, 2, 3, 4)} == {0}


@pytest.mark.rule("HYB-440", "HYB-441", "HYB-442", "HYB-443")
def test_how_hard_a_match_alone_is_goes_by_the_olympian() -> None:
    gods = laid_out(1, modules="chronos,hermes").content.olympians
    assert {key: god.difficulty for key, god in gods.items()} == {
        "zeus": "easy", "poseidon": "easy", "athena": "intermediate", "hermes": "intermediate", "hades": "difficult",
    }  # fmt: skip
