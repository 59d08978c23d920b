"""When powers run: at which moment, in which order, how often, and on whom."""

from __future__ import annotations

import pytest

from tests.rules.elysium.table import Table, seat

RULE = pytest.mark.rule


def gainers(table: Table) -> list[int | None]:
    """Who gained something, in order."""
    return [event.seat for event in table.log if event.kind == "gained"]


@RULE("ELY-094", "ELY-095", "ELY-102")
@pytest.mark.parametrize("card", ["talos", "cedalion", "cabeiri", "europa", "themis", "minos"])
def test_only_instantaneous_powers_run_when_a_card_is_taken(card: str) -> None:
    table = Table(seat(domain=["initiation"], legends=[["owl", "hebe"]]), seat(), agora=[card], level_tiles={"1": 0})
    table.choose(f"card:{card}")
    assert table.kind == "dismiss"
    assert table.owns() == (4, 0, 0)
    assert not table.held(card).turned


def test_r26_what_the_oracle_sets_off_goes_by_disc() -> None:
    level_3 = ["asclepius", "parnassus", "chariot-of-the-sun", "apollo-3-apollo"]
    deck = ["owl", "hebe", "bellows", "anvil", "charon", "obol", "talos", *level_3]
    players = [seat(gold=0, domain=["laurel"]), seat(gold=0, domain=["laurel/2"])]
    table = Table(*players, at="awakening", epoch=2, oracle=[], deck=deck, order=[1, 0], turn=0)
    assert gainers(table) == [1, 0]
    assert (table.owns(0)[0], table.owns(1)[0]) == (2, 2)


def test_eris_answers_once_in_every_turn() -> None:
    table = Table(
        seat(domain=["eris"]), seat(domain=["war-drums", "eris/2"]), agora=["hoplites", "anvil", "penthesilea"]
    )
    table.choose("card:hoplites", "column:blue")
    assert [table.owns(n)[2] for n in (0, 1)] == [2, 1]
    table.choose("power:war-drums", "card:penthesilea", "column:red")
    assert [table.owns(n)[2] for n in (0, 1)] == [3, 1 + 1 + 4]
