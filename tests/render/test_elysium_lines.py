"""Whatever a seat has, its line has room for it: nothing overlaps, nothing leaves its plate or its zone."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as some

from render.canvas import Canvas
from render.games.elysium.board import EDGE, WIDTH
from render.games.elysium.brief import Brief
from render.games.elysium.lines import (
    CELLS,
    CLOSE,
    HIGH,
    JOIN,
    LEFT,
    NARROWEST,
    NUMBERED,
    ROOMY,
    SEEN,
    SMALL_HIGH,
    WIDEST,
    Contents,
    Group,
    Plan,
    Sizes,
    alone,
    arrange,
    together,
)
from render.games.elysium.parts import bonus
from render.games.elysium.strips import DISC, LABEL, contents_of, plans_of
from render.lettering import SEMIBOLD, length
from render.painter import artist_of
from render.shapes import Box
from render.types import Marker, Request
from rules.games.elysium.view import ElysiumView
from tests.render import elysium_samples as samples
from tests.render.looking import numbers, overlap

WIDE = WIDTH - 2 * EDGE
ARTIST = artist_of("elysium")
SINGLE = round(length("0 VP", LABEL, SEMIBOLD))
WORDS = round(length("12 VP", LABEL, SEMIBOLD)) + 18

groups = some.builds(
    lambda cards, number: Group(cards, (SINGLE if cards == 1 else WORDS) + (DISC + 6) * number),
    some.integers(1, 5), some.booleans(),
)  # fmt: skip
anything = some.builds(
    Contents, some.integers(0, 20), some.lists(groups, max_size=8).map(tuple), some.integers(0, 6), some.booleans()
)
ended = some.builds(
    Contents, some.none(), some.lists(groups, max_size=8).map(tuple), some.integers(0, 13), some.just(value=False)
)


def boxes(plan: Plan) -> list[Box]:
    """Everything in a line that may lie over nothing else; of cards what is seen of them."""
    legends = [box for block in plan.blocks for box in (*block.cards, block.foot)]
    return [*plan.heads, *plan.domain, *legends, *plan.tiles, *plan.hollows]


def check(contents: Contents, plan: Plan) -> None:
    """All is there, apart, on the plate, right of the seat's own part, and each in its zone."""
    assert len(plan.domain) == (contents.domain or 0)
    assert [len(block.cards) for block in plan.blocks] == [group.cards for group in contents.groups]
    assert len(plan.tiles) == contents.tiles
    for box in boxes(plan):
        assert box[0] >= LEFT
        assert box[1] >= 0
        assert box[2] <= WIDE
        assert box[3] <= plan.high
    for one, other in itertools.combinations(boxes(plan), 2):
        assert overlap(one, other) == 0
    elysium = plan.heads[-1][0] - 22
    assert all(box[2] <= elysium for box in plan.domain)
    assert all(box[0] >= elysium for block in plan.blocks for box in (*block.cards, block.foot))
    assert [group.foot for group in contents.groups] == [round(b.foot[2] - b.foot[0]) for b in plan.blocks]


def check_legible(contents: Contents, plan: Plan) -> None:
    """Enough is seen of every card, and of numbered ones enough for a number of two figures."""
    cards = [box for block in plan.blocks for box in block.cards]
    least = NUMBERED - 3 if contents.numbered else SEEN
    assert all(box[2] - box[0] >= least for box in (*cards, *plan.domain))


@given(anything | ended)
def test_anything_finds_its_place_in_a_line_of_its_own(contents: Contents) -> None:
    plan = alone(contents, WIDE)
    check(contents, plan)
    check_legible(contents, plan)


@given(some.lists(anything, min_size=2, max_size=4))
def test_anything_finds_its_place_beside_other_lines(lines: list[Contents]) -> None:
    plans = together(lines, WIDE)
    for contents, plan in zip(lines, plans, strict=True):
        check(contents, plan)
        check_legible(contents, plan)


@given(anything)
def test_cards_are_as_large_as_one_row_allows(contents: Contents) -> None:
    plan = alone(contents, WIDE)
    if plan.high == HIGH and NARROWEST < plan.sizes.cell < WIDEST:
        larger = type(plan.sizes)(plan.sizes.cell + 1, plan.sizes.apart + 1, plan.sizes.joined + 1, plan.sizes.gap)
        assert arrange(contents, WIDE, larger) is None


