"""What all tests of the terminal share."""

from __future__ import annotations

import faulthandler
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_endless_wait() -> Iterator[None]:
    """Better a dead test run that says where it hung than one that hangs."""
    faulthandler.dump_traceback_later(900, exit=True, file=2)
    yield
    faulthandler.cancel_dump_traceback_later()
