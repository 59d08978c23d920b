"""What a text says, played: for each clause of a card the position in which it matters."""

from __future__ import annotations

from rules.games.elysium.scoring import by_source
from tests.rules.elysium.plays import taken, used, you
from tests.rules.elysium.table import SAY, Table, final, key, seat, transferring


def text(ident: str) -> str:
    return next(SAY(one.text) for one in Table.game.components() if one.id.endswith(ident))


def test_muses_with_any_columns_or_none() -> None:
    assert "with any Columns or none" in text("muses")
    bare = Table(seat(columns=[], domain=["muses"], quest="d1"), seat(), agora=["laurel"], round=4)
    # The only answer there is needs nobody.
    assert (bare.domain()[-1], bare.kind) == (key("laurel"), "after")


def test_muses_one_column_is_dismissed_as_usual() -> None:
    table = Table(seat(columns=["red"], domain=["muses"]), seat(), agora=["laurel", "owl"]).choose("card:laurel")
    assert table.player().columns == []


def test_muses_no_forced_citizen_while_one_of_them_can_be_taken() -> None:
    barred = Table(seat(columns=["red"], quest="d1"), seat(), agora=["laurel"], round=4)
    assert barred.offers() == ["citizen"]
    freed = Table(seat(columns=["red"], domain=["muses"], quest="d1"), seat(), agora=["laurel"], round=4)
    assert freed.offers() == [f"card:{key('laurel')}"]


def test_winged_heralds_between_equals_the_lower_printed_number() -> None:
    assert "between equals the lower printed number comes first" in text("winged-herald")
    players = [
        seat(quest="q3", domain=["winged-herald"], columns=()),
        seat(quest="q2", domain=["winged-herald/2"], columns=()),
        seat(quest="q1", columns=()),
    ]
    assert Table(*players, at="writing").state.order == [1, 0, 2]


def test_golden_tripods_own_transfer_too_and_none_falls_below_one() -> None:
    assert "none falls below 1 by this), this card’s own too" in text("golden-tripods")
    table = transferring(seat(gold=9, domain=["golden-tripods", "anvil", "talos"]), seat())
    costs = {way.key: way.cost for way in table.view(0).players[0].domain}
    assert costs == {key("golden-tripods"): 2, key("anvil"): 1, key("talos"): 1}
    both = transferring(seat(gold=9, domain=["golden-tripods", "obol", "charon"]), seat())
    assert {one.key: one.cost for one in both.view(0).players[0].domain}[key("charon")] == 0


def test_obol_own_transfer_too_and_no_citizens() -> None:
    assert text("obol") == "Your transfers of level 1 family cards cost 0 Gold, this card’s own too."
    table = transferring(
        seat(gold=5, domain=["obol", "talos", "citizen/1"], legends=[["owl", "hebe"]]), seat(), level_tiles={"1": 0}
    )
    costs = {one.key: one.cost for one in table.view(0).players[0].domain}
    assert costs == {key("obol"): 0, key("talos"): 2, "citizen/1": 1}


def test_hypnos_as_long_as_it_has_not_been_transferred() -> None:
    assert "as long as this card has not been transferred itself" in text("hypnos")
    players = [seat(gold=9, domain=["hypnos", "anvil", "hebe", "owl", "charon"]), seat()]
    first = transferring(*players, lyre="d1").choose("card:hypnos", "card:anvil")
    assert (first.player().made, [one for one in first.offers(0) if one.startswith("card:")]) == (2, [])
    last = transferring(*players, lyre="d1").choose("card:anvil", "card:hebe", "legend:new", "card:hypnos")
    assert last.player().made == 3


def test_river_styx_and_areopagus_after_they_have_gone() -> None:
    assert "even when this card is transferred itself" in text("river-styx")
    styx = transferring(seat(gold=9, domain=["river-styx", "talos"]), seat()).choose("power:river-styx")
    styx.choose("card:river-styx", "card:talos")
    assert styx.player().gold == 9 - 2 - 1
    hill = transferring(seat(gold=9, domain=["areopagus", "talos", "anvil"]), seat(), lyre="d1")
    hill.choose("power:areopagus", "card:areopagus", "card:talos", "legend:new", "card:anvil", "legend:new")
    assert (hill.player().made, text("areopagus").count("even when this card is transferred itself")) == (3, 1)


