"""Migrations, which bring a database up to date when it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from whistlestop.store.errors import StoreProblem

_FOLDER = Path(__file__).parent / "migrations"
_ALEMBIC = Lock()


@asynccontextmanager
async def one_at_a_time() -> AsyncIterator[None]:
    """Allow one migration at a time in this process: Alembic keeps its state in globals.

    This polls, because another migration may run in another thread's event loop.
    """
    while not _ALEMBIC.acquire(blocking=False):  # noqa: ASYNC110 - no Event spans event loops
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        _ALEMBIC.release()


def migrate(connection: Connection, to: str = "head") -> None:
    """Migrate a database within the connection's transaction: completely or not at all."""
    config = _config()
    config.attributes["connection"] = connection
    _refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, to)


def current_revision(connection: Connection) -> str | None:
    """Return the revision of a database; None if this program has not used it yet."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    """Return the revision of a database that is up to date."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def is_known(revision: str) -> bool:
    """Tell whether this version of the program knows a revision."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return revision in {script.revision for script in scripts}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def _refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise StoreProblem(
            "a newer version of this program has used this database",
            "bad-database",
            why="a newer version of this program has used it",
        )
