"""The movement of the train, and its length, which depends on the railcars that are left."""

from __future__ import annotations

import pytest

from tables.bang import deal, robbery, who

LINE = "boom-town catico creepy-creek crowns-hole"
CARS = "caboose mail-car private-car"


@pytest.mark.rule("GTR-016")
@pytest.mark.parametrize(
    ("loco", "pairs"),
    [
        (1, {}),
        (2, {"caboose": "boom-town"}),
        (3, {"caboose": "catico", "mail-car": "boom-town"}),
        (4, {"caboose": "creepy-creek", "mail-car": "catico", "private-car": "boom-town"}),
    ],
)
def test_a_railcar_is_paired_with_the_station_above_it(loco: int, pairs: dict[str, str]) -> None:
    hand = "bang-2D panic-JH missed-2S"
    t = robbery(A=hand, B="", C="", D="", stations=LINE, train=CARS, loco=loco)
    pays = {"boom-town": "bang-2D", "catico": "panic-JH", "creepy-creek": "missed-2S"}
    wanted = [f"board {car} {pays[station]}" for car, station in pairs.items()]
    assert t.can("A", "board") == wanted
    assert t.pairs == pairs


@pytest.mark.rule("GTR-016")
def test_past_the_last_station_a_railcar_is_paired_with_none() -> None:
    """At the End of the Line, a free advance would take the only railcar off the line."""
    t = robbery(A="beer-6H", B="", C="", D="", stations=LINE, train="caboose", few=True, loco=5)
    assert t.pairs == {"caboose": "crowns-hole"}
    assert t.can("A", "board") == ["board caboose beer-6H"]
    assert t.can("A", "advance") == []


@pytest.mark.rule("GTR-016", "GTR-018")
def test_the_pairs_change_when_the_train_moves() -> None:
    t = robbery(A="next-stop bang-2D panic-JH", B="", C="", D="", stations=LINE, train=CARS, loco=2)
    assert t.can("A", "board") == ["board caboose bang-2D"]
    t.play("A", "next-stop")
    assert t.pairs == {"caboose": "catico", "mail-car": "boom-town"}
    assert {"board caboose panic-JH", "board mail-car bang-2D"} <= set(t.can("A", "board"))
    assert "board caboose bang-2D" not in t.can("A")


@pytest.mark.rule("GTR-017", "GTR-018")
def test_the_train_moves_at_the_start_of_the_sheriffs_turn() -> None:
    t = robbery(turn="A", phase="start", A="", B="", C="", D="", train=CARS, loco=1)
    assert (t.loco, t.train) == (2, CARS.split())
    t.sits_out("A", "B", "C", "D")
    assert (t.loco, t.train) == (3, CARS.split())


@pytest.mark.rule("GTR-017")
def test_the_train_moves_in_the_sheriffs_first_turn() -> None:
    assert deal(5, 1, train_robbery=True).loco == 2


@pytest.mark.rule("GTR-017")
def test_the_train_moves_before_anything_else_in_the_turn() -> None:
    t = robbery(phase="start", A=who(play="dynamite"), B="", C="", D="", deck="10S")
    kinds = t.kinds()
    assert kinds.index("train-moved") < kinds.index("flipped")


@pytest.mark.rule("GTR-017")
def test_the_train_moves_before_the_sheriffs_dynamite_goes_off() -> None:
    t = robbery(phase="start", A=who(play="dynamite", life=3), B="", C="", D="", deck="2S")
    assert t.winners == "CD"
    assert t.loco == 2


@pytest.mark.rule("GTR-019")
@pytest.mark.parametrize("turn", "BCD")
def test_the_train_does_not_move_at_the_start_of_another_turn(turn: str) -> None:
    t = robbery(turn=turn, phase="start", A="", B="", C="", D="", loco=2)
    assert (t.loco, t.turn) == (2, turn)
    assert t.events("train-moved") == []


@pytest.mark.rule("GTR-017", "GTR-019")
def test_among_three_the_first_players_turns_move_the_train() -> None:
    t = robbery(phase="start", A="", B="", C="")
    assert t.loco == 2
    t.sits_out("A", "B", "C")
    assert (t.turn, t.loco) == ("A", 3)


@pytest.mark.rule("GTR-017")
def test_among_three_the_next_player_left_moves_the_train_when_the_first_one_is_out() -> None:
    t = robbery(phase="start", A=who("duel", life=1), B="bang", C="", deck="4S 5S")
    t.play("A", "duel", at="B").answer("B", "bang").passes("A").gives_up("A")
    assert (t.out, t.turn, t.loco) == ("A", "B", 3)
    t.sits_out("B", "C")
    assert (t.turn, len(t.events("train-moved"))) == ("B", 3)


