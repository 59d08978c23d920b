"""Building what a viewer may know: facts are copied out of the state one by one; hidden things only for their owner."""

from __future__ import annotations

from copy import copy

from rules.core.types import Seat, Viewer
from rules.games.hybris import combat, printed, scoring, table
from rules.games.hybris.flow.age import free_tokens
from rules.games.hybris.places import spaces
from rules.games.hybris.planner import planner
from rules.games.hybris.state import Combat, HybrisState
from rules.games.hybris.table import Where, place
from rules.games.hybris.view import (
    CardView,
    CharacterView,
    CityView,
    CombatView,
    HybrisView,
    LocationView,
    OlympianView,
    PillarView,
    PrimordialView,
    ScoreView,
    SeatView,
    SideView,
    TechnologyView,
    TileView,
)
from rules.games.hybris.words import name_text


def view_for(state: HybrisState, viewer: Viewer, doing: str) -> HybrisView:
    """The whole of what one viewer sees; `doing` is the kind of the standing question."""
    own = None if viewer.seat is None else state.players[viewer.seat]
    content, there = state.content, table.standing_where(state)
    return HybrisView(
        viewer=viewer,
        game="hybris",
        seats=state.seats,
        age=state.age,
        ages=content.amounts.ages,
        phase=state.phase,
        doing=doing,
        turn=state.turn,
        order=table.by_number(state),
        pack=state.pack,
        modules=list(state.modules),
        well=state.well,
        display=[technology(state, tile) for tile in state.display],
        stack=len(state.stack_of_tiles),
        forge=[technology(state, made.tile, made.owner) for made in state.forge],
        locations=[_location(state, key, there) for key in content.locations],
        cities=[_city(state, key, there) for key in content.cities],
        primordial=_primordial(state, state.primordial),
        primordials=len(state.primordials),
        coming=state.age in content.amounts.primordial_ages,
        rises=next((age for age in content.amounts.primordial_ages if age >= state.age), None),
        wards=[(ward.seat, card_view(state, ward.card)) for ward in state.wards],
        premonition_deck=len(state.premonitions),
        premonition_discard=[card_view(state, card) for card in state.premonition_discard],
        coliseum_deck=len(state.coliseum),
        champions=[printed.champion(content, key) for key in state.champions or [content.house.champion.id]],
        pillars=[_pillar(state, number) for number in content.pillars],
        threads=printed.threads(content),
        sparks=printed.sparks(content),
        conversions=printed.conversions(content),
        olympians=_choices(state) if doing == "olympian" else [],
        players=[_seat(state, seat, viewer) for seat in range(state.seats)],
        combat=None if state.combat is None else _combat(state, state.combat),
        acting=next((frame.v["character"] for frame in state.stack if frame.at == "activation"), None),
        hand=[] if own is None else [card_view(state, card) for card in own.hand],
        premonitions=[] if own is None or viewer.seat is None else _seen(state, viewer.seat, own.premonitions),
        drawn=[] if own is None or viewer.seat is None else _seen(state, viewer.seat, own.drawn),
        tokens=[] if viewer.seat is None or state.phase != "planning" else free_tokens(state, viewer.seat),
        planner=None if viewer.seat is None or not state.players[viewer.seat].olympian else planner(state, viewer.seat),
        parts={module.key: module.view(state, viewer) for module in content.modules},
    )


def card_view(state: HybrisState, key: str) -> CardView:
    """A card, for those who may see it."""
    return printed.card(state.content, key)


def _choices(state: HybrisState) -> list[OlympianView]:
    """The Olympians that nobody has yet."""
    taken = {player.olympian for player in state.players.values()}
    return [printed.olympian(state.content, key) for key in state.content.olympians if key not in taken]


def _seen(state: HybrisState, seat: Seat, keys: list[str]) -> list[CardView]:
    """Cards of a seat; of Premonitions whether their condition is true."""
    views = [copy(card_view(state, key)) for key in keys]
    for view in views:
        record = state.content.premonitions.get(view.key)
        view.met = record is not None and table.fits(state, seat, dict(record.needs))
    return views


def technology(state: HybrisState, key: str, owner: Seat | None = None) -> TechnologyView:
    """A Technology tile, and whose it is."""
    view = copy(printed.technology(state.content, key))
    view.owner = owner
    return view


