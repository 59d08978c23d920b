"""Views of Hybris for pictures: positions of a match that nobody plays, and by hand what is worst of each part."""

from __future__ import annotations

import functools
from copy import copy
from typing import Any, cast

import msgspec
from msgspec import structs

from bot.cli.games import known_games
from bot.warming import steps
from rules.core import engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import Command, Setup, Text, Viewer
from rules.games.hybris import printed
from rules.games.hybris.cards import program_text, record_text, rules_text
from rules.games.hybris.content import Content, content_of
from rules.games.hybris.gains import gains
from rules.games.hybris.modules.tartarus.view import TartarusView
from rules.games.hybris.ops import Program
from rules.games.hybris.view import (
    CombatView,
    GainView,
    HybrisView,
    NextView,
    PlannerView,
    PowerView,
    PriceView,
    SeatView,
    SideView,
)
from tests.rules.hybris.abyss import RECORDS, WITH, abyss
from tests.rules.hybris.table import Table, here
from tests.rules.hybris.table import seat as seated

NAMES = ("Theano", "Kallias", "Lykos", "Melissa")
GODS = ("zeus", "poseidon", "athena", "hades")
CITIES = ("athens", "elis", "sparta", "corinth", "thebes", "argos", "delphi", "ephesus", "knossos")


@functools.cache
def content() -> Content:
    return content_of("house", ())


@functools.cache
def _first() -> tuple[HybrisView, HybrisView]:
    """The very first view of a match, and the first in which all have their Olympians and Pillars."""
    title, begun = known_games()["hybris"], []
    for step in steps(title, "pictures"):
        asked = next(iter(step.pending))
        view = engine.view(title, step.state, Viewer(asked.seat), step.pending)
        begun.append(view)
        if view.doing == "turn":
            break
    return begun[0], begun[-1]


@functools.cache
def _crowded() -> HybrisView:
    """A first turn of four, one of them Hermes with his token on 7, with all modules."""
    title, chance = known_games()["hybris"], Source(Rng("crowded"))
    step = engine.start(title, Setup("hybris", 4, "crowded", {"modules": "cards,hermes,tartarus"}))
    while True:
        asked = step.pending[0]
        view = engine.view(title, step.state, Viewer(asked.seat), step.pending)
        assert isinstance(view, HybrisView)
        if view.doing == "turn":
            return view
        wanted = [key for key in ("olympian:hermes", "arrogance:7") if key in [one.key for one in asked.options]]
        choice = wanted[0] if wanted else random_choice(asked, chance)
        step = engine.submit(title, step.state, Command(asked.id, asked.seat, choice))


def copied(view: HybrisView) -> HybrisView:
    """A copy that can be changed."""
    return msgspec.convert(msgspec.to_builtins(view), HybrisView)


def start() -> HybrisView:
    return copied(_first()[0])


def middle(viewer: int | None = 0, *, crowded: bool = False, **more: Any) -> HybrisView:
    """An Age that has gone some way: characters in places, Technologies, Temples, hands.

    Of three seats, or `crowded`: of four with all modules.
    """
    view = copied(_crowded() if crowded else _first()[1])
    cards, quests = list(content().cards), list(content().premonitions)
    view.viewer, view.turn, view.waiting, view.doing, view.acting = Viewer(viewer), 0, (0,), "turn", None
    view.age, view.well, view.coming, view.rises = 3, 9, False, 4
    for seat in view.players:
        seat.aegis, seat.believer, seat.prayer, seat.vp, seat.sparks = 7 + seat.seat, 4, 3, 17 + 3 * seat.seat, 4
        seat.greatness, seat.threads = 4 + 2 * seat.seat, {"clotho": 2, "lachesis": 1}
        seat.tiles[0].left, seat.tiles[0].unlocked = [], True
        for one in seat.characters[:4]:
            one.where, one.place, one.planned = "ready", None, one.kind != "olympian"
    _stand(view, 1, 0, "O1", "olympus")
    _stand(view, 2, 1, "OD", "olympus")
    _stand(view, 1, 2, "athens", "athens")
    for place, (key, owner) in zip(view.cities, (("X01", 1), ("X07", 0), ("X13", 2)), strict=False):
        place.technologies = [printed.technology(content(), key)]
        place.technologies[0].owner, place.temples = owner, [owner]
    view.forge = [printed.technology(content(), tile) for tile in ("X06", "X23", "X17")]
    for number, tile in enumerate(view.forge):
        tile.owner = number
    view.players[0].technologies = [printed.technology(content(), "X03")]
    view.players[0].technologies[0].owner = 0
    own = viewer is not None
    view.hand = [printed.card(content(), key) for key in cards[:5]] if own else []
    view.premonitions = [printed.card(content(), key) for key in quests[:2]] if own else []
    for card in view.premonitions[:1]:
        card.met = True
    view.planner = _planner(view.players[viewer]) if viewer is not None else None
    return structs.replace(view, **more)


