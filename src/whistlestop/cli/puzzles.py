"""`whistlestop puzzles`: positions in which to find the best answer."""

# No `from __future__ import annotations`: see parameters.py.
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any

from cyclopts import App

from whistlestop import games, puzzles
from whistlestop.cli.errors import UsageError
from whistlestop.cli.game_options import find_game
from whistlestop.cli.parameters import WHOLE, Language, parameter, usage
from whistlestop.cli.signals import quit_on_signals
from whistlestop.client.solved_puzzles import SolvedPuzzles
from whistlestop.engine.errors import cut
from whistlestop.locales import Texts
from whistlestop.puzzles import Puzzle
from whistlestop.terminal.console import Console, Quit
from whistlestop.terminal.puzzle_table import PuzzleTable


def add_puzzles(app: App, texts: Texts, console: Console) -> None:
    """Add the command to the app."""
    param = partial(parameter, texts)
    spoken: Any = texts.language

    @app.command(
        name="puzzles", help=texts.say("cli-puzzles"), usage=usage("puzzles [GAME] [--...]")
    )
    def solve(
        game: Annotated[str | None, param("cli-param-puzzles-game")] = None,
        /,
        *,
        number: Annotated[
            int | None, param("cli-param-puzzles-number", "--number", **WHOLE)
        ] = None,
        day: Annotated[bool, param("cli-param-puzzles-day", "--day")] = False,
        lang: Annotated[Language, param("cli-param-lang", "--lang")] = spoken,  # noqa: ARG001 - read before the commands were made
    ) -> int:
        solved = SolvedPuzzles()
        if day:
            if game is not None or number is not None:
                raise UsageError("the puzzle of the day has no game and number", "puzzle-day")
            return _solve(puzzles.of_the_day(datetime.now(UTC).date()), solved, texts, console)
        if game is None:
            if number is not None:
                allowed = ", ".join(games.NAMES)
                raise UsageError("a number needs a game", "unnamed-game", allowed=allowed)
            _list(solved, texts, console)
            return 0
        name = find_game(game).name
        puzzle = _next(name, solved) if number is None else _find(name, number)
        if puzzle is None:
            console.say(texts.say("puzzle-all-solved"))
            return 0
        return _solve(puzzle, solved, texts, console)


def _list(solved: SolvedPuzzles, texts: Texts, console: Console) -> None:
    """Print how many puzzles each game has, and how many of them are solved."""
    say = texts.say
    for game in games.NAMES:
        files = [puzzles.load(game, number).file for number in puzzles.numbers(game)]
        done = len([file for file in files if solved.has(file)])
        console.say(say(game), style="bold")
        console.say(say("puzzle-count", count=len(files), solved=done), indent=2)
        console.show(f"  whistlestop puzzles {game}")
    today = puzzles.of_the_day(datetime.now(UTC).date())
    mark = [say("puzzle-solved")] if solved.has(today.file) else []
    number = say("puzzle-number", number=today.number)
    console.say(say("puzzle-day"), style="bold")
    console.say(", ".join([say(today.game), number, *mark]), indent=2)
    console.show("  whistlestop puzzles --day")


def _find(game: str, number: int) -> Puzzle:
    known = puzzles.numbers(game)
    if number not in known:
        raise UsageError("no such puzzle", "bad-puzzle", found=cut(number), last=max(known))
    return puzzles.load(game, number)


def _next(game: str, solved: SolvedPuzzles) -> Puzzle | None:
    """Return the first puzzle of a game that is not solved yet."""
    every = (puzzles.load(game, number) for number in puzzles.numbers(game))
    return next((each for each in every if not solved.has(each.file)), None)


def _solve(puzzle: Puzzle, solved: SolvedPuzzles, texts: Texts, console: Console) -> int:
    quit_on_signals()
    try:
        found = PuzzleTable(puzzle, texts, console).play()
    except (Quit, KeyboardInterrupt):
        console.say(texts.say("puzzle-left"))
        console.show(f"whistlestop puzzles {puzzle.game} --number {puzzle.number}")
        return 0
    if found:
        # If the disk is full, the person has solved it all the same.
        with suppress(OSError):
            solved.keep(puzzle.file)
    following = _next(puzzle.game, solved)
    if following is not None and following != puzzle:
        console.say(texts.say("puzzle-next"))
        console.show(f"whistlestop puzzles {following.game} --number {following.number}")
    return 0
