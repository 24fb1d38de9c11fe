"""The bot in Legends: performing, boasting and claiming."""

from __future__ import annotations

import pytest

from tables.bang_bot import (
    answer,
    whole_turn,
)
from tables.legends_bot import FAR_OFF, LEGEND, drawing, five, for_fame
from whistlestop.bots.bang.legends.feats import EASE

# Performing


@pytest.mark.parametrize("letter", "ABCE")
def test_two_cards_to_show_are_shown(letter: str) -> None:
    t = five(letter, **{letter: "missed-2S jail-JS"}, feats="thousand-ways-to-die")
    assert any(each.startswith("perform thousand-ways-to-die") for each in for_fame(t, letter))


def test_a_feat_that_is_met_is_performed() -> None:
    """C shoots A, who is two seats away, with a weapon that reaches that far."""
    t = five("C", C={"hand": "bang", "play": "schofield"}, feats="wilhelm-scream")
    assert whole_turn(t, "C")[:2] == ["play bang at A", "perform wilhelm-scream"]


def test_of_two_that_are_met_the_one_that_is_harder_to_meet_is_performed() -> None:
    c = {"hand": "bang", "play": "schofield"}
    t = five("C", C=c, feats="wilhelm-scream quick-death")
    assert for_fame(t, "C") == ["perform quick-death"]


def test_a_bang_that_must_go_anyway_is_discarded_for_a_feat() -> None:
    b = {"hand": "bang bang bang missed missed beer", "life": 4}
    t = five("B", B=b, feats="chuck-a-luck", A={"life": 5, "most": 5})
    assert "perform chuck-a-luck bang" in whole_turn(t, "B")


def test_the_last_beer_of_somebody_in_need_is_not_discarded_for_a_feat() -> None:
    t = five("C", C={"hand": "beer", "life": 4}, feats="bottleneck")
    assert for_fame(t, "C") == ["boast"]


def test_a_life_point_that_comes_back_is_given_for_the_last_tokens() -> None:
    t = five("C", C={"life": 2, "fame": 2}, feats="man-with-no-name")
    assert (for_fame(t, "C"), t.life("C")) == (["perform man-with-no-name"], 3)


@pytest.mark.parametrize("life", [1, 2, 3, 4])
def test_a_life_point_that_does_not_come_back_is_kept(life: int) -> None:
    t = five("C", C={"life": life, "fame": 5}, feats="man-with-no-name")
    assert for_fame(t, "C") == ["boast"]


def test_a_good_hand_is_not_discarded_for_a_feat() -> None:
    t = five("C", C={"hand": "missed missed beer"}, feats="borderlands")
    assert for_fame(t, "C") == ["boast"]


def test_an_empty_hand_performs_borderlands() -> None:
    t = five("C", feats="borderlands")
    assert for_fame(t, "C") == ["perform borderlands"]


def test_the_other_one_of_a_pair_is_discarded_for_good_company() -> None:
    c = {"hand": "bang bang bang", "play": "schofield"}
    t = five("C", C=c, feats="good-company")
    assert whole_turn(t, "C")[:2] == ["play bang at A", "perform good-company bang"]


def test_a_card_in_play_makes_room_for_another_one_that_would_be_of_no_use() -> None:
    c = {"hand": "barrel-KS", "play": "barrel-QS"}
    t = five("C", C=c, feats="good-company")
    assert for_fame(t, "C") == ["perform good-company barrel barrel"]


def test_a_card_is_given_for_the_trail_only_for_a_large_gain() -> None:
    near, far = {"life": 1, "fame": 2}, {"life": 4, "fame": 5}
    found = [answer(drawing(C=c, feats="oregon-trail"), "C") for c in (near, far)]
    assert found == ["perform oregon-trail", "pass"]


@pytest.mark.parametrize(
    ("character", "does"),
    [
        ("vulture-sam", "boast"),
        ("suzy-lafayette", "perform chuck-a-luck bang"),
        ("legendary-suzy-lafayette", "claim chuck-a-luck bang"),
    ],
)
def test_a_card_that_is_drawn_again_is_discarded_for_a_feat(character: str, does: str) -> None:
    """C has only this card and reaches nobody with it. Suzy Lafayette draws another one for it."""
    far = {"play": "mustang", "character": LEGEND}
    c = {"hand": "bang", "character": character}
    t = five("C", B=far, C=c, D={"play": "mustang-8H"}, feats="chuck-a-luck")
    assert for_fame(t, "C")[0] == does


@pytest.mark.parametrize("feat", ["fifty-guns", "last-hero"])
def test_a_weapon_is_changed_for_another_one_to_meet_a_feat(feat: str) -> None:
    """The better of two weapons with the same targets is replaced; without a Feat it stays."""
    c = {"hand": "rev-carabine", "play": "winchester"}
    found = [whole_turn(five("C", C=c, feats=row), "C") for row in (feat, FAR_OFF)]
    assert found[0][:2] == ["play rev-carabine", f"perform {feat}"]
    assert "play rev-carabine" not in found[1]


