"""The command `whistlestop`. What it says is in the locales; what it does is elsewhere."""

# No `from __future__ import annotations`: the help of a parameter is looked up in the person's
# language while the commands are being made.
import os
import re
import signal
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from itertools import chain, count
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Annotated, Any, Literal, NoReturn, TypeVar

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    Group,
    MissingArgumentError,
    Parameter,
    Token,
)
from rich.console import Console as RichConsole
from rich.progress import Progress

from whistlestop import games
from whistlestop.bots import arena, roster
from whistlestop.engine.errors import BadRecord, WhistlestopError, cut
from whistlestop.engine.game import Game
from whistlestop.engine.match import Match
from whistlestop.engine.option import Value, read_all
from whistlestop.engine.rng import checked_seed
from whistlestop.engine.version import __version__
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal import table
from whistlestop.terminal.console import Console, Quit
from whistlestop.terminal.explain import explain
from whistlestop.terminal.names import seat_names
from whistlestop.terminal.reel import Reel
from whistlestop.terminal.sitting import Sitting, leave_record
from whistlestop.wire.field_types import MOST_SEATS

T = TypeVar("T")

_LONGEST_PAUSE = 60.0  # seconds between turns


class BadRequest(WhistlestopError):
    """The command line asks for something that there is not."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit code says whether it could be done."""
    given = list(sys.argv[1:] if words is None else words)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a letter shows a question mark; typed junk is not understood.
            stream.reconfigure(errors="replace")
    texts = Texts("en")
    try:
        texts = Texts(_language(given))
        _add_files(os.environ.get("WHISTLESTOP_FILES", ""))
        code = int(_run(_app(texts, Console()), given) or 0)
        sys.stdout.flush()
    except WhistlestopError as problem:
        _stderr().say(explain(problem, texts))
        return 2
    except KeyboardInterrupt:
        _stderr().say(texts.say("error-interrupted"))
        return 130
    except BrokenPipeError:
        # Whoever read our output has read enough.
        _close_stdout()
        return 0
    except OSError as problem:
        _close_stdout()
        _stderr().say(texts.say("error-output", why=problem.strerror or str(problem)))
        return 1
    return code


def _close_stdout() -> None:
    """What is still to be written goes nowhere: Python would stumble over it at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(app: App, words: list[str]) -> Any:
    """Cyclopts knows what is wrong with the words; we know how to say it in three languages."""
    try:
        return app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except MissingArgumentError as problem:
        name = problem.argument.name if problem.argument is not None else ""
        raise BadRequest(str(problem), "missing-word", name=name) from None
    except CoercionError as problem:
        name = problem.argument.name if problem.argument is not None else ""
        found = problem.token.value if problem.token is not None else ""
        raise BadRequest(str(problem), "bad-word", name=name, found=cut(found)) from None
    except CycloptsError as problem:
        token = getattr(problem, "token", None)
        left = [token.keyword or token.value] if token is not None else problem.unused_tokens or []
        found = cut(" ".join(left))
        raise BadRequest(str(problem), "unknown-word", found=found) from None


def _whole(_type: object, tokens: Sequence[Token]) -> int:
    """A whole number; Cyclopts itself would round others."""
    if not re.fullmatch(r"-?[0-9]{1,100}", tokens[0].value):
        raise ValueError(tokens[0].value)
    return int(tokens[0].value)


def _env(name: str) -> dict[str, str]:
    """The variable that stands for a flag where none is given."""
    return {"env_var": f"WHISTLESTOP_{name}"}


def _add_files(words: str) -> None:
    """A host's own files, such as `train-heist=club.json`, one after the other as in PATH."""
    for word in filter(None, words.split(os.pathsep)):
        name, equals, path = word.partition("=")
        if not equals:
            raise BadRequest("it is not game=file", "not-a-setting", found=cut(word))
        games.find(name).add_file(Path(path))


