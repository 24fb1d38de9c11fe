"""Load test: simulated people play at many tables of one server over real sockets.

The test starts `whistlestop serve` with a database of its own. The simulated guests run in this
process and use the reference client: each guest waits a while, chooses at random, and asks for a
rematch at once. The clock of this process times a choice from the moment when it is sent until the
last seat of its table has received the step. Server and guests share the machine; `others` gives
the processor time that other programs used.

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

from whistlestop.client.http_api import Guest, http_client
from whistlestop.client.reconnecting import GaveUp, News, TableConnection
from whistlestop.wire.from_client import Ready, Rematch, Sit, Start
from whistlestop.wire.from_server import Standing, Step, WireAsk

GATHER_AT_ONCE = 8  # tables that gather at the same time: we measure play, not the start
MANY = 10**6  # far above every quota that a load test needs
LAST_STEPS = 2.0  # seconds to wait after the end for the last steps

clock = time.perf_counter


class Stopwatch:
    """The times of the choices that were sent between `start` and `stop`, in seconds."""

    def __init__(self) -> None:
        self.start = self.stop = float("inf")
        self.times: list[float] = []

    def note(self, sent: float) -> None:
        if self.start <= sent < self.stop:
            self.times.append(clock() - sent)

    def figures(self) -> dict[str, float]:
        """Return the median, the 99th percentile and the maximum of the times, in milliseconds."""
        times = sorted(self.times) or [float("nan")]
        places = {"p50": len(times) // 2, "p99": len(times) * 99 // 100, "max": len(times) - 1}
        return {name: round(times[at] * 1000, 1) for name, at in places.items()}


@dataclass
class Simulation:
    """The settings of one load test, and its counters."""

    url: str
    http: httpx.AsyncClient
    game: str
    seats: int
    pace: float
    rng: Random
    gathering: asyncio.Semaphore
    step: Stopwatch
    done: Stopwatch
    chosen: int = 0
    matches: int = 0  # ended matches at all tables


class SimulatedPlayer:
    """A player who waits, chooses at random, and asks for a rematch."""

    def __init__(self, table: SimulatedTable, guest: Guest, key: str) -> None:
        self.table = table
        self.stay = TableConnection(guest, key, views=False, on_news=self._hear, patience=0.0)
        self._made = 0  # choices of all seats in this match
        self._last: tuple[str | None, int] | None = None  # the last question
        self._todo: asyncio.Queue[WireAsk | GaveUp | None] = asyncio.Queue()  # None: a rematch

    def _hear(self, news: News) -> None:
        chair = self.stay.state
        if isinstance(news, Step):
            self._made += 1
            self.table.hear(news, self._made)
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
        """Play without end. Any error ends the test, because its figures would mean nothing."""
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
        """Return a random time to think, in seconds.

        A table makes `seats` choices in `pace` seconds on average, also after eliminations. If n
        players are asked together, the slowest needs n/(n+1) of the longest time on average.
        """
        simulation, asked = self.table.simulation, len(self.stay.state.waiting)
        return simulation.rng.random() * simulation.pace * (asked + 1) / simulation.seats

    async def _choose(self, ask: WireAsk) -> None:
        simulation, sent = self.table.simulation, clock()
        self.table.sent[self.stay.state.seat] = sent
        simulation.chosen += simulation.step.start <= sent < simulation.step.stop
        await self.stay.choose(ask, simulation.rng.choice(ask.answers))
        simulation.done.note(sent)


@dataclass
class PendingStep:
    """A step that has not reached all seats of its table yet."""

    sent: float
    missing: int


class SimulatedTable:
    """The simulated players of one table, who play without end."""

    def __init__(self, simulation: Simulation, number: int) -> None:
        self.simulation = simulation
        self.number = number
        self.sent: dict[
            int | None, float
        ] = {}  # by seat: the time of a sent choice whose step has not come
        self._steps: dict[tuple[str, int], PendingStep] = {}  # by match and number of choices

    def hear(self, step: Step, made: int) -> None:
        """Record that one seat has received a step."""
        place = (step.match, made)
        if place not in self._steps:
            self._steps[place] = PendingStep(self.sent.pop(step.seat), self.simulation.seats)
        pending = self._steps[place]
        pending.missing -= 1
        if not pending.missing:
            del self._steps[place]
            self.simulation.step.note(pending.sent)
            self.simulation.matches += step.end is not None

    async def play(self, playing: asyncio.Event) -> None:
        """Gather the players at the table, and play without end."""
        async with AsyncExitStack() as stack:
            async with self.simulation.gathering:
                people = await self._gather(stack)
            playing.set()
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play())

    async def _gather(self, stack: AsyncExitStack) -> list[SimulatedPlayer]:
        simulation = self.simulation
        names = [f"Guest {self.number}-{seat}" for seat in range(simulation.seats)]
        guests = [await Guest.register(simulation.url, name, simulation.http) for name in names]
        table = await guests[0].open_table(simulation.game, seats=simulation.seats)
        people = [SimulatedPlayer(self, guest, table.key) for guest in guests]
        for seat, person in enumerate(people):
            await stack.enter_async_context(person.stay)
            if seat:
                await person.stay.request(Sit, seat=seat)
                await person.stay.request(Ready, on=True)
        await people[0].stay.request(Start)
        return people


class ProcessUsage:
    """Processor time and memory of one process."""

    def __init__(self, pid: int) -> None:
        self._folder = Path("/proc") / str(pid)

    def seconds(self) -> float:
        """Return the processor time that the process has used, in seconds."""
        words = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def kilobytes(self) -> int:
        """Return the memory that would be free if the process ended."""
        text = (self._folder / "smaps_rollup").read_text()
        return sum(map(int, re.findall(r"^Private_\w+: +(\d+) kB", text, re.MULTILINE)))


def machine_seconds() -> float:
    """Return the time in which the processors of this machine were busy, in seconds."""
    words = Path("/proc/stat").read_text().splitlines()[0].split()
    user, nice, system, _idle, _waiting, *rest = map(int, words[1:8])
    return (user + nice + system + sum(rest)) / os.sysconf("SC_CLK_TCK")


class CpuShares:
    """The processor use of server, clients and other programs since this object was made."""

    def __init__(self, server: ProcessUsage | None) -> None:
        self._server = server
        self._before = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        server = 0.0 if self._server is None else self._server.seconds()
        return clock(), server, time.process_time(), machine_seconds()

    def percent(self) -> dict[str, float]:
        """Return the use in percent of one processor; 0 for a server on another machine."""
        spent = [now - before for now, before in zip(self._now(), self._before, strict=True)]
        seconds, server, clients, machine = spent
        shares = {"server": server, "clients": clients, "others": machine - server - clients}
        return {name: round(100 * share / seconds, 1) for name, share in shares.items()}


@contextmanager
def served(db: str) -> Iterator[tuple[str, int]]:
    """Start a server, and yield its address and its process id."""
    with TemporaryDirectory(prefix="whistlestop-load-") as folder:
        command = [sys.executable, "-m", "whistlestop", "serve", "--port=0", "--lang=en"]
        command += [f"--db={db or f'sqlite:///{folder}/load.db'}", "--per-address=100000"]
        command += [f"--{name}={MANY},{MANY},{MANY}" for name in ("tables", "matches")]
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


async def measure(arguments: argparse.Namespace, url: str, pid: int | None) -> dict[str, object]:
    server = None if pid is None else ProcessUsage(pid)
    empty = 0 if server is None else server.kilobytes()
    async with http_client(url) as http:
        simulation = Simulation(
            url,
            http,
            arguments.game,
            arguments.seats,
            arguments.pace,
            Random(1),
            asyncio.Semaphore(GATHER_AT_ONCE),
            Stopwatch(),
            Stopwatch(),
        )
        playing = [asyncio.Event() for _ in range(arguments.tables)]
        tables = [
            asyncio.create_task(SimulatedTable(simulation, number).play(event))
            for number, event in enumerate(playing)
        ]
        figures = asyncio.create_task(
            collect_figures(arguments, simulation, server, empty, playing)
        )
        try:
            await asyncio.wait([figures, *tables], return_when=asyncio.FIRST_COMPLETED)
            for table in tables:
                if table.done():
                    table.result()  # raises the error of the table
            return await figures
        finally:
            for task in (figures, *tables):
                task.cancel()
            await asyncio.gather(figures, *tables, return_exceptions=True)


async def collect_figures(
    arguments: argparse.Namespace,
    simulation: Simulation,
    server: ProcessUsage | None,
    empty: int,
    playing: list[asyncio.Event],
) -> dict[str, object]:
    """Wait until all tables play, then measure and return the figures."""

    def memory() -> dict[str, float]:
        more = 0 if server is None else server.kilobytes() - empty
        each = {"kilobytes_a_table": more, "matches_a_table": simulation.matches}
        return {name: round(figure / arguments.tables, 1) for name, figure in each.items()}

    for event in playing:
        await event.wait()
    gc.collect()
    gc.freeze()  # so that pauses of this process do not count as pauses of the server
    await asyncio.sleep(arguments.warm_up)
    early, shares = memory(), CpuShares(server)
    start = clock()
    for watch in (simulation.step, simulation.done):
        watch.start, watch.stop = start, start + arguments.seconds
    await asyncio.sleep(arguments.seconds)
    cpu, late = shares.percent(), memory()
    await asyncio.sleep(LAST_STEPS)
    return {
        "choices_per_second": round(simulation.chosen / arguments.seconds, 1),
        "unheard": simulation.chosen - len(simulation.step.times),
        "step_ms": simulation.step.figures(),
        "done_ms": simulation.done.figures(),
        "cpu_percent": cpu,
        "empty_kilobytes": empty,
        "memory": [early, late],
    }


def show(arguments: argparse.Namespace, result: dict[str, object]) -> None:
    tables = f"{arguments.tables} tables of {arguments.seats}"
    print(f"{tables}, {arguments.pace} s between a seat's choices")
    for name, value in result.items():
        print(f"  {name.replace('_', ' '):20} {value}")


def allow_sockets(count: int) -> None:
    """Raise the limit of open files, often 1024, for this process and the server it starts."""
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
    parser.add_argument(
        "--db", default="", help="database of the server that is started (SQLite if none)"
    )
    parser.add_argument("--url", help="address of a server that runs already")
    parser.add_argument(
        "--pid", type=int, help="process id of that server, if it is on this machine"
    )
    parser.add_argument("--json", action="store_true", help="print JSON only")
    arguments = parser.parse_args()
    allow_sockets(arguments.tables * arguments.seats + 200)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if arguments.url:
            result = runner.run(measure(arguments, arguments.url, arguments.pid))
        else:
            with served(arguments.db) as (url, pid):
                result = runner.run(measure(arguments, url, pid))
    if arguments.json:
        print(json.dumps({"tables": arguments.tables, "seats": arguments.seats, **result}))
    else:
        show(arguments, result)


if __name__ == "__main__":
    main()
