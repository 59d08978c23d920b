"""How strict the stand-in is; the defaults are Discord's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Switches that are no faults: each setting is something that the real service may do as well."""

    shards: int = 1
    """How many shards `/gateway/bot` recommends."""
    max_concurrency: int = 1
    identify_seconds: float = 0.0
    """Pause demanded between two identifies of a concurrency bucket; Discord wants 5."""
    heartbeat_ms: int = 41_250
    rate_limits: bool = True
    global_per_second: int = 50
    old_edit_limit: bool = False
    """Refuse a fourth edit within 20 s of messages over an hour old, of a channel together (30046)."""
    acknowledge_seconds: float = 3.0
    """How long a bot may take for its first answer. Tests of anything else let a busy machine take longer."""
    distance: float = 0.0
    """Seconds that a request takes to come here, and its answer to get back; the real service is some 0.075 away."""
    hosts: tuple[str, ...] = ()
    """Further names by which the bot may call the stand-in, such as Discord's own through a resolver."""
