"""The start of a match, with or without snapshots, also from a position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.contents import contents
from tables.every_game import everything, play_on, shown
from tables.toy import (
    GAME,
    TOY,
    TRICK,
    TWO_TRICKS,
    Toy,
    Tricks,
    after,
    find_toy,
    play,
    position,
)
from whistlestop.engine.errors import (
    BadOption,
    BadSeats,
    BadSeed,
)
from whistlestop.engine.game import Outcome
from whistlestop.engine.game_option import Options
from whistlestop.engine.match import NO_SEED, Match
from whistlestop.engine.rng import Rng
from whistlestop.engine.rule_generator import Rule

# Start


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bo"], ["Ann", "Bo", "Cy", "Di"], [""]])
def test_there_are_as_many_names_as_seats(names: list[str]) -> None:
    with pytest.raises(BadSeats, match=f"3 seats, but {len(names)} names"):
        Match(TOY, 3, names=names)


def test_a_match_keeps_the_names_of_its_players() -> None:
    assert Match(TOY, 3, names=["Ann", "Bo", "Ann"]).names == ("Ann", "Bo", "Ann")


def test_a_match_may_have_no_names() -> None:
    assert Match(TOY, 3).names == ()


@pytest.mark.parametrize("seats", [-3, 0, 1, 5, 10**30])
def test_a_game_is_not_played_by_any_number(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"toy is for 2 to 4 seats, not {seats}"):
        Match(TOY, seats)


@pytest.mark.parametrize("seats", [TOY.fewest, TOY.most])
def test_a_game_is_played_by_the_fewest_and_by_the_most(seats: int) -> None:
    assert Match(TOY, seats).waiting == tuple(range(seats))


def test_missing_options_get_their_defaults() -> None:
    match = Match(TOY, 3, {"cards": 30})
    assert match.options == {"doubts": True, "cards": 30, "colour": "red"}


@pytest.mark.parametrize("options", [{"card": 30}, {"cards": 41}, {"cards": True}])
def test_an_option_that_does_not_fit_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Match(TOY, 3, options)


def test_a_match_without_a_seed_is_given_one_that_nobody_can_guess() -> None:
    seeds = {Match(TOY, 2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert 2**100 < max(seeds) < 2**128


def test_a_seed_decides_all_chance() -> None:
    rolls = (*TRICK, "1 roll to table for 6")
    assert everything(after(rolls)) == everything(after(rolls))


@pytest.mark.parametrize("seed", [-5, NO_SEED, 2**256, 1.5, True], ids=repr)
def test_a_seed_that_no_record_could_hold_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="whole number"):
        Match(TOY, 3, seed=seed)


def test_the_smallest_seed_can_be_recorded_and_replayed() -> None:
    record = Match(TOY, 3, seed=0).record()
    assert Match.replay(record, find_toy).record() == record


def test_the_largest_seed_can_be_recorded_and_replayed() -> None:
    record = Match(TOY, 3, seed=2**256 - 1).record()
    assert Match.replay(record, find_toy).record() == record


# Snapshots


def test_without_snapshots_no_rest_is_kept() -> None:
    assert after(GAME[:-1], snapshots=False)._rest is None


def test_with_snapshots_the_choices_before_the_rest_are_let_go() -> None:
    assert len(after(TWO_TRICKS)._since) == 0


@pytest.mark.parametrize("count", range(len(GAME) + 1))
def test_without_snapshots_the_match_is_the_same(count: int) -> None:
    match = after(GAME[:count], snapshots=False)
    assert shown(match.fork()) == shown(match) == shown(after(GAME[:count]))


# Positions


def test_a_match_can_begin_from_a_position() -> None:
    match = Match(TOY, 3, position=position())
    assert (match.view(None)["points"], match.view(None)["trick"]) == ((5, 0, 0), 2)


@pytest.mark.parametrize("snapshots", [False, True])
def test_a_position_is_not_written_to(snapshots: bool) -> None:
    g = position()
    play_on(Match(TOY, 3, position=g, snapshots=snapshots), Random(1))
    assert contents(g) == contents(position())


def test_a_position_is_played_to_the_end() -> None:
    match = play(Match(TOY, 3, position=position()), [*TRICK, "1 stop"])
    assert match.outcome == Outcome((0,), "points")


def test_a_position_that_is_over_is_over() -> None:
    g = position()
    g.trick = 3
    assert Match(TOY, 3, position=g).outcome == Outcome((0,), "points")


@pytest.mark.parametrize("name", ["line\nfeed", "\x1b[31mred", "\ud800"], ids=ascii)
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(BadSeats, match="printable text"):
        Match(TOY, 2, names=(name, "Bo"))


def test_the_options_of_a_match_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        after(()).fork().options["doubts"] = False  # type: ignore[index]


def test_a_position_belongs_to_the_match_once_it_has_begun() -> None:
    position = TOY.setup(2, {"doubts": True, "cards": 20}, Rng(1))
    match = Match(TOY, 2, position=position)
    before = match.fork().view(0)
    position.points[0] = 99
    assert match.fork().view(0) == before


class Counted(Toy):
    """A game that counts how often it is set up."""

    setups = 0

    def setup(self, seats: int, options: Options, rng: Rng) -> Tricks:
        self.setups += 1
        return super().setup(seats, options, rng)


def test_a_fork_does_not_set_the_game_up_again() -> None:
    game = Counted()
    match = Match(game, 3, seed=1)
    match.fork()
    assert game.setups == 1


class Replayed(Toy):
    """A game that counts how often it is played."""

    plays = 0

    def play(self, state: Tricks) -> Rule[None]:
        self.plays += 1
        return super().play(state)


def test_a_finished_match_is_shown_again_without_being_played() -> None:
    game = Replayed()
    match = after(GAME, game)
    assert match.fork().view(0) == match.view(0)
    assert game.plays == 1


@pytest.mark.parametrize("count", [0, 1, len(TRICK), len(TWO_TRICKS)])
def test_a_fork_without_snapshots_that_is_finished_can_be_shown_again(count: int) -> None:
    match = play(after(GAME[:count]).fork(snapshots=False), GAME[count:])
    assert [match.fork().view(seat) for seat in range(3)] == [
        after(GAME).view(seat) for seat in range(3)
    ]


class Partners(Toy):
    """A game in which the side of a seat is in the state."""

    def side(self, state: Tricks, seat: int) -> str:
        return f"{seat} in trick {state.trick}"


def test_a_fork_that_has_not_been_used_yet_knows_the_sides() -> None:
    match = Match(Partners(), 3, seed=1)
    assert match.fork().side(2) == match.side(2) == f"2 in trick {match.view(None)['trick']}"
