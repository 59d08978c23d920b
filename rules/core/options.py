"""House choices that a match may be created with: their values, their parts, and the check of what was chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from rules.core.errors import BadSetup
from rules.core.types import Text

OptionValue: TypeAlias = str | int | bool


class OptionSpec(Struct, frozen=True):
    """A house choice that a match may be created with; worded as `<game>-option-<key>` and `...-<key>-<value>`.

    It is one of `values`; or, where there are `parts`, several of those, kept as one text in their order: `ares,zeus`.
    """

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    seats: tuple[int, ...] | None = None
    """Seat counts for which the choice matters; None: all."""
    refusal: str = "rejected-option-value"
    """Key of the Text for a value that is not among these; parameters `name`, `value` and `known`."""
    parts: tuple[str, ...] = ()
    """What can be chosen together: modules, families. Lower case, worded like values; `...-<key>-own` asks for them."""
    least: int = 0
    """How many parts a choice must have."""
    most: int = 0
    """How many it may have."""
    sets: Mapping[str, tuple[str, ...]] = {}
    """The parts of those values that are a name for some; choosing these parts is choosing that value."""

    only_with: Mapping[str, str] = {}
    """Other options by key, each with the part that must be chosen there before there is anything to choose here."""
    never_with: Mapping[str, tuple[str, ...]] = {}
    """The same with parts that leave nothing to choose here."""

    def open_with(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether there is anything to choose, given what is chosen elsewhere (nothing said: the usual)."""
        chosen = {key: str(value).lower().split(",") for key, value in options.items()}
        needed = all(part in chosen.get(key, ()) for key, part in self.only_with.items())
        return needed and not any(set(parts) & {*chosen.get(key, ())} for key, parts in self.never_with.items())

    def read(self, typed: str) -> OptionValue:
        """The value that a text names, upper or lower case; the text itself when there is none."""
        return {str(value).lower(): value for value in self.values}.get(typed.strip().lower(), typed)

    def checked(self, value: OptionValue) -> OptionValue:
        """The value as a match keeps it; raises BadSetup saying what is wrong with it."""
        # True == 1 in Python: compare types as well, or a number would pass for a switch.
        if (type(value), value) in [(type(v), v) for v in self.values]:
            return value
        if not self.parts or not isinstance(value, str):
            raise BadSetup(self._refuse(value))
        named = [name.strip().lower() for name in value.split(",")] if value.strip() else []
        for number, name in enumerate(named):
            if name not in self.parts:
                raise BadSetup(self._refuse(name))
            if name in named[:number]:
                raise BadSetup(Text("rejected-option-twice", {"name": self.key, "value": name}))
        chosen = [name for name in self.parts if name in named]
        if not self.least <= len(chosen) <= self.most:
            raise BadSetup(self._miscounted(chosen))
        return next((name for name, parts in self.sets.items() if sorted(parts) == sorted(chosen)), ",".join(chosen))

    def parts_of(self, value: OptionValue) -> tuple[str, ...]:
        """The parts that a value stands for; none when it leaves them open."""
        if value in self.values:
            return self.sets.get(str(value), ())
        return tuple(str(value).split(",")) if value else ()

    def beyond(self, given: OptionValue | None) -> list[OptionValue]:
        """Values to try where none was given; where one was, those with one part more."""
        held = () if given is None else self.parts_of(given)
        usual = list(self.values) if given is None else []
        if len(held) >= self.most:
            return usual
        more = [part for part in self.parts if part not in held]
        return [*usual, *(",".join(one for one in self.parts if one in (*held, part)) for part in more)]

    def _refuse(self, value: OptionValue) -> Text:
        known = literals(str(one).lower() for one in (*self.values, *self.parts))
        return Text(self.refusal, {"name": self.key, "value": str(value), "known": known})

    def _miscounted(self, chosen: Sequence[str]) -> Text:
        bounds: dict[str, int] = {"least": self.least, "most": self.most, "count": len(chosen)}
        key = "rejected-option-exactly" if self.least == self.most else "rejected-option-between"
        return Text(key, {"name": self.key, "chosen": literals(chosen), **bounds})


def literals(words: Iterable[str]) -> list[Text]:
    """Words that are ready, as Texts."""
    return [Text("literal", {"text": word}) for word in words]
