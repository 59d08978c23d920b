"""Shared cards and private pages: inside the limits at their worst, and what they must say."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

import rules.games
from bot.model import Chapter, Contacts, Ending, Holder, Look, Match, Told
from bot.places import thread_name
from bot.ui import limits
from bot.ui.cards import end_card, lobby_card, plain_title, retired_card, title, turn_card
from bot.ui.custom_id import CustomId, decode
from bot.ui.lists import (
    LISTED,
    board_page,
    board_text,
    help_page,
    log_page,
    match_line,
    matches,
    options_panel,
    pages,
    secret_page,
    which_page,
)
from bot.ui.pages import page
from bot.ui.panel import News, Shot, panel
from bot.ui.words import Words, verbatim
from render.games.pantheum import KINDS
from rules.core.game import GameInfo, find, games
from rules.core.options import OptionSpec
from rules.core.story import Deed
from rules.core.types import Outcome, Standing, Text
from tests.bot.ui.asked import changed, decision, ids, look, parts, payload, too_much
from tests.support.toy import Toy

assert rules.games
NASTY = "@everyone **_~|<@1>|~_** [x](y)"
LONG = [verbatim("Something long happened, and then some more of it. " * 6)] * 40
STORY = [
    Chapter(
        seat=n % 8,
        heading=Text("event-turn", {"phase": verbatim(f"Turn {n}"), "who": Text("seat", {"n": n % 8})}),
        deeds=tuple(Deed(LONG[0], highlight=n % 2 == 0) for _ in range(6)),
        before=(n,) * 8,
        after=(n + 1,) * 8,
        leader=n % 8,
        back=99,
        first=n,
        last=n + 1,
        told=tuple(Told(n, n % 8, line, n % 2 == 0, 0.0) for line in LONG[:4]),
    )
    for n in range(60)
]
SHOT = Shot("toy-board-7.png", "The board in every detail. " * 60)


def crowded(status: Any = "running") -> Match:
    holders = tuple(
        Holder(seat=n, user=100 + n, name=NASTY, waiting=True, since=1000.0 + n, dm_closed=True) for n in range(8)
    )
    return changed(look().match, holders=holders, seats=8, title="A title of some length * " * 2, status=status)


MANY = [changed(crowded("lobby"), id=f"match{n:03}") for n in range(30)]


def crowded_look(status: Any = "running") -> Look:
    match = crowded(status)
    return Look(match=match, seat=None, seq=7, view=look().view, waiting=tuple(range(8)), chosen=(1, 2))


def words() -> Words:
    return Words("en", [NASTY] * 8)


def text_of(view: Any) -> str:
    return "\n".join(
        part["content"] for part in limits.walk(payload(view)["components"]) if part["type"] == limits.TEXT
    )


def test_cards_at_their_worst_stay_inside_the_limits() -> None:
    called = {seat: 10**18 + seat for seat in range(8)}
    standings = tuple(Standing(seat, seat + 1, 99, {f"part{n}": 10 for n in range(8)}) for seat in range(8))
    ending = Ending(outcome=Outcome(LONG[0], standings, (0, 1)), seed="s" * 64, seed_hash="h" * 64, commands=5000)
    for view in (
        lobby_card(words(), crowded("lobby"), Toy.info, 99),
        lobby_card(words(), crowded("running"), Toy.info),
        lobby_card(words(), crowded("closed"), Toy.info),
        turn_card(words(), crowded_look(), STORY, called, SHOT, 10**6),
        retired_card(words(), crowded(), STORY, 10**6, 10**6 + 1),
        end_card(words(), crowded_look("over"), ending, STORY, SHOT._replace(more=(SHOT,))),
        panel(words(), crowded_look(), None, News(LONG, LONG[0]), SHOT),
        options_panel(words(), crowded("lobby"), Toy.info, True),
        secret_page(words(), crowded(), LONG, SHOT, "https://example.org/" + "x" * 80, asked=True),
        matches(words(), "Matches", ["line " * 30] * LISTED, page(MANY, 1, LISTED), "browse", MANY[:LISTED]),
        which_page(words(), MANY, 1, CustomId("which", "", None, "board 1 " + "x" * 60), CustomId("whichpage"), 0),
    ):
        assert not too_much(view)


def test_the_turn_card_calls_exactly_whom_it_is_told_to() -> None:
    shown = text_of(turn_card(words(), crowded_look(), [], {1: 555}))
    assert re.findall(r"(?<!\\)<@\d+>", shown) == ["<@555>"]


def test_the_turn_card_lists_who_is_waited_for_and_since_when() -> None:
    shown = text_of(turn_card(Words("en", ("Theano", "Kallias")), look(), [], {}))
    assert "Waiting for Theano" in shown
    assert "<t:1000:R>" in shown
    assert "Kallias" not in shown


def test_closed_direct_messages_are_said_with_the_way_round() -> None:
    assert "press My hand" in text_of(turn_card(words(), crowded_look(), [], {}))


@pytest.mark.parametrize(("game", "name"), [("toy", "My hand"), ("pantheum", "My plan"), ("storm", "My units")])
def test_a_game_names_the_button_to_its_secrets(game: str, name: str) -> None:
    seen = crowded_look()
    asked = replace(seen, match=changed(seen.match, game=game))
    card = turn_card(words(), asked, [], {})
    assert f"press {name}" in text_of(card)
    for view in (card, panel(words(), asked, None)):
        labels = [part["label"] for part in parts(view) if _kind(part) == "hand"]
        assert labels == [name]


def _kind(part: dict[str, Any]) -> str:
    meant = decode(part["custom_id"])
    assert meant is not None
    return meant.kind


def test_a_lobby_offers_what_can_be_done() -> None:
    free = changed(look().match, status="lobby", seats=3)
    off = {one.kind for one in ids(lobby_card(words(), free, Toy.info))} - _open(lobby_card(words(), free, Toy.info))
    assert off == {"start"}
    full = changed(look().match, status="lobby")
    assert {"join", "automat"}.isdisjoint(_open(lobby_card(words(), full, Toy.info)))
    assert "start" in _open(lobby_card(words(), full, Toy.info))


def test_a_lobby_says_what_is_played_and_leads_to_its_rules() -> None:
    free = changed(look().match, status="lobby", seats=3, seed_hash="f" * 64)
    shown = lobby_card(words(), free, Toy.info, shot=SHOT)
    said = text_of(shown)
    assert "A game to try everything with. The highest card leads." in said
    assert "For 2 to 3 seats. About 5 minutes." in said
    assert {"topic", "howto"} <= _open(shown)
    assert any(part["type"] == limits.GALLERY for part in limits.walk(payload(shown)["components"]))
    last = payload(shown)["components"][0]["components"][-1]
    assert last["content"].startswith("-# The shuffle is sealed: `ffff"), "the seal comes last, in small type"
    begun = lobby_card(words(), crowded("running"), Toy.info)
    assert "A game to try" not in text_of(begun)
    assert {"topic", "howto"} == _open(begun), "who plays may still want to read"


@pytest.mark.parametrize(
    ("seats", "said"), [((2,), "2 seats"), ((1,), "1 seat"), ((1, 2, 3), "1 to 3 seats"), ((2, 4), "2 and 4 seats")]
)
def test_seat_counts_in_words(seats: tuple[int, ...], said: str) -> None:
    assert words()(GameInfo("x", seats, 1).seats_text) == said


def _open(view: Any) -> set[str]:
    shown = limits.walk(payload(view)["components"])
    live = [part["custom_id"] for part in shown if part.get("custom_id") and not part.get("disabled")]
    return {one.kind for one in map(decode, live) if one is not None}


@pytest.mark.parametrize("count", [0, 1, 30, 400])
def test_long_texts_are_paged_and_every_page_is_reachable(count: int) -> None:
    told = [Told(n, 0, verbatim(f"Event {n} " + "and so on " * 10), False, 0.0) for n in range(count)]
    story, match = [Chapter(first=-1, told=tuple(told))], look().match
    seen, number = "", 0
    while True:
        view = log_page(words(), match, story, CustomId("log", match.id, None, "start"), number)
        assert not too_much(view)
        seen += text_of(view)
        ahead = [one.option for one in ids(view) if one.option == f"start.{number + 1}"]
        if not ahead or f"start.{number + 1}" not in _live(view):
            break
        number += 1
    assert all(f"Event {n} " in seen for n in range(count))
    assert not too_much(board_text(words(), look(), KINDS, [one.text for one in told], 0))


def test_the_board_leads_to_the_turn_of_whoever_is_asked_now() -> None:
    asked = look(decision("one", 3))
    for now, wanted in ((asked, 1), (look(), 0), (replace(asked, seq=asked.seq - 1), 0)):
        for view in (board_page(words(), now, KINDS, "board", SHOT), board_text(words(), now, KINDS, [], 0)):
            assert sum(one.kind == "turn" for one in ids(view)) == wanted


def _live(view: Any) -> list[str]:
    shown = limits.walk(payload(view)["components"])
    return [part["custom_id"].split(":")[-1] for part in shown if part.get("custom_id") and not part.get("disabled")]


def test_pages_keep_every_line_and_cut_none_in_two() -> None:
    lines = [f"line {n} " + "x" * (n % 50) for n in range(500)]
    assert "\n".join(pages(lines, 300)).split("\n") == lines
    assert all(len(page) <= 300 for page in pages(lines, 300))


def test_lists_say_where_it_is_your_turn() -> None:
    assert "your turn" in match_line(words(), look().match, None, 1)
    assert "waiting for" in match_line(words(), look().match, None, 2)


def test_help_names_every_command_it_links_to() -> None:
    paths = ("game create", "play", "rules", "mygames", "board", "log", "undo", "settings", "forget me")
    links = {path: f"</{path}:1>" for path in paths}
    view = help_page(words(), links, Contacts(contact="contact"), list(games()))
    shown = text_of(view)
    assert {one.option for one in ids(view)} == set(games()), "practice of every title"
    assert all(f"</{path}:1>" in shown for path in paths)


def test_titles_of_matches_are_literal_in_text_and_plain_in_menus() -> None:
    match = changed(look().match, title="*stars*")
    assert r"\*stars\*" in match_line(words(), match, None, 1)
    assert "*stars* · " in plain_title(words(), match)
    assert f"{'long ' * 11}end" in title(words(), changed(match, title="long " * 11 + "end"))
    assert Text("literal", {"text": "x"}) == verbatim("x")


def test_matches_of_one_title_are_told_apart() -> None:
    """A rematch keeps the title of the match before."""
    one, other = (changed(look().match, title="An evening", id=name) for name in ("abcd2345", "efgh2345"))
    for named in (title, plain_title):
        assert named(words(), one) != named(words(), other)
        assert "An evening" in named(words(), one)
    assert thread_name(one) != thread_name(other)


def test_repeats_are_told_once() -> None:
    lines = [verbatim(line) for line in ("a", "a", "a", "b", "a")]
    shown = text_of(panel(words(), look(), None, News(lines)))
    assert shown.startswith("a (×3)\nb\na")


def test_lines_that_find_no_room_are_counted() -> None:
    lines = [verbatim(f"line {number}") for number in range(15)]
    shown = text_of(panel(words(), look(), None, News(lines)))
    assert shown.startswith("-# … 3 lines before: /log\nline 3\n")
    assert text_of(panel(words(), look(), None, News(lines[:12]))).startswith("line 0\n")
    one_more = text_of(panel(words(), look(), None, News(lines[:13])))
    assert one_more.startswith("line 0\n"), "to say that one is left out would take its place"


def test_house_choices_are_said_once_and_only_where_they_matter() -> None:
    match, (first, *rest) = changed(look().match, status="lobby"), Toy.info.options
    solo = replace(Toy.info, options=(replace(first, seats=(99,)), *rest))
    for info, there in ((Toy.info, True), (solo, False)):
        shown = str(payload(options_panel(words(), match, info, True)))
        assert (f"game.{first.key}" in shown) == there
        assert "Seats:" not in shown
        assert "Seats:" in str(payload(options_panel(words(), match, info, False)))


GODS = OptionSpec(
    "gods", ("old", "random"), "old", parts=("pan", "eos", "nyx"), least=2, most=2, sets={"old": ("pan", "nyx")}
)
MODULES = OptionSpec("modules", (), "", parts=("sea", "sky"), most=2)


def menus_for(**options: str) -> tuple[dict[str, Any], str]:
    """The menus of house choices by the option in their id, and the lobby card."""
    info = replace(Toy.info, options=(GODS, MODULES))
    match = changed(look().match, options=options, status="lobby")
    shown = options_panel(words(), match, info, True)
    assert too_much(shown) == []
    found = {meant.option: part for part in parts(shown) if (meant := decode(part.get("custom_id", "")))}
    return found, text_of(lobby_card(words(), match, info))


def chosen_in(menu: dict[str, Any]) -> list[str]:
    return [entry["value"] for entry in menu["options"] if entry.get("default")]


def test_what_is_chosen_together_is_one_menu_beside_that_of_sets() -> None:
    menus, card = menus_for(gods="old", modules="")
    sets, own = menus["game.gods"], menus["parts.gods"]
    assert (chosen_in(sets), chosen_in(own)) == (["old"], ["pan", "nyx"])
    assert (own["min_values"], own["max_values"]) == (2, 2)
    assert [len(entry.get("description", "")) > 0 for entry in sets["options"]] == [True, False], "sets say what is in"
    assert "toy-option-gods" not in card, "as usual"
    menus, card = menus_for(gods="eos,nyx", modules="sky")
    assert (chosen_in(menus["game.gods"]), chosen_in(menus["parts.gods"])) == ([], ["eos", "nyx"])
    assert "your own choice" in menus["game.gods"]["placeholder"]
    assert "toy-option-gods-eos and toy-option-gods-nyx" in card
    menus, card = menus_for(gods="random", modules="sea,sky")
    assert (chosen_in(menus["game.gods"]), chosen_in(menus["parts.gods"])) == (["random"], [])


def test_modules_may_be_none_or_all() -> None:
    menus, _ = menus_for(gods="old", modules="sea,sky")
    assert "game.modules" not in menus, "there is no single value to choose"
    assert chosen_in(menus["parts.modules"]) == ["sea", "sky"]
    assert (menus["parts.modules"]["min_values"], menus["parts.modules"]["max_values"]) == (0, 2)


def test_none_of_what_can_be_chosen_together_has_no_menu_of_its_own() -> None:
    alone = replace(MODULES, values=("base",), default="base", sets={"base": ()})
    for several, wanted in ((alone, {"parts.modules"}), (replace(alone, values=("base", "all")), {"game.modules"})):
        match = changed(look().match, options={"modules": "base"}, status="lobby")
        shown = options_panel(words(), match, replace(Toy.info, options=(several,)), True)
        offered = {meant.option for part in parts(shown) if (meant := decode(part.get("custom_id", "")))}
        assert offered & {"game.modules", "parts.modules"} == wanted | {"parts.modules"}


@pytest.mark.parametrize("key", list(games()))
def test_house_choices_of_every_title_fit_their_panel(key: str) -> None:
    info = find(key).info
    for seats in info.seats:
        match = changed(look().match, game=key, options=info.chosen({}), seats=seats, status="lobby")
        shown = options_panel(words(), match, info, True)
        assert too_much(shown) == []
        here = [spec for spec in info.options if seats in (spec.seats or info.seats)]
        wanted = [spec.key for spec in here if spec.open_with(info.chosen({}))]
        offered = {meant.option for part in parts(shown) if (meant := decode(part.get("custom_id", "")))}
        assert all({f"game.{name}", f"parts.{name}"} & offered for name in wanted if name != "cards")
