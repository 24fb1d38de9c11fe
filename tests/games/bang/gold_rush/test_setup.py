"""The setup of Gold Rush before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tables.bang import LETTERS, Bench, deal, rush, table, who
from whistlestop.games.bang.expansions import CATALOGUE

COPIES = {
    "shot": 3,
    "bottle": 3,
    "pardner": 3,
    "gold-rush": 1,
    "rhum": 2,
    "union-pacific": 1,
    "calumet": 1,
    "gun-belt": 1,
    "horseshoe": 1,
    "pickaxe": 1,
    "wanted": 3,
    "gold-pan": 1,
    "boots": 1,
    "lucky-charm": 1,
    "rucksack": 1,
}
CHARACTERS = {
    "don-bell",
    "dutch-will",
    "jacky-murieta",
    "josh-mccloud",
    "madam-yto",
    "pretty-luzena",
    "raddie-snake",
    "simeon-picos",
}


def dealt(seats: int = 5, seed: int = 1) -> Bench:
    return deal(seats, seed, gold_rush=True)


@pytest.mark.rule("GR-001")
@pytest.mark.parametrize("seats", range(2, 9))
def test_there_are_24_equipment_cards_of_15_kinds(seats: int) -> None:
    piles = dealt(seats).state.piles.values()
    assert Counter(card.name for pile in piles for card in pile) == COPIES


@pytest.mark.rule("GR-001")
def test_the_set_adds_8_characters_with_4_life_points_each() -> None:
    lives: dict[str, set[int]] = {}
    for seed in range(60):
        for player in dealt(seed=seed).view().players:
            bonus = 1 if dealt(seed=seed).view().roles[player.seat] == "sheriff" else 0
            lives.setdefault(player.character, set()).add(player.most - bonus)
    assert len(lives) == 16 + 8
    assert {life for name in CHARACTERS for life in lives[name]} == {4}


@pytest.mark.rule("GR-001")
def test_without_gold_rush_it_adds_no_characters_and_no_piles() -> None:
    found = set()
    for seed in range(40):
        t = deal(8, seed)
        found |= {player.character for player in t.view().players}
        assert (t.view().piles, t.view().stacks) == ((), ())
    assert not found & CHARACTERS


@pytest.mark.rule("GR-002")
@pytest.mark.parametrize("shadows", [False, True])
def test_a_renegade_takes_another_card_only_with_the_shadow_gunslingers(*, shadows: bool) -> None:
    t = rush(shadows=shadows, A="bang", B=who(life=1), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.out, t.side("B")) == ("B", "" if shadows else "renegade")


@pytest.mark.rule("GR-003")
def test_equipment_is_apart_from_the_playing_cards() -> None:
    t = dealt()
    playing = [*t.state.deck, *[card for player in t.state.players for card in player.hand]]
    assert (len(playing), max(card.number for card in playing)) == (80, 79)
    assert {card.name for card in playing}.isdisjoint(COPIES)


@pytest.mark.rule("GR-003")
def test_the_equipment_is_shuffled() -> None:
    orders = {tuple(dealt(seed=seed).state.piles["equipment"]) for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.rule("GR-003")
def test_of_the_deck_everybody_sees_only_how_many_cards_it_has() -> None:
    t = dealt()
    for seat in [None, *LETTERS[:5]]:
        assert dict(t.view(seat).stacks) == {"equipment": 21}
        assert set(dict(t.view(seat).piles)) == {"display", "equipment-used"}


@pytest.mark.rule("GR-004")
def test_three_equipment_cards_are_turned_up_for_all_to_see() -> None:
    t = dealt()
    shown = {dict(t.view(seat).piles)["display"] for seat in [None, *LETTERS[:5]]}
    assert [len(each) for each in shown] == [3]
    assert set(*shown) <= {card.id for card in CATALOGUE.cards[80:]}
    assert dict(t.view().piles)["equipment-used"] == ()


@pytest.mark.rule("GR-004")
def test_any_equipment_may_be_on_offer_at_the_start() -> None:
    assert {name for seed in range(120) for name in dealt(seed=seed).display} == set(COPIES)


@pytest.mark.rule("GR-005")
@pytest.mark.parametrize("seed", range(6))
def test_every_nugget_of_a_player_came_from_the_heap(seed: int) -> None:
    t = dealt(seed=seed)
    for _ in t.at_random(seed):
        kept = dict.fromkeys(LETTERS[:5], 0)
        for kind, sign in (("gained-nuggets", 1), ("paid-nuggets", -1)):
            for event in t.events(kind):
                kept[LETTERS[event["seat"]]] += sign * event["count"]
        assert t.purses == kept
    assert t.events("gained-nuggets")


@pytest.mark.rule("GR-006")
@pytest.mark.parametrize("seats", range(2, 9))
def test_nobody_starts_with_nuggets_or_equipment(seats: int) -> None:
    t = dealt(seats)
    letters = LETTERS[:seats]
    assert t.purses == dict.fromkeys(letters, 0)
    assert [t.gear(letter) for letter in letters] == [[]] * seats


@pytest.mark.rule("GR-007")
def test_hands_roles_and_life_points_are_those_of_the_base_game() -> None:
    for seed in range(20):
        g = dealt(6, seed).state
        roles = ["deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"]
        assert sorted(player.role for player in g.players) == roles
        waiting = [player for seat, player in enumerate(g.players) if seat != g.turn]
        assert [len(player.hand) for player in waiting] == [player.life for player in waiting]


@pytest.mark.rule("GR-007")
def test_one_bang_a_turn_two_cards_and_the_hand_limit_stay_as_they_are() -> None:
    hand = "bang bang missed missed duel"
    plain = table(A=hand, B="", C="", D="")
    with_gold = rush(A=hand, B="", C="", D="")
    for t in (plain, with_gold):
        t.play("A", "bang", at="B")
        assert t.can("A", "play bang") == []
        t.play("A", "duel", at="C").sits_out("A")
        assert (t.turn, t.count("A"), t.count("B"), t.lives["C"]) == ("B", 3, 2, 3)
