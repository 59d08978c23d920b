from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.model import Presets
from bot.steps import Return, UndoPoint
from bot.ui import limits
from bot.ui.controls import Question, controls, label
from bot.ui.custom_id import decode
from bot.ui.lists import told_page
from bot.ui.pages import START, Spot
from bot.ui.panel import News, Shot, panel
from bot.ui.pictures import of_question
from bot.ui.words import verbatim
from render.canvas import Canvas
from render.kinds import Kind
from rules.core.choices import Forced, check_choice
from rules.core.types import Allocate, Amount, AnyDecision, Choice, ChooseMany, ChooseOne, Option
from tests.bot.ui.asked import WORDS, decision, ids, look, options, parts, payload, reached, spots, too_much

COUNTS = (0, 1, 2, 5, 6, 24, 25, 26, 51, 120, 400)
SHAPES = ("one", "many", "amount", "allocate", "arrange", "confirm")
TAKES = {"one": ("pick", "menu"), "confirm": ("pick",), "many": ("many",), "allocate": ("entry",), "arrange": ("next",)}


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("more", [{}, {"long": True}, {"groups": 7}, {"groups": 60}, {"refs": False}], ids=str)
def test_every_option_is_reachable_inside_the_limits(shape: str, count: int, more: dict[str, Any]) -> None:
    asked = decision(shape, count, **more)
    q = Question("abcd1234", asked)
    for at, _ in spots(q):
        shown = panel(WORDS, look(asked), q._replace(at=at), News(), Shot("board-7.png", "The board. " * 60))
        assert not too_much(shown), too_much(shown)
    if shape != "amount":
        assert reached(q, TAKES[shape]) == set(q.keys)


def keys_of(asked: AnyDecision) -> list[str]:
    return [option.key for option in asked.options]


def numbers(q: Question, kind: str) -> set[int]:
    """Numbers that the controls give, those of a form included."""
    found: set[int] = set()
    for row in controls(WORDS, q):
        for part in parts({"components": [row.to_component_dict()]}):
            to = decode(part["custom_id"])
            assert to is not None
            if to.kind == kind:
                given = (
                    [option["value"] for option in part["options"]] if "options" in part else [to.option.split("/")[0]]
                )
                found.update(map(int, given))
            elif to.kind == "type":
                back, least, most, _ = to.option.split("/", 3)
                assert back == kind
                found.update(range(int(least), int(most) + 1))
    return found


@pytest.mark.parametrize("most", [0, 1, 4, 5, 24, 25, 26, 400])
def test_every_amount_can_be_given(most: int) -> None:
    asked = decision("amount", most)
    assert numbers(Question("abcd1234", asked), "number") == set(range(most + 1))


@pytest.mark.parametrize("count", [1, 3, 30, 400])
def test_every_share_up_to_limit_and_rest_can_be_given(count: int) -> None:
    asked = decision("allocate", count)
    assert isinstance(asked, Allocate)
    first, last = asked.options[0].key, asked.options[-1].key
    q = Question("abcd1234", asked, held=first, draft={last: 1} if count > 1 else None)
    left = count - (1 if count > 1 else 0)
    assert numbers(q, "give") == set(range(min(left, 40) + 1))


def filled(asked: AnyDecision) -> Choice:
    keys = [option.key for option in asked.options]
    if not isinstance(asked, Allocate):
        return keys
    return dict.fromkeys(keys, 1)


@pytest.mark.parametrize("shape", ["many", "allocate", "arrange"])
@pytest.mark.parametrize("count", [1, 5, 30, 400])
def test_a_draft_that_answers_can_be_sent_and_no_other(shape: str, count: int) -> None:
    asked = decision(shape, count)
    q = Question("abcd1234", asked, draft=filled(asked))
    check_choice(asked, q.answer())
    assert not too_much(panel(WORDS, look(asked), q))
    assert not _off(q, "done")
    assert _off(q._replace(draft=None), "done")
    assert _off(q._replace(draft=["no such key"]), "done")


