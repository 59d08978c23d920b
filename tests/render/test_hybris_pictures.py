"""Which pictures of Hybris there are, which suits a question, what they say, and that they keep secrets."""

from __future__ import annotations

import re

import msgspec
import pytest
from PIL import Image

import rules.games.hybris.printed as printed
from bot.cli.games import known_games
from render.canvas import Canvas
from render.games.hybris import looks
from render.games.hybris.cards import SIGNS
from render.icons import icon, table
from render.painter import artist_of, paint
from render.types import Request
from rules.core.game import Component
from rules.core.text import Wording
from rules.core.types import Text, Viewer
from rules.games.hybris.content import content_of
from rules.games.hybris.view import HybrisView
from tests.render import hybris_samples as samples
from tests.render.hybris_requests import CITIES, DISPLAY, LOCATIONS, QUEST, REQUESTS, SPACES, TILES, cards, make, who
from tests.render.looking import check_outlines, kinds_of

ARTIST = artist_of("hybris")
SAY = Wording()


def said(canvas: Canvas) -> set[str]:
    return {run.text for run in canvas.runs}


def test_kinds_follow_from_the_view() -> None:
    always = ["board", "seat", "place", "pillars", "card", "crop"]
    assert kinds_of(samples.middle(None), "hybris") == always
    assert kinds_of(samples.middle(0), "hybris") == ["board", "seat", "hand", *always[2:]]
    assert "combat" in kinds_of(samples.fighting(None), "hybris")
    assert "olympians" in kinds_of(samples.start(), "hybris")
    assert kinds_of(samples.end(), "hybris") == [*always, "score"]


@pytest.mark.parametrize(
    ("view", "refs", "kind"),
    [
        (samples.middle(), who(samples.middle()), "seat"),
        (samples.middle(), (*who(samples.middle()), *QUEST), "seat"),
        (samples.middle(doing="tile"), TILES, "seat"),
        (samples.middle(doing="destination"), (*LOCATIONS, *CITIES[:3]), "board"),
        (samples.middle(doing="pillar"), ("pillar:1", "pillar:2"), "pillars"),
        (samples.middle(doing="limit"), cards(samples.middle()), "hand"),
        (samples.fighting(), cards(samples.middle()), "hand"),
        (samples.fighting(None), (), "combat"),
        (samples.middle(doing="planned", phase="planning"), (), "hand"),
        (samples.middle(doing="messenger", drawn=samples.middle().hand[:2]), (), "hand"),
        (samples.middle(None, doing="messenger"), (), "board"),
        (samples.middle(doing="turn"), (*LOCATIONS, *CITIES, *who(samples.middle())), "board"),
        (samples.at("moirai", "space"), SPACES, "place"),
        (samples.at("olympus"), DISPLAY, "place"),
        (samples.at("oracle"), cards(samples.middle()), "place"),
        (samples.at("elis"), (), "place"),
        (samples.at("elis", viewer=None), (), "board"),
        (samples.start(), ("olympian:zeus",), "olympians"),
        (samples.end(), (), "score"),
    ],
)
def test_the_picture_suits_the_question(view: HybrisView, refs: tuple[str, ...], kind: str) -> None:
    assert ARTIST.best(make("board", view, refs)) == kind


@pytest.mark.parametrize(
    ("view", "refs", "kind"),
    [
        (samples.middle(), who(samples.middle()), "seat"),
        (samples.at("moirai", "space"), SPACES, "place"),
        (samples.middle(doing="pillar"), ("pillar:1",), "pillars"),
        (samples.fighting(None), (), "combat"),
    ],
)
def test_a_crop_hands_over_to_where_its_markers_are(view: HybrisView, refs: tuple[str, ...], kind: str) -> None:
    assert paint(make("crop", view, refs)).data == paint(make(kind, view, refs)).data


