"""Which pictures of Storm there are, and what they say in words and numbers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.painter import artist_of, paint
from rules.games.storm.view import CHTHONIAN, StormView
from tests.render import storm_samples as samples
from tests.render.looking import kinds_of
from tests.render.storm_requests import (
    AIMS,
    REQUESTS,
    before,
    ended,
    fighting,
    full_round,
    losing,
    make,
    regions,
    units,
)

ARTIST = artist_of("storm")


def said(name: str) -> list[str]:
    """The words of a picture."""
    return [run.text for run in ARTIST.draw(REQUESTS[name]).runs]


def needed(name: str) -> list[str]:
    """Those of them that a decision needs."""
    return [run.text for run in ARTIST.draw(REQUESTS[name]).runs if run.needed]


def test_alt_text_says_turn_targets_costs_and_stocks() -> None:
    alt = paint(REQUESTS["units"]).alt
    assert "Turn 14 · Ione chooses where to go from 13." in alt
    assert "1 14, Olympus (honor −4); 2 8, Olympus (honor −4)" in alt
    assert "6 12, Underworld (honor −2, energy −2)" in alt
    assert "Theano, Olympians: honor 11, energy 17, 5 hidden, 0 lost." in alt
    assert "Persephone 2 (unseen)" in alt


def test_costs_stand_on_the_map_as_numbers() -> None:
    assert needed("units").count("−4") == 2
    assert needed("units").count("−2") == 4


def test_a_night_way_shows_both_costs() -> None:
    assert needed("units, night").count("−2") >= 2
    assert needed("units, night").count("0") >= 2


def test_the_sum_of_a_round_can_be_read() -> None:
    assert {"11", "−1", "7", "+0", "?"} <= {*said("combat, second round")}
    alt = paint(make("combat", samples.view(round=samples.fought(True)))).alt
    assert "Theano holds: 20 beats 15." in alt
    assert "Abilities (Erinyes +1, Cerberus −1) +0" in alt
    assert "Total Defense (honor −2) ×2. Strength: 20." in alt


def test_best_kind_follows_from_what_is_asked() -> None:
    best = ARTIST.best
    assert best(make("board", samples.view())) == "board"
    assert best(make("board", samples.view(round=samples.fought(True)))) == "combat"
    assert best(make("board", samples.view(0, round=samples.fought(True)))) == "units"
    assert best(make("board", ended())) == "score"
    assert best(make("board", samples.view(0), AIMS)) == "units"
    assert best(make("board", samples.view(), AIMS)) == "board"
    assert best(make("board", samples.view(0), units("hades", "charon"))) == "units"
    assert best(make("board", samples.view(0), units("charon", "nyx"))) == "crop"
    assert best(make("board", fighting())) == "combat"
    assert best(make("board", fighting(0), units("erinyes", "hecate"))) == "combat"
    assert best(make("board", fighting(0, phase="retreat"), regions(13, 14))) == "units"
    assert best(make("board", before(1, formation=samples.formation()), regions(4))) == "setup"
    assert best(make("crop", samples.view(0), AIMS)) == "crop"


def test_kinds_follow_from_the_view() -> None:
    forming = before(0, formation=samples.formation("pick", "chthonian"))
    assert kinds_of(samples.view(), "storm") == ["board", "crop", "card"]
    assert kinds_of(samples.view(0), "storm") == ["board", "units", "crop", "card"]
    assert kinds_of(forming, "storm") == ["board", "setup", "crop", "card"]
    assert kinds_of(fighting(), "storm") == ["board", "combat", "crop", "card"]
    assert kinds_of(ended(), "storm") == ["board", "crop", "card", "score"]


def test_the_first_secret_kind_is_what_a_seat_hides() -> None:
    forming = before(0, formation=samples.formation("pick", "chthonian"))
    secret = [[kind.name for kind in ARTIST.kinds(view) if kind.secret] for view in (samples.view(0), forming)]
    assert secret == [["units", "crop"], ["setup", "crop"]]


def test_a_unit_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="chaos"):
        paint(make("card", samples.view(), focus="unit:chaos"))


def test_the_middle_plate_says_what_matters_now() -> None:
    assert {"17 → 18", "1 unit"} <= {*said("board")}
    assert {"Fight in 19", "Round 2"} <= {*said("board, fight")}
    assert {"Fought in 19", "Nobody was lost."} <= {*said("board, fought")}
    assert "3 units leave 13" in said("units")
    assert {"yours, unseen", "the enemy knows"} <= {*said("units, Olympian")}


@pytest.mark.parametrize(
    ("view", "attacker", "defender"),
    [
        (losing("loss", "standard", "pursuit"), "loses 1", "none lost"),
        (losing("loss", "total-attack", "standard", winner=CHTHONIAN), "loses all", "loses 1"),
        (losing("retreat", "standard", "total-defence"), "none lost", "none lost"),
        (losing("retreat", "retreat", "pursuit", winner=CHTHONIAN), "none lost", "may lose 1"),
        (full_round(), "4 lost", "1 lost"),
    ],
)
def test_losses_that_are_still_to_come_are_not_told_as_none(view: StormView, attacker: str, defender: str) -> None:
    runs = [run.text for run in ARTIST.draw(make("combat", view)).runs]
    assert runs[-2:] == [attacker, defender]
    assert ("Nobody was lost." in paint(make("combat", view)).alt) == (attacker == defender == "none lost")


def test_all_who_were_lost_are_seen_on_the_board_and_heard() -> None:
    full, words = full_round(), [run.text for run in ARTIST.draw(make("board", full_round())).runs]
    assert not any(text.startswith("Lost:") for text in words)
    assert "Lost: Hades, Typhon, Cerberus, Persephone, Hephaestus." in paint(make("board", full)).alt
    assert full.round is not None
    for number in range(2):
        sides = [*full.round.sides]
        sides[number] = replace(sides[number], lost=[*sides[number].lost[:-1], "minos"])
        other = replace(full, round=replace(full.round, sides=sides))
        assert ARTIST.draw(make("board", other)).image.tobytes() != ARTIST.draw(make("board", full)).image.tobytes()
