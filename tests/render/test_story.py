"""The story of a match: its plot, its turning points, its table; and the axes and lines of the plot."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from render.canvas import Canvas
from render.chart import Axes, Line, curves, plateaus, thinned
from render.painter import Painter, artist_of, paint
from render.palette import OWNERS, rgb
from render.story import MOST_POINTS, Story, TurningPoint, draw_story
from render.tally import Person, Source, draw_tally, high_of
from render.types import Request
from tests.render.looking import check_words_apart
from tests.render.story_samples import HONOR, TOTALS, alike, epochs, honor, request, short

BOX = (100.0, 50.0, 900.0, 450.0)


def words(story: Story) -> list[str]:
    return [run.text for run in draw_story(request(story)).runs]


@pytest.mark.parametrize("story", [epochs(), honor(), alike(), short()], ids=["epochs", "honor", "alike", "short"])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_story_is_a_picture_like_any_other(story: Story, theme: str) -> None:
    canvas, picture = draw_story(request(story, theme)), paint(request(story, theme))
    assert 2 / 3 <= canvas.width / canvas.height <= 3 / 2
    assert (picture.extension, len(picture.data) < 600_000) == ("png", True)
    check_words_apart(canvas)
    small = [run for run in canvas.runs if run.size * 400 / canvas.width < 9 and run.needed]
    assert small == []
    assert all(run.box[0] >= 0 and run.box[2] <= canvas.width and run.box[3] <= canvas.height for run in canvas.runs)
    assert picture == paint(request(story, theme))
    assert "1234" not in picture.alt


def test_it_says_who_won_with_how_much() -> None:
    assert f"Phaidra wins with {TOTALS[0]}" in words(epochs())
    assert "Phaidra the Elder and Nikias the Elder win with 273" in words(alike())
    assert "Player A wins with 3" in words(short())
    nobody = msgspec.structs.replace(honor(), seats=tuple(msgspec.structs.replace(s, won=False) for s in honor().seats))
    assert "The match is over" in words(nobody)


def test_turning_points_are_numbered_in_the_order_of_play_as_many_as_there_is_room_for() -> None:
    shown = words(epochs())
    told = [text for text in shown if text.startswith("Epoch ")]
    assert [text.partition(":")[0] for text in told] == ["Epoch II", "Epoch III", "Epoch V"]
    coins = [run.text for run in draw_story(request(epochs())).runs if run.size == 38 and run.text in "12345"]
    assert sorted(coins) == ["1", "1", "2", "2", "3", "3"], "in the plot, and beside the words"
    assert sum(text.endswith("nobody leads") for text in words(alike())) == MOST_POINTS


def test_a_long_turning_point_is_told_whole_on_several_lines() -> None:
    told = (
        "Epoch 2, turn 4 · Kallias got the level 3 tile of 5 VP, completed the Zeus Legend for the tile of 5 VP and "
        "took 2 VP from Theano by Ketos"
    )
    points = (TurningPoint(turn=1, text=told), TurningPoint(turn=2, text="Epoch III: Doros takes the lead"))
    story = msgspec.structs.replace(epochs(), points=points)
    canvas = draw_story(request(story))
    assert told in " ".join(run.text for run in canvas.runs)
    assert not any("…" in run.text for run in canvas.runs if run.size == 38)
    check_words_apart(canvas)
    short = msgspec.structs.replace(story, points=(TurningPoint(turn=1, text="Epoch I"), points[1]))
    assert canvas.height > draw_story(request(short)).height


@pytest.mark.parametrize(
    ("turns", "shown"), [(12, [*range(1, 13)]), (43, [*range(5, 43, 5)]), (200, [*range(20, 201, 20)])]
)
def test_turns_are_labelled_by_round_numbers(turns: int, shown: list[int]) -> None:
    axes = Axes.around((0.0, 0.0, 1200.0, 400.0), [(0,)] * turns)
    labels = [str(number) for number in range(1, turns + 1)]
    assert [int(labels[turn]) for turn in thinned(axes, labels)] == shown
    named = [f"R{label}" if number % 2 else "" for number, label in enumerate(labels)]
    assert all(named[turn] for turn in thinned(axes, named))


def test_the_table_has_every_number_and_true_minus_signs() -> None:
    shown = words(epochs())
    for source in epochs().sources:
        assert source.label in shown
        assert all(str(points).replace("-", "−") in shown for points in source.points)
    assert all(shown.count(str(total)) == 2 for total in TOTALS), "where the line ends, and below the table"


def test_without_sources_there_is_no_table_and_without_turns_no_plot() -> None:
    assert "Total" not in words(honor())
    bare = words(msgspec.structs.replace(epochs(), turns=()))
    assert "Points" not in bare
    assert "Total" in bare
    assert [text for text in bare if text.startswith("Epoch ")] == []


def test_totals_may_differ_from_the_last_turn() -> None:
    later = msgspec.structs.replace(honor(), totals=(9, 0))
    assert {"9", "0"} <= {*words(later)}
    assert "Ione wins with 9" in words(later)


def test_the_alternative_text_tells_all_of_it() -> None:
    said = paint(request(epochs())).alt
    assert "Phaidra wins with 93." in said
    assert "Doros: 66 (VP 22, Chronos 4, Family Legends 24" in said
    assert said.index("Epoch II: Nikias") < said.index("Epoch V: Phaidra")
    assert "Theano: −1." in paint(request(honor())).alt


def test_another_record_has_no_story() -> None:
    with pytest.raises(ValueError, match="no story"):
        draw_story(Request(game="storm", kind="story", view=Source(label="x", points=())))
    assert [kind.name for kind in artist_of("elysium").kinds(epochs())] == ["story"]


async def test_the_painter_draws_it_once() -> None:
    painter = Painter()
    one = await painter.picture(request(honor()))
    assert await painter.picture(request(honor())) is one
    assert (painter.drawn, one.name) == (1, "storm-story-1234.png")
    painter.close()


@given(some.lists(some.lists(some.integers(-200, 900), min_size=2, max_size=2), min_size=1, max_size=40))
def test_axes_hold_every_score_between_round_numbers(scores: list[list[int]]) -> None:
    axes = Axes.around(BOX, scores)
    values = [score for row in scores for score in row]
    assert axes.low <= min(0, *values)
    assert axes.high >= max(values)
    assert axes.low % axes.step == axes.high % axes.step == 0
    assert 1 <= (axes.high - axes.low) // axes.step <= 8
    assert all(BOX[1] <= axes.y(value) <= BOX[3] for value in values)
    assert all(BOX[0] <= axes.x(turn) <= BOX[2] for turn in range(len(scores)))


def test_lines_go_through_their_scores_in_the_color_of_their_seat() -> None:
    canvas, axes = Canvas.blank(1000, 500, "ivory"), Axes.around(BOX, HONOR)
    lines = [tuple(row[seat] for row in HONOR) for seat in range(2)]
    curves(canvas, axes, [Line(line, 0, OWNERS[seat].fill) for seat, line in enumerate(lines)])
    for turn, (one, other) in enumerate(HONOR[1:-1], 1):
        if one != other:
            for seat, score in enumerate((one, other)):
                found = canvas.image.getpixel((round(axes.x(turn)), round(axes.y(score))))
                assert found == rgb(OWNERS[seat].fill)


def test_lines_that_are_alike_are_drawn_apart_and_others_where_they_are() -> None:
    assert plateaus([[1, 2, 3], [1, 2, 3], [9, 9, 9]])[0] == plateaus([[1, 2, 3], [1, 2, 3], [9, 9, 9]])[2] == 0
    shifts = plateaus([[1, 2, 3]] * 4)
    assert len(set(shifts)) == 4


def test_who_won_stands_on_black_and_who_left_is_crossed_out() -> None:
    people = [Person(seat=0, name="Ann", total=5, won=True), Person(seat=1, name="Bo", total=3)]
    left = [people[0], msgspec.structs.replace(people[1], resigned=True)]
    drawn = []
    for those in (people, left):
        canvas = Canvas.blank(1600, 500, "parchment")
        box = (34, 20, 1566, 20 + high_of(1, 80))
        draw_tally(canvas, box, those, [Source(label="favor", points=(5, 3))], "Total", 80)
        drawn.append(canvas)
    names = {run.text: run.box for run in drawn[0].runs if run.text in ("Ann", "Bo")}
    grounds = {name: drawn[0].image.convert("L").getpixel((round(b[0]), round(b[3]) + 6)) for name, b in names.items()}
    assert isinstance(grounds["Ann"], int)
    assert isinstance(grounds["Bo"], int)
    assert grounds["Ann"] < 60 < grounds["Bo"]
    assert drawn[0].image.tobytes() != drawn[1].image.tobytes()
