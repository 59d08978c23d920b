"""The simplest answers: any legal one, each equally likely; agreement with what others propose; what gives least."""

from __future__ import annotations

from msgspec import structs

from rules.core.choices import answerable, way_back, worth
from rules.core.rng import Source
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
    Proceedings,
)


def random_choice(decision: AnyDecision, source: Source) -> Choice:
    """A legal answer to `decision`, drawn from `source`."""
    match decision:
        case ChooseOne() | Confirm():
            return source.pick([option.key for option in decision.offered])
        case ChooseMany():
            count = decision.minimum + source.below(decision.maximum - decision.minimum + 1)
            order = source.shuffle([option.key for option in decision.offered])
            return _several(decision, order, count)
        case _ if decision.back is not None and not source.below(1 + max(1, len(decision.options))):
            return way_back(decision)
        case Amount():
            return decision.minimum + source.below(decision.maximum - decision.minimum + 1)
        case Allocate():
            return _allocated(decision, source)
        case Arrange():
            return source.shuffle([option.key for option in decision.options])


def agreement(found: Proceedings | None, decision: AnyDecision) -> Choice | None:
    """What is answered to a question to agree with the proposal that stands; None where there is none."""
    if found is None or found.standing is None or decision.kind != found.kind:
        return None
    return found.proposals[found.standing].choice


def _several(decision: ChooseMany, order: list[str], count: int) -> Choice:
    """The first so many, more where they are not worth enough, and those worth most where that is not enough either."""
    if BACK in order[:count] or not answerable(structs.replace(decision, back=None)):
        return way_back(decision)
    keys = [key for key in order if key != BACK]
    while worth(decision, keys[:count]) < decision.total and count < decision.maximum:
        count += 1
    if worth(decision, keys[:count]) < decision.total:
        keys.sort(key=lambda key: -decision.worth[key])
    return keys[:count]


def _allocated(decision: Allocate, source: Source) -> dict[str, int]:
    given = {option.key: 0 for option in decision.options}
    for _ in range(decision.total):
        open_keys = [key for key in given if given[key] < decision.limits[key]]
        given[source.pick(open_keys)] += 1
    return given


def even(decision: Allocate) -> dict[str, int]:
    """A total spread as evenly as there is room."""
    given = dict.fromkeys(decision.limits, 0)
    for _ in range(decision.total):
        given[min((key for key in given if given[key] < decision.limits[key]), key=given.__getitem__)] += 1
    return given


def gift(decision: AnyDecision) -> Choice:
    """An answer that gives what is asked for, with few of the things that could be given; the way back without one."""
    if not answerable(structs.replace(decision, back=None)):
        return way_back(decision)
    keys = [option.key for option in decision.options]
    match decision:
        case ChooseMany():
            return _few(decision, keys)
        case Amount():
            return decision.minimum
        case Allocate():
            return even(decision)
        case _:
            return keys if isinstance(decision, Arrange) else keys[0]


def _few(decision: ChooseMany, keys: list[str]) -> list[str]:
    """Those worth most first, and as the last one the least that is enough."""
    left = sorted(keys, key=lambda key: -decision.worth.get(key, 0))
    taken: list[str] = []
    while len(taken) < decision.minimum or worth(decision, taken) < decision.total:
        lacking = decision.total - worth(decision, taken)
        enough = [key for key in left if decision.worth.get(key, 0) >= lacking]
        taken.append(enough[-1] if enough and len(taken) + 1 >= decision.minimum else left[0])
        left.remove(taken[-1])
    return taken
