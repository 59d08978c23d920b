"""Random play, its dumps, and the verification of logs."""

from __future__ import annotations

import itertools
import json
import pickle
from pathlib import Path

import pytest
from msgspec import structs

from bot.cli import simulation
from bot.cli.games import parse_options
from rules.core import engine, log
from rules.core.errors import RulesBug
from rules.core.game import find, games
from rules.core.log import Log, LogSetup, Record
from rules.core.types import Command, Setup
from tests.bot.cli.conftest import Runner
from tests.bot.cli.toy import Toy


def played(toy: Toy) -> Log:
    """A whole match in which everybody calls heads."""
    setup = Setup("toy", 2, "s")
    first = engine.start(toy, setup)
    state, records = first.state, list[Record]()
    while decisions := engine.pending(toy, state):
        command = Command(decisions[0].id, decisions[0].seat, "heads")
        step = engine.submit(toy, state, command)
        records.append(simulation.record(len(records) + 1, command, step.draws))
        state = step.state
    return log.export(toy, setup, first, records, state)


def written(folder: Path, match: Log) -> str:
    file = folder / "log.json"
    file.write_bytes(log.write_log(match))
    return str(file)


def test_simulate_tells_lengths_speed_and_winners(toy: Toy, petteia: Runner) -> None:
    result = petteia("simulate", "toy", "--seats", "2,3", "--matches", "5", "--json")
    assert result.exit_code == 0, result.output
    runs = json.loads(result.stdout)["runs"]
    assert [(run["seats"], run["matches"], run["commands"]) for run in runs] == [(2, 5, 30), (3, 5, 45)]
    assert all(run["commands_per_second"] > 0 and sum(run["winners"].values()) == 5 for run in runs)
    assert all(0 <= run["scores"]["lowest"] <= run["scores"]["highest"] <= 3 for run in runs)


def test_help_names_every_title_that_can_be_played(petteia: Runner) -> None:
    shown = " ".join(petteia("simulate", "--help", env={"COLUMNS": "200"}).stdout.split())
    assert f"The game, by its key: {', '.join(games())}." in shown


def test_several_processes_play_the_same_matches(petteia: Runner) -> None:
    def runs(*more: str) -> list[dict[str, object]]:
        done = petteia("simulate", "pantheum", "--seats", "2", "--matches", "2", "--json", *more)
        assert done.exit_code == 0, done.output
        return [{**run, "seconds": 0, "commands_per_second": 0} for run in json.loads(done.stdout)["runs"]]

    assert runs("--jobs", "2") == runs()


def test_several_values_of_an_option_are_typed_with_commas(petteia: Runner) -> None:
    five = "families=Zeus,ares,apollo,hades,hermes"
    done = petteia("simulate", "elysium", "--seats", "2", "--matches", "1", "--option", five)
    assert done.exit_code == 0, done.output
    options = parse_options([five, "pediment=a"], find("elysium"), [2])
    assert (options["families"], options["pediment"]) == ("apollo,ares,hades,hermes,zeus", "A")


def test_a_violation_travels_between_processes(toy: Toy) -> None:
    with pytest.raises(simulation.Violation) as caught:
        simulation.play(toy, Setup("toy", 2, "s", {"fault": True}))
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (copied.reason, copied.dump) == (caught.value.reason, caught.value.dump)


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


