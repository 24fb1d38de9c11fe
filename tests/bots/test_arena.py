"""Bots against bots: their seats, the counts, and games that are stuck."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from tables.toy import TOY, Toy, Tricks
from whistlestop import games
from whistlestop.bots import arena
from whistlestop.bots.arena import Series, Tally, interval, play, play_bundle, play_out
from whistlestop.bots.random import RandomBot
from whistlestop.engine.ask import Answer, Ask, Together
from whistlestop.engine.match import Match
from whistlestop.engine.rule_generator import AT_REST, Rule


def series(**parts: Any) -> Series:
    given = {
        "game": "colt-super-express",
        "seats": 4,
        "options": {},
        "bots": ("random",),
        "seed": 1,
        "games": 20,
        **parts,
    }
    return Series(**given)


def total(what: Series, jobs: int = 1) -> Tally:
    tally = Tally()
    for each in play(what, jobs):
        tally.add(each)
    return tally


# Seats


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("bots", ["a", "ab", "abc"])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    what = series(seats=seats, bots=tuple(bots))
    sat = Counter((what.bot(game, seat), seat) for game in range(seats) for seat in range(seats))
    own = Counter(bots[slot % len(bots)] for slot in range(seats))
    assert sat == Counter({(bot, seat): own[bot] for bot in bots for seat in range(seats)})


def test_one_bot_fills_all_seats() -> None:
    assert {series().bot(game, seat) for game in range(9) for seat in range(4)} == {"random"}


def test_bots_move_one_seat_on_after_every_game() -> None:
    what = series(seats=3, bots=("a", "b", "c"))
    assert ["".join(what.bot(game, seat) for seat in range(3)) for game in range(4)] == [
        "abc",
        "bca",
        "cab",
        "abc",
    ]


# Counting


def test_every_game_and_every_win_is_counted_once() -> None:
    tally = total(series(games=60))
    assert (tally.ended, tally.stuck, tally.played, tally.won.total() + tally.nobody) == (
        60,
        [],
        Counter({("random", seat): 60 for seat in range(4)}),
        60,
    )


def test_the_same_seed_gives_the_same_tally() -> None:
    assert total(series()) == total(series())


def test_another_seed_gives_another_tally() -> None:
    assert total(series(seed=2)) != total(series(seed=1))


def test_the_games_of_one_seed_differ() -> None:
    tallies = [play_bundle(series(games=number + 1), number) for number in range(20)]
    assert len({(tally.decisions, str(tally.won)) for tally in tallies}) > 10


@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing() -> None:
    what = series(games=3 * arena.BUNDLE + 20)
    assert total(what, jobs=2) == total(what, jobs=1)


def test_games_are_played_with_the_options_given() -> None:
    plain, full = series(), series(options={"reflex": True, "horse": True, "time-car": True})
    assert total(plain) != total(full)


# Stuck games


class Endless(Toy):
    """A game that asks the first seat for ever."""

    def play(self, state: Tricks) -> Rule[None]:
        yield AT_REST
        while state.trick == 0:
            yield Ask(0, "more", (Answer("more"), Answer("less")))


class Broken(Toy):
    """A game that asks nobody after the first question and is not over."""

    def play(self, _state: Tricks) -> Rule[None]:
        yield AT_REST
        yield Ask(0, "more", (Answer("more"), Answer("less")))
        yield Together(())


class Unfinished(Toy):
    """A game that stops without an outcome."""

    def play(self, _state: Tricks) -> Rule[None]:
        yield AT_REST
        yield Ask(0, "more", (Answer("more"), Answer("less")))


@pytest.mark.parametrize("game", [Endless, Broken, Unfinished])
def test_a_stuck_game_is_counted_with_its_seed(
    game: type[Toy], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "find", lambda _: game())
    tally = play_bundle(series(game="toy", seats=3, seed=7, games=2), 0)
    assert (tally.ended, tally.stuck) == (0, [7 << 32, (7 << 32) + 1])


def test_a_game_that_breaks_before_its_first_question_is_stuck_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Stillborn(Toy):
        def play(self, _state: Tricks) -> Rule[None]:
            yield Together(())

    monkeypatch.setattr(games, "find", lambda _: Stillborn())
    assert play_bundle(series(game="toy", seats=3, games=2), 0).stuck == [1 << 32, (1 << 32) + 1]


def test_bots_stop_after_as_many_decisions_as_told() -> None:
    match, bots = Match(TOY, 3, seed=1), [RandomBot(Random(seat)) for seat in range(3)]
    assert (play_out(match, bots, most=4) < 8, match.outcome) == (True, None)


# The interval


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (250, 1000, 0.2242, 0.2778),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval_is_that_of_the_books(
    won: int, played: int, low: float, high: float
) -> None:
    assert interval(won, played) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("played", [1, 3, 40])
def test_the_interval_holds_the_share_and_stays_between_0_and_1(played: int) -> None:
    holds = [
        0 <= low <= won / played <= high <= 1
        for won in range(played + 1)
        for low, high in [interval(won, played)]
    ]
    assert all(holds)


# Sides


def test_a_bot_has_all_seats_of_its_side() -> None:
    what = series(game="bang", seats=5, games=10, bots=("random",), own={"outlaw": "normal"})
    assert total(what).played_by_side == Counter(
        {
            ("normal", "outlaw"): 10,
            ("random", "sheriff"): 10,
            ("random", "deputy"): 10,
            ("random", "renegade"): 10,
        }
    )


def test_a_side_wins_once_a_game_however_many_seats_it_has() -> None:
    tally = total(series(game="bang", seats=7, games=20))
    won = {side: tally.won_by_side["random", side] for side in ("sheriff", "outlaw", "renegade")}
    assert sum(won.values()) + tally.nobody == 20


def test_a_game_without_sides_counts_none() -> None:
    assert not total(series()).played_by_side


# Several processes


@pytest.mark.slow
def test_an_error_of_a_process_is_raised_here() -> None:
    with pytest.raises(OSError, match="full"):
        total_kept(series(), full)


def full(*_: object) -> None:
    raise OSError("full")


def total_kept(what: Series, keep: arena.Keep) -> list[Tally]:
    return list(play(what, 2, keep))


@pytest.mark.slow
def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(RuntimeError, match="has died"):
        total_kept(series(), die)


def die(*_: object) -> None:
    os._exit(3)
