"""Files of puzzles: what is read, what is refused with the reason, and the puzzle of a day."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from whistlestop import games, puzzles
from whistlestop.bots.arena import play_out
from whistlestop.bots.roster import hire
from whistlestop.engine.ask import Answer
from whistlestop.engine.errors import IllegalAnswer
from whistlestop.engine.match import Match
from whistlestop.puzzles import NoSuchPuzzle, Puzzle, Verdict, puzzle_list, read_puzzle
from whistlestop.puzzles.puzzle import write_puzzle
from whistlestop.puzzles.puzzle_check import check_puzzle
from whistlestop.scenarios.errors import BadScenario

COLT = "colt-super-express"


def made(**changed: object) -> str:
    """Return the file of a puzzle: the first scheme of a match of three, and the figures."""
    match = Match(games.find(COLT), 3, {"bandits": "dealt"}, 7)
    answers = match.asks[0].answers
    verdicts = [Verdict(answers[0], 0.8, 0.0, 0.0, 90)]
    verdicts += [Verdict(each, 0.2, 0.6, 0.1, 90) for each in answers[1:]]
    parts = {
        "game": COLT,
        "number": 7,
        "seat": 0,
        "bots": "normal",
        "playouts": 100,
        "seed": 1,
        "record": match.record(),
        "verdicts": tuple(verdicts),
    }
    return write_puzzle(Puzzle(**{**parts, **changed}))  # type: ignore[arg-type]


def read(text: str) -> Puzzle:
    puzzle = read_puzzle(COLT, 7, text)
    check_puzzle(puzzle)
    return puzzle


def test_a_written_puzzle_is_read_again() -> None:
    puzzle = read(made())
    assert write_puzzle(puzzle) == made()
    assert (puzzle.game, puzzle.number, puzzle.file) == (COLT, 7, "colt-super-express/7")
    assert puzzle.begin().asks[0].count == len(puzzle.answers)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seat = 0", "seat =", "it is no TOML"),
        ("seat = 0", "chair = 0", "has no field 'chair'"),
        ("seat = 0", "", "needs the field 'seat'"),
        ("seat = 0", "seat = 9", "seat 9 is not asked"),
        ("playouts = 100", "playouts = 1.5", "playouts is a whole number"),
        ("whistlestop record 1", "record 1", "record: line 1: this is not a Whistlestop record"),
        ("choices: 0", "choices: 4", "record: line"),
        (f"game: {COLT}", "game: bang", "its record is of colt-super-express, as its folder says"),
        ('answer = "scheme', 'answer = "lay', "the answers are"),
        ("value = 0.800", "value = 1", "value is"),
        ("behind = 0.600", "behind = 0.070", "which is less than 0.08"),
        ("error = 0.100", "error = 0.200", "which is less than 0.08 and 4.0 x 0.2"),
        ("behind = 0.000", "behind = 0.010", "the first answer is the best one"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(old: str, new: str, why: str) -> None:
    text = made()
    assert old in text
    with pytest.raises(BadScenario, match=r"colt-super-express/7: ") as refused:
        read(text.replace(old, new, 1))
    assert why in str(refused.value)


def test_too_many_right_answers_are_refused() -> None:
    with pytest.raises(BadScenario, match="too many answers are as good as the best one"):
        read(made().replace("behind = 0.600", "behind = 0.020"))


def test_a_puzzle_after_the_answers_of_others_is_refused() -> None:
    """They would be dealt again at random when it is judged."""
    match = Match(games.find(COLT), 3, {"bandits": "dealt"}, 7)
    match.choose(1, match.asks[1].answers[0])
    with pytest.raises(BadScenario, match="others have answered the question already"):
        read(made(record=match.record()))


def test_an_answer_may_be_as_good_as_the_best_one() -> None:
    puzzle = read(made().replace("behind = 0.600", "behind = 0.020", 1))
    first, second, third = puzzle.answers[:3]
    assert [puzzle.is_right(each) for each in (first, second, third)] == [True, True, False]
    with pytest.raises(IllegalAnswer, match="'fly' is no answer to this puzzle; allowed: scheme"):
        puzzle.is_right(Answer("fly"))


def test_copies_of_a_card_count_as_one_answer() -> None:
    match = Match(games.find("bang"), 4, {}, 1)
    answers = match.asks[0].answers
    best, wrong = answers[0], answers[-1]
    assert len(answers) > 2
    puzzle = Puzzle(
        game="bang",
        number=1,
        seat=match.asks[0].seat,
        bots="normal",
        playouts=100,
        seed=1,
        record=match.record(),
        verdicts=(
            Verdict(best, 0.8, 0.0, 0.0, 90, alike=answers[1:-1]),
            Verdict(wrong, 0.2, 0.6, 0.1, 90),
        ),
    )
    again = read_puzzle("bang", 1, write_puzzle(puzzle))
    check_puzzle(again)
    assert [again.is_right(each) for each in answers] == [*[True] * (len(answers) - 1), False]


def test_there_is_no_other_puzzle() -> None:
    assert puzzles.numbers("chess") == ()
    for game, number in (("chess", 1), ("bang", 0), ("bang", 99_999)):
        with pytest.raises(NoSuchPuzzle):
            puzzles.load(game, number)


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_none_comes_again_early() -> None:
    first = date(2030, 1, 1)
    days = [puzzles.of_the_day(first + timedelta(days=day)) for day in range(600)]
    assert days == [puzzles.of_the_day(first + timedelta(days=day)) for day in range(600)]
    assert {each.game for each in days[:3]} == set(games.NAMES)
    counts = Counter(each.file for each in days)
    for game in games.NAMES:
        of_game = [counts[f"{game}/{number}"] for number in puzzles.numbers(game)]
        assert max(of_game) - min(of_game) <= 2


def test_the_order_of_days_changes_from_lap_to_lap() -> None:
    laps = [puzzle_list._shuffled("bang", lap) for lap in range(3)]
    assert [sorted(lap) for lap in laps] == [[*puzzles.numbers("bang")]] * 3
    assert laps[0] != laps[1] != laps[2]


def test_bots_that_play_on_from_a_puzzle_come_to_an_end() -> None:
    """The match of a puzzle is a whole match: its record only stops early."""
    puzzle = puzzles.load("bang", 1)
    match = puzzle.begin()
    play_out(match, [hire("easy", "bang", Random(1)) for _ in range(match.seats)])
    assert match.outcome is not None
