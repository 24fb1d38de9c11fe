"""The fixture that all tests of the engine share."""

from __future__ import annotations

import faulthandler
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def no_endless_loop() -> Iterator[None]:
    """End a test run that hangs, and print where it hung."""
    faulthandler.dump_traceback_later(900, exit=True, file=2)
    yield
    faulthandler.cancel_dump_traceback_later()