def test_no_weapon_is_given_up_for_a_feat_that_leaves_the_sheriff_out_of_range() -> None:
    c = {"hand": "volcanic", "play": "schofield"}
    assert "play volcanic" not in whole_turn(five("C", C=c, feats="fifty-guns"), "C")


@pytest.mark.parametrize(("life", "does"), [(1, "perform chuck-a-luck bang"), (4, "boast")])
def test_the_nearer_the_end_the_more_a_feat_may_cost(life: int, does: str) -> None:
    """The Feat removes two of four tokens, so the next turn may bring three life points."""
    far = {"play": "mustang"}
    c = {"hand": "bang", "life": life, "fame": 4}
    t = five("C", B=far, C=c, D={"play": "mustang-8H"}, feats="chuck-a-luck")
    assert for_fame(t, "C")[0] == does


@pytest.mark.parametrize(
    ("life", "does"), [(1, "perform chuck-a-luck bang"), (4, "play bang at A")]
)
def test_at_the_last_life_point_the_only_bang_is_discarded_for_a_feat(life: int, does: str) -> None:
    """The shot may well miss."""
    c = {"hand": "bang", "play": "schofield", "life": life, "fame": 3}
    t = five("C", A="beer beer beer", C=c, feats="chuck-a-luck")
    assert whole_turn(t, "C")[0] == does


def test_a_bang_that_is_too_good_for_the_feat_is_shot() -> None:
    """B shoots although the shot is not worth much: C may have a Missed!, and has a Barrel."""
    t = five(
        "B", B="bang", C={"hand": "beer beer beer beer", "play": "barrel"}, feats="chuck-a-luck"
    )
    assert whole_turn(t, "B")[0] == "play bang at C"


def test_one_of_two_bangs_is_shot_and_the_other_one_is_for_the_feat() -> None:
    c = {"hand": "bang bang", "play": "schofield", "life": 1, "fame": 3}
    t = five("C", C=c, feats="chuck-a-luck")
    assert whole_turn(t, "C")[:2] == ["play bang at A", "perform chuck-a-luck bang"]


@pytest.mark.parametrize(
    ("fame", "does"), [(2, ["perform bottleneck beer"]), (3, ["play beer", "end"])]
)
def test_a_beer_is_drunk_unless_it_brings_three_life_points_at_once(
    fame: int, does: list[str]
) -> None:
    t = five("C", C={"hand": "beer", "life": 1, "fame": fame}, feats="bottleneck")
    assert whole_turn(t, "C")[: len(does)] == does


def test_a_legend_claims_with_the_only_bang_where_a_shot_may_miss() -> None:
    a = {"hand": "beer beer beer", "character": LEGEND, "play": "barrel"}
    c = {"hand": "bang", "play": "schofield", "character": LEGEND}
    assert for_fame(five("C", A=a, C=c, feats="chuck-a-luck"), "C") == [
        "claim chuck-a-luck bang",
        "hit at A",
    ]


# Steps towards a Feat


def test_of_two_equal_enemies_the_bot_shoots_the_one_who_meets_a_feat() -> None:
    """B does not know any role but the Sheriff's. Only D, who is unhurt, meets Quick Death."""
    b = {"hand": "bang", "play": "remington"}
    t = five("B", B=b, C={"life": 4, "most": 5}, D={"life": 4}, E={"life": 4, "most": 5})
    other = five(
        "B",
        B=b,
        C={"life": 4, "most": 5},
        D={"life": 4},
        E={"life": 4, "most": 5},
        feats="quick-death",
    )
    assert (answer(t, "B"), answer(other, "B")) == ("play bang at C", "play bang at D")


@pytest.mark.parametrize("feat", sorted(EASE))
def test_no_feat_makes_it_shoot_its_sheriff(feat: str) -> None:
    b = {"hand": "bang bang duel cat-balou panic", "play": "winchester"}
    t = five("B", B=b, C={"life": 0}, D={"life": 0}, E={"life": 0}, out="CDE", feats=feat)
    assert not [each for each in whole_turn(t, "B") if " at A" in each]


def test_a_player_about_to_become_a_legend_is_not_wounded() -> None:
    """C has one token left, and D has all five; otherwise they are alike."""
    b = {"hand": "bang", "play": "remington"}
    c, d = {"life": 3, "fame": 1}, {"life": 3, "fame": 5}
    t = five("B", B=b, C=c, D=d, E={"life": 4, "most": 5, "play": "mustang"})
    other = five("B", B=b, C=d, D=c, E={"life": 4, "most": 5, "play": "mustang"})
    assert (answer(t, "B"), answer(other, "B")) == ("play bang at D", "play bang at C")


def test_a_player_about_to_become_a_legend_is_killed_first() -> None:
    b = {"hand": "bang", "play": "remington"}
    t = five("B", B=b, C={"life": 1, "fame": 1}, D={"life": 2, "fame": 5}, E={"life": 4})
    assert answer(t, "B") == "play bang at C"


