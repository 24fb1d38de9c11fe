"""The deeds of each cowboy, and the turning points of a match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.every_game import play_on
from tables.train_heist import Bench, ring, table, who
from whistlestop import games
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.roster import hire
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match


def test_an_arrest_counts_for_the_cowboy_and_is_a_turning_point() -> None:
    t = table(A=who("E4"), B=who(), sheriff="IN_B")
    t.do("A", "move to IN_B")
    summary = t.match.summary()
    counts = {each.id: each.counts for each in summary.deeds}
    assert counts["heist-deed-jailed"] == (1, 0)
    assert [each.title.id for each in summary.turning_points] == ["heist-moment-jailed"]


def deeds(t: Bench, name: str) -> tuple[int, ...]:
    return {each.id: each.counts for each in t.match.summary().deeds}[f"heist-deed-{name}"]


def weights(t: Bench) -> dict[str, int]:
    """Return the weight of each kind of turning point that the match has had."""
    points = t.match.summary().turning_points
    return {each.title.id.removeprefix("heist-moment-"): each.weight for each in points}


def told(t: Bench, seat: int) -> list[str]:
    """Return what is told of a seat at the end: `heist-end-carried 2`."""
    things = t.match.summary().seats[seat].things
    return [" ".join([each.id, *[str(value) for _, value in each.args]]) for each in things]


def test_an_arrest_that_is_taken_back_is_no_deed() -> None:
    t = table(A=who("E4", loot="L01 L02"), B=who(), sheriff="IN_B", solo=True)
    t.do("A", "take-bullet", "move to IN_B")
    assert (deeds(t, "jailed"), deeds(t, "lost")) == ((1,), (2,))
    t.do("A", "undo")
    assert (deeds(t, "jailed"), deeds(t, "lost"), weights(t)) == ((0,), (0,), {})
    t.do("A", "undo", "move to IN_B")
    assert (deeds(t, "jailed"), deeds(t, "lost"), weights(t)) == ((1,), (2,), {"jailed": 4})
    (point,) = t.match.summary().turning_points
    assert t.match.events[point.event].kind == "jailed"


def test_an_action_before_one_that_is_taken_back_counts() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who(), solo=True)
    t.do("A", "drop", "take-bullet", "undo")
    assert (deeds(t, "delivered"), weights(t)) == ((1,), {"delivered": 2})


def test_delivered_tiles_and_drawn_cards_are_deeds() -> None:
    t = table(A=who("TOWN_B", loot="L01 L02"), B=who()).do("A", "drop").pass_turn("A")
    assert (deeds(t, "delivered"), deeds(t, "drawn")) == ((2, 0), (5, 0))
    assert weights(t) == {"delivered": 2}


def test_an_escape_is_a_deed_and_a_turning_point() -> None:
    t = table(A=who(), B=who("JAIL", "KEY-1 KEY-2 KEY-3"), speed=2).pass_turn("A")
    t.do("B", "escape KEY-1 KEY-2 KEY-3")
    assert (deeds(t, "escaped"), weights(t)) == ((0, 1), {"escaped": 3})


def arriving(**more: Any) -> Bench:
    """Put car 1 one space before the star of Town B, where no loot waits."""
    return table(**{"A": who(), "B": who(), "train": ring(29), "speed": 1, "sack": "", **more})


def test_the_noose_and_the_end_of_the_switches_are_the_heaviest_turning_points() -> None:
    lowered = arriving(events="speed-up switch", hangman=1).pass_turn("A")
    assert weights(lowered) == {"hangman": 5}
    gone = arriving(events="speed-up", last=True, towns={"B": "L06"}).end("A")
    assert weights(gone)["tokens"] == 5


def test_loot_that_pays_is_a_turning_point_against_each_other() -> None:
    people = {"A": who(points=2), "B": who(points=1), "counters": {"B": (0, 2)}}
    t = arriving(**people, mode="versus", events="switch", towns={"B": "L06"}).end("A")
    assert weights(t) == {"collected": 3}
    assert (told(t, 0)[0], told(t, 1)[0]) == ("heist-end-points 2", "heist-end-points 3")


def test_a_match_tells_the_name_and_the_loot_of_each_cowboy() -> None:
    t = table(A=who(loot="L01 L02", title="wild"), B=who())
    assert told(t, 0) == ["heist-wanted-wild", "heist-end-carried 2"]
    assert told(t, 1) == ["heist-end-carried 0"]


def test_a_single_player_gets_the_deeds_of_all_their_cowboys() -> None:
    match = Match(games.find("train-heist"), 1, {"cowboys": 3}, 4)
    play_on(match, Random(4))
    summary = match.summary()
    drawn = {each.id: each.counts for each in summary.deeds}["heist-deed-drawn"]
    total = sum(event.payload["count"] for event in match.events if event.kind == "drew")
    assert (len(summary.seats), drawn) == (1, (total,))
    role = summary.seats[0].role
    assert role is not None
    assert len(dict(role.args)["colours"]) == 3  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"goal": 10}), (3, {"mode": "score"}), (2, {"mode": "versus"})]
)
def test_deliveries_are_the_points_of_the_match(
    seats: int, options: dict[str, OptionValue]
) -> None:
    match = Match(games.find("train-heist"), seats, options, 5)
    bots = [hire("normal", "train-heist", Random(seat)) for seat in range(seats)]
    while match.outcome is None:
        for ask in match.asks:
            match.choose(ask.seat, bots[ask.seat].choose(ask, MatchAsSeen(match, ask.seat)))
    summary, view = match.summary(), match.view(None)
    delivered = {each.id: each.counts for each in summary.deeds}["heist-deed-delivered"]
    assert sum(delivered) > 0
    if view.mode == "versus":
        marked = [
            sum(town.counters[cowboy.number] for town in view.towns) for cowboy in view.cowboys
        ]
        points = [cowboy.points for cowboy in view.cowboys]
        assert [*delivered] == [one + other for one, other in zip(marked, points, strict=True)]
    else:
        assert sum(delivered) == view.points


def test_the_open_view_shows_all_hands_in_versus() -> None:
    match = Match(games.find("train-heist"), 2, {"mode": "versus"}, 3)
    assert None in match.view(0).cowboys[1].hand
    assert all(None not in cowboy.hand for cowboy in match.open_view().cowboys)
