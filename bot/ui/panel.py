"""The private panel: what is asked of a seat, its controls, and what they lead to; edited in place at every press.

An option that can be taken back is committed at once, without a Confirm. That departs from "nothing is stored until
Confirm": undo within one's own open turn is immediate, so each sub-step is safe, the log survives a vanished panel,
and a turn takes half the presses. An option that cannot be taken back says what it does and waits for a second press.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.model import Look
from bot.ui.back import one_after_another, undo_label
from bot.ui.brief import brief
from bot.ui.build import (
    AEGEAN,
    BUTTON_WORDS,
    MENU_WORDS,
    OLIVE,
    Block,
    Button,
    Layout,
    Row,
    button,
    entry,
    layout,
    menu,
    picture,
    rows,
    text,
)
from bot.ui.controls import Question, by_buttons, called, controls, hint_of
from bot.ui.council import agree_button, council_lines, council_of, course
from bot.ui.custom_id import CustomId
from bot.ui.joined import fragment
from bot.ui.limits import MENU_OPTIONS
from bot.ui.pages import by_number, page
from bot.ui.words import Words
from render.kinds import AnyKind
from rules.core.choices import Forced, worth
from rules.core.game import games
from rules.core.types import Allocate, AnyDecision, Arrange, ChooseMany, Option, Text

NEWS_LINES = 12
"""Lines of what just happened on a panel."""
NOTE_ROOM = 1500
"""Characters that a panel spends at most on what cards do."""


class Shot(NamedTuple):
    """A picture that is attached to the message: its file name and alt text."""

    name: str
    alt: str
    more: tuple[Shot, ...] = ()
    """Others that are attached beside it."""


class News(NamedTuple):
    """What a panel tells besides its question: lines of what just happened, or a refusal."""

    lines: Sequence[Text] = ()
    refusal: Text | None = None
    lacking: Sequence[Text] = ()
    """What the bot may no longer do where the match is played."""
    forgetting: bool = False
    """True while a kept preparation is chosen to be forgotten."""
    forced: Sequence[Forced] = ()
    """What was chosen for the person, since nothing else was possible."""


QUIET = News()
"""Nothing to tell."""


def panel(
    words: Words, look: Look, q: Question | None, news: News = QUIET, shot: Shot | None = None,
    kinds: Sequence[AnyKind] = (),
) -> Layout:  # fmt: skip
    """The panel of a viewer: the question if there is one, else who is waited for; `kinds`: pictures of the view."""
    blocks: list[Block] = [text(block) for block in _news(words, news)]
    said = left_out(words, q) if q is not None and _held_back(q) is None else []
    if q is None:
        blocks.append(text(_idle(words, look)))
    else:
        blocks += [text(_heading(words, q)), *_together(words, look, q), *_lesson(words, q), *_outlook(words, q)]
        blocks += _details(words, q, said)
    if shot is not None:
        blocks.append(picture(shot.name, shot.alt))
    if q is not None:
        blocks += [
            *_agreeing(words, look, q),
            *controls(words, q),
            *elsewhere(words, q, said),
            *_others(words, look, q),
            *_kept(words, look, q, news.forgetting),
        ]
    blocks += _foot(words, look, q, kinds)
    return layout(blocks, AEGEAN if q is not None else OLIVE)


def _news(words: Words, news: News) -> list[str]:
    said = [words.say("panel-refusal", reason=news.refusal)] if news.refusal is not None else []
    if news.lacking:
        said.append(words.say("panel-lacking", what=list(news.lacking)))
    if news.lines:
        said.append(newest_lines(words, news.lines, NEWS_LINES))
    if news.forced:
        said.append(words.say("panel-forced", what=one_after_another([_answered(one) for one in news.forced])))
    return said


def _answered(forced: Forced) -> Text:
    return Text("panel-answered", {"first": forced.prompt, "then": forced.what})


def newest_lines(words: Words, log: Sequence[Text], most: int, room: int = 2000) -> str:
    """The newest lines, in the order they happened: at most so many, in so many characters; how many went before."""
    told = gathered(words, [words.say("log-line", text=line) for line in log])
    # One line more takes no more room than to say that there was one.
    most += len(told) == most + 1
    lines: list[str] = []
    for line in reversed(told[-most:]):
        if sum(map(len, lines)) + len(line) > room:
            break
        lines.insert(0, line)
    before = len(told) - len(lines)
    return "\n".join([words.say("log-earlier", count=before), *lines] if before and lines else lines)


def gathered(words: Words, lines: Sequence[str]) -> list[str]:
    """Lines with immediate repeats told once, with their number."""
    return [repeated(words, line, len(list(same))) for line, same in groupby(lines)]


def repeated(words: Words, line: str, count: int) -> str:
    """A line with how often it was told, where that is more than once."""
    return line if count == 1 else words.say("log-repeated", line=line, count=count)


def _idle(words: Words, look: Look) -> str:
    if look.match.status == "over":
        return words.say("panel-over")
    if look.match.left(look.seat):
        return words.say("panel-left")
    if look.can_withdraw:
        return words.say("panel-locked", waiting=_names(look))
    if look.match.status != "running" or not look.waiting:
        return words.say("panel-nothing")
    return words.say("panel-waiting", waiting=_names(look))


def _names(look: Look) -> list[Text]:
    return [Text("seat", {"n": seat}) for seat in look.waiting]


def _heading(words: Words, q: Question) -> str:
    said = [words.say("panel-prompt", prompt=q.decision.prompt)]
    if q.decision.optional:
        said.append(words.say("panel-optional"))
    elif q.alone:
        said.append(words.say("panel-alone-secret" if q.decision.secret else "panel-alone"))
    return "\n".join(said)


def _together(words: Words, look: Look, q: Question) -> list[Block]:
    """How far a decision has come that is made together, where the question is about it."""
    found = council_of(look)
    if found is None or not (q.decision.optional or q.decision.kind == found.kind):
        return []
    # A question says itself what it is about.
    lines = council_lines(words, look.match, found) if q.decision.optional else course(words, found)
    return [text("\n".join(lines))] if lines else []


def _agreeing(words: Words, look: Look, q: Question) -> list[Row]:
    return rows(agree_button(words, look, look.seat)) if q.held is None and _together(words, look, q) else []


def _lesson(words: Words, q: Question) -> list[Block]:
    """What a newcomer is told with the question."""
    told = q.lesson.text if q.lesson is not None else None
    return [text(words.say("panel-lesson", lesson=told))] if told is not None else []


def _outlook(words: Words, q: Question) -> list[Block]:
    """What is weighed with the question, unless an option waits for its second press."""
    if not q.outlook or _held_back(q) is not None:
        return []
    return [text("\n".join(words.say("small", words=words(one)) for one in q.outlook))]


def _held_back(q: Question) -> Option | None:
    """The option that waits for its second press: only of that one is told."""
    return q.option(q.held) if q.held is not None and not isinstance(q.decision, Allocate) else None


def _details(words: Words, q: Question, left: Sequence[str]) -> list[Block]:
    """What the choice would do, the draft so far, and what the controls leave out, where there is room for it."""
    if (held := _held_back(q)) is not None:
        said_of = _told(words, held, q.notes.get(held.key))
        return [text(_consequence(words, held, said_of, named=not q.alone))]
    given = q.option(q.held) if q.held is not None else None
    said = [words.say("panel-giving", label=given.label)] if given is not None else []
    said += _draft(words, q)
    said += left if fits(left) else []
    return [text("\n".join(said))] if said else []


def left_out(words: Words, q: Question) -> list[str]:
    """What the controls leave out, a line or more for each option of which they do: what cards do, long texts.

    Of what is numbered in the picture all is told, or nothing: a list with gaps reads as if the rest were not there.
    """
    leads, shown = q.leads(), by_number(q.decision.offered)
    buttons = {option.key for option in (shown if by_buttons(words, q) else q.aside)}
    wanting = {one.key for one in shown if _wanting(words, q, one, one.key in buttons, leads)}
    numbers = q.marks()
    numbered = {one.key for one in shown if one.ref in numbers}
    if wanting & numbered:
        wanting |= numbered
    return [_line(words, q, one, leads) for one in shown if one.key in wanting]


def fits(lines: Sequence[str]) -> bool:
    """Whether there is room beside the controls for what they leave out."""
    return sum(map(len, lines)) <= NOTE_ROOM


def elsewhere(words: Words, q: Question, left: Sequence[str]) -> list[Row]:
    """The button to what the controls leave out, where the panel has no room for it."""
    return [] if fits(left) else rows([button(words.tag("panel-told"), q.to("told"))])


def _wanting(words: Words, q: Question, option: Option, buttons: bool, leads: Mapping[str, str]) -> bool:
    """Whether the control of an option cannot say all that it does."""
    if option.key in q.notes:
        return True
    return not isinstance(q.decision, Allocate) and _cut(words, option, called(option, leads), buttons)


def _line(words: Words, q: Question, option: Option, leads: Mapping[str, str]) -> str:
    """An option with all that it does."""
    name, told = called(option, leads), _told(words, option, q.notes.get(option.key))
    if option.hint is None:
        head, more = words.say("panel-sure", label=name), told
    else:
        head, more = words.say("panel-hint", label=name, hint=told[0]), told[1:]
    return "\n".join([head, *(words.say("small", words=one) for one in more)])


def _cut(words: Words, option: Option, name: Text, buttons: bool) -> bool:
    """Whether the control of an option shows its hint not at all, or it or the label not to the end."""
    if len(words.plain(name)) > (BUTTON_WORDS if buttons else MENU_WORDS):
        return True
    return option.hint is not None and (buttons or hint_of(words, option) != fragment(words.plain(option.hint)))


def _told(words: Words, option: Option, note: Text | None) -> list[Text]:
    """The hint and the note of an option; only one of them where it holds the other."""
    said = [one for one in (option.hint, note) if one is not None]
    if len(said) < 2:
        return said
    hint, more = (words(one).rstrip(" …") for one in said)
    return said[1:] if fragment(hint) in more else said[:1] if fragment(more) in hint else said


def _consequence(words: Words, held: Option, said_of: list[Text], *, named: bool) -> str:
    """What a held option does, and always that there is no way back from it."""
    said = [words.say("panel-sure", label=held.label)] if named else []
    said += [words(one) for one in said_of]
    return "\n".join([*said, words.say("panel-no-undo")])


def _draft(words: Words, q: Question) -> list[str]:
    match q.decision:
        case ChooseMany(minimum=least, maximum=most):
            marked = set(q.picked())
            chosen = [option.label for option in q.decision.options if option.key in marked]
            said = words.say("panel-need", least=least, most=most)
            if q.decision.total:
                found = worth(q.decision, marked & q.decision.worth.keys())
                said = words.say("panel-worth", total=q.decision.total, found=found)
            return [said, words.say("panel-chosen", chosen=chosen)] if chosen else [said]
        case Allocate(total=total):
            given = q.numbers()
            lines = [
                Text("panel-share", {"label": option.label, "number": given[option.key]})
                for option in q.decision.options
                if given.get(option.key)
            ]
            said = words.say("panel-total", given=sum(given.values()), total=total)
            return [said, words.say("panel-chosen", chosen=lines)] if lines else [said]
        case Arrange():
            order = [option.label for key in q.picked() if (option := q.option(key)) is not None]
            said = words.say("panel-order", placed=len(order), total=len(q.decision.options))
            return [said, words.say("panel-chosen", chosen=order)] if order else [said]
        case _:
            return []


def _others(words: Words, look: Look, q: Question) -> list[Row]:
    """A menu to another question, when several stand at once."""
    others: list[AnyDecision] = [decision for decision in look.decisions if decision.id != q.decision.id]
    if not others:
        return []
    entries = [entry(brief(words, one.prompt, MENU_WORDS), str(one.id)) for one in others[:MENU_OPTIONS]]
    return [menu(CustomId("ask", look.match.id), words.tag("panel-others"), entries)]


def _kept(words: Words, look: Look, q: Question, forgetting: bool) -> list[Row]:
    """Preparations kept under a name: a menu to use or to forget one, and to keep what stands."""
    if look.presets is None or q.held is not None:
        return []
    names, match = look.presets.names, look.match.id
    kind = "forget" if forgetting else "recall"
    made = [menu(CustomId(kind, match), words.tag(f"panel-{kind}"), [entry(name, name) for name in names])]
    buttons = []
    if look.presets.savable and not forgetting:
        buttons.append(button(words.tag("panel-keep"), CustomId("keep", match)))
    if names:
        other = CustomId("turn", match, None, "panel") if forgetting else CustomId("forgetting", match)
        buttons.append(button(words.tag("panel-none" if forgetting else "panel-forgetting"), other))
    return [*(made if names else []), *rows(buttons)]


def _foot(words: Words, look: Look, q: Question | None, kinds: Sequence[AnyKind]) -> list[Row]:
    """Undo and looks, apart from the options."""
    match = look.match.id
    buttons = []
    if look.can_withdraw:
        buttons.append(button(words.tag("panel-withdraw"), CustomId("withdraw", match, look.seq)))
    if look.last is not None and not _same_as_back(q):
        buttons.append(button(undo_label(words, look.last), CustomId("undo", match, look.seq, "panel")))
    if look.match.status == "running" and not look.decisions and not look.match.left(look.seat):
        buttons.append(button(words.tag("panel-refresh"), CustomId("turn", match, None, "panel")))
    if look.view is not None:
        hand = hand_name(words, look.match.game)
        if hand is not None:
            buttons.append(button(words.label(hand), CustomId("hand", match)))
        buttons.append(button(words.tag("button-board"), CustomId("board", match)))
        buttons += _closeup(words, look, q, kinds)
    if q is not None:
        if q.cards and not any(q.decision.kind in kind.closeup for kind in kinds):
            buttons.append(button(words.tag("button-lookup"), q.to("cards")))
        buttons.append(button(words.tag("button-why"), q.to("why")))
    return rows([*buttons, *_lessons(words, q)])


def _same_as_back(q: Question | None) -> bool:
    """Whether the way back among the controls does what Undo would."""
    return q is not None and q.held is None and q.back is not None and q.back.undoes


def _lessons(words: Words, q: Question | None) -> list[Button]:
    """A press that ends the lessons of practice, or brings them back."""
    if q is None or q.lesson is None or (q.lesson.on and q.lesson.text is None):
        return []
    wish = "off" if q.lesson.on else "on"
    return [button(words.tag(f"button-lessons-{wish}"), CustomId("lessons", q.match, None, wish))]


def _closeup(words: Words, look: Look, q: Question | None, kinds: Sequence[AnyKind]) -> list[Button]:
    """A press to what is on offer with all it says, where the game has a picture of that."""
    shown = [kind.name for kind in kinds if q is not None and q.decision.kind in kind.closeup]
    named = [(view_name(words, look.match.game, name), name) for name in shown]
    match = look.match.id
    return [button(words.label(said), CustomId("board", match, None, name)) for said, name in named if said is not None]


def hand_name(words: Words, game: str) -> Text | None:
    """What the button to a seat's own things says: as the game's catalogue calls them, else the usual.

    None in a game without secrets that names nothing else: the button would lead nowhere.
    """
    key = f"{game}-button-hand"
    if words.knows(key):
        return Text(key)
    known = games().get(game)
    return None if known is not None and not known.hides else Text("button-hand")


def view_name(words: Words, game: str, kind: str, **of: Text) -> Text | None:
    """What a kind of picture is called, by the game or else the host; None when it has no name to be asked for by."""
    keys = (f"{game}-view-{kind}", f"view-{kind}")
    return next((Text(key, {**of}) for key in keys if words.knows(key)), None)


def in_sight(q: Question) -> tuple[Option, ...]:
    """The options whose places the picture should show: those on the page that is open, or the one held back."""
    if q.held is not None:
        held = q.option(q.held)
        return () if held is None else (held,)
    return q.open if q.abreast else page(q.in_sight or (), q.at.page).items
