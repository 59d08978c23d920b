"""The simplest automatic player: any legal answer, each equally likely."""

from __future__ import annotations

from rules.core.choices import way_back
from rules.core.rng import Source
from rules.core.types import BACK, Allocate, Amount, AnyDecision, Arrange, Choice, ChooseMany, ChooseOne, Confirm


def random_choice(decision: AnyDecision, source: Source) -> Choice:
    """A legal answer to `decision`, drawn from `source`."""
    match decision:
        case ChooseOne() | Confirm():
            return source.pick([option.key for option in decision.offered])
        case ChooseMany():
            count = decision.minimum + source.below(decision.maximum - decision.minimum + 1)
            picked = source.shuffle([option.key for option in decision.offered])[:count]
            return way_back(decision) if BACK in picked else picked
        case _ if decision.back is not None and not source.below(1 + max(1, len(decision.options))):
            return way_back(decision)
        case Amount():
            return decision.minimum + source.below(decision.maximum - decision.minimum + 1)
        case Allocate():
            return _allocated(decision, source)
        case Arrange():
            return source.shuffle([option.key for option in decision.options])


def _allocated(decision: Allocate, source: Source) -> dict[str, int]:
    given = {option.key: 0 for option in decision.options}
    for _ in range(decision.total):
        open_keys = [key for key in given if given[key] < decision.limits[key]]
        given[source.pick(open_keys)] += 1
    return given
