"""How the tests ask for pictures: in few words, with everything else as usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct

from render.types import Marker, Request
from rules.core.types import View


@dataclass(frozen=True)
class Maker:
    """Makes requests of one game; names are these unless others are given."""

    game: str
    names: tuple[str, ...]

    def __call__(
        self, kind: str, view: Struct, refs: tuple[str, ...] = (), *, names: tuple[str, ...] | None = None,
        focus: str | None = None, texts: dict[str, str] | None = None,
    ) -> Request:  # fmt: skip
        return Request(
            game=self.game, kind=kind, view=view, names=self.names if names is None else names,
            revision=1234, focus=focus, texts=texts or {},
            markers=tuple(Marker(ref, number) for number, ref in enumerate(refs, 1)),
        )  # fmt: skip


@dataclass(frozen=True)
class Gallery:
    """The pictures of one game that every suite looks at."""

    requests: Mapping[str, Request]
    """One for every picture worth looking at, the worst cases among them."""
    elsewhere: Sequence[str]
    """Those that are drawn in other processes, too."""
    cold: Sequence[str]
    """Those that are drawn again with nothing in memory."""
    night: Sequence[str]
    """Those that are drawn in the dark theme, too."""
    complete: Mapping[str, View]
    """Views of which every kind of picture is drawn."""
    refused: Sequence[tuple[str, Struct]]
    """Kinds that a view does not offer."""