def test_calamity_janet_fires_any_card_at_an_enemy_for_good_company() -> None:
    c = {"hand": "saloon beer", "character": "calamity-janet", "play": "winchester"}
    t = five("C", C=c, feats="good-company").do("C", "perform good-company saloon-5H beer-6H")
    assert answer(t, "C") == "use calamity-janet beer at A"


def test_a_feat_that_stays_fulfilled_is_performed_later_in_the_turn() -> None:
    t = five("C", C="gatling", feats="old-west-gang").play("C", "gatling")
    t.gives_up("D", "E", "A", "B").passes("C")
    assert for_fame(t, "C") == ["perform old-west-gang"]


# Boasting


@pytest.mark.parametrize("letter", "ABCE")
def test_a_player_with_tokens_and_without_a_feat_boasts(letter: str) -> None:
    assert for_fame(five(letter), letter) == ["boast"]


def test_a_player_who_performed_does_not_boast() -> None:
    t = five("C", feats="borderlands")
    assert "boast" not in for_fame(t, "C")


def test_the_token_lies_where_it_is_in_the_way_least() -> None:
    t = five("C", feats="chuck-a-luck", next_feats="old-west-gang")
    assert whole_turn(t, "C")[-1] == "place old-west-gang"


def test_of_the_feats_with_most_tokens_one_goes_that_it_has_done() -> None:
    row = "chuck-a-luck bottleneck quick-death oregon-trail"
    c = {"on": "chuck-a-luck chuck-a-luck"}
    d = {"on": "quick-death quick-death"}
    t = five("C", C=c, D=d, feats=row, next_feats="fifty-guns")
    assert "dismiss chuck-a-luck" in whole_turn(t, "C")


@pytest.mark.parametrize("hand", ["beer", "saloon"])
@pytest.mark.parametrize(("life", "drinks"), [(1, False), (2, False), (3, True)])
def test_a_player_about_to_become_a_legend_drinks_only_at_three_life(
    hand: str, life: int, drinks: bool
) -> None:
    """The player becomes a Legend by a boast for the last token."""
    t = five("C", C={"hand": hand, "life": life, "fame": 1})
    assert (f"play {hand}" in whole_turn(t, "C"), t.is_legend("C")) == (drinks, True)


def test_nobody_drinks_before_a_feat_for_the_last_two_tokens() -> None:
    """The Feat brings C to three life points, so that the Beer brings the fourth one."""
    c = {"hand": "beer", "play": "scope", "life": 1, "fame": 2}
    t = five("C", C=c, feats="last-hero")
    assert whole_turn(t, "C")[:2] == ["perform last-hero scope", "play beer"]
    assert t.life("C") == 4


def test_a_player_who_performed_and_has_a_token_left_drinks() -> None:
    c = {"hand": "bang beer", "play": "schofield", "life": 1, "fame": 3}
    t = five("C", C=c, feats="wilhelm-scream")
    assert whole_turn(t, "C")[:3] == ["play bang at A", "perform wilhelm-scream", "play beer"]


# Claiming


def test_a_legend_claims_against_an_enemy() -> None:
    b = {"hand": "missed-2S jail-JS", "character": LEGEND}
    t = five(
        "C",
        A={"character": LEGEND},
        C=b,
        D={"character": LEGEND},
        feats="thousand-ways-to-die",
    )
    done = for_fame(t, "C")
    assert (done[0][:5], done[1:]) == ("claim", ["hit at A"])


def test_a_legend_does_not_claim_where_all_others_are_friends() -> None:
    b = {"hand": "missed-2S jail-JS", "character": LEGEND}
    t = five("B", A={"character": LEGEND}, B=b, feats="thousand-ways-to-die")
    assert for_fame(t, "B") == []


def test_a_legend_who_has_claimed_hits_no_friend() -> None:
    b = {"hand": "missed-2S jail-JS", "character": LEGEND}
    t = five("B", A={"character": LEGEND}, B=b, feats="thousand-ways-to-die")
    t.do("B", next(each for each in t.can("B") if each.startswith("claim")))
    assert answer(t, "B") == "pass"


@pytest.mark.parametrize(("life", "does"), [(4, ["claim man-with-no-name", "hit at A"]), (2, [])])
def test_a_life_point_is_given_for_a_claim_only_with_many_left(life: int, does: list[str]) -> None:
    c = {"character": LEGEND, "life": life}
    t = five("C", A={"character": LEGEND, "life": 5, "most": 5}, C=c, feats="man-with-no-name")
    assert for_fame(t, "C") == does


def test_a_good_card_is_not_given_for_a_claim_that_hits_nobody() -> None:
    t = five("C", C={"hand": "bang beer", "character": LEGEND}, feats="chuck-a-luck bottleneck")
    assert for_fame(t, "C") == []
