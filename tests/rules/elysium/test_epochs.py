"""Setup and the course of an Epoch, seen from outside: who is asked what, and when."""

from __future__ import annotations

import pytest

from rules.core import engine, undo
from rules.core.errors import BadSetup
from rules.core.log import Line, Record
from rules.core.types import Command, Setup, Viewer
from rules.games.elysium.content import DATA, HOUSE
from rules.games.elysium.state import ElysiumState
from rules.games.elysium.view import FAMILIES, ElysiumView
from tests.rules.elysium.table import GAME, SAY, Table, final, key, keys, seat, start, transferring

RULE = pytest.mark.rule
SETS = {
    "first-game": ["athena", "hades", "hephaestus", "poseidon", "zeus"],
    "opulence": ["ares", "athena", "hephaestus", "hermes", "zeus"],
    "misfortune": ["ares", "hades", "hephaestus", "hermes", "poseidon"],
    "wasteland": ["apollo", "ares", "hades", "hermes", "poseidon"],
    "deadly-plots": ["apollo", "athena", "hades", "hephaestus", "hermes"],
    "why-bother": ["apollo", "ares", "athena", "poseidon", "zeus"],
}


@RULE("ELY-004")
def test_the_card_list() -> None:
    cards = HOUSE.cards_of(list(FAMILIES))
    assert len(cards) == 168
    for family in FAMILIES:
        own = [HOUSE.card(card) for card in HOUSE.cards_of([family])]
        assert [sum(1 for card in own if card.level == level) for level in (1, 2, 3)] == [7, 7, 7]
        assert sum(1 for card in own if len(card.needs) == 2) == 6
    assert sum(1 for card in HOUSE.designs.values() if card.activation == "eleusis") == len(FAMILIES)


@RULE("ELY-030", "ELY-195", "ELY-196", "ELY-197", "ELY-198", "ELY-199")
@pytest.mark.parametrize("name", list(SETS))
def test_published_sets(name: str) -> None:
    state = start(3, families=name)
    assert state.families == SETS[name]
    assert state.has_oracle == ("apollo" in SETS[name])


def test_five_families_of_choice_and_at_random() -> None:
    chosen = ["apollo", "ares", "hermes", "poseidon", "zeus"]
    state = start(2, "table", families="zeus, Hermes,poseidon,ares,apollo")
    assert state.families == chosen
    assert state.options["families"] == ",".join(chosen)
    a_set = start(2, "table", families=",".join(reversed(SETS["wasteland"])))
    assert a_set.options["families"] == "wasteland"
    drawn = {tuple(start(2, f"seed {n}", families="random").families) for n in range(12)}
    assert len(drawn) > 4
    assert all(len(set(families)) == 5 for families in drawn)


