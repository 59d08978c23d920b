"""What stands on controls in matches of every game: nothing is cut, and no two entries of one menu read alike."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bot.cogs.services import card_notes, what_cards_do
from bot.model import Holder
from bot.tables.ahead import ways
from bot.ui.brief import brief
from bot.ui.build import BUTTON_WORDS, MENU_WORDS, layout
from bot.ui.controls import HINT_ROOM, Question, by_buttons, called, hint_of
from bot.ui.limits import walk
from bot.ui.lists import options_panel, topic_page, view_menu
from bot.ui.together import together
from bot.ui.words import Words
from render.games import ARTISTS
from rules.core import engine
from rules.core.text import Wording
from rules.core.types import Amount, AnyDecision, Option, Text
from tests.bot.ui.asked import changed, look, payload
from tests.contract.cases import Case, Match, titles

NAMES = ["W" * 32, "W" * 28 + " (2)", "W" * 28 + " (3)", "W" * 28 + " (4)"]
"""As long as names can be, and told apart as people of one name are."""
READERS = (Words(), Words("en", NAMES))
ROOT = Path(__file__).parents[2]
LOST = re.compile(r" +(?!\*?\[[\w-]+\])[*.\[]")
"""What Fluent takes for the beginning of something else."""
KEY = re.compile(r"([a-z][a-z0-9-]*) =")
HINT_KEY = re.compile(r"-hint(-|$)|^storm-short-")
HYPHEN = re.compile(r"(?<![\w-])-(\d|\{)")
"""A hyphen before a number that follows no word and no other number."""


def asked(match: Match) -> Iterator[Question]:
    """Every question of a match; of some of them also with the parts of the move put together."""
    game = match.case.game
    for moment in match.moments:
        for decision in moment.decisions:
            yield made(match.case, decision)
    for moment in match.sample(25):
        for decision in moment.decisions:
            found = ways(game, moment.state, decision, moment.decisions)
            if found:
                yield together(made(match.case, decision), found)


def made(case: Case, decision: AnyDecision) -> Question:
    info = case.game.info
    notes = {} if decision.kind in info.noteless else card_notes(decision, what_cards_do(case.game))
    return Question("abcd1234", decision, notes=notes, numbered=info.numbered)


def read(words: Words, option: Option, leads: Mapping[str, str], *, hints: bool) -> tuple[str, str]:
    """An option as one reads it on a control."""
    return words.plain(called(option, leads)), hint_of(words, option) if hints else ""


def test_labels_and_hints_are_whole_and_no_two_read_alike(match: Match) -> None:
    for q in asked(match):
        if isinstance(q.decision, Amount):
            continue
        leads = q.leads()
        for words in READERS:
            buttons = by_buttons(words, q)
            shown = [read(words, one, leads, hints=not buttons) for one in q.decision.offered]
            room = BUTTON_WORDS if buttons else MENU_WORDS
            assert [label for label, _ in shown if len(label) > room] == []
            assert [hint for _, hint in shown if len(hint) > HINT_ROOM or hint == words.tag("hint-long")] == []
            without = [read(words, one, {}, hints=not buttons) for one in q.decision.offered]
            assert len(set(without)) == len(without), sorted(without)
            assert len(set(leads.values())) == len(leads), leads


def test_no_number_of_a_list_is_called_like_a_place(match: Match) -> None:
    """Tiles are called `a1`: no number has a letter."""
    for q in asked(match):
        for option in q.decision.offered:
            lead = q.leads().get(option.key, "")
            assert not re.search(r"\d[a-z]|[a-z]\d", lead), lead


def test_what_is_put_together_says_nothing_twice(match: Match) -> None:
    """Neither what two questions are about, nor the price that two hints at one thing begin with."""
    words = READERS[0]
    for q in (q for q in asked(match) if q.ways):
        abouts = [part.partition(": ")[0] for part in words.plain(q.decision.prompt).split("? ") if ": " in part]
        assert all(one != after for one, after in pairwise(abouts)), abouts
        for hint in (hint_of(words, option) for option in q.decision.options):
            sentences = hint.split("; ") if ". " in hint else []
            begins = [one.partition(". ")[0] for one in sentences if ". " in one]
            assert len(set(begins)) == len(begins), hint


def test_a_hint_on_a_control_is_no_sentence(match: Match) -> None:
    for q in asked(match):
        for option in q.decision.offered:
            hint = hint_of(READERS[0], option)
            assert not hint.endswith("."), hint
            assert ".;" not in hint, hint


@pytest.mark.parametrize("file", sorted(ROOT.glob("rules/games/*/texts/en.ftl")), ids=lambda file: file.parts[-3])
def test_hints_of_their_own_are_fragments_in_the_catalogues(file: Path) -> None:
    """What a card does is told in sentences, also where it is a hint: there the bot leaves the last stop out."""
    found, hint = [], False
    for line in file.read_text("utf-8").splitlines():
        if key := KEY.match(line):
            hint = HINT_KEY.search(key[1]) is not None
        if hint and line.rstrip().endswith("."):
            found.append(line)
    assert found == []


def test_other_menus_are_whole_and_read_apart(match: Match) -> None:
    case, words = match.case, READERS[1]
    holders = tuple(Holder(seat=seat, user=seat + 1, name=name) for seat, name in enumerate(NAMES[: case.seats]))
    base = look().match
    options = case.game.info.chosen(case.setup.options)
    seated = changed(base, game=case.key, options=options, seats=case.seats, holders=holders, status="lobby")
    view = engine.view(case.game, match.moments[-1].state, case.viewers[0])
    topics = list(case.game.topics())
    shown = [
        options_panel(words, seated, case.game.info, host=True),
        layout([view_menu(words, seated, ARTISTS[case.key].kinds(view) if case.key in ARTISTS else (), "text")]),
        topic_page(words, case.key, topics, topics[0]),
    ]
    for page in shown:
        menus = [part for part in walk(payload(page)["components"]) if part.get("options")]
        assert menus
        for menu in menus:
            entries = [(entry["label"], entry.get("description") or "") for entry in menu["options"]]
            assert len(set(entries)) == len(entries), sorted(entries)
            assert [words for pair in entries for words in pair if words.endswith("…")] == []


@pytest.mark.parametrize("key", ["pantheum", "elysium"])
def test_what_a_card_does_has_a_short_form_where_it_is_long(key: str) -> None:
    words = Words()
    hints = {
        card.id: brief(words, card.text, HINT_ROOM) for card in titles()[key].components() if card.kind != "kronos"
    }
    assert {card for card, hint in hints.items() if len(hint) > HINT_ROOM or hint == words.tag("hint-long")} == set()


def told_by(match: Match) -> Iterator[Text]:
    """Every text of a match: questions, what happened, positions and how each seat stands."""
    game = match.case.game
    for moment in match.moments:
        for event in moment.before.events:
            yield from (text for text in (event.text, event.public) if text is not None)
        for decision in moment.decisions:
            yield decision.prompt
            yield from (text for one in decision.offered for text in (one.label, one.hint) if text is not None)
    for moment in match.sample(5):
        for viewer in match.case.viewers:
            view = engine.view(game, moment.state, viewer)
            yield from (*game.describe(view), *game.secrets(view), *game.tally(view).values())


def test_a_minus_is_no_hyphen(match: Match) -> None:
    wording = Wording()
    said = {wording(text) for text in told_by(match)}
    assert sorted(line for line in said if HYPHEN.search(line)) == []


@pytest.mark.parametrize(
    "file", sorted(ROOT.glob("[brt]*/**/texts/*.ftl")), ids=lambda file: str(file.relative_to(ROOT))
)
def test_no_catalogue_writes_a_minus_as_a_hyphen(file: Path) -> None:
    lines = (line.partition("=")[2] or line for line in file.read_text("utf-8").splitlines() if line[:1] != "#")
    found = [line for line in lines if HYPHEN.search(line) and not line.lstrip().startswith(("[", "*["))]
    assert found == []


@pytest.mark.parametrize(
    "file", sorted(ROOT.glob("[brt]*/**/texts/*.ftl")), ids=lambda file: str(file.relative_to(ROOT))
)
def test_no_line_of_a_catalogue_is_lost(file: Path) -> None:
    """A line that goes on with `*`, `[` or `.` is none for Fluent, and what follows is dropped without a word."""
    lines = [line for line in file.read_text("utf-8").splitlines() if LOST.match(line)]
    assert lines == []
    assert [entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, Junk)] == []
