"""What players read: the text board, cards, rule summaries; and that the README names every question and frame."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.games.elysium
from rules.core.types import Text
from rules.games.elysium.content import DATA, HOUSE
from tests.rules.elysium.table import GAME, SAY, Table, seat

FOLDER = Path(rules.games.elysium.__file__).parent


def test_the_text_board_is_enough_to_play() -> None:
    table = Table(
        seat(domain=["talos!", "cedalion", "citizen/1"], legends=[["owl", "hebe", "citizen/2=1"], ["anvil"]]),
        seat(columns=["red"], quest="d1"),
        agora=["hercules", "obol"],
    )
    text = "\n".join(SAY(line) for line in GAME.describe(table.view(0)))
    for part in (
        "Epoch 1 of 5, turn 1 of 4. Theano is on.",
        "● Hercules (Zeus 3): red and blue. Trigger.",
        "Quest 1 (complete): Dion. 3 Gold, 0 VP, transfers 2.",
        "Quest 2 (green and blue): 1 Gold, 2 VP, transfers 3.",
        "Talos (Hephaestus 2) (turned), Cedalion (Hephaestus 1) (ring) and Citizen 1",
        "[Owl (Athena 1), Hebe (Zeus 1) and Citizen as level 1] 4 VP and single: Anvil (Hephaestus 1)",
        "Tiles held: level 1 tile: 3 VP (Theano).",
    ):
        assert part in text, text
    assert len(text) < 4000


def test_tiles_that_are_held_read_as_what_they_are() -> None:
    own = seat(legends=[["nereids", "cyclopes", "ketos"], ["owl", "hebe"]])
    table = Table(own, seat(), agora=["herm"], family_tiles={"poseidon": [0]})
    lines = [SAY(line) for line in GAME.describe(table.view(0))]
    assert "Tiles held: Poseidon tile: 5 VP (Theano) and level 1 tile: 3 VP (Theano)." in lines


def test_the_sign_of_transfers_is_named_as_pictures_and_tiles_show_it() -> None:
    quests = next(SAY(topic.body) for topic in GAME.topics() if topic.key == "quests")
    assert "temple" in quests
    assert "lyre" in quests


def test_the_lesson_of_a_choice_of_effects_fits_those_that_take_as_those_that_give() -> None:
    lesson = SAY(Text("elysium-lesson-choose"))
    assert "Gain what you need most" in lesson
    assert "give up what you need least" in lesson


def test_every_card_can_be_looked_up() -> None:
    found = {component.id: component for component in GAME.components()}
    assert set(found) == set(HOUSE.designs)
    assert len({SAY(component.name) for component in found.values()}) == len(found)
    argo = found["athena-2-argo"]
    assert [SAY(fact) for fact in argo.facts][:3] == [
        "Athena, level 2",
        "Asks for: blue",
        "Trigger: once per match, on your turn",
    ]


@pytest.mark.parametrize(
    ("cards", "quests", "told"),
    [
        (0, 0, "nothing that is left"),
        (0, 1, "1 free Quest"),
        (0, 2, "2 free Quests"),
        (1, 0, "1 Agora card"),
        (1, 2, "1 Agora card and 2 free Quests"),
        (3, 0, "3 Agora cards"),
        (3, 1, "3 Agora cards and 1 free Quest"),
        (3, 2, "3 Agora cards and 2 free Quests"),
    ],
)
def test_a_column_names_only_what_asks_for_it(cards: int, quests: int, told: str) -> None:
    assert SAY(Text("elysium-hint-dismiss", {"cards": cards, "quests": quests})) == f"Asked for by {told}"


def test_names_in_words_are_those_of_the_list() -> None:
    assert all(SAY.say(f"elysium-name-{design.id}") == design.name for design in HOUSE.designs.values())


def test_topics_have_the_amounts_of_the_game() -> None:
    topics = {topic.key: SAY(topic.body) for topic in GAME.topics()}
    assert 8 <= len(topics) <= 14
    assert "2, 4, 8, 12 points for two to five" in topics["legends"]
    assert f"costs {DATA.scoring.citizen} VP" in topics["citizens"]
    assert "most PP earn 16 VP, then 8, 4 and 2" in topics["prestige"]


def test_events_read_like_sentences() -> None:
    table = Table(seat(gold=9, domain=["orpheus", "hebe"]), seat(), agora=["owl"])
    table.choose("power:orpheus", "card:hebe", "card:owl", "column:red")
    assert table.said() == [
        "Theano uses Orpheus.",
        "Theano pays 2 Gold and transfers Hebe: a new Legend.",
        "Theano takes Owl.",
        "Theano gains 3 VP (Owl).",
        "Dion gains 1 VP (Owl).",
        "Theano dismisses the red Column.",
        "Epoch 1, turn 1 · Dion",
    ]


def test_readme_names_every_question_and_frame() -> None:
    readme = (FOLDER / "README.md").read_text("utf-8")
    for frame in GAME.flow:
        assert f"`{frame}`" in readme, frame
    catalogue = (FOLDER / "texts" / "en.ftl").read_text("utf-8")
    kinds = set(re.findall(r"^elysium-ask-([a-z-]+) =", catalogue, re.MULTILINE))
    for kind in kinds:
        assert f"`{kind}`" in readme, kind
