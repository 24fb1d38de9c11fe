"""Legends whose abilities are about shooting."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import against_legend, as_legend, with_feat
from tables.bang import legend, who

# Calamity Janet


def test_calamity_janet_plays_any_hand_card_as_a_bang() -> None:
    t = as_legend("calamity-janet", "beer barrel duel")
    for card in ("beer", "barrel", "duel"):
        assert [text[-1] for text in t.can("A", f"use legendary-calamity-janet {card}")] == [
            "1",
            "3",
        ]
    t.use("A", "legendary-calamity-janet", "barrel", at="B")
    assert (t.life("B"), t.top, t.state.bangs) == (3, "barrel-QS", 1)
    assert t.can("A", "use") == []  # that was the one BANG! of the turn
    assert t.can("A", "play duel")


def test_calamity_janet_dodges_and_fends_with_any_card() -> None:
    t = against_legend(
        "calamity-janet", "beer barrel", by="bang indians", play="barrel-KS", deck="2S"
    )
    t.play("A", "bang", at="B").play("B", "barrel")
    assert t.life("B") == 4
    t.play("A", "indians").answer("B", "beer")
    assert (t.life("B"), t.hand("B")) == (4, [])


def test_a_barrel_played_as_a_missed_is_not_the_barrel_in_play() -> None:
    t = against_legend(
        "calamity-janet", "barrel-QS", play="barrel-KS", A=who("bang", character="slab-the-killer")
    )
    t.play("A", "bang", at="B").play("B", "barrel-QS")
    assert "use barrel-KS" in t.can("B")


# Sid Ketchum


@pytest.mark.rule("LEG-064")
def test_sid_ketchum_shoots_free_without_a_card() -> None:
    t = as_legend("sid-ketchum", "beer bang", life=2, B="missed").play("A", "beer")
    assert t.can("A") == ["shoot at 1", "shoot at 3", "pass"]
    t.do("A", "shoot at 1")
    assert (t.asked, t.ask("B").about["card"]) == (("B", "dodge"), None)
    t.passes("B")
    assert (t.life("A"), t.life("B"), t.hand("A"), t.state.bangs) == (3, 3, ["bang"], 0)
    assert t.targets("A", "bang") == "BD"  # the free shot is outside the limit


@pytest.mark.rule("LEG-065")
@pytest.mark.parametrize("way", ["ability", "beer", "saloon"])
def test_sid_ketchum_shoots_free_however_he_regained_life(way: str) -> None:
    t = as_legend("sid-ketchum", "beer saloon bang bang", life=2)
    if way == "ability":
        t.use("A", "sid-ketchum", "bang").answer("A", "bang")
    else:
        t.play("A", way)
    assert (t.asked, t.life("A")) == (("A", "free-bang"), 3)


@pytest.mark.rule("LEG-065")
def test_sid_ketchum_shoots_free_when_he_becomes_a_legend() -> None:
    t = with_feat("bottleneck", "beer", character="sid-ketchum", fame=1, life=1)
    t.perform("A", "bottleneck", "beer")
    assert (t.asked, t.life("A")) == (("A", "free-bang"), 3)
    assert t.do("A", "shoot at 1").life("B") == 3


def test_sid_ketchum_shoots_free_once_a_turn_and_is_asked_until_then() -> None:
    t = as_legend("sid-ketchum", "beer beer beer", life=1).play("A", "beer").passes("A")
    t.play("A", "beer").do("A", "shoot at 1").play("A", "beer")
    assert (t.asked, t.life("A"), t.life("B")) == (("A", "turn"), 4, 3)


@pytest.mark.rule("LEG-012")
def test_no_feat_is_offered_when_a_free_shot_of_sid_ketchum_has_decided_the_game() -> None:
    t = legend(
        A=who("beer-6H bang-3C", character="legendary-sid-ketchum", life=3),
        B=who(role="outlaw", life=1),
        C="",
        D="",
        out="CD",
        feats="bottleneck",
    )
    t.use("A", "sid-ketchum", "beer-6H").do("A", "shoot at 1")
    assert (t.winners, t.asked) == ("A", None)


@pytest.mark.rule("LEG-064")
def test_sid_ketchum_is_not_asked_when_a_duel_in_good_company_has_decided_the_game() -> None:
    t = legend(
        A=who(
            "duel-QD duel-JS bang-2C beer-6H beer-7H",
            role="outlaw",
            character="legendary-sid-ketchum",
            life=3,
        ),
        B=who("bang-4C", role="sheriff", life=1),
        C=who(role="renegade"),
        D=who(role="outlaw"),
        feats="good-company",
    )
    t.do("A", "claim good-company duel-QD duel-JS").do("A", "play duel-JS at 1")
    t.answer("B", "bang").use("A", "sid-ketchum", "beer-6H").answer("A", "beer-7H")
    assert (t.life("A"), t.asked) == (4, ("A", "fend"))
    assert (t.answer("A", "bang-2C").winners, t.asked) == ("AD", None)


@pytest.mark.rule("LEG-064")
def test_sid_ketchum_is_not_asked_if_nobody_is_in_range() -> None:
    a = who("bang-2C bang-3C", character="legendary-sid-ketchum", life=3)
    far = who(play="mustang")
    t = legend(A=a, B=far, C="", D=far, feats="quick-death").use("A", "sid-ketchum", "bang-2C")
    assert (t.life("A"), t.asked) == (4, ("A", "turn"))


def test_sid_ketchum_does_not_shoot_if_nothing_was_regained_or_in_the_turn_of_others() -> None:
    t = as_legend("sid-ketchum", "beer", life=4).play("A", "beer")
    assert t.asked == ("A", "turn")
    t = against_legend("sid-ketchum", by="saloon", life=2).play("A", "saloon")
    assert (t.asked, t.life("B")) == (("A", "turn"), 3)


# Slab the Killer


@pytest.mark.rule("LEG-066")
def test_nothing_cancels_a_bang_of_slab_but_a_beer_saves() -> None:
    t = as_legend("slab-the-killer", "bang", B=who("missed beer", play="barrel", life=1), out="D")
    t.play("A", "bang", at="B")
    assert (t.asked, t.can("B")) == (("B", "save"), ["play beer-6H", "pass"])
    assert t.play("B", "beer").life("B") == 1


@pytest.mark.rule("LEG-067")
def test_no_beer_against_slab_while_only_two_are_left() -> None:
    t = as_legend("slab-the-killer", "bang", B=who("missed beer", life=1), out="CD")
    assert t.play("A", "bang", at="B").winners == "A"


def test_other_shots_of_slab_can_be_cancelled() -> None:
    t = as_legend("slab-the-killer", "gatling", B="missed").play("A", "gatling")
    assert t.asked == ("B", "dodge")
    t.play("B", "missed")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}


# Willy the Kid


@pytest.mark.rule("LEG-071")
def test_willy_the_kid_shoots_free_without_a_card_at_somebody_in_range() -> None:
    t = as_legend("willy-the-kid", B="missed")
    assert t.can("A", "use") == [f"use legendary-willy-the-kid at {seat}" for seat in (1, 3)]
    t.use("A", "legendary-willy-the-kid", at="B").passes("B")
    assert (t.life("B"), t.state.bangs) == (3, 0)


@pytest.mark.rule("LEG-072")
def test_willy_the_kid_who_shot_free_does_not_claim() -> None:
    t = as_legend("willy-the-kid", "beer", feats="bottleneck")
    assert t.may("A") == {"bottleneck"}
    t.use("A", "legendary-willy-the-kid", at="B")
    assert (t.may("A"), t.can("A", "use")) == (set(), [])


@pytest.mark.rule("LEG-072")
def test_willy_the_kid_who_shot_free_does_not_claim_what_he_meets_later() -> None:
    t = as_legend("willy-the-kid", "bang", feats="quick-death")
    t.use("A", "legendary-willy-the-kid", at="B").play("A", "bang", at="D")
    assert t.asked == ("A", "turn")


@pytest.mark.rule("LEG-072")
def test_willy_the_kid_who_claimed_does_not_shoot_free() -> None:
    t = as_legend("willy-the-kid", "beer", feats="bottleneck").claim("A", "bottleneck", "beer")
    assert t.can("A", "use") == []


def test_willy_the_kid_plays_any_number_of_bangs() -> None:
    t = (
        as_legend("willy-the-kid", "bang bang bang")
        .play("A", "bang", at="B")
        .play("A", "bang", at="D")
    )
    assert t.targets("A", "bang") == "BD"
