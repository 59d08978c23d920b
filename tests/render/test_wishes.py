"""The own plan on the own board: small landscapes on open tiles, for its owner alone."""

from PIL import ImageChops

from render.games.pantheum.board import LEFT, TILE, TOP, wish
from render.games.pantheum.brief import Brief
from render.painter import artist_of
from render.types import Request
from rules.games.pantheum.view import PantheumView
from tests.render import pantheum_samples as samples
from tests.render.pantheum_requests import make


def brief_of(request: Request) -> Brief:
    assert isinstance(request.view, PantheumView)
    return Brief(request, request.view)


def test_only_the_owner_sees_what_the_plan_wants() -> None:
    own, public = make("board", samples.view(viewer=1)), make("board", samples.view())
    squares = [(row, col) for row in range(4) for col in range(4)]
    rows = samples.plan().rows
    assert [wish(brief_of(own), at) for at in squares] == [rows[row][col].strip("X") for row, col in squares]
    assert [wish(brief_of(public), at) for at in squares] == [""] * 16


CHIP = (180, 60)
"""Of the points of the own plan beside those of its seat: no larger than this."""


def test_open_tiles_differ_from_the_public_board_and_beside_them_only_the_points_of_the_plan() -> None:
    own, public = (
        artist_of("pantheum").draw(make("board", samples.view(viewer=viewer))).image.convert("RGB")
        for viewer in (1, None)
    )
    changed = ImageChops.difference(own, public)
    for tile in samples.view().board:
        x, y = LEFT + tile.col * (TILE + 10), TOP + tile.row * (TILE + 10)
        differs = changed.crop((x, y, x + TILE, y + TILE)).getbbox() is not None
        assert differs == (tile.landscape is None and not tile.pit), (tile.row, tile.col)
    left, top, right, bottom = changed.crop((LEFT + 4 * TILE + 50, 0, 1600, 1440)).getbbox() or (0, 0, 0, 0)
    assert (right - left, bottom - top) <= CHIP
    assert bottom - top <= CHIP[1]
