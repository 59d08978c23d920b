"""What people decide together, on card and panel and as typed words: it fits, and agrees with what was shown."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import structs

from bot.cogs.play import agreeing
from bot.cogs.typed import parse, suggest
from bot.model import Holder, Look
from bot.tables.errors import Refused
from bot.ui.build import Layout
from bot.ui.cards import push, turn_card
from bot.ui.controls import Question
from bot.ui.council import agree_button, council_lines, council_of, meant
from bot.ui.custom_id import decode
from bot.ui.panel import panel
from bot.ui.words import Words, verbatim
from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Choice, Option, Proceedings, Proposal, Share, Text, View, Viewer
from tests.bot.ui.asked import changed, look, parts, payload

NAMES = ["W" * 32, "X" * 32, "Y" * 32, "Z" * 32]
SAY = Words("en", NAMES)
FRAME = Frame("here", 40, {})
OPTIONS = [Option("row", verbatim("Row")), Option("drift", verbatim("Drift"))]
TALK = flow.one(FRAME, 0, "council", verbatim("A storm. What do you do?"), OPTIONS, public=True)
OFFER = flow.one(FRAME, 0, "council-change", verbatim("?"), [Option("take_back", verbatim("Back"))], optional=True)


def proposal(choice: Choice, *agreed: int, words: str = "Row") -> Proposal:
    return Proposal(choice, verbatim(words), agreed[0] if agreed else 1, agreed)


def proceedings(*proposals: Proposal, standing: int | None = 0, kind: str = "council") -> Proceedings:
    return Proceedings(
        number=7,
        kind=kind,
        what=verbatim("A storm. What do you do?"),
        seats=(0, 1, 2, 3),
        needed=3,
        proposals=proposals,
        standing=standing if proposals else None,
    )


def seen(found: Proceedings, *decisions: AnyDecision) -> Look:
    """What seat 0 sees of four people who decide."""
    base = look(*decisions)
    holders = tuple(Holder(seat=seat, user=500 + seat, name=name, waiting=True) for seat, name in enumerate(NAMES))
    match = changed(base.match, seats=4, holders=holders)
    view = View(viewer=Viewer(0), game=match.game, seats=4, council=found)
    return structs.replace(base, match=match, view=view, waiting=(0, 1, 2, 3))


def texts(made: Layout) -> str:
    parts = payload(made)["components"][0]["components"]
    return "\n".join(str(part["content"]) for part in parts if part["type"] == 10)


FULL = structs.replace(
    proceedings(
        *(proposal({f"seat:{n}": 9}, n, words="Nine from one and none from any other of us " * 3) for n in range(4))
    ),
    chosen=verbatim("Row " * 20),
    note=Text("council-note-refused", {"seats": [Text("seat", {"n": 0})], "count": 1, "amount": 3}),
    total=36,
)


@pytest.mark.parametrize("found", [proceedings(), FULL, structs.replace(FULL, last=True)])
def test_a_card_and_a_panel_of_it_fit_and_say_all(found: Proceedings) -> None:
    shown = seen(found, TALK)
    card = turn_card(SAY, shown, (), {seat: 500 + seat for seat in range(4)})
    assert all(line in texts(card) for line in council_lines(SAY, shown.match, found))
    assert "you decide together" in texts(card)
    assert push(SAY, shown, {1: 501}).count("you decide together") == 1
    payload(panel(SAY, shown, Question("abcd1234", TALK)))
    payload(panel(SAY, shown, Question("abcd1234", OFFER)))


def test_shares_say_who_has_answered() -> None:
    found = structs.replace(FULL, shares=(Share(0, 3, answered=True), Share(1, 4, answered=False)))
    lines = council_lines(SAY, seen(found).match, found)
    assert [("has answered" in line) for line in lines if "gives" in line] == [True, False]
    assert agree_button(SAY, seen(found)) == []


def test_it_is_said_that_automatic_seats_speak_last() -> None:
    """Whoever speaks last of the people is not surprised that it is settled by that."""
    match = seen(proceedings()).match
    last = Holder(seat=3, automat="steady", name="Crates")
    with_automat = changed(match, holders=(*match.holders[:3], last))
    said = [line for line in council_lines(SAY, with_automat, proceedings()) if "after you" in line]
    assert len(said) == 1
    assert NAMES[3] in said[0]
    assert not any("after you" in line for line in council_lines(SAY, match, proceedings()))


def test_what_must_come_to_a_sum_is_sent_by_a_press_of_its_own() -> None:
    """One card marked is told with what is lacking, and nothing is sent when the menu is closed."""
    cards = [Option(f"card:{n}", verbatim(f"Strength {n}")) for n in (2, 3, 4)]
    worth, back = {f"card:{n}": n for n in (2, 3, 4)}, Option("back", verbatim("Back"))
    asked = flow.many(FRAME, 0, "council-share", verbatim("?"), cards, 1, 3, worth=worth, total=5, back=back)
    q = Question("abcd1234", asked, draft=["card:2"])
    assert not q.at_once
    shown = panel(SAY, seen(proceedings(), asked), q)
    assert "at least 5; so far 2" in texts(shown)
    sent = [part for part in parts(shown) if (to := decode(part["custom_id"])) and to.kind == "done"]
    assert [part["disabled"] for part in sent] == [True]
    plain = flow.many(FRAME, 0, "council-share", verbatim("?"), cards, 1, 3, back=back)
    assert Question("abcd1234", plain).at_once


def test_who_decides_alone_has_an_ordinary_card() -> None:
    alone = structs.replace(proceedings(proposal("row", 0)), seats=(0,))
    assert council_of(seen(alone, TALK)) is None
    assert council_of(structs.replace(seen(FULL), view=None)) is None


def test_the_button_means_what_was_shown_and_nothing_else() -> None:
    found = proceedings(proposal("drift", 1), proposal("row", 2, 3), standing=1)
    (button,) = agree_button(SAY, seen(found, TALK))
    to = decode(str(button.custom_id))
    assert to is not None
    assert meant(found, to) == found.proposals[1]
    assert meant(structs.replace(found, standing=0), to) == found.proposals[1]
    assert meant(proceedings(proposal("drift", 1, 2)), to) is None
    assert meant(structs.replace(found, number=8), to) is None
    assert meant(structs.replace(found, kind="council-last"), to) is None
    assert agree_button(SAY, seen(found), 3) == [], "who agrees with it already needs no button"


def test_to_agree_is_to_answer_as_proposed_or_first_to_take_back_what_was_said() -> None:
    mine, other = proposal("drift", 0), proposal("row", 1)
    found = proceedings(other, mine)
    assert agreeing(seen(found, TALK), found, other) == (TALK.id, ["row"])
    assert agreeing(seen(found, OFFER), found, other) == (OFFER.id, ["take_back", "row"])
    with pytest.raises(Refused, match="refused-agreed"):
        agreeing(seen(found, OFFER), found, mine)
    with pytest.raises(Refused, match="refused-not-asked"):
        agreeing(seen(found), found, other)


SPLIT = flow.allocate(
    FRAME, 0, "split", verbatim("?"), [Option(f"seat:{n}", Text("seat", {"n": n})) for n in range(3)], 4,
    {"seat:0": 4, "seat:1": 4, "seat:2": 4}, back=Option("back", verbatim("Do not pay")),
)  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "choice"), [(TALK, "drift"), (SPLIT, {"seat:0": 1, "seat:2": 3}), (SPLIT, "back")], ids=str
)
def test_agreement_is_suggested_first_and_can_be_typed(asked: AnyDecision, choice: Choice) -> None:
    shown = seen(proceedings(proposal(choice, 1, words="So"), kind=asked.kind), asked)
    first = suggest(shown, SAY, "")[0]
    assert first.name == "Agree: So"
    for typed in (first.value, "agree", "Agree"):
        assert parse(shown, SAY, typed) == (asked, choice)
    values: Sequence[str | int | float] = [one.value for one in suggest(shown, SAY, "")]
    assert len(set(values)) == len(values)
    assert not any(one.name.startswith("Agree") for one in suggest(seen(proceedings(), asked), SAY, ""))


def test_a_way_back_is_typed_for_every_shape() -> None:
    assert parse(seen(proceedings(), SPLIT), SAY, "do not") == (SPLIT, "back")