def test_a_place_a_seat_and_a_city_can_be_asked_for_by_name() -> None:
    view = samples.middle()
    assert "Moirai" in paint(make("place", view, focus="place:moirai")).alt
    assert "Argos (Craft)" in paint(make("place", view, focus="place:argos")).alt
    assert paint(make("seat", view, focus="seat:2")).alt.startswith("The board of Lykos")


@pytest.mark.parametrize("kind", ["board", "pillars", "crop"])
def test_public_pictures_are_the_same_whoever_looks(kind: str) -> None:
    assert len({paint(make(kind, samples.middle(seat))).data for seat in (None, 0, 1)}) == 1


def test_a_hand_and_a_plan_are_for_their_owner() -> None:
    mine, others = samples.planned(), samples.middle(None, doing="plan", phase="planning")
    assert {"Coliseum", "Mortal World", "Thunderbolt"} <= said(ARTIST.draw(make("hand", mine)))
    for kind in ("board", "seat", "combat", "place", "crop"):
        if kind in kinds_of(mine, "hybris"):
            assert "Thunderbolt" not in said(ARTIST.draw(make(kind, mine)))
            assert "Thunderbolt" not in ARTIST.alt(make(kind, mine))
    with pytest.raises(ValueError, match="hand"):
        ARTIST.draw(make("hand", others))
    assert [kind.name for kind in ARTIST.kinds(mine) if kind.secret] == ["hand"]


def test_premonitions_stand_on_the_board_of_their_owner_alone() -> None:
    view = samples.middle()
    name = "A Crowd at Dawn"
    assert name in said(ARTIST.draw(make("seat", view, QUEST, focus="seat:0")))
    assert name not in said(ARTIST.draw(make("seat", view, QUEST, focus="seat:1")))


def test_every_price_has_room_whatever_one_plans() -> None:
    """Four own plans and the rows of the Pact beside all others: each is named in full."""
    view = samples.worst()
    drawn = said(ARTIST.draw(REQUESTS["seat, own worst"]))
    assert {SAY(tile.name) for tile in view.forge} <= drawn
    assert view.planner is not None
    assert len([one for one in view.planner.prices if one.key.startswith("pact")]) == 5


def test_whoever_has_no_room_on_a_space_is_counted() -> None:
    """Two with their names; of nine the first marks, and how many more there are; on the board three and the rest."""
    view = samples.worst()
    space = next(one for place in view.locations for one in place.spaces if one.key == "OD")
    everybody = [one.key for seat in view.players for one in seat.characters]

    def counted(count: int, kind: str) -> list[str]:
        space.characters, space.figures = everybody[:count], []
        runs = ARTIST.draw(make(kind, view, focus="place:olympus")).runs
        return sorted(run.text for run in runs if re.fullmatch(r"\+\d", run.text))

    for kind, more in (("board", {2: None, 4: None, 5: "+2", 9: "+6"}), ("place", {2: None, 5: None, 9: "+2"})):
        nobody = counted(0, kind)
        for count, said_more in more.items():
            assert counted(count, kind) == sorted([*nobody, *([said_more] if said_more else [])])


def test_the_arrogance_token_lies_on_the_number_of_its_pillar() -> None:
    view = samples.worst()
    hermes = next(one for one in view.players if one.olympian == "hermes")
    for kind, focus in (("board", None), ("pillars", None), ("seat", f"seat:{hermes.seat}")):
        drawn = {}
        for shown in (0, 7, None):
            view.parts["hermes"]["arrogance"] = shown
            drawn[shown] = paint(make(kind, view, focus=focus))
        assert len({picture.data for picture in drawn.values()}) == 3, kind
    view.parts["hermes"]["arrogance"] = 7
    canvas = ARTIST.draw(make("pillars", view))
    assert "7" in said(canvas)
    assert str(hermes.pillars[0]) not in said(canvas), "the number below it is covered"
    assert "Arrogance token shows 7" in ARTIST.alt(make("seat", view, focus=f"seat:{hermes.seat}"))
    assert "Arrogance token shows" not in ARTIST.alt(make("seat", samples.middle()))


