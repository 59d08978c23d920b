"""Pictures of a match against Chronos: positions that random play comes to, and by hand the worst of each part."""

from __future__ import annotations

import functools

import msgspec

from render.types import Request
from rules.core import engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Command, Setup, Viewer
from rules.games.hybris.modules.chronos.view import ChronosView
from rules.games.hybris.modules.chronos.views import concept_card
from rules.games.hybris.view import HybrisView
from tests.render.requests import Maker
from tests.rules.hybris.titan import GAME, OPTIONS, RECORDS, WITH

NAMES = ("Theano", "Kallias", "Lykos", "Melissa")
LONG_NAMES = ("Aristodemos the E", "Βασίλισσα Ἀθηνᾶ", "猫大好き😀", "🎲 Zoë ✨")
make = Maker("hybris", NAMES)
WANTED = (
    "council concept",
    "council space",
    "council seat",
    "council technology",
    "council city",
    "council",
    "combat",
    "chain concept",
)
"""Questions, and of what their options are."""


def _what(view: HybrisView, asked: AnyDecision) -> str:
    refs = {(option.ref or "").partition(":")[0] for option in getattr(asked, "options", ())} - {""}
    if view.combat is not None and any(side.seat is None for side in view.combat.sides) and asked.kind == "card":
        return "combat"
    return " ".join([asked.kind, *sorted(refs)])


@functools.cache
def _met() -> dict[str, tuple[HybrisView, AnyDecision]]:
    """The first question of each kind in matches of three at random, from the third Age on, and views of them."""
    found: dict[str, tuple[HybrisView, AnyDecision]] = {}
    for number in range(12):
        chance = Source(Rng(f"chronos {number}"))
        step = engine.start(GAME, Setup("hybris", 3, f"chronos {number}", GAME.chosen(3, OPTIONS)))
        while step.pending:
            asked = step.pending[0]
            if step.state.age >= 2:
                view = engine.view(GAME, step.state, Viewer(asked.seat), step.pending)
                assert isinstance(view, HybrisView)
                found.setdefault(_what(view, asked), (view, asked))
            step = engine.submit(GAME, step.state, Command(asked.id, asked.seat, random_choice(asked, chance)))
        if set(WANTED) <= found.keys():
            break
    return found


def asked(what: str, kind: str = "") -> Request:
    """A question as its panel shows it."""
    view, decision = _met()[what]
    refs = [option.ref for option in getattr(decision, "options", ()) if option.ref]
    request = make("board", fresh(view), tuple(refs))
    from render.painter import artist_of

    return msgspec.structs.replace(request, kind=kind or artist_of("hybris").best(request))


def fresh(view: HybrisView) -> HybrisView:
    """A copy that can be changed."""
    return msgspec.convert(msgspec.to_builtins(view), HybrisView)


def worst() -> HybrisView:
    """Four seats; every icon open, long cards, all resources, all tiles turned over, spaces blocked, Avatars loose."""
    chance = Source(Rng("worst"))
    step = engine.start(GAME, Setup("hybris", 4, "worst", GAME.chosen(4, OPTIONS)))
    while step.state.phase != "action":
        asked = step.pending[0]
        step = engine.submit(GAME, step.state, Command(asked.id, asked.seat, random_choice(asked, chance)))
    view = fresh(engine.view(GAME, step.state, Viewer(None), step.pending))
    board = msgspec.convert(view.parts["chronos"]["board"], ChronosView)
    view.parts["chronos"]["board"] = board
    cards = {one.key: [card.id for card in RECORDS.cards if card.concept == one.key] for one in board.concepts}
    board.vp, board.free, board.at = 112, [0], "temnein"
    for one in board.concepts:
        one.chains, one.held = 0, one.spaces
        for icon in one.track:
            icon.open = True
        for demand in one.demands:
            demand.needed, demand.owned = 44, 28
        shown = [concept_card(WITH, key) for key in cards[one.key]]
        one.card = max(shown, key=lambda card: len(str(card.main)) + len(str(card.desolation)))
    for tile in board.enhancements:
        tile.intensity = 12
    for avatar, city in zip(board.avatars, ("corinth", "ephesus", "knossos"), strict=True):
        avatar.where = city
        next(one for one in view.cities if one.key == city).figures = [avatar.key]
    board.blocked = ["O1", "O2", "OD", "F1", "U1", "M1", "athens", "thebes"]
    for seat in view.players:
        seat.vp = 108 + seat.seat * 3
    return view


def _all() -> dict[str, Request]:
    found = _met()
    reqs: dict[str, Request] = {}
    for what in found:
        if what in WANTED or "council" in what or what.split()[0] in ("focus", "heed", "chain", "forge"):
            reqs[what] = asked(what)
    some = next(iter(found.values()))[0]
    later = list(found.values())[-1][0]
    reqs["plain"] = make("chronos", fresh(some))
    reqs["board"] = make("board", fresh(later))
    reqs["worst"] = make("chronos", worst(), names=LONG_NAMES)
    reqs["worst marked"] = make(
        "chronos",
        worst(),
        (
            "seat:0",
            "seat:1",
            "seat:2",
            "seat:3",
            *(f"concept:{k}" for k in ("ananke", "anthropos", "cosmos", "gonos", "kratos", "temnein")),
        ),
        names=LONG_NAMES,
    )
    reqs["worst board"] = make("board", worst(), names=LONG_NAMES)
    reqs["worst olympus"] = make("place", worst(), focus="place:olympus")
    reqs["worst city"] = make("place", worst(), focus="place:corinth")
    reqs["blocked city"] = make("place", worst(), focus="place:athens")
    return reqs


REQUESTS = _all()
