"""Backups: all rows of a database at one moment, in a file that either kind of database can read.

The programs of PostgreSQL and SQLite have files of their own, which only the same kind of database
can read, and `pg_dump` must fit the version of the server. Our file needs neither of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    func,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from whistlestop.engine.version import __version__
from whistlestop.store.backup_check import CheckReport, check_backup
from whistlestop.store.backup_file import (
    BackupWriter,
    Header,
    NewFile,
    Values,
    header_of,
    newer,
    rows,
)
from whistlestop.store.errors import StoreProblem, bad_database
from whistlestop.store.migrate import current_revision, is_known, migrate, one_at_a_time
from whistlestop.store.open_database import open_existing, opening, read_url, unprepared
from whistlestop.store.schema import metadata
from whistlestop.store.server_lock import server_lock

_AT_ONCE = 1000  # rows that are read or written with one statement
_VERSION_TABLE = "alembic_version"
# A request that was not carried out must not be carried out later, by a restored server.
_LEFT_OUT = frozenset({"admin_requests", "write_checks"})


async def back_up(
    url: str, path: Path, now: int, sample: int
) -> tuple[dict[str, int], CheckReport]:
    """Write a backup, beside a running server if there is one, and check the file.

    Return the number of rows of each table, and the report of the check.
    """
    with NewFile(path) as new:
        database = await open_existing(url)
        try:
            counts = await database.snapshot(lambda connection: _dump(connection, new.file, now))
        except SQLAlchemyError as error:
            raise bad_database(error) from error
        finally:
            await database.close()
        new.seal()
        report = check_backup(new.unfinished, sample)
    return counts, report


def _dump(connection: Connection, file: Any, now: int) -> dict[str, int]:
    revision = current_revision(connection)
    if revision is None:
        raise StoreProblem("it is empty", "bad-database", why="it is empty")
    writer = BackupWriter(file, Header(revision, __version__, now))
    for table in _tables(connection):
        if table.name in _LEFT_OUT:
            continue
        binary = [each.name for each in table.columns if isinstance(each.type, LargeBinary)]
        writer.begin_table(table.name, [each.name for each in table.columns], binary)
        query = select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(query, execution_options={"yield_per": _AT_ONCE}):
            writer.add_row(row)
    return writer.finish()


def _tables(connection: Connection) -> list[Table]:
    """Return our tables as they are in this database, in an order in which they can be filled.

    The database may be of an earlier version.
    """
    found = MetaData()
    there = set(inspect(connection).get_table_names())
    ours = [each.name for each in metadata.sorted_tables if each.name in there]
    found.reflect(connection, only=ours, resolve_fks=False)
    for table in found.tables.values():
        for column in table.columns:
            _mend_type(column)
    return [found.tables[name] for name in ours]


def _mend_type(column: Column[Any]) -> None:
    """Store no value as null and not as the text `null`, as in our own schema."""
    if isinstance(column.type, JSON):
        column.type = JSON(none_as_null=True)


async def restore(url: str, path: Path, sample: int) -> tuple[dict[str, int], CheckReport]:
    """Fill an empty database from a backup, completely or not at all.

    The file is read to its end and checked before anything is written. Return the number of rows
    of each table, and the report of the check.
    """
    report = check_backup(path, sample)
    header = header_of(path)
    if not is_known(header.revision):
        raise newer(path, header.version)
    where = read_url(url)
    async with server_lock(url, on_lost=lambda: None, patient=False):
        with opening(where):
            database = unprepared(where)
            try:
                async with one_at_a_time():
                    counts = await database.transact(
                        lambda connection: _fill(connection, path, header.revision)
                    )
            finally:
                await database.close()
    return counts, report


def _fill(connection: Connection, path: Path, revision: str) -> dict[str, int]:
    """Make the tables as they were in the backup, fill them, and bring them up to date."""
    _drop_empty(connection)
    migrate(connection, revision)
    by_name = {table.name: table for table in _tables(connection)}
    counts = {}
    for name, found in groupby(rows(path), key=lambda row: row[0]):
        counts[name] = _insert(connection, by_name[name], (values for _, values in found))
    migrate(connection)
    if connection.dialect.name == "postgresql":
        _continue_ids(connection)
    return counts


def _drop_empty(connection: Connection) -> None:
    """Drop our tables. Raise StoreProblem if they contain something."""
    there = _tables(connection)
    for table in there:
        if table.name not in _LEFT_OUT and connection.execute(select(table).limit(1)).first():
            raise StoreProblem("the database is not empty", "database-not-empty")
    for table in reversed(there):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {_VERSION_TABLE}"))


def _insert(connection: Connection, table: Table, found: Iterator[Values]) -> int:
    count = 0
    while batch := list(islice(found, _AT_ONCE)):
        connection.execute(table.insert(), batch)
        count += len(batch)
    return count


def _continue_ids(connection: Connection) -> None:
    """Let PostgreSQL give new rows ids above those that were restored."""
    for table in metadata.sorted_tables:
        if "id" in table.columns:
            last = connection.scalar(select(func.max(table.c.id)))
            sequence = func.pg_get_serial_sequence(table.name, "id")
            connection.execute(select(func.setval(sequence, last or 1, last is not None)))
