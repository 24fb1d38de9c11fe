"""The playing of a match by a policy, up to its end or up to a limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

# A function that answers every question of one playout, whoever is asked.
Policy: TypeAlias = Callable[[Ask], Answer]


def play_on(match: Match, policy: Policy, longest: int) -> None:
    """Let a policy answer every question, until the match is over or has `longest` answers more."""
    made = 0
    while match.outcome is None:
        for ask in match.asks:
            if made == longest:
                return
            match.choose(ask.seat, policy(ask))
            made += 1
