"""The setup of the expansion: Feats, tokens, characters, hands."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import LETTERS, Bench, deal, legend, table, who
from whistlestop.games.bang.base.characters import CHARACTERS as BASE_CHARACTERS
from whistlestop.games.bang.legends import feats
from whistlestop.games.bang.legends.characters import LEGEND_OF

CHARACTERS = {each.name: each.life for each in BASE_CHARACTERS}


def hands(t: Bench) -> list[int]:
    """Return the number of cards that each player was dealt, in the order of turns."""
    return [each["count"] for each in t.events("drew") if each["why"] == "deal"]


@pytest.mark.rule("LEG-001")
def test_there_are_sixteen_two_sided_characters_and_sixteen_feats() -> None:
    t = deal(7, legends=True)
    lying = [len(t.state.piles[name]) for name in (feats.ROW, feats.DECK, feats.USED)]
    assert (sum(lying), len(LEGEND_OF), sum(t.fame(each) for each in LETTERS[:7])) == (16, 16, 35)
    assert (len(feats.STRICT), len(feats.FREE)) == (8, 8)


@pytest.mark.rule("LEG-002")
@pytest.mark.parametrize("seed", range(8))
def test_only_the_sixteen_characters_with_two_sides_are_dealt_whatever_else_is_in_play(
    seed: int,
) -> None:
    t = deal(8, seed, legends=True, gold_rush=True, train_robbery=True)
    dealt = [player.character for player in t.view().players]
    assert set(dealt) <= set(CHARACTERS) == set(LEGEND_OF)
    assert len(set(dealt)) == 8


def both_ways(**said: Any) -> list[Bench]:
    """Return the same table without Legends, and with a Feat that nothing here meets."""
    return [table(**said), legend(**said, feats="scrugs-ballad")]


@pytest.mark.rule("LEG-003")
def test_a_turn_of_the_base_game_stays_as_it_is() -> None:
    for t in both_ways(
        phase="draw",
        A="bang-2D bang-3D gatling missed-2S missed-3S missed-4S",
        B="missed-5S",
        C=who("beer-6H", life=1),
        D=who(play="mustang"),
        deck="4D 5D",
    ):
        assert (t.count("A"), t.targets("A", "bang")) == (8, "B")
        t.play("A", "bang-2D", at="B").answer("B", "missed-5S")
        assert t.targets("A", "bang") == ""
        t.play("A", "gatling").passes("C").answer("C", "beer-6H")
        assert t.lives == {"A": 4, "B": 3, "C": 1, "D": 3}
        assert t.end("A").ask("A").about == {"limit": 4, "over": 2}


@pytest.mark.rule("LEG-003")
def test_healing_in_the_base_game_stays_as_it_is() -> None:
    for t in both_ways(A=who("beer beer saloon", life=3), B=who(life=3), C="", D=""):
        t.play("A", "beer").play("A", "beer").play("A", "saloon")
        assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 4}
    for t in both_ways(A=who("beer", life=3), B="", C="", D="", out="CD"):
        assert t.play("A", "beer").lives["A"] == 3


@pytest.mark.rule("LEG-003")
@pytest.mark.parametrize(("role", "cards"), [("outlaw", 1 + 3), ("deputy", 0), ("renegade", 1)])
def test_rewards_and_penalties_of_the_base_game_stay_as_they_are(role: str, cards: int) -> None:
    for t in both_ways(A="bang missed", B=who(life=1, role=role), C=who(role="outlaw"), D=""):
        t.play("A", "bang", at="B")
        assert (t.out, t.count("A")) == ("B", cards)


@pytest.mark.rule("LEG-003")
def test_the_sides_of_the_base_game_win_as_they_did() -> None:
    for t in both_ways(A=who(life=1), B=who("bang", role="outlaw"), C="", D="", turn="B"):
        assert t.play("B", "bang", at="A").winners == "BCD"


@pytest.mark.rule("LEG-004")
def test_the_feats_are_a_shuffled_deck_face_down() -> None:
    decks = {tuple(deal(4, seed, legends=True).state.piles[feats.DECK]) for seed in range(5)}
    assert len(decks) == 5
    t = deal(4, legends=True)
    assert dict(t.view("A").stacks)[feats.DECK] == 15
    assert feats.DECK not in dict(t.view("A").piles)


@pytest.mark.rule("LEG-005")
@pytest.mark.parametrize("seats", range(2, 9))
def test_one_feat_lies_open_at_the_start(seats: int) -> None:
    t = deal(seats, legends=True)
    assert len(t.feats) == 1
    assert [goal.card for goal in t.view("A").goals] == t.feats


@pytest.mark.rule("LEG-006")
def test_the_characters_are_dealt_by_chance() -> None:
    dealt = {deal(4, seed, legends=True).view().players[0].character for seed in range(60)}
    assert len(dealt) > 10


@pytest.mark.rule("LEG-007")
def test_everybody_starts_on_the_normal_side() -> None:
    t = deal(8, legends=True)
    assert not any(t.is_legend(letter) for letter in LETTERS)
    t = legend(A=who("duel", character="bart-cassidy"), B="bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang")
    assert t.count("A") == 1  # one card for one life point


@pytest.mark.rule("LEG-008")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_starts_with_five_tokens(seats: int) -> None:
    t = deal(seats, legends=True)
    assert [t.fame(letter) for letter in LETTERS[:seats]] == [5] * seats


@pytest.mark.rule("LEG-009")
@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_starts_with_four_cards_whatever_their_life_points(seats: int) -> None:
    for seed in range(12):
        t = deal(seats, seed, legends=True)
        assert hands(t) == [4] * seats
    lives = {
        player.life for seed in range(12) for player in deal(5, seed, legends=True).state.players
    }
    assert lives == {3, 4, 5}


@pytest.mark.rule("LEG-010")
@pytest.mark.parametrize("seed", range(4))
def test_the_sixth_and_the_seventh_player_start_with_five_cards(seed: int) -> None:
    assert hands(deal(6, seed, legends=True)) == [4, 4, 4, 4, 4, 5]
    assert hands(deal(7, seed, legends=True)) == [4, 4, 4, 4, 4, 5, 5]
    assert hands(deal(8, seed, legends=True)) == [4, 4, 4, 4, 4, 5, 5, 5]


@pytest.mark.rule("LEG-010")
def test_the_sixth_player_is_counted_from_the_sheriff() -> None:
    t = deal(6, 3, legends=True)
    sheriff = t.events("dealt")[0]["sheriff"]
    order = [each["seat"] for each in t.events("drew") if each["why"] == "deal"]
    assert (order[0], order[-1]) == (sheriff, (sheriff + 5) % 6)


@pytest.mark.rule("LEG-011")
def test_undealt_characters_and_tokens_play_no_part() -> None:
    t = deal(5, legends=True)
    players = t.state.players
    assert len(t.state.spare_characters) == 11
    assert not set(t.state.spare_characters) & {player.character for player in players}
    assert sum(t.fame(letter) for letter in "ABCDE") == 25


def test_two_characters_to_choose_from_are_enough_for_eight() -> None:
    t = deal(8, legends=True, characters="choose")
    offered = [name for ask in t.match.asks for answer in ask.answers for name in answer.cards]
    assert sorted(offered) == sorted(CHARACTERS)


def test_the_sheriff_has_a_life_point_more_as_ever() -> None:
    t = deal(4, legends=True)
    sheriff = t.events("dealt")[0]["sheriff"]
    player = t.state.players[sheriff]
    assert player.life == CHARACTERS[player.character] + 1