def _off(q: Question, kind: str) -> bool:
    shown = [part for row in controls(WORDS, q) for part in parts({"components": [row.to_component_dict()]})]
    return next(bool(part.get("disabled")) for part in shown if decode(part["custom_id"]).kind == kind)  # type: ignore[union-attr]  # all ids are ours


def test_an_order_offers_only_what_is_not_placed_yet() -> None:
    asked = decision("arrange", 4)
    q = Question("abcd1234", asked, draft=["tile:2", "tile:0"])
    assert reached(q, ("next",)) == {"tile:1", "tile:3"}


def test_an_irreversible_option_waits_for_a_second_press_in_another_row() -> None:
    asked = decision("one", 3)
    held = Question("abcd1234", asked, held="tile:1")
    rows = [[part["custom_id"] for part in row.to_component_dict()["components"]] for row in controls(WORDS, held)]
    assert rows == [["p1:at:abcd1234:123456789:.0"], ["p1:sure:abcd1234:123456789:tile:1"]]
    words = payload(panel(WORDS, look(asked), held))
    assert "It costs 1" in str(words)
    assert "It costs 2" not in str(words)


def test_numbers_on_controls_are_those_of_the_picture() -> None:
    given = (
        Option("a", verbatim("place leaf"), ref="tile:1,2"),
        Option("b", verbatim("place flame"), ref="tile:1,2"),
        Option("c", verbatim("pass")),
        Option("d", verbatim("lock"), ref="tile:0,0"),
    )
    q = Question("abcd1234", ChooseOne(id=1, seat=0, kind="x", prompt=verbatim("?"), options=given))
    marks = q.marks()
    assert marks == {"tile:1,2": 1, "tile:0,0": 2}
    shown = [label(WORDS, one, q.leads()) for one in given]
    assert shown == ["1.1 · place leaf", "1.2 · place flame", "pass", "2 · lock"], "no two begin alike"


def test_a_list_goes_by_the_numbers_of_its_entries() -> None:
    refs = ("card:a", "card:b", "card:c", "card:b", None, "card:a", "card:d", None, "card:e")
    given = tuple(Option(f"o{n}", verbatim(f"Option {n}"), ref=ref) for n, ref in enumerate(refs))
    asked = ChooseOne(id=1, seat=0, kind="x", prompt=verbatim("?"), options=given)
    for few in (given, given[:4]):
        shown = controls(WORDS, Question("abcd1234", replace(asked, options=few)))
        rows = [part for row in shown for part in row.to_component_dict()["components"]]
        labels = [one["label"] for part in rows for one in part.get("options", [part])]
        numbers = [label.partition(" · ")[0] for label in labels if " · " in label]
        assert numbers == sorted(numbers)
        assert numbers[:3] == (["1.1", "1.2", "2.1"] if len(few) > 4 else ["1", "2.1", "2.2"])
        assert {f"Option {n}" for n in range(len(few))} == {label.rpartition(" · ")[2] for label in labels}


def test_things_with_a_number_of_their_own_keep_it() -> None:
    given = (
        Option("a", verbatim("To 14"), ref="region:14"),
        Option("b", verbatim("To 14 by night"), ref="region:14"),
        Option("c", verbatim("Show Charon"), ref="unit:charon"),
    )
    asked = ChooseOne(id=1, seat=0, kind="x", prompt=verbatim("?"), options=given)
    q = Question("abcd1234", asked, numbered=("region",))
    assert q.marks() == {"region:14": 14, "unit:charon": 1}
    assert [label(WORDS, one, q.leads()) for one in given] == ["To 14", "To 14 by night", "1 · Show Charon"]


def test_no_other_thing_gets_a_number_that_is_on_the_board() -> None:
    refs = ("unit:charon", "region:1", "unit:nyx", "region:3", "unit:hecate", "unit:charon")
    given = tuple(Option(f"o{n}", verbatim("To do"), ref=ref) for n, ref in enumerate(refs))
    asked = ChooseOne(id=1, seat=0, kind="x", prompt=verbatim("?"), options=given)
    marks = Question("abcd1234", asked, numbered=("region",)).marks()
    assert marks == {"unit:charon": 2, "region:1": 1, "unit:nyx": 4, "region:3": 3, "unit:hecate": 5}


