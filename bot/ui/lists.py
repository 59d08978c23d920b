"""Private lists and lookups: matches, the log, options of a lobby, rules, cards, help."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import SelectOption

from bot.model import Chapter, Contacts, Holder, Link, Look, Match, MatchId, UserId
from bot.ui.build import (
    AEGEAN,
    MENU_WORDS,
    OLIVE,
    Block,
    Layout,
    Row,
    Style,
    button,
    entry,
    layout,
    menu,
    picture,
    rows,
    text,
)
from bot.ui.cards import (
    asked_since,
    final,
    game_name,
    holder_text,
    jump,
    linked,
    plain_title,
    result,
    seat_names,
    title,
    who,
)
from bot.ui.choices import option_inside, option_line, option_part, option_told
from bot.ui.controls import Question, hint_of
from bot.ui.custom_id import CustomId
from bot.ui.limits import MENU_OPTIONS, ROW_BUTTONS
from bot.ui.pages import START, Page, page
from bot.ui.panel import Shot, left_out, view_name
from bot.ui.story import details
from bot.ui.words import Words, clip, verbatim
from render.kinds import AnyKind
from rules.core.game import Component, GameInfo, Topic
from rules.core.options import OptionSpec, OptionValue
from rules.core.types import Outcome, Text, seat_text

PAGE_ROOM = 2600
"""Characters of a page of running text."""
LISTED = 10
"""Matches on a page of a list."""


def match_line(words: Words, match: Match, link: Link | None, user: UserId, outcome: Outcome | None = None) -> str:
    """One match of a list: its name with a link, how it stands or ended, and whether it waits for the reader."""
    name, where = title(words, match), jump(match, link)
    named = verbatim(f"[{name}]({where})" if where else name)
    if match.status == "lobby":
        return words.say("line-lobby", match=named, taken=len(match.holders), seats=match.seats)
    if match.status == "closed":
        return words.say("line-closed", match=named)
    if match.status == "over":
        ended = result(match, outcome) if outcome is not None else Text("headline-over")
        return words.say("line-over", match=named, result=ended)
    if match.seat_of(user) in match.waiting:
        return words.say("line-yours", match=named)
    return words.say("line-running", match=named, who=[who(match.holders[seat]) for seat in match.waiting])


def matches(
    words: Words, heading: str, lines: Sequence[str], some: Page[Match], kind: str, joinable: Sequence[Match] = ()
) -> Layout:
    """A page of a list of matches; lobbies given can be joined from it. `kind`: the control that turns the pages."""
    blocks: list[Block] = [text("\n".join([heading, *lines]))]
    if joinable:
        entries = [entry(plain_title(words, match), match.id) for match in joinable]
        blocks.append(menu(CustomId("joinone"), words.tag("browse-join"), entries))
    return layout([*blocks, *turning(words, some, lambda number: CustomId(kind, "", number))], OLIVE)


def which_page(
    words: Words, found: Sequence[Match], user: UserId, to: CustomId, turned: CustomId, number: int
) -> Layout:
    """A menu of the matches that a command may be about; what is chosen goes `to` where the command goes on."""
    some = page(found, number)
    entries = [entry(plain_title(words, match), match.id, _standing_of(words, match, user)) for match in some.items]
    blocks: list[Block] = [text(words.say("which-several")), menu(to, words.tag("which-pick"), entries)]
    return layout([*blocks, *turning(words, some, lambda number: turned._replace(decision=number))], OLIVE)


def options_page(words: Words, q: Question, keys: Sequence[str], said: Text) -> Layout:
    """A menu of some options of a question."""
    found = [option for option in q.decision.options if option.key in keys][:MENU_OPTIONS]
    entries = [entry(words.label(one.label, MENU_WORDS), q.short(one.key), hint_of(words, one)) for one in found]
    return layout([text(words(said)), menu(q.to("menu", str(START)), words.tag("which-option"), entries)], AEGEAN)


def told_page(words: Words, q: Question, number: int) -> Layout:
    """A page of what the controls of a question leave out: what each of its cards does, and long texts in full."""
    lines = [words.say("panel-told-title"), *left_out(words, q)]
    told = paged(words, pages(lines), words.say("panel-nothing"), q.to("toldpage"), number)
    return layout([*told, *returning(words, q.match)], AEGEAN)


def returning(words: Words, match: MatchId) -> list[Row]:
    """The button back to what is to be decided, from what was looked up in its place."""
    return rows([button(words.tag("panel-return"), CustomId("turn", match, None, "panel"), Style.primary)])


def _standing_of(words: Words, match: Match, user: UserId) -> str:
    """How a match stands, for a menu."""
    if match.status == "lobby":
        return words.tag("which-lobby", taken=len(match.holders), seats=match.seats)
    if match.status != "running":
        return words.tag("which-ended")
    if match.seat_of(user) in match.waiting:
        return words.tag("which-turn")
    names = seat_names(words, match)
    return words.tag("which-waiting", who=[verbatim(names[seat]) for seat in match.waiting])


def status_page(words: Words, look: Look, line: str, head: Sequence[Text]) -> Layout:
    """How a match stands: its line, the head of the position, every seat, since when play waits; or how it ended."""
    match, outcome = look.match, look.outcome
    blocks: list[Block] = [text(line)]
    if match.status == "over" and outcome is not None:
        blocks += [text("\n".join(part)) for part in final(words, match, outcome) if part]
    if match.status == "running":
        since = asked_since(match)
        waits = [words.say("card-since", time=since)] if since else []
        blocks.append(
            text("\n".join([*map(words, head), *(_standing(words, look, one) for one in match.holders), *waits]))
        )
    return layout(blocks, OLIVE)


def _standing(words: Words, look: Look, holder: Holder) -> str:
    """One seat of a running match: who holds it, its points where they are public, and whether play waits for it."""
    named = holder_text(holder)
    if holder.seat in look.tally:
        named = Text("status-tally", {"who": named, "tally": look.tally[holder.seat]})
    key = "status-asked" if holder.seat in look.waiting else "lobby-seat"
    return words.say(key, number=holder.seat + 1, who=named)


def pages(lines: Sequence[str], room: int = PAGE_ROOM) -> list[str]:
    """Lines put together to pages of at most `room` characters."""
    found: list[str] = []
    for line in lines:
        line = clip(line, room)
        if found and len(found[-1]) + len(line) < room:
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def log_page(
    words: Words, match: Match, story: Sequence[Chapter], to: CustomId, number: int | None,
    outcome: Outcome | None = None,
) -> Layout:  # fmt: skip
    """A page of what happened turn by turn, the newest unless another is asked for; `to` leads to its neighbors."""
    told = details(words, match, story, result(match, outcome) if outcome is not None else None)
    return layout(paged(words, pages(told), words.say("log-empty"), to, number))


def board_text(words: Words, look: Look, kinds: Sequence[AnyKind], lines: Sequence[Text], number: int) -> Layout:
    """A page of the position in words, with a menu to its other sides."""
    older = str(look.seq) if look.seq != look.match.seq else ""
    to = CustomId("words", look.match.id, None, older)
    blocks = paged(words, pages([words(line) for line in lines]), words.say("panel-nothing"), to, number)
    return layout([*blocks, *_sides(words, look, kinds, "text")], OLIVE)


def paged(words: Words, parts: Sequence[str], nothing: str, to: CustomId, number: int | None) -> list[Block]:
    """One page of a long text with buttons to its neighbors; None: the last page."""
    if not parts:
        return [text(nothing)]
    some = page(parts, len(parts) - 1 if number is None else number, 1)
    lead = f"{to.option}." if to.option else ""
    return [text(some.items[0]), *turning(words, some, lambda number: to._replace(option=f"{lead}{number}"))]


def turning(words: Words, some: Page[Any], to: Callable[[int], CustomId]) -> list[Block]:
    """Which page this is, and buttons to its neighbors; nothing when there is one only."""
    if some.pages == 1:
        return []
    earlier = button(words.tag("panel-earlier"), to(max(some.number - 1, 0)), off=some.number == 0)
    later = button(words.tag("panel-later"), to(some.number + 1), off=some.number + 1 == some.pages)
    return [text(words.say("page-of", number=some.number + 1, count=some.pages)), *rows([earlier, later])]


def options_panel(words: Words, match: Match, info: GameInfo, host: bool, lead: str = "") -> Layout:
    """House choices of a lobby: to read, and for its host to change; under a `lead`, where there is one.

    Once it is no lobby any more, to read.
    """
    title = "\n".join([*([lead] if lead else []), words.say("options-title")])
    # What cannot be chosen otherwise is no choice.
    here = [spec for spec in info.options if match.seats in (spec.seats or info.seats)]
    specs = [spec for spec in here if _is_open(spec) and spec.open_with(match.options)]
    begun = match.status != "lobby"
    if begun or not host:
        lines = [words.say("options-seats", seats=match.seats)]
        lines += [words(option_told(match.game, spec, match.options.get(spec.key, spec.default))) for spec in specs]
        last = words.say("options-closed" if match.status == "closed" else "options-begun" if begun else "options-host")
        return layout([text("\n".join([title, *lines, last]))], AEGEAN)
    seats = [entry(words.tag("options-seats-many", seats=n), str(n), on=n == match.seats) for n in info.seats]
    # Named by its number: a second press would else take out the next.
    buttons = [
        button(words.tag("button-unautomat", who=who(one)), CustomId("unautomat", match.id, None, one.name))
        for one in match.automats[-1:]
    ]
    buttons.append(button(words.tag("button-close"), CustomId("closelobby", match.id), Style.danger))
    menus: list[Block] = [menu(CustomId("option", match.id, None, "seats"), words.tag("options-pick-seats"), seats)]
    menus += [block for spec in specs for block in _option_menus(words, match, spec)]
    # The menus show what is chosen; lines beside them would say it twice.
    return layout([text(title), *menus, *rows(buttons)], AEGEAN)


def _is_open(spec: OptionSpec) -> bool:
    return len(spec.values) > 1 or bool(spec.parts)


def _option_menus(words: Words, match: Match, spec: OptionSpec) -> list[Block]:
    """A menu of single values, and one of what can be chosen together, which is enough where the only value is none."""
    game, chosen = match.game, match.options.get(spec.key, spec.default)
    blocks: list[Block] = []
    if len(spec.values) > 1 or not spec.parts or spec.least:
        own = words.tag("options-own", name=Text(f"{game}-option-{spec.key}"))
        entries = [_value_entry(words, game, spec, value, value == chosen) for value in _offered(spec, chosen)]
        blocks.append(menu(CustomId("option", match.id, None, f"game.{spec.key}"), own, entries))
    if spec.parts:
        asked, inside = words(Text(f"{game}-option-{spec.key}-own")), spec.parts_of(chosen)
        entries = [entry(words.label(option_part(game, spec, part)), part, on=part in inside) for part in spec.parts]
        to = CustomId("option", match.id, None, f"parts.{spec.key}")
        blocks += [text(asked), menu(to, asked, entries, spec.least, spec.most)]
    return blocks


def _offered(spec: OptionSpec, chosen: OptionValue) -> list[OptionValue]:
    """The values that a menu has room for: what is chosen, the usual one, the first one, and of the rest the last."""
    wanted = list(dict.fromkeys([chosen, spec.default, *spec.values[:1], *reversed(spec.values)]))
    shown = [value for value in wanted if value in spec.values][:MENU_OPTIONS]
    return [value for value in spec.values if value in shown]


def _value_entry(words: Words, game: str, spec: OptionSpec, value: OptionValue, on: bool) -> SelectOption:
    inside = option_inside(game, spec, value)
    hint = words.label(inside) if inside is not None else ""
    return entry(words.label(option_line(game, spec, value), 90), str(value).lower(), hint, on=on)


def secret_page(
    words: Words, match: Match, lines: Sequence[Text], shot: Shot | None, where: str = "", *, asked: bool
) -> Layout:
    """What only one seat knows, in words and as a picture; `where` leads back to the match, `asked` offers the turn.

    Without lines the picture is of the seat as everybody may see it.
    """
    named = linked(words, title(words, match), where)
    key = "hand-title" if lines or shot is None else "hand-open"
    blocks: list[Block] = [text(words.say(key, match=named))]
    said = [words(line) for line in lines]
    turn = returning(words, match.id) if asked else []
    if shot is None:
        return layout([*blocks, text("\n".join(said) or words.say("hand-nothing")), *turn], AEGEAN)
    small = [words.say("small", words=verbatim(line)) for line in said]
    below = [text("\n".join(small))] if small else []
    return layout([*blocks, picture(shot.name, shot.alt), *below, *turn], AEGEAN)


def views(words: Words, match: Match, kinds: Sequence[AnyKind]) -> list[tuple[str, str]]:
    """What `/board` can show, as (name, what stands for it): pictures with a name, things, words, single seats."""
    whole = [kind for kind in kinds if not kind.each_seat and not kind.offered]
    named = [(view_name(words, match.game, kind.name), kind.name) for kind in whole]
    named += [(name, f"{kind.name}:{focus}") for kind in kinds for focus, name in kind.offered]
    named.append((Text("view-text"), "text"))
    for kind in (kind for kind in kinds if kind.each_seat):
        seats = [(view_name(words, match.game, kind.name, seat=seat_text(n)), n) for n in range(match.seats)]
        named += [(name, f"{kind.name}:{seat}") for name, seat in seats]
    return [(words.label(name), shown) for name, shown in named if name is not None]


def board_page(
    words: Words, look: Look, kinds: Sequence[AnyKind], shown: str, shot: Shot | None, said: str = ""
) -> Layout:
    """A picture of the match, with a menu to its other sides, and the turn for whoever is asked."""
    blocks: list[Block] = [text(words.say("board-title", title=verbatim(title(words, look.match))))]
    if said:
        blocks.append(text(said))
    if shot is not None:
        blocks.append(picture(shot.name, shot.alt))
    return layout([*blocks, *_sides(words, look, kinds, shown)], OLIVE)


def _sides(words: Words, look: Look, kinds: Sequence[AnyKind], shown: str) -> list[Row]:
    """The menu to the other sides, and the turn for whoever is asked now; an older position asks nothing."""
    turn = returning(words, look.match.id) if look.decisions and look.seq == look.match.seq else []
    return [view_menu(words, look.match, kinds, shown), *turn]


def view_menu(words: Words, match: Match, kinds: Sequence[AnyKind], shown: str) -> Row:
    """A menu to the sides of a match that can be shown."""
    entries = [entry(said, value, on=value == shown) for said, value in views(words, match, kinds)]
    return menu(CustomId("view", match.id), words.tag("view-pick"), entries)


def topic_page(words: Words, game: str, topics: Sequence[Topic], shown: Topic, match: MatchId = "") -> Layout:
    """One rule summary, with a menu to the others, as they are for a match."""
    entries = [entry(words.label(one.title, 90), one.key, on=one.key == shown.key) for one in topics[:MENU_OPTIONS]]
    said = words.say("rules-topic", title=shown.title, body=shown.body)
    return layout([text(said), menu(CustomId("topic", match, None, game), words.tag("rules-pick"), entries)], OLIVE)


def card_page(words: Words, game: str, card: Component, shot: Shot | None, *, elsewhere: bool = False) -> Layout:
    """One component by itself; `elsewhere`: of another title than is played here, which is named then."""
    return layout(card_blocks(words, game, card, shot, elsewhere=elsewhere), OLIVE)


def card_blocks(words: Words, game: str, card: Component, shot: Shot | None, *, elsewhere: bool = False) -> list[Block]:
    """One component: its name, what it does, its facts, and its picture."""
    kind = Text(f"{game}-kind-{card.kind}")
    kind = Text("card-of", {"name": kind, "title": game_name(words, game)}) if elsewhere else kind
    lines = [words.say("card-title", name=card.name, kind=kind), words(card.text)]
    blocks: list[Block] = [text("\n".join([*lines, *(words.say("log-line", text=fact) for fact in card.facts)]))]
    if shot is not None:
        blocks.append(picture(shot.name, shot.alt))
    return blocks


def help_page(words: Words, links: Mapping[str, str], contacts: Contacts, games: Sequence[str]) -> Layout:
    """How to begin; `links` are command mentions by path, so that they can be pressed; `games` can be practised."""
    args = {path.replace(" ", "-"): link for path, link in links.items()}
    said = words.say("help", **args)
    where = {"contact": contacts.contact, "privacy": contacts.privacy, "terms": contacts.terms}
    lines = [words.say(f"help-{key}", where=place) for key, place in where.items() if place]
    practice = [
        button(words.tag("button-practise", game=game_name(words, game)), CustomId("practice", "", None, game))
        for game in games[:ROW_BUTTONS]
    ]
    return layout([text("\n".join([said, *lines, words.say("help-forget", **args)])), *rows(practice)], OLIVE)
