"""Alone against Kronos."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rules import scenario
from rules.core import engine
from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, Command, Setup
from rules.games.pantheum.data import KRONOS_CARDS, card_id
from rules.games.pantheum.setup import new_match
from tests.rules.pantheum.table import GAME, SAY, Table, locked, scored, seat, start, tile

RULE = pytest.mark.rule
DECK = [f"K{n:02}" for n in range(1, 13)]


def kronos(card: str | None, at: str, blight: int = 0) -> dict[str, Any]:
    return {"at": at, "card": card, "blight_left": blight, "deck": [other for other in DECK if other != card]}


def turn_of(card: str, at: str = "3,3", face: str = "GG", player: str | None = "0,0", **more: Any) -> Table:
    """Kronos' whole turn by a card, with the die as given."""
    deck = [card, *(other for other in DECK if other != card)]
    state = {"at": at, "card": None, "deck": deck}
    return Table(seat("GGG", player), at="kronos", kronos=state, draws=[face], **more)


def ability_of(card: str, at: str = "2,2", player: str = "0,0", elements: str = "GGG", **more: Any) -> Table:
    """Kronos' ability alone."""
    return Table(seat(elements, player), at="kronos", step="ability", kronos=kronos(card, at), draws=["GG"], **more)


def blight(table: Table) -> dict[str, int]:
    return {key: found.blight for key, found in table.state.board.items() if found.blight}


@RULE("PAN-160", "PAN-161", "PAN-162", "PAN-163", "PAN-164")
def test_solo_setup() -> None:
    decks = set()
    for n in range(20):
        state = start(1, f"solo-{n}")
        assert state.kronos is not None
        # His first turn may already have made a Pit.
        assert state.favor + sum(found.facedown for found in state.board.values()) == 12
        lying = [card for stack in state.market for card in stack] + [*state.deck]
        assert len(lying) == 38
        assert not any(card_id(card) == "pandora" for card in lying)
        cards = state.kronos.deck + state.kronos.discard + ([state.kronos.card] if state.kronos.card else [])
        assert sorted(cards) == DECK
        decks.add(tuple(state.kronos.deck))
        seen = engine.view(GAME, state, viewer=SPECTATOR)
        assert not any(card in repr(seen) for card in state.kronos.deck)
    assert len(decks) == 20
    laid_out = new_match(Setup("pantheum", 1, "solo", dict(start(1).options)), Source(Rng("solo")))
    assert laid_out.kronos is not None
    assert (laid_out.kronos.at, laid_out.board[laid_out.kronos.at].pit) == ("0,3", True)


@RULE("PAN-163")
def test_blight_has_no_end_unless_wanted() -> None:
    full = {f"{r},{c}": {"blight": 2} for r in range(4) for c in range(4) if (r, c) != (0, 3)}
    endless = Table(seat("GG", "0,0"), at="kronos", step="blight", kronos=kronos("K01", "2,2", 1), board=full)
    assert endless.choose("tile:1,2").tile("1,2").pit
    counted = Table(
        seat("GG", "0,0"),
        at="kronos",
        step="blight",
        kronos=kronos("K01", "2,2", 1),
        board=full,
        options={"blight-limit": "supply"},
    )
    counted.choose("tile:1,2")
    assert not counted.tile("1,2").pit
    assert "no-blight" in counted.kinds()


@RULE("PAN-165", "PAN-166")
def test_kronos_begins_and_turns_alternate() -> None:
    table = turn_of("K10", face="GG")
    for _ in range(60):
        keys = table.offers()
        table.choose(next((key for key in ("pass", "end", "action") if key in keys), keys[0]))
    kinds = [kind for kind in table.kinds() if kind in ("kronos-card", "turn")]
    assert kinds[0] == "kronos-card"
    assert len(kinds) > 6
    assert all(one != other for one, other in pairwise(kinds))


@RULE("PAN-167")
def test_blight_falls_on_anything() -> None:
    board = {"1,2": tile("RR"), "2,1": locked("F", 0), "3,2": tile("")}
    pit = {"2,3": {"pit": True, "vp": 0}}
    table = Table(seat("GG", "0,0"), at="kronos", step="blight", kronos=kronos("K01", "2,2", 4), board={**board, **pit})
    assert table.offers() == ["tile:1,2", "tile:2,1", "tile:2,3", "tile:3,2"]
    table.choose("tile:1,2", "tile:2,1", "tile:2,3", "tile:3,2")
    assert blight(table) == {"1,2": 1, "2,1": 1, "2,3": 1, "3,2": 1}
    assert table.tile("1,2").count == 2
    assert table.tile("2,1").landscape == "F"


