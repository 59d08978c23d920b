"""The seeded generator: same seed same draws, playing back, and that it is fair enough for dice."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rules.core.copies import copied
from rules.core.errors import BadTape
from rules.core.rng import Rng, Source, seed_hash

FACES = ["1", "2", "3", "4", "5", "6"]


def drawn(seed: str, tape: list[object] | None = None) -> list[object]:
    source = Source(Rng(seed), tape or (), strict=tape is not None)  # type: ignore[arg-type]  # any JSON may be on it
    return [source.pick(FACES), source.shuffle(FACES), source.below(9), *source.draws]


def test_equal_seeds_draw_equally_and_others_do_not() -> None:
    assert drawn("a") == drawn("a")
    assert len({str(drawn(seed)) for seed in "abcdefgh"}) == 8


def test_every_draw_counts_once_and_is_recorded() -> None:
    rng = Rng("a")
    source = Source(rng)
    source.pick(FACES)
    source.shuffle([str(n) for n in range(60)])
    source.below(3)
    assert rng.count == len(source.draws) == 3
    assert [type(draw) for draw in source.draws] == [str, list, str]


def test_a_generator_goes_on_where_its_state_was_saved() -> None:
    rng = Rng("a")
    Source(rng).pick(FACES)
    saved = copied(rng)
    assert Source(rng).shuffle(FACES) == Source(saved).shuffle(FACES)
    assert rng == saved


def test_recorded_draws_are_played_back_whatever_the_seed() -> None:
    picked, order, number, *draws = drawn("a")
    assert drawn("b", draws) == [picked, order, number, *draws]


def test_a_number_on_the_tape_is_the_face_with_these_digits() -> None:
    source = Source(Rng("a"), [3])
    assert source.pick(FACES) == "3"
    assert source.draws == ["3"]


@pytest.mark.parametrize("tape", [["7"], [["1"]], [7], []])
def test_what_does_not_fit_is_refused(tape: list[object]) -> None:
    with pytest.raises(BadTape):
        Source(Rng("a"), tape, strict=True).pick(FACES)  # type: ignore[arg-type]  # any JSON may be on it


def test_a_taped_order_may_name_the_first_few_only() -> None:
    assert Source(Rng("a"), [["4", "2"]]).shuffle(FACES) == ["4", "2", "1", "3", "5", "6"]
    assert Source(Rng("a"), ["4"]).shuffle(FACES) == ["4", "1", "2", "3", "5", "6"]
    with pytest.raises(BadTape, match="'9'"):
        Source(Rng("a"), [["9"]]).shuffle(FACES)
    with pytest.raises(BadTape):
        Source(Rng("a"), [["4", "4"]]).shuffle(FACES)


def test_equal_items_are_kept_apart_by_count() -> None:
    assert Source(Rng("a"), [["x", "x"]]).shuffle(["x", "y", "x"]) == ["x", "x", "y"]
    assert sorted(Source(Rng("a")).shuffle(["x", "y", "x"])) == ["x", "x", "y"]


def test_after_a_loose_tape_the_seed_goes_on() -> None:
    source = Source(Rng("a"), ["6"])
    assert source.pick(FACES) == "6"
    assert source.pick(FACES) in FACES
    assert source.left == []


def test_numbers_may_be_large_and_are_checked_on_the_tape() -> None:
    source = Source(Rng("a"))
    assert 0 <= source.below(2**62) < 2**62
    assert Source(Rng("b"), source.draws).below(2**62) == int(str(source.draws[0]))
    for wrong in ("9", 9, "-1", "x", ["1"]):
        with pytest.raises(BadTape):
            Source(Rng("a"), [wrong]).below(9)


def test_nothing_to_pick_from_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Source(Rng("a")).pick([])


def chi_squared(counts: Counter[str], cells: int) -> float:
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (cells - len(counts)) * expected


def test_a_die_is_fair() -> None:
    source = Source(Rng("die"))
    counts = Counter(source.pick(FACES) for _ in range(6000))
    assert chi_squared(counts, 6) < 20.5  # 5 degrees of freedom: one fair die in a thousand exceeds it


def test_every_order_is_as_likely() -> None:
    source = Source(Rng("order"))
    counts = Counter("".join(source.shuffle(list("abcd"))) for _ in range(7200))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert chi_squared(counts, 24) < 49.7  # 23 degrees of freedom, the same likelihood


def test_the_published_hash_is_of_the_seed_alone() -> None:
    assert seed_hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_seed_draws_for_ever_what_it_drew_when_it_was_promised() -> None:
    source = Source(Rng("pinned"))
    assert [source.below(1000), source.pick(list("abcdefghij"))] == [139, "f"]
    assert "".join(source.shuffle(list("abcdefgh"))) == "dfgbaech"
    assert source.below(7) == 6
