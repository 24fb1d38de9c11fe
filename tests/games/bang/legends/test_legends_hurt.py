"""Legends whose abilities respond to a hit, an attack or an elimination."""

from __future__ import annotations

import pytest

from games.bang.legends.tables import against_legend, as_legend, four, with_feat
from tables.bang import who

# Bart Cassidy


def test_bart_cassidy_draws_two_cards_for_every_life_point() -> None:
    t = against_legend("bart-cassidy").play("A", "bang", at="B")
    assert (t.life("B"), t.count("B")) == (3, 2)


def test_bart_cassidy_draws_six_cards_after_a_dynamite() -> None:
    t = as_legend("bart-cassidy", play="dynamite", phase="start", deck="2S", role="outlaw")
    assert t.events("drew")[0] == {"seat": 0, "count": 6, "why": "legendary-bart-cassidy"}


def test_bart_cassidy_draws_nothing_if_he_is_eliminated() -> None:
    t = against_legend("bart-cassidy", life=1).play("A", "bang", at="B")
    assert (t.out, [each["why"] for each in t.events("drew")]) == ("B", [])


# El Gringo


@pytest.mark.rule("LEG-056")
@pytest.mark.rule("LEG-057")
def test_el_gringo_takes_only_a_hand_card_of_the_claimer() -> None:
    t = with_feat(
        "bottleneck",
        "beer missed",
        character="legendary-kit-carlson",
        B=who(character="legendary-el-gringo", life=3, most=3),
        C="bang",
        D="bang",
        next_feats="last-hero",
    )
    t.claim("A", "bottleneck", "beer", hits="B")
    assert (t.life("B"), t.hand("B"), t.hand("A")) == (2, ["missed"], [])
    assert (t.count("C"), t.count("D"), t.top) == (1, 1, "beer-6H")


def test_el_gringo_takes_a_hand_card_and_the_card_that_hit_him() -> None:
    t = against_legend("el-gringo", by="bang-2C missed", life=3).play("A", "bang", at="B")
    assert (sorted(t.ids("B")), t.count("A"), t.top) == (["bang-2C", "missed-2S"], 0, None)


def test_el_gringo_gets_the_card_also_if_the_hand_is_empty() -> None:
    t = against_legend("el-gringo", by="bang-2C", life=3).play("A", "bang", at="B")
    assert t.ids("B") == ["bang-2C"]


@pytest.mark.rule("LEG-056", "BASE-175")
def test_suzy_lafayette_draws_before_el_gringo_takes_a_card_from_her() -> None:
    suzy = who("bang-2C", character="suzy-lafayette")
    t = against_legend("el-gringo", by=suzy, life=3, deck="duel-QD saloon-5H")
    t.play("A", "bang", at="B")
    assert (t.hand("A"), t.hand("B")) == (["saloon"], ["bang", "duel"])


def test_el_gringo_gets_a_gatling_when_it_is_done() -> None:
    t = against_legend("el-gringo", by="gatling missed", life=3, C="beer", D="")
    t.play("A", "gatling")
    assert (t.asked, t.hand("B")) == (("C", "dodge"), ["missed"])
    t.passes("C")
    assert t.hand("B") == ["gatling", "missed"]
    assert t.lives == {"A": 4, "B": 2, "C": 3, "D": 3}


def test_el_gringo_gets_indians_and_the_duel_of_another() -> None:
    t = against_legend("el-gringo", by="indians", life=3).play("A", "indians")
    assert t.hand("B") == ["indians"]
    t = against_legend("el-gringo", by="duel", life=3).play("A", "duel", at="B")
    assert t.hand("B") == ["duel"]


def test_el_gringo_gets_nothing_for_his_own_duel_or_a_dynamite() -> None:
    t = (
        as_legend("el-gringo", "duel", B="bang", life=3)
        .play("A", "duel", at="B")
        .answer("B", "bang")
    )
    assert (t.life("A"), t.count("A")) == (2, 0)
    t = as_legend("el-gringo", play="dynamite", phase="start", deck="2S", life=4, role="outlaw")
    assert t.events("took") == []


