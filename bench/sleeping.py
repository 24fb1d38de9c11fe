"""The memory of matches with long clocks: in memory, asleep, and after a restart.

The program fills a database with running matches that have a clock of a day. A server loads them
all, and lets them sleep. Then a person enters some tables, so that their matches wake and sleep
again. A second server starts with the matches asleep.

    python bench/sleeping.py [--matches 900]
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stored_matches import play_some, store_match
from whistlestop.client.http_api import COOKIE
from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.store.store import Store
from whistlestop.wire.from_client import Enter, Leave

A_DAY = 24 * 3600
AWAKE = 200  # tables that somebody enters
ASK_EVERY = 0.15  # seconds; a person may send ten requests a second


@dataclass
class Server:
    url: str
    pid: int
    began: float

    @property
    def memory(self) -> float:
        """Return the memory of the server in MB."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def figure(self, name: str) -> float:
        lines = httpx.get(f"{self.url}/metrics", timeout=60).text.splitlines()
        return next(
            float(each.split()[1]) for each in lines if each.startswith(f"whistlestop_{name} ")
        )

    def wait(self, what: Callable[[], bool]) -> None:
        while not what():
            time.sleep(1)


@contextmanager
def serving(db: str, *flags: str) -> Iterator[Server]:
    command = [sys.executable, "-m", "whistlestop", "serve", "--port=0", "--lang=en", f"--db={db}"]
    began = time.perf_counter()
    with subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, text=True) as process:
        try:
            said = process.stdout.readline() if process.stdout else ""
            found = re.search(r"http://[\w.:]+", said)
            if found is None:
                sys.exit(f"the server does not open: {said}")
            yield Server(found[0], process.pid, time.perf_counter() - began)
        finally:
            process.terminate()


async def fill(db: str, matches: int) -> tuple[str, list[str]]:
    """Store the matches. Return the cookie of a player, and the keys of the tables."""
    store = await Store.open(db)
    try:
        cookie = secrets.new_secret()
        people = [
            await store.add_person(name, secrets.hash_secret(token), now_ms())
            for name, token in (("Ann", cookie), ("Bo", "b"), ("Cy", "c"), ("Di", "d"))
        ]
        match = play_some("bang", 4, 40)
        keys = [
            (await store_match(store, people[0].id, match, A_DAY, people))[1]
            for _ in range(matches)
        ]
        return cookie, keys
    finally:
        await store.close()


async def visit(url: str, cookie: str, tables: list[str]) -> None:
    """Enter the tables, one after the other."""
    async with connect(
        url.replace("http", "ws", 1) + "/ws",
        additional_headers={"Cookie": f"{COOKIE}={cookie}"},
        max_size=2**26,
    ) as socket:
        reading = asyncio.create_task(_read(socket))
        for number, table in enumerate(tables):
            for request in (Enter(id=2 * number, table=table), Leave(id=2 * number + 1)):
                await socket.send(msgspec.json.encode(request), text=True)
                await asyncio.sleep(ASK_EVERY)
        reading.cancel()


async def _read(socket: ClientConnection) -> None:
    while True:
        await socket.recv(decode=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=900)
    matches = parser.parse_args().matches
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/sleeping.db"
        with serving(f"sqlite:///{folder}/empty.db") as server:
            empty = server.memory
            print(f"an empty server: {empty:.0f} MB")
        cookie, keys = asyncio.run(fill(db, matches))
        with serving(db, "--sleep-after=15") as server:
            most = 0.0
            while server.figure("sleeping") < matches:
                most = max(most, server.memory)
                time.sleep(0.5)
            print(f"awake: up to {most:.0f} MB, {(most - empty) * 1024 / matches:.0f} KB a match")
            asleep = server.memory
            print(f"all asleep: {asleep:.0f} MB")
            for _ in range(2):
                asyncio.run(visit(server.url, cookie, keys[:AWAKE]))
                server.wait(lambda: server.figure("sleeping") == matches)
                print(f"after {AWAKE} woke and sleep again: {server.memory:.0f} MB")
        with serving(db) as server:
            print(f"restarted: serving after {server.began:.2f} s, {server.memory:.0f} MB")
            time.sleep(15)
            print(f"15 s later: {server.memory:.0f} MB, {server.figure('rooms'):.0f} in memory")


if __name__ == "__main__":
    main()
