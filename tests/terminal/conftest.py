"""A time limit for all tests of the terminal."""

from __future__ import annotations

import faulthandler
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_endless_wait() -> Iterator[None]:
    """End a test run that hangs, and print where it hung."""
    faulthandler.dump_traceback_later(900, exit=True, file=2)
    yield
    faulthandler.cancel_dump_traceback_later()
