"""`whistlestop backup`, `restore` and `verify`: the whole database as one file."""

# No `from __future__ import annotations`: see parameters.py.
import asyncio
import sys
from dataclasses import asdict
from functools import partial
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App

from whistlestop.cli.errors import UsageError
from whistlestop.cli.parameters import (
    WHOLE,
    Language,
    check_at_least,
    environment,
    parameter,
    usage,
)
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console

if TYPE_CHECKING:
    from whistlestop.store.backup_check import CheckReport

_SAMPLE = 20  # matches that are replayed


def add_backup(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param, env = partial(parameter, texts), environment
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-backup"), usage=usage("backup FILE [--...]"))
    def backup(
        file: Annotated[Path, param("cli-param-new-backup")],
        /,
        *,
        sample: Annotated[int, param("cli-param-sample", "--sample", **WHOLE)] = _SAMPLE,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> int:
        # Imported only here: these libraries take long to load.
        from whistlestop.server.clocks import now_ms  # noqa: PLC0415
        from whistlestop.server.settings import default_database  # noqa: PLC0415
        from whistlestop.store.backup import back_up  # noqa: PLC0415

        check_at_least("--sample", sample, 0)
        try:
            _, report = asyncio.run(back_up(db or default_database(), file, now_ms(), sample))
        except FileExistsError:
            raise UsageError(f"{file} exists", "file-exists", file=str(file)) from None
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise UsageError("cannot write", "unwritable", file=str(file), why=why) from None
        return _show(texts.say("backup-made", file=str(file)), report, texts, console, json=json)


def add_restore(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param, env = partial(parameter, texts), environment
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-restore"), usage=usage("restore FILE [--...]"))
    def restore(
        file: Annotated[Path, param("cli-param-backup")],
        /,
        *,
        sample: Annotated[int, param("cli-param-sample", "--sample", **WHOLE)] = _SAMPLE,
        db: Annotated[str, param("cli-param-db", "--db", **env("DB"))] = "",
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> int:
        from whistlestop.server.settings import default_database  # noqa: PLC0415
        from whistlestop.store.backup import restore as fill  # noqa: PLC0415

        check_at_least("--sample", sample, 0)
        try:
            _, report = asyncio.run(fill(db or default_database(), file, sample))
        except OSError as problem:
            raise _unreadable(file, problem) from None
        text = texts.say("backup-restored", file=str(file))
        return _show(text, report, texts, console, json=json)


def add_verify(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-verify"), usage=usage("verify FILE [--...]"))
    def verify(
        file: Annotated[Path, param("cli-param-backup")],
        /,
        *,
        sample: Annotated[int, param("cli-param-sample", "--sample", **WHOLE)] = _SAMPLE,
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - as above
    ) -> int:
        from whistlestop.store.backup_check import check_backup  # noqa: PLC0415

        check_at_least("--sample", sample, 0)
        try:
            report = check_backup(file, sample)
        except OSError as problem:
            raise _unreadable(file, problem) from None
        text = texts.say("backup-intact", file=str(file), version=report.header.version)
        return _show(text, report, texts, console, json=json)


def _unreadable(file: Path, problem: OSError) -> UsageError:
    why = problem.strerror or str(problem)
    return UsageError(f"cannot read {file}", "unreadable", file=str(file), why=why)


def _show(text: str, report: "CheckReport", texts: Texts, console: Console, *, json: bool) -> int:
    """Print the report of a check. Return the exit code: 1 if a match cannot be replayed."""
    if json:
        sys.stdout.write(dumps(asdict(report), ensure_ascii=False) + "\n")
        return 1 if report.failed else 0
    console.say(text)
    counts = report.counts
    console.say(
        texts.say(
            "backup-contents",
            people=counts.get("people", 0),
            tables=counts.get("tables", 0),
            matches=counts.get("matches", 0),
            choices=counts.get("choices", 0),
        )
    )
    console.say(texts.say("backup-replayed", count=report.replayed))
    for number, why in report.failed.items():
        console.say(texts.say("backup-failed", number=number, why=why))
    return 1 if report.failed else 0
