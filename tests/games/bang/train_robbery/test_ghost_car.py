"""The Ghost Car, and play without life points."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who

GHOST = "ghost-car"


def haunted(turn: str = "A", **said: Any) -> Bench:
    """Let B, an Outlaw with the Ghost Car, lose the last life point and become a ghost."""
    usual: dict[str, Any] = {
        "A": "",
        "B": who(play=GHOST, life=1, role="outlaw"),
        "C": who(role="outlaw"),
        "D": who(role="renegade"),
    }
    people = {**usual, **said}
    a = people["A"]
    people["A"] = f"{a} bang-2D" if isinstance(a, str) and "bang-2D" not in a else a
    t = robbery(**people)
    t.play("A", "bang-2D", at="B").gives_up("B")
    assert t.is_ghost("B")
    if turn != "A":
        t.sits_out(*"ABCD"[: "ABCD".index(turn)])
    return t


def taking(at: str, **said: Any) -> Bench:
    """Let a player take the Ghost Car for a BANG!, and give it to `at`."""
    turn = str(said.pop("turn", "A"))
    people: dict[str, Any] = dict.fromkeys("ABCD", "")
    people[turn] = "bang"
    t = robbery(**{**people, **said}, turn=turn, stations="boom-town", train=GHOST, loco=2)
    t.board(turn, GHOST, "bang")
    return t.give(turn, at) if at else t


@pytest.mark.rule("GTR-073")
@pytest.mark.parametrize("turn", "ABC")
def test_a_ghost_car_can_be_put_on_anybody_but_the_sheriff(turn: str) -> None:
    t = taking("", turn=turn)
    assert t.can(turn) == [f"give ghost-car at {seat}" for seat in (1, 2, 3)]


@pytest.mark.rule("GTR-073", "GTR-075")
def test_a_ghost_car_can_be_put_on_an_eliminated_player() -> None:
    t = taking("", out="D")
    assert t.can("A") == [f"give ghost-car at {seat}" for seat in (1, 2, 3)]


@pytest.mark.rule("GTR-073")
def test_without_a_sheriff_it_can_be_put_on_everybody() -> None:
    t = robbery(A="bang", B="", C="", stations="boom-town", train=GHOST, loco=2)
    t.board("A", GHOST, "bang")
    assert t.can("A") == [f"give ghost-car at {seat}" for seat in (0, 1, 2)]


@pytest.mark.rule("GTR-073")
@pytest.mark.parametrize("card", ["panic", "passenger-car", "baggage-car"])
def test_the_sheriff_cannot_steal_it(card: str) -> None:
    a = who("panic") if card == "panic" else who(play=card)
    t = robbery(A=a, B=who("beer", play=GHOST), C="", D="")
    if card != "panic":
        t.use("A", card)
    texts = [text for text in t.can("A") if "panic" in text]
    assert texts
    assert not [text for text in texts if GHOST in text]
    u = robbery(turn="C", A="", B=who(play=GHOST), C="panic", D="")
    assert u.can("C", "play panic-JH ghost-car at 1")


@pytest.mark.rule("GTR-074")
def test_the_owner_of_the_ghost_car_stays_in_play_without_life() -> None:
    t = robbery(A="bang", B=who(play=GHOST, life=1), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.out, t.life("B"), t.is_ghost("B")) == ("", 0, True)
    t.end("A")
    assert t.turn == "B"


@pytest.mark.rule("GTR-074")
def test_the_chance_to_be_saved_comes_first() -> None:
    t = robbery(A="bang", B=who("beer", play=GHOST, life=1), C="", D="")
    t.play("A", "bang", at="B").passes("B")
    assert t.asked == ("B", "save")
    t.answer("B", "beer")
    assert (t.life("B"), t.is_ghost("B")) == (1, False)


@pytest.mark.rule("GTR-074")
def test_nothing_of_an_elimination_happens() -> None:
    b = who("missed-2S", play=f"{GHOST} barrel", life=1, role="outlaw")
    t = robbery(
        A="bang", B=b, C=who(character="vulture-sam"), D=who(role="renegade"), deck="2S 3S 4S"
    )
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.hand("B"), t.cards("B")) == (["missed"], ["barrel", GHOST])
    assert (t.events("out"), t.events("reward"), t.count("A"), t.count("C")) == ([], [], 0, 0)
    assert t.view("A").roles[1] is None


@pytest.mark.rule("GTR-074")
def test_a_sheriff_who_makes_a_ghost_of_a_deputy_is_not_punished() -> None:
    a = who("bang", play="barrel")
    t = robbery(A=a, B=who(play=GHOST, life=1, role="deputy"), C="", D="", E="")
    t.play("A", "bang", at="B")
    assert (t.is_ghost("B"), t.events("penalty"), t.cards("A")) == (True, [], ["barrel"])


@pytest.mark.rule("GTR-074")
def test_several_points_lost_at_once_leave_zero() -> None:
    b = who(play=f"{GHOST} dynamite", life=1)
    t = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck="2S")
    assert (t.life("B"), t.is_ghost("B"), t.asked) == (0, True, ("B", "turn"))


@pytest.mark.rule("GTR-074")
def test_the_owner_of_the_ghost_car_loses_life_like_others_before() -> None:
    t = robbery(A="bang", B=who(play=GHOST, life=3), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.life("B"), t.is_ghost("B")) == (2, False)


@pytest.mark.rule("GTR-074")
def test_bart_cassidy_survives_his_last_point_with_it_and_draws() -> None:
    t = robbery(A="bang", B=who(play=GHOST, life=1, character="bart-cassidy"), C="", D="")
    t.play("A", "bang", at="B")
    assert (t.is_ghost("B"), t.count("B")) == (True, 1)


@pytest.mark.rule("GTR-075")
def test_a_ghost_car_brings_back_an_eliminated_player() -> None:
    t = taking("D", out="D")
    assert (t.out, t.life("D"), t.is_ghost("D")) == ("", 0, True)
    assert (t.hand("D"), t.cards("D")) == ([], [GHOST])
    t.sits_out("A", "B", "C")
    assert (t.turn, t.count("D")) == ("D", 2)


@pytest.mark.rule("GTR-075")
def test_a_returned_ghost_keeps_its_seat() -> None:
    t = taking("B", out="B")
    assert t.view("A").distances == (None, 1, 2, 1)


@pytest.mark.rule("GTR-075", "GTR-077")
def test_suzy_lafayette_who_comes_back_without_a_card_draws_one() -> None:
    t = taking("D", out="D", D=who(character="suzy-lafayette", life=0))
    assert (t.is_ghost("D"), t.count("D")) == (True, 1)
    kinds = t.kinds()
    assert kinds.index("equipped") < kinds.index("drew")


@pytest.mark.rule("GTR-076")
def test_a_ghost_loses_no_life() -> None:
    t = haunted(A="gatling indians duel")
    t.play("A", "gatling")
    t.play("A", "indians")
    t.play("A", "duel", at="B")
    assert (t.life("B"), t.out) == (0, "")
    assert len([each for each in t.events("wounded") if each["seat"] == 1]) == 1


@pytest.mark.rule("GTR-076")
def test_a_ghost_gains_no_life() -> None:
    t = haunted(A="saloon", C=who(life=2, role="outlaw")).play("A", "saloon")
    assert (t.life("B"), t.life("C")) == (0, 3)
    u = haunted(turn="B", B=who(play=f"{GHOST} dining-car", life=1), deck="QH")
    assert ([each["good"] for each in u.events("checked")], u.life("B")) == ([True], 0)


@pytest.mark.rule("GTR-076", "BASE-161")
def test_a_ghost_cannot_trade_cards_for_life_as_sid_ketchum() -> None:
    b = who("barrel mustang", play=GHOST, life=1, role="outlaw", character="sid-ketchum")
    t = haunted(turn="B", B=b)
    assert (t.asked, t.count("B") >= 2, t.can("B", "use")) == (("B", "turn"), True, [])
    b = who("barrel mustang", play=GHOST, life=2, character="sid-ketchum")
    u = robbery(turn="B", A="", B=b, C="", D="")
    assert u.can("B", "use") != []


@pytest.mark.rule("GTR-076")
def test_the_owner_of_the_ghost_car_who_has_life_left_gains_life() -> None:
    b = who("beer", play=GHOST, life=1)
    t = robbery(turn="B", A="", B=b, C="", D="", deck="2C").play("B", "beer")
    assert t.life("B") == 2


@pytest.mark.rule("GTR-076")
def test_a_beer_does_nothing_for_a_ghost() -> None:
    t = haunted(turn="B", deck="beer-7H 4S")
    t.play("B", "beer-7H")
    assert (t.life("B"), t.events("healed")) == (0, [])


@pytest.mark.rule("GTR-076")
def test_a_ghost_is_offered_no_trade_of_sid_ketchum() -> None:
    sid = who("missed missed", play=GHOST, life=1, role="outlaw", character="sid-ketchum")
    t = haunted(A=who("bang-2D duel"), B=sid)
    t.play("A", "duel", at="B")
    assert (t.count("B") > 1, t.can("B")) == (True, ["pass"])


@pytest.mark.rule("GTR-076", "GTR-066")
def test_a_ghost_cannot_pay_with_life() -> None:
    t = haunted(turn="B", stations="tombrock", train="mail-car", loco=2)
    assert t.can("B", "board mail-car") == []


@pytest.mark.rule("GTR-077")
def test_a_ghost_counts_for_victory() -> None:
    t = haunted(C=who(life=1, role="outlaw"), A=who("bang-2D gatling"))
    t.play("A", "gatling").gives_up("C")
    assert (t.out, t.winners) == ("C", None)  # an Outlaw and the Renegade are left
    u = robbery(
        A="gatling",
        B=who(play=GHOST, life=1, role="outlaw"),
        C=who(life=1, role="outlaw"),
        D=who(life=1, role="renegade"),
    )
    u.play("A", "gatling")
    assert (u.out, u.winners) == ("CD", None)


@pytest.mark.rule("GTR-077")
def test_a_ghost_can_win() -> None:
    t = robbery(
        turn="C", A=who(life=1), B=who(play=GHOST, life=1, role="outlaw"), C="gatling", D=""
    )
    t.play("C", "gatling")
    assert t.winners is not None
    assert "B" in t.winners


@pytest.mark.rule("GTR-077")
def test_a_ghost_counts_for_distance_and_can_be_shot_at() -> None:
    t = haunted(A="bang-2D")
    assert t.view("A").distances == (None, 1, 2, 1)
    u = haunted(A=who("bang-2D bang-3D", play="volcanic"))
    assert u.targets("A", "bang") == "BD"


@pytest.mark.rule("GTR-077")
def test_a_ghost_takes_part_in_a_general_store() -> None:
    t = haunted(A="general-store")
    t.play("A", "general-store")
    assert len(t.view().store) == 4
    t.do("A", t.can("A")[0])
    assert t.asked == ("B", "store")


@pytest.mark.rule("GTR-077")
def test_a_ghost_draws_plays_and_shoots_in_its_turns() -> None:
    t = haunted(turn="B", deck="4C 5C")
    assert t.count("B") == 2
    t.play("B", "bang", at="C")
    assert t.life("C") == 3


@pytest.mark.rule("GTR-077")
def test_a_beer_helps_if_a_ghost_is_the_third_one_left() -> None:
    t = haunted(A=who("bang-2D beer", life=2), out="C")
    t.play("A", "beer")
    assert t.life("A") == 3


@pytest.mark.rule("GTR-077")
def test_vulture_sam_inherits_as_a_ghost() -> None:
    b = who(play=GHOST, life=1, character="vulture-sam")
    t = haunted(A="bang-2D gatling", B=b, C=who("missed", life=1, role="outlaw"))
    t.play("A", "gatling").passes("C").gives_up("C")
    assert (t.out, t.hand("B")) == ("C", ["missed"])


@pytest.mark.rule("GTR-078")
def test_a_ghost_discards_the_whole_hand_at_the_end_of_its_turn_and_keeps_what_is_in_play() -> None:
    b = who("missed", play=f"{GHOST} barrel", life=1, role="outlaw")
    t = haunted(turn="B", B=b, deck="3S 4S")
    assert t.count("B") == 3
    t.end("B")
    assert t.ask("B").about == {"limit": 0, "over": 3}
    for _ in range(3):
        t.do("B", t.can("B")[0])
    assert (t.turn, t.count("B"), t.cards("B")) == ("C", 0, ["barrel", GHOST])


@pytest.mark.rule("GTR-078")
def test_a_ghost_keeps_its_hand_in_the_turns_of_others() -> None:
    t = haunted(B=who("missed", play=GHOST, life=1, role="outlaw"))
    assert t.hand("B") == ["missed"]


@pytest.mark.rule("GTR-079")
@pytest.mark.parametrize("how", ["cat-balou", "panic", "coal-hopper", "circus-wagon", "switch"])
def test_a_ghost_who_loses_it_is_out_at_once(how: str) -> None:
    a, play = ("", how) if how in ("coal-hopper", "circus-wagon") else (how, "barrel")
    # The Sheriff could not take the Ghost Car, so D, the Renegade, has the turn.
    t = robbery(
        turn="D",
        A="bang-2D",
        B=who(play=GHOST, life=1, role="outlaw"),
        C=who(role="outlaw"),
        D=who(f"{a} gatling".strip(), play=f"{play} scope", role="renegade"),
    )
    t.play("D", "gatling").gives_up("A")
    assert t.is_ghost("B")
    if how in {"circus-wagon", "coal-hopper"}:
        t.use("D", how)
    elif how == "switch":
        t.do("D", "play switch-6H scope-AS ghost-car at 1")
    else:
        t.play("D", how, at="B", on=GHOST)
    assert (t.out, t.is_ghost("B"), t.cards("B")) == ("B", False, [])
    assert t.view("A").roles[1] == "outlaw"


@pytest.mark.rule("GTR-079")
def test_a_living_owner_loses_the_ghost_car_without_harm() -> None:
    t = robbery(A="cat-balou", B=who(play=GHOST, life=1), C="", D="")
    t.play("A", "cat-balou", at="B", on=GHOST)
    assert (t.out, t.life("B"), t.railcars[-1]) == ("", 1, GHOST)


@pytest.mark.rule("GTR-079")
def test_victory_is_checked_when_a_ghost_goes() -> None:
    t = robbery(
        A="gatling cat-balou",
        B=who(play=GHOST, life=1, role="outlaw"),
        C=who(life=1, role="outlaw"),
        D=who(life=1, role="renegade"),
    )
    t.play("A", "gatling")
    assert t.winners is None
    t.play("A", "cat-balou", at="B", on=GHOST)
    assert t.winners == "A"


@pytest.mark.rule("GTR-079")
def test_the_cards_of_a_ghost_who_goes_are_discarded() -> None:
    b = who("missed-2S", play=f"{GHOST} barrel mail-car", life=1, role="outlaw")
    t = haunted(A="cat-balou", B=b)
    t.play("A", "cat-balou", at="B", on=GHOST).in_any_order("B")
    assert (t.hand("B"), t.cards("B")) == ([], [])
    assert {"missed-2S", "barrel-QS"} <= set(t.discard)
    assert set(t.railcars[-2:]) == {GHOST, "mail-car"}


@pytest.mark.rule("GTR-080")
def test_nobody_is_rewarded_for_a_ghost_who_goes_and_nobody_inherits() -> None:
    b = who("missed", play=f"{GHOST} barrel", life=1, role="outlaw")
    t = haunted(A="cat-balou", B=b, C=who(role="outlaw", character="vulture-sam"))
    t.play("A", "cat-balou", at="B", on=GHOST)
    assert (t.out, t.events("reward"), t.count("A"), t.count("C")) == ("B", [], 0, 0)
    assert t.cards("C") == []


@pytest.mark.rule("GTR-080")
def test_nobody_is_punished_for_a_deputy_who_goes_as_a_ghost() -> None:
    a = who("bang-2D cat-balou missed", play="barrel")
    b = who(play=GHOST, life=1, role="deputy")
    t = robbery(A=a, B=b, C="", D="", E="")
    t.play("A", "bang-2D", at="B").play("A", "cat-balou", at="B", on=GHOST)
    assert (t.out, t.hand("A"), t.cards("A")) == ("B", ["missed"], ["barrel"])


@pytest.mark.rule("GTR-079")
def test_a_returned_ghost_who_loses_the_ghost_car_is_out_again() -> None:
    t = taking("D", out="D", A="bang cat-balou")
    t.play("A", "cat-balou", at="D", on=GHOST)
    assert (t.out, t.turn) == ("D", "A")


@pytest.mark.rule("GTR-079", "GTR-024")
def test_a_ghost_who_pays_with_it_is_out_and_gets_nothing() -> None:
    t = haunted(turn="B", stations="deathwood", train="mail-car", loco=2)
    t.board("B", "mail-car", GHOST).in_any_order("B")
    assert (t.out, t.turn, t.cards("B")) == ("B", "C", [])
    assert t.train[0] == "mail-car"


@pytest.mark.rule("GTR-079", "GTR-069")
def test_a_ghost_may_give_it_up_against_a_shot_and_is_out() -> None:
    b = who(play=f"{GHOST} caboose", life=1, role="outlaw", character="jourdonnais")
    t = robbery(
        A=who("bang-2D gatling", character="slab-the-killer"),
        B=b,
        C=who(role="outlaw"),
        D=who(role="renegade"),
    )
    t.play("A", "gatling").passes("B")
    assert t.is_ghost("B")
    t.play("A", "bang-2D", at="B").use("B", "caboose", GHOST)
    assert (t.out, t.asked) == ("B", ("A", "turn"))


@pytest.mark.rule("GTR-079", "GTR-087")
def test_a_ghost_may_give_it_up_in_a_duel_and_is_out() -> None:
    b = who(play=f"{GHOST} sleeper-car", life=1, role="outlaw")
    t = haunted(A="duel bang-2D bang-3D", B=b)
    t.play("A", "duel", at="B").use("B", "sleeper-car", GHOST).answer("A", "bang-3D")
    assert (t.out, t.life("A"), t.asked) == ("B", 4, ("A", "turn"))
    assert len(t.events("wounded")) == 1  # the one that made B a ghost


@pytest.mark.rule("GTR-079", "GTR-087")
def test_a_ghost_who_gives_it_up_for_a_shot_fires_none() -> None:
    b = who(play=f"{GHOST} sleeper-car", life=1, role="outlaw")
    t = haunted(turn="B", B=b)
    t.use("B", "sleeper-car", GHOST, at="C").in_any_order("B")
    assert (t.out, t.turn, t.life("C")) == ("B", "C", 4)


@pytest.mark.rule("GTR-079", "GTR-037")
@pytest.mark.parametrize("side", ["ironhorse", "leland"])
def test_the_line_goes_on_without_a_ghost_who_paid_with_it_at_the_end(side: str) -> None:
    t = haunted(
        turn="B",
        side=side,
        stations="boom-town catico crowns-hole deathwood",
        train="mail-car",
        loco=4,
        deck="next-stop-KC 5S 6S 7S 8S 3C",
    )
    t.play("B", "next-stop").board("B", "mail-car", GHOST).in_any_order("B")
    if side == "ironhorse":
        t.gives_up("A", "C", "D")
        assert t.lives == {"A": 3, "B": 0, "C": 3, "D": 3}
    else:
        assert (t.asked, len(t.view().store)) == (("C", "store"), 3)
        t.do("C", t.can("C")[0]).do("D", t.can("D")[0])
    assert (t.out, t.turn, t.loco) == ("B", "C", 1)


@pytest.mark.rule("GTR-079", "GTR-091")
def test_the_full_steam_of_a_ghost_who_paid_with_it_is_neither_skipped_nor_doubled() -> None:
    t = haunted(
        turn="B",
        stations="boom-town catico crowns-hole deathwood",
        train="mail-car",
        loco=4,
        deck="full-steam-2S 5C",
    )
    t.play("B", "full-steam").board("B", "mail-car", GHOST).gives_up("A", "C", "D")
    assert (t.out, t.turn, t.lives) == ("B", "C", {"A": 3, "B": 0, "C": 3, "D": 3})


@pytest.mark.rule("GTR-079", "GTR-037")
def test_the_game_may_be_over_before_the_effect_when_a_ghost_pays_with_it() -> None:
    t = robbery(
        A=who("gatling", life=1),
        B=who(play=GHOST, life=1, role="outlaw"),
        C=who(life=1, role="outlaw"),
        D=who(life=1, role="renegade"),
        stations="boom-town catico crowns-hole deathwood",
        train="mail-car",
        loco=4,
        deck="2C 3C 4C next-stop-KC 5S 6S",
    )
    t.play("A", "gatling").sits_out("A")
    t.play("B", "next-stop").board("B", "mail-car", GHOST)
    assert (t.winners, t.life("A")) == ("A", 1)


@pytest.mark.rule("GTR-077", "GTR-079")
@pytest.mark.parametrize("seed", range(4))
def test_games_with_a_ghost_go_on_to_their_end(seed: int) -> None:
    t = haunted(seed=seed)
    for _ in t.at_random(seed, 5000):
        pass
    assert t.winners is not None


@pytest.mark.rule("GTR-067", "GTR-079")
def test_a_ghost_who_pays_with_the_ghost_car_does_not_pay_a_second_card() -> None:
    t = haunted("B", stations="virginia-town", train="caboose", loco=2)
    t.board("B", "caboose", GHOST)
    assert (t.asked, t.out, t.train[0]) == (("B", "order"), "B", "caboose")
