"""The shared cards of a match: lobby, turn and end. They carry no mention but those that the turn asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.model import Chapter, Ending, Holder, Link, Look, Match, MatchId
from bot.names import tidy
from bot.ui.build import OLIVE, PLAIN, TERRACOTTA, Block, Button, Layout, Style, button, layout, picture, rows, text
from bot.ui.choices import option_told
from bot.ui.controls import Question, controls
from bot.ui.council import agree_button, council_lines, council_of, turn_label
from bot.ui.custom_id import CustomId
from bot.ui.headline import headline
from bot.ui.panel import Shot, elsewhere, fits, hand_name, left_out, newest_lines
from bot.ui.story import lines, part_key, turning_lines
from bot.ui.words import Words, clip, literal, verbatim
from rules.core.game import GameInfo, games
from rules.core.options import OptionValue
from rules.core.types import Outcome, Seat, Standing, Text

PROMPT_ROOM = 200
"""Characters of a question that a call quotes."""
PARTS = 3
"""Lines that are left on a card under which no turn has ended, at most."""
PUSH_ROOM = 1800
"""Characters of a call in plain words."""


def game_name(words: Words, game: str) -> Text:
    """A title by key; the key itself while the game's catalogue names none."""
    key = f"{game}-title"
    return Text(key) if words.knows(key) else verbatim(game.capitalize())


def title(words: Words, match: Match) -> str:
    """How a match is called, for text: its own title, if it has one, and the game's name with the beginning of its id.

    Titles are not unique: a rematch keeps that of the match before.
    """
    return _titled(words, match, literal(match.title, len(match.title)))


def plain_title(words: Words, match: Match) -> str:
    """The same for menus, file names and thread names."""
    return _titled(words, match, match.title)


def _titled(words: Words, match: Match, own: str) -> str:
    known = {"game": words.label(game_name(words, match.game)), "id": match.id[:4].upper()}
    return words.say("match-titled", title=own, **known) if own else words.say("match-untitled", **known)


def jump(match: Match, link: Link | None) -> str:
    """Where a match can be seen: its newest card, else its thread or channel; empty when it is bound nowhere."""
    place = match.place
    channel = link.ref.channel if link is not None else place.thread or place.channel
    if place.guild is None or channel is None:
        return ""
    base = f"https://discord.com/channels/{place.guild}/{channel}"
    return f"{base}/{link.ref.message}" if link is not None else base


def who(holder: Holder | None) -> Text:
    """Whoever holds a seat, in words that mention nobody."""
    if holder is None:
        return Text("seat-free")
    if holder.automat is not None:
        if holder.name and not holder.name.isdecimal():
            return Text("seat-automat", {"name": holder.name})
        # Of matches from when automats had numbers.
        number = holder.name or str(holder.seat + 1)
        return Text("seat-automat-numbered", {"kind": automat_kind(holder), "number": number})
    return verbatim(literal(name_of(holder)))


def automat_kind(holder: Holder) -> Text:
    """How an automatic player plays."""
    return Text(f"automat-{holder.automat}")


def name_of(holder: Holder) -> str:
    """A person's name; the number of the seat where an older match kept none that can be seen."""
    return tidy(holder.name) or f"#{holder.seat + 1}"


def seat_names(words: Words, match: Match) -> list[str]:
    """Plain display names by seat; automats by kind and seat."""
    return [words.label(who(one)) if one.automat else name_of(one) for one in match.holders]


def lobby_card(
    words: Words, match: Match, info: GameInfo, watchers: int = 0, outcome: Outcome | None = None,
    shot: Shot | None = None,
) -> Layout:  # fmt: skip
    """The table: what is played, seats, house choices that differ from the usual, the buttons to fill it; or how it
    went on. `shot`: the picture of the title.
    """
    if match.status == "closed":
        return layout([text(words.say("lobby-closed", title=verbatim(title(words, match))))], PLAIN)
    seats: list[Holder | None] = [*match.holders, *[None] * match.free]
    lines = [_seat_line(words, n, holder) for n, holder in enumerate(seats, 1)]
    blocks: list[Block] = [text(words.say("lobby-title", title=verbatim(title(words, match))))]
    if shot is not None:
        blocks.append(picture(shot.name, shot.alt))
    if match.status == "lobby":
        blocks.append(text("\n".join(about(words, info, match.options))))
    blocks.append(text("\n".join(lines)))
    chosen = [(spec, match.options.get(spec.key, spec.default)) for spec in info.options]
    settings = [option_told(match.game, spec, value) for spec, value in chosen if value != spec.default]
    facts = [words(line) for line in settings]
    if watchers:
        facts.append(words.say("lobby-watchers", count=watchers))
    seed = words.say("lobby-seed", hash=match.seed_hash[:16])
    if match.status != "lobby":
        below = [text(_went_on(words, match, outcome)), *rows(primers(words, match.game, match.id)[:2])]
        return layout([*blocks, *below, text(_small(words, [*facts, seed]))], OLIVE)
    blocks.append(text(words.say("lobby-ready") if match.free == 0 else words.say("lobby-open", free=match.free)))
    if facts:
        blocks.append(text(_small(words, facts)))
    return layout([*blocks, *_lobby_buttons(words, match), text(_small(words, [seed]))], TERRACOTTA)


