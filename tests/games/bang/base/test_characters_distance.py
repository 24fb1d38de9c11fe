"""Paul Regret and Rose Doolan, whose abilities are not cards."""

from __future__ import annotations

import pytest

from tables.bang import table, who


@pytest.mark.rule("BASE-155")
@pytest.mark.parametrize(("play", "more"), [("", 1), ("mustang", 2)])
def test_paul_regret_is_farther_away_for_all_others(play: str, more: int) -> None:
    a = who(play=play, character="paul-regret")
    t = table(A=a, B="", C="", D="", E="")
    assert [t.view(seat).distances[0] for seat in "BCDE"] == [
        1 + more,
        2 + more,
        2 + more,
        1 + more,
    ]


@pytest.mark.rule("BASE-155")
def test_the_others_are_as_far_from_paul_regret_as_ever() -> None:
    t = table(A=who(character="paul-regret"), B="", C="", D="", E="")
    assert t.view("A").distances == (None, 1, 2, 2, 1)


@pytest.mark.rule("BASE-155")
@pytest.mark.parametrize(
    ("paul", "gun", "targets"),
    [("", "", "D"), ("", "schofield", "ABD"), ("mustang", "schofield", "AD")],
)
def test_paul_regret_can_be_out_of_range_of_his_neighbours(
    paul: str, gun: str, targets: str
) -> None:
    b = who(play=paul, character="paul-regret")
    t = table(turn="C", A="", B=b, C=who("bang", play=gun), D="")
    assert t.targets("C", "bang") == targets


@pytest.mark.rule("BASE-159")
@pytest.mark.parametrize(
    ("play", "ways"),
    [
        ("", (None, 1, 1, 2, 3, 2, 1, 1)),
        ("scope", (None, 1, 1, 1, 2, 1, 1, 1)),
    ],
)
def test_rose_doolan_has_all_others_closer_but_never_below_one(
    play: str, ways: tuple[int | None, ...]
) -> None:
    a = who(play=play, character="rose-doolan")
    t = table(A=a, B="", C="", D="", E="", F="", G="", H="")
    assert t.view("A").distances == ways


@pytest.mark.rule("BASE-159")
def test_rose_doolan_is_as_far_from_the_others_as_ever() -> None:
    t = table(A=who(character="rose-doolan"), B="", C="", D="", E="")
    assert [t.view(seat).distances[0] for seat in "BCDE"] == [1, 2, 2, 1]


@pytest.mark.rule("BASE-159")
def test_rose_doolan_reaches_two_seats_with_bang_and_panic() -> None:
    a = who("bang panic", character="rose-doolan")
    t = table(A=a, B="beer", C="beer", D="beer", E="beer", F="beer")
    assert (t.targets("A", "bang"), t.targets("A", "panic")) == ("BCEF", "BCEF")


@pytest.mark.rule("BASE-155", "BASE-159")
def test_rose_doolan_and_paul_regret_make_up_for_each_other() -> None:
    t = table(A=who(character="rose-doolan"), B="", C=who(character="paul-regret"), D="", E="")
    assert t.view("A").distances[2] == 2


@pytest.mark.rule("BASE-180")
@pytest.mark.parametrize(
    ("character", "card"),
    [
        ("jourdonnais", "barrel"),
        ("paul-regret", "mustang"),
        ("rose-doolan", "scope"),
        ("willy-the-kid", "volcanic"),
    ],
)
def test_a_character_may_still_play_a_card_like_its_ability(character: str, card: str) -> None:
    t = table(A=who(card, character=character), B="", C="", D="").play("A", card)
    assert t.cards("A") == [card]
