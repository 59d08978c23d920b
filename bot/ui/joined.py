"""Two questions, hints or labels of one press in one text: what both begin with is said once."""

from __future__ import annotations

import re

_ABOUT = re.compile(r"(?:^|[?.] )([^?.:]+: )")
"""What a question is about, before the question itself."""
_MARKING = re.compile(r"\?(?: [^?]+\.)+$")
"""How many to mark, after the question."""
_RANGE = re.compile(r"(\D+)\d+ to \d+ ")
"""What a hint counts, before a range of it."""


def fragment(hint: str) -> str:
    """A hint as it stands beside an option: no sentence of its own, though what a card does is told in sentences."""
    return hint.removesuffix(".")


def hints(first: str, then: str) -> str:
    """Two hints; where they begin with the same sentence, or a range and one number of the same, the later says it all.

    A capital stands after no semicolon.
    """
    said, stop, _ = first.partition(". ")
    counted = _RANGE.match(first)
    exact = counted is not None and then.startswith(counted[1]) and then[counted.end(1) :][:1].isdigit()
    if exact or (stop and then.startswith(said + stop)):
        return then
    return f"{fragment(first)}{'.' if then[:1].isupper() else ';'} {then}"


def prompts(first: str, then: str) -> str:
    """Two questions: of the later only what its own is, after the name of what both are about."""
    abouts = _ABOUT.findall(first.partition("\n")[0])
    if abouts and then.startswith(abouts[-1]):
        then = then.removeprefix(abouts[-1])
        then = then[:1].upper() + then[1:]
    return f"{first}\n{then}" if "\n" in first else f"{first} {then}"


def labels(first: str, then: str) -> str:
    """What is chosen in two parts; where the second names the first as well, it alone."""
    return then if then.startswith(f"{first} ") else f"{first} · {then}"


def sets(first: str, then: str) -> str:
    """A question for some of several whose sets are offered one by one: how many to mark is not said."""
    asked, line, more = first.partition("\n")
    return prompts(_MARKING.sub("?", asked) + line + more, then)


TOGETHER = {"option-hints": hints, "option-then": labels, "panel-together": prompts, "panel-of-sets": sets}
"""How the texts of these keys are put together, of `first` and `then`."""
