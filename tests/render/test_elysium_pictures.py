"""Which pictures of Elysium there are, what they say in words, and that they tell nothing but the view."""

from __future__ import annotations

import msgspec
import pytest

from render.painter import artist_of, paint
from render.types import Request
from rules.core.game import Component
from rules.core.types import Text, Viewer
from tests.render import elysium_samples as samples
from tests.render.elysium_requests import COLUMNS, OTHERS, OWN, REQUESTS, make, takes
from tests.render.looking import kinds_of

ARTIST = artist_of("elysium")


def test_kinds_follow_from_the_view() -> None:
    all_open = ["board", "seat", "market", "oracle", "quest", "discard", "card", "crop"]
    assert kinds_of(samples.view(), "elysium") == all_open
    assert kinds_of(samples.duel(), "elysium") == ["board", "seat", "market", "quest", "card", "crop"]
    end = kinds_of(samples.end(), "elysium")
    assert "score" in end
    assert not {"market", "card"} & set(end)


def test_a_card_that_lies_nowhere_is_refused() -> None:
    for call in (ARTIST.draw, ARTIST.alt):
        with pytest.raises(ValueError, match="nowhere"):
            call(make("card", samples.view(), focus="nowhere"))


def test_markers_the_board_is_too_small_for_ask_for_a_crop() -> None:
    seen = samples.view()
    assert ARTIST.best(make("board", seen, takes(seen))) == "board"
    assert ARTIST.best(make("board", seen, COLUMNS)) == "board"
    assert ARTIST.best(make("board", seen, (*takes(seen), *OWN[:2]))) == "board"
    assert ARTIST.best(make("board", seen, OWN)) == "crop"
    assert ARTIST.best(make("board", seen, OTHERS)) == "crop"
    assert ARTIST.best(make("board", seen, (f"card:{seen.discard[0].key}",))) == "crop"
    assert ARTIST.best(make("board", seen)) == "board"
    assert ARTIST.best(make("seat", seen, takes(seen))) == "seat"


@pytest.mark.parametrize(
    ("refs", "kind"),
    [(OWN, "seat"), (("quest:q1", "quest:q3"), "quest"), (takes(samples.view())[:6], "market"), ((), "seat")],
)
def test_a_crop_shows_where_its_markers_are(refs: tuple[str, ...], kind: str) -> None:
    seen = samples.view()
    crop, whole = paint(make("crop", seen, refs)), paint(make(kind, seen, refs))
    assert crop.data == whole.data
    assert crop.alt == whole.alt


def test_a_seat_asked_for_by_name_is_shown_whatever_is_marked() -> None:
    seen = samples.view()
    for refs in (takes(seen), OWN):
        assert paint(make("seat", seen, refs, focus="seat:1")).alt.startswith("The board of Nikias")


def test_a_crop_for_markers_in_different_places_is_the_board() -> None:
    seen, refs = samples.view(), (*OWN[:1], "quest:q1")
    assert paint(make("crop", seen, refs)).data == paint(make("board", seen, refs)).data


def test_everybody_sees_the_same() -> None:
    for kind in ("board", "market"):
        pictures = {paint(make(kind, samples.view(viewer))).data for viewer in (None, 0, 1, 2)}
        assert len(pictures) == 1


def test_a_citizen_is_the_same_citizen_whichever_card_it_was() -> None:
    seen = samples.view()
    citizens = [held for player in seen.players for held in player.domain if held.card is None]
    assert [held.key for held in citizens] == ["citizen/1"]
    assert "Citizen 1" in ARTIST.alt(make("seat", seen, focus="seat:2"))


def test_a_component_is_drawn_as_its_card_with_its_own_words() -> None:
    text = Text("literal", {"text": "What it does."})
    component = Component(id="athena-2-argo", kind="card", name=Text("literal", {"text": "Argo"}), text=text)
    assert kinds_of(component, "elysium") == ["card"]
    request = Request(game="elysium", kind="card", view=component, texts={"athena-2-argo": "Said by the game."})
    assert ARTIST.alt(request) == "Argo, Athena, level 2, needs blue, Trigger. Said by the game."
    bare = msgspec.structs.replace(request, texts={})
    assert ARTIST.alt(bare).endswith("What it does.")
    assert paint(request).data != paint(bare).data
    assert kinds_of(Component(id="kraken", kind="card", name=text, text=text), "elysium") == []
    with pytest.raises(ValueError, match="nothing that elysium draws"):
        ARTIST.draw(Request(game="elysium", kind="card", view=Viewer()))


def test_alt_text_says_turn_targets_clock_and_every_seat() -> None:
    alt = paint(REQUESTS["board"]).alt
    assert "Epoch 3 of 5 · Phaidra takes a card or a Quest." in alt
    assert "1 Delphic Novice, 2 Penthesilea, 3 Battle Trophy" in alt
    assert "Quest 1, Quest 3" in alt
    assert "Phaidra: 4 Gold, 7 VP, 3 PP; columns red, green, yellow; 4 cards in the Domain; 2 Legends worth 7." in alt


def test_alt_text_of_a_seat_names_every_card() -> None:
    alt = paint(REQUESTS["seat"]).alt
    assert "4 the Legend of Hoplites, Obol, Hebe" in alt
    assert "Domain: Laurel, Eagle of the Storm, Weavers of the Peplos, Hypnos." in alt
    assert "Legend, 3 VP: Argo, Aegis." in alt


def test_alt_text_of_the_score_has_every_source() -> None:
    alt = paint(REQUESTS["score"]).alt
    assert "Phaidra: 103 (VP 38, Chronos 7, Family Legends 6, Level Legends 24, Prestige 16" in alt
    assert "Prestige" not in paint(REQUESTS["score for two"]).alt
