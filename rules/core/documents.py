"""JSON documents: merge patches, pointers, and the forms of what is expected of a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core import codec

FORMS = ("absent", "contains", "lacks", "length")
"""Members of an expectation that is not simply the value."""


def merge(target: object, patch: object) -> Any:
    """A JSON merge patch applied (RFC 7396): objects merge, null removes, everything else replaces."""
    if not isinstance(patch, Mapping):
        return patch
    merged = dict(target) if isinstance(target, Mapping) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


def lost(given: object, kept: object, path: str = "") -> list[str]:
    """Pointers to the members of one document that another does not have."""
    if isinstance(given, Mapping):
        known = kept if isinstance(kept, Mapping) else {}
        gone = [f"{path}/{key}" for key in given if key not in known]
        return gone + [deep for key in given if key in known for deep in lost(given[key], known[key], f"{path}/{key}")]
    if isinstance(given, list) and isinstance(kept, list):
        pairs = enumerate(zip(given, kept, strict=False))
        return [deep for number, (one, other) in pairs for deep in lost(one, other, f"{path}/{number}")]
    return []


def at(document: Any, pointer: str) -> tuple[bool, Any]:
    """Whether a JSON pointer (RFC 6901) leads anywhere, and to what."""
    for part in pointer.split("/")[1:]:
        name = part.replace("~1", "/").replace("~0", "~")
        if isinstance(document, dict) and name in document:
            document = document[name]
        elif isinstance(document, list) and name.isdecimal() and int(name) < len(document):
            document = document[int(name)]
        else:
            return False, None
    return True, document


def holds(wanted: Any, there: bool, found: Any) -> bool:
    """Whether a value (`there` says if there is one) is as wanted: equal, or as the forms say."""
    if not isinstance(wanted, dict) or not wanted or any(key not in FORMS for key in wanted):
        return there and _equal(wanted, found)
    checks = []
    if "absent" in wanted:
        checks.append(there is not wanted["absent"])
    if "contains" in wanted:
        checks.append(there and _contains(found, wanted["contains"]))
    if "lacks" in wanted:
        checks.append(there and isinstance(found, list | dict | str) and not _contains(found, wanted["lacks"]))
    if "length" in wanted:
        checks.append(there and isinstance(found, list | dict | str) and len(found) == wanted["length"])
    return all(checks)


def _equal(wanted: Any, found: Any) -> bool:
    # In JSON, true is not 1.
    return bool(codec.encode(wanted) == codec.encode(found))


def _contains(found: Any, part: Any) -> bool:
    """A string its part, an object its members, a list an element (an object in it: some members) or several."""
    if isinstance(found, str):
        return isinstance(part, str) and part in found
    if isinstance(found, dict):
        if not isinstance(part, dict):
            return isinstance(part, str) and part in found
        return all(key in found and _equal(value, found[key]) for key, value in part.items())
    if not isinstance(found, list):
        return False
    if any(_equal(part, item) for item in found):
        return True
    if isinstance(part, dict):
        return any(isinstance(item, dict) and _contains(item, part) for item in found)
    return isinstance(part, list) and all(_contains(found, item) for item in part)


def names(document: object) -> set[str]:
    """Every text in a document, members included; of what is a copy (`orpheus/2`) also what it is a copy of."""
    found: set[str] = set()
    if isinstance(document, Mapping):
        for key, value in document.items():
            found |= names(key) | names(value)
    elif isinstance(document, list):
        for value in document:
            found |= names(value)
    elif isinstance(document, str):
        found |= {document, document.partition("/")[0]}
    return found
