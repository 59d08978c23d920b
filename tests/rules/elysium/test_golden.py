"""The golden cases G01 to G34, with exact numbers."""

from __future__ import annotations

import pytest

from rules.games.elysium.content import DATA
from rules.games.elysium.legends import allowance, legend_points
from rules.games.elysium.scoring import prestige_points
from rules.games.elysium.state import Legend
from tests.rules.elysium.table import Table, final, key, keys, seat, start, transferring

RULE = pytest.mark.rule

FAMILY_3 = ["hebe", "danae", "zeus-3-zeus"]
FAMILY_2 = ["anvil", "talos"]
LEVEL_1 = ["pythia", "hoplites", "owl", "charon", "ganymede"]


def points_of(kind: str, size: int) -> int:
    return legend_points(Legend(tuple(f"x/{n}" for n in range(size)), kind if size > 1 else None))


@RULE("ELY-147", "ELY-169", "ELY-176", "ELY-177", "ELY-178", "ELY-181", "ELY-212")
def test_g01_legend_table() -> None:
    level_3 = ["arms-of-achilles", "hercules"]
    legends = [FAMILY_3, FAMILY_2, ["ganymede", "anvil/2", "owl", "charon", "nereids"], level_3, ["bellows"]]
    table = final(seat(vp=0, legends=legends), seat(), level_tiles={"1": 0, "3": 0})
    parts = table.standing().parts
    assert parts["family_legends"] + parts["level_legends"] == 6 + 3 + 12 + 2


@RULE("ELY-176", "ELY-177", "ELY-178", "ELY-179", "ELY-180", "ELY-181")
def test_g02_tables_by_size() -> None:
    assert [points_of("level", size) for size in range(1, 6)] == [0, 2, 4, 8, 12]
    assert [points_of("family", size) for size in range(1, 4)] == [0, 3, 6]


@RULE("ELY-148", "ELY-150", "ELY-151", "ELY-152")
def test_g03_citizen_in_a_level_legend() -> None:
    level_2 = ["talos", "danae", "cyclopes"]
    table = transferring(seat(gold=2, domain=["citizen/1"], legends=[level_2]), seat())
    assert table.option("card:citizen/1").hint is not None
    table.choose("card:citizen/1")
    assert table.owns()[0] == 0
    legend = table.player().legends[0]
    assert legend_points(legend) == 8
    points = table.view().players[0].score
    assert (points.level_legends, points.citizens) == (8, -2)


@RULE("ELY-130", "ELY-151", "ELY-153")
def test_g04_citizen_completes_a_family_legend_first() -> None:
    table = transferring(seat(gold=2, domain=["citizen/1"], legends=[["hebe", "zeus-3-zeus"]]), seat())
    table.choose("card:citizen/1")
    assert table.owns()[0] == 0
    score = table.view().players[0].score
    assert score.family_tiles == 5
    assert score.family_legends + score.family_tiles + score.citizens == 9


@RULE("ELY-149", "ELY-204")
def test_g05_citizen_needs_two_cards() -> None:
    table = transferring(seat(gold=5, domain=["citizen/1", "owl"], legends=[["hebe"]]), seat())
    assert table.refuses("card:citizen/1")
    assert table.owns()[0] == 5


@RULE("ELY-153", "ELY-154", "ELY-155")
def test_g06_family_tiles_for_three() -> None:
    hades = ["obol", "orpheus"]
    third = ["river-styx", "cerberus", "persephone"]
    other = [["charon", "hypnos"], ["initiation", "thanatos"]]
    players = [seat(gold=9, domain=[third[n]], legends=[legend]) for n, legend in enumerate([hades, *other])]
    table = transferring(*players)
    for n in range(3):
        table.choose(f"card:{third[n]}")
        table.choose("legend:0")
        if table.asked == n and table.kind == "transfer":
            table.choose("done")
    assert table.state.family_tiles["hades"] == [0, 1]
    assert [table.view().players[n].score.family_tiles for n in range(3)] == [5, 2, 0]


