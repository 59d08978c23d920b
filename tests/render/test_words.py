"""Words: names that no face can draw, texts that are too long, keys that must exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import render
import rules.games
from render.canvas import Canvas
from render.fonts import coverage, drawable
from render.games import ARTISTS
from render.games.pantheum.brief import Brief
from render.lettering import BOLD, fit, length, wrap
from render.words import Words
from rules.core.text import Wording
from rules.games.pantheum.data import CARDS, GODS
from rules.games.pantheum.view import KRONOS
from rules.games.storm.data import UNITS
from tests.render import pantheum_samples as samples
from tests.render.elysium_samples import DESIGNS
from tests.render.pantheum_requests import make

FOLDER = Path(render.__file__).parent
PICTURES = sorted(FOLDER.rglob("texts/en.ftl"))
CATALOGUES = [*PICTURES, *Path(rules.games.__path__[0]).rglob("texts/en.ftl")]
NAMED = {
    "pantheum": {
        *(f"pantheum-name-{card}" for card in CARDS),
        *(f"pantheum-god-{god}" for god in (*GODS, "kronos")),
        *(f"picture-pantheum-column-{column}" for column in ("place", "shift", "lock", "any")),
        *(f"picture-pantheum-source-{source}" for source in ("favor", "strongest", "bonus", "plan", "blight")),
        *(f"picture-pantheum-{word}" for word in ("forest", "mountain", "river", "green", "red", "blue")),
    },
    "storm": {f"storm-unit-{unit}" for unit in UNITS},
    "elysium": {f"elysium-name-{design}" for design in DESIGNS},
    "hybris": {
        *(f"picture-hybris-doing-{action}" for action in ("deploy", "pray", "preach")),
        *(f"picture-hybris-price-{price}" for price in ("design", "ignite", "spin")),
        *(f"picture-hybris-source-{source}" for source in ("track", "greatness", "made", "leftover")),
    },
}
"""Keys by game that pictures put together."""
LEAST = {"pantheum": 60, "storm": 80, "elysium": 130, "hybris": 80}


def messages(catalogue: Path) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]+) =", catalogue.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    ("given", "drawn"),
    [
        ("Kallias", "Kallias"), ("Zoë", "Zoë"), ("Βασίλισσα", "Βασίλισσα"), ("Мария", "Мария"),
        ("🎲 Zoë ✨", "Zoë"), ("𝓐𝓷𝓷𝓪", "Anna"), ("a\u202eb\n c", "ab c"), ("ＡＢＣ", "ABC"), ("❤️\u200d", ""),
    ],
)  # fmt: skip
def test_names_keep_what_the_face_can_show(given: str, drawn: str) -> None:
    assert drawable(given) == drawn


@pytest.mark.parametrize(
    ("given", "drawn"),
    [
        ("さくら", "sakura"), ("李明", "LiMing"), ("김철수", "GimCheolSu"), ("יוסי", "yvsy"), ("نور الدين", "nwr ldyn"),
        ("अर्जुन", "arjun"), ("สมชาย", "smchay"), ("გიორგი", "giorgi"), ("Մարիա", "Maria"), ("አበበ", "'abebe"),
        ("猫 Zoë 🐈", "Mao Zoë"), ("「王」", "[Wang]"), ("٣", "3"),
    ],
)  # fmt: skip
def test_names_in_other_scripts_are_spelled_in_latin_letters(given: str, drawn: str) -> None:
    assert drawable(given) == drawn
    assert set(map(ord, drawn)) <= coverage("sans", "Bold") | {32}


def test_a_name_without_a_letter_becomes_the_seat() -> None:
    brief = Brief(make("board", samples.view(), names=("🐈🐈", "", "x" * 40)), samples.view())
    assert brief.name(0) == "Player A"
    assert brief.name(1) == "Player B"
    assert brief.name(2) == "x" * 15 + "…"
    assert brief.name(3) == "Player D"
    assert brief.name(KRONOS) == "Kronos"


def test_a_headline_names_the_seat_where_a_name_cannot_be_drawn() -> None:
    request = make("board", samples.view(waiting=(0, 1)), names=("🐈🐈", "猫"))
    assert Brief(request, samples.view(waiting=(0, 1))).movers(0) == ("Player A and Mao", 2)


def test_text_shrinks_to_four_fifths_and_is_then_cut() -> None:
    room = length("Triptolemus", 40, BOLD) * 0.9
    said, size = fit("Triptolemus", 40, BOLD, room)
    assert said == "Triptolemus"
    assert 32 <= size < 40
    said, size = fit("Triptolemus the Elder", 40, BOLD, room)
    assert said.endswith("…")
    assert size == 32
    assert length(said, size, BOLD) <= room


def test_paragraphs_break_at_spaces_and_stay_in_their_room() -> None:
    words = "one two three four five six seven eight nine ten " * 4
    assert all(length(line, 30, ("sans", "Regular")) <= 300 for line in wrap(words, 30, 300))
    canvas = Canvas.blank(400, 200, "ivory")
    bottom = canvas.paragraph((10, 10), words, 30, 300, high=150)
    assert bottom <= 170
    assert canvas.runs[-1].text.endswith("…")


def test_the_minus_sign_and_other_signs_are_in_the_faces() -> None:
    for weight in ("Regular", "Semibold", "Bold", "Black"):
        assert {ord(char) for char in "−×·…–“”’"} <= coverage("sans", weight)


def spoken(folder: Path) -> tuple[set[str], set[str]]:
    """All texts in the sources of a folder, and what those that are put together from parts look like, as patterns."""
    plain, patterns = set[str](), set[str]()
    for node in (node for file in folder.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8")))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            plain.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
            patterns.add("".join("[a-z-]+" if part is None else re.escape(str(part)) for part in parts))
    return plain, patterns


@pytest.mark.parametrize("game", NAMED)
def test_every_key_that_pictures_use_has_words(game: str) -> None:
    plain, patterns = spoken(FOLDER / "games" / game)
    key = re.compile(rf"(picture|{game})-[a-z-]*[a-z]")
    keys = {text for text in plain if key.fullmatch(text)} | NAMED[game]
    assert len(keys) > LEAST[game]
    assert [key for key in sorted(keys) if not Wording().knows(key)] == []
    known = {name for catalogue in CATALOGUES for name in messages(catalogue)}
    composed = [pattern for pattern in patterns if re.match(rf"(picture|{game})\\-", pattern)]
    assert [pattern for pattern in composed if not any(re.fullmatch(pattern, name) for name in known)] == []


@pytest.mark.parametrize("catalogue", PICTURES, ids=lambda path: path.parts[-3])
def test_no_message_is_left_over(catalogue: Path) -> None:
    plain, patterns = spoken(catalogue.parents[1])
    game = catalogue.parts[-3]
    plain |= {f"{game}-view-{kind.name}" for kind in ARTISTS[game].table} if game in ARTISTS else set()
    composed = re.compile("|".join(pattern for pattern in patterns if pattern.startswith("picture")))
    assert [key for key in messages(catalogue) if key not in plain and not composed.fullmatch(key)] == []


@pytest.mark.parametrize("game", ARTISTS)
def test_every_kind_that_can_be_asked_for_has_a_name(game: str) -> None:
    """The host names the board, what a seat hides and single cards; a crop comes by itself."""
    plain = [
        kind.name for kind in ARTISTS[game].table if not kind.secret and kind.name not in ("board", "card", "crop")
    ]
    assert [kind for kind in plain if not Wording().knows(f"{game}-view-{kind}")] == []


@pytest.mark.parametrize("game", ARTISTS)
def test_closeups_are_of_decisions_that_the_game_documents(game: str) -> None:
    told = Path(rules.games.__path__[0], game, "README.md").read_text("utf-8")
    assert [name for kind in ARTISTS[game].table for name in kind.closeup if f"`{name}`" not in told] == []


def test_a_missing_language_falls_back_to_english() -> None:
    assert Words("xx")("picture-pantheum-pit") == Words("en")("picture-pantheum-pit") == "Pit"