@pytest.mark.rule("GTR-017")
def test_of_two_players_the_one_who_began_moves_the_train() -> None:
    t = deal(2, 3, train_robbery=True)
    first = t.turn
    assert t.loco == 2
    t.end(first)
    other = "B" if first == "A" else "A"
    while t.asked != (other, "turn"):
        t.do(first, t.can(first)[0])
    assert (t.turn, t.loco) == (other, 2)


@pytest.mark.rule("GTR-020", "GTR-018")
def test_the_picture_of_the_sheriffs_first_turn() -> None:
    t = robbery(phase="start", A="", B="", C="", D="", stations=LINE, train=CARS)
    assert t.loco == 2
    assert t.pairs == {"caboose": "boom-town"}
    assert t.train == CARS.split()


@pytest.mark.rule("GTR-032", "GTR-033", "GTR-034")
def test_the_cars_move_up_when_the_caboose_is_taken() -> None:
    t = robbery(A="bang", B="", C="", D="", stations=LINE, train=CARS, loco=2, railcars="ghost-car")
    t.board("A", "caboose", "bang")
    assert t.train == ["mail-car", "private-car", "ghost-car"]
    assert t.pairs == {"mail-car": "boom-town"}


@pytest.mark.rule("GTR-032", "GTR-033")
def test_the_cars_before_the_gap_stay_where_they_are() -> None:
    t = robbery(A="bang", B="", C="", D="", stations=LINE, train=CARS, loco=3, railcars="ghost-car")
    t.board("A", "mail-car", "bang")
    assert t.train == ["caboose", "private-car", "ghost-car"]
    assert t.pairs == {"caboose": "catico", "private-car": "boom-town"}


@pytest.mark.rule("GTR-043")
@pytest.mark.parametrize("seed", range(3))
def test_a_full_train_has_three_railcars_throughout(seed: int) -> None:
    t = deal(5, seed, train_robbery=True)
    for moment in t.at_random(seed, 150):
        assert len(moment.train) == 3 or not moment.railcars


@pytest.mark.rule("GTR-043", "GTR-033")
def test_an_empty_deck_of_railcars_fills_up_no_train() -> None:
    t = robbery(
        A="bang", B="", C="", D="", stations=LINE, train="caboose mail-car", loco=2, few=True
    )
    t.board("A", "caboose", "bang")
    assert (t.train, t.railcars) == (["mail-car"], [])


@pytest.mark.rule("GTR-044")
def test_a_new_train_takes_all_railcars_that_there_are() -> None:
    t = robbery(A="full-steam", B="", C="", D="", train="caboose", railcars="mail-car", few=True)
    t.play("A", "full-steam")
    if t.asked == ("A", "board"):
        t.do("A", "done")
    t.do("A", "skip")
    assert sorted(t.train) == ["caboose", "mail-car"]


@pytest.mark.rule("GTR-045")
@pytest.mark.parametrize("side", ["ironhorse", "leland"])
def test_the_locomotive_runs_alone_if_there_is_no_railcar_and_its_effect_still_happens(
    side: str,
) -> None:
    t = robbery(A="next-stop", B="", C="", D="", few=True, loco=4, side=side, deck="2D 3D 4D 5D 6D")
    t.play("A", "next-stop")
    if side == "ironhorse":
        t.passes("A")
        assert t.lives == {"A": 3, "B": 3, "C": 3, "D": 3}
    else:
        assert t.asked == ("A", "store")
        for letter in "ABC":
            t.do(letter, t.can(letter)[0])
        assert [t.count(letter) for letter in "ABCD"] == [2, 1, 1, 1]
    assert (t.train, t.loco) == ([], 1)
    assert t.engine != side


@pytest.mark.rule("GTR-046")
def test_a_railcar_that_is_discarded_joins_a_short_train_at_once() -> None:
    a = who("cat-balou", play="caboose")
    t = robbery(A=a, B="", C="", D="", train="mail-car", few=True)
    t.play("A", "cat-balou", at="A", on="caboose")
    assert (t.train, t.railcars) == (["mail-car", "caboose"], [])


@pytest.mark.rule("GTR-046")
def test_a_train_of_none_is_filled_up_until_it_is_full() -> None:
    cars = "coal-hopper mail-car dining-car lumber-flatcar"
    b = who(play=cars, life=1, role="outlaw")
    t = robbery(A="bang", B=b, C="", D=who(role="renegade"), E="", few=True)
    t.play("A", "bang", at="B").gives_up("B")
    assert (t.train, t.railcars) == (cars.split()[:3], ["lumber-flatcar"])


@pytest.mark.rule("GTR-046")
def test_a_car_that_pays_for_another_joins_the_short_train_behind() -> None:
    a = who(play="private-car")
    t = robbery(
        A=a, B="", C="", D="", stations="deathwood", train="caboose mail-car", loco=2, few=True
    )
    t.board("A", "caboose", "private-car")
    assert (t.cards("A"), t.train) == (["caboose"], ["mail-car", "private-car"])
