"""Whoever leaves: what they were at ends, nothing is asked of them or about them, the others play on."""

from __future__ import annotations

from rules.core import engine
from tests.rules.elysium.table import GAME, Table, final, seat, transferring


def leaves(table: Table, n: int) -> list[str]:
    """A seat resigns; the kinds of the events that follow."""
    step = engine.resign(GAME, table.state, n)
    table.step = step
    return [event.kind for event in step.events]


def test_who_leaves_on_their_turn_takes_nothing_more() -> None:
    table = Table(seat(), seat(gold=3, vp=3), seat(gold=3, vp=3), agora=["earthquake", "hebe"])
    assert leaves(table, 0) == ["resigned", "turn"]
    assert (table.asked, table.kind) == (1, "turn")
    assert table.domain() == []
    assert [table.owns(n) for n in (1, 2)] == [(3, 3, 0), (3, 3, 0)]


def test_who_leaves_before_the_dismissal_keeps_what_was_taken() -> None:
    table = Table(seat(), seat(), seat(), agora=["anvil", "hebe"]).choose("card:anvil")
    leaves(table, 0)
    assert (table.asked, table.kind) == (1, "turn")
    assert len(table.domain()) == 1


def test_who_leaves_in_the_middle_of_a_power_gives_it_up() -> None:
    table = Table(seat(domain=["sirens"]), seat(gold=3), seat(gold=3)).choose("power:sirens")
    assert table.kind == "target"
    leaves(table, 0)
    assert (table.asked, table.kind) == (1, "turn")
    assert [table.owns(n)[0] for n in (1, 2)] == [3, 3]


def test_who_leaves_is_no_target_any_more() -> None:
    table = Table(seat(domain=["proteus"]), *(seat(gold=3) for _ in range(3))).choose("power:proteus")
    assert table.offers() == ["seat:1", "seat:2", "seat:3"]
    leaves(table, 2)
    assert table.offers() == ["seat:1", "seat:3"]


def test_a_power_asks_the_next_opponent_when_one_leaves() -> None:
    table = Table(seat(), seat(domain=["hebe"], gold=3), seat(domain=["owl"], gold=3), agora=["cyclopes"])
    table.choose("card:cyclopes")
    assert (table.asked, table.kind) == (1, "choose")
    leaves(table, 1)
    assert (table.asked, table.kind) == (2, "choose")
    assert table.owns(1)[0] == 3


def test_a_power_that_only_the_one_who_left_could_suffer_ends() -> None:
    for own, theirs, first in (
        (["barter", "hebe", "talaria"], ["anvil", "bellows"], ["power:barter"]),
        (["barter", "hebe", "talaria"], ["anvil", "bellows"], ["power:barter", "card:hebe"]),
        (["autolycus"], ["hebe", "bellows"], ["power:autolycus"]),
        (["god-of-thieves"], ["hebe", "bellows"], ["power:god-of-thieves"]),
    ):
        table = Table(seat(domain=own, gold=5), seat(domain=theirs), seat()).choose(*first)
        assert table.kind in ("swap-own", "swap-other", "copy")
        leaves(table, 1)
        assert (table.asked, table.kind) == (0, "turn"), own


def test_who_leaves_while_transferring_is_passed_over_from_then_on() -> None:
    table = transferring(seat(gold=5, domain=["hebe", "danae"]), seat(domain=["owl"]), seat(domain=["anvil"]))
    table.choose("card:hebe")
    leaves(table, 0)
    assert (table.asked, table.kind) == (1, "transfer")
    assert table.player().gold == 4


def test_chronos_powers_of_who_left_do_not_count_any_more() -> None:
    copying = [["lyre-of-tortoiseshell", "hercules", "parthenon", "battle-trophy"]]
    table = final(seat(legends=copying), seat(legends=[["minos", "talos"]]), seat())
    assert (table.asked, table.kind) == (0, "chronos")
    leaves(table, 0)
    assert table.state.outcome is not None
    assert table.player().chronos == 0
    assert table.player(1).chronos > 0
    assert [one.seat for one in table.state.outcome.standings][-1] == 0
