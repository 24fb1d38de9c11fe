"""Players of Train Heist for tests: one who is after loot, and one who plays at random."""

from __future__ import annotations

from random import Random

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.state import Table

_EAGER = ("loot", "drop", "escape", "board", "jump", "load", "fill", "flip", "trade", "done")
_FAR = 1000


def eager(g: Table, ask: Ask, chance: Random) -> Answer:
    """Choose like a player who is after loot, with some chance in it.

    A player who plays only at random finds hardly any loot.
    """
    answers = ask.answers
    luck = chance.random()
    loaded = bool(g.cowboys[ask.about["cowboy"]].loot)
    vain = "board" if loaded else "leave"
    good = [answer for answer in answers if answer.verb in _EAGER and answer.verb != vain]
    if good and luck < 0.7:
        return chance.choice(good)
    moves = [answer for answer in answers if answer.verb in ("move", "leave", "ride")]
    steps = [answer for answer in moves if answer.place is not None and answer.verb != vain]
    if steps and luck < 0.9:
        distances = _distances(g, ask.about["cowboy"])
        near = min(distances[g.board.number[str(answer.place)]] for answer in steps)
        return chance.choice([a for a in steps if distances[g.board.number[str(a.place)]] == near])
    return chance.choice(answers)


def _distances(g: Table, me: int) -> list[int]:
    """Return how far every space is from where this cowboy would like to be."""
    board = g.board
    loaded = bool(g.cowboys[me].loot)
    todo = list(board.towns) if loaded else [n for car in g.cars for n in board.near[car]]
    distances = [_FAR] * len(board.names)
    for space in todo:
        distances[space] = 0
    for space in todo:
        for other in board.near[space]:
            if distances[other] == _FAR:
                distances[other] = distances[space] + 1
                todo.append(other)
    for place in range(board.main, len(board.names)):
        if loaded:
            distances[place] = _FAR - (place in board.platforms)
        else:
            letter = board.letter_of[place]
            distances[place] = (
                0 if letter >= 0 and (g.squares[2 * letter] or g.squares[2 * letter + 1]) else 1
            )
    return distances


def play_by_chance(match: Match, seed: int) -> None:
    """Play a match to its end with random answers."""
    chance = Random(seed)
    while match.outcome is None:
        ask = chance.choice(match.asks)
        match.choose(ask.seat, chance.choice(ask.answers))
