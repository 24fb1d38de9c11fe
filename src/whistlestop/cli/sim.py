"""`whistlestop sim`: let bots play many games, and count their wins."""

# No `from __future__ import annotations`: see parameters.py.
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App
from rich.progress import Progress

from whistlestop.bots import arena, roster
from whistlestop.cli.errors import INTERRUPTED, UsageError
from whistlestop.cli.game_options import find_game, game_options
from whistlestop.cli.parameters import WHOLE, Language, check_at_least, parameter, usage
from whistlestop.cli.record_files import write_record
from whistlestop.cli.streams import stderr
from whistlestop.engine.errors import cut
from whistlestop.engine.game import Game
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.engine.rng import checked_seed
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console
from whistlestop.terminal.simulation_report import show_tally, tally_json
from whistlestop.wire.field_types import BOT


def add_sim(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-sim"), usage=usage("sim GAME [--...]"))
    def sim(
        game: Annotated[str, param("cli-param-game")],
        /,
        *,
        games: Annotated[int, param("cli-param-games", "--games", **WHOLE)] = 1000,
        seats: Annotated[int | None, param("cli-param-seats", "--seats", **WHOLE)] = None,
        seed: Annotated[int | None, param("cli-param-seed", "--seed", **WHOLE)] = None,
        with_: Annotated[str, param("cli-param-with", "--with")] = "",
        settings: Annotated[list[str] | None, param("cli-param-set", "--set")] = None,
        bots: Annotated[str, param("cli-param-sim-bots", "--bots")] = "random",
        jobs: Annotated[int, param("cli-param-jobs", "--jobs", **WHOLE)] = 1,
        records: Annotated[Path | None, param("cli-param-records", "--records")] = None,
        json: Annotated[bool, param("cli-param-json", "--json")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> int:
        options = game_options(find_game(game), with_, settings or [])
        series = _series(find_game(game), games, seats, seed, options, bots)
        check_at_least("--jobs", jobs, 1)
        keep = None if records is None else _record_keeper(series, records)
        started = time.perf_counter()
        tally = arena.Tally()
        interrupted = False
        try:
            _count(series, jobs, keep, tally, texts)
        except KeyboardInterrupt:
            if not tally.ended:
                raise
            interrupted = True  # what was played is worth a report
        except OSError as problem:
            if records is None or problem.filename is None:
                raise
            raise _unwritable(records, problem) from None
        seconds = time.perf_counter() - started
        if json:
            sys.stdout.write(tally_json(series, tally, seconds) + "\n")
        else:
            show_tally(series, tally, seconds, texts, console)
        if tally.trouble:
            sys.stderr.write(tally.trouble)
        if interrupted:
            stderr().say(texts.say("error-interrupted"))
            return INTERRUPTED
        return 1 if tally.stuck else 0


def _series(
    game: Game[Any],
    count: int,
    seats: int | None,
    seed: int | None,
    options: dict[str, OptionValue],
    bots: str,
) -> arena.Series:
    """Check the parameters, and return the series of games that they describe."""
    seats = game.usual if seats is None else seats
    game.check_seats(seats)
    check_at_least("--games", count, 1)
    seed = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    checked_seed(seed, bits=256 - arena.GAME_BITS)
    names, own = _bots(game, bots)
    if len(names) > seats:
        raise UsageError("too many bots", "too-many-bots", found=len(names), seats=seats)
    return arena.Series(game.name, seats, options, names, seed, count, own)


def _bots(game: Game[Any], words: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """Read words such as `outlaw:normal,random`.

    Return the bots that take the seats in turn, and the bots that play one side only.
    """
    names: list[str] = []
    own: dict[str, str] = {}
    for word in words.split(","):
        side, colon, name = word.rpartition(":")
        name = roster.resolve(name, game.name, study=True)
        if not colon:
            names.append(name)
        elif side in game.sides:
            own[side] = name
        else:
            allowed = ", ".join(game.sides) or "-"
            raise UsageError(
                f"there is no side {side!r}", "unknown-side", found=cut(side), allowed=allowed
            )
    return tuple(names) or ("random",), own


def _record_keeper(series: arena.Series, folder: Path) -> arena.Keep:
    """Make the folder for the records, and return the function that writes a record into it.

    Refuse a folder that cannot be made, and one that has a record of this series already.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise _unwritable(folder, problem) from None
    for number in range(series.games):
        file = _record_file(series, folder, number)
        if file.exists():
            raise UsageError(f"{file} exists", "file-exists", file=str(file))
    return partial(_keep_record, series, folder)


def _record_file(series: arena.Series, folder: Path, number: int) -> Path:
    """Return the file of a game, such as `bang-7-012.record`: its series has the seed 7."""
    digits = len(str(series.games))
    return folder / f"{series.game}-{series.seed}-{number + 1:0{digits}}.record"


def _keep_record(
    series: arena.Series, folder: Path, number: int, match: Match, bots: Sequence[str]
) -> None:
    match.names = tuple(f"{BOT}{bot}" for bot in bots)
    write_record(match, _record_file(series, folder, number))


def _unwritable(folder: Path, problem: OSError) -> UsageError:
    file, why = problem.filename or str(folder), problem.strerror or str(problem)
    return UsageError(f"cannot write {file}", "unwritable", file=str(file), why=why)


def _count(
    series: arena.Series, jobs: int, keep: arena.Keep | None, total: arena.Tally, texts: Texts
) -> None:
    """Play all games and add them to the total, with a progress bar if a person is watching."""
    with Progress(console=stderr().rich, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(texts.say("sim-progress"), total=series.games)
        for tally in arena.play(series, jobs, keep):
            total.add(tally)
            bar.advance(task, tally.ended + len(tally.stuck))
