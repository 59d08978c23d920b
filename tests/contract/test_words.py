"""Everything a game says has words, with all their parameters, and fits into what Discord allows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

from bot.ui.story import part_key
from rules.core import codec, engine
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import SPECTATOR, AnyDecision, Event, Text, Viewer
from tests.contract.cases import OWN, Case, Match, played, titles
from tests.contract.test_play import ROOT, asked

# Nine tenths of Discord's caps, so that what the host adds (a mark, a number) still fits.
LABEL, BUTTON, PROMPT, MESSAGE = 90, 72, 1_800, 1_800
HINT = 300
"""More than a menu shows: a panel tells in full what is cut there."""
KEY = 60
BUTTONS = 5
"""Up to so many options become buttons, more become a menu."""
TOPIC = 1_500
UNQUOTED: dict[str, set[str]] = {
    "pantheum": set(),
    "elysium": set(),
    "hybris": {"plan", "planned"},
    "storm": {"pick", "formation", "place", "arrange", "target", "movers"},
    "toy": {"cheer", "stake", "spread", "order", "react", "counter"},
}
"""Kinds of question that are not told in public: in Storm those that point at hidden units, in Hybris plans. Not every
title is here.
"""
NAME = "W" * 32
"""The longest name a person can have."""


def say(case: Case) -> Wording:
    return Wording(names=[NAME] * case.seats)


def texts_of(decision: AnyDecision) -> Iterator[Text]:
    yield decision.prompt
    for option in decision.offered:
        yield from (text for text in (option.label, option.hint, option.group) if text is not None)


def events_of(match: Match) -> list[Event]:
    return [event for moment in match.moments for event in moment.before.events]


def lacking(texts: Iterator[Text] | list[Text]) -> set[str]:
    wording = Wording()
    return {fault for text in texts for fault in wording.faults(text)}


def test_the_words_of_a_score_get_the_points(case: Case) -> None:
    score = Text(f"{case.game.info.key}-score", {"points": 17})
    assert lacking([score] if Wording().knows(score.key) else []) == set()


def test_every_question_and_event_has_words(match: Match) -> None:
    assert lacking([text for decision in asked(match) for text in texts_of(decision)]) == set()
    told = [text for event in events_of(match) for text in (event.text, event.public) if text is not None]
    assert lacking(told) == set()
    forced = [text for moment in match.moments for one in moment.before.forced for text in (one.prompt, one.what)]
    assert lacking(forced) == set()


def test_views_and_the_outcome_have_words(match: Match) -> None:
    game, wording = match.case.game, say(match.case)
    for moment in match.sample(10):
        for viewer in match.case.viewers:
            view = engine.view(game, moment.state, viewer)
            assert game.describe(view)
            assert lacking([*game.describe(view), *game.secrets(view)]) == set()
        for decision in moment.decisions:
            outlook = game.outlook(engine.view(game, moment.state, Viewer(decision.seat)), decision)
            assert lacking([*outlook]) == set()
            assert all(len(wording(line)) <= MESSAGE for line in outlook)
    outcome = match.moments[-1].state.outcome
    assert outcome is not None
    assert lacking([outcome.reason]) == set()
    parts = {source for one in outcome.standings for source in one.parts}
    assert lacking([Text(part_key(game.info.key, source)) for source in sorted(parts)]) == set()


def test_turns_and_points_are_told_of_seats_that_there_are(match: Match) -> None:
    game, seats = match.case.game, range(match.case.seats)
    for moment in match.sample(10):
        view = engine.view(game, moment.state, SPECTATOR)
        tally = game.tally(view)
        assert game.turn(view) in (None, *seats)
        assert set(tally) <= set(seats)
        assert lacking(list(tally.values())) == set()


def test_public_questions_tell_a_spectator_nothing_new(match: Match) -> None:
    """They are quoted in public, and told when they are taken back."""
    game = match.case.game
    for number, moment in enumerate(match.sample(40)):
        other = game.reshuffle_hidden(moment.state, SPECTATOR, Source(Rng(f"public:{number}")))
        pending = engine.pending(game, other)
        assert public(pending) == public(moment.decisions)
        assert quoted(pending) == quoted(moment.decisions)


def public(decisions: Sequence[AnyDecision]) -> list[AnyDecision]:
    return [decision for decision in decisions if decision.public]


def quoted(decisions: Sequence[AnyDecision]) -> list[tuple[int, Text]]:
    return [(decision.seat, decision.prompt) for decision in decisions if decision.public or decision.quotable]


def test_what_everybody_may_read_is_quoted(match: Match) -> None:
    kinds = {decision.kind for decision in asked(match) if not (decision.public or decision.quotable)}
    assert kinds <= UNQUOTED.get(match.case.key, kinds)


def test_a_title_hides_something_exactly_when_it_can_tell_a_seat_its_secrets(match: Match) -> None:
    game, found = match.case.game, False
    for number, moment in enumerate(match.sample(10)):
        other = game.reshuffle_hidden(moment.state, SPECTATOR, Source(Rng(f"hides:{number}")))
        found = found or any(
            codec.encode(engine.view(game, moment.state, viewer)) != codec.encode(engine.view(game, other, viewer))
            for viewer in match.case.viewers
        )
    assert game.hides == found


def test_options_read_apart(match: Match) -> None:
    wording = say(match.case)
    for decision in asked(match):
        labels = [wording(option.label) for option in decision.offered]
        # Seats all have the same name here; what differs by seat alone is told apart by the seat.
        plain = [Wording()(option.label) for option in decision.offered]
        assert len(set(plain)) == len(plain), f"{decision.kind}: {sorted(plain)}"
        assert all(label.strip() and "\n" not in label for label in labels)


def test_labels_hints_and_keys_fit(match: Match) -> None:
    wording = say(match.case)
    for decision in asked(match):
        cap = BUTTON if len(decision.offered) <= BUTTONS else LABEL
        assert len(wording(decision.prompt)) <= PROMPT
        for option in decision.offered:
            assert 0 < len(option.key) <= KEY, option.key
            assert option.key.isprintable()
            assert len(wording(option.label)) <= cap, wording(option.label)
            assert option.hint is None or len(wording(option.hint)) <= HINT, wording(option.hint)
            assert option.group is None or len(wording(option.group)) <= LABEL


def test_events_and_descriptions_fit(match: Match) -> None:
    wording = say(match.case)
    assert all(len(wording(event.text)) <= MESSAGE for event in events_of(match))
    for moment in match.sample(5):
        for viewer in match.case.viewers:
            view = engine.view(match.case.game, moment.state, viewer)
            assert all(len(wording(line)) <= MESSAGE for line in match.case.game.describe(view))


def test_events_name_seats_that_there_are(match: Match) -> None:
    seats = range(match.case.seats)
    for event in events_of(match):
        assert event.kind
        assert event.seat is None or event.seat in seats
        assert event.audience is None or set(event.audience) <= set(seats)


@pytest.mark.parametrize("key", list(titles()))
def test_a_title_says_what_it_is_called(key: str) -> None:
    said = Text(f"{key}-title")
    assert lacking([said]) == set()
    assert 0 < len(Wording()(said).strip()) <= BUTTON


@pytest.mark.parametrize("key", list(titles()))
def test_a_number_to_choose_says_of_what(key: str) -> None:
    """`60` alone might be minutes."""
    for spec in titles()[key].info.options:
        for value in (one for one in spec.values if isinstance(one, int) and not isinstance(one, bool)):
            assert re.search("[a-z]", Wording()(Text(f"{key}-option-{spec.key}-{value}"))), (spec.key, value)


def test_why_a_match_ended_leaves_who_won_to_the_heading(match: Match) -> None:
    outcome = match.moments[-1].state.outcome
    assert outcome is not None
    assert re.search(r"\bw[io]ns?\b", say(match.case)(outcome.reason)) is None


def test_that_nothing_can_be_taken_back_is_said_by_the_panel_alone(match: Match) -> None:
    wording = say(match.case)
    for decision in asked(match):
        for hint in (wording(one.hint) for one in decision.offered if one.irreversible and one.hint is not None):
            assert re.search(r"stands? for good|(taken?|go(es)?|way) back|undone|\bfinal\b", hint) is None, hint


SENTENCES = re.compile(r"(?<!\bno)[.!?](?=[)”’]*(?:\s|$))")
"""Where sentences end."""


def sentences(words: str) -> int:
    """How many sentences there are."""
    return len(SENTENCES.findall(words))


@pytest.mark.parametrize("key", list(titles()))
def test_a_title_says_what_it_is_in_two_sentences_and_how_long_it_takes(key: str) -> None:
    info, wording = titles()[key].info, Wording()
    about = Text(f"{key}-about")
    assert lacking([about]) == set()
    assert sentences(wording(about)) == 2
    assert len(wording(about)) <= 300
    assert info.minutes is not None
    least, most = info.minutes
    assert 0 < least <= most
    assert set(info.primer) <= {topic.key for topic in titles()[key].topics()}


def test_every_kind_that_is_asked_is_declared(match: Match) -> None:
    assert {decision.kind for decision in asked(match)} <= set(match.case.game.info.kinds)


@pytest.mark.parametrize("key", list(titles()))
def test_every_kind_of_decision_is_explained_to_newcomers_in_three_sentences(key: str) -> None:
    kinds, wording = titles()[key].info.kinds, Wording()
    assert len(set(kinds)) == len(kinds) > 0
    lessons = [Text(f"{key}-lesson-{kind}") for kind in kinds]
    assert lacking(lessons) == set()
    long = [said for lesson in lessons if not 1 <= sentences(said := wording(lesson)) <= 3 or len(said) > 400]
    assert long == []


@pytest.mark.parametrize("title", [key for key in titles() if key not in OWN])
def test_the_kinds_of_decision_are_those_of_the_readme(title: str) -> None:
    """What the README lists has been found in the code, and not only by chance in random play."""
    told = (ROOT / "rules" / "games" / title / "README.md").read_text("utf-8")
    table = told.partition("| Kind | Asks | Keys |")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert [kind for cell in cells for kind in re.findall(r"`([a-z-]+)`", cell)] == list(titles()[title].info.kinds)


def test_a_lesson_of_four_sentences_is_found() -> None:
    assert sentences("One. Two! Three? (Four.)") == 4
    assert sentences("Look up /card, costs 1.5 times: one sentence.") == 1


@pytest.mark.parametrize("key", list(titles()))
def test_what_can_be_looked_up_has_words(key: str) -> None:
    title, wording = titles()[key], Wording()
    components = list(title.components())
    assert len({component.id for component in components}) == len(components)
    assert lacking([text for one in components for text in (one.name, one.text, *one.facts)]) == set()
    assert lacking([Text(f"{key}-kind-{component.kind}") for component in components]) == set()
    topics = list(title.topics())
    assert topics
    assert lacking([text for topic in topics for text in (topic.title, topic.body)]) == set()
    assert all(len(wording(topic.body)) <= TOPIC for topic in topics)
    for component in components:
        assert len(wording(component.name)) <= LABEL


@pytest.mark.parametrize("key", list(titles()))
def test_options_of_the_setup_have_words(key: str) -> None:
    wanted = []
    for spec in titles()[key].info.options:
        ends = ["", *(f"-{_named(value)}" for value in (*spec.values, *spec.parts)), *(["-own"] if spec.parts else [])]
        wanted += [Text(f"{key}-option-{spec.key}{end}") for end in ends]
    assert lacking(wanted) == set()
    for spec in titles()[key].info.options:
        assert spec.checked(spec.default) == spec.default


def _named(value: str | int | bool) -> str:
    return str(value).lower()


@pytest.mark.parametrize(("key", "seats"), [("elysium", 4), ("storm", 2)])
def test_some_questions_come_in_the_turn_of_another(key: str, seats: int) -> None:
    """Who is asked then is called for a question, not for a turn."""
    match = played(Case(key, seats))
    game = match.case.game
    turns = [(game.turn(engine.view(game, one.state, SPECTATOR)), one.decisions) for one in match.moments]
    asides = [one for turn, decisions in turns for one in decisions if turn not in (None, one.seat)]
    own = [one for turn, decisions in turns for one in decisions if turn == one.seat]
    assert 0 < len(asides) < len(own)
