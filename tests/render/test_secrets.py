"""Pictures tell what the request holds and nothing else: no state, no clock, no chance, no order of drawing."""

from __future__ import annotations

import ast
import functools
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import render
from render.painter import key_of, paint
from render.types import Request
from tests.render import storm_samples
from tests.render.galleries import GALLERIES, listed
from tests.render.looking import digest, forget
from tests.render.pantheum_requests import make
from tests.render.pantheum_samples import view

SOURCES = sorted(Path(render.__file__).parent.rglob("*.py"))
FORBIDDEN = {"time", "datetime", "secrets", "uuid", "socket", "os", "subprocess", "logging", "tempfile"}
ELSEWHERE = [(game, name) for game, gallery in GALLERIES.items() for name in gallery.elsewhere]
DRAWING = """
from tests.render.test_secrets import ELSEWHERE, GALLERIES, digest
print(*(digest(GALLERIES[game].requests[name]) for game, name in ELSEWHERE))
"""


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_nothing_but_the_request_can_enter(source: Path) -> None:
    names = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            assert node.attr == "Random", "only generators with a fixed seed"
    assert not {name.partition(".")[0] for name in names} & FORBIDDEN
    assert not [name for name in names if name.startswith("bot") or name.endswith(".state")]


@functools.cache
def drawn_elsewhere(seed: str) -> dict[tuple[str, str], str]:
    """Digests of all those pictures as a process with this hash seed draws them."""
    env = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run([sys.executable, "-c", DRAWING], env=env, capture_output=True, text=True, check=True)
    return dict(zip(ELSEWHERE, done.stdout.split(), strict=True))


@pytest.mark.parametrize(("game", "name"), ELSEWHERE)
def test_another_process_with_another_hash_seed_draws_the_same_bytes(game: str, name: str) -> None:
    here = digest(GALLERIES[game].requests[name])
    assert drawn_elsewhere("1")[game, name] == drawn_elsewhere("2")[game, name] == here


@pytest.mark.parametrize("asked", listed("cold"))
def test_what_was_drawn_before_leaves_no_trace(asked: Request) -> None:
    warm = paint(asked)
    forget()
    assert paint(asked) == warm


def test_the_key_of_a_picture_covers_every_field_of_its_request() -> None:
    base = make("board", view(), ("tile:0,0",))
    changes: dict[str, object] = {
        "game": "x", "kind": "seat", "view": view(round=7), "names": ("A",), "markers": (),
        "revision": 9, "locale": "de", "theme": "night", "focus": "seat:1", "texts": {"orpheus": "x"},
    }  # fmt: skip
    assert set(changes) == set(Request.__struct_fields__)
    keys = {key_of(msgspec.structs.replace(base, **{field: value})) for field, value in changes.items()}
    assert len(keys | {key_of(base)}) == len(changes) + 1


def test_views_with_numbers_as_keys_have_a_key_as_well() -> None:
    seen = [storm_samples.view(formation=storm_samples.formation(stage)) for stage in ("pick", "menu")]
    assert len({key_of(Request(game="storm", kind="setup", view=one)) for one in seen}) == 2
