"""What a panel tells because its controls cut it, or have no place for it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.cogs.services import card_notes, what_cards_do
from bot.model import Way
from bot.tables.ahead import ONWARD
from bot.tables.ahead import ways as ways_of
from bot.ui.brief import brief
from bot.ui.cards import turn_card
from bot.ui.controls import HINT_ROOM, Question
from bot.ui.limits import TEXT, walk
from bot.ui.panel import panel
from bot.ui.teaching import bars_page
from bot.ui.together import together
from bot.ui.words import verbatim
from rules.core.game import find
from rules.core.types import AnyDecision, Bar, ChooseMany, ChooseOne, Option
from tests.bot.tables.test_ahead import play as positions
from tests.bot.ui.asked import WORDS, ids, look, payload, too_much
from tests.rules.elysium.table import GAME, Table, seat

SHORT = "It costs little"
LONG = "It costs little and then leads to a great many other things, the last of which is, after a long while, rain"
assert len(LONG) > HINT_ROOM


def asked(count: int, *first: Option) -> AnyDecision:
    rest = [Option(f"o{n}", verbatim(f"Choice {n}"), hint=verbatim(SHORT)) for n in range(len(first), count)]
    return ChooseOne(id=5, seat=0, kind="test", prompt=verbatim("What now?"), options=(*first, *rest))


def texts(q: Question) -> str:
    """All that a panel says outside its controls."""
    shown = panel(WORDS, look(q.decision), q)
    assert too_much(shown) == []
    return "\n".join(part["content"] for part in walk(payload(shown)["components"]) if part["type"] == TEXT)


def test_what_a_menu_cuts_is_told_and_nothing_else() -> None:
    told = texts(Question("abcd1234", asked(9, Option("first", verbatim("First"), hint=verbatim(LONG)))))
    assert f"**First**: {LONG}" in told
    assert "Choice" not in told
    assert SHORT not in told.replace(LONG, "")


def numbered(count: int, *long: int) -> AnyDecision:
    many = [
        Option(f"m{n}", verbatim(f"Many {n}"), ref=f"card:{n}", hint=verbatim(LONG if n in long else SHORT))
        for n in range(count)
    ]
    return asked(count + 1, *many)


@pytest.mark.parametrize("count", [3, 9])
def test_of_what_is_numbered_in_the_picture_all_is_told_or_nothing(count: int) -> None:
    """Also on the card that everybody reads."""
    for decision in (numbered(count, 1), numbered(count)):
        card = turn_card(WORDS, look(decision), (), {}, q=Question("abcd1234", decision))
        on_card = "\n".join(part["content"] for part in walk(payload(card)["components"]) if part["type"] == TEXT)
        for told in (texts(Question("abcd1234", decision)), on_card):
            lines = {f"{n + 1} · Many {n}" for n in range(count) if f"**{n + 1} · Many {n}**" in told}
            assert len(lines) == (0 if decision == numbered(9) else count)


def test_what_bears_a_number_of_its_own_is_told_with_the_others() -> None:
    quest = Option("q", verbatim("Quest 1"), ref="quest:1", hint=verbatim(SHORT))
    long = Option("c", verbatim("Owl"), ref="card:owl", hint=verbatim(LONG))
    told = texts(Question("abcd1234", asked(9, quest, long), numbered=("quest",)))
    assert f"**Quest 1**: {SHORT}" in told
    assert "**2 · Owl**" in told


def test_what_a_card_has_no_room_for_is_a_press_away() -> None:
    decision = numbered(20, *range(20))
    card = turn_card(WORDS, look(decision), (), {}, q=Question("abcd1234", decision))
    assert too_much(card) == []
    assert LONG not in str(payload(card))
    assert "told" in {one.kind for one in ids(card)}


def test_buttons_have_no_place_for_hints() -> None:
    told = texts(Question("abcd1234", asked(3, Option("first", verbatim("First"), hint=verbatim(LONG)))))
    assert f"**First**: {LONG}" in told
    assert f"**Choice 1**: {SHORT}" in told


@pytest.mark.parametrize("count", [3, 9])
def test_a_label_that_is_cut_is_told_in_full(count: int) -> None:
    long = "Lose 1 VP; take 1 Citizen; discard 1 card of your choice from your Domain; gain 3 Gold; lose 1 PP"
    assert f"**{long}**" in texts(Question("abcd1234", asked(count, Option("first", verbatim(long)))))


@pytest.mark.parametrize(
    ("hint", "note"), [(LONG, SHORT), (f"{SHORT} …", LONG), (LONG, LONG), (f"2 Aegis: yours; {LONG}", f"{LONG}.")]
)
def test_hint_and_note_are_told_once_where_one_holds_the_other(hint: str, note: str) -> None:
    option = Option("first", verbatim("First"), hint=verbatim(hint))
    told = texts(Question("abcd1234", asked(9, option), notes={"first": verbatim(note)}))
    assert told.count(SHORT) == 1
    assert LONG in told


def test_hint_and_note_are_both_told_where_they_differ() -> None:
    option = Option("first", verbatim("First"), hint=verbatim(SHORT), irreversible=True)
    q = Question("abcd1234", asked(9, option), notes={"first": verbatim("It rains frogs")})
    for one in (q, q._replace(held="first")):
        told = texts(one)
        assert SHORT in told
        assert "It rains frogs" in told


def test_what_a_menu_has_no_room_for_is_cut_after_a_sentence() -> None:
    more = "It then leads to a great many other things, the last of which is, after a long while, rain."
    assert brief(WORDS, verbatim(f"It costs little. It is quick. {more}"), HINT_ROOM) == "It costs little. It is quick."
    assert brief(WORDS, verbatim(LONG), HINT_ROOM) == WORDS.tag("hint-long")
    assert brief(WORDS, verbatim(SHORT), HINT_ROOM) == SHORT


def test_a_card_has_a_short_form_and_how_things_stand_beside_it() -> None:
    ketos = next(card.text for card in GAME.components() if card.id == "poseidon-3-ketos")
    said = f"{WORDS.plain(ketos)} Now: Theano."
    assert len(said) > HINT_ROOM
    assert brief(WORDS, verbatim(said), HINT_ROOM) == "The opponent with the most VP tokens loses 4 VP. Now: Theano"


@pytest.mark.parametrize("count", [4, 25, 60, 400])
def test_no_list_of_long_hints_bursts_a_message(count: int) -> None:
    many = [Option(f"m{n}", verbatim(f"Many {n}"), hint=verbatim(f"{LONG} {n}")) for n in range(count)]
    told = texts(Question("abcd1234", asked(count, *many)))
    assert (f"{LONG} 0" in told) == (count == 4)


@pytest.mark.parametrize(
    ("agora", "end"),
    [
        ("laurel", "per level 3 card in the Oracle, at most 2."),
        ("aegis", "and cannot take Gold from you; that part of them does nothing."),
        ("tidal-wave", "with as many Domain cards as you or fewer beforehand loses 1 Gold."),
    ],
)
def test_the_end_of_a_long_card_of_elysium_is_in_the_panel(agora: str, end: str) -> None:
    more = ["sibyl", "pythia"] if agora == "laurel" else []
    table = Table(seat(), seat(), agora=[agora, "anvil", "hebe", "talos", "owl", "olive-tree", *more])
    decision = table.decision()
    notes = card_notes(decision, what_cards_do(GAME))
    assert end in texts(Question("abcd1234", decision, notes=notes))


def test_what_is_missing_for_one_reason_can_be_told_apart_though_names_have_commas() -> None:
    bars = [Bar(name, verbatim(name), verbatim("out of range")) for name in ("d1, Pit", "d2, city")]
    assert "**d1, Pit; d2, city**" in str(payload(bars_page(WORDS, "abcd1234", 1, bars, 0)))


def test_what_is_weighed_with_a_question_stands_small_under_it_but_not_beside_a_second_press() -> None:
    option = Option("first", verbatim("First"), hint=verbatim(SHORT), irreversible=True)
    q = Question("abcd1234", asked(9, option), outlook=(verbatim("With 5 Aegis"), verbatim("Next: rain")))
    assert "-# With 5 Aegis\n-# Next: rain" in texts(q)
    assert "Aegis" not in texts(q._replace(held="first"))


def test_what_a_card_does_is_said_where_it_comes_after_something_else() -> None:
    """As at "Done with this column, then: Icarus", and of an ability that is a part of a move."""
    game, found = find("pantheum"), 0
    does = what_cards_do(game)
    for step, decision in positions("pantheum", "said after", 400):
        ways = ways_of(game, step.state, decision, step.pending)
        whole = together(Question("abcd1234", decision, notes=card_notes(decision, does)), ways)
        for way in ways:
            if way.option.label.key == ONWARD and way.option.ref is not None:
                assert card_notes(whole.decision, does)[way.option.key] in does.values()
                found += 1
    assert found


@pytest.mark.parametrize("column", ["place", "lock"])
def test_before_a_second_press_the_card_is_told_whichever_way_it_goes(column: str) -> None:
    card = Option("card", verbatim("Psyche"))
    found = [Way(("card", to), Option(f"card+{to}", verbatim(f"Psyche, {to}"))) for to in ("place", "lock")]
    q = Question("abcd1234", asked(2, card), held=f"card+{column}", notes={"card": verbatim("Stores an element.")})
    assert texts(together(q, found)).count("Stores an element.") == 1


def offered(*longer: str, held: str | None = None) -> str:
    """What is asked where some ways go on to a further question."""
    first, then = (Option(key, verbatim(key)) for key in ("owl", "anvil")), verbatim("Where does it go?")
    ways = [Way((key,), Option(key, verbatim(key)), (then,) if key in longer else ()) for key in ("owl", "anvil")]
    return WORDS.plain(together(Question("abcd1234", asked(2, *first), held=held), ways).decision.prompt)


def test_a_later_question_is_asked_with_the_first_where_every_way_leads_to_it() -> None:
    assert offered("owl", "anvil") == "What now? Where does it go?"
    assert offered("owl") == "What now? Each entry says what comes next as well."
    assert offered("owl", held="owl") == "What now? Where does it go?"
    assert offered("owl", held="anvil") == "What now?", "nothing comes next of what waits for its second press"


def test_what_is_put_together_is_asked_as_it_is_offered() -> None:
    """Sets of units are entries of a menu then: nothing is to be marked any more."""
    units = tuple(Option(key, verbatim(key)) for key in ("zeus", "hera", "ares"))
    prompt = verbatim("Which units leave 16? Choose one or several.")
    many = ChooseMany(id=5, seat=0, kind="test", prompt=prompt, options=units, minimum=1, maximum=2)
    sets = (["zeus"], ["hera"], ["ares"], ["zeus", "hera"], ["zeus", "ares"], ["hera", "ares"])
    named = [(one, ",".join(one)) for one in sets]
    ways = [Way((one, "17"), Option(name, verbatim(name)), (verbatim(f"Where to, {name}?"),)) for one, name in named]
    whole = together(Question("abcd1234", many), ways)
    assert "### Which units leave 16? Each entry says what comes next as well." in texts(whole).splitlines()
    assert "Choose an entry" in str(payload(panel(WORDS, look(whole.decision), whole)))


@pytest.mark.parametrize("secret", [True, False])
def test_that_nothing_else_is_possible_is_said_and_why_it_is_asked_all_the_same(secret: bool) -> None:
    only = replace(asked(1), secret=secret)
    told = texts(Question("abcd1234", only))
    assert "Nothing else is possible now." in told
    assert ("the others need not know it" in told) == secret
    assert "Nothing else" not in texts(Question("abcd1234", replace(asked(2), secret=secret)))
