"""Pictures tell what the request holds and nothing else: no state, no clock, no chance, no order of drawing."""

from __future__ import annotations

import ast
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import render
from render.cache import SCENES, SPRITES
from render.canvas import PLATES, TABLES
from render.painter import key_of, paint
from render.types import Request
from tests.render import storm_samples
from tests.render.requests import REQUESTS, make
from tests.render.samples import plan, view

SOURCES = sorted(Path(render.__file__).parent.rglob("*.py"))
FORBIDDEN = {"time", "datetime", "secrets", "uuid", "socket", "os", "subprocess", "logging", "tempfile"}
DIGEST = """
import hashlib
from render.painter import paint
from tests.render.requests import REQUESTS
for name in ("board, worst", "plan", "market", "card, epic"):
    picture = paint(REQUESTS[name])
    print(hashlib.sha256(picture.data + picture.alt.encode()).hexdigest())
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


def test_another_process_with_another_hash_seed_draws_the_same_bytes() -> None:
    found = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run([sys.executable, "-c", DIGEST], env=env, capture_output=True, text=True, check=True)
        found.append(done.stdout.split())
    here = [
        hashlib.sha256(picture.data + picture.alt.encode()).hexdigest()
        for picture in (paint(REQUESTS[name]) for name in ("board, worst", "plan", "market", "card, epic"))
    ]
    assert found[0] == found[1] == here


@pytest.mark.parametrize("name", REQUESTS)
def test_what_was_drawn_before_leaves_no_trace(name: str) -> None:
    warm = paint(REQUESTS[name])
    for memory in (SPRITES, SCENES, PLATES, TABLES):
        memory.clear()
    assert paint(REQUESTS[name]) == warm


def test_only_the_own_board_and_the_plan_show_the_viewers_plan() -> None:
    mine, other = view(viewer=1), view(viewer=1)
    other.plan = plan()
    other.plan.rows = ["WWWX", "FFFF", "MMMM", "FFFF"]
    other.plan.matches, other.plan.misses, other.plan.points = [], [], 0
    for kind in ("seat", "market"):
        assert paint(make(kind, mine)) == paint(make(kind, other))
    for kind in ("plan", "board"):
        assert paint(make(kind, mine)).data != paint(make(kind, other)).data
        assert paint(make(kind, mine)).name == paint(make(kind, other)).name


def test_the_key_of_a_picture_covers_every_field_of_its_request() -> None:
    base = make("board", view(), ("tile:0,0",))
    changes: dict[str, object] = {
        "game": "x", "kind": "seat", "view": view(round=7), "names": ("A",), "headline": "x", "markers": (),
        "revision": 9, "locale": "de", "theme": "night", "focus": "seat:1", "texts": {"orpheus": "x"},
    }  # fmt: skip
    assert set(changes) == set(Request.__struct_fields__)
    keys = {key_of(msgspec.structs.replace(base, **{field: value})) for field, value in changes.items()}
    assert len(keys | {key_of(base)}) == len(changes) + 1


def test_views_with_numbers_as_keys_have_a_key_as_well() -> None:
    seen = [storm_samples.view(formation=storm_samples.formation(stage)) for stage in ("pick", "menu")]
    assert len({key_of(Request(game="storm", kind="setup", view=one)) for one in seen}) == 2
