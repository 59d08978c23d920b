"""The part of Discord's description that travels with the tests is enough for the checks, and no more."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.local.standin.server import ROUTES
from tests.support import cut_openapi, openapi
from tests.support.openapi import PART, Document

SPOKEN = {"description": "words", "headers": {"X": {"$ref": "#/components/headers/X"}}}


def sample() -> dict[str, Any]:
    """A small description: one operation that is served, one that is not."""
    served = {
        "operationId": "get_my_user",
        "responses": {
            "200": SPOKEN | {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}}
        },
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "T", "version": "10", "license": {"name": "MIT"}, "description": "long"},
        "paths": {"/users/@me": {"parameters": [], "get": served}, "/nothing/of/ours": {"get": served}},
        "components": {
            "headers": {"X": {}},
            "schemas": {
                "A": {"properties": {"description": {"type": "string"}, "b": {"$ref": "#/components/schemas/B"}}},
                "B": {"description": "words", "type": "string"},
                "C": {"type": "integer"},
            },
        },
    }


def test_what_is_not_served_and_what_only_explains_is_cut() -> None:
    part = cut_openapi.cut(sample())
    assert list(part["paths"]) == ["/users/@me"]
    assert list(part["paths"]["/users/@me"]["get"]) == ["responses"]
    assert part["components"] == {
        "schemas": {
            "A": {"properties": {"description": {"type": "string"}, "b": {"$ref": "#/components/schemas/B"}}},
            "B": {"type": "string"},
        }
    }
    assert "words" not in json.dumps(part)


def test_the_part_is_what_the_script_writes() -> None:
    text = PART.read_text(encoding="utf-8")
    assert cut_openapi.written(cut_openapi.cut(json.loads(text))) == text


def test_the_part_holds_its_licence_and_is_named_among_the_work_of_others() -> None:
    licence = json.loads(PART.read_text(encoding="utf-8"))["info"]["x-licence-text"]
    assert "Copyright (c) 2023 Discord" in licence
    assert "The above copyright notice" in licence
    named = (Path(__file__).parents[2] / "deploy" / "THIRD-PARTY.md").read_text(encoding="utf-8")
    assert f"tests/{PART.name}" in named


def test_every_route_of_the_standin_is_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PETTEIA_OPENAPI", raising=False)
    document = openapi.load_document.__wrapped__()
    assert isinstance(document, Document)
    assert [
        f"{route.method} {route.path}"
        for route in ROUTES
        if document.operation(route.method, re.sub(r"\{\w+\}", "1", route.path)) is None
    ] == []