def test_el_gringo_gets_no_card_for_a_free_bang() -> None:
    t = against_legend("el-gringo", A=who("missed", character="legendary-willy-the-kid"), life=3)
    t.use("A", "legendary-willy-the-kid", at="B")
    assert (t.life("B"), t.hand("B"), t.top) == (2, ["missed"], None)


def test_el_gringo_who_is_eliminated_gets_nothing() -> None:
    t = against_legend("el-gringo", by="bang-2C missed", life=1).play("A", "bang", at="B")
    assert (t.out, t.hand("A")) == ("B", ["missed"])


def test_el_gringo_who_is_saved_by_a_beer_draws() -> None:
    t = against_legend("el-gringo", "beer", by="bang-2C missed", life=1)
    t.play("A", "bang", at="B").passes("B").play("B", "beer")
    assert sorted(t.ids("B")) == ["bang-2C", "missed-2S"]


# Jourdonnais


@pytest.mark.rule("LEG-058")
@pytest.mark.parametrize(
    ("card", "on"),
    [
        ("bang", ""),
        ("gatling", ""),
        ("indians", ""),
        ("duel", ""),
        ("panic", "hand"),
        ("cat-balou", "hand"),
    ],
)
@pytest.mark.parametrize(
    ("sign", "ignored"), [("JC", True), ("QD", True), ("KD", True), ("AS", True), ("10D", False)]
)
def test_jourdonnais_ignores_a_brown_card_from_a_jack_up(
    card: str, on: str, sign: str, ignored: bool
) -> None:
    t = against_legend("jourdonnais", "mustang", by=card, deck=sign)
    aimed = "" if card in ("gatling", "indians") else "B"
    t.play("A", card, at=aimed, on=on)
    assert t.can("B") == ["use legendary-jourdonnais", "pass"]
    t.use("B", "legendary-jourdonnais").gives_up("B")
    assert (t.life("B") == 4 and t.count("B") == 1) == ignored
    assert [each["why"] for each in t.events("checked")] == ["legendary-jourdonnais"]


@pytest.mark.rule("LEG-058")
def test_jourdonnais_ignores_for_himself_alone() -> None:
    t = against_legend("jourdonnais", by="gatling", deck="KD").play("A", "gatling")
    t.use("B", "legendary-jourdonnais")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}


@pytest.mark.rule("LEG-058")
def test_jourdonnais_may_decline_the_check_and_play_a_missed() -> None:
    t = (
        against_legend("jourdonnais", "missed")
        .play("A", "bang", at="B")
        .passes("B")
        .play("B", "missed")
    )
    assert (t.life("B"), t.events("checked")) == (4, [])


@pytest.mark.rule("LEG-058")
def test_jourdonnais_has_one_try_for_each_card_and_other_answers_after_it() -> None:
    t = against_legend("jourdonnais", "missed", play="barrel", deck="2S 2H")
    t.play("A", "bang", at="B").use("B", "legendary-jourdonnais")
    assert t.can("B") == ["play missed-3S", "use barrel-QS", "pass"]
    assert t.use("B", "barrel").life("B") == 4


@pytest.mark.rule("LEG-058")
def test_jourdonnais_needs_one_success_against_slab_the_killer() -> None:
    t = against_legend("jourdonnais", A=who("bang", character="slab-the-killer"), deck="KD")
    t.play("A", "bang", at="B").use("B", "legendary-jourdonnais")
    assert (t.life("B"), t.asked) == (4, ("A", "turn"))


@pytest.mark.rule("LEG-058")
def test_jourdonnais_who_ignores_a_duel_hurts_nobody() -> None:
    t = against_legend("jourdonnais", by="duel", deck="KD").play("A", "duel", at="B")
    t.use("B", "legendary-jourdonnais")
    assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 4}


