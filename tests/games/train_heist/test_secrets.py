"""Secrets: hidden hands in versus, and cards that change hands unseen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tables.every_game import course_of
from tables.heist_players import eager
from tables.train_heist import Bench, ring, table, who
from whistlestop.engine.game_option import complete
from whistlestop.engine.match import Match
from whistlestop.engine.rng import Rng
from whistlestop.games.train_heist.game import GAME


def bargain(gives: str) -> Bench:
    """Let A give B one of two cards while C looks on."""
    t = table(
        mode="versus",
        A=who("CC", "KEY-1 KEY-2"),
        B=who("CC", "BAG-1"),
        C=who("G08"),
        horses="CC CC",
    )
    t.do("A", "trade at 1", f"give for {gives}", "done").do("B", "done").do("A", "agree")
    return t


def test_a_third_player_sees_only_how_many_cards_change_hands() -> None:
    t = bargain("0")
    view = t.view("C")
    assert [len(cowboy.hand) for cowboy in view.cowboys] == [1, 2, 0]
    assert {card for cowboy in view.cowboys[:2] for card in cowboy.hand} == {None}
    laid = [dict(event.payload) for event in t.match.seen(2) if event.kind == "offered"]
    assert laid == [{"cowboy": 0, "partner": 1, "count": 1}]
    traded = [event for event in t.match.seen(2) if event.kind == "traded"]
    assert "gave_cards" not in traded[0].payload
    assert (traded[0].payload["gave"], traded[0].payload["got"]) == (1, 0)


def test_the_two_know_what_they_gave_and_got() -> None:
    t = bargain("1")
    assert t.view("A").cowboys[1].hand == (None, "KEY-2")
    assert t.view("B").cowboys[1].hand == ("BAG-1", "KEY-2")
    traded = [event for event in t.match.seen(1) if event.kind == "traded"]
    assert traded[0].payload["gave_cards"] == ("KEY-2",)


def test_a_third_player_cannot_tell_which_card_was_traded() -> None:
    def seen(t: Bench) -> list[Any]:
        return [t.view("C"), t.match.seen(2), t.match.waiting]

    assert seen(bargain("0")) == seen(bargain("1"))


def test_cards_for_a_prisoner_are_shown_to_all() -> None:
    t = table(
        mode="versus",
        A=who("E1", "KEY-1 REV-2"),
        B=who("JAIL"),
        C=who("CC"),
        horses="CC CC",
        sheriff="E5",
    )
    t.do("A", "trade at 1", "give for 0", "done").do("B", "done").do("A", "agree")
    assert t.view("C").cowboys[1].hand == ("KEY-1",)


def test_a_player_without_keyholes_is_still_asked() -> None:
    t = table(mode="versus", A=who("E1", "REV-2"), B=who("JAIL", "KEY-3"), sheriff="E5")
    t.do("A", "trade at 1")
    assert t.can("A") == ["done", "cancel"]


def test_a_card_drawn_by_a_prisoner_is_seen_by_all() -> None:
    t = table(mode="versus", A=who("JAIL"), B=who(), deck="KEY-1 REV-1")
    t.do("A", "draw")
    assert t.view("B").cowboys[0].hand == ("KEY-1",)


def test_a_known_card_becomes_unknown_when_cards_are_passed_unseen() -> None:
    t = table(
        mode="versus",
        A=who("CC", "KEY-1 KEY-2"),
        B=who("CC"),
        C=who("G08"),
        horses="CC CC",
    )
    t.state.knowledge.tell(2, [t.state.decks.number["KEY-1"]])
    assert t.view("C").cowboys[0].hand == ("KEY-1", None)
    t.do("A", "trade at 1", "give for 1", "done").do("B", "done").do("A", "agree")
    assert t.view("C").cowboys[0].hand == (None,)


def test_an_imagined_match_keeps_what_a_seat_has_seen_in_a_trade() -> None:
    t = bargain("1")
    for luck in range(20):
        world = t.match.resample(1, Random(luck))
        assert world.view(1) == t.match.view(1)
        assert world.view(0).cowboys[1].hand[1] == "KEY-2"


def test_in_the_middle_of_a_trade_a_third_seat_can_imagine_it() -> None:
    t = table(
        mode="versus",
        A=who("CC", "KEY-1 KEY-2 REV-1"),
        B=who("CC", "BAG-1 BAG-2"),
        C=who("G08", "WILD-1"),
        horses="CC CC",
    )
    t.do("A", "trade at 1", "give for 2", "done").do("B", "give for 0")
    hands = set()
    for luck in range(30):
        world = t.match.resample(2, Random(luck))
        assert world.view(2) == t.match.view(2)
        trade = world.view(0).trade
        hands.add((trade.offered, trade.returned))
    assert len(hands) > 5


def test_the_event_deck_is_imagined_with_the_speed_cards_in_their_halves() -> None:
    match = Match(GAME, 3, seed=4)
    places = set()
    for luck in range(60):
        g: Any = match.resample(0, Random(luck))._rest
        names = [g.decks.events[card] for card in g.events_deck]
        one, two = [at for at, name in enumerate(names) if name == "speed-up"]
        assert 3 <= one <= 4
        assert 10 <= two <= 12
        places.add((one, two))
    assert len(places) == 6


def test_the_event_cards_to_come_are_imagined_in_any_order_and_those_drawn_stay() -> None:
    t = table(A=who(), B=who(), train=ring(18), speed=1, events="switch cherokee-1")
    t.end("A")
    drawn, orders = t.state.events_deck[:1], set()
    for luck in range(20):
        g: Any = t.match.resample(0, Random(luck))._rest
        assert g.events_deck[:1] == drawn
        assert sorted(g.events_deck) == sorted(t.state.events_deck)
        orders.add(tuple(g.events_deck))
    assert len(orders) == 20


def test_the_event_cards_removed_unseen_are_imagined_anew() -> None:
    match = Match(GAME, 3, seed=4)
    boxes = set()
    for luck in range(20):
        g: Any = match.resample(0, Random(luck))._rest
        assert sorted([*g.events_deck, *g.box]) == list(range(21))
        assert len(g.box) == 6
        boxes.add(frozenset(g.box))
    assert len(boxes) > 15


def test_a_wild_card_that_is_played_does_not_tell_which_others_are_not_there() -> None:
    hidden = table(mode="versus", A=who("TOP_A", "KEY-1 WILD-2 WILD-4"), B=who(), horses="CC")
    assert hidden.can("A", "pair KEY-1") == ["pair KEY-1 WILD-2", "pair KEY-1 WILD-4"]
    assert len(hidden.can("A", "ride WILD")) == 2
    assert len(hidden.can("A", "wild")) == 4
    open_hand = table(A=who("TOP_A", "KEY-1 WILD-2 WILD-4"), B=who(), horses="CC")
    assert open_hand.can("A", "pair KEY-1") == ["pair KEY-1 WILD-2"]
    assert len(open_hand.can("A", "ride WILD")) == 1
    assert len(open_hand.can("A", "wild")) == 2


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_a_long_game_nothing_hidden_is_revealed(seats: int) -> None:
    """Do as tests/test_every_game.py does, with a player who loots, trades and goes to jail."""
    options = complete(GAME.options, {"mode": "versus"})
    for seed in range(6):
        match, chance = Match(GAME, seats, options, seed, snapshots=False), Random(seed)
        for _ in range(120):
            if match.outcome is not None:
                break
            ask = chance.choice(match.asks)
            match.choose(ask.seat, eager(match._state, ask, chance))
        choices = [(who, answer) for who, answer, _ in match.choices]
        for seat in range(seats):
            world = GAME.setup(seats, options, Rng(seed))
            GAME.redeal(world, match._state, seat, Random(seed + seat))
            ours = course_of(Match(GAME, seats, options, seed), choices, seat)
            theirs = course_of(Match(GAME, seats, options, position=world), choices, seat)
            assert ours == theirs
