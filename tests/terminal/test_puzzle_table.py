"""Puzzles at the terminal: the table, tries, and the explanation."""

from __future__ import annotations

from typing import Any

import pytest

from terminal.scripted_console import ScriptedConsole
from whistlestop import puzzles
from whistlestop.engine.ask import Answer, Ask
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.puzzles import Puzzle
from whistlestop.terminal.console import Console, Quit
from whistlestop.terminal.puzzle_table import PuzzleTable

every_puzzle = pytest.mark.parametrize("puzzle", puzzles.load_all(), ids=lambda each: each.file)


def wrong_answer(puzzle: Puzzle) -> Answer:
    return next(each for each in puzzle.answers if not puzzle.is_right(each))


def table(puzzle: Puzzle, console: Console, *answers: Answer, language: str = "en") -> PuzzleTable:
    """Make a table at which these answers are given."""
    made, left = PuzzleTable(puzzle, Texts(language), console), [*answers]

    def answer(ask: Ask, _view: Any, asking: Console) -> Answer:
        # The screen also asks a console of its own, to count the rows of the question.
        return left.pop(0) if asking is console else ask.answers[0]

    made.screen.answer = answer  # type: ignore[method-assign,assignment]
    return made


@every_puzzle
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_is_tried_solved_and_explained(puzzle: Puzzle, language: str) -> None:
    console, say = ScriptedConsole(""), Texts(language).say
    wrong, best = wrong_answer(puzzle), puzzle.best.answer
    it = table(puzzle, console, wrong, best, language=language)
    assert it.play()
    view, ask = it.match.view(puzzle.seat), puzzle.question(it.match)
    words = it.screen.answer_text(wrong, ask, view)
    said = " ".join(console.text.split())
    for text in (
        say("puzzle-wrong", answer=words),
        say("puzzle-right"),
        say("puzzle-best", answer=it.screen.answer_text(best, ask, view)),
    ):
        assert " ".join(text.split()) in said


def test_a_player_who_gives_up_is_shown_the_answer() -> None:
    puzzle = puzzles.load("bang", 1)
    console = ScriptedConsole("s")
    it = table(puzzle, console, wrong_answer(puzzle))
    assert not it.play()
    assert "The best answer: " in console.text
    assert "Right!" not in console.text


def test_a_puzzle_can_be_left() -> None:
    puzzle = puzzles.load("bang", 1)
    with pytest.raises(Quit):
        table(puzzle, ScriptedConsole(), wrong_answer(puzzle)).play()


def test_only_the_last_events_before_the_question_are_told() -> None:
    puzzle = puzzles.load("bang", 1)
    it = PuzzleTable(puzzle, Texts("en"), ScriptedConsole())
    assert len(it.match.events) > 40
    with pytest.raises(Quit):
        it.play()
    assert len(it.console.news) <= 15
