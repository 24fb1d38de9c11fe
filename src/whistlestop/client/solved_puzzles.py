"""The puzzles that a person has solved at this terminal, kept from one run to the next."""

from __future__ import annotations

from pathlib import Path

from whistlestop.client.own_json import data_folder, read_table, write_table


class SolvedPuzzles:
    """A file with the solved puzzles, such as `bang/7`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or data_folder()) / "puzzles.json"

    def has(self, puzzle: str) -> bool:
        return read_table(self.file).get(puzzle) is True

    def keep(self, puzzle: str) -> None:
        """Store that a puzzle is solved. May raise OSError."""
        write_table(self.file, {**read_table(self.file), puzzle: True})
