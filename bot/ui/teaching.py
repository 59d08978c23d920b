"""What helps a newcomer: for how many a title is, how it is played, and whether practice explains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.model import Match, MatchId
from bot.ui.build import AEGEAN, OLIVE, Block, Layout, Style, button, layout, rows, text
from bot.ui.cards import about, game_name, primers
from bot.ui.choices import option_line
from bot.ui.custom_id import CustomId
from bot.ui.lists import paged, pages, returning
from bot.ui.words import Words, verbatim
from rules.core.game import GameInfo, Topic
from rules.core.options import OptionValue
from rules.core.text import joined
from rules.core.types import Bar, Text


def first_topics(info: GameInfo, topics: Sequence[Topic]) -> Sequence[Topic]:
    """What a newcomer reads first: the goal, a turn."""
    return [topic for key in info.primer for topic in topics if topic.key == key] or topics[:1]


def howto_page(words: Words, info: GameInfo, topics: Sequence[Topic], match: MatchId = "") -> Layout:
    """How a title is played: what it is, its goal and its turn in the words of its rules, and how the panel works."""
    said = [words.say("howto-topic", title=one.title, body=one.body) for one in first_topics(info, topics)]
    blocks: list[Block] = [
        text("\n".join([words.say("howto-title", game=game_name(words, info.key)), *about(words, info)])),
        *map(text, said),
        text(words.say("howto-panel")),
    ]
    rules, _, practice = primers(words, info.key, match)
    return layout([*blocks, *rows([rules, practice])], OLIVE)


def practice_page(words: Words, match: Match, told: Sequence[Text]) -> Layout:
    """Where a match for practice goes on, and what it is about; nothing to be decided here."""
    rules, howto, _ = primers(words, match.game, match.id)
    return layout([text("\n".join(map(words, told))), *rows([howto, rules])], OLIVE)


def seats_page(words: Words, info: GameInfo, counts: Mapping[int, Mapping[str, OptionValue]], key: str) -> Layout:
    """For how many a table is to be opened: a button for each count that can be, with the house choice that it takes.

    `key` names what was asked for.
    """
    head = [words.say("opening-seats", game=game_name(words, info.key)), *about(words, info)]
    buttons = [
        button(_count(words, info, count, more), CustomId("seats", "", None, f"{key}.{count}"), Style.primary)
        for count, more in counts.items()
    ]
    return layout([text("\n".join(head)), *rows(buttons), *rows(primers(words, info.key))], AEGEAN)


def _count(words: Words, info: GameInfo, seats: int, more: Mapping[str, OptionValue]) -> str:
    """How many, and the house choice without which so many cannot play."""
    specs = [(spec, more[spec.key]) for spec in info.options if spec.key in more]
    if not specs:
        return words.tag("options-seats-many", seats=seats)
    return words.tag("options-seats-with", seats=seats, choice=option_line(info.key, *specs[0]))


def bars_page(words: Words, match: MatchId, decision: int, bars: Sequence[Bar], number: int) -> Layout:
    """A page of what is missing among the options of a question, what is missing for the same reason together."""
    reasons: dict[str, list[Text]] = {}
    for bar in bars:
        reasons.setdefault(words(bar.why), []).append(bar.what)
    # Not with commas: there are some in the names.
    lines = [
        words.say("barred-line", names=joined(names, "barred-more"), why=verbatim(why))
        for why, names in reasons.items()
    ]
    to = CustomId("whypage", match, decision)
    return layout(
        [
            text(words.say("barred-title")),
            *paged(words, pages(lines), words.say("barred-nothing"), to, number),
            *returning(words, match),
        ],
        AEGEAN,
    )


def settings_page(words: Words, *, lessons: bool) -> Layout:
    """What a person can set for themselves."""
    state = "on" if lessons else "off"
    buttons = [
        button(words.tag(f"button-lessons-{wish}"), CustomId("lessons", "", None, wish))
        for wish in ("off" if lessons else "on", "again")
    ]
    said = [words.say("settings-title"), words.say(f"settings-lessons-{state}")]
    return layout([text("\n".join(said)), *rows(buttons)], AEGEAN)
