"""Positions that cannot be: the invariants notice every one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from rules.core.errors import RulesBug
from rules.games.elysium.state import ElysiumState, Held, Legend
from rules.games.elysium.view import COLORS
from tests.rules.elysium.plays import you
from tests.rules.elysium.table import GAME, Table, key, keys

Breaker = Callable[[ElysiumState], None]


def setting(name: str, value: object, seat: int | None = 0) -> Breaker:
    """Give a seat, or with None the match, another value."""
    return lambda state: setattr(state if seat is None else state.players[seat], name, value)


def writing(cards: Sequence[str], kind: str | None, **stands: int) -> Breaker:
    """A Legend of cards of the draw pile and of the citizens in the Domain of seat 0."""

    def change(state: ElysiumState) -> None:
        player = state.players[0]
        for card in cards:
            if card.startswith("citizen"):
                player.domain.remove(player.held(card))
            else:
                state.deck.remove(key(card))
        if kind == "level":
            state.level_tiles[str(state.content.card(key(cards[0])).level)] = 0
        standing = {f"citizen/{name[1:]}": level for name, level in stands.items()}
        player.legends.append(Legend(tuple(key(card) for card in cards), kind, standing))

    return change


def moving(card: str, **more: bool) -> Breaker:
    """A card of the draw pile in the Domain of seat 0."""

    def change(state: ElysiumState) -> None:
        state.deck.remove(key(card))
        state.players[0].domain.append(Held(key(card), **more))

    return change


def sharing(state: ElysiumState) -> None:
    """Both seats hold the same Quest."""
    for player in state.players.values():
        player.quest = "d1"


BROKEN: dict[str, Breaker] = {
    "a card twice": lambda state: state.discard.append(state.deck[0]),
    "a card lost": lambda state: state.deck.remove(state.deck[0]),
    "a citizen lost": lambda state: state.players[0].domain.remove(state.players[0].held("citizen/1")),
    "a debt": setting("gold", -1),
    "a debt of VP": setting("vp", -1, 1),
    "a debt of PP": setting("pp", -1),
    "a Column twice": setting("columns", ["red", "red"]),
    "Columns out of order": setting("columns", list(reversed(COLORS))),
    "four cards taken": setting("taken", 4),
    "two alike": moving("owl/2"),
    "a ring on another card": moving("talos", ring=True),
    "different levels": writing(["hebe", "talos"], "level"),
    "the same family twice": writing(["hebe", "ganymede"], "level"),
    "different families": writing(["hebe", "talos"], "family"),
    "the same level twice": writing(["hebe", "ganymede"], "family"),
    "two cards without a kind": writing(["hebe", "anvil"], None),
    "a citizen alone": writing(["citizen/1"], None),
    "one card and a citizen": writing(["hebe", "citizen/1"], "family", c1=2),
    "a citizen that stands for nothing": writing(["hebe", "danae", "citizen/1"], "family"),
    "a citizen for what is there": writing(["hebe", "danae", "citizen/1"], "family", c1=2),
    "a citizen of another level": writing(["obol", "charon", "citizen/1"], "level", c1=2),
    "six cards": writing(
        ["hebe", "anvil", "weavers-of-the-peplos", "charon", "conch-of-triton", "citizen/1"], "level", c1=1
    ),
    "no family tiles": setting("family_tiles", {}, None),
    "a stray level tile": setting("level_tiles", {"1": 0}, None),
    "three tiles of a family": lambda state: state.family_tiles["zeus"].extend([0, 1, 0]),
    "a Quest twice": sharing,
    "a Quest of other seats": setting("quest", "q1"),
    "a Disc twice": setting("order", [0, 0], None),
    "a sixth Epoch": setting("epoch", 6, None),
    "no Epoch": setting("epoch", 0, None),
}


@pytest.mark.parametrize("broken", list(BROKEN))
def test_a_broken_position_is_noticed(broken: str) -> None:
    state = Table(you("owl", "citizen/1"), you(), agora=["nereids"]).state
    GAME.check(state)
    BROKEN[broken](state)
    with pytest.raises(RulesBug):
        GAME.check(state)


def test_a_level_tile_lies_with_the_largest_legend() -> None:
    players = [you(legends=[["hebe", "anvil"]]), you(legends=[["hebe/2", "anvil/2", "owl"]])]
    state = Table(*players, agora=["nereids"], level_tiles={"1": 1}).state
    state.level_tiles["1"] = 0
    with pytest.raises(RulesBug, match="tiles"):
        GAME.check(state)
    assert state.players[0].legends[0].cards == tuple(keys("hebe", "anvil"))
