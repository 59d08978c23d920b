"""What every viewer saw at some positions of a fixed match, to be read: `tests/golden/<game>.txt`.

A changed line means that somebody sees something else than before. When that is meant, this writes the records anew;
read their diff as you would read code:

    python -m tests.contract.golden

It also prints hashes of states. They are pinned on purpose, as constants in `tests/contract/test_golden.py` that are
changed by hand: another hash means that matches which are stored, and logs of the same rules version, no longer fit.
Whoever changes one says in the commit why that is right.

A record gives, position by position, what was told last and by whom it was heard; what a spectator sees, in words and
part by part, as far as it was not so at the position before; and what each seat is asked and sees besides. Of records
in a view, members that are none, false or empty are left out; `/a as /b` stands for the same again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from rules.core import codec, engine
from rules.core.text import Wording
from rules.core.types import SPECTATOR, Text, Viewer, heard
from tests.contract.cases import Case, Match, played, titles, usual

FOLDER = Path(__file__).parents[1] / "golden"
POSITIONS = 3
"""So many positions of a match are recorded, the first and the last among them."""
TOLD = 5
"""So many commands before each, with what was told of them."""
WIDTH = 120
"""A part of a view that is longer is written member by member."""
SHORT = 40
"""What is so short is written out again."""
OFFERED = 12
"""So many options of a question are named."""


def file_of(key: str) -> Path:
    """Where the record of a title is kept."""
    return FOLDER / f"{key}.txt"


def case_of(key: str, seats: int | None = None) -> Case:
    """The match that is recorded: of the most seats, or of so many."""
    title = titles()[key]
    return usual(title, title.info.seats[-1] if seats is None else seats, "golden")


def record(key: str) -> str:
    """Some positions of a title's match, as text."""
    match = played(case_of(key))
    lines: list[str] = []
    public: list[str] = []
    for number in match.picked(POSITIONS):
        found = _public(match, number)
        lines += [f"== {match.case}, after command {number} of {len(match.moments) - 1}", *_told(match, number)]
        lines += ["-- spectator", *_news(found, public)]
        for viewer in match.case.viewers[:-1]:
            lines += [f"-- seat {viewer.seat} besides", *_asked(match, number, viewer)]
            lines += _news(_seen(match, number, viewer), found)
        public = found
    return "\n".join([*lines, ""])


def hashes(key: str) -> dict[str, tuple[str, str]]:
    """By seats: hash of the state in the middle of the match, and of the last one."""
    found = {}
    for seats in titles()[key].info.seats:
        match = played(case_of(key, seats))
        middle, last = match.sample(3)[1:]
        found[f"{key}-{seats}"] = codec.state_hash(middle.state), codec.state_hash(last.state)
    return found


def _public(match: Match, number: int) -> list[str]:
    return _seen(match, number, SPECTATOR)


def _news(lines: Sequence[str], known: Sequence[str]) -> list[str]:
    """Those that are not known already, and the places of those that are gone."""
    places = {line.partition(" ")[0] for line in lines}
    gone = dict.fromkeys(line.partition(" ")[0] for line in known if line.startswith("/"))
    return [line for line in lines if line not in known] + [f"{place} -" for place in gone if place not in places]


def _seen(match: Match, number: int, viewer: Viewer) -> list[str]:
    """A view in words, and then part by part."""
    game, wording = match.case.game, Wording()
    view = engine.view(game, match.moments[number].state, viewer)
    words = [wording(text) for text in (*game.secrets(view), *game.describe(view))]
    return [*words, *_lines("", _plain(view, wording), {})]


def _told(match: Match, number: int) -> Iterator[str]:
    """What the last commands told, each line with those who hear it so."""
    wording = Wording()
    moments = match.moments[max(0, number - TOLD + 1) : number + 1]
    for event in (event for moment in moments for event in moment.before.events):
        said: dict[str, list[str]] = {}
        for viewer in match.case.viewers:
            told = heard(event, viewer)
            if told is not None:
                words = f"{wording(told.text)} {json.dumps(told.data) if told.data else ''}".strip()
                said.setdefault(words, []).append("spectator" if viewer.seat is None else str(viewer.seat))
        for words, ears in said.items():
            yield f"{event.kind}, to {'all' if len(ears) > match.case.seats else ' '.join(ears)}: {words}"


def _asked(match: Match, number: int, viewer: Viewer) -> Iterator[str]:
    for decision in match.moments[number].decisions:
        if decision.seat == viewer.seat:
            keys = [option.key for option in decision.offered]
            more = f" and {len(keys) - OFFERED} more" if len(keys) > OFFERED else ""
            yield f"asked {decision.kind}: {', '.join(keys[:OFFERED])}{more}"


def _plain(value: Any, wording: Wording) -> Any:
    """A value as JSON has it, with Texts in words, and of records only what says something."""
    if isinstance(value, Text):
        return wording(value)
    if isinstance(value, Struct):
        value = {name: getattr(value, name) for name in value.__struct_fields__}
        value = {name: one for name, one in value.items() if one or (one in (0, "") and one is not False)}
    if isinstance(value, Mapping):
        return {str(key): _plain(one, wording) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one, wording) for one in value]
    return value


def _lines(path: str, value: Any, shown: dict[str, str]) -> Iterator[str]:
    """A part in one line where it is short or holds no records; one that was shown before by its place."""
    raw = json.dumps(value, ensure_ascii=False)
    members = list(value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ())
    if raw in shown and len(raw) > len(shown[raw]) + SHORT:
        yield f"{path} as {shown[raw]}"
    elif len(raw) <= WIDTH or "{" not in raw[1:]:
        yield f"{path} {raw}"
    else:
        for key, one in members:
            yield from _lines(f"{path}/{key}", one, shown)
    shown.setdefault(raw, path)


def main() -> None:
    """Write every record anew, and print what is pinned."""
    FOLDER.mkdir(exist_ok=True)
    for key in titles():
        file_of(key).write_text(record(key))
        for case, pinned in hashes(key).items():
            print(f'"{case}": ({", ".join(json.dumps(one) for one in pinned)}),')


if __name__ == "__main__":
    main()
