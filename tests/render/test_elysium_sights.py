"""What a player must see on pictures of Elysium: who won, why a card is out of reach, who holds what."""

from __future__ import annotations

import copy

import pytest
from PIL import ImageChops

from render.canvas import Canvas
from render.games.elysium.board import shape_of
from render.games.elysium.brief import Brief
from render.games.elysium.cards import draw_name, lacking, veil
from render.games.elysium.parts import bonus
from render.games.elysium.score import ranked, won
from render.games.elysium.seat import NARROW, WIDE, page_of
from render.painter import artist_of
from render.types import Marker, Request
from rules.core.types import Text
from rules.games.elysium.view import ElysiumView
from tests.render import elysium_samples as samples
from tests.render.looking import numbers

ARTIST = artist_of("elysium")
COLUMNS = "elysium-why-columns"


def asked(kind: str, view: ElysiumView, *refs: str, focus: str | None = None) -> Request:
    markers = tuple(Marker(ref, number) for number, ref in enumerate(refs, 1))
    return Request(game="elysium", kind=kind, view=view, names=samples.NAMES, markers=markers, focus=focus)


def brief(view: ElysiumView) -> Brief:
    return Brief(asked("board", view), view)


def words(kind: str, view: ElysiumView, *refs: str, focus: str | None = None) -> list[str]:
    return [run.text for run in ARTIST.draw(asked(kind, view, *refs, focus=focus)).runs]


def resigned() -> ElysiumView:
    """The match is over; the seat with most points has left it."""
    seen = copy.deepcopy(samples.end())
    seen.players[0].resigned = True
    return seen


def test_nobody_wins_who_resigned_whatever_they_have() -> None:
    seen = resigned()
    assert [seat.seat for seat in ranked(brief(seen))] == [1, 2, 3, 0]
    assert [won(brief(seen), seat) for seat in seen.players] == [False, True, False, False]
    said = ARTIST.alt(asked("score", seen))
    assert said.index("Nikias: 102") < said.index("Phaidra: 103")


def test_seats_with_equal_points_and_gold_win_together() -> None:
    seen = copy.deepcopy(samples.end())
    seen.players[1].score, seen.players[1].gold = seen.players[0].score, seen.players[0].gold
    assert [won(brief(seen), seat) for seat in seen.players] == [True, True, False, False]


@pytest.mark.parametrize("kind", ["board", "score"])
def test_the_winners_line_is_the_dark_one(kind: str) -> None:
    over = samples.end()
    canvas = ARTIST.draw(asked(kind, over))
    grounds = {}
    for run in canvas.runs:
        if run.text in samples.NAMES and run.text not in grounds:
            left, _, _, bottom = (round(value) for value in run.box)
            grounds[run.text] = canvas.image.convert("L").getpixel((left + 2, bottom + 6))
    dark = [name for name, ground in grounds.items() if isinstance(ground, int) and ground < 60]
    assert dark == ["Phaidra"]


def test_the_board_of_a_match_that_is_over_shows_every_total() -> None:
    shown = words("board", samples.end())
    for seat in samples.end().players:
        assert str(seat.score.total) in shown
    assert "Final score: Phaidra 103, Nikias 102, Doros 101, Myrrine 94." in ARTIST.alt(asked("board", samples.end()))


def out_of_reach(*needs: str, key: str = COLUMNS) -> ElysiumView:
    """The first seat, which has red, green and yellow left, looks at a card that it cannot take."""
    seen = copy.deepcopy(samples.view())
    seen.agora[0].needs, seen.agora[0].takeable, seen.agora[0].why = list(needs), False, Text(key, {"colors": []})
    return seen


def missed(seen: ElysiumView) -> tuple[str, ...]:
    """Columns struck out on the first card."""
    return lacking(brief(seen), seen.agora[0].needs, seen.agora[0].why)


@pytest.mark.parametrize(
    ("needs", "missing"),
    [(("blue",), ("blue",)), (("red", "blue"), ("blue",)), (("red", "any"), ("any",)), (("blue", "any"), ("blue",))],
)
def test_columns_that_are_lacking_are_struck_out(needs: tuple[str, ...], missing: tuple[str, ...]) -> None:
    seen = out_of_reach(*needs)
    assert missed(seen) == missing
    other = out_of_reach(*needs, key="elysium-why-twin")
    assert missed(other) == ()
    pictures = [ARTIST.draw(asked("board", view)).image for view in (seen, other)]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    assert box[2] < 34 + 206
    assert box[3] < 122 + 284


@pytest.mark.parametrize(("key", "struck"), [(COLUMNS, True), ("elysium-why-quest", False)])
def test_quests_show_the_column_that_is_lacking(key: str, struck: bool) -> None:
    seen, plain = copy.deepcopy(samples.view()), copy.deepcopy(samples.view())
    seen.quests[3].why, plain.quests[3].why = Text(key, {"colors": []}), None
    assert not seen.quests[3].takeable
    pictures = [ARTIST.draw(asked("quest", view)).image for view in (seen, plain)]
    assert (ImageChops.difference(*pictures).getbbox() is not None) == struck


def test_no_column_is_struck_out_while_nobody_takes_a_card() -> None:
    seen = out_of_reach("blue")
    seen.doing = "dismiss"
    assert missed(seen) == ()


def test_large_cards_out_of_reach_say_why() -> None:
    assert words("market", samples.view()).count("needs blue") == 4
    assert "Out of reach: Laurel (needs blue), Argo (needs blue)" in ARTIST.alt(asked("market", samples.view()))


