"""Mutants that change nothing that a test could notice, each with a reason.

The file lists them by their changed lines. So an entry stays true when the lines move, and it is
refused as stale when they change.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.mutations import Mutant, edits_of


class Stale(Exception):
    """An entry names a change that cannot be made any more."""


@dataclass(frozen=True)
class Equivalent:
    """A change to a file, without the white space around its lines, and the reason."""

    path: Path
    diff: tuple[str, ...]
    reason: str

    def is_for(self, mutant: Mutant) -> bool:
        return mutant.path == self.path and _bare(mutant.diff) == self.diff


def _bare(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{line[0]} {line[1:].strip()}" for line in lines)


def read_equivalents(file: Path, root: Path) -> list[Equivalent]:
    """Read the entries; raise Stale if one of them names no possible change."""
    if not file.exists():
        return []
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])
    listed = [
        Equivalent(
            root / entry["file"],
            _bare(tuple(entry["diff"].strip().splitlines())),
            entry["reason"].strip(),
        )
        for entry in entries
    ]
    for each in listed:
        if not each.reason:
            raise Stale(f"{each.path}: an entry has no reason")
        if not _is_possible(each):
            lines = "\n".join(each.diff)
            raise Stale(f"{file}: this change to {each.path} is not possible any more:\n{lines}")
    return listed


def _is_possible(equivalent: Equivalent) -> bool:
    if not equivalent.path.exists():
        return False
    first = equivalent.diff[0].removeprefix("- ")
    lines = equivalent.path.read_text(encoding="utf-8").splitlines()
    numbers = {number for number, line in enumerate(lines, 1) if line.strip() == first}
    for edit in edits_of(equivalent.path):
        if edit.line - 1 in numbers or edit.line in numbers:
            mutant = edit.mutant()
            if mutant is not None and equivalent.is_for(mutant):
                return True
    return False
