"""Caches stay inside their bounds, and thousands of pictures do not fill the memory."""

from __future__ import annotations

import psutil  # type: ignore[import-untyped]  # it comes without types
from PIL import Image

from render.cache import SCENES, SPRITES, Images, Memory, image_bytes
from render.canvas import PLATES, TABLES
from render.lettering import WORDS
from render.painter import paint
from tests.render.pantheum_requests import SQUARES, make
from tests.render.pantheum_samples import varied_view

KINDS = ("board", "board", "plan", "seat", "market", "crop")


def draw(number: int) -> None:
    refs = SQUARES[number % 7 : number % 7 + 6]
    paint(make(KINDS[number % len(KINDS)], varied_view(number), refs))


def test_what_was_not_asked_for_longest_is_forgotten_first() -> None:
    memory: Memory[str] = Memory(10, len)
    memory.put("a", "1234")
    memory.put("b", "1234")
    assert memory.get("a") == "1234"
    memory.put("c", "1234")
    assert (memory.get("a"), memory.get("b"), memory.get("c")) == ("1234", None, "1234")
    assert memory.used == 8


def test_a_value_over_the_limit_is_not_kept_and_a_new_one_replaces_the_old() -> None:
    memory: Memory[str] = Memory(10, len)
    memory.put("a", "x" * 11)
    assert memory.get("a") is None
    memory.put("a", "123")
    memory.put("a", "12345")
    assert memory.used == 5
    memory.clear()
    assert (memory.used, len(memory)) == (0, 0)


def test_results_are_made_once_per_arguments() -> None:
    memory: Memory[str] = Memory(100, len)
    made = []

    @memory.kept
    def twice(text: str, times: int = 2) -> str:
        made.append(text)
        return text * times

    assert [twice("a"), twice("a"), twice("a", times=3)] == ["aa", "aa", "aaa"]
    assert made == ["a", "a"]


def test_images_that_had_to_go_are_opened_again_as_they_were() -> None:
    images = [Image.effect_noise((20, 30), 40), Image.new("RGBA", (20, 30), (1, 2, 3, 4))]
    images.append(Image.merge("LA", [images[0], images[0]]))
    memory = Images(max(map(image_bytes, images)), 10_000)
    for number, image in enumerate(images):
        memory.put(number, image)
    assert memory.used <= memory.limit
    assert len(memory) == 1
    for number, image in enumerate(images):
        again = memory.get(number)
        assert again is not None
        assert (again.mode, again.tobytes()) == (image.mode, image.tobytes())
    assert len(memory.pressed) == 3
    memory.clear()
    assert [memory.get(number) for number in range(3)] == [None] * 3


def test_compressed_images_are_bounded_too() -> None:
    memory = Images(1, 2_000)
    for number in range(50):
        memory.put(number, Image.effect_noise((20, 20), 40))
    assert 0 < memory.pressed.used <= memory.pressed.limit
    assert memory.get(0) is None
    assert memory.get(49) is not None


def test_memory_stays_level_over_many_different_pictures() -> None:
    """Rule 24 in small: the same with 5,000 pictures holds, but takes minutes."""
    process = psutil.Process()
    for number in range(50):
        draw(number)
    before = process.memory_info().rss
    for number in range(50, 100):
        draw(number)
    assert process.memory_info().rss < before * 1.1
    for memory in (SPRITES, SCENES, PLATES, TABLES, WORDS, SPRITES.pressed, SCENES.pressed):
        assert 0 < memory.used <= memory.limit
