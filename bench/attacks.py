"""Attacks on a server, and how long a victim waits meanwhile.

The program starts `whistlestop serve` with a database of its own. For each attack, some people on
another address (the victims) ping the server at a fixed pace: first at rest, then while the attack
runs in a process of its own. The result is the time of a ping under attack as a multiple
of the time at rest.

Attackers are on machines of their own, so they must not take processor time from the server. The
server with all its processes has one core for itself, at rest and under attack. The victims and the
attacker share another core, where the victims go first. A machine with one core cannot do this.

    python bench/attacks.py [ATTACK ...] [--seconds 6] [--json]

To add an attack, write a function in `floods.py` or `stored_attacks.py`, and put it into its list.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from tempfile import TemporaryDirectory

import httpx
import msgspec

from attacked_server import Prepared, add_person, attacked_server
from cores import go_last, stay_off_the_servers_core
from floods import ATTACKS, FILES, Attack, Target
from stored_attacks import STORED, StoredAttack
from victims import Figures, come_in, ping_all
from whistlestop.store.store import Store

VICTIMS = 4


@dataclass(frozen=True)
class Result:
    """The times of the victims' pings at rest and under one attack."""

    attack: str
    rest: Figures
    attacked: Figures

    @property
    def multiples(self) -> Figures:
        return Figures(
            round(self.attacked.p50 / self.rest.p50, 1), round(self.attacked.p99 / self.rest.p99, 1)
        )


async def _fill_with(db: str, attack: StoredAttack) -> int:
    store = await Store.open(db)
    try:
        return await attack(store, await add_person(store, "Mallory"))
    finally:
        await store.close()


def measure(prepared: Prepared, attack: Attack, seconds: float) -> Result:
    """Start a server, and let the victims ping at rest and then under an attack."""
    with attacked_server(prepared, FILES.get(attack)) as target:
        rest = measure_rest(target, seconds)
        return Result(attack.__name__, rest, measure_attack(target, attack, seconds))


def measure_rest(target: Target, seconds: float) -> Figures:
    """Let the victims ping at rest."""
    return asyncio.run(_ping(target, seconds))


def measure_attack(target: Target, attack: Attack, seconds: float) -> Figures:
    """Let the victims ping under an attack."""
    return asyncio.run(_ping_under(target, attack, seconds))


def measure_stored(attack: StoredAttack, seconds: float) -> Result:
    """Let victims ping on an empty server, and on one that starts with the stored attack."""
    with TemporaryDirectory(prefix="whistlestop-attacks-") as folder:
        quiet, filled = f"sqlite:///{folder}/quiet.db", f"sqlite:///{folder}/filled.db"
        with attacked_server(Prepared(quiet)) as target:
            rest = measure_rest(target, seconds)
        tables = asyncio.run(_fill_with(filled, attack))
        with attacked_server(Prepared(filled)) as target:
            attacked = asyncio.run(_ping(target, seconds, tables))
    return Result(attack.__name__, rest, attacked)


async def _ping(target: Target, seconds: float, tables: int = 0) -> Figures:
    """Let victims ping while the server loads this many tables, and then for some seconds."""
    async with come_in(target.url, VICTIMS) as victims:
        loading: list[Figures] = []
        async with httpx.AsyncClient(base_url=target.url, timeout=600) as http:
            while tables and await _rooms(http) < tables:
                loading.append(await ping_all(victims, 1.0))
        found = [*loading, await ping_all(victims, seconds)]
        return max(found, key=lambda each: each.p50)


async def _rooms(http: httpx.AsyncClient) -> float:
    """Return how many tables are in memory."""
    lines = (await http.get("/metrics")).text.splitlines()
    return next(float(each.split()[1]) for each in lines if each.startswith("whistlestop_rooms "))


async def _ping_under(target: Target, attack: Attack, seconds: float) -> Figures:
    async with come_in(target.url, VICTIMS) as victims, attacking(target, attack):
        return await ping_all(victims, seconds)


@asynccontextmanager
async def attacking(target: Target, attack: Attack) -> AsyncIterator[None]:
    """Run an attack in a process of its own, so that it does not hold up the victims."""
    command = [sys.executable, __file__, "--attack", attack.__name__, "--target"]
    process = await asyncio.create_subprocess_exec(
        *command, json.dumps(asdict(target)), stdout=subprocess.PIPE
    )
    try:
        if process.stdout is None or not await process.stdout.readline():
            sys.exit(f"{attack.__name__} does not begin")
        yield
        if process.returncode is not None:
            sys.exit(f"{attack.__name__} has ended")
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def show(results: list[Result]) -> None:
    print(f"{'':24} {'at rest':>15} {'under attack':>19} {'multiple':>15}")
    print(f"{'attack':24} {'p50':>7} {'p99':>7} {'p50':>9} {'p99':>9} {'p50':>7} {'p99':>7}  (ms)")
    for each in results:
        rest, attacked, times = each.rest, each.attacked, each.multiples
        print(
            f"{each.attack:24} {rest.p50:7} {rest.p99:7} {attacked.p50:9} {attacked.p99:9} "
            f"{times.p50:7} {times.p99:7}"
        )


def too_slow(results: list[Result], most: float | None) -> list[str]:
    """Return the attacks under which p99 is more than `most` times that at rest."""
    return [each.attack for each in results if most is not None and each.multiples.p99 > most]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    by_name = {each.__name__: each for each in ATTACKS}
    stored = {each.__name__: each for each in STORED}
    names = [*by_name, *stored]
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(names)}; all if none")
    parser.add_argument("--seconds", type=float, default=6.0, help="of pings, for each figure")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    parser.add_argument(
        "--most", type=float, help="fail if a p99 is more than this many times that at rest"
    )
    parser.add_argument("--attack", choices=by_name, help=argparse.SUPPRESS)
    parser.add_argument("--target", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    stay_off_the_servers_core()
    if arguments.attack:
        go_last()
        target = msgspec.json.decode(arguments.target, type=Target)
        attack = by_name[arguments.attack](target)
        print("attacking", flush=True)
        asyncio.run(attack)
    unknown = set(arguments.attacks) - set(names)
    if unknown:
        parser.error(f"there is no attack {', '.join(unknown)}")
    chosen = arguments.attacks or names
    results = []
    if set(chosen) & set(by_name):
        with Prepared.made() as prepared:
            attacks = [by_name[name] for name in chosen if name in by_name]
            results += [measure(prepared, each, arguments.seconds) for each in attacks]
    results += [
        measure_stored(stored[each], arguments.seconds) for each in chosen if each in stored
    ]
    if arguments.json:
        print(json.dumps([asdict(each) for each in results]))
    else:
        show(results)
    slow = too_slow(results, arguments.most)
    if slow:
        sys.exit(f"more than {arguments.most} times as slow as at rest: {', '.join(slow)}")


if __name__ == "__main__":
    main()