def about(words: Words, info: GameInfo, options: Mapping[str, OptionValue] | None = None) -> list[str]:
    """What a title is, in two sentences, and for how many and how long, as far as is known."""
    known = games().get(info.key)
    of = known.about(options or {}) if known is not None else Text(f"{info.key}-about")
    said = [words(of)] if words.knows(of.key) else []
    facts = words.say("about-seats", seats=info.seats_text)
    if info.minutes is not None:
        least, most = info.minutes
        facts = words.say("about-time", seats=info.seats_text, least=least, most=most, same=int(least == most))
    return [*said, words.say("small", words=facts)]


def _went_on(words: Words, match: Match, outcome: Outcome | None) -> str:
    """Under the seats of a table that plays, or has played: where, and with what result."""
    named = linked(words, words.tag("lobby-there"), jump(match, None))
    if outcome is None:
        return words.say("lobby-started", there=named)
    return words.say("lobby-over", result=result(match, outcome), there=named)


def linked(words: Words, label: str, where: str) -> Text:
    """A label that leads somewhere, when there is somewhere."""
    return verbatim(f"[{label}]({where})" if where else label)


def result(match: Match, outcome: Outcome) -> Text:
    """Who won, in a few words."""
    winners = [who(match.holders[seat]) for seat in outcome.winners]
    return Text("result-won", {"who": winners, "count": len(winners)}) if winners else Text("result-nobody")


def _seat_line(words: Words, number: int, holder: Holder | None) -> str:
    named = holder_text(holder) if holder is not None else who(None)
    if holder is not None and holder.automat is not None:
        return words.say("lobby-automat", number=number, who=named, kind=automat_kind(holder))
    return words.say("lobby-seat", number=number, who=named)


def _small(words: Words, facts: Sequence[str]) -> str:
    return "\n".join(words.say("small", words=fact) for fact in facts)


def _lobby_buttons(words: Words, match: Match) -> list[Block]:
    full = match.free == 0
    first = [
        button(words.tag("button-join"), CustomId("join", match.id), Style.success, off=full),
        button(words.tag("button-leave"), CustomId("leave", match.id)),
        button(words.tag("button-start"), CustomId("start", match.id), Style.primary, off=not full),
    ]
    second = [
        button(words.tag("button-automat"), CustomId("automat", match.id, None, str(len(match.automats))), off=full),
        button(words.tag("button-options"), CustomId("options", match.id)),
        button(words.tag("button-watch"), CustomId("watch", match.id)),
    ]
    return [*rows(first), *rows(second), *rows(primers(words, match.game, match.id))]


def primers(words: Words, game: str, match: MatchId = "") -> list[Button]:
    """To the rules of a title, to how it is played, as a match plays it, and last to practice."""
    return [
        button(words.tag("button-rules"), CustomId("topic", match, None, game)),
        button(words.tag("button-howto"), CustomId("howto", match, None, game)),
        button(words.tag("button-practice"), CustomId("practice", "", None, game)),
    ]


def turn_card(
    words: Words,
    look: Look,
    story: Sequence[Chapter],
    mention: Mapping[Seat, int],
    shot: Shot | None = None,
    since: int = -1,
    q: Question | None = None,
) -> Layout:
    """The public card of a turn: who is waited for and since when, what happened, the board, and what to press.

    `mention` names the seats whose users this message calls; `story` is what happened after command `since`; `q` is the
    question that the turn begins with, to be answered right here.
    """
    blocks: list[Block] = [text(_calls(words, look, mention))]
    said = lines(words, look.match, story)
    if said:
        blocks.append(text(said))
    closed = [holder for holder in look.match.holders if holder.dm_closed and holder.user is not None]
    if closed:
        hand = hand_name(words, look.match.game) or Text("button-hand")
        blocks.append(text(words.say("card-dm-closed", names=[who(holder) for holder in closed], button=hand)))
    if shot is not None:
        blocks.append(picture(shot.name, shot.alt))
    if look.match.fault is not None:
        blocks.append(text(words.say("card-fault", reference=look.match.fault)))
    if (council := council_of(look)) is not None:
        blocks.append(text("\n".join(council_lines(words, look.match, council))))
    asked = _asked(words, look, q) if q is not None else []
    return layout([*blocks, *asked, *_turn_buttons(words, look, since)], TERRACOTTA)


