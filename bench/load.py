"""How many tables a server bears: simulated people over real sockets, against a real server.

It starts `whistlestop serve` with a database of its own, and plays the guests in this process, with
the reference client: everybody thinks a while, chooses at random, and wants a rematch at once.
A choice is timed from its sending until the last seat of its table has got the step that follows,
by this process's clock. Server and guests share the machine, and whatever else runs there shows in
the figures: `others` says how much it was.

    python bench/load.py [--tables 300] [--seats 4] [--pace 3.0] [--seconds 60] [--json]
    python bench/load.py --db postgresql://USER:PASSWORD@HOST/NAME
    python bench/load.py --url http://HOST:PORT [--pid PID]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
import uvloop

from whistlestop.client.guest import Guest, http_client
from whistlestop.client.reconnecting import GaveUp, News, TableConnection
from whistlestop.wire.from_client import Ready, Rematch, Sit, Start
from whistlestop.wire.from_server import Standing, Step, WireAsk

AT_THE_DOOR = 8  # tables that gather at the same time: the server is to bear play, not a rush
STRAGGLERS = 2.0  # seconds after the end in which what is on its way may still arrive

clock = time.perf_counter


class Stopwatch:
    """How long it took, in seconds, for all that was sent between its start and its stop."""

    def __init__(self) -> None:
        self.start = self.stop = float("inf")
        self.times: list[float] = []

    def note(self, sent: float) -> None:
        if self.start <= sent < self.stop:
            self.times.append(clock() - sent)

    def figures(self) -> dict[str, float]:
        """In milliseconds."""
        times = sorted(self.times) or [float("nan")]
        places = {"p50": len(times) // 2, "p99": len(times) * 99 // 100, "max": len(times) - 1}
        return {name: round(times[at] * 1000, 1) for name, at in places.items()}


@dataclass
class Crowd:
    """Everybody, and what is counted of them."""

    url: str
    http: httpx.AsyncClient
    game: str
    seats: int
    pace: float
    rng: Random
    door: asyncio.Semaphore
    step: Stopwatch
    done: Stopwatch
    chosen: int = 0
    matches: int = 0  # that have ended, at all tables


class Person:
    """Thinks, chooses at random, and wants a rematch."""

    def __init__(self, party: Party, guest: Guest, table: str) -> None:
        self.party = party
        self.stay = TableConnection(guest, table, views=False, on_news=self._hear, patience=0.0)
        self._made = 0  # choices in this match, by whomever
        self._last: tuple[str | None, int] | None = None  # the last question
        self._todo: asyncio.Queue[WireAsk | GaveUp | None] = asyncio.Queue()  # None: a rematch

    def _hear(self, news: News) -> None:
        chair = self.stay.state
        if isinstance(news, Step):
            self._made += 1
            self.party.hear(news, self._made)
            if news.end is not None:
                self._todo.put_nowait(None)
        elif isinstance(news, Standing):
            self._made = 0
        elif isinstance(news, GaveUp):
            self._todo.put_nowait(news)
        if chair.ask is not None and self._last != (chair.match, chair.ask.turn):
            self._last = (chair.match, chair.ask.turn)
            self._todo.put_nowait(chair.ask)

    async def play(self) -> None:
        """For ever; what goes wrong ends it, because no figure is worth anything then."""
        while True:
            match await self._todo.get():
                case None:
                    await self.stay.request(Rematch)
                case GaveUp(problem):
                    raise problem
                case ask:
                    await asyncio.sleep(self._think())
                    await self._choose(ask)

    def _think(self) -> float:
        """Seconds, so that a table makes `seats` choices in `pace`, however many are still in.

        Of n who are asked together, the slowest takes n/(n+1) of the longest time on average.
        """
        crowd, asked = self.party.crowd, len(self.stay.state.waiting)
        return crowd.rng.random() * crowd.pace * (asked + 1) / crowd.seats

    async def _choose(self, ask: WireAsk) -> None:
        crowd, sent = self.party.crowd, clock()
        self.party.sent[self.stay.state.seat] = sent
        crowd.chosen += crowd.step.start <= sent < crowd.step.stop
        await self.stay.choose(ask, crowd.rng.choice(ask.answers))
        crowd.done.note(sent)


@dataclass
class Travelling:
    """A step that has not reached everybody."""

    sent: float
    missing: int


class Party:
    """The people of one table."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.sent: dict[int | None, float] = {}  # by seat: its choice of which no step came yet
        self._steps: dict[tuple[str, int], Travelling] = {}  # by match and number of choices

    def hear(self, step: Step, made: int) -> None:
        """One of them has got it."""
        place = (step.match, made)
        if place not in self._steps:
            self._steps[place] = Travelling(self.sent.pop(step.seat), self.crowd.seats)
        travelling = self._steps[place]
        travelling.missing -= 1
        if not travelling.missing:
            del self._steps[place]
            self.crowd.step.note(travelling.sent)
            self.crowd.matches += step.end is not None

    async def play(self, playing: asyncio.Event) -> None:
        """Gather and play, for ever."""
        async with AsyncExitStack() as stack:
            async with self.crowd.door:
                people = await self._gather(stack)
            playing.set()
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play())

    async def _gather(self, stack: AsyncExitStack) -> list[Person]:
        crowd = self.crowd
        names = [f"Guest {self.number}-{seat}" for seat in range(crowd.seats)]
        guests = [await Guest.register(crowd.url, name, crowd.http) for name in names]
        table = await guests[0].open_table(crowd.game, seats=crowd.seats)
        people = [Person(self, guest, table.key) for guest in guests]
        for seat, person in enumerate(people):
            await stack.enter_async_context(person.stay)
            if seat:
                await person.stay.request(Sit, seat=seat)
                await person.stay.request(Ready, on=True)
        await people[0].stay.request(Start)
        return people


