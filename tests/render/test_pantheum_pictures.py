"""Which pictures of Pantheum there are, what they say in words, and who sees a Divine Plan on them."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.pantheum.parts import amounts
from render.painter import artist_of, paint
from tests.render.looking import kinds_of
from tests.render.pantheum_requests import REQUESTS, make
from tests.render.pantheum_samples import plan, view

ARTIST = artist_of("pantheum")


def test_alt_text_says_turn_targets_and_clock() -> None:
    alt = paint(REQUESTS["board"]).alt
    assert "Round 6 · Theano performs Place." in alt
    assert "1 a1, 2 b1, 3 c1, 4 b2, 5 c2, 6 d2" in alt
    assert "7 of 10" in alt


def test_a_number_of_points_says_whether_the_plan_is_in_it() -> None:
    board = paint(make("board", view(viewer=1))).alt
    assert "Theano: 10 points without the plan, 3 by the plan, holds" in board
    assert "Kallias: 6 points without the plan, holds" in board
    drawn = {run.text for run in ARTIST.draw(make("board", view(viewer=1))).runs}
    assert {"+3", "+?"} <= drawn
    assert {"+?"} == {run.text for run in ARTIST.draw(make("board", view())).runs if run.text.startswith("+")}
    own, other = (
        [run.text for run in ARTIST.draw(make("seat", view(viewer=viewer), focus="seat:1")).runs] for viewer in (1, 0)
    )
    assert ("with plan" in own, "without plan" in own, "?" in own) == (True, False, False)
    assert ("with plan" in other, "without plan" in other, "?" in other) == (False, True, True)


def test_points_of_a_match_that_is_over_have_the_plan_in_them() -> None:
    shown = REQUESTS["board, over"]
    assert not [run for run in ARTIST.draw(shown).runs if run.text == "+?"]
    assert "the plan" not in paint(shown).alt


def test_the_frame_of_an_element_to_choose_touches_nothing() -> None:
    canvas = Canvas.blank(600, 120, "ivory")
    amounts(canvas, 20, 60, {"G": 24, "R": 12, "B": 1}, 60, 166, (1, 0, 0))
    beside = canvas.image.convert("RGB").crop((20 + 166 - 30, 20, 20 + 166 + 40, 100))
    ground = canvas.image.convert("RGB").getpixel((599, 119))
    clear = [all(beside.getpixel((x, y)) == ground for y in range(80)) for x in range(70)]
    assert clear.count(True) >= 12


def test_the_last_turn_is_over_with_the_match() -> None:
    assert "this is the last turn" in paint(make("board", view(ending=True, favor_left=0))).alt
    over = paint(REQUESTS["board, over"]).alt
    assert "last turn" not in over
    assert "Favor left: 0 of" in over


def test_alt_text_of_a_plan_names_every_row() -> None:
    alt = paint(REQUESTS["plan"]).alt
    assert "Row 1: Forest, River, Forest, Pit" in alt
    assert "Matched: c2, a3. Lost: d3." in alt


def test_markers_inside_a_column_ask_for_a_crop() -> None:
    assert ARTIST.best(make("board", view(), ("demigod:orpheus-0",))) == "crop"
    assert ARTIST.best(make("board", view(), ("tile:0,0", "market:1"))) == "board"
    assert ARTIST.best(make("plan", view(viewer=0), ("demigod:orpheus-0",))) == "plan"


def test_kinds_follow_from_the_view() -> None:
    assert kinds_of(view(), "pantheum") == ["board", "seat", "market", "card", "crop"]
    assert kinds_of(view(viewer=2), "pantheum") == ["board", "plan", "seat", "market", "card", "crop"]
    assert kinds_of(view(over=True), "pantheum") == ["board", "seat", "market", "card", "crop", "score"]


def test_only_the_own_board_and_the_plan_show_the_viewers_plan() -> None:
    mine, other = view(viewer=1), view(viewer=1)
    other.plan = plan()
    other.plan.rows = ["WWWX", "FFFF", "MMMM", "FFFF"]
    other.plan.matches, other.plan.misses, other.plan.points = [], [], 0
    for kind in ("seat", "market"):
        assert paint(make(kind, mine)) == paint(make(kind, other))
    for kind in ("plan", "board"):
        assert paint(make(kind, mine)).data != paint(make(kind, other)).data
        assert paint(make(kind, mine)).name == paint(make(kind, other)).name
