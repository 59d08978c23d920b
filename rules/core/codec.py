"""States as JSON and back, their canonical form and hash, and upgrades between rules versions."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from rules.core.errors import BadPosition
from rules.core.game import Game, S, State
from rules.core.types import Text

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: Any) -> bytes:
    """Any record of the vocabulary, a state or a view as canonical JSON: equal values give equal bytes."""
    try:
        return _encoder.encode(value)
    except TypeError:
        # Sorting wants text keys, and some dicts go by seat.
        return _encoder.encode(msgspec.to_builtins(value, str_keys=True))


def decode_state(game: Game[S], raw: bytes, version: int | None = None) -> S:
    """A stored state; `version` is the rules version that wrote it, the current one by default.

    Raises BadPosition when it is not a state of this game, with what was wrong and where.
    """
    current = game.info.rules_version
    written = current if version is None else version
    steps = [game.upgrades.get(step) for step in range(written, current)]
    if written > current or None in steps:
        raise BadPosition(Text("rejected-version", {"version": written, "current": current}))
    try:
        if not steps:
            return msgspec.json.decode(raw, type=game.state_type)
        data = msgspec.json.decode(raw, type=dict[str, Any])
        for upgrade in steps:
            data = upgrade(data) if upgrade is not None else data
        return msgspec.convert(data, game.state_type, str_keys=True)
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise BadPosition(Text("rejected-position", {"reason": str(error)})) from error


def state_hash(state: State) -> str:
    """Hex SHA-256 of the canonical form, the secret seed left out, so that it can be checked without the seed."""
    copy = state.clone()
    copy.rng.seed = ""
    return hashlib.sha256(encode(copy)).hexdigest()
