"""What holds in every match: legality told a second way, conservation, undo, positions by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from rules import scenario
from rules.core import codec, engine, undo
from rules.core.errors import BadPosition, RulesBug
from rules.core.recorder import Recorder
from rules.core.types import Command, Setup, Viewer
from rules.games.pantheum.completion import completable
from rules.games.pantheum.data import DATA, PIT_KEY, card_id
from rules.games.pantheum.state import Kronos, PantheumState, Tile
from rules.games.pantheum.view import COLUMNS, ELEMENTS, PantheumView
from tests.rules.pantheum import naive
from tests.rules.pantheum.table import GAME, Table, locked, seat, start, tile

SLOW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


def walk(seats: int, seed: int, limit: int = 700) -> Iterator[PantheumState]:
    """The positions of a match of random answers."""
    rnd = random.Random(seed)
    state = engine.start(GAME, Setup("pantheum", seats, f"walk-{seed}")).state
    for _ in range(limit):
        assert isinstance(state, PantheumState)
        yield state
        pending = engine.pending(GAME, state)
        if not pending:
            return
        decision = rnd.choice(pending)
        keys = [option.key for option in decision.offered]
        forward = [key for key in keys if key != "back"] or keys
        state = engine.submit(GAME, state, Command(decision.id, decision.seat, rnd.choice(forward))).state


def look(state: PantheumState) -> PantheumView:
    view = engine.view(GAME, state, Viewer(state.turn))
    assert isinstance(view, PantheumView)
    return view


def compare(state: PantheumState) -> None:
    """The standing decision offers exactly what the second reading of the rules allows."""
    decision = engine.pending(GAME, state)[0]
    keys = {option.key for option in decision.offered} - {"back"}
    view, top = look(state), state.stack[-1]
    if view.phase in ("column", "act"):
        assert view.range == [(tile.row, tile.col) for tile in naive.in_range(view, str(state.column))]
    if decision.kind == "move":
        assert keys == naive.targets_to_move(view)
    elif decision.kind == "column":
        at_once = {f"column:{column}" for column in COLUMNS if naive.possible(view, column)}
        assert at_once <= keys
        assert all(state.player.columns[key.partition(":")[2]] for key in keys - at_once)
    elif decision.kind == "act":
        assert ("action" in keys) == (not state.acted and naive.possible(view, str(state.column)))
        assert ("end" in keys) == (state.acted or state.excused)
        unused = {f"ability:{card}" for card in state.player.columns[str(state.column)] if card not in state.used}
        assert {key for key in keys if key.startswith("ability:")} <= unused
    elif decision.kind == "recruit":
        barred = {card_id(card) for card in state.player.claims}
        own = [card.id for card in view.players[state.turn].columns[state.column or "place"]]
        less = 1 if "autolycus" in own or state.discount else 0
        assert keys == naive.affordable(view, less, barred) | {"pass"}
    elif top.at == "pick" and top.v["task"] == "action":
        prefix = top.v["prefix"]
        if state.column == "shift" and len(prefix) < 2:
            pairs = [pair for pair in naive.shifts(view) if list(pair[: len(prefix)]) == prefix]
            assert keys == {pair[len(prefix)] for pair in pairs}
        elif state.column == "lock" and not prefix:
            assert keys == naive.locks(view)
        elif state.column == "place" and not prefix:
            assert keys == {f"element:{element}" for element in naive.place_action(view)}
        elif state.column == "place":
            assert keys == naive.place_targets(view, prefix[0].partition(":")[2])


@SLOW
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6))
def test_every_question_offers_exactly_what_is_legal(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        if state.outcome is None and state.stack[0].at != "kronos":
            compare(state)


@SLOW
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6))
def test_nothing_is_lost(seats: int, seed: int) -> None:
    for state in walk(seats, seed):
        lying = [card for stack in (*state.market, *state.epics.values(), state.deck) for card in stack]
        lying += [card for player in state.players.values() for card in player.cards()]
        assert len(lying) == len(set(lying)) == (44 if seats == 1 else 46)
        marked = sum(1 for t in state.board.values() if t.favor is not None or t.facedown)
        assert marked + state.favor == DATA.favor.by_seats[str(seats)]
        for land in "FMW":
            assert state.landscapes[land] + sum(t.landscape == land for t in state.board.values()) == 6
        for t in state.board.values():
            assert (t.element is None) == (t.count == 0)
            assert not (t.count and (t.pit or t.landscape))
            assert (t.landscape is not None) == (t.favor is not None)
        gods = [player.at for player in state.players.values() if player.at]
        gods += [state.kronos.at] if state.kronos else []
        assert len(gods) == len(set(gods))
        assert all(number >= 0 for player in state.players.values() for number in player.satchel.values())


@SLOW
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_a_turn_moves_the_god_once_and_acts_once(seats: int, seed: int) -> None:
    last: dict[int, str | None] = {}
    for state in walk(seats, seed):
        if state.outcome is None and state.stack[0].at == "move":
            last[state.turn] = state.player.at
        if state.outcome is None and state.stack[0].at == "column" and not state.used:
            assert state.player.at != last[state.turn]
        assert len(state.used) == len(set(state.used))


def brute(state: PantheumState, seen: set[bytes], budget: list[int]) -> bool:
    """Whether the Action comes up by trying everything the engine offers, dice apart."""
    budget[0] -= 1
    if budget[0] < 0:
        reject()  # too many ways to try; to skip would skip all examples
    decision = engine.pending(GAME, state)[0]
    for option in decision.offered:
        if option.key == "action":
            return True
        if option.key in ("back", "end", "pass") or option.irreversible:
            continue
        after = engine.submit(GAME, state, Command(decision.id, decision.seat, option.key)).state
        assert isinstance(after, PantheumState)
        if after.acted:
            return True
        if after.stack[0].at != "act":
            continue
        plain = after.clone()
        plain.serial = 0
        for frame in plain.stack:
            frame.id = 0
        key = codec.encode(plain)
        if key not in seen:
            seen.add(key)
            if brute(after, seen, budget):
                return True
    return False


CARDS = {
    "shift": [
        "theseus/1",
        "cadmus/1",
        "bellerophon/1",
        "phaethon/1",
        "castor/1",
        "tantalus/1",
        "icarus/1",
        "circe",
        "minos",
    ],
    "lock": ["asclepius/1", "hippolyta/1", "phaethon/1", "castor/1", "perseus/1", "achilles", "ariadne/1"],
}


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), column=st.sampled_from(["shift", "lock"]))
def test_the_search_finds_what_trying_everything_finds(data: st.DataObject, column: str) -> None:
    closed = [
        key for key in ("0,0", "0,1", "0,2", "1,0", "1,1", "1,2", "2,0", "2,1", "2,2") if data.draw(st.booleans())
    ]
    board = {f"{row},{col}": {"pit": True, "vp": 0} for row in range(4) for col in range(4) if row == 3 or col == 3} | {
        key: locked("FMW"[n % 3], 0) for n, key in enumerate(closed)
    }
    for key in ("0,0", "1,1", "1,2", "2,2"):
        if key not in closed and (elements := data.draw(st.sampled_from(["", "R", "RR", "G", "GG"]))):
            board[key] = tile(elements)
    cards = data.draw(st.lists(st.sampled_from(CARDS[column]), max_size=2, unique=True))
    copied = data.draw(st.sampled_from([["orpheus/1"], ["heracles"], ["atalanta"], ["aristaeus/1"]]))
    elements = data.draw(st.sampled_from(["G", "GR"]))
    columns = {"place": copied, column: cards}
    table = Table(
        seat(elements, "1,1", columns={"place": [], "shift": [], "lock": [], **columns}),
        seat("", "2,1") if "2,1" not in closed else seat(),
        at="act", board=board, column=column, excused=True,
    )  # fmt: skip
    state = table.state
    if state.stack[0].at != "act" or state.acted or state.used or len(state.stack) > 1:
        return  # there was one thing to do or none, and the engine did it
    assert brute(state, set(), [1500]) == completable(state, 0, column)


def test_undo_reaches_back_to_the_last_die() -> None:
    recorder = Recorder(GAME, Setup("pantheum", 2, "undo"))
    first = recorder.start().state
    frozen = codec.encode(first)
    seat_of = first.turn
    for wanted in ("tile:1,1", "column:place", "element:", "tile:"):
        decision = recorder.pending[0]
        if decision.kind == "recruit":
            break
        keys = [option.key for option in decision.offered]
        key = next((key for key in keys if key.startswith(wanted)), keys[0])
        recorder.submit(Command(decision.id, decision.seat, key))
    assert recorder.pending[0].kind == "recruit"
    while codec.encode(recorder.state) != frozen:
        recorder.undo(seat_of)
    assert recorder.pending[0].kind == "move"


def test_undo_stops_at_the_die_of_palamedes() -> None:
    table = Table(seat("GGG", "1,1", place=["palamedes/1"]), seat()).choose("ability:palamedes/1", draws=["RB"])
    assert any(event.reveals for event in table.step.events)
    assert table.step.draws == ("RB",)


def test_a_position_by_hand_is_made_whole() -> None:
    fresh = start(2)
    card = fresh.deck[0]
    column = {"green": "place", "red": "shift", "blue": "lock"}.get(
        next(c.color for c in DATA.demigods if c.id == card_id(card)), "place"
    )
    patch = {"turn": 1, "players": {"1": {"columns": {column: [card]}}}, "favor": 3}
    state = scenario.position(GAME, fresh, patch).state
    assert isinstance(state, PantheumState)
    assert card not in state.deck
    assert state.players[1].columns[column] == [card]
    if card_id(card) != "pandora":
        assert state.players[1].claims == [card]
    assert (state.favor, state.boxed["favor"]) == (3, 9)
    assert engine.pending(GAME, state)[0].seat == 1


def test_a_recruit_told_by_hand_counts_once() -> None:
    told: dict[str, object] = {"0": {"columns": {"place": ["orpheus/1", "pandora/1"]}, "recruited": ["orpheus/1"]}}
    told["2"] = {"recruited": ["pandora/1"]}
    state = scenario.position(GAME, start(3), {"players": told}).state
    assert isinstance(state, PantheumState)
    assert [player.recruited for player in state.players.values()] == [["orpheus/1"], [], ["pandora/1"]]
    assert [player.claims for player in state.players.values()] == [["orpheus/1"], [], ["pandora/1"]]


@SLOW
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6))
def test_what_draws_or_reveals_is_said_to_be_final(seats: int, seed: int) -> None:
    """Undo never goes past a card or a die that was seen, and whoever answers is told so before."""
    rnd = random.Random(seed)
    recorder = Recorder(GAME, Setup("pantheum", seats, f"final-{seed}"))
    recorder.start()
    for _ in range(300):
        if not recorder.pending:
            return
        decision = rnd.choice(recorder.pending)
        option = rnd.choice(decision.offered)
        step = recorder.submit(Command(decision.id, decision.seat, option.key))
        if step.draws or any(event.reveals for event in step.events):
            assert option.irreversible
            assert not undo.points(recorder.line, decision.seat)


@pytest.mark.parametrize(
    "patch",
    [
        {"board": {"1,1": {"element": "R", "count": 0}}},
        {"board": {"0,3": {"element": "R", "count": 1}}},
        {"board": {"0,3": {"pit": False}}},
        {"board": {"1,1": {"landscape": "F"}}},
        {"players": {"0": {"at": "1,1"}, "1": {"at": "1,1"}}},
        {"players": {"0": {"satchel": {"G": -1}}}},
        {"players": {"0": {"plan": "P05"}, "1": {"plan": "P05"}}},
        {"players": {"0": {"columns": {"place": ["helen/1"]}}}},
        {"players": {"0": {"columns": {"place": ["nobody/1"]}}}},
        {"market": [["orpheus/1", "helen/1"]]},
        {"turn": 4},
        {"favor": -1},
    ],
)
def test_impossible_positions_are_refused(patch: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        scenario.position(GAME, start(2), patch)


def test_no_more_cards_are_known_than_lie_in_the_deck() -> None:
    state = start(2).clone()
    state.sunk = len(state.deck) + 1
    with pytest.raises(RulesBug):
        GAME.check(state)


def test_a_card_that_lies_twice_is_noticed() -> None:
    state = start(2).clone()
    state.deck = (state.deck[1], *state.deck[1:])
    with pytest.raises(RulesBug):
        GAME.check(state)


BREAKS: list[Callable[[PantheumState], object]] = [
    lambda state: state.board.pop("3,3"),
    lambda state: state.board.update({PIT_KEY: Tile(1)}),
    lambda state: state.board.update({"1,1": Tile(1, facedown=False, blight=1)}),
    lambda state: state.board.update({"1,1": Tile(pit=True, facedown=True)}),
    lambda state: state.landscapes.update(dict.fromkeys(state.landscapes, 0)),
    lambda state: state.boxed.update(favor=1),
    lambda state: setattr(state, "favor", state.favor - 1),
    lambda state: setattr(state, "market", ((), *state.market[1:])),
    lambda state: state.epics.update(red=()),
    lambda state: state.change(0, claims=["orpheus/1"]),
    lambda state: state.change(0, columns={**state.players[0].columns, "place": ["orpheus/1"]}),
    lambda state: state.change(0, plan=state.players[1].plan),
    lambda state: state.change(0, at="4,4"),
    lambda state: setattr(state, "turn", 5),
    lambda state: state.players.pop(1),
    lambda state: state.change(0, satchel={**state.players[0].satchel, "G": -1}),
    lambda state: state.change(0, stored={"orpheus/1": {"G": 1}}),
    lambda state: setattr(state, "kronos", Kronos("0,0", [])),
]


@pytest.mark.parametrize("number", range(len(BREAKS)))
def test_what_breaks_after_it_was_found_sound_is_noticed_each_time(number: int) -> None:
    state = start(2)
    GAME.check(state)
    broken = state.clone()
    BREAKS[number](broken)
    for _ in range(2):
        with pytest.raises(RulesBug):
            GAME.check(broken)
        GAME.check(state)


def test_elements_are_told_apart_by_letter() -> None:
    assert ELEMENTS == ("G", "R", "B")
