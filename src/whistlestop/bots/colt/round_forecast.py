"""The reason for a stack of cards: what it probably does in this round, in plain words.

A playout to the end says only how often a stack wins. So a hint plays this round alone, several
times, with the best stacks and with any other one. The reason of a stack is the result that it
improves most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from whistlestop.bots.hint import percent
from whistlestop.engine.ask import Answer
from whistlestop.engine.match import Match
from whistlestop.engine.narration import Text, text
from whistlestop.games.colt_super_express.view import TrainView

_ROUNDS: Final = 60  # imagined rounds for a reason
_LEAST: Final = 0.05  # a result that a stack improves less is not named

# The worth of each result, in that of staying aboard, and its text. Of all hits only those at the
# target that is hit most often count.
_WEIGHTS: Final = {"win": 1.5, "aboard": 1.0, "hit": 0.5, "unhurt": 0.5, "ahead": 0.4}
_TEXTS: Final = {
    "win": "colt-hint-win",
    "aboard": "colt-hint-aboard",
    "hit": "colt-hint-hit",
    "unhurt": "colt-hint-unhurt",
    "ahead": "colt-hint-ahead",
}


@dataclass(eq=False, slots=True)
class _Forecast:
    """The counts of the results of one stack, and of the bandits that it has hit."""

    results: Counter[str] = field(default_factory=Counter)
    targets: Counter[int] = field(default_factory=Counter)

    def note(self, world: Match, seat: int, stack: Answer) -> None:
        """Play the round with this stack, and note its results for the seat."""
        match = world.fork(snapshots=False)
        match.choose(seat, stack)
        events = match.events[len(world.events) :]
        shots = [each.payload for each in events if each.kind == "fired"]
        view: TrainView = match.view(None)
        aboard = view.bandits[seat].status != "out"
        self.targets.update({each["target"] for each in shots if each["seat"] == seat} - {None})
        self.results.update(
            win=match.outcome is not None and seat in match.outcome.winners,
            aboard=aboard,
            unhurt=all(each["target"] != seat for each in shots),
            ahead=aboard and view.bandits[seat].car != view.train[0].number,
        )

    def share(self, result: str, target: int) -> float:
        """Return the share of rounds with this result; a hit is one at this target."""
        count = self.targets[target] if result == "hit" else self.results[result]
        return count / _ROUNDS


def explain_stacks(
    seat: int,
    stacks: Sequence[Answer],
    others: Callable[[], Answer],
    worlds: Callable[[], Match],
) -> list[Text]:
    """Return the reason of each stack.

    `others` returns any stack to compare with, and `worlds` an imagined match with its events, in
    which everybody else has chosen.
    """
    forecasts, usual = [_Forecast() for _ in stacks], _Forecast()
    for _ in range(_ROUNDS):
        world = worlds()
        for forecast, stack in zip(forecasts, stacks, strict=True):
            forecast.note(world, seat, stack)
        usual.note(world, seat, others())
    names = [bandit.name for bandit in worlds().view(None).bandits]
    return [_reason(forecast, usual, names) for forecast in forecasts]


def _reason(forecast: _Forecast, usual: _Forecast, names: Sequence[str]) -> Text:
    """Name the result that a stack improves most, with its chance and the usual one."""
    target = max(forecast.targets, key=lambda each: forecast.targets[each], default=0)

    def gain(result: str) -> float:
        return _WEIGHTS[result] * (forecast.share(result, target) - usual.share(result, target))

    result = max(_WEIGHTS, key=gain)
    if gain(result) < _LEAST:
        return text("colt-hint-close")
    shares = {
        "share": percent(forecast.share(result, target)),
        "usual": percent(usual.share(result, target)),
    }
    if result == "hit":
        return text(_TEXTS[result], bandit=text(f"colt-bandit-{names[target]}"), **shares)
    return text(_TEXTS[result], **shares)
