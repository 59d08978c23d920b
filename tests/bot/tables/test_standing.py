"""What everybody may know of a running match beside its view, who leaves, what ended, what automats are called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

import rules.games
from bot.model import Holder, Look, Match
from bot.tables import Refused
from bot.tables.company import automat_name
from bot.ui.cards import seat_names, who
from bot.ui.words import Words
from rules.core.game import Component
from rules.core.text import Wording
from rules.core.types import Seat, Text, View, seat_text
from tests.support.tables import PEOPLE, Table, opened
from tests.support.toy import Toy, ToyView

ADA, BO, CY, STRANGER = PEOPLE
GAMES = Path(rules.games.__file__).parent


class Told(Toy):
    """The toy game, telling whose turn it is and how many points each seat has."""

    def turn(self, view: View) -> Seat | None:
        return 0

    def tally(self, view: View) -> dict[Seat, Text]:
        assert isinstance(view, ToyView)
        return {seat: Text("toy-tally", {"seat": seat_text(seat)}) for seat in range(view.seats)}


async def looks(folder: Path) -> list[Look]:
    """What spectators see of a match from its sealed first question to its end."""
    table = await opened(folder, Told())
    try:
        match = await table.running(2)
        found = [await table.tables.look(match, None)]
        while found[-1].match.status == "running":
            await table.move(match)
            found.append(await table.tables.look(match, None))
        return found
    finally:
        await table.close()


async def test_public_questions_are_quoted_and_others_are_not(tmp_path: Path) -> None:
    seen = await looks(tmp_path)
    assert seen[0].waiting == (0, 1)
    assert {seat: text.key for seat, text in seen[0].prompts.items()} == {0: "toy-bid-prompt", 1: "toy-bid-prompt"}, (
        "of a sealed question that says so, the prompt alone"
    )
    quoted = [look.prompts for look in seen if look.prompts]
    assert {text.key for prompts in quoted for text in prompts.values()} == {"toy-bid-prompt", "toy-act-prompt"}
    assert len(quoted) < len([look for look in seen if look.waiting]), "others stay with whom they are put to"
    assert all(set(look.prompts) <= set(look.waiting) for look in seen)


async def test_a_look_tells_turn_and_points_while_the_match_runs(tmp_path: Path) -> None:
    *running, over = await looks(tmp_path)
    assert {look.turn for look in running} == {0}
    assert all(set(look.tally) == {0, 1} for look in running)
    assert over.match.status == "over"


async def test_leaving_says_beforehand_whether_the_match_ends_by_it(table: Table) -> None:
    match = await table.running(3)
    assert not await table.tables.resigning_ends(match, ADA)
    await table.tables.resign(match, ADA, table.press())
    assert await table.tables.resigning_ends(match, BO)
    for user in (ADA, STRANGER):
        with pytest.raises(Refused):
            await table.tables.resigning_ends(match, user)
    assert (await table.tables.match(match)).status == "running"


async def test_what_ended_lately_is_listed_also_for_who_left(table: Table) -> None:
    matches = [await table.running(2) for _ in range(3)]
    assert await table.tables.ended(ADA) == []
    for match in matches:
        table.clock.time += 1
        await table.tables.resign(match, ADA, table.press())
    ended = await table.tables.ended(ADA)
    assert [match.id for match in ended] == matches[::-1]
    outcomes = [await table.tables.outcome(match) for match in ended]
    assert [outcome.winners for outcome in outcomes if outcome] == [(match.seat_of(BO),) for match in ended]
    assert await table.tables.ended(STRANGER) == []


async def test_the_end_is_told_on_the_lobby_card_too(table: Table) -> None:
    match = await table.running(2)
    await table.outbox.flush()
    before = len(table.messages.of("lobby"))
    table.clock.time += 60
    await table.tables.resign(match, ADA, table.press())
    await table.outbox.flush()
    table.clock.time += 60
    await table.outbox.flush()
    assert len(table.messages.of("lobby")) == before + 1


async def test_automats_keep_their_names_when_seats_are_shuffled_and_in_a_rematch(table: Table) -> None:
    def named(match: Match) -> list[str]:
        return sorted(seat_names(Words(), match))

    lobby = await table.lobby(1, 2)
    names = named(lobby)
    assert len(set(names)) == 3
    assert [name.endswith(" (auto)") for name in names].count(True) == 2
    await table.tables.start(lobby.id, ADA)
    assert named(await table.tables.match(lobby.id)) == names
    shuffled = (await table.tables.match(lobby.id)).holders
    assert [one.name for one in shuffled] != [one.name for one in lobby.holders], "else nothing is shown by this"
    await table.finish(lobby.id)
    assert named(await table.tables.rematch(lobby.id, ADA, "P0")) == names


async def test_no_two_automats_share_a_name(table: Table) -> None:
    """Nor does one get the name of somebody at the table."""
    lobby = await table.lobby(2)
    await table.tables.set_options(lobby.id, ADA, seats=3)
    await table.tables.add_automat(lobby.id, ADA)
    await table.tables.leave(lobby.id, BO)
    found = await table.tables.add_automat(lobby.id, ADA)
    first, second = (one.name for one in found.holders if one.automat)
    assert first != second
    namesake = structs.replace(found, holders=(Holder(seat=0, user=ADA, name=first.upper()),))
    assert automat_name(namesake, Toy()) != first


def test_an_automat_is_never_called_like_a_card_of_its_game() -> None:
    lobby = Match(id="abcd1234", game="toy", rules_version=1, options={}, seats=3, holders=(), host=1)
    usual = automat_name(lobby, Toy())
    assert automat_name(lobby, Toy()) == usual

    class Named(Toy):
        def components(self) -> list[Component]:
            return [Component("x", "card", Text("literal", {"text": usual.upper()}), Text("toy-title"))]

    assert automat_name(lobby, Named()) != usual


def test_no_name_of_an_automat_is_a_word_of_a_game() -> None:
    names = Wording().say("automat-names").split(", ")
    assert len(set(names)) == len(names) >= 40
    assert all(len(name) <= 9 for name in names)
    catalogues = "".join(
        (path / "texts" / "en.ftl").read_text("utf-8")
        for path in GAMES.iterdir()
        if path.is_dir() and (path / "texts").is_dir()
    )
    assert [name for name in names if re.search(rf"\b{name}\b", catalogues)] == []
    assert "Hades" in catalogues


def test_automats_of_older_matches_keep_their_numbers() -> None:
    old = Holder(seat=1, automat="steady", name="3")
    assert Words().label(who(old)) == "Steady 3"
    assert Words().label(who(Holder(seat=1, automat="steady"))) == "Steady 2"
