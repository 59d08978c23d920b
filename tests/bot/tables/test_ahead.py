"""Parts of one move put together: the same moves as step by step, none more, none less."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rules.games
from bot.model import Way
from bot.tables.ahead import DEEP, FEW, MOST, ways
from bot.ui.words import Words
from rules.core import engine
from rules.core.auto import random_choice
from rules.core.choices import Forced
from rules.core.engine import Step
from rules.core.game import find
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Choice, ChooseMany, ChooseOne, Command, Option, Setup

assert rules.games


def play(title: str, seed: str, most: int) -> list[tuple[Step[Any], AnyDecision]]:
    """Positions of a random match, each with a question that stands."""
    game, chance = find(title), Source(Rng(seed))
    step: Step[Any] = engine.start(game, Setup(title, 2, seed))
    found: list[tuple[Step[Any], AnyDecision]] = []
    while step.state.outcome is None and len(found) < most:
        decision = next(one for one in step.pending if not one.optional)
        found.append((step, decision))
        command = Command(decision.id, decision.seat, random_choice(decision, chance))
        step = engine.submit(game, step.state, command, standing=step.pending)
    return found


@pytest.mark.parametrize("title", ["pantheum", "elysium", "storm", "hybris"])
def test_each_way_is_legal_and_each_legal_beginning_is_there_once(title: str) -> None:
    game, put_together = find(title), 0
    for step, decision in [one for n in range(4) for one in play(title, f"ahead-{n}", 400)]:
        found = ways(game, step.state, decision, step.pending)
        if not found:
            continue
        put_together += 1
        assert len(found) <= MOST
        assert len({way.option.key for way in found}) == len(found)
        first = [*map(list, {tuple(way.answers[0]) for way in found if isinstance(way.answers[0], list)})]
        if isinstance(decision, ChooseMany):
            assert len(first) <= FEW
            assert {key for keys in first for key in keys} == {option.key for option in decision.options}
        else:
            assert isinstance(decision, ChooseOne)
            assert len(decision.options) <= FEW
            assert {way.answers[0] for way in found} == {option.key for option in decision.options}
        for way in found:
            _walk(title, step, decision, way)
    assert put_together > 5


def _walk(title: str, step: Step[Any], decision: AnyDecision, way: Way) -> None:
    """Give the answers of a way one by one; nothing is learned on the way, and each can be taken back."""
    game = find(title)
    for at, key in enumerate(way.answers):
        option = chosen(decision, key[0] if isinstance(key, list) else key)
        step = engine.submit(game, step.state, Command(decision.id, decision.seat, key), standing=step.pending)
        if at + 1 == len(way.answers):
            assert option.irreversible == way.option.irreversible
            several = isinstance(key, list) and len(key) > 1
            assert way.option.ref == (None if several else option.ref or way.option.ref)
            return
        assert not step.draws
        assert not option.irreversible
        decision = next(one for one in step.pending if one.seat == decision.seat and not one.optional)
        assert decision.back is not None or (at == 0 and len(way.answers) == 2)
        assert not any(event.reveals for event in step.events)


def chosen(decision: AnyDecision, key: Choice) -> Option:
    return next(one for one in decision.options if one.key == key)


def test_what_cannot_be_taken_back_is_not_walked_through() -> None:
    game = find("storm")
    for step, decision in play("storm", "final", 120):
        for way in ways(game, step.state, decision, step.pending):
            keys = way.answers[0] if isinstance(way.answers[0], list) else [way.answers[0]]
            first = [chosen(decision, key) for key in keys]
            assert len(way.answers) == 1 or not any(option.irreversible for option in first)


def told(title: str, seed: str) -> Iterator[tuple[Step[Any], AnyDecision, tuple[Way, ...]]]:
    """Positions in which parts are put together, with the question and its ways."""
    game = find(title)
    for step, decision in play(title, seed, 500):
        if found := ways(game, step.state, decision, step.pending):
            yield step, decision, found


def following(title: str, step: Step[Any], decision: AnyDecision, way: Way) -> tuple[Step[Any], list[Forced]]:
    """The position after a way, and what was answered for the seat between its answers."""
    between = list[Forced]()
    for at, key in enumerate(way.answers):
        between += step.forced if at else ()
        command = Command(decision.id, decision.seat, key)
        step = engine.submit(find(title), step.state, command, standing=step.pending)
        decision = next((one for one in step.pending if one.seat == command.seat and not one.optional), decision)
    return step, between


@pytest.mark.parametrize("title", ["pantheum", "elysium", "storm", "hybris"])
def test_all_ways_go_equally_far_or_to_the_end_of_the_move(title: str) -> None:
    """What is asked by itself after one entry is not part of another: entries of one menu can be compared."""
    shorter = 0
    for step, decision, found in told(title, "equally"):
        onward = [way for way in found if way.option.label.key == "option-onward"]
        deepest = max(len(way.answers) for way in found if way not in onward)
        for way in found:
            assert len(way.answers) <= DEEP
            if len(way.answers) < deepest and way not in onward and not way.option.irreversible:
                after, _ = following(title, step, decision, way)
                asked = [one for one in after.pending if one.seat == decision.seat and not one.optional]
                assert after.draws or not any(isinstance(one, ChooseOne) and one.back for one in asked), way.option.key
                shorter += 1
    assert shorter or title != "pantheum"


@pytest.mark.parametrize("title", ["pantheum", "elysium", "storm"])
def test_an_entry_names_the_parts_that_were_the_only_ones(title: str) -> None:
    said, words = 0, Words()
    for step, decision, found in told(title, "the only ones"):
        for way in found:
            if len(way.answers) > 1:
                label, between = words.plain(way.option.label), following(title, step, decision, way)[1]
                assert all(words.plain(one.what) in label for one in between)
                said += len(between)
    assert said or title != "pantheum"


@pytest.mark.parametrize("title", ["pantheum", "elysium", "storm"])
def test_nothing_is_said_twice_beside_one_entry(title: str) -> None:
    words = Words()
    for _, _, found in told(title, "said once"):
        for way in found:
            said = words.plain(way.option.hint).split("; ") if way.option.hint is not None else []
            assert len(set(said)) == len(said)


def test_what_comes_next_in_the_turn_is_told_as_such() -> None:
    words, found = Words(), list[str]()
    for _, _, some in told("pantheum", "onward"):
        found += [words.plain(way.option.label) for way in some if way.option.label.key == "option-onward"]
    assert "Done with this column, then: End my turn" in found or "Done with this column, then: Recruit nobody" in found
