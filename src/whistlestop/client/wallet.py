"""The login tokens of a person at each server, kept from one run to the next."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_data_path


class Wallet:
    """A file of tokens that only its owner can read: everybody who has a token can log in."""

    def __init__(self, folder: Path | None = None) -> None:
        given = os.environ.get("WHISTLESTOP_DATA")
        if folder is None:
            folder = Path(given) if given else user_data_path("whistlestop", appauthor=False)
        self.file = folder / "guests.json"

    def token(self, server: str) -> str | None:
        return self._read().get(server)

    def keep(self, server: str, token: str) -> None:
        """Store the token. Raise OSError if the file cannot be written."""
        tokens = self._read() | {server: token}
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Only the owner can read a temporary file, from its creation on.
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=self.file.parent, prefix="guests.", delete=False
        ) as temporary:
            json.dump(tokens, temporary, indent=1)
        try:
            Path(temporary.name).replace(self.file)
        finally:
            Path(temporary.name).unlink(missing_ok=True)

    def _read(self) -> dict[str, str]:
        """Read all tokens; a missing or damaged file counts as empty."""
        found: object = None
        with suppress(OSError, ValueError):
            found = json.loads(self.file.read_text("utf-8"))
        if not isinstance(found, dict):
            return {}
        return {str(server): token for server, token in found.items() if isinstance(token, str)}
