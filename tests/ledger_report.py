"""Counts, without running a test, the rule statements that the collected tests name.

`python -m tests.ledger_report` prints a table with the missing ids, `--json` the same as JSON per game.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys

import pytest

from tests.ledger_plugin import NAME, Counter, table


class _Listener:
    """Keeps the counter of a session that only collects."""

    counter: Counter | None = None

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        found = session.config.pluginmanager.getplugin(NAME)
        self.counter = found if isinstance(found, Counter) else None


def main(arguments: list[str]) -> int:
    """Print what the collected tests name; 0, or 1 when a test cannot be collected or names an unknown id."""
    listener, output = _Listener(), io.StringIO()
    with contextlib.redirect_stdout(output):
        status = pytest.main(["--collect-only", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"], plugins=[listener])
    counter = listener.counter
    if counter is None or status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        print(output.getvalue(), file=sys.stderr)
        return 1
    report = counter.ledger.report(counter.named)
    print(json.dumps(report, indent=2) if "--json" in arguments else table(report, missing=True))
    for test, rules in counter.unknown.items():
        print(f"{test.nodeid}: no ledger knows {', '.join(rules)}", file=sys.stderr)
    return 1 if counter.unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