@RULE("ELY-156")
def test_g07_two_tiles_for_one() -> None:
    table = transferring(
        seat(gold=9, domain=["river-styx", "cerberus"], legends=[["obol", "orpheus"], ["charon", "hypnos"]]),
        seat(gold=9, domain=["persephone"], legends=[["initiation", "thanatos"]]),
    )
    table.choose("card:river-styx", "legend:0", "card:cerberus", "legend:1", "done")
    table.choose("card:persephone", "legend:0")
    assert [table.view().players[n].score.family_tiles for n in range(2)] == [7, 0]


@RULE("ELY-036", "ELY-157", "ELY-158", "ELY-159", "ELY-160")
def test_g08_stealing_the_level_tile() -> None:
    holders = []
    sizes = ([2, 0], [2, 2], [2, 3], [3, 3], [4, 3])
    a = ["pythia", "hoplites", "owl", "charon"]
    b = ["pythia/2", "hoplites/2", "owl/2"]
    held = None
    for (before_a, before_b), (now_a, now_b) in zip([(0, 0), *sizes], sizes, strict=False):
        mover = 0 if now_a > before_a else 1
        cards = a if mover == 0 else b
        size = now_a if mover == 0 else now_b
        own = max(size - 1, 1)
        legends = {0: [a[:before_a]] if before_a else [], 1: [b[:before_b]] if before_b else []}
        legends[mover] = [cards[:own]]
        players = [seat(gold=9, legends=legends[n], domain=[cards[own]] if n == mover else []) for n in (0, 1)]
        tiles: dict[str, int] = {} if held is None else {"1": held}
        table = Table(
            *({"quest": quest, **player} for quest, player in zip(("d2", "d1"), players, strict=True)),
            at="step",
            order=[mover, 1 - mover],
            level_tiles=tiles,
        )
        table.choose(f"card:{cards[own]}", "legend:0")
        held = table.state.level_tiles["1"]
        holders.append("AB"[held])
    assert holders == ["A", "A", "B", "B", "A"]


@RULE("ELY-161")
def test_g09_five_cards_cannot_be_beaten() -> None:
    other = ["pythia/2", "hoplites/2", "owl/2", "charon/2"]
    table = transferring(
        seat(gold=9, domain=["ganymede/2"], legends=[other]), seat(legends=[LEVEL_1]), level_tiles={"1": 1}
    )
    assert table.view().level_tiles[0].safe
    table.choose("card:ganymede/2", "legend:0")
    assert table.state.level_tiles == {"1": 1}
    assert [table.view().players[n].score.level_legends for n in (0, 1)] == [12, 12]


def discs_after(discs: str, quests: dict[str, str | None]) -> str:
    """Seats by new Disc; `discs` names them by the present one."""
    order = ["ABCD".index(letter) for letter in discs]
    players = [seat(quest=quests["ABCD"[n]], columns=()) for n in range(len(discs))]
    table = Table(*players, at="writing", order=order)
    return "".join("ABCD"[n] for n in table.state.order)


@RULE("ELY-085", "ELY-110", "ELY-111", "ELY-112", "ELY-113", "ELY-114", "ELY-210")
def test_g10_discs_of_four_with_two_incomplete() -> None:
    assert discs_after("BADC", {"A": "q3", "B": None, "C": "q1", "D": None}) == "CABD"


@RULE("ELY-111")
def test_g11_discs_of_three() -> None:
    assert discs_after("ABC", {"A": "q4", "B": "q1", "C": "q3"}) == "BCA"


@RULE("ELY-112")
def test_g12_discs_of_three_with_one_incomplete() -> None:
    assert discs_after("CBA", {"A": "q4", "B": "q2", "C": None}) == "BAC"


