"""The state of play in one line: round or phase, who is waited for, and what each of them is to do."""

from __future__ import annotations

from bot.model import Look
from rules.core.text import joined
from rules.core.types import Seat, Text, seat_text


def headline(look: Look) -> Text:
    """As the viewer may know it."""
    if look.outcome is not None or look.match.status == "over":
        return Text("headline-over")
    asked = [_asked(errand, seats) for errand, seats in _errands(look)]
    if not asked:
        return look.phase or Text("headline-nobody")
    said = joined(asked, "headline-more")
    return said if look.phase is None else Text("headline-phase", {"phase": look.phase, "asked": said})


def _errands(look: Look) -> list[tuple[Text | None, list[Seat]]]:
    """Who is waited for, those together that have the same to do."""
    found: list[tuple[Text | None, list[Seat]]] = []
    for seat in look.waiting:
        errand = look.errands.get(seat)
        same = next((seats for known, seats in found if known == errand), None)
        if same is None:
            found.append((errand, [seat]))
        else:
            same.append(seat)
    return found


def _asked(errand: Text | None, seats: list[Seat]) -> Text:
    who = [seat_text(seat) for seat in seats]
    if errand is None:
        return Text("headline-waiting", {"who": [*who]})
    return Text("headline-asked", {"who": [*who], "errand": errand})
