"""Full Steam, Knife Revolver, Most Wanted, Next Stop, Train Robbery and Water Tower."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who

LINE = "boom-town catico creepy-creek crowns-hole"
CARS = "caboose mail-car private-car"


def steam(a: str = "full-steam", **said: Any) -> Bench:
    usual: dict[str, Any] = {
        "A": a,
        "B": "",
        "C": "",
        "D": "",
        "few": True,
        "deck": "2C 3C 4C 5C",
    }
    return robbery(**{**usual, **said}).play("A", "full-steam")


@pytest.mark.rule("GTR-090")
@pytest.mark.parametrize("loco", [1, 2, 4])
def test_full_steam_moves_the_train_straight_to_the_end(loco: int) -> None:
    t = steam(loco=loco)
    assert t.asked == ("A", "full-steam")
    assert t.events("train-moved") == [{"by": 0, "at": 5, "end": True}]


@pytest.mark.rule("GTR-091")
def test_the_effect_of_the_locomotive_can_be_skipped_for_all() -> None:
    t = steam().do("A", "skip")
    assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 4}
    assert (t.asked, t.loco, t.engine) == (("A", "turn"), 1, "leland")


@pytest.mark.rule("GTR-091", "GTR-092")
def test_the_effect_of_the_locomotive_can_be_doubled_for_all() -> None:
    t = steam().do("A", "double")
    assert t.lives == {"A": 2, "B": 2, "C": 2, "D": 2}
    assert (t.asked, t.loco, t.engine) == (("A", "turn"), 1, "leland")


@pytest.mark.rule("GTR-091")
def test_full_steam_offers_only_to_skip_or_to_double() -> None:
    assert steam().can("A") == ["skip", "double"]


@pytest.mark.rule("GTR-092")
def test_the_second_time_comes_when_the_first_one_is_complete() -> None:
    t = steam(side="leland", deck="2C 3C 4C 5C 6C 7C 8C 9C").do("A", "double")
    assert t.view().store == ("bang-2C", "bang-3C", "bang-4C", "bang-5C")
    for letter in "ABC":
        t.do(letter, t.can(letter)[0])
    assert t.asked == ("A", "store")
    assert t.view().store[0] == "bang-6C"
    for letter in "ABC":
        t.do(letter, t.can(letter)[0])
    assert [t.count(letter) for letter in "ABCD"] == [2, 2, 2, 2]


@pytest.mark.rule("GTR-092")
def test_a_player_killed_by_the_first_shot_is_spared_the_second() -> None:
    t = steam(C=who(life=1, role="outlaw"), D=who("missed-7S")).do("A", "double")
    t.passes("D")
    assert t.out == "C"
    assert t.asked == ("D", "dodge")
    t.passes("D")
    assert t.lives == {"A": 2, "B": 2, "C": 0, "D": 2}


@pytest.mark.rule("GTR-092")
def test_nothing_is_doubled_when_the_game_is_over() -> None:
    t = steam(C=who(life=1, role="outlaw"), B=who(life=1), D=who(life=1)).do("A", "double")
    assert (t.winners, t.life("A")) == ("A", 3)


@pytest.mark.rule("GTR-092")
def test_the_second_shot_comes_though_the_first_killed_its_player() -> None:
    t = robbery(
        turn="D", A="", B="", C="", D=who("full-steam", life=1, character="sgt-blaze"), few=True
    )
    t.play("D", "full-steam").do("D", "double").do("D", "done")
    assert (t.out, t.turn) == ("D", "A")
    assert t.lives == {"A": 2, "B": 2, "C": 2, "D": 0}


# Knife Revolver


@pytest.mark.rule("GTR-093")
@pytest.mark.parametrize(
    ("card", "back"), [("10S", False), ("JS", True), ("QD", True), ("KC", True), ("AH", True)]
)
def test_a_knife_revolver_shoots_and_comes_back_from_a_jack_up(card: str, *, back: bool) -> None:
    t = robbery(A="knife-revolver", B="", C="", D="", deck=card)
    t.play("A", "knife-revolver", at="B")
    assert (t.life("B"), t.hand("A")) == (3, ["knife-revolver"] if back else [])


@pytest.mark.rule("GTR-093")
def test_the_check_comes_before_the_answer() -> None:
    t = robbery(A="knife-revolver", B="missed", C="", D="", deck="JS")
    t.play("A", "knife-revolver", at="B")
    assert (t.asked, t.hand("A")) == (("B", "dodge"), ["knife-revolver"])


@pytest.mark.rule("GTR-093")
def test_a_knife_revolver_is_not_an_answer_to_indians() -> None:
    t = robbery(A="indians", B="knife-revolver", C="", D="")
    t.play("A", "indians")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("GTR-093")
def test_a_knife_revolver_is_not_an_answer_in_a_duel() -> None:
    t = robbery(A="duel", B="knife-revolver", C="", D="")
    t.play("A", "duel", at="B")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("GTR-093")
def test_a_knife_revolver_is_the_bang_of_the_turn() -> None:
    t = robbery(A="knife-revolver bang", B="", C="", D="", deck="JS")
    t.play("A", "knife-revolver", at="B")
    assert (t.targets("A", "bang"), t.targets("A", "knife-revolver")) == ("", "")
    u = robbery(A="knife-revolver bang", B="", C="", D="")
    u.play("A", "bang", at="B")
    assert u.targets("A", "knife-revolver") == ""


@pytest.mark.rule("GTR-093")
@pytest.mark.parametrize(
    "a",
    [
        who("knife-revolver", play="volcanic"),
        who("knife-revolver", play="dragoon"),
        who("knife-revolver", character="willy-the-kid"),
    ],
    ids=["volcanic", "dragoon", "willy-the-kid"],
)
def test_a_knife_revolver_that_came_back_is_played_again_if_the_limit_allows(a: Any) -> None:
    t = robbery(A=a, B="", C="", D="", deck="JS QD")
    t.play("A", "knife-revolver", at="B").play("A", "knife-revolver", at="B")
    assert t.life("B") == 2


@pytest.mark.rule("GTR-093")
def test_a_knife_revolver_reaches_as_far_as_the_weapon() -> None:
    t = robbery(A="knife-revolver", B="", C="", D="", E="")
    assert t.targets("A", "knife-revolver") == "BE"
    u = robbery(A=who("knife-revolver", play="schofield"), B="", C="", D="", E="")
    assert u.targets("A", "knife-revolver") == "BCDE"


@pytest.mark.rule("GTR-093", "GTR-117")
def test_a_knife_revolver_is_not_a_bang_card() -> None:
    a = who("knife-revolver", character="slab-the-killer")
    t = robbery(A=a, B=who("bang-2D missed", character="evan-babbit"), C="", D="", deck="2S")
    t.play("A", "knife-revolver", at="B")
    assert (t.ask("B").about["need"], t.ask("B").about["bang"]) == (1, False)
    assert t.can("B", "use") == []


@pytest.mark.rule("GTR-093")
def test_a_knife_revolver_that_was_shuffled_away_at_its_check_does_not_return() -> None:
    t = robbery(A="knife-revolver", B="", C="", D="", deck="JS", only=True)
    t.play("A", "knife-revolver", at="B")
    assert (t.life("B"), t.hand("A"), t.view().deck) == (3, [], 1)


# Most Wanted


@pytest.mark.rule("GTR-097")
def test_most_wanted_draws_a_card_and_then_spades_cost_a_life_point() -> None:
    t = robbery(A="most-wanted", B="", C="missed", D=who(play="barrel"), deck="2C 2S 3S 3C 5S")
    t.play("A", "most-wanted")
    assert t.ids("A") == ["bang-2C"]
    assert t.lives == {"A": 3, "B": 3, "C": 4, "D": 3}
    assert [each["seat"] for each in t.events("checked")] == [0, 1, 2, 3]


@pytest.mark.rule("GTR-097")
def test_most_wanted_is_caused_by_its_player_for_others_only() -> None:
    b = who(life=1, role="outlaw")
    t = robbery(A="most-wanted", B=b, C="", D=who(role="renegade"), deck="2C 2S 3S 3C 5D 6D 7D 8D")
    t.play("A", "most-wanted")
    assert [(each["seat"], each["by"]) for each in t.events("wounded")] == [(0, None), (1, 0)]
    assert [each["count"] for each in t.events("reward")] == [3]
    assert t.count("A") == 4


@pytest.mark.rule("GTR-097")
def test_the_outlaws_win_if_most_wanted_eliminates_everybody() -> None:
    people: dict[str, Any] = {letter: who(life=1) for letter in "BCD"}
    a = who("most-wanted", life=1)
    t = robbery(A=a, **people, deck="2C 2S 3S 5S 6S")
    t.play("A", "most-wanted").gives_up("A")
    assert t.winners == "CD"


@pytest.mark.rule("GTR-097")
@pytest.mark.parametrize("killed", ["ABD", "ACD"])
def test_most_wanted_is_decided_as_usual_if_somebody_is_left(killed: str) -> None:
    signs = {"A": "2S", "B": "3S", "C": "5S", "D": "6S"}
    deck = " ".join(["2C", *[signs[each] if each in killed else "3C" for each in "ABCD"]])
    people: dict[str, Any] = {letter: who(life=1) for letter in "BCD"}
    t = robbery(A=who("most-wanted", life=1), **people, deck=deck)
    t.play("A", "most-wanted").gives_up("A")
    assert t.winners == ("CD" if killed == "ABD" else "B")


@pytest.mark.rule("GTR-097")
@pytest.mark.parametrize("elimination", ["together", "at-once"])
@pytest.mark.parametrize("roles", ["deputy outlaw renegade", "renegade deputy outlaw"])
def test_of_three_the_outlaw_wins_if_most_wanted_eliminates_everybody(
    roles: str, elimination: str
) -> None:
    """The Outlaw also wins if the player of the card has eliminated their own target with it."""
    a, b, c = [who(life=1, role=role) for role in roles.split()]
    t = robbery(
        A=who("most-wanted", life=1, role=a.role),
        B=b,
        C=c,
        deck="2C 2S 3S 4S",
        few=True,
        options={"elimination": elimination},
    )
    t.play("A", "most-wanted").gives_up("A")
    assert t.winners == "ABC"[roles.split().index("outlaw")]


@pytest.mark.rule("GTR-097")
def test_of_three_a_hunter_dying_with_the_target_wins_if_one_is_left() -> None:
    t = robbery(A=who("most-wanted", life=1), B="", C=who(life=1), deck="2C 2S 3S 4S", few=True)
    t.play("A", "most-wanted").gives_up("A")
    assert (t.out, t.winners, t.view().why) == ("AC", "A", "target")


# Next Stop


@pytest.mark.rule("GTR-098")
def test_next_stop_draws_a_card_and_moves_the_train() -> None:
    t = robbery(A="next-stop", B="", C="", D="", deck="2C", loco=2)
    t.play("A", "next-stop")
    assert (t.ids("A"), t.loco) == (["bang-2C"], 3)


@pytest.mark.rule("GTR-098")
def test_the_card_of_next_stop_is_drawn_before_the_end_of_the_line() -> None:
    t = robbery(A="next-stop", B="", C="", D="", deck="missed-2S", loco=4, few=True)
    t.play("A", "next-stop").answer("A", "missed-2S")
    assert t.lives == {"A": 4, "B": 3, "C": 3, "D": 3}


@pytest.mark.rule("GTR-098", "GTR-037")
def test_the_card_of_next_stop_can_pay_at_the_end_of_the_line() -> None:
    t = robbery(A="next-stop", B="", C="", D="", deck="beer-6H", stations=LINE, train=CARS, loco=4)
    t.play("A", "next-stop").board("A", "caboose", "beer-6H")
    assert t.cards("A") == ["caboose"]


# Train Robbery


def robbed(b: Any, a: str = "train-robbery-4D", **said: Any) -> Bench:
    t = robbery(**{"A": a, "B": "", "C": b, "D": "", **said})
    return t.play("A", "train-robbery", at="C")


@pytest.mark.rule("GTR-108")
def test_train_robbery_is_the_bang_of_the_turn() -> None:
    t = robbery(A="train-robbery-4D train-robbery-JC bang", B="", C="", D="")
    t.play("A", "train-robbery-4D", at="C")
    assert (t.targets("A", "bang"), t.targets("A", "train-robbery")) == ("", "")
    u = robbery(A="train-robbery-4D bang", B="", C="", D="")
    u.play("A", "bang", at="B")
    assert u.targets("A", "train-robbery") == ""


@pytest.mark.rule("GTR-108")
@pytest.mark.parametrize(
    "a",
    [
        who("train-robbery bang", play="dragoon"),
        who("train-robbery bang", character="willy-the-kid"),
    ],
    ids=["dragoon", "willy-the-kid"],
)
def test_a_player_allowed_more_bangs_may_play_one_after_a_train_robbery(a: Any) -> None:
    t = robbery(A=a, B="", C="", D="")
    t.play("A", "train-robbery", at="C")
    assert t.targets("A", "bang")


@pytest.mark.rule("GTR-109")
def test_train_robbery_is_aimed_at_anybody_at_any_distance() -> None:
    t = robbery(A="train-robbery", B="", C="", D=who(play="mustang"), E="", F="", G="")
    assert t.targets("A", "train-robbery") == "BCDEFG"


@pytest.mark.rule("GTR-109")
def test_a_target_without_cards_in_play_loses_nothing() -> None:
    t = robbed("bang")
    assert (t.asked, t.life("C"), t.hand("C")) == (("A", "turn"), 4, ["bang"])


@pytest.mark.rule("GTR-110")
def test_the_target_chooses_for_each_card_and_may_mix() -> None:
    t = robbed(who(play="barrel-QS caboose scope"), deck="2C")
    assert (t.asked, len(t.can("C"))) == (("C", "robbed"), 6)
    t.do("C", "discard caboose").do("C", "shot scope-AS")
    t.passes("C")
    t.do("C", "discard barrel-QS")
    assert (t.cards("C"), t.life("C"), t.asked) == (["scope"], 3, ("A", "turn"))


@pytest.mark.rule("GTR-110")
def test_railcars_count_as_cards_in_play() -> None:
    t = robbed(who(play="mail-car"))
    t.do("C", "discard mail-car")
    assert (t.cards("C"), t.railcars[-1], t.life("C")) == ([], "mail-car", 4)


@pytest.mark.rule("GTR-110")
def test_a_card_that_has_gone_meanwhile_is_skipped() -> None:
    t = robbed(who(play="caboose barrel-QS"))
    t.do("C", "shot caboose").use("C", "caboose", "barrel-QS")
    assert (t.asked, t.cards("C"), t.life("C")) == (("A", "turn"), ["caboose"], 4)


@pytest.mark.rule("GTR-111")
def test_a_shot_of_train_robbery_is_avoided_like_any_other() -> None:
    t = robbed(who("missed", play="scope"))
    t.do("C", "shot scope-AS").answer("C", "missed")
    assert (t.life("C"), t.cards("C")) == (4, ["scope"])


@pytest.mark.rule("GTR-111")
def test_a_barrel_helps_against_the_shot_that_saves_it() -> None:
    t = robbed(who(play="barrel-QS"), deck="6H")
    t.do("C", "shot barrel-QS").use("C", "barrel")
    assert (t.life("C"), t.cards("C")) == (4, ["barrel"])


@pytest.mark.rule("GTR-112")
def test_each_shot_of_train_robbery_needs_its_own_answer() -> None:
    t = robbed(who("missed-2S", play="scope mustang barrel-QS"), deck="6H 2C")
    t.do("C", "shot scope-AS").answer("C", "missed-2S")
    t.do("C", "shot mustang-8H").use("C", "barrel-QS")
    t.do("C", "shot barrel-QS").use("C", "barrel-QS").gives_up("C")
    assert (t.life("C"), len(t.events("shot"))) == (3, 3)


@pytest.mark.rule("GTR-112")
def test_a_player_killed_by_a_train_robbery_is_asked_no_more() -> None:
    t = robbed(
        who(play="scope mustang", life=1, role="outlaw"),
        B=who(role="outlaw"),
        D=who(role="renegade"),
    )
    t.do("C", "shot scope-AS").gives_up("C")
    assert (t.out, t.asked, t.count("A")) == ("C", ("A", "turn"), 3)


@pytest.mark.rule("GTR-108")
def test_train_robbery_is_not_a_bang_card() -> None:
    t = robbery(
        A=who("train-robbery-4D", character="slab-the-killer"),
        B=who("bang-2D missed", play="scope", character="evan-babbit"),
        players=4,
    )
    t.play("A", "train-robbery", at="B").do("B", "shot scope-AS")
    assert t.ask("B").about == {"by": 0, "card": "train-robbery-4D", "need": 1, "bang": False}
    assert t.can("B", "use") == []


# Water Tower


@pytest.mark.rule("GTR-113", "GTR-114")
def test_water_tower_takes_a_paired_railcar_without_paying() -> None:
    t = robbery(A="water-tower", B="", C="", D="", stations=LINE, train=CARS, loco=3)
    assert t.can("A", "play") == ["play water-tower-8H caboose", "play water-tower-8H mail-car"]
    t.play("A", "water-tower", on="mail-car")
    assert (t.cards("A"), t.hand("A"), len(t.train)) == (["mail-car"], [], 3)


@pytest.mark.rule("GTR-113")
def test_the_train_cannot_be_moved_for_water_tower() -> None:
    t = robbery(A="water-tower", B="", C="", D="", stations=LINE, train=CARS, loco=1)
    assert t.can("A") == ["end"]
    u = robbery(A="water-tower bang", B="", C="", D="", stations=LINE, train=CARS, loco=1)
    u.advance("A")
    assert u.can("A") == ["board caboose bang-AS"]


@pytest.mark.rule("GTR-114")
@pytest.mark.parametrize("first", ["board", "tower"])
def test_the_railcar_of_water_tower_does_not_count_for_the_limit_of_the_turn(first: str) -> None:
    hand = "water-tower bang-2D"
    t = robbery(A=hand, B="", C="", D="", stations=LINE, train=CARS, loco=2)
    if first == "board":
        t.board("A", "caboose", "bang-2D").play("A", "water-tower", on="mail-car")
    else:
        t.play("A", "water-tower", on="caboose").board("A", "mail-car", "bang-2D")
    assert t.cards("A") == ["caboose", "mail-car"]


@pytest.mark.rule("GTR-113", "GTR-073")
def test_a_ghost_car_of_water_tower_is_put_on_somebody() -> None:
    t = robbery(A="water-tower", B="", C="", D="", stations=LINE, train="ghost-car", loco=2)
    t.play("A", "water-tower", on="ghost-car").give("A", "B")
    assert t.cards("B") == ["ghost-car"]


@pytest.mark.rule("GTR-110")
def test_the_target_of_a_train_robbery_is_told_which_cards_are_left_to_settle() -> None:
    t = robbed(who(play="caboose scope"))
    about = {"by": 0, "card": "train-robbery-4D", "cards": ("caboose", "scope-AS")}
    assert t.ask("C").about == about
    t.do("C", "discard caboose")
    assert t.ask("C").about == {**about, "cards": ("scope-AS",)}
