"""Building what a viewer may know: facts are copied out of the state one by one; hidden things only for their owner."""

from __future__ import annotations

from rules.core.text import joined
from rules.core.types import Seat, Text, Viewer
from rules.games.hybris import combat, scoring, table
from rules.games.hybris.cards import needs_texts, power_text, program_text, rules_text
from rules.games.hybris.flow.age import free_tokens
from rules.games.hybris.gains import gains
from rules.games.hybris.places import spaces
from rules.games.hybris.state import Combat, HybrisState
from rules.games.hybris.table import place
from rules.games.hybris.view import (
    CardView,
    ChampionView,
    CharacterView,
    CityView,
    CombatView,
    HybrisView,
    ConversionView,
    LocationView,
    OlympianView,
    PillarView,
    PowerView,
    PrimordialView,
    ScoreView,
    SeatView,
    SideView,
    SpaceView,
    SparkView,
    TechnologyView,
    ThreadView,
    TileView,
)
from rules.games.hybris.words import name_text


def view_for(state: HybrisState, viewer: Viewer, doing: str) -> HybrisView:
    """The whole of what one viewer sees; `doing` is the kind of the standing question."""
    own = None if viewer.seat is None else state.players[viewer.seat]
    content = state.content
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
        modules=list(state.modules),
        well=state.well,
        display=[technology(state, tile) for tile in state.display],
        stack=len(state.stack_of_tiles),
        forge=[technology(state, made.tile, made.owner) for made in state.forge],
        locations=[_location(state, key) for key in content.locations],
        cities=[_city(state, key) for key in content.cities],
        primordial=_primordial(state, state.primordial),
        primordials=len(state.primordials),
        coming=state.age in content.amounts.primordial_ages,
        wards=[(ward.seat, card_view(state, ward.card)) for ward in state.wards],
        premonition_deck=len(state.premonitions),
        premonition_discard=[card_view(state, card) for card in state.premonition_discard],
        coliseum_deck=len(state.coliseum),
        champions=[_champion(state, key) for key in state.champions or [content.house.champion.id]],
        pillars=[_pillar(state, number) for number in content.pillars],
        threads=[_thread(state, key) for key in content.threads],
        sparks=[
            SparkView(count=one.count, text=program_text(one.steps), gains=gains(one.steps))
            for one in content.sparks.values()
        ],
        conversions=[
            ConversionView(key=row.id, prayer=row.prayer, text=program_text(row.steps))
            for row in content.conversions.values()
        ],
        olympians=_choices(state) if doing == "olympian" else [],
        players=[_seat(state, seat, viewer) for seat in range(state.seats)],
        combat=None if state.combat is None else _combat(state, state.combat),
        acting=next((frame.v["character"] for frame in state.stack if frame.at == "activation"), None),
        hand=[] if own is None else [card_view(state, card) for card in own.hand],
        premonitions=[] if viewer.seat is None else _premonitions(state, viewer.seat),
        drawn=[] if own is None else [card_view(state, card) for card in own.drawn],
        tokens=[] if viewer.seat is None or state.phase != "planning" else free_tokens(state, viewer.seat),
        parts={module.key: module.view(state, viewer) for module in content.modules},
    )


def card_view(state: HybrisState, key: str) -> CardView:
    """A card, for those who may see it."""
    content = state.content
    text = rules_text(state.pack, tuple(state.modules), key)
    if key in content.cards:
        card = content.cards[key]
        return CardView(
            key=key,
            kind="conflict",
            name=name_text(state, key),
            text=text or name_text(state, key),
            strength=card.strength,
            elements=list(card.elements),
            left=card.left,
            combo=card.combo,
            right=card.right,
            play=program_text(card.on_play) if card.on_play else None,
            win=program_text(card.on_win) if card.on_win else None,
        )
    if key in content.strengths:
        name = Text("hybris-coliseum-card", {"strength": content.strengths[key]})
        return CardView(key=key, kind="coliseum", name=name, text=name, strength=content.strengths[key])
    quest, name = content.premonitions[key], name_text(state, key)
    needs, reward = joined(needs_texts(quest), "hybris-and"), program_text(quest.reward)
    return CardView(key=key, kind="premonition", name=name, text=text or name, play=needs, win=reward)


def _choices(state: HybrisState) -> list[OlympianView]:
    """The Olympians that nobody has yet."""
    taken = {player.olympian for player in state.players.values()}
    return [
        OlympianView(
            key=key,
            name=name_text(state, key),
            difficulty=one.difficulty,
            base=one.characters[0].base,
            powers=_powers(state, key),
            tiles=[_tile(state, tile.id, list(tile.elements)) for tile in one.tiles],
        )
        for key, one in state.content.olympians.items()
        if key not in taken
    ]


