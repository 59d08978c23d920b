"""JSON documents: merge patches, members that got lost, pointers, and the forms of what is expected."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.documents import at, holds, lost, merge, names


@pytest.mark.parametrize(
    ("target", "patch", "merged"),
    [
        ({"a": 1, "b": 2}, {"b": None, "c": 3}, {"a": 1, "c": 3}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": None}}, {"a": {"c": 2}}),
        ({"a": [1, 2]}, {"a": [3]}, {"a": [3]}),
        ({"a": 1}, [1], [1]),
        (1, {"a": {"b": None, "c": 1}}, {"a": {"c": 1}}),
        ({}, {"a": None}, {}),
    ],
)
def test_a_patch_merges_objects_and_replaces_the_rest(target: Any, patch: Any, merged: Any) -> None:
    before = repr(target)
    assert merge(target, patch) == merged
    assert repr(target) == before


@pytest.mark.parametrize(
    ("given", "kept", "gone"),
    [
        ({"a": 1, "b": {"c": 1, "d": 2}}, {"a": 1, "b": {"d": 2}}, ["/b/c"]),
        ({"a": 1, "b": 2}, {"x": {"a": 1}}, ["/a", "/b"]),
        ({"a": {"b": 1}}, {"a": 7}, ["/a/b"]),
        ({"a": [{"b": 1}, {"c": 1}]}, {"a": [{"b": 1}, {}]}, ["/a/1/c"]),
        ({"a": [{"b": 1}, {"c": 1}]}, {"a": [{}]}, ["/a/0/b"]),
        ({"a": [{"b": 1}]}, {"a": 1}, []),
        ({"a": "text"}, {"a": ["t"]}, []),
        ([1, 2], [3, 4], []),
    ],
)
def test_members_that_got_lost_are_named_by_their_place(given: Any, kept: Any, gone: list[str]) -> None:
    assert lost(given, kept) == gone


@pytest.mark.parametrize(
    ("pointer", "found"),
    [
        ("", (True, {"a": [{"b": None}, "text"], "c/d": {"~": 1}, "7": 8})),
        ("/a/0/b", (True, None)),
        ("/a/1", (True, "text")),
        ("/c~1d/~0", (True, 1)),
        ("/7", (True, 8)),
        ("/a/2", (False, None)),
        ("/a/-1", (False, None)),
        ("/a/text", (False, None)),
        ("/a/1/text", (False, None)),
        ("/a/1/0", (False, None)),
        ("/b", (False, None)),
        ("/a/0/b/c", (False, None)),
    ],
)
def test_a_pointer_leads_through_objects_and_lists_only(pointer: str, found: tuple[bool, Any]) -> None:
    assert at({"a": [{"b": None}, "text"], "c/d": {"~": 1}, "7": 8}, pointer) == found


@pytest.mark.parametrize(
    ("wanted", "found", "so"),
    [
        (1, 1, True),
        (1, True, False),
        (None, None, True),
        ({}, {}, True),
        ({}, {"a": 1}, False),
        ({"length": 1, "other": 1}, [1], False),
        ({"absent": False}, 1, True),
        ({"absent": True}, 1, False),
        ({"length": 2}, [1, 2], True),
        ({"length": 2}, "ab", True),
        ({"length": 2}, {"a": 1}, False),
        ({"length": 2}, 2, False),
        ({"length": 2, "contains": 3}, [1, 2], False),
        ({"contains": "b"}, "abc", True),
        ({"contains": "d"}, "abc", False),
        ({"contains": 1}, "1", False),
        ({"contains": "a"}, {"a": 1}, True),
        ({"contains": "b"}, {"a": 1}, False),
        ({"contains": {"a": 1}}, {"a": 1, "b": 2}, True),
        ({"contains": {"a": 1, "b": 3}}, {"a": 1, "b": 2}, False),
        ({"contains": {"c": None}}, {"a": 1}, False),
        ({"contains": 2}, [1, 2], True),
        ({"contains": 3}, [1, 2], False),
        ({"contains": {"a": 1}}, [{"a": 1, "b": 2}], True),
        ({"contains": {"a": 2}}, [{"a": 1, "b": 2}, 2], False),
        ({"contains": [1, 2]}, [2, 3, 1], True),
        ({"contains": [1, 4]}, [2, 3, 1], False),
        ({"contains": [1]}, [[1]], True),
        ({"contains": 1}, 1, False),
        ({"contains": {"a": 1}}, ["xa", {"a": 1}], True),
        ({"contains": "a"}, [{"a": 1}], False),
        ({"lacks": "b"}, "abc", False),
        ({"lacks": "d"}, "abc", True),
        ({"lacks": 3}, [1, 2], True),
        ({"lacks": 2}, [1, 2], False),
        ({"lacks": {"a": 1}}, {"a": 2}, True),
        ({"lacks": 1}, 2, False),
        ({"lacks": 3, "length": 1}, [1, 2], False),
    ],
)
def test_what_is_expected_is_a_value_or_a_form(wanted: Any, found: Any, so: bool) -> None:
    assert holds(wanted, True, found) is so


@pytest.mark.parametrize("found", [None, [], "a", 1])
@pytest.mark.parametrize("wanted", [1, None, {"absent": False}, {"length": 0}, {"contains": "a"}, {"lacks": "b"}])
def test_of_what_is_not_there_only_absence_holds(wanted: Any, found: Any) -> None:
    assert holds({"absent": True}, False, found)
    assert not holds(wanted, False, found)


@pytest.mark.parametrize(
    ("document", "found"),
    [
        ("zeus", {"zeus"}),
        ("orpheus/2", {"orpheus/2", "orpheus"}),
        ({"a": "b", "c": {"d": ["e", 1, None, {"f": True}]}}, set("abcdef")),
        ([["x"], []], {"x"}),
        (7, set()),
        (None, set()),
    ],
)
def test_every_text_of_a_document_is_a_name_and_of_a_copy_also_what_it_copies(document: Any, found: set[str]) -> None:
    assert names(document) == found
