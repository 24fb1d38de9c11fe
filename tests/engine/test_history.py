"""Histories that forks share."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tables.toy import GAME, TOY, TRICK, after, position
from whistlestop import games
from whistlestop.engine.errors import IllegalAnswer, NotAsked
from whistlestop.engine.event import Event
from whistlestop.engine.history import History
from whistlestop.engine.match import Match
from whistlestop.engine.playout import play_at_random

STEPS = st.lists(
    st.tuples(st.integers(0, 9), st.sampled_from(["add", "fork", "until", "read"])), max_size=40
)


@settings(max_examples=300, deadline=None)
@given(STEPS)
def test_every_history_of_a_tree_of_forks_is_like_a_list_of_its_own(
    steps: list[tuple[int, str]],
) -> None:
    histories, lists = [History[int]()], [list[int]()]
    for number, (which, what) in enumerate(steps):
        at = which % len(histories)
        history, own = histories[at], lists[at]
        if what == "add":
            history.extend([number, -number])
            history.append(number)
            own += [number, -number, number]
        elif what == "fork":
            histories.append(history.fork())
            lists.append(own[:])
        elif what == "until":
            histories.append(history.until(len(own) // 2))
            lists.append(own[: len(own) // 2])
        else:
            assert history.all() == own
        assert list(map(len, histories)) == list(map(len, lists))
    assert [history.all() for history in histories] == lists


def shared(match: Match, twin: Match) -> bool:
    """Return whether a fork holds no event and no choice of its own yet."""
    return not twin._events.own and not twin._choices.own and twin.choices == match.choices


def test_a_fork_copies_neither_events_nor_choices() -> None:
    match = after(GAME)
    assert shared(match, match.fork())
    assert shared(match, match.fork().fork())


def test_an_imagined_match_copies_no_events_after_the_first_one_for_a_seat() -> None:
    match = after(TRICK)
    match.resample(1, Random(1))
    kept = match._seen[1]
    again = match.resample(1, Random(2))
    assert (match._seen[1] is kept, again._events.own, again.events) == (True, [], match.seen(1))


def test_an_imagined_match_holds_no_event_as_it_really_was() -> None:
    match = Match(games.find("bang"), 5, seed=1)
    play_at_random(match, Random(1).random, 40)
    secret = {id(event) for event in match.events if event.secret is not None}
    held = set[int]()
    at: History[Event] | None = match.resample(1, Random(1)).fork()._events
    while at is not None:
        held |= set(map(id, at.own))
        at = at.before
    assert (bool(secret), bool(held), secret & held) == (True, True, set())


# A match without events


def test_a_match_without_events_cannot_be_watched() -> None:
    match = Match(TOY, 3, seed=1, events=False)
    match.watch(None)
    with pytest.raises(ValueError, match="cannot be watched"):
        match.watch(print)
    with pytest.raises(ValueError, match="cannot be watched"):
        Match(TOY, 3, seed=1, events=False, watcher=print)


def test_a_match_without_events_has_no_summary() -> None:
    match = Match(TOY, 3, position=position(), events=False)
    with pytest.raises(ValueError, match="no summary"):
        match.summary()


def test_a_match_without_events_has_a_record_of_its_choices() -> None:
    match = Match(TOY, 3, seed=3, events=False, snapshots=False)
    play_at_random(match, Random(1).random, 1000)
    again = Match.replay(match.record(), lambda _: TOY)
    assert (again.outcome, again.choices, bool(again.events)) == (
        match.outcome,
        match.choices,
        True,
    )


# Answers by their number


def test_an_answer_is_given_by_its_number() -> None:
    one, two = after(()), after(())
    ask = one.asks[0]
    one.choose_index(ask.seat, 2)
    two.choose(ask.seat, ask[2])
    assert (one.choices, one.asks) == (two.choices, two.asks)


@pytest.mark.parametrize("number", [-1, 1000])
def test_a_number_without_an_answer_is_refused(number: int) -> None:
    match = after(())
    with pytest.raises(IllegalAnswer, match=str(number)):
        match.choose_index(match.asks[0].seat, number)
    assert match.choices == []


def test_a_seat_that_is_not_asked_gives_no_answer_by_number() -> None:
    with pytest.raises(NotAsked):
        after(()).choose_index(17, 0)
