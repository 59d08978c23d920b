"""`/game create`: asked for how many where it is not said, with house choices typed, and the form for the rest."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.world import Payload
from bot.ui.custom_id import CustomId
from tests.e2e.forging import forge
from tests.e2e.rig import Rig, control, controls, meaning, offers, words_of
from tests.e2e.test_commands import suggestions, told


def labels(message: Payload | None, kind: str) -> list[str]:
    return [str(part["label"]) for part in controls(message or {}) if meaning(part).kind == kind]


async def opened(rig: Rig, uid: str) -> list[Any]:
    """The tables that a person has opened and not closed."""
    return [match for match in await rig.tables.mine(int(uid)) if match.status == "lobby"]


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        ("pantheum", ["1 seat", "2 seats", "3 seats", "4 seats"]),
        ("elysium", ["2 seats", "3 seats", "4 seats"]),
        ("hybris", ["1 seat (Modules: Chronos)", "2 seats", "3 seats", "4 seats"]),
    ],
)
async def test_without_players_only_the_counts_of_the_title_are_offered(rig: Rig, game: str, counts: list[str]) -> None:
    host = rig.people[0]
    await rig.run(host, "game create", title=game, name="Evening")
    panel = rig.panel(host) or {}
    assert labels(panel, "seats") == counts
    assert await opened(rig, host) == []
    wanted = next(part for part in controls(panel) if part.get("label") == counts[-1])
    await rig.press(host, panel, wanted)
    (match,) = await opened(rig, host)
    assert (match.game, match.seats, match.title) == (game, 4, "Evening")
    assert "is set in" in told(rig, host)
    assert {meaning(part).kind for part in controls(rig.panel(host) or {})} >= {"option"}, "the form for the rest"
    await rig.until(lambda: any(offers(m, "join", match.id) for m in rig.messages(host, rig.channel)))


async def test_a_count_that_takes_a_house_choice_comes_with_it(rig: Rig) -> None:
    host = rig.people[0]
    suggested = [
        str(one["value"])
        for one in await suggestions(rig, host, "game create", "options", title="hybris", options="chron")
    ]
    assert suggested[0] == "modules=chronos"
    await rig.run(host, "game create", title="hybris", options="modules=hermes")
    panel = rig.panel(host) or {}
    assert labels(panel, "seats")[0] == "1 seat (Modules: Hermes and Chronos)"
    await rig.press(host, panel, next(part for part in controls(panel) if meaning(part).kind == "seats"))
    (match,) = await opened(rig, host)
    assert (match.seats, match.options["modules"]) == (1, "hermes,chronos")


async def test_the_form_goes_when_the_match_begins(rig: Rig) -> None:
    """With everybody who has it open; a press that comes late is told so in its place."""
    host, guest = rig.people[:2]
    await rig.run(host, "game create", title="pantheum", players=2)
    (match,) = await opened(rig, host)
    await rig.press_kind(guest, "join", match=match.id)
    await rig.press_kind(guest, "options", match=match.id)
    panels = {uid: rig.panel(uid) or {} for uid in (host, guest)}
    kept = {**panels[host], "components": panels[host]["components"]}
    await rig.press_kind(guest, "start", match=match.id)
    for uid, panel in panels.items():
        shown = rig.standin.world.messages[str(panel["id"])]
        assert "The match has begun" in words_of(shown), uid
        assert controls(shown) == []
    rig.standin.world.messages[str(kept["id"])]["components"] = kept["components"]
    await rig.press(host, kept, control(kept, "option"), ["4"])
    assert controls(rig.standin.world.messages[str(kept["id"])]) == []
    assert (await rig.match(match.id)).seats == 2


async def test_a_title_with_one_count_asks_for_none(rig: Rig) -> None:
    host = rig.people[0]
    await rig.run(host, "game create", title="Storm over Olympus")
    (match,) = await opened(rig, host)
    assert (match.game, match.seats) == ("storm", 2)


@pytest.mark.parametrize(
    ("game", "players", "reason"),
    [
        ("storm", 3, "This game is for 2 seats, no other number."),
        ("elysium", 1, "This game is for 2 to 4 seats, no other number."),
        ("pantheum", 12, "This game is for 1 to 4 seats, no other number."),
        ("pantheum", -1, "This game is for 1 to 4 seats, no other number."),
        ("pantheum", 10**15, "This game is for 1 to 4 seats, no other number."),
    ],
)
async def test_an_impossible_count_is_told_what_is_possible(rig: Rig, game: str, players: int, reason: str) -> None:
    host = rig.people[0]
    await rig.run(host, "game create", title=game, players=players)
    assert reason in told(rig, host)
    assert await opened(rig, host) == []


async def test_a_count_pressed_twice_opens_one_table_and_no_foreign_one(rig: Rig) -> None:
    host, other = rig.people[:2]
    await rig.run(host, "game create", title="elysium")
    first = rig.panel(host) or {}
    await rig.run(host, "game create", title="pantheum")
    second = rig.panel(host) or {}
    await rig.press(host, first, controls(first)[0])
    assert "answered already" in told(rig, host)
    pressed = str(control(second, "seats")["custom_id"])
    await rig.run(other, "help")
    await forge(rig, other, rig.panel(other) or {}, pressed)
    assert await opened(rig, other) == []
    await forge(rig, host, second, pressed[:-1] + "9")
    assert await opened(rig, host) == []
    await rig.press(host, second, control(second, "seats"))
    await forge(rig, host, second, pressed)
    assert [match.game for match in await opened(rig, host)] == ["pantheum"]
    assert (await rig.tables.user(int(host))).opening is None


async def test_what_is_being_opened_is_kept_over_a_restart_and_forgotten_on_request(rig: Rig) -> None:
    host = rig.people[0]
    await rig.run(host, "game create", title="elysium", options="families=wasteland; pediment=b")
    panel = rig.panel(host) or {}
    await rig.stop_bot()
    await rig.start_bot()
    await rig.press(host, panel, control(panel, "seats"))
    (match,) = await opened(rig, host)
    assert (match.options["families"], match.options["pediment"]) == ("wasteland", "B")
    await rig.run(host, "game create", title="elysium")
    await rig.tables.forget(int(host))
    panel = rig.panel(host) or {}
    await rig.press(host, panel, control(panel, "seats"))
    assert len(await opened(rig, host)) == 1


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("speed=fast", "This game has no option “speed”. Possible: refill, turn-limit and blight-limit."),
        ("refill=seldom", "“seldom” is not a value of the option “refill”. Possible: below-four and always."),
        ("refill", "“” is not a value of the option “refill”. Possible: below-four and always."),
        ("\u202e;;=", "This game has no option “”"),
    ],
)
async def test_typed_options_are_refused_with_what_is_possible(rig: Rig, typed: str, reason: str) -> None:
    host = rig.people[0]
    await rig.run(host, "game create", title="pantheum", players=2, options=typed)
    assert reason in told(rig, host).replace("\\", "")
    assert await opened(rig, host) == []


async def test_house_choices_are_suggested_one_after_the_other(rig: Rig) -> None:
    host = rig.people[0]

    async def offered(typed: str, title: str = "pantheum") -> list[str]:
        found = await suggestions(rig, host, "game create", "options", title=title, options=typed)
        return [str(one["value"]) for one in found]

    assert await offered("") == [
        "refill=below-four", "refill=always", "turn-limit=none", "turn-limit=60", "blight-limit=none",
        "blight-limit=supply",
    ]  # fmt: skip
    assert await offered("always") == ["refill=always"]
    assert await offered("refill=always; limit=60") == ["refill=always; turn-limit=60"]
    assert await offered("", title="nonsense") == []
    await rig.run(host, "game create", title="pantheum", players=2, options="refill=always; turn-limit=60")
    (match,) = await opened(rig, host)
    assert (match.options["refill"], match.options["turn-limit"]) == ("always", 60)
    card = await rig.until(lambda: rig.newest(host, "options", match.id))
    assert "60" in words_of(card)


async def test_a_custom_id_of_seats_fits() -> None:
    assert str(CustomId("seats", "", None, f"{2**63}.4"))
