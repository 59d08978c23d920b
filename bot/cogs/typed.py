"""Actions typed instead of pressed: suggestions over everything legal, and typed words read back and checked again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from discord import app_commands

from bot.cogs import pressed
from bot.cogs.which import fitted
from bot.model import Look
from bot.tables.errors import Refused
from bot.ui.custom_id import lengthen, shorten
from bot.ui.words import Words, clip, literal, verbatim
from rules.core.auto import agreement
from rules.core.choices import check_choice, way_back
from rules.core.errors import Illegal, Stale
from rules.core.text import MINUS, in_digits, joined
from rules.core.types import BACK, Allocate, Amount, AnyDecision, Arrange, Choice, ChooseMany, Option, Text


class Several(Refused):
    """What was typed begins several options of a decision."""

    def __init__(self, decision: AnyDecision, typed: str, keys: Sequence[str]) -> None:
        labels = [option.label for option in decision.offered if option.key in keys]
        super().__init__(
            Text("typed-several", {"typed": verbatim(literal(typed, 60)), "known": joined(labels, "typed-or")})
        )
        self.decision = decision
        self.keys = keys


_NAMED = re.compile(r"#(\d+) (.*)", re.DOTALL)
_VALUE_ROOM = 90


def parse(look: Look, words: Words, typed: str) -> tuple[AnyDecision, Choice]:
    """The decision and the choice meant by typed words; raises Refused with the reason, such as that another is asked.

    An option is meant by its key or its label; several are set apart by `;`, numbers follow `=`.
    """
    typed = typed.strip()
    decisions: Sequence[AnyDecision] = look.decisions
    if not decisions:
        raise Refused(pressed.unasked(look))
    found = _NAMED.fullmatch(typed)
    if found is not None:
        decisions = [one for one in decisions if str(one.id) == found[1]]
        typed = found[2].strip()
    reason: Text | None = None
    for decision in decisions:
        try:
            choice = _agreed(look, words, decision, typed) or read(decision, words, typed)
            check_choice(decision, choice)
            return decision, choice
        except Illegal as refusal:
            reason = reason or refusal.text
    raise Refused(reason or Stale().text)


def _agreed(look: Look, words: Words, decision: AnyDecision, typed: str) -> Choice | None:
    """To agree with what is proposed, where that is what was typed; None otherwise."""
    found = agreement(look.view.council, decision) if look.view is not None else None
    return found if typed.casefold() == words.tag("typed-agree").casefold() else None


def _written(decision: AnyDecision, choice: Choice) -> str:
    """A choice as it may be typed."""
    keys = [option.key for option in decision.offered]
    if isinstance(choice, dict):
        return "; ".join(f"{shorten(key, keys)}={number}" for key, number in choice.items())
    return shorten(str(choice), keys)


def _proposed(look: Look, words: Words, decision: AnyDecision, current: str) -> Iterator[tuple[str, str]]:
    """Before all else, to agree with the proposal that stands: by what it says, whatever stands by then."""
    council = look.view.council if look.view is not None else None
    choice = agreement(council, decision)
    if council is None or council.standing is None or choice is None:
        return
    name = words.tag("typed-agreeing", what=council.proposals[council.standing].words)
    if current.strip().casefold() in name.casefold():
        yield name, _written(decision, choice)


def read(decision: AnyDecision, words: Words, typed: str) -> Choice:
    """Typed words as an answer of a decision's shape, not yet checked; raises Illegal for a number that is none."""
    if decision.back is not None and _keys(decision, words, typed) == [BACK]:
        return way_back(decision)
    parts = [part.strip() for part in typed.split(";") if part.strip()]
    match decision:
        case Amount():
            return _number(typed)
        case ChooseMany() | Arrange():
            return [_key(decision, words, part) for part in parts]
        case Allocate():
            pairs = [part.rpartition("=") for part in parts]
            return {_key(decision, words, key.strip()): _number(number) for key, _, number in pairs}
        case _:
            return _key(decision, words, typed)


def _number(typed: str) -> int:
    try:
        return int(typed.replace(MINUS, "-"))
    except ValueError:
        raise Illegal(Text("rejected-number")) from None


def _key(decision: AnyDecision, words: Words, typed: str) -> str:
    """The option that typed words mean; the words themselves when they mean none; raises Several."""
    found = _keys(decision, words, typed)
    if len(found) > 1:
        raise Several(decision, typed, found)
    return found[0] if found else typed


