"""The guides of the games: their worlds, policies and values."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tables.bang_bot import fresh_belief
from whistlestop import games
from whistlestop.bots.arena import play_out
from whistlestop.bots.bang.search_guide import BangGuide
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.colt.search_guide import ColtGuide
from whistlestop.bots.roster import hire
from whistlestop.bots.search import find_guide, judge
from whistlestop.bots.search.playing import play_on
from whistlestop.bots.train_heist.search_guide import TrainHeistGuide
from whistlestop.engine.ask import Ask
from whistlestop.engine.errors import UnknownGame
from whistlestop.engine.game import Outcome
from whistlestop.engine.match import Match
from whistlestop.games.bang.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "bang": (5, {"gold-rush": True}),
    "colt-super-express": (4, {"reflex": True}),
    "train-heist": (2, {"mode": "versus"}),
}
every_game = pytest.mark.parametrize("game", games.NAMES)


def begun(game: str, decisions: int = 40, seed: int = 3) -> tuple[Match, Ask]:
    """Return a match of bots after some decisions, at a question with several answers."""
    seats, options = TABLES[game]
    match, rng = Match(games.find(game), seats, options, seed), Random(1)
    level = "easy" if game == "colt-super-express" else "normal"
    bots = [hire(level, game, rng) for _ in range(seats)]
    play_out(match, bots, min(decisions, 8) if game == "colt-super-express" else decisions)
    seen = [MatchAsSeen(match, seat) for seat in range(seats)]
    while not any(ask.count > 2 for ask in match.asks):
        ask = match.asks[0]
        match.choose(ask.seat, bots[ask.seat].choose(ask, seen[ask.seat]))
    return match, next(ask for ask in match.asks if ask.count > 2)


@every_game
def test_two_matches_that_a_seat_cannot_tell_apart_are_judged_alike(game: str) -> None:
    match, ask = begun(game)
    few = ask.only(ask.answers[:3])
    other = match.resample(ask.seat, Random(8))
    assert other.ask(ask.seat) == ask
    found = [
        judge(few, find_guide(game)(MatchAsSeen(each, ask.seat)), 12, Random(5))
        for each in (match, other)
    ]
    assert found[0] == found[1]


@every_game
def test_a_value_is_a_share_of_a_win_anywhere_in_a_playout(game: str) -> None:
    match, ask = begun(game)
    guide = find_guide(game)(MatchAsSeen(match, ask.seat))
    for longest in (0, 3, 15, guide.longest):
        world = guide.world(Random(longest))
        play_on(world, guide.policy(world, Random(2)), longest)
        assert 0.0 <= guide.value(world) <= 1.0


def test_a_game_without_a_guide_is_refused_with_those_that_have_one() -> None:
    with pytest.raises(UnknownGame, match="it has one for bang, colt-super-express, train-heist"):
        find_guide("chess")


# BANG!


def five(seed: int = 5) -> Match:
    return Match(games.find("bang"), 5, {}, seed)


def test_roles_are_dealt_as_often_as_the_seat_believes() -> None:
    match, ask = begun("bang", 120)
    guide = BangGuide(MatchAsSeen(match, ask.seat))
    belief = guide._beliefs[ask.seat]
    assert belief is not None
    rng, dealt = Random(1), Counter[tuple[int, str | None]]()
    worlds = 600
    for _ in range(worlds):
        world = guide.world(rng)
        dealt.update((seat, world.side(seat)) for seat in range(5))
    for seat in range(5):
        for role, share in belief.shares(seat).items():
            assert dealt[seat, role] / worlds == pytest.approx(share, abs=0.07)


def test_a_belief_says_how_likely_a_deal_is_beside_the_likeliest_one() -> None:
    belief = fresh_belief(0, 5, {0: SHERIFF})
    roles = [SHERIFF, OUTLAW, OUTLAW, DEPUTY, RENEGADE]
    assert belief.odds(roles) == 1.0  # at first all deals are alike
    assert belief.odds([SHERIFF, OUTLAW, OUTLAW, OUTLAW, RENEGADE]) == 0.0  # no such deal
    assert belief.odds([OUTLAW, SHERIFF, OUTLAW, DEPUTY, RENEGADE]) == 0.0  # seat 0 is known
    belief._note(1, 0, 1.0)  # seat 1 has shot at the Sheriff
    assert belief.odds(roles) == 1.0
    assert 0.0 < belief.odds([SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE]) < 0.2


def test_the_copy_of_a_belief_goes_on_by_itself() -> None:
    belief = fresh_belief(0, 5, {0: SHERIFF})
    before = belief.shares(1)
    twin = belief.copy()
    twin.reveal(2, DEPUTY)
    twin._note(1, 0, 1.0)
    assert belief.shares(1) == before
    assert twin.shares(1)[OUTLAW] > before[OUTLAW]


def test_players_of_a_world_know_their_own_role_and_no_hidden_one() -> None:
    match = five()
    guide = BangGuide(MatchAsSeen(match, 0))
    world = guide.world(Random(1))
    for seat in range(1, 5):
        belief = guide._informed(world, world.view(None), seat)
        assert belief is not None
        assert belief.shares(seat) == {world.side(seat): 1.0}
        hidden = [other for other in range(5) if other != seat and world.side(other) != SHERIFF]
        assert all(len(belief.shares(other)) > 1 for other in hidden)


def test_a_stronger_side_has_a_better_estimate() -> None:
    match = five()
    sheriff = next(seat for seat in range(5) if match.side(seat) == SHERIFF)
    outlaw = next(seat for seat in range(5) if match.side(seat) == OUTLAW)
    law, hunters = (BangGuide(MatchAsSeen(match, seat)) for seat in (sheriff, outlaw))
    before = law.estimate(match), hunters.estimate(match)
    match._state.players[sheriff].life -= 3
    assert law.estimate(match) < before[0]
    assert hunters.estimate(match) > before[1]


def test_a_team_wins_together() -> None:
    match = five()
    guide = BangGuide(MatchAsSeen(match, 2))
    assert guide.result(match, Outcome((1, 2), "outlaws")) == 1.0
    assert guide.result(match, Outcome((0,), "law")) == 0.0


# Colt Super Express


def test_the_others_think_in_some_worlds_and_their_schemes_come_up_again() -> None:
    match, ask = begun("colt-super-express")
    guide = ColtGuide(MatchAsSeen(match, ask.seat))
    judge(ask.only(ask.answers[:2]), guide, 240, Random(1))
    assert {len(laid) for laid in guide._laid.values()} == {60}
    assert ask.seat not in guide._laid


# Train Heist


def heist(**options: Any) -> tuple[TrainHeistGuide, Match]:
    match = Match(games.find("train-heist"), 2, options, 3)
    return TrainHeistGuide(MatchAsSeen(match, 0)), match


def test_points_and_loot_help_and_knots_hurt() -> None:
    guide, match = heist(goal=12)
    state = match._state
    state.points = 9
    found = [guide.estimate(match)]
    state.points = 10
    found.append(guide.estimate(match))
    state.cowboys[1].loot = [state.sack.pop()]
    found.append(guide.estimate(match))
    assert found == sorted(set(found))
    state.hangman = 2
    assert guide.estimate(match) < found[0]


def test_in_the_score_mode_everybody_wins_and_the_points_count() -> None:
    guide, match = heist(mode="score")
    won = Outcome((0, 1), "score-12")
    match._state.points = 12
    some = guide.result(match, won)
    match._state.points = 20
    assert 0.5 == some < guide.result(match, won) < 1.0


def test_in_versus_the_lead_counts() -> None:
    guide, match = heist(mode="versus")
    state = match._state
    even = guide.estimate(match)
    state.cowboys[0].points = 2
    ahead = guide.estimate(match)
    state.cowboys[1].points = 4
    assert guide.estimate(match) < even < ahead
