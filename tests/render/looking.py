"""What the tests see in pictures: boxes that overlap, masks that differ, digests."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Collection, Mapping

from msgspec import Struct
from PIL import Image, ImageChops

from render.cache import SCENES, SPRITES
from render.canvas import PLATES, READABLE, TABLES, Canvas, TextRun
from render.cover import SCENERY
from render.fonts import drawable
from render.lettering import WORDS
from render.marks import numeral
from render.painter import artist_of, paint
from render.shapes import Box
from render.types import Request


def kinds_of(view: Struct, game: str) -> list[str]:
    """The names of the kinds of picture that a game has of a view or record."""
    return [kind.name for kind in artist_of(game).kinds(view)]


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes share, in square pixels."""
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return max(0.0, across) * max(0.0, down)


def check_words_apart(canvas: Canvas) -> None:
    """No two words share a pixel."""
    for one, other in itertools.combinations(canvas.runs, 2):
        assert overlap(one.box, other.box) == 0, (one, other)


def check_discs_over_no_words(canvas: Canvas) -> None:
    """No numbered disc hides a word."""
    for (_, box), run in itertools.product(canvas.discs, canvas.runs):
        assert overlap(box, run.box) == 0, run


def _may_be_small(run: TextRun, names: Collection[str]) -> bool:
    """What a card does, which its own picture says large, and names, whose marks are large."""
    return not run.needed and (run.prose or run.text == "?" or run.text[:8] in {drawable(name)[:8] for name in names})


def check_readable(canvas: Canvas, names: Collection[str]) -> None:
    """All words, numerals and numbers of targets are 9 pixels high where the picture is shown 400 pixels wide."""
    small = [run for run in canvas.runs if run.size < READABLE * canvas.width and not _may_be_small(run, names)]
    assert small == []
    targets = [(number, numeral(number, round(box[3] - box[1]))) for number, box in canvas.discs]
    assert [number for number, size in targets if size < READABLE * canvas.width] == []


def check_targets_apart(canvas: Canvas) -> None:
    """No numbered disc touches another."""
    for (_, one), (_, other) in itertools.combinations(canvas.discs, 2):
        assert overlap(one, other) == 0, (one, other)


def check_reading_order(canvas: Canvas, what: str) -> None:
    """Each number stands to the right of the one before, or lower, or begins a block to the right of all before."""
    found = [box for _, box in sorted(canvas.discs)]
    for at, (one, other) in enumerate(itertools.pairwise(found), 1):
        (left, top, _, low), (x0, y0, _, y1) = one, other
        beside = x0 > left and (y0 + y1) / 2 > top
        lower = (y0 + y1) / 2 > low
        block = x0 > max(box[2] for box in found[:at])
        assert beside or lower or block, f"{what}: the disc at {other} comes after that at {one}"


def numbers(canvas: Canvas) -> list[int]:
    """The numbers on the discs of a picture, in order."""
    return sorted(number for number, _ in canvas.discs)


def differing(one: Image.Image, other: Image.Image, level: int = 128) -> int:
    """Pixels in which two masks differ by at least `level`."""
    return sum(ImageChops.difference(one, other).histogram()[level:])


def check_outlines(masks: Mapping[str, Image.Image], least: int) -> None:
    """No two masks are alike but for `least` pixels or fewer."""
    for one, other in itertools.combinations(masks, 2):
        assert differing(masks[one], masks[other]) > least, (one, other)


def digest(request: Request) -> str:
    """A picture and its alternative text in short."""
    picture = paint(request)
    return hashlib.sha256(picture.data + picture.alt.encode()).hexdigest()


def forget() -> None:
    """Empty everything that drawing keeps in memory."""
    for memory in (SPRITES, SCENES, PLATES, TABLES, WORDS, SCENERY):
        memory.clear()
