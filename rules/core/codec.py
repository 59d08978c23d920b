"""States as JSON and back, their canonical form and hash, and upgrades between rules versions."""

from __future__ import annotations

import typing
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct, structs

from rules.core.errors import BadPosition
from rules.core.game import Game, S, State
from rules.core.types import Text

_encode = msgspec.json.Encoder(order="deterministic").encode
_SEED = b'"rng":{"seed":'
"""How the generator is written. Only seats and options stand before it, and no option is a record."""
_BARE = _SEED + b'""'


class Stored(Struct, frozen=True, gc=False):
    """A state as it is kept: its canonical form with the seed, and the hash of that without it."""

    raw: bytes
    hash: str


def encode(value: Any) -> bytes:
    """Any record of the vocabulary, a state or a view as canonical JSON: equal values give equal bytes."""
    try:
        return _encode(_text_keys(value))
    except TypeError:
        # Sorting wants text keys, and some dict further down goes by number; what is kept as JSON is read for it.
        return _encode(msgspec.to_builtins(value, str_keys=True, enc_hook=msgspec.json.decode))


def _text_keys(value: Any) -> Any:
    """The same; or a copy of a record with text keys in what is a dict by number in it, or in the frames of a state."""
    names, stacked = _BY_NUMBER[type(value)]
    changed = None
    for name in names:
        if held := getattr(value, name):
            changed = changed or value.__copy__()
            structs.force_setattr(changed, name, {str(key): item for key, item in held.items()})
    if stacked:
        for frame in value.stack:
            if frame.serials or frame.sealed:
                changed = changed or value.__copy__()
                changed.stack = [_text_keys(frame) for frame in value.stack]
                break
    return changed or value


class _ByNumber(dict[type, tuple[tuple[str, ...], bool]]):
    """Of each type the fields that are dicts by number, and whether it has a stack of frames."""

    def __missing__(self, kind: type) -> tuple[tuple[str, ...], bool]:
        hints = typing.get_type_hints(kind) if issubclass(kind, Struct) else {}
        dicts = [name for name, hint in hints.items() if typing.get_origin(hint) is dict]
        self[kind] = tuple(n for n in dicts if typing.get_args(hints[n])[0] is int), issubclass(kind, State)
        return self[kind]


_BY_NUMBER = _ByNumber()


def decode_state(game: Game[S, Any], raw: bytes, version: int | None = None) -> S:
    """A stored state; `version` is the rules version that wrote it, the current one by default.

    Raises BadPosition when it is not a state of this game, with what was wrong and where.
    """
    current = game.info.rules_version
    written = current if version is None else version
    steps = [game.upgrades.get(step) for step in range(written, current)]
    if written > current or None in steps:
        raise BadPosition(Text("rejected-version", {"version": written, "current": current}))
    try:
        if steps:
            data = msgspec.json.decode(raw, type=dict[str, Any])
            for upgrade in steps:
                data = upgrade(data) if upgrade is not None else data
            raw = encode(data)
        return msgspec.json.decode(raw, type=game.state_type)
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise BadPosition(Text("rejected-position", {"reason": str(error)})) from error


def answers_to_frames(data: dict[str, Any]) -> dict[str, Any]:
    """An upgrade of states from when sealed answers stood beside the stack: now the frame that asks keeps them."""
    sealed = data.pop("sealed")
    if sealed:
        data["stack"][-1]["sealed"] = sealed
    return data


def store(state: State) -> Stored:
    """A state to be kept, and its hash, from one encoding."""
    raw = encode(state)
    bare = raw.replace(_SEED + _encode(state.rng.seed), _BARE, 1)
    return Stored(raw, sha256(bare).hexdigest())


def state_hash(state: State) -> str:
    """Hex SHA-256 of the canonical form, the secret seed left out, so that it can be checked without the seed."""
    return store(state).hash