def test_a_veil_hides_no_table_behind_it() -> None:
    card = Canvas.blank(60, 60)
    card.plate((0, 0, 60, 60), "ivory", 14, "ink", 4, drop=False)
    veil(card, (0, 0, 60, 60), 14)
    assert card.image.getchannel("A").crop((0, 16, 60, 44)).getextrema() == (255, 255)


@pytest.mark.parametrize(("one", "other"), [(("apollo", 0), ("ares", 0)), (("", 1), ("", 2))])
def test_a_bonus_tile_that_is_held_keeps_what_it_is_for(one: tuple[str, int], other: tuple[str, int]) -> None:
    first, second = bonus(*one, 5, 80, 2), bonus(*other, 5, 80, 2)
    assert ImageChops.difference(first.convert("L"), second.convert("L")).getbbox() is not None
    assert bonus(*one, 5, 80, 2) != bonus(*one, 5, 80, 1)


def test_a_seat_with_few_cards_is_drawn_on_the_narrow_page() -> None:
    few, many = samples.view().players[0], samples.worst().players[2]
    assert page_of(few) is NARROW
    assert page_of(many) is WIDE
    assert ARTIST.draw(asked("seat", samples.view(), focus="seat:0")).width == NARROW.wide


def test_a_single_card_that_may_begin_a_legend_has_its_number_on_it() -> None:
    seen = samples.view()
    canvas = ARTIST.draw(asked("seat", seen, "legend:1:2"))
    assert "0 VP" in [run.text for run in canvas.runs]
    ((_, disc),) = canvas.discs
    name = next(run for run in canvas.runs if run.text == "Phobos")
    assert name.box[0] <= (disc[0] + disc[2]) / 2 <= name.box[2] + 60
    assert disc[3] <= name.box[1]


@pytest.mark.parametrize("kind", ["board", "market"])
def test_both_copies_of_a_design_in_the_agora_have_their_options_number(kind: str) -> None:
    seen = samples.view()
    first, second = samples.card("ares-2-deimos", 1), samples.card("ares-2-deimos", 2)
    first.takeable = second.takeable = True
    seen.agora[2:4] = [first, second]
    seen.players[2].domain.append(samples.held("ares-2-deimos", 3))
    canvas = ARTIST.draw(asked(kind, seen, f"card:{seen.agora[1].key}", f"card:{first.key}"))
    assert numbers(canvas) == [1, 2, 2]
    each = ARTIST.draw(asked(kind, seen, f"card:{first.key}", f"card:{second.key}"))
    assert numbers(each) == [1, 2]


def test_the_large_agora_reads_in_the_order_of_the_numbers() -> None:
    seen = samples.view()
    cards = [f"card:{card.key}" for card in seen.agora if card.takeable]
    canvas = ARTIST.draw(asked("market", seen, *reversed(cards)))
    across = sorted(canvas.discs, key=lambda disc: (disc[1][1], disc[1][0]))
    assert [number for number, _ in across] == list(range(1, len(cards) + 1))
    said = ARTIST.alt(asked("market", seen, *reversed(cards)))
    names = [samples.DESIGNS[ref.removeprefix("card:").partition("/")[0]]["name"] for ref in reversed(cards)]
    places = [said.rindex(name) for name in names[:3]]
    assert places == sorted(places)


def test_signs_over_the_score_are_no_familys_own() -> None:
    first, second = samples.end(), samples.end()
    second.families = sorted(second.families, reverse=True)
    pictures = [ARTIST.draw(asked("score", seen)).image for seen in (first, second)]
    assert ImageChops.difference(*pictures).getbbox() is None


def test_two_seats_with_an_oracle_leave_no_row_half_empty() -> None:
    duel = samples.duel(oracle=samples.view().oracle)
    assert shape_of(brief(duel)).across == 4
    assert shape_of(brief(samples.duel())).across == 5


def test_quests_drawn_large_name_what_they_bring_and_who_holds_them() -> None:
    shown = words("quest", samples.worst())
    assert set(samples.NAMES) <= set(shown)
    assert shown.count("Gold") == 4
    assert {"transfer", "transfers"} <= set(shown)


def test_cards_of_several_seats_tell_their_holders() -> None:
    seen = samples.view()
    refs = ("card:ares-2-eris/1", "card:athena-1-cecrops/1")
    assert ARTIST.best(asked("board", seen, *refs)) == "crop"
    shown = words("crop", seen, *refs)
    assert "Nikias" in shown
    assert "Doros" in shown
    said = ARTIST.alt(asked("crop", seen, *refs))
    assert "Nikias: Eris, Ares, level 2" in said
    assert "Doros: Cecrops, Athena, level 1" in said


def test_alt_text_of_a_seat_tells_what_is_used_and_left() -> None:
    said = ARTIST.alt(asked("seat", samples.transfers(), focus="seat:0"))
    assert "Used this Epoch: Eagle of the Storm." in said
    assert "2 transfers left." in said
    assert "Level Legend, 4 VP: Hoplites, Obol, Hebe." in said
    assert "Bonus tiles: level I 3 VP." in said


@pytest.mark.parametrize("room", [184, 182])
def test_no_name_of_a_card_is_cut_at_table_size(room: int) -> None:
    for design in samples.DESIGNS.values():
        canvas = Canvas.blank(240, 120)
        draw_name(canvas, design["name"], 120, 60, room)
        assert " ".join(run.text for run in canvas.runs) == design["name"]
        assert all(run.size >= 29 for run in canvas.runs)
