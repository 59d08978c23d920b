"""A state as it is kept: written once, with the seed, and hashed without it."""

from __future__ import annotations

import json

import pytest
from msgspec import Struct

from rules.core import codec, flow
from rules.core.game import Frame
from tests.support.play import answer, asked, recorded
from tests.support.toy import Toy


@pytest.mark.parametrize("seed", ["s", "", 'a "quoted" one', "back\\slash", "Ἀθηνᾶ", '"rng":{"seed":"'])
def test_what_is_kept_is_the_canonical_form_and_its_hash(toy: Toy, seed: str) -> None:
    recorder = recorded(seed=seed)
    answer(recorder, 1, asked(toy, recorder.state, 1).options[0].key)
    stored = codec.store(recorder.state)
    assert stored.raw == codec.encode(recorder.state)
    assert json.loads(stored.raw)["rng"]["seed"] == seed
    assert stored.hash == codec.state_hash(recorder.state)
    assert codec.decode_state(toy, stored.raw) == recorder.state


def test_dicts_by_number_are_written_by_text_on_every_floor_of_the_stack(toy: Toy) -> None:
    state = recorded().state.clone()
    below = state.stack[-1]
    below.sealed = {1: "card:01", 0: "card:02"}
    state.stack.append(Frame("above", 3, {"b": 1, "a": {"d": 1, "c": 2}}))
    flow.ask_again(state, state.stack[-1])
    assert codec.decode_state(toy, codec.encode(state)) == state
    below.serials = {1: 7}
    written = json.loads(codec.encode(state))
    assert (written["stack"][-2]["sealed"], written["stack"][-2]["serials"]) == (
        {"0": "card:02", "1": "card:01"}, {"1": 7}
    )  # fmt: skip
    assert b'{"0":"card:02","1":"card:01"}' in codec.encode(state)
    assert codec.decode_state(toy, codec.encode(state)) == state


def test_answers_of_older_states_move_into_the_frame_that_asks() -> None:
    old = {"sealed": {"1": "x"}, "stack": [{"at": "first"}, {"at": "below"}, {"at": "top"}]}
    assert codec.answers_to_frames(old) == {
        "stack": [{"at": "first"}, {"at": "below"}, {"at": "top", "sealed": {"1": "x"}}]
    }
    assert codec.answers_to_frames({"sealed": {}, "stack": []}) == {"stack": []}


def test_serials_alone_are_written_by_text_as_well(toy: Toy) -> None:
    state = recorded().state.clone()
    state.stack[-1].serials = {2: 9, 0: 7}
    assert b'{"0":7,"2":9}' in codec.encode(state)
    assert codec.decode_state(toy, codec.encode(state)) == state


class Kept(Struct, frozen=True):
    """A record that cannot be changed, with a dict by number in it."""

    votes: dict[int, str]
    note: str = "n"


def test_a_record_is_written_by_text_and_stays_by_number() -> None:
    kept = Kept({2: "b", 0: "a"})
    assert codec.encode(kept) == b'{"votes":{"0":"a","2":"b"},"note":"n"}'
    assert kept == Kept({2: "b", 0: "a"})


def test_a_state_that_is_kept_stays_as_it_is(toy: Toy) -> None:
    state = recorded().state.clone()
    state.stack[-1].serials = {2: 9, 0: 7}
    before = state.clone()
    codec.store(state)
    assert state == before
