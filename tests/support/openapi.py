"""Checks every exchange with the stand-in against Discord's own OpenAPI document.

The part of it that is needed travels with the tests (`cut_openapi.py`); PETTEIA_OPENAPI names a newer or whole one.

document = load_document()
watcher = Watcher(document)
standin = Standin(..., on_exchange=watcher)
...
watcher.check()                   # fails with everything that was wrong
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema_rs

from bot.local.standin import Exchange

PART = Path(__file__).parents[1] / "discord-openapi.json"
SHOWN = 3


class Operation(NamedTuple):
    """One method of one path template of the document."""

    template: str
    schema: dict[str, Any]


class Document:
    """The document, with compiled validators for what is asked for."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text())
        self._components = document["components"]
        self._validators: dict[str, jsonschema_rs.Validator] = {}
        self._paths: list[tuple[re.Pattern[str], str, dict[str, Any]]] = sorted(
            ((_pattern(template), template, item) for template, item in document["paths"].items()),
            key=lambda row: row[1].count("{"),  # literal segments win over parameters
        )

    def operation(self, method: str, path: str) -> Operation | None:
        """What a request is, in the document."""
        for pattern, template, item in self._paths:
            if method.lower() in item and pattern.fullmatch(path):
                return Operation(template, item[method.lower()])
        return None

    def request_problems(self, operation: Operation, method: str, body: object, *, multipart: bool) -> list[str]:
        """What is wrong with a request's body; ids sent as numbers are fine, Discord takes them."""
        content = operation.schema.get("requestBody", {}).get("content")
        if content is None:
            return []
        kind = "multipart/form-data" if multipart and "multipart/form-data" in content else "application/json"
        key = f"request {method} {operation.template} {kind}"
        schema = content[kind]["schema"]
        return self._problems(key, schema, body) and self._problems(key, schema, _ids_as_text(body))

    def answer_problems(self, operation: Operation, method: str, status: int, body: object) -> list[str]:
        """What is wrong with an answer's body; errors have one form everywhere."""
        key = f"answer {method} {operation.template} {status}"
        responses = operation.schema["responses"]
        found = responses.get(str(status), responses.get("4XX") if 400 <= status < 500 else None)
        if found is None:
            return [] if status >= 500 else [f"{key}: this status is not in the document"]
        if "$ref" in found:
            found = self._components["responses"][found["$ref"].rsplit("/", 1)[1]]
        schema = found.get("content", {}).get("application/json", {}).get("schema")
        if status >= 400 and isinstance(body, dict):
            # the document wants numbers as codes of single fields, where Discord's guide and the service have words
            body = {name: value for name, value in body.items() if name != "errors"}
        return [] if schema is None else self._problems(key, schema, body)

    def _problems(self, key: str, schema: dict[str, Any], value: object) -> list[str]:
        if key not in self._validators:
            whole = {"$ref": "#/x", "x": schema, "components": self._components}
            dialect = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
            self._validators[key] = jsonschema_rs.validator_for({**whole, **dialect})
        errors = list(self._validators[key].iter_errors(value))[:SHOWN]
        return [f"{key}: at {'/'.join(map(str, e.instance_path)) or '(top)'}: {e.message[:200]}" for e in errors]


class Watcher:
    """Give it to the stand-in as `on_exchange`, and call `check` at the end."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self.problems: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        """How often each operation was exercised: `POST /channels/{channel_id}/messages`."""

    def __call__(self, exchange: Exchange) -> None:
        operation = self._document.operation(exchange.method, exchange.path)
        if operation is None:
            self.problems[f"{exchange.method} {exchange.path}: not in the document"] += 1
            return
        self.seen[f"{exchange.method} {operation.template}"] += 1
        found = self._document.answer_problems(operation, exchange.method, exchange.status, exchange.answer)
        if exchange.status < 400:  # what was refused may be wrong
            found += self._document.request_problems(
                operation, exchange.method, exchange.body, multipart=exchange.multipart
            )
        self.problems.update(found)

    def check(self) -> None:
        """Fail with every distinct problem."""
        assert not self.problems, "\n".join(f"{n} x {problem}" for problem, n in self.problems.most_common())


@cache
def load_document() -> Document:
    """The part in tests/, or the document that PETTEIA_OPENAPI names."""
    return Document(Path(os.environ.get("PETTEIA_OPENAPI") or PART))


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"(\{[^}]+\})", template)
    return re.compile("".join("[^/]+" if part.startswith("{") else re.escape(part) for part in parts))


def _ids_as_text(value: object, key: str = "") -> object:
    if isinstance(value, dict):
        return {k: _ids_as_text(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [_ids_as_text(v, key) for v in value]
    is_id = key in ("id", "users", "roles") or key.endswith("_id")
    return str(value) if is_id and isinstance(value, int) and not isinstance(value, bool) else value
