"""The gateway: sessions that outlive their socket, compression, shards, RESUME."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import aiohttp
import orjson
from aiohttp import web

from bot.local.standin.settings import Settings
from bot.local.standin.state import GUILDS, MESSAGE_CONTENT, Event, World
from bot.local.world import Payload

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = 0, 1, 2, 3, 4
RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 6, 7, 8, 9, 10, 11
DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = 4002, 4003, 4004, 4005
UNKNOWN_OPCODE, RATE_LIMITED, INVALID_SHARD, INVALID_INTENTS = 4001, 4008, 4010, 4013
MAX_PAYLOAD = 4096
SENDS_PER_MINUTE = 120
REPLAY_BUFFER = 5000
SESSIONS_KEPT = 64
ACK_AFTER = 0.25
"""Seconds until a heartbeat is acknowledged: a round trip, as over a real line. discord.py notes in a thread of its
own when it sent one; an answer that overtakes that thread is measured from the heartbeat before."""
Drop = Literal["abort", "reconnect", "invalid"] | int


def _dumps(op: int, data: object) -> bytes:
    return orjson.dumps({"op": op, "d": data, "s": None, "t": None})


class Connection:
    """One socket: an ordered queue of outgoing texts, compressed as one zlib stream if asked for."""

    def __init__(self, ws: web.WebSocketResponse, *, compress: bool) -> None:
        self.ws = ws
        self.sent: deque[float] = deque()
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._stream = zlib.compressobj() if compress else None
        self._task = asyncio.ensure_future(self._pump())

    def push(self, text: bytes) -> None:
        """Send a text after those already waiting."""
        self._queue.put_nowait(text)

    def stop(self) -> None:
        """Send nothing more."""
        self._task.cancel()

    async def _pump(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                text = await self._queue.get()
                if self._stream is None:
                    await self.ws.send_str(text.decode())
                else:
                    await self.ws.send_bytes(self._stream.compress(text) + self._stream.flush(zlib.Z_SYNC_FLUSH))


class Session:
    """A session: survives its connection, so that RESUME can replay what was missed."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.seq = 0
        self.buffer: deque[tuple[int, bytes]] = deque(maxlen=REPLAY_BUFFER)
        self.connection: Connection | None = None

    def owns(self, guild_id: str | None) -> bool:
        """Whether a server's events come to this shard; direct messages come to the first."""
        return self.shard[0] == ((int(guild_id) >> 22) % self.shard[1] if guild_id else 0)

    def dispatch(self, name: str, data: Payload) -> None:
        """Send an event, or keep it for a RESUME."""
        self.seq += 1
        text = orjson.dumps({"op": DISPATCH, "t": name, "s": self.seq, "d": data})
        self.buffer.append((self.seq, text))
        if self.connection is not None:
            self.connection.push(text)

    def missed(self, seq: int) -> list[bytes] | None:
        """Texts after a sequence number; None when they are no longer all there."""
        if seq > self.seq or (self.buffer and seq < self.buffer[0][0] - 1):
            return None
        return [text for number, text in self.buffer if number > seq]


