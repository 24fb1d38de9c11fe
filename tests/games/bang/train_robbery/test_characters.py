"""The eight characters, and characters of the base game with railcars."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, rush, who

LINE = "boom-town catico creepy-creek crowns-hole"
CARS = "caboose mail-car private-car"


def railway(a: Any, loco: int = 2, **said: Any) -> Bench:
    usual: dict[str, Any] = {"B": "", "C": "", "D": "", "stations": LINE, "train": CARS}
    return robbery(A=a, loco=loco, **{**usual, **said})


# Benny Brawler


@pytest.mark.rule("GTR-115")
def test_benny_brawler_takes_several_railcars_and_pays_for_each() -> None:
    t = railway(who("bang bang bang", character="benny-brawler"))
    t.board("A", "caboose", "bang").board("A", "mail-car", "bang").board("A", "private-car", "bang")
    assert (t.cards("A"), t.count("A")) == (["caboose", "mail-car", "private-car"], 0)
    u = railway(who("bang beer", character="benny-brawler")).board("A", "caboose", "bang")
    assert u.can("A", "board") == []


@pytest.mark.rule("GTR-027", "GTR-116")
def test_benny_brawler_has_one_free_advance_a_turn() -> None:
    t = railway(who("bang bang panic panic", character="benny-brawler"))
    t.advance("A").board("A", "mail-car", "bang")
    assert (t.can("A", "advance"), t.loco) == ([], 3)
    assert t.can("A", "board caboose")


@pytest.mark.rule("GTR-116")
def test_benny_brawler_may_buy_first_and_advance_then() -> None:
    t = railway(who("bang bang panic", character="benny-brawler"))
    t.board("A", "caboose", "bang").advance("A").board("A", "mail-car", "panic")
    assert (t.cards("A"), t.can("A", "advance")) == (["caboose", "mail-car"], [])


@pytest.mark.rule("GTR-115", "GTR-037")
def test_benny_brawler_may_take_several_at_the_end_of_the_line() -> None:
    a = who("next-stop beer missed-2S panic", character="benny-brawler")
    t = railway(a, 4, side="leland", deck="2C 3C 4C 5C 6C").play("A", "next-stop")
    # The other railcars move up as soon as one is taken.
    t.board("A", "caboose", "beer").board("A", "private-car", "missed-2S").do("A", "done")
    assert (t.cards("A"), t.asked) == (["caboose", "private-car"], ("A", "store"))


@pytest.mark.rule("GTR-115", "GTR-037")
def test_benny_brawler_may_take_as_many_at_the_end_of_the_line_as_he_can_pay() -> None:
    cars = "caboose mail-car private-car"
    a = who(f"next-stop {'beer ' * 6}", character="benny-brawler")
    t = railway(a, 4, train=cars, railcars="dining-car lounge-car", side="leland")
    t.play("A", "next-stop")
    for car in (*cars.split(), "dining-car", "lounge-car"):
        t.board("A", car, "beer")
    assert (len(t.cards("A")), t.asked) == (5, ("A", "board"))


@pytest.mark.rule("GTR-115", "GTR-028")
def test_benny_brawler_must_take_one_railcar_after_a_free_advance_to_the_end() -> None:
    t = railway(who("beer-6H beer-7H", character="benny-brawler"), 4, side="leland").advance("A")
    assert {text.split()[0] for text in t.can("A")} == {"board"}
    t.board("A", "caboose", "beer-6H")
    assert {text.split()[0] for text in t.can("A")} == {"board", "done"}
    assert t.do("A", "done").cards("A") == ["caboose"]


# Evan Babbit


def evan(hand: str, a: str = "bang-QH", **said: Any) -> Bench:
    b = who(hand, character="evan-babbit")
    t = robbery(**{"A": a, "B": b, "C": "", "D": "", "E": "", **said})
    return t.play("A", "bang", at="B")


@pytest.mark.rule("GTR-117")
def test_evan_babbit_passes_a_bang_on_for_a_card_of_its_suit() -> None:
    t = evan("beer-6H missed-2S bang-2D")
    assert t.can("B", "use") == ["use evan-babbit beer-6H at 2"]
    t.do("B", "use evan-babbit beer-6H at 2")
    assert (t.lives["B"], t.lives["C"]) == (4, 3)
    assert "beer-6H" in t.discard


@pytest.mark.rule("GTR-117")
def test_the_card_comes_from_his_hand() -> None:
    b = who("missed-2S", play="mustang-8H", character="evan-babbit")
    t = evan("", A=who("bang-QH", play="winchester"), B=b)
    assert t.can("B", "use") == []


@pytest.mark.rule("GTR-117")
def test_evan_babbit_may_pass_a_bang_on_after_a_barrel_that_failed() -> None:
    b = who("beer-6H", play="barrel", character="evan-babbit")
    t = evan("", B=b, C=who(play="barrel-KS"), deck="2S 3S").use("B", "barrel")
    assert t.can("B") == ["use evan-babbit beer-6H at 2", "pass"]
    t.do("B", "use evan-babbit beer-6H at 2")
    assert t.can("C") == ["use barrel-KS", "pass"]  # this one has not been tried


@pytest.mark.rule("GTR-117", "GTR-121")
def test_the_missed_of_evan_babbit_does_not_count_for_the_new_target() -> None:
    a = who("bang-QH", character="slab-the-killer")
    t = evan("missed-2S beer-6H", A=a, C="missed-3S missed-4S").answer("B", "missed")
    assert t.ask("B").about["need"] == 1
    t.do("B", "use evan-babbit beer-6H at 2")
    assert (t.ask("C").about["need"], t.view().under_way[-1].need) == (2, 2)
    t.answer("C", "missed-3S").answer("C", "missed-4S")
    assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 4, "E": 4}


@pytest.mark.rule("GTR-088", "GTR-117")
def test_evan_babbit_gets_no_card_for_an_evaded_that_has_cancelled_nothing() -> None:
    a = who("bang-QH", character="slab-the-killer")
    t = evan("evaded beer-6H", A=a, C="missed-3S missed-4S").answer("B", "evaded")
    t.do("B", "use evan-babbit beer-6H at 2").answer("C", "missed").answer("C", "missed")
    assert (t.lives["C"], t.hand("B"), "bang-QH" in t.discard) == (4, [], True)


@pytest.mark.rule("GTR-117")
def test_evan_babbit_passes_on_nothing_but_bang_cards() -> None:
    t = robbery(A="gatling", B=who("beer-6H", character="evan-babbit"), C="", D="")
    t.play("A", "gatling")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("GTR-117")
def test_a_missed_of_calamity_janet_is_passed_on_by_its_own_suit() -> None:
    a = who("missed-2S", character="calamity-janet")
    t = robbery(A=a, B=who("missed-3S beer", character="evan-babbit"), C="", D="")
    t.play("A", "missed", at="B")
    assert t.can("B", "use") == ["use evan-babbit missed-3S at 2"]


@pytest.mark.rule("GTR-118")
def test_the_new_target_is_at_distance_1_from_him() -> None:
    t = evan("beer-6H", A=who("bang-QH", play="winchester"), C=who(play="mustang"))
    assert t.can("B", "use") == []
    u = evan("", B=who("beer-6H", play="scope", character="evan-babbit"))
    assert u.can("B", "use") == [f"use evan-babbit beer-6H at {seat}" for seat in (2, 3, 4)]


@pytest.mark.rule("GTR-119")
def test_the_new_target_is_not_the_player_of_the_card() -> None:
    t = robbery(A="bang-QH", B=who("beer-6H", character="evan-babbit"), C="", D="")
    t.play("A", "bang", at="B")
    assert t.can("B", "use") == ["use evan-babbit beer-6H at 2"]


@pytest.mark.rule("GTR-120")
def test_with_two_players_left_he_passes_nothing_on() -> None:
    t = robbery(A="bang-QH", B=who("beer-6H", character="evan-babbit"), C="", D="", out="CD")
    t.play("A", "bang", at="B")
    assert t.can("B", "use") == []
    u = robbery(A="bang-QH", B=who("beer-6H", character="evan-babbit"), C="", D="", out="D")
    u.play("A", "bang", at="B")
    assert u.can("B", "use") == ["use evan-babbit beer-6H at 2"]


@pytest.mark.rule("GTR-121")
def test_a_bang_that_was_passed_on_still_belongs_to_its_player() -> None:
    b = who("beer-6H", character="evan-babbit", role="renegade")
    c = who(life=1, role="outlaw")
    t = robbery(A="bang-QH", B=b, C=c, D=who(role="outlaw"))
    t.play("A", "bang", at="B").do("B", "use evan-babbit beer-6H at 2").gives_up("C")
    assert (t.out, t.count("A"), t.count("B")) == ("C", 3, 0)
    assert t.events("out")[0]["by"] == 0


@pytest.mark.rule("GTR-121")
def test_el_gringo_takes_his_card_from_the_player_of_the_passed_bang() -> None:
    t = evan("beer-6H", A="bang-QH saloon", C=who(character="el-gringo"))
    t.do("B", "use evan-babbit beer-6H at 2")
    assert (t.hand("C"), t.count("A")) == (["saloon"], 0)


@pytest.mark.rule("GTR-121")
def test_a_bang_of_slab_the_killer_takes_two_missed_of_the_new_target_too() -> None:
    a = who("bang-QH", character="slab-the-killer")
    t = evan("beer-6H", A=a, C="missed-2S missed-3S").do("B", "use evan-babbit beer-6H at 2")
    assert t.ask("C").about == {"by": 0, "card": "bang-QH", "need": 2, "bang": True}


@pytest.mark.rule("GTR-121")
def test_the_new_target_answers_as_usual() -> None:
    t = evan("beer-6H", C="missed-2S").do("B", "use evan-babbit beer-6H at 2")
    t.answer("C", "missed-2S")
    assert t.lives == dict.fromkeys("ABCDE", 4)


# Jimmy Texas


@pytest.mark.rule("GTR-122", "GTR-123")
def test_jimmy_texas_draws_a_card_after_the_discards_of_his_turn() -> None:
    a = who("missed-2S missed-3S", character="jimmy-texas", life=1)
    t = robbery(A=a, B="", C="", D="", deck="2C").end("A")
    assert t.asked == ("A", "excess")
    t.do("A", "discard missed-2S")
    assert (t.turn, t.ids("A")) == ("B", ["missed-3S", "bang-2C"])


@pytest.mark.rule("GTR-123")
def test_the_card_of_jimmy_texas_is_there_when_his_turn_is_over() -> None:
    t = robbery(A=who("", character="jimmy-texas"), B="", C="", D="", deck="bang-2C").end("A")
    assert t.ids("A") == ["bang-2C"]
    assert (t.asked, t.can("A")) == (("B", "turn"), [])


@pytest.mark.rule("GTR-124")
def test_jimmy_texas_draws_also_in_a_turn_lost_to_jail() -> None:
    b = who(play="jail", character="jimmy-texas")
    t = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck="10S 2C")
    assert (t.turn, t.ids("B")) == ("C", ["bang-2C"])


# Manuelita


@pytest.mark.rule("GTR-125")
@pytest.mark.parametrize("turn", "AB")
def test_manuelita_draws_two_cards_before_the_effect_in_anybodys_turn(turn: str) -> None:
    people: dict[str, Any] = {"A": "", "B": "", "C": "", "D": ""}
    people[turn] = "next-stop"
    people["C"] = who(character="manuelita")
    t = robbery(**people, turn=turn, loco=4, few=True, deck="2C missed-2S missed-3S")
    t.play(turn, "next-stop").gives_up("A", "B")
    assert (t.asked, t.ids("C")) == (("C", "dodge"), ["missed-2S", "missed-3S"])
    t.answer("C", "missed-2S")
    assert t.life("C") == 4


@pytest.mark.rule("GTR-125")
def test_manuelita_draws_nothing_within_the_line() -> None:
    t = robbery(A="next-stop", B=who(character="manuelita"), C="", D="", loco=2)
    t.play("A", "next-stop")
    assert t.count("B") == 0


@pytest.mark.rule("GTR-125")
def test_full_steam_is_one_arrival_for_manuelita() -> None:
    t = robbery(A="full-steam", B=who(character="manuelita"), C="", D="", few=True)
    t.play("A", "full-steam").do("A", "skip")
    assert t.count("B") == 2


TWO = ("duel-QD", "panic-JH")


@pytest.mark.rule("GTR-125", "GTR-028")
@pytest.mark.parametrize(
    ("last", "hand", "ways"),
    [
        ("dodgeville", "missed-2S", ["board caboose missed-2S"]),
        ("tombrock", "panic", ["board caboose"]),
        ("virginia-town", "duel-QD panic-JH", [f"board caboose {card}" for card in TWO]),
    ],
)
def test_cards_manuelita_draws_neither_pay_nor_make_the_advance_legal(
    last: str, hand: str, ways: list[str]
) -> None:
    a = who(hand, character="manuelita")
    line = f"frisco boom-town crowns-hole {last}"
    t = robbery(A=a, B="", C="", D="", stations=line, train=CARS, loco=4, deck="bang-2C beer-6H")
    t.advance("A")
    assert (t.can("A"), t.count("A")) == (ways, len(hand.split()) + 2)
    t.do("A", ways[0])
    assert {"bang-2C", "beer-6H"} <= set(t.ids("A"))
    assert t.cards("A") == ["caboose"], "the second card is not asked for, because one is left"
    u = robbery(
        A=who("panic", character="manuelita"),
        players=4,
        stations="boom-town frisco crowns-hole dodgeville",
        train=CARS,
        loco=4,
        deck="bang-2C beer-6H",
    )
    assert u.can("A", "advance") == []


# Sancho


@pytest.mark.rule("GTR-126", "GTR-127")
def test_sancho_takes_a_railcar_for_free_once_a_turn() -> None:
    t = railway(who("bang bang", character="sancho", life=3))
    assert "board caboose to free" in t.can("A")
    t.do("A", "board caboose to free")
    assert (t.cards("A"), t.count("A")) == (["caboose"], 2)
    assert (t.can("A", "board"), t.can("A", "advance")) == ([], [])


@pytest.mark.rule("GTR-126")
def test_sancho_may_advance_first() -> None:
    t = railway(who(character="sancho", life=3), 1)
    assert t.can("A", "board") == []
    t.advance("A").do("A", "board caboose to free")
    assert (t.loco, t.cards("A")) == (2, ["caboose"])


@pytest.mark.rule("GTR-126")
def test_sancho_takes_only_what_is_below_a_station() -> None:
    t = railway(who(character="sancho", life=3))
    assert t.can("A", "board") == ["board caboose to free"]


@pytest.mark.rule("GTR-127")
def test_a_railcar_that_sancho_paid_for_counts_for_his_limit_of_the_turn() -> None:
    t = railway(who("bang", character="sancho", life=3)).board("A", "caboose", "bang")
    assert t.can("A", "board") == []


@pytest.mark.rule("GTR-127", "GTR-037")
def test_sancho_may_take_for_free_at_the_end_of_the_line() -> None:
    t = railway(who(character="sancho", life=3), 4, phase="start", side="leland")
    assert t.asked == ("A", "board")
    t.do("A", "board caboose to free")
    assert (t.cards("A"), t.asked) == (["caboose"], ("A", "store"))


# Sgt. Blaze


def blaze(hand: str, **said: Any) -> Bench:
    a = who(hand, character="sgt-blaze", life=5)
    return robbery(**{"A": a, "B": "", "C": "", "D": "", **said})


@pytest.mark.rule("GTR-130")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_sgt_blaze_may_leave_out_one_player(card: str) -> None:
    t = blaze(card).play("A", card)
    assert t.can("A") == ["spare at 1", "spare at 2", "spare at 3", "done"]
    t.spares("A", "C")
    assert t.lives == {"A": 5, "B": 3, "C": 4, "D": 3}


def check_spared(t: Bench, what: str) -> None:
    assert t.question()[0] == f"A spare what={what}"
    assert t.spares("A", "B").events("spared") == [{"seat": 1, "by": 0, "what": what}]


@pytest.mark.rule("GTR-130")
@pytest.mark.parametrize("card", ["gatling", "indians", "saloon", "general-store", "most-wanted"])
def test_sgt_blaze_is_told_the_card_from_which_he_may_leave_one_out(card: str) -> None:
    check_spared(blaze(card).play("A", card), card)


@pytest.mark.rule("GTR-132")
@pytest.mark.parametrize("side", ["ironhorse", "leland"])
def test_sgt_blaze_is_told_the_locomotive_from_which_he_may_leave_one_out(side: str) -> None:
    check_spared(blaze("next-stop", loco=4, few=True, side=side).play("A", "next-stop"), side)


@pytest.mark.rule("GTR-130")
def test_sgt_blaze_is_told_the_railcar_or_equipment_from_which_he_may_leave_one_out() -> None:
    a = who(play="circus-wagon", character="sgt-blaze")
    check_spared(blaze("", A=a).use("A", "circus-wagon"), "circus-wagon")
    buyer = who(character="sgt-blaze", nuggets=2)
    t = rush(players=4, A=buyer, display="pardner-1").buy("A", "pardner")
    check_spared(t.like("A", "general-store"), "pardner")


@pytest.mark.rule("GTR-130")
def test_sgt_blaze_need_not_leave_out_anybody() -> None:
    t = blaze("gatling").play("A", "gatling").spares("A")
    assert t.lives == {"A": 5, "B": 3, "C": 3, "D": 3}


@pytest.mark.rule("GTR-130")
def test_sgt_blaze_may_leave_out_one_from_a_saloon() -> None:
    t = blaze("saloon", B=who(life=2), C=who(life=2)).play("A", "saloon").spares("A", "B")
    assert (t.life("B"), t.life("C")) == (2, 3)


@pytest.mark.rule("GTR-130")
def test_sgt_blaze_may_leave_himself_out_of_most_wanted() -> None:
    t = blaze("most-wanted", deck="2C 2S 3S 5S").play("A", "most-wanted").spares("A", "A")
    assert t.lives == {"A": 5, "B": 3, "C": 3, "D": 3}


@pytest.mark.rule("GTR-130")
def test_sgt_blaze_may_leave_one_out_of_the_circus() -> None:
    a = who(play="circus-wagon", character="sgt-blaze")
    t = blaze("", A=a, B=who(play="barrel"), C=who(play="scope"))
    t.use("A", "circus-wagon").spares("A", "B")
    assert (t.cards("B"), t.cards("C")) == (["barrel"], [])


@pytest.mark.rule("GTR-130")
def test_sgt_blaze_spares_nobody_from_a_card_for_one_player() -> None:
    t = blaze("bang duel").play("A", "bang", at="B")
    assert t.asked == ("A", "turn")
    t.play("A", "duel", at="B")
    assert t.life("B") == 2


@pytest.mark.rule("GTR-130")
def test_the_cards_of_others_leave_nobody_out() -> None:
    t = robbery(A="gatling", B=who(character="sgt-blaze"), C="", D="").play("A", "gatling")
    assert t.lives == {"A": 4, "B": 3, "C": 3, "D": 3}


@pytest.mark.rule("GTR-131")
def test_a_general_store_of_sgt_blaze_has_one_card_fewer_and_the_spared_one_takes_none() -> None:
    t = blaze("general-store").play("A", "general-store").spares("A", "C")
    assert len(t.view().store) == 3
    t.do("A", t.can("A")[0]).do("B", t.can("B")[0])
    assert [t.count(letter) for letter in "ABCD"] == [1, 1, 0, 1]


@pytest.mark.rule("GTR-132")
@pytest.mark.parametrize("side", ["ironhorse", "leland"])
def test_sgt_blaze_may_leave_one_out_at_the_end_of_the_line_in_his_turn(side: str) -> None:
    t = blaze("next-stop", loco=4, few=True, side=side, deck="2C").play("A", "next-stop")
    assert t.asked == ("A", "spare")
    t.spares("A", "C")
    if side == "ironhorse":
        t.passes("A")
        assert t.lives == {"A": 4, "B": 3, "C": 4, "D": 3}
    else:
        assert len(t.view().store) == 3


@pytest.mark.rule("GTR-132")
def test_sgt_blaze_chooses_anew_for_each_time_of_full_steam() -> None:
    t = blaze("full-steam", few=True).play("A", "full-steam").do("A", "double")
    t.spares("A", "B").spares("A", "C")
    assert t.lives == {"A": 3, "B": 3, "C": 3, "D": 2}


@pytest.mark.rule("GTR-132")
def test_sgt_blaze_leaves_nobody_out_in_the_turns_of_others() -> None:
    t = robbery(A="next-stop", B=who(character="sgt-blaze"), C="", D="", loco=4, few=True)
    t.play("A", "next-stop").passes("A")
    assert t.lives == {"A": 3, "B": 3, "C": 3, "D": 3}


# Shade O'Connor


@pytest.mark.rule("GTR-128")
def test_shade_oconnor_may_exchange_a_card_whenever_the_train_moves_in_another_turn() -> None:
    b = who("beer-6H missed-2S", character="shade-oconnor")
    t = robbery(A="next-stop", B=b, C="", D="", loco=2, deck="2C 3C").play("A", "next-stop")
    assert t.asked == ("B", "swap")
    assert t.can("B") == ["discard beer-6H", "discard missed-2S", "done"]
    t.do("B", "discard beer-6H")
    assert (t.ids("B"), t.top) == (["missed-2S", "bang-3C"], "beer-6H")


@pytest.mark.rule("GTR-128")
@pytest.mark.parametrize("how", ["sheriff", "advance", "zippy-roy"])
def test_shade_oconnor_watches_every_kind_of_move(how: str) -> None:
    b = who("beer-6H", character="shade-oconnor")
    a = who("bang", character="zippy-roy")
    phase = "start" if how == "sheriff" else "play"
    t = robbery(A=a, B=b, C="", D="", stations=LINE, train=CARS, loco=1, phase=phase)
    if how == "advance":
        t.advance("A")
    elif how == "zippy-roy":
        t.use("A", "zippy-roy")
    assert t.asked == ("B", "swap")


@pytest.mark.rule("GTR-128")
def test_shade_oconnor_exchanges_nothing_in_his_own_turn_or_without_cards() -> None:
    t = robbery(A=who("next-stop beer", character="shade-oconnor"), B="", C="", D="", loco=2)
    t.play("A", "next-stop")
    assert t.asked == ("A", "turn")
    u = robbery(A="next-stop", B=who(character="shade-oconnor"), C="", D="", loco=2)
    u.play("A", "next-stop")
    assert u.asked == ("A", "turn")


@pytest.mark.rule("GTR-128")
def test_full_steam_is_one_move_for_shade_oconnor() -> None:
    b = who("beer-6H missed-2S", character="shade-oconnor")
    t = robbery(A="full-steam", B=b, C="", D="", loco=1, few=True).play("A", "full-steam")
    t.do("B", "discard beer-6H")
    assert t.asked == ("A", "full-steam")


@pytest.mark.rule("GTR-129")
def test_the_exchange_of_shade_oconnor_comes_before_any_end_of_the_line() -> None:
    b = who("beer-6H", character="shade-oconnor")
    t = robbery(
        A="next-stop", B=b, C="", D="", stations=LINE, train=CARS, loco=4, deck="2C missed-2S"
    )
    t.play("A", "next-stop")
    assert t.asked == ("B", "swap")
    t.do("B", "discard beer-6H").do("A", "done").passes("A").answer("B", "missed-2S")
    assert t.lives == {"A": 3, "B": 4, "C": 3, "D": 3}


# Zippy Roy


@pytest.mark.rule("GTR-133", "GTR-030")
def test_zippy_roy_moves_the_train_once_a_turn_and_takes_nothing_by_it() -> None:
    t = railway(who("bang", character="zippy-roy")).use("A", "zippy-roy")
    assert (t.loco, t.cards("A"), t.asked) == (3, [], ("A", "turn"))
    assert (t.can("A", "use"), t.can("A", "board")) == ([], ["board mail-car bang-AS"])


@pytest.mark.rule("GTR-133", "GTR-030")
def test_zippy_roy_still_has_the_free_advance_and_his_railcar() -> None:
    t = railway(who("bang", character="zippy-roy"), 1).use("A", "zippy-roy")
    t.advance("A").board("A", "mail-car", "bang")
    assert (t.loco, t.cards("A")) == (3, ["mail-car"])
    u = railway(who("bang", character="zippy-roy")).board("A", "caboose", "bang")
    u.use("A", "zippy-roy")
    assert u.loco == 3


# Characters of the base game


@pytest.mark.rule("GTR-134")
def test_vulture_sam_puts_the_railcars_of_the_dead_in_play_before_him() -> None:
    b = who("beer", play="lumber-flatcar mail-car barrel", life=1, role="outlaw")
    c = who(character="vulture-sam", role="outlaw")
    t = robbery(A=who("bang", play="winchester"), B=b, C=c, D=who(role="renegade"))
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.out, t.cards("C")) == ("B", ["lumber-flatcar", "mail-car"])
    assert t.hand("C") == ["barrel", "beer"]
    assert t.view("C").distances == (2, None, None, 2)


@pytest.mark.rule("GTR-093", "GTR-108")
def test_slab_the_killer_needs_no_second_missed_for_shots_without_a_bang_card() -> None:
    a = who("train-robbery", play="baggage-car", character="slab-the-killer")
    t = robbery(A=a, B=who("missed missed", play="scope"), C="", D="")
    t.use("A", "baggage-car").like("A", "bang", at="B")
    assert t.ask("B").about["need"] == 1
    t.answer("B", "missed").play("A", "train-robbery", at="B").do("B", "shot scope-AS")
    assert t.ask("B").about["need"] == 1


@pytest.mark.rule("BASE-025", "GTR-021", "GTR-133")
def test_zippy_roy_and_railcars_wait_until_the_players_duel_is_over() -> None:
    a = who("duel bang-2D", play="mail-car", character="zippy-roy")
    t = robbery(A=a, B="bang", C="", D="", stations="boom-town", loco=2)
    t.play("A", "duel", at="B").answer("B", "bang")
    assert (t.asked, t.can("A")) == (("A", "fend"), ["discard bang-2D", "pass"])
    t.passes("A")
    assert all(t.can("A", each) for each in ("use mail-car", "use zippy-roy", "board"))
