"""The words drawn in pictures and spoken in alternative texts, from Fluent catalogues."""

from __future__ import annotations

import functools
import threading
from collections.abc import Mapping
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
_LOCK = threading.Lock()


@functools.cache
def _bundle(locale: str) -> FluentBundle | None:
    file = resources.files("render").joinpath(f"texts/{locale}.ftl")
    if not file.is_file():
        return None
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@functools.lru_cache(2048)
def _said(locale: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    for name in (locale, FALLBACK):
        bundle = _bundle(name)
        if bundle is not None and bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                with _LOCK:
                    said, _ = bundle.format_pattern(pattern, dict(args))
                return str(said)
    return key


class Words:
    """The catalogue of one language; a missing key falls back to English, then to the key itself."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def __call__(self, key: str, args: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
        """The message under `key`, with its parameters filled in."""
        filled = {**(args or {}), **more}
        return _said(self.locale, key, tuple(sorted(filled.items())))
