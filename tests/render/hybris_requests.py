"""One request for every picture of Hybris worth looking at, the worst cases among them."""

from __future__ import annotations

from render.cover import Cover
from render.types import Request
from rules.games.hybris.view import HybrisView
from tests.render import chronos_samples as titan
from tests.render import hybris_samples as samples
from tests.render.requests import Gallery, Maker

LONG_NAMES = ("Aristodemos the E", "Βασίλισσα Ἀθηνᾶ", "猫大好き😀", "🎲 Zoë ✨")
make = Maker("hybris", samples.NAMES)
LOCATIONS = tuple(f"place:{key}" for key in ("olympus", "forge", "oracle", "underworld", "coliseum", "moirai"))
CITIES = tuple(f"place:{key}" for key in samples.CITIES)


def who(view: HybrisView, seat: int = 0) -> tuple[str, ...]:
    """Everybody of a seat who is off the tiles."""
    return tuple(f"character:{one.key}" for one in view.players[seat].characters if one.where == "ready")


def cards(view: HybrisView) -> tuple[str, ...]:
    return tuple(f"card:{card.key}" for card in view.hand)


def worst(kind: str, refs: tuple[str, ...] = (), focus: str | None = None, viewer: int = 0) -> Request:
    return make(kind, samples.worst(viewer), refs, names=LONG_NAMES, focus=focus)


def council(program: str, kind: str, *choices: str) -> Request:
    """What all decide together about an effect of Chronos."""
    table = titan.council(program, *choices)
    return make(kind, titan.seen(table), titan.refs(table))