@pytest.mark.parametrize(
    ("families", "reason"),
    [
        ("ares,zeus", "The option “families” takes exactly 5. You have 2: ares and zeus."),
        ("apollo,ares,athena,hades,hermes,zeus", "exactly 5. You have 6: apollo, ares, athena, hades, hermes and zeus"),
        ("ares,ares,athena,hades,hermes", "“ares” stands twice in the option “families”."),
        ("ares,athena,hades,hermes,kronos", "“kronos” is not a value of the option “families”. Possible: first-game,"),
        ("", "You have 0: nothing."),
    ],
)
def test_other_than_five_families_are_refused_in_words(families: str, reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        start(2, "table", families=families)
    assert reason in SAY(refused.value.text)


@RULE("ELY-041", "ELY-065")
def test_oracle_only_with_apollo_and_open_to_all() -> None:
    assert engine.view(GAME, start(2, families="opulence"), Viewer(None)) is not None
    views = [engine.view(GAME, start(2, families="wasteland"), Viewer(n)) for n in (None, 0, 1)]
    oracles = [view.oracle for view in views if isinstance(view, ElysiumView)]
    assert oracles[0] is not None
    assert len(oracles[0]) == 4
    assert oracles[0] == oracles[1] == oracles[2]
    without = engine.view(GAME, start(2), Viewer(0))
    assert isinstance(without, ElysiumView)
    assert without.oracle is None


@RULE("ELY-010", "ELY-014", "ELY-015", "ELY-038", "ELY-039", "ELY-040")
def test_quests_by_seats() -> None:
    for seats, columns in ((2, 2), (3, 1), (4, 1)):
        view = engine.view(GAME, start(seats), Viewer(0))
        assert isinstance(view, ElysiumView)
        assert [quest.number for quest in view.quests] == list(range(1, 5 if seats > 2 else 3))
        assert [len(quest.columns) for quest in view.quests] == [columns] * len(view.quests)
        assert [color for quest in view.quests for color in quest.columns] == view.slots
        assert len(view.players) == seats


@RULE("ELY-018", "ELY-036", "ELY-037")
def test_markers_and_tiles_at_the_start() -> None:
    view = engine.view(GAME, start(4), Viewer(0))
    assert isinstance(view, ElysiumView)
    assert (view.epoch, view.round) == (1, 1)
    assert [tile.vp for tile in view.level_tiles] == [3, 4, 5]
    assert [(tile.family, tile.vp) for tile in view.family_tiles] == [
        (family, vp) for family in view.families for vp in (5, 2)
    ]
    assert all(tile.holder is None for tile in (*view.level_tiles, *view.family_tiles))


@RULE("ELY-005")
def test_two_to_four_seats() -> None:
    assert GAME.info.seats == (2, 3, 4)
    with pytest.raises(BadSetup):
        engine.start(GAME, Setup("elysium", 5, "s"))


def first_answer(state: ElysiumState) -> ElysiumState:
    decision = engine.pending(GAME, state)[0]
    choice = GAME.default(state, decision)
    after = engine.submit(GAME, state, Command(decision.id, decision.seat, choice)).state
    assert isinstance(after, ElysiumState)
    return after


@RULE("ELY-054", "ELY-061", "ELY-066", "ELY-067", "ELY-068", "ELY-108", "ELY-109", "ELY-162", "ELY-166", "ELY-167")
def test_the_course_of_a_match() -> None:
    """Turns go by Disc, four rounds in each Epoch; then everybody writes; five Epochs."""
    state = start(3)
    assert (len(state.agora), state.discard) == (10, [])
    turns: dict[int, list[tuple[int, int]]] = {}
    writers: dict[int, list[int]] = {}
    while state.outcome is None:
        epoch, decision = state.epoch, engine.pending(GAME, state)[0]
        assert state.turn == decision.seat or decision.kind not in ("turn", "dismiss", "after", "transfer")
        if decision.kind == "turn":
            assert epoch not in writers
            assert state.order.index(decision.seat) == len(turns.setdefault(epoch, [])) % 3
            turns[epoch].append((state.round, decision.seat))
        if decision.kind == "transfer":
            wrote = writers.setdefault(epoch, [])
            wrote += [decision.seat] if decision.seat not in wrote else []
            assert wrote == [n for n in state.order if n in wrote]
        state = first_answer(state)
    assert list(turns) == [1, 2, 3, 4, 5]
    for found in turns.values():
        assert [number for number, _ in found] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
        assert all(sorted(n for number, n in found if number == one) == [0, 1, 2] for one in (1, 2, 3, 4))
    assert len(writers[1]) == 3


@RULE("ELY-069", "ELY-070", "ELY-073", "ELY-076", "ELY-077", "ELY-078")
def test_four_turns_make_one_quest_and_three_cards() -> None:
    agora = ["anvil", "zeus-2-danae", "minos", "nereids", "olive-tree", "ganymede", "conch-of-triton"]
    table = Table(seat(gold=0), seat(gold=0), agora=agora)
    takes = [("anvil", "nereids", "red"), ("danae", "olive-tree", "green"), ("quest:d1", "quest:d2", "yellow")]
    for number, (own, other, color) in enumerate(takes, 1):
        for n, what in enumerate((own, other)):
            assert (table.asked, table.kind, table.state.round) == (n, "turn", number)
            table.choose(what if ":" in what else f"card:{what}")
            assert "end" not in table.offers()
            table.choose(f"column:{color}")
    for n in (0, 1):
        shown = table.view().players[n]
        assert (shown.quest and shown.quest.id, shown.taken, shown.columns) == (f"d{n + 1}", 2, ["blue"])
    table.choose("card:minos", "card:ganymede")
    for n, cards in enumerate((("anvil", "danae", "minos"), ("nereids", "olive-tree", "ganymede"))):
        assert table.domain(n) == keys(*cards)
    assert table.state.agora == keys("conch-of-triton")
    assert (table.state.phase, table.kind) == ("legends", "transfer")


def test_no_second_quest_and_no_fourth_card() -> None:
    quest = Table(seat(columns=["red", "green"], taken=2, quest="d1"), seat(), agora=["obol"], round=3)
    assert not any(choice.startswith("quest:") for choice in quest.offers())
    cards = Table(seat(columns=["red"], taken=3), seat(), agora=["obol"], round=4)
    assert cards.offers() == ["quest:d1"]
    why = cards.view().agora[0].why
    assert why is not None
    assert SAY(why) == "3 are taken already"


@RULE("ELY-103")
def test_a_trigger_card_gets_its_ring() -> None:
    table = Table(seat(), seat(), agora=["herm", "owl"]).choose("card:herm")
    assert table.held("herm").ring
    assert table.view().players[0].domain[0].ring


@RULE("ELY-047")
def test_a_citizen_lies_face_down() -> None:
    table = Table(seat(columns=["green"], taken=2, quest="d1"), seat(), agora=["obol"], round=4).choose("citizen")
    shown = table.view().players[0].domain[0]
    assert (shown.key, shown.card) == ("citizen/1", None)


@RULE("ELY-055", "ELY-056", "ELY-057")
def test_awakening_clears_before_it_deals() -> None:
    table = Table(seat(), seat(), at="awakening", epoch=2, agora=["owl", "hebe"])
    assert table.state.discard == keys("owl", "hebe")
    assert len(table.state.agora) == 7
    assert not {*keys("owl", "hebe")} & {*table.state.agora}
    assert [event.kind for event in table.log if event.reveals] == ["dealt"]


@RULE("ELY-097", "ELY-098", "ELY-163", "ELY-164", "ELY-165")
def test_the_end_of_an_epoch() -> None:
    players = [
        seat(columns=(), domain=["talos!", "cabeiri!", "hebe"], quest="d1", incomplete=True, taken=3, made=1),
        seat(quest="d2", columns=()),
    ]
    table = Table(*players, at="close", epoch=2)
    assert table.state.epoch == 3
    assert [held.turned for held in table.player().domain] == [False, False, False]
    assert table.player().columns == ["red", "blue", "green", "yellow"]
    player = table.player()
    assert (player.quest, player.incomplete, player.taken, player.made) == (None, False, 0, 0)
    assert f"power:{key('talos')}" in table.offers()


@RULE("ELY-173", "ELY-174")
def test_chronos_hints_are_shown() -> None:
    table = Table(seat(), seat(), agora=["throne-of-olympus", "minos", "owl"])
    hints = {card.key: card.hint for card in table.view().agora}
    assert hints == {key("throne-of-olympus"): "family_legend", key("minos"): "level_legend", key("owl"): None}
    found = {component.id: component for component in GAME.components()}
    assert "Best in a Family Legend" in [SAY(fact) for fact in found["zeus-3-throne-of-olympus"].facts]
    assert "Best in a Level Legend" in [SAY(fact) for fact in found["zeus-2-minos"].facts]


@RULE("ELY-043", "ELY-182", "ELY-206")
def test_prestige_only_with_ares() -> None:
    with_ares = final(seat(pp=1), seat(), families=["ares"])
    assert [with_ares.standing(n).parts["prestige"] for n in (0, 1)] == [16, 0]
    assert with_ares.view().prestige
    without = final(seat(), seat())
    assert not without.view().prestige
    assert without.standing().parts["prestige"] == 0


def test_the_view_says_why_a_card_cannot_be_taken() -> None:
    table = Table(
        seat(columns=["green", "blue"], domain=["danae"]), seat(quest="d1"), agora=["obol", "danae/2", "olive-tree"]
    )
    whys = [None if card.why is None else SAY(card.why) for card in table.view().agora]
    assert whys == ["you lack red", "the same card is in your Domain", None]
    assert [card.takeable for card in table.view().agora] == [False, False, True]
    quests = [None if quest.why is None else SAY(quest.why) for quest in table.view().quests]
    assert quests == ["somebody has it", None]
    prompt = SAY(table.decision().prompt)
    assert prompt.splitlines()[-1] == (
        "Out of reach: Obol (you lack red); Danae (the same card is in your Domain); Quest 1 (somebody has it)."
    )


def test_the_question_says_at_once_when_no_card_or_no_quest_can_be_taken() -> None:
    full = SAY(Table(seat(columns=["red"], taken=3), seat(), agora=["obol", "owl"], round=4).decision().prompt)
    assert "Out of reach: every card (3 are taken already)" in full
    had = SAY(Table(seat(columns=["red"], taken=2, quest="d1"), seat(), agora=["obol"], round=4).decision().prompt)
    assert had.endswith("Out of reach: every Quest (you have one).")
    open_ = SAY(Table(seat(), seat(), agora=["obol", "owl"]).decision().prompt)
    assert "Out of reach" not in open_


def test_cards_are_grouped_by_what_they_ask_for() -> None:
    table = Table(seat(), seat(), agora=["hercules", "owl", "obol", "hebe"])
    groups = {option.key: SAY(option.group) for option in table.decision().offered if option.group is not None}
    assert groups[f"card:{key('hercules')}"] == "Needs red and blue"
    assert groups[f"card:{key('obol')}"] == "Needs red"
    assert groups["quest:d1"] == "Quests"
    hint = table.option(f"card:{key('hebe')}").hint
    assert hint is not None
    assert SAY(hint) == "Pay 1 Gold. Gain 2 VP. Once per Epoch"


def test_what_shows_a_card_or_asks_others_cannot_be_taken_back() -> None:
    table = Table(seat(domain=["cassandra", "hebe"]), seat(domain=["owl"]), agora=["cyclopes", "anvil"])
    final_ones = {option.key for option in table.decision().offered if option.irreversible}
    assert final_ones == {f"card:{key('cyclopes')}", f"power:{key('cassandra')}"}
    table.choose("card:anvil")
    assert not any(option.irreversible for option in table.decision().offered)


def test_transfers_tell_price_rest_and_points() -> None:
    table = transferring(seat(gold=5, domain=["danae"], legends=[["hebe", "zeus-3-zeus"]]), seat())
    hint = table.option(f"card:{key('danae')}").hint
    assert hint is not None
    assert SAY(hint) == "Costs 2 Gold, leaves 3. Points: up to 8, tile included"
    table.choose("card:danae")
    assert table.offers() == ["legend:0", "legend:new", "back"]
    new = table.option("legend:new").hint
    assert new is not None
    assert SAY(new) == "Costs 2 Gold, leaves 3. Points: 0"


def test_transfers_stand_as_one_plan_until_they_are_confirmed() -> None:
    own = seat(gold=5, domain=["danae", "talaria", "owl"], legends=[["hebe", "zeus-3-zeus"]])
    table = transferring(own, seat(), lyre="d1")
    assert SAY(table.decision().prompt) == "Transfers left: 2. Your Gold: 5. Which card goes to your Elysium?"
    assert table.hint("done") == "Nothing goes to your Elysium; 2 transfers lapse"
    table.choose("card:talaria", "card:danae", "legend:0")
    assert SAY(table.decision().prompt).splitlines() == [
        "No transfer is left. Your Gold: 3. Are you done?",
        "1. Talaria (Hermes 1): 1 Gold, points 0, to a Legend of its own",
        "2. Danae (Zeus 2): 2 Gold, points 8, to the Zeus Legend begun with Hebe",
        "Powers on the way: Gold 1, points 0",
        "Together: Gold 5 → 3, points 8.",
    ]
    assert table.option("done").irreversible
    assert table.hint("done") == "2 transfers made"


def test_a_citizen_tells_the_prices_and_points_of_all_its_places() -> None:
    legends = [["hebe", "zeus-3-zeus"], ["owl", "anvil"]]
    table = transferring(seat(gold=4, domain=["citizen/1"], legends=legends), seat(), lyre="d1")
    assert table.hint("card:citizen/1").startswith("Costs 1 to 2 Gold. Points: up to ")
    table.choose("card:citizen/1")
    labels = {option.key: SAY(option.label) for option in table.decision().offered}
    assert labels["legend:0"] == "Zeus Legend begun with Hebe"
    assert labels["legend:1"] == "Level 1 Legend begun with Owl"


def test_a_single_card_is_offered_as_what_the_two_become() -> None:
    legends = [["danae"], ["owl"], ["owl/2"]]
    table = transferring(seat(gold=4, domain=["hebe"], legends=legends), seat(), lyre="d1")
    table.choose("card:hebe")
    labels = {option.key: SAY(option.label) for option in table.decision().offered}
    assert labels["legend:0"] == "With Danae: Zeus Legend"
    assert labels["legend:1"] == "With Owl: level 1 Legend (no. 2)"
    assert labels["legend:2"] == "With Owl: level 1 Legend (no. 3)"


def test_a_transfer_names_the_powers_that_it_sets_off_and_the_transfer_it_takes_along() -> None:
    table = transferring(seat(gold=5, domain=["talaria", "hypnos"]), seat(), lyre="d1")
    assert table.hint(f"card:{key('talaria')}").endswith("Points: 0, then the power of Talaria")
    assert table.hint(f"card:{key('hypnos')}").endswith("Its own transfer is lost")
    assert SAY(table.decision().prompt).startswith("Transfers left: 3.")
    table.choose("card:hypnos")
    assert SAY(table.decision().prompt).startswith("Transfers left: 1.")


def test_the_plan_tells_prestige_apart_from_what_powers_brought() -> None:
    table = transferring(seat(gold=5, domain=["cadmus"]), seat(pp=1), lyre="d1")
    table.choose("card:cadmus")
    rows = SAY(table.decision().prompt).splitlines()
    assert any(row.startswith("Prestige as it stands: points ") for row in rows), rows
    assert not any(row.startswith("Powers on the way") for row in rows), rows


def test_where_nothing_can_be_transferred_the_question_says_so() -> None:
    table = transferring(seat(gold=1, domain=["hebe", "danae"]), seat(), lyre="d1")
    table.choose("card:hebe")
    assert "No card can go to your Elysium now." in SAY(table.decision().prompt)


def test_what_comes_on_top_or_is_taken_off_is_said_beside_the_points() -> None:
    own = seat(gold=9, domain=["minos", "citizen/1"], legends=[["hebe", "zeus-3-zeus"]])
    table = transferring(own, seat(), lyre="d2")
    assert table.hint(f"card:{key('minos')}").endswith(", Chronos comes on top")
    assert table.hint("card:citizen/1").endswith(", the Citizen’s −2 VP included")


def test_who_takes_something_back_is_told_with_what() -> None:
    table = transferring(seat(gold=5, domain=["hebe", "danae"]), seat(), lyre="d1")
    line = Line(GAME, table.step)
    asked = table.decision()
    line.push(Record(seq=1, kind="answer", seat=0, decision_id=asked.id, choice=f"card:{key('hebe')}"))
    (told,) = line.push(undo.record(line, 0)).events
    assert SAY(told.text) == "Theano takes back: Hebe (Zeus 1)"


def test_silence_transfers_nothing() -> None:
    table = transferring(seat(gold=4, domain=["hebe"], legends=[["danae"]]), seat(), lyre="d1")
    table.choose("card:hebe")
    assert GAME.default(table.state, table.decision()) == "back"
    table.choose("back")
    assert GAME.default(table.state, table.decision()) == "done"


def test_the_turn_ends_by_itself_where_nothing_can_be_used_or_taken_back() -> None:
    # Sirens asks an opponent, which nobody takes back; Hebe's gift could be taken back.
    table = Table(seat(), seat(gold=3, vp=3), agora=["sirens"]).choose("card:sirens", "column:red", "power:sirens")
    assert (table.asked, table.kind) == (1, "choose")
    table.choose("choose:lose_gold")
    assert (table.asked, table.kind) == (1, "turn")
    table = Table(seat(), seat(), agora=["hebe"]).choose("card:hebe", "column:red", "power:hebe")
    assert (table.asked, table.kind, table.offers()) == (0, "after", ["end"])
    assert SAY(table.decision().prompt).startswith("Nothing is left to use.")


def test_the_plan_counts_what_powers_brought_and_what_a_citizen_costs() -> None:
    own = seat(gold=5, domain=["talaria", "citizen/1"], legends=[["hebe", "zeus-3-zeus"]])
    table = transferring(own, seat(), lyre="d1")
    table.choose("card:citizen/1", "card:talaria")
    assert SAY(table.decision().prompt).splitlines()[1:] == [
        "1. Citizen 1: 2 Gold, points 6, to the Zeus Legend begun with Hebe",
        "2. Talaria (Hermes 1): 1 Gold, points 0, to a Legend of its own",
        "Powers on the way: Gold 1, points 0",
        "Together: Gold 5 → 3, points 6.",
    ]
    table.choose("done")
    assert table.state.players[0].written == []


def test_a_dismissal_that_leaves_a_power_to_use_can_be_taken_back() -> None:
    # Herm needs a dismissed Column, so it cannot be used before.
    for domain, ends in ((["herm"], False), (["owl"], True)):
        table = Table(seat(domain=domain), seat(), agora=["anvil", "hebe"]).choose("card:anvil")
        assert table.decision().kind == "dismiss"
        assert {option.irreversible for option in table.decision().offered} == {ends}
        table.choose("column:red")
        assert (table.decision().seat == 0) is not ends


def test_whoever_leaves_is_left_out() -> None:
    state = start(3)
    first, second = state.order[:2]
    step = engine.resign(GAME, state, second)
    state = step.state
    left = state.players[second]
    asked = set()
    for _ in range(12):
        asked.add(engine.pending(GAME, state)[0].seat)
        state = first_answer(state)
    assert second not in asked
    assert state.players[second] == left
    state = engine.resign(GAME, state, first).state
    assert state.outcome is not None
    assert state.outcome.winners == (next(n for n in range(3) if n not in (first, second)),)
    assert DATA.setup.epochs == 5


def test_a_phase_that_is_over_cannot_be_taken_back() -> None:
    own = seat(columns=["green"], taken=2, quest="d1", domain=["herm", "owl"], gold=4)
    stack = [{"at": "round", "v": {"number": 4, "seats": []}}, {"at": "turn", "v": {"seat": 1, "took": False}}]
    first = seat(columns=[], taken=3, quest="d2")
    table = Table(first, own, agora=["anvil"], order=[0, 1], round=4, turn=1, stack=stack)
    line = Line(GAME, table.step)
    answer = Record(seq=1, kind="answer", seat=1, decision_id=table.decision().id, choice="citizen")
    line.push(answer)
    assert [decision.kind for decision in engine.pending(GAME, line.state)] == ["transfer"]
    assert undo.points(line, 1) == []