def _powers(state: HybrisState, key: str) -> list[PowerView]:
    powers = state.content.olympians[key].powers
    return [PowerView(name=name_text(state, power.id), text=power_text(state.content, power)) for power in powers]


def _premonitions(state: HybrisState, seat: Seat) -> list[CardView]:
    views = []
    for key in state.players[seat].premonitions:
        views.append(card_view(state, key))
        views[-1].met = table.fits(state, seat, dict(state.content.premonitions[key].needs))
    return views


def technology(state: HybrisState, key: str, owner: Seat | None = None) -> TechnologyView:
    """A Technology tile."""
    tile = state.content.technologies[key]
    return TechnologyView(
        key=key,
        name=name_text(state, key),
        text=rules_text(state.pack, tuple(state.modules), key) or name_text(state, key),
        type=tile.type,
        cost=tile.cost,
        vp=tile.vp,
        believers=tile.believers,
        more=program_text(tile.on_deploy) if tile.on_deploy else None,
        owner=owner,
    )


def _location(state: HybrisState, key: str) -> LocationView:
    record, open_ones = state.content.locations[key], spaces(state, key)
    views = [
        SpaceView(
            key=space.id,
            text=program_text(space.bonus),
            gains=gains(space.bonus),
            dotted=space.dotted,
            closed=space.id not in open_ones,
            characters=table.on_space(state, space.id),
        )
        for space in record.spaces
    ]
    return LocationView(
        key=key,
        name=name_text(state, key),
        text=program_text(record.bonus),
        gains=gains(record.bonus),
        spaces=views,
        arriving=table.on_space(state, key),
        actions=list(record.actions),
    )


def _city(state: HybrisState, key: str) -> CityView:
    record, city = state.content.cities[key], state.cities[key]
    return CityView(
        key=key,
        name=name_text(state, key),
        type=record.type,
        text=program_text(record.bonus),
        gains=gains(record.bonus),
        slots=record.slots,
        technologies=[technology(state, made.tile, made.owner) for made in city.technologies],
        temples=list(city.temples),
        characters=table.on_space(state, key),
    )


def _primordial(state: HybrisState, key: str) -> PrimordialView:
    record = state.content.primordial(key)
    return PrimordialView(
        key=key,
        name=name_text(state, key),
        aegis=record.aegis,
        symbol=record.symbol,
        fear=program_text(record.fear),
        wrath1=program_text(record.wrath1),
        wrath2=program_text(record.wrath2),
        weakening=program_text(record.weakening),
        weakened=state.weakened,
    )


def _champion(state: HybrisState, key: str) -> ChampionView:
    record = state.content.champion(key)
    facts = {"base": record.base, "cards": record.cards}
    return ChampionView(key=key, name=name_text(state, key), reward=program_text(record.reward), **facts)


def _pillar(state: HybrisState, number: int) -> PillarView:
    record = state.content.pillars[number]
    return PillarView(
        number=number,
        name=name_text(state, record.id),
        take=program_text(record.take),
        ongoing=program_text(record.ongoing) if record.ongoing else None,
        resolve=program_text(record.resolve),
        others=program_text(record.others),
        holder=next((seat for seat, player in state.players.items() if number in player.pillars), None),
    )


def _thread(state: HybrisState, key: str) -> ThreadView:
    steps = [program_text(step) for step in state.content.threads[key].steps]
    return ThreadView(key=key, name=name_text(state, key), steps=steps)


def _seat(state: HybrisState, seat: Seat, viewer: Viewer) -> SeatView:
    player, content = state.players[seat], state.content
    chosen = bool(player.olympian)
    return SeatView(
        seat=seat,
        olympian=player.olympian,
        name=name_text(state, player.olympian) if chosen else None,
        powers=_powers(state, player.olympian) if chosen else [],
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
        activation={content.characters[key].kind: table.activation_cost(state, seat, key) for key in player.chars},
        income=content.amounts.income + table.change(state, seat, "income_aegis"),
        score=ScoreView(**scoring.by_source(state, seat), total=scoring.total(state, seat)),
        resigned=seat in state.resigned,
    )


def _tile(state: HybrisState, key: str, left: list[str]) -> TileView:
    record = state.content.tiles[key]
    return TileView(
        key=key,
        name=name_text(state, key),
        character=record.character,
        text=power_text(state.content, record),
        every=list(record.elements),
        left=list(left),
        unlocked=not left,
    )


def _character(state: HybrisState, seat: Seat, key: str, viewer: Viewer) -> CharacterView:
    record, char = state.content.characters[key], state.players[seat].chars[key]
    own = viewer.seat == seat
    # While plans are made nobody sees how far the others are.
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
    return CombatView(place=now.place, sides=[_side(state, now, number) for number in (0, 1)])


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
