"""Taking a railcar: its price, its limit, and the free advance."""

from __future__ import annotations

import pytest

from tables.bang import Who, played, robbery, who

LINE = "boom-town catico creepy-creek crowns-hole"
CARS = "caboose mail-car private-car"


@pytest.mark.rule("GTR-021")
def test_a_railcar_is_taken_for_the_cost_of_its_station() -> None:
    t = played("turn-of-train-robbery")
    assert (t.cards("A"), t.top) == (["caboose"], "bang-QH")
    assert "bang" not in t.hand("A")


@pytest.mark.rule("GTR-021")
def test_one_railcar_a_turn_is_all() -> None:
    t = robbery(A="bang bang bang", B="", C="", D="", stations=LINE, train=CARS, loco=2)
    t.board("A", "caboose", "bang")
    assert t.can("A", "board") == []
    assert t.can("A", "advance") == []


@pytest.mark.rule("GTR-021")
def test_in_the_next_turn_there_is_another_railcar_to_take() -> None:
    t = robbery(turn="B", A="", B="bang bang", C="", D="", stations=LINE, train=CARS, loco=2)
    t.board("B", "caboose", "bang")
    t.sits_out("B", "C", "D", "A")
    assert t.turn == "B"
    assert t.pairs == {"mail-car": "catico", "private-car": "boom-town"}
    assert t.can("B", "board private-car bang")


@pytest.mark.rule("GTR-021")
def test_nobody_takes_a_railcar_outside_their_own_turn() -> None:
    t = robbery(A="gatling", B="bang", C="bang", D="", stations=LINE, train=CARS, loco=2)
    t.play("A", "gatling")
    assert t.can("B") == ["pass"]


@pytest.mark.rule("GTR-022", "GTR-023")
def test_only_what_is_below_a_station_can_be_bought() -> None:
    hand = "bang-2D panic missed-2S beer"
    t = robbery(A=hand, B="", C="", D="", stations=LINE, train=CARS, loco=2)
    assert t.can("A", "board") == ["board caboose bang-2D"]


@pytest.mark.rule("GTR-023")
def test_a_bang_pays_for_the_caboose_as_in_the_rulebooks_picture() -> None:
    t = robbery(
        phase="start", A="bang-2D", B="", C="", D="", stations=LINE, train=CARS, deck="2S 3S"
    )
    assert t.can("A", "board") == ["board caboose bang-2D"]


@pytest.mark.rule("GTR-024")
def test_a_card_in_play_pays_as_well_as_one_in_hand() -> None:
    a = who("missed-2S", play="barrel-QS")
    t = robbery(A=a, B="", C="", D="", stations="creepy-creek", train=CARS, loco=2)
    assert set(t.can("A", "board")) == {"board caboose missed-2S", "board caboose barrel-QS"}
    t.board("A", "caboose", "barrel-QS")
    assert (t.cards("A"), t.top) == (["caboose"], "barrel-QS")


@pytest.mark.rule("GTR-024", "GTR-067")
def test_two_cards_can_be_paid_from_hand_and_table_together() -> None:
    a = who("missed-2S beer", play="barrel-QS")
    t = robbery(A=a, B="", C="", D="", stations="virginia-town", train=CARS, loco=2)
    t.board("A", "caboose", "barrel-QS").do("A", "discard missed-2S")
    assert (t.cards("A"), t.hand("A")) == (["caboose"], ["beer"])
    assert t.discard == ["barrel-QS", "missed-2S"]


@pytest.mark.rule("GTR-024")
def test_a_dynamite_in_front_of_one_pays_too() -> None:
    a = who(play="dynamite")
    t = robbery(A=a, B="", C="", D="", stations="san-tafe", train=CARS, loco=2)
    t.board("A", "caboose", "dynamite")
    assert (t.cards("A"), t.top) == (["caboose"], "dynamite-2H")


@pytest.mark.rule("GTR-024")
def test_paying_is_not_playing_a_card() -> None:
    t = robbery(A="bang-2D bang-3D", B="", C="", D="", stations=LINE, train=CARS, loco=2)
    t.board("A", "caboose", "bang-2D")
    assert t.events("played") == []
    assert t.view().bangs == 0
    assert t.targets("A", "bang") == "BD"


