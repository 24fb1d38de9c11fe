"""The bot in whole matches of BANG!, with any expansions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.bang_bot import (
    ALL,
    DEPUTY,
    LEGENDS,
    NO_LEGENDS,
    OUTLAW,
    RENEGADE,
    ROBBERY,
    RUSH,
    SHADOWS,
    SHERIFF,
    decisions,
    laughed_at,
    say,
    wins,
)
from whistlestop import games
from whistlestop.bots.arena import interval, play_out
from whistlestop.bots.bang.bot import BangBot
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.rule_facts import kind_of
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.match import Match
from whistlestop.games.bang.view import TableView

BASE: dict[str, Any] = {}


# Cards that one takes away from a player, or gives to a player, to help this player.
RELIEF = ("dynamite", "jail", "lumber-flatcar", "shot")


def laughable(match: Match, ask: Ask, way: Answer) -> str:
    """Return why this answer is absurd, or ""."""
    view: TableView = match.view(ask.seat)
    kinds = [kind_of(card) for card in way.cards]
    side = view.players[ask.seat].side or match.side(ask.seat)
    if ask.kind == "dodge":
        return _in_vain(view, ask, way)
    if ask.kind != "turn":
        return ""
    if way.verb == "end":
        left = {kind_of(card) for card in view.hand} & {"stagecoach", "wells-fargo"}
        return f"{sorted(left)} left unplayed" if left and view.deck + view.discarded else ""
    if way.seat is not None:
        return _at_the_wrong_one(view, side, way, kinds)
    return _useless_beer(view, ask) if (way.verb, kinds) == ("play", ["beer"]) else ""


def _in_vain(view: TableView, ask: Ask, way: Answer) -> str:
    """Return why a Missed! is wasted: the player has too few against the shot. A player who draws a
    new card for it may play it.
    """
    ways = [each for each in ask.answers if each.verb in ("play", "use")]
    character = KNOWLEDGE.of(view.players[ask.seat].character)
    refilled = len(view.hand) <= character.refills_to
    few = len({each.cards for each in ways}) < ask.about["need"]
    return "a Missed! in vain" if way.verb == "play" and few and not refilled else ""


def _at_the_wrong_one(view: TableView, side: str | None, way: Answer, kinds: list[str]) -> str:
    relief = kinds[-1] in RELIEF and (len(kinds) > 1 or kinds[0] == "shot")
    if side == DEPUTY and view.roles[way.seat or 0] == SHERIFF and not relief:
        return "against their own Sheriff"
    return "on oneself" if way.seat == view.seat and not relief else ""


def _useless_beer(view: TableView, ask: Ask) -> str:
    me, living = view.players[ask.seat], sum(not player.out for player in view.players)
    return "a useless Beer" if me.life == me.most or living == 2 else ""


@pytest.mark.parametrize("options", [BASE, NO_LEGENDS, ALL], ids=["base", "no-legends", "all"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_bot_never_makes_a_laughable_decision(seats: int, options: dict[str, Any]) -> None:
    assert laughed_at(laughable, seats, options) == []


def test_random_players_make_every_laughable_decision() -> None:
    found = {
        laughable(match, ask, way).split("]")[-1]
        for seed in range(8)
        for match, ask, way in decisions(8, seed, BASE, "random")
    }
    assert found == {
        "",
        " left unplayed",
        "a Missed! in vain",
        "a useless Beer",
        "against their own Sheriff",
        "on oneself",
    }


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, BASE), (7, BASE), (6, SHADOWS), (6, ROBBERY), (6, LEGENDS)],
    ids=["four", "seven", "shadows", "train-robbery", "legends"],
)
def test_the_bot_can_take_over_any_seat_at_any_time(seats: int, options: dict[str, Any]) -> None:
    """A fresh bot, and a bot from elsewhere, decide as the bot that was there all along."""
    elsewhere = BangBot(Random(1))
    for match, ask, way in decisions(seats, 5, options):
        if len(ask.answers) > 1:
            fork = MatchAsSeen(match.fork(), ask.seat)
            assert BangBot(Random(1)).choose(ask, fork) == way
            assert elsewhere.choose(ask, fork) == way


@pytest.mark.parametrize(
    "options",
    [BASE, SHADOWS, NO_LEGENDS, ALL],
    ids=["base", "shadows", "no-legends", "all"],
)
def test_hidden_facts_do_not_change_its_decisions(options: dict[str, Any]) -> None:
    for number, (match, ask, way) in enumerate(decisions(5, 6, options)):
        if number % 7 == 0:
            other = MatchAsSeen(match.resample(ask.seat, Random(number)), ask.seat)
            assert BangBot(Random(1)).choose(ask, other) == way


@pytest.mark.parametrize(
    "options",
    [
        SHADOWS,
        *[
            {**NO_LEGENDS, "custom-station": f"{station}"}
            for station in ("no-custom-station", "like-tombrock", "like-virginia-town")
        ],
        ALL,
    ],
    ids=["shadows", "no-legends", "tombrock", "virginia-town", "all"],
)
def test_the_bot_leaves_no_question_to_chance(options: dict[str, Any]) -> None:
    for seed in range(6):
        match = Match(games.find("bang"), 7, {**options, "characters": "choose"}, seed)
        bots = [BangBot(Random(seat)) for seat in range(7)]
        for bot in bots:
            bot.rng = None  # type: ignore[assignment]
        play_out(match, bots)
        assert match.outcome is not None


@pytest.mark.parametrize("options", [{"characters": "choose"}, {"elimination": "at-once"}])
def test_the_bot_finishes_a_match_with_any_options(options: dict[str, str]) -> None:
    match = Match(games.find("bang"), 6, options, 3)
    play_out(match, [BangBot(Random(seat)) for seat in range(6)])
    assert match.outcome is not None


# Bots that do without something, to measure its worth


@pytest.mark.parametrize(
    ("name", "options", "shunned"),
    [
        ("without-buying", SHADOWS, ("buy", "scrap", "sell")),
        ("without-railcars", ROBBERY, ("board", "advance", "play water-tower")),
        ("without-feats", LEGENDS, ("perform", "claim", "boast")),
    ],
)
def test_an_ablated_bot_never_takes_its_shunned_actions(
    name: str, options: dict[str, Any], shunned: tuple[str, ...]
) -> None:
    done = [say(way) for seed in range(3) for _, _, way in decisions(5, seed, options, name)]
    assert not [each for each in done if each.startswith(shunned)]


@pytest.mark.slow
@pytest.mark.parametrize("side", [SHERIFF, DEPUTY, OUTLAW, RENEGADE])
def test_every_side_wins_clearly_more_often_with_it_than_with_random_players(side: str) -> None:
    low, _ = interval(wins(side, "normal", "random", BASE, 80), 80)
    _, high = interval(wins(side, "random", "random", BASE, 80), 80)
    assert low > high


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "without"),
    [(RUSH, "without-buying"), (ROBBERY, "without-railcars")],
    ids=["buys", "takes-railcars"],
)
@pytest.mark.parametrize("side", [SHERIFF, OUTLAW, RENEGADE])
def test_a_side_wins_clearly_more_often_than_with_its_ablated_bot(
    side: str, options: dict[str, Any], without: str
) -> None:
    low, _ = interval(wins(side, "normal", without, options, 150), 150)
    assert low > wins(side, without, without, options, 150) / 150


@pytest.mark.slow
@pytest.mark.parametrize("side", [SHERIFF, OUTLAW, RENEGADE])
def test_a_side_that_pursues_feats_wins_more_often_than_one_that_does_not(side: str) -> None:
    without = wins(side, "without-feats", "without-feats", LEGENDS, 150)
    assert wins(side, "normal", "without-feats", LEGENDS, 150) > without
