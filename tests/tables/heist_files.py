"""A host's files for Train Heist: the standard files with something changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from whistlestop.games import train_heist

DATA = Path(str(train_heist.__file__)).parent / "data"
Change = Callable[[Any], None]


def changed(folder: Path, file: str, change: Change) -> Path:
    """Write a standard file with this change into the folder."""
    data = json.loads((DATA / file).read_text("utf-8"))
    change(data)
    path = folder / f"own-{file}"
    path.write_text(json.dumps(data), "utf-8")
    return path


def rename(data: Any) -> None:
    data["name"] = "club"
