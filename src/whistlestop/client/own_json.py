"""JSON files of this person, which are kept from one run of the program to the next."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from platformdirs import user_data_path


def data_folder() -> Path:
    """Return the folder WHISTLESTOP_DATA, or else the user's data folder."""
    given = os.environ.get("WHISTLESTOP_DATA")
    return Path(given) if given else user_data_path("whistlestop", appauthor=False)


def read_table(file: Path) -> dict[str, Any]:
    """Read a JSON object; a missing or damaged file counts as empty."""
    found: object = None
    with suppress(OSError, ValueError):
        found = json.loads(file.read_text("utf-8"))
    return found if isinstance(found, dict) else {}


def write_table(file: Path, content: dict[str, Any]) -> None:
    """Write a JSON object as a whole, or raise OSError. Only the owner can read the file."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # Only the owner can read a temporary file, from its creation on.
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=file.parent, prefix=f"{file.stem}.", delete=False
    ) as temporary:
        json.dump(content, temporary, indent=1)
    try:
        Path(temporary.name).replace(file)
    finally:
        Path(temporary.name).unlink(missing_ok=True)
