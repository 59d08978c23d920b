"""Content packs in play: powers that only a pack may have, and that whatever is accepted can be played and told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core import engine
from rules.core.packs import BadPack
from rules.core.text import Wording
from rules.core.types import Setup
from rules.games.elysium.game import Elysium
from rules.games.elysium.pack import read_pack
from tests.rules.elysium.table import Table, seat
from tests.rules.elysium.test_pack import HOUSE_FILE, pack, raw
from tests.support.play import random_match

PP = {"op": "gain", "what": "pp", "n": 1}
VP = {"op": "gain", "what": "vp", "n": 1}
MOST_GOLD = {"test": "strict_max", "what": "gold"}


def table(*cards: dict[str, Any]) -> type[Table]:
    """Tables to play on with the house list but for these cards; what is not said of a card is empty."""
    members = pack()
    for card in cards:
        known = next(one for one in members["designs"] if one["id"] == card["id"])
        known.update({"cost": [], "when": [], "event": None, "optional": False, "hint": None, **card})

    class Changed(Table):
        game = Elysium([read_pack(raw(members))])

    return Changed


def event(ident: str, name: str, *steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    given = {"name": name, **more.pop("event", {})}
    return {"id": ident, "activation": "permanent", "event": given, "steps": list(steps), **more}


def each(ident: str) -> dict[str, Any]:
    """Gains a PP when anybody has gained one, not by a card of its own kind: two such cards could go on forever."""
    return event(ident, "gained_pp", PP, event={"not_caused_by": ident})


def test_permanent_powers_that_set_each_other_off_are_used_once_in_a_chain() -> None:
    gaining = {"id": "hephaestus-2-talos", "activation": "activate", "steps": [PP]}
    packed = table(gaining, each("zeus-1-hebe"), each("zeus-1-ganymede"), each("zeus-2-europa"))
    played = packed(seat(domain=["talos", "hebe"]), seat(domain=["ganymede", "europa"]))
    played.choose("power:talos")
    assert [played.owns(n)[2] for n in (0, 1)] == [2, 2]
    # A power of another turn begins anew.
    again = packed(seat(domain=["talos", "hebe"]), seat()).choose("power:talos")
    assert again.owns()[2] == 2


def test_a_power_set_off_twice_by_one_power_is_used_twice() -> None:
    gaining = {"id": "hephaestus-2-talos", "activation": "activate", "steps": [PP, PP]}
    scoring = event("zeus-1-hebe", "gained_pp", VP)
    played = table(gaining, scoring)(seat(domain=["talos", "hebe"]), seat()).choose("power:talos")
    assert played.owns() == (4, 2, 2)


def test_who_leaves_on_their_turn_takes_no_power_of_others_with_them() -> None:
    gaining = {"id": "hephaestus-2-talos", "activation": "activate", "steps": [PP]}
    picking = {"op": "choose", "options": {"vp": [VP], "gold": [{**VP, "what": "gold"}]}}
    hands = [seat(domain=["talos"]), seat(domain=["hebe"]), seat(domain=["hebe/2"])]
    for leaver, left in ((0, [1, 2]), (1, [2]), (2, [1])):
        packed = table(gaining, event("zeus-1-hebe", "gained_pp", picking))
        played = packed(*hands, agora=["owl", "anvil"]).choose("power:talos")
        assert (played.asked, played.kind) == (1, "choose")
        played.step = engine.resign(played.game, played.state, leaver)
        for other in left:
            assert (played.asked, played.kind) == (other, "choose")
            played.choose("choose:vp")
        assert [played.owns(n)[1] for n in (1, 2)] == [int(n in left) for n in (1, 2)]
        assert (played.asked, played.kind) == (1 if leaver == 0 else 0, "turn")


EACH = {**VP, "who": "each_opponent"}
WELL_OFF = {"op": "if", "who": "each_opponent", "test": MOST_GOLD, "then": [EACH], "else": [EACH]}


@pytest.mark.parametrize(("steps", "points"), [([EACH], 1), ([WELL_OFF, EACH], 4)], ids=["short", "as long as may be"])
def test_a_chain_has_an_end_however_many_powers_wait(steps: list[dict[str, Any]], points: int) -> None:
    gaining = {"id": "hephaestus-2-talos", "activation": "activate", "steps": [PP] * 8}
    plain = [card for card in HOUSE_FILE["designs"] if card["activation"] != "trigger"]
    names = [card["id"] for card in plain if card["family"] in ("zeus", "hades")]
    scoring = [event(ident, "gained_pp", *steps) for ident in names]
    played = table(gaining, *scoring)(seat(domain=["talos", *names]), seat(), seat(), seat()).choose("power:talos")
    assert [played.owns(n)[1] for n in (1, 2, 3)] == [40 * points] * 3
    assert not played.state.due


@pytest.mark.parametrize(("gold", "left", "vp"), [(1, 1, 0), (2, 0, 1)])
def test_a_permanent_power_that_cannot_be_paid_is_passed_over(gold: int, left: int, vp: int) -> None:
    gaining = {"id": "hephaestus-2-talos", "activation": "activate", "steps": [PP]}
    dear = event("zeus-1-hebe", "gained_pp", VP, cost=[{"op": "pay", "what": "gold", "n": 2}])
    played = table(gaining, dear)(seat(gold, domain=["talos", "hebe"]), seat()).choose("power:talos")
    assert played.owns() == (left, vp, 1)


SWAPS = [{"op": "swap_column"}, {"op": "swap_cards"}, {"op": "swap_oracle_agora"}]


@pytest.mark.parametrize("swap", SWAPS, ids=[one["op"] for one in SWAPS])
def test_what_has_nothing_to_act_on_asks_nothing(swap: dict[str, Any]) -> None:
    gaining = {"id": "hephaestus-2-talos", "activation": "activate"}
    inside = {"op": "if", "test": MOST_GOLD, "then": [swap], "else": [VP]}
    # Inside a branch: the power as a whole can do something. As a power of its own: it is passed over.
    for cards in (
        [{**gaining, "steps": [PP, inside]}],
        [{**gaining, "steps": [PP]}, event("zeus-1-hebe", "gained_pp", swap)],
    ):
        played = table(*cards)(seat(9, domain=["talos", "hebe"]), seat()).choose("power:talos")
        assert (played.kind, played.owns()) == ("turn", (9, 0, 1))


def test_a_chronos_power_that_cannot_be_paid_is_not_copied() -> None:
    ends: dict[str, Any] = {"activation": "chronos"}
    cheap = {**ends, "id": "zeus-1-hebe", "steps": [{"op": "score", "n": 3}]}
    dear = {**cheap, "id": "zeus-1-ganymede", "cost": [{"op": "pay", "what": "gold", "n": 5}]}
    copying = {**ends, "id": "zeus-2-europa", "steps": [{"op": "copy_chronos", "fallback": [{"op": "score", "n": 1}]}]}
    legends = [["hebe", "europa"], ["ganymede", "hades-1-charon"]]
    played = table(cheap, dear, copying)(seat(4, legends=legends), seat(), at="final")
    assert played.offers() == ["copy:zeus-1-hebe", "fallback"]


def test_no_effect_counts_for_more_than_99() -> None:
    rich = {"op": "gain", "what": "vp", "n": {"count": {"of": "gold"}, "times": 99}}
    gaining = {"id": "hephaestus-2-talos", "activation": "activate", "steps": [rich]}
    assert table(gaining)(seat(50, domain=["talos"]), seat()).choose("power:talos").owns() == (50, 99, 0)


VALUES: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    100,
    True,
    None,
    "",
    "gold",
    "vp",
    "self",
    "each_opponent",
    "zeus",
    [],
    {},
    [VP],
    {"a": [VP]},
)
ODD = (
    *SWAPS, {"op": "choose", "options": {}}, {"op": "copy_power", "from": []}, {"op": "pay", "what": "gold", "n": 2},
    {"op": "if", "test": MOST_GOLD, "then": [], "else": []}, {"op": "gain", "what": "gold", "n": -5}, PP,
    {"op": "gain", "what": "vp", "n": {"count": {"of": "domain"}, "div": 0}},
)  # fmt: skip
"""Steps that no card of the house list has."""
STEPS = (*ODD, *(step for card in HOUSE_FILE["designs"] for step in card["steps"]))
FIELDS = ("activation", "event", "when", "cost", "steps", "optional", "level", "needs", "name")


def places(given: Any) -> Iterator[tuple[Any, Any]]:
    """Every (list or record, index or key) within a JSON value."""
    for at, inner in given.items() if isinstance(given, dict) else enumerate(given):
        yield given, at
        if isinstance(inner, dict | list):
            yield from places(inner)


def changed(members: dict[str, Any], card: int, other: int, place: int, value: Any) -> str:
    """Change something within a card, or take a field over from another one; the family of the card."""
    design, source = members["designs"][card], members["designs"][other]
    if isinstance(value, tuple):
        design["steps"] = json.loads(json.dumps(value))
        return str(design["family"])
    if isinstance(value, str) and value.startswith("copy "):
        field = value.removeprefix("copy ")
        design[field] = json.loads(json.dumps(source[field])) if field in source else None
        if design[field] is None:
            del design[field]
        return str(design["family"])
    family = str(design["family"])
    spots = [spot for spot in places(design) if spot[1] not in ("id", "family", "copies", "provenance")]
    where, at = spots[place % len(spots)]
    if value == "drop":
        del where[at]
    else:
        where[at] = json.loads(json.dumps(value))
    return family


CHANGES = st.tuples(
    st.integers(0, len(HOUSE_FILE["designs"]) - 1),
    st.integers(0, len(HOUSE_FILE["designs"]) - 1),
    st.integers(0, 60),
    st.one_of(
        st.sampled_from([f"copy {field}" for field in FIELDS]),
        st.sampled_from((*VALUES, "drop")),
        st.lists(st.sampled_from(STEPS), min_size=1, max_size=3).map(tuple),
        st.sampled_from(ODD).map(lambda step: (step,)),
    ),
)


@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(CHANGES, min_size=1, max_size=4), st.integers(0, 2))
def test_what_is_accepted_can_be_played_and_told(changes: list[tuple[int, int, int, Any]], seed: int) -> None:
    members = pack()
    touched = [changed(members, *change) for change in changes]
    try:
        content = read_pack(raw(members))
    except BadPack:
        return
    game, say = Elysium([content]), Wording()
    for component in game.components():
        for text in (component.name, component.text, *component.facts):
            assert say(text).strip()
            assert not say.faults(text)
    more = [family for family in ("zeus", "ares", "apollo", "hades", "hermes") if family not in touched]
    families = ",".join([*dict.fromkeys(touched), *more][:5])
    for seats in (2, 3, 4):
        state = random_match(game, Setup("elysium", seats, f"pack {seed}", {"families": families}), f"{seed}").state
        assert state.outcome is not None
