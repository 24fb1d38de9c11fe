"""Puzzles: positions from matches of bots in which one answer is clearly the best.

    puzzle = puzzles.load("bang", 7)
    puzzle.is_right(answer), puzzle.judged

A puzzle is a TOML file in `data`: the record of a match up to the question, and the figures of each
answer. docs/learn.md says how they are made.
"""

from __future__ import annotations

from whistlestop.puzzles.errors import NoSuchPuzzle
from whistlestop.puzzles.explanation import ExplainedAnswer, Explanation, explain
from whistlestop.puzzles.puzzle import Puzzle, Verdict, read_puzzle
from whistlestop.puzzles.puzzle_list import load, load_all, numbers, of_the_day

__all__ = [
    "ExplainedAnswer",
    "Explanation",
    "NoSuchPuzzle",
    "Puzzle",
    "Verdict",
    "explain",
    "load",
    "load_all",
    "numbers",
    "of_the_day",
    "read_puzzle",
]
