"""Rate limits: fixed windows per route and channel, and the global one."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import NamedTuple

from bot.local.standin.clock import Clock, created_at
from bot.local.standin.settings import Settings

WINDOWS_KEPT = 10_000
OLD_MESSAGE_SECONDS = 3600.0


class Bucket(NamedTuple):
    """So many requests in so many seconds for each value of what the pattern captures."""

    name: str
    method: str
    path: re.Pattern[str]
    limit: int
    seconds: float


# seen in practice, not documented
BUCKETS = (
    Bucket("create-message", "POST", re.compile(r"/channels/(\d+)/messages"), 5, 5.0),
    Bucket("edit-message", "PATCH", re.compile(r"/channels/(\d+)/messages/\d+"), 5, 5.0),
    Bucket("delete-message", "DELETE", re.compile(r"/channels/(\d+)/messages/\d+"), 5, 1.0),
    Bucket("webhook", "POST", re.compile(r"/webhooks/\d+/([^/]+)"), 5, 2.0),
    Bucket("webhook-edit", "PATCH", re.compile(r"/webhooks/\d+/([^/]+)/messages/[^/]+"), 5, 2.0),
)
# of all old messages of a channel together, as its one report has it
OLD_EDIT = Bucket("old-edit", "PATCH", re.compile(r"/channels/(\d+)/messages/(\d+)"), 3, 20.0)
_OUTSIDE_GLOBAL = re.compile(r"/(interactions|webhooks)/.*")


class Verdict(NamedTuple):
    """Whether a request may go on, and what its answer carries."""

    headers: dict[str, str]
    wait: float = 0.0
    """Seconds to wait before it is worth trying again; 0: go on."""
    everywhere: bool = False
    code: int = 0


class RateLimits:
    """Counts requests in windows that begin with the first request and end all at once."""

    def __init__(self, clock: Clock, settings: Settings) -> None:
        self._clock = clock
        self._settings = settings
        self._windows: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def take(self, method: str, path: str) -> Verdict:
        """Count a request."""
        if not self._settings.rate_limits:
            return Verdict({})
        if not _OUTSIDE_GLOBAL.fullmatch(path):
            wait, _, _ = self._count(("global", ""), self._settings.global_per_second, 1.0)
            if wait:
                return Verdict({}, wait, everywhere=True)
        if self._settings.old_edit_limit and (late := self._old_edit(method, path)):
            return late
        for bucket in BUCKETS:
            match = bucket.path.fullmatch(path) if bucket.method == method else None
            if match:
                return self._bucket(bucket, match[1])
        return Verdict({})

    def _bucket(self, bucket: Bucket, key: str, code: int = 0) -> Verdict:
        wait, left, reset = self._count((bucket.name, key), bucket.limit, bucket.seconds)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit), "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{self._clock.now() + reset:.3f}", "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": bucket.name,
        }  # fmt: skip
        return Verdict(headers, wait, code=code)

    def _old_edit(self, method: str, path: str) -> Verdict | None:
        match = OLD_EDIT.path.fullmatch(path) if method == OLD_EDIT.method else None
        if match is None or self._clock.now() - created_at(match[2]) < OLD_MESSAGE_SECONDS:
            return None
        verdict = self._bucket(OLD_EDIT, match[1], 30046)
        return verdict if verdict.wait else None

    def _count(self, key: tuple[str, str], limit: int, seconds: float) -> tuple[float, int, float]:
        """Seconds to wait (0: counted), how many are left, seconds until the window ends."""
        now = self._clock.now()
        start, used = self._windows.pop(key, (now, 0))
        if now - start >= seconds:
            start, used = now, 0
        reset = seconds - (now - start)
        full = used >= limit
        self._windows[key] = (start, used if full else used + 1)
        while len(self._windows) > WINDOWS_KEPT:
            self._windows.popitem(last=False)
        return (reset if full else 0.0), max(0, limit - used - 1), reset
