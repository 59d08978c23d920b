"""The controls of a decision: what to press for each of the six shapes, from no option to four hundred.

Kinds of control made here, all taken by `bot.cogs.play`:

`pick` an option by button (also the way back from marking some), `menu` by menu, `sure` one that was held back for a
second press; `shelf` opens a part of a long list, `at` goes to a spot of it; `many` marks options; `entry` and `give`
allot numbers; `next`, `rest` put in order; `drop` and `clear` take back from the draft, `done` sends it; `number`
answers an amount, `type` opens a form.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord

from bot.model import Lesson, Look, MatchId
from bot.steps import Return
from bot.ui.back import back_label
from bot.ui.brief import brief
from bot.ui.build import BUTTON_WORDS, MENU_WORDS, Button, Row, Style, button, entry, menu, rows
from bot.ui.council import council_of
from bot.ui.custom_id import CustomId, fingerprint, shorten
from bot.ui.joined import fragment
from bot.ui.limits import MENU_OPTIONS, ROW_BUTTONS
from bot.ui.pages import START, Shelf, Spot, abreast, by_number, marks, on_shelf, page, shelves
from bot.ui.words import Words
from rules.core.choices import check_choice
from rules.core.errors import Illegal
from rules.core.text import in_digits
from rules.core.types import (
    BACK,
    Allocate,
    Amount,
    AnyDecision,
    Arrange,
    Choice,
    ChooseMany,
    ChooseOne,
    Confirm,
    Option,
    Text,
)

HINT_ROOM = 90
"""Characters of a hint that an entry of a menu shows; a panel tells the rest."""
QUIET = ("pass", "skip", "no", BACK, "end", "done")
"""Option keys that hold back or go back: their buttons do not shout."""


class Question(NamedTuple):
    """A decision as a panel shows it: where in its options, what is held back, and the draft so far."""

    match: MatchId
    decision: AnyDecision
    at: Spot = START
    held: str | None = None
    """Key of an option that waits for its second press, or of the entry that is being given a number."""
    draft: Choice | None = None
    notes: Mapping[str, Text] = {}
    """What the cards among the options do, by option key, where no hint says it."""
    numbered: tuple[str, ...] = ()
    """Kinds of things that bear a number on the board already."""
    lesson: Lesson | None = None
    """What a newcomer is told with it; None outside practice."""
    outlook: tuple[Text, ...] = ()
    """What is weighed with it and no option says."""
    ways: Mapping[str, tuple[Choice, ...]] = {}
    """The answers that an option stands for, by its key, where parts of a move are put together."""
    apart: tuple[Option, ...] = ()
    """Where they are: the options of the question itself, as a shared card or typed words name them."""
    back: Return | None = None
    """Where the way back leads, as far as is known."""
    cards: bool = False
    """Whether cards or pieces that can be looked up are among the options."""

    def way(self, key: str) -> tuple[Choice, ...]:
        """The answers to give for an option, one after the other."""
        return self.ways.get(key, (key,))

    def to(self, kind: str, option: str = "") -> CustomId:
        """The id of a control of this question."""
        return CustomId(kind, self.match, self.decision.id, option)

    @property
    def keys(self) -> list[str]:
        """All option keys in the order offered."""
        return [option.key for option in self.decision.offered]

    @property
    def open(self) -> tuple[Option, ...]:
        """The options that a list has to show: for an Arrange those not yet in order, else all without a button."""
        left_out = set(self.picked()) if isinstance(self.decision, Arrange) else {one.key for one in self.aside}
        return tuple(option for option in by_number(self.decision.options) if option.key not in left_out)

    @property
    def aside(self) -> tuple[Option, ...]:
        """Options with a button beside a menu of the others: to pass, to be done, what is about no single thing."""
        options = self.decision.options
        if not isinstance(self.decision, ChooseOne) or len(self.decision.offered) <= ROW_BUTTONS:
            return ()
        found = tuple(option for option in options if option.ref is None and ":" not in option.key)
        return found if len(found) <= ROW_BUTTONS and len(found) < len(options) else ()

    @property
    def abreast(self) -> list[Shelf]:
        """The parts of a long list that are shown at once, a menu each; none where one is opened after the other."""
        return abreast(self.open) if isinstance(self.decision, ChooseOne) and self.at == START else []

    @property
    def in_sight(self) -> tuple[Option, ...] | None:
        """The options of the list that are open to be chosen; None while a part of it has to be opened first."""
        return self.open if self.abreast else on_shelf(self.open, self.at)

    def short(self, key: str) -> str:
        """An option key as a control carries it."""
        return shorten(key, next((keys for keys in self.lists if key in keys), self.keys))

    @property
    def lists(self) -> tuple[list[str], list[str]]:
        """The keys that a control may name: as the panel offers them, and as the question itself does."""
        return self.keys, [option.key for option in self.apart]

    def marks(self) -> dict[str, int]:
        """Numbers for the picture: of the options in sight, or of nothing while a part has to be chosen first."""
        if self.held is not None:
            held = self.option(self.held)
            return marks([held] if held is not None else [], self.numbered)
        return marks(self.in_sight or (), self.numbered)

    def leads(self) -> dict[str, str]:
        """What leads the words on a control, by option key: the number in the picture, and where it is shared, which.

        `2.1` and `2.2`: with a letter it would read as the name of a tile. What has a number of its own is named by it.
        """
        numbers = {ref: n for ref, n in self.marks().items() if ref.partition(":")[0] not in self.numbered}
        concerned: dict[str, list[str]] = {}
        for option in self.decision.options:
            concerned.setdefault(option.ref or "", []).append(option.key)
        return {
            key: f"{number}.{at}" if len(concerned[ref]) > 1 else f"{number}"
            for ref, number in numbers.items()
            for at, key in enumerate(concerned.get(ref, ()), 1)
        }

    @property
    def alone(self) -> bool:
        """Whether nothing else can be answered, so that there is nothing to go back to."""
        return len(self.decision.offered) == 1

    @property
    def at_once(self) -> bool:
        """Whether what is marked is sent at once: a part of a move, which can be taken back, all in one menu.

        What must come to a sum is not: whoever marks the first card would not see how much is lacking.
        """
        some = isinstance(self.decision, ChooseMany) and self.decision.minimum > 0 and not self.decision.total
        return some and self.decision.back is not None and len(self.decision.options) <= MENU_OPTIONS

    @property
    def ready(self) -> bool:
        """Whether the draft answers the decision as it is."""
        try:
            check_choice(self.decision, self.answer())
        except Illegal:
            return False
        return True

    def answer(self) -> Choice:
        """The draft as an answer."""
        if isinstance(self.decision, Allocate):
            return dict(self.numbers())
        return list(self.picked())

    def picked(self) -> list[str]:
        """The draft of a ChooseMany or Arrange."""
        known = set(self.keys)
        return [key for key in self.draft if key in known] if isinstance(self.draft, list) else []

    def numbers(self) -> dict[str, int]:
        """The draft of an Allocate."""
        known = set(self.keys)
        return {k: n for k, n in self.draft.items() if k in known} if isinstance(self.draft, dict) else {}

    def most(self, key: str) -> int:
        """How many an entry of an Allocate may get: its limit, or what the others leave."""
        if not isinstance(self.decision, Allocate):
            return 0
        left = self.decision.total - sum(n for other, n in self.numbers().items() if other != key)
        return max(0, min(left, self.decision.limits.get(key, left)))

    @property
    def drafted(self) -> str:
        """A print of the draft: what sends or shortens it names what it was made for."""
        return fingerprint([*self.picked(), *(f"{key}={n}" for key, n in sorted(self.numbers().items()))])

    def option(self, key: str) -> Option | None:
        """An option by key."""
        return next((option for option in (*self.decision.offered, *self.apart) if option.key == key), None)


def only_final(asked: AnyDecision) -> str | None:
    """The answer that waits for its second press from the start: the only one, where it cannot be taken back."""
    only = asked.offered[0] if isinstance(asked, ChooseOne) and len(asked.offered) == 1 else None
    return only.key if only is not None and only.irreversible else None


def opening(look: Look, numbered: tuple[str, ...]) -> Question | None:
    """The question that a turn begins with, as a shared card can ask it; None where it has pages to be turned."""
    asked = look.first
    if council_of(look) is not None:
        return None  # Who comes last may agree, like everybody, or propose something else.
    if not isinstance(asked, ChooseOne | Confirm) or look.match.holders[asked.seat].user is None:
        return None
    q = Question(look.match.id, asked, held=only_final(asked), numbered=numbered)
    return q if len(q.open) <= MENU_OPTIONS or q.abreast else None


def controls(words: Words, q: Question) -> list[Row]:
    """The rows of a question."""
    held = q.option(q.held) if q.held is not None else None
    match q.decision:
        case Amount():
            return _amount(words, q)
        case ChooseMany():
            return [*_listing(words, q, "many"), *(rows(_way_back(words, q)) if q.at_once else _finish(words, q))]
        case Allocate() if held is not None:
            return _giving(words, q, held)
        case Allocate():
            return [*_listing(words, q, "entry"), *_finish(words, q)]
        case Arrange():
            return [*_listing(words, q, "next"), *_finish(words, q)]
        case _ if held is not None:
            return _sure(words, q, held)
        case _:
            return _one(words, q)


def label(words: Words, option: Option, leads: Mapping[str, str], room: int = BUTTON_WORDS) -> str:
    """An option on a control."""
    return words.label(called(option, leads), room)


def by_buttons(words: Words, q: Question) -> bool:
    """Whether each option has a button: few of them, short enough; else there is a menu."""
    if isinstance(q.decision, Allocate | Arrange | ChooseMany) or len(q.decision.offered) > ROW_BUTTONS:
        return False
    leads = q.leads()
    return isinstance(q.decision, Confirm) or all(
        len(words.plain(called(option, leads))) <= BUTTON_WORDS for option in q.decision.offered
    )


def hint_of(words: Words, option: Option) -> str:
    """The hint of an option as an entry of a menu shows it; empty without one."""
    return fragment(brief(words, option.hint, HINT_ROOM)) if option.hint is not None else ""


def called(option: Option, leads: Mapping[str, str]) -> Text:
    """An option, led by its number in the picture."""
    lead = leads.get(option.key)
    return option.label if lead is None else Text("panel-numbered", {"number": lead, "label": option.label})


def _one(words: Words, q: Question) -> list[Row]:
    if not by_buttons(words, q):
        beside = rows([*_buttons(words, q, q.aside), *_way_back(words, q)])
        if q.abreast:
            return [*(_abreast(words, q, number, part) for number, part in enumerate(q.abreast)), *beside]
        return [*_listing(words, q, "menu"), *beside]
    return rows([*_buttons(words, q, by_number(q.decision.options)), *_way_back(words, q)])


def _buttons(words: Words, q: Question, options: Sequence[Option]) -> list[Button]:
    leads = q.leads()
    made = [(label(words, one, leads), q.to("pick", q.short(one.key)), _style(one)) for one in options]
    return [button(said, to, style) for said, to, style in made]


def _abreast(words: Words, q: Question, number: int, part: Shelf) -> Row:
    """One of the menus that stand side by side."""
    leads = q.leads()
    entries = [_entry(words, q, option, leads) for option in part.options]
    return menu(q.to("menu", str(Spot(number))), words.label(part.title, MENU_WORDS), entries)


def _way_back(words: Words, q: Question) -> list[Button]:
    back = q.decision.back
    return (
        [] if back is None else [button(back_label(words, back, None if q.alone else q.back), q.to("pick", back.key))]
    )


def _style(option: Option) -> Style:
    return Style.secondary if option.key in QUIET else Style.primary


def _sure(words: Words, q: Question, held: Option) -> list[Row]:
    if q.alone:
        only = q.to("sure", q.short(held.key))
        return rows([button(label(words, held, {}), only, Style.success)])
    back = button(words.tag("panel-not-yet"), q.to("at", str(q.at)))
    sure = button(words.tag("panel-confirm"), q.to("sure", q.short(held.key)), Style.success)
    # Two rows: the second press is never where the first one was.
    return [*rows([back]), *rows([sure])]


def _listing(words: Words, q: Question, kind: str) -> list[Row]:
    """A menu of the options in sight, or of the parts of the list, with what leads to other pages."""
    if not q.open:
        return []
    if q.in_sight is None:
        return _shelf_menu(words, q)
    shown = page(q.in_sight, q.at.page)
    leads = q.leads()
    entries = [_entry(words, q, option, leads) for option in shown.items]
    most = len(entries) if kind == "many" else 1
    if isinstance(q.decision, ChooseMany):
        most = max(1, min(most, q.decision.maximum))
    asked = "panel-whole-menu" if q.ways else f"panel-{kind}"
    listed = menu(q.to(kind, str(q.at)), words.tag(asked), entries, 0 if kind == "many" else 1, most)
    up = [button(words.tag("panel-list"), q.to("at", str(START)))] if q.at.shelf is not None else []
    return [listed, *_turning(words, q, shown.number, shown.pages, up)]


def _entry(words: Words, q: Question, option: Option, leads: Mapping[str, str]) -> discord.SelectOption:
    hint = hint_of(words, option)
    if isinstance(q.decision, Allocate):
        given, most = q.numbers().get(option.key, 0), q.decision.limits.get(option.key, q.decision.total)
        hint = words.tag("panel-given", given=given, most=most)
    on = isinstance(q.decision, ChooseMany) and option.key in q.picked()
    return entry(label(words, option, leads, MENU_WORDS), q.short(option.key), hint, on=on)


def _shelf_menu(words: Words, q: Question) -> list[Row]:
    parts = list(enumerate(shelves(q.open)))
    shown = page(parts, q.at.page)
    entries = [
        entry(words.label(part.title, MENU_WORDS), str(number), words.tag("panel-count", count=len(part.options)))
        for number, part in shown.items
    ]
    listed = menu(q.to("shelf"), words.tag("panel-shelf"), entries)
    return [listed, *_turning(words, q, shown.number, shown.pages, [])]


def _turning(words: Words, q: Question, number: int, count: int, first: list[Button]) -> list[Row]:
    """Buttons to earlier and later pages."""
    turning = list(first)
    if count > 1:
        before, after = Spot(q.at.shelf, max(number - 1, 0)), Spot(q.at.shelf, number + 1)
        turning.append(button(words.tag("panel-earlier"), q.to("at", str(before)), off=number == 0))
        turning.append(button(words.tag("panel-later"), q.to("at", str(after)), off=number + 1 == count))
    return rows(turning)


def _finish(words: Words, q: Question) -> list[Row]:
    """What ends a draft: send it, take back, and for an order the rest as listed."""
    some = bool(q.picked() or q.numbers())
    buttons = [button(words.tag("panel-confirm"), q.to("done", q.drafted), Style.success, off=not q.ready)]
    if isinstance(q.decision, Arrange):
        buttons.append(button(words.tag("panel-drop"), q.to("drop", q.drafted), off=not some))
        buttons.append(button(words.tag("panel-rest"), q.to("rest", q.drafted), off=q.ready))
    buttons.append(button(words.tag("panel-clear"), q.to("clear", q.drafted), off=not some))
    return rows([*buttons, *_way_back(words, q)])


def _amount(words: Words, q: Question) -> list[Row]:
    assert isinstance(q.decision, Amount)
    return _numbers(words, q, q.decision.minimum, q.decision.maximum, "number", "")


def _giving(words: Words, q: Question, held: Option) -> list[Row]:
    """How many one entry gets: from nothing to its limit or what is left."""
    back = button(words.tag("panel-list"), q.to("at", str(q.at)))
    return [*_numbers(words, q, 0, q.most(held.key), "give", q.short(held.key)), *rows([back])]


def _numbers(words: Words, q: Question, least: int, most: int, kind: str, key: str) -> list[Row]:
    """Buttons for few numbers, a menu for some, a form for many; the form is always there beside a menu's ends."""
    every = range(least, most + 1)
    if len(every) <= ROW_BUTTONS:
        return rows([button(in_digits(n), q.to(kind, f"{n}/{key}"), Style.primary) for n in every])
    if len(every) <= MENU_OPTIONS:
        return [menu(q.to(kind, f"/{key}"), words.tag("panel-number"), [entry(in_digits(n), str(n)) for n in every])]
    ends = [button(in_digits(n), q.to(kind, f"{n}/{key}")) for n in (least, most)]
    return rows([*ends, button(words.tag("panel-type"), q.to("type", f"{kind}/{least}/{most}/{key}"), Style.primary)])
