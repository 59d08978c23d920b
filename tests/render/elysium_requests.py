"""One request for every picture of Elysium worth looking at, the worst cases among them."""

from __future__ import annotations

import msgspec

from render.cover import Cover
from render.types import Request
from rules.games.elysium.view import ElysiumView
from tests.render import elysium_samples as samples
from tests.render.requests import Gallery, Maker

LONG_NAMES = ("Aristodemos the E", "Βασίλισσα Ἀθηνᾶ", "猫大好き😀", "🎲 Zoë ✨")
make = Maker("elysium", samples.NAMES)


def takes(view: ElysiumView) -> tuple[str, ...]:
    """What the seat on turn may take."""
    cards = tuple(f"card:{card.key}" for card in view.agora if card.takeable)
    return (*cards, *(quest.ref for quest in view.quests if quest.takeable))


def worst(kind: str, refs: tuple[str, ...] = (), focus: str | None = None) -> Request:
    return make(kind, samples.worst(), refs, names=LONG_NAMES, focus=focus)


COLUMNS = ("column:red", "column:green", "column:yellow")
OWN = (
    "card:apollo-1-laurel/1", "card:athena-1-weavers-of-the-peplos/1", "card:hades-2-hypnos/1",
    "legend:0:1", "legend:0:2",
)  # fmt: skip
OTHERS = ("card:ares-2-eris/1", "card:hades-2-orpheus/1", "card:athena-1-cecrops/1", "card:apollo-2-muses/1")
ORACLE = tuple(f"card:{card.key}" for card in samples.view().oracle or ())
CROWD = tuple(f"card:{held.key}" for held in samples.worst().players[2].domain)
EVERY = tuple(f"card:{held.key}" for legend in samples.worst().players[1].legends for held in legend.cards)
LEGENDS = tuple(legend.ref for legend in samples.worst().players[1].legends)

REQUESTS: dict[str, Request] = {
    "title": make("title", Cover(game="elysium", seats=(2, 4), minutes=None)),
    "board": make("board", samples.view(), takes(samples.view())),
    "board, no oracle": make("board", samples.view(oracle=None), takes(samples.view())),
    "board for two": make("board", samples.duel(), takes(samples.duel())),
    "board for two, oracle": make("board", samples.duel(oracle=samples.view().oracle)),
    "board, columns": make("board", samples.view(doing="dismiss"), (*COLUMNS, "seat:1", "seat:2")),
    "board, powers": make("board", samples.view(), (*takes(samples.view()), *OWN[:3])),
    "board, worst": worst("board", takes(samples.worst())),
    "board, worst, no oracle": make("board", samples.worst(oracle=None), names=LONG_NAMES),
    "board, a power": make("board", samples.using(), ("seat:0", "seat:2")),
    "board, worst powers": worst("board", (*CROWD, *EVERY, "quest:q1")),
    "board, full": make("board", samples.full(), takes(samples.full()), names=LONG_NAMES),
    "board, over": make("board", samples.end()),
    "seat": make("seat", samples.transfers(), OWN, focus="seat:0"),
    "seat, another": make("seat", samples.view(), focus="seat:1"),
    "seat, columns": make("seat", samples.view(doing="dismiss"), COLUMNS, focus="seat:0"),
    "seat, empty": make("seat", samples.start(), focus="seat:1"),
    "seat, worst": worst("seat", LEGENDS, "seat:1"),
    "seat, worst domain": worst("seat", CROWD, "seat:2"),
    "market": make("market", samples.view(), takes(samples.view())[:6]),
    "market for two": make("market", samples.duel(), takes(samples.duel())[:5]),
    "market, worst": worst("market", takes(samples.worst())),
    "oracle": make("oracle", samples.view(), ORACLE),
    "quest": make("quest", samples.view(), ("quest:q1", "quest:q3")),
    "quest for two": make("quest", samples.duel(), ("quest:q1",)),
    "quest, worst": worst("quest"),
    "discard": make("discard", samples.worst()),
    "crop": make("crop", samples.view(), OWN[:3]),
    "crop, several seats": make("crop", samples.view(), OTHERS),
    "crop, mixed": make("crop", samples.view(), (*OWN[:1], *ORACLE)),
    "card": make("card", samples.view(), focus=f"card:{samples.view().agora[5].key}"),
    "card, two lines": make("card", samples.worst(), focus="athena-1-weavers-of-the-peplos"),
    "card, no focus": make("card", samples.view(), (f"card:{samples.view().agora[0].key}",)),
    "seat, night": msgspec.structs.replace(make("seat", samples.transfers(), OWN), theme="night"),
    "score": make("score", samples.end()),
    "score for two": make("score", samples.duel(over=True, phase="over", doing=""), names=LONG_NAMES),
}

GALLERY = Gallery(
    REQUESTS,
    elsewhere=("board, worst", "seat", "card, two lines"),
    cold=("title", "board", "board, worst", "market", "seat, worst", "quest", "card"),
    night=("board",),
    complete={"middle": samples.view(), "start": samples.start(), "end": samples.end()},
    refused=[(kind, samples.duel()) for kind in ("oracle", "discard", "score", "plan")],
)
