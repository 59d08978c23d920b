"""The same facts in words, for those who hear a picture: whose turn, the targets with their numbers, every seat."""

from __future__ import annotations

from collections.abc import Iterable

from render.games.hybris import abyss, hand, titan
from render.games.hybris.brief import Brief
from render.games.hybris.combat import fight
from render.games.hybris.place import here
from render.games.hybris.reading import Sheet
from render.games.hybris.score import SOURCES, points, ranked
from render.words import joined
from rules.core.types import Text
from rules.games.hybris.modules.chronos.view import ConceptView, EnhancementView
from rules.games.hybris.view import CardView, CityView, LocationView, SeatView, SpaceView


def _name(brief: Brief, ref: str) -> str:
    """What a marker points at, in words."""
    kind, _, key = ref.partition(":")
    view = brief.view
    named: dict[str, Iterable[tuple[str, Text]]] = {
        "place": [
            *((one.key, one.name) for one in brief.places),
            ("mortal_world", Text("hybris-name-mortal-world", {})),
        ],
        "city": ((one.key, one.name) for one in view.cities),
        "character": ((one.key, one.name) for one in brief.characters.values()),
        "tile": ((tile.key, tile.name) for one in view.players for tile in one.tiles),
        "card": ((one.key, one.name) for one in brief.cards.values()),
        "technology": ((one.key, one.name) for one in brief.technologies.values()),
        "pillar": ((str(one.number), one.name) for one in view.pillars),
        "champion": ((one.key, one.name) for one in view.champions),
        "prisoner": ((one.key, one.name) for one in brief.prisoners.values()),
        "thread": ((one.key, one.name) for one in view.threads),
        "olympian": ((one.key, one.name) for one in view.olympians),
        "convert": ((row.key, row.text) for row in view.conversions),
        "concept": ((one.key, one.name) for one in titan.concepts(brief)),
        "avatar": ((one.key, one.name) for one in (brief.chronos.avatars if brief.chronos is not None else ())),
        "primordial": (("", view.primordial.name),),
        "space": ((space.key, space.text) for place in view.locations for space in place.spaces),
    }
    if kind == "seat":
        return brief.name(int(key))
    found = dict(named.get(kind, ())).get(key)
    place = brief.place(key) if kind == "space" else None
    return brief.title(found) if found is not None else brief.title(place.name) if place is not None else key


def _targets(brief: Brief) -> list[str]:
    markers = sorted(brief.request.markers, key=lambda marker: marker.number)
    named = [f"{marker.number} {_name(brief, marker.ref)}" for marker in markers]
    return [brief.words("picture-alt-targets", list=", ".join(named))] if named else []


def _opening(brief: Brief, key: str, **more: str | int) -> list[str]:
    """What the picture shows, the clock, the state of play, the targets."""
    state = brief.words("picture-alt-state", state=brief.headline)
    return [brief.words(key, **more), state, *_targets(brief)]


def _seat(brief: Brief, seat: SeatView) -> str:
    god = brief.title(seat.name) if seat.name is not None else "–"
    return brief.words(
        "picture-alt-hybris-seat", name=brief.name(seat.seat), god=god, aegis=seat.aegis, believer=seat.believer,
        prayer=seat.prayer, greatness=seat.greatness, vp=seat.vp, hand=seat.hand_size, premonitions=seat.premonitions,
        sparks=seat.sparks, unlocked=sum(tile.unlocked for tile in seat.tiles),
    )  # fmt: skip


def _token(brief: Brief, seat: SeatView) -> list[str]:
    """What the Arrogance token shows, where it is this seat's."""
    shown = brief.arrogance(seat.seat)
    name = brief.name(seat.seat)
    return [] if shown is None else [brief.words("picture-alt-hybris-arrogance", name=name, side=shown)]


def _present(brief: Brief, place: str) -> str:
    """Who stands at a place, Prisoners last."""
    people = [(one.name, one.seat) for one in brief.characters.values() if one.place == place]
    loose = [one for one in brief.figures.values() if one.place == place]
    people += [(one.name, one.owner) for one in loose if one.owner is not None]
    alone = [brief.title(one.name) for one in loose if one.owner is None]
    owned = [f"{brief.title(name)} ({brief.name(seat)})" for name, seat in people]
    return ", ".join([*owned, *alone]) or "–"


