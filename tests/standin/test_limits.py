"""What Discord refuses, also where its OpenAPI document does not say so."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.standin.commands import check_commands
from bot.local.standin.component_limits import check_modal
from bot.local.standin.errors import ApiError
from bot.local.standin.files import Upload
from bot.local.standin.limits import check_files, check_message

Body = dict[str, Any]


def row(*inside: Body) -> Body:
    return {"type": 1, "components": list(inside)}


def button(custom_id: str = "a", **more: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def select(options: int = 1, **more: Any) -> Body:
    choices = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "s", "options": choices, **more}


def text(content: str = "x") -> Body:
    return {"type": 10, "content": content}


def refused(body: Body, *, v2: bool = False) -> str:
    """The nested faults as a text; empty when the body passes."""
    try:
        check_message(body, v2=v2)
    except ApiError as error:
        return f"{error.body['code']} {error.body['errors']}"
    return ""


FINE: list[tuple[Body, bool]] = [
    ({"content": "x" * 2000}, False),
    ({"embeds": [{"title": "t" * 256, "description": "d" * 4096}]}, False),
    ({"components": [row(*(button(str(n)) for n in range(5)))] * 1}, False),
    ({"components": [row(select(25, max_values=25, placeholder="p" * 150))]}, False),
    ({"components": [text("x" * 2000), {"type": 17, "components": [text("x" * 2000)]}]}, True),
    ({"components": [text()] * 40}, True),
    ({"components": [row(button(label=f"  {'x' * 80} "))]}, False),
    ({"components": [{"type": 9, "components": [text()] * 3, "accessory": button()}]}, True),
    ({"components": [row({"type": 2, "style": 5, "url": "https://example.org", "label": "Read"})]}, False),
]
BAD: list[tuple[str, Body, bool]] = [
    ("label", {"components": [row(button(label=" \t"))]}, False),
    ("'label'", {"components": [row({**select(), "options": [{"label": "\u2003 ", "value": "1"}]})]}, False),
    ("content", {"components": [text(" \n ")]}, True),
    ("content", {"content": "x" * 2001}, False),
    ("MAX_EMBED_SIZE", {"embeds": [{"description": "d" * 3001}, {"description": "d" * 3000}]}, False),
    ("'embeds'", {"embeds": [{"title": "t"}] * 11}, False),
    ("fields", {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, False),
    ("footer", {"embeds": [{"footer": {"text": "f" * 2049}}]}, False),
    ("description", {"attachments": [{"id": 0, "description": "d" * 1025}]}, False),
    ("attachments", {"attachments": [{"id": n} for n in range(11)]}, False),
    ("nonce", {"nonce": "n" * 26}, False),
    ("'components'", {"components": [row(button(str(n))) for n in range(6)]}, False),
    ("'components'", {"components": [row(*(button(str(n)) for n in range(6)))]}, False),
    ("'components'", {"components": [row(select(), button())]}, False),
    ("'type'", {"components": [text()]}, False),
    ("DUPLICATED", {"components": [row(button("a"), button("a"))]}, False),
    ("custom_id", {"components": [row(button(""))]}, False),
    ("custom_id", {"components": [row(button("c" * 101))]}, False),
    ("label", {"components": [row(button(label="l" * 81))]}, False),
    ("BUTTON", {"components": [row(button(label=""))]}, False),
    ("options", {"components": [row(select(26))]}, False),
    ("VALUE_DUPLICATED", {"components": [row({**select(), "options": [{"label": "a", "value": "a"}] * 2})]}, False),
    ("placeholder", {"components": [row(select(1, placeholder="p" * 151))]}, False),
    ("max_values", {"components": [row(select(2, max_values=3))]}, False),
    ("LEGACY", {"content": "x", "components": [text()]}, True),
    ("LEGACY", {"embeds": [{"title": "x"}], "components": [text()]}, True),
    ("TEXT_SIZE", {"components": [text("x" * 2001), {"type": 17, "components": [text("x" * 2000)]}]}, True),
    ("MAX_TOTAL", {"components": [{"type": 17, "components": [text()] * 40}]}, True),
    ("accessory", {"components": [{"type": 9, "components": [text()]}]}, True),
    ("'components'", {"components": [{"type": 9, "components": [text()] * 4, "accessory": button()}]}, True),
    ("items", {"components": [{"type": 12, "items": []}]}, True),
    ("INVALID_SCHEME", {"components": [{"type": 13, "file": {"url": "https://example.org/a"}}]}, True),
    ("'type'", {"components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]}, True),
]  # fmt: skip


@pytest.mark.parametrize(("body", "v2"), FINE)
def test_bodies_at_the_limit_pass(body: Body, v2: bool) -> None:
    assert refused(body, v2=v2) == ""


@pytest.mark.parametrize(("fault", "body", "v2"), BAD)
def test_bodies_over_the_limit_are_refused_by_place(fault: str, body: Body, v2: bool) -> None:
    found = refused(body, v2=v2)
    assert found.startswith("50035 ")
    assert fault in found


def test_all_faults_of_a_body_are_told_at_once() -> None:
    found = refused({"content": "x" * 2001, "components": [row(button(label="l" * 81))]})
    assert "content" in found
    assert "label" in found


@pytest.mark.parametrize("sizes", [[(10 << 20) + 1], [9 << 20] * 3])
def test_large_uploads(sizes: list[int]) -> None:
    with pytest.raises(ApiError, match="40005"):
        check_files([Upload("a", bytes(size), "image/png") for size in sizes])


def label(**inside: Any) -> Body:
    return {"type": 18, "label": "Name", "component": {"type": 4, "style": 1, "custom_id": "n", **inside}}


def modal(*components: Body, **more: Any) -> Body:
    return {"title": "Form", "custom_id": "m", "components": list(components), **more}


RADIO = [{"label": str(n), "value": str(n)} for n in range(11)]


@pytest.mark.parametrize(
    ("fault", "data"),
    [
        ("title", modal(label(), title="t" * 46)),
        ("'components'", modal(*(label(custom_id=str(n)) for n in range(6)))),
        ("label", modal({**label(), "label": "l" * 46})),
        ("value", modal(label(value="v" * 4001))),
        ("'type'", modal(button())),
        ("DUPLICATED", modal(label(), label())),
        ("options", modal(label(type=21, options=RADIO[:1]))),
        ("options", modal(label(type=22, options=RADIO))),
        ("component", modal({"type": 18, "label": "Name"})),
    ],
)
def test_modals(fault: str, data: Body) -> None:
    check_modal(modal(label(), {"type": 10, "content": "read this"}))
    with pytest.raises(ApiError) as raised:
        check_modal(data)
    assert fault in str(raised.value.body["errors"])


def command(**more: Any) -> Body:
    return {"name": "game", "description": "Matches", **more}


def option(name: str = "seats", **more: Any) -> Body:
    return {"type": 4, "name": name, "description": "How many", **more}


CHOICE = {"name": "One", "value": 1}


@pytest.mark.parametrize(
    ("fault", "commands"),
    [
        ("NAME", [command(name="Game")]),
        ("NAME", [command(name="two words")]),
        ("DUPLICATE", [command(), command()]),
        ("MAX", [command(name=f"g{n}") for n in range(101)]),
        ("description", [command(description="")]),
        ("options", [command(options=[option(f"o{n}") for n in range(26)])]),
        ("choices", [command(options=[option(choices=[CHOICE] * 26)])]),
        ("AUTOCOMPLETE", [command(options=[option(choices=[CHOICE], autocomplete=True)])]),
        ("REQUIRED", [command(options=[option("a"), option("b", required=True)])]),
        (
            "TOO_LARGE",
            [command(options=[option(f"o{n}", type=3, choices=[{"name": "n" * 90, "value": "v" * 90}]*9)
                              for n in range(5)])],
        ),
    ],
)  # fmt: skip
def test_commands(fault: str, commands: list[Body]) -> None:
    check_commands([command(), command(name="Show match", type=3, description="")])
    with pytest.raises(ApiError) as raised:
        check_commands(commands)
    assert fault in str(raised.value.body["errors"])
