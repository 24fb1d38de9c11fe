"""Legal and refused choices. A refused choice leaves no trace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tables.every_game import everything
from tables.toy import (
    GAME,
    STOP,
    TRICK,
    after,
    play,
)
from whistlestop.engine.ask import Answer
from whistlestop.engine.errors import (
    ChoiceRefused,
    IllegalAnswer,
    MatchOver,
    NotAsked,
)

REFUSED: list[tuple[Sequence[str], Any, Any, type[ChoiceRefused], str]] = [
    ((), 0, Answer("play", ("6",)), IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, Answer("play", ("10",)), IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, Answer("play", ("5",), seat=0), IllegalAnswer, "'play 5 at 0'"),
    ((), 0, "play 5", IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, "", IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, None, IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, 0, IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, ["play", ["5"]], IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, ("play", ("5",)), IllegalAnswer, "allowed: play 5; play 9; play 16"),
    ((), 0, (), IllegalAnswer, "allowed: play 5; play 9; play 16"),
    (TRICK, 1, Answer("play", ("10",)), IllegalAnswer, "allowed: stop; roll to table for 6"),
    (TRICK, 1, Answer("roll"), IllegalAnswer, "allowed: stop; roll to table for 6"),
    ((), 99, Answer("play", ("5",)), NotAsked, "seat 99 is not asked; waiting for 0, 1, 2"),
    ((), -1, Answer("play", ("17",)), NotAsked, "seat -1 is not asked; waiting for 0, 1, 2"),
    ((), -3, Answer("play", ("5",)), NotAsked, "seat -3 is not asked; waiting for 0, 1, 2"),
    ((), None, Answer("play", ("5",)), NotAsked, "seat None is not asked; waiting for 0, 1, 2"),
    ((), "0", Answer("play", ("5",)), NotAsked, "waiting for 0, 1, 2"),
    ((), 0.5, Answer("play", ("5",)), NotAsked, "waiting for 0, 1, 2"),
    ((), (), Answer("play", ("5",)), NotAsked, "waiting for 0, 1, 2"),
    (TRICK, 0, STOP, NotAsked, "seat 0 is not asked; waiting for 1"),
    (TRICK[:1], 0, Answer("play", ("16",)), NotAsked, "seat 0 is not asked; waiting for 1, 2"),
    (TRICK[:2], 1, Answer("play", ("10",)), NotAsked, "seat 1 is not asked; waiting for 2"),
    (GAME, 2, STOP, MatchOver, "the match is over: 1 points"),
    (GAME, 99, STOP, MatchOver, "the match is over: 1 points"),
    (GAME, None, None, MatchOver, "the match is over: 1 points"),
]
UNPRINTABLE = [
    Answer("play", None),  # type: ignore[arg-type]
    Answer("play", (5,)),  # type: ignore[arg-type]
    Answer(None),  # type: ignore[arg-type]
    Answer("play", number=10**5000),
]


@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize(("lines", "seat", "answer", "error", "text"), REFUSED)
def test_a_choice_that_cannot_be_taken_changes_nothing(
    lines: Sequence[str],
    seat: Any,
    answer: Any,
    error: type[ChoiceRefused],
    text: str,
    asleep: bool,
) -> None:
    match = after(lines).fork() if asleep else after(lines)
    before = everything(match.fork())
    with pytest.raises(error) as refusal:
        match.choose(seat, answer)
    assert text in str(refusal.value)
    assert everything(match) == before


@pytest.mark.parametrize(
    ("lines", "seat", "kind", "details"),
    [
        (
            TRICK,
            1,
            "illegal-answer",
            {"seat": 1, "answer": "doubt at 0", "allowed": "stop; roll to table for 6"},
        ),
        (TRICK[:1], 0, "not-asked", {"seat": "0", "waiting": "1, 2"}),
        (GAME, 2, "match-over", {"seat": "2"}),
    ],
)
def test_a_refusal_has_the_parts_that_a_screen_needs(
    lines: Sequence[str], seat: int, kind: str, details: dict[str, Any]
) -> None:
    with pytest.raises(ChoiceRefused) as refusal:
        after(lines).choose(seat, Answer("doubt", seat=0))
    assert (refusal.value.kind, refusal.value.details) == (kind, details)


def test_a_refused_choice_does_not_change_how_the_match_goes_on() -> None:
    match = after(TRICK)
    with pytest.raises(IllegalAnswer):
        match.choose(1, Answer("play", ("10",)))
    assert everything(play(match, GAME[3:])) == everything(after(GAME))


def test_a_value_equal_to_an_answer_is_accepted_as_the_answer() -> None:
    match = after(())
    match.choose(0, ("play", ("16",), None, None, None))  # type: ignore[arg-type]
    assert type(match.given(0)) is Answer


@pytest.mark.parametrize("seat", [True, 1.0])
def test_a_value_equal_to_a_seat_is_accepted_as_the_seat(seat: Any) -> None:
    match = after(())
    match.choose(seat, Answer("play", ("20",)))
    assert match.record().endswith("\n1 play 20\n")


@pytest.mark.parametrize("seat", [[], {}, [0]])
def test_a_seat_that_is_not_a_number_at_all_is_not_asked(seat: Any) -> None:
    with pytest.raises(NotAsked):
        after(()).choose(seat, Answer("play", ("5",)))


@pytest.mark.parametrize("answer", UNPRINTABLE, ids=["no cards", "a number", "no verb", "huge"])
def test_an_answer_whose_parts_are_of_a_wrong_type_is_illegal(answer: Answer) -> None:
    with pytest.raises(IllegalAnswer):
        after(()).choose(0, answer)
