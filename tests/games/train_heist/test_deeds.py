"""The deeds of each cowboy, and the turning points of a match."""

from __future__ import annotations

from random import Random

import pytest

from tables.every_game import play_on
from tables.train_heist import table, who
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
