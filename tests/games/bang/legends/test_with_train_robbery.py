"""Legends with The Great Train Robbery."""

from __future__ import annotations

from typing import Any

import pytest

from games.bang.legends.tables import four
from tables.bang import Bench, who


def rails(feats: str = "scrugs-ballad", **said: Any) -> Bench:
    """Seat four with The Great Train Robbery, and lay these Feats open."""
    return four(feats=feats, options={"train-robbery": True}, **said)


# Railcars


@pytest.mark.rule("LEG-079")
def test_a_players_own_railcar_is_a_blue_card_for_the_last_hero() -> None:
    t = rails("last-hero", A=who(play="caboose")).perform("A", "last-hero", "caboose")
    assert (t.cards("A"), t.tokens("last-hero")) == ([], {"A": 2})


@pytest.mark.rule("LEG-079")
def test_a_railcar_that_is_used_up_fulfils_the_last_hero() -> None:
    t = rails("last-hero", A=who(play="mail-car")).use("A", "mail-car")
    t.do("A", "give at 1 for 1")
    assert t.may("A") == {"last-hero"}


def test_a_railcar_serves_rose_doolan_as_a_panic() -> None:
    t = rails(A=who(play="caboose", character="legendary-rose-doolan"), C="beer")
    t.do("A", "use legendary-rose-doolan caboose at 2 to hand")
    assert (t.hand("A"), t.cards("A")) == (["beer"], [])


@pytest.mark.parametrize("card", ["schofield", "mustang"])
def test_a_card_discarded_for_the_sleeper_car_counts(card: str) -> None:
    t = rails("last-hero fifty-guns", A=who(play=f"sleeper-car {card}"))
    t.use("A", "sleeper-car", card, at="B")
    assert t.may("A") == ({"last-hero", "fifty-guns"} if card == "schofield" else {"last-hero"})


@pytest.mark.rule("LEG-079", "LEG-022")
def test_a_card_discarded_for_the_caboose_in_ones_turn_counts() -> None:
    """A arrives at Ironhorse by playing a Next Stop, and answers its shot with the Caboose."""
    t = rails(
        "last-hero fifty-guns",
        A=who("next-stop", play="caboose schofield"),
        loco=4,
        few=True,
    )
    t.play("A", "next-stop").use("A", "caboose", "schofield")
    for letter in "BCD":
        t.gives_up(letter)
    assert (t.asked, t.may("A"), t.life("A")) == (("A", "feat"), {"last-hero", "fifty-guns"}, 4)


def test_an_express_car_fulfils_borderlands_and_the_new_turn_has_a_feat_of_its_own() -> None:
    t = rails("borderlands bottleneck", A=who("bang bang", play="express-car"), deck="beer-6H")
    t.use("A", "express-car").in_any_order("A").perform("A", "borderlands")
    assert (t.turn, t.asked, t.may("A")) == ("A", ("A", "turn"), {"bottleneck"})


def test_an_express_car_ends_the_turn_with_a_boast() -> None:
    t = rails("bottleneck", A=who("bang bang", play="express-car"))
    t.use("A", "express-car").in_any_order("A")
    assert (t.asked, t.turn) == (("A", "boast"), "A")
    assert t.passes("A").asked == ("A", "turn")


def test_discards_of_a_circus_wagon_do_not_count_for_its_user() -> None:
    t = rails("fifty-guns", A=who(play="circus-wagon"), B=who(play="schofield"))
    assert t.use("A", "circus-wagon").asked == ("A", "turn")
    assert t.cards("B") == []


@pytest.mark.rule("LEG-060")
def test_lucky_duke_makes_the_check_of_a_dining_car_and_it_counts_for_yooma() -> None:
    t = rails(
        "3-15-to-yooma",
        A=who(play="dining-car", life=3, role="outlaw"),
        B=who(role="sheriff"),
        C=who(character="legendary-lucky-duke"),
        phase="start",
        deck="6H 2S",
    )
    assert t.asked == ("C", "luck")
    t.do("C", t.can("C")[0])
    assert (t.asked, t.may("A"), t.life("A")) == (("A", "feat"), {"3-15-to-yooma"}, 4)


