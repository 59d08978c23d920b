"""What can be made to go wrong, for tests only: local play has no such object."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

from bot.local.standin.gateway import Drop, Gateway

Cut = Literal["", "reset", "hang", "stall"]
"""How a connection fails before anything is answered, or in the middle of that."""


@dataclass
class Fault:
    """Something that befalls the next requests that match."""

    method: str
    path: re.Pattern[str]
    times: int
    status: int = 0
    """Status to answer with; 0: none, the request goes through."""
    code: int = 0
    message: str = "injected"
    retry_after: float = 0.0
    everywhere: bool = False
    delay: float = 0.0
    cut: Cut = ""
    done: bool = False
    """The request is carried out before the answer is lost."""
    page: str = ""
    """What is answered is no JSON, but the page of something between the bot and Discord: what it calls itself."""


@dataclass
class Faults:
    """Switches: routes refused or slow, answers lost or foreign, closed direct messages, broken connections."""

    no_dms: set[str] = field(default_factory=set)
    """Ids of people whose direct messages are closed (50007)."""
    no_mutual: set[str] = field(default_factory=set)
    """Ids of people who share no server with the bot (50278)."""
    _faults: list[Fault] = field(default_factory=list)
    _gateway: Gateway | None = None

    def refuse(self, method: str, path: str, status: int, *, code: int = 0, times: int = 1) -> None:
        """Answer the next requests with an error; `path` is a regular expression without the version prefix.

        ValueError for 429, which needs a time to wait: see `limit`.
        """
        if status == 429:
            raise ValueError("a 429 says how long to wait: use limit()")
        self._faults.append(Fault(method, re.compile(path), times, status, code))

    def limit(
        self, method: str, path: str, retry_after: float, *, everywhere: bool = False, code: int = 0, times: int = 1
    ) -> None:
        """Answer the next requests with 429; code 30046 is for edits of old messages."""
        fault = Fault(method, re.compile(path), times, 429, code, retry_after=retry_after, everywhere=everywhere)
        self._faults.append(fault)

    def delay(self, method: str, path: str, seconds: float, *, times: int = 1) -> None:
        """Hold the next requests up before they are looked at."""
        self._faults.append(Fault(method, re.compile(path), times, delay=seconds))

    def lose_answer(self, method: str, path: str, *, status: int = 502, times: int = 1) -> None:
        """Carry the next requests out, and answer with an error all the same."""
        self._faults.append(Fault(method, re.compile(path), times, status, done=True))

    def cut(self, method: str, path: str, how: Cut = "reset", *, times: int = 1, done: bool = False) -> None:
        """Break the connection of the next requests, or never answer them; `done`: they are carried out before."""
        self._faults.append(Fault(method, re.compile(path), times, cut=how, done=done))

    def intrude(
        self, method: str, path: str, status: int = 200, *, said: str = "text/html", retry_after: float = 0.0,
        times: int = 1, done: bool = False,
    ) -> None:  # fmt: skip
        """Answer the next requests with a page, as a proxy or a ban does; `done`: they are carried out before.

        `said`: the type of content that it calls itself.
        """
        fault = Fault(method, re.compile(path), times, status, retry_after=retry_after, done=done, page=said)
        self._faults.append(fault)

    async def drop(self, how: Drop = "abort", shard: int = 0) -> None:
        """Break a gateway connection, see `Gateway.drop`."""
        if self._gateway is None:
            raise LookupError("no stand-in uses these faults yet")
        await self._gateway.drop(how, shard)

    def clear(self) -> None:
        """Everything works again."""
        self.no_dms.clear()
        self.no_mutual.clear()
        self._faults.clear()

    def bind(self, gateway: Gateway) -> None:
        """Called by the stand-in that uses these faults."""
        self._gateway = gateway

    def take(self, method: str, path: str) -> Fault | None:
        """The fault for a request, used up once."""
        for fault in self._faults:
            if fault.times > 0 and fault.method == method and fault.path.fullmatch(path):
                fault.times -= 1
                return fault
        return None
