"""Database URLs: the good ones are opened, the others are refused with a reason."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path
from traceback import format_exception

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from store.builders import FREE, choice, match, person, reading_engine, table
from whistlestop.store.errors import StoreProblem
from whistlestop.store.schema import metadata
from whistlestop.store.store import Store

PASSWORD = "hunter2"  # noqa: S105 - of nobody


async def problem(url: str) -> StoreProblem:
    with pytest.raises(StoreProblem) as caught:
        await Store.open(url)
    assert caught.value.kind == "bad-database"
    assert 0 < len(caught.value.details["why"]) <= 200
    said = [str(caught.value), str(caught.value.details), *format_exception(caught.value)]
    assert not any(PASSWORD in each for each in said)
    return caught.value


@pytest.mark.parametrize(
    "url",
    [
        "",
        "club.db",
        PASSWORD,
        f"://{PASSWORD}",
        f"{PASSWORD}://user@host/db",
        f"mysql://user:{PASSWORD}@host/db",
        f"postgresql+psycopg://user:{PASSWORD}@host/db",
        f"postgresql://user:x@{PASSWORD}:{PASSWORD}/db",
        f"postgresql://user:{PASSWORD}@[::1/db",
    ],
)
async def test_a_url_of_no_database_is_refused(url: str) -> None:
    assert "sqlite:///FILE" in (await problem(url)).details["why"]


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
async def test_sqlite_needs_a_file(url: str) -> None:
    assert "needs a file" in (await problem(url)).details["why"]


async def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    await problem(f"sqlite:///{tmp_path}")


async def test_a_file_in_a_file_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    await problem(f"sqlite:///{tmp_path}/file/club.db")


async def test_a_text_file_is_not_a_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    assert "not a database" in (await problem(f"sqlite:///{file}")).details["why"]
    assert file.read_text() == "Dear Ann, " * 1000


@pytest.mark.parametrize("setting", ["", "?sslmode=require", "?whatever=1", f"?ssl={PASSWORD}"])
async def test_a_database_that_does_not_listen_is_reported(setting: str) -> None:
    await problem(f"postgresql://user:{PASSWORD}@127.0.0.1:1/db{setting}")


@pytest.mark.parametrize("password", [PASSWORD, "127.0.0.1"])
async def test_the_password_is_never_said(password: str) -> None:
    said = await problem(f"postgresql://user:{password}@127.0.0.1:1/db")
    assert password not in str(said)


async def test_a_wrong_password_is_reported(postgres_url: str) -> None:
    where = postgres_url.rpartition("@")[2]
    said = await problem(f"postgresql://test:{PASSWORD}@{where}")
    assert "authentication failed" in said.details["why"]


async def test_a_missing_database_is_reported(postgres_url: str) -> None:
    assert "does not exist" in (await problem(f"{postgres_url}x")).details["why"]


async def test_a_database_of_a_newer_version_is_refused(url: str, store: Store) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store._database.transact(lambda connection: connection.execute(newer))
    assert "newer version" in (await problem(url)).details["why"]
    assert await store._database.read(version) == "9999"


def version(connection: Connection) -> str:
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


async def test_a_database_of_somebody_else_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "shop.db"
    with sqlite3.connect(file) as shop:
        shop.execute("CREATE TABLE lines (price)")
    shop.close()
    assert "lines" in (await problem(f"sqlite:///{file}")).details["why"]
    with sqlite3.connect(file) as shop:
        assert shop.execute("SELECT name FROM sqlite_master").fetchall() == [("lines",)]
    shop.close()


async def test_a_missing_driver_of_postgres_is_named_with_its_remedy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as where the extra is not installed
    why = (await problem(f"postgresql://user:{PASSWORD}@host/db")).details["why"]
    assert "pip install 'whistlestop[postgres]'" in why


# Good URLs


async def test_a_store_is_found_again(url: str) -> None:
    store = await Store.open(url)
    ann = await store.add_person("Ann", b"token", 1)
    await store.close()
    again = await Store.open(url)
    await again.check_write(1)
    assert await again.person_of(b"token") == ann
    await again.close()


@pytest.mark.parametrize("scheme", ["postgres", "postgres+asyncpg", "postgresql+asyncpg"])
async def test_postgres_has_many_names(postgres_url: str, scheme: str) -> None:
    await (await Store.open(postgres_url.replace("postgresql", scheme))).close()


async def test_postgres_takes_the_settings_that_others_hand_out(postgres_url: str) -> None:
    await (await Store.open(f"{postgres_url}?sslmode=disable")).close()
    assert "SSL" in (await problem(f"{postgres_url}?sslmode=require")).details["why"]


async def test_a_database_file_can_have_a_relative_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await (await Store.open("sqlite+aiosqlite:///data/100%/club.db")).close()
    assert (tmp_path / "data/100%/club.db").is_file()


async def test_seeds_are_for_the_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    await (await Store.open(f"sqlite:///{file}")).close()
    assert file.stat().st_mode & 0o777 == 0o600


async def test_sqlite_is_durable_and_strict(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store._database.read(settings) == ["wal", 2, 1, 5000]
    assert await store._database.transact(settings) == ["wal", 2, 1, 5000]
    await store.close()


# The tables


async def test_the_migrations_make_the_tables_of_the_schema(store: Store) -> None:
    def drift(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await store._database.transact(drift) == []


@pytest.mark.usefixtures("patience")
async def test_two_open_the_same_empty_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    for store in stores:
        await person(store)
        await store.close()


@pytest.mark.slow
async def test_two_processes_open_the_same_empty_database_at_once(url: str) -> None:
    code = (
        "import asyncio, sys\n"
        "from whistlestop.store import sqlite\n"
        "from whistlestop.store.store import Store\n"
        "sqlite._PRAGMAS = ('busy_timeout = 300000', *sqlite._PRAGMAS[1:])\n"  # see `patience`
        "sqlite._TRIES = 6000\n"
        "async def run():\n"
        "    store = await Store.open(sys.argv[1])\n"
        "    await store.add_person('Ann', sys.argv[2].encode(), 1)\n"
        "    await store.close()\n"
        "asyncio.run(run())"
    )
    processes = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", code, url, f"token {number}")
        for number in range(4)
    ]
    assert [await process.wait() for process in processes] == [0] * 4
    store = await Store.open(url)
    assert None not in [await store.person_of(f"token {n}".encode()) for n in range(4)]
    await store.close()


async def test_every_lookup_uses_an_index(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    at = await table(store, FREE, clock=60)
    row = await match(store, at)
    await store.append(row.id, choice(0))
    asked: list[tuple[str, tuple[object, ...]]] = []
    event.listen(
        reading_engine(store),
        "before_cursor_execute",
        lambda _c, _k, sql, values, _x, _m: asked.append((sql, values)),
    )
    await store.person_of(b"token")
    await store.person_of_link(b"link")
    await store.table(at.key)
    await store.table_by_id(at.id)
    await store.tables_of(1)
    await store.recent_tables(0)
    await store.running_with_clock()
    await store.running_at_recent_tables(0)
    await store.match(row.key)
    await store.match_by_id(row.id)
    await store.choices(row.id)
    await store.lines(at.id, 0, 10)

    def plans(connection: Connection) -> list[str]:
        explained = (
            connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values) for sql, values in asked
        )
        return [step.detail for plan in list(explained) for step in plan]

    assert len(asked) == 12
    steps = await store._database.transact(plans)
    assert [step for step in steps if step.startswith("SCAN")] == []
    await store.close()