def test_what_can_be_converted_is_numbered() -> None:
    alt = paint(REQUESTS["place, conversions"]).alt
    assert "5 gain 1 Aegis, 6 gain 2 VP" in alt


def test_a_part_of_the_world_comes_with_what_everybody_has() -> None:
    drawn = said(ARTIST.draw(make("crop", samples.middle(), CITIES[:3])))
    assert {"By turn", "Theano", "Kallias", "Lykos"} <= drawn
    assert "17 VP" in ARTIST.alt(make("crop", samples.middle(), CITIES[:3]))


def test_a_card_that_is_free_as_a_ward_says_so() -> None:
    content = content_of("house", ("hermes",))
    view = samples.middle()
    view.hand = [printed.card(content, "RC01"), printed.card(content, "RC02")]
    told = " ".join(said(ARTIST.draw(make("hand", view))))
    assert told.count("As a Ward") == 1
    lone = ARTIST.alt(Request(game="hybris", kind="card", view=printed.card(content, "RC01")))
    assert "As a Ward it may have elements of Wards that lie there." in lone


def test_the_next_primordial_is_told_by_its_age() -> None:
    view = samples.middle(rises=4)
    assert "next: Age 4" in said(ARTIST.draw(make("board", view)))
    view.rises, view.coming = 3, True
    assert "next: this Age" in said(ARTIST.draw(make("board", view)))


def test_the_own_board_shows_what_can_be_paid_and_what_comes_next() -> None:
    view = samples.middle()
    own = said(ARTIST.draw(make("seat", view, focus="seat:0")))
    assert {"Olympian", "Hero", "Prophet", "Spin: 2nd step", "Ignite", "Design", "2 more Sparks:"} <= own
    assert "Step 3: +1 Aegis of income" in own
    view.players[0].aegis = 0
    for other in (ARTIST.draw(make("seat", view, focus="seat:1")), ARTIST.draw(make("seat", samples.middle(None)))):
        assert {"Spin: 2nd step", "2 more Sparks:"} & said(other) == set()


def test_what_can_be_paid_is_drawn_otherwise_than_what_cannot() -> None:
    rich, poor = samples.middle(), samples.middle()
    assert poor.planner is not None
    for one in poor.planner.prices:
        one.payable = False
    assert paint(make("seat", rich)).data != paint(make("seat", poor)).data


def test_numbers_of_a_combat_add_up_in_words_and_picture() -> None:
    alt = paint(REQUESTS["combat"]).alt
    assert "Perseus attacks: base 3, cards Gathering Storm 1, Chain Lightning 4, effects −1, total 7." in alt
    assert {"3", "7", "Combo +2"} <= said(ARTIST.draw(REQUESTS["combat"]))


def test_alt_text_says_turn_targets_clock_and_every_seat() -> None:
    alt = paint(REQUESTS["board"]).alt
    assert "Age 3 of 6 · Theano chooses who acts." in alt
    assert "1 Olympus, 2 Forge" in alt
    assert "7 Mortal World" in alt
    assert "Kallias (Poseidon): 8 Aegis, 4 Believers, 3 Prayers, 6 Greatness, 20 VP" in alt


def test_everything_that_can_be_looked_up_has_a_card_of_its_own() -> None:
    found = known_games()["hybris"].components()
    kinds = {card.kind for card in found}
    assert len(kinds) > 10
    drawn = set()
    for card in found:
        view = card.view or card
        assert kinds_of(view, "hybris") == ["card"], card.id
        alt = ARTIST.alt(Request(game="hybris", kind="card", view=view))
        assert 15 < len(alt) <= 1024, card.id
        drawn.add(alt)
    assert len(drawn) == len(found)


def test_one_card_of_each_kind_can_be_read() -> None:
    by_kind = {card.kind: card for card in known_games()["hybris"].components()}
    for kind, card in by_kind.items():
        canvas = ARTIST.draw(Request(game="hybris", kind="card", view=card.view or card))
        assert all(run.size * 400 / canvas.width >= 9 for run in canvas.runs), kind


