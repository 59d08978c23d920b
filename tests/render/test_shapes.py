"""Shapes and words drawn the quick way are those that Pillow draws the plain way, to the pixel."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw, ImageFilter

from render.canvas import Canvas
from render.fonts import font
from render.lettering import BOLD, INSCRIPTION, Face
from render.palette import rgb
from render.shapes import DROP, SHADOW, SS, Point, area, grown, shadow


@pytest.mark.parametrize("reach", [1, 2, 3, 5, 8, 13])
def test_a_mask_grows_as_the_filter_has_it(reach: int) -> None:
    shape = Image.effect_noise((97, 61), 90).point([255 if v > 200 else v // 3 for v in range(256)])
    assert grown(shape, reach).tobytes() == shape.filter(ImageFilter.MaxFilter(2 * reach + 1)).tobytes()


@pytest.mark.parametrize(
    "points",
    [
        [(10.3, 8.7), (60.1, 20), (33, 55.5)],
        [(-20, -7.3), (95, 12), (140, 90), (12, 99.9)],
        [(20, 30), (20.4, 30.2), (20, 31)],
        [(-9, -9), (-3, -9), (-3, -2)],
    ],
)
def test_a_polygon_is_drawn_large_only_where_it_lies(points: list[Point]) -> None:
    quick, plain = (Image.new("RGB", (100, 80), "#D6BC8C") for _ in range(2))
    shape = Image.new("L", (100 * SS, 80 * SS), 0)
    ImageDraw.Draw(shape).polygon([(x * SS, y * SS) for x, y in points], fill=255)
    plain.paste(Image.new("RGB", plain.size, rgb("wine")), (0, 0), shape.resize((100, 80), Image.Resampling.BOX))
    area(quick, points, "wine")
    assert quick.tobytes() == plain.tobytes()


@pytest.mark.parametrize("size", [(240, 160), (90, 300), (40, 40)])
def test_a_shadow_put_together_is_the_shadow_drawn_whole(size: tuple[int, int]) -> None:
    w, h = size
    quick, plain = Canvas.blank(320, 380, "parchment"), Canvas.blank(320, 380, "parchment")
    quick.plate((30, 20, 30 + w, 20 + h), "ivory", 14)
    plain.put(shadow(w, h, 14), 30 - SHADOW, 20 + DROP - SHADOW, "lt")
    plain.plate((30, 20, 30 + w, 20 + h), "ivory", 14, drop=False)
    assert quick.image.tobytes() == plain.image.tobytes()


@pytest.mark.parametrize("at", [(60, 40), (60.5, 40.25), (61.3, 39.75), (17, 44)])
@pytest.mark.parametrize("anchor", ["lm", "mm", "rm", "la"])
@pytest.mark.parametrize("face", [BOLD, INSCRIPTION])
def test_words_lie_where_they_are_drawn_letter_by_letter(at: Point, anchor: str, face: Face) -> None:
    quick = Canvas.blank(120, 80, "ivory")
    plain = Image.new("RGB", (120, 80), rgb("ivory"))
    quick.text(at, "Agōra", 22, "wine", face, anchor)
    ImageDraw.Draw(plain).text(at, "Agōra", font=font(*face, 22), fill=rgb("wine"), anchor=anchor)
    assert quick.image.tobytes() == plain.tobytes()


def test_a_halo_lies_round_the_words() -> None:
    quick, plain = Canvas.blank(120, 80, "ivory"), Image.new("RGB", (120, 80), rgb("ivory"))
    quick.text((60, 40), "13", 28, "wine", BOLD, "mm", halo="gold")
    ImageDraw.Draw(plain).text(
        (60, 40), "13", font=font(*BOLD, 28), fill=rgb("wine"), anchor="mm", stroke_width=2, stroke_fill=rgb("gold")
    )
    assert quick.image.tobytes() == plain.tobytes()
