"""Dragoon, Map, Refund and Strongbox."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench, robbery, who


@pytest.mark.rule("GTR-002")
def test_the_dragoon_has_range_2_and_allows_one_bang_more() -> None:
    t = robbery(A=who("bang bang bang", play="dragoon"), B="", C="", D="", E="", F="")
    assert t.targets("A", "bang") == "BCEF"
    t.play("A", "bang", at="C").play("A", "bang", at="C")
    assert (t.life("C"), t.targets("A", "bang")) == (2, "")


@pytest.mark.rule("GTR-002")
def test_the_dragoon_is_a_weapon_and_takes_the_place_of_another() -> None:
    t = robbery(A=who("dragoon", play="schofield"), B="", C="", D="")
    t.play("A", "dragoon")
    assert t.cards("A") == ["dragoon"]


# Map


def with_map(deck: str = "2C 3C 4C 5C", play: str = "map", **said: Any) -> Bench:
    b = who(play=play, character=str(said.pop("character", "")))
    return robbery(
        **{"A": "", "B": b, "C": "", "D": "", **said}, turn="B", phase="start", deck=deck
    )


@pytest.mark.rule("GTR-094")
@pytest.mark.parametrize(
    ("choice", "drawn", "discard"),
    [
        ("keep", ["bang-2C", "bang-3C"], []),
        ("drop for 1", ["bang-3C", "bang-4C"], ["bang-2C"]),
        ("drop for 2", ["bang-2C", "bang-4C"], ["bang-3C"]),
    ],
)
def test_the_owner_of_a_map_sees_two_cards_and_may_discard_one(
    choice: str, drawn: list[str], discard: list[str]
) -> None:
    t = with_map()
    assert (t.asked, t.view("B").peeked) == (("B", "map"), ("bang-2C", "bang-3C"))
    t.do("B", choice)
    assert (t.ids("B"), t.discard) == (drawn, discard)


@pytest.mark.rule("GTR-094")
@pytest.mark.parametrize("eyes", ["A", "C", None])
def test_only_the_owner_sees_what_the_map_shows(eyes: str | None) -> None:
    sent = []
    for deck in ("2C 3C 4C", "2C 5C 6C"):
        t = with_map(deck)
        t.do("B", "drop for 1")
        sent.append(t.sent(eyes))
    assert sent[0] == sent[1]


@pytest.mark.rule("GTR-095")
def test_the_map_comes_after_all_checks_of_the_start() -> None:
    t = with_map("10S 6H 7H 2C 3C", "map dynamite jail dining-car")
    assert [each["why"] for each in t.events("checked")] == ["dynamite", "jail", "dining-car"]
    assert (t.asked, t.view("B").peeked) == (("B", "map"), ("bang-2C", "bang-3C"))


@pytest.mark.rule("GTR-095")
def test_the_map_is_of_no_use_in_a_turn_lost_to_jail() -> None:
    t = with_map("10S", "map jail")
    assert (t.turn, t.events("looked")) == ("C", [])


@pytest.mark.rule("GTR-095")
@pytest.mark.parametrize(
    ("character", "kind"),
    [("kit-carlson", "return"), ("pedro-ramirez", "draw"), ("jesse-jones", "draw")],
)
def test_the_map_comes_before_the_abilities_of_characters(character: str, kind: str) -> None:
    t = with_map(character=character, A="bang", discard="beer-6H")
    assert t.asked == ("B", "map")
    t.do("B", "drop for 1")
    assert t.asked == ("B", kind)


@pytest.mark.rule("GTR-095")
def test_black_jack_shows_the_second_of_the_cards_that_the_map_left() -> None:
    t = with_map("2C 3C 4D 5C", character="black-jack").do("B", "drop for 1")
    assert [each["card"] for each in t.events("showed")] == ["bang-4D"]
    assert t.count("B") == 3


PILE = ["saloon-5H", "winchester-8S", "jail-JS", "volcanic-10S"]
DISCARDS = ["beer-6H", "duel-QD", "panic-8D"]


def map_over(left: int, discard: str = " ".join(DISCARDS), character: str = "") -> Bench:
    """Return a table where B uses a Map, and only this many cards are left in the draw pile."""
    deck = " ".join(PILE[:left])
    return with_map(deck, character=character, discard=discard, only=True)


@pytest.mark.rule("BASE-039", "GTR-094")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_a_map_shuffles_the_discards_only_if_two_cards_are_not_there(left: int) -> None:
    t = map_over(left)
    looked = t.view("B").peeked
    assert (len(looked), looked[:left]) == (2, tuple(PILE[: min(left, 2)]))
    assert [each["count"] for each in t.events("reshuffled")] == ([3] if left < 2 else [])
    assert t.discard == ([] if left < 2 else DISCARDS)


@pytest.mark.rule("BASE-039", "GTR-094")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_cards_that_a_map_shows_are_still_in_the_draw_pile(left: int) -> None:
    t = map_over(left, character="pedro-ramirez")
    pile = left if left > 1 else left + 3
    assert [t.view(eyes).deck for eyes in ("A", "B", None)] == [pile] * 3
    dropped = t.view("B").peeked[0]
    t.do("B", "drop for 1")
    assert (t.view("B").deck, t.top, t.asked) == (pile - 1, dropped, ("B", "draw"))


@pytest.mark.rule("BASE-039", "GTR-094")
def test_a_card_that_a_map_drops_is_shuffled_in_when_the_last_card_is_taken() -> None:
    t = map_over(2).do("B", "drop for 1")
    assert [each["count"] for each in t.events("reshuffled")] == [4]
    assert (t.count("B"), t.view("B").deck, t.discard) == (2, 3, [])


@pytest.mark.rule("BASE-156", "GTR-094")
@pytest.mark.parametrize("left", [2, 3])
def test_pedro_ramirez_may_take_the_top_discard_after_a_look_at_the_last_cards(left: int) -> None:
    t = map_over(left, character="pedro-ramirez").do("B", "keep")
    assert t.can("B") == ["draw", "take panic-8D"]


@pytest.mark.rule("BASE-040", "GTR-094")
def test_a_map_shows_the_only_card_there_is() -> None:
    t = map_over(1, discard="")
    assert (t.can("B"), t.view("B").peeked) == (["drop for 1", "keep"], ("saloon-5H",))
    t.do("B", "drop for 1")
    assert (t.events("returned"), t.ids("B")) == ([], ["saloon-5H"])


@pytest.mark.rule("BASE-040", "GTR-094")
def test_a_map_shows_nothing_if_there_is_no_card() -> None:
    t = map_over(0, discard="")
    assert (t.asked, t.events("looked")) == (("B", "turn"), [])


# Refund


def refunded(**said: Any) -> Bench:
    return robbery(**{"A": "", "B": who(play="refund"), "C": "", "D": "", "deck": "2C 3C", **said})


@pytest.mark.rule("GTR-099")
def test_refund_draws_a_card_when_another_takes_or_discards_one_in_play() -> None:
    b = who(play="refund barrel scope")
    t = refunded(A=who("panic cat-balou", play="winchester"), B=b)
    t.play("A", "panic", at="B", on="barrel")
    assert t.ids("B") == ["bang-2C"]
    t.play("A", "cat-balou", at="B", on="scope")
    assert t.ids("B") == ["bang-2C", "bang-3C"]


@pytest.mark.rule("GTR-099")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_refund_draws_a_card_for_one_of_the_hand(card: str) -> None:
    t = refunded(A=card, B=who("beer-6H", play="refund")).play("A", card, at="B", on="hand")
    assert t.ids("B") == ["bang-2C"]


@pytest.mark.rule("GTR-099")
def test_refund_pays_for_what_el_gringo_and_jesse_jones_take() -> None:
    t = refunded(turn="B", A=who(character="el-gringo"), B=who("bang-2D beer-6H", play="refund"))
    t.play("B", "bang", at="A")
    assert (t.count("A"), t.ids("B")) == (1, ["bang-2C"])
    c = who(character="jesse-jones")
    u = refunded(turn="C", phase="draw", B=who("beer-6H", play="refund"), C=c)
    u.do("C", "take at 1")
    assert u.ids("B") == ["bang-2C"]


@pytest.mark.rule("GTR-099")
@pytest.mark.parametrize("car", ["passenger-car", "baggage-car", "coal-hopper"])
def test_refund_pays_for_what_railcars_take(car: str) -> None:
    t = refunded(A=who(play=car), B=who(play="refund caboose"), deck="2C 3C")
    t.use("A", car)
    if car == "passenger-car":
        t.like("A", "panic", at="B", on="caboose")
    elif car == "baggage-car":
        t.like("A", "cat-balou", at="B", on="caboose")
    assert (t.cards("B"), t.count("B")) == (["refund"], 1)


@pytest.mark.rule("GTR-099")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_refund_does_not_pay_for_itself(card: str) -> None:
    t = refunded(A=card).play("A", card, at="B", on="refund")
    assert (t.count("B"), t.cards("B")) == (0, [])


@pytest.mark.rule("GTR-099")
def test_refund_does_not_pay_for_what_its_owner_discards() -> None:
    b = who("missed cat-balou", play="refund barrel scope")
    t = refunded(A=who("bang", play="circus-wagon"), B=b)
    t.use("A", "circus-wagon").do("B", "discard barrel-QS")
    t.play("A", "bang", at="B").answer("B", "missed")
    assert t.hand("B") == ["cat-balou"]
    u = refunded(turn="B", B=who("cat-balou", play="refund barrel"))
    u.play("B", "cat-balou", at="B", on="barrel")
    assert u.count("B") == 0


@pytest.mark.rule("GTR-099")
def test_refund_does_not_pay_for_a_card_that_is_exchanged() -> None:
    t = refunded(A=who("switch", play="barrel"), B=who(play="refund scope"))
    t.do("A", "play switch-6H barrel-QS scope-AS at 1")
    assert (t.cards("B"), t.count("B")) == (["barrel", "refund"], 0)


@pytest.mark.rule("GTR-099", "GTR-103")
def test_refund_pays_for_the_weapon_that_goes_because_of_a_switch() -> None:
    a, b = who("switch", play="dragoon"), who(play="refund schofield barrel")
    t = robbery(A=a, B=b, C="", D="").do("A", "play switch-6H dragoon-JS barrel-QS at 1")
    assert (t.cards("B"), t.count("B")) == (["dragoon", "refund"], 1)


@pytest.mark.rule("GTR-100")
def test_refund_gives_nothing_for_cards_lost_to_train_robbery() -> None:
    t = refunded(A="train-robbery", B=who(play="refund barrel")).play("A", "train-robbery", at="B")
    t.do("B", "discard barrel-QS").do("B", "shot refund-3S")
    assert (t.count("B"), t.cards("B")) == (0, ["refund"])


# Strongbox


@pytest.mark.rule("GTR-101")
def test_the_card_of_strongbox_is_drawn_when_the_turn_is_over() -> None:
    a = who("missed-2S missed-3S missed-4S", play="strongbox", life=2)
    t = robbery(A=a, B="", C="", D="", deck="2C 3C")
    t.end("A")
    assert (t.asked, t.count("A")) == (("A", "excess"), 3)
    t.do("A", "discard missed-2S")
    assert (t.turn, t.ids("A")) == ("B", ["missed-3S", "missed-4S", "bang-2C"])


@pytest.mark.rule("GTR-102")
def test_strongbox_draws_also_in_a_turn_lost_to_jail() -> None:
    b = who(play="strongbox jail")
    t = robbery(turn="B", phase="start", A="", B=b, C="", D="", deck="10S 2C")
    assert (t.turn, t.ids("B")) == ("C", ["bang-2C"])


@pytest.mark.rule("GTR-101", "GTR-122")
def test_strongbox_adds_up_with_jimmy_texas() -> None:
    a = who(play="strongbox", character="jimmy-texas")
    t = robbery(A=a, B="", C="", D="", deck="2C 3C").end("A")
    assert t.ids("A") == ["bang-2C", "bang-3C"]
