"""What the pictures of module Chronos show, and which of them suits a question."""

from __future__ import annotations

import re

import pytest

from render.canvas import Canvas
from render.icons import icon, table
from render.painter import artist_of, paint
from render.types import Request
from rules.core.types import Text, Viewer
from rules.games.hybris.modules.chronos.view import ChronosView
from rules.games.hybris.modules.chronos.views import concept_card
from rules.games.hybris.view import HybrisView
from tests.render import chronos_samples as samples
from tests.render import hybris_samples
from tests.render.hybris_requests import CONCEPTS, REQUESTS, SEATS, make
from tests.render.looking import check_outlines, kinds_of, numbers
from tests.rules.hybris.titan import GAME, RECORDS, WITH

ARTIST = artist_of("hybris")


def said(canvas: Canvas) -> set[str]:
    return {run.text for run in canvas.runs}


def words(canvas: Canvas) -> str:
    return " ".join(run.text for run in canvas.runs)


def board(view: HybrisView) -> ChronosView:
    found = view.parts["chronos"]["board"]
    assert isinstance(found, ChronosView)
    return found


def test_the_board_is_offered_where_chronos_plays() -> None:
    assert "chronos" in kinds_of(samples.turn(), "hybris")
    assert "chronos" not in kinds_of(hybris_samples.middle(), "hybris")
    kind = next(kind for kind in ARTIST.kinds(samples.turn()) if kind.name == "chronos")
    assert not kind.secret
    assert {"council", "council-last", "council-split", "council-share", "chain", "focus", "heed"} <= set(kind.closeup)


@pytest.mark.parametrize(
    ("program", "kind"),
    [
        ("aeon:damnation", "chronos"),
        ("J04:main", "chronos"),
        ("Q19:main", "chronos"),
        ("Q26:main", "chronos"),
        ("Q01:main", "place"),
        ("N04:desolation", "board"),
    ],
)
def test_the_picture_suits_what_is_decided_together(program: str, kind: str) -> None:
    table = samples.council(program)
    assert table.kind == "council"
    assert ARTIST.best(make("board", samples.seen(table), samples.refs(table))) == kind


@pytest.mark.parametrize("doing", ["focus", "heed", "council-split", "council-share"])
def test_questions_about_the_board_are_asked_beside_it(doing: str) -> None:
    view = samples.turn()
    assert ARTIST.best(make("board", view)) == "board"
    view.doing = doing
    assert ARTIST.best(make("board", view)) == "chronos"


@pytest.mark.parametrize("name", ["chronos", "board, Chronos", "place, Avatar", "place, blocked", "crop, Avatars"])
def test_public_pictures_are_the_same_whoever_looks(name: str) -> None:
    request = REQUESTS[name]
    refs = tuple(marker.ref for marker in request.markers)
    found = {paint(make(request.kind, samples.turn(seat), refs, focus=request.focus)).data for seat in (None, 0, 1)}
    assert len(found) == 1


def test_what_the_chains_leave_open_is_set_against_what_is_owned() -> None:
    drawn = said(ARTIST.draw(REQUESTS["chronos"]))
    assert {"9 Believers, you have 11", "4 Prayers, you have 1", "10 VP each, you have 9"} <= drawn
    assert {"10 of 20", "12", "Theano", "17", "Kallias", "9"} <= drawn
    alt = ARTIST.alt(REQUESTS["chronos"])
    assert "VP: Chronos 12, Theano 17, Kallias 9, Lykos 12." in alt
    assert "2 Anthropos (Theano): 2 Chains; 9 Believers, you have 11, 4 Prayers, you have 1; holds 2; –." in alt
    assert "5 Kratos (Kallias): Intensity 6, front up." in alt
    assert "1 Ananke (Chronos): Intensity 0, turned over." in alt


def test_concepts_stand_in_the_order_of_their_numbers() -> None:
    canvas = ARTIST.draw(make("chronos", samples.worst(), CONCEPTS))
    assert numbers(canvas) == [1, 2, 3, 4, 5, 6]
    boxes = [box for _, box in sorted(canvas.discs)]
    assert [(round(box[1]), round(box[0])) for box in boxes] == sorted((round(box[1]), round(box[0])) for box in boxes)


