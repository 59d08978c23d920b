"""Scenario files: the examples hold, failures say what was found, malformed files say where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules import core, scenario
from rules.core import engine
from rules.core.documents import holds, merge
from rules.core.errors import BadPosition, BadSetup, Rejected
from rules.core.text import Wording
from rules.core.types import Text
from tests.support.play import toy_setup
from tests.support.toy import Toy, ToyView

FOLDER = Path(__file__).parent / "scenarios"
TURN = [{"at": "round"}, {"at": "turn", "v": {"seat": 0, "left": 3}}]


def run(**data: Any) -> scenario.Report:
    return scenario.run({"game": "toy", "seats": 2, **data}, find=lambda key: Toy())


def failures(**data: Any) -> list[str]:
    say = Wording()
    return [say(text) for text in run(**data).failures]


def refusal(kind: type[Rejected], **data: Any) -> str:
    with pytest.raises(kind) as caught:
        run(**data)
    return Wording()(caught.value.text)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_the_examples_hold(file: Path) -> None:
    report = scenario.run(json.loads(file.read_text()), find=lambda key: Toy())
    assert [Wording()(text) for text in report.failures] == []
    assert report.ok
    assert report.trace


def test_a_failure_shows_expected_and_found() -> None:
    (failure,) = failures(position={"points": [1, 2]}, expect={"/view/0/points": [1, 3]})
    assert failure == "$.expect: /view/0/points should be [1,3], and is [1,2]."


def test_expectations_between_moves_name_their_place_and_play_goes_on() -> None:
    found = failures(
        position={"stack": TURN},
        script=[{"expect": {"/state/round": 9}}, {"seat": 0, "choose": "order"}],
        expect={"/pending/0/kind": "order", "/state/nonsense": 1},
    )
    assert found[0] == "$.script[0]: /state/round should be 9, and is 1."
    assert found[1].startswith("$.expect: /state/nonsense should be 1, and is missing (there are ")
    assert len(found) == 2


def test_an_illegal_choice_fails_and_stops_the_script() -> None:
    (failure,) = failures(
        position={"stack": TURN}, script=[{"seat": 0, "choose": "dance"}, {"seat": 0, "choose": "sing"}]
    )[:1]
    assert failure.startswith("$.script[0]: This was refused: “dance” is not possible here.")


def test_an_illegal_choice_is_told_the_keys_that_the_file_needs() -> None:
    (failure,) = failures(position={"stack": TURN}, script=[{"seat": 0, "choose": "Draw a card"}])
    keys = failure.partition("By key: ")[2].rstrip(".").replace(" and ", ", ").split(", ")
    expect = {"/pending/0/options": keys}
    assert failures(position={"stack": TURN}, expect=expect) == []


def test_a_legal_choice_that_should_be_refused_fails() -> None:
    assert failures(position={"stack": TURN}, script=[{"seat": 0, "refuse": "order"}]) == [
        '$.script[0]: "order" of Player 1 should be refused, and is legal.'
    ]


def test_refusing_a_seat_that_is_not_asked_holds_where_it_is_meant() -> None:
    refused = {"seat": 1, "refuse": "order"}
    assert failures(position={"stack": TURN}, script=[{**refused, "because": "rejected-not-yours"}]) == []
    assert failures(position={"stack": TURN}, script=[refused]) == [
        "$.script[0]: Player 2 is asked nothing, so everything is refused. "
        'If that is meant: "because": "rejected-not-yours".'
    ]


def test_another_kind_of_decision_fails() -> None:
    assert failures(position={"stack": TURN}, script=[{"seat": 0, "decision": "bid", "choose": "order"}]) == [
        "$.script[0]: Player 1 should be asked bid, and is asked act."
    ]


def test_draws_are_given_and_must_be_used() -> None:
    rolls = [{"draws": [6, 2]}, {"seat": 0, "choose": "roll"}]
    board = {"stack": TURN, "tokens": [0, 0]}
    assert failures(position=board, script=[*rolls, {"seat": 0, "choose": "roll"}], expect={"/state/points/0": 8}) == []
    assert failures(position=board, script=rolls) == ["$.expect: These draws were not used: [2]"]


def test_draws_that_open_the_script_serve_the_position_as_well() -> None:
    position = {"stack": [*TURN, {"at": "die", "v": {"seat": 0}}], "tokens": [0, 0], "points": [0, 0]}
    script = [{"draws": [5]}, {"draws": [6]}, {"expect": {"/state/points/0": 5}}, {"seat": 0, "choose": "roll"}]
    assert failures(position=position, script=script, expect={"/state/points/0": 11}) == []


def test_a_draw_that_does_not_fit_fails() -> None:
    (failure,) = failures(position={"stack": TURN}, script=[{"draws": [7]}, {"seat": 0, "choose": "roll"}])[:1]
    assert "recorded draw '7' is not one of" in failure


@pytest.mark.parametrize("wrong", [{"choose": "nothing like this"}, {"choose": "order", "decision": "bid"}])
def test_a_choice_that_is_rejected_ends_the_script(wrong: dict[str, Any]) -> None:
    script = [{"seat": 0, **wrong}, {"seat": 0, "choose": "order"}, {"expect": {"/state/round": 9}}]
    report = run(position={"stack": TURN}, script=script, expect={"/state/round": 9})
    assert len(report.failures) == 1


def test_frames_of_a_position_get_ids_of_their_own() -> None:
    fresh = engine.start(Toy(), toy_setup(2)).state
    ids = [frame.id for frame in scenario.position(Toy(), fresh, {"stack": TURN}).state.stack]
    assert len({0, *ids}) == 3


@pytest.mark.parametrize(
    ("patch", "words"),
    [
        ({"deck": []}, "cards were lost"),
        ({"points": [-1, 0]}, "below zero"),
        ({"pionts": [1, 2]}, "no such member: /pionts; points is meant?"),
        ({"stack": [{"at": "dance"}]}, "no such frame: dance; there are round"),
        ({"stack": [{"at": "turn"}]}, "KeyError: 'seat'"),
        ({"stack": [{"at": "round", "locals": {}}]}, "no such member: /stack/0/locals"),
        ({"points": "many"}, "Expected `array`, got `str` - at `$.points`"),
        ({"deck": None}, "missing required field `deck`"),
        ({"stack": []}, "no frame left"),
        ({"seats": 3}, "seats and options are those of the match"),
        ({"options": {"rounds": None}}, "seats and options are those of the match"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(patch: dict[str, Any], words: str) -> None:
    assert words in refusal(BadPosition, position=patch)


def test_a_position_that_cannot_be_looked_at_is_refused() -> None:
    class Blind(Toy):
        def describe(self, view: ToyView) -> list[Text]:
            raise KeyError("shrine")

    with pytest.raises(BadPosition) as caught:
        scenario.run({"game": "toy", "seats": 2, "position": {"points": [1, 2]}}, find=lambda key: Blind())
    assert "KeyError: 'shrine'" in Wording()(caught.value.text)


@pytest.mark.parametrize("form", ["choose", "refuse"])
def test_what_a_position_breaks_later_is_a_failure_at_its_place(form: str) -> None:
    stack = [{"at": "round"}, {"at": "turn"}, {"at": "turn", "v": {"seat": 0, "left": 1}}]
    (failure,) = failures(position={"stack": stack}, script=[{"seat": 0, form: "pass"}])
    assert failure.startswith("$.script[0]: The rules failed here: KeyError: 'seat'.")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"seats": "two"}, "$.seats: Expected `int`, got `str`"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"script": [{"seat": 0}]}, "$.script[0]: exactly one of"),
        ({"script": [{"seat": 0, "choose": "a", "refuse": "b"}]}, "$.script[0]: exactly one of"),
        ({"script": [{"choose": "a"}]}, "$.script[0].seat: is missing"),
        ({"script": [{"seat": 0, "choose": None}]}, "$.script[0].choose"),
        ({"script": [{"seat": 0, "chose": "a"}]}, "unknown field `chose`"),
        ({"script": [{"seat": 0, "draws": [1]}]}, "$.script[0].seat: does not go with draws"),
        ({"script": [{"seat": 0, "resign": True, "decision": "x"}]}, "$.script[0].decision: does not go with resign"),
        ({"script": [{"seat": 0, "resign": False}]}, "$.script[0].resign: can only be true"),
        ({"script": [{"seat": 2, "choose": "a"}]}, "$.script[0].seat: there is no seat 2; seats are 0 to 1"),
        ({"script": [{"seat": -1, "refuse": "a"}]}, "$.script[0].seat: there is no seat -1"),
        ({"idle": [2]}, "$.idle[0]: there is no seat 2"),
        ({"idle": [1], "script": [{"seat": 1, "choose": "a"}]}, "$.script[0].seat: seat 1 is idle"),
        ({"script": [{"seat": 0, "refuse": "a", "because": "rejected-choise"}]}, "no text with the key rejected-c"),
        ({"script": [{"seat": 0, "choose": "a", "because": "rejected-choice"}]}, "because: does not go with choose"),
        ({"script": [{"seat": 0, "undo": 0}]}, "$.script[0].undo: must be true, or how many"),
        ({"script": [{"seat": 0, "undo": False}]}, "$.script[0].undo: can only be true"),
        ({"script": [{"seat": 0, "undo": True, "decision": "x"}]}, "$.script[0].decision: does not go with undo"),
        ({"script": [{"seat": 0, "chose": "a"}]}, "choose is meant?"),
        ({"expect": {"view/0": 1}}, "$.expect['view/0']: a pointer starts with one of /state"),
        ({"expect": {"/view/2/hand": []}}, "after /view comes one of 0, 1, spectator"),
        ({"script": [{"expect": {"/pending/spectator": []}}]}, "$.script[0].expect['/pending/spectator']"),
    ],
)
def test_malformed_files_name_the_place(data: dict[str, Any], words: str) -> None:
    assert words in refusal(scenario.BadScenario, **data)


def test_a_file_that_is_no_object_or_lacks_the_game_is_malformed() -> None:
    malformed: list[Any] = [[], {"seats": 2}]
    for data in malformed:
        with pytest.raises(scenario.BadScenario):
            scenario.run(data, find=lambda key: Toy())


def test_wrong_seats_and_options_are_refused() -> None:
    assert "2 to 3 seats" in refusal(BadSetup, seats=5)
    assert "2 to 3 seats" in refusal(BadSetup, seats=10**15, expect={"/view/0/round": 1})
    assert "no option “speed”" in refusal(BadSetup, options={"speed": 1})


@pytest.mark.parametrize(
    ("target", "patch", "merged"),
    [
        # The examples of RFC 7396, appendix A.
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        (["a", "b"], ["c", "d"], ["c", "d"]),
        ({"a": "b"}, ["c"], ["c"]),
        ({"a": "foo"}, None, None),
        ({"a": "foo"}, "bar", "bar"),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_merge_patches(target: object, patch: object, merged: object) -> None:
    assert merge(target, patch) == merged


@pytest.mark.parametrize(
    ("wanted", "found", "expected"),
    [
        (1, 1, True),
        (1, True, False),
        ([1, 2], [2, 1], False),
        ({"b": 1, "a": 2}, {"a": 2, "b": 1}, True),
        ({"contains": "el"}, "hello", True),
        ({"contains": 2}, [1, 2], True),
        ({"contains": [1, 3]}, [1, 2, 3], True),
        ({"contains": [1, 4]}, [1, 2, 3], False),
        ({"contains": {"a": 1}}, [{"a": 1, "b": 2}], True),
        ({"contains": {"a": 2}}, [{"a": 1, "b": 2}], False),
        ({"contains": {"a": 1}}, {"a": 1, "b": 2}, True),
        ({"contains": "b"}, {"a": 1, "b": 2}, True),
        ({"contains": 1}, 1, False),
        ({"length": 2}, [1, 2], True),
        ({"length": 2, "contains": 3}, [1, 2], False),
        ({"length": 1}, 1, False),
        ({"absent": True}, 1, False),
        ({"absent": False}, 1, True),
        ({"lacks": "el"}, "hello", False),
        ({"lacks": "al"}, "hello", True),
        ({"lacks": 3}, [1, 2], True),
        ({"lacks": 2}, [1, 2], False),
        ({"lacks": {"a": 1}}, [{"a": 1, "b": 2}], False),
        ({"lacks": {"a": 2}}, [{"a": 1, "b": 2}], True),
        ({"lacks": [1, 3]}, [1, 2], True),
        ({"lacks": "c"}, {"a": 1}, True),
        ({"lacks": "a"}, {"a": 1}, False),
        ({"lacks": 1}, 1, False),
        ({"lacks": 1}, 2, False),
        ({"contains": 1, "lacks": 2}, [1, 3], True),
        ({}, {}, True),
        ({"length": 1, "other": 2}, [1], False),
    ],
)
def test_forms_of_expectations(wanted: object, found: object, expected: bool) -> None:
    assert holds(wanted, True, found) is expected


def test_what_is_absent_holds_only_the_form_for_it() -> None:
    assert holds({"absent": True}, False, None)
    assert not holds({"absent": False}, False, None)
    assert not holds(None, False, None)
    assert not holds({"contains": 1}, False, None)
    assert not holds({"lacks": 1}, False, None)


def test_the_trace_tells_options_events_and_draws() -> None:
    report = run(position={"stack": TURN, "tokens": [0, 0]}, script=[{"draws": [3]}, {"seat": 0, "choose": "roll"}])
    lines = [Wording()(text) for text in report.trace]
    assert (
        "Player 1 is asked act: What do you do? 3 actions are left. [draw, roll, cheer, spread, order and pass]"
        in lines
    )
    assert 'Player 1 chooses "roll" (Roll for points)' in lines
    assert "— Player 1 rolls 3." in lines
    assert 'drawn: ["3"]' in lines


def test_the_example_in_the_guide_holds() -> None:
    guide = (Path(core.__file__).parent / "README.md").read_text("utf-8")
    (example,) = [block.split("```")[0] for block in guide.split("```json")[1:]]
    assert failures(**json.loads(example)) == []


def test_a_refusal_must_be_for_the_reason_that_is_given() -> None:
    refused = {"seat": 0, "refuse": "dance", "because": "rejected-choice"}
    assert failures(position={"stack": TURN}, script=[refused]) == []
    (failure,) = failures(position={"stack": TURN}, script=[{**refused, "because": "rejected-not-yours"}])
    assert failure.startswith(
        "$.script[0]: It should be refused because of rejected-not-yours, and is because of rejected-choice: “dance”"
    )


class Spelled(Toy):
    """The toy, that says which option keys there are."""

    key_words = ("draw", "roll", "cheer", "spread", "order", "pass", "seat", "shrine")

    def key_names(self) -> list[str]:
        return ["a", "b", "c"]


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("pas", '"pas" names what there is not: "pas"; pass is meant?'),
        ("seat:7", '"seat:7" names what there is not: "7"; there are 0, 1'),
        (["seat:1", "shrine:x"], '"shrine:x" names what there is not: "x"; '),
        ("card:999:z", '"card:999:z" names what there is not: "card"; '),
    ],
)
def test_a_key_that_there_never_is_fails_though_it_is_refused(choice: Any, words: str) -> None:
    data = {"game": "toy", "seats": 2, "position": {"stack": TURN}}
    for because in ({}, {"because": "rejected-choice"}):
        script = [{"seat": 0, "refuse": choice, **because}]
        report = scenario.run({**data, "script": script}, find=lambda key: Spelled())
        assert any(words in Wording()(text) for text in report.failures), [Wording()(text) for text in report.failures]
    chosen = scenario.run({**data, "script": [{"seat": 0, "choose": choice}]}, find=lambda key: Spelled())
    assert any(words in Wording()(text) for text in chosen.failures)


@pytest.mark.parametrize("choice", ["seat:1", "shrine:a", ["shrine:c"]])
def test_a_key_that_there_could_be_is_refused_as_it_should(choice: Any) -> None:
    data = {"game": "toy", "seats": 2, "position": {"stack": TURN}, "script": [{"seat": 0, "refuse": choice}]}
    assert scenario.run(data, find=lambda key: Spelled()).ok


def test_answers_are_taken_back() -> None:
    ordered = {"seat": 0, "choose": "order"}
    back = [{"expect": {"/pending/0/kind": "order"}}, {"seat": 0, "undo": True}]
    assert failures(position={"stack": TURN}, script=[ordered, *back], expect={"/pending/0/kind": "act"}) == []
    told = {"/events": {"contains": {"kind": "undone", "words": "seat 0 takes back: Put the shrines in order"}}}
    assert failures(position={"stack": TURN}, script=[ordered, *back, {"expect": told}]) == []
    other = {"/events": {"contains": {"kind": "undone", "words": "seat 1 takes back: Put the shrines in order"}}}
    assert len(failures(position={"stack": TURN}, script=[ordered, *back, {"expect": other}])) == 1


def test_an_undo_that_must_be_refused_says_why() -> None:
    none = {"seat": 0, "undo": True, "because": "undo-nothing"}
    far = {"seat": 0, "undo": 2, "because": "undo-too-far"}
    assert failures(position={"stack": TURN}, script=[none, {"seat": 0, "choose": "order"}, far]) == []
    (failure,) = failures(position={"stack": TURN}, script=[{"seat": 0, "undo": True}])
    assert failure == "$.script[0]: This was refused: There is nothing of yours to take back: the match begins there."
    ordered = {"seat": 0, "choose": "order"}
    (failure,) = failures(position={"stack": TURN}, script=[ordered, {"seat": 0, "undo": 1, "because": "undo-nothing"}])
    assert failure == '$.script[1]: "undo" of Player 1 should be refused, and is legal.'


def test_what_was_told_by_the_last_move_can_be_expected() -> None:
    script = [
        {"draws": [3]},
        {"seat": 0, "choose": "roll"},
        {"expect": {"/events/0/words": "seat 0 rolls 3.", "/events": {"contains": {"seat": 0}, "lacks": {"seat": 1}}}},
    ]
    assert failures(position={"stack": TURN, "tokens": [0, 0]}, script=script) == []
    wrong = [*script[:2], {"expect": {"/events": {"lacks": {"words": "seat 0 rolls 3."}}}}]
    assert len(failures(position={"stack": TURN, "tokens": [0, 0]}, script=wrong)) == 1


def test_idle_seats_do_what_silence_does() -> None:
    position = {"tokens": [1, 1], "stack": TURN}
    script = [{"draws": [5]}, {"seat": 0, "choose": "roll"}]
    asked = failures(position=position, script=script, expect={"/pending/1/kind": "react"})
    idle = failures(position=position, script=script, idle=[1], expect={"/pending/1": {"absent": True}})
    assert (asked, idle) == ([], [])


def test_what_is_absent_from_nowhere_fails() -> None:
    assert failures(expect={"/state/nonsense/deeper": {"absent": True}}) == [
        "$.expect: /state/nonsense/deeper leads nowhere: there is nothing it could be absent from."
    ]
    assert failures(expect={"/state/nonsense": {"absent": True}}) == []


def test_only_piles_that_a_game_names_may_be_small() -> None:
    assert "only: deck is no pile" in refusal(BadPosition, only=["deck"], position={"deck": []})


def test_refusals_of_the_start_name_the_place() -> None:
    assert refusal(BadSetup, seats=5).startswith("$.seats: ")
    assert refusal(BadSetup, options={"speed": 1}).startswith("$.options: ")
    assert refusal(BadPosition, position={"deck": None}).startswith("$.position: ")
