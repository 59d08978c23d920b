"""Random play, its dumps, and the verification of logs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from rules.core import engine, matchlog
from rules.core.matchlog import BadLog, Entry, LoggedSetup, MatchLog, Recorder
from rules.core.types import Command, Setup
from tests.bot.cli.conftest import Runner
from tests.bot.cli.toy import Toy


def played(toy: Toy, seed: str = "s") -> MatchLog:
    recorder = Recorder(toy, Setup("toy", 2, seed))
    state = recorder.start().state
    while decisions := engine.pending(toy, state):
        state = recorder.submit(state, Command(decisions[0].id, decisions[0].seat, "heads")).state
    return recorder.finish(state)


def changed(log: MatchLog, **fields: Any) -> MatchLog:
    return matchlog.read(json.dumps({**json.loads(log.encode()), **fields}).encode())


def test_simulate_tells_lengths_speed_and_winners(toy: Toy, petteia: Runner) -> None:
    result = petteia("simulate", "toy", "--seats", "2,3", "--matches", "5", "--json")
    assert result.exit_code == 0, result.output
    runs = json.loads(result.stdout)["runs"]
    assert [(run["seats"], run["matches"], run["commands"]) for run in runs] == [(2, 5, 30), (3, 5, 45)]
    assert all(run["commands_per_second"] > 0 and sum(run["winners"].values()) == 5 for run in runs)
    assert all(0 <= run["scores"]["lowest"] <= run["scores"]["highest"] <= 3 for run in runs)


def test_equal_seeds_give_equal_matches(toy: Toy, petteia: Runner) -> None:
    def winners(seed: str) -> object:
        done = petteia("simulate", "toy", "--seats", "3", "--matches", "8", "--seed", seed, "--json")
        return json.loads(done.stdout)["runs"][0]["winners"]

    assert winners("a") == winners("a")
    assert any(winners("a") != winners(other) for other in "bcd")


def test_the_table_has_a_row_per_seat_count(toy: Toy, petteia: Runner) -> None:
    result = petteia("simulate", "toy", "--seats", "2,3", "--matches", "2")
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["seats", "2", "3"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nogame", "--seats", "2"), "'nogame' is not a game"),
        (("toy", "--seats", "9"), "not by 9"),
        (("toy", "--seats", "two"), "not a number"),
        (("toy", "--seats", "2", "--matches", "0"), "--matches"),
        (("toy", "--seats", "2", "--option", "color=red"), "no option 'color'"),
        (("toy", "--seats", "2", "--option", "fault=maybe"), "fault is one of"),
    ],
)
def test_wrong_usage_is_exit_code_2(toy: Toy, petteia: Runner, arguments: tuple[str, ...], words: str) -> None:
    result = petteia("simulate", *arguments)
    assert result.exit_code == 2
    assert words in result.output


def test_a_broken_invariant_stops_and_leaves_a_dump_that_replay_loads(
    toy: Toy, petteia: Runner, tmp_path: Path
) -> None:
    options = ("--seats", "2", "--matches", "3", "--option", "fault=true", "--dump", str(tmp_path / "dumps"))
    result = petteia("simulate", "toy", *options)
    assert result.exit_code == 1
    assert "two tosses are too many" in result.output
    (dump,) = (tmp_path / "dumps").iterdir()
    again = petteia("replay", str(dump), "--trace")
    assert again.exit_code == 1
    assert "command 2: two tosses are too many" in again.output
    assert "It fell" in again.output


@pytest.mark.parametrize("secret", [False, True])
def test_replay_accepts_a_true_log(toy: Toy, petteia: Runner, tmp_path: Path, secret: bool) -> None:
    log = played(toy)
    if secret:
        log.setup = LoggedSetup(2, {}, None)
    file = tmp_path / "log.json"
    file.write_bytes(log.encode())
    assert petteia("replay", str(file)).exit_code == 0
    report = json.loads(petteia("replay", str(file), "--json").stdout)
    assert report == {"file": str(file), "ok": True, "game": "toy", "seats": 2, "hash": log.hash}


def test_replay_names_the_command_that_does_not_hold(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    log = played(toy)
    log.commands[4] = Entry(4, "answer", log.commands[4].seat, log.commands[4].decision, "edge", log.commands[4].draws)
    file = tmp_path / "log.json"
    file.write_bytes(log.encode())
    report = json.loads(petteia("replay", str(file), "--json").stdout)
    assert (report["ok"], report["command"]) == (False, 4)
    assert "edge" in report["reason"]


def test_replay_of_a_missing_file_says_so(petteia: Runner) -> None:
    result = petteia("replay", "/missing/log.json")
    assert result.exit_code == 1
    assert "cannot be read" in result.output


def test_a_log_of_an_unknown_game_is_refused(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(changed(played(toy), game="chess").encode())
    result = petteia("replay", str(file))
    assert result.exit_code == 1
    assert "'chess' is not known" in result.output


def test_verification_finds_what_was_forged(toy: Toy) -> None:
    log = played(toy)
    draws = [entry.draws for entry in log.commands]
    flipped = Entry(1, "answer", 0, log.commands[1].decision, "heads", ["tails" if draws[1] == ["heads"] else "heads"])
    forged = {
        "claims": changed(log, hash="0" * 64),
        "published": changed(log, seed_hash="0" * 64),
        "breaks off": changed(log, hash=None),
        "rules version": changed(log, rules_version=9),
        "hash": MatchLog(**{**fields(log), "commands": [log.commands[0], flipped, *log.commands[2:]]}),
    }
    for words, bad in forged.items():
        with pytest.raises(BadLog, match=words):
            matchlog.verify(toy, bad)


def fields(log: MatchLog) -> dict[str, Any]:
    return {name: getattr(log, name) for name in log.__struct_fields__}


def test_results_that_the_seed_does_not_give_are_found(toy: Toy) -> None:
    log, other = played(toy, "s"), played(toy, "t")
    assert [entry.draws for entry in log.commands] != [entry.draws for entry in other.commands]
    log.setup, log.seed_hash = other.setup, other.seed_hash
    with pytest.raises(BadLog, match="the seed gives"):
        matchlog.verify(toy, log)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ([], "first entry is not the start"),
        ([{"seq": 1, "kind": "start"}], "not numbered"),
        ([{"seq": 0, "kind": "resign", "seat": 0}], "first entry is not the start"),
        ([{"seq": 0, "kind": "dance"}], "not a match log"),
    ],
)
def test_misshapen_logs_are_refused(toy: Toy, entries: list[dict[str, object]], words: str) -> None:
    with pytest.raises(BadLog, match=words):
        changed(played(toy), commands=entries)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry(1, "start"), "starts once"),
        (Entry(1, "answer"), "names no seat"),
        (Entry(1, "answer", 0), "answers nothing"),
        (Entry(1, "withdraw", 0), "refuse"),
        (Entry(1, "resign", 7), "refuse"),
    ],
)
def test_impossible_entries_are_refused(toy: Toy, entry: Entry, words: str) -> None:
    log = played(toy)
    log.commands[1:] = [entry]
    with pytest.raises(BadLog, match=words):
        matchlog.verify(toy, log)


def test_without_recorded_results_the_seed_gives_them_or_the_log_is_refused(toy: Toy) -> None:
    log = played(toy)
    log.commands = [structs.replace(entry, draws=None) for entry in log.commands]
    assert matchlog.verify(toy, log).turn == 6
    log.setup = LoggedSetup(2, {}, None)
    with pytest.raises(BadLog, match="neither recorded nor given"):
        matchlog.verify(toy, log)


def test_resigning_is_logged_and_replayed(toy: Toy) -> None:
    recorder = Recorder(toy, Setup("toy", 2, "s"))
    state = recorder.resign(recorder.start().state, 1).state
    log = matchlog.read(recorder.finish(state).encode())
    assert matchlog.verify(toy, log).resigned == [1]


def test_a_log_of_another_format_is_refused(toy: Toy) -> None:
    with pytest.raises(BadLog, match="petteia-log/1"):
        changed(played(toy), format="petteia-log/9")
