"""Every key the use cases say has words, and no words are left over."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from bot.tables import Refused
from rules.core.game import games
from rules.core.text import Wording
from rules.core.types import Text

FOLDER = Path(__file__).parents[3] / "bot" / "tables"
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
SAID = set(re.findall(r"\"((?:refused|rejected|note|told)-[a-z-]+|automat-names)\"", SOURCE))
KEYS = set(re.findall(r"^([a-z-]+) =", (FOLDER / "texts" / "en.ftl").read_text("utf-8"), re.MULTILINE))


def test_every_key_has_words() -> None:
    words = Wording()
    assert len(SAID) > 20
    assert {key for key in SAID if not words.knows(key)} == set()


def test_no_words_are_left_over() -> None:
    import_module("rules.games")
    automats = {f"automat-{name}" for game in games().values() for name in game.info.automats}
    assert automats == KEYS - SAID


def test_a_refusal_reads_as_a_sentence() -> None:
    words = Wording()
    assert words(Refused(Text("refused-not-full", {"free": 1})).text).startswith("One seat is still free.")
    assert words(Text("refused-not-full", {"free": 2})).startswith("2 seats are still free.")
    known = [Text("automat-random"), Text("automat-steady")]
    assert words(Text("refused-unknown-automat", {"name": "x", "known": known})).endswith("Known: Chance and Steady.")