@pytest.mark.rule("LEG-065")
def test_life_from_a_dining_car_lets_sid_shoot_before_he_draws() -> None:
    t = rails(
        A=who(play="dining-car", life=2, role="outlaw", character="legendary-sid-ketchum"),
        B=who(role="sheriff"),
        phase="start",
        deck="6H",
    )
    assert (t.asked, t.count("A")) == (("A", "free-bang"), 0)
    assert t.do("A", "shoot at 1").life("B") == 3


def test_a_private_car_helps_against_bang_cards_and_not_against_free_bangs() -> None:
    t = rails(A=who("bang", character="legendary-willy-the-kid"), B=who(play="private-car"))
    assert t.targets("A", "bang") == "D"
    assert t.use("A", "legendary-willy-the-kid", at="B").life("B") == 3


@pytest.mark.rule("LEG-083")
@pytest.mark.parametrize(
    ("mine", "theirs", "far"),
    [("", "observation-car", True), ("observation-car", "", False), ("lumber-flatcar", "", False)],
)
def test_of_railcars_only_those_of_the_target_count_for_wilhelm_scream(
    mine: str, theirs: str, far: bool
) -> None:
    t = rails("wilhelm-scream", A=who("bang", play=f"winchester {mine}"), B=who(play=theirs))
    t.play("A", "bang", at="B")
    assert (t.may("A") == {"wilhelm-scream"}) == far


@pytest.mark.rule("LEG-024")
def test_a_strongbox_draws_before_the_boast() -> None:
    t = rails("bottleneck", A=who(play="strongbox")).end("A")
    assert (t.asked, t.count("A")) == (("A", "boast"), 1)


# The Ghost Car


@pytest.mark.rule("LEG-085")
def test_a_ghost_discards_the_whole_hand_and_that_is_an_excess() -> None:
    row = "for-a-few-cards-more borderlands man-with-no-name"
    t = rails(row, A="bang", B=who("missed beer", play="ghost-car", life=1))
    t.play("A", "bang", at="B").gives_up("B").end("A").passes("A")
    assert (t.is_ghost("B"), t.may("B")) == (True, {"borderlands"})  # a ghost has no life to lose
    t.end("B")
    while t.asked == ("B", "excess"):
        t.answer("B", t.ids("B")[0])
    assert (t.may("B"), t.count("B")) == ({"for-a-few-cards-more", "borderlands"}, 0)


@pytest.mark.rule("LEG-048")
def test_a_ghost_gets_no_life_as_a_legend_and_is_nobody_s_victim() -> None:
    t = rails(
        "borderlands",
        A=who("bang", character="legendary-kit-carlson"),
        B=who(play="ghost-car", life=1, fame=1, character="bart-cassidy"),
        next_feats="last-hero man-with-no-name",
    )
    t.play("A", "bang", at="B").end("A").perform("B", "borderlands").in_any_order("B")
    assert (t.is_legend("B"), t.life("B")) == (True, 0)
    t.sits_out("B")
    t.ends_without_boast("C", "D")
    t.do("A", "done").do("A", "claim borderlands").in_any_order("A")
    assert (t.asked, t.life("B"), t.feats_used) == (("A", "turn"), 0, ["borderlands"])


@pytest.mark.rule("LEG-042")
def test_a_ghost_brought_back_has_no_tokens_and_becomes_no_legend() -> None:
    t = rails(
        "borderlands",
        A=who("bang-2C bang-3C", play="volcanic"),
        B=who(life=1, role="outlaw", character="bart-cassidy"),
        stations="boom-town",
        train="ghost-car",
        loco=2,
    )
    t.play("A", "bang-2C", at="B").board("A", "ghost-car", "bang-3C").give("A", "B")
    t.sits_out("A").passes("A")
    assert (t.turn, t.is_ghost("B"), t.fame("B"), t.may("B")) == ("B", True, 0, set())
    t.sits_out("B")
    assert (t.turn, t.is_legend("B")) == ("C", False)  # and there is no boast


