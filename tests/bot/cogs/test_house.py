"""House choices that depend on one another: only what can be chosen is offered."""

from __future__ import annotations

import pytest

import rules.games
from bot.cogs.house import suggest_options
from bot.ui.custom_id import decode
from bot.ui.lists import options_panel
from bot.ui.words import Words
from rules.core.game import find
from tests.bot.ui.asked import changed, look, parts

assert rules.games
GAME = find("hybris")


@pytest.mark.parametrize(
    ("modules", "shown"),
    [
        ("base", {"modules", "scenario", "variant"}),
        ("hermes", {"modules", "scenario", "variant"}),
        ("hermes,chronos", {"modules", "numbering", "exclusion", "difficulty"}),
    ],
)
def test_only_options_that_can_be_chosen_beside_the_modules_are_offered(modules: str, shown: set[str]) -> None:
    """In the form of the lobby, and as suggestions for typed ones."""
    chosen = {"modules": modules}
    match = changed(look().match, game="hybris", seats=3, options=chosen, status="lobby")
    menus = [decode(part["custom_id"]) for part in parts(options_panel(Words("en"), match, GAME.info, True))]
    found = {to.option.partition(".")[2] for to in menus if to is not None and to.kind == "option" and "." in to.option}
    assert found == shown
    suggested = suggest_options(Words("en"), GAME.info, f"modules={modules}; ")
    assert {one.value.rpartition("; ")[2].partition("=")[0] for one in suggested} == shown - {"modules"}
