"""One request for every picture of Pantheum worth looking at, the worst cases among them."""

from __future__ import annotations

from render.cover import Cover
from render.types import Request
from tests.render import pantheum_samples as samples
from tests.render.requests import Gallery, Maker

LONG_NAMES = ("Aristodemos the E", "Βασίλισσα Ἀθηνᾶ", "猫大好き😀", "🎲 Zoë ✨")
SAYS = (
    "Roll the die once more and place both Elements on valid tiles in range; whatever has no valid tile goes back to "
    "the bank, and so does what you would rather not see on the board at all."
)
TEXTS = dict.fromkeys((*samples.CARDS, *samples.EPICS, "K03"), SAYS)
make = Maker("pantheum", samples.NAMES)

SQUARES = tuple(f"tile:{i // 4},{i % 4}" for i in range(16))
COLUMNS = ("column:place", "column:shift", "column:lock")
OPEN = (*(f"market:{i}" for i in range(4)), "epic:green", "epic:red", "epic:blue")
INSIDE = ("demigod:orpheus-0", "demigod:heracles-7", "demigod:theseus-3", "demigod:perseus-0")
GROWN = tuple(f"market:{i}" for i in range(9))


def worst(kind: str, refs: tuple[str, ...] = (), focus: str | None = None) -> Request:
    return make(kind, samples.worst_view(), refs, names=LONG_NAMES, focus=focus, texts=TEXTS)


REQUESTS: dict[str, Request] = {
    "title": make("title", Cover(game="pantheum", seats=(1, 4), minutes=(60, 90))),
    "board": make("board", samples.view(), SQUARES[:3] + SQUARES[5:8]),
    "board, own": make("board", samples.view(viewer=1), SQUARES[:3] + SQUARES[5:8]),
    "board for two": make("board", samples.view(2, phase="column", turn=0), COLUMNS),
    "board for three": make("board", samples.view(3), OPEN),
    "board, worst": worst("board", SQUARES),
    "board, elements": make("board", samples.view(), ("element:G", "element:R", "element:B")),
    "board, worst elements": make("board", samples.rich_view(), ("element:G", "element:R", "element:B")),
    "seat, elements": make("seat", samples.rich_view(), ("element:G", "element:B")),
    "seat, another's column": make("seat", samples.view(), ("column:3:place", "column:3:lock"), focus="seat:3"),
    "board, worst columns": worst("board", (*COLUMNS, "seat:0", "seat:2", "seat:3")),
    "board, worst market": worst("board", OPEN),
    "board, grown market": make("board", samples.grown_view(), (*GROWN, "epic:red")),
    "board, solo": make("board", samples.solo_view(), ("god:0",), texts=TEXTS),
    "board, over": make("board", samples.end_view()),
    "plan": make("plan", samples.view(viewer=1)),
    "plan, long name": make("plan", samples.view(viewer=1), names=LONG_NAMES),
    "seat": make("seat", samples.view(), COLUMNS, focus="seat:1", texts=TEXTS),
    "seat, worst": worst("seat", INSIDE, "seat:0"),
    "seat, empty": worst("seat", (), "seat:3"),
    "market": make("market", samples.view(), OPEN, texts=TEXTS),
    "market, no words": make("market", samples.view()),
    "market, grown": make("market", samples.grown_view(), (*GROWN, "epic:red"), texts=TEXTS),
    "market, worst": worst("market", OPEN),
    "card": make("card", samples.view(), focus="market:2", texts=TEXTS),
    "card, epic": make("card", samples.view(), focus="epic:blue", texts=TEXTS),
    "card, Kronos": make("card", samples.solo_view(), focus="kronos", texts=TEXTS),
    "crop": make("crop", samples.view(), SQUARES[:3] + SQUARES[5:6]),
    "crop, one": make("crop", samples.view(), ("tile:3,3",)),
    "crop, one row": make("crop", samples.view(), SQUARES[4:8]),
    "crop, all": worst("crop", SQUARES),
    "crop, column": worst("crop", INSIDE),
    "crop, market": worst("crop", OPEN),
    "score": make("score", samples.end_view()),
    "score for two": make("score", samples.end_view(2), names=LONG_NAMES),
    "score, solo": make("score", samples.end_view(1)),
}

GALLERY = Gallery(
    REQUESTS,
    elsewhere=("board, worst", "plan", "market", "card, epic"),
    cold=tuple(REQUESTS),
    night=("board", "plan", "market, worst"),
    complete={"over": samples.view(viewer=0, over=True)},
    refused=[(kind, samples.view()) for kind in ("plan", "score", "hand")],
)