@pytest.mark.rule("LEG-068")
def test_vulture_sam_stays_by_himself_and_keeps_the_ghost_car() -> None:
    t = rails(A="bang", B=who(play="ghost-car", life=1, character="legendary-vulture-sam"))
    t.play("A", "bang", at="B")
    assert (t.life("B"), t.is_ghost("B"), t.cards("B")) == (4, False, ["ghost-car"])


@pytest.mark.rule("LEG-068")
def test_vulture_sam_who_became_a_legend_as_a_ghost_stays_when_the_car_is_gone() -> None:
    t = rails(
        "borderlands",
        A="bang cat-balou",
        B=who(play="ghost-car", life=1, fame=1, character="vulture-sam"),
    )
    t.play("A", "bang", at="B").end("A").passes("A").perform("B", "borderlands")
    t.in_any_order("B")
    assert (t.is_legend("B"), t.is_ghost("B")) == (True, True)
    t.sits_out("B")
    t.ends_without_boast("C", "D")
    t.play("A", "cat-balou", at="B", on="ghost-car")
    assert (t.out, t.life("B"), t.character("B"), t.is_ghost("B")) == ("", 4, "vulture-sam", False)


def test_rose_doolan_who_gives_up_the_ghost_car_takes_nothing() -> None:
    t = rails(A="bang beer", B=who(play="ghost-car", life=1, character="legendary-rose-doolan"))
    t.play("A", "bang", at="B").end("A").passes("A")
    t.do("B", "use legendary-rose-doolan ghost-car at 0 to hand")
    assert (t.out, t.hand("A")) == ("B", ["beer"])


# Stations and the Locomotive


@pytest.mark.parametrize(
    ("station", "card", "feat"),
    [
        ("boom-town", "bang", "chuck-a-luck"),
        ("crowns-hole", "beer", "bottleneck"),
        ("deathwood", "mustang", "last-hero"),
        ("fort-wroth", "schofield", "fifty-guns"),
        ("tombrock", "", "man-with-no-name"),
    ],
)
def test_a_card_paid_at_a_station_counts(station: str, card: str, feat: str) -> None:
    blue = card if card == "mustang" else ""
    t = rails(
        feat,
        A=who("" if blue else card, play=blue),
        stations=station,
        train="caboose mail-car dining-car",
        loco=2,
    )
    t.board("A", "caboose", card)
    assert (t.asked, t.may("A")) == (("A", "feat"), {feat})


@pytest.mark.parametrize("side", ["calamity-janet", "legendary-calamity-janet"])
def test_a_station_wants_the_very_card(side: str) -> None:
    t = rails(A=who("missed", character=side), stations="boom-town", train="caboose", loco=2)
    assert t.can("A", "board") == []


@pytest.mark.rule("LEG-058")
def test_nobody_ignores_the_ironhorse_and_it_is_nobody_s_hit() -> None:
    t = rails(
        "old-west-gang man-with-no-name",
        A="full-steam",
        B=who(character="legendary-jourdonnais"),
        loco=3,
    )
    t.play("A", "full-steam")
    while t.asked == ("A", "board"):
        t.do("A", "done")
    t.do("A", "double")
    assert t.lives == {"A": 2, "B": 2, "C": 2, "D": 2}
    assert t.may("A") == {"man-with-no-name"}


def test_a_weapon_drawn_at_leland_does_not_fulfil_fifty_guns() -> None:
    t = rails(
        "fifty-guns",
        A="next-stop",
        loco=4,
        side="leland",
        deck="bang-2C schofield volcanic remington winchester",
    )
    t.play("A", "next-stop")
    while t.asked is not None and t.asked != ("A", "turn"):
        letter, kind = t.asked
        assert kind in ("board", "store")
        t.do(letter, "done" if kind == "board" else t.can(letter)[0])
    assert "schofield" in t.hand("A")


# Cards


