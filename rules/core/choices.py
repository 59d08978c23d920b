"""What may be answered to a decision: the check of a choice, the only choice there is, and a choice in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeGuard

from msgspec import Struct, structs

from rules.core.errors import Illegal
from rules.core.types import (
    BACK,
    Allocate,
    Amount,
    AnyDecision,
    Arrange,
    Choice,
    ChooseMany,
    ChooseOne,
    Confirm,
    Seat,
    Text,
)

NAMED = 25
"""A refusal names at most this many of the possible choices."""


class Forced(Struct, frozen=True, gc=False):
    """An answer that was given for a seat, since it was the only one."""

    seat: Seat
    prompt: Text
    """What would have been asked; like the answer for that seat alone, unless it is public."""
    what: Text
    """What was chosen, in words."""
    public: bool = False
    """Whether everybody may know of it."""


def check_choice(decision: AnyDecision, choice: Choice) -> None:
    """Raise Illegal, with the reason in words, unless `choice` answers `decision`."""
    if goes_back(decision, choice):
        return
    keys = [option.key for option in decision.options]
    match decision:
        case ChooseOne() | Confirm():
            if choice not in keys:
                raise _unknown(decision, choice)
        case ChooseMany():
            _check_many(decision, choice, keys)
        case Amount():
            if not _is_number(choice):
                raise Illegal(Text("rejected-number"))
            _check_range(choice, decision.minimum, decision.maximum)
        case Allocate():
            _check_allocation(decision, choice, keys)
        case Arrange():
            if not isinstance(choice, list) or not _same(choice, keys):
                raise Illegal(Text("rejected-order"))


def goes_back(decision: AnyDecision, choice: Choice) -> bool:
    """Whether a choice is the way back: its key, in a list where answers are lists."""
    return decision.back is not None and choice == way_back(decision)


def way_back(decision: AnyDecision) -> Choice:
    """The choice that goes back."""
    return [BACK] if isinstance(decision, ChooseMany | Arrange) else BACK


def answerable(decision: AnyDecision) -> bool:
    """Whether there is any legal answer at all."""
    if decision.back is not None:
        return True
    match decision:
        case ChooseOne() | Confirm():
            return bool(decision.options)
        case ChooseMany():
            return (
                decision.minimum <= min(decision.maximum, len(decision.options))
                and best_worth(decision) >= decision.total
            )
        case Amount():
            return decision.minimum <= decision.maximum
        case Allocate():
            return 0 <= decision.total <= sum(decision.limits[option.key] for option in decision.options)
        case Arrange():
            return True


def only_choice(decision: AnyDecision) -> Choice | None:
    """The one legal answer, when there is exactly one and it can be taken back; else None."""
    if isinstance(decision, ChooseOne) and len(decision.options) > 1:
        return None
    keys = [option.key for option in decision.options]
    if any(option.irreversible for option in decision.offered):
        return None
    if decision.back is not None:
        return None if answerable(structs.replace(decision, back=None)) else way_back(decision)
    match decision:
        case ChooseMany():
            if decision.maximum == 0:
                return []
            return keys if decision.minimum == len(keys) or needs_all(decision) else None
        case Amount():
            return decision.minimum if decision.minimum == decision.maximum else None
        case Allocate():
            return _only_allocation(decision)
        case Arrange():
            return keys if len(keys) < 2 else None
        case _:
            return keys[0] if len(keys) == 1 else None


def worth(decision: ChooseMany, keys: Iterable[str]) -> int:
    """What some of the keys are worth together."""
    return sum(decision.worth[key] for key in keys) if decision.worth else 0


def best_worth(decision: ChooseMany) -> int:
    """What as many keys as may be chosen can be worth at most."""
    return sum(sorted(decision.worth.values(), reverse=True)[: decision.maximum])


def needs_all(decision: ChooseMany) -> bool:
    """Whether all keys together are worth enough, and no fewer are."""
    every, least = sum(decision.worth.values()), min(decision.worth.values(), default=0)
    return decision.maximum >= len(decision.options) and every - least < decision.total <= every


def _only_allocation(decision: Allocate) -> dict[str, int] | None:
    """All that there is room for, or nothing, or everything where alone there is room."""
    room = {option.key: decision.limits[option.key] for option in decision.options}
    if decision.total == sum(room.values()):
        return room
    able = [key for key, most in room.items() if most]
    if decision.total and len(able) != 1:
        return None
    return {key: decision.total if key in able else 0 for key in room}


def choice_text(decision: AnyDecision, choice: Choice) -> Text:
    """A choice in words, by the labels of what was chosen."""
    labels = {option.key: option.label for option in decision.offered}
    if isinstance(choice, dict):
        parts = [
            Text("choice-share", {"label": labels[key], "number": number}) for key, number in choice.items() if number
        ]
        return Text("choice-list", {"items": parts})
    if isinstance(choice, list):
        return Text("choice-list", {"items": [labels[key] for key in choice]})
    if isinstance(choice, int):
        return Text("choice-number", {"number": choice})
    return labels[choice]


def answer_text(decision: AnyDecision, choice: Choice) -> Text:
    """A choice in words that can stand alone: the host adds what was asked where a label says too little without."""
    key = "choice-back" if goes_back(decision, choice) else "choice-answered"
    return Text(key, {"first": decision.prompt, "then": choice_text(decision, choice)})


def forced(decision: AnyDecision, choice: Choice) -> list[Forced]:
    """An answer that needed nobody, as it is told to whom it would have been asked; none where it chose nothing."""
    if not choice or choice == way_back(decision):
        return []
    return [Forced(decision.seat, decision.prompt, choice_text(decision, choice), decision.public)]


def irreversible(decision: AnyDecision, choice: Choice) -> bool:
    """Whether a choice takes any option that cannot be taken back."""
    if isinstance(choice, int):
        return False
    taken = [choice] if isinstance(choice, str) else list(choice)
    return any(option.irreversible for option in decision.offered if option.key in taken)


def _is_number(value: object) -> TypeGuard[int]:
    # True is a number to Python, but nobody answers a number with it.
    return isinstance(value, int) and not isinstance(value, bool)


def _same(choice: list[str], keys: list[str]) -> bool:
    return all(isinstance(key, str) for key in choice) and sorted(choice) == sorted(keys)


def _check_range(number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise Illegal(Text("rejected-amount", {"least": least, "most": most}))


def _check_many(decision: ChooseMany, choice: Choice, keys: list[str]) -> None:
    if not isinstance(choice, list):
        raise _unknown(decision, choice)
    for key in choice:
        if key not in keys:
            raise _unknown(decision, key)
    if len(set(choice)) != len(choice):
        raise Illegal(Text("rejected-twice"))
    if not decision.minimum <= len(choice) <= decision.maximum:
        raise Illegal(Text("rejected-count", {"least": decision.minimum, "most": decision.maximum}))
    if (found := worth(decision, choice)) < decision.total:
        raise Illegal(Text("rejected-worth", {"total": decision.total, "found": found}))


def _check_allocation(decision: Allocate, choice: Choice, keys: list[str]) -> None:
    if not isinstance(choice, dict):
        raise _unknown(decision, choice)
    for key, number in choice.items():
        if key not in keys:
            raise _unknown(decision, key)
        if not _is_number(number) or number < 0:
            raise Illegal(Text("rejected-number"))
        _check_range(number, 0, decision.limits[key])
    if sum(choice.values()) != decision.total:
        raise Illegal(Text("rejected-total", {"total": decision.total}))


def _unknown(decision: AnyDecision, choice: object) -> Illegal:
    known = named([option.label for option in decision.offered])
    return Illegal(Text("rejected-choice", {"choice": _said(choice), "known": known}))


def named(items: list[Text]) -> list[Text]:
    """As many as a refusal names, and how many others there are."""
    more = len(items) - NAMED
    return [*items[:NAMED], *([Text("list-others", {"count": more})] if more > 0 else [])]


def _said(choice: object) -> str:
    """As much of it as can be shown; by its type what Python does not write, as a number of thousands of digits."""
    try:
        return str(choice)[:80]
    except (ValueError, RecursionError):
        return type(choice).__name__
