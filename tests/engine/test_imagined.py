"""Imagined matches: the cards that a seat cannot know are dealt again."""

from __future__ import annotations

from random import Random

import pytest

from tables.every_game import sent
from tables.toy import (
    GAME,
    ROLL,
    STOP,
    TOY,
    TRICK,
    after,
    position,
)
from whistlestop.engine.ask import Answer
from whistlestop.engine.errors import (
    ImaginedMatchHasNoRecord,
    MatchOver,
)
from whistlestop.engine.match import NO_SEED, Match

IMAGINED = {
    "resampled": lambda: after(TRICK).resample(0, Random(1)),
    "resampled after its end": lambda: after(GAME).resample(0, Random(1)),
    "forked": lambda: after(TRICK).resample(0, Random(1)).fork(),
    "from a position": lambda: Match(TOY, 3, position=position()),
    "from a position with a seed": lambda: Match(TOY, 3, seed=7, position=position()),
}


@pytest.mark.parametrize("how", IMAGINED)
def test_an_imagined_match_has_no_record(how: str) -> None:
    match = IMAGINED[how]()
    with pytest.raises(ImaginedMatchHasNoRecord, match="no record"):
        match.record()


def test_an_imagined_match_does_not_know_the_seed() -> None:
    assert after(TRICK).resample(0, Random(1)).seed == NO_SEED


@pytest.mark.parametrize("snapshots", [False, True])
def test_a_finished_match_can_be_resampled(snapshots: bool) -> None:
    match = after(GAME, snapshots=snapshots)
    imagined = match.resample(0, Random(1))
    assert [sent(imagined, 0), sent(imagined.fork(), 0)] == [sent(match, 0)] * 2


def test_a_finished_match_that_is_imagined_is_over() -> None:
    with pytest.raises(MatchOver):
        after(GAME).resample(0, Random(1)).choose(0, STOP)


@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize("snapshots", [False, True])
@pytest.mark.parametrize("count", range(len(GAME) + 1))
def test_an_imagined_match_is_all_that_the_seat_knows(
    count: int, *, snapshots: bool, asleep: bool
) -> None:
    match = after(GAME[:count], snapshots=snapshots)
    for seat in range(3):
        source = match.fork(snapshots=snapshots) if asleep else match
        imagined = source.resample(seat, Random(count))
        assert sent(imagined, seat) == sent(match, seat)
        assert (imagined.events, imagined.choices) == (match.seen(seat), [])


def rolls(match: Match) -> tuple[int, ...]:
    """Let seat 1 roll three times; return the dice."""
    for _ in range(3):
        match.choose(1, ROLL)
        match.choose(2, Answer("pass"))
    return tuple(event.payload["die"] for event in match.events if event.kind == "rolled")


def test_chance_to_come_is_imagined_too() -> None:
    match = after(TRICK)
    assert len({rolls(match.resample(1, Random(luck))) for luck in range(30)}) > 20


def test_a_fork_of_an_imagined_match_has_the_same_chance() -> None:
    imagined = after(TRICK).resample(1, Random(1))
    assert rolls(imagined.fork()) == rolls(imagined)


def test_the_hands_of_others_are_imagined_anew() -> None:
    match = after(())
    hands = {match.resample(1, Random(luck)).view(0)["hand"] for luck in range(30)}
    assert len(hands) > 20


def test_the_secret_answers_of_others_are_imagined_anew() -> None:
    match = after(["0 play 16"])
    answers = {str(match.resample(1, Random(luck)).given(0)) for luck in range(60)}
    assert len(answers) > 10


def test_a_fork_of_an_imagined_match_keeps_the_imagined_answers() -> None:
    imagined = after(["0 play 16"]).resample(1, Random(1))
    fork = imagined.fork()
    fork.view(1)  # makes its state from the choices since the last rest
    assert (fork.waiting, fork.given(0)) == (imagined.waiting, imagined.given(0))
