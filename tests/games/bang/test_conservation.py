"""Random games over all player counts and options: none stuck, and no card lost or doubled."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from tables.every_game import MOST_DECISIONS, Mix, mixes, step
from whistlestop.engine.match import Match
from whistlestop.games.bang import parts
from whistlestop.games.bang.cards import IDS, KINDS
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.gold_rush import equipment, nuggets, shadows
from whistlestop.games.bang.state import Player, Table

SOAK = bool(os.environ.get("WHISTLESTOP_SOAK"))
GAMES = 20_000 if SOAK else 300
SHARDS = 4

# All numbers of players and all options; in an order in which the first few are a fair sample.
MIXES = list(mixes(GAME))
Random("mixes").shuffle(MIXES)


def places(g: Table) -> Counter[str]:
    """How often each card is somewhere."""
    piles = [g.deck, g.discard, g.store, g.peeked, *g.piles.values()]
    for player in g.players:
        piles += [player.hand, player.table, *player.piles.values()]
    return Counter(IDS[card] for pile in piles for card in pile)


def brought(mix: Mix) -> Counter[str]:
    """The cards of the base game and of the expansions in play."""
    in_play = parts.in_play(dict(mix.options))
    return Counter(IDS[card] for part in in_play for card in (*part.cards(), *part.other_cards()))


def check_table(g: Table, whole: Counter[str]) -> None:
    """What holds at every question of every game."""
    assert places(g) == whole, "a card is lost or doubled"
    assert g.living == [seat for seat, player in enumerate(g.players) if not player.out]
    for seat, player in enumerate(g.players):
        check_player(g, player, shadow=shadows.SHADOW in player.traits)
        assert shadows.SHADOW not in player.traits or (seat, player.life) == (g.turn, 0)
    if "gold-rush" in g.parts:
        check_equipment(g)


def check_player(g: Table, player: Player, *, shadow: bool) -> None:
    kinds = [KINDS[card].name for card in player.table]
    gear = [KINDS[card].name for pile in player.piles.values() for card in pile]
    named = [player.character] if player.character else []
    marks = [shadows.SHADOW] if shadow else []
    assert len(set(kinds + gear)) == len(kinds + gear), "two cards of one name are in play"
    assert sum(1 for card in player.table if KINDS[card].weapon) <= 1
    assert player.life <= player.most
    assert all(KINDS[card].blue for card in player.table)
    assert list(player.traits) == sorted([*kinds, *gear, *named, *marks])
    assert player.counters.get(nuggets.NUGGETS, 0) >= 0, "nobody owes nuggets"
    if player.out:
        # An eliminated player holds cards only while they are being put away.
        assert player.shown
        assert g.graves or g.phase == "over" or not player.hand + player.table + gear
    elif player.character and g.phase != "over":
        assert player.life > 0 or shadow or g.dying or g.doing, "nobody plays on without life"


def check_equipment(g: Table) -> None:
    """Where the cards that are bought may be: three on offer, in the deck, or before players."""
    assert len(g.piles[equipment.DISPLAY]) == 3
    lies = [card for pile in g.piles.values() for card in pile]
    worn = [card for player in g.players for pile in player.piles.values() for card in pile]
    assert len(lies + worn) == 24
    assert {KINDS[card].name for card in lies + worn} == set(equipment.COST)
    assert not {KINDS[card].name for card in worn} & set(equipment.BROWN)


def play_through(mix: Mix, seed: int) -> Match:
    match, rng = mix.match(seed, snapshots=False), Random(seed)
    whole = brought(mix)
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
def test_all_cards_are_always_each_in_exactly_one_place(shard: int) -> None:
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
