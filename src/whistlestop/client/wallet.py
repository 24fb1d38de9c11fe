"""The login tokens of a person at each server, kept from one run to the next."""

from __future__ import annotations

from pathlib import Path

from whistlestop.client.own_json import data_folder, read_table, write_table


class Wallet:
    """A file of tokens that only its owner can read: everybody who has a token can log in."""

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or data_folder()) / "guests.json"

    def token(self, server: str) -> str | None:
        return self._read().get(server)

    def keep(self, server: str, token: str) -> None:
        """Store the token. Raise OSError if the file cannot be written."""
        write_table(self.file, self._read() | {server: token})

    def _read(self) -> dict[str, str]:
        """Read all tokens; a missing or damaged file counts as empty."""
        found = read_table(self.file)
        return {server: token for server, token in found.items() if isinstance(token, str)}