def _location(state: HybrisState, key: str, there: Where) -> LocationView:
    view, open_ones = copy(printed.location(state.content, key)), spaces(state, key)
    view.spaces, figures = [copy(space) for space in view.spaces], table.figures(state)
    for space in view.spaces:
        space.closed = space.key not in open_ones
        space.characters = there.get(space.key, [])
        space.figures = [one for one, where in figures if where == space.key]
    view.arriving = there.get(key, [])
    view.figures = [one for one, where in figures if where == key]
    return view


def _city(state: HybrisState, key: str, there: Where) -> CityView:
    view, city = copy(printed.city(state.content, key)), state.cities[key]
    view.technologies = [technology(state, made.tile, made.owner) for made in city.technologies]
    view.temples = list(city.temples)
    view.characters = there.get(key, [])
    view.figures = [one for one, where in table.figures(state) if where == key]
    return view


def _primordial(state: HybrisState, key: str) -> PrimordialView:
    view = copy(printed.primordial(state.content, key))
    view.weakened = state.weakened
    return view


def _pillar(state: HybrisState, number: int) -> PillarView:
    view = copy(printed.pillar(state.content, number))
    view.holder = next((seat for seat, player in state.players.items() if number in player.pillars), None)
    return view


def _seat(state: HybrisState, seat: Seat, viewer: Viewer) -> SeatView:
    player, content = state.players[seat], state.content
    chosen = bool(player.olympian)
    return SeatView(
        seat=seat,
        olympian=player.olympian,
        name=name_text(state, player.olympian) if chosen else None,
        powers=printed.powers(content, player.olympian) if chosen else [],
        number=table.number(state, seat) if player.pillars else None,
        pillars=list(player.pillars),
        passed=player.passed,
        aegis=player.aegis,
        believer=player.believer,
        prayer=player.prayer,
        vp=player.vp,
        greatness=player.greatness,
        sparks=player.sparks,
        hindrance=player.hindrance,
        tiles=[_tile(state, tile, left) for tile, left in state.tiles(seat)],
        characters=[_character(state, seat, key, viewer) for key, _ in state.characters(seat)],
        hand_size=len(player.hand),
        deck=len(player.deck),
        discard=[card_view(state, card) for card in player.discard],
        premonitions=len(player.premonitions),
        technologies=[technology(state, tile, seat) for tile in player.technologies],
        trophies=list(player.trophies),
        threads=dict(player.threads),
        warded=any(ward.seat == seat for ward in state.wards),
        wins=player.wins,
        aloof=player.aloof,
        tokens=table.tokens_left(state, seat),
        hand_limit=table.hand_limit(state, seat),
        activation=table.activation_costs(state, seat) if chosen else {},
        income=content.amounts.income + table.change(state, seat, "income_aegis"),
        score=ScoreView(**scoring.by_source(state, seat), total=scoring.total(state, seat)),
        resigned=seat in state.resigned,
    )


def _tile(state: HybrisState, key: str, left: list[str]) -> TileView:
    view = copy(printed.tile(state.content, key))
    view.left, view.unlocked = list(left), not left
    return view


def _character(state: HybrisState, seat: Seat, key: str, viewer: Viewer) -> CharacterView:
    record, char = state.content.characters[key], state.players[seat].chars[key]
    own = viewer.seat == seat or state.content.open_plans
    # While plans are made in secret nobody sees how far the others are.
    known = own or state.phase != "planning"
    return CharacterView(
        key=key,
        name=name_text(state, key),
        kind=record.kind,
        base=record.base,
        seat=seat,
        where=char.where,
        place=place(state, char.where),
        planned=known and char.laid,
        token=char.token if own else None,
    )


def _combat(state: HybrisState, now: Combat) -> CombatView:
    sides = [_side(state, now, number) for number in (0, 1)]
    return CombatView(place=now.place, sides=sides, ties=combat.ties(state, now))


def _side(state: HybrisState, now: Combat, number: int) -> SideView:
    side = now.sides[number]
    counted = range(len(side.zone))
    return SideView(
        seat=side.seat,
        character=side.character,
        name=name_text(state, side.character),
        base=combat.base(state, now, number),
        added=side.strength,
        cards=[card_view(state, card) for card in side.zone],
        combos=[0 if n in side.cancelled else combat.combo(state.content, side.zone, n) for n in counted],
        total=combat.total(state, now, number),
        limit=combat.limit(state, side),
        stopped=side.stopped,
    )