def test_numbers_start_anew_in_each_part_of_a_long_list() -> None:
    q = Question("abcd1234", decision("one", 60, groups=3))
    assert q.marks() == {}
    assert list(q._replace(at=Spot(1)).marks().values()) == list(range(1, 21))


@pytest.mark.parametrize("refs", [False, True])
def test_parts_of_a_long_list_stand_side_by_side_where_the_picture_can_number_them(refs: bool) -> None:
    """Five menus at most; what more than one menu could name is numbered part by part."""
    asked = decision("one", 35, groups=5, refs=refs)
    q = Question("abcd1234", asked)
    menus = [to for to in ids(panel(WORDS, look(asked), q)) if to.kind in ("menu", "shelf")]
    assert [to.kind for to in menus] == (["shelf"] if refs else ["menu"] * 5)
    assert all(on.kind != "shelf" for on in ids(panel(WORDS, look(asked), q._replace(at=Spot(1)))))
    few = decision("one", 24, groups=3)
    assert len(Question("abcd1234", replace(few, options=(*few.options, *_doubled(few)))).marks()) == 24


def _doubled(asked: AnyDecision) -> list[Option]:
    """Further options about the same things."""
    return [replace(one, key=f"again:{one.key}") for one in asked.options]


def test_what_is_about_no_single_thing_has_a_button_beside_the_menu() -> None:
    lock = Option("lock", verbatim("Lock it"), hint=verbatim("No way back"), irreversible=True)
    given = (*(replace(one, hint=None) for one in options(9)), lock)
    asked = ChooseOne(id=1, seat=0, kind="x", prompt=verbatim("?"), options=given)
    shown = panel(WORDS, look(asked), Question("abcd1234", asked))
    menu = next(part for part in parts(shown) if "options" in part)
    assert [str(one["value"]) for one in menu["options"]] == [option.key for option in given[:-1]]
    assert [part["label"] for part in parts(shown) if part["custom_id"].endswith(":lock")] == ["Lock it"]
    assert "No way back" in str(payload(shown)), "a button has no room for its hint"


def _undrawn(model: object) -> Canvas:
    raise AssertionError("nothing is drawn here")


def test_a_picture_of_one_thing_bears_only_the_numbers_that_lie_in_it() -> None:
    """A City that is looked up while cards are asked for shows no card as if it lay there."""
    one = Kind[Any, Any](
        name="place", draw=_undrawn, alt=str, closeup=("inside",), offered=(("place:3", verbatim("Three")),)
    )

    def numbers(kind: str, focus: str | None) -> list[str]:
        asked = replace(decision("one", 9), kind=kind)
        wanted = of_question(WORDS, look(asked), Question("abcd1234", asked), "place", focus, [one])
        assert wanted is not None
        return [marker.ref for marker in wanted.markers]

    assert numbers("discard", "place:3") == ["tile:3"]
    assert len(numbers("inside", "place:3")) == 9
    assert len(numbers("discard", None)) == 9


def test_what_is_marked_already_is_marked_in_the_picture() -> None:
    asked = decision("many", 12)
    wanted = of_question(WORDS, look(asked), Question("abcd1234", asked, draft=["tile:3", "tile:7"]))
    assert wanted is not None
    assert [marker.ref for marker in wanted.markers if marker.chosen] == ["tile:3", "tile:7"]
    assert len(wanted.markers) == 12


def test_labels_of_one_list_stay_apart_though_cut() -> None:
    q = Question("abcd1234", decision("one", 20))
    shown = [label(WORDS, one, q.leads()) for one in options(20)]
    assert len(set(shown)) == 20


def test_other_questions_are_one_press_away() -> None:
    first, second = (
        decision("one", 2),
        Amount(id=5, seat=0, kind="y", prompt=verbatim("How many?"), minimum=0, maximum=2),
    )
    shown = panel(WORDS, look(first, second), Question("abcd1234", first, START))
    menu = next(part for part in parts(shown) if part["custom_id"] == "p1:ask:abcd1234::")
    assert [option["value"] for option in menu["options"]] == ["5"]
    assert "ask" in [one.kind for one in ids(shown)]


