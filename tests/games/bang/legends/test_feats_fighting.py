"""Feats met by shots, by duels and by lost life points."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import met, with_feat
from tables.bang import who

# Wounded Pride


def test_a_missed_against_your_bang_meets_wounded_pride() -> None:
    t = with_feat("wounded-pride", "bang", B="missed").play("A", "bang", at="B").play("B", "missed")
    assert met(t)


def test_wounded_pride_by_a_barrel_and_by_jourdonnais_on_either_side() -> None:
    t = with_feat("wounded-pride", "bang", B=who(play="barrel"), deck="2H").play(
        "A", "bang", at="B"
    )
    assert met(t.use("B", "barrel"))
    t = with_feat("wounded-pride", "bang", B=who(character="jourdonnais"), deck="2H")
    assert met(t.play("A", "bang", at="B").use("B", "jourdonnais"))
    t = with_feat("wounded-pride", "bang", B=who(character="legendary-jourdonnais"), deck="KD")
    assert met(t.play("A", "bang", at="B").use("B", "legendary-jourdonnais"))


def test_wounded_pride_not_by_one_missed_of_two() -> None:
    t = with_feat("wounded-pride", "bang", character="slab-the-killer", B="missed")
    t.play("A", "bang", at="B").play("B", "missed")
    assert (t.asked, t.life("B")) == (("A", "turn"), 3)


@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_wounded_pride_not_by_other_cards(card: str) -> None:
    t = with_feat("wounded-pride", card, B="missed bang").play("A", card)
    t.answer("B", "missed" if card == "gatling" else "bang")
    assert t.asked == ("A", "turn")


def test_wounded_pride_not_by_a_free_bang() -> None:
    t = with_feat("wounded-pride", character="legendary-willy-the-kid", B="missed")
    t.use("A", "legendary-willy-the-kid", at="B").play("B", "missed")
    assert t.asked == ("A", "turn")


# Old West Gang


def test_old_west_gang_by_two_bangs_at_two_players() -> None:
    t = with_feat("old-west-gang", "bang bang", play="volcanic").play("A", "bang", at="B")
    assert t.asked == ("A", "turn")
    assert met(t.play("A", "bang", at="D"))


@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_old_west_gang_by_one_card_that_hits_several(card: str) -> None:
    assert met(with_feat("old-west-gang", card).play("A", card))


def test_old_west_gang_by_a_duel_that_is_won_and_a_free_bang() -> None:
    t = with_feat("old-west-gang", "duel beer", character="legendary-sid-ketchum", life=2, B="bang")
    t.play("A", "duel", at="C").play("A", "beer").do("A", "shoot at 3")
    assert met(t)


def test_old_west_gang_not_by_one_player_twice_or_by_oneself() -> None:
    t = with_feat("old-west-gang", "bang bang duel", play="volcanic", C="bang")
    t.play("A", "bang", at="B").play("A", "bang", at="B")
    t.play("A", "duel", at="C").answer("C", "bang")
    assert (t.lives["A"], t.lives["B"], t.asked) == (3, 2, ("A", "turn"))


def test_old_west_gang_counts_only_this_turn() -> None:
    t = with_feat("old-west-gang", "bang", deck="2S 3S 4S 5S 6S 7S bang-2C bang-3C").play(
        "A", "bang", at="B"
    )
    t.end("A").passes("A")
    t.ends_without_boast("B", "C", "D")
    assert t.play("A", "bang", at="D").passes("D").asked == ("A", "turn")


def test_old_west_gang_counts_an_eliminated_player() -> None:
    t = with_feat("old-west-gang", "gatling", B=who(life=1), C=who(life=1))
    assert met(t.play("A", "gatling"))
    assert t.out == "BC"


@pytest.mark.rule("LEG-012", "LEG-052")
@pytest.mark.parametrize(("side", "verb"), [("", "perform"), ("legendary-kit-carlson", "claim")])
def test_old_west_gang_stays_fulfilled_for_the_rest_of_the_turn(side: str, verb: str) -> None:
    t = with_feat("old-west-gang", "gatling beer", character=side, life=3).play("A", "gatling")
    t.passes("A").play("A", "beer")
    assert t.can("A", verb) == [f"{verb} old-west-gang"]
    t.do("A", f"{verb} old-west-gang")
    performed, claimed = t.events("feat-performed"), t.events("feat-claimed")
    assert [each["card"] for each in (claimed if side else performed)] == ["old-west-gang"]


@pytest.mark.rule("LEG-012", "LEG-052")
def test_two_hits_are_enough_for_old_west_gang_later_in_the_turn() -> None:
    t = with_feat("old-west-gang", "bang bang beer", play="volcanic", life=3)
    t.play("A", "bang", at="B").play("A", "bang", at="D").passes("A").play("A", "beer")
    assert t.can("A", "perform") == ["perform old-west-gang"]


@pytest.mark.rule("LEG-013")
def test_old_west_gang_is_not_performed_after_another_feat_of_the_turn() -> None:
    t = with_feat("old-west-gang bottleneck", "gatling beer").play("A", "gatling").passes("A")
    assert t.may("A") == {"old-west-gang", "bottleneck"}
    assert t.perform("A", "bottleneck", "beer").may("A") == set()


@pytest.mark.rule("LEG-012")
def test_old_west_gang_is_over_with_phase_2() -> None:
    t = with_feat("old-west-gang", "gatling").play("A", "gatling").passes("A").end("A")
    assert (t.asked, t.goal("old-west-gang", "A").now) == (("A", "boast"), False)


# The Man With No Name


def test_the_man_with_no_name_by_a_life_point_given_up() -> None:
    t = with_feat("man-with-no-name", character="bart-cassidy").perform("A", "man-with-no-name")
    assert (t.life("A"), t.count("A"), t.tokens("man-with-no-name")) == (3, 1, {"A": 2})
    assert t.events("wounded")[0]["by"] is None


def test_the_man_with_no_name_and_the_last_token() -> None:
    """A loses the life point, draws one card as Bart Cassidy, and then goes up to three."""
    t = with_feat("man-with-no-name", character="bart-cassidy", life=2, fame=1)
    t.perform("A", "man-with-no-name")
    assert (t.life("A"), t.count("A"), t.is_legend("A")) == (3, 1, True)


def test_the_man_with_no_name_not_by_the_last_life_point() -> None:
    assert with_feat("man-with-no-name", life=1).may("A") == set()
    t = with_feat("man-with-no-name", "duel beer", life=1, B="bang").play("A", "duel", at="B")
    t.answer("B", "bang").passes("A").play("A", "beer")
    assert (t.life("A"), t.asked) == (1, ("A", "turn"))


def test_the_man_with_no_name_by_a_lost_duel_but_not_by_a_dynamite() -> None:
    t = (
        with_feat("man-with-no-name", "duel", B="bang")
        .play("A", "duel", at="B")
        .answer("B", "bang")
    )
    assert met(t)
    t = with_feat("man-with-no-name", play="dynamite", phase="start", deck="2S", role="outlaw")
    assert (t.life("A"), t.asked) == (1, ("A", "turn"))


# Wilhelm Scream


@pytest.mark.rule("LEG-083")
@pytest.mark.parametrize("answer", ["pass", "play missed-2S"])
def test_a_bang_at_a_neighbour_with_a_mustang_meets_wilhelm_scream(answer: str) -> None:
    t = with_feat("wilhelm-scream", "bang", play="schofield", B=who("missed-2S", play="mustang"))
    assert met(t.play("A", "bang", at="B").do("B", answer))


@pytest.mark.rule("LEG-083")
def test_wilhelm_scream_not_by_a_bang_at_distance_one() -> None:
    t = with_feat("wilhelm-scream", "bang", play="winchester").play("A", "bang", at="B")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-083")
def test_wilhelm_scream_by_seats_and_by_paul_regret() -> None:
    assert met(with_feat("wilhelm-scream", "bang", play="schofield").play("A", "bang", at="C"))
    t = with_feat("wilhelm-scream", "bang", play="schofield", B=who(character="paul-regret"))
    assert met(t.play("A", "bang", at="B"))


@pytest.mark.rule("LEG-084")
@pytest.mark.parametrize("side", ["rose-doolan", "legendary-rose-doolan"])
def test_wilhelm_scream_of_rose_doolan_takes_a_target_two_away(side: str) -> None:
    t = with_feat("wilhelm-scream", "bang", character=side).play("A", "bang", at="B")
    assert t.asked == ("A", "turn")
    t = with_feat("wilhelm-scream", "bang", character=side)
    assert t.view("A").distances[2] == 1
    assert met(t.play("A", "bang", at="C"))


def test_a_scope_does_not_hinder_wilhelm_scream() -> None:
    assert met(with_feat("wilhelm-scream", "bang", play="scope").play("A", "bang", at="C"))


def test_wilhelm_scream_not_by_other_shots() -> None:
    t = with_feat("wilhelm-scream", "gatling").play("A", "gatling")
    assert t.asked == ("A", "turn")
    t = with_feat("wilhelm-scream", character="legendary-willy-the-kid", play="schofield")
    assert t.use("A", "legendary-willy-the-kid", at="C").asked == ("A", "turn")


# Scrugs Ballad


def test_scrugs_ballad_by_losing_ones_own_duel() -> None:
    t = (
        with_feat("scrugs-ballad", "duel bang", B="bang")
        .play("A", "duel", at="B")
        .answer("B", "bang")
    )
    assert met(t.passes("A"))  # A loses on purpose


def test_scrugs_ballad_also_if_a_beer_had_to_help() -> None:
    t = with_feat("scrugs-ballad", "duel beer", life=1, B="bang").play("A", "duel", at="B")
    assert met(t.answer("B", "bang").passes("A").play("A", "beer"))


def test_scrugs_ballad_not_by_winning_one() -> None:
    t = with_feat("scrugs-ballad", "duel").play("A", "duel", at="B")
    assert (t.life("B"), t.asked) == (3, ("A", "turn"))


# A Quick Death


def test_a_bang_that_hits_an_unhurt_player_meets_a_quick_death() -> None:
    assert met(with_feat("quick-death", "bang").play("A", "bang", at="B"))
    t = with_feat("quick-death", "bang", role="outlaw", B=who(life=5, role="sheriff"))
    assert met(t.play("A", "bang", at="B"))


def test_a_quick_death_not_at_somebody_hurt_or_by_another_card() -> None:
    t = with_feat("quick-death", "bang", role="outlaw", B=who(life=4, most=5, role="sheriff"))
    assert t.play("A", "bang", at="B").asked == ("A", "turn")
    assert with_feat("quick-death", "gatling").play("A", "gatling").asked == ("A", "turn")
    t = with_feat("quick-death", character="legendary-willy-the-kid")
    assert t.use("A", "legendary-willy-the-kid", at="B").asked == ("A", "turn")


def test_a_quick_death_not_by_a_shot_that_is_missed() -> None:
    t = with_feat("quick-death", "bang", B="missed").play("A", "bang", at="B").play("B", "missed")
    assert t.asked == ("A", "turn")


@pytest.mark.parametrize("feat", ["quick-death", "wilhelm-scream"])
def test_any_card_that_legendary_janet_plays_as_a_bang_is_a_bang(feat: str) -> None:
    t = with_feat(feat, "beer", character="legendary-calamity-janet", play="schofield")
    assert met(t.use("A", "legendary-calamity-janet", "beer", at="C"))