@pytest.mark.parametrize("card", ["train-robbery", "knife-revolver"])
def test_shots_of_other_cards_are_not_bang_cards_but_hit(card: str) -> None:
    row = "quick-death wilhelm-scream old-west-gang"
    t = rails(row, A=who(f"{card} indians", play="schofield"), C=who(play="mustang"), deck="2S")
    if card == "train-robbery":
        t.play("A", card, at="C").do("C", "shot mustang-8H")
    else:
        t = rails(row, A=who(f"{card} indians", play="schofield"), deck="2S").play(
            "A", card, at="C"
        )
    assert (t.asked, t.life("C")) == (("A", "turn"), 3)
    assert t.goal("old-west-gang").by == ("2",)


@pytest.mark.rule("LEG-058")
@pytest.mark.parametrize("card", ["train-robbery", "knife-revolver", "switch", "most-wanted"])
def test_jourdonnais_may_ignore_the_brown_cards_of_the_robbery(card: str) -> None:
    t = rails(
        A=who(card, play="mustang-9H"),
        B=who(play="barrel", character="legendary-jourdonnais"),
        deck="2S 2C KD"
        if card == "most-wanted"
        else ("2S KD" if card == "knife-revolver" else "KD"),
    )
    t.play("A", card, at="" if card == "most-wanted" else "B")
    t.use("B", "legendary-jourdonnais")
    assert (t.life("B"), t.cards("B")) == (4, ["barrel"])


@pytest.mark.rule("LEG-058")
def test_jourdonnais_has_one_try_against_all_shots_of_a_train_robbery() -> None:
    t = rails(
        A="train-robbery",
        B=who(play="mustang barrel", character="legendary-jourdonnais"),
        deck="2S",
    )
    t.play("A", "train-robbery", at="B").use("B", "legendary-jourdonnais")
    assert t.asked == ("B", "robbed")
    t.do("B", "shot mustang-8H")
    assert t.asked == ("B", "dodge")  # the Barrel may help, but there is no other try


@pytest.mark.rule("LEG-058")
def test_jourdonnais_has_another_try_when_a_card_is_played_again() -> None:
    t = rails(
        A=who("knife-revolver", play="volcanic"),
        B=who(character="legendary-jourdonnais"),
        deck="KD 2S QD KH",
    )
    t.play("A", "knife-revolver", at="B").use("B", "legendary-jourdonnais")
    assert (t.life("B"), t.hand("A")) == (3, ["knife-revolver"])
    t.play("A", "knife-revolver", at="B").use("B", "legendary-jourdonnais")
    assert t.life("B") == 3


@pytest.mark.rule("LEG-078", "GTR-096")
def test_a_money_bag_of_calamity_janet_is_a_bang_for_good_company_and_copies_nothing() -> None:
    t = rails("good-company", A=who("beer-6H money-bag", character="calamity-janet"))
    t.perform("A", "good-company", "beer", "money-bag")
    t.do("A", "use calamity-janet money-bag-QC at 1")
    assert (t.life("B"), t.view().bangs, t.tokens("good-company")) == (3, 1, {"A": 2})


@pytest.mark.rule("LEG-078", "GTR-096")
def test_a_money_bag_that_copies_a_bang_is_not_a_bang_for_good_company() -> None:
    a = who("money-bag beer", character="calamity-janet")
    t = rails("good-company", A=a, discard="bang-2C").play("A", "money-bag", at="B")
    assert (t.life("B"), t.may("A")) == (3, set())


@pytest.mark.rule("LEG-058")
def test_jourdonnais_cannot_ignore_a_railcar() -> None:
    t = rails(A=who(play="circus-wagon"), B=who(play="mustang", character="legendary-jourdonnais"))
    assert t.use("A", "circus-wagon").cards("B") == []


@pytest.mark.parametrize(("sign", "taken"), [("2S", True), ("KD", False)])
def test_el_gringo_gets_a_knife_revolver_only_if_it_did_not_return(sign: str, taken: bool) -> None:
    t = rails(
        A="knife-revolver missed missed missed",
        B=who(character="legendary-el-gringo", life=3, most=3),
        deck=sign,
        seed=3,
    )
    t.play("A", "knife-revolver", at="B")
    got = [each["card"] for each in t.events("took-discard") if each["seat"] == 1]
    assert (got == ["knife-revolver-5D"]) == taken