def test_a_card_that_lies_face_up_is_read_whole() -> None:
    told = words(ARTIST.draw(REQUESTS["chronos"]))
    assert "Machine of Knowledge Move Kairos to Sparta, then gain 2 Prayers Desolation: Chronos gains 3 VP" in told
    assert "no card lies here" in told
    view = samples.turn()
    board(view).concepts[0].card = concept_card(WITH, "N13")
    assert words(ARTIST.draw(make("chronos", view))) != told


def test_all_that_lies_on_the_board_changes_its_picture() -> None:
    plain = paint(make("chronos", samples.turn())).data
    seen = {plain}
    for change in ("chains", "held", "focus", "intensity", "flipped", "vp", "where", "deck", "at"):
        view = samples.turn()
        shown = board(view)
        one, tile = shown.concepts[1], shown.enhancements[1]
        if change == "chains":
            one.track[1].open = True
        elif change == "held":
            one.held = 1
        elif change == "focus":
            one.focus = None
        elif change == "intensity":
            tile.intensity = 3
        elif change == "flipped":
            tile.flipped = True
        elif change == "vp":
            shown.vp = 13
        elif change == "where":
            shown.avatars[1].where = "thebes"
        elif change == "deck":
            shown.deck = 7
        else:
            shown.at = "gonos"
        seen.add(paint(make("chronos", view)).data)
    assert len(seen) == 10


def test_antiques_are_numbered_with_what_they_bring() -> None:
    canvas = ARTIST.draw(REQUESTS["chronos, Antiques"])
    assert {"Shard of Ouranos", "Add a Chain to any Concept", "Loom of Ananke"} <= said(canvas)
    assert numbers(canvas) == [1, 2, 3, 4, 5]
    assert "1 Shard of Ouranos, 2 First Sickle" in ARTIST.alt(REQUESTS["chronos, Antiques"])
    assert "Antiques that nobody has: Shard of Ouranos" in words(ARTIST.draw(REQUESTS["chronos"]))


def test_technologies_of_all_of_them_are_chosen_on_one_picture() -> None:
    request = REQUESTS["chronos, Technologies"]
    canvas = ARTIST.draw(request)
    assert numbers(canvas) == [1, 2, 3]
    assert ARTIST.best(make("board", request.view, tuple(marker.ref for marker in request.markers))) == "chronos"


def test_players_are_numbered_beside_their_points() -> None:
    assert numbers(ARTIST.draw(REQUESTS["chronos, somebody"])) == [1, 2, 3]
    assert "To choose: 1 Theano, 2 Lykos, 3 Kallias." in ARTIST.alt(REQUESTS["chronos, somebody"])
    assert len(numbers(ARTIST.draw(make("chronos", samples.worst(), SEATS)))) == 4


def test_avatars_are_where_they_stand() -> None:
    alt = ARTIST.alt(REQUESTS["board, Chronos"])
    assert "Sparta (War): Aeon;" in alt
    assert "Delphi (Lore): Kronos;" in alt
    assert "Kairos" not in alt
    place = said(ARTIST.draw(REQUESTS["place, Avatar"]))
    assert {
        "Aeon",
        "Base Strength 5, 1 card",
        "End of an Age: break a Chain of any Concept",
        "Beaten: gain 3 Prayers",
    } <= place
    view = samples.turn()
    city = next(one for one in view.cities if one.key == "sparta")
    city.figures = []
    for kind in ("board", "crop"):
        gone = paint(make(kind, view, ("place:sparta",))).data
        assert gone != paint(make(kind, samples.turn(), ("place:sparta",))).data, kind


