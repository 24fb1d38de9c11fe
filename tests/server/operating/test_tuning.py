"""The interpreter is tuned when everything is loaded, and before people can come."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import gc, os, signal, sys
from whistlestop.lessons import lesson_order, names
from whistlestop.server.serve import serve
from whistlestop.server.settings import Settings

freeze = gc.freeze

def frozen():
    print("frozen", lesson_order.load.cache_info().currsize >= len(names("bang")) > 0)
    freeze()

def opened(url):
    print("opened", gc.get_freeze_count() > 0)
    os.kill(os.getpid(), signal.SIGTERM)

gc.freeze = frozen
serve(Settings(port=0, db=sys.argv[1], abuse_log="off"), opened)
"""


def test_garbage_collections_leave_out_everything_loaded_at_the_start(tmp_path: Path) -> None:
    """A full collection would look at it again and again, and hold up everybody."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, f"sqlite:///{tmp_path / 'club.db'}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split("\n")[:-1] == ["frozen True", "opened True"]
