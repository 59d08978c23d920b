"""The sources keep to what the project promises of them: sizes, no leftovers, nothing that ties them to one machine."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[2]
PRODUCT = ("rules", "render", "bot")

LONG_FILES: dict[str, str] = {}
"""Hand-written files over 400 lines -> why they are not split."""

# Put together here so that this file does not find itself.
HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("debian", "org"))]
FOREIGN = [*HOSTS, "/wo" + "rk/", "." + "library", "/ro" + "ot/"]
LEFTOVERS = re.compile(
    r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK)\b|NotImplemented" + r"Error|pragma: no " + r"cover"
    r"|type: ig" + r"nore(?!\[)|no" + r"qa(?!: [A-Z]+\d+)"
)
ALLOWED = {
    ("rules/core/game.py", "NotImplemented" + "Error"),  # State.clone is each game's to write
    ("bot/host.py", "NotImplemented" + "Error"),  # what Windows raises where there are no signal handlers
}


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [path for name in listed.decode().split("\0") if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def product_files() -> list[Path]:
    return sorted(path for package in PRODUCT for path in (ROOT / package).rglob("*.py"))


def function_sizes() -> dict[str, int]:
    sizes = {}
    for path in product_files():
        for node in ast.walk(ast.parse(text_of(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{path.relative_to(ROOT).as_posix()}:{node.lineno} {node.name}"
                sizes[name] = (node.end_lineno or node.lineno) - node.lineno + 1
    return sizes


def test_functions_stay_short() -> None:
    sizes = function_sizes()
    assert {name: size for name, size in sizes.items() if size > 80} == {}
    assert median(sizes.values()) < 10
    assert sorted(sizes.values())[int(len(sizes) * 0.9)] < 40


def test_files_stay_short() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): text_of(path).count("\n") for path in product_files()}
    long = {name for name, lines in lengths.items() if lines > 400}
    assert long == set(LONG_FILES)
    assert all(len(reason) > 20 for reason in LONG_FILES.values())


def test_nothing_ties_the_project_to_a_registry_or_a_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {word}" for path in tracked() for word in FOREIGN if word in text_of(path).lower()
    ]
    assert found == []


def test_nothing_is_left_for_later() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), match[0])
        for path in tracked()
        if path.suffix == ".py"
        for match in LEFTOVERS.finditer(text_of(path))
    }
    assert found - ALLOWED == set()


@pytest.mark.parametrize("script", ["deploy/play", "deploy/test", "deploy/lock", ".ci/run"])
def test_scripts_can_be_run_and_parse(script: str) -> None:
    path = ROOT / script
    assert path.stat().st_mode & 0o111
    shell = text_of(path).splitlines()[0].removeprefix("#!").split()[-1].rsplit("/", 1)[-1]
    assert subprocess.run([shell, "-n", str(path)], check=False).returncode == 0


@pytest.mark.parametrize("lock", ["requirements.txt", "requirements-local.txt", "requirements-dev.txt"])
def test_every_locked_package_has_a_version_and_hashes(lock: str) -> None:
    text = text_of(ROOT / "deploy" / lock).replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert lines
    assert [
        line for line in lines if not re.match(r"[a-z0-9-]+(\[[a-z,]+\])?==\S+ .*--hash=sha256:[0-9a-f]{64}", line)
    ] == []


def test_the_locks_agree_and_hold_what_the_project_needs() -> None:
    def versions(name: str) -> set[str]:
        return set(re.findall(r"^\S+==\S+", text_of(ROOT / "deploy" / name), re.MULTILINE))

    run, local, dev = (versions(f"requirements{part}.txt") for part in ("", "-local", "-dev"))
    assert run < local < dev
    wanted = re.findall(r'"([A-Za-z][\w.-]+)[><=]', text_of(ROOT / "pyproject.toml"))
    held = {entry.split("==")[0] for entry in dev}
    assert {name.lower().replace(".", "-").replace("_", "-") for name in wanted} - held == set()
