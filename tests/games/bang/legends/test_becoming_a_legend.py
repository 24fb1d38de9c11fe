"""Becoming a Legend: the last token is placed, and the character card is turned over."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import with_feat


@pytest.mark.rule("LEG-038")
def test_placing_the_last_token_makes_a_legend_at_once() -> None:
    t = with_feat("bottleneck", "beer", fame=2, character="willy-the-kid")
    t.perform("A", "bottleneck", "beer")
    assert (t.is_legend("A"), t.turn) == (True, "A")
    assert t.events("legend") == [{"seat": 0, "name": "legendary-willy-the-kid"}]


@pytest.mark.rule("LEG-038")
def test_a_player_with_a_token_left_is_not_a_legend_yet() -> None:
    t = with_feat("bottleneck", "beer", fame=3, character="willy-the-kid")
    t.perform("A", "bottleneck", "beer")
    assert (t.is_legend("A"), t.fame("A")) == (False, 1)


@pytest.mark.rule("LEG-038")
def test_a_boast_with_the_last_token_makes_a_legend_in_the_same_turn() -> None:
    t = with_feat("bottleneck", fame=1, character="bart-cassidy", life=1)
    t.end("A").boast("A", "bottleneck")
    assert (t.is_legend("A"), t.life("A"), t.turn) == (True, 3, "B")


@pytest.mark.rule("LEG-038")
def test_a_player_can_become_a_legend_before_drawing() -> None:
    """The check of a Dynamite meets the Feat. Then A draws with the new ability."""
    t = with_feat(
        "3-15-to-yooma",
        fame=1,
        character="pedro-ramirez",
        play="dynamite",
        phase="start",
        deck="cat-balou-KH bang-2C bang-3C",
    )
    t.perform("A", "3-15-to-yooma")
    assert t.is_legend("A")
    assert t.ids("A") == ["bang-2C", "bang-3C", "cat-balou-KH"]  # with the top discard


@pytest.mark.rule("LEG-039")
def test_the_new_ability_replaces_the_old_one() -> None:
    """Jourdonnais has no Barrel of his own any more."""
    t = with_feat("bottleneck", "beer", fame=1, character="jourdonnais", B="bang")
    t.perform("A", "bottleneck", "beer").end("A")
    t.play("B", "bang", at="A")
    assert t.can("A") == ["use legendary-jourdonnais", "pass"]
    t.passes("A")
    assert t.life("A") == 3


@pytest.mark.rule("LEG-039")
def test_the_new_ability_works_in_the_same_turn() -> None:
    t = with_feat("bottleneck", "beer bang", fame=1, character="slab-the-killer", B="missed missed")
    t.perform("A", "bottleneck", "beer").play("A", "bang", at="B")
    assert (t.lives["B"], t.asked) == (3, ("A", "turn"))


@pytest.mark.rule("LEG-040")
@pytest.mark.parametrize("life", [1, 2])
def test_a_new_legend_with_fewer_than_three_life_points_has_three(life: int) -> None:
    t = with_feat("bottleneck", "beer", fame=1, character="bart-cassidy", life=life)
    t.perform("A", "bottleneck", "beer")
    assert t.life("A") == 3


@pytest.mark.rule("LEG-041")
@pytest.mark.parametrize("life", [3, 4, 5])
def test_a_new_legend_with_three_or_more_life_points_keeps_them(life: int) -> None:
    t = with_feat("bottleneck", "beer", fame=1, character="bart-cassidy", life=life, most=5)
    t.perform("A", "bottleneck", "beer")
    assert t.life("A") == life


@pytest.mark.rule("LEG-040")
def test_a_character_of_three_life_points_gets_all_of_them() -> None:
    t = with_feat("bottleneck", "beer", fame=1, character="el-gringo", life=1, most=3)
    t.perform("A", "bottleneck", "beer")
    assert (t.life("A"), t.state.players[0].max_life) == (3, 3)


@pytest.mark.rule("LEG-042")
def test_a_legend_neither_performs_nor_boasts() -> None:
    t = with_feat("bottleneck", "beer", character="legendary-bart-cassidy")
    assert t.can("A", "perform") == []
    assert t.can("A", "claim") == ["claim bottleneck beer-6H"]
    assert t.end("A").turn == "B"


@pytest.mark.rule("LEG-042")
def test_tokens_of_a_new_legend_stay_on_the_feats() -> None:
    t = with_feat(
        "bottleneck last-hero", "beer", fame=1, on="last-hero last-hero", character="bart-cassidy"
    )
    t.perform("A", "bottleneck", "beer")
    assert (t.tokens("last-hero"), t.tokens("bottleneck")) == ({"A": 2}, {"A": 1})


@pytest.mark.rule("LEG-043")
def test_a_new_legend_does_not_claim_in_the_turn_of_its_last_feat() -> None:
    t = with_feat("bottleneck", "beer beer", fame=1, character="bart-cassidy")
    t.perform("A", "bottleneck", "beer")
    assert t.may("A") == set()


def test_suzy_lafayette_draws_two_cards_when_she_becomes_a_legend_with_none() -> None:
    t = with_feat("bottleneck", "beer", fame=1, character="suzy-lafayette")
    t.perform("A", "bottleneck", "beer")
    assert (t.is_legend("A"), t.count("A")) == (True, 2)
    drawn = [each["why"] for each in t.events("drew")]
    assert drawn == ["legendary-suzy-lafayette"]  # one draw only, with the new ability


def test_suzy_lafayette_with_one_card_draws_another_when_she_becomes_a_legend() -> None:
    t = with_feat("bottleneck", "beer bang", fame=1, character="suzy-lafayette")
    assert t.perform("A", "bottleneck", "beer").count("A") == 2


def test_suzy_lafayette_who_becomes_a_legend_by_a_boast_draws_up_to_two_cards() -> None:
    t = with_feat("bottleneck", "bang", fame=1, character="suzy-lafayette")
    t.end("A").boast("A", "bottleneck")
    assert (t.count("A"), t.turn) == (2, "B")
