"""Logs and stored states of the first rules versions: `former/<title>-<seats>.json`, as those rules wrote them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import rules.games  # noqa: F401  # registers the titles
from rules.core import codec, engine
from rules.core.game import Game, find
from rules.core.log import BadLog, Line, Log, read_log, verify
from rules.core.types import BACK, SPECTATOR, Setup, Viewer

FILES = sorted((Path(__file__).parent / "former").glob("*.json"))


def former(file: Path) -> tuple[Game[Any, Any], Log, list[dict[str, Any]]]:
    """The title, a log by version 1 of its rules, and some states on the way."""
    data = json.loads(file.read_bytes())
    log = read_log(json.dumps(data["log"]).encode())
    assert log.rules_version == 1
    return find(log.game), log, data["states"]


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def file(request: pytest.FixtureRequest) -> Path:
    assert isinstance(request.param, Path)
    return request.param


def test_there_is_one_of_every_title_that_was_played_then() -> None:
    assert {file.stem.partition("-")[0] for file in FILES} == {"pantheum", "storm", "elysium"}


def test_a_log_of_the_former_rules_replays(file: Path) -> None:
    game, log, _ = former(file)
    verified = verify(game, log)
    assert (verified.commands, verified.by_seed) == (len(log.commands), True)


def test_a_log_of_the_former_rules_that_was_tampered_with_is_found_out(file: Path) -> None:
    game, log, _ = former(file)
    last = len(log.commands) - 1
    for number, change in ((last, {"choice": "nothing like this"}), (last, {"draws": ("99",)}), (0, {"seat": 7})):
        commands = [*log.commands]
        commands[number] = replace(commands[number], **change)
        with pytest.raises(BadLog):
            verify(game, replace(log, commands=tuple(commands)))


def seen(game: Game[Any, Any], state: Any) -> bytes:
    """What everybody sees, and is asked; serials may be fewer than they were, where several frames became one."""
    views = [engine.view(game, state, viewer) for viewer in (SPECTATOR, *map(Viewer, range(state.seats)))]
    return codec.encode([views, [(one.seat, one.kind, one.offered) for one in engine.pending(game, state)]])


def test_a_state_of_the_former_rules_is_upgraded_asks_the_same_and_plays_on(file: Path) -> None:
    game, log, states = former(file)
    end = seen(game, verify(game, log).state)
    assert len(states) > 5
    for stored in states:
        state = codec.decode_state(game, json.dumps(stored["state"]).encode(), 1)
        game.check(state)
        asked = [
            [one.id, one.seat, one.kind, [option.key for option in one.offered]] for one in engine.pending(game, state)
        ]
        assert asked == stored["asked"]
        line = Line(game, engine.standing_at(game, state), stored["seq"], renewed=True)
        for record in log.commands[stored["seq"] :]:
            line.push(record)
        assert seen(game, line.state) == end


def test_the_way_back_could_be_chosen_with_other_things_by_the_former_rules() -> None:
    """As their random automatic player did: what else was chosen did not count."""
    game, log, _ = former(FILES[0].with_name("storm-2.json"))
    line: Line[Any] = Line(game, engine.start(game, Setup(log.game, 2, log.setup.seed or "", log.setup.options)))
    line.renewed, turned = True, 0
    for record in log.commands:
        if record.choice == [BACK]:
            (asked,) = line.newest.pending
            record = replace(record, choice=[asked.options[turned].key, BACK])
            turned += 1
        line.push(record)
    assert turned > 1
    assert codec.encode(line.state) == codec.encode(verify(game, log).state)


def test_a_log_that_spans_a_renewal_replays_with_the_ids_of_both_rules(file: Path) -> None:
    game, log, _ = former(file)
    last = codec.state_hash(verify(game, log).state)
    commands = tuple(replace(record, hash=None) for record in log.commands)
    spanning = replace(log, rules_version=game.info.rules_version, begun_version=1, hash=last, commands=commands)
    assert verify(game, spanning).commands == len(commands)
