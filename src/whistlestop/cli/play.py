"""`whistlestop play`: a match at this terminal, against bots or with people at one keyboard."""

# No `from __future__ import annotations`: see parameters.py.
from contextlib import suppress
from functools import partial
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

from cyclopts import App

from whistlestop import games
from whistlestop.bots import roster
from whistlestop.cli.errors import UsageError
from whistlestop.cli.game_options import find_game, game_options
from whistlestop.cli.parameters import WHOLE, Language, parameter, pause_seconds, usage
from whistlestop.cli.record_files import free_name, from_record, write_record
from whistlestop.cli.signals import quit_on_signals
from whistlestop.engine.game import Game
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.locales import Texts
from whistlestop.terminal.console import Console, Quit
from whistlestop.terminal.local_match import LocalMatch
from whistlestop.terminal.seat_names import seat_names


def add_play(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(help=texts.say("cli-play"), usage=usage("play [GAME] [--...]"))
    def play(
        game: Annotated[str | None, param("cli-param-game")] = None,
        /,
        *,
        seats: Annotated[int | None, param("cli-param-seats", "--seats", **WHOLE)] = None,
        with_: Annotated[str, param("cli-param-with", "--with")] = "",
        settings: Annotated[list[str] | None, param("cli-param-set", "--set")] = None,
        seed: Annotated[int | None, param("cli-param-seed", "--seed", **WHOLE)] = None,
        bots: Annotated[str | None, param("cli-param-play-bots", "--bots")] = None,
        hotseat: Annotated[bool, param("cli-param-hotseat", "--hotseat")] = False,
        people: Annotated[int | None, param("cli-param-people", "--people", **WHOLE)] = None,
        resume: Annotated[Path | None, param("cli-param-resume", "--resume")] = None,
        record: Annotated[Path | None, param("cli-param-record", "--record")] = None,
        pause: Annotated[float | None, param("cli-param-pause", "--pause")] = None,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> int:
        given: dict[str, object] = {
            "GAME": game,
            "--seats": seats,
            "--with": with_,
            "--set": settings,
            "--seed": seed,
            "--bots": bots,
            "--hotseat": hotseat,
            "--people": people,
        }
        if resume is not None:
            match = _resumed(resume, [name for name, value in given.items() if _is_given(value)])
        else:
            options = game_options(find_game(game), with_, settings or [])
            count = _people(people, hotseat=hotseat)
            bot = bots or roster.usual(find_game(game).name)
            match = _new_match(find_game(game), seats, options, seed, bot, count)
        if record is not None and record.is_file() and record != resume:
            raise UsageError(f"{record} exists", "file-exists", file=str(record))
        file = record or resume or free_name(match)
        local_match = LocalMatch(match, texts, console, pause=pause_seconds(pause, console))
        return _play(local_match, file, keep=record is not None or resume is not None)


# The match


def _new_match(
    game: Game[Any],
    seats: int | None,
    options: dict[str, OptionValue],
    seed: int | None,
    bot: str,
    people: int | None,
) -> Match:
    """Deal a new match. If `people` is None, people play all seats."""
    seats = game.usual if seats is None else seats
    game.check_seats(seats)
    bot = roster.resolve(bot, game.name)
    count = seats if people is None else people
    if not 1 <= count <= seats:
        raise UsageError("too many people", "bad-people", seats=seats, found=count)
    return Match(game, seats, options, seed, seat_names(seats, count, bot))


def _resumed(file: Path, given: list[str]) -> Match:
    """Load a match from its record. `given` are flags that contradict the record."""
    if given:
        raise UsageError(
            "a resumed match has its own settings", "resume-alone", found=", ".join(given)
        )
    return from_record(file, lambda text: Match.replay(text, games.find))


def _is_given(value: object) -> bool:
    return value is not None and value is not False and value != ""


def _people(people: int | None, *, hotseat: bool) -> int | None:
    """Return the number of people at this keyboard; None if people play all seats."""
    if hotseat and people is not None:
        raise UsageError(
            "--hotseat means all seats", "not-together", one="--hotseat", other="--people"
        )
    if hotseat:
        return None
    return 1 if people is None else people


# Play


def _play(local_match: LocalMatch, file: Path, *, keep: bool) -> int:
    """Play the match. Keep its record in the file, so that people can leave and resume it."""
    texts, console = local_match.texts, local_match.console
    if local_match.match.outcome is not None:
        console.say(texts.say("terminal-resumed-over"))
        _show_command(f"whistlestop replay {quote(str(file))}", console)
        return 0
    quit_on_signals()

    def save_answer() -> None:
        # Save every answer, so that even kill -9 does not lose the match. If the disk is full,
        # the person is told at the end.
        with suppress(OSError):
            write_record(local_match.match, file)

    local_match.on_answer = save_answer
    try:
        local_match.play()
    except (Quit, KeyboardInterrupt):
        code = _save(local_match, file, "terminal-left")
        if code == 0:
            _show_command(f"whistlestop play --resume {quote(str(file))}", console)
        return code
    except BaseException:
        # Nobody may lose the match because of a bug or a lost terminal.
        write_record(local_match.match, file)
        raise
    if keep:
        return _save(local_match, file, "terminal-saved")
    file.unlink(missing_ok=True)  # it was needed only for an interruption
    return 0


def _save(local_match: LocalMatch, file: Path, text: str) -> int:
    """Write the record and print its place, or print the record if it cannot be written."""
    say, console = local_match.texts.say, local_match.console
    try:
        write_record(local_match.match, file)
    except OSError as problem:
        why = problem.strerror or str(problem)
        console.say(say("terminal-not-saved", file=str(file), why=why))
        console.show(local_match.match.record())
        return 1
    console.say(say(text, file=str(file)))
    return 0


def _show_command(words: str, console: Console) -> None:
    """Print a command on a line of its own, unbroken, so that it can be copied as a whole."""
    console.show(words)