@pytest.mark.rule("GTR-025")
@pytest.mark.parametrize(
    ("station", "hand"),
    [("boom-town", "missed knife-revolver"), ("dodgeville", "bang cactus evaded")],
)
def test_calamity_janet_cannot_pay_with_what_works_like_it(station: str, hand: str) -> None:
    a = who(hand, character="calamity-janet")
    t = robbery(A=a, B="", C="", D="", stations=station, train=CARS, loco=2)
    assert t.can("A", "board") == []


@pytest.mark.rule("GTR-026")
def test_the_locomotive_is_never_among_what_can_be_taken() -> None:
    t = robbery(A="bang water-tower switch panic", players=4, stations=LINE, train=CARS, loco=2)
    assert not [text for text in t.can("A") if "locomotive" in text or "ironhorse" in text]
    assert t.can("A", "board") == ["board caboose bang-AS"]
    assert t.can("A", "play water-tower") == ["play water-tower-8H caboose"]


@pytest.mark.rule("GTR-026")
def test_the_locomotive_alone_at_a_station_leaves_nothing_to_buy() -> None:
    t = robbery(A="bang water-tower", B="", C="", D="", stations=LINE, loco=2, few=True)
    assert (t.can("A", "board"), t.can("A", "play water-tower")) == ([], [])


@pytest.mark.rule("GTR-027", "GTR-028")
def test_the_train_may_be_moved_for_free_just_before_taking() -> None:
    t = robbery(A="bang-2D panic", B="", C="", D="", stations=LINE, train=CARS, loco=1)
    t.advance("A")
    assert t.loco == 2
    t.board("A", "caboose", "bang-2D")
    assert (t.cards("A"), t.hand("A")) == (["caboose"], ["panic"])


@pytest.mark.rule("GTR-028")
def test_a_player_who_moved_the_train_for_free_must_take_a_railcar() -> None:
    t = robbery(A="bang-2D panic-JH", B="", C="", D="", stations=LINE, train=CARS, loco=2)
    t.advance("A")
    assert t.asked == ("A", "board")
    assert set(t.can("A")) == {"board caboose panic-JH", "board mail-car bang-2D"}


@pytest.mark.rule("GTR-028")
@pytest.mark.parametrize(("hand", "offered"), [("panic", False), ("bang", True)])
def test_the_free_advance_takes_something_that_could_be_paid_afterwards(
    hand: str, *, offered: bool
) -> None:
    t = robbery(A=hand, B="", C="", D="", stations=LINE, train=CARS, loco=1)
    assert bool(t.can("A", "advance")) == offered


@pytest.mark.rule("GTR-028")
def test_a_price_payable_only_before_the_move_does_not_make_it_legal() -> None:
    t = robbery(
        A="missed-2S", B="", C="", D="", stations="creepy-creek boom-town", train=CARS, loco=3
    )
    assert t.can("A", "board") == ["board mail-car missed-2S"]
    # After the move the last railcar is at Creepy Creek, whose price A can pay.
    assert t.can("A", "advance") == ["advance"]
    u = robbery(A="beer", B="", C="", D="", stations="crowns-hole boom-town", train=CARS, loco=4)
    assert u.can("A", "board") == ["board private-car beer-6H"]
    assert u.can("A", "advance") == []


@pytest.mark.rule("GTR-028")
@pytest.mark.parametrize(
    ("station", "a"),
    [
        ("boom-town", who("bang-2D bang-3D panic")),
        ("tombrock", who("bang")),
        ("virginia-town", who("bang beer")),
        ("deathwood", who("mustang", play="barrel")),
        ("boom-town", who("bang", character="sancho")),
    ],
)
def test_no_card_is_shown_for_a_free_advance(station: str, a: Who) -> None:
    t = robbery(A=a, B="", C="", D="", stations=station, train=CARS, loco=1)
    assert t.can("A", "advance") == ["advance"]
    t.advance("A")
    assert (t.events("showed"), t.asked) == ([], ("A", "board"))


