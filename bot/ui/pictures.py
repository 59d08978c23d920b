"""Which picture goes with what is shown: requests to the painter, made from a look and the reader's words only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

from msgspec import Struct

from bot.model import Look, Match
from bot.ui.cards import seat_names
from bot.ui.controls import Question
from bot.ui.panel import in_sight
from bot.ui.words import Words
from render.cover import Cover
from render.kinds import AnyKind
from render.story import Story
from render.types import Marker, Picture, Request
from rules.core.game import Component, Game, GameInfo, games


class Painter(Protocol):
    """Whoever draws."""

    async def picture(self, request: Request) -> Picture:
        """Draw, or take from the cache."""

    def best(self, request: Request) -> str:
        """The kind of picture on which all markers of the request can be read."""

    def kinds(self, view: Struct) -> Sequence[AnyKind]:
        """Which kinds of picture there are of a view, or of a record of its own such as a title's cover."""


@lru_cache(64)
def _abilities(title: Game[Any, Any], locale: str) -> dict[str, str]:
    """What each component of a title does, in words by its id; worded once for all matches with these components."""
    words = Words(locale)
    return {card.id: words.label(card.text, 400) for card in title.components()}


def request(
    words: Words, look: Look, kind: str = "board", markers: Sequence[Marker] = (), focus: str | None = None
) -> Request | None:
    """A picture of what a viewer may see; None while there is nothing to see."""
    if look.view is None:
        return None
    known = games().get(look.match.game)
    return Request(
        game=look.match.game,
        kind=kind,
        view=look.view,
        names=tuple(seat_names(words, look.match)),
        markers=tuple(markers),
        revision=look.seq,
        locale=words.locale,
        focus=focus,
        texts=_abilities(known.played(look.match.options), words.locale) if known is not None else {},
    )


def of_question(
    words: Words, look: Look, q: Question, kind: str = "board", focus: str | None = None,
    kinds: Sequence[AnyKind] = (),
) -> Request | None:  # fmt: skip
    """A picture for who is asked: the places of the options in sight, numbered as on the controls.

    On a picture of one thing, of those `kinds` that show one, stand only the numbers that lie in it: its own, or those
    of a question that such pictures are for.
    """
    numbers = q.marks()
    shown = {option.ref for option in in_sight(q)}
    chosen = {option.ref for key in q.picked() if (option := q.option(key)) is not None}
    if focus is not None and any(
        one.name == kind and one.offered and q.decision.kind not in one.closeup for one in kinds
    ):
        shown = {ref for ref in shown if ref is not None and focus.rpartition(":")[2] == ref.rpartition(":")[2]}
    markers = [Marker(ref, number, ref in chosen) for ref, number in numbers.items() if ref in shown]
    return request(words, look, kind, markers, focus)


def of_secret(words: Words, look: Look, kinds: Sequence[AnyKind]) -> Request | None:
    """The picture of what only this viewer knows; None when the game has none."""
    kind = next((kind for kind in kinds if kind.secret), None)
    return request(words, look, kind.name) if kind is not None else None


def of_own(words: Words, look: Look, kinds: Sequence[AnyKind]) -> Request | None:
    """The viewer's own seat drawn large, where there is nothing secret; None when the game has no such picture."""
    kind = next((kind for kind in kinds if kind.each_seat), None)
    return request(words, look, kind.name, focus=f"seat:{look.seat}") if kind is not None else None


def of_title(words: Words, info: GameInfo, painter: Painter) -> Request | None:
    """The picture of a title, for a card that invites to it; None for one that nobody draws."""
    cover = Cover(game=info.key, seats=(info.seats[0], info.seats[-1]), minutes=info.minutes)
    kind = next((kind for kind in painter.kinds(cover) if kind.name == "title"), None)
    return Request(game=info.key, kind=kind.name, view=cover, locale=words.locale) if kind is not None else None


def of_story(words: Words, match: Match, story: Story | None, painter: Painter) -> Request | None:
    """The story of a match that has ended; None where there is nothing to plot, or nobody draws it."""
    if story is None or all(kind.name != "story" for kind in painter.kinds(story)):
        return None
    return Request(game=match.game, kind="story", view=story, revision=match.seq, locale=words.locale)


def of_component(words: Words, game: str, card: Component) -> Request:
    """The picture of a card or piece, with what it does in words."""
    said = words.label(card.text, 400)
    return Request(game=game, kind="card", view=card.view or card, locale=words.locale, texts={card.id: said})


__all__ = ["Painter", "of_component", "of_own", "of_question", "of_secret", "of_story", "of_title", "request"]
