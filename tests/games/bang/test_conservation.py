"""Random games over all player counts and options: none stuck, and no card lost or doubled."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from tables.every_game import MOST_DECISIONS, Mix, mixes, step
from whistlestop.engine.match import Match
from whistlestop.games.bang.cards import IDS, KINDS
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.state import Table

SOAK = bool(os.environ.get("WHISTLESTOP_SOAK"))
GAMES = 20_000 if SOAK else 300
SHARDS = 4

MIXES = list(mixes(GAME))


def places(g: Table) -> Counter[str]:
    """How often each card is somewhere."""
    piles = [g.deck, g.discard, g.store, g.peeked]
    piles += [player.hand for player in g.players]
    piles += [player.table for player in g.players]
    return Counter(IDS[card] for pile in piles for card in pile)


def check_table(g: Table, whole: Counter[str]) -> None:
    """What holds at every question of every game."""
    assert places(g) == whole, "a card is lost or doubled"
    assert g.living == [seat for seat, player in enumerate(g.players) if not player.out]
    for player in g.players:
        kinds = [KINDS[card].name for card in player.table]
        assert len(set(kinds)) == len(kinds), "two cards of one name are in play"
        assert sum(1 for card in player.table if KINDS[card].weapon) <= 1
        assert player.life <= player.most
        assert all(KINDS[card].blue for card in player.table)
        assert list(player.traits) == sorted([*kinds, player.character] if player.character else [])
        if player.out:
            # An eliminated player holds cards only while they are being put away.
            assert player.shown
            assert g.graves or g.phase == "over" or not player.hand + player.table
        elif player.character and g.phase != "over":
            assert player.life > 0 or g.dying or g.doing, "nobody plays on without life"


def play_through(mix: Mix, seed: int) -> Match:
    match, rng = mix.match(seed, snapshots=False), Random(seed)
    whole = Counter(IDS)
    decisions = 0
    while match.outcome is None:
        check_table(match._state, whole)
        step(match, rng)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the match does not end"
    check_table(match._state, whole)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
def test_the_80_cards_are_always_each_in_exactly_one_place(shard: int) -> None:
    rng = Random(f"conservation {shard}")
    for game in range(shard, GAMES, SHARDS):
        match = play_through(MIXES[game % len(MIXES)], rng.randrange(2**64))
        assert match.outcome is not None
        assert match.outcome.why != "nobody"


def test_at_rest_nothing_is_going_on() -> None:
    """A rest is all that is kept of a match, so nothing may be left half done there."""
    rng = Random("rest")
    for game in range(60):
        mix = MIXES[game * 7 % len(MIXES)]
        match = mix.match(game)
        while match.outcome is None:
            step(match, rng)
            rest = match._rest
            if isinstance(rest, Table):
                half = (rest.dying, rest.graves, rest.doing, rest.lighter, rest.store, rest.peeked)
                assert half == ([], [], [], [], [], [])
