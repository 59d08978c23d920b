"""What the header says in every phase: where the match stands, who is asked, and what they decide."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.games
from render.canvas import Canvas
from render.games.elysium.brief import Brief as Elysium
from render.games.pantheum.brief import Brief as Pantheum
from render.games.storm.brief import Brief as Storm
from render.games.storm.combat import state_of_play
from render.types import Request
from rules.games.pantheum.view import KRONOS, PantheumView
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, StormView
from tests.render import elysium_samples, pantheum_samples, storm_samples
from tests.render.looking import check_words_apart
from tests.render.storm_requests import before, fighting

NAMES = ("Theano", "Ione", "Doros", "Lykos")
README = Path(rules.games.__path__[0], "elysium", "README.md").read_text("utf-8")
TABLE = README.partition("## Questions")[2].partition("\n## ")[0]
QUESTIONS = [
    kind
    for line in TABLE.splitlines()
    if line.startswith("| `")
    for kind in re.findall("`([a-z-]+)`", line.split("|")[1])
]
"""The kinds of question that Elysium documents."""


def elysium(doing: str) -> str:
    view = elysium_samples.view(doing=doing)
    return Elysium(Request(game="elysium", kind="board", view=view, names=NAMES), view).headline


def pantheum(view: PantheumView) -> str:
    return Pantheum(Request(game="pantheum", kind="board", view=view, names=NAMES), view).headline


def storm(view: StormView, *, own: bool = False) -> str:
    return Storm(Request(game="storm", kind="board", view=view, names=NAMES), view, own=own).headline


@pytest.mark.parametrize("doing", QUESTIONS)
def test_every_question_of_elysium_has_words_of_its_own(doing: str) -> None:
    said = elysium(doing)
    assert re.fullmatch(r"Epoch 3 of 5 · Theano (may )?[a-z]+ .+", said)
    assert said != elysium("something else")


def test_there_are_many_questions() -> None:
    assert len(QUESTIONS) > 20


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"phase": "move"}, "Ione moves the god"),
        ({"phase": "column"}, "Ione chooses a column"),
        ({"phase": "act", "column": "shift"}, "Ione performs Shift"),
        ({"phase": "act", "column": "lock", "acted": True}, "Ione may use abilities of Lock"),
        ({"phase": "recruit"}, "Ione recruits a demigod"),
        ({"phase": "recruit", "waiting": (0,)}, "Theano gains an Element"),
        ({"phase": "recruit", "waiting": (0, 2)}, "Theano and Doros gain an Element each"),
        ({"phase": "recruit", "waiting": (0, 2, 3)}, "3 players gain an Element each"),
        ({"phase": KRONOS, "waiting": (0,)}, "Kronos’ turn: Theano answers"),
    ],
)
def test_pantheum_says_the_round_and_the_step_of_the_turn(facts: dict[str, object], said: str) -> None:
    view = pantheum_samples.view()
    for name, value in facts.items():
        setattr(view, name, value)
    assert pantheum(view) == f"Round 6 · {said}"


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (before(), "Both place units in secret"),
        (storm_samples.view(), "Turn 14 · Theano moves units or uses a power"),
        (fighting(), "Turn 14 · Fight: both pick a manoeuvre"),
        (fighting(phase="loss", acting=[OLYMPIAN]), "Turn 14 · Fight: Ione picks who is lost"),
        (storm_samples.view(over=True), "Turn 14 · The match is over"),
    ],
)
def test_storm_says_the_turn_and_what_is_decided(view: StormView, said: str) -> None:
    assert storm(view) == said


def test_how_far_a_move_is_chosen_its_owner_alone_reads() -> None:
    seat = storm_samples.SEATS[CHTHONIAN]
    view = storm_samples.view(seat, choosing=storm_samples.choosing())
    assert storm(view, own=True) == f"Turn 14 · {NAMES[seat]} chooses where to go from 13"
    assert storm(view) == f"Turn 14 · {NAMES[seat]} moves units or uses a power"


def test_a_header_keeps_its_state_at_a_size_that_can_be_read_and_shrinks_the_title_for_it() -> None:
    short, long = Canvas.blank(1600, 200, "ink"), Canvas.blank(1600, 200, "ink")
    short.header("Storm over Olympus", "Turn 14 · Theano moves units")
    long.header("Storm over Olympus", "Turn 14 · Theano moves units or uses a power and then some more of it")
    assert [run.size for run in short.runs] == [42, 38]
    assert [run.size for run in long.runs] == [34, 36]
    check_words_apart(long)


def test_a_fight_that_is_over_is_headed_by_the_turn() -> None:
    over = storm_samples.view(round=storm_samples.fought())
    for view, begins in ((fighting(), "Round 2 · "), (over, "Turn ")):
        brief = Storm(Request(game="storm", kind="combat", view=view, names=NAMES), view)
        assert state_of_play(brief, 2).startswith(begins)
