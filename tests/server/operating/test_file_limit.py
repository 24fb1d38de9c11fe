"""The limit of open files: raised at the start, and never reached by connections."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

from whistlestop.server.file_limit import usable_connections

RAISE = """
import resource
from whistlestop.server.file_limit import raise_limit
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))
raise_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_the_soft_limit_is_raised_to_the_hard_one() -> None:
    done = subprocess.run([sys.executable, "-c", RAISE], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["300", "300"]


@pytest.mark.parametrize(
    ("limit", "wanted", "usable"),
    [(10_000, 500, 500), (1000, 5000, 1000 - 128 - 16), (200, 5000, 100 - 16), (10, 5000, 1)],
)
def test_connections_leave_files_for_the_database_and_the_operator(
    limit: int, wanted: int, usable: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (limit, limit))
    assert usable_connections(wanted, kept=16) == usable