class Usage:
    """Of one process, by its number."""

    def __init__(self, pid: int) -> None:
        self._folder = Path("/proc") / str(pid)

    def seconds(self) -> float:
        """Of the processor's time."""
        words = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def kilobytes(self) -> int:
        """That would be free if it were gone."""
        text = (self._folder / "smaps_rollup").read_text()
        return sum(map(int, re.findall(r"^Private_\w+: +(\d+) kB", text, re.MULTILINE)))


def machine_seconds() -> float:
    """In which the processors had something to do."""
    words = Path("/proc/stat").read_text().splitlines()[0].split()
    user, nice, system, _idle, _waiting, *rest = map(int, words[1:8])
    return (user + nice + system + sum(rest)) / os.sysconf("SC_CLK_TCK")


class Shares:
    """Who used how much of a processor since they were made."""

    def __init__(self, server: Usage | None) -> None:
        self._server = server
        self._before = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        server = 0.0 if self._server is None else self._server.seconds()
        return clock(), server, time.process_time(), machine_seconds()

    def percent(self) -> dict[str, float]:
        """Of one processor. A server on another machine has none."""
        spent = [now - before for now, before in zip(self._now(), self._before, strict=True)]
        seconds, server, clients, machine = spent
        shares = {"server": server, "clients": clients, "others": machine - server - clients}
        return {name: round(100 * share / seconds, 1) for name, share in shares.items()}


@contextmanager
def served(db: str) -> Iterator[tuple[str, int]]:
    """Our own server: its address and its process."""
    with TemporaryDirectory(prefix="whistlestop-load-") as folder:
        command = [sys.executable, "-m", "whistlestop", "serve", "--port=0", "--lang=en"]
        command += [f"--db={db or f'sqlite:///{folder}/load.db'}", "--per-address=100000"]
        log = Path(folder) / "server.log"
        with (
            log.open("w") as errors,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
        ):
            try:
                said = process.stdout.readline() if process.stdout else ""
                found = re.search(r"http://[\w.:]+", said)
                if found is None:
                    sys.exit(f"the server does not open: {said}{log.read_text()}")
                yield found[0], process.pid
            finally:
                process.terminate()


async def measure(words: argparse.Namespace, url: str, pid: int | None) -> dict[str, object]:
    server = None if pid is None else Usage(pid)
    empty = 0 if server is None else server.kilobytes()
    async with http_client(url) as http:
        crowd = Crowd(
            url,
            http,
            words.game,
            words.seats,
            words.pace,
            Random(1),
            asyncio.Semaphore(AT_THE_DOOR),
            Stopwatch(),
            Stopwatch(),
        )
        playing = [asyncio.Event() for _ in range(words.tables)]
        parties = [
            asyncio.create_task(Party(crowd, number).play(event))
            for number, event in enumerate(playing)
        ]
        looking_on = asyncio.create_task(look_on(words, crowd, server, empty, playing))
        try:
            await asyncio.wait([looking_on, *parties], return_when=asyncio.FIRST_COMPLETED)
            for party in parties:
                if party.done():
                    party.result()  # raises what went wrong
            return await looking_on
        finally:
            for task in (looking_on, *parties):
                task.cancel()
            await asyncio.gather(looking_on, *parties, return_exceptions=True)


async def look_on(
    words: argparse.Namespace,
    crowd: Crowd,
    server: Usage | None,
    empty: int,
    playing: list[asyncio.Event],
) -> dict[str, object]:
    """From the first guest to the last figure."""

    def memory() -> dict[str, float]:
        more = 0 if server is None else server.kilobytes() - empty
        each = {"kilobytes_a_table": more, "matches_a_table": crowd.matches}
        return {name: round(figure / words.tables, 1) for name, figure in each.items()}

    for event in playing:
        await event.wait()
    gc.collect()
    gc.freeze()  # our own pauses are not the server's
    await asyncio.sleep(words.warm_up)
    early, shares = memory(), Shares(server)
    start = clock()
    for watch in (crowd.step, crowd.done):
        watch.start, watch.stop = start, start + words.seconds
    await asyncio.sleep(words.seconds)
    cpu, late = shares.percent(), memory()
    await asyncio.sleep(STRAGGLERS)
    return {
        "choices_per_second": round(crowd.chosen / words.seconds, 1),
        "unheard": crowd.chosen - len(crowd.step.times),
        "step_ms": crowd.step.figures(),
        "done_ms": crowd.done.figures(),
        "cpu_percent": cpu,
        "empty_kilobytes": empty,
        "memory": [early, late],
    }


def show(words: argparse.Namespace, result: dict[str, object]) -> None:
    print(f"{words.tables} tables of {words.seats}, {words.pace} s between a seat's choices")
    for name, value in result.items():
        print(f"  {name.replace('_', ' '):20} {value}")


def allow_sockets(count: int) -> None:
    """For us and for the server that we start; 1024 files is what many systems begin with."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="colt-super-express")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=3.0, help="seconds between a seat's choices")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=20.0, help="seconds that do not count")
    parser.add_argument("--db", default="", help="of the server that is started: SQLite, if none")
    parser.add_argument("--url", help="of a server that runs already")
    parser.add_argument("--pid", type=int, help="its process, if it is on this machine")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    words = parser.parse_args()
    allow_sockets(words.tables * words.seats + 200)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if words.url:
            result = runner.run(measure(words, words.url, words.pid))
        else:
            with served(words.db) as (url, pid):
                result = runner.run(measure(words, url, pid))
    if words.json:
        print(json.dumps({"tables": words.tables, "seats": words.seats, **result}))
    else:
        show(words, result)


if __name__ == "__main__":
    main()
