"""Uploaded files: kept in memory up to a cap, served under signed addresses."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from typing import NamedTuple

RETIRED_KEPT = 64


class Upload(NamedTuple):
    """A file that came with a request."""

    name: str
    data: bytes
    content_type: str


class Size(NamedTuple):
    """A picture's width and height in pixels."""

    width: int
    height: int


class FileStore:
    """Files by path `channel/attachment/name`; the oldest go first when the cap in bytes is reached."""

    def __init__(self, cap: int, secret: str = "") -> None:
        self.cap = cap
        self.secret = secret or secrets.token_hex(16)
        self.held: OrderedDict[str, Upload] = OrderedDict()
        self._bytes = 0
        self._retired: OrderedDict[str, None] = OrderedDict()

    def put(self, path: str, upload: Upload) -> None:
        """Keep a file."""
        self.held[path] = upload
        self._bytes += len(upload.data)
        while self._bytes > self.cap and len(self.held) > 1:
            self.drop(next(iter(self.held)))

    def retire(self, path: str) -> None:
        """No message shows the file any more; it is served a while longer to whoever is just loading it."""
        self._retired[path] = None
        while len(self._retired) > RETIRED_KEPT:
            self.drop(self._retired.popitem(last=False)[0])

    def drop(self, path: str) -> None:
        """Forget a file."""
        upload = self.held.pop(path, None)
        self._bytes -= len(upload.data) if upload else 0

    def signature(self, path: str) -> str:
        """What an address must carry to be served."""
        return hmac.new(self.secret.encode(), path.encode(), hashlib.sha256).hexdigest()[:32]

    def serve(self, path: str, signature: str) -> Upload | None:
        """The file, if it is still held and the signature is right."""
        right = hmac.compare_digest(signature.encode(), self.signature(path).encode())
        return self.held.get(path) if right else None


def safe_name(name: str) -> str:
    """A file name as Discord keeps it: spaces become underscores, other odd letters go."""
    return re.sub(r"[^\w.\-]", "", name.replace(" ", "_")).strip(".") or "unknown"


def sniff(upload: Upload) -> str:
    """The content type by the first bytes, else as it was sent."""
    head = upload.data[:16]
    for start, kind in ((b"\x89PNG\r\n", "image/png"), (b"GIF8", "image/gif"), (b"\xff\xd8\xff", "image/jpeg")):
        if head.startswith(start):
            return kind
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "image/webp"
    return upload.content_type


def picture_size(data: bytes) -> Size | None:
    """Width and height of a PNG, GIF or WebP file; None for anything else."""
    if data.startswith(b"\x89PNG\r\n") and len(data) >= 24:
        return Size(int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))
    if data.startswith(b"GIF8") and len(data) >= 10:
        return Size(_little(data, 6, 2), _little(data, 8, 2))
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _webp_size(data: bytes) -> Size | None:
    kind = data[12:16]
    if kind == b"VP8X":
        return Size(_little(data, 24, 3) + 1, _little(data, 27, 3) + 1)
    if kind == b"VP8L":
        bits = _little(data, 21, 4)
        return Size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if kind == b"VP8 ":
        return Size(_little(data, 26, 2) & 0x3FFF, _little(data, 28, 2) & 0x3FFF)
    return None


def _little(data: bytes, at: int, length: int) -> int:
    return int.from_bytes(data[at : at + length], "little")
