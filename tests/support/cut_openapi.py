"""Cuts Discord's OpenAPI description down to what the stand-in serves, for the checks in tests/:

    python -m tests.support.cut_openapi discord-openapi.json

The whole description is specs/openapi.json of https://github.com/discord/discord-api-spec (MIT, (c) 2023 Discord).
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.local.standin.server import ROUTES
from tests.support.openapi import PART

FORM = "application/x-www-form-urlencoded"
LICENCE = """MIT License

Copyright (c) 2023 Discord

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated \
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the \
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit \
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the \
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE \
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR \
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR \
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""
"""The licence of the description; it travels with every part of it."""


def cut(whole: dict[str, Any]) -> dict[str, Any]:
    """The operations that the stand-in serves, and the components that these need; nothing that only explains."""
    served = {(route.method.lower(), _shape(route.path)) for route in ROUTES}
    paths = {}
    for template, item in whole["paths"].items():
        kept = {
            method: _bodies(operation) for method, operation in item.items() if (method, _shape(template)) in served
        }
        if kept:
            paths[template] = kept
    info = {key: whole["info"][key] for key in ("title", "version", "license")}
    return {
        "openapi": whole["openapi"],
        "info": {**info, "x-licence-text": LICENCE},
        "paths": paths,
        "components": _needed(whole["components"], paths),
    }


def _shape(path: str) -> str:
    return re.sub(r"\{[^}]+\}", "{}", path)


def _bodies(operation: dict[str, Any]) -> dict[str, Any]:
    return {key: _bare(operation[key]) for key in ("requestBody", "responses") if key in operation}


def _bare(value: Any) -> Any:
    """Without descriptions, headers and forms that nobody sends."""
    if isinstance(value, list):
        return [_bare(one) for one in value]
    if not isinstance(value, dict):
        return value
    # A property may be called like a keyword; a keyword that explains is a text, a property's schema is not.
    idle = {key for key in ("description", "title") if isinstance(value.get(key), str)}
    idle |= {"headers"} if "description" in idle else set()  # only an answer has both
    return {key: _bare(inner) for key, inner in value.items() if key not in idle | {FORM}}


def _needed(components: dict[str, Any], paths: dict[str, Any]) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    waiting = list(_references(paths))
    while waiting:
        kind, name = waiting.pop()
        if name not in kept.setdefault(kind, {}):
            kept[kind][name] = _bare(components[kind][name])
            waiting += _references(kept[kind][name])
    return {kind: dict(sorted(named.items())) for kind, named in sorted(kept.items())}


def _references(value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            _, _, kind, name = value["$ref"].split("/")
            yield kind, name
        for inner in value.values():
            yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)


def written(part: dict[str, Any]) -> str:
    """The text of the file in tests/: one line for each path and component, so that changes can be read."""
    lines = [f'  "{key}": {json.dumps(part[key])},' for key in ("openapi", "info")]
    lines.append('  "paths": {\n' + _lines(part["paths"], 4) + "\n  },")
    kinds = [f'    "{kind}": {{\n{_lines(named, 6)}\n    }}' for kind, named in part["components"].items()]
    lines.append('  "components": {\n' + ",\n".join(kinds) + "\n  }")
    return "{\n" + "\n".join(lines) + "\n}\n"


def _lines(named: dict[str, Any], indent: int) -> str:
    return ",\n".join(
        f"{' ' * indent}{json.dumps(name)}: {json.dumps(one, separators=(',', ':'))}" for name, one in named.items()
    )


if __name__ == "__main__":
    PART.write_text(written(cut(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))), encoding="utf-8")
