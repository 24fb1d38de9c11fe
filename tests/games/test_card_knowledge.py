"""The cards that each seat knows. BANG! and Train Heist share this module."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.games.card_knowledge import CardKnowledge

SEATS = 3
EVERY = range(SEATS)


def knowledge(cards: int = 6) -> CardKnowledge:
    return CardKnowledge(cards, SEATS)


def knowing(k: CardKnowledge, card: int) -> list[int]:
    """Return the seats that know this card."""
    return [seat for seat in EVERY if k.knows(seat, card)]


def test_nobody_knows_a_card_at_first() -> None:
    k = knowledge()
    assert [knowing(k, card) for card in range(6)] == [[]] * 6
    assert not k.all_know([0])


def test_a_card_that_is_shown_is_known_to_every_seat_and_to_spectators() -> None:
    k = knowledge()
    k.show(1)
    k.show_all([2, 3])
    assert [knowing(k, card) for card in (1, 2, 3)] == [[0, 1, 2]] * 3
    assert k.knows(None, 1)
    assert k.all_know([1, 2, 3])
    assert not k.all_know([1, 4])


def test_a_card_that_one_seat_is_told_of_is_known_to_that_seat_alone() -> None:
    k = knowledge()
    k.tell(1, [0, 4])
    assert [knowing(k, card) for card in (0, 4)] == [[1], [1]]
    assert not k.knows(None, 0)


def test_shuffled_cards_are_known_to_nobody() -> None:
    k = knowledge()
    k.show(0)
    k.tell(1, [2])
    k.forget([0, 2])
    assert (knowing(k, 0), knowing(k, 2)) == ([], [])


def test_only_the_witnesses_of_an_unseen_card_still_know_the_hand() -> None:
    k = knowledge()
    k.show(0)
    k.tell(1, [1])
    k.lose_track([0, 1], (0, 2))
    assert (knowing(k, 0), knowing(k, 1)) == ([0, 2], [])


def test_a_seat_that_lost_track_of_a_card_may_see_it_again() -> None:
    k = knowledge()
    k.tell(1, [0])
    k.lose_track([0], (0,))
    k.tell(1, [0])
    assert knowing(k, 0) == [1]


def test_a_copy_learns_nothing_of_what_happens_later() -> None:
    k = knowledge()
    k.tell(0, [3])
    twin = k.copy()
    k.show(5)
    twin.tell(2, [4])
    assert (knowing(twin, 3), knowing(twin, 5), knowing(k, 4)) == ([0], [], [])
    twin.lose_track([3], (2,))
    assert knowing(twin, 3) == []


def test_a_card_is_still_unseen_until_it_is_shown_or_told() -> None:
    k = knowledge()
    before = k.times_shown([0, 1, 2, 3])
    k.show(0)
    k.forget([0])  # it is shuffled again
    k.tell(1, [1])
    k.lose_track([1], (0,))  # seat 1 has seen it, but has lost track of it
    k.tell(0, [2])
    assert k.still_unseen(1, before) == [2, 3]


def test_a_redeal_moves_only_what_the_seat_does_not_know() -> None:
    k = knowledge()
    k.tell(0, [0])
    k.tell(1, [0, 1])
    seen = set()
    for luck in range(60):
        world, hand, deck = k.copy(), [0, 1], [2, 3, 4, 5]
        world.redeal(k, 0, [hand, deck], Random(luck))
        assert hand[0] == 0
        assert sorted(hand + deck) == [0, 1, 2, 3, 4, 5]
        # Seat 1 knows its present hand, and nothing of the deck.
        assert [knowing(world, card) for card in (*hand, *deck)] == [[0, 1], [1], *[[]] * 4]
        seen.add(hand[1])
    assert seen == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("how", ["shown", "told", "told and lost"])
def test_a_redeal_keeps_what_the_seat_has_seen_since(how: str) -> None:
    rest = knowledge()
    now = rest.copy()
    if how == "shown":
        now.show(1)
        now.forget([1])
    else:
        now.tell(0, [1])
    if how == "told and lost":
        now.lose_track([1], (1,))
    for luck in range(20):
        hand, deck = [1, 2], [3, 4, 5]
        rest.copy().redeal(now, 0, [hand, deck], Random(luck))
        assert hand[0] == 1


def test_a_redeal_does_not_depend_on_where_the_cards_lay() -> None:
    k = knowledge()
    one, other = ([0, 1], [2, 3]), ([3, 2], [1, 0])
    k.copy().redeal(k, 0, list(one), Random(7))
    k.copy().redeal(k, 0, list(other), Random(7))
    assert one == other
