"""A unit of work: what a store reads or writes at once, as a plain function over one transaction. It awaits nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

Value: TypeAlias = "str | int | float | bytes | None"
Args: TypeAlias = "Sequence[Value] | Mapping[str, Value]"
"""For `?` by place, for `:name` by name."""


class Row(Protocol):
    """A row of an answer."""

    def __getitem__(self, column: str, /) -> Any:
        """The value of a column by name."""


class Transaction(Protocol):
    """Statements inside one transaction, each carried out when it returns."""

    def run(self, sql: str, args: Args = ()) -> Sequence[Row]:
        """Execute one statement; the rows of a query or of RETURNING."""

    def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute one statement for each of `rows`."""


Unit: TypeAlias = Callable[[Transaction], T]
"""It may be run again from its beginning when what it shared was lost, so it changes nothing but its transaction."""


class Backend(Protocol):
    """A database that carries units out."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None:
        """Carry out what was handed over, and disconnect."""

    async def read(self, sql: str, args: Args = ()) -> Sequence[Row]:
        """The rows of one query, of what is committed."""

    async def query(self, unit: Unit[T]) -> T:
        """What a unit of several queries finds at one moment, of what is committed."""

    async def write(self, unit: Unit[T]) -> T:
        """Carry a unit out: all of it or, when it raises, nothing. Told only once it is committed and on the disk.

        A caller that is cancelled does not cut it in two: it is finished all the same.
        """
