"""A match as text: its record, and its replay."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from tables.records import (
    FORCED,
    GAME_WITH_DICE,
    NAMES,
    RECORD,
    RECORD_OF_A_HALF_ANSWERED_TRICK,
    RECORD_WITH_DICE,
    put,
    replay,
    swapped,
    without,
)
from tables.toy import GAME, ROLL, TOY, TWO_TRICKS, after, find_toy
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match

# The text


def test_a_finished_match_is_recorded() -> None:
    assert after(GAME, names=NAMES).record() == RECORD


def test_a_match_under_way_is_recorded_with_its_options() -> None:
    match = Match(TOY, 3, {"colour": "blue", "doubts": False}, seed=1)
    for ask in match.asks:
        match.choose(ask.seat, ask.answers[-1])
    match.choose(1, ROLL)
    assert match.record() == RECORD_WITH_DICE


def test_of_answers_still_secret_those_that_were_the_only_one_are_recorded_and_marked() -> None:
    match = after((*TWO_TRICKS, FORCED[2], FORCED[0]))
    assert match.record() == RECORD_OF_A_HALF_ANSWERED_TRICK


def test_a_recorded_doubt_names_its_target() -> None:
    assert "\n1 roll to table for 6\n2 doubt at 1\n1 stop\n" in after(GAME_WITH_DICE).record()


def test_an_answer_that_was_the_only_one_is_left_out() -> None:
    assert "pass" not in after(GAME_WITH_DICE).record()


def test_a_match_without_names_has_no_line_for_them() -> None:
    assert "names" not in after(GAME).record()


def test_a_match_that_has_just_begun_ends_with_the_header() -> None:
    assert after(()).record().endswith("\nchoices: 0\nresult: unfinished\n\n")


# Replay


@pytest.mark.parametrize("text", [RECORD, RECORD_WITH_DICE, RECORD_OF_A_HALF_ANSWERED_TRICK])
def test_a_replayed_match_has_the_same_record(text: str) -> None:
    assert replay(text).record() == text


def test_a_replayed_match_has_the_same_names() -> None:
    assert replay(RECORD).names == NAMES


@pytest.mark.parametrize("lines", [GAME, GAME_WITH_DICE])
@pytest.mark.parametrize("count", range(len(GAME_WITH_DICE) + 1))
def test_answers_that_were_left_out_are_played_again(lines: Sequence[str], count: int) -> None:
    match = after(lines[:count])
    twin = replay(match.record())
    assert (twin.choices, twin.events, twin.asks) == (match.choices, match.events, match.asks)


@pytest.mark.parametrize("count", range(4))
@pytest.mark.parametrize("order", list(permutations(FORCED)))
def test_a_replay_knows_which_seats_have_given_their_only_answer(
    order: Sequence[str], count: int
) -> None:
    match = after((*TWO_TRICKS, *order[:count]))
    twin = replay(match.record())
    assert (twin.waiting, [twin.given(seat) for seat in range(3)]) == (
        match.waiting,
        [match.given(seat) for seat in range(3)],
    )


@pytest.mark.parametrize("order", list(permutations(FORCED)))
@pytest.mark.parametrize("count", range(3))
def test_answers_left_out_just_before_a_marked_one_are_played_again(
    count: int, order: Sequence[str]
) -> None:
    rolls = ("1 roll to table for 6", "2 pass") * 3
    match = after((*TWO_TRICKS[:-1], *rolls, *order[:count]))
    assert "pass" not in match.record()
    twin = replay(match.record())
    assert (twin.choices, twin.waiting) == (match.choices, match.waiting)


@pytest.mark.parametrize("count", range(len(GAME_WITH_DICE) + 1))
def test_a_record_may_hold_every_answer(count: int) -> None:
    match = after(GAME_WITH_DICE[:count])
    head = match.record().partition("\n\n")[0]
    twin = replay("\n".join([head, "", *GAME_WITH_DICE[:count], ""]))
    assert (twin.choices, twin.asks) == (match.choices, match.asks)


def test_the_watcher_of_a_replay_is_told_every_event() -> None:
    told: list[tuple[Match, Event]] = []
    match = Match.replay(RECORD, find_toy, lambda match, event: told.append((match, event)))
    assert told == [(match, event) for event in match.events]


def test_the_watcher_of_a_replay_sees_the_views_of_that_moment() -> None:
    decks: list[int] = []
    Match.replay(RECORD, find_toy, lambda match, _: decks.append(match.view(None)["deck"]))
    assert decks == [11, 10, 11, 10, 11, 10]


def test_a_replayed_match_is_watched_no_more() -> None:
    told: list[Event] = []
    match = Match.replay(RECORD_WITH_DICE, find_toy, lambda _, event: told.append(event))
    match.choose(1, ROLL)
    assert told == match.events[:-1]


# Accepted texts

ACCEPTED = {
    "CRLF line ends": RECORD.replace("\n", "\r\n"),
    "spaces after the lines": RECORD.replace("\n", "  \t\n"),
    "no line end after the last line": RECORD.removesuffix("\n"),
    "empty lines at the end": RECORD + "\n\n  \n",
    "empty lines between the answers": RECORD.replace("\n1 stop", "\n\n1 stop"),
    "two spaces between the words": RECORD.replace(" play ", "  play  "),
    "another engine": put(RECORD, 2, "engine: 99.0"),
    "no space after a colon": RECORD.replace("seed: 1", "seed:1"),
    "another order of the header": swapped(RECORD, 2, 9),
    "options in another order": put(RECORD, 4, "options: colour=red doubts=yes cards=20"),
    "options that are not said have their default": put(RECORD, 4, "options:"),
}


@pytest.mark.parametrize("how", ACCEPTED)
def test_harmless_differences_in_a_record_are_accepted(how: str) -> None:
    assert replay(ACCEPTED[how]).record() == RECORD


def test_the_order_in_which_several_answered_at_once_does_not_matter() -> None:
    assert replay(swapped(RECORD, 11, 12)).events == after(GAME).events


def test_names_may_be_left_out() -> None:
    assert replay(without(RECORD, 6)).names == ()
