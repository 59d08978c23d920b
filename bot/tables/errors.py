"""Refusals of the use cases: expected results in words, nothing has changed."""

from __future__ import annotations

from rules.core.types import Text


class Refused(Exception):
    """What was asked for cannot be done; `text` says why. Refusals by the rules come as this, too."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Unknown(Refused):
    """There is no such match."""

    def __init__(self) -> None:
        super().__init__(Text("refused-no-match"))


class NotSeated(Refused):
    """The user has no seat in this match."""

    def __init__(self) -> None:
        super().__init__(Text("refused-not-seated"))


class Outdated(Refused):
    """A control asks for what its question does not offer (any more)."""

    def __init__(self) -> None:
        super().__init__(Text("refused-outdated"))


class Faulted(Refused):
    """The rules broke: the move was dropped, the match kept, a dump written. `reference` names it."""

    def __init__(self, reference: str) -> None:
        super().__init__(Text("refused-fault", {"reference": reference}))
        self.reference = reference
