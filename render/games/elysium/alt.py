"""The same facts in words, for those who hear a picture: whose turn, the targets with their numbers, every seat."""

from __future__ import annotations

from render.games.elysium import parts
from render.games.elysium.brief import Brief, titled
from render.games.elysium.score import points, ranked, source_name, sources
from render.words import Words, joined
from rules.games.elysium.view import CardView, HeldView, QuestView, SeatView, TileView


def focus_card(brief: Brief) -> CardView:
    """The card in focus; without a focus the first that lies open. ValueError when it lies nowhere."""
    focus, view = brief.request.focus, brief.view
    open_cards = [*view.agora, *(view.oracle or ())]
    card = brief.card(focus) if focus is not None else next(iter(open_cards), None)
    if card is None:
        raise ValueError(f"no card {focus!r} in this view")
    return card


def _held_name(brief: Brief, held: HeldView) -> str:
    if held.card is not None:
        return brief.title(held.card)
    return brief.words("picture-elysium-citizen", number=held.key.partition("/")[2])


def place(brief: Brief, ref: str) -> str:
    """What a marker points at, in words."""
    kind, _, rest = ref.partition(":")
    if kind == "card":
        card = brief.card(rest)
        if card is not None:
            return brief.title(card)
        return next((_held_name(brief, held) for _, held in brief.held() if held.key == rest), rest)
    if kind == "quest":
        quest = next((quest for quest in brief.view.quests if quest.ref == ref), None)
        return brief.words("picture-alt-elysium-quest-name", number=quest.number) if quest else rest
    if kind == "legend":
        legends = [legend for seat in brief.view.players for legend in seat.legends if legend.ref == ref]
        names = ", ".join(_held_name(brief, held) for held in legends[0].cards) if legends else rest
        return brief.words("picture-alt-elysium-legend-name", names=names)
    if kind == "column":
        return brief.words("picture-elysium-color", color=rest.rpartition(":")[2])
    return brief.name(int(rest)) if kind == "seat" and rest.isdigit() else rest


def _targets(brief: Brief) -> list[str]:
    markers = sorted(brief.request.markers, key=lambda marker: marker.number)
    if not markers:
        return []
    # A Quest is named by its own number.
    numbers = ("" if marker.ref.startswith("quest:") else f"{marker.number} " for marker in markers)
    named = [number + place(brief, marker.ref) for number, marker in zip(numbers, markers, strict=True)]
    return [brief.words("picture-alt-targets", list=", ".join(named))]


def _opening(brief: Brief, key: str, **more: str | int) -> list[str]:
    """What the picture shows, the clock, the state of play, the targets."""
    state = brief.words("picture-alt-state", state=brief.headline)
    return [brief.words(key, **more), state, *_targets(brief)]


def _columns(brief: Brief, colors: list[str]) -> str:
    return ", ".join(brief.words("picture-elysium-color", color=color) for color in colors) or "–"


def _seat(brief: Brief, seat: SeatView) -> str:
    """A seat's amounts, columns, and what its Legends are worth."""
    return brief.words(
        "picture-alt-elysium-seat", name=brief.name(seat.seat), gold=seat.gold, vp=seat.vp, pp=seat.pp,
        prestige="yes" if brief.view.prestige else "no", columns=_columns(brief, seat.columns),
        domain=len(seat.domain), legends=len([one for one in seat.legends if one.kind]),
        worth=sum(legend.points for legend in seat.legends),
    )  # fmt: skip


def _quest(brief: Brief, quest: QuestView) -> str:
    return brief.words(
        "picture-alt-elysium-quest", number=quest.number, columns=_columns(brief, quest.columns), gold=quest.gold,
        vp=quest.vp, transfers=quest.transfers, taken="no" if quest.holder is None else "yes",
        name="" if quest.holder is None else brief.name(quest.holder),
    )  # fmt: skip


def _named(brief: Brief, key: str, cards: list[CardView]) -> str:
    names = ", ".join(f"{brief.title(card)} {parts.ROMAN[card.level]}" for card in cards) or "–"
    return brief.words(key, names=names)


def _standing(brief: Brief) -> str:
    """Everybody's total, most points first."""
    list_ = ", ".join(f"{brief.name(seat.seat)} {seat.score.total}" for seat in ranked(brief))
    return brief.words("picture-alt-elysium-standing", list=list_)


def _refused(brief: Brief) -> list[str]:
    """What the seat on turn cannot take, and why."""
    reasons = [(brief.title(card), card.why) for card in brief.view.agora if card.why is not None]
    said = dict.fromkeys(f"{name} ({titled(brief.words, why, 'Semibold')})" for name, why in reasons)
    return [brief.words("picture-alt-elysium-refused", list=", ".join(said))] if said and brief.taking else []