def _asked(words: Words, look: Look, q: Question) -> list[Block]:
    """The question of a card and whose it is, for everybody reads it, with what its controls leave out."""
    asked = words.say("card-asks", who=who(look.match.holders[q.decision.seat]), prompt=q.decision.prompt)
    left = left_out(words, q)
    said = [asked, *left] if fits(left) else [asked]
    return [text("\n".join(said)), *controls(words, q), *elsewhere(words, q, left)]


def retired_card(
    words: Words, match: Match, story: Sequence[Chapter] = (), since: int = -1, until: int | None = None,
    parts: Sequence[Text] = (),
) -> Layout:  # fmt: skip
    """What is left of a turn card once another stands below it: the turns that ended on it, and their details.

    `story` is what happened after command `since`, to the end of command `until`; of a turn that has not ended by
    then, `parts` are what everybody heard meanwhile.
    """
    said = lines(words, match, story)
    if not said and parts:
        return layout([text(newest_lines(words, parts, PARTS))], PLAIN)
    if not said:
        key = {"running": "card-moved", "over": "card-over"}.get(match.status, "card-closed")
        return layout([text(words.say(key))], PLAIN)
    return layout([text(said), *rows([details_button(words, match, since, until)])], PLAIN)


def details_button(words: Words, match: Match, since: int = -1, until: int | None = None) -> Button:
    """Leads to everything that happened after a command, and to the end of another."""
    return button(
        words.tag("button-details"), CustomId("details", match.id, None, f"{since}.{'' if until is None else until}")
    )


def _calls(words: Words, look: Look, mention: Mapping[Seat, int]) -> str:
    waiting = [who(look.match.holders[seat]) for seat in look.waiting]
    called, known = [*_called(words, look, mention)], look.phase is not None or bool(look.errands)
    if not called:
        called = [words.say("card-now", now=headline(look)) if known else words.say("card-waiting", who=waiting)]
    elif known:
        called.append(words(headline(look)))
    elif set(mention) != set(look.waiting):
        called.append(words.say("card-also", who=waiting))
    since = asked_since(look.match)
    if since:
        called.append(words.say("card-since", time=since))
    if look.chosen and council_of(look) is None:
        called.append(words.say("card-chosen", who=[who(look.match.holders[seat]) for seat in look.chosen]))
    return "\n".join(called)


def _called(words: Words, look: Look, mention: Mapping[Seat, int]) -> Iterator[str]:
    """The call to those whose turn it is, then to those who are asked something in the turn of another."""
    council = council_of(look)
    together = [seat for seat in mention if council is not None and seat in council.seats]
    if together:
        yield words.say("card-together", who=[verbatim(f"<@{mention[seat]}>") for seat in together])
    asked = [seat for seat in mention if look.turn not in (None, seat) and seat not in together]
    turn = [verbatim(f"<@{user}>") for seat, user in mention.items() if seat not in (*asked, *together)]
    if turn:
        yield words.say("card-call", who=turn)
    for seat in asked:
        yield words.say("card-asked", who=verbatim(f"<@{mention[seat]}>"), turn=Text("seat", {"n": look.turn or 0}))
    # Everybody reads it: a question says "you" to one of them.
    for seat in look.waiting if len(look.waiting) > 1 else asked:
        if mention and seat in look.prompts:
            prompt = verbatim(_question(words, look, seat))
            yield words.say("card-asks", who=who(look.match.holders[seat]), prompt=prompt)


def _question(words: Words, look: Look, seat: Seat) -> str:
    return clip(words(look.prompts[seat]).partition("\n")[0], PROMPT_ROOM)


