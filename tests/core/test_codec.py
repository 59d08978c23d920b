"""States as JSON: the same bytes for the same state, back without loss, and from older versions."""

from __future__ import annotations

import json

import pytest

from rules.core import codec, engine
from rules.core.errors import BadPosition
from rules.core.text import Wording
from tests.support.play import answer, asked, recorded, toy_setup, with_turn
from tests.support.toy import Toy


def test_a_state_comes_back_without_loss(toy: Toy) -> None:
    recorder = recorded()
    answer(recorder, 1, asked(toy, recorder.state, 1).options[0].key)
    raw = codec.encode(recorder.state)
    assert json.loads(raw)["stack"][-1]["sealed"].keys() == {"1"}
    back = codec.decode_state(toy, raw)
    assert back == recorder.state
    assert codec.encode(back) == raw


def test_equal_values_give_equal_bytes_whatever_the_order_of_their_members() -> None:
    assert codec.encode({"b": 1, "a": {"d": 1, "c": 2}}) == codec.encode({"a": {"c": 2, "d": 1}, "b": 1})
    assert codec.encode({10: "x", 9: {"b": 1, "a": 2}}) == codec.encode({9: {"a": 2, "b": 1}, 10: "x"})


def test_the_hash_leaves_the_seed_out_and_nothing_else(toy: Toy) -> None:
    state = engine.start(toy, toy_setup()).state
    other = state.clone()
    other.rng.seed = "another"
    assert codec.state_hash(other) == codec.state_hash(state)
    assert state.rng.seed == "s"
    other.points[0] += 1
    assert codec.state_hash(other) != codec.state_hash(state)
    drawn = state.clone()
    drawn.rng.count += 1
    assert codec.state_hash(drawn) != codec.state_hash(state)


def test_a_state_of_an_older_version_is_upgraded(toy: Toy) -> None:
    state = with_turn(tokens=3).state
    old = json.loads(codec.encode(state))
    old["coins"] = old.pop("tokens")
    raw = json.dumps(old).encode()
    assert codec.decode_state(toy, raw, version=1) == state
    with pytest.raises(BadPosition, match="rejected-position"):
        codec.decode_state(toy, raw)


def test_sealed_answers_survive_an_upgrade(toy: Toy) -> None:
    recorder = recorded()
    answer(recorder, 2, asked(toy, recorder.state, 2).options[0].key)
    old = json.loads(codec.encode(recorder.state))
    old["coins"] = old.pop("tokens")
    assert codec.decode_state(toy, json.dumps(old).encode(), version=1).sealed == recorder.state.sealed


@pytest.mark.parametrize("version", [0, 3])
def test_a_version_without_an_upgrade_path_is_refused(toy: Toy, version: int) -> None:
    raw = codec.encode(engine.start(toy, toy_setup()).state)
    with pytest.raises(BadPosition) as caught:
        codec.decode_state(toy, raw, version=version)
    assert f"version {version}" in Wording()(caught.value.text)


@pytest.mark.parametrize("raw", [b"", b"[]", b"{}", b'{"seats": "two"}', b"\xff"])
def test_what_is_no_state_is_refused_with_the_reason(toy: Toy, raw: bytes) -> None:
    for version in (None, 1):
        with pytest.raises(BadPosition) as caught:
            codec.decode_state(toy, raw, version)
        assert caught.value.text.args["reason"]