def test_a_component_without_a_view_shows_its_name_and_text() -> None:
    text = Text("literal", {"text": "what it does"})
    component = Component(id="x", kind="power", name=Text("literal", {"text": "Thunder"}), text=text)
    assert ARTIST.alt(Request(game="hybris", kind="card", view=component)) == "Thunder, Power. What it does."
    assert kinds_of(msgspec.structs.replace(component, kind="unit"), "hybris") == []
    with pytest.raises(ValueError, match="nothing that hybris draws"):
        ARTIST.draw(Request(game="hybris", kind="card", view=Viewer()))


def test_a_card_that_lies_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="nowhere"):
        ARTIST.draw(make("card", samples.middle(), focus="nowhere"))


def test_printed_things_are_as_they_are_before_a_match() -> None:
    content = samples.content()
    assert not printed.primordial(content, "PR1").weakened
    assert printed.tile(content, "ZT1").left == printed.tile(content, "ZT1").every
    assert printed.pillar(content, 1).holder is None


def test_every_location_and_city_is_offered_by_name() -> None:
    kind = next(kind for kind in ARTIST.kinds(samples.middle()) if kind.name == "place")
    assert [focus for focus, _ in kind.offered] == [*LOCATIONS, *CITIES]
    for focus, _ in kind.offered:
        assert ARTIST.draw(make("place", samples.middle(), focus=focus)).width == 1600


def test_prisoners_are_where_they_stand() -> None:
    board = ARTIST.alt(REQUESTS["board, Tartarus"])
    assert "Olympus: Zeus (Theano), Zagreus (Kallias), Ixion (Kallias), Tityos (Theano)." in board
    assert "Forge: Tantalus (Kallias)." in board
    place = said(ARTIST.draw(REQUESTS["place, loose"]))
    assert {"Ixion", "Tityos", "Base Strength 3, 2 cards"} <= place
    assert "Free spaces: Gain 1 Believer." in ARTIST.alt(REQUESTS["place, loose"])
    assert not {"Ixion", "Tityos"} & said(ARTIST.draw(REQUESTS["place, Tartarus"]))
    assert "Salmoneus" in said(ARTIST.draw(REQUESTS["place, Prisoners"]))


def test_the_tartarus_shows_its_table_and_its_track() -> None:
    place = said(ARTIST.draw(REQUESTS["place, Tartarus"]))
    assert {"2 Believers", "7 Believers", "Corruption track", "3: lose 1 Greatness (Theano)"} <= place
    assert any(line.startswith("Guilt 3 of 5: Theano 1") for line in said(ARTIST.draw(REQUESTS["place, Guilt"])))


def test_a_seat_shows_corruption_and_kept_powers() -> None:
    seat = said(ARTIST.draw(REQUESTS["seat, Tartarus"]))
    assert {"Corruption 3, Guilt 1, Hindrances 2", "Spiteful Arm: +1 Strength when you attack"} <= seat
    assert "Corruption 3, Guilt 1, Hindrances 2." in ARTIST.alt(REQUESTS["seat, Tartarus"])
    assert not any("Corruption" in line for line in said(ARTIST.draw(REQUESTS["seat"])))


def test_a_hand_in_a_combat_says_that_who_has_stopped_plays_no_more() -> None:
    view = samples.fighting()
    assert view.combat is not None
    foe = view.combat.sides[1]
    foe.limit, foe.stopped = len(foe.cards) + 2, False
    assert any(line.endswith("2 cards to play") for line in said(ARTIST.draw(make("hand", view))))
    foe.stopped = True
    assert any(line.endswith("no card left to play") for line in said(ARTIST.draw(make("hand", view))))


