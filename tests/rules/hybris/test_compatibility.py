"""What can be played with what: the table of 3.0, as creation, the form of the options and the rules read it (G56)."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from typing import Any

import pytest

from rules.core import engine
from rules.core.errors import BadSetup
from rules.core.game import Game
from rules.core.types import Setup
from rules.games.hybris.content import HOUSE, Content, content_of
from rules.games.hybris.game import Hybris
from rules.games.hybris.modules import ALL
from rules.games.hybris.modules.compatibility import COMPATIBILITY
from rules.games.hybris.modules.hermes import HERMES
from tests.rules.hybris.table import GAME


def refusal(game: Game[Any, Any], seats: int, **options: str) -> str | None:
    try:
        game.chosen(seats, options)
    except BadSetup as error:
        return error.text.key
    return None


@pytest.mark.rule("HYB-157", "HYB-158", "HYB-159", "HYB-160")
def test_g56_compatibility() -> None:
    assert refusal(GAME, 3, modules="tartarus,chronos") == "hybris-rejected-modules"
    assert refusal(GAME, 3, modules="chronos", scenario="forges") == "hybris-rejected-module-option"
    assert refusal(GAME, 3, modules="chronos", variant="short") == "hybris-rejected-module-option"
    assert refusal(GAME, 3, modules="cards,tartarus") is None


@pytest.mark.rule("HYB-010")
def test_g56_beside_the_tartarus_the_base_heroes_fight_and_the_new_primordials_come() -> None:
    state = engine.start(GAME, Setup("hybris", 3, "t", GAME.chosen(3, {"modules": "cards,tartarus"}))).state
    assert state.champions == ["CH1", "CH2", "CH3", "CH4", "CH5"]
    assert {"PR7", "PR8", "PR9"} <= set(state.primordials)


@pytest.mark.rule("HYB-018", "HYB-019")
@pytest.mark.parametrize(
    "others", ["hermes", "cards,hermes", "hermes,tartarus", "hermes,chronos", "cards,hermes,chronos"]
)
def test_hermes_goes_with_everything(others: str) -> None:
    assert refusal(GAME, 3, modules=others) is None


def test_beside_chronos_arrogance_is_not_used() -> None:
    assert HERMES.dropped(["hermes", "chronos"]) == {"arrogance"}
    assert HERMES.dropped(["hermes", "cards"]) == frozenset()


def test_the_table_says_why_in_words() -> None:
    found = GAME.refuse(3, GAME.info.chosen({"modules": "chronos,tartarus"}))
    assert found is not None
    assert found.args["other"].key == "hybris-module-chronos"  # type: ignore[union-attr]  # a Text, of many kinds of parameter


def test_every_choice_that_is_refused_is_refused_by_the_table() -> None:
    """Every pair of modules and every option against each: refused exactly where the table says so."""
    keys = [module.key for module in ALL if module.option == "modules"]
    for first, second in product(keys, keys):
        terms = COMPATIBILITY.get(first), COMPATIBILITY.get(second)
        said = any(one is not None and other in one.never for one, other in zip(terms, (second, first), strict=True))
        assert (refusal(GAME, 3, modules=",".join(dict.fromkeys((first, second)))) is not None) == said
    for key, option in product(keys, ("scenario", "variant")):
        value = next(module.key for module in ALL if module.option == option)
        assert (refusal(GAME, 3, modules=key, **{option: value}) is not None) == (
            option in COMPATIBILITY[key].never_options
        )


@pytest.mark.rule("HYB-156")
def test_one_seat_plays_with_chronos_alone() -> None:
    assert (GAME.info.seats, Hybris().info.seats) == ((1, 2, 3, 4), (2, 3, 4))
    assert refusal(GAME, 1, modules="chronos") is None
    assert refusal(GAME, 1, modules="cards,hermes,chronos") is None
    assert refusal(GAME, 1, modules="cards,hermes") == "hybris-rejected-seats"
    assert refusal(GAME, 1, modules="tartarus,chronos") == "hybris-rejected-modules"


def test_what_belongs_to_chronos_needs_him() -> None:
    for option, value in (("numbering", "printed"), ("exclusion", "spaces"), ("difficulty", "harsh")):
        assert refusal(GAME, 3, **{option: value}) == "hybris-rejected-without"
        assert refusal(GAME, 3, modules="chronos", **{option: value}) is None


def test_what_can_be_played_now_can_be_created() -> None:
    for modules, scenario, variant in product(
        ("base", "cards", "hermes", "cards,hermes"), ("none", "forges"), ("none", "open")
    ):
        assert refusal(GAME, 2, modules=modules, scenario=scenario, variant=variant) is None


BASE_ALONE = """
import sys, types, importlib
stub = types.ModuleType("rules.games")
stub.__path__ = [{path!r}]
sys.modules["rules.games"] = stub
from rules.core.auto import random_choice
from rules.core.game import register
from rules.core.rng import Rng, Source
from rules.core.recorder import Recorder
from rules.core.text import add_words
from rules.core.types import Command, Setup
from rules.games.hybris.game import Hybris
add_words("rules.games.hybris")
game = Hybris()
recorder, chooser = Recorder(game, Setup("hybris", 2, "alone", {{}})), Source(Rng("alone"))
while recorder.pending:
    decision = recorder.pending[0]
    recorder.submit(Command(decision.id, decision.seat, random_choice(decision, chooser)))
assert recorder.state.outcome is not None
assert [spec.key for spec in game.info.options] == ["cards"]
print(sorted(name for name in sys.modules if name.startswith("rules.games.hybris.modules")))
"""


def test_the_base_alone_runs_no_line_of_a_module() -> None:
    """A match from beginning to end in a fresh interpreter, in which no module is ever imported."""
    import rules.games

    script = BASE_ALONE.format(path=next(iter(rules.games.__path__)))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_a_match_without_modules_has_none() -> None:
    state = engine.start(GAME, Setup("hybris", 2, "base", GAME.chosen(2, {}))).state
    assert (state.modules, state.parts, state.content.modules) == ([], {}, ())
    assert isinstance(content_of(HOUSE, ()), Content)
