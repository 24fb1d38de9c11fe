"""The file of a backup: compressed lines of JSON, the same for SQLite and PostgreSQL.

The first line names the format and the revision of the database. A line with the name and the
columns of a table comes before the rows of this table. The last line has the number of rows and a
checksum of all lines before it, so that a file that was cut off or changed is noticed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Self, TypeAlias

from whistlestop.engine.version import __version__
from whistlestop.store.errors import BadBackup

FORMAT = 1
_NAME = "whistlestop-backup"
_LONGEST_LINE = 64 * 2**20  # bytes; a longer line means that this is another file

Values: TypeAlias = dict[str, Any]  # the columns of a row by their names


@dataclass(frozen=True, slots=True)
class Header:
    revision: str
    version: str  # of the program that has made it
    made: int  # ms since 1970


class BackupWriter:
    """A backup that is being written. All rows of a table come after its `begin_table`."""

    def __init__(self, file: IO[bytes], header: Header) -> None:
        self._file = file
        self._sum = hashlib.sha256()
        self._counts: Counter[str] = Counter()
        self._table = ""
        self._binary: list[bool] = []
        self._line(
            {
                _NAME: FORMAT,
                "revision": header.revision,
                "version": header.version,
                "made": header.made,
            }
        )

    def begin_table(self, name: str, columns: Sequence[str], binary: Sequence[str]) -> None:
        """Begin a table. The values of the `binary` columns are bytes."""
        self._table, self._binary = name, [column in binary for column in columns]
        self._counts[name] = 0
        self._line({"table": name, "columns": list(columns), "binary": list(binary)})

    def add_row(self, values: Sequence[Any]) -> None:
        self._counts[self._table] += 1
        self._line(
            [
                value.hex() if binary and value is not None else value
                for value, binary in zip(values, self._binary, strict=True)
            ]
        )

    def finish(self) -> dict[str, int]:
        """Write the last line, and return the number of rows of each table."""
        end = {"end": dict(self._counts), "sha256": self._sum.hexdigest()}
        self._file.write(json.dumps(end).encode() + b"\n")
        return dict(self._counts)

    def _line(self, content: Any) -> None:
        line = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._file.write(line)


class NewFile:
    """A compressed file that only its owner can read. It is written completely or not at all.

    It has another name until it is finished. It never replaces a file that exists.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> Self:
        if self.path.exists() or self.path.is_symlink():
            raise FileExistsError(str(self.path))
        number, name = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
        self.unfinished = Path(name)  # mkstemp has made it with the mode 0600
        self._raw = os.fdopen(number, "wb")
        self.file = gzip.open(self._raw, "wb", compresslevel=6)
        return self

    def seal(self) -> None:
        """Write everything to the disk. The unfinished file can be read from now on."""
        self.file.close()
        self._raw.flush()
        os.fsync(self._raw.fileno())
        self._raw.close()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                os.link(self.unfinished, self.path)  # fails if the file exists by now
        finally:
            self._raw.close()
            self.unfinished.unlink()


def header_of(path: Path) -> Header:
    """Read the header of a backup. Raise BadBackup if it is none that we can read."""
    with gzip.open(path) as file:
        return _header(path, _read_line(path, file))


def rows(path: Path) -> Iterator[tuple[str, Values]]:
    """Yield the table and the values of each row. Raise BadBackup where the file is damaged.

    All rows are intact only if the iteration comes to its end: the checksum stands there.
    """
    with gzip.open(path) as file:
        digest, counts = hashlib.sha256(), Counter[str]()
        first = _read_line(path, file)
        _header(path, first)
        digest.update(first)
        table, columns, binary = "", [""], frozenset[str]()
        while True:
            line = _read_line(path, file)
            content = _decode(path, line)
            if isinstance(content, dict) and "end" in content:
                _check_end(path, content, digest.hexdigest(), counts)
                if _read_line(path, file, may_end=True):
                    raise _damaged(path)
                return
            digest.update(line)
            if isinstance(content, dict):
                table, columns, binary = _table(path, content)
                counts[table] = 0
            elif table and isinstance(content, list) and len(content) == len(columns):
                counts[table] += 1
                yield table, _values(path, columns, content, binary)
            else:
                raise _damaged(path)


def _read_line(path: Path, file: gzip.GzipFile, *, may_end: bool = False) -> bytes:
    try:
        line = file.readline(_LONGEST_LINE)
    except gzip.BadGzipFile:
        raise _foreign(path) if not file.tell() else _damaged(path) from None
    except (EOFError, zlib.error):
        raise _damaged(path) from None
    if not may_end and not line.endswith(b"\n"):
        raise _damaged(path)
    return line


def _decode(path: Path, line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise _damaged(path) from None


def _header(path: Path, line: bytes) -> Header:
    try:
        content = json.loads(line)
        number = content[_NAME]
        header = Header(str(content["revision"]), str(content["version"]), int(content["made"]))
    except (ValueError, RecursionError, LookupError, TypeError):
        raise _foreign(path) from None
    if number != FORMAT:
        raise newer(path, header.version)
    return header


def _table(path: Path, content: dict[str, Any]) -> tuple[str, list[str], frozenset[str]]:
    try:
        return str(content["table"]), [*content["columns"]], frozenset(content["binary"])
    except (LookupError, TypeError):
        raise _damaged(path) from None


def _values(path: Path, columns: list[str], found: list[Any], binary: frozenset[str]) -> Values:
    try:
        return {
            name: bytes.fromhex(value) if name in binary and value is not None else value
            for name, value in zip(columns, found, strict=True)
        }
    except (ValueError, TypeError):
        raise _damaged(path) from None


def _check_end(path: Path, content: dict[str, Any], digest: str, counts: Counter[str]) -> None:
    if content.get("sha256") != digest or content["end"] != dict(counts):
        raise _damaged(path)


def _foreign(path: Path) -> BadBackup:
    return BadBackup(f"{path} is not a backup", "backup-foreign", file=str(path))


def _damaged(path: Path) -> BadBackup:
    return BadBackup(f"{path} is damaged or incomplete", "backup-damaged", file=str(path))


def newer(path: Path, version: str) -> BadBackup:
    return BadBackup(
        f"{path} was made by version {version}; this is {__version__}",
        "backup-newer",
        file=str(path),
        version=version,
    )