@pytest.mark.parametrize("name", ["board, turn", "board, Tartarus", "board, cities"])
def test_the_heading_of_a_place_stands_clear_of_its_sign_and_of_its_number(name: str) -> None:
    """Twelve pixels of the head before the first letter; no disc nearer than eight to the last."""
    shown = REQUESTS[name]
    assert isinstance(shown.view, HybrisView)
    canvas, view = ARTIST.draw(shown), shown.view
    names = {SAY(place.name) for place in view.locations} | {SAY(place.name) for place in view.cities}
    heads = [run.box for run in canvas.runs if run.text in names]
    assert len(heads) == len(names)
    pixels = canvas.image.convert("L")
    for left, top, right, bottom in heads:
        before = pixels.crop((round(left) - 12, round(top), round(left) - 1, round(bottom))).tobytes()
        assert max(before) - min(before) <= 8, (left, top)
        near = [box for _, box in canvas.discs if box[1] < bottom and box[3] > top and box[2] > left]
        assert all(box[0] - right >= 8 or box[0] > right + 60 for box in near if box[0] > left), (left, top)


def test_actions_are_named_in_full_beside_who_has_come() -> None:
    words = said(ARTIST.draw(REQUESTS["board, Tartarus"]))
    assert {"Make", "Appropriate"} <= words
    assert not [one for one in words if one.endswith("…")]


def test_each_prisoner_is_a_figure_of_its_own() -> None:
    found = known_games()["hybris"].components()
    prisoners = [one for one in found if isinstance(one, Component) and one.kind == "prisoner"]
    assert len(prisoners) == 5
    assert {one.id for one in prisoners} <= set(table())
    check_outlines({one.id: solo(one.id) for one in prisoners}, 600)


def solo(name: str) -> Image.Image:
    """An icon's silhouette at the size of a coin on the board."""
    return icon(name, 50, "ink").getchannel("A")


PHONE_HIGH = 480
"""A picture that is shown 400 pixels wide is made narrower when it would be higher than this."""


@pytest.mark.parametrize("key", [*LOCATIONS, *CITIES, "place:tartarus"])
def test_a_place_is_never_so_tall_that_its_words_are_small_on_a_phone(key: str) -> None:
    """Full of Prisoners, marked or not."""
    view = samples.middle(crowded=True)
    canvas = ARTIST.draw(Request(game="hybris", kind="place", view=view, focus=key))
    shown = min(400 / canvas.width, PHONE_HIGH / canvas.height)
    assert min(run.size for run in canvas.runs) * shown >= 8.5, canvas.height


def test_what_a_city_wants_and_what_a_taken_space_brings_are_said_whole() -> None:
    for city in CITIES:
        canvas = ARTIST.draw(Request(game="hybris", kind="place", view=samples.middle(), focus=city))
        assert any(run.text.startswith("wants ") for run in canvas.runs)
        assert not [run.text for run in canvas.runs if run.text.endswith("…")], city
    view = samples.middle()
    samples._stand(view, 1, 1, "R2", "oracle")
    canvas = ARTIST.draw(Request(game="hybris", kind="place", view=view, focus="place:oracle"))
    assert not [run.text for run in canvas.runs if run.text.endswith("…")]


def test_signs_of_combos_are_signs_of_nothing_else() -> None:
    others = [look.icon for look in (*looks.GOODS.values(), *looks.ELEMENTS.values(), *looks.TYPES.values())]
    others += [*looks.ROLES.values(), *looks.PLACES.values(), *looks.GODS.values(), *SIGNS.values()]
    assert set(looks.SYMBOLS.values()) & set(others) == set()
    assert {*looks.SYMBOLS.values()} <= {*table()}


def test_a_card_of_the_coliseum_leaves_no_empty_place_before_its_name() -> None:
    view = samples.fighting(None)
    assert view.combat is not None
    shown = view.combat.sides[1].cards[0]
    named = SAY(shown.name)
    before = next(run.box for run in ARTIST.draw(make("combat", view)).runs if run.text == named)
    shown.kind, shown.left, shown.right, shown.elements = "coliseum", "", "", []
    after = next(run.box for run in ARTIST.draw(make("combat", view)).runs if run.text == named)
    assert after[0] < before[0]
    assert after[1] > before[1]
