"""The position in words, from a view: enough to play without pictures."""

from __future__ import annotations

from rules.core.copies import facts
from rules.core.types import Args, Text, seat_text
from rules.games.elysium.view import CardView, ElysiumView, HeldView, LegendView, QuestView, SeatView, TileView
from rules.games.elysium.words import colors_text, family_text


def position(view: ElysiumView) -> list[Text]:
    """Head line, Agora and Oracle, Quests, tiles, seats by Disc, piles."""
    lines = [_head(view)]
    lines += [_offered(card) for card in view.agora]
    if view.oracle is not None:
        lines.append(Text("elysium-say-oracle", {"cards": [_short(card) for card in view.oracle]}))
    lines += [_quest(quest) for quest in view.quests]
    for seat in view.order:
        lines += _seat(view, view.players[seat])
    lines.append(_tiles(view))
    lines.append(Text("elysium-say-piles", {"deck": view.deck, "discard": len(view.discard)}))
    return lines


def _head(view: ElysiumView) -> Text:
    families = [family_text(family) for family in view.families]
    names: Args = {"epoch": view.epoch, "epochs": view.epochs, "round": view.round, "families": families}
    names |= {"seat": seat_text(view.turn), "phase": view.phase}
    return Text("elysium-say-over" if view.over else "elysium-say-head", names)


def _short(card: CardView) -> Text:
    return Text("elysium-say-card", {"card": card.name, "family": family_text(card.family), "level": card.level})


def _offered(card: CardView) -> Text:
    names: Args = {"card": _short(card), "needs": colors_text(card.needs)}
    names["activation"] = Text(f"elysium-activation-{card.activation}")
    if card.takeable:
        return Text("elysium-say-takeable", names)
    if card.why is not None:
        return Text("elysium-say-why", {**names, "why": card.why})
    return Text("elysium-say-offered", names)


def _quest(quest: QuestView) -> Text:
    names: Args = facts(quest, "number", "gold", "vp", "transfers")
    names["colors"] = colors_text(quest.columns)
    names["side"] = "incomplete" if quest.incomplete else "complete"
    if quest.holder is not None:
        return Text("elysium-say-quest-taken", {**names, "seat": seat_text(quest.holder)})
    return Text("elysium-say-quest", names)


def _seat(view: ElysiumView, seat: SeatView) -> list[Text]:
    names: Args = {"seat": seat_text(seat.seat), **facts(seat, "disc", "gold", "vp", "pp"), "total": seat.score.total}
    names |= {"prestige": "yes" if view.prestige else "no", "columns": colors_text(seat.columns)}
    lines = [Text("elysium-say-seat", names)]
    if seat.domain:
        lines.append(Text("elysium-say-domain", {"cards": [_held(held) for held in seat.domain]}))
    if seat.legends:
        lines.append(Text("elysium-say-elysium", {"legends": [_legend(legend) for legend in seat.legends]}))
    if view.over:
        lines.append(Text("elysium-say-score", facts(seat.score, *seat.score.__struct_fields__)))
    return lines


def _held(held: HeldView) -> Text:
    if held.card is None:
        return Text("elysium-citizen", {"number": int(held.key.partition("/")[2])})
    mark = "turned" if held.turned else "ring" if held.ring else "none"
    return Text("elysium-say-held", {"card": _short(held.card), "mark": mark})


def _legend(legend: LegendView) -> Text:
    cards = [_written(held) for held in legend.cards]
    return Text("elysium-say-legend", {"cards": cards, "points": legend.points, "kind": legend.kind or "single"})


def _written(held: HeldView) -> Text:
    if held.card is None:
        return Text("elysium-say-citizen-as", {"level": held.level})
    return _short(held.card)


def _tiles(view: ElysiumView) -> Text:
    held = [_tile(tile) for tile in (*view.family_tiles, *view.level_tiles) if tile.holder is not None]
    return Text("elysium-say-tiles", {"tiles": held})


def _tile(tile: TileView) -> Text:
    names: Args = {"vp": tile.vp, "seat": seat_text(tile.holder or 0)}
    if tile.family is not None:
        return Text("elysium-say-family-tile", {**names, "family": family_text(tile.family)})
    return Text("elysium-say-level-tile", {**names, "level": tile.level or 0})
