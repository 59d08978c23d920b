from __future__ import annotations

import pytest

from tests.contract.cases import Case, Match, cases, played


@pytest.fixture(params=list(cases()), ids=str, scope="session")
def case(request: pytest.FixtureRequest) -> Case:
    """One game, seat count and choice of options."""
    found: Case = request.param
    return found


@pytest.fixture(scope="session")
def match(case: Case) -> Match:
    """A match of the case, played to its end."""
    return played(case)
