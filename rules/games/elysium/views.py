"""Building what a viewer may know: facts are copied out of the state one by one; faces of citizens and the order of
the draw pile are never read for it (R36)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.copies import facts
from rules.core.types import AnyDecision, Seat, Viewer
from rules.games.elysium import acquisition, powers, scoring
from rules.games.elysium.cards import card_view
from rules.games.elysium.content import DATA
from rules.games.elysium.data import Quest
from rules.games.elysium.flow.epoch import step_ways
from rules.games.elysium.legends import Way, allowance, largest, legend_family, legend_level, legend_points
from rules.games.elysium.state import WHOLE, ElysiumState, Held, Legend, is_citizen
from rules.games.elysium.verbs import EFFECTS
from rules.games.elysium.view import (
    COLORS,
    LEVELS,
    CardView,
    ElysiumView,
    HeldView,
    LegendView,
    PowerView,
    QuestView,
    ScoreView,
    SeatView,
    TileView,
)


def view_for(state: ElysiumState, viewer: Viewer, standing: Sequence[AnyDecision]) -> ElysiumView:
    """The whole of what one viewer sees."""
    over = state.outcome is not None
    return ElysiumView(
        viewer=viewer,
        game="elysium",
        over=over,
        epochs=DATA.setup.epochs,
        phase="over" if over else state.phase,
        doing=standing[0].kind if standing else "",
        round=state.round if state.phase == "actions" else 0,
        order=list(state.order),
        families=list(state.families),
        pediment=state.side,
        slots=list(state.content.pediment[state.side].slots),
        quests=[_quest(state, quest) for quest in state.content.quests_for(state.seats)],
        agora=_agora(state),
        oracle=[card_view(state.content, key) for key in state.oracle] if state.has_oracle else None,
        prestige="ares" in state.families,
        deck=len(state.deck),
        discard=[card_view(state.content, key) for key in state.discard],
        family_tiles=_family_tiles(state),
        level_tiles=[_level_tile(state, level) for level in LEVELS],
        players=[_seat(state, seat) for seat in range(state.seats)],
        power=_power(state),
        legend_points={"family": list(DATA.scoring.family), "level": list(DATA.scoring.level)},
        **facts(state, "seats", "epoch", "turn", "pack"),
    )


def _may_take(state: ElysiumState) -> bool:
    """Whether the seat whose turn it is still has to take something."""
    turn = next((frame for frame in state.stack if frame.at == "turn"), None)
    return state.outcome is None and turn is not None and not turn.v["took"]


def _agora(state: ElysiumState) -> list[CardView]:
    """In the order in which they are offered, so that numbers on a picture follow one another."""
    views = {key: card_view(state.content, key) for key in acquisition.by_columns(state, state.agora)}
    if _may_take(state):
        for key, why in acquisition.card_refusals(state, state.turn).items():
            views[key].why, views[key].takeable = why, why is None
    return list(views.values())


def _quest(state: ElysiumState, quest: Quest) -> QuestView:
    holder = acquisition.holder_of(state, quest)
    incomplete = holder is not None and state.players[holder].incomplete
    side = quest.incomplete if incomplete else quest.complete
    why = acquisition.quest_refusal(state, state.turn, quest) if _may_take(state) else None
    columns = acquisition.quest_columns(state, quest)
    return QuestView(
        ref=acquisition.quest_ref(quest),
        columns=list(columns),
        all_columns=acquisition.needs_all(state, columns),
        holder=holder,
        incomplete=incomplete,
        takeable=_may_take(state) and why is None,
        why=why,
        **facts(quest, "id", "number"),
        **facts(side, "gold", "vp", "transfers"),
    )


def _family_tiles(state: ElysiumState) -> list[TileView]:
    return [
        TileView(family=family, vp=vp, holder=holders[place] if place < len(holders) else None)
        for family, holders in state.family_tiles.items()
        for place, vp in enumerate(state.content.bonuses.family)
    ]


def _level_tile(state: ElysiumState, level: int) -> TileView:
    holder = state.level_tiles.get(str(level))
    safe = holder is not None and largest(state, holder, level) == WHOLE["level"]
    return TileView(level=level, vp=state.content.bonuses.level[level - 1], holder=holder, safe=safe)


def _seat(state: ElysiumState, seat: Seat) -> SeatView:
    player = state.players[seat]
    active = seat == state.turn and state.outcome is None
    stepping = active and any(frame.at == "step" for frame in state.stack)
    found = step_ways(state, seat) if stepping else []
    tiles = (*_family_tiles(state), *(_level_tile(state, level) for level in LEVELS))
    points = scoring.by_source(state, seat)
    ready = powers.usable(state, seat) if active and state.phase != "scoring" else []
    return SeatView(
        seat=seat,
        disc=state.disc(seat),
        columns=[color for color in COLORS if color in player.columns],
        domain=[_held(state, held, found, ready) for held in player.domain],
        legends=[_legend(state, seat, number, legend) for number, legend in enumerate(player.legends)],
        tiles=[tile for tile in tiles if tile.holder == seat],
        quest=_quest(state, state.content.quests[player.quest]) if player.quest else None,
        transfers_made=player.made,
        transfers_left=max(0, allowance(state, seat) - player.made) if stepping else None,
        score=ScoreView(**points, total=scoring.total(points)),
        resigned=seat in state.resigned,
        **facts(player, "gold", "vp", "pp", "taken"),
    )


def _held(state: ElysiumState, held: Held, found: list[Way], ready: list[str]) -> HeldView:
    citizen = is_citizen(held.key)
    return HeldView(
        card=None if citizen else card_view(state.content, held.key),
        usable=held.key in ready,
        level=0 if citizen else state.content.card(held.key).level,
        cost=min((way.cost for way in found if way.card == held.key), default=None),
        **facts(held, "key", "turned", "ring"),
    )


def _legend(state: ElysiumState, seat: Seat, number: int, legend: Legend) -> LegendView:
    return LegendView(
        ref=f"legend:{seat}:{number}",
        kind=legend.kind,
        family=legend_family(state, legend) if legend.kind == "family" else None,
        level=legend_level(state, legend) if legend.kind == "level" else None,
        cards=[_written(state, legend, key) for key in legend.cards],
        complete=legend.complete,
        points=legend_points(legend),
    )


def _written(state: ElysiumState, legend: Legend, key: str) -> HeldView:
    if is_citizen(key):
        return HeldView(key=key, card=None, level=legend.stands[key])
    return HeldView(key=key, card=card_view(state.content, key), level=state.content.card(key).level)


def _power(state: ElysiumState) -> PowerView | None:
    frame = EFFECTS.running(state)
    if frame is None or state.outcome is not None:
        return None
    card, copied = card_view(state.content, frame.v["source"]), frame.v["memory"].get("copied")
    return PowerView(seat=frame.v["actor"], card=card, copied=card_view(state.content, copied) if copied else None)
