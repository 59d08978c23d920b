"""The time that the bot goes by is Discord's, however the host's clock is set."""

from __future__ import annotations

import time

import pytest

from bot.clock import TOLERANCE, DiscordClock


def test_until_discord_answers_it_is_the_hosts_time() -> None:
    assert DiscordClock(lambda: 1000.0)() == 1000.0
    assert abs(DiscordClock()() - time.time()) < 1.0


@pytest.mark.parametrize("off", [7200.0, -7200.0])
def test_a_host_that_is_off_is_put_right_by_the_first_answer(off: float) -> None:
    host = 50_000.0 + off
    clock = DiscordClock(lambda: host)
    clock.heard(50_000.0)
    assert clock() == 50_000.0
    host += 10.0
    assert clock() == 50_010.0
    clock.heard(50_010.0 - TOLERANCE / 2)
    assert clock() == 50_010.0, "whole seconds and the way of an answer are no reason to jump"


def test_setting_the_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = DiscordClock()
    before = clock()
    monkeypatch.setattr(time, "time", lambda: before - 7200.0)
    assert before <= clock() < before + 60.0
