"""Steps back in one's own turn: where they lead, and what they take back."""

from __future__ import annotations

from msgspec import Struct

from rules.core.types import Text


class UndoPoint(Struct, frozen=True):
    """A place to go back to: the state after command `seq`, and what would be taken back, newest first."""

    seq: int
    undone: tuple[Text, ...]


class Return(Struct, frozen=True):
    """Where the way back from a question leads."""

    prompt: Text | None
    """What is asked there; None where nothing is."""
    undoes: bool = False
    """Whether one press of Undo leads to the same."""
