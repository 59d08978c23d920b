"""What can be played with what: the one table of 3.0, read when a match is created, by the form of its options and by
tests. Everything that it does not name combines with everything (HYB-018, HYB-019).
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.games.hybris.module import Terms

COMPATIBILITY: Mapping[str, Terms] = {
    # Beside the Tartarus the five Coliseum Heroes of the base fight; the Primordials are used all the same (HYB-010).
    "cards": Terms(without={"tartarus": ("coliseum_heroes",)}),
    "hermes": Terms(without={"chronos": ("arrogance",)}),
    "tartarus": Terms(never=("chronos",)),
    "chronos": Terms(seats=(1,), never=("tartarus",), never_options=("scenario", "variant")),
    "printed": Terms(only_with=("chronos",)),
    "spaces": Terms(only_with=("chronos",)),
    "gentle": Terms(only_with=("chronos",)),
    "harsh": Terms(only_with=("chronos",)),
}
"""By the key of a module."""
