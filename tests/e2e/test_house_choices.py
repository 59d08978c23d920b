"""House choices of several parts through controls: five families of Elysium, to the match, its export and a rematch."""

from __future__ import annotations

import json

import pytest

from bot.local.world import Payload
from bot.tables import Refused
from bot.ui.custom_id import CustomId
from rules.core.text import Wording
from tests.e2e.forging import forge
from tests.e2e.rig import Rig, control, words_of

FIVE = ["apollo", "ares", "hermes", "poseidon", "zeus"]


async def options_of(rig: Rig, match: str) -> Payload:
    """The panel of house choices, as the host sees it."""
    host = rig.people[0]
    await rig.press_kind(host, "options", match=match)
    panel = rig.panel(host)
    assert panel is not None
    return panel


def chosen(menu: Payload) -> list[str]:
    return [str(entry["value"]) for entry in menu["options"] if entry.get("default")]


async def told_on_the_card(rig: Rig, match: str, words: str) -> None:
    """Wait until the lobby card, which is edited a little later, says something."""
    await rig.until(lambda: words in words_of(rig.newest(rig.people[0], "join", match) or {"components": []}))


async def test_five_families_chosen_in_one_menu_are_those_of_the_match(rig: Rig) -> None:
    host, guest = rig.people[:2]
    match = (await rig.create(host, "elysium", 2)).id
    panel = await options_of(rig, match)
    families = control(panel, "option", option="parts.families")
    assert (families["min_values"], families["max_values"], len(families["options"])) == (5, 5, 8)
    assert chosen(families) == ["athena", "hades", "hephaestus", "poseidon", "zeus"], "those of the usual set"
    await rig.press(host, panel, families, list(reversed(FIVE)))
    panel = rig.panel(host) or {}
    assert chosen(control(panel, "option", option="parts.families")) == FIVE
    assert chosen(control(panel, "option", option="game.families")) == []
    await told_on_the_card(rig, match, "Families: Apollo, Ares, Hermes, Poseidon and Zeus")
    await rig.press_kind(guest, "options", match=match)
    assert "Families: Apollo, Ares, Hermes, Poseidon and Zeus" in words_of(rig.panel(guest) or {})
    await rig.press_kind(host, "automat", match=match)
    await rig.press_kind(host, "start", match=match)
    await rig.until(lambda: rig.newest(host, "since", match))
    look = await rig.tables.look(match, int(host))
    assert [tile.family for tile in look.view.family_tiles] == [family for family in FIVE for _ in range(2)]
    await rig.tables.resign(match, int(host), "resigned")
    assert json.loads(await rig.tables.export(match))["setup"]["options"]["families"] == ",".join(FIVE)
    again = await rig.tables.rematch(match, int(host), "Theano")
    assert again.options["families"] == ",".join(FIVE)


async def test_a_set_by_name_takes_the_place_of_five_of_choice(rig: Rig) -> None:
    host = rig.people[0]
    match = (await rig.create(host, "elysium", 2)).id
    panel = await options_of(rig, match)
    await rig.press(host, panel, control(panel, "option", option="parts.families"), FIVE)
    panel = rig.panel(host) or {}
    await rig.press(host, panel, control(panel, "option", option="game.families"), ["wasteland"])
    panel = rig.panel(host) or {}
    wasteland = ["apollo", "ares", "hades", "hermes", "poseidon"]
    assert chosen(control(panel, "option", option="parts.families")) == wasteland
    await told_on_the_card(rig, match, "Families: Wasteland (Apollo, Ares, Hades, Hermes and Poseidon)")
    await rig.press(host, panel, control(panel, "option", option="game.families"), ["random"])
    assert chosen(control(rig.panel(host) or {}, "option", option="parts.families")) == []
    await rig.press(host, panel, control(panel, "option", option="parts.families"), sorted(wasteland))
    assert (await rig.match(match)).options["families"] == "wasteland", "one name for the same five"


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        (FIVE[:4], "takes exactly 5. You have 4: apollo, ares, hermes and poseidon."),
        ([*FIVE, "hades"], "takes exactly 5. You have 6: apollo, ares, hades, hermes, poseidon and zeus."),
        ([*FIVE[:4], "kronos"], "“kronos” is not a value of the option “families”. Possible: first-game, "),
        ([*FIVE[:4], "apollo"], "“apollo” stands twice in the option “families”."),
    ],
)
async def test_forged_families_are_refused_in_words(rig: Rig, values: list[str], reason: str) -> None:
    host = rig.people[0]
    match = (await rig.create(host, "elysium", 2)).id
    panel = await options_of(rig, match)
    (told,) = await forge(rig, host, panel, str(CustomId("option", match, None, "parts.families")), values, menu=True)
    assert reason in told
    assert (await rig.match(match)).options["families"] == "first-game"
    with pytest.raises(Refused) as refused:
        await rig.tables.set_options(match, int(host), options={"families": ",".join(values)})
    assert reason in Wording()(refused.value.text)