@pytest.mark.rule("GTR-028")
@pytest.mark.parametrize("eyes", ["B", "D", None])
def test_the_payment_alone_tells_which_card_could_pay(eyes: str | None) -> None:
    sent = []
    for other in ("bang-3D", "beer-6H"):
        hand = f"bang-2D {other} panic-JH"
        t = robbery(A=hand, B="", C="", D="", stations=LINE, train=CARS, loco=1)
        sent.append([t.advance("A").sent(eyes), t.board("A", "caboose", "bang-2D").sent(eyes)])
    assert sent[0] == sent[1]


@pytest.mark.rule("GTR-027")
def test_there_is_one_free_advance_of_one_station_in_a_turn() -> None:
    a = who("bang panic beer", character="sancho")
    t = robbery(A=a, B="", C="", D="", stations=LINE, train=CARS, loco=1)
    t.advance("A")
    assert (t.asked, t.can("A", "advance"), t.loco) == (("A", "board"), [], 2)
    t.board("A", "caboose", "bang")
    assert (t.asked, t.can("A", "advance"), t.loco) == (("A", "turn"), [], 2)


@pytest.mark.rule("GTR-027")
def test_in_the_next_turn_there_is_another_free_advance() -> None:
    line = "tombrock boom-town catico creepy-creek crowns-hole"
    t = robbery(turn="B", players=5, stations=line, train=CARS, loco=1).advance("B")
    t.board("B", "caboose").sits_out("B", "C", "D", "E", "A")
    assert (t.turn, t.loco) == ("B", 3)
    assert t.advance("B").loco == 4


@pytest.mark.rule("GTR-029")
def test_a_railcar_can_be_bought_without_moving_the_train() -> None:
    t = robbery(A="bang panic", B="", C="", D="", stations=LINE, train=CARS, loco=2)
    t.board("A", "caboose", "bang")
    assert (t.loco, t.cards("A")) == (2, ["caboose"])


@pytest.mark.rule("GTR-030")
def test_cards_that_move_the_train_can_be_used_before_the_advance_and_after_the_purchase() -> None:
    hand = "next-stop-2D next-stop-KC bang-2D"
    t = robbery(A=hand, B="", C="", D="", E="", stations=LINE, train=CARS, loco=1, deck="2S 3S")
    t.play("A", "next-stop-2D")
    assert t.loco == 2
    t.advance("A").board("A", "mail-car", "bang-2D")
    assert t.loco == 3
    t.play("A", "next-stop-KC")
    assert (t.loco, t.cards("A")) == (4, ["mail-car"])


@pytest.mark.rule("GTR-030")
def test_nothing_else_can_be_done_between_the_free_advance_and_the_purchase() -> None:
    hand = "next-stop bang panic"
    t = robbery(A=hand, B="", C="", D="", stations=LINE, train=CARS, loco=2)
    t.advance("A")
    assert all(text.startswith("board") for text in t.can("A"))


@pytest.mark.rule("GTR-031")
def test_a_taken_railcar_lies_before_the_player_and_works_at_once() -> None:
    t = robbery(A="bang", B="", C="", D="", stations=LINE, train="observation-car", loco=2)
    assert t.view("A").distances == (None, 1, 2, 1)
    t.board("A", "observation-car", "bang")
    assert t.asked == ("A", "turn")
    assert t.cards("A") == ["observation-car"]
    assert t.view("A").distances == (None, 1, 1, 1)


@pytest.mark.rule("GTR-031", "GTR-073")
def test_the_ghost_car_says_something_else_and_is_put_before_a_player_of_ones_choice() -> None:
    t = robbery(A="bang", B="", C="", D="", stations=LINE, train="ghost-car", loco=2)
    t.board("A", "ghost-car", "bang").give("A", "C")
    assert (t.cards("A"), t.cards("C")) == ([], ["ghost-car"])


def test_a_view_counts_the_uses_of_a_turn_one_by_one() -> None:
    t = robbery(A="bang bang", B="", C="", D="", stations="boom-town", train="ghost-car", loco=2)
    assert dict(t.view("B").players[0].counters) == {}
    t.board("A", "ghost-car", "bang")
    assert dict(t.view("B").players[0].counters) == {"railcar": 1}