def _place(brief: Brief, place: LocationView | CityView) -> str:
    """Who stands at a place and what is there."""
    there = _present(brief, place.key)
    if isinstance(place, LocationView):
        return brief.words("picture-alt-hybris-location", place=brief.title(place.name), who=there)
    made = ", ".join(f"{brief.title(tile.name)} ({brief.name(tile.owner or 0)})" for tile in place.technologies)
    return brief.words(
        "picture-alt-hybris-city", place=brief.title(place.name), type=place.type, who=there,
        made=made or "–", temples=", ".join(brief.name(seat) for seat in place.temples) or "–",
    )  # fmt: skip


def board_alt(brief: Brief) -> str:
    """The table in words."""
    view = brief.view
    lines = [*_opening(brief, "picture-alt-board"), *(_seat(brief, brief.seat(seat)) for seat in view.order)]
    lines += [line for seat in view.players for line in _token(brief, seat)]
    lines.append(brief.words("picture-alt-hybris-well", count=view.well, name=brief.title(view.primordial.name)))
    taken = {one.place for one in brief.characters.values() if one.place}
    taken |= {one.place for one in brief.figures.values() if one.place}
    places = [place for place in brief.places if place.key in taken]
    return joined([*lines, *(_place(brief, place) for place in places)])


def crop_alt(brief: Brief) -> str:
    """Part of the world in words: the marked places."""
    marked = [brief.place(ref.partition(":")[2]) for ref in brief.numbers]
    told = [_place(brief, place) for place in marked if place is not None]
    told += [_seat(brief, brief.seat(seat)) for seat in brief.view.order]
    return joined([*_opening(brief, "picture-alt-hybris-part"), *told])


def _shut(brief: Brief, space: SpaceView) -> bool:
    """Taken, not open with so few players, or blocked."""
    return bool(space.characters or space.figures or space.closed or space.key in brief.blocked)


def place_alt(brief: Brief) -> str:
    """One place: its bonus, its spaces, who is there."""
    place = here(brief)
    lines = _opening(brief, "picture-alt-hybris-place", name=brief.title(place.name))
    lines.append(_place(brief, place))
    if isinstance(place, LocationView):
        open_ones = [one for one in place.spaces if not _shut(brief, one)]
        free = [brief.says(space.text) for space in open_ones]
        lines.append(brief.words("picture-alt-hybris-free", list="; ".join(free) or "–"))
    return joined(lines)


def chronos_alt(brief: Brief) -> str:
    """Chronos and those against him, Concepts by number, Avatars, Blocked spaces."""
    board = titan.shown(brief)
    against = ", ".join(f"{brief.name(one.seat)} {one.vp}" for one in brief.view.players)
    lines = _opening(brief, "picture-alt-hybris-chronos", vp=board.vp, who=against)
    lines += [_concept(brief, one) for one in titan.numbered(board)]
    for one in board.avatars:
        named = brief.title(one.name)
        lines.append(brief.words("picture-alt-hybris-avatar", name=named, where=titan.where(brief, one)))
    blocked = ", ".join(titan.spaces(brief))
    return joined([*lines, *([f"{brief.words('picture-hybris-blocked-list', list=blocked)}."] if blocked else [])])


def _concept(brief: Brief, one: ConceptView | EnhancementView) -> str:
    who = brief.words("hybris-name-chronos") if one.focus is None else brief.name(one.focus)
    facts: dict[str, str | int] = {"number": one.number, "name": brief.title(one.name), "who": who}
    if isinstance(one, EnhancementView):
        facts["side"] = brief.words("picture-hybris-side", side="back" if one.flipped else "front")
        return brief.words("picture-alt-hybris-enhancement", intensity=one.intensity, **facts)
    asked = ", ".join(said for _, _, said in titan.demands(brief, one))
    card = brief.title(one.card.name) if one.card is not None else "–"
    return brief.words(
        "picture-alt-hybris-concept", chains=one.chains, held=one.held, asked=asked or "–", card=card, **facts
    )