def push(words: Words, look: Look, mention: Mapping[Seat, int]) -> str:
    """The same call in plain words, a line a person: a phone shows no more of a message than that."""
    named = verbatim(title(words, look.match))
    calls = []
    council = council_of(look)
    for seat, user in mention.items():
        key = "push-turn" if look.turn in (None, seat) else "push-asked"
        if council is not None and seat in council.seats:
            key = "push-together"
        call = words.say(key, who=verbatim(f"<@{user}>"), title=named)
        if seat in look.prompts:
            call = f"{call} {_question(words, look, seat)}"
        elif seat in look.errands:
            call = words.say("push-errand", call=verbatim(call), errand=look.errands[seat])
        calls.append(call)
    return clip("\n".join(calls), PUSH_ROOM)


def push_secret(words: Words, match: Match) -> str:
    """What a phone shows of a direct message: of which match it is, and nothing of what it says."""
    return words.say("push-secret", title=verbatim(title(words, match)))


def asked_since(match: Match) -> str:
    """Since when play waits for somebody, as Discord shows times; empty when it waits for nobody."""
    since = min((h.since for h in match.holders if h.waiting and h.since is not None), default=None)
    return f"<t:{int(since)}:R>" if since is not None else ""


def _turn_buttons(words: Words, look: Look, since: int) -> list[Block]:
    match, hand = look.match, hand_name(words, look.match.game)
    named = [("turn", turn_label(look)), *([("hand", hand)] if hand is not None else [])]
    named += [(kind, Text(f"button-{kind}")) for kind in ("board", "since", "undo")]
    styles, seen = {"turn": Style.primary}, {"undo": match.seq}
    made = [
        button(words.label(name), CustomId(kind, match.id, seen.get(kind)), styles.get(kind, Style.secondary))
        for kind, name in named
    ]
    return [*rows([*agree_button(words, look), *made, details_button(words, match, since)])]


def end_card(
    words: Words, look: Look, ending: Ending, story: Sequence[Chapter] = (), shot: Shot | None = None
) -> Layout:
    """The end of a match: who won and why, points by source, how it went, the seed to verify it, what may follow."""
    match = look.match
    blocks: list[Block] = [text(words.say("end-title", title=verbatim(title(words, match))))]
    blocks += [text("\n".join(part)) for part in final(words, match, ending.outcome) if part]
    turned = turning_lines(words, match, story, ending.outcome)
    if turned:
        blocks.append(text("\n".join([words.say("story-turnings"), *turned])))
    if shot is not None:
        blocks += [picture(one.name, one.alt) for one in (shot, *shot.more)]
    seed = [words.say("end-seed", seed=ending.seed), words.say("end-hash", hash=ending.seed_hash[:16])]
    turns = sum(one.seat is not None for one in story)
    blocks.append(text(_small(words, [*seed, *([words.say("end-turns", count=turns)] if turns else [])])))
    buttons = [
        button(words.tag("button-rematch"), CustomId("rematch", match.id), Style.success),
        button(words.tag("button-export"), CustomId("export", match.id)),
        button(words.tag("button-board"), CustomId("board", match.id)),
        details_button(words, match),
    ]
    return layout([*blocks, *rows(buttons)], OLIVE)


def final(words: Words, match: Match, outcome: Outcome) -> tuple[list[str], list[str]]:
    """Who won and why, and one line a seat with its score."""
    return _result(words, match, outcome), _scores(words, match, outcome.standings)


def _result(words: Words, match: Match, outcome: Outcome) -> list[str]:
    winners = [who(match.holders[seat]) for seat in outcome.winners]
    lines = [words.say("end-winners", who=winners, count=len(winners))] if winners else [words.say("end-nobody")]
    if outcome.verdict is not None and words.knows(f"{match.game}-verdict-{outcome.verdict}"):
        lines.append(words.say(f"{match.game}-verdict-{outcome.verdict}"))
    reason = words(outcome.reason)
    return [*lines, reason[:1].upper() + reason[1:]]


def _scores(words: Words, match: Match, standings: Sequence[Standing]) -> list[str]:
    """One line a seat: rank, name, total, and the points by source; what brought nothing is left out."""
    return [
        words.say(
            "end-score" if any(one.parts.values()) else "end-score-plain",
            rank=one.rank,
            who=holder_text(match.holders[one.seat]),
            score=one.score,
            parts=[
                Text("end-part", {"source": Text(part_key(match.game, source)), "points": points})
                for source, points in one.parts.items()
                if points
            ],
        )
        for one in sorted(standings, key=lambda one: (one.rank, one.seat))
    ]


def holder_text(holder: Holder) -> Text:
    """Whoever holds a seat, marked when they have left the match."""
    return Text("seat-left", {"who": who(holder)}) if holder.resigned else who(holder)
