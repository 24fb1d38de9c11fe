"""Records: a match as readable text, with a header, an empty line, and one answer per line.

    whistlestop record 1
    engine: 0.2.0
    game: colt-super-express
    options: reflex=yes horse=no
    seats: 4
    names: ["Ann", "bot normal", "bot normal", "bot easy"]
    seed: 42
    choices: 23
    result: 2 last-aboard

    0 scheme flip move fire

A choice with only one legal answer is left out, but `choices` counts it too. While several seats
are being asked together, such a choice is written as `1 (only) pass`, because the record must show
which seats have answered. A record with as many lines as choices leaves nothing out.

The result `nobody too-long` means that a server has stopped the match: the rules did not end it.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from whistlestop.engine.ask import Answer, read_answer
from whistlestop.engine.errors import bad_record, cut

FORMAT = 1
UNFINISHED = "unfinished"
TOO_LONG = "too-long"  # the reason of a match that was stopped because of its length
_ONLY = "(only)"
_NEEDED = ("engine", "game", "options", "seats", "seed", "choices", "result")
_KNOWN = (*_NEEDED, "names")


class RecordedChoice(NamedTuple):
    """A choice in a record, with the number of its line."""

    line: int
    seat: int
    answer: Answer
    only: bool = False

    def __str__(self) -> str:
        return f"{self.seat} {_ONLY} {self.answer}" if self.only else f"{self.seat} {self.answer}"


class Record(NamedTuple):
    """The contents of a record. Only a replay can show whether they are true."""

    engine: str
    game: str
    options: dict[str, str]
    seats: int
    names: tuple[str, ...]
    seed: int
    choices: int
    result: str
    recorded: list[RecordedChoice]
    where: dict[str, int]  # the line number of each header field

    def text(self) -> str:
        """Return the text of the record."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        head = [
            f"whistlestop record {FORMAT}",
            f"engine: {self.engine}",
            f"game: {self.game}",
            f"options: {options}",
            f"seats: {self.seats}",
            *([f"names: {json.dumps(self.names, ensure_ascii=False)}"] if self.names else []),
            f"seed: {self.seed}",
            f"choices: {self.choices}",
            f"result: {self.result}",
            "",
        ]
        return "\n".join([*head, *map(str, self.recorded)]) + "\n"


def read_record(text: str) -> Record:
    """Read a record; raise BadRecord with the number of the wrong line and the reason."""
    lines = [line.rstrip() for line in text.split("\n")]
    _check_first_line(lines[0])
    head: dict[str, str] = {}
    where: dict[str, int] = {}
    end = 1
    while end < len(lines) and lines[end]:
        _read_header_line(end + 1, lines[end], head, where)
        end += 1
    for name in _NEEDED:
        if name not in head:
            raise bad_record(
                end + 1, f"the header lacks {name!r}", "record-header-missing", name=name
            )
    return Record(
        engine=head["engine"],
        game=head["game"],
        options=_options(head["options"], where["options"]),
        seats=_number(head, "seats", where),
        names=_names(head, where),
        seed=_number(head, "seed", where),
        choices=_number(head, "choices", where),
        result=head["result"],
        recorded=[_choice(at, line) for at, line in enumerate(lines[end:], end + 1) if line],
        where=where,
    )


def _check_first_line(line: str) -> None:
    match = re.fullmatch(r"whistlestop record ([0-9]{1,9})", line)
    if match is None:
        raise bad_record(
            1,
            f"this is not a Whistlestop record: it begins with {_short(line)}, "
            f"not with 'whistlestop record {FORMAT}'",
            "record-foreign",
            found=_short(line),
            format=FORMAT,
        )
    if int(match[1]) != FORMAT:
        raise bad_record(
            1,
            f"this is format {match[1]}, this program reads format {FORMAT}",
            "record-format",
            found=match[1],
            format=FORMAT,
        )


def _read_header_line(at: int, line: str, head: dict[str, str], where: dict[str, int]) -> None:
    name, colon, value = line.partition(":")
    if not colon or name not in _KNOWN or name in head:
        raise bad_record(
            at,
            f"{_short(line)} is not a header line; expected one of {', '.join(_KNOWN)}, "
            f"each only once, and then an empty line",
            "record-header",
            found=_short(line),
            allowed=", ".join(_KNOWN),
        )
    head[name] = value.strip()
    where[name] = at


def _number(head: dict[str, str], name: str, where: dict[str, int]) -> int:
    if not re.fullmatch(r"[0-9]{1,200}", head[name]):
        raise bad_record(
            where[name],
            f"{name} is a whole number, not {_short(head[name])}",
            "record-number",
            name=name,
            found=_short(head[name]),
        )
    return int(head[name])


def _options(text: str, at: int) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in options:
            raise bad_record(
                at,
                f"{_short(word)} is not an option in the form name=value, or it is there twice",
                "record-option",
                found=_short(word),
            )
        options[name] = value
    return options


def _names(head: dict[str, str], where: dict[str, int]) -> tuple[str, ...]:
    text = head.get("names", "[]")
    try:
        names = json.loads(text)
    except (ValueError, RecursionError):
        names = None
    if not isinstance(names, list) or not all(is_name(name) for name in names):
        raise bad_record(
            where["names"],
            f'names is a list such as ["Ann", "Bo"], not {_short(text)}',
            "record-names",
            found=_short(text),
        )
    return tuple(names)


def is_name(name: object) -> bool:
    """Return whether a name is printable; other characters could control a reader's terminal."""
    return isinstance(name, str) and name.isprintable()


def _choice(line: int, text: str) -> RecordedChoice:
    seat, _, answer = text.partition(" ")
    only = answer.startswith(_ONLY + " ")
    try:
        return RecordedChoice(
            line, _seat(seat), read_answer(answer.removeprefix(_ONLY + " ")), only
        )
    except ValueError:
        raise bad_record(
            line,
            f"{_short(text)} is not a seat's number and an answer",
            "record-line",
            found=_short(text),
        ) from None


def _seat(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise ValueError(text)
    return int(text)


def _short(text: str) -> str:
    return repr(cut(text))
