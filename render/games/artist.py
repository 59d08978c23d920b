"""What a game brings to be drawn: which pictures a view offers, each as a canvas, and its alternative text."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from render.canvas import Canvas
from render.types import Request


class Artist(Protocol):
    """The pictures of one game; every method is a pure function of its arguments."""

    def kinds(self, view: Struct) -> tuple[str, ...]:
        """The kinds of picture this view has facts for, the main one first."""
        ...

    def best(self, request: Request) -> str:
        """The kind on which all markers of the request can be seen; its own kind if they are there already."""
        ...

    def draw(self, request: Request) -> Canvas:
        """The finished picture; ValueError if the view lacks what the kind shows."""
        ...

    def alt(self, request: Request) -> str:
        """What the picture says, in words."""
        ...
