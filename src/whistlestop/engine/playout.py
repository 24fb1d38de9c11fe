"""Playouts: matches that are played to their end at random."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.engine.match import Match


def play_at_random(match: Match, random: Callable[[], float], most: int) -> int:
    """Answer every question at random until the match is over, or until `most` answers are given.

    `random` returns numbers from 0 up to 1, such as `Random().random`. Return the number of the
    answers. This is fastest for a match without events and snapshots.
    """
    made = 0
    while match.outcome is None:
        for ask in match.asks:
            if made == most:
                return made
            match.choose_index(ask.seat, int(random() * ask.count))
            made += 1
    return made