def _planner(seat: SeatView, *own: str) -> PlannerView:
    """What a seat can pay of what everybody can, and of own plans in the Forge."""
    has = {"aegis": seat.aegis, "prayer": seat.prayer}
    costs = [
        ("activate:olympian", {"aegis": 2}, []), ("activate:hero", {"aegis": 1}, []),
        ("activate:prophet", {"aegis": 1}, []), *((f"make:{tile}", {"aegis": 7}, []) for tile in own),
        ("spin", {"aegis": 2}, []), ("ignite", {"aegis": 3, "prayer": 1}, []), ("design", {"prayer": 1}, []),
        *((f"convert:{row.id}", {"prayer": row.prayer}, gains(row.steps)) for row in content().conversions.values()),
    ]  # fmt: skip
    prices = [
        PriceView(
            key=key, label=Text("hybris-price-spin"), costs=[GainView(what=what, n=n) for what, n in cost.items()],
            gains=gained, payable=all(has[what] >= n for what, n in cost.items()),
        )
        for key, cost, gained in costs
    ]  # fmt: skip
    spark = next((one for one in content().sparks.values() if one.count > seat.sparks), None)
    steps = [] if spark is None else [_next("sparks", spark.count, spark.count - seat.sparks, spark.steps)]
    for key, thread in content().threads.items():
        step = seat.threads.get(key, 0)
        steps += [_next(key, step + 1, 1, thread.steps[step])] if step < len(thread.steps) else []
    return PlannerView(prices=prices, steps=steps)


def _next(key: str, step: int, away: int, program: Program) -> NextView:
    name = Text("hybris-next-sparks")
    return NextView(key=key, name=name, step=step, away=away, text=program_text(program), gains=gains(program))


def _stand(view: HybrisView, seat: int, number: int, space: str, place: str) -> None:
    """Put a character on a space."""
    one = view.players[seat].characters[number]
    one.where, one.place = space, place
    for location in view.locations:
        for found in location.spaces:
            found.characters += [one.key] * (found.key == space)
    for city in view.cities:
        city.characters += [one.key] * (city.key == space)


def at(place: str, doing: str = "action", **more: Any) -> HybrisView:
    """A Hero of the first seat is in a place and asked there."""
    view = middle(doing=doing, **more)
    one = view.players[0].characters[1]
    one.where, one.place, view.acting = place, place, one.key
    for location in view.locations:
        location.arriving += [one.key] * (location.key == place)
    for city in view.cities:
        city.characters += [one.key] * (city.key == place)
    return view


def fighting(viewer: int | None = 0) -> HybrisView:
    """A Hero of the first seat against one of the second, both with cards."""
    view, cards = middle(viewer, doing="card", phase="action"), list(content().cards)
    sides = []
    for seat, zone in ((0, cards[5:7]), (1, cards[20:21])):
        one = view.players[seat].characters[1]
        played = [printed.card(content(), key) for key in zone]
        sides.append(
            SideView(
                seat=seat, character=one.key, name=one.name, base=3, added=seat - 1, cards=played,
                combos=[0, 2][: len(played)], total=7 - seat, limit=3, stopped=False,
            )
        )  # fmt: skip
    view.combat = CombatView(place="elis", sides=sides)
    return view


