"""Random games over all player counts and options: none is stuck, no card is lost or doubled."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from tables.every_game import MOST_DECISIONS, Mix, mixes, step
from whistlestop.engine.match import Match
from whistlestop.games.bang.card import BLACK
from whistlestop.games.bang.expansions import CATALOGUE
from whistlestop.games.bang.game import GAME
from whistlestop.games.bang.gold_rush import table_state as gold_rush
from whistlestop.games.bang.gold_rush.equipment import CARDS as EQUIPMENT
from whistlestop.games.bang.gold_rush.shadows import SHADOW
from whistlestop.games.bang.legends import feats
from whistlestop.games.bang.legends.characters import LEGEND_OF
from whistlestop.games.bang.roles import SHERIFF
from whistlestop.games.bang.state import END, Player, Table
from whistlestop.games.bang.train_robbery import stations
from whistlestop.games.bang.train_robbery import table_state as line
from whistlestop.games.bang.train_robbery.railcars import GHOST

SOAK = bool(os.environ.get("WHISTLESTOP_SOAK"))
GAMES = 20_000 if SOAK else 300
SHARDS = 4

# All numbers of players and all options, in an order in which the first few are a fair sample.
MIXES = list(mixes(GAME))
Random("mixes").shuffle(MIXES)


def places(g: Table) -> Counter[str]:
    """Count the places of each card."""
    piles = [g.deck, g.discard, g.face_up, g.peeked, *g.piles.values()]
    for player in g.players:
        piles += [player.hand, player.in_play, *player.piles.values()]
    return Counter(card.id for pile in piles for card in pile)


def brought(mix: Mix) -> Counter[str]:
    """Count the cards of the base game and of the expansions in play."""
    options = dict(mix.options)
    cards = [
        card.id
        for each in GAME.in_play(options)
        for card in (*CATALOGUE.playing_cards(each), *CATALOGUE.other_cards(each))
    ]
    if options[stations.CUSTOM] == "no-custom-station":
        cards = [card for card in cards if card != stations.CUSTOM]
    return Counter(cards)


def check_table(g: Table, whole: Counter[str]) -> None:
    """Check what must hold at every question of every game."""
    assert places(g) == whole, "a card is lost or doubled"
    assert g.living == [seat for seat, player in enumerate(g.players) if not player.out]
    for seat, player in enumerate(g.players):
        check_player(g, player)
        assert SHADOW not in player.traits or (seat, player.life) == (g.turn, 0)
    if "gold-rush" in g.expansions:
        check_equipment(g)
    if "train-robbery" in g.expansions:
        check_train(g)
    if "legends" in g.expansions:
        check_feats(g)


# Marks that keep a player in the game without life points.
LIFELESS = {SHADOW, GHOST}


def check_player(g: Table, player: Player) -> None:
    kinds = [card.name for card in player.in_play]
    gear = [card.name for pile in player.piles.values() for card in pile]
    named = [player.character] if player.character else []
    marks = sorted(LIFELESS & set(player.traits))
    assert len(marks) <= 1
    assert len(set(kinds + gear)) == len(kinds + gear), "two cards of one name are in play"
    assert sum(1 for card in player.in_play if card.kind.range) <= 1
    assert player.life <= player.max_life
    assert all(card.kind.blue for card in player.in_play)
    assert list(player.traits) == sorted([*kinds, *gear, *named, *marks])
    assert player.counters.get(gold_rush.NUGGETS, 0) >= 0, "nobody owes nuggets"
    if player.out:
        # An eliminated player holds cards only while they are being put away.
        assert player.shown
        assert g.eliminated or g.phase == "over" or not player.hand + player.in_play + gear
    elif player.character and g.phase != "over":
        assert player.life > 0 or marks or g.dying or g.under_way, "nobody plays on without life"


def check_equipment(g: Table) -> None:
    """Check that three cards are on offer, and the others are in the deck or before players."""
    assert len(g.piles[gold_rush.DISPLAY]) == 3
    piles = (gold_rush.DECK, gold_rush.UNDER, gold_rush.DISPLAY)
    lies = [card for name in piles for card in g.piles[name]]
    worn = [card for player in g.players for pile in player.piles.values() for card in pile]
    assert len(lies + worn) == 24
    assert {card.name for card in lies + worn} == {card.name for card in EQUIPMENT}
    assert all(card.kind.border == BLACK for card in worn)


def check_train(g: Table) -> None:
    """Check that the train is as long as its railcars allow, and that the line has a station for
    each player.
    """
    behind = g.piles[line.TRAIN]
    assert len(g.piles[line.STATIONS]) == len(g.players)
    assert 1 <= g.counters[line.LOCOMOTIVE] <= line.end_of_the_line(g)
    full = len(behind) == line.FULL_TRAIN
    assert full or (len(behind) < line.FULL_TRAIN and not g.piles[line.RAILCARS])
    cars = {card for name in (line.TRAIN, line.RAILCARS) for card in g.piles[name]}
    assert all(card.kind.home for card in cars)
    for player in g.players:
        assert not any(card.kind.home for card in player.hand), "a railcar is in a hand"
        has_car = "ghost-car" in player.traits
        assert not (has_car and player.role == SHERIFF)
        assert (GHOST in player.traits) <= (has_car and player.life == 0)


def check_feats(g: Table) -> None:
    """Check that sixteen Feats are in three places, at most four of them open, and that no token
    comes back from a Feat.
    """
    row = feats.row(g)
    assert 1 <= len(row) <= feats.MOST + (g.phase == END)  # five during a boast
    assert sum(len(g.piles[name]) for name in (feats.ROW, feats.DECK, feats.USED)) == 16
    names = {name for player in g.players for name in player.counters if name.startswith("on-")}
    assert names <= {f"on-{feat}" for feat in row}, "a token lies where no Feat is"
    for seat, player in enumerate(g.players):
        lies = sum(feats.placed(g, seat, feat) for feat in row)
        assert 0 <= feats.fame(g, seat) <= feats.TOKENS - lies
        assert player.character in {*LEGEND_OF, *LEGEND_OF.values(), ""}
        assert not (feats.is_legend(g, seat) and feats.fame(g, seat))
        assert seat == g.turn or not feats.has_acted(g, seat)
        out_of_tokens = not (feats.fame(g, seat) or feats.is_legend(g, seat))
        returned = player.character in ("vulture-sam", "") or player.out or player.life < 1
        assert not out_of_tokens or returned or "ghost-car" in player.traits


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
    assert match.events[-1].kind == "over", "something happened after the end"
    return match


@pytest.mark.slow
@pytest.mark.parametrize("shard", range(SHARDS))
def test_all_cards_are_always_each_in_exactly_one_place(shard: int) -> None:
    rng = Random(f"conservation {shard}")
    for game in range(shard, GAMES, SHARDS):
        match = play_through(MIXES[game % len(MIXES)], rng.randrange(2**64))
        assert match.outcome is not None
        # A match without a winner is possible only for two players, in a game with a train.
        assert match.outcome.why != "nobody" or match.seats == 2


def test_at_rest_nothing_is_going_on() -> None:
    """Only the state at rest is kept of a match, so nothing may be left half done there."""
    rng = Random("rest")
    for game in range(60):
        mix = MIXES[game * 7 % len(MIXES)]
        match = mix.match(game)
        while match.outcome is None:
            step(match, rng)
            rest = match._rest
            if isinstance(rest, Table) and rest.outcome is None:
                half = (
                    *(rest.dying, rest.eliminated, rest.under_way),
                    *(rest.to_refill, rest.face_up, rest.peeked, rest.implied_cards),
                )
                assert not any(half)
                assert set(rest.notes) <= {"hit", "played", "dropped"}