@pytest.mark.rule("LEG-060")
def test_lucky_duke_makes_all_checks_of_most_wanted_and_the_author_meets_yooma() -> None:
    t = rails("3-15-to-yooma", A="most-wanted", C=who(character="legendary-lucky-duke"))
    t.play("A", "most-wanted")
    asked = []
    while t.asked == ("C", "luck"):
        asked.append(t.ask("C").about["at"])
        t.do("C", t.can("C")[0])
    assert (asked, t.may("A")) == ([0, 1, 2, 3], {"3-15-to-yooma"})


def test_a_dragoon_is_a_weapon_for_fifty_guns() -> None:
    t = rails("fifty-guns", A="cat-balou", B=who(play="dragoon"))
    assert t.play("A", "cat-balou", at="B", on="dragoon").may("A") == {"fifty-guns"}


@pytest.mark.rule("LEG-022", "LEG-079")
@pytest.mark.parametrize("mine", ["dragoon-JS", "mustang-8H"])
def test_a_weapon_that_goes_because_of_ones_own_switch_is_discarded_by_it(mine: str) -> None:
    """The Dragoon that A gives away takes the place of the other player's weapon."""
    b = who(play="schofield barrel")
    t = rails("fifty-guns last-hero", A=who("switch", play=mine), B=b)
    t.do("A", f"play switch-6H {mine} barrel-QS at 1")
    if mine == "dragoon-JS":
        assert (t.asked, t.may("A")) == (("A", "feat"), {"fifty-guns", "last-hero"})
    else:
        assert (t.asked, t.cards("B")) == (("A", "turn"), ["mustang", "schofield"])


@pytest.mark.rule("LEG-077", "LEG-078")
def test_the_weapon_that_goes_while_janet_s_switch_is_resolved_belongs_to_that_card() -> None:
    janet = who("switch", play="schofield mustang", character="calamity-janet")
    t = rails("good-company", A=janet, B=who(play="volcanic"))
    t.do("A", "play switch-6H mustang-8H volcanic-10S at 1")
    assert (t.asked, t.cards("A"), t.top) == (("A", "turn"), ["volcanic"], "schofield-JC")


def test_a_money_bag_is_not_what_it_copies() -> None:
    t = rails("scrugs-ballad", A="money-bag", B="bang", discard="duel")
    t.play("A", "money-bag", at="B").answer("B", "bang")
    assert (t.life("A"), t.asked) == (3, ("A", "turn"))
    t = rails("quick-death wilhelm-scream", A=who("money-bag", play="schofield"), discard="bang-2C")
    assert t.play("A", "money-bag", at="C").asked == ("A", "turn")


def test_a_cactus_is_not_a_missed_for_a_thousand_ways_to_die() -> None:
    t = rails("thousand-ways-to-die", A="cactus-7H beer-6H evaded bang-2C")
    assert t.may("A") == set()


def test_at_the_start_of_a_turn_a_station_is_paid_too_early() -> None:
    """The Sheriff's train reaches the End of the Line before he draws."""
    t = rails(
        "chuck-a-luck",
        A="bang-2C",
        stations="catico tombrock frisco boom-town",
        train="caboose mail-car dining-car",
        loco=4,
        phase="start",
        side="leland",
    )
    t.board("A", "caboose", "bang")
    while t.asked is not None and t.asked[1] == "store":
        t.do(t.asked[0], t.can(t.asked[0])[0])
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-079", "GTR-079")
def test_a_ghost_who_discards_its_car_for_the_last_hero_is_out_and_performs_nothing() -> None:
    b = who(play="ghost-car", life=1, character="bart-cassidy", role="outlaw")
    t = rails("last-hero", A="bang", B=b)
    t.play("A", "bang", at="B").end("A").passes("A")
    t.perform("B", "last-hero", "ghost-car").in_any_order("B")
    assert (t.out, t.turn, t.is_legend("B")) == ("B", "C", False)
    assert t.events("feat-performed") == []