def worst(viewer: int | None = 0, **more: Any) -> HybrisView:
    """Everything full, of four with all modules: two-digit numbers, crowded spaces, Temples of all in each City, long
    hands, nobody on a tile.
    """
    view = middle(viewer, crowded=True, **more)
    cards, quests, tiles = list(content().cards), list(content().premonitions), list(content().technologies)
    for seat in view.players:
        seat.aegis, seat.believer, seat.prayer, seat.vp, seat.greatness, seat.sparks = 48, 37, 26, 120, 12, 14
        seat.hand_size, seat.premonitions, seat.passed = 12, 10, seat.seat == 1
        for one in seat.characters:
            one.where, one.place = ("styx", None) if one.where == "tile" else (one.where, one.place)
        seat.technologies = [printed.technology(content(), key) for key in tiles[3 * seat.seat : 3 * seat.seat + 3]]
        for tile in seat.technologies:
            tile.owner = seat.seat
    for number, city in enumerate(view.cities):
        city.technologies = [printed.technology(content(), key) for key in tiles[2 * number : 2 * number + 2]]
        city.temples = list(range(view.seats))
        for tile in city.technologies:
            tile.owner = number % view.seats
    for other in (1, 2):
        for number in (3, 2):
            _stand(view, other, number, "OD", "olympus")
    view.display = [printed.technology(content(), key) for key in ("X11", "X15", "X16", "X24")]
    view.forge = [printed.technology(content(), key) for key in ("X20", "X14", "X17", "X08")]
    for number, tile in enumerate(view.forge):
        tile.owner = number % view.seats
    if viewer is not None:
        view.planner = _planner(view.players[viewer], *(tile.key for tile in view.forge))
        view.planner.prices += _bargains(view.players[viewer])
    view.hand = [printed.card(content(), key) for key in cards[:12]]
    view.premonitions = [printed.card(content(), key) for key in quests[-4:]]
    _corrupt(view)
    view.wards = [(by, printed.card(content(), cards[30 + by])) for by in range(view.seats)]
    return view


def _bargains(seat: SeatView) -> list[PriceView]:
    """What a seat can pay in the Tartarus."""
    return [
        PriceView(
            key=f"pact:{row.id}", label=Text("hybris-price-spin"), costs=[GainView(what="believer", n=row.believer)],
            gains=gains(row.steps), payable=seat.believer >= row.believer,
        )
        for row in RECORDS.pact
    ]  # fmt: skip


def _corrupt(view: HybrisView) -> None:
    """The end of the track for all, Guilt up to the Primordial's Aegis, long lists of powers, all Prisoners loose."""
    shown = msgspec.convert(view.parts["tartarus"]["board"], TartarusView)
    view.parts["tartarus"]["board"] = shown
    shown.track, shown.guilt = [5] * view.seats, [1] * view.seats
    keys = [power.id for power in RECORDS.powers]
    for seat in range(view.seats):
        own = keys[5 * seat : 5 * seat + 5]
        shown.held[seat] = own
        texts = [rules_text("house", ("tartarus",), key) or Text("hybris-nothing") for key in own]
        shown.powers[seat] = [
            PowerView(name=record_text(WITH, key), text=text) for key, text in zip(own, texts, strict=True)
        ]
    for number, one in enumerate(shown.prisoners):
        one.where = ("O2", "OD", "T1", "U2", "moirai")[number]
        one.place, one.owner = ("olympus", "olympus", "tartarus", "underworld", "moirai")[number], number % view.seats
        for location in view.locations:
            for space in location.spaces:
                space.figures += [one.key] * (space.key == one.where)


@functools.cache
def _tartarus() -> Table:
    """Three seats, four Prisoners loose, somebody who may make a Pact."""
    kept = [["K01", "K02", "K11"], ["K08"], []]
    loose = {"ixion": ("O1", 1), "tityos": ("OD", 0), "sisyphus": ("U2", 2), "tantalus": ("forge", 1)}
    own = {"zeus": "O2"}
    first = seated("zeus", believer=11, hindrance=2, at=own, vp=7)
    others = seated("hades", at={"zagreus": "OD", "hades": "U1"}), seated("athena")
    there = abyss(track=[3, 2, 5], guilt=[1, 2, 0], kept=kept, loose=loose, deck=["K07", "K16", "K20"])
    return here("heracles", "tartarus", "TD", first, *others, **there)


def tartarus(*choices: str) -> HybrisView:
    """The same after some choices, as the first seat sees it."""
    table = copy(_tartarus()).choose(*choices)
    return cast("HybrisView", engine.view(table.game, table.state, Viewer(0), table.pending()))


def planned() -> HybrisView:
    """The plan of the first seat, half done."""
    view = middle(doing="plan", phase="planning", waiting=(0, 1, 2))
    for one, token in zip(view.players[0].characters[1:4], ("coliseum", "mortal_world"), strict=False):
        one.token, one.planned = token, True
    return view


def end() -> HybrisView:
    view = middle(None, over=True, phase="over", doing="", waiting=(), turn=None)
    for seat in view.players:
        seat.score.track, seat.score.total = 20 + seat.seat, 26 + seat.seat
    return view