def test_a_blocked_space_is_marked_and_not_called_free() -> None:
    place = said(ARTIST.draw(REQUESTS["place, blocked"]))
    assert "blocked by Chronos" in place
    assert "Free spaces: Gain 1 Believer." in ARTIST.alt(REQUESTS["place, blocked"])
    assert "blocked by Chronos" in said(ARTIST.draw(REQUESTS["place, blocked City"]))
    assert "Blocked: Olympus 1, Olympus (dotted), Argos" in words(ARTIST.draw(REQUESTS["chronos"]))
    view = samples.turn()
    board(view).blocked = []
    for kind, focus in (("board", None), ("place", "place:argos"), ("place", "place:olympus"), ("chronos", None)):
        open_one, shut = (paint(make(kind, one, focus=focus)).data for one in (view, samples.turn()))
        assert open_one != shut, (kind, focus)


def test_an_avatar_fights_under_its_own_name_and_that_of_chronos() -> None:
    drawn = said(ARTIST.draw(REQUESTS["combat, Avatar"]))
    assert {"Kairos", "Chronos attacks", "Reaping Arc", "Heracles", "Theano defends"} <= drawn


@pytest.mark.parametrize("key", [card.id for card in RECORDS.cards])
def test_every_concept_card_has_a_card_at_reading_size(key: str) -> None:
    request = Request(game="hybris", kind="card", view=concept_card(WITH, key))
    alt = ARTIST.alt(request)
    assert "Concept card. " in alt
    assert re.search(r"(by an Olympian|by a Hero|by a Prophet|by anybody)", alt)
    assert "Main effect: " in alt
    assert "Desolation, in the next Age: " in alt
    assert len(alt) <= 1024


def test_concepts_and_avatars_have_cards() -> None:
    assert "no Chain left; holds 3 of 3. Asks for: 1 deployed Technology" in ARTIST.alt(REQUESTS["card, Concept"])
    assert "Ananke, Concept 1. Intensity 0; turned over." in ARTIST.alt(REQUESTS["card, Enhancement"])
    assert "Aeon, Avatar 3. Base Strength 5; 1 card. On the board, each Age: Chronos gains 2 VP." in ARTIST.alt(
        REQUESTS["card, Avatar"]
    )


def test_what_is_looked_up_is_told_part_by_part() -> None:
    found = {one.id: one for one in GAME.components()}
    told = {key: ARTIST.alt(Request(game="hybris", kind="card", view=found[key].view or found[key])) for key in found}
    assert "Main effect: move Kairos to Sparta, then gain 2 Prayers." in told["J36"]
    assert "In the Mortal World, at the end of an Age: break a Chain of any Concept. Beaten: gain" in told["aeon"]
    assert told["anthropos"].startswith("Anthropos, Concept. Conditions: 1 Believer per player")


def test_a_board_that_came_by_wire_is_drawn_alike() -> None:
    """A view that was stored holds plain values in place of records."""
    view = hybris_samples.copied(samples.turn())
    assert not isinstance(view.parts["chronos"]["board"], ChronosView)
    for kind in ("chronos", "board"):
        assert paint(make(kind, view)).data == paint(make(kind, samples.turn())).data


def test_hands_are_not_on_the_board() -> None:
    view = samples.fight()
    assert view.viewer == Viewer(0)
    name = samples.SAY(view.hand[0].name)
    assert name in said(ARTIST.draw(make("hand", view)))
    for kind in ("chronos", "board", "combat"):
        assert name not in words(ARTIST.draw(make(kind, view))) + ARTIST.alt(make(kind, view))


def test_each_avatar_is_a_figure_of_its_own() -> None:
    figures = [one.id for one in RECORDS.figures]
    assert set(figures) <= set(table())
    prisoners = ("ixion", "tantalus", "sisyphus", "tityos", "salmoneus")
    check_outlines({key: icon(key, 50, "ink").getchannel("A") for key in (*figures, *prisoners)}, 500)


def test_an_avatar_of_a_content_pack_has_the_hourglass() -> None:
    view = samples.turn()
    shown = board(view)
    shown.avatars[0].key, shown.avatars[0].name = "other", Text("literal", {"text": "Other"})
    assert "Other" in said(ARTIST.draw(make("chronos", view)))
