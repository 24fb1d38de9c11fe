"""The 16 Feats: what fulfils each of them, and what does not."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import met, with_feat
from tables.bang import who

# Fifty Guns


def test_fifty_guns_by_taking_a_weapon_in_play() -> None:
    t = with_feat("fifty-guns", "panic", B=who(play="schofield")).play(
        "A", "panic", at="B", on="schofield"
    )
    assert met(t)


def test_fifty_guns_by_taking_a_weapon_out_of_a_hand_and_showing_it() -> None:
    t = with_feat("fifty-guns", "panic", B="schofield").play("A", "panic", at="B", on="hand")
    assert t.can("A") == ["perform fifty-guns schofield-JC", "pass"]
    t.perform("A", "fifty-guns", "schofield")
    assert (t.tokens("fifty-guns"), t.hand("A")) == ({"A": 2}, ["schofield"])
    assert t.events("showed") == [{"seat": 0, "card": "schofield-JC"}]


def test_fifty_guns_by_what_sid_ketchum_pays() -> None:
    t = with_feat("fifty-guns", "schofield beer", character="sid-ketchum", life=2)
    t.use("A", "sid-ketchum", "schofield")
    assert met(t)
    assert t.life("A") == 3  # the life point first


def test_fifty_guns_by_what_a_shot_at_paul_regret_costs() -> None:
    t = with_feat(
        "fifty-guns", "bang schofield", play="winchester", B=who(character="legendary-paul-regret")
    )
    assert met(t.play("A", "bang", at="B"))


def test_fifty_guns_as_vulture_sam_by_the_cards_of_the_eliminated() -> None:
    t = with_feat("fifty-guns", "bang", character="vulture-sam", B=who(play="schofield", life=1))
    assert met(t.play("A", "bang", at="B"))


@pytest.mark.parametrize("card", ["stagecoach", "general-store"])
def test_fifty_guns_not_by_drawing_one(card: str) -> None:
    t = with_feat("fifty-guns", card, deck="schofield volcanic remington winchester").play(
        "A", card
    )
    while t.asked != ("A", "turn"):
        asked = t.asked
        assert asked is not None
        assert asked[1] == "store"
        t.do(asked[0], t.can(asked[0])[0])
    assert "schofield" in t.hand("A")


def test_fifty_guns_not_by_playing_a_first_weapon_or_taking_back_ones_own() -> None:
    t = with_feat("fifty-guns", "schofield panic").play("A", "schofield")
    assert t.asked == ("A", "turn")
    t.play("A", "panic", at="A", on="schofield")
    assert (t.asked, t.hand("A")) == (("A", "turn"), ["schofield"])


# Wounded Pride


def test_wounded_pride_by_a_missed() -> None:
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


def test_old_west_gang_counts_who_is_eliminated() -> None:
    t = with_feat("old-west-gang", "gatling", B=who(life=1), C=who(life=1))
    assert met(t.play("A", "gatling"))
    assert t.out == "BC"


# Bottleneck, The Chuck-A-Luck


def test_bottleneck_by_a_beer_that_another_is_made_to_discard() -> None:
    t = with_feat("bottleneck", "cat-balou", B="beer").play("A", "cat-balou", at="B", on="hand")
    assert met(t)


def test_bottleneck_by_a_beer_that_sid_ketchum_trades() -> None:
    """The life point, then the Feat, then the Legend with three."""
    t = with_feat("bottleneck", "beer missed", character="sid-ketchum", life=1, fame=1)
    t.use("A", "sid-ketchum", "beer")
    assert (met(t), t.life("A")) == (True, 2)
    t.perform("A", "bottleneck")
    assert (t.is_legend("A"), t.life("A")) == (True, 3)


def test_chuck_a_luck_by_a_bang_that_another_is_made_to_discard() -> None:
    t = with_feat("chuck-a-luck", "cat-balou", B="bang").play("A", "cat-balou", at="B", on="hand")
    assert met(t)


def test_chuck_a_luck_by_a_bang_given_up_in_ones_own_duel() -> None:
    t = (
        with_feat("chuck-a-luck", "duel bang", B="bang")
        .play("A", "duel", at="B")
        .answer("B", "bang")
    )
    assert met(t.answer("A", "bang"))


def test_chuck_a_luck_not_by_a_bang_that_is_played_or_that_others_give_up() -> None:
    t = with_feat("chuck-a-luck", "bang indians", B="bang").play("A", "bang", at="D")
    assert t.asked == ("A", "turn")
    assert t.play("A", "indians").answer("B", "bang").asked == ("A", "turn")


def test_chuck_a_luck_of_calamity_janet() -> None:
    t = with_feat("chuck-a-luck", "missed beer", character="calamity-janet")
    assert t.can("A", "perform") == ["perform chuck-a-luck missed-2S"]
    t = with_feat("chuck-a-luck", "missed beer", character="legendary-calamity-janet")
    assert t.can("A", "claim") == ["claim chuck-a-luck missed-2S", "claim chuck-a-luck beer-6H"]
    t = with_feat("chuck-a-luck", "missed beer")
    assert t.may("A") == set()


def test_bottleneck_needs_a_real_beer_also_of_legendary_calamity_janet() -> None:
    assert with_feat("bottleneck", "missed", character="legendary-calamity-janet").may("A") == set()


# 3:15 to Yooma


@pytest.mark.rule("LEG-073")
@pytest.mark.parametrize("play", ["dynamite", "jail"])
def test_3_15_to_yooma_by_a_check_before_drawing(play: str) -> None:
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


def test_3_15_to_yooma_not_for_who_is_eliminated_by_it() -> None:
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


# Good Company


@pytest.mark.rule("LEG-076")
def test_good_company_a_card_is_played_and_then_one_of_the_same_name_discarded() -> None:
    t = with_feat("good-company", "beer-6H beer-7H", life=2)
    assert t.play("A", "beer-6H").can("A", "perform") == ["perform good-company beer-7H"]
    t.perform("A", "good-company", "beer")
    assert (t.life("A"), t.top, t.tokens("good-company")) == (3, "beer-7H", {"A": 2})


@pytest.mark.rule("LEG-076")
def test_good_company_a_card_is_discarded_and_then_one_of_the_same_name_played() -> None:
    t = with_feat("good-company", "beer-6H beer-7H", life=2)
    t.perform("A", "good-company", "beer-6H", "beer-7H")
    assert (t.life("A"), t.discard, t.tokens("good-company")) == (
        3,
        ["beer-6H", "beer-7H"],
        {"A": 2},
    )


@pytest.mark.rule("LEG-076")
def test_good_company_needs_two_cards_of_one_name() -> None:
    t = with_feat("good-company", "beer bang missed", life=2)
    assert t.may("A") == set()
    assert t.play("A", "beer").may("A") == set()


@pytest.mark.rule("LEG-076")
@pytest.mark.parametrize("between", ["play", "discard"])
def test_good_company_no_other_card_comes_in_between(between: str) -> None:
    t = with_feat(
        "good-company", "beer-6H beer-7H saloon schofield", life=1, character="sid-ketchum"
    )
    t.play("A", "beer-6H")
    if between == "play":
        t.play("A", "saloon")
    else:
        t.use("A", "sid-ketchum", "saloon").answer("A", "schofield")
    assert "perform good-company beer-7H" not in t.can("A")


@pytest.mark.rule("LEG-077")
def test_good_company_a_card_that_is_played_is_resolved_first() -> None:
    t = with_feat("good-company", "bang-2C bang-3C", B="missed").play("A", "bang-2C", at="B")
    assert t.asked == ("B", "dodge")
    t.play("B", "missed").perform("A", "good-company", "bang-3C")
    assert (t.tokens("good-company"), t.life("B")) == ({"A": 2}, 4)


@pytest.mark.rule("LEG-077")
def test_good_company_the_card_played_second_is_resolved_before_the_tokens_are_placed() -> None:
    t = with_feat("good-company", "bang-2C bang-3C", B="missed")
    t.perform("A", "good-company", "bang-2C", "bang-3C")
    assert (t.asked, t.can("A")) == (("A", "company"), ["play bang-3C at 1", "play bang-3C at 3"])
    t.play("A", "bang-3C", at="B")
    assert (t.asked, t.tokens("good-company")) == (("B", "dodge"), {})
    assert t.passes("B").tokens("good-company") == {"A": 2}


@pytest.mark.rule("LEG-077")
def test_good_company_not_by_a_cat_balou_that_hits_a_cat_balou() -> None:
    t = with_feat("good-company", "cat-balou", B="cat-balou").play(
        "A", "cat-balou", at="B", on="hand"
    )
    assert (t.asked, t.may("A")) == (("A", "turn"), set())


@pytest.mark.rule("LEG-078")
@pytest.mark.parametrize("side", ["calamity-janet", "legendary-calamity-janet"])
def test_good_company_of_calamity_janet_with_any_two_cards(side: str) -> None:
    t = with_feat("good-company", "beer saloon", character=side, life=3).play("A", "beer")
    word = "claim" if side.startswith("legendary") else "perform"
    assert t.can("A", f"{word} good-company saloon-5H") == [f"{word} good-company saloon-5H"]
    t = with_feat("good-company", "beer saloon", character=side, life=3)
    assert f"{word} good-company saloon-5H beer-6H" in t.can("A")


@pytest.mark.rule("LEG-078")
def test_good_company_the_card_of_calamity_janet_must_be_playable() -> None:
    t = with_feat("good-company", "bang missed", character="calamity-janet")
    t.perform("A", "good-company", "bang", "missed")  # played as a BANG!
    assert t.play("A", "missed", at="B").life("B") == 3
    t = with_feat(
        "good-company", "bang missed", character="calamity-janet", out="BD", C=who(play="mustang")
    )
    assert t.may("A") == set()


@pytest.mark.rule("LEG-078")
def test_good_company_of_calamity_janet_with_a_card_of_another_takes_the_same_name() -> None:
    t = with_feat("good-company", "cat-balou saloon", character="calamity-janet", B="beer")
    t.play("A", "cat-balou", at="B", on="hand").play("A", "saloon")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-076")
def test_good_company_not_if_the_discard_belongs_to_a_card_in_between() -> None:
    t = with_feat("good-company", "beer-6H cat-balou", B="beer-7H", life=3).play("A", "beer-6H")
    assert t.play("A", "cat-balou", at="B", on="hand").asked == ("A", "turn")


def test_good_company_by_discards_that_the_rules_allow() -> None:
    """A Beer is traded by Sid Ketchum, and then one is drunk."""
    t = with_feat("good-company", "schofield beer-6H beer-7H", life=1, character="sid-ketchum")
    t.use("A", "sid-ketchum", "schofield").answer("A", "beer-6H").play("A", "beer-7H")
    assert met(t)


def test_good_company_by_an_excess_card_right_after_one_was_played() -> None:
    t = (
        with_feat("good-company", "beer-6H beer-7H bang missed", life=1)
        .play("A", "beer-6H")
        .end("A")
    )
    assert met(t.answer("A", "beer-7H"))


def test_good_company_by_a_weapon_over_one_of_its_own_name() -> None:
    t = with_feat("good-company", "schofield-QC", play="schofield-JC").play("A", "schofield")
    assert met(t)


def test_good_company_with_the_copy_in_play_discarded_first() -> None:
    t = with_feat("good-company", "barrel-KS", play="barrel-QS")
    assert t.can("A", "play") == []
    t.perform("A", "good-company", "barrel-QS", "barrel-KS")
    assert (t.cards("A"), t.top, t.tokens("good-company")) == (["barrel"], "barrel-QS", {"A": 2})


def test_good_company_only_if_the_card_can_still_be_played_then() -> None:
    """Nobody is in range without the weapon; and nobody can pay for a shot at Paul Regret."""
    t = with_feat("good-company", "bang-2C bang-3C", out="BD", C=who(play="mustang"))
    assert t.may("A") == set()
    paul = who(character="legendary-paul-regret")
    t = with_feat("good-company", "bang-2C bang-3C", play="winchester", out="CD", B=paul)
    assert t.targets("A", "bang-2C") == "B"
    assert t.may("A") == set()


def test_good_company_if_the_duel_that_was_played_kills_there_is_no_feat() -> None:
    t = with_feat(
        "good-company", "duel-QD duel-JS", life=1, role="outlaw", B=who("bang", role="sheriff")
    )
    t.perform("A", "good-company", "duel-QD", "duel-JS").play("A", "duel", at="B").answer(
        "B", "bang"
    )
    assert (t.out, t.tokens("good-company"), t.turn) == ("A", {}, "B")


# The Last Hero


@pytest.mark.rule("LEG-079")
@pytest.mark.parametrize(("play", "deck"), [("jail", "6H"), ("dynamite", "2S")])
def test_the_last_hero_not_by_jail_or_dynamite_before_drawing(play: str, deck: str) -> None:
    t = with_feat("last-hero", play=play, role="outlaw", phase="start", deck=deck)
    assert (t.cards("A"), t.asked, t.may("A")) == ([], ("A", "turn"), set())


@pytest.mark.rule("LEG-079")
def test_the_last_hero_by_a_dynamite_after_drawing() -> None:
    t = with_feat("last-hero", play="dynamite").perform("A", "last-hero", "dynamite")
    assert (t.tokens("last-hero"), t.cards("A"), t.life("A")) == ({"A": 2}, [], 4)


def test_the_last_hero_by_a_blue_card_of_another_or_a_weapon_that_is_replaced() -> None:
    t = with_feat("last-hero", "cat-balou", B=who(play="mustang"))
    assert met(t.play("A", "cat-balou", at="B", on="mustang"))
    assert met(with_feat("last-hero", "schofield", play="volcanic").play("A", "schofield"))


def test_the_last_hero_not_by_a_blue_card_of_a_hand() -> None:
    t = with_feat("last-hero", "cat-balou barrel", B="mustang").play(
        "A", "cat-balou", at="B", on="hand"
    )
    assert (t.asked, t.may("A")) == (("A", "turn"), set())


# The Man With No Name


def test_the_man_with_no_name_by_a_life_point_given_up() -> None:
    t = with_feat("man-with-no-name", character="bart-cassidy").perform("A", "man-with-no-name")
    assert (t.life("A"), t.count("A"), t.tokens("man-with-no-name")) == (3, 1, {"A": 2})
    assert t.events("wounded")[0]["by"] is None


def test_the_man_with_no_name_and_the_last_token() -> None:
    """The life point is lost, Bart Cassidy draws one card, and then he goes up to three."""
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
def test_wilhelm_scream_by_a_bang_at_a_neighbour_with_a_mustang(answer: str) -> None:
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


def test_wilhelm_scream_with_a_scope() -> None:
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
    assert met(t.passes("A"))  # on purpose


def test_scrugs_ballad_also_if_a_beer_had_to_help() -> None:
    t = with_feat("scrugs-ballad", "duel beer", life=1, B="bang").play("A", "duel", at="B")
    assert met(t.answer("B", "bang").passes("A").play("A", "beer"))


def test_scrugs_ballad_not_by_winning_one() -> None:
    t = with_feat("scrugs-ballad", "duel").play("A", "duel", at="B")
    assert (t.life("B"), t.asked) == (3, ("A", "turn"))


# Borderlands


@pytest.mark.rule("LEG-074")
def test_borderlands_with_an_empty_hand() -> None:
    t = with_feat("borderlands").perform("A", "borderlands")
    assert t.tokens("borderlands") == {"A": 2}


@pytest.mark.rule("LEG-074")
def test_borderlands_with_a_hand_that_goes_as_a_whole() -> None:
    t = with_feat("borderlands", "bang beer missed", play="barrel").perform("A", "borderlands")
    assert (t.hand("A"), len(t.discard), t.cards("A")) == ([], 3, ["barrel"])


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
    assert t.end("A").turn == "B"  # and the boast


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
    deck = t.state.deck
    assert [t.match.game.view(t.state, None).deck, len(deck)] == [len(deck)] * 2


@pytest.mark.rule("LEG-082")
def test_the_other_two_cards_of_kit_carlson_go_back_as_they_lay() -> None:
    t = with_feat(
        "oregon-trail",
        phase="draw",
        character="kit-carlson",
        deck="bang-2C bang-3C bang-4C",
        B=who(character="kit-carlson"),
    )
    t.perform("A", "oregon-trail").do("A", "return for 3").do("A", "return for 1").end("A")
    t.passes("B")  # B might take the Trail too
    assert t.ask("B").about["cards"][:2] == ("bang-2C", "bang-4C")


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


# A Thousand Ways To Die


def test_a_thousand_ways_to_die_by_two_cards_of_one_suit_one_of_them_a_missed() -> None:
    t = with_feat("thousand-ways-to-die", "missed-10C bang-2C missed-2S beer-6H bang-QH")
    assert t.can("A", "perform") == ["perform thousand-ways-to-die missed-10C bang-2C"]
    t.perform("A", "thousand-ways-to-die", "missed-10C", "bang-2C")
    assert (t.count("A"), t.tokens("thousand-ways-to-die")) == (5, {"A": 2})
    assert [each["card"] for each in t.events("showed")] == ["missed-10C", "bang-2C"]


def test_a_thousand_ways_to_die_of_calamity_janet() -> None:
    t = with_feat("thousand-ways-to-die", "bang-2C saloon beer duel-8C", character="calamity-janet")
    assert t.can("A", "perform") == ["perform thousand-ways-to-die bang-2C duel-8C"]
    t = with_feat("thousand-ways-to-die", "saloon beer", character="legendary-calamity-janet")
    assert t.can("A", "claim") == ["claim thousand-ways-to-die saloon-5H beer-6H"]


# For A Few Cards More


def test_for_a_few_cards_more_by_too_many_cards() -> None:
    t = with_feat("for-a-few-cards-more", "bang bang bang", life=2).end("A")
    assert met(t.answer("A", "bang"))


def test_for_a_few_cards_more_not_without_an_excess() -> None:
    assert with_feat("for-a-few-cards-more", "bang bang", life=2).end("A").asked == ("A", "boast")


# A Quick Death


def test_a_quick_death_by_a_bang_at_somebody_unhurt() -> None:
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
