"""What a press means, checked against the question it was made for: none is taken that no panel could have offered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Look
from bot.tables.errors import Outdated, Refused
from bot.ui.controls import Question
from bot.ui.custom_id import CustomId, lengthen
from bot.ui.limits import MENU_OPTIONS
from rules.core.text import MINUS
from rules.core.types import Allocate, Amount, AnyDecision, Arrange, ChooseMany, Option, Text, seat_text

LIST = ("at", "shelf")
ONE = (*LIST, "pick", "menu", "sure")
OFFERED: tuple[tuple[type[AnyDecision], tuple[str, ...]], ...] = (
    (Amount, ("number",)),
    (ChooseMany, (*LIST, "many", "clear", "done")),
    (Allocate, (*LIST, "entry", "give", "clear", "done")),
    (Arrange, (*LIST, "next", "rest", "drop", "clear", "done")),
)
"""Controls by the shape of a question; `ONE` for the others."""
VALUES = {
    "menu": (1, 1), "shelf": (1, 1), "entry": (1, 1), "next": (1, 1), "number": (0, 1), "give": (0, 1),
    "many": (0, MENU_OPTIONS),
}  # fmt: skip
"""How many values come with a control: none with a button, but a number may be pressed, chosen or typed."""


def seen(to: CustomId) -> int:
    """The command number that a control was drawn at; controls of an older form have seen nothing."""
    return -1 if to.decision is None else to.decision


def drafted(q: Question, to: CustomId) -> None:
    """Raise Outdated when the draft is another than the panel showed."""
    if to.option != q.drafted:
        raise Outdated


def option(q: Question, short: str) -> Option:
    """The option a control meant; raises Outdated when the list has changed since."""
    for keys in q.lists:
        key = lengthen(short, keys)
        option = q.option(key) if key is not None else None
        if option is not None:
            return option
    raise Outdated


def check(q: Question, to: CustomId, values: Sequence[str]) -> None:
    """Raise Outdated unless a panel of this question could hold such a control, with so many values."""
    least, most = VALUES.get(to.kind, (0, 0))
    if to.kind == "many" and isinstance(q.decision, ChooseMany):
        most = max(1, min(most, q.decision.maximum))
    offered = next((kinds for shape, kinds in OFFERED if isinstance(q.decision, shape)), ONE)
    back = q.decision.back is not None and (to.kind, to.option) == ("pick", q.decision.back.key)
    if not (back or to.kind in offered) or not least <= len(values) <= most:
        raise Outdated


def number(words: str) -> int:
    """A number as it was pressed, chosen or typed; raises Refused when it is none."""
    plain = words.rpartition("=")[2].strip().replace(MINUS, "-")
    try:
        return int(plain)
    except ValueError:
        raise Refused(Text("rejected-number")) from None


def unasked(look: Look) -> Text:
    """Why a viewer has nothing to answer."""
    if look.match.left(look.seat) and look.seat is not None and look.match.status == "running":
        return Text("rejected-left", {"seat": seat_text(look.seat)})
    if look.waiting:
        return Text("refused-not-asked", {"waiting": [seat_text(seat) for seat in look.waiting]})
    return Text({"lobby": "refused-not-started", "closed": "refused-closed"}.get(look.match.status, "refused-over"))
