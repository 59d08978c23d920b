"""What is missing among options: nothing named can be chosen, each reason is true of the position, and the thing comes
when the reason goes.

What is true is said here anew, by the rulebooks, from views and states; nothing of the rules' own legality is asked.
"""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import codec, engine
from rules.core.errors import Rejected
from rules.core.text import Wording
from rules.core.types import AnyDecision, Bar, ChooseMany, Command, Text
from tests.contract.cases import OWN, Match, titles
from tests.contract.expected import EXPECTED
from tests.contract.explained import unexplained
from tests.contract.reasons import REASONS, Place
from tests.contract.test_play import ROOT
from tests.contract.test_words import lacking
from tests.support.play import with_turn

LABEL, REASON = 90, 200


def bars_of(match: Match, count: int = 40) -> list[tuple[Place, AnyDecision, Bar]]:
    """What is missing at some positions of a match, question by question."""
    found = []
    for moment in match.sample(count):
        for decision in moment.decisions:
            for bar in match.case.game.barred(moment.state, decision):
                found.append((Place(match.case.game, moment.state, decision), decision, bar))
    return found


def test_what_is_missing_is_not_offered_and_told_once(match: Match) -> None:
    game = match.case.game
    for moment in match.sample(40):
        for decision in moment.decisions:
            keys = [bar.key for bar in game.barred(moment.state, decision)]
            assert len(set(keys)) == len(keys)
            assert not set(keys) & {option.key for option in decision.offered}
            for key in keys:
                choice = [key] if isinstance(decision, ChooseMany) else key
                with pytest.raises(Rejected):
                    engine.submit(game, moment.state, Command(decision.id, decision.seat, choice))
        assert codec.encode(moment.state) == moment.raw


def test_reasons_have_words_that_fit(match: Match) -> None:
    wording = Wording(names=["W" * 32] * match.case.seats)
    bars = [bar for _, _, bar in bars_of(match)]
    assert lacking([text for bar in bars for text in (bar.what, bar.why)]) == set()
    for bar in bars:
        assert 0 < len(wording(bar.what)) <= LABEL
        why = wording(bar.why)
        assert 0 < len(why) <= REASON
        assert not why.endswith("."), why


def test_every_reason_is_true_of_the_position(match: Match) -> None:
    for place, decision, bar in bars_of(match):
        assert bar.why.key in REASONS, f"nobody says when {bar.why.key} is true"
        assert REASONS[bar.why.key].holds(place, bar), f"{decision.kind}: {bar.key} is said to be {bar.why}"


def test_what_was_missing_comes_when_its_reason_goes(match: Match) -> None:
    tried = Counter[str]()
    for place, _, bar in bars_of(match, 25):
        reason = REASONS[bar.why.key]
        if reason.removed is None or tried[bar.why.key] >= 5:
            continue
        other = reason.without(place, bar)
        if other is not None:
            tried[bar.why.key] += 1
            comes = bar.key in other.keys | other.refs
            assert comes or (not reason.alone and other.reason(bar.key) not in ("", bar.why.key)), (
                f"{bar.key} stays away without {bar.why}"
            )


def test_what_one_would_expect_is_offered_or_has_its_reason(match: Match) -> None:
    for moment in match.sample(60):
        for decision in moment.decisions:
            lacking = unexplained(Place(match.case.game, moment.state, decision))
            assert not lacking, f"{decision.kind}: neither offered nor explained: {lacking}"


@pytest.mark.parametrize("title", [key for key in titles() if key not in OWN])
def test_of_every_kind_it_is_said_what_one_would_expect(title: str) -> None:
    assert title in EXPECTED, "say what one would expect of each kind: EXPECTED in tests/contract/expected.py"
    assert list(EXPECTED[title]) == list(titles()[title].info.kinds)


@pytest.mark.parametrize("title", [key for key in titles() if key not in OWN])
def test_every_reason_of_the_catalogue_is_checked(title: str) -> None:
    """And none is checked that no catalogue has."""
    files = (ROOT / "rules" / "games" / title).rglob("texts/en.ftl")
    words = [line for file in files for line in file.read_text("utf-8").splitlines()]
    named = {line.partition(" ")[0] for line in words if line.startswith(f"{title}-why-")}
    assert named == {one for one in REASONS if one.startswith(f"{title}-")}


def test_a_wrong_reason_is_found() -> None:
    toy = titles()["toy"]
    recorder = with_turn()
    place = Place(toy, recorder.state, recorder.pending[0])
    lie = Bar("draw", Text("toy-act-draw"), Text("toy-why-deck"))
    assert not REASONS["toy-why-deck"].holds(place, lie)
