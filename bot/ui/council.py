"""A decision that several seats make together, on card and panels: proposals, who agreed, shares, what to press."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Look, Match
from bot.ui.build import Button, Style, button
from bot.ui.custom_id import CustomId, fingerprint
from bot.ui.words import Words
from rules.core.types import Choice, Proceedings, Proposal, Seat, Share, Text, seat_text


def council_of(look: Look) -> Proceedings | None:
    """What several seats decide together now; None where nothing, or where one seat is left to decide alone."""
    found = look.view.council if look.view is not None and look.match.status == "running" else None
    return found if found is not None and len(found.seats) > 1 else None


def council_lines(words: Words, match: Match, found: Proceedings) -> list[str]:
    """What is to be decided, how far it has come, how many must agree, and who says something after the others."""
    said = [words.say("council-chosen", what=found.chosen)] if found.chosen is not None else []
    said.append(words.say("council-what", what=found.what, total=found.total))
    if found.note is not None:
        said.append(words.say("small", words=found.note))
    said += course(words, found)
    if not found.shares:
        needed = Text("council-needed", {"needed": found.needed, "seats": len(found.seats)})
        said.append(words.say("small", words=Text("council-most") if found.last else needed))
        said += _automats(words, match, found)
    return said


def _automats(words: Words, match: Match, found: Proceedings) -> list[str]:
    """Automatic seats wait for the people and follow them: who has spoken last knows that it may be settled by that."""
    seats = [seat_text(seat) for seat in found.seats if match.holders[seat].user is None]
    people = len(found.seats) - len(seats)
    followers = Text("council-follow", {"seats": [*seats], "count": len(seats)})
    return [words.say("small", words=followers)] if seats and people else []


def course(words: Words, found: Proceedings) -> list[str]:
    """What was proposed and who agreed; the shares once they are split."""
    if found.shares:
        return [_share(words, one) for one in found.shares]
    stands = found.proposals[found.standing] if found.standing is not None else None
    return [_proposal(words, one, stands=one == stands) for one in found.proposals]


def _proposal(words: Words, one: Proposal, *, stands: bool) -> str:
    key = "council-standing" if stands else "council-proposal"
    agreed = [seat_text(seat) for seat in one.agreed]
    return words.say(key, what=one.words, by=seat_text(one.by), agreed=agreed, count=len(agreed))


def _share(words: Words, one: Share) -> str:
    return words.say("council-share", seat=seat_text(one.seat), amount=one.amount, answered=int(one.answered))


def agree_button(words: Words, look: Look, seat: Seat | None = None) -> list[Button]:
    """Agrees with the proposal that stands now, and with no other; none where `seat` has agreed with it already."""
    found = council_of(look)
    if found is None or found.standing is None or found.shares:
        return []
    stands = found.proposals[found.standing]
    if seat in stands.agreed or (seat is not None and seat not in found.seats):
        return []
    to = CustomId("agree", look.match.id, found.number, print_of(found, stands.choice))
    return [button(words.tag("button-agree"), to, Style.success)]


def print_of(found: Proceedings, choice: Choice) -> str:
    """A print of a proposal: who presses means what was shown."""
    numbers = [f"{key}={number}" for key, number in choice.items()] if isinstance(choice, dict) else [str(choice)]
    return fingerprint([found.kind, *numbers])


def meant(found: Proceedings, to: CustomId) -> Proposal | None:
    """The proposal that a button agrees with; None when nobody is for it any more."""
    same: Sequence[Proposal] = found.proposals if to.decision == found.number else ()
    return next((one for one in same if print_of(found, one.choice) == to.option), None)


def turn_label(look: Look) -> Text:
    """The button that opens a panel: what it leads to."""
    found = council_of(look)
    if found is None:
        return Text("button-turn")
    if found.shares:
        return Text("button-own-share")
    if found.last:
        return Text("button-last-word")
    return Text("button-propose" if found.standing is None else "button-propose-else")