def test_pictures_of_the_first_match_are_written(drawn_toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    result = petteia("simulate", "toy", "--seats", "2,3", "--matches", "1", "--pictures", str(tmp_path / "new"))
    assert result.exit_code == 0, result.output
    names = sorted(path.name.split(".")[0] for path in (tmp_path / "new").iterdir())
    boards = [f"{number:04}-board" for number in range(7)]
    hands = [f"{number:04}-seat{seat}-hand" for number in (0, 6) for seat in (1, 2)]
    assert names == sorted(boards + hands)
    assert "11 pictures" in result.stderr


def test_a_game_that_nobody_draws_has_no_pictures(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    result = petteia("simulate", "toy", "--seats", "2", "--pictures", str(tmp_path))
    assert (result.exit_code, "no pictures" in result.output) == (1, True)


def test_automats_change_seats_and_the_wins_of_each_are_counted_by_seat(toy: Toy, petteia: Runner) -> None:
    done = petteia("simulate", "toy", "--automats", "heads,random", "--matches", "40", "--json")
    assert done.exit_code == 0, done.output
    (run,) = json.loads(done.stdout)["runs"]
    alone = [run["winners"][seat] for seat in "12"]
    assert run["seats"] == 2
    assert [heads + other for heads, other in zip(*run["automats"].values(), strict=True)] == alone
    assert all(won > 0 for wins in run["automats"].values() for won in wins)
    moved = itertools.islice(simulation.seatings(("a", "b", "c")), 4)
    assert list(moved) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")]


@pytest.mark.parametrize(("least", "code"), [("1", 0), ("100", 1)])
def test_too_few_matches_won_is_exit_code_1(toy: Toy, petteia: Runner, least: str, code: int) -> None:
    done = petteia("simulate", "toy", "--automats", "heads,random", "--matches", "20", "--least", least)
    assert done.exit_code == code, done.output
    assert ("heads: " in done.stdout, "of 20 matches, fewer than 100 %" in done.stderr) == (True, code == 1)


def test_an_automat_that_answers_nonsense_is_dumped(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    done = petteia("simulate", "toy", "--automats", "heads,edge", "--dump", str(tmp_path))
    assert done.exit_code == 1
    (dump,) = tmp_path.iterdir()
    assert json.loads(dump.read_text("utf-8"))["failed"]["choice"] == "edge"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nogame", "--seats", "2"), "'nogame' is not a game"),
        (("toy", "--seats", "9"), "not by 9"),
        (("toy", "--seats", "two"), "not a number"),
        (("toy", "--seats", "2", "--matches", "0"), "--matches"),
        (("toy", "--automats", "heads,tails"), "no automat 'tails'; its info.automats: random, "),
        (("toy", "--automats", "heads"), "not by 1"),
        (("toy", "--automats", "heads,random", "--seats", "2,3"), "2 are named"),
        (("toy", "--least", "85"), "--automats"),
        (("toy", "--seats", "2", "--option", "color=red"), "no option 'color'"),
        (("toy", "--seats", "2", "--option", "fault=maybe"), "Possible: false and true."),
        (("elysium", "--option", "families=ares,zeus"), "ares and zeus."),
    ],
)
def test_wrong_usage_is_exit_code_2(toy: Toy, petteia: Runner, arguments: tuple[str, ...], words: str) -> None:
    result = petteia("simulate", *arguments)
    assert result.exit_code == 2
    # The box around an error breaks its lines.
    assert words in " ".join(result.output.replace("│", " ").split())


def test_a_broken_invariant_stops_and_leaves_a_dump_that_replay_loads(
    toy: Toy, petteia: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ("--seats", "2", "--matches", "3", "--option", "fault=true", "--dump", str(tmp_path / "dumps"))
    result = petteia("simulate", "toy", *options)
    assert result.exit_code == 1
    assert "two tosses are too many" in result.output
    (dump,) = (tmp_path / "dumps").iterdir()
    again = petteia("replay", str(dump), "--trace")
    assert again.exit_code == 1
    assert "after the 1. still fails: RulesBug: two tosses are too many" in again.output
    assert "It fell" in again.output
    monkeypatch.setattr(toy, "check", lambda state: None)
    mended = petteia("replay", str(dump))
    assert (mended.exit_code, "does not fail any more" in mended.output) == (0, True)


def test_a_match_that_breaks_at_its_start_is_dumped_too(
    toy: Toy, petteia: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(state: object) -> None:
        raise RulesBug("never right")

    monkeypatch.setattr(toy, "check", check)
    result = petteia("simulate", "toy", "--seats", "2", "--dump", str(tmp_path))
    assert result.exit_code == 1
    assert "after 0 commands" in result.output
    again = petteia("replay", *map(str, tmp_path.iterdir()))
    assert (again.exit_code, "never right" in again.output) == (1, True)


def test_a_match_without_end_counts_as_broken(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MAX_COMMANDS", 4)
    with pytest.raises(simulation.Violation, match="no end after 4 commands") as caught:
        simulation.play(toy, Setup("toy", 2, "s"))
    assert len(caught.value.dump.commands) == 4


@pytest.mark.parametrize("secret", [False, True])
def test_replay_accepts_a_true_log(toy: Toy, petteia: Runner, tmp_path: Path, secret: bool) -> None:
    match = played(toy)
    if secret:
        match = structs.replace(match, setup=LogSetup(seats=2, options=match.setup.options))
    file = written(tmp_path, match)
    said = petteia("replay", file)
    assert said.exit_code == 0
    assert ("promised as" in said.stdout) == secret
    report = json.loads(petteia("replay", file, "--json").stdout)
    facts = {"game": "toy", "seats": 2, "commands": 6, "hash": match.hash}
    assert report == {"file": file, "ok": True, **facts, "seed_checked": not secret}


def test_replay_names_the_command_that_does_not_hold(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    match = played(toy)
    commands = list(match.commands)
    commands[3] = structs.replace(commands[3], choice="edge")
    file = written(tmp_path, structs.replace(match, commands=tuple(commands)))
    report = json.loads(petteia("replay", file, "--json").stdout)
    assert report["ok"] is False
    assert "4" in report["reason"]
    assert petteia("replay", file).exit_code == 1


def test_the_trace_shows_commands_draws_and_events(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    result = petteia("replay", written(tmp_path, played(toy)), "--trace")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "start   draws []"
    assert lines[1].startswith("1 answer seat 1: heads   draws ['")
    assert lines[2].startswith("    It fell ")


@pytest.mark.parametrize("more", [(), ("--trace",)])
def test_a_log_of_other_rules_says_which_it_needs(
    toy: Toy, petteia: Runner, tmp_path: Path, more: tuple[str, ...]
) -> None:
    match = played(toy)
    other = structs.replace(
        match, rules_version=7, commands=(structs.replace(match.commands[0], choice="edge"), *match.commands[1:])
    )
    result = petteia("replay", written(tmp_path, other), *more)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "needs version 7 of the rules" in " ".join(result.output.split())
    renewed = structs.replace(other, rules_version=toy.info.rules_version, begun_version=0)
    result = petteia("replay", written(tmp_path, renewed), *more)
    assert result.exit_code == 1
    assert "renewed during this match, from version 0" in " ".join(result.output.split())


def test_a_dump_that_begins_in_mid_match_is_replayed(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    state = engine.start(toy, Setup("toy", 2, "s", {"fault": False})).state
    decision = engine.pending(toy, state)[0]
    failed = Record(seq=1, kind="answer", seat=0, decision_id=decision.id, choice="edge")
    result = petteia("replay", written(tmp_path, log.dump_failure(toy, state, failed, "boom")), "--trace")
    assert result.exit_code == 1
    assert "still fails" in result.output
    assert "FAILED: boom" in result.output


@pytest.mark.parametrize("text", ["", "{}", "[1]"])
def test_a_file_that_is_no_log_is_refused(toy: Toy, petteia: Runner, tmp_path: Path, text: str) -> None:
    (tmp_path / "log.json").write_text(text, encoding="utf-8")
    result = petteia("replay", str(tmp_path / "log.json"))
    assert (result.exit_code, "log.json" in result.output) == (1, True)


def test_replay_of_a_missing_file_says_so(petteia: Runner) -> None:
    result = petteia("replay", "/missing/log.json")
    assert (result.exit_code, "cannot be read" in result.output) == (1, True)


def test_a_log_of_an_unknown_game_is_refused(toy: Toy, petteia: Runner, tmp_path: Path) -> None:
    result = petteia("replay", written(tmp_path, structs.replace(played(toy), game="chess")))
    assert (result.exit_code, "'chess' is not known" in result.output) == (1, True)


def test_all_seat_counts_are_played_unless_some_are_named(toy: Toy, petteia: Runner) -> None:
    result = petteia("simulate", "toy", "--matches", "1", "--json")
    assert result.exit_code == 0, result.output
    assert [run["seats"] for run in json.loads(result.stdout)["runs"]] == list(toy.info.seats)


def test_what_is_won_with_each_god_is_counted(petteia: Runner) -> None:
    done = petteia("simulate", "storm", "--matches", "6", "--json")
    assert done.exit_code == 0, done.output
    (run,) = json.loads(done.stdout)["runs"]
    assert [count for _, count in run["bynames"].values()] == [6, 6]
    assert sum(won for won, _ in run["bynames"].values()) == sum(run["winners"].get(seat, 0) for seat in "12")


def test_what_is_won_together_is_won_by_everybody(petteia: Runner) -> None:
    done = petteia(
        *("simulate", "hybris", "--automats", "steady,steady", "--matches", "4"),
        *("--option", "modules=chronos", "--option", "difficulty=gentle", "--json"),
    )
    assert done.exit_code == 0, done.output
    (run,) = json.loads(done.stdout)["runs"]
    together = 4 - run["verdicts"].get("defeat", 0)
    assert run["winners"].get("all", 0) == together > 0
    assert run["automats"]["steady"] == [together, together]
    assert sum(won for won, _ in run["bynames"].values()) == 2 * together
    assert sum(count for _, count in run["bynames"].values()) == 8


@pytest.mark.timeout(180)
@pytest.mark.parametrize(("seats", "count"), [(1, 4), (2, 12), (3, 12), (4, 12)])
def test_every_allowed_choice_of_modules_is_played_to_its_end(petteia: Runner, seats: int, count: int) -> None:
    """Four modules, two of them never together; one seat plays with Chronos alone."""
    done = petteia("simulate", "hybris", "--seats", str(seats), "--each", "modules", "--matches", "1", "--json")
    assert done.exit_code == 0, done.output
    runs = json.loads(done.stdout)["runs"]
    chosen = {run["options"]["modules"] for run in runs}
    assert (len(chosen), len(runs)) == (count, count)
    assert all(("chronos" in one) or seats > 1 for one in chosen)
    assert not any("tartarus" in one and "chronos" in one for one in chosen)


def test_what_is_chosen_in_turn_stands_beside_what_is_chosen(petteia: Runner) -> None:
    done = petteia("simulate", "storm", "--each", "combat", "--each", "challenge", "--matches", "1", "--json")
    assert done.exit_code == 0, done.output
    runs = json.loads(done.stdout)["runs"]
    assert len({tuple(run["options"].values()) for run in runs}) == len(runs) > 3
    table = petteia("simulate", "storm", "--each", "challenge", "--matches", "1")
    assert "challenge: True" in " ".join(table.stdout.split())
    assert petteia("simulate", "storm", "--each", "weather").exit_code == 2
