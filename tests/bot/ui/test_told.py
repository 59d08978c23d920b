"""What cards, lists and panels tell: results in words, no way back, who has left, whose doing a question is."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import rules.games
from bot.model import Ending, Holder, Look, Match, Place
from bot.ui import limits
from bot.ui.build import Layout
from bot.ui.cards import end_card, lobby_card, seat_names, turn_card
from bot.ui.controls import Question
from bot.ui.custom_id import CustomId
from bot.ui.lists import match_line, secret_page, status_page, view_menu, views
from bot.ui.panel import Shot, hand_name, panel
from bot.ui.words import Words, verbatim
from rules.core.types import AnyDecision, ChooseOne, Option, Outcome, Standing, Text
from tests.bot.ui.asked import changed, ids, look, payload
from tests.support.toy import Toy

assert rules.games
SAY = Words("en", ("Theano", "Kallias"))
SHOT = Shot("seat.png", "a seat")
NO_WAY_BACK = "nothing you have done so far can be taken back"


def text_of(view: Layout) -> str:
    shown = limits.walk(payload(view)["components"])
    return "\n".join(part["content"] for part in shown if part["type"] == limits.TEXT)


def labels(view: Layout) -> list[str]:
    return [str(part["label"]) for part in limits.walk(payload(view)["components"]) if part.get("label")]


def left(seen: Look, seat: int) -> Look:
    """The same look after a seat has left."""
    holders = tuple(replace(one, resigned=one.seat == seat) for one in seen.match.holders)
    return replace(seen, match=changed(seen.match, holders=holders))


def of_game(game: str, **fields: Any) -> Match:
    return changed(look().match, game=game, **fields)


# --- the end


def ended(*standings: Standing, game: str = "elysium", seen: Look | None = None) -> str:
    seen = seen or look(status="over")
    seen = replace(seen, match=changed(seen.match, game=game, status="over"))
    outcome = Outcome(Text("elysium-end-alone", {"seat": verbatim("Kallias")}), standings, (1,))
    return text_of(end_card(SAY, seen, Ending(outcome=outcome, seed="s", seed_hash="h", commands=9)))


def test_a_result_names_what_points_are_for_and_leaves_out_what_brought_none() -> None:
    shown = ended(
        Standing(1, 1, 30, {"tokens": 24, "chronos": 0, "family_legends": 6}), Standing(0, 2, 0, {"tokens": 0})
    )
    assert "(tokens 24 and Family Legends 6)" in shown
    assert "elysium-" not in shown
    assert "Chronos" not in shown
    assert "Theano: **0**" in shown.replace("**2.** ", "")
    assert "()" not in shown


def test_a_result_marks_who_left() -> None:
    shown = ended(Standing(1, 1, 5), Standing(0, 2, 9), seen=left(look(status="over"), 0))
    assert "Theano *(left)*: **9**" in shown
    assert "Kallias: **5**" in shown


def test_the_lobby_card_of_a_match_that_ended_tells_the_result_and_leads_to_it() -> None:
    match = changed(look().match, status="over", place=Place(1, 10, 77))
    outcome = Outcome(verbatim("so it ended"), (), (1,))
    shown = text_of(lobby_card(SAY, match, Toy.info, 0, outcome))
    assert "Kallias won" in shown
    assert "[its thread](https://discord.com/channels/1/77)" in shown
    assert "has begun" not in shown
    assert "nobody won" in text_of(lobby_card(SAY, match, Toy.info, 0, Outcome(verbatim("x"))))
    assert "has begun" in text_of(lobby_card(SAY, changed(match, status="running"), Toy.info))


# --- no way back


def held(hint: Text | None, count: int, **more: Any) -> str:
    options = tuple(Option(f"o{n}", verbatim(f"Do {n}"), hint=hint, irreversible=True) for n in range(count))
    asked = ChooseOne(id=1, seat=0, kind="test", prompt=verbatim("What?"), options=options)
    return text_of(panel(SAY, look(asked), Question("abcd1234", asked, held="o0", **more)))


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("hint", [None, verbatim("Costs 2 Gold.")])
def test_what_cannot_be_taken_back_says_so_before_the_press_for_it(hint: Text | None, count: int) -> None:
    shown = held(hint, count)
    assert NO_WAY_BACK in shown
    assert shown.count("Costs 2 Gold.") == (hint is not None)
    assert NO_WAY_BACK in held(hint, count, notes={"o0": verbatim("A card that does much.")})


# --- calls


def calling(turn: int | None, prompts: dict[int, Text], called: dict[int, int]) -> str:
    seen = replace(look(), waiting=(0, 1), turn=turn, prompts=prompts)
    return text_of(turn_card(SAY, seen, [], called))


def test_who_is_asked_in_the_turn_of_another_is_not_told_that_it_is_theirs() -> None:
    shown = calling(1, {}, {0: 501})
    assert "<@501>, one question for you in the turn of Kallias." in shown
    assert "your turn" not in shown


def test_a_call_quotes_the_first_line_of_a_question_that_everybody_may_read() -> None:
    shown = calling(1, {0: verbatim("Sirens: which card?\nMore of it."), 1: verbatim("not asked for")}, {0: 501})
    assert "> Sirens: which card?" in shown
    assert "More of it" not in shown
    assert "not asked for" not in shown
    assert len(calling(1, {0: verbatim("long " * 900)}, {0: 501})) < 600


def test_a_call_to_several_tells_each_what_it_is() -> None:
    shown = calling(1, {}, {0: 501, 1: 502})
    assert "<@502>, it is your turn." in shown
    assert "<@501>, one question for you" in shown
    for turn in (0, None):
        assert "<@501>, it is your turn." in calling(turn, {}, {0: 501})


def test_times_read_as_english_whatever_discord_makes_of_them() -> None:
    """It shows `2 seconds ago` or `now`."""
    assert "Asked <t:1000:R>" in calling(None, {}, {})


# --- who has left


def test_the_panel_of_who_has_left_says_so_and_offers_no_turn() -> None:
    shown = panel(SAY, left(look(), 0), None)
    assert "You have left this match" in text_of(shown)
    assert "your turn" not in text_of(shown)
    assert "turn" not in {one.kind for one in ids(shown)}


# --- lists


def test_lists_say_how_a_match_ended() -> None:
    over, outcome = changed(look().match, status="over"), Outcome(verbatim("x"), (), (0, 1))
    assert "Theano and Kallias won" in match_line(SAY, over, None, 1, outcome)
    for status in ("over", "closed"):
        shown = match_line(SAY, changed(look().match, status=status), None, 1)
        assert "nothing" not in shown
        assert "your turn" not in shown


def test_status_tells_the_round_every_seat_its_points_and_since_when_play_waits() -> None:
    seen = left(replace(look(), tally={0: verbatim("12 points")}), 1)
    shown = text_of(status_page(SAY, seen, "LINE", [verbatim("Round 3.")]))
    assert "Round 3." in shown
    assert "Theano: 12 points **← asked now**" in shown
    assert "Kallias *(left)*" in shown
    assert "Asked <t:1000:R>" in shown


def test_status_of_a_match_that_ended_tells_the_result() -> None:
    seen = replace(look(status="over"), outcome=Outcome(verbatim("it was late"), (Standing(0, 1, 8),), (0,)))
    shown = text_of(status_page(SAY, seen, "LINE", []))
    assert "Theano wins" in shown
    assert "**8**" in shown
    assert "asked" not in shown.lower()


# --- pictures by the game's own names


def test_pictures_are_called_as_the_game_calls_them() -> None:
    kinds = ("board", "seat", "market", "oracle", "crop", "card")
    assert ("The Agora", "market") in views(SAY, "elysium", kinds)
    assert ("The market", "market") in views(SAY, "pantheum", kinds)
    assert [kind for _, kind in views(SAY, "elysium", kinds)] == ["board", "market", "oracle", "text"]
    menu = view_menu(SAY, of_game("elysium"), kinds, "board").to_component_dict()["components"][0]
    assert "The Agora" in [option["label"] for option in menu["options"]]


def asking(game: str, kind: str) -> Layout:
    asked: AnyDecision = ChooseOne(
        id=1, seat=0, kind=kind, prompt=verbatim("What?"), options=(Option("a", verbatim("A")),)
    )
    seen = look(asked)
    return panel(SAY, replace(seen, match=of_game(game)), Question("abcd1234", asked))


def test_what_is_on_offer_is_one_press_away_with_all_it_says() -> None:
    assert CustomId("board", "abcd1234", None, "market") in ids(asking("elysium", "turn"))
    assert "The Agora" in labels(asking("elysium", "turn"))
    assert [one.option for one in ids(asking("elysium", "dismiss")) if one.kind == "board"] == [""]
    assert "The market" in labels(asking("pantheum", "recruit"))


# --- one's own things


def test_games_without_secrets_have_no_button_to_them_unless_it_leads_to_something(monkeypatch: Any) -> None:
    assert hand_name(SAY, "elysium") == Text("elysium-button-hand")
    assert "My seat" in labels(asking("elysium", "turn"))
    open_game = Toy()
    open_game.info = replace(Toy.info, open=True)
    monkeypatch.setattr("bot.ui.panel.games", lambda: {"toy": open_game})
    assert hand_name(SAY, "toy") is None
    for view in (panel(SAY, look(), None), turn_card(SAY, look(), [], {})):
        assert "hand" not in {one.kind for one in ids(view)}


def test_a_seat_without_secrets_is_shown_without_a_word_about_secrets() -> None:
    shown = text_of(secret_page(SAY, look().match, [], SHOT, asked=False))
    assert "secret" not in shown
    assert "Your seat" in shown
    assert "Nothing is secret" in text_of(secret_page(SAY, look().match, [], None, asked=False))
    assert "For your eyes only" in text_of(secret_page(SAY, look().match, [verbatim("x")], SHOT, asked=False))


@pytest.mark.parametrize("asked", [True, False])
def test_take_turn_is_offered_only_to_who_is_asked(asked: bool) -> None:
    for shot in (SHOT, None):
        page = secret_page(SAY, look().match, [verbatim("x")], shot, asked=asked)
        assert ("turn" in {one.kind for one in ids(page)}) == asked


def test_an_automat_is_called_by_the_number_it_came_with() -> None:
    match = changed(
        look().match, holders=(Holder(seat=0, automat="steady", name="2"), Holder(seat=1, automat="steady"))
    )
    assert seat_names(SAY, match) == ["Steady 2", "Steady 2"]
