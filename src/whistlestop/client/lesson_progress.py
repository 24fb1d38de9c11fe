"""The progress of a person in each lesson at this terminal, kept from one run to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from whistlestop.client.own_json import data_folder, read_table, write_table


class Progress(NamedTuple):
    """The progress in a lesson: `done` since it was begun last, and whether it ever ended."""

    done: tuple[str, ...] = ()
    finished: bool = False


class LessonProgress:
    """A file with the progress in each lesson, such as `bang/reach`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or data_folder()) / "lessons.json"

    def find(self, lesson: str) -> Progress:
        return _progress(read_table(self.file).get(lesson))

    def keep(self, lesson: str, done: tuple[str, ...], *, finished: bool) -> None:
        """Store the progress in a lesson; once finished, it stays finished. May raise OSError."""
        everything = read_table(self.file)
        finished = finished or _progress(everything.get(lesson)).finished
        everything[lesson] = {"done": list(done), "finished": finished}
        write_table(self.file, everything)


def _progress(found: Any) -> Progress:
    """Read the progress in a lesson; a damaged one counts as none."""
    if not isinstance(found, dict) or not isinstance(found.get("done"), list):
        return Progress()
    done = tuple([each for each in found["done"] if isinstance(each, str)])
    return Progress(done, found.get("finished") is True)
