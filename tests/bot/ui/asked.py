"""Decisions of every shape and size, and looks that hold them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.model import Holder, Look, Match
from bot.ui import limits
from bot.ui.build import Layout
from bot.ui.controls import Question, controls
from bot.ui.custom_id import CustomId, decode, lengthen
from bot.ui.pages import START, Spot, spot
from bot.ui.words import Words, verbatim
from rules.core.types import (
    Allocate,
    Amount,
    AnyDecision,
    Arrange,
    ChooseMany,
    ChooseOne,
    Confirm,
    Option,
    View,
    Viewer,
)

WORDS = Words("en", ("Theano", "Kallias"))
LONG = "a very long key indeed, longer than any control could carry by itself: "


def options(count: int, *, groups: int = 0, long: bool = False, refs: bool = True) -> tuple[Option, ...]:
    return tuple(
        Option(
            f"{LONG if long else 'tile:'}{n}",
            verbatim(f"Choice number {n} " + "with many words " * 8),
            ref=f"tile:{n}" if refs else None,
            group=verbatim(f"Group {n % groups}") if groups else None,
            hint=verbatim(f"It costs {n} " + "and leads to much else " * 8),
        )
        for n in range(count)
    )


def decision(shape: str, count: int, **more: Any) -> AnyDecision:
    given = options(count, **more)
    head: dict[str, Any] = {"id": 123_456_789, "seat": 0, "kind": "test", "prompt": verbatim("What now? " * 12)}
    match shape:
        case "one":
            return ChooseOne(**head, options=given)
        case "many":
            return ChooseMany(**head, options=given, minimum=min(1, count), maximum=count)
        case "amount":
            return Amount(**head, minimum=0, maximum=count)
        case "allocate":
            return Allocate(**head, options=given, total=count, limits={one.key: 40 for one in given})
        case "arrange":
            return Arrange(**head, options=given)
        case "confirm":
            return Confirm(**head, options=given[:2])
    raise ValueError(shape)


def look(*decisions: AnyDecision, status: Any = "running") -> Look:
    holders = (
        Holder(seat=0, user=1, name="Theano", waiting=True, since=1000.0),
        Holder(seat=1, user=2, name="Kallias"),
    )
    match = Match(
        id="abcd1234", game="toy", rules_version=1, options={"rounds": 2}, seats=2, holders=holders, host=1,
        status=status, seq=7, seed_hash="f" * 64,
    )  # fmt: skip
    view = View(viewer=Viewer(0), game="toy", seats=2, waiting=(0,))
    return Look(match=match, seat=0, seq=7, view=view, decisions=decisions, waiting=(0,))


def payload(view: Layout) -> dict[str, Any]:
    shown: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    return {"components": shown, "flags": limits.V2_FLAG}


def too_much(view: Layout) -> list[limits.Use]:
    return limits.over(limits.message(payload(view)))


def parts(view: Layout | dict[str, Any]) -> list[Any]:
    shown = view if isinstance(view, dict) else payload(view)
    return [part for part in limits.walk(shown["components"]) if part.get("custom_id")]


def ids(view: Layout) -> list[CustomId]:
    found = [decode(part["custom_id"]) for part in parts(view)]
    assert all(found)
    return [one for one in found if one is not None]


def spots(q: Question) -> Iterator[tuple[Spot, list[Any]]]:
    """Every place of a question's list that its own controls lead to, with the controls there."""
    waiting, seen = [START], {START}
    while waiting:
        here = waiting.pop()
        shown = [
            part for row in controls(WORDS, q._replace(at=here)) for part in limits.walk([row.to_component_dict()])
        ]
        found = [part for part in shown if part.get("custom_id") and not part.get("disabled")]
        yield here, found
        for part in found:
            to = decode(part["custom_id"])
            assert to is not None
            leads = [spot(to.option)] if to.kind == "at" else []
            if to.kind == "shelf":
                leads = [Spot(int(option["value"])) for option in part["options"]]
            for one in leads:
                if one not in seen:
                    seen.add(one)
                    waiting.append(one)


def reached(q: Question, kinds: tuple[str, ...]) -> set[str]:
    """Keys of the options that some control of these kinds stands for."""
    found: set[str] = set()
    for _, shown in spots(q):
        for part in shown:
            to = decode(part["custom_id"])
            assert to is not None
            if to.kind in kinds:
                shorts = [option["value"] for option in part["options"]] if "options" in part else [to.option]
                keys = [lengthen(short, q.keys) for short in shorts]
                assert None not in keys
                found.update(key for key in keys if key is not None)
    return found


def changed(match: Match, **fields: Any) -> Match:
    return msgspec.structs.replace(match, **fields)
