"""Random games of all player counts and modes: each ends, and nothing is lost or doubled."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from tables.every_game import MOST_DECISIONS, Mix, mixes
from tables.heist_players import eager
from whistlestop.engine.match import Match
from whistlestop.games.train_heist.constants import FASTEST, NOBODY, NOTHING, SKULL, VERSUS
from whistlestop.games.train_heist.decks import KEYHOLE, WILD
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.hand_limit import hand_limit
from whistlestop.games.train_heist.sheriff import in_tunnel
from whistlestop.games.train_heist.state import Table, clockwise
from whistlestop.games.train_heist.wanted_cards import SLIPPERY

SOAK = bool(os.environ.get("WHISTLESTOP_SOAK"))
GAMES = 5_000 if SOAK else 96
SHARDS = 4

MIXES = list(mixes(GAME))


def check_cards(g: Table, titles: list[str]) -> None:
    """Check that every card, tile and token is in exactly one place."""
    hands = [card for cowboy in g.cowboys for card in cowboy.hand]
    assert sorted(hands + g.deck + g.discard) == list(range(35)), "a card is lost or doubled"
    tiles = [tile for stack in g.squares + g.towns for tile in stack] + g.sack
    tiles += [tile for cowboy in g.cowboys for tile in cowboy.loot]
    tiles += [] if g.lifted == NOTHING else [g.lifted]
    assert sorted(tiles) == list(range(21)), "a tile is lost or doubled"
    assert sorted(g.events_deck + g.box) == list(range(21))
    assert g.bullets + sum(cowboy.bullets for cowboy in g.cowboys) == 3
    assert g.bullets >= 0
    owned = [cowboy.title for cowboy in g.cowboys if cowboy.title]
    assert sorted(g.row + owned) == titles, "a Wanted Card is lost or doubled"
    assert len(set(g.tipis)) == len(g.tipis)


def check_people(g: Table) -> None:
    board = g.board
    for number, cowboy in enumerate(g.cowboys):
        assert len(cowboy.hand) <= hand_limit(g, number)
        assert len(cowboy.loot) <= 2
        assert cowboy.place not in g.cars, "nobody stands under the train"
        if cowboy.lying:
            assert cowboy.place == board.canyon
        if cowboy.horse != NOTHING:
            assert g.horses[cowboy.horse] == cowboy.place
        if cowboy.place == board.jail:
            assert not cowboy.loot
            assert not cowboy.bullets
            assert all(g.decks.suits[card] in (KEYHOLE, WILD) for card in cowboy.hand)
        if cowboy.place in board.roofs:
            assert not in_tunnel(g, cowboy.place)
        if cowboy.place == board.sheriff_path[g.sheriff] and not in_tunnel(g, cowboy.place):
            assert number == g.turn
            assert cowboy.title == SLIPPERY
        if g.mode == VERSUS:
            assert cowboy.bullets <= 1
    for horse, space in enumerate(g.horses):
        assert space == NOTHING or space not in g.cars
        assert sum(cowboy.horse == horse for cowboy in g.cowboys) <= 2


def _drawn(g: Table) -> tuple[int, list[list[int]]]:
    """Return the number of cards that have left the deck, and the tiles beside the towns."""
    return len(g.discard) + sum(len(cowboy.hand) for cowboy in g.cowboys), g.towns


def check_table(g: Table, titles: list[str]) -> None:
    """Check what must hold at every question of every game."""
    check_cards(g, titles)
    check_people(g)
    raised = sum(cowboy.raised for cowboy in g.cowboys)
    assert 1 + raised <= g.speed <= FASTEST
    assert 0 <= g.hangman <= SKULL
    assert len(set(g.cars)) == 5
    for town, tiles in enumerate(g.towns):
        if g.mode == VERSUS and not g.pending and g.phase != "events":
            assert sum(g.counters[town]) == len(tiles)
    assert g.tokens == (g.drawn < len(g.events_deck))
    for before in g.past:
        assert _drawn(before) == _drawn(g), "an undo takes back no draw"


def play_through(mix: Mix, seed: int, seen: Counter[str]) -> Match:
    match, rng = mix.match(seed, snapshots=False), Random(seed)
    titles = sorted(match._state.row)
    by_chance = seed % 4 == 0
    decisions = 0
    while match.outcome is None:
        g = match._state
        check_table(g, titles)
        ask = rng.choice(match.asks)
        answer = rng.choice(ask.answers) if by_chance else eager(g, ask, rng)
        match.choose(ask.seat, answer)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the match does not end"
    seen.update(event.kind for event in match.events)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
def test_everything_is_always_in_exactly_one_place(shard: int) -> None:
    rng = Random(f"conservation {shard}")
    seen: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for game in range(shard, GAMES, SHARDS):
        match = play_through(MIXES[game * 37 % len(MIXES)], rng.randrange(2**64), seen)
        assert match.outcome is not None
        ends[match.outcome.why.partition("-")[0]] += 1
    assert seen["looted"] > GAMES / 20, "these games are worth looking at"
    assert seen["jailed"] > 0


def test_at_rest_nothing_is_half_done() -> None:
    """Only the state at rest is kept of a match. Nobody trades then, and no tile is lifted."""
    rng = Random("rest")
    for game in range(24):
        match = MIXES[game * 37 % len(MIXES)].match(game)
        while match.outcome is None:
            ask = rng.choice(match.asks)
            match.choose(ask.seat, rng.choice(ask.answers))
            rest = match._rest
            if isinstance(rest, Table):
                assert (rest.trading, rest.lifted) == (NOBODY, NOTHING)
                assert len(clockwise(rest)) == len(rest.cowboys)
