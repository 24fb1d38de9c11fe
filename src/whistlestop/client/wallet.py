"""Who you are at each server, kept from one run to the next."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_data_path


class Wallet:
    """One file, for its owner's eyes only: whoever reads a token is you."""

    def __init__(self, folder: Path | None = None) -> None:
        given = os.environ.get("WHISTLESTOP_DATA")
        if folder is None:
            folder = Path(given) if given else user_data_path("whistlestop", appauthor=False)
        self.file = folder / "guests.json"

    def token(self, server: str) -> str | None:
        return self._read().get(server)

    def keep(self, server: str, token: str) -> None:
        """OSError if it cannot be written."""
        tokens = self._read() | {server: token}
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # A temporary file is its owner's alone from the start.
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=self.file.parent, prefix="guests.", delete=False
        ) as part:
            json.dump(tokens, part, indent=1)
        try:
            Path(part.name).replace(self.file)
        finally:
            Path(part.name).unlink(missing_ok=True)

    def _read(self) -> dict[str, str]:
        """A file that is damaged, or not there, knows nobody."""
        found: object = None
        with suppress(OSError, ValueError):
            found = json.loads(self.file.read_text("utf-8"))
        if not isinstance(found, dict):
            return {}
        return {str(server): token for server, token in found.items() if isinstance(token, str)}
