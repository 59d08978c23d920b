"""Components and setup."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.core import engine
from rules.core.errors import BadSetup
from rules.core.types import SPECTATOR, Setup, Viewer
from rules.games.pantheum import data
from rules.games.pantheum.data import CARDS, DATA, FACES, GODS, PIT_KEY, PLANS, all_cards, card_id
from rules.games.pantheum.view import COLUMNS
from tests.rules.pantheum.table import GAME, SAY, Table, seat, start, tile

RULE = pytest.mark.rule
SEEDS = [f"seed-{n}" for n in range(40)]


@RULE("PAN-001", "PAN-002")
def test_cards_in_the_box() -> None:
    state = start(4)
    lying = [card for stack in state.market for card in stack] + [*state.deck]
    assert len(lying) == 40
    assert sorted(lying) == sorted(all_cards(solo=False))
    assert sum(len(stack) for stack in state.epics.values()) == 6
    kinds = [component.kind for component in GAME.components()]
    assert (kinds.count("demigod"), kinds.count("epic"), kinds.count("kronos")) == (20, 6, 12)


@RULE("PAN-005")
def test_twelve_favor_tokens_in_all() -> None:
    assert max(DATA.favor.by_seats.values()) == 12


@RULE("PAN-006")
def test_at_most_four_players() -> None:
    assert GAME.info.seats == (1, 2, 3, 4)
    assert len(GODS) == 4
    for seats in (0, 5, -1):
        with pytest.raises(BadSetup):
            engine.start(GAME, Setup("pantheum", seats, "x"))


@RULE("PAN-007")
def test_thirteen_plans() -> None:
    assert len(PLANS) == len({tuple(rows) for rows in PLANS.values()}) == 13


@RULE("PAN-008")
def test_seventy_five_elements() -> None:
    assert sum(element.tokens for element in DATA.elements) == 75


@RULE("PAN-009")
def test_one_die_of_six_faces() -> None:
    assert len(FACES) == len(set(FACES)) == 6
    assert all(len(face) == 2 for face in FACES)


@RULE("PAN-011")
def test_solo_components() -> None:
    assert len(DATA.solo.cards) == 12
    assert DATA.solo.blight_tokens == 28
    assert start(1).kronos is not None
    assert start(2).kronos is None


@RULE("PAN-012")
def test_tiles_lie_at_random() -> None:
    layouts = {tuple(tile.vp for tile in start(2, seed).board.values()) for seed in SEEDS}
    assert len(layouts) == len(SEEDS)
    for seed in SEEDS:
        board = start(2, seed).board
        assert sorted(board) == sorted(f"{row},{col}" for row in range(4) for col in range(4))
        worth = [tile.vp for key, tile in board.items() if key != PIT_KEY]
        assert sorted([*worth, 6 * 4 - sum(worth)]) == [vp for vp in range(4) for _ in range(4)]


@RULE("PAN-013")
def test_pit_at_the_top_right() -> None:
    assert all([key for key, tile in start(2, seed).board.items() if tile.pit] == ["0,3"] for seed in SEEDS)


@RULE("PAN-014", "PAN-015")
def test_epics_by_color() -> None:
    tops: dict[str, set[str]] = {"green": set(), "red": set(), "blue": set()}
    for seed in SEEDS:
        epics = start(2, seed).epics
        for color in tops:
            tops[color].add(epics[color][0])
            assert len(set(epics[color])) == 2
            assert all(CARDS[card].color == color for card in epics[color])
    assert all(len(found) == 2 for found in tops.values())


@RULE("PAN-016")
def test_deck_is_shuffled() -> None:
    assert len({tuple(start(2, seed).deck) for seed in SEEDS}) == len(SEEDS)


@RULE("PAN-017", "PAN-090")
def test_four_stacks_open_with_matches_on_top() -> None:
    doubles = 0
    for seed in [*SEEDS, *(f"more-{n}" for n in range(60))]:
        market = start(2, seed).market
        names = [card_id(stack[0]) for stack in market]
        assert len(market) == len(set(names)) == 4
        doubles += sum(1 for stack in market if len(stack) == 2)
        assert all(len({card_id(card) for card in stack}) == 1 for stack in market)
    assert doubles


@RULE("PAN-019", "PAN-077")
def test_bank_gives_every_element_without_end() -> None:
    # More elements are out than there are tokens in the box, and the die still gives what it shows.
    for face in FACES:
        board = {key: tile(element * 30) for key, element in (("0,0", "G"), ("0,1", "R"), ("0,2", "B"))}
        table = Table(seat(), seat("GRB" * 30), at="roll", draws=[face], board=board)
        assert sorted(table.held()) == sorted(face)


@RULE("PAN-023", "PAN-045")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_has_a_god_and_an_action_board(seats: int) -> None:
    players = start(seats).players
    assert len({player.god for player in players.values()}) == seats
    for player in players.values():
        assert list(player.columns) == list(COLUMNS) == ["place", "shift", "lock"]
        assert all(not cards for cards in player.columns.values())


@RULE("PAN-024")
def test_plans_are_dealt_at_random() -> None:
    for seed in SEEDS:
        plans = [player.plan for player in start(4, seed).players.values()]
        assert len(set(plans)) == 4
    assert len({start(2, seed).players[0].plan for seed in SEEDS}) > 6


@RULE("PAN-025", "PAN-105")
def test_plans_are_turned_to_the_pit() -> None:
    for rows in PLANS.values():
        dark = [f"{r},{c}" for r in range(4) for c in range(4) if rows[r][c] == "X"]
        assert dark == [PIT_KEY]


@RULE("PAN-026")
def test_plans_are_secret() -> None:
    state = start(3)
    for n in range(3):
        seen = engine.view(GAME, state, Viewer(n))
        lines = [SAY(line) for line in GAME.secrets(seen)]
        assert "Your Divine Plan" in lines[0]
        others = [p.score.plan for p in seen.players if p.seat != n]
        assert others == [None, None]
    nobody = engine.view(GAME, state, SPECTATOR)
    assert GAME.secrets(nobody) == []
    assert b"P0" not in msgspec.json.encode(nobody)


@RULE("PAN-028")
def test_anybody_may_begin() -> None:
    assert {start(3, seed).turn for seed in SEEDS} == {0, 1, 2}


@RULE("PAN-036", "PAN-038")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gods_begin_off_the_board_and_satchels_empty(seats: int) -> None:
    state = start(seats)
    assert all(player.at is None for player in state.players.values())
    for n, player in state.players.items():
        assert sum(player.satchel.values()) == (2 if n == state.turn else 0)


@RULE("PAN-144")
def test_pandora_is_marked_as_a_promo() -> None:
    promos = [c.id for c in GAME.components() if any(fact.key == "pantheum-fact-promo" for fact in c.facts)]
    assert promos == ["pandora"]


def test_data_invariants() -> None:
    by_color = {color: sum(1 for card in DATA.demigods if card.color == color) for color in ("green", "red", "blue")}
    assert by_color == {"green": 4, "red": 4, "blue": 4}
    assert sum(card.copies for card in DATA.demigods) == 40
    assert len({card.id for card in DATA.demigods + DATA.epics}) == 26
    assert sorted(tile.vp for tile in DATA.tiles) == [vp for vp in range(4) for _ in range(4)]
    for rows in PLANS.values():
        squares = "".join(rows)
        assert [squares.count(kind) for kind in "FMWX"] == [5, 5, 5, 1]
    plans = ["".join(rows) for rows in PLANS.values()]
    for n, one in enumerate(plans):
        for other in plans[n + 1 :]:
            assert 3 <= sum(a == b != "X" for a, b in zip(one, other, strict=True)) <= 5
    assert sum(card.blight for card in DATA.solo.cards) == 21
    stops = [stop for card in DATA.solo.cards for stop in card.map.values()]
    assert all(len(set(card.map.values())) == 6 for card in DATA.solo.cards)
    assert PIT_KEY not in stops
    assert {stops.count(key) for key in set(stops)} <= {4, 5}
    assert len(set(stops)) == 15
    assert [band.least for band in DATA.solo.bands] == [55, 48, 41, 33, 27, None]


def test_every_value_says_where_it_is_from() -> None:
    records: list[Any] = [*DATA.elements, DATA.die, *DATA.gods, *DATA.tiles, *DATA.plans, *DATA.demigods, *DATA.epics]
    for record in [*records, *DATA.solo.cards]:
        found = record.provenance
        values = [found] if isinstance(found, str) else list(found.values())
        assert values
        assert set(values) <= {"rulebook", "sourced", "house"}


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("tiles", DATA.tiles[1:]),
        ("plans", [DATA.plans[0], *DATA.plans]),
        ("epics", DATA.epics[1:]),
        ("demigods", [DATA.epics[0]]),
    ],
)
def test_wrong_data_is_named(field: str, wrong: object) -> None:
    assert data.faults(DATA) == []
    broken = msgspec.structs.replace(DATA, **{field: wrong})
    assert data.faults(broken)


@pytest.mark.parametrize("options", [{"refill": "sometimes"}, {"unknown": True}, {"turn-limit": 61}])
def test_unknown_house_options_are_refused(options: dict[str, str | int | bool]) -> None:
    with pytest.raises(BadSetup):
        engine.start(GAME, Setup("pantheum", 2, "x", options))