@RULE("PAN-168")
def test_the_card_rules_the_turn() -> None:
    for card in ("K01", "K11"):
        table = turn_of(card)
        assert [event.kind for event in table.log[:2]] == ["kronos", "kronos-card"]
        assert table.log[1].reveals
        found = table.view().kronos
        assert found is not None
        assert (found.card, found.blight_left) == (card, KRONOS_CARDS[card].blight)
        assert len(found.dark) == len(table.offers())


@RULE("PAN-169")
def test_the_discards_become_the_deck() -> None:
    state = {"at": "3,3", "card": None, "deck": [], "discard": DECK}
    order = ["K07", *(card for card in DECK if card != "K07")]
    table = Table(seat("GG", "0,0"), at="kronos", kronos=state, draws=[order, "GG"])
    assert table.state.kronos is not None
    assert (table.state.kronos.card, table.state.kronos.discard) == ("K07", [])
    assert table.state.kronos.deck == order[1:]


@RULE("PAN-170")
@pytest.mark.parametrize("face", ["GG", "RR", "BB", "GR", "GB", "RB"])
def test_the_map_says_where_he_goes(face: str) -> None:
    table = turn_of("K08", at="0,3", face=face, player="0,1")
    assert table.state.kronos is not None
    assert table.state.kronos.at == KRONOS_CARDS["K08"].map[face]


@RULE("PAN-171")
def test_he_may_stay_and_goes_on() -> None:
    table = turn_of("K08", at="3,1", face="GG")
    assert "Kronos stays on b4." in table.said()
    # No dark square lies on the board, and there is nothing to remove: three blight on his own tile make a Pit.
    assert table.tile("3,1").pit
    assert table.kind == "move"


@RULE("PAN-172", "PAN-173")
def test_meeting_the_player_sends_him_to_the_first_pit() -> None:
    table = turn_of("K01", at="3,3", face="GG", player="1,1")
    assert table.state.kronos is not None
    assert table.state.kronos.at == "0,3"
    assert (blight(table), table.kind) == ({}, "move")
    assert table.state.kronos.discard == ["K01"]


@RULE("PAN-175")
def test_the_player_spreads_the_blight() -> None:
    one = Table(seat("GG", "0,0"), at="kronos", step="blight", kronos=kronos("K12", "2,2", 2))
    assert one.decision().seat == 0
    assert blight(one.choose("tile:1,2", "tile:3,2")) == {"1,2": 1, "3,2": 1}
    two = Table(seat("GG", "0,0"), at="kronos", step="blight", kronos=kronos("K12", "2,2", 2))
    assert blight(two.choose("tile:2,1", "tile:2,1")) == {"2,1": 2}


@RULE("PAN-177")
def test_never_on_the_players_tile() -> None:
    table = Table(seat("GG", "1,2"), at="kronos", step="blight", kronos=kronos("K01", "2,2", 1))
    assert "tile:1,2" not in table.offers()
    assert len(table.offers()) == 3


@RULE("PAN-182", "PAN-183", "PAN-189")
def test_kronos_places_an_element_in_his_range() -> None:
    table = ability_of("K01", at="2,2", player="1,1")
    assert (table.kind, table.decision().seat) == ("tile", 0)
    assert set(table.offers()) == {f"tile:{r},{c}" for r in (1, 2, 3) for c in (1, 2, 3)} - {"tile:1,1"}
    table.choose("tile:3,3")
    assert table.tile("3,3").element == "G"


@RULE("PAN-184", "PAN-185")
def test_elements_without_a_place_become_blight() -> None:
    board: dict[str, Any] = {"3,3": {"pit": True, "vp": 0}, "3,2": tile("R"), "2,2": locked("F", 0), "2,3": tile("R")}
    table = ability_of("K07", at="3,3", board=board)
    table.choose("tile:3,2")
    assert (table.tile("3,2").count, table.tile("3,3").count) == (2, 0)
    assert blight(table) == {"3,3": 2}