def test_what_is_too_much_for_one_row_takes_another() -> None:
    few, many = Contents(14, (Group(3, WORDS),) * 3, 3), Contents(20, (Group(5, WORDS),) * 8, 6)
    assert alone(few, WIDE).high == HIGH
    assert alone(many, WIDE).high > HIGH
    assert {box[1] for box in alone(few, WIDE).domain} == {CELLS}
    assert len({box[1] for box in alone(many, WIDE).domain}) > 1


def test_a_line_without_room_for_a_legend_is_refused() -> None:
    with pytest.raises(ValueError, match="no line"):
        alone(Contents(3, (Group(40, WORDS),), 0), WIDE)


def brief(view: ElysiumView, *refs: str) -> Brief:
    markers = tuple(Marker(ref, number) for number, ref in enumerate(refs, 1))
    return Brief(Request(game="elysium", kind="board", view=view, names=samples.NAMES, markers=markers), view)


def test_every_single_card_of_a_crowded_board_says_that_it_is_worth_nothing_yet() -> None:
    seen = samples.full()
    singles = [legend for seat in seen.players for legend in seat.legends if legend.kind is None]
    for kind in ("board", "seat"):
        for seat in range(4):
            request = Request(game="elysium", kind=kind, view=seen, names=samples.NAMES, focus=f"seat:{seat}")
            shown = [run.text for run in ARTIST.draw(request).runs]
            own = [legend for legend in seen.players[seat].legends if legend.kind is None]
            assert shown.count("0 VP") == len(singles if kind == "board" else own)


def test_a_crowded_line_draws_its_numbers_apart() -> None:
    seen = samples.full()
    domain = [f"card:{held.key}" for held in seen.players[3].domain]
    legends = [legend.ref for legend in (*seen.players[3].legends, *seen.players[0].legends)]
    request = brief(seen, *domain[:9], *legends, "quest:q1").request
    canvas = ARTIST.draw(request)
    assert numbers(canvas) == [marker.number for marker in request.markers]
    for (_, one), (_, other) in itertools.combinations(canvas.discs, 2):
        assert overlap(one, other) == 0
    for (_, box), run in itertools.product(canvas.discs, canvas.runs):
        assert overlap(box, run.box) == 0, run


@pytest.mark.parametrize("seat", range(4))
def test_a_plan_has_a_box_for_each_card_legend_and_tile(seat: int) -> None:
    seen = samples.full()
    plan, shown = plans_of(brief(seen), WIDE)[seat], seen.players[seat]
    check(contents_of(brief(seen), shown), plan)
    assert (len(plan.domain), len(plan.blocks), len(plan.tiles)) == tuple(
        len(things) for things in (shown.domain, shown.legends, shown.tiles)
    )


def test_tiles_stand_large_at_the_right_end_while_there_is_room() -> None:
    roomy, full = alone(Contents(2, (Group(2, WORDS),), 3), WIDE), alone(Contents(9, (Group(4, WORDS),) * 3, 3), WIDE)
    assert roomy.sizes.cell >= ROOMY > full.sizes.cell
    assert min(box[0] for box in roomy.tiles) >= max(box[2] for block in roomy.blocks for box in block.cards)
    assert max(box[3] for box in full.tiles) <= CELLS


def test_an_end_without_domains_leaves_the_whole_line_to_the_legends() -> None:
    over = samples.end()
    assert {contents_of(brief(over), seat).domain for seat in over.players} == {None}
    assert all(len(plan.heads) == 1 for plan in plans_of(brief(over), WIDE))


def test_small_tiles_stand_as_far_apart_as_there_is_room() -> None:
    for count, apart in ((3, 16), (6, 16), (13, 4)):
        plan = arrange(Contents(None, (), count), WIDE, Sizes(NARROWEST, NARROWEST, NARROWEST - JOIN, CLOSE))
        assert plan is not None
        assert {right[0] - left[2] for left, right in itertools.pairwise(plan.tiles)} == {apart}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_a_small_tile_is_for_does_not_lie_under_its_points(level: int) -> None:
    tile = bonus("", level, 5, SMALL_HIGH)
    canvas = Canvas.blank(*tile.size)
    canvas.put(tile, 0, 0, "lt")
    numeral, vp = canvas.runs
    assert (numeral.text, vp.text) == ("I" * level, "5")
    assert numeral.box[2] <= vp.box[0] - 6