@RULE("ELY-086", "ELY-117", "ELY-120")
def test_g13_reward_of_an_incomplete_quest() -> None:
    table = Table(
        seat(gold=2, vp=5, columns=(), domain=["owl", "anvil"]),
        seat(quest="d1", columns=()),
        at="writing",
        order=[0, 1],
    )
    assert table.owns()[:2] == (3, 5)
    assert table.player().incomplete
    assert allowance(table.state, 0) == 1


@RULE("ELY-183", "ELY-184", "ELY-185", "ELY-186", "ELY-187", "ELY-188")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([9, 6, 3, 1], [16, 8, 4, 2]),
        ([5, 5, 3, 0], [12, 12, 4, 0]),
        ([7, 4, 4, 4], [16, 4, 4, 4]),
        ([6, 6, 6], [9, 9, 9]),
        ([2, 2, 2, 2], [7, 7, 7, 7]),
        ([0, 0, 1, 0], [0, 0, 16, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_g14_prestige_ties(counts: list[int], points: list[int]) -> None:
    assert prestige_points(counts) == points


def sets_of_transfers(gold: int, levels: dict[int, str], quest: str, **more: object) -> set[frozenset[int]]:
    """Every set of levels that can be transferred, found by playing."""
    found: set[frozenset[int]] = set()
    names = {key(card): level for level, card in levels.items()}

    def go(done: tuple[str, ...]) -> None:
        table = transferring(seat(gold=gold, domain=list(levels.values())), seat(), seat(), lyre=quest)
        for card in done:
            table.choose(f"card:{card}")
            if table.kind == "legend":
                table.choose("legend:new")
        found.add(frozenset(names[card] for card in done))
        if table.asked == 0 and table.kind == "transfer":
            for choice in table.offers():
                if choice.startswith("card:"):
                    go((*done, choice.partition(":")[2]))

    go(())
    return found


@RULE("ELY-119", "ELY-120", "ELY-121", "ELY-122", "ELY-128", "ELY-203")
def test_g15_transfer_budget() -> None:
    found = sets_of_transfers(4, {3: "arms-of-achilles", 2: "danae", 1: "owl"}, "q2")
    assert found == {frozenset(s) for s in ((), (1,), (2,), (3,), (1, 2), (1, 3))}


@RULE(
    "ELY-024",
    "ELY-025",
    "ELY-027",
    "ELY-031",
    "ELY-032",
    "ELY-033",
    "ELY-034",
    "ELY-042",
    "ELY-058",
    "ELY-059",
    "ELY-060",
)
@pytest.mark.parametrize(("seats", "agora", "pile"), [(2, 7, 98), (3, 10, 95), (4, 13, 92)])
def test_g16_setup_counts(seats: int, agora: int, pile: int) -> None:
    state = start(seats)
    assert (len(state.agora), len(state.deck), len(state.oracle)) == (agora, pile, 0)
    with_oracle = start(seats, families="wasteland")
    assert (len(with_oracle.agora), len(with_oracle.deck), len(with_oracle.oracle)) == (agora, pile - 4, 4)
    assert [state.players[n].vp for n in state.order] == list(range(1, seats + 1))
    for player in state.players.values():
        assert (player.gold, player.pp, player.columns) == (4, 0, ["red", "blue", "green", "yellow"])


@RULE("ELY-056", "ELY-057", "ELY-062", "ELY-063", "ELY-064")
def test_g17_awakening_with_the_oracle() -> None:
    left = keys("pythia", "laurel", "sibyl")
    fresh = start(3, families="wasteland")
    all_cards = fresh.content.cards_of(fresh.families)
    rest = [card for card in all_cards if card not in left]
    table = Table(
        seat(),
        seat(),
        seat(),
        at="awakening",
        epoch=2,
        agora=rest[:2],
        oracle=left,
        deck=rest[2:62],
        discard=rest[62:],
        options={"families": "wasteland"},
    )
    state = table.state
    assert state.agora[:3] == left
    assert (len(state.agora), len(state.oracle), len(state.deck)) == (10, 4, 49)
    assert state.discard[-2:] == rest[:2]


@RULE("ELY-079", "ELY-080")
def test_g18_forced_citizen() -> None:
    player = seat(columns=["green"], taken=2, quest="d1")
    table = Table(player, seat(), agora=["obol", "perseus", "owl"], round=4)
    assert table.offers() == ["citizen"]
    top = table.state.deck[0]
    table.choose("citizen")
    assert table.domain() == ["citizen/1"]
    assert table.state.citizens["citizen/1"].face == top


@RULE("ELY-081")
def test_g19_no_citizen_while_a_card_can_be_taken() -> None:
    table = Table(seat(columns=["green"], taken=2, quest="d1"), seat(), agora=["obol", "danae"], round=4)
    assert table.offers() == [f"card:{key('danae')}"]


@RULE("ELY-072", "ELY-202")
def test_g20_an_identical_card_is_not_takeable() -> None:
    player = seat(columns=["green"], taken=2, quest="d1", domain=["danae"])
    table = Table(player, seat(), agora=["obol", "danae/2"], round=4)
    assert table.offers() == ["citizen"]


@RULE("ELY-082", "ELY-209")
def test_g21_no_citizen_while_the_quest_can_be_taken() -> None:
    player = seat(columns=["blue", "green"], taken=2)
    table = Table(player, seat(quest="q1"), seat(), seat(), agora=["obol"], round=3)
    assert table.offers() == ["quest:q3", "quest:q4"]


@RULE("ELY-083", "ELY-084")
def test_g22_pass_with_three_cards_and_no_reachable_quest() -> None:
    players = [seat(columns=["blue"], taken=3), seat(quest="q4"), seat(quest="q2"), seat(quest="q3")]
    table = Table(
        *players,
        agora=["obol"],
        round=4,
        stack=[{"at": "round", "v": {"number": 4, "seats": []}}, {"at": "turn", "v": {"seat": 0, "took": False}}],
    )
    assert table.offers() == ["pass"]
    table.choose("pass")
    assert table.player().columns == ["red", "blue", "green", "yellow"]
    assert "Theano gets an Incomplete Quest." in table.said()
    assert table.state.order == [2, 3, 1, 0]


@RULE("ELY-073", "ELY-074", "ELY-075", "ELY-200", "ELY-201")
def test_g23_any_column_may_be_dismissed() -> None:
    table = Table(seat(columns=["red", "blue", "green"]), seat(), agora=["hercules"])
    table.choose("card:hercules")
    assert table.offers() == ["column:red", "column:blue", "column:green"]
    table.choose("column:green")
    assert table.player().columns == ["red", "blue"]


@RULE("ELY-118", "ELY-211")
def test_g24_new_order_in_the_same_phase() -> None:
    third = ["zeus-3-zeus", "hercules"]
    legends = [["hebe", "danae"], ["ganymede", "minos"]]
    players = [
        seat(gold=9, columns=(), quest=quest, domain=[card], legends=[two])
        for quest, card, two in zip(("d2", "d1"), third, legends, strict=True)
    ]
    table = Table(*players, at="writing")
    assert table.asked == 1
    table.choose("card:hercules", "legend:0", "done", "card:zeus-3-zeus", "legend:0")
    assert table.state.family_tiles["zeus"] == [1, 0]


@RULE("ELY-115", "ELY-116")
def test_g25_quest_gold_pays_at_once() -> None:
    players = [seat(gold=0, vp=3, columns=(), quest="q2", domain=["danae", "owl"]), seat(quest="q1"), seat(quest="q3")]
    table = Table(*players, at="writing", order=[0, 1, 2])
    assert table.owns()[:2] == (2, 4)
    found = sets_of_transfers(2, {2: "danae", 1: "owl"}, "q2")
    assert found == {frozenset(), frozenset({1}), frozenset({2})}


@RULE("ELY-207", "ELY-208")
def test_g26_talaria_pays_for_itself_afterwards() -> None:
    table = transferring(seat(gold=3, domain=["talaria"]), seat())
    table.choose("card:talaria")
    assert table.owns()[0] == 3


def test_g27_talaria_without_gold() -> None:
    table = transferring(seat(gold=0, domain=["talaria", "danae"]), seat(domain=["owl"]))
    assert table.asked == 1


@RULE("ELY-003", "ELY-052", "ELY-053", "ELY-168", "ELY-171", "ELY-175", "ELY-189", "ELY-190")
def test_g28_full_final_score() -> None:
    chronos = ["throne-of-olympus", "danae", "ganymede"]
    assert DATA.scoring.citizen == 2
    level = ["talos", "penthesilea", "cyclopes", "citizen/1=2"]
    table = final(
        seat(vp=14, pp=3, gold=0, domain=["hebe"], legends=[chronos, level, ["bellows"], ["owl"]]),
        seat(),
        family_tiles={"zeus": [0]},
    )
    parts = table.standing().parts
    assert parts == {
        "tokens": 14, "chronos": 5, "family_legends": 6, "level_legends": 8, "prestige": 16,
        "family_tiles": 5, "level_tiles": 4, "citizens": -2,
    }  # fmt: skip
    assert table.standing().score == 14 + 6 + 8 + 5 + 5 + 4 + 16 - 2


@RULE("ELY-191", "ELY-192", "ELY-193")
def test_g29_tie_break() -> None:
    table = final(seat(vp=41, gold=2), seat(vp=41, gold=5), seat(vp=41, gold=5))
    assert table.outcome.winners == (1, 2)


def test_g30_cyclopes_against_three() -> None:
    table = Table(
        seat(),
        seat(gold=1, domain=["hebe", "owl"]),
        seat(gold=1),
        seat(gold=5, domain=["anvil"]),
        agora=["cyclopes"],
    )
    table.choose("card:cyclopes")
    assert (table.kind, table.asked) == ("discard", 1)
    table.choose("card:owl")
    assert table.owns(2)[0] == 0
    assert (table.kind, table.asked) == ("choose", 3)
    assert table.offers() == ["choose:discard", "choose:lose_gold"]
    table.choose("choose:lose_gold")
    assert table.owns(3)[0] == 3
    assert table.domain(3) == [key("anvil")]


@RULE("ELY-051", "ELY-099", "ELY-100")
def test_g31_eleusis_needs_a_partner() -> None:
    alone = Table(seat(domain=["cabeiri"]), seat(), agora=["owl"])
    assert not any(choice.startswith("power:") for choice in alone.offers())
    pair = Table(seat(domain=["cabeiri", "initiates-of-dodona"]), seat(), agora=["owl"])
    assert {f"power:{key('cabeiri')}", f"power:{key('initiates-of-dodona')}"} <= set(pair.offers())


@RULE("ELY-145", "ELY-146")
def test_g32_ring_goes_with_the_card() -> None:
    table = Table(seat(gold=5, domain=["cedalion", "orpheus"]), seat(), agora=["owl"])
    assert table.held("cedalion").ring
    table.choose("power:orpheus", "card:cedalion")
    assert table.legends() == [[key("cedalion")]]
    assert not any(choice == f"power:{key('cedalion')}" for choice in table.offers())


def test_g33_tidal_wave_counts_itself() -> None:
    table = Table(
        seat(domain=["owl"]),
        seat(domain=["hebe", "anvil", "obol"]),
        seat(gold=4, domain=["ganymede", "bellows"]),
        agora=["tidal-wave"],
    )
    table.choose("card:tidal-wave")
    assert (table.kind, table.asked) == ("discard", 1)
    table.choose("card:obol")
    assert table.owns(2)[0] == 3


def test_g34_tripods_and_styx_together() -> None:
    table = transferring(seat(gold=4, domain=["golden-tripods", "river-styx", "arms-of-achilles"]), seat())
    table.choose("power:river-styx", "card:arms-of-achilles")
    assert table.owns()[0] == 3
