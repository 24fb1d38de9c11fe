"""Reading a host's JSON file part by part. An error names the part that is wrong."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from whistlestop.engine.errors import WhistlestopError, cut

Choice = TypeVar("Choice", bound=str)

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,29}")
_LARGEST = 1_000_000  # bytes; our own files are fifty times smaller
# The text of an answer has these words between its parts, so they cannot be names.
_RESERVED = ("at", "to", "for")


class BadFile(WhistlestopError):
    """The game cannot be played with the map or decks in this file."""


def refuse(where: str, expected: str, found: object) -> BadFile:
    """Make the error that says which part of a file is wrong."""
    return BadFile(
        f"{where}: expected {expected}, found {cut(found)}",
        "bad-game-file",
        where=where,
        expected=expected,
        found=cut(found),
    )


class JsonObject:
    """An object in the file, which checks the values that are read; `where` is its place."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise refuse(where, "an object with named parts", data)
        self.data: dict[str, Any] = data
        self.where = where

    def _part(self, name: str) -> Any:
        if name not in self.data:
            raise refuse(self.where, f"a part named {name}", ", ".join(map(str, self.data)))
        return self.data[name]

    def at(self, name: str) -> str:
        """Return the path of the field with this name, for error messages."""
        return f"{self.where}.{name}"

    def number(self, name: str, low: int, high: int) -> int:
        value = self._part(name)
        if type(value) is not int or not low <= value <= high:
            raise refuse(self.at(name), f"a whole number from {low} to {high}", value)
        return value

    def flag(self, name: str) -> bool:
        """Read true or false; a missing part is false."""
        value = self.data.get(name, False)
        if type(value) is not bool:
            raise refuse(self.at(name), "true or false", value)
        return value

    def word(self, name: str, choices: tuple[str, ...] = ()) -> str:
        value = self._part(name)
        if choices and value not in choices:
            raise refuse(self.at(name), f"one of {', '.join(choices)}", value)
        return is_name(value, self.at(name))

    def choice(self, name: str, choices: tuple[Choice, ...]) -> Choice:
        """Read a word that must be one of `choices`, and return it with their type."""
        value = self._part(name)
        for choice in choices:
            if value == choice:
                return choice
        raise refuse(self.at(name), f"one of {', '.join(choices)}", value)

    def words(self, name: str) -> list[str]:
        return [is_name(value, self.at(name)) for value in self.array(name)]

    def array(self, name: str) -> list[Any]:
        value = self._part(name)
        if not isinstance(value, list):
            raise refuse(self.at(name), "a list", value)
        return value

    def child(self, name: str) -> JsonObject:
        """Read an object inside this one."""
        return JsonObject(self._part(name), self.at(name))

    def children(self, name: str) -> list[JsonObject]:
        """Read a list of objects inside this one."""
        return [
            JsonObject(value, f"{self.at(name)}[{number}]")
            for number, value in enumerate(self.array(name))
        ]

    def points(self, name: str, count: int | None = None) -> tuple[tuple[int, int], ...]:
        """Read points as [x, y]. If `count` is given, there must be exactly that many points.

        A missing part has no points.
        """
        value = self.data.get(name, [])
        return to_points(value, self.at(name), count)


def is_name(value: object, where: str) -> str:
    if not isinstance(value, str) or not _NAME.fullmatch(value) or value in _RESERVED:
        raise refuse(where, "a name of letters, digits, - and _", value)
    return value


def to_points(value: object, where: str, count: int | None = None) -> tuple[tuple[int, int], ...]:
    if not isinstance(value, list) or (count is not None and len(value) != count):
        raise refuse(where, f"{'' if count is None else f'{count} '}points as [x, y]", value)
    points = []
    for point in value:
        two = isinstance(point, list) and len(point) == 2
        if not two or type(point[0]) is not int or type(point[1]) is not int:
            raise refuse(where, "points as [x, y] of whole numbers", point)
        points.append((point[0], point[1]))
    return tuple(points)


def read_json(path: Path | str) -> JsonObject:
    """Return the outermost object of the file; raise BadFile if the file cannot be read."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
        if len(content) > _LARGEST:
            raise refuse(path.name, f"a file of at most {_LARGEST} bytes", "a larger file")
        data = json.loads(
            content.decode("utf-8-sig"), parse_constant=_no_constant, object_pairs_hook=_each_once
        )
    except (OSError, ValueError, RecursionError) as problem:
        raise refuse(path.name, "a file of JSON that can be read", problem) from problem
    return JsonObject(data, path.name)


def _no_constant(word: str) -> None:
    """Refuse NaN and Infinity, which Python reads although they are not JSON."""
    raise ValueError(f"{word} instead of a number")


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse two parts with the same name; Python would silently take the last one."""
    parts = dict(pairs)
    if len(parts) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(
            f"a part is there twice: {next(name for name in names if names.count(name) > 1)}"
        )
    return parts


def name_with_digest(file: JsonObject) -> str:
    """Return the name of a host's file in options and records: its own name and a digest.

    The digest makes the name in a record exact: a changed file has another name.
    """
    text = json.dumps(file.data, sort_keys=True, separators=(",", ":"))
    return f"{file.word('name')}-{sha256(text.encode()).hexdigest()[:8]}"
