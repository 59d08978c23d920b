"""One request for every picture of Elysium worth looking at, the worst cases among them."""

from __future__ import annotations

from render.types import Marker, Request
from rules.games.elysium.view import ElysiumView
from tests.render import elysium_samples as samples

LONG_NAMES = ("Aristodemos the E", "Βασίλισσα Ἀθηνᾶ", "猫大好き😀", "🎲 Zoë ✨")
LATE = "Waiting for Βασίλισσα Ἀθηνᾶ and 猫大好き😀"


def make(
    kind: str, view: ElysiumView, refs: tuple[str, ...] = (), *, names: tuple[str, ...] = samples.NAMES,
    headline: str = "Phaidra takes a card", focus: str | None = None, texts: dict[str, str] | None = None,
) -> Request:  # fmt: skip
    markers = tuple(Marker(ref, number) for number, ref in enumerate(refs, 1))
    return Request(
        game="elysium", kind=kind, view=view, names=names, headline=headline, markers=markers, revision=1234,
        focus=focus, texts=texts or {},
    )  # fmt: skip


def takes(view: ElysiumView) -> tuple[str, ...]:
    """What the seat on turn may take."""
    cards = tuple(f"card:{card.key}" for card in view.agora if card.takeable)
    return (*cards, *(quest.ref for quest in view.quests if quest.takeable))


def worst(kind: str, refs: tuple[str, ...] = (), focus: str | None = None) -> Request:
    return make(kind, samples.worst(), refs, names=LONG_NAMES, headline=LATE, focus=focus)


COLUMNS = ("column:red", "column:green", "column:yellow")

REQUESTS: dict[str, Request] = {
    "board": make("board", samples.view(), takes(samples.view())),
    "board, no oracle": make("board", samples.view(oracle=None), takes(samples.view())),
    "board for two": make("board", samples.duel(), takes(samples.duel())),
    "board, columns": make("board", samples.view(doing="dismiss"), (*COLUMNS, "seat:1", "seat:2")),
    "board, worst": worst("board", takes(samples.worst())),
}