class Gateway:
    """All sessions, and what each is told."""

    def __init__(self, world: World, token: str, settings: Settings) -> None:
        self._world = world
        self._token = token
        self._settings = settings
        self._sessions: dict[str, Session] = {}
        self._last_identify: dict[int, float] = {}
        self._connections: set[Connection] = set()
        self.url = ""
        self.ready_after = 0.0
        """Seconds from an identify to READY: what a gateway in trouble takes."""
        self.ops: dict[int, int] = {}
        """How often each opcode came in."""
        world.listeners.append(self._heard)

    # what happens

    def _heard(self, event: Event) -> None:
        for session in self._sessions.values():
            if session.owns(event.guild_id) and (not event.intent or session.intents & event.intent):
                self._forward(session, event)

    def _forward(self, session: Session, event: Event) -> None:
        channel = self._world.channels.get(event.channel_id or "")
        # A bot hears of all channels, also of those it cannot look into; of what is in them only where it can.
        if event.name.startswith("CHANNEL_") and not event.private:
            channel = None
        if event.private or (channel is not None and not self._world.sees(self._world.bot_id, channel)):
            return
        written = event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
        session.dispatch(event.name, self._without_content(session, event.data) if written else event.data)

    def _without_content(self, session: Session, message: Payload) -> Payload:
        """What others wrote is blank without the privileged intent, but for direct messages and mentions of the bot."""
        mine = message["author"]["id"] == self._world.bot_id or "guild_id" not in message
        if mine or session.intents & MESSAGE_CONTENT or any(u["id"] == self._world.bot_id for u in message["mentions"]):
            return message
        return {**message, "content": "", "embeds": [], "attachments": [], "components": []}

    # sockets

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO until it is closed."""
        ws = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await ws.prepare(request)
        connection = Connection(ws, compress=request.query.get("compress") == "zlib-stream")
        self._connections.add(connection)
        connection.push(_dumps(HELLO, {"heartbeat_interval": self._settings.heartbeat_ms}))
        session: Session | None = None
        try:
            async for message in ws:
                if message.type is aiohttp.WSMsgType.TEXT:
                    session = await self._received(connection, session, message.data)
        finally:
            connection.stop()
            self._connections.discard(connection)
            if session is not None and session.connection is connection:
                session.connection = None
        return ws

    async def _received(self, connection: Connection, session: Session | None, text: str) -> Session | None:
        try:
            if len(text.encode()) > MAX_PAYLOAD:
                raise ValueError("payload too large")
            payload = orjson.loads(text)
            op, data = int(payload["op"]), payload.get("d")
        except (ValueError, KeyError, TypeError):
            await connection.ws.close(code=DECODE_ERROR, message=b"Error while decoding payload.")
            return session
        self.ops[op] = self.ops.get(op, 0) + 1
        if self._too_many(connection):
            await connection.ws.close(code=RATE_LIMITED, message=b"Rate limited.")
            return session
        handler = self._handlers.get(op)
        if handler is None:
            await connection.ws.close(code=UNKNOWN_OPCODE, message=b"Unknown opcode.")
            return session
        return await handler(self, connection, session, data)

    def _too_many(self, connection: Connection) -> bool:
        now = self._world.clock.now()
        connection.sent.append(now)
        while connection.sent[0] < now - 60:
            connection.sent.popleft()
        return len(connection.sent) > SENDS_PER_MINUTE

    async def _heartbeat(self, connection: Connection, session: Session | None, _: Any) -> Session | None:
        # accepted at any time: the client beats before it identifies
        asyncio.get_running_loop().call_later(ACK_AFTER, connection.push, _dumps(ACK, None))
        return session

    async def _identify(self, connection: Connection, session: Session | None, data: Payload) -> Session | None:
        shard = tuple(data.get("shard") or (0, 1))
        problem = self._identify_problem(session, data, shard)
        if problem:
            await connection.ws.close(code=problem)
            return session
        if self._too_early(shard[0]):
            connection.push(_dumps(INVALID, False))
            return session
        await asyncio.sleep(self.ready_after)
        session = Session((shard[0], shard[1]), int(data["intents"]))
        self._attach(session, connection)
        self._greet(session)
        return session

    def _identify_problem(self, session: Session | None, data: Payload, shard: tuple[Any, ...]) -> int | None:
        if session is not None:
            return ALREADY_AUTHENTICATED
        if data.get("token") != self._token:
            return AUTHENTICATION_FAILED
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return INVALID_SHARD
        return None if isinstance(data.get("intents"), int) else INVALID_INTENTS

    def _too_early(self, shard: int) -> bool:
        bucket, now = shard % self._settings.max_concurrency, self._world.clock.now()
        early = now - self._last_identify.get(bucket, 0.0) < self._settings.identify_seconds
        if not early:
            self._last_identify[bucket] = now
        return early

    def _greet(self, session: Session) -> None:
        world = self._world
        guilds = [g for g in world.guilds.values() if session.owns(g["id"]) and world.bot_id in world.members[g["id"]]]
        session.dispatch("READY", {
            "v": 10, "user": {**world.bot, "verified": True, "mfa_enabled": False, "email": None},
            "shard": session.shard, "guilds": [{"id": g["id"], "unavailable": True} for g in guilds],
            "session_id": session.id, "resume_gateway_url": self.url, "application": {"id": world.bot_id, "flags": 0},
        })  # fmt: skip
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", world.whole_guild(guild))

    async def _resume(self, connection: Connection, session: Session | None, data: Payload) -> Session | None:
        old = self._sessions.get(data.get("session_id") or "")
        missed = old.missed(data.get("seq") or 0) if old is not None and data.get("token") == self._token else None
        if old is None or missed is None:
            connection.push(_dumps(INVALID, False))
            return session
        self._attach(old, connection)
        for text in missed:
            connection.push(text)
        old.dispatch("RESUMED", {})
        return old

    def _attach(self, session: Session, connection: Connection) -> None:
        """A shard has one session: an older one cannot be resumed any more."""
        session.connection = connection
        kept = [s for s in self._sessions.values() if s.shard != session.shard][-SESSIONS_KEPT:]
        self._sessions = {s.id: s for s in [*kept, session]}

    async def _ask_members(self, connection: Connection, session: Session | None, data: Payload) -> Session | None:
        if session is None:
            await connection.ws.close(code=NOT_AUTHENTICATED)
            return None
        gid = str(data["guild_id"])
        members = self._world.members.get(gid, {})
        wanted = data.get("user_ids") or list(members)
        found = [self._world.full_member(gid, uid) for uid in map(str, wanted) if uid in members]
        chunk = {"guild_id": gid, "members": found, "chunk_index": 0, "chunk_count": 1, "nonce": data.get("nonce")}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
        return session

    async def _ignore(self, connection: Connection, session: Session | None, _: Any) -> Session | None:
        if session is None:
            await connection.ws.close(code=NOT_AUTHENTICATED)
        return session

    _handlers: dict[int, Callable[[Gateway, Connection, Session | None, Any], Awaitable[Session | None]]] = {
        HEARTBEAT: _heartbeat, IDENTIFY: _identify, RESUME: _resume, MEMBERS: _ask_members, PRESENCE: _ignore,
        VOICE: _ignore,
    }  # fmt: skip

    # control

    async def drop(self, how: Drop, shard: int = 0) -> None:
        """Break a shard's connection: TCP dies, op 7, op 9 `false`, or a close code; LookupError when it has none."""
        session = next((s for s in self._sessions.values() if s.shard[0] == shard and s.connection), None)
        if session is None or session.connection is None:
            raise LookupError(f"shard {shard} is not connected")
        connection, session.connection = session.connection, None
        if how == "reconnect":
            connection.push(_dumps(RECONNECT, None))
        elif how == "invalid":
            del self._sessions[session.id]
            connection.push(_dumps(INVALID, False))
        elif how == "abort":
            transport = connection.ws._req.transport if connection.ws._req else None
            if transport is not None:
                transport.abort()
        else:
            await connection.ws.close(code=how)

    def connected(self) -> int:
        """Number of shards that are connected and identified."""
        return sum(s.connection is not None for s in self._sessions.values())

    async def close(self) -> None:
        """Close every connection."""
        for connection in list(self._connections):
            with contextlib.suppress(ConnectionError, RuntimeError):
                await connection.ws.close(code=1001)