def kept(names: tuple[str, ...], *, savable: bool, forgetting: bool = False) -> set[str]:
    """Kinds of controls for kept preparations on a panel that is inside the limits."""
    asked = decision("one", 12)
    seen = replace(look(asked), presets=Presets(names, savable))
    shown = panel(WORDS, seen, Question("abcd1234", asked), News(forgetting=forgetting), Shot("board-7.png", "Board."))
    assert not too_much(shown), too_much(shown)
    listed = [part for part in parts(shown) if part["custom_id"].startswith(("p1:recall:", "p1:forget:"))]
    assert [option["value"] for part in listed for option in part["options"]] == list(names)
    return {to.kind for to in ids(shown)} & {"recall", "forget", "forgetting", "keep", "turn"}


def test_kept_preparations_are_offered_saved_and_forgotten() -> None:
    full = tuple(f"{n:02} " + "x" * 37 for n in range(20))
    assert kept((), savable=False) == set()
    assert kept((), savable=True) == {"keep"}
    assert kept(("Wall",), savable=False) == {"recall", "forgetting"}
    assert kept(full, savable=True) == {"recall", "forgetting", "keep"}
    assert kept(full, savable=True, forgetting=True) == {"forget", "turn"}


def test_the_only_answer_is_one_press_away_with_its_effect() -> None:
    only = Option("end", verbatim("End it"), hint=verbatim("Nothing comes after that"), irreversible=True)
    asked = ChooseOne(id=7, seat=0, kind="one", prompt=verbatim("Done?"), options=(only,))
    q = Question("abcd1234", asked, held="end")
    assert [
        part["label"] for row in controls(WORDS, q) for part in parts({"components": [row.to_component_dict()]})
    ] == ["End it"]
    shown = str(payload(panel(WORDS, look(asked), q)))
    assert "Nothing comes after that" in shown
    assert "**End it**" not in shown


@pytest.mark.parametrize("count", [3, 9])
def test_what_cards_do_is_said_beside_them(count: int) -> None:
    some = tuple(Option(f"o{n}", verbatim(f"Choice {n}")) for n in range(count))
    asked = ChooseOne(id=1, seat=0, kind="x", prompt=verbatim("?"), options=some)
    key = some[0].key
    short = Question("abcd1234", asked, notes={key: verbatim("It rains frogs")})
    assert "It rains frogs" in str(payload(panel(WORDS, look(asked), short)))
    assert all(one.kind != "told" for one in ids(panel(WORDS, look(asked), short)))
    long = Question("abcd1234", asked, notes={key: verbatim("It rains frogs " * 120)})
    shown = panel(WORDS, look(asked), long)
    assert "It rains frogs" not in str(payload(shown))
    assert [one.kind for one in ids(shown)].count("told") == 1


def test_what_many_cards_do_is_behind_one_button_page_by_page() -> None:
    asked = decision("one", 24)
    q = Question("abcd1234", asked, notes={key: verbatim(f"It rains {key} " + "frogs " * 40) for key in keys_of(asked)})
    assert "It rains" not in str(payload(panel(WORDS, look(asked), q))), "of none, where there is no room for all"
    told, number = "", 0
    while True:
        page = told_page(WORDS, q, number)
        assert too_much(page) == []
        told += str(payload(page))
        turning = [part for part in parts(page) if not part.get("disabled")]
        assert {to.kind for to in ids(page)} == {"toldpage", "turn"}
        later = [to for part in turning if (to := decode(part["custom_id"])) and to.option == str(number + 1)]
        if not later:
            break
        number += 1
    assert number > 0
    assert [key for key in keys_of(asked) if f"It rains {key} " not in told] == []


def test_few_options_that_are_too_long_for_buttons_are_a_menu() -> None:
    long = Option("long", verbatim("Word " * 16))
    asked = ChooseOne(id=1, seat=0, kind="x", prompt=verbatim("?"), options=(long, Option("pass", verbatim("Pass"))))
    assert next(to.kind for to in ids(panel(WORDS, look(asked), Question("abcd1234", asked)))) == "menu"


