"""Against Chronos at a table: a match alone to its end, a proposal across a restart and a leaver, each called once."""

from __future__ import annotations

from rules.core.types import AnyDecision, Choice
from rules.games.hybris.view import HybrisView
from tests.e2e.people import Person, play_out
from tests.e2e.rig import Rig, control, words_of
from tests.e2e.test_council import calls, card
from tests.e2e.test_hybris import view_of
from tests.e2e.test_hybris_table import until
from tests.e2e.test_whole_match import begin, exported

CHRONOS = "modules=chronos"


def passing(decision: AnyDecision, view: HybrisView) -> Choice | None:
    """Pass at once; so the Concepts without a token come to Chronos's turn."""
    keys = [option.key for option in decision.options]
    return next((key for key in ("pass", "none", "end") if key in keys), None)


async def test_one_plays_alone_against_chronos_to_the_end(rig: Rig) -> None:
    match = await begin(rig, "hybris", 1, options=CHRONOS)
    person = Person(rig, rig.people[0], hurry=True)
    await play_out(rig, match, [person])
    shown = await rig.until(lambda: rig.newest(person.uid, "rematch"))
    assert "Chronos" in words_of(shown)
    await exported(rig, match, "hybris")


async def test_a_proposal_stands_across_a_restart_and_a_leaver_leaves_it_to_the_others(rig: Rig) -> None:
    match = await begin(rig, "hybris", 3, options=CHRONOS)
    await until(rig, match, "council", passing)
    found = await rig.match(match)
    first, second, third = (uid for uid in rig.people[:3] if found.seat_of(int(uid)) in found.waiting)
    decision = (await rig.tables.look(match, int(first))).decisions[0]
    await rig.tables.answer(match, int(first), decision.id, decision.options[0].key, "proposes")
    before = await card(rig, match)
    assert "2 of 3 must agree" in words_of(before)
    called = [calls(rig).count(uid) for uid in (first, second, third)]
    await rig.stop_bot()
    await rig.start_bot()
    shown = await card(rig, match)
    assert words_of(shown) == words_of(before)
    await rig.tables.resign(match, int(third), "leaves")
    shown = await card(rig, match)
    assert "2 of 2 must agree" in words_of(shown)
    assert [calls(rig).count(uid) for uid in (first, second)] == called[:2], "nobody is called twice for it"
    council = (await view_of(rig, match, first)).council
    await rig.press(second, shown, control(shown, "agree"))
    after = await view_of(rig, match, first)
    assert after.council != council
    assert not after.over, "two go on"
