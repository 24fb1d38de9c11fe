"""The bench of the engine: its figures, and its comparison with an earlier run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MATCH = "colt-super-express:4:"


def bench(*words: str | Path) -> subprocess.CompletedProcess[str]:
    program = ROOT / "bench" / "engine.py"
    command = [sys.executable, program, "--match", MATCH, "--rounds", "1", *words]
    return subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_the_bench_notices_what_has_become_slower(tmp_path: Path) -> None:
    file, earlier = tmp_path / "new.json", tmp_path / "old.json"
    result = bench("--json", file)
    assert (result.returncode, result.stderr) == (0, "")
    figures = json.loads(file.read_text("utf-8"))
    rows = figures["yardsticks"]["sources"][MATCH]
    assert {"playout, watched", "playout, lean", "fork", "resample", "views of all"} <= set(rows)
    assert min(rows.values()) > 0

    def compared(times: float) -> tuple[int, int]:
        rows["replay of a record"] *= times
        others = {MATCH: {"replay of a record": rows["replay of a record"]}}
        earlier.write_text(json.dumps({"yardsticks": {"sources": others}}), "utf-8")
        result = bench("--against", earlier)
        return result.returncode, result.stdout.count("SLOWER")

    assert compared(1000) == (0, 0)
    assert compared(1e-6) == (1, 1)