def test_eris_once_in_each_players_turn_and_not_by_any_eris() -> None:
    assert "a power (not that of any Eris), at most once in each player’s turn" in text("eris")
    table = Table(seat(domain=["war-drums"]), seat(domain=["eris"]), seat(domain=["eris/2"]), agora=["hoplites", "owl"])
    table.choose("card:hoplites")
    assert [table.owns(n)[2] for n in range(3)] == [2, 1, 1]
    table.choose("column:red", "power:war-drums")
    assert [table.owns(n)[2] for n in range(3)] == [3, 1, 1]


def test_tidal_wave_counts_beforehand_and_equals_lose_gold() -> None:
    assert "as many Domain cards as you or fewer beforehand loses 1 Gold" in text("tidal-wave")
    table = Table(
        seat(domain=["hebe"]),
        seat(domain=["owl", "anvil", "talos"]),
        seat(domain=["hebe/2", "owl/2"]),
        agora=["tidal-wave", "charon"],
    ).choose("card:tidal-wave", "card:owl")
    assert [len(table.domain(n)) for n in range(3)] == [2, 2, 2]
    assert [table.owns(n)[0] for n in range(3)] == [4, 4, 3]


def test_amphitrite_compares_beforehand() -> None:
    assert text("amphitrite") == "Take 1 Gold from each opponent with more Gold than you beforehand."
    table = transferring(seat(gold=3, domain=["amphitrite"]), seat(gold=4), seat(gold=4)).choose("power:amphitrite")
    assert [table.owns(n)[0] for n in range(3)] == [5, 3, 3]


def test_what_proteus_and_sack_of_the_city_take_is_compulsory_and_all_if_there_is_less() -> None:
    for table, gained in (
        (used("proteus", you("proteus"), seat(gold=1)), 1),
        (taken("sack-of-the-city", seat(gold=4), seat(gold=1)), 1),
    ):
        assert table.owns(1)[0] == 0
        assert table.owns(0)[0] == 4 + gained
    assert "Take 2 Gold from an opponent of your choice (all, if there is less)." in text("sack-of-the-city")


def test_aegis_and_cerberus_against_proteus() -> None:
    for card in ("aegis", "cerberus"):
        assert "cannot take Gold from you; that part of them does nothing" in text(card)
        table = used("proteus", you("proteus"), seat(gold=3, domain=[card]))
        assert (table.owns(0)[0], table.owns(1)[0]) == (4, 3)


def test_lyre_copies_no_lyre() -> None:
    assert "(not a card that copies)" in text("lyre-of-tortoiseshell")
    legends = [["lyre-of-tortoiseshell", "hercules", "parthenon"], ["lyre-of-tortoiseshell/2", "hercules/2"]]
    table = final(seat(legends=legends), seat(), level_tiles={"3": 0})
    assert (table.kind, table.offers()) == ("chronos", ["copy:athena-3-parthenon", "fallback"])


def test_parthenon_and_judges_in_a_legend_of_two() -> None:
    for card in ("parthenon", "judges-of-the-dead"):
        assert text(card).startswith("Only if this card is in a Legend of 2 or more cards: ")
    alone = final(seat(legends=[["parthenon"]]), seat())
    assert by_source(alone.state, 0)["chronos"] == 0
    inside = final(seat(legends=[["parthenon", "hercules"]]), seat(legends=[["owl", "hebe"]]))
    assert [by_source(inside.state, n)["chronos"] for n in range(2)] == [6, 2]


def test_pandora_takes_a_citizen_as_an_extra() -> None:
    assert "Take 1 Citizen (the top card of the draw pile, face down), as an extra without a Column." in text(
        "2-pandora"
    )
    table = taken("pandora")
    assert (table.player().taken, len(table.player().columns)) == (1, 4)
    assert table.domain()[-1].startswith("citizen/")
