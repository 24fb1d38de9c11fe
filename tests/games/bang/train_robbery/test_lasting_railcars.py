"""Railcars that work as long as they lie before a player."""

from __future__ import annotations

import pytest

from tables.bang import robbery, who


@pytest.mark.rule("GTR-069")
def test_with_the_caboose_any_other_blue_card_is_as_good_as_a_missed() -> None:
    b = who("mustang-8H beer-6H", play="caboose barrel-QS mail-car")
    t = robbery(A="bang", B=b, C="", D="")
    t.play("A", "bang", at="B")
    assert set(t.can("B", "use caboose")) == {
        "use caboose mustang-8H",
        "use caboose barrel-QS",
        "use caboose mail-car",
    }
    t.use("B", "caboose", "mail-car")
    assert (t.life("B"), t.cards("B"), t.asked) == (4, ["barrel", "caboose"], ("A", "turn"))


@pytest.mark.rule("GTR-069")
def test_a_blue_card_from_the_hand_serves_the_caboose_as_well() -> None:
    t = robbery(A="bang", B=who("mustang-8H", play="caboose"), C="", D="")
    t.play("A", "bang", at="B").use("B", "caboose", "mustang-8H")
    assert (t.life("B"), t.hand("B"), t.top) == (4, [], "mustang-8H")


@pytest.mark.rule("GTR-069")
def test_the_caboose_itself_cannot_be_discarded_for_it() -> None:
    t = robbery(A="bang", B=who(play="caboose"), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.asked, t.life("B"), t.cards("B")) == (("A", "turn"), 3, ["caboose"])


@pytest.mark.rule("GTR-069")
def test_the_caboose_works_for_every_shot_and_twice_against_slab_the_killer() -> None:
    a = who("bang gatling", character="slab-the-killer")
    t = robbery(A=a, B=who(play="caboose barrel mail-car scope"), C="", D="")
    t.play("A", "bang", at="B").use("B", "caboose", "barrel").use("B", "caboose", "mail-car")
    assert t.life("B") == 4
    t.play("A", "gatling").use("B", "caboose", "scope")
    assert (t.life("B"), t.cards("B")) == (4, ["caboose"])


@pytest.mark.rule("GTR-051")
@pytest.mark.parametrize(("card", "life"), [("6H", 3), ("2S", 2), ("8D", 2), ("2C", 2)])
def test_hearts_in_the_dining_car_give_a_life_point_back(card: str, life: int) -> None:
    b = who(play="dining-car", life=2)
    t = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck=card)
    assert (t.life("B"), t.asked) == (life, ("B", "turn"))
    assert t.cards("B") == ["dining-car"]


@pytest.mark.rule("GTR-051")
def test_the_dining_car_comes_after_dynamite_and_jail_and_not_in_a_lost_turn() -> None:
    b = who(play="dining-car dynamite jail", life=2)
    t = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck="10S 6H 7H")
    assert [each["why"] for each in t.events("checked")] == ["dynamite", "jail", "dining-car"]
    assert t.life("B") == 3
    u = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck="10S 6D 7H")
    checks = [each["why"] for each in u.events("checked") if each["seat"] == 1]
    assert checks == ["dynamite", "jail"]
    assert (u.turn, u.life("B")) == ("C", 2)


@pytest.mark.rule("GTR-017", "GTR-051")
def test_a_dining_car_taken_at_the_very_start_of_a_turn_is_checked_in_it() -> None:
    t = robbery(
        phase="start",
        A=who("missed-2S", life=2),
        players=4,
        stations="boom-town catico crowns-hole creepy-creek",
        train="dining-car",
        loco=4,
        side="leland",
        deck="2C 3C 4C 5C 6H",
    )
    t.board("A", "dining-car", "missed-2S")
    for letter in "ABC":
        t.do(letter, t.can(letter)[0])
    assert [each["why"] for each in t.events("checked")] == ["dining-car"]
    assert t.life("A") == 3


@pytest.mark.rule("GTR-084")
def test_the_owner_of_the_lumber_flatcar_sees_all_others_one_farther() -> None:
    t = robbery(A=who("bang panic", play="lumber-flatcar"), B="bang", C="", D="", E="")
    assert t.view("A").distances == (None, 2, 3, 3, 2)
    assert t.view("B").distances == (1, None, 1, 2, 2)
    assert (t.targets("A", "bang"), t.targets("A", "panic")) == ("", "")


