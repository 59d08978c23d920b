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
    return _encoder.encode(value)


def decode_state(game: Game[S], raw: bytes, version: int | None = None) -> S:
    """A stored state; `version` is the rules version that wrote it, the current one by default.

    Raises BadPosition when it is not a state of this game, with what was wrong and where.
    """
    data: Any = raw
    current = game.info.rules_version
    try:
        if version is not None and version != current:
            data = msgspec.json.decode(raw)
            for step in range(version, current):
                data = game.upgrades[step](data)
            return msgspec.convert(data, game.state_type, str_keys=True)
        return msgspec.json.decode(raw, type=game.state_type)
    except (msgspec.MsgspecError, KeyError) as error:
        raise BadPosition(Text("rejected-position", {"reason": str(error)})) from error


def state_hash(state: State) -> str:
    """Hex SHA-256 of the canonical form, the secret seed left out, so that it can be checked without the seed."""
    copy = state.clone()
    copy.rng.seed = ""
    return hashlib.sha256(encode(copy)).hexdigest()
