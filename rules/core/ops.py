"""Typed declarations of card effects: what cards say, apart from the interpreter that does it (`rules.core.effects`).

`Programs` keeps them by name; ops that hold further programs (a choice, an if) give them as `branches`, which are
kept under names of their own, so that a frame names a program in one short text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

MOST = 99
"""No number that a card declares is larger, and no effect counts for more."""
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=MOST)]
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]


class Op(Struct, frozen=True, kw_only=True, tag_field="op", forbid_unknown_fields=True):
    """One verb of the effect language with its parameters; each kind is a subclass."""

    def branches(self) -> dict[str, tuple[Op, ...]]:
        """Programs inside this op, by name."""
        return {}


def tag_of(op: Struct) -> str:
    """The name of a kind of op: of a record's type."""
    return str(type(op).__struct_config__.tag)


class Choose(Op, frozen=True, kw_only=True, tag="choose"):
    """Somebody picks one of several programs, an optional price among them: to pay and go on, or nothing at all."""

    options: Mapping[str, tuple[Op, ...]]

    def branches(self) -> dict[str, tuple[Op, ...]]:
        """One per option."""
        return dict(self.options)


class If(Op, frozen=True, kw_only=True, tag="if"):
    """One program or the other, by a condition in the game's words."""

    test: Any
    then: tuple[Op, ...]
    other: tuple[Op, ...] = field(name="else", default=())

    def branches(self) -> dict[str, tuple[Op, ...]]:
        """What happens when the condition holds, and when it does not."""
        return {"then": self.then, "else": self.other}


class Formula(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """min(max, count * times // div + plus), and never more than `MOST`; what is counted is the game's."""

    times: Positive = 1
    div: Positive = 1
    plus: Whole = 0
    max: Positive | None = None

    def of(self, count: int) -> int:
        """What it comes to with so many."""
        return min(MOST if self.max is None else self.max, count * self.times // self.div + self.plus)


class Modifier(Op, frozen=True, kw_only=True):
    """An op that does nothing at once: it changes a rule at a named hook point while it is in force."""

    rule: str
    """The hook point."""

    @property
    def period(self) -> str:
        """How long it lasts where it is used once: a turn, a step, or a period with a name."""
        return ""


class Lasting(Struct, frozen=True, omit_defaults=True):
    """A modifier that was used for a while: the op at `step` of a program, by a card's effect."""

    source: str
    program: str
    step: int
    period: str = ""


class Limit(Struct, frozen=True):
    """At most so often in a period, which is a turn or has a name (`age`)."""

    times: int
    period: str = ""


class Programs:
    """Programs by name; branches of the op at place n are named `<program>.<n>.<branch>`."""

    def __init__(self) -> None:
        self._by_name: dict[str, tuple[Op, ...]] = {}

    def add(self, name: str, ops: tuple[Op, ...]) -> None:
        """Keep a program and everything inside it; raises ValueError when the name is taken."""
        if name in self._by_name:
            raise ValueError(f"there is a program {name} already")
        self._by_name[name] = ops
        for place, op in enumerate(ops):
            for branch, inner in op.branches().items():
                self.add(f"{name}.{place}.{branch}", inner)

    def __getitem__(self, name: str) -> tuple[Op, ...]:
        return self._by_name[name]

    def __contains__(self, name: str) -> bool:
        return name in self._by_name


def with_branches(ops: Iterable[Op]) -> Iterator[Op]:
    """Every op of a program, those of its branches included."""
    for op in ops:
        yield op
        for inner in op.branches().values():
            yield from with_branches(inner)


def in_force(
    programs: Programs, standing: Iterable[tuple[str, str]], lasting: Iterable[Lasting]
) -> Iterator[tuple[str, Op]]:
    """(source, op) pairs: the ops of all standing effects, which are (source, program) pairs, then what lasts."""
    for source, program in standing:
        for op in programs[program]:
            yield source, op
    for one in lasting:
        yield one.source, programs[one.program][one.step]


def at_hook(in_force: Iterable[tuple[str, Op]], rule: str) -> Iterator[tuple[str, Modifier]]:
    """Of the (source, op) pairs in force for somebody, those that change this rule."""
    return ((source, op) for source, op in in_force if isinstance(op, Modifier) and op.rule == rule)
