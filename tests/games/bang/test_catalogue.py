"""The catalogue: names, copies of cards, and joined effects."""

from __future__ import annotations

import pytest

from whistlestop.games.bang import catalogue
from whistlestop.games.bang.base.expansion import BASE
from whistlestop.games.bang.catalogue import Catalogue
from whistlestop.games.bang.effects import Effects, combined, declared
from whistlestop.games.bang.expansions import CATALOGUE


def joined(*things: Effects) -> Effects:
    return combined([declared(each) for each in things])


def test_numbers_of_several_things_add_up_and_the_longest_range_counts() -> None:
    both = joined(Effects(farther=1, range=3), Effects(farther=2, range=2))
    assert both == Effects(farther=3, range=3)


def test_a_permission_of_one_thing_is_enough() -> None:
    assert joined(Effects(exempts=True), Effects(frozen=True)) == Effects(exempts=True, frozen=True)
    assert joined(Effects(exempts=True), Effects(exempts=True)) == Effects(exempts=True)


def test_lists_of_several_things_keep_their_order_and_mappings_are_merged() -> None:
    one = Effects(serves_all=("dodge",), serves_as={"bang": "dodge"})
    other = Effects(serves_all=("strike",), serves_as={"missed": "strike"})
    both = joined(one, other)
    assert both.serves_all == ("dodge", "strike")
    assert both.serves_as == {"bang": "dodge", "missed": "strike"}


def test_two_things_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two things are called 'bang'"):
        Catalogue((BASE, BASE))


@pytest.mark.pure
def test_joined_effects_are_kept_but_not_without_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_MOST_COMBINATIONS", 2)
    few = Catalogue((BASE,))
    first = few.effects_of(("barrel",))
    assert few.effects_of(("barrel",)) is first
    for name in ("scope", "mustang", "volcanic"):
        few.effects_of((name,))
        assert len(few._combined) <= 2
    assert few.effects_of(("scope",)) == Effects(nearer=1)


def test_a_card_is_found_by_its_number_and_by_its_id() -> None:
    for number, card in enumerate(CATALOGUE.cards):
        assert (card.number, CATALOGUE.card[card.id]) == (number, card)


def test_a_legend_is_the_other_side_of_a_dealt_character() -> None:
    assert CATALOGUE.front_of("legendary-rose-doolan") == "rose-doolan"
    assert [CATALOGUE.front_of(name) for name in ("rose-doolan", "")] == ["rose-doolan", ""]
    sides = ("legendary-rose-doolan", "rose-doolan", "")
    assert [CATALOGUE.is_other_side(name) for name in sides] == [True, False, False]


def test_a_catalogue_gives_lists_that_may_be_shuffled() -> None:
    CATALOGUE.playing_cards(BASE).clear()
    CATALOGUE.other_cards(BASE).append(CATALOGUE.cards[0])
    assert (len(CATALOGUE.playing_cards(BASE)), CATALOGUE.other_cards(BASE)) == (80, [])
