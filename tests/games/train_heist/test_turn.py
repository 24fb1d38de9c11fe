"""A turn: its phases, its actions, and turns that are lost."""

from __future__ import annotations

import pytest

from tables.train_heist import ring, table, who

HAND = "REV-1 BAG-3 KEY-5 REV-7 BAG-9"


@pytest.mark.rule("TH-029")
def test_the_train_moves_then_one_may_discard_then_one_draws() -> None:
    t = table(A=who(hand="REV-1 BAG-3"), B=who(), deck="KEY-7 KEY-8 KEY-9 KEY-10")
    t.end("A")
    assert t.train == ring(15)
    assert t.asked == ("A", "discard")
    t.do("A", "discard REV-1", "done")
    assert t.hand("A") == ["BAG-3", "KEY-10", "KEY-7", "KEY-8", "KEY-9"]
    assert t.asked == ("B", "turn")
    kinds = [event.kind for event in t.match.events]
    steps = [kind for kind in kinds if kind in ("rolled", "discarded", "drew", "turn")]
    assert steps == ["rolled", "rolled", "discarded", "drew", "turn"]


@pytest.mark.rule("TH-030")
def test_there_are_four_heist_actions_and_no_fifth() -> None:
    t = table(A=who(), B=who())
    t.do("A", "move to G08", "move to G04", "move to G05")
    assert t.actions == 1
    t.do("A", "move to G06")
    assert t.actions == 0
    assert t.can("A", "move") == []
    assert t.can("A", "end") == ["end"]


@pytest.mark.rule("TH-030")
def test_a_player_may_end_the_turn_with_actions_left() -> None:
    t = table(A=who(), B=who())
    t.do("A", "move to G08").pass_turn("A")
    assert t.turn == "B"
    assert t.actions == 4


@pytest.mark.rule("TH-031", "TH-085")
def test_heist_actions_and_free_actions_mix_in_any_order_and_repeat() -> None:
    t = table(A=who(hand="REV-1 BAG-1 KEY-2 REV-2"), B=who(), horses="CC")
    t.do("A", "mount for 0", "dismount", "pair REV-1 BAG-1", "move to G08", "move to CC")
    t.do("A", "mount for 0", "pair REV-2 KEY-2")
    assert t.actions == 4


@pytest.mark.rule("TH-032")
def test_any_number_of_cards_may_be_discarded_and_none_must_be() -> None:
    t = table(A=who(hand=HAND), B=who(hand="KEY-1"))
    t.end("A").do("A", *[f"discard {card}" for card in HAND.split()])
    assert t.turn == "B"
    assert len(t.hand("A")) == 5
    assert set(t.hand("A")).isdisjoint(HAND.split())
    t.end("B").do("B", "done")
    assert "KEY-1" in t.hand("B")


@pytest.mark.rule("TH-033", "TH-034")
def test_one_draws_up_to_five_and_no_more() -> None:
    t = table(A=who(hand="REV-1"), B=who(hand=HAND.replace("REV-1", "KEY-9")))
    t.pass_turn("A")
    assert len(t.hand("A")) == 5
    t.pass_turn("B")
    assert t.hand("B") == sorted(HAND.replace("REV-1", "KEY-9").split())


@pytest.mark.rule("TH-027")
def test_the_discard_pile_is_shuffled_as_soon_as_the_last_card_is_drawn() -> None:
    t = table(
        A=who(hand=HAND.removeprefix("REV-1 ")),
        B=who(),
        deck="KEY-7",
        deck_only=True,
        discard="BAG-1 BAG-2 BAG-4",
    )
    t.pass_turn("A")
    assert "KEY-7" in t.hand("A")
    assert t.view().deck == 3
    assert t.discard == []
    assert t.events("reshuffled") == [{"count": 3}]


@pytest.mark.rule("TH-027")
def test_without_discards_the_new_deck_waits_until_there_are_some() -> None:
    t = table(A=who(hand=HAND), B=who(), deck="KEY-7", deck_only=True)
    t.end("A").do("A", "done")
    assert t.view().deck == 1
    t.pass_turn("B")
    assert t.hand("B") == ["KEY-7"]
    assert (t.view().deck, t.events("reshuffled")) == (0, [])
    t.end("A").do("A", "discard REV-1", "done")
    assert "REV-1" in t.hand("A")
    assert t.events("reshuffled") == [{"count": 1}]


@pytest.mark.rule("TH-028")
def test_a_round_is_over_when_the_first_player_has_the_turn_again() -> None:
    t = table(A=who(), B=who(), C=who(), horses="CC CC", first="B", turn="B")
    rounds = []
    for letter in "BCAB":
        rounds.append(t.view().round)
        t.pass_turn(letter)
    assert rounds == [1, 1, 1, 2]


@pytest.mark.rule("TH-106", "TH-107", "TH-169")
def test_in_a_lost_turn_only_the_train_moves() -> None:
    t = table(A=who(), B=who(hand="REV-1", lying=True))
    t.pass_turn("A")
    assert t.events("lost-turn") == [{"cowboy": 1}]
    assert t.train == ring(17)
    assert t.asked == ("A", "turn")
    assert t.hand("B") == ["REV-1"], "neither discarding nor drawing"
    assert not t.lying("B")
    t.pass_turn("A")
    assert t.asked == ("B", "turn")
    assert t.actions == 4


def test_no_actions_are_left_after_the_action_step() -> None:
    t = table(A=who(hand="KEY-1"), B=who())
    t.end("A")
    assert (t.asked, t.actions) == (("A", "discard"), 0)
    t.do("A", "done")
    assert (t.asked, t.actions) == (("B", "turn"), 4)


def test_no_actions_are_left_when_the_game_is_over() -> None:
    t = table(A=who("TOWN_B", loot="L01"), B=who(), points=11, goal=12)
    t.do("A", "drop")
    assert (t.over, t.actions) == (("AB", "goal"), 0)


@pytest.mark.rule("TH-032")
def test_everybody_is_told_why_a_card_is_discarded() -> None:
    t = table(A=who("CC", "KEY-1 KEY-2"), B=who())
    t.end("A").do("A", "discard KEY-1")
    assert t.events("discarded") == [{"cowboy": 0, "cards": ("KEY-1",), "why": "turn"}]