def test_amounts_below_zero_have_a_minus() -> None:
    asked = Amount(id=1, seat=0, kind="x", prompt=verbatim("?"), minimum=-2, maximum=2)
    q = Question("abcd1234", asked)
    shown = [part["label"] for row in controls(WORDS, q) for part in row.to_component_dict()["components"]]
    assert shown == ["−2", "−1", "0", "1", "2"]
    assert numbers(q, "number") == {-2, -1, 0, 1, 2}


def test_the_way_back_from_marking_some_is_a_button_and_cannot_be_marked() -> None:
    asked = decision("many", 30)
    assert isinstance(asked, ChooseMany)
    q = Question("abcd1234", replace(asked, back=Option("back", verbatim("Back"))))
    assert reached(q, ("many",)) == {option.key for option in asked.options}
    for _, shown in spots(q):
        ways = [
            part for part in shown if (to := decode(part["custom_id"])) and (to.kind, to.option) == ("pick", "back")
        ]
        assert [part["label"] for part in ways] == ["Back"]
    plain = Question("abcd1234", asked)
    assert reached(plain, ("pick",)) == set()


def labels(q: Question, last: UndoPoint | None) -> dict[str, str]:
    """What the buttons on a panel say, by what they do."""
    shown = parts(panel(WORDS, replace(look(q.decision), last=last), q))
    named = [(decode(part["custom_id"]), part.get("label", "")) for part in shown]
    return {f"{to.kind}:{to.option}" if to.kind == "pick" else to.kind: said for to, said in named if to is not None}


def test_back_says_where_to_and_undo_says_what_it_takes_back() -> None:
    plain = decision("one", 8)
    asked = replace(plain, back=Option("back", verbatim("Back")))
    did = UndoPoint(3, (verbatim("leaf"), verbatim("Place")))
    q = Question("abcd1234", asked, back=Return(verbatim("Place: which one?")))
    both = labels(q, did)
    assert (both["pick:back"], both["undo"]) == ("Back to “Place: which one?”", "Undo: Place · leaf")
    same = labels(q._replace(back=Return(verbatim("Place: which one?"), undoes=True)), did)
    assert "undo" not in same
    assert "pick:back" in same
    assert "pick:back" not in labels(Question("abcd1234", plain), did)
    assert "undo" not in labels(q, None)
    held = labels(q._replace(held=asked.options[0].key, back=Return(None, undoes=True)), did)
    assert held["undo"] == "Undo: Place · leaf", "the way back is not among the controls then"
    assert held["at"] == "No, choose again"


def test_what_was_done_for_the_player_is_said_with_its_question_where_that_is_short() -> None:
    done = [
        Forced(0, verbatim("Which Column do you dismiss? Any one may go."), verbatim("yellow")),
        Forced(0, verbatim("A question. " * 20), verbatim("to c1")),
    ]
    shown = payload(panel(WORDS, look(), None, News(forced=done)))
    said = [part["content"] for part in limits.walk(shown["components"]) if part.get("content")]
    told = "Done for you, as nothing else was possible: Which Column do you dismiss? *yellow* · to c1."
    assert said[0] == f"-# {told}"


def test_what_a_button_has_no_room_for_is_not_cut() -> None:
    asked = replace(decision("one", 8), back=Option("back", verbatim("Back")))
    long = verbatim("much more than a phone shows of any button, however wide it is")
    shown = labels(Question("abcd1234", asked, back=Return(long)), UndoPoint(3, (long,)))
    assert (shown["pick:back"], shown["undo"]) == ("Back to the question before", "Undo the last step")


def test_where_nothing_else_can_be_done_the_title_words_the_way_back() -> None:
    asked = ChooseOne(
        id=1, seat=0, kind="x", prompt=verbatim("?"), back=Option("back", verbatim("Take it back: no way on"))
    )
    shown = labels(Question("abcd1234", asked, back=Return(verbatim("Before?"))), None)
    assert shown["pick:back"] == "Take it back: no way on"
