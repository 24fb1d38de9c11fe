"""The explanation of a puzzle: the figures of each answer, and the reasons that a bot gives."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.hint import Sentences
from whistlestop.bots.roster import hire
from whistlestop.engine.ask import Answer
from whistlestop.engine.match import Match
from whistlestop.puzzles.puzzle import Puzzle, Verdict


@dataclass(frozen=True, slots=True)
class ExplainedAnswer:
    """An answer with its figures, and the sentences that say what speaks for it; often none."""

    verdict: Verdict
    why: Sentences


@dataclass(frozen=True, slots=True)
class Explanation:
    """The explanation of a puzzle: all answers, the best one first.

    `bot` is the answer of the bot that plays at tables; it may be wrong. None if it gives no hint.
    """

    answers: tuple[ExplainedAnswer, ...]
    bot: Answer | None


def explain(puzzle: Puzzle, match: Match) -> Explanation:
    """Explain a puzzle. `match` is its match at the question."""
    bot = hire(puzzle.bots, puzzle.game, Random(puzzle.seed))
    hint = bot.hint(puzzle.question(match), MatchAsSeen(match, puzzle.seat))
    ranked = () if hint is None else hint.ranked
    # A reason that only tells what share of matches was won would contradict the better figures.
    says = hint is not None and hint.unit != "wins"
    answers = [
        ExplainedAnswer(
            verdict,
            next((each.why for each in ranked if says and verdict.covers(each.answer)), ()),
        )
        for verdict in puzzle.verdicts
    ]
    return Explanation(tuple(answers), ranked[0].answer if ranked else None)
