"""The reasons why a seat cannot use the things that it has picked."""

from __future__ import annotations

import pytest

from tables.toy import GAME, TRICK, after
from whistlestop.engine.ask import Answer
from whistlestop.engine.narration import PlayerName, text
from whistlestop.engine.reason import Pick, Reason, reason

ANSWER = Answer("give", ("bang-QH", "mail-car"), seat=2, place="hand")


@pytest.mark.parametrize(
    ("pick", "used"),
    [
        (Pick(), True),
        (Pick("bang-QH"), True),
        (Pick("mail-car"), True),
        (Pick("beer-6H"), False),
        (Pick(seat=2), True),
        (Pick(seat=0), False),
        (Pick(place="hand"), True),
        (Pick(place="table"), False),
        (Pick("bang-QH", 2, "hand"), True),
        (Pick("beer-6H", 2, "hand"), False),
        (Pick("bang-QH", 0, "hand"), False),
        (Pick("bang-QH", 2, "table"), False),
    ],
)
def test_an_answer_uses_a_pick_if_it_uses_every_part_of_it(pick: Pick, *, used: bool) -> None:
    assert pick.is_in(ANSWER) is used


def test_an_answer_without_a_seat_or_a_place_uses_none() -> None:
    assert not Pick(seat=0).is_in(Answer("play", ("bang-QH",)))
    assert not Pick(place="hand").is_in(Answer("play", ("bang-QH",)))


def test_a_reason_is_a_text_with_its_clauses() -> None:
    said = reason("why", "A-1", "A-2", count=2)
    assert said == Reason(text("why", count=2), ("A-1", "A-2"))


def test_a_thing_that_an_answer_uses_needs_no_reason() -> None:
    match = after(())
    assert match.why_not(0, Pick("16")) is None
    assert match.why_not(0, Pick()) is None
    assert match.why_not(0, Pick("20")) is not None, "that is a card of another player"


def test_a_game_gives_its_own_reasons() -> None:
    match = after(TRICK)
    found = match.why_not(1, Pick("10"))
    assert found == reason("toy-why-after-the-trick", "TOY-001", trick=1)
    assert match.why_not(1, Pick("99")) == reason("reason-other-question")


def test_a_seat_that_is_not_asked_reads_who_is() -> None:
    match = after(TRICK)
    assert match.why_not(0, Pick("9")) == reason("reason-not-asked", players=(PlayerName(1),))


def test_a_seat_that_has_answered_reads_that_others_are_choosing() -> None:
    match = after(TRICK[:1])
    assert match.why_not(0, Pick("16")) == reason("reason-answered")
    assert match.why_not(1, Pick("20")) is None


def test_a_match_that_is_over_has_one_reason_for_everything() -> None:
    match = after(GAME)
    assert match.why_not(0, Pick("16")) == reason("reason-over")


@pytest.mark.parametrize("game", [(), TRICK], ids=["the first question", "a later question"])
def test_a_fork_has_the_same_reasons(game: tuple[str, ...]) -> None:
    match = after(game)
    picks = [Pick(card) for card in ("5", "16", "10", "20", "99")]
    for seat in range(3):
        for pick in picks:
            assert match.fork().why_not(seat, pick) == match.why_not(seat, pick)
