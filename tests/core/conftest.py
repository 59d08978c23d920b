from __future__ import annotations

import pytest

from tests.support.toy import Toy


@pytest.fixture
def toy() -> Toy:
    return Toy()