def _keys(decision: AnyDecision, words: Words, typed: str) -> list[str]:
    """The options that typed words may mean: by key or label, else by the beginning of either or of a word in it."""
    keys = [option.key for option in decision.offered]
    if typed in keys:
        return [typed]
    if typed.startswith("~"):
        return [key for key in (lengthen(typed, keys),) if key is not None]
    wanted = typed.casefold()
    named = [(option.key, _plain(words, option.label).casefold()) for option in decision.offered]
    whole = [key for key, label in named if label == wanted]
    begun = [key for key, label in named if wanted and (key.startswith(wanted) or _begins(label, wanted))]
    return whole if len(whole) == 1 else begun


def _begins(label: str, wanted: str) -> bool:
    """Whether a label begins with words, or one of its own words does."""
    return any(label.startswith(wanted, at) for at in (0, *(n + 1 for n, sign in enumerate(label) if sign == " ")))


def _plain(words: Words, text: Text) -> str:
    return words.label(text, 200).strip()


def suggest(look: Look, words: Words, current: str) -> list[app_commands.Choice[str]]:
    """At most 25 suggestions that contain what has been typed; the last one says how many more there are.

    Raises Refused with the reason where nothing is asked.
    """
    if not look.decisions:
        raise Refused(pressed.unasked(look))
    several = len(look.decisions) > 1
    found: list[app_commands.Choice[str]] = []
    for decision in look.decisions:
        for name, value in (*_proposed(look, words, decision, current), *_entries(decision, words, current)):
            value = f"#{decision.id} {value}" if several else value
            if value in [one.value for one in found]:
                continue
            name = f"{_plain(words, decision.prompt)[:30]}: {name}" if several else name
            if len(value) <= _VALUE_ROOM:
                found.append(app_commands.Choice(name=clip(name, 90), value=value))
    return fitted(words, found, current)


def _entries(decision: AnyDecision, words: Words, current: str) -> Iterator[tuple[str, str]]:
    current = current.strip()
    match decision:
        case Amount(minimum=least, maximum=most):
            typed = current.replace(MINUS, "-")
            yield from ((in_digits(n), str(n)) for n in range(least, most + 1) if str(n).startswith(typed))
        case ChooseMany() | Arrange() | Allocate():
            yield from _longer(decision, words, current)
        case _:
            yield from ((_name(words, one), key) for one, key in _fitting(decision, words, current, ()))


def _longer(decision: AnyDecision, words: Words, current: str) -> Iterator[tuple[str, str]]:
    """What was typed so far if it is an answer already; for an order, that and the rest; then one option more."""
    before, _, last = current.rpartition(";")
    done = [part.strip() for part in before.split(";") if part.strip()]
    if _answers(decision, words, current):
        yield (current or words.tag("typed-nothing"), current or ";")
    if isinstance(decision, Arrange):
        placed = [*done, last.strip()] if last.strip() else done
        keys = [key for part in placed for key in _keys(decision, words, part)]
        whole = "; ".join([*placed, *(one.key for one in decision.offered if one.key not in keys)])
        if _answers(decision, words, whole) and whole != current:
            yield (words.tag("typed-rest", typed="; ".join(placed)), whole)
    taken = [part.rpartition("=")[0] or part for part in done]
    for option, key in _fitting(decision, words, last.strip().partition("=")[0], taken):
        ending = _share(decision, words, option, done)
        yield ("; ".join([*done, _plain(words, option.label) + ending]), "; ".join([*done, key + ending]))


def _answers(decision: AnyDecision, words: Words, typed: str) -> bool:
    try:
        check_choice(decision, read(decision, words, typed))
    except (Illegal, Several):
        return False
    return True


def _share(decision: AnyDecision, words: Words, option: Option, done: Sequence[str]) -> str:
    """For an allotment: the most that an entry may get of what is left."""
    if not isinstance(decision, Allocate):
        return ""
    try:
        given = read(decision, words, "; ".join(done))
    except (Illegal, Several):
        given = {}
    left = decision.total - sum(given.values()) if isinstance(given, dict) else decision.total
    return f"={max(0, min(left, decision.limits.get(option.key, left)))}"


def _fitting(decision: AnyDecision, words: Words, fragment: str, taken: Sequence[str]) -> Iterator[tuple[Option, str]]:
    keys = [option.key for option in decision.offered]
    fragment = fragment.casefold()
    for option in decision.offered:
        short = shorten(option.key, keys)
        if short not in taken and (fragment in option.key.casefold() or fragment in _name(words, option).casefold()):
            yield option, short


def _name(words: Words, option: Option) -> str:
    label = _plain(words, option.label)
    return words.tag("typed-hint", label=label, hint=option.hint) if option.hint is not None else label