MIDDLE = samples.middle()
HERMES = next(one.seat for one in samples.worst().players if one.olympian == "hermes")
QUEST = (f"card:{MIDDLE.premonitions[0].key}",)
TILES = tuple(f"tile:{tile.key}" for tile in MIDDLE.players[0].tiles)
SPACES = ("space:M1", "space:M2", "space:M3", "space:MD")
SPACES_AT_OLYMPUS = ("space:O1", "space:O3", "space:OD")
DISPLAY = tuple(f"technology:{tile.key}" for tile in MIDDLE.display)
ROWS = tuple(f"convert:{row.key}" for row in MIDDLE.conversions)
CONCEPTS = tuple(f"concept:{key}" for key in ("ananke", "anthropos", "cosmos", "gonos", "kratos", "temnein"))
SEATS = tuple(f"seat:{number}" for number in range(4))
OVERFULL = tuple(f"technology:{tile.key}" for tile in samples.worst().players[0].technologies)
REQUESTS: dict[str, Request] = {
    "title": make("title", Cover(game="hybris", seats=(2, 4), minutes=(120, 200))),
    "board": make("board", MIDDLE, (*LOCATIONS, "place:mortal_world")),
    "board, cities": make("board", samples.middle(doing="temple"), CITIES),
    "board, turn": make("board", MIDDLE, (*LOCATIONS, *CITIES, *who(MIDDLE)[1:])),
    "board, start": make("board", samples.start()),
    "board, worst": worst("board", (*LOCATIONS, *CITIES)),
    "board, over": make("board", samples.end()),
    "seat": make("seat", MIDDLE, (*who(MIDDLE), *QUEST)),
    "seat, tiles": make("seat", samples.middle(doing="tile"), TILES),
    "seat, another": make("seat", MIDDLE, focus="seat:2"),
    "seat, empty": make("seat", samples.start()),
    "seat, worst": worst("seat", focus="seat:1"),
    "seat, Arrogance": worst("seat", focus=f"seat:{HERMES}"),
    "seat, own worst": worst("seat", focus="seat:0"),
    "hand": make("hand", MIDDLE, cards(MIDDLE)),
    "hand, fight": make("hand", samples.fighting(), cards(MIDDLE)),
    "hand, plan": make("hand", samples.planned()),
    "hand, worst": worst("hand", cards(samples.worst())),
    "combat": make("combat", samples.fighting(None)),
    "place, spaces": make("place", samples.at("moirai", "space"), SPACES),
    "place, designs": make("place", samples.at("olympus"), DISPLAY),
    "place, conversions": make("place", samples.at("olympus"), (*DISPLAY, *ROWS)),
    "place, duel": make("place", samples.at("coliseum"), tuple(f"champion:{one.key}" for one in MIDDLE.champions)),
    "place, Primordial": make("place", samples.at("underworld"), ("primordial",)),
    "place, city": make("place", samples.at("athens"), ("technology:X03",)),
    "place, wards": make("place", samples.at("oracle"), cards(MIDDLE)),
    "place, worst": make("place", samples.worst(), OVERFULL, names=LONG_NAMES, focus="place:knossos"),
    "place, bare": make("place", MIDDLE, focus="place:argos"),
    "pillars, Arrogance": worst("pillars", ("pillar:2",)),
    "pillars": make("pillars", samples.middle(doing="pillar"), ("pillar:1", "pillar:4", "pillar:6")),
    "olympians": make("olympians", samples.start(), tuple(f"olympian:{key}" for key in samples.GODS)),
    "crop": make("crop", MIDDLE, CITIES[:3]),
    "crop, mixed": make("crop", MIDDLE, (*LOCATIONS[:2], *CITIES[3:5])),
    "crop, spaces": make("crop", samples.at("moirai", "space"), SPACES),
    "crop, worst": worst("crop", CITIES[6:]),
    "card": make("card", MIDDLE, focus=cards(MIDDLE)[4]),
    "card, Technology": make("card", MIDDLE, focus="technology:X03"),
    "card, no focus": make("card", MIDDLE, ("primordial",)),
    "place, worst of the Tartarus": worst("place", focus="place:tartarus"),
    "place, worst of Olympus": worst("place", SPACES_AT_OLYMPUS, focus="place:olympus"),
    "board, Tartarus": make("board", samples.tartarus(), (*LOCATIONS, "place:tartarus")),
    "place, Tartarus": make("place", samples.tartarus(), focus="place:tartarus"),
    "place, Prisoners": make("place", samples.tartarus("release"), ("prisoner:salmoneus",)),
    "place, loose": make("place", samples.tartarus(), focus="place:olympus"),
    "place, Guilt": make("place", samples.tartarus(), focus="place:underworld"),
    "seat, Tartarus": make("seat", samples.tartarus(), focus="seat:0"),
    "hand, Corruption": make("hand", samples.tartarus("pact", "pact:pact-2"), ("card:K16", "card:K20")),
    "board, Chronos": make("board", titan.turn(), (*LOCATIONS, "place:mortal_world")),
    "board, march": council("N04:desolation", "board"),
    "board, worst of Chronos": make("board", titan.worst(), (*LOCATIONS, *CITIES), names=LONG_NAMES),
    "chronos": make("chronos", titan.turn()),
    "chronos, break": council("aeon:damnation", "chronos"),
    "chronos, Antiques": council("J04:main", "chronos"),
    "chronos, Technologies": council("J21:main", "chronos", "choose:a"),
    "chronos, somebody": council("Q19:main", "chronos"),
    "chronos, worst": make("chronos", titan.worst(), CONCEPTS, names=LONG_NAMES),
    "chronos, all seats": make("chronos", titan.worst(), SEATS, names=LONG_NAMES),
    "place, blocked": make("place", titan.turn(), focus="place:olympus"),
    "place, to block": council("Q01:main", "place"),
    "place, Avatar": make("place", titan.turn(), focus="place:sparta"),
    "place, blocked City": make("place", titan.turn(), focus="place:argos"),
    "crop, Avatars": make("crop", titan.turn(), CITIES[:3]),
    "combat, Avatar": make("combat", titan.fight()),
    "card, Concept": make("card", titan.turn(), focus="concept:gonos"),
    "card, Concept card": make("card", titan.turn(), focus="card:Q26"),
    "card, Enhancement": make("card", titan.turn(), focus="concept:ananke"),
    "card, Avatar": make("card", titan.turn(), focus="avatar:aeon"),
    "card, Antique": make("card", titan.turn(), focus="technology:A1"),
    "score": make("score", samples.end()),
}

GALLERY = Gallery(
    REQUESTS,
    elsewhere=("board, worst", "seat", "hand, fight"),
    cold=("title", "board", "seat", "hand", "place, city", "card"),
    night=("board", "chronos"),
    complete={"middle": MIDDLE, "start": samples.start(), "end": samples.end(), "Chronos": titan.turn()},
    refused=[(kind, samples.middle(None)) for kind in ("hand", "combat", "olympians", "score", "plan", "chronos")],
)