@RULE("PAN-186")
@pytest.mark.parametrize(
    ("card", "kind"), [("K08", "remove"), ("K09", "from"), ("K10", "lose"), ("K11", "discard"), ("K12", "from")]
)
def test_his_other_abilities_must_be_performed(card: str, kind: str) -> None:
    board: dict[str, Any] = {
        "1,1": tile("R", blight=1), "2,2": tile("G"), "3,3": {"blight": 1},
    }  # fmt: skip
    table = ability_of(card, board=board, elements="GGRR")
    assert table.kind == kind
    assert "pass" not in table.offers()
    assert "back" not in [option.key for option in table.decision().offered]


@RULE("PAN-187")
@pytest.mark.parametrize("card", ["K08", "K09", "K10", "K12"])
def test_an_impossible_ability_becomes_blight(card: str) -> None:
    table = ability_of(card, elements="", board={"0,0": tile("RR")})
    assert blight(table) == {"2,2": 1}
    assert "kronos-fails" in table.kinds()


def test_kronos_discards_from_the_market() -> None:
    market = [["orpheus/1"], ["helen/1"], ["cadmus/1"], ["icarus/1"]]
    table = ability_of("K11", market=market).choose("card:helen")
    assert table.state.deck[-1] == "helen/1"
    assert len([stack for stack in table.state.market if stack]) == 4
    assert table.state.market[1] != ("helen/1",)


def test_kronos_takes_from_the_satchel() -> None:
    table = ability_of("K10", elements="GR").choose("element:R", draws=["BB"])
    assert table.held() == "GBB"  # a leaf, and what the player's turn rolled


def final(table: Table) -> set[bool]:
    """Whether the answers that go on are final."""
    return {table.option(key).irreversible for key in table.offers()}


def test_the_answer_after_which_the_players_die_rolls_is_final() -> None:
    board = {"1,1": tile("R", blight=1), "2,2": tile("G"), "3,3": {"blight": 1}}
    lost = ability_of("K10", elements="GR")
    assert final(lost) == {True}
    assert lost.choose("element:R").step.draws
    shift = ability_of("K12", board=board)
    assert final(shift) == {False}
    assert final(shift.choose("blight:1,1")) == {True}
    assert shift.choose("tile:2,2").step.draws
    # Two elements: only the second question is the last one.
    both = ability_of("K04", board={})
    assert final(both) == {False}
    while both.kind != "move":
        asked = final(both)
        both.choose(both.offers()[0])
        assert asked == {bool(both.step.draws)}


def test_the_last_blight_is_final_where_the_ability_asks_nothing() -> None:
    asks = Table(seat("GG", "0,0"), at="kronos", step="blight", kronos=kronos("K10", "2,2", 2))
    assert final(asks) == {False}
    # Kronos can take nothing but one color: nothing is asked any more.
    assert final(asks.choose(asks.offers()[0])) == {True}
    assert asks.choose(asks.offers()[0]).step.draws
    more = Table(seat("GR", "0,0"), at="kronos", step="blight", kronos=kronos("K10", "2,2", 1))
    assert final(more) == {False}
    assert not more.choose(more.offers()[0]).step.draws


@RULE("PAN-190", "PAN-191")
def test_shifts_and_removals_work_on_blight() -> None:
    board = {"1,1": {"blight": 2}, "1,2": locked("F", 0, blight=1)}
    shift = Table(seat("GG", "1,1"), board=board).choose("column:shift")
    assert shift.offers() == ["blight:1,1", "blight:1,2"]
    shift.choose("blight:1,1")
    assert "tile:1,2" in shift.offers()
    shift.choose("tile:0,0")
    assert (shift.tile("1,1").blight, shift.tile("0,0").blight, shift.held()) == (1, 1, "G")
    remove = Table(seat("GG", "1,1", shift=["theseus/1"]), board=board).choose("column:shift", "ability:theseus/1")
    remove.choose("blight:1,2")
    assert remove.tile("1,2").blight == 0


@RULE("PAN-192")
def test_locking_clears_blight() -> None:
    table = Table(seat("GG", "1,1"), board={"1,1": tile("RRR", blight=1), "1,2": {"blight": 1}}).choose("column:lock")
    assert blight(table) == {"1,2": 1}


@RULE("PAN-195", "PAN-196")
def test_kronos_has_no_score_and_blight_on_any_pit_costs() -> None:
    board = {"0,3": {"blight": 2}, "1,1": {"pit": True, "vp": 0, "blight": 4}, "2,2": {"blight": 2}}
    table = scored(seat(lock=["helen/1"]), board=board, kronos={"at": "3,3"})
    assert len(table.outcome.standings) == 1
    assert table.standing().parts["blight"] == -6
    assert table.standing().score == 2 + 2 - 6


