"""The End of the Line: a chance to take a railcar, the Locomotive's effect, and a new train."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, table, who

LINE = "boom-town catico creepy-creek tombrock"
CARS = "caboose mail-car private-car"


def at_the_end(**said: Any) -> Bench:
    """Return a table where the next move goes past the last station, and nobody can pay there."""
    people: dict[str, Any] = {"A": "next-stop", "B": "", "C": "", "D": ""}
    usual: dict[str, Any] = {
        "stations": LINE,
        "train": CARS,
        "loco": 4,
        "deck": "2C 3C 4C 5C 6C",
    }
    return robbery(**{**people, **usual, **said})


def arrive(t: Bench) -> Bench:
    """Let A go to the End of the Line and take nothing."""
    return t.play("A", "next-stop").do("A", "done")


@pytest.mark.rule("GTR-035")
def test_the_end_is_reached_as_soon_as_the_locomotive_is_past_the_last_station() -> None:
    t = at_the_end(loco=3)
    t.play("A", "next-stop")
    assert (t.asked, t.loco) == (("A", "turn"), 4)
    assert [each["end"] for each in t.events("train-moved")] == [False]
    u = arrive(at_the_end())
    assert [(each["at"], each["end"]) for each in u.events("train-moved")] == [(5, True)]
    assert u.asked == ("A", "dodge")


@pytest.mark.rule("GTR-035")
def test_the_sheriffs_automatic_move_reaches_the_end_too() -> None:
    t = at_the_end(phase="start", A="").do("A", "done")
    assert t.lives == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert t.asked == ("A", "turn")


@pytest.mark.rule("GTR-036")
def test_the_train_passes_tombrock_as_in_the_rulebooks_picture() -> None:
    t = at_the_end(A="next-stop", side="leland")
    assert (t.stations[-1], t.loco) == ("tombrock", 4)
    t.play("A", "next-stop")
    assert t.events("train-moved") == [{"by": 0, "at": 5, "end": True}]
    assert t.pairs == {"caboose": "tombrock", "mail-car": "creepy-creek", "private-car": "catico"}


@pytest.mark.rule("GTR-037")
@pytest.mark.parametrize("side", ["ironhorse", "leland"])
def test_the_player_whose_turn_it_is_may_take_a_railcar_before_the_effect(side: str) -> None:
    t = at_the_end(side=side)
    t.play("A", "next-stop")
    assert t.asked == ("A", "board")
    assert "done" in t.can("A")
    assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 4}
    assert t.view().store == ()
    t.board("A", "caboose")  # for a life point
    assert (t.cards("A"), t.life("A")) == (["caboose"], 3)
    assert t.asked == (("A", "dodge") if side == "ironhorse" else ("A", "store"))


SUZY = "suzy-lafayette"


@pytest.mark.rule("BASE-170", "GTR-037")
def test_suzy_lafayette_who_pays_her_last_card_draws_before_the_locomotive_works() -> None:
    t = at_the_end(A=who("next-stop", character=SUZY), deck="jail-JS missed-2S 2C")
    t.play("A", "next-stop").board("A", "mail-car", "jail")
    assert (t.ids("A"), t.asked) == (["missed-2S"], ("A", "dodge"))
    assert t.answer("A", "missed").life("A") == 4


@pytest.mark.rule("BASE-170", "GTR-037")
def test_suzy_lafayette_draws_before_leland_opens_a_general_store() -> None:
    suzy = who("next-stop", character=SUZY)
    t = at_the_end(A=suzy, deck="jail-JS missed-2S 2C 3C 4C 5C", side="leland")
    t.play("A", "next-stop").board("A", "mail-car", "jail")
    assert (t.ids("A"), t.view().store[0]) == (["missed-2S"], "bang-2C")


@pytest.mark.rule("BASE-170", "GTR-037")
def test_suzy_lafayette_who_takes_nothing_draws_when_the_last_card_is_resolved() -> None:
    suzy = who("full-steam", play="barrel", character=SUZY)
    t = at_the_end(A=suzy, deck="missed-2S 2C").play("A", "full-steam").do("A", "done")
    assert (t.asked, t.count("A")) == (("A", "full-steam"), 0)
    assert t.do("A", "skip").ids("A") == ["missed-2S"]


@pytest.mark.rule("GTR-037")
@pytest.mark.parametrize("how", ["sheriff", "next-stop", "full-steam", "zippy-roy"])
def test_there_is_a_chance_to_take_however_the_train_got_there(how: str) -> None:
    if how == "sheriff":
        t = at_the_end(phase="start", A="missed-2S")
    else:
        a = who("missed-2S", character="zippy-roy") if how == "zippy-roy" else f"missed-2S {how}"
        t = at_the_end(A=a)
        if how == "zippy-roy":
            t.use("A", how)
        else:
            t.play("A", how)
    assert t.asked == ("A", "board")
    assert {"board caboose", "board mail-car missed-2S", "done"} <= set(t.can("A"))


@pytest.mark.rule("GTR-037")
@pytest.mark.parametrize("taken", [True, False])
def test_a_railcar_taken_at_the_end_of_the_line_counts_for_the_limit_of_the_turn(
    *, taken: bool
) -> None:
    """Sancho could take a railcar at every station of the new line, without paying."""
    t = at_the_end(phase="start", A=who("bang-2D", character="sancho"))
    t.do("A", "board caboose to free" if taken else "done").passes("A")
    assert (t.asked, t.loco) == (("A", "turn"), 1)
    assert (t.can("A", "board"), t.can("A", "advance")) == ([], [] if taken else ["advance"])


@pytest.mark.rule("GTR-037")
def test_a_railcar_taken_this_turn_leaves_no_chance_at_the_end() -> None:
    t = at_the_end(A="next-stop missed-2S missed-3S")
    t.board("A", "caboose", "missed-2S").play("A", "next-stop")
    assert t.asked == ("A", "dodge")


@pytest.mark.rule("GTR-037")
def test_only_the_player_whose_turn_it_is_has_the_chance() -> None:
    t = at_the_end(B="missed-2S", C="missed-3S", D="missed-4S").play("A", "next-stop")
    asked = []
    while t.asked is not None and t.asked != ("A", "turn"):
        asked.append(t.asked)
        letter, kind = t.asked
        t.do(letter, "done" if kind == "board" else "pass")
    assert asked == [("A", "board"), *[(letter, "dodge") for letter in "ABCD"]]


@pytest.mark.rule("GTR-037", "GTR-028")
def test_after_a_free_advance_to_the_end_a_railcar_must_be_taken() -> None:
    t = at_the_end(A="missed-2S")
    t.advance("A")
    assert t.asked == ("A", "board")
    assert sorted(t.can("A")) == ["board caboose", "board mail-car missed-2S"]
    t.board("A", "mail-car", "missed-2S")
    assert t.cards("A") == ["mail-car"]
    assert t.life("A") == 3  # A has no card to answer Ironhorse


@pytest.mark.rule("GTR-037")
def test_a_player_with_hand_cards_is_asked_whatever_they_are() -> None:
    line = "frisco boom-town dodgeville crowns-hole"
    asked = []
    for hand in ("panic-JH", "missed-2S", "beer"):
        t = at_the_end(phase="start", stations=line, A=hand)
        asked.append(t.asked)
        assert "done" in t.can("A")
    assert asked == [("A", "board")] * 3


@pytest.mark.rule("GTR-037")
def test_a_player_with_nothing_to_pay_with_is_not_asked() -> None:
    line = "frisco boom-town dodgeville crowns-hole"
    t = at_the_end(phase="start", stations=line, A="")
    assert t.asked == ("A", "turn")
    assert t.life("A") == 3


@pytest.mark.rule("GTR-038", "GTR-047")
def test_ironhorse_goes_around_from_the_player_whose_turn_it_is() -> None:
    t = at_the_end(turn="C", A="missed-5S", B="missed-6S", C="next-stop missed-7S", D="missed-8S")
    t.play("C", "next-stop").do("C", "done")
    order = []
    while t.asked is not None and t.asked[1] == "dodge":
        order.append(t.asked[0])
        t.passes(t.asked[0])
    assert order == ["C", "D", "A", "B"]


@pytest.mark.rule("GTR-038", "GTR-050")
def test_leland_goes_around_from_the_player_whose_turn_it_is() -> None:
    t = at_the_end(turn="C", A="", C="next-stop", side="leland")
    t.play("C", "next-stop").do("C", "done")
    order = []
    while t.asked is not None and t.asked[1] == "store":
        order.append(t.asked[0])
        t.do(t.asked[0], t.can(t.asked[0])[0])
    assert order == ["C", "D", "A"]
    assert t.count("B") == 1  # the last card


@pytest.mark.rule("GTR-039")
def test_all_stations_are_shuffled_for_the_new_line() -> None:
    seen = set()
    for seed in range(40):
        t = arrive(at_the_end(seed=seed)).passes("A")
        assert len(t.stations) == 4
        assert len({*t.stations, *dict(t.view().piles)["station-box"]}) == 13
        seen |= set(t.stations)
    assert len(seen) == 13


@pytest.mark.rule("GTR-040")
def test_the_railcars_of_the_train_are_shuffled_with_the_deck_into_a_new_train() -> None:
    trains = set()
    for seed in range(40):
        t = arrive(at_the_end(seed=seed)).passes("A")
        assert (t.loco, len(t.train), len(t.railcars)) == (1, 3, 13)
        assert t.pairs == {}
        trains |= set(t.train)
    assert len(trains) > 12


@pytest.mark.rule("GTR-041")
def test_railcars_in_front_of_players_stay_there() -> None:
    b = who(play="dining-car lounge-car")
    t = arrive(at_the_end(B=b)).passes("A")
    assert t.cards("B") == ["dining-car", "lounge-car"]
    assert not {"dining-car", "lounge-car"} & {*t.train, *t.railcars}


@pytest.mark.rule("GTR-042")
def test_the_locomotive_is_turned_at_every_end() -> None:
    t = at_the_end()
    sides = []
    for _ in range(4):
        sides.append(t.engine)
        turns = 0
        while t.engine == sides[-1]:
            asked = t.asked
            assert asked is not None
            t.do(asked[0], t.can(asked[0])[-1])
            turns += 1
            assert turns < 400
    assert sides == ["ironhorse", "leland", "ironhorse", "leland"]


@pytest.mark.rule("GTR-042")
def test_a_move_within_the_line_does_not_turn_the_locomotive() -> None:
    t = at_the_end(loco=2)
    t.play("A", "next-stop")
    assert t.engine == "ironhorse"


# Ironhorse


@pytest.mark.rule("GTR-047")
def test_ironhorse_shoots_at_everybody_including_its_cause() -> None:
    t = arrive(at_the_end()).passes("A")
    assert t.lives == {"A": 3, "B": 3, "C": 3, "D": 3}


@pytest.mark.rule("GTR-047")
def test_the_shot_of_ironhorse_is_answered_like_any_other() -> None:
    t = at_the_end(
        B="missed-7S",
        C=who(play="barrel"),
        D=who(character="jourdonnais"),
        deck="2S 6H 7H",
    )
    arrive(t).passes("A").answer("B", "missed-7S").use("C", "barrel").use("D", "jourdonnais")
    assert t.lives == {"A": 3, "B": 4, "C": 4, "D": 4}


@pytest.mark.rule("GTR-047")
def test_ironhorse_is_not_a_bang_card() -> None:
    t = at_the_end(
        A=who("next-stop", character="slab-the-killer"),
        B="missed-7S",
        C=who("missed-6S bang-2D", character="evan-babbit"),
        D=who(play="private-car"),
        train="caboose mail-car dining-car",
    )
    arrive(t).passes("A")
    assert t.ask("B").about == {"by": None, "card": None, "need": 1, "bang": False}
    t.answer("B", "missed-7S")
    assert t.can("C") == ["play missed-6S", "pass"]
    t.passes("C")
    assert t.life("D") == 3  # a Private Car does not help


@pytest.mark.rule("GTR-048")
def test_nobody_is_rewarded_for_an_outlaw_whom_ironhorse_eliminates() -> None:
    t = at_the_end(C=who(life=1, role="outlaw"), D=who(role="outlaw"))
    arrive(t).passes("A")
    assert t.out == "C"
    assert t.events("reward") == []
    assert t.count("A") == 1


@pytest.mark.rule("GTR-048")
def test_the_sheriff_is_not_punished_for_a_deputy_whom_ironhorse_eliminates() -> None:
    a = who("next-stop missed-8S", play="barrel")
    t = at_the_end(A=a, E=who(life=1, role="deputy"), loco=5)
    arrive(t).passes("A")
    assert t.out == "E"
    assert (t.events("penalty"), t.cards("A")) == ([], ["barrel"])


@pytest.mark.rule("GTR-048")
def test_el_gringo_takes_no_card_for_the_shot_of_ironhorse() -> None:
    t = at_the_end(A="next-stop missed-8S", B=who(character="el-gringo"))
    arrive(t).passes("A")
    assert (t.life("B"), t.count("B"), t.count("A")) == (3, 0, 2)
    assert {each["by"] for each in t.events("wounded")} == {None}


@pytest.mark.rule("GTR-049")
@pytest.mark.parametrize("elimination", ["together", "at-once"])
def test_the_outlaws_win_if_ironhorse_eliminates_everybody(elimination: str) -> None:
    people: dict[str, Any] = {letter: who(life=1) for letter in "BCD"}
    t = at_the_end(A=who("next-stop", life=1), **people, options={"elimination": elimination})
    arrive(t).passes("A")
    while t.winners is None:
        t.gives_up("A", "B", "C", "D")
    assert t.winners == "CD"


@pytest.mark.rule("GTR-049")
def test_a_renegade_is_not_the_last_one_left_if_all_go_together() -> None:
    people: dict[str, Any] = {letter: who(life=1) for letter in "CD"}
    t = at_the_end(A=who("next-stop", life=1), B=who(life=1), **people)
    arrive(t).passes("A").gives_up("A")
    assert t.winners == "CD"
    u = at_the_end(A=who("next-stop", life=1), B=who(life=2), **people)
    arrive(u).passes("A").gives_up("A")
    assert u.winners == "B"


@pytest.mark.rule("GTR-049")
def test_of_three_eliminated_together_the_outlaw_wins_and_of_two_nobody() -> None:
    three: dict[str, Any] = {letter: who(life=1) for letter in "BC"}
    t = robbery(A=who("next-stop", life=1), **three, loco=3, deck="2S", few=True)
    t.play("A", "next-stop").gives_up("A")
    assert t.winners == "B"  # the Outlaw
    u = robbery(A=who("next-stop", life=1), B=who(life=1), loco=2, deck="2S", few=True)
    u.play("A", "next-stop").gives_up("A")
    assert u.winners == ""


@pytest.mark.rule("GTR-048")
def test_the_sheriff_can_die_of_ironhorse_in_the_first_step_of_a_turn() -> None:
    t = at_the_end(phase="start", A=who(life=1), few=True, train="")
    assert t.winners == "CD"


@pytest.mark.rule("GTR-047")
def test_a_player_killed_by_ironhorse_in_their_own_turn_plays_no_more() -> None:
    t = at_the_end(turn="B", A="", B=who("next-stop", life=1))
    t.play("B", "next-stop").gives_up("B")
    assert (t.out, t.turn, t.loco) == ("B", "C", 1)


# Leland


@pytest.mark.rule("GTR-050")
def test_leland_lays_out_a_card_for_each_player_and_each_takes_one() -> None:
    t = at_the_end(side="leland")
    arrive(t)
    assert t.view().store == ("bang-3C", "bang-4C", "bang-5C", "bang-6C")
    t.do("A", t.can("A")[1]).do("B", t.can("B")[0]).do("C", t.can("C")[0])
    assert [t.count(letter) for letter in "ABCD"] == [2, 1, 1, 1]
    assert t.view().store == ()
    assert t.lives == {"A": 4, "B": 4, "C": 4, "D": 4}


@pytest.mark.rule("GTR-050")
def test_leland_gives_nothing_to_an_eliminated_player() -> None:
    t = at_the_end(side="leland", C=who(), out="C")
    arrive(t)
    assert len(t.view().store) == 3


def test_without_the_expansion_nothing_moves() -> None:
    t = table(phase="start", A="", B="", C="", D="")
    assert (t.view().piles, t.events("train-moved")) == ((), [])


@pytest.mark.rule("GTR-038")
def test_nothing_follows_when_the_locomotive_decides_the_game_at_the_start_of_a_turn() -> None:
    t = robbery(
        turn="D",
        A=who(play="dynamite"),
        B=who(life=1, role="outlaw"),
        C="",
        D=who(role="deputy"),
        out="C",
        loco=4,
        few=True,
    )
    t.end("D")
    assert (t.winners, t.kinds()[-1], t.kinds("flipped", "new-line")) == ("AD", "over", [])