@pytest.mark.rule("GTR-083")
@pytest.mark.parametrize("at", "ABCD")
def test_the_lumber_flatcar_can_be_put_on_any_player_oneself_included(at: str) -> None:
    t = robbery(A="bang", B="", C="", D="", stations="boom-town", train="lumber-flatcar", loco=2)
    t.board("A", "lumber-flatcar", "bang")
    assert [text[-1] for text in t.can("A")] == ["0", "1", "2", "3"]
    t.give("A", at)
    assert t.cards(at) == ["lumber-flatcar"]


@pytest.mark.rule("GTR-083")
def test_the_lumber_flatcar_is_for_players_in_the_game() -> None:
    t = robbery(
        A="bang", B="", C="", D="", stations="boom-town", train="lumber-flatcar", loco=2, out="C"
    )
    t.board("A", "lumber-flatcar", "bang")
    assert [text[-1] for text in t.can("A")] == ["0", "1", "3"]


@pytest.mark.rule("GTR-051")
def test_the_observation_car_adds_up_with_scope_and_mustang() -> None:
    t = robbery(A=who(play="observation-car scope mustang"), B="", C="", D="", E="", F="", G="")
    assert t.view("A").distances == (None, 1, 1, 1, 1, 1, 1)
    assert t.view("B").distances[0] == 3


@pytest.mark.rule("GTR-051")
def test_the_owner_of_the_prisoner_car_ignores_indians_and_duels_of_others() -> None:
    b = who("bang", play="prisoner-car")
    t = robbery(A="indians duel", B=b, C="", D="")
    t.play("A", "indians")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 3}
    t.play("A", "duel", at="B")
    assert (t.life("B"), t.hand("B"), t.asked) == (4, ["bang"], ("A", "turn"))


@pytest.mark.rule("GTR-051")
def test_a_duel_that_the_owner_of_the_prisoner_car_starts_is_fought() -> None:
    t = robbery(A=who("duel", play="prisoner-car"), B="bang", C="", D="")
    t.play("A", "duel", at="B").answer("B", "bang")
    assert t.life("A") == 3


@pytest.mark.rule("GTR-051")
def test_the_prisoner_car_helps_against_no_other_card() -> None:
    t = robbery(A="gatling", B=who(play="prisoner-car"), C="", D="")
    t.play("A", "gatling")
    assert t.life("B") == 3


@pytest.mark.rule("GTR-085")
@pytest.mark.parametrize(("hand", "targets"), [("", "D"), ("beer", "BD")])
def test_no_bang_card_is_aimed_at_an_empty_handed_private_car_owner(
    hand: str, targets: str
) -> None:
    t = robbery(A="bang", B=who(hand, play="private-car"), C="", D="")
    assert t.targets("A", "bang") == targets


@pytest.mark.rule("GTR-085")
def test_calamity_janet_cannot_aim_a_missed_at_a_private_car_either() -> None:
    a = who("missed-2S", character="calamity-janet")
    t = robbery(A=a, B=who(play="private-car"), C="", D="")
    assert t.targets("A", "missed") == "D"


@pytest.mark.rule("GTR-086")
@pytest.mark.parametrize(
    ("card", "deck"), [("gatling", ""), ("knife-revolver", "2C"), ("train-robbery", "")]
)
def test_the_private_car_does_not_help_against_what_is_no_bang_card(card: str, deck: str) -> None:
    t = robbery(A=card, B=who(play="private-car"), C="", D="", deck=deck)
    if card == "gatling":
        t.play("A", card)
    else:
        t.play("A", card, at="B")
    if card == "train-robbery":
        t.do("B", "shot private-car")
    assert t.life("B") == 3


@pytest.mark.rule("GTR-086")
@pytest.mark.parametrize("car", ["sleeper-car", "baggage-car"])
def test_the_private_car_does_not_help_against_the_shots_of_railcars(car: str) -> None:
    t = robbery(A=who(play=f"{car} barrel"), B=who(play="private-car"), C="", D="")
    if car == "sleeper-car":
        t.use("A", car, "barrel", at="B")
    else:
        t.use("A", car).like("A", "bang", at="B")
    assert t.life("B") == 3


@pytest.mark.rule("GTR-086", "GTR-121")
def test_evan_babbit_can_pass_a_bang_on_to_the_private_car() -> None:
    b = who("beer-6H", character="evan-babbit")
    t = robbery(A="bang-QH", B=b, C=who(play="private-car"), D="")
    t.play("A", "bang", at="B").do("B", "use evan-babbit beer-6H at 2")
    assert t.lives == {"A": 4, "B": 4, "C": 3, "D": 4}