@RULE("PAN-178", "PAN-180")
def test_a_new_pit_takes_a_token_face_down() -> None:
    board = {"1,2": locked("F", 0, blight=2)}
    table = Table(seat("GG", "0,0"), at="kronos", step="blight", kronos=kronos("K01", "2,2", 1), board=board)
    forest = table.state.landscapes["F"]
    favor = table.state.favor
    table.choose("tile:1,2")
    found = table.view().board[6]
    assert (found.pit, found.favor, found.favor_facedown, found.landscape) == (True, None, True, None)
    assert (table.state.favor, table.state.landscapes["F"]) == (favor, forest + 1)
    assert any("Pit, favor lost" in SAY(line) for line in GAME.describe(table.view()))


@RULE("PAN-197")
def test_the_band_is_the_verdict() -> None:
    table = scored(seat(lock=["helen/1"]), kronos={"at": "3,3"})
    assert (table.outcome.verdict, table.outcome.winners) == ("assaults-olympus", ())
    board = {key: locked("F", 0, vp=3) for key in ("0,0", "0,1", "0,2", "1,0", "1,1", "1,2")}
    board |= {key: locked("M", 0, vp=3) for key in ("2,0", "2,1", "2,2", "3,0", "3,1", "3,2")}
    cards: dict[str, Any] = {"place": ["heracles"], "shift": ["minos"], "lock": ["achilles"]}
    high = scored(seat(plan="P01", **cards), board=board, kronos={"at": "3,3"})
    assert (high.standing().score, high.outcome.verdict, high.outcome.winners) == (36 + 12 + 12, "imprisoned", (0,))


def test_kronos_blocks_range_and_circe_swaps_with_him() -> None:
    table = Table(seat("GG", "1,1", shift=["circe"]), kronos={"at": "2,2"}, board={"1,0": tile("R")})
    assert (2, 2) not in table.view().range
    table.choose("column:shift", "ability:circe", "part:swap")
    assert table.state.kronos is not None
    assert (table.player().at, table.state.kronos.at) == ("2,2", "1,1")


def test_minos_reaches_under_kronos() -> None:
    table = Table(seat("GG", "1,1", shift=["minos"]), kronos={"at": "2,2"}, board={"2,2": tile("R"), "0,0": tile("G")})
    table.choose("column:shift", "ability:minos")
    assert "tile:2,2" in table.offers()


def test_resigning_alone_is_a_loss() -> None:
    table = Table(seat("GG", "1,1")).resign(0)
    assert (table.outcome.verdict, table.outcome.winners) == ("defeat", ())


@pytest.mark.parametrize("frame", [{"at": "move"}, {"at": "recruit"}, {"at": "kronos", "v": {"step": "card"}}])
def test_a_position_by_hand_outside_his_turn_discards_the_card_of_the_first(frame: dict[str, Any]) -> None:
    fresh = start(1)
    assert fresh.kronos is not None
    assert fresh.kronos.card is not None
    step = scenario.position(GAME, fresh, {"stack": [frame]})
    for _ in range(40):
        decision = engine.pending(GAME, step.state)[0]
        key = next((o.key for o in decision.offered if o.key == "pass"), decision.offered[0].key)
        step = engine.submit(GAME, step.state, Command(decision.id, 0, key))
    assert fresh.kronos.card in step.state.kronos.discard


def test_in_whole_matches_final_is_what_the_die_follows() -> None:
    counts = {True: 0, False: 0}
    for n in range(3):
        state, source = start(1, f"final-{n}"), Source(Rng(f"answers-{n}"))
        for _ in range(150):
            if state.outcome is not None:
                break
            decision = engine.pending(GAME, state)[0]
            chosen = source.pick([option.key for option in decision.offered])
            step = engine.submit(GAME, state, Command(decision.id, 0, chosen))
            assert isinstance(step.state, type(state))
            if state.stack[0].at == "kronos":
                marked = next(option.irreversible for option in decision.offered if option.key == chosen)
                assert marked == (bool(step.draws) or step.state.outcome is not None)
                counts[marked] += 1
            state = step.state
    assert min(counts.values()) > 10