def _language(words: list[str]) -> str:
    """The one asked for, or that of the machine, or English."""
    for at, word in enumerate(words):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(words):
            asked = words[at + 1]
        if asked and asked not in LANGUAGES:
            raise BadRequest(
                f"there is no language {asked!r}",
                "unknown-language",
                found=asked,
                allowed=", ".join(LANGUAGES),
            )
        if asked:
            return asked
    for name in ("WHISTLESTOP_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2]
            return language if language in LANGUAGES else "en"
    return "en"


def _stderr() -> Console:
    return Console(RichConsole(stderr=True, highlight=False))


def _app(texts: Texts, console: Console) -> App:  # noqa: C901, PLR0915 - one inner function per command
    say = texts.say

    def told(text: str, *names: str, env_var: str | None = None, **how: Any) -> Parameter:
        return Parameter(
            name=names or None,
            help=say(text) + (f" [{env_var}]" if env_var else ""),
            env_var=env_var,
            show_env_var=False,
            negative="",
            show_default=False,
            show_choices=False,
            **how,
        )

    def usage(words: str) -> str:
        return f"whistlestop {words}"

    commands = Group(say("cli-commands"), sort_key=0)
    app = App(
        name="whistlestop",
        help=say("cli-about"),
        usage=usage("play|join|serve|sim|replay|rules|games [--...]"),
        version=__version__,
        group_commands=commands,
        group_parameters=Group(say("cli-parameters"), sort_key=2),
        group_arguments=Group(say("cli-arguments"), sort_key=1),
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = say("cli-help")
    app["--version"].help = say("cli-version")

    whole: dict[str, Any] = {"converter": _whole}
    language = Annotated[Literal["en", "it", "pt"], told("cli-param-lang", "--lang")]
    expansions = Annotated[str, told("cli-param-with", "--with")]
    settings = Annotated[list[str] | None, told("cli-param-set", "--set")]
    chance = Annotated[int | None, told("cli-param-seed", "--seed", **whole)]
    table_size = Annotated[int | None, told("cli-param-seats", "--seats", **whole)]
    spoken: Any = texts.language

    @app.command(help=say("cli-play"), usage=usage("play [GAME] [--...]"))
    def play(
        game: Annotated[str | None, told("cli-param-game")] = None,
        /,
        *,
        seats: table_size = None,
        with_: expansions = "",
        settings: settings = None,
        seed: chance = None,
        bots: Annotated[str | None, told("cli-param-play-bots", "--bots")] = None,
        hotseat: Annotated[bool, told("cli-param-hotseat", "--hotseat")] = False,
        people: Annotated[int | None, told("cli-param-people", "--people", **whole)] = None,
        resume: Annotated[Path | None, told("cli-param-resume", "--resume")] = None,
        record: Annotated[Path | None, told("cli-param-record", "--record")] = None,
        pause: Annotated[float | None, told("cli-param-pause", "--pause")] = None,
        lang: language = spoken,  # noqa: ARG001 - read before the commands were made
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
            options = _options(_game(game), with_, settings or [])
            count = _people(people, hotseat=hotseat)
            bot = bots or roster.usual(_game(game).name)
            match = _new_match(_game(game), seats, options, seed, bot, count)
        if record is not None and record.is_file() and record != resume:
            raise BadRequest(f"{record} exists", "file-exists", file=str(record))
        file = record or resume or _record_file(match)
        sitting = Sitting(match, texts, console, pause=_pause(pause, console))
        return _sit(sitting, file, keep=record is not None or resume is not None)

    @app.command(help=say("cli-sim"), usage=usage("sim GAME [--...]"))
    def sim(
        game: Annotated[str, told("cli-param-game")],
        /,
        *,
        games: Annotated[int, told("cli-param-games", "--games", **whole)] = 1000,
        seats: table_size = None,
        seed: chance = None,
        with_: expansions = "",
        settings: settings = None,
        bots: Annotated[str, told("cli-param-sim-bots", "--bots")] = "random",
        jobs: Annotated[int, told("cli-param-jobs", "--jobs", **whole)] = 1,
        json: Annotated[bool, told("cli-param-json", "--json")] = False,
        lang: language = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> int:
        options = _options(_game(game), with_, settings or [])
        fixture = _fixture(_game(game), games, seats, seed, options, bots)
        _at_least("--jobs", jobs, 1)
        started = time.perf_counter()
        tally = _count(fixture, jobs, texts)
        seconds = time.perf_counter() - started
        if json:
            sys.stdout.write(table.tally_json(fixture, tally, seconds) + "\n")
        else:
            table.show_tally(fixture, tally, seconds, texts, console)
        if tally.trouble:
            sys.stderr.write(tally.trouble)
        return 1 if tally.stuck else 0

    @app.command(help=say("cli-replay"), usage=usage("replay FILE [--...]"))
    def replay(
        file: Annotated[Path, told("cli-param-file")],
        /,
        *,
        seat: Annotated[int | None, told("cli-param-seat", "--seat", **whole)] = None,
        all_: Annotated[bool, told("cli-param-all", "--all")] = False,
        lang: language = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        reel = _from_record(file, lambda text: Reel(text, seat, texts))
        if all_:
            reel.show_all(console)
        else:
            reel.browse(console)

    @app.command(help=say("cli-join"), usage=usage("join URL [--...]"))
    def join(
        url: Annotated[str, told("cli-param-link")],
        /,
        *,
        name: Annotated[str | None, told("cli-param-name", "--name")] = None,
        seat: Annotated[int | None, told("cli-param-take-seat", "--seat", **whole)] = None,
        watch: Annotated[bool, told("cli-param-watch", "--watch")] = False,
        pause: Annotated[float | None, told("cli-param-pause", "--pause")] = None,
        lang: language = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        # Only here: as with the server, its libraries take their time to load.
        from whistlestop.terminal.join import join as go_there  # noqa: PLC0415
        from whistlestop.terminal.live_console import LiveConsole  # noqa: PLC0415

        if watch and seat is not None:
            raise BadRequest("take a seat or not", "not-together", one="--watch", other="--seat")
        if seat is not None and not 0 <= seat < MOST_SEATS:
            last = MOST_SEATS - 1
            raise BadRequest(f"there is no seat {seat}", "bad-seat", found=seat, last=last)
        _on_closing_window(_leave)
        go_there(
            url,
            texts,
            LiveConsole(console.rich),
            name=name,
            seat=seat,
            watch=watch,
            pause=_pause(pause, console),
        )

    @app.command(help=say("cli-serve"), usage=usage("serve [--...]"))
    def serve(
        *,
        host: Annotated[str, told("cli-param-host", "--host", **_env("HOST"))] = "127.0.0.1",
        port: Annotated[int, told("cli-param-port", "--port", **whole, **_env("PORT"))] = 8080,
        db: Annotated[str, told("cli-param-db", "--db", **_env("DB"))] = "",
        url: Annotated[str, told("cli-param-url", "--url", **_env("URL"))] = "",
        proxies: Annotated[
            str, told("cli-param-proxies", "--proxies", **_env("PROXIES"))
        ] = "127.0.0.1",
        log: Annotated[
            Literal["text", "json"], told("cli-param-log", "--log", **_env("LOG"))
        ] = "text",
        bot_pause: Annotated[
            float, told("cli-param-bot-pause", "--bot-pause", **_env("BOT_PAUSE"))
        ] = 1.2,
        away_after: Annotated[
            float, told("cli-param-away-after", "--away-after", **_env("AWAY_AFTER"))
        ] = 60.0,
        per_address: Annotated[
            int, told("cli-param-per-address", "--per-address", **whole, **_env("PER_ADDRESS"))
        ] = 100,
        open_: Annotated[bool, told("cli-param-open", "--open")] = False,
        lang: language = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        # Only here: the libraries of the server take longer to load than a game to play.
        from whistlestop.server.serve import serve as open_doors  # noqa: PLC0415
        from whistlestop.server.settings import Settings  # noqa: PLC0415

        def opened(where: str) -> None:
            console.say(say("serve-open", url=where))
            if open_:
                # In a thread: some browsers hold on to whoever opens them.
                Thread(target=webbrowser.open, args=(where,), daemon=True).start()

        for name, value in (("--bot-pause", bot_pause), ("--away-after", away_after)):
            _at_least(name, value, 0)
        _at_least("--port", port, 0)
        _at_least("--per-address", per_address, 1)
        open_doors(
            Settings(
                host=host,
                port=port,
                db=db,
                url=url,
                proxies=proxies,
                log=log,
                pause=bot_pause,
                away_after=away_after,
                per_address=per_address,
            ),
            opened=opened,
        )
        console.say(say("serve-closed"))

    @app.command(help=say("cli-rules"), usage=usage("rules [GAME] [--...]"))
    def rules(
        game: Annotated[str | None, told("cli-param-game")] = None,
        /,
        *,
        lang: language = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        table.show_rules(games.NAMES if game is None else (_game(game).name,), texts, console)

    @app.command(name="games", help=say("cli-games"), usage=usage("games [--...]"))
    def list_games(
        *,
        lang: language = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> None:
        table.show_games(texts, console)

    return app


def _game(name: str | None) -> Game[Any]:
    if name is None:
        allowed = ", ".join(games.NAMES)
        raise BadRequest("which game?", "no-game", allowed=allowed)
    return games.find(name)


def _at_least(name: str, found: float, least: int) -> None:
    if not found >= least:  # nor is it "nan"
        raise BadRequest(
            f"{name} must be at least {least}", "bad-number", name=name, least=least, found=found
        )


def _options(game: Game[Any], expansions: str, settings: list[str]) -> dict[str, Value]:
    """What --with and --set say, as the game's options."""
    flags = [option.name for option in game.options if option.kind == "flag"]
    mixes = {mix.name: mix.options for mix in game.mixes}
    options: dict[str, Value] = {}
    for name in filter(None, expansions.split(",")):
        if name in mixes:
            options.update(mixes[name])
            continue
        if name not in flags:
            allowed = ", ".join([*flags, *mixes])
            raise BadRequest(f"{name!r} is no flag", "not-a-flag", option=name, allowed=allowed)
        options[name] = True
    texts: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadRequest("it is not name=value", "not-a-setting", found=cut(setting))
        texts[name] = value
    return {**options, **read_all(game.options, texts)}


# play


def _new_match(
    game: Game[Any],
    seats: int | None,
    options: dict[str, Value],
    seed: int | None,
    bot: str,
    people: int | None,
) -> Match:
    """`people` None is everybody."""
    seats = game.usual if seats is None else seats
    game.check_seats(seats)
    roster.check(bot, game.name)
    count = seats if people is None else people
    if not 1 <= count <= seats:
        raise BadRequest("too many people", "bad-people", seats=seats, found=count)
    return Match(game, seats, options, seed, seat_names(seats, count, bot))


def _pause(asked: float | None, console: Console) -> float:
    """Seconds between turns: as asked, or enough to follow where somebody looks on."""
    pause = (0.6 if console.rich.is_terminal else 0.0) if asked is None else asked
    _at_least("--pause", pause, 0)
    if pause > _LONGEST_PAUSE:
        raise BadRequest("too long", "bad-word", name="--pause", found=str(pause))
    return pause


def _is_given(value: object) -> bool:
    return value is not None and value is not False and value != ""


def _people(people: int | None, *, hotseat: bool) -> int | None:
    """How many sit at this keyboard; None is everybody."""
    if hotseat and people is not None:
        raise BadRequest(
            "--hotseat is everybody", "not-together", one="--hotseat", other="--people"
        )
    if hotseat:
        return None
    return 1 if people is None else people


def _resumed(file: Path, given: list[str]) -> Match:
    if given:
        raise BadRequest("a resumed match has its own", "resume-alone", found=", ".join(given))
    return _from_record(file, lambda text: Match.replay(text, games.find))


def _from_record(file: Path, use: Callable[[str], T]) -> T:
    """Read the file and use its text; what is wrong with either is said with the file's name."""
    try:
        text = file.read_text("utf-8")
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadRequest(f"cannot read {file}", "unreadable", file=str(file), why=why) from None
    except UnicodeDecodeError:
        raise BadRequest(f"{file} is no text", "not-text", file=str(file)) from None
    try:
        return use(text)
    except BadRecord as problem:
        inner = WhistlestopError(str(problem), problem.kind, **problem.details)
        raise BadRequest(
            str(problem), "in-record", file=str(file), line=problem.line, why=inner
        ) from problem


def _record_file(match: Match) -> Path:
    """A name that nobody has here yet."""
    name = f"whistlestop-{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    for ending in chain([""], (f"-{number}" for number in count(2))):
        file = Path(f"{name}{ending}.record")
        if not file.exists():
            return file
    raise AssertionError("there is always another number")


def _sit(sitting: Sitting, file: Path, *, keep: bool) -> int:
    """Play; whoever leaves finds the match in the file."""
    texts, console = sitting.texts, sitting.console
    if sitting.match.outcome is not None:
        console.say(texts.say("terminal-resumed-over", file=str(file)))
        return 0
    _on_closing_window(_leave)

    def keep_up() -> None:
        # So that not even kill -9 loses the match. Where it cannot be written, the end says so.
        with suppress(OSError):
            leave_record(sitting.match, file)

    sitting.on_answer = keep_up
    try:
        sitting.play()
    except (Quit, KeyboardInterrupt):
        return _save(sitting, file, "terminal-left")
    except BaseException:
        # A bug, or a terminal that is gone: it must not cost anybody the match.
        leave_record(sitting.match, file)
        raise
    if keep:
        return _save(sitting, file, "terminal-saved")
    file.unlink(missing_ok=True)  # it was only there in case
    return 0


def _on_closing_window(do: Callable[[int, FrameType | None], Any]) -> None:
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), do)


def _leave(_signal: int, _frame: object) -> NoReturn:
    """The window was closed, or the machine is going down."""
    raise Quit


def _save(sitting: Sitting, file: Path, text: str) -> int:
    say, console = sitting.texts.say, sitting.console
    try:
        leave_record(sitting.match, file)
    except OSError as problem:
        # The disk is full or not ours: the person still gets the match.
        why = problem.strerror or str(problem)
        console.say(say("terminal-not-saved", file=str(file), why=why))
        console.show(sitting.match.record())
        return 1
    console.say(say(text, file=str(file)))
    return 0


# sim


def _fixture(
    game: Game[Any],
    count: int,
    seats: int | None,
    seed: int | None,
    options: dict[str, Value],
    bots: str,
) -> arena.Fixture:
    seats = game.usual if seats is None else seats
    game.check_seats(seats)
    _at_least("--games", count, 1)
    seed = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    checked_seed(seed, bits=256 - arena.GAME_BITS)
    names, own = _bots(game, bots)
    if len(names) > seats:
        raise BadRequest("too many bots", "too-many-bots", found=len(names), seats=seats)
    return arena.Fixture(game.name, seats, options, names, seed, count, own)


def _bots(game: Game[Any], words: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """`outlaw:deputy,random`: those who fill the seats in turn, and who has all of one side."""
    names: list[str] = []
    own: dict[str, str] = {}
    for word in words.split(","):
        side, colon, name = word.rpartition(":")
        roster.check(name, game.name, study=True)
        if not colon:
            names.append(name)
        elif side in game.sides:
            own[side] = name
        else:
            allowed = ", ".join(game.sides) or "-"
            raise BadRequest(
                f"there is no side {side!r}", "unknown-side", found=cut(side), allowed=allowed
            )
    return tuple(names) or ("random",), own


def _count(fixture: arena.Fixture, jobs: int, texts: Texts) -> arena.Tally:
    """Play them all, with a progress bar where somebody looks on."""
    total = arena.Tally()
    with Progress(console=_stderr().rich, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(texts.say("sim-progress"), total=fixture.games)
        for tally in arena.play(fixture, jobs):
            total.add(tally)
            bar.advance(task, tally.ended + len(tally.stuck))
    return total
