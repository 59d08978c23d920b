"""What every viewer saw of a fixed match, as one hash per viewer: `tests/golden/<game>.json`.

A change means that somebody sees something else than before. When that is meant, `python -m tests.contract.golden`
writes the files anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from rules.core import codec, engine
from rules.core.types import Viewer, heard
from tests.contract.cases import Case, Match, played, titles

FOLDER = Path(__file__).parents[1] / "golden"


def file_of(key: str) -> Path:
    return FOLDER / f"{key}.json"


def cases_of(key: str) -> list[Case]:
    return [Case(key, seats, seed="golden") for seats in titles()[key].info.seats]


def seen(match: Match, viewer: Viewer) -> str:
    """Hash of all views and events of a match as this viewer gets them."""
    digest = hashlib.sha256()
    for moment in match.moments:
        events = [heard(event, viewer) for event in moment.before.events]
        digest.update(codec.encode([engine.view(match.case.game, moment.state, viewer), events]))
    return digest.hexdigest()


def hashes(key: str) -> dict[str, dict[str, str]]:
    """By case and viewer."""
    return {
        str(case): {
            "spectator" if viewer.seat is None else str(viewer.seat): seen(played(case), viewer)
            for viewer in case.viewers
        }
        for case in cases_of(key)
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in titles():
        file_of(key).write_text(json.dumps(hashes(key), indent=1) + "\n")
        print(file_of(key))


if __name__ == "__main__":
    main()
