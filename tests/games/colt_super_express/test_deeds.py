"""The deeds and treasures of each bandit, and the turning points of a match."""

from __future__ import annotations

from random import Random

import pytest

from tables.colt import Table, table
from tables.every_game import play_on
from whistlestop import games
from whistlestop.engine.event import Event
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.deeds import summary


def deeds(t: Table, name: str) -> tuple[int, ...]:
    return {each.id: each.counts for each in t.match.summary().deeds}[f"colt-deed-{name}"]


def test_a_hit_counts_for_the_shooter_and_for_the_target() -> None:
    t = table(inside="- | Be> Ch> <Dj | -")
    t.play("Be fire")
    assert (deeds(t, "hits"), deeds(t, "suffered")) == ((1, 0, 0), (0, 1, 0))


def test_every_card_that_is_revealed_counts_as_played() -> None:
    t = table(inside="- | Be> Ch> <Dj | -")
    t.round(Be="flip flip flip", Ch="flip flip flip", Dj="flip flip flip")
    assert (deeds(t, "played"), deeds(t, "hits")) == ((3, 3, 3), (0, 0, 0))


def test_rides_and_trips_are_deeds_of_their_expansions() -> None:
    t = table(inside="- | Be> Ch> | <Dj | - | -", expansions="horse time-car")
    t.round(Be="horse flip flip", Ch="horse flip flip", Dj="flip flip flip")
    assert (deeds(t, "rides"), deeds(t, "trips")) == ((1, 1, 0), (0, 0, 0))
    t = table(inside="- | Ch> | <Dj | - | Be>", expansions="time-car", first="Be")
    t.round(Be="move flip flip", Ch="flip flip flip", Dj="flip flip flip")
    assert deeds(t, "trips") == (1, 0, 0)


def test_each_seat_is_told_with_its_bandit_and_where_it_is() -> None:
    t = table(inside="- | Be> | <Ch | -", out="Dj")
    seats = t.match.summary().seats
    assert [seat.role.id for seat in seats if seat.role] == [
        "colt-bandit-belle",
        "colt-bandit-cheyenne",
        "colt-bandit-django",
    ]
    where = [seat.things[0].id for seat in seats]
    assert where == ["colt-end-aboard", "colt-end-aboard", "colt-end-out"]


@pytest.mark.parametrize(
    ("owners", "leads"),
    [
        ((0,), [0]),
        ((0, 0), [0]),
        ((0, 1), [0]),
        ((0, 1, 1), [0, 2]),
        ((0, 1, 0), [0]),
        ((0, 1, 2, 2, 1, 1), [0, 3, 5]),
        ((0, 1, 1, 2, 2), [0, 2]),
    ],
)
def test_a_new_bandit_with_the_most_treasures_is_a_turning_point(
    owners: tuple[int, ...], leads: list[int]
) -> None:
    t = table(inside="- | Be> | <Ch | Dj> | -")
    won = [Event("treasure", {"seat": seat}) for seat in owners]
    found = summary([Event("round", {}), *won], t.match.open_view(), ()).turning_points
    assert [point.event - 1 for point in found] == leads
    assert {(point.title.id, point.weight) for point in found} == {("colt-moment-lead", 4)}


def test_turning_points_have_names_and_weights() -> None:
    found = set()
    for seed in range(60):
        options: dict[str, OptionValue] = {"horse": True, "time-car": True}
        match = Match(games.find("colt-super-express"), 4, options, seed)
        play_on(match, Random(seed))
        for point in match.summary().turning_points:
            found.add((match.events[point.event].kind, point.title.id, point.weight))
    assert found == {
        ("eliminated", "colt-moment-eliminated", 3),
        ("rescued", "colt-moment-rescued", 4),
        ("travelled", "colt-moment-travelled", 2),
        ("showed-treasure", "colt-moment-showed", 4),
        ("treasure", "colt-moment-lead", 4),
    }


def test_a_shot_that_hits_nobody_does_not_count() -> None:
    t = table(inside="- | <Be Ch> <Dj | -")
    t.play("Be fire")
    assert sum(deeds(t, "hits")) == 0


@pytest.mark.parametrize("secrecy", ["own", "open", "hidden"])
@pytest.mark.parametrize("seed", range(4))
def test_everybody_sees_the_values_of_all_treasures_at_the_end(seed: int, secrecy: str) -> None:
    options: dict[str, OptionValue] = {"treasure": secrecy, "horse": True, "time-car": True}
    match = Match(games.find("colt-super-express"), 5, options, seed)
    play_on(match, Random(seed))
    summary, view = match.summary(), match.open_view()
    awarded = {each.id: each.counts for each in summary.deeds}["colt-deed-treasures"]
    for bandit, seat, count in zip(view.bandits, summary.seats, awarded, strict=True):
        told = [dict(each.args)["value"] for each in seat.things if each.args]
        assert (tuple(told), len(told)) == (bandit.treasures, count)
    assert [each.id for each in summary.deeds][-2:] == ["colt-deed-rides", "colt-deed-trips"]


def test_an_expansion_that_is_not_played_adds_no_deeds() -> None:
    match = Match(games.find("colt-super-express"), 4, {}, 1)
    play_on(match, Random(1))
    assert len(match.summary().deeds) == 4


def test_the_open_view_shows_the_cards_that_are_left() -> None:
    match = Match(games.find("colt-super-express"), 3, {"bandits": "dealt"}, 1)
    for seat in range(2):
        ask = match.ask(seat)
        assert ask is not None
        match.choose(seat, ask.answers[seat])
    assert [bandit.stack for bandit in match.view(0).bandits] == [(), (), ()]
    shown: list[tuple[str, ...]] = []
    match.watch(lambda _: shown.append(match.open_view().bandits[1].stack))
    ask = match.ask(2)
    assert ask is not None
    match.choose(2, ask.answers[0])
    first = max(shown, key=len)
    assert len(first) == 3
