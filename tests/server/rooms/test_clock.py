"""The moment at which the server answers for a seat. One pure function decides it."""

from __future__ import annotations

from dataclasses import replace
from statistics import median

import pytest

from whistlestop.server.rooms.automatic_answers import (
    CORRESPONDENCE,
    Presence,
    Wait,
    due,
    random_pause,
)

ASKED, PAUSE, OWN, AWAY_AFTER = 100.0, 1.5, 7.0, 60.0
QUESTION = Wait(turn=0, asked_at=ASKED, pause=PAUSE, single_answer=False, own_pause=OWN)
FORMALITY = replace(QUESTION, single_answer=True)
PERSON = Presence(bot=False)
BOT = Presence(bot=True)


def answered(wait: Wait, who: Presence, clock: int | None) -> tuple[float, str] | None:
    return due(wait, who, clock, AWAY_AFTER)


def test_a_person_who_is_there_takes_all_the_time_in_a_match_without_clocks() -> None:
    assert answered(QUESTION, PERSON, None) is None


def test_a_clock_that_runs_out_is_answered_for() -> None:
    assert answered(QUESTION, PERSON, 30) == (ASKED + 30, "late")


def test_a_clock_begins_when_what_happened_before_has_been_watched() -> None:
    after_many_scenes = replace(QUESTION, watching=8.0)
    assert answered(after_many_scenes, PERSON, 30) == (ASKED + 38, "late")
    assert answered(after_many_scenes, BOT, 30) == (ASKED + PAUSE, "bot")


def test_a_bot_takes_a_moment() -> None:
    assert answered(QUESTION, BOT, None) == (ASKED + PAUSE, "bot")
    assert answered(FORMALITY, BOT, None) == (ASKED + PAUSE, "bot")


def test_a_single_answer_takes_as_long_as_the_person_would() -> None:
    assert answered(FORMALITY, PERSON, None) == (ASKED + OWN, "only")
    assert answered(FORMALITY, PERSON, 30) == (ASKED + OWN, "only")


def test_a_person_who_is_back_has_not_seen_the_question_before() -> None:
    back = Presence(bot=False, back_since=ASKED + 20)
    assert answered(FORMALITY, back, 60) == (ASKED + 20 + OWN, "only")
    assert answered(FORMALITY, replace(back, back_since=1.0), 60) == (ASKED + OWN, "only")


@pytest.mark.parametrize("clock", [None, 15, 300, CORRESPONDENCE])
def test_an_absent_person_with_a_single_answer_looks_like_one_with_several(
    clock: int | None,
) -> None:
    for who in (Presence(bot=False, absent_since=90.0), Presence(bot=False, away=True)):
        assert answered(FORMALITY, who, clock) == answered(QUESTION, who, clock) is not None


def test_a_single_answer_is_given_at_once_to_a_lone_person() -> None:
    alone = Presence(bot=False, alone=True)
    assert answered(FORMALITY, alone, None) == (ASKED, "only")
    assert answered(QUESTION, alone, None) is None


def test_a_bot_answers_for_a_disconnected_person_after_a_while() -> None:
    gone = Presence(bot=False, absent_since=90.0)
    assert answered(QUESTION, gone, None) == (90.0 + AWAY_AFTER, "away")
    assert answered(QUESTION, gone, 15) == (ASKED + 15, "late")
    assert answered(QUESTION, gone, 300) == (90.0 + AWAY_AFTER, "away")


def test_an_absent_person_is_answered_for_no_faster_than_a_bot() -> None:
    gone = Presence(bot=False, absent_since=1.0)
    assert answered(QUESTION, gone, None) == (ASKED + PAUSE, "away")


def test_a_bot_answers_for_an_absent_person_until_they_are_back() -> None:
    away = Presence(bot=False, away=True)
    assert answered(QUESTION, away, 30) == (ASKED + PAUSE, "away")


def test_by_correspondence_only_the_clock_counts() -> None:
    gone = Presence(bot=False, absent_since=1.0)
    assert answered(QUESTION, gone, CORRESPONDENCE) == (ASKED + CORRESPONDENCE, "late")


@pytest.mark.parametrize("who", [PERSON, BOT, Presence(bot=False, absent_since=1.0)])
def test_a_match_without_clocks_rests_while_nobody_looks_on(who: Presence) -> None:
    nobody = Presence(bot=who.bot, absent_since=who.absent_since, watched=False)
    assert answered(QUESTION, nobody, None) is None
    assert answered(QUESTION, nobody, 30) is not None


def test_a_pause_is_short_and_never_twice_the_same() -> None:
    pauses = [random_pause(1.2) for _ in range(500)]
    assert len(set(pauses)) > 450
    assert all(0.4 < pause <= 6.0 for pause in pauses)
    assert 0.9 < median(pauses) < 1.6
    assert random_pause(0.0) == 0.0
