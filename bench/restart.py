"""Restart test: a server starts with many stored matches, and some of them cannot be replayed.

The test fills a database with running matches of all games, each with a clock, so that the server
must load every one of them. Then it starts `whistlestop serve` and measures when the first request
is answered, how long requests take while the matches are loaded, and when all are loaded.

    python bench/restart.py [--matches 5000] [--broken 10] [--choices 60] [--until-loaded]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

import httpx
from sqlalchemy import Connection

from whistlestop import games
from whistlestop.engine.match import Match
from whistlestop.engine.version import __version__
from whistlestop.store import schema
from whistlestop.store.open_database import open_database

Row: TypeAlias = dict[str, object]

clock = time.perf_counter
A_DAY = 24 * 3600
ASK_FOR = 15.0  # seconds in which the server is asked while it loads
NOBODY = "nobody-knows-this-option"


@dataclass
class Played:
    """A match that was played for some choices, as it is stored."""

    match: Match
    choices: list[Row]


def play(name: str, most: int) -> Played:
    """Play a match of a game with random answers."""
    game, rng = games.find(name), Random(1)
    match = Match(game, game.usual, seed=1)
    played = Played(match, [])
    while match.outcome is None and len(played.choices) < most:
        ask = match.asks[0]
        answer = rng.choice(ask.answers)
        match.choose(ask.seat, answer)
        played.choices.append(
            {
                "number": len(played.choices),
                "seat": ask.seat,
                "answer": str(answer),
                "by": "person",
                "at": time.time_ns() // 1_000_000,
                "only": len(ask.answers) == 1,
                "digest": match.digest(),
            }
        )
    return played


def unfinished(most: int) -> list[Played]:
    """Play a match of each game, shorter and shorter until it has not ended."""
    found = []
    for name in games.NAMES:
        count = most
        while (played := play(name, count)).match.outcome is not None:
            count = len(played.choices) - 1
        found.append(played)
    return found


def fill(connection: Connection, played: list[Played], matches: int, broken: int) -> None:
    now = time.time_ns() // 1_000_000
    connection.execute(
        schema.people.insert(), [{"id": n + 1, "name": f"Ann {n}", "since": now} for n in range(8)]
    )
    for number in range(1, matches + 1):
        each = played[number % len(played)]
        seats = each.match.seats
        options = dict(each.match.options)
        lost = number > matches - broken  # the server loads these first
        connection.execute(schema.tables.insert(), [_table(number, each, options, now)])
        connection.execute(
            schema.chairs.insert(),
            [
                {"table": number, "number": n, "person": n + 1, "bot": None, "ready": False}
                for n in range(seats)
            ],
        )
        options = {NOBODY: True} if lost else options
        connection.execute(schema.matches.insert(), [_match(number, each, options, now)])
        connection.execute(
            schema.choices.insert(), [{"match": number, **choice} for choice in each.choices]
        )


def _table(number: int, played: Played, options: Mapping[str, object], now: int) -> Row:
    return {
        "id": number,
        "key": f"table{number:017}",
        "game": played.match.game.name,
        "options": options,
        "public": number % 10 == 0,
        "clock": A_DAY,
        "open": True,
        "host": 1,
        "kicked": [],
        "mutes": [],
        "match": number,
        "touched": now,
    }


def _match(number: int, played: Played, options: Mapping[str, object], now: int) -> Row:
    return {
        "id": number,
        "key": f"match{number:017}",
        "table": number,
        "game": played.match.game.name,
        "options": options,
        "seats": played.match.seats,
        "seed": str(played.match.seed),
        "nonce": "nonce",
        "names": [f"Ann {n}" for n in range(played.match.seats)],
        "engine": __version__,
        "started": now,
    }


async def make_database(url: str, matches: int, broken: int, choices: int) -> None:
    database = await open_database(url)
    played = unfinished(choices)
    await database.transact(lambda c: fill(c, played, matches, broken))
    await database.close()


@contextmanager
def serving(url: str, log: Path) -> Iterator[tuple[str, float, int]]:
    """Start a server. Yield its address, the time at which it was started, and its process id."""
    command = [sys.executable, "-m", "whistlestop", "serve", "--port=0", f"--db={url}"]
    began = clock()
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "WHISTLESTOP_LANG": "en"},
        ) as process,
    ):
        try:
            if process.stdout is None:
                raise RuntimeError("no output")
            said = process.stdout.readline()
            yield next(word for word in said.split() if word.startswith("http")), began, process.pid
        finally:
            process.terminate()


def processor_time(pid: int) -> float:
    """Return the seconds of processor time that a process has used; other programs do not count."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figure(http: httpx.Client, name: str) -> float:
    lines = http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"whistlestop_{name} "))


def measure(url: str, log: Path, matches: int, *, until_loaded: bool) -> None:
    with serving(url, log) as (address, began, pid), httpx.Client(base_url=address) as http:
        http.get("/health").raise_for_status()
        print(f"serving after {clock() - began:.2f} s", end=", ")
        print(f"{processor_time(pid):.2f} s of processor time")
        times: list[float] = []
        loaded = 0.0
        while not times or clock() - began < ASK_FOR or (until_loaded and loaded < matches):
            asked = clock()
            http.get("/api/welcome").raise_for_status()
            times.append(clock() - asked)
            time.sleep(0.05)
            loaded = figure(http, "rooms") if len(times) % 20 == 0 else loaded
        times.sort()
        print(
            f"{len(times)} requests meanwhile: median {times[len(times) // 2] * 1000:.0f} ms, "
            f"longest {times[-1] * 1000:.0f} ms"
        )
        print(f"{loaded:.0f} of {matches} tables loaded after {clock() - began:.0f} s")
        print(f"{figure(http, 'unplayable_total'):.0f} matches set aside so far")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--broken", type=int, default=10)
    parser.add_argument("--choices", type=int, default=60)
    parser.add_argument("--until-loaded", action="store_true")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/restart.db"
        asyncio.run(make_database(url, given.matches, given.broken, given.choices))
        measure(url, Path(folder) / "log", given.matches, until_loaded=given.until_loaded)


if __name__ == "__main__":
    main()
