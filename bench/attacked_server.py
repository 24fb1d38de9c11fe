"""A server in a process of its own, with matches and tables in its database."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from tempfile import TemporaryDirectory, TemporaryFile

from cores import give_server_a_core
from floods import Target
from stored_matches import (
    play_at_random,
    play_peacefully,
    play_some,
    play_until_out,
    store_match,
    store_public_table,
)
from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.server.http.static_site import STATIC
from whistlestop.store.rows import Person
from whistlestop.store.store import Store

FILMS = 60  # finished matches
PUBLIC = 1000  # public tables
LOST = 8  # running matches in which the attacker is out; a person may have 10 connections
LONG = 1500  # choices of the long match, which still runs
EXPANSIONS = ("gold-rush", "train-robbery", "legends")


@dataclass(frozen=True)
class Prepared:
    """A database with matches and public tables, and what an attacker knows about it."""

    db: str
    films: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    table: str = ""
    cookie: str = ""
    seat_match: str = ""
    seat_table: str = ""
    lost_tables: tuple[str, ...] = ()

    @classmethod
    @contextmanager
    def made(cls) -> Iterator[Prepared]:
        with TemporaryDirectory(prefix="whistlestop-attacks-") as folder:
            yield asyncio.run(_fill(f"sqlite:///{folder}/attacks.db"))


async def _fill(db: str) -> Prepared:
    store = await Store.open(db)
    try:
        cookie = secrets.new_secret()
        person = await add_person(store, "Mallory", cookie)
        finished = play_at_random("bang", 7, dict.fromkeys(EXPANSIONS, True))
        films = [await store_match(store, person.id, finished) for _ in range(FILMS)]
        for number in range(PUBLIC):
            await store_public_table(store, person.id, f"Host {number}")
        _, table = await store_match(store, person.id, play_peacefully("bang", 4, LONG))
        playing = play_some("bang", 4, 20)
        seat_match, seat_table = await store_match(store, person.id, playing, people=[person])
        out = play_until_out("bang", 8)
        lost = [await store_match(store, person.id, out, people=[person]) for _ in range(LOST)]
        return Prepared(
            db,
            tuple(key for key, _ in films),
            tuple(key for _, key in films),
            table,
            cookie,
            seat_match,
            seat_table,
            tuple(key for _, key in lost),
        )
    finally:
        await store.close()


async def add_person(store: Store, name: str, cookie: str | None = None) -> Person:
    token = secrets.hash_secret(cookie or secrets.new_secret())
    return await store.add_person(name, token, now_ms())


@contextmanager
def attacked_server(prepared: Prepared, files: int | None = None) -> Iterator[Target]:
    """Start a server with this limit of open files, and yield what an attacker knows about it."""
    command = [sys.executable, "-m", "whistlestop", "serve", "--port=0", "--lang=en"]
    with (
        TemporaryFile("w+") as log,
        subprocess.Popen(
            [*_limit_files(files), *command, f"--db={prepared.db}"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        give_server_a_core(process.pid)
        try:
            said = process.stdout.readline() if process.stdout else ""
            found = re.search(r"http://[\w.:]+", said)
            if found is None:
                log.seek(0)
                sys.exit(f"the server does not open: {said}{log.read()}")
            yield Target(
                found[0],
                prepared.films,
                prepared.tables,
                prepared.table,
                prepared.cookie,
                _biggest_assets(),
                prepared.seat_match,
                prepared.seat_table,
                prepared.lost_tables,
            )
        finally:
            process.kill()  # an attack may have left it a lot to do


def _limit_files(most: int | None) -> list[str]:
    return [] if most is None else ["sh", "-c", f'ulimit -n {most}; exec "$@"', "sh"]


def _biggest_assets() -> tuple[str, ...]:
    files = [each for each in (STATIC / "assets").iterdir() if each.suffix in (".js", ".css")]
    return tuple(each.name for each in sorted(files, key=lambda each: -each.stat().st_size)[:10])
