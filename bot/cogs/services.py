"""What the handlers work with, and the steps they share: find the match, see it, show a panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from bot.cogs.answer import Answer, Interaction
from bot.cogs.panels import Panels
from bot.cogs.rights import lacking
from bot.model import Look, Match, MatchId, Purpose
from bot.names import visible
from bot.tables import Tables
from bot.tables.ahead import ONWARD, THEN
from bot.tables.errors import NotSeated, Refused
from bot.ui.build import Layout
from bot.ui.cards import game_name, seat_names
from bot.ui.controls import Question, only_final
from bot.ui.lists import match_line
from bot.ui.pages import START, Spot
from bot.ui.panel import QUIET, News, Shot, panel
from bot.ui.pictures import Painter, of_question, request
from bot.ui.together import together
from bot.ui.words import Words
from render.kinds import AnyKind
from rules.core.errors import Rejected
from rules.core.game import Component, Game
from rules.core.game import games as registered
from rules.core.types import Amount, AnyDecision, Choice, ChooseOne, Confirm, Option, Text


class Services(NamedTuple):
    """The use cases and the painter."""

    tables: Tables
    painter: Painter
    games: Callable[[], Mapping[str, Game[Any, Any]]] = registered
    panels: Panels | None = None
    """What closes panels that others make out of date."""

    def game(self, key: str) -> Game[Any, Any]:
        """A title by key; raises Refused naming those there are."""
        known = self.games()
        if key not in known:
            names = [game_name(Words(), one) for one in known]
            raise Refused(Text("rejected-game", {"name": key[:60], "known": names}))
        return known[key]

    def played(self, match: Match) -> Game[Any, Any]:
        """The title of a match with its content pack; raises Refused when that is not there any more."""
        try:
            return self.game(match.game).played(match.options)
        except Rejected as error:
            raise Refused(error.text) from None

    def titled(self, typed: str) -> Game[Any, Any]:
        """A title by its key or its name in full; raises Refused."""
        words, wanted = Words(), typed.strip().casefold()
        named = (key for key in self.games() if wanted == words.label(game_name(words, key)).casefold())
        return self.game(next(named, wanted))

    def spoken_of(self, title: str | None, here: Match | None) -> tuple[Game[Any, Any], MatchId]:
        """The title named, else that of the match here; as the match here plays it, when it is the same."""
        games = self.games()
        named = self.titled(title) if title else games[here.game if here is not None else next(iter(games))]
        if here is None or here.game != named.info.key:
            return named, ""
        return self.played(here), here.id

    def kinds(self, look: Look) -> Sequence[AnyKind]:
        """Which pictures there are of what a viewer sees."""
        return self.painter.kinds(look.view) if look.view is not None else ()


def worded(answer: Answer, match: Match) -> Words:
    """The reader's language with the names of the match's seats."""
    return Words(answer.words.locale, seat_names(answer.words, match))


async def listed(services: Services, answer: Answer, match: Match) -> str:
    """A match as a line of a list, with a link to where it stands."""
    purpose: Purpose = "lobby" if match.status == "lobby" else "end" if match.status == "over" else "card"
    link, outcome = await services.tables.newest(match.id, purpose), await services.tables.outcome(match)
    return match_line(worded(answer, match), match, link, answer.user, outcome)


async def seated(services: Services, match: MatchId, answer: Answer) -> Look:
    """What the person sees from their seat; refused for strangers."""
    look = await services.tables.look(match, answer.user)
    answer.words = worded(answer, look.match)
    if look.seat is None and look.waiting:
        raise Refused(Text("refused-stranger", {"seat": [Text("seat", {"n": seat}) for seat in look.waiting]}))
    if look.seat is None:
        raise NotSeated
    return look


async def question(
    services: Services,
    answer: Answer,
    look: Look,
    decision: int | None = None,
    at: Spot = START,
    held: str | None = None,
) -> Question | None:
    """The question to show: the one named if it stands, else the first that play waits for; with its draft."""
    asked = _asked(look, decision)
    if asked is None:
        return None
    # What one press answers has no draft.
    drawn_up = not isinstance(asked, ChooseOne | Confirm | Amount)
    kept = await services.tables.draft(look.match.id, answer.user) if drawn_up else None
    draft = kept.body if kept is not None and kept.decision == asked.id else None
    if asked.id != decision:
        at, held = START, None
    held = held or only_final(asked)
    game = services.played(look.match)
    notes = {} if asked.kind in game.info.noteless else card_notes(asked, what_cards_do(game))
    lesson = await services.tables.lesson(look.match, answer.user, asked.kind)
    back = await services.tables.way_back(look.match.id, answer.user, asked.id)
    outlook = tuple(game.outlook(look.view, asked)) if look.view is not None else ()
    q = Question(
        look.match.id, asked, at, held, _choice(draft), notes, game.info.numbered, lesson, outlook, back=back,
        cards=bool(cards_named(asked, game)),
    )  # fmt: skip
    if lesson is not None and lesson.on:
        return q  # Whoever is being taught meets the parts of a move one by one, each with its lesson.
    whole = together(q, await services.tables.ways(look.match.id, answer.user, asked.id))
    if whole is q or asked.kind in game.info.noteless:
        return whole
    said = {**card_notes(whole.decision, what_cards_do(game)), **whole.notes}
    # What a card does is said once, beside the first of the ways with it, or the one that is held back.
    shown = {*_first_each(said), whole.held}
    return whole._replace(notes={key: note for key, note in said.items() if key in shown})


@lru_cache(64)
def _cards_by_name(game: Game[Any, Any]) -> Mapping[str, Component]:
    """The cards and pieces of a title by id, and by the key of a name that only one has."""
    cards = game.components()
    return {card.name.key: card for card in cards if not card.name.args} | {card.id: card for card in cards}


def cards_named(decision: AnyDecision, game: Game[Any, Any]) -> list[Component]:
    """The cards and pieces that the options of a question refer to (`unit:zeus`) or name, each once."""
    there, found = _cards_by_name(game), dict[str, Component]()
    for option in decision.options:
        card = option.label.args.get("card")
        keys = ((option.ref or "").partition(":")[2].partition("/")[0], card.key if isinstance(card, Text) else "")
        found |= {there[key].id: there[key] for key in keys if key in there}
    return list(found.values())


@lru_cache(64)
def what_cards_do(game: Game[Any, Any]) -> Mapping[str, Text]:
    """What each card of a title does, by `kind:id` and by the key of its name; gathered once for many matches."""
    cards = game.components()
    by_name = {card.name.key: card.text for card in cards if not card.name.args}
    return by_name | {f"{card.kind}:{card.id}": card.text for card in cards}


def card_notes(decision: AnyDecision, does: Mapping[str, Text]) -> dict[str, Text]:
    """What the cards that a decision offers do, by option key; a hint that says so already is not repeated."""
    offered = [(option, _deed(option, does)) for option in decision.options]
    return {option.key: said for option, said in offered if said is not None and said != option.hint}


def _first_each(said: Mapping[str, Text]) -> list[str]:
    """The first key of each text."""
    notes = list(said.values())
    return [key for at, key in enumerate(said) if notes[at] not in notes[:at]]


def _deed(option: Option, does: Mapping[str, Text]) -> Text | None:
    """What the card does that an option refers to (`card:zeus-1-hebe/2`, the second copy), or else names."""
    shown = (option.ref or "").partition("/")[0]
    label = option.label
    while label.key in (THEN, ONWARD) and isinstance(then := label.args["then"], Text):
        label = then
    card = label.args.get("card")
    named = card if isinstance(card, Text) else label
    return does.get(shown) or does.get(named.key)


def _asked(look: Look, decision: int | None) -> AnyDecision | None:
    named = [one for one in look.decisions if one.id == decision]
    waiting = [one for one in look.decisions if not one.optional]
    return next(iter([*named, *waiting, *look.decisions]), None)


def _choice(body: object) -> Choice | None:
    if isinstance(body, list):
        return [str(key) for key in body]
    if isinstance(body, dict):
        return {str(key): number for key, number in body.items() if isinstance(number, int)}
    return None


async def show_panel(services: Services, answer: Answer, look: Look, q: Question | None, news: News = QUIET) -> None:
    """Show a person's panel, with its picture."""
    words = worded(answer, look.match)
    if answer.itx.guild_id is not None:
        names = lacking(answer.itx, look.match.place)
        news = news._replace(lacking=[Text(f"permission-{name}") for name in names])
    wanted = of_question(words, look, q) if q is not None else request(words, look)
    if wanted is not None:
        wanted = msgspec.structs.replace(wanted, kind=services.painter.best(wanted))

    def draw(shot: Shot | None) -> Layout:
        return panel(words, look, q, news, shot, services.kinds(look))

    await answer.show(draw, services.painter.picture(wanted) if wanted is not None else None)
    if services.panels is not None:
        services.panels.shown(answer, look)


def called(itx: Interaction) -> str:
    """What a person is called here; the account's own name, which can always be read, where that shows nothing."""
    return itx.user.display_name if visible(itx.user.display_name) else itx.user.name


async def match_named(services: Services, answer: Answer, named: str) -> MatchId:
    """The match of that id; raises Unknown also for one that the person may not know of."""
    return (await services.tables.visible(named.strip().lower(), answer.user, answer.itx.channel_id)).id
