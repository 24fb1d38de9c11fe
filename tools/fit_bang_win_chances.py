"""Compute the weights of `whistlestop.bots.bang.win_chances` from matches between bots.

    python tools/fit_bang_win_chances.py --games 40 --seed 1

Bots of the level `normal` play so many matches of each mix and number of seats. Some positions of
each match are noted with the side that won. The weights are those of a logistic regression. The
script prints them, and how well they foretell matches that it has kept apart.
"""

from __future__ import annotations

import argparse
from math import exp, log
from random import Random
from typing import Any

from whistlestop import games
from whistlestop.bots.bang.win_chances import facts
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.roster import NORMAL, hire
from whistlestop.engine.match import Match
from whistlestop.games.bang.roles import OUTLAW, RENEGADE, SHERIFF

SIDES = (OUTLAW, RENEGADE)
MIXES: tuple[dict[str, Any], ...] = (
    {},
    {"gold-rush": True},
    {"train-robbery": True},
    {"legends": True},
)
SEATS = (4, 5, 6, 7, 8)
NOTED = 0.1  # of all positions
PASSES = 40
STEP = 0.02
SHRINK = 1e-4

Sample = tuple[list[float], int]  # facts, and the winner: 0 the law, 1 Outlaws, 2 Renegade


def play(mix: dict[str, Any], seats: int, seed: int) -> list[Sample]:
    """Play one match, and return the positions that were noted."""
    match, rng = Match(games.find("bang"), seats, mix, seed), Random(seed)
    bots = [hire(NORMAL, "bang", rng) for _ in range(seats)]
    seen = [MatchAsSeen(match, seat) for seat in range(seats)]
    roles = [match.side(seat) or "" for seat in range(seats)]
    noted: list[list[float]] = []
    while match.outcome is None:
        for ask in match.asks:
            if rng.random() < NOTED:
                noted.append(facts(match.view(None), roles))
            match.choose(ask.seat, bots[ask.seat].choose(ask, seen[ask.seat]))
    sides = {roles[seat] for seat in match.outcome.winners}
    won = 0 if SHERIFF in sides else 1 if OUTLAW in sides else 2
    return [(each, won) for each in noted]


def chances(weights: list[list[float]], given: list[float]) -> list[float]:
    sums = [0.0] + [sum([w * x for w, x in zip(row, given, strict=True)]) for row in weights]
    top = max(sums)
    odds = [exp(each - top) for each in sums]
    total = sum(odds)
    return [each / total for each in odds]


def fit(samples: list[Sample], rng: Random) -> list[list[float]]:
    """Return the weights by stochastic gradient descent, with steps that become smaller."""
    count = len(samples[0][0])
    scale = [max([1e-9, *[abs(given[at]) for given, _ in samples]]) for at in range(count)]
    scaled = [([x / s for x, s in zip(given, scale, strict=True)], won) for given, won in samples]
    weights = [[0.0] * count for _ in SIDES]
    for number in range(PASSES):
        rng.shuffle(scaled)
        step = 8 * STEP / (1 + number / 4)
        for given, won in scaled:
            found = chances(weights, given)
            for side, row in enumerate(weights, 1):
                wrong = (won == side) - found[side]
                for at, x in enumerate(given):
                    row[at] += step * (wrong * x - SHRINK * row[at])
    return [[w / s for w, s in zip(row, scale, strict=True)] for row in weights]


def loss(weights: list[list[float]], samples: list[Sample]) -> float:
    return sum([-log(max(1e-9, chances(weights, given)[won])) for given, won in samples]) / len(
        samples
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learnt: list[Sample] = []
    kept: list[Sample] = []
    for mix in MIXES:
        for seats in SEATS:
            for number in range(given.games):
                samples = play(mix, seats, (given.seed << 20) + number)
                (kept if number % 5 == 4 else learnt).extend(samples)
    weights = fit(learnt, Random(given.seed))
    shares = [sum([won == side for _, won in learnt]) / len(learnt) for side in range(3)]
    base = sum([-log(shares[won]) for _, won in kept]) / len(kept)
    print(f"{len(learnt)} positions, {len(kept)} kept apart; shares {shares}")
    print(f"loss {loss(weights, kept):.3f}, without facts {base:.3f}")
    for side, row in zip(SIDES, weights, strict=True):
        print(side, tuple([round(each, 3) for each in row]))


if __name__ == "__main__":
    main()
