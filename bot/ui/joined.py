"""Two questions, hints or labels of one press in one text: what both begin with is said once."""

from __future__ import annotations

import re

_ABOUT = re.compile(r"(?:^|[?.] )([^?.:]+: )")
"""What a question is about, before the question itself."""
ASKED_ROOM = 60
"""Characters of a question that is told with an answer given for the reader."""
ONE_LINE = 90
"""Characters of two questions that stand on one line."""
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
    """Two questions: of the later only what its own is, after the name of what both are about.

    On a line of its own, where the first says more than it asks, or both are long.
    """
    abouts = _ABOUT.findall(first.partition("\n")[0])
    if abouts and then.startswith(abouts[-1]):
        then = then.removeprefix(abouts[-1])
        then = then[:1].upper() + then[1:]
    apart = "\n" in first or question(first) != first or len(first) + len(then) > ONE_LINE
    return f"{first}\n{then}" if apart else f"{first} {then}"


def bare(said: str) -> bool:
    """Whether an answer is one bare word, or a number, which says too little by itself."""
    return " " not in said and (said[:1].islower() or said[:1].isdigit())


def labels(first: str, then: str) -> str:
    """What is chosen in two parts; where the second names the first as well, it alone."""
    return then if then.startswith(f"{first} ") else f"{first} · {then}"


def sets(first: str, then: str) -> str:
    """A question for some of several whose sets are offered one by one: how many to mark is not said."""
    _, line, more = first.partition("\n")
    return prompts(question(first) + line + more, then)


def answered(first: str, then: str) -> str:
    """What was chosen, after the question for it where one bare word, or a number, says too little."""
    return f"{question(first)} {then}" if bare(then) else then


def asked_and_answered(first: str, then: str) -> str:
    """An answer that was given for the reader, with its question where that is short."""
    asked = question(first)
    return f"{asked} *{then}*" if len(asked) <= ASKED_ROOM else then


def question(prompt: str) -> str:
    """A prompt without what follows the question itself."""
    return _MARKING.sub("?", prompt.partition("\n")[0])


TOGETHER = {
    "option-hints": hints,
    "option-then": labels,
    "panel-together": prompts,
    "panel-of-sets": sets,
    "choice-answered": answered,
    "panel-answered": asked_and_answered,
}
"""How the texts of these keys are put together, of `first` and `then`."""