def test_jourdonnais_cannot_ignore_a_bang_of_legendary_slab() -> None:
    t = against_legend("jourdonnais", A=who("bang", character="legendary-slab-the-killer"))
    t.play("A", "bang", at="B")
    assert (t.life("B"), t.asked) == (3, ("A", "turn"))


def test_jourdonnais_cannot_ignore_a_free_bang_or_a_blue_card() -> None:
    t = against_legend("jourdonnais", "missed", A=who(character="legendary-willy-the-kid"))
    t.use("A", "legendary-willy-the-kid", at="B")
    assert t.asked == ("B", "dodge")
    t = against_legend("jourdonnais", by="jail").play("A", "jail", at="B")
    assert t.cards("B") == ["jail"]


def test_jourdonnais_may_ignore_a_blue_card_that_is_played_as_a_bang() -> None:
    t = against_legend(
        "jourdonnais", A=who("barrel", character="legendary-calamity-janet"), deck="KD"
    )
    t.use("A", "legendary-calamity-janet", "barrel", at="B").use("B", "legendary-jourdonnais")
    assert t.life("B") == 4


# Vulture Sam


@pytest.mark.rule("LEG-068")
def test_vulture_sam_stays_in_play_with_four_life_points_and_without_tokens() -> None:
    t = against_legend("vulture-sam", "mustang", play="barrel", life=1, deck="2S")
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.out, t.life("B"), t.fame("B"), t.character("B")) == ("", 4, 0, "vulture-sam")
    assert (t.hand("B"), t.cards("B")) == (["mustang"], ["barrel"])
    assert (t.events("out"), t.events("reward")) == ([], [])


@pytest.mark.rule("LEG-068")
def test_vulture_sam_may_be_saved_by_a_beer_before() -> None:
    t = against_legend("vulture-sam", "beer", life=1).play("A", "bang", at="B")
    t.passes("B").play("B", "beer")
    assert (t.life("B"), t.character("B")) == (1, "legendary-vulture-sam")


@pytest.mark.rule("LEG-069")
def test_vulture_sam_cannot_become_a_legend_again() -> None:
    t = against_legend("vulture-sam", "beer-6H", life=1, feats="bottleneck").play(
        "A", "bang", at="B"
    )
    t.gives_up("B").end("A").passes("A")
    assert (t.turn, t.may("B")) == ("B", set())
    assert t.end("B").turn == "C"  # no boast
    assert not t.is_legend("B")


@pytest.mark.rule("LEG-069")
def test_a_second_time_vulture_sam_is_eliminated() -> None:
    a, c = who("bang bang bang bang bang", play="volcanic"), who(role="sheriff")
    t = against_legend("vulture-sam", life=1, A=a, C=c)
    left = []
    for _ in range(5):
        t.play("A", "bang", at="B")
        left.append((t.life("B"), t.out))
    assert left == [(4, ""), (3, ""), (2, ""), (1, ""), (0, "B")]


@pytest.mark.rule("LEG-070")
def test_vulture_sam_as_sheriff_has_four_life_points_and_never_more() -> None:
    a = who("bang beer", role="outlaw", life=3)
    t = against_legend("vulture-sam", "beer", role="sheriff", life=1, most=5, A=a)
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.life("B"), t.state.players[1].max_life, t.winners) == (4, 4, None)


def test_a_returned_vulture_sam_is_nobodys_victim() -> None:
    t = against_legend(
        "vulture-sam",
        life=1,
        A=who("bang beer", character="legendary-bart-cassidy"),
        feats="bottleneck",
    )
    t.play("A", "bang", at="B").do("A", "claim bottleneck beer-6H")
    assert t.asked == ("A", "turn")


def test_vulture_sam_takes_the_cards_of_the_eliminated_on_both_sides() -> None:
    sam = who(character="legendary-vulture-sam")
    t = four(A="bang", B=who("beer missed", play="barrel", life=1), C=sam)
    t.play("A", "bang", at="B").gives_up("B")
    assert t.hand("C") == ["barrel", "beer", "missed"]
