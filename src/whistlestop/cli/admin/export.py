"""`whistlestop admin export`: everything about a person, or the record of a match, as a file."""

# No `from __future__ import annotations`: see parameters.py.
import asyncio
import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App

from whistlestop.cli.admin.database import database_url, found, number_or_key, query
from whistlestop.cli.errors import UsageError
from whistlestop.cli.parameters import Language, environment, parameter, usage
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console


def add_export(admin: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param, say, env = partial(parameter, texts), texts.say, environment
    spoken: Any = texts.language

    @admin.command(help=say("cli-admin-export"), usage=usage("admin export KIND NUMBER [FILE]"))
    def export(
        kind: Annotated[Literal["person", "match"], param("cli-param-export-kind")],
        which: Annotated[str, param("cli-param-which", allow_leading_hyphen=True)],
        file: Annotated[Path | None, param("cli-param-export-file")] = None,
        /,
        *,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        text = _person(db, which) if kind == "person" else _record(db, which)
        if file is None:
            sys.stdout.write(text)
        else:
            _write(file, text)
            console.say(say("admin-done-export", file=str(file)))


def _person(db: str, which: str) -> str:
    from whistlestop.store.reports import export_person  # noqa: PLC0415 - see database.py

    wanted = number_or_key(which)
    person = wanted if isinstance(wanted, int) else -1
    report = found(query(db, lambda c: export_person(c, person)), which)
    return json.dumps(report, ensure_ascii=False, indent=2) + "\n"


def _record(db: str, which: str) -> str:
    from whistlestop.server.admin_access import finished_record  # noqa: PLC0415

    wanted = finished_record(database_url(db), number_or_key(which))
    return found(asyncio.run(wanted), which)


def _write(file: Path, text: str) -> None:
    """Write a new file that only its owner can read."""
    try:
        number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise UsageError(f"{file} exists", "file-exists", file=str(file)) from None
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise UsageError(f"cannot write {file}", "unwritable", file=str(file), why=why) from None
    with os.fdopen(number, "w", encoding="utf-8") as out:
        out.write(text)
