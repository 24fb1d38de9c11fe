"""The menus of Legends."""

from __future__ import annotations

import pytest

from tables.bang import legend, who
from terminal.bang.bang_tables import answering, hall


def test_a_feat_that_is_done_at_will_comes_after_the_hand() -> None:
    _, text = answering(hall(), "A", "end")
    assert text.splitlines()[1:-2] == [
        " 1 Play Beer 6♥",
        " 2 Play Duel Q♦",
        " 4 Play BANG! A♠",
        " 5 Perform Bottleneck: discard Beer 6♥",
        " 6 Perform A Thousand Ways to Die: show Missed! 2♠ and BANG! A♠",
        " 7 End the turn",
    ]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("5", "perform bottleneck beer-6H", id="a number"),
        pytest.param("bottle", "perform bottleneck beer-6H", id="the beginning of a Feat"),
        pytest.param(
            "perform a", "perform thousand-ways-to-die missed-2S bang-AS", id="a sentence"
        ),
    ],
)
def test_typed_text_performs_a_feat(typed: str, answer: str) -> None:
    assert answering(hall(), "A", typed)[0] == answer


def test_old_west_gang_costs_nothing_after_two_hits() -> None:
    t = legend(A="gatling", B="", C="", D="", feats="old-west-gang").play("A", "gatling")
    answer, text = answering(t.passes("A"), "A", "old")
    assert answer == "perform old-west-gang"
    assert " 1 Perform Old West Gang\n" in text


def test_any_card_of_calamity_janet_is_a_bang_for_good_company() -> None:
    a = who("beer saloon", character="calamity-janet", life=3)
    t = legend(A=a, B="", C="", D="", feats="good-company")
    t.do("A", "perform good-company saloon-5H beer-6H")
    answer, text = answering(t, "A", "2")
    assert answer == "use calamity-janet beer-6H at 3"
    assert text.startswith("Calamity Janet and Beer 6♥: against whom?\n")


def test_the_menu_asks_which_card_a_feat_takes() -> None:
    t = legend(A="beer-6H bang beer-7H", B="", C="", D="", feats="bottleneck")
    answer, text = answering(t, "A", "bottleneck", "3")
    assert (answer, text.splitlines()[-5:-2]) == (
        "perform bottleneck beer-7H",
        ["Bottleneck: with which card?", " 1 Beer 6♥", " 3 Beer 7♥"],
    )


def test_the_second_card_of_a_feat_is_asked_for_after_the_first() -> None:
    t = legend(
        A="missed-2S bang-AS duel-JS beer-6H", B="", C="", D="", feats="thousand-ways-to-die"
    )
    answer, text = answering(t, "A", "thousand", "duel")
    assert (answer, text.splitlines()[-5:-2]) == (
        "perform thousand-ways-to-die missed-2S duel-JS",
        [
            "A Thousand Ways to Die and Missed! 2♠: with which other card?",
            " 1 BANG! A♠",
            " 2 Duel J♠",
        ],
    )


def test_the_victim_of_a_claim_is_chosen_by_name() -> None:
    t = legend(
        A=who("beer-6H", "", "legendary-rose-doolan"),
        B=who("", "", "legendary-jesse-jones"),
        C=who("", "", "legendary-paul-regret", life=3),
        D="",
        feats="bottleneck",
    )
    t.do("A", "claim bottleneck beer-6H")
    answer, text = answering(t, "A", "legendary p")
    assert (answer, text.splitlines()[:4]) == (
        "hit at 2",
        [
            "Bottleneck is yours. Which Legend loses 1 life point?",
            " 1 Legendary Jesse Jones loses 1 life point",
            " 2 Legendary Paul Regret loses 1 life point",
            " 3 Do nothing",
        ],
    )


def test_black_jack_the_legend_is_asked_how_he_draws() -> None:
    t = legend(A=who(character="legendary-black-jack"), B="", C="", D="", phase="draw")
    answer, text = answering(t, "A", "legendary")
    assert (answer, text.splitlines()[:3]) == (
        "use legendary-black-jack",
        [
            "How do you draw your cards?",
            " 1 Draw from the draw pile",
            " 2 Use Legendary Black Jack: turn over cards until the sum passes 21, take all",
        ],
    )


def test_willy_the_legend_reads_what_his_shot_costs() -> None:
    t = legend(A=who(character="legendary-willy-the-kid"), B=who(character="jesse-jones"))
    words = "shoot without a card, instead of a Feat this turn"
    line = f" 1 Use Legendary Willy the Kid against Jesse Jones: {words}"
    assert line in answering(t, "A", "end")[1].splitlines()


def test_the_log_names_the_card_that_a_card_of_legendary_janet_serves_as() -> None:
    t = legend(
        A=who("bang-QH", character="jesse-jones"),
        B=who("beer-6H missed-2S", "", "legendary-calamity-janet"),
        C="",
        D="",
        feats="bottleneck",
    )
    t.play("A", "bang", at="B")
    _, text = answering(t, "B", "do")
    assert text.splitlines()[1:3] == [" 1 Play Beer 6♥ as Missed!", " 2 Play Missed! 2♠"]
