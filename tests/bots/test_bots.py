"""Each bot by itself: its view of the match, and its strength."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.colt import table
from tables.contents import match_contents
from tables.every_game import play_some
from tables.toy import TOY
from whistlestop.bots.arena import interval, play_out
from whistlestop.bots.bot import Bot, MatchAsSeen
from whistlestop.bots.colt.monte_carlo import MonteCarloBot
from whistlestop.bots.random import RandomBot
from whistlestop.engine.ask import Answer
from whistlestop.engine.game import Game
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME

GAMES: list[Game[Any]] = [TOY, GAME]


def in_mid_game(game: Game[Any], seed: int) -> Match:
    """Return a match in which seat 0 is asked together with others who have already answered."""
    match = Match(game, 3, {}, seed)
    play_some(match, Random(seed), 4 + seed % 5)
    while match.outcome is None and (match.ask(0) is None or not match._order):
        ask = match.asks[0]
        match.choose(ask.seat, Random(seed).choice(ask.answers))
    for ask in match.asks:
        if ask.seat != 0 and len(match.asks) > 1:
            match.choose(ask.seat, Random(seed).choice(ask.answers))
    return match


def decision(bot: Bot, match: Match) -> Answer | None:
    ask = match.ask(0)
    return None if ask is None else bot.choose(ask, MatchAsSeen(match, 0))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES, ids=["toy", "colt"])
def test_hidden_facts_do_not_change_monte_carlos_decisions(game: Game[Any], seed: int) -> None:
    truth = in_mid_game(game, seed)
    others = [truth.resample(0, Random(luck)) for luck in range(3)]
    decisions = {
        decision(MonteCarloBot(Random(1), playouts=24), match) for match in (truth, *others)
    }
    assert len(decisions) == 1


@pytest.mark.parametrize("bot", [RandomBot(Random(1)), MonteCarloBot(Random(1), playouts=8)])
def test_a_bot_changes_nothing_by_thinking(bot: Bot) -> None:
    match = in_mid_game(GAMES[1], 3)
    before = match_contents(match)
    decision(bot, match)
    assert match_contents(match) == before


@pytest.mark.parametrize("bot", [RandomBot, MonteCarloBot])
@pytest.mark.parametrize("game", GAMES, ids=["toy", "colt"])
def test_a_bot_plays_any_game_to_its_end(game: Game[Any], bot: type[Bot]) -> None:
    match, bots = Match(game, 3, {}, 1), [bot(Random(seat)) for seat in range(3)]
    for each in bots:
        if isinstance(each, MonteCarloBot):
            each.playouts = 4
    play_out(match, bots)
    assert match.outcome is not None


def test_a_match_as_seen_shows_the_view_and_events_of_its_seat() -> None:
    match = in_mid_game(GAMES[1], 3)
    as_seen = MatchAsSeen(match, 0)
    assert (as_seen.view, as_seen.events) == (match.view(0), match.seen(0))


def test_monte_carlo_takes_the_only_answer_without_thinking() -> None:
    match = Match(TOY, 3, {}, 1)
    while match.asks and len(match.asks[0].answers) > 1:
        ask = match.asks[0]
        match.choose(ask.seat, ask.answers[0])
    bot = MonteCarloBot(Random(1))
    ask = match.asks[0]
    state = bot.rng.getstate()
    answer = bot.choose(ask, MatchAsSeen(match, ask.seat))
    assert (answer, bot.rng.getstate()) == (ask.answers[0], state)


def test_monte_carlo_takes_a_win_that_is_certain() -> None:
    """Belle shoots first, and shoots the last other bandit off the train."""
    match = table(inside="Be> | Ch>", out="Dj").match
    chosen = decision(MonteCarloBot(Random(1), playouts=200), match)
    assert chosen is not None
    assert chosen.cards[0] == "fire"


@pytest.mark.slow
def test_monte_carlo_beats_random_clearly() -> None:
    wins = 0
    for number in range(40):
        mine = number % 3
        match, rng = Match(GAME, 3, {}, number), Random(number)
        bots = [MonteCarloBot(rng, 40) if seat == mine else RandomBot(rng) for seat in range(3)]
        play_out(match, bots)
        assert match.outcome is not None
        wins += mine in match.outcome.winners
    assert interval(wins, 40)[0] > 1 / 3
