"""Filling what anybody sees of the Chronos board."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from rules.core.types import Text
from rules.games.hybris import table
from rules.games.hybris.cards import program_text
from rules.games.hybris.content import Content
from rules.games.hybris.modules.chronos import board, conditions
from rules.games.hybris.modules.chronos.records import (
    Avatar,
    Concept,
    Enhancement,
    avatars,
    cards,
    concepts,
    enhancements,
    number_of,
    records,
)
from rules.games.hybris.modules.chronos.view import (
    BOARD,
    AvatarView,
    ChronosView,
    ConceptCardView,
    ConceptView,
    ConditionView,
    DemandView,
    EnhancementView,
)
from rules.games.hybris.modules.chronos.words import condition_text, side_texts
from rules.games.hybris.ops import AnyOp, Mill
from rules.games.hybris.printed import card
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import EFFECTS
from rules.games.hybris.verbs.team import AGREE
from rules.games.hybris.views import technology
from rules.games.hybris.words import name_text, named


def view(state: HybrisState) -> ChronosView:
    """All of it is open but the order of the decks."""
    found, content = board.part(state), state.content
    return ChronosView(
        vp=found["vp"],
        concepts=[_concept(state, one) for one in concepts(content).values()],
        enhancements=[_enhancement(state, one) for one in enhancements(content).values()],
        avatars=[avatar_view(one, board.where(state, one.id)) for one in avatars(content).values()],
        deck=len(found["deck"]),
        discard=[card(content, key) for key in found["discard"]],
        antiques=[technology(state, key) for key in found["antiques"]],
        blocked=list(found["blocked"]),
        free=list(found["free"]),
        at=_at(state),
        asks=_asks(state),
    )


def _at(state: HybrisState) -> str | None:
    found = (frame.v.get("concept") for frame in reversed(state.stack))
    return next((one for one in found if one is not None), None)


def _asks(state: HybrisState) -> str:
    if not state.stack or state.stack[-1].v.get("what") != AGREE:
        return ""
    run = EFFECTS.run_of(state)
    return f"{run.program}.{run.step}"


def _concept(state: HybrisState, one: Concept) -> ConceptView:
    shown, numbers = board.card(state, one.id), records(state.content).numbers
    return ConceptView(
        key=one.id,
        name=name_text(state, one.id),
        number=number_of(state.content, one.id),
        focus=board.focus(state, one.id),
        chains=board.chains(state, one.id),
        track=_track(state, one),
        demands=[
            DemandView(what=demand.what, needed=demand.needed, owned=conditions.owned(state, demand.what))
            for demand in conditions.demands(state, one.id)
        ],
        resource=one.resource,
        held=board.held(state, one.id),
        spaces=numbers.spaces if one.resource else 0,
        avatar=one.avatar,
        deck=len(board.part(state)["concepts"][one.id]["deck"]),
        card=None if shown is None else concept_card(state.content, shown),
    )


@cache
def concept_card(content: Content, key: str) -> ConceptCardView:
    """A Concept card with its parts."""
    record, plain = cards(content)[key], card(content, key)
    return ConceptCardView(
        key=key,
        kind=plain.kind,
        name=plain.name,
        text=plain.text,
        bar=list(record.bar),
        main=program_text(record.main),
        desolation=program_text(record.desolation),
    )


def _track(state: HybrisState, one: Concept) -> list[ConditionView]:
    count = conditions.open_icons(state, one.id)
    return [
        ConditionView(
            text=condition_text(state, icon),
            what=icon.what,
            n=conditions.printed(state, icon),
            plus=icon.plus,
            open=place < count,
        )
        for place, icon in enumerate(one.track)
    ]


def _counted(state: HybrisState, op: AnyOp) -> AnyOp:
    """An op with the number that it comes to with so many players."""
    return structs.replace(op, n=table.amount(state, 0, op.n)) if isinstance(op, Mill) else op


def _enhancement(state: HybrisState, one: Enhancement) -> EnhancementView:
    up = one.back if board.flipped(state, one.id) else one.front
    now = structs.replace(up, end_of_age=tuple(_counted(state, op) for op in up.end_of_age))
    lines: list[Text] = side_texts(one, now)
    return EnhancementView(
        key=one.id,
        name=name_text(state, one.id),
        number=number_of(state.content, one.id),
        value=one.value,
        focus=board.focus(state, one.id),
        intensity=board.intensity(state, one.id),
        flipped=board.flipped(state, one.id),
        modifier=up.modifier,
        lines=lines,
    )


def avatar_view(one: Avatar, where: str = BOARD) -> AvatarView:
    """An Avatar where it stands."""
    return AvatarView(
        key=one.id,
        name=named(one.id),
        number=one.number,
        base=one.base,
        cards=one.cards,
        board=program_text(one.board),
        damnation=program_text(one.damnation),
        reward=program_text(one.reward),
        where=where,
    )
