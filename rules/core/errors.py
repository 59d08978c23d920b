"""What can go wrong: refusals that a person caused, and faults of the rules themselves."""

from __future__ import annotations

from rules.core.types import Seat, Text


class Rejected(Exception):
    """A command or setup that is refused, with the reason as a Text; nothing has changed."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class Stale(Rejected):
    """The question has been answered, or never stood."""

    def __init__(self) -> None:
        super().__init__(Text("rejected-stale"))


class NotYours(Rejected):
    """The question stands, but is put to another seat."""

    def __init__(self, owner: Seat) -> None:
        super().__init__(Text("rejected-not-yours", {"seat": Text("seat", {"n": owner})}))


class Over(Rejected):
    """The match has ended."""

    def __init__(self) -> None:
        super().__init__(Text("rejected-over"))


class Illegal(Rejected):
    """The choice is not among the legal answers of the question."""


class BadSetup(Rejected):
    """A match cannot start like this: seat count or an option is wrong."""


class BadPosition(Rejected):
    """A position given by hand breaks an invariant."""


class BadTape(Exception):
    """A recorded draw does not fit what is drawn; the message names both."""


class RulesBug(Exception):
    """The rules broke their own promises (an invariant, a dead end, an endless flow); never a person's fault."""
