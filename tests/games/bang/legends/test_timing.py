"""Difficult timing: the exact moment at which a Feat is offered, and the events around it."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import with_feat
from tables.bang import legend, who

# 3:15 to Yooma before phase 1


@pytest.mark.rule("LEG-073")
@pytest.mark.rule("LEG-061")
def test_yooma_check_explosion_duke_s_card_claim_and_then_phase_one() -> None:
    a = who(character="legendary-lucky-duke", play="dynamite", role="outlaw")
    b = who(character="legendary-bart-cassidy")
    t = with_feat("3-15-to-yooma", A=a, B=b, phase="start", deck="missed-3S bang-2C")
    t.do("A", "pick missed-3S").claim("A", "3-15-to-yooma", hits="B")
    order = t.kinds(
        "checked", "exploded", "wounded", "took-discard", "feat-claimed", "feat-revealed"
    )
    assert order == [
        "checked",
        "exploded",
        "wounded",
        "took-discard",
        "feat-claimed",
        "wounded",
        "feat-revealed",
    ]
    assert (t.lives["A"], t.lives["B"], t.count("A")) == (1, 3, 3)


@pytest.mark.rule("LEG-073")
@pytest.mark.rule("LEG-038")
def test_yooma_with_the_last_token_life_goes_up_before_phase_one() -> None:
    a = who(character="kit-carlson", play="dynamite", role="outlaw", fame=2)
    t = with_feat("3-15-to-yooma", A=a, phase="start", deck="missed-3S")
    assert t.life("A") == 1
    t.perform("A", "3-15-to-yooma")
    assert (t.life("A"), t.asked, t.count("A")) == (3, ("A", "mail"), 3)  # as a Legend draws


@pytest.mark.rule("LEG-073")
def test_yooma_then_the_jail_is_still_to_come() -> None:
    t = with_feat(
        "3-15-to-yooma", "saloon", play="dynamite jail", role="outlaw", phase="start", deck="6H"
    )
    assert (t.asked, t.cards("A"), t.cards("B")) == (("A", "feat"), ["jail"], ["dynamite"])
    t.perform("A", "3-15-to-yooma")
    assert t.asked == ("A", "jail")


@pytest.mark.rule("LEG-025")
def test_yooma_declined_in_a_lost_turn_leaves_the_boast() -> None:
    t = with_feat("3-15-to-yooma", play="jail", role="outlaw", phase="start", deck="2S")
    assert t.passes("A").asked == ("A", "boast")


# The Oregon Trail


@pytest.mark.rule("LEG-080")
@pytest.mark.rule("LEG-038")
def test_the_trail_is_declared_before_the_draw_and_nobody_changes_while_drawing() -> None:
    t = with_feat(
        "oregon-trail", character="black-jack", fame=1, phase="draw", deck="bang-2D bang-2C"
    )
    t.perform("A", "oregon-trail")
    assert t.kinds("trail", "drew", "showed", "feat-performed", "legend") == [
        "trail",
        "drew",
        "showed",  # still the ability of the normal side
        "drew",
        "feat-performed",
        "legend",
    ]
    assert t.is_legend("A")


@pytest.mark.rule("LEG-080")
def test_the_trail_is_asked_after_the_checks_and_only_once() -> None:
    t = with_feat("oregon-trail", play="jail", role="outlaw", phase="start", deck="6H")
    assert (t.asked, t.cards("A")) == (("A", "trail"), [])
    assert t.passes("A").asked == ("A", "turn")
    assert t.may("A") == set()


@pytest.mark.rule("LEG-080")
def test_the_trail_is_not_offered_to_a_player_who_could_not_perform_it() -> None:
    t = legend(A=who(on="oregon-trail"), B="", C="", D="", phase="draw", feats="oregon-trail")
    assert (t.asked, t.count("A")) == (("A", "turn"), 2)


@pytest.mark.rule("LEG-080")
def test_the_trail_is_not_offered_after_a_claim_before_drawing() -> None:
    a = who(character="legendary-bart-cassidy", play="dynamite")
    t = with_feat("3-15-to-yooma oregon-trail", A=a, phase="start", deck="6H")
    assert t.claim("A", "3-15-to-yooma").asked == ("A", "turn")


# Suzy Lafayette and Borderlands


@pytest.mark.rule("LEG-075")
def test_suzy_is_asked_about_borderlands_before_she_draws() -> None:
    t = legend(A=who("bang", character="suzy-lafayette"), B="", C="", D="", feats="borderlands")
    t.play("A", "bang", at="B")
    assert (t.asked, t.count("A"), t.life("B")) == (("A", "feat"), 0, 3)
    t.perform("A", "borderlands")
    assert (t.count("A"), t.tokens("borderlands"), t.asked) == (1, {"A": 2}, ("A", "turn"))
    assert t.kinds("feat-performed", "drew") == ["feat-performed", "drew"]


@pytest.mark.rule("LEG-075")
def test_suzy_who_declines_draws_and_is_asked_again_the_next_time() -> None:
    t = with_feat("borderlands", "saloon", character="suzy-lafayette", deck="wells-fargo")
    t.play("A", "saloon").passes("A")
    assert (t.hand("A"), t.asked) == (["wells-fargo"], ("A", "turn"))


@pytest.mark.rule("LEG-075")
def test_legendary_suzy_is_asked_with_one_card_left_and_it_goes_too() -> None:
    t = with_feat(
        "borderlands", "saloon beer", character="legendary-suzy-lafayette", next_feats="last-hero"
    )
    t.play("A", "saloon")
    assert (t.asked, t.hand("A")) == (("A", "feat"), ["beer"])
    t.claim("A", "borderlands")
    assert (t.count("A"), t.feats) == (2, ["last-hero"])
    assert t.kinds("feat-claimed", "feat-revealed", "drew") == [
        "feat-claimed",
        "feat-revealed",
        "drew",
    ]


@pytest.mark.rule("LEG-075")
def test_suzy_may_also_discard_her_whole_hand_and_draws_then() -> None:
    t = with_feat("borderlands", "bang beer", character="suzy-lafayette")
    t.perform("A", "borderlands")
    assert (t.count("A"), t.tokens("borderlands")) == (1, {"A": 2})


@pytest.mark.rule("LEG-075")
def test_suzy_is_not_asked_in_the_turn_of_another() -> None:
    t = with_feat("borderlands", "bang", B=who("missed", character="suzy-lafayette"))
    t.play("A", "bang", at="B").play("B", "missed")
    assert (t.asked, t.count("B")) == (("A", "turn"), 1)


@pytest.mark.rule("LEG-075")
def test_suzy_who_claims_and_hits_draws_after_that() -> None:
    b = who(character="legendary-bart-cassidy")
    t = with_feat("borderlands", "saloon", character="legendary-suzy-lafayette", B=b)
    t.play("A", "saloon").claim("A", "borderlands", hits="B")
    drawn = [each["seat"] for each in t.events("drew")]
    assert (drawn, t.count("A"), t.life("B")) == ([1, 0], 2, 3)


@pytest.mark.rule("LEG-075")
def test_legendary_suzy_with_two_cards_left_is_not_asked() -> None:
    t = with_feat("borderlands", "saloon beer missed", character="legendary-suzy-lafayette")
    t.play("A", "saloon")
    assert (t.asked, t.count("A")) == (("A", "turn"), 2)


@pytest.mark.rule("LEG-075")
def test_suzy_is_not_asked_when_her_last_card_has_decided_the_game() -> None:
    b = who(role="sheriff", life=1)
    t = with_feat("borderlands", "bang", character="suzy-lafayette", role="outlaw", B=b)
    assert t.play("A", "bang", at="B").winners == "ACD"


@pytest.mark.rule("LEG-075")
def test_suzy_is_asked_when_her_last_card_has_eliminated_a_player_and_the_game_goes_on() -> None:
    b = who(role="renegade", life=1)
    t = with_feat("borderlands", "bang", character="suzy-lafayette", B=b)
    t.play("A", "bang", at="B")
    assert (t.out, t.asked, t.count("A")) == ("B", ("A", "feat"), 0)


@pytest.mark.rule("LEG-075")
def test_suzy_who_discards_her_last_card_is_asked_once() -> None:
    paul = who(character="legendary-paul-regret")
    t = with_feat("borderlands", "bang beer", character="suzy-lafayette", play="winchester", B=paul)
    t.play("A", "bang", at="B")
    assert (t.asked, t.count("A")) == (("A", "feat"), 0)
    assert (t.passes("A").asked, t.count("A")) == (("A", "turn"), 1)


# Good Company


@pytest.mark.rule("LEG-077")
def test_no_other_feat_comes_in_between_the_two_cards_of_good_company() -> None:
    t = with_feat("good-company wounded-pride chuck-a-luck", "bang-2C bang-3C", B="missed")
    t.perform("A", "good-company", "bang-2C", "bang-3C").play("A", "bang-3C", at="B")
    t.play("B", "missed")
    assert (t.asked, t.tokens("good-company")) == (("A", "turn"), {"A": 2})
    assert (t.tokens("wounded-pride"), t.tokens("chuck-a-luck")) == ({}, {})


@pytest.mark.rule("LEG-077")
def test_suzy_is_not_asked_about_borderlands_in_the_middle_of_good_company() -> None:
    t = with_feat("good-company borderlands", "beer-6H beer-7H", character="suzy-lafayette", life=3)
    t.perform("A", "good-company", "beer-6H", "beer-7H")
    assert (t.asked, t.tokens("good-company"), t.count("A")) == (("A", "turn"), {"A": 2}, 1)


@pytest.mark.rule("LEG-077")
def test_effects_of_the_played_card_come_before_good_company() -> None:
    t = with_feat(
        "good-company", "bang-2C bang-3C", B=who(character="legendary-el-gringo", life=3, most=3)
    )
    t.perform("A", "good-company", "bang-2C", "bang-3C").play("A", "bang-3C", at="B")
    assert t.ids("B") == ["bang-3C"]
    assert t.kinds("wounded", "took-discard", "feat-performed") == [
        "wounded",
        "took-discard",
        "feat-performed",
    ]


@pytest.mark.rule("LEG-076")
def test_a_card_of_another_s_hand_can_be_the_discarded_one_of_good_company() -> None:
    """A discards a Beer of B with a Cat Balou, and then drinks a Beer."""
    t = legend(A=who("cat-balou beer-7H", life=3), B="beer-6H", C="", D="", feats="good-company")
    t.play("A", "cat-balou", at="B", on="hand").play("A", "beer-7H")
    assert t.may("A") == {"good-company"}
    assert t.asked == ("A", "feat")


# Phase 3 and the end of the turn


@pytest.mark.rule("LEG-089")
@pytest.mark.rule("LEG-038")
def test_excess_then_the_feats_it_met_then_the_end_of_the_turn() -> None:
    t = with_feat("bottleneck", "beer bang bang bang", life=2, fame=1, character="willy-the-kid")
    t.end("A").answer("A", "beer")
    assert t.asked == ("A", "excess")  # not before all excess cards are gone
    t.answer("A", "bang")
    assert t.asked == ("A", "feat")
    t.perform("A", "bottleneck")
    assert (t.is_legend("A"), t.life("A"), t.count("A"), t.turn) == (True, 3, 2, "B")


@pytest.mark.rule("LEG-012")
def test_cards_that_sid_trades_are_not_discarded_for_being_too_many() -> None:
    t = with_feat("for-a-few-cards-more", "beer bang duel", life=2, character="sid-ketchum")
    t.end("A").use("A", "sid-ketchum", "beer").answer("A", "bang")
    assert (t.asked, t.life("A"), t.hand("A")) == (("A", "boast"), 3, ["duel"])


@pytest.mark.rule("LEG-065")
def test_legendary_sid_who_trades_his_excess_shoots_when_his_hand_is_right() -> None:
    t = with_feat("bottleneck", "missed bang duel jail", life=1, character="legendary-sid-ketchum")
    t.end("A").use("A", "sid-ketchum", "missed").answer("A", "bang")
    assert (t.asked, t.hand("A")) == (("A", "free-bang"), ["duel", "jail"])


@pytest.mark.rule("LEG-024")
def test_a_declined_feat_of_the_excess_leaves_the_boast() -> None:
    t = legend(A=who("bang bang bang", life=2), B="", C="", D="", feats="for-a-few-cards-more")
    t.end("A").answer("A", "bang").passes("A")
    assert t.asked == ("A", "boast")


@pytest.mark.rule("LEG-065", "LEG-080")
def test_the_oregon_trail_that_makes_sid_a_legend_lets_him_shoot_before_phase_2() -> None:
    sid = who("bang", life=1, fame=2, character="sid-ketchum")
    t = with_feat("oregon-trail", A=sid, phase="draw").perform("A", "oregon-trail")
    assert (t.asked, t.life("A"), t.events("healed")[0]["points"]) == (("A", "free-bang"), 3, 2)
    assert t.do("A", "shoot at 1").asked == ("A", "turn")
    assert (t.life("B"), t.count("A")) == (3, 2)


@pytest.mark.rule("LEG-038")
@pytest.mark.rule("LEG-065")
def test_a_boast_that_makes_sid_a_legend_lets_him_shoot_before_the_turn_is_over() -> None:
    t = legend(A=who(character="sid-ketchum", life=1, fame=1), B="", C="", D="", feats="bottleneck")
    t.end("A").boast("A", "bottleneck")
    assert (t.asked, t.life("A")) == (("A", "free-bang"), 3)
    t.do("A", "shoot at 1")
    assert (t.life("B"), t.turn) == (3, "B")


@pytest.mark.rule("LEG-073")
def test_a_check_after_the_boast_is_too_late_for_yooma() -> None:
    t = with_feat("3-15-to-yooma", character="sid-ketchum", life=1, fame=1, B=who(play="barrel"))
    t.end("A").boast("A", "3-15-to-yooma").do("A", "shoot at 1").use("B", "barrel")
    assert t.turn == "B"


# Cards that are still being resolved


@pytest.mark.rule("LEG-061")
def test_duke_chooses_for_a_barrel_against_him_and_gets_the_card_before_he_claims() -> None:
    a = who("bang", character="legendary-lucky-duke")
    row, deck = "3-15-to-yooma wounded-pride", "missed-3S dynamite-2H"
    t = with_feat(row, A=a, B=who(play="barrel"), deck=deck)
    t.play("A", "bang", at="B").use("B", "barrel").do("A", "pick dynamite-2H")
    assert t.may("A") == {"3-15-to-yooma", "wounded-pride"}
    assert (t.hand("A"), t.life("B")) == (["dynamite"], 4)


@pytest.mark.rule("LEG-012")
def test_feats_are_offered_after_eliminations_and_rewards() -> None:
    t = legend(A="bang", B="", C="", D=who("beer", life=1, most=1), feats="quick-death")
    t.play("A", "bang", at="D").passes("D", "D")
    assert (t.out, t.count("A"), t.asked) == ("D", 3, ("A", "feat"))


@pytest.mark.rule("LEG-065")
def test_sid_s_free_bang_comes_before_the_feat_that_the_same_cards_met() -> None:
    t = with_feat("bottleneck", "beer missed", character="legendary-sid-ketchum", life=2)
    t.use("A", "sid-ketchum", "beer")
    assert t.asked == ("A", "free-bang")
    t.do("A", "shoot at 1")
    assert (t.asked, t.may("A"), t.life("B")) == (("A", "feat"), {"bottleneck"}, 3)


@pytest.mark.rule("LEG-012")
def test_a_player_eliminated_by_the_action_of_a_feat_performs_nothing() -> None:
    t = with_feat("scrugs-ballad", "duel", life=1, B=who("bang", role="sheriff"))
    t.play("A", "duel", at="B").answer("B", "bang")
    assert (t.out, t.tokens("scrugs-ballad"), t.asked) == ("A", {}, ("B", "turn"))


@pytest.mark.rule("LEG-043")
def test_a_legend_eliminated_by_the_action_of_a_feat_claims_nothing() -> None:
    a = who("duel", life=1, character="legendary-kit-carlson")
    t = with_feat("scrugs-ballad", A=a, B=who("bang", role="sheriff"))
    t.play("A", "duel", at="B").answer("B", "bang")
    assert (t.out, t.feats, t.asked) == ("A", ["scrugs-ballad"], ("B", "turn"))