def _tile(brief: Brief, tile: TileView) -> str:
    if tile.family is not None:
        what = brief.words("picture-elysium-family", family=tile.family)
    else:
        what = brief.words("picture-alt-elysium-level", level=parts.ROMAN[tile.level or 0])
    return brief.words("picture-alt-elysium-tile", what=what, points=tile.vp)


def _tiles(brief: Brief, key: str, tiles: list[TileView]) -> list[str]:
    return [brief.words(key, list=", ".join(_tile(brief, tile) for tile in tiles))] if tiles else []


def board_alt(brief: Brief) -> str:
    """The table in words."""
    view = brief.view
    oracle = [_named(brief, "picture-alt-elysium-oracle", view.oracle)] if view.oracle and not view.over else []
    lines = _opening(brief, "picture-alt-board")
    lines += [_seat(brief, view.players[seat]) for seat in view.order]
    agora = _standing(brief) if view.over else _named(brief, "picture-alt-elysium-agora", view.agora)
    free = [tile for tile in (*view.family_tiles, *view.level_tiles) if tile.holder is None]
    quests = [_quest(brief, quest) for quest in view.quests]
    tiles = _tiles(brief, "picture-alt-elysium-free", free)
    return joined([*lines, agora, *oracle, *quests, *_refused(brief), *tiles])


def seat_alt(brief: Brief) -> str:
    """A seat in detail: every card by name, what is used up, transfers left, bonus tiles."""
    seat = brief.seat(brief.shown)
    lines = _opening(brief, "picture-alt-seat-board", name=brief.name(seat.seat))
    domain = ", ".join(_held_name(brief, held) for held in seat.domain) or "–"
    lines += [_seat(brief, seat), brief.words("picture-alt-elysium-domain", names=domain)]
    used = [_held_name(brief, held) for held in seat.domain if held.turned]
    if used:
        lines.append(brief.words("picture-alt-elysium-used", names=", ".join(used)))
    if seat.transfers_left is not None:
        lines.append(brief.words("picture-alt-elysium-transfers", count=seat.transfers_left))
    for legend in seat.legends:
        names = ", ".join(_held_name(brief, held) for held in legend.cards)
        kind = legend.kind or "none"
        lines.append(brief.words("picture-alt-elysium-legend", kind=kind, names=names, points=legend.points))
    return joined(lines + _tiles(brief, "picture-alt-elysium-tiles", seat.tiles))


def card_said(words: Words, card: CardView, name: str, says: str) -> str:
    """A card in words, with what it does."""
    needs = ", ".join(words("picture-elysium-color", color=need) for need in card.needs)
    power = words(f"picture-elysium-power-{card.activation}")
    family = words("picture-elysium-family", family=card.family)
    opening = words("picture-alt-elysium-card", name=name, level=card.level, family=family, needs=needs, power=power)
    return joined([opening, *([says] if says else [])])


def _cards(brief: Brief, key: str, cards: list[CardView]) -> str:
    told = [card_said(brief.words, card, brief.title(card), brief.says(card)) for card in cards]
    return joined([*_opening(brief, key), *_refused(brief), *told])


def agora_alt(brief: Brief) -> str:
    """The cards of the Agora in words."""
    return _cards(brief, "picture-alt-elysium-agora-large", brief.in_menu_order(brief.view.agora))


def oracle_alt(brief: Brief) -> str:
    """Those of the Oracle."""
    return _cards(brief, "picture-alt-elysium-oracle-large", brief.view.oracle or [])


def discard_alt(brief: Brief) -> str:
    """The discard pile."""
    return _cards(brief, "picture-alt-elysium-discard-large", brief.view.discard)


def held_alt(brief: Brief) -> str:
    """Marked cards of several seats, each with who holds it."""
    lines = _opening(brief, "picture-alt-elysium-held-large")
    for seat, held in brief.held():
        if held.card is not None and brief.card_number(held.key):
            says = card_said(brief.words, held.card, brief.title(held.card), brief.says(held.card))
            lines.append(brief.words("picture-alt-elysium-held", name=brief.name(seat), says=says))
    return joined(lines)


def card_alt(brief: Brief) -> str:
    """The card in focus."""
    card = focus_card(brief)
    return card_said(brief.words, card, brief.title(card), brief.says(card))


def score_alt(brief: Brief) -> str:
    """The final score in words."""
    lines = _opening(brief, "picture-alt-score")
    for seat in ranked(brief):
        found = ", ".join(f"{source_name(brief, one)} {points(seat.score, one)}" for one in sources(brief))
        name, total = brief.name(seat.seat), seat.score.total
        lines.append(brief.words("picture-alt-score-seat", name=name, points=total, sources=found))
    return joined(lines)


def quest_alt(brief: Brief) -> str:
    """The Quests in words."""
    return joined([*_opening(brief, "picture-alt-elysium-quests"), *(_quest(brief, one) for one in brief.view.quests)])
