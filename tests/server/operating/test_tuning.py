"""The interpreter is tuned when everything is loaded, and before people can come."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import gc, os, signal, sys
from litestar.openapi.spec import OpenAPI
from whistlestop.lessons import lesson_order, names
from whistlestop.server.serve import serve
from whistlestop.server.settings import Settings

freeze, to_schema = gc.freeze, OpenAPI.to_schema
schemas = []

def described(self):
    schemas.append(self)
    return to_schema(self)

def frozen():
    print("lessons", lesson_order.load.cache_info().currsize >= len(names("bang")) > 0)
    print("schema", len(schemas) == 1)
    freeze()

def opened(url):
    print("opened", gc.get_freeze_count() > 0)
    os.kill(os.getpid(), signal.SIGTERM)

gc.freeze, OpenAPI.to_schema = frozen, described
serve(Settings(port=0, db=sys.argv[1], abuse_log="off"), opened)
"""


def test_everything_is_loaded_at_the_start_and_garbage_collections_leave_it_out(
    tmp_path: Path,
) -> None:
    """Loading it later, or collecting it again and again, would hold up everybody."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, f"sqlite:///{tmp_path / 'club.db'}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split("\n")[:-1] == ["lessons True", "schema True", "opened True"]
