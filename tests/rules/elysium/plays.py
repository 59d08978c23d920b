"""Positions in which a card has just been played: for the tests of single cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.elysium.table import Table, final, seat, transferring

Numbers = tuple[int, int, int]
"""Gold, VP, PP."""

FOUR = (4, 5, 0)
"""What everybody has before, where nothing else is said."""


def you(*domain: str, pp: int = 0, **more: Any) -> dict[str, Any]:
    return seat(vp=5, domain=domain, pp=pp, **more)


def taken(card: str, own: Mapping[str, Any] | None = None, *others: Mapping[str, Any], **more: Any) -> Table:
    """The card has just been taken from the Agora by seat 0, against seat 1 (or the seats given)."""
    return Table(own or you(), *(others or (you(),)), agora=[card], **more).choose(f"card:{card}")


def used(card: str, own: Mapping[str, Any], *others: Mapping[str, Any], **more: Any) -> Table:
    """Seat 0 has just begun to use the card on its turn."""
    return Table(own, *(others or (you(),)), **{"agora": ["herm"], **more}).choose(f"power:{card}")


def in_step(card: str, own: Mapping[str, Any], *others: Mapping[str, Any], **more: Any) -> Table:
    return transferring(own, *(others or (you(),)), **more)


def ended(card: str, own: Mapping[str, Any], *others: Mapping[str, Any], **more: Any) -> Table:
    return final(own, *(others or (you(),)), **more)