def seat_alt(brief: Brief) -> str:
    """A seat in detail: supply, tiles with what is left on them, characters and where they are."""
    seat = brief.seat(brief.shown)
    lines = [
        *_opening(brief, "picture-alt-seat-board", name=brief.name(seat.seat)),
        _seat(brief, seat),
        *_token(brief, seat),
    ]
    people = [f"{brief.title(one.name)} {brief.where(one)}" for one in seat.characters if one.where != "tile"]
    lines.append(brief.words("picture-alt-hybris-people", list=", ".join(people) or "–"))
    lines += [f"{said.rstrip('.')}." for said in abyss.owned(brief, seat.seat)]
    for tile in seat.tiles:
        left = ", ".join(brief.words("hybris-piece", piece=one) for one in tile.left) or "–"
        lines.append(brief.words("picture-alt-hybris-tile", name=brief.title(tile.name), left=left))
    return joined(lines)


def card_said(brief: Brief, card: CardView) -> str:
    """A card in words."""
    return brief.words("picture-alt-hybris-card", name=brief.title(card.name), text=brief.said_of(card.text))


def hand_alt(brief: Brief) -> str:
    """All that is hidden from the others."""
    cards = [card_said(brief, card) for _, cards in hand.sections(brief) for card in cards]
    lines = [*_opening(brief, "picture-alt-hybris-hand"), *cards]
    plan = [
        f"{brief.title(one.name)}: {brief.words('hybris-name-' + (one.token or '').replace('_', '-'))}"
        for one in hand.plan(brief)
    ]
    return joined([*lines, *([brief.words("picture-alt-hybris-plan", list=", ".join(plan))] if plan else [])])


def combat_alt(brief: Brief) -> str:
    """Both sides with what their Strength is made of."""
    lines = _opening(brief, "picture-alt-hybris-combat")
    for number, side in enumerate(fight(brief).sides):
        cards = ", ".join(
            f"{brief.title(card.name)}{f' {card.strength + combo}' if card.kind == 'conflict' else ''}"
            for card, combo in zip(side.cards, side.combos, strict=True)
        )
        lines.append(
            brief.words(
                "picture-alt-hybris-side", side=number, name=brief.title(side.name), base=side.base,
                cards=cards or "–", added=side.added, total=side.total,
            )
        )  # fmt: skip
    return joined(lines)


def pillars_alt(brief: Brief) -> str:
    """All Pillars, who has them, what they give at once."""
    lines = _opening(brief, "picture-alt-hybris-pillars")
    for one in brief.view.pillars:
        who = brief.name(one.holder) if one.holder is not None else ""
        taken, take = "yes" if who else "no", brief.said_of(one.take)
        names: dict[str, str | int] = {"number": one.number, "name": brief.title(one.name), "take": take, "who": who}
        lines.append(brief.words("picture-alt-hybris-pillar", taken=taken, **names))
    return joined(lines)


def olympians_alt(brief: Brief) -> str:
    """Those that can be chosen, with their powers."""
    lines = _opening(brief, "picture-alt-hybris-olympians")
    for god in brief.view.olympians:
        powers = "; ".join(f"{brief.title(one.name)}: {brief.said_of(one.text)}" for one in god.powers)
        lines.append(brief.words("picture-alt-hybris-card", name=brief.title(god.name), text=powers))
    return joined(lines)


def score_alt(brief: Brief) -> str:
    """The final score in words."""
    lines = _opening(brief, "picture-alt-score")
    for seat in ranked(brief):
        found = ", ".join(f"{brief.words(f'picture-hybris-source-{one}')} {points(seat, one)}" for one in SOURCES)
        name, total = brief.name(seat.seat), seat.score.total
        lines.append(brief.words("picture-alt-score-seat", name=name, points=total, sources=found))
    return joined(lines)


def sheet_alt(sheet: Sheet) -> str:
    """A card at reading size in words."""
    number = f" {sheet.number}" if sheet.number else ""
    facts = "; ".join(fact.text for fact in sheet.facts)
    return joined([f"{sheet.name}, {sheet.kind}{number}.", f"{facts}." if facts else "", *sheet.told])
