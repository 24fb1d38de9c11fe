"""The judging of answers by playouts: successive halving over common worlds.

The search works in rounds. In each round it deals new worlds, and tries every answer that is left
once in each of them. All answers meet the same worlds and the same chance in them, so luck is the
same for all, and only their differences count. After each round the worse half is dropped, so the
next round tries each answer that is left in about twice as many worlds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

from whistlestop.bots.search.guide import Guide
from whistlestop.bots.search.judgement import Judgement, judged
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match

_FEWEST_WORLDS: Final = 2  # in each round, however small the budget is
_SEED_BITS: Final = 64


@dataclass(eq=False, slots=True)
class _Trial:
    """An answer, and its value in each world in which it was tried."""

    answer: Answer
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def judge(ask: Ask, guide: Guide, playouts: int, rng: Random, *, finalists: int = 2) -> Judgement:
    """Judge the answers to a question in about `playouts` playouts.

    `ask` is the question to the seat of the guide, with all its answers or only some of them. The
    last round is between at most `finalists` answers. The result depends only on what the seat may
    know, and on `rng`.
    """
    left, dropped = [_Trial(answer) for answer in ask.answers], list[_Trial]()
    rounds = count_rounds(len(left), finalists)
    for further in reversed(range(rounds)):
        for _ in range(max(_FEWEST_WORLDS, playouts // (rounds * len(left)))):
            _try_all(left, guide, rng)
        left.sort(key=lambda each: -each.mean)
        if further:
            half = max(finalists, (len(left) + 1) // 2)
            dropped[:0] = left[half:]
            del left[half:]
    best = left[0].values
    ranked = [*left, *dropped]
    return Judgement(tuple([judged(each.answer, each.values, best) for each in ranked]))


def count_rounds(answers: int, finalists: int = 2) -> int:
    """Return in how many rounds so many answers are judged."""
    rounds = 1
    while answers > finalists:
        answers, rounds = max(finalists, (answers + 1) // 2), rounds + 1
    return rounds


def _try_all(trials: list[_Trial], guide: Guide, rng: Random) -> None:
    """Try these answers once each in one new world."""
    world, seed = _deal(guide, rng), rng.getrandbits(_SEED_BITS)
    for each in trials:
        each.values.append(_try(world, guide, each.answer, Random(seed)))


def _deal(guide: Guide, rng: Random) -> Match:
    """Return a new world, in which all other seats that are asked together with ours have answered.

    It has a generator of its own, so the number of answers does not change the worlds.
    """
    chance = Random(rng.getrandbits(_SEED_BITS))
    world = guide.world(chance)
    for ask in world.asks:
        if ask.seat != guide.seat:
            world.choose(ask.seat, guide.answer_at_once(ask, world, chance))
    return world


def _try(world: Match, guide: Guide, answer: Answer, rng: Random) -> float:
    """Return the value of the end of a playout that begins with this answer."""
    match = world.fork(snapshots=False, events=False)
    match.choose(guide.seat, answer)
    guide.play(match, rng)
    return guide.value(match)
