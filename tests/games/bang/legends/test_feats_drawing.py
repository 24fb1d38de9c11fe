"""Feats met by a check ("draw!") or in the draw phase."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.bang.legends.tables import met, with_feat
from tables.bang import who

# 3:15 to Yooma


@pytest.mark.rule("LEG-073")
@pytest.mark.parametrize("play", ["dynamite", "jail"])
def test_a_check_before_drawing_meets_3_15_to_yooma(play: str) -> None:
    t = with_feat("3-15-to-yooma", play=play, role="outlaw", phase="start", deck="6H")
    assert met(t)
    assert t.count("A") == 0
    t.perform("A", "3-15-to-yooma")
    assert (t.count("A"), t.asked) == (2, ("A", "turn"))


@pytest.mark.rule("LEG-073")
def test_3_15_to_yooma_is_offered_when_all_that_came_of_it_is_resolved() -> None:
    t = with_feat("3-15-to-yooma", play="dynamite", role="outlaw", phase="start", deck="2S")
    assert (met(t), t.life("A"), t.events("exploded") != []) == (True, 1, True)


@pytest.mark.rule("LEG-073")
def test_3_15_to_yooma_in_a_turn_that_is_lost() -> None:
    t = with_feat("3-15-to-yooma", play="jail", role="outlaw", phase="start", deck="2S")
    assert (met(t), t.cards("A")) == (True, [])
    t.perform("A", "3-15-to-yooma")
    assert (t.turn, t.tokens("3-15-to-yooma")) == ("B", {"A": 2})  # no boast after it


@pytest.mark.rule("LEG-073")
def test_3_15_to_yooma_is_claimed_in_the_same_way() -> None:
    t = with_feat(
        "3-15-to-yooma",
        character="legendary-bart-cassidy",
        play="dynamite",
        phase="start",
        deck="6H",
    )
    t.claim("A", "3-15-to-yooma")
    assert t.feats_used == ["3-15-to-yooma"]


def test_3_15_to_yooma_after_each_of_two_checks() -> None:
    t = with_feat("3-15-to-yooma", play="dynamite jail", role="outlaw", phase="start", deck="6H 7H")
    assert met(t)
    t.passes("A")
    assert met(t)


def test_3_15_to_yooma_not_by_a_hearts_card_out_of_jail() -> None:
    t = with_feat("3-15-to-yooma", "beer", play="jail", role="outlaw", phase="start").answer(
        "A", "beer"
    )
    assert t.asked == ("A", "turn")


def test_3_15_to_yooma_by_a_barrel_of_another_in_ones_turn() -> None:
    t = with_feat("3-15-to-yooma", "bang", B=who(play="barrel"), deck="2S").play(
        "A", "bang", at="B"
    )
    assert met(t.use("B", "barrel"))


def test_3_15_to_yooma_is_not_offered_to_a_player_its_check_eliminated() -> None:
    t = with_feat(
        "3-15-to-yooma",
        play="dynamite",
        life=2,
        phase="start",
        deck="2S",
        role="outlaw",
        B=who(role="sheriff"),
    )
    assert (t.out, t.turn, t.asked) == ("A", "B", ("B", "turn"))


# The Oregon Trail


@pytest.mark.rule("LEG-080")
def test_the_oregon_trail_costs_a_card_of_the_draw_phase() -> None:
    t = with_feat("oregon-trail", phase="draw")
    assert (t.asked, t.can("A")) == (("A", "trail"), ["perform oregon-trail", "pass"])
    t.perform("A", "oregon-trail")
    assert (t.count("A"), t.tokens("oregon-trail")) == (1, {"A": 2})


@pytest.mark.rule("LEG-080")
def test_the_oregon_trail_need_not_be_taken() -> None:
    t = with_feat("oregon-trail", phase="draw").passes("A")
    assert (t.count("A"), t.tokens("oregon-trail"), t.may("A")) == (2, {}, set())


@pytest.mark.rule("LEG-080")
def test_the_oregon_trail_is_claimed_in_the_same_way() -> None:
    t = with_feat("oregon-trail", phase="draw", character="legendary-bart-cassidy").claim(
        "A", "oregon-trail"
    )
    assert (t.count("A"), t.feats_used) == (1, ["oregon-trail"])


@pytest.mark.rule("LEG-080")
def test_the_oregon_trail_uses_up_the_feat_of_the_turn() -> None:
    t = with_feat("oregon-trail bottleneck", "beer", phase="draw").perform("A", "oregon-trail")
    assert t.may("A") == set()
    assert t.end("A").turn == "B"  # and the boast is used up too


@pytest.mark.rule("LEG-081")
@pytest.mark.parametrize("side", ["jesse-jones", "legendary-jesse-jones", "pedro-ramirez"])
def test_on_the_oregon_trail_an_ability_of_the_first_card_is_lost(side: str) -> None:
    t = with_feat(
        "oregon-trail", phase="draw", character=side, B="beer", discard="bang-2C", deck="bang-3C"
    )
    t.do("A", t.can("A")[0])
    assert (t.ids("A"), t.asked, t.count("B")) == (["bang-3C"], ("A", "turn"), 1)


@pytest.mark.rule("LEG-082")
def test_kit_carlson_on_the_oregon_trail_looks_at_three_and_takes_one() -> None:
    t = with_feat(
        "oregon-trail", phase="draw", character="kit-carlson", deck="bang-2C bang-3C bang-4C"
    )
    t.perform("A", "oregon-trail")
    assert t.ask("A").about["cards"] == ("bang-2C", "bang-3C", "bang-4C")
    t.do("A", "return for 3")
    assert t.can("A") == ["return for 1", "return for 2"]
    t.do("A", "return for 1")
    assert (t.ids("A"), t.tokens("oregon-trail")) == (["bang-3C"], {"A": 2})


@pytest.mark.rule("LEG-082")
@pytest.mark.parametrize("back", list(permutations((1, 2, 3), 2)))
def test_the_other_two_cards_of_kit_carlson_go_back_as_they_lay(back: tuple[int, int]) -> None:
    cards = ("bang-2C", "bang-3C", "bang-4C", "bang-5C")
    kit = who(character="kit-carlson")
    t = with_feat("oregon-trail", phase="draw", A=kit, B=kit, deck=" ".join(cards))
    t.perform("A", "oregon-trail")
    for place in back:
        t.do("A", f"return for {place}")
    kept = cards[({1, 2, 3} - {*back}).pop() - 1]
    assert t.ids("A") == [kept]
    t.end("A").passes("B")  # B could perform The Oregon Trail too
    assert t.ask("B").about["cards"] == tuple(card for card in cards if card != kept)


def test_legendary_kit_carlson_on_the_oregon_trail_draws_two() -> None:
    t = with_feat("oregon-trail", phase="draw", character="legendary-kit-carlson").do(
        "A", "claim oregon-trail"
    )
    assert (t.asked, t.count("A")) == (("A", "mail"), 2)


def test_legendary_pedro_ramirez_on_the_oregon_trail_still_takes_the_discard() -> None:
    t = with_feat(
        "oregon-trail",
        phase="draw",
        character="legendary-pedro-ramirez",
        deck="bang-2C",
        discard="beer-6H",
    )
    assert t.do("A", "claim oregon-trail").ids("A") == ["bang-2C", "beer-6H"]


@pytest.mark.parametrize(("sign", "cards"), [("bang-2D", 2), ("bang-2C", 1)])
def test_black_jack_on_the_oregon_trail_draws_his_second_card(sign: str, cards: int) -> None:
    t = with_feat("oregon-trail", phase="draw", character="black-jack", deck=sign).perform(
        "A", "oregon-trail"
    )
    assert (t.count("A"), t.events("showed")) == (cards, [{"seat": 0, "card": sign}])


def test_legendary_black_jack_on_the_oregon_trail_leaves_the_first_card() -> None:
    deck = "missed-10C bang-9C bang-3C"
    t = with_feat("oregon-trail", phase="draw", character="legendary-black-jack", deck=deck)
    t.do("A", "claim oregon-trail").use("A", "legendary-black-jack")
    assert (t.ids("A"), t.top) == (["bang-9C", "bang-3C"], "missed-10C")
    t = with_feat("oregon-trail", phase="draw", character="legendary-black-jack", deck=deck)
    assert t.do("A", "claim oregon-trail").do("A", "draw").ids("A") == ["missed-10C"]


def test_there_is_no_oregon_trail_in_a_turn_that_is_lost() -> None:
    t = with_feat("oregon-trail", play="jail", role="outlaw", phase="start", deck="2S")
    assert t.asked == ("A", "boast")
