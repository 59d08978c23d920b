"""deploy/play and deploy/test make their environment once, from locked packages, and say plainly what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from bot.cli.app import app

ROOT = Path(__file__).parents[2]

# Stands for python3 and for the environment's python: writes down how it was called, makes "environments" of itself.
PYTHON = """#!/bin/sh
echo "$@" >> "$CALLS"
case "$1 $2" in
"-c import sys; sys.exit(sys.version_info < (3, 11))") exit "${TOO_OLD:-0}" ;;
"--version ") echo "Python 3.9.2" ;;
"-m venv") [ -z "${NO_VENV:-}" ] || { echo "No module named ensurepip"; exit 1; }
    for last; do :; done; mkdir -p "$last/bin"; cp "$0" "$last/bin/python" ;;
"-c import sys; from tests.conftest import find_chromium; sys.exit(find_chromium() is None)")
    [ -z "${NO_CHROMIUM:-}" ] || [ -e "$CALLS.chromium" ] ;;
"-m pytest") exit "${PYTEST:-0}" ;;
"-m pip") [ -z "${NO_INDEX:-}" ] || [ "$3" = --version ] ;;
esac
"""

# Stands for apt-get: writes down how it was called, and "installs" Chromium where APT is set.
APT = """#!/bin/sh
echo "apt-get $@" >> "$CALLS"
[ -n "${APT:-}" ] && : > "$CALLS.chromium"
"""


class Machine:
    """A copy of the scripts beside a pretended Python."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "petteia"
        shutil.copytree(ROOT / "deploy", self.root / "deploy")
        (self.root / "pyproject.toml").write_text("[project]\n")
        self.bin = folder / "bin"
        self.bin.mkdir()
        for name, text in {"python3": PYTHON, "apt-get": APT, "id": "#!/bin/sh\necho 0\n"}.items():
            (self.bin / name).write_text(text)
            (self.bin / name).chmod(0o755)
        self.calls = folder / "calls"
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()

    def run(self, *command: str, **env: str) -> tuple[int, str, list[str]]:
        """Exit code, what was said, and the calls of Python and apt-get; from another folder, with an empty home."""
        self.calls.write_text("")
        path = f"{self.bin}{os.pathsep}/usr/bin{os.pathsep}/bin"
        full = {"PATH": path, "HOME": str(self.elsewhere), "CALLS": str(self.calls), **env}
        script = str(self.root / "deploy" / command[0])
        done = subprocess.run(
            [script, *command[1:]], env=full, cwd=self.elsewhere, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stderr + done.stdout, self.calls.read_text().splitlines()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def installs(calls: list[str]) -> list[str]:
    return [call for call in calls if "pip install" in call]


def test_the_first_run_installs_what_is_locked_and_starts(machine: Machine) -> None:
    code, said, calls = machine.run("play", "--port", "0")
    assert code == 0
    assert "Installing" in said
    locked, own = installs(calls)
    assert "--require-hashes -r" in locked
    assert "requirements-local.txt" in locked
    assert "--no-deps --no-build-isolation --editable" in own
    assert calls[-1] == "-m bot local --port 0"


def test_the_second_run_installs_nothing_and_says_nothing(machine: Machine) -> None:
    machine.run("play")
    code, said, calls = machine.run("play")
    assert (code, said, calls) == (0, "", ["-m bot local"])


@pytest.mark.parametrize("flag", ["--help", "-h"])
@pytest.mark.parametrize(("script", "names"), [("play", ("--port", "--data", "--no-open")), ("test", ("--ledger",))])
def test_help_is_shown_at_once(machine: Machine, script: str, names: tuple[str, ...], flag: str) -> None:
    code, said, calls = machine.run(script, flag)
    assert (code, calls) == (0, [])
    assert f"deploy/{script}" in said
    assert all(name in said for name in names)
    assert "#" not in said


def test_help_names_every_option_of_playing() -> None:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    known = {option for one in group.commands["local"].params for option in (*one.opts, *one.secondary_opts)}
    said = (ROOT / "deploy" / "play").read_text()
    assert "--port" in known
    assert {option for option in known if option not in said} <= {"--open"}


def test_a_changed_lock_installs_again(machine: Machine) -> None:
    machine.run("play")
    with (machine.root / "deploy" / "requirements-local.txt").open("a") as file:
        file.write("# changed\n")
    assert len(installs(machine.run("play")[2])) == 2


def test_a_copy_in_another_place_installs_again(machine: Machine) -> None:
    machine.run("play")
    machine.root = machine.root.rename(machine.root.with_name("moved"))
    assert len(installs(machine.run("play")[2])) == 2


def test_a_python_too_old_is_named_with_what_to_do(machine: Machine) -> None:
    for name in ("python3.11", "python3.12", "python3.13", "python3.14"):
        shutil.copy(machine.bin / "python3", machine.bin / name)
    code, said, calls = machine.run("play", TOO_OLD="1")
    assert code == 1
    assert "Python 3.11 or newer is needed, and here is Python 3.9.2" in said
    assert installs(calls) == []


def test_a_missing_venv_module_is_named_with_what_to_do(machine: Machine) -> None:
    code, said, _ = machine.run("play", NO_VENV="1")
    assert code == 1
    assert "python3-venv" in said


def test_a_failed_install_is_told_and_tried_again(machine: Machine) -> None:
    code, said, _ = machine.run("play", NO_INDEX="1")
    assert code == 1
    assert "requirements-local.txt failed" in said
    assert len(installs(machine.run("play")[2])) == 2


def test_the_ledger_is_counted_with_the_tests_environment(machine: Machine) -> None:
    code, _, calls = machine.run("test", "--ledger", "--json")
    assert code == 0
    assert "requirements-dev.txt" in installs(calls)[0]
    assert calls[-1] == "-m tests.ledger_report --json"


def test_after_the_tests_environment_playing_installs_nothing(machine: Machine) -> None:
    machine.run("test", "--ledger")
    assert installs(machine.run("play")[2]) == []


def test_arguments_go_to_pytest(machine: Machine) -> None:
    code, _, calls = machine.run("test", "tests/store", "-k", "wal")
    assert (code, calls[-1]) == (0, "-m pytest -r sfE tests/store -k wal")


def test_a_failed_test_fails_the_script(machine: Machine) -> None:
    code, said, _ = machine.run("test", "tests/store", PYTEST="1")
    assert code == 1
    assert said.splitlines()[-1] == "FAILED: pytest"


def test_missing_chromium_is_installed(machine: Machine) -> None:
    code, said, calls = machine.run("test", "tests/page", NO_CHROMIUM="1", APT="1", CI="true")
    assert code == 0
    assert [call for call in calls if call.startswith("apt-get")][-1].endswith(
        "install -y --no-install-recommends chromium"
    )
    assert "do not run" not in said


@pytest.mark.parametrize(("ci", "expected"), [("", 0), ("true", 1)])
def test_without_chromium_it_says_what_did_not_run_and_fails_in_ci(machine: Machine, ci: str, expected: int) -> None:
    code, said, _ = machine.run("test", "tests/page", NO_CHROMIUM="1", CI=ci)
    assert code == expected
    assert "the tests marked 'browser' do not run" in said
    assert ("FAILED: browser" in said) == bool(ci)
