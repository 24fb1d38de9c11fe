"""Events as a watcher is told them, and as a seat has seen them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tables.every_game import play_on
from tables.toy import (
    GAME,
    TRICK,
    Toy,
    Tricks,
    after,
    play,
)
from whistlestop import games
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.engine.rule_generator import Rule


def watched(match: Match, lines: Sequence[str]) -> list[Event]:
    events: list[Event] = []
    match.watch(events.append)
    play(match, lines)
    return events


def test_at_an_event_the_views_are_those_of_that_moment() -> None:
    match = after(TRICK)
    decks: list[tuple[str, int]] = []
    match.watch(lambda event: decks.append((event.kind, match.view(None)["deck"])))
    play(match, ["1 stop"])
    # The winner looks at the top card, and then puts it back.
    assert (decks, match.view(None)["deck"]) == ([("peeked", 10)], 11)


def test_a_watcher_from_the_start_sees_the_table_at_every_event() -> None:
    seen: list[tuple[Event, Any]] = []
    match = Match(
        games.find("bang"),
        4,
        seed=1,
        watcher=lambda match, event: seen.append((event, match.view(None))),
    )
    assert [event for event, _ in seen] == match.events
    hands = [sum(player.hand for player in view.players) for _, view in seen]
    assert hands == sorted(hands)
    assert (len(set(hands)) > 1, seen[-1][1].deck) == (True, match.view(None).deck)


class Opening(Toy):
    """A game with an event before its first question."""

    def play(self, state: Tricks) -> Rule[None]:
        state.emit("opened")
        yield from super().play(state)


def test_at_an_event_before_the_first_question_nobody_is_asked() -> None:
    seen = []

    def watch(match: Match, event: Event) -> None:
        seen.append((event.kind, match.asks, match.waiting, match.ask(0), match.given(0)))
        assert (match.outcome, match.events, match.choices) == (None, [], [])

    Match(Opening(), 3, seed=1, watcher=watch)
    assert seen == [("opened", (), (), None, None)]


def test_a_watcher_is_told_every_event_once() -> None:
    match = after(())
    assert watched(match, GAME) == match.events


@pytest.mark.parametrize("count", range(len(GAME)))
def test_a_watcher_that_comes_late_is_told_what_is_to_come(count: int) -> None:
    match = after(GAME[:count])
    before = len(match.events)
    assert watched(match, GAME[count:]) == match.events[before:]


@pytest.mark.parametrize("count", range(len(GAME)))
def test_waking_up_tells_no_event_again(count: int) -> None:
    match = after(GAME[:count]).fork()
    before = len(match.events)
    assert watched(match, GAME[count:]) == match.events[before:]


def test_a_view_in_between_tells_no_event_again() -> None:
    match = after((*TRICK, "1 roll to table for 6")).fork()
    events: list[Event] = []
    match.watch(events.append)
    match.view(0)
    assert events == []


def test_a_removed_watcher_is_told_nothing_more() -> None:
    match = after(())
    events = watched(match, TRICK)
    match.watch(None)
    play(match, GAME[3:])
    assert events == after(TRICK).events


def test_a_watcher_removed_from_a_sleeping_match_is_told_nothing() -> None:
    match = after(TRICK).fork()
    events: list[Event] = []
    match.watch(events.append)
    match.watch(None)
    play(match, GAME[3:])
    assert events == []


def test_a_new_watcher_takes_the_place_of_the_old_one() -> None:
    match = after(())
    old = watched(match, TRICK)
    new = watched(match, GAME[3:])
    assert old + new == match.events


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_a_fork_is_not_watched(count: int) -> None:
    match = after(())
    events = watched(match, GAME[:count])
    before = len(events)
    play(match.fork(), GAME[count:])
    play_on(match.resample(0, Random(1)), Random(1))
    assert len(events) == before


def test_a_watcher_is_not_told_what_another_twin_plays() -> None:
    match = after(TRICK)
    twin = match.fork()
    events = watched(twin, ["1 stop"])
    play(match, GAME[3:])
    assert events == twin.events[1:]


# Events as a seat has seen them


def test_only_the_peeking_seat_sees_the_card() -> None:
    match = after((*TRICK, "1 stop"))
    assert ["card" in match.seen(seat)[-1].payload for seat in (None, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]


@pytest.mark.parametrize("start", range(8))
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_seen_events_can_be_read_from_any_event_on(seat: int | None, start: int) -> None:
    match = after(GAME)
    assert match.seen(seat, start) == [event.seen_by(seat) for event in match.events][start:]
