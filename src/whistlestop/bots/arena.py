"""Matches of bots against bots, and the count of the wins of each bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from random import Random
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from traceback import format_exc
from typing import TYPE_CHECKING, Self, TypeAlias, cast

from whistlestop import games
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.roster import EASY, RANDOM, hire
from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.engine.playout import play_at_random

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess
    from multiprocessing.sharedctypes import Synchronized

# Processes play bundles of a fixed size, so that the number of jobs does not change the result.
BUNDLE = 10
_PAUSE = 0.2  # seconds between two reports of a process
# The seed of a game is the seed of the series, followed by the number of the game in these bits.
GAME_BITS = 32
# No match of our games needs nearly as many decisions. A match that reaches the limit is stuck.
MOST_DECISIONS = 100_000

# Called with the number of a game, its match and the names of its bots, after the game was played.
# With several jobs it is pickled.
Keep: TypeAlias = Callable[[int, Match, Sequence[str]], None]


@dataclass(frozen=True, slots=True)
class Series:
    """A series of games to play.

    Bots move one seat on after every game, and one bot may fill several seats. `own` names, for a
    side, the bot that takes all seats of this side instead of the bot whose turn it would be.
    """

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    bots: tuple[str, ...]
    seed: int
    games: int
    own: Mapping[str, str] = field(default_factory=dict)

    def bot(self, game: int, seat: int, side: str | None = None) -> str:
        """Return the name of the bot that has this seat in this game."""
        if side is not None and side in self.own:
            return self.own[side]
        return self.bots[(game + seat) % self.seats % len(self.bots)]

    @property
    def names(self) -> list[str]:
        """Return the names of all bots that may get a seat."""
        return sorted({*self.bots, *self.own.values()})


@dataclass(slots=True)
class Tally:
    """The results of some games."""

    ended: int = 0
    decisions: int = 0
    nobody: int = 0
    stuck: list[int] = field(default_factory=list)  # the seeds of the games that did not end
    trouble: str = ""  # the traceback of the first game that raised
    # Games by (bot, seat).
    played: Counter[tuple[str, int]] = field(default_factory=Counter)
    won: Counter[tuple[str, int]] = field(default_factory=Counter)
    # Games by (bot, side).
    played_by_side: Counter[tuple[str, str]] = field(default_factory=Counter)
    won_by_side: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.ended += other.ended
        self.decisions += other.decisions
        self.nobody += other.nobody
        self.stuck += other.stuck
        self.trouble = self.trouble or other.trouble
        self.played += other.played
        self.won += other.won
        self.played_by_side += other.played_by_side
        self.won_by_side += other.won_by_side

    def count(self, names: Sequence[str], sides: Sequence[str | None], match: Match) -> None:
        """Count a match that is over: the bot and the side of each seat, and the winners."""
        winners = match.outcome.winners if match.outcome is not None else ()
        self.ended += 1
        self.nobody += not winners
        self.played.update((name, seat) for seat, name in enumerate(names))
        self.won.update((names[seat], seat) for seat in winners)
        # Several seats of one bot on one side count as one, because they win and lose together.
        on = [
            (seat, (name, side))
            for seat, (name, side) in enumerate(zip(names, sides, strict=True))
            if side is not None
        ]
        self.played_by_side.update({pair for _, pair in on})
        self.won_by_side.update({pair for seat, pair in on if seat in winners})


def play_out(match: Match, bots: Sequence[Bot], most: int = MOST_DECISIONS) -> int:
    """Play the match to its end, or until `most` decisions are made; return their number."""
    as_seen = [MatchAsSeen(match, seat) for seat in range(match.seats)]
    decisions = 0
    while match.outcome is None and decisions < most:
        for ask in match.asks:
            seat = ask.seat
            match.choose(seat, bots[seat].choose(ask, as_seen[seat]))
            decisions += 1
    return decisions


def play_bundle(series: Series, start: int, keep: Keep | None = None) -> Tally:
    """Play one bundle of games; its first game has the number `start`."""
    tally = Tally()
    rng = Random(f"{series.seed} {start}")
    for number in range(start, min(start + BUNDLE, series.games)):
        _play_game(series, number, rng, tally, keep)
    return tally


def _play_game(series: Series, number: int, rng: Random, tally: Tally, keep: Keep | None) -> None:
    """Play one game, count it, and give its match to `keep`, if there is such a function."""
    seed = (series.seed << GAME_BITS) + number
    # Random bots look neither at events nor at snapshots. Without both they are faster.
    looks = not {*series.names} <= {EASY, RANDOM}
    match: Match | None = None
    names: list[str] = []
    try:
        game = games.find(series.game)
        match = Match(game, series.seats, series.options, seed, snapshots=looks, events=looks)
        sides = [match.side(seat) for seat in range(series.seats)]
        names = [series.bot(number, seat, side) for seat, side in enumerate(sides)]
        if looks:
            bots = [hire(name, series.game, rng) for name in names]
            tally.decisions += play_out(match, bots)
        else:
            tally.decisions += play_at_random(match, rng.random, MOST_DECISIONS)
        if match.outcome is None:
            tally.stuck.append(seed)
        else:
            tally.count(names, sides, match)
    except WhistlestopError:
        raise
    except Exception:  # noqa: BLE001 - this game is stuck, and the others go on
        tally.stuck.append(seed)
        tally.trouble = tally.trouble or format_exc()
    if keep is not None and match is not None and names:
        keep(number, match, names)


def play(series: Series, jobs: int = 1, keep: Keep | None = None) -> Iterator[Tally]:
    """Play all games, and yield tallies that add up to the tally of the series."""
    if jobs == 1:
        for start in range(0, series.games, BUNDLE):
            yield play_bundle(series, start, keep)
        return
    with _Workers(series, jobs, keep) as workers:
        yield from workers.tallies()


class _Workers:
    """Processes that play the bundles of a series. Each takes the next bundle that is left.

    They are spawned, because forking is not safe while a thread draws a progress bar. Only this
    process reacts to Ctrl-C: it leaves the block, which ends the other processes at once.
    """

    def __init__(self, series: Series, jobs: int, keep: Keep | None) -> None:
        context = get_context("spawn")
        self.reports: list[Connection] = []
        self.processes: list[SpawnProcess] = []
        # Kept here, because the processes find it by its name only while it is in use.
        self.next_start = context.Value("q", 0)
        for _ in range(min(jobs, -(-series.games // BUNDLE))):
            report, its_end = context.Pipe(duplex=False)
            words = (series, keep, self.next_start, its_end)
            process = context.Process(target=_play_bundles, args=words, daemon=True)
            process.start()
            its_end.close()
            self.reports.append(report)
            self.processes.append(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        for report in self.reports:
            report.close()

    def tallies(self) -> Iterator[Tally]:
        """Yield what the processes report until all of them are done; raise what they raised."""
        left = self.reports[:]
        while left:
            for each in wait(left):
                report = cast("Connection", each)
                try:
                    told = report.recv()
                except EOFError:
                    raise RuntimeError("a process of the simulation has died") from None
                if isinstance(told, BaseException):
                    raise told
                if told is None:
                    left.remove(report)
                else:
                    yield told


def _play_bundles(
    series: Series, keep: Keep | None, next_start: Synchronized[int], report: Connection
) -> None:
    """Play bundles until none is left, as one of several processes.

    A process tells its results a few times in a second: telling each bundle would take a good part
    of the time of the fastest games.
    """
    signal(SIGINT, SIG_IGN)
    try:
        tally, told = Tally(), perf_counter()
        while True:
            with next_start.get_lock():
                start = next_start.value
                next_start.value += BUNDLE
            if start >= series.games:
                break
            tally.add(play_bundle(series, start, keep))
            if perf_counter() - told > _PAUSE:
                report.send(tally)
                tally, told = Tally(), perf_counter()
        report.send(tally)
        report.send(None)
    except Exception as problem:  # noqa: BLE001 - the first process raises it
        report.send(problem)


def interval(won: int, played: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a share of wins."""
    if played == 0:
        return 0.0, 1.0
    z = 1.959964
    share = won / played
    middle = share + z * z / (2 * played)
    reach = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    scale = 1 + z * z / played
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
