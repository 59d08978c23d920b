"""What people call themselves and their things, made fit to be shown: something one can see, and tell apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence

_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
"""Letters and signs that show nothing, beside those that Unicode calls controls and formats."""
_JOINERS = frozenset("\u200c\u200d")
"""They shape the letters and pictographs between which they stand, and only there."""


def _selects(char: str) -> bool:
    """Whether a sign only chooses the form of the one before it."""
    code = ord(char)
    return 0xFE00 <= code <= 0xFE0F or 0xE0100 <= code <= 0xE01EF or 0x180B <= code <= 0x180F


def _hidden(char: str) -> bool:
    return char in _BLANKS or unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn") or _selects(char)


def visible(words: str) -> bool:
    """Whether anything of it can be seen: a letter, digit or sign, not only spaces, blanks and marks upon nothing."""
    return any(not _hidden(char) and unicodedata.category(char)[0] not in "ZM" for char in words)


def tidy(words: str) -> str:
    """On one line, without marks that turn or hide; empty when nothing can be seen of it."""
    if not visible(words):
        return ""
    line = " ".join("".join(" " if char.isspace() else char for char in words).split())
    kept = [char for n, char in enumerate(line) if not _hidden(char) or _shapes(line, n)]
    return " ".join("".join(kept).split())


def _shapes(line: str, n: int) -> bool:
    """Whether a hidden sign changes how the visible one before it looks."""
    if n == 0 or not visible(line[n - 1]):
        return False
    return _selects(line[n]) or (line[n] in _JOINERS and n + 1 < len(line) and visible(line[n + 1]))


def looks(words: str) -> str:
    """What is the same for names that one may take for each other."""
    plain = unicodedata.normalize("NFKC", words)
    return " ".join("".join(char for char in plain if not _hidden(char)).split()).casefold()


NAME = 32
"""Letters in a person's name, at most, as on Discord."""


def apart(name: str, others: Collection[str], number: int, room: int = NAME) -> str:
    """A name unlike all others, at most `room` letters; with a number when another has it, `#number` for one unseen."""
    chosen = tidy(name)[:room].rstrip() or f"#{number}"
    taken = {looks(other) for other in others}
    for n in range(1, len(others) + 2):
        mark = f" ({n})" if n > 1 else ""
        tried = chosen[: room - len(mark)].rstrip() + mark
        if looks(tried) not in taken:
            return tried
    return chosen


_NUMBERED = re.compile(r"(.+) \([2-9]\)")


def by_marks(names: Sequence[str], marks: Sequence[str], room: int = NAME) -> list[str]:
    """The names of a table at which each place has a mark: people of one name bear it, in place of a number.

    A place without a mark keeps its name.
    """
    found = [_NUMBERED.fullmatch(name) for name in names]
    plain = [one[1] if one is not None else name for one, name in zip(found, names, strict=True)]
    same = [[looks(other) for other in plain].count(looks(name)) > 1 for name in plain]
    marked = [
        f"{one[: room - len(mark) - 3].rstrip()} ({mark})" if twice and mark else name
        for name, one, mark, twice in zip(names, plain, marks, same, strict=True)
    ]
    return marked if len({looks(name) for name in marked}) == len(marked) else list(names)
