"""Pictures: drawing and encoding, against encoding alone."""

from __future__ import annotations

from typing import Any

from bot.bench.figures import Figure, micros
from render.encode import encode
from render.painter import artist_of, paint
from render.types import Request
from rules.core import engine
from rules.core.game import Game, State
from rules.core.types import Viewer


def measure(game: Game[Any, Any], state: State) -> list[Figure]:
    """Figures of every picture that the first seat has in this state, with all sprites made before."""
    view = engine.view(game, state, Viewer(0))
    artist = artist_of(game.info.key)
    names = tuple(f"Player {seat + 1}" for seat in range(state.seats))
    figures = []
    for kind in artist.kinds(view):
        request = Request(game=game.info.key, kind=kind.name, view=view, names=names)
        figures += _kind_figures(request)
    return figures


def _kind_figures(request: Request) -> list[Figure]:
    artist = artist_of(request.game)
    canvas = artist.draw(request)
    palette = f"{request.game}-{request.theme}"
    whole, alone = micros(lambda: paint(request)), micros(lambda: encode(canvas.image, palette))
    data, extension = encode(canvas.image, palette)
    part = f"picture, {request.game}, {request.kind}"
    return [
        Figure(part, "draw", micros(lambda: artist.draw(request)) / 1000, "ms", f"{canvas.width} x {canvas.height}"),
        Figure(part, "encode", alone / 1000, "ms", extension),
        Figure(part, "draw and encode", whole / 1000, "ms", f"{whole / alone:.2f} times encoding alone"),
        Figure(part, "size", len(data) / 1024, "KiB"),
    ]
