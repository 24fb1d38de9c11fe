"""A puzzle: a match up to a question, and how good each answer to it is."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from whistlestop import games
from whistlestop.engine.ask import Answer, Ask, read_answer
from whistlestop.engine.errors import IllegalAnswer, WhistlestopError, cut
from whistlestop.engine.game_option import OptionValue, complete, read_all
from whistlestop.engine.match import Match, Watcher
from whistlestop.engine.record import Record, read_record
from whistlestop.scenarios.errors import bad_scenario
from whistlestop.scenarios.fields import read_fields

# The best answer of a puzzle is clearly better than every wrong one. Answers may be as good as it:
# in many turns the order of two plays does not matter.
LEAST_MARGIN: Final = 0.08  # of a win
MOST_BEHIND: Final = 0.05  # of a win, for an answer that is as good as the best one
ERRORS_TO_SECOND: Final = 4.0  # standard errors, for those that came to the last round
ERRORS_TO_OTHERS: Final = 2.0  # for those that were dropped before


@dataclass(frozen=True, kw_only=True)
class _File:
    """The fields of a file of a puzzle."""

    seat: int
    bots: str
    playouts: int
    seed: int
    record: str
    answers: tuple[dict[str, Any], ...]


@dataclass(frozen=True, kw_only=True)
class _JudgedFields:
    """The fields of an answer in a file."""

    answer: str
    value: float
    behind: float
    error: float
    playouts: int
    alike: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """The figures of an answer: see `whistlestop.bots.search.JudgedAnswer`.

    `alike` are answers that differ only in the copies of the same cards. They count as this one.
    """

    answer: Answer
    value: float
    behind: float
    error: float
    playouts: int
    alike: tuple[Answer, ...] = ()

    @property
    def right(self) -> bool:
        """Return whether this is the best answer, or one as good as that."""
        return self.behind <= MOST_BEHIND

    def covers(self, answer: Answer) -> bool:
        return answer == self.answer or answer in self.alike


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. `verdicts` are those on all answers, the best one first.

    `bots` is the level of the bots that played the match. The answers were judged in about
    `playouts` playouts from `seed`, so anybody can judge them again.
    """

    game: str
    number: int
    seat: int
    bots: str
    playouts: int
    seed: int
    record: str
    verdicts: tuple[Verdict, ...]

    @property
    def file(self) -> str:
        """Return the name of its file, for errors and for progress."""
        return f"{self.game}/{self.number}"

    @property
    def best(self) -> Verdict:
        return self.verdicts[0]

    @cached_property
    def header(self) -> Record:
        """Return the record, read; a replay shows whether it is true."""
        return read_record(self.record)

    @cached_property
    def options(self) -> Mapping[str, OptionValue]:
        """Return the options of its match."""
        game = games.find(self.game)
        return complete(game.options, read_all(game.options, self.header.options))

    def begin(self, watcher: Watcher | None = None) -> Match:
        """Return the match at the question. `watcher` is called at every event.

        Nobody who solves the puzzle may see more of it than the view of the seat.
        """
        return Match.replay(self.record, games.find, watcher)

    def is_right(self, answer: Answer) -> bool:
        """Return whether this is the best answer, or as good as that.

        Raise IllegalAnswer if it is no answer at all.
        """
        verdict = next((each for each in self.verdicts if each.covers(answer)), None)
        if verdict is None:
            allowed = "; ".join(map(str, self.answers))
            raise IllegalAnswer(
                f"{cut(answer)!r} is no answer to this puzzle; allowed: {allowed}",
                "illegal-answer",
                seat=self.seat,
                answer=cut(answer),
                allowed=allowed,
            )
        return verdict.right

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Return all answers to the question, the best one first."""
        return tuple(
            [each for verdict in self.verdicts for each in (verdict.answer, *verdict.alike)]
        )

    def question(self, match: Match) -> Ask:
        """Return the question, in a match that has come to it."""
        ask = match.ask(self.seat)
        if ask is None:
            raise bad_scenario(self.file, f"seat {self.seat} is not asked")
        return ask


def read_puzzle(game: str, number: int, text: str) -> Puzzle:
    """Read a puzzle from the text of its file. Raise BadScenario if it is wrong.

    `check_puzzle` plays its match too.
    """
    where = f"{game}/{number}"
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise bad_scenario(where, f"it is no TOML: {problem}") from problem
    file = read_fields(_File, found, where, "the file")
    puzzle = Puzzle(
        game=game,
        number=number,
        seat=file.seat,
        bots=file.bots,
        playouts=file.playouts,
        seed=file.seed,
        record=file.record,
        verdicts=tuple(_read_verdict(where, at, each) for at, each in enumerate(file.answers, 1)),
    )
    try:
        named = puzzle.header.game
    except WhistlestopError as problem:
        raise bad_scenario(where, f"record: {problem}") from problem
    if named != game:
        raise bad_scenario(where, f"its record is of {game}, as its folder says, not {named!r}")
    _check_margins(puzzle)
    return puzzle


def _read_verdict(file: str, number: int, found: dict[str, Any]) -> Verdict:
    where = f"answer {number}"
    fields = read_fields(_JudgedFields, found, file, where)
    try:
        answer = read_answer(fields.answer)
        alike = tuple([read_answer(each) for each in fields.alike])
    except ValueError as problem:
        raise bad_scenario(file, f"{where}: {problem}") from problem
    return Verdict(answer, fields.value, fields.behind, fields.error, fields.playouts, alike)


def _check_margins(puzzle: Puzzle) -> None:
    """Raise BadScenario unless one answer is clearly the best."""
    if len(puzzle.verdicts) < 2:
        raise bad_scenario(puzzle.file, "a puzzle has at least two answers")
    best, *others = puzzle.verdicts
    if (best.behind, best.error) != (0, 0):
        raise bad_scenario(puzzle.file, "the first answer is the best one, so nothing is behind")
    wrong = [each for each in others if not each.right]
    if not wrong or len(wrong) < len(puzzle.verdicts) / 2:
        raise bad_scenario(puzzle.file, "too many answers are as good as the best one")
    for each in wrong:
        in_last_round = each.playouts == best.playouts
        errors = ERRORS_TO_SECOND if in_last_round else ERRORS_TO_OTHERS
        if each.behind < max(LEAST_MARGIN, errors * each.error):
            margin = f"{LEAST_MARGIN} and {errors} x {each.error}"
            why = f"{each.answer} is {each.behind} behind, which is less than {margin}"
            raise bad_scenario(puzzle.file, why)


def write_puzzle(puzzle: Puzzle) -> str:
    """Return the text of the file of a puzzle."""
    lines = [
        f"seat = {puzzle.seat}",
        f'bots = "{puzzle.bots}"',
        f"playouts = {puzzle.playouts}",
        f"seed = {puzzle.seed}",
        f"record = '''\n{puzzle.record}'''",
    ]
    for each in puzzle.verdicts:
        lines += [
            "",
            "[[answers]]",
            f'answer = "{each.answer}"',
            f"value = {each.value:.3f}",
            f"behind = {each.behind:.3f}",
            f"error = {each.error:.3f}",
            f"playouts = {each.playouts}",
        ]
        if each.alike:
            alike = ", ".join(f'"{answer}"' for answer in each.alike)
            lines.append(f"alike = [{alike}]")
    return "\n".join(lines) + "\n"
