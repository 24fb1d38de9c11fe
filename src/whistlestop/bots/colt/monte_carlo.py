"""A bot that tries its answers in imagined matches, and chooses the one that wins most often.

In an imagined match, everything that the seat cannot know is dealt again at random, and the other
players answer at random. All remaining answers are tried in the same imagined matches, so that
luck is the same for all of them. The bot works in rounds. After each round it drops the worse half
of the answers, and in the next round it tries each remaining answer about twice as often.

This is the `normal` bot of Colt Super Express. Matches of this game are short: the bot can play
out hundreds of them for one decision. It knows no rules, only the answers that the rules allow.
`round_forecast` finds the words for its hints.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.colt.round_forecast import explain_stacks
from whistlestop.bots.hint import MOST_RANKED, Hint, RankedAnswer, only_answer, percent
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Text, text
from whistlestop.engine.playout import play_at_random

# A playout with more answers than this counts as lost.
_LONGEST_PLAYOUT: Final = 2000


@dataclass(eq=False, slots=True)
class _Trial:
    """An answer, and how it did in the imagined matches in which it was tried."""

    answer: Answer
    wins: float = 0.0
    tries: int = 0


def _explained(trial: _Trial, reason: Text) -> RankedAnswer:
    """Say what an answer does in this round, and how many of the imagined matches it won."""
    share = trial.wins / trial.tries
    won = text("hint-matches-won", share=percent(share), count=trial.tries)
    return RankedAnswer(trial.answer, round(share, 3), (reason, won))


class MonteCarloBot(Bot):
    """A bot that tries its answers in about `playouts` random matches for one decision."""

    def __init__(self, rng: Random, playouts: int = 400) -> None:
        super().__init__(rng)
        self.playouts = playouts

    def choose(self, ask: Ask, match: MatchAsSeen) -> Answer:
        if len(ask.answers) == 1:
            return ask.answers[0]
        if ask.about.get("equal"):
            return self.rng.choice(ask.answers)
        return self._trials(ask, match)[0].answer

    def hint(self, ask: Ask, match: MatchAsSeen) -> Hint:
        """Return the answers that won most, with the share of imagined matches that each won."""
        if len(ask.answers) == 1:
            return Hint(only_answer(ask.answers[0]), "wins")
        if ask.about.get("equal"):
            why = (text("hint-equal"),)
            return Hint((RankedAnswer(self.rng.choice(ask.answers), None, why),), "wins")
        best = self._trials(ask, match)[:MOST_RANKED]
        reasons = explain_stacks(
            ask.seat,
            [each.answer for each in best],
            others=lambda: self.rng.choice(ask.answers),
            worlds=lambda: self._world(ask.seat, match, events=True),
        )
        return Hint(tuple(map(_explained, best, reasons)), "wins")

    def _trials(self, ask: Ask, match: MatchAsSeen) -> list[_Trial]:
        """Try the answers in rounds. Return all of them, the last one that was left first."""
        answers = list(ask.answers)
        self.rng.shuffle(answers)  # so that the first of equal answers does not always win
        contenders, dropped = [_Trial(answer) for answer in answers], list[_Trial]()
        heats = (len(contenders) - 1).bit_length()
        while len(contenders) > 1:
            for _ in range(max(1, self.playouts // (heats * len(contenders)))):
                world = self._world(ask.seat, match)
                for each in contenders:
                    each.tries += 1
                    each.wins += self._try(world, ask.seat, each.answer)
            contenders.sort(key=lambda each: -each.wins)
            half = (len(contenders) + 1) // 2
            dropped[:0] = contenders[half:]
            del contenders[half:]
        return [*contenders, *dropped]

    def _world(self, seat: int, match: MatchAsSeen, *, events: bool = False) -> Match:
        """Imagine a match in which all other seats that are asked now have answered at random."""
        world = match.imagine(self.rng, events=events)
        for ask in world.asks:
            if ask.seat != seat:
                world.choose(ask.seat, self.rng.choice(ask.answers))
        return world

    def _try(self, world: Match, seat: int, answer: Answer) -> float:
        """Return the seat's share of the win after this answer, if all then play at random."""
        match = world.fork(snapshots=False, events=False)
        match.choose(seat, answer)
        play_at_random(match, self.rng.random, _LONGEST_PLAYOUT)
        if match.outcome is None or seat not in match.outcome.winners:
            return 0.0
        return 1 / len(match.outcome.winners)
