"""The order of several discards: its choice by the player, and when nobody is asked for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tables.bang import Bench, legend, robbery, rush, table, who
from whistlestop.engine.game_option import OptionValue

PEDRO = "pedro-ramirez"
CARDS = ["beer-6H", "bang-2C"]
IN_ANY_ORDER = [*[f"discard {card}" for card in CARDS], "done"]


def penalty(taker: str = PEDRO, hand: str = "bang-3C beer-6H bang-2C", play: str = "") -> Bench:
    """Let the Sheriff shoot a Deputy."""
    b, c = who(life=1, role="deputy"), who(role="outlaw", character=taker)
    d, e = who(role="outlaw"), who(role="renegade")
    return table(A=who(hand, play), B=b, C=c, D=d, E=e).play("A", "bang-3C", at="B")


def shadow_leaves(taker: str = PEDRO, cards: str = "beer-6H bang-2C") -> Bench:
    """Let B, a shadow-gunslinger, end a turn."""
    b = who(role="outlaw")
    t = rush(shadows=True, out="B", A="", B=b, C=who(character=taker), D="", E="", deck=cards)
    return t.sits_out("A").end("B")


def express_car(_taker: str = "", hand: str = "beer-6H bang-2C") -> Bench:
    b = who(hand, play="express-car")
    return robbery(turn="B", A="", B=b, C="", D="", deck="3C 4C").use("B", "express-car")


def borderlands(taker: str = PEDRO, hand: str = "beer-6H bang-2C") -> Bench:
    c = who(character=taker)
    t = legend(A=who(hand), B="", C=c, D="", feats="borderlands")
    return t.perform("A", "borderlands")


def ghost_loses_its_car(_taker: str = "", cards: str = "beer-6H bang-2C") -> Bench:
    b = who(cards, play="ghost-car", life=1, role="outlaw")
    t = robbery(A="bang-3C cat-balou", B=b, C="", D="").play("A", "bang-3C", at="B").gives_up("B")
    assert t.is_ghost("B")
    return t.play("A", "cat-balou", at="B", on="ghost-car")


def without_pedro_ramirez(options: dict[str, OptionValue] | None = None) -> Bench:
    """Lay Borderlands open before A, while Pedro Ramirez is out."""
    b = who(character=PEDRO, role="renegade")
    a = who(" ".join(CARDS))
    return legend(A=a, B=b, C="", D="", E="", out="B", feats="borderlands", options=options)


DISCARDS = [
    pytest.param(penalty, "A", id="penalty", marks=pytest.mark.rule("BASE-125")),
    pytest.param(shadow_leaves, "B", id="shadow", marks=pytest.mark.rule("GR-089")),
    pytest.param(express_car, "B", id="express-car", marks=pytest.mark.rule("GTR-052")),
    pytest.param(borderlands, "A", id="borderlands", marks=pytest.mark.rule("LEG-074")),
    pytest.param(ghost_loses_its_car, "B", id="ghost", marks=pytest.mark.rule("GTR-079")),
]


@pytest.mark.rule("BASE-121")
@pytest.mark.parametrize(("discards", "letter"), DISCARDS)
def test_a_player_decides_in_which_order_all_cards_are_discarded(
    discards: Callable[[], Bench], letter: str
) -> None:
    t = discards()
    assert (t.asked, t.can(letter)) == ((letter, "order"), IN_ANY_ORDER)
    t.do(letter, "discard bang-2C")
    assert t.discard[-2:] == ["bang-2C", "beer-6H"]


@pytest.mark.parametrize(("discards", "letter"), DISCARDS)
def test_a_player_may_leave_the_order_open(discards: Callable[[], Bench], letter: str) -> None:
    assert discards().in_any_order(letter).discard[-2:] == CARDS


@pytest.mark.parametrize(("discards", "letter"), DISCARDS)
def test_nobody_sees_cards_before_their_order_is_decided(
    discards: Callable[[], Bench], letter: str
) -> None:
    t = discards()
    others = [each for each in "ABCD" if each != letter]
    assert all(t.ask(letter).answers and not t.can(each) for each in others)
    assert not [each for each in t.events("discarded") if each["card"] in CARDS]


@pytest.mark.parametrize("discards", [penalty, shadow_leaves, borderlands])
def test_nobody_is_asked_if_the_order_can_matter_to_nobody(
    discards: Callable[[str], Bench],
) -> None:
    t = discards("")
    assert t.discard[-2:] == CARDS
    assert t.asked is not None
    assert t.asked[1] != "order"


def test_the_order_does_not_matter_to_a_pedro_ramirez_who_is_out() -> None:
    assert without_pedro_ramirez().perform("A", "borderlands").asked == ("A", "turn")


def test_the_order_matters_to_a_pedro_ramirez_who_comes_back_as_a_shadow() -> None:
    t = without_pedro_ramirez({"shadow-gunslingers": True})
    assert t.perform("A", "borderlands").asked == ("A", "order")


def test_the_order_matters_to_legendary_pedro_ramirez() -> None:
    assert borderlands("legendary-pedro-ramirez").asked == ("A", "order")


def test_a_single_card_needs_no_order() -> None:
    tables = [
        penalty(hand="bang-3C beer-6H"),
        express_car(hand="beer-6H"),
        borderlands(hand="beer-6H"),
        ghost_loses_its_car(cards="beer-6H"),
    ]
    for t in tables:
        assert (t.top, t.asked and t.asked[1]) == ("beer-6H", "turn")


def test_cards_in_play_and_hand_cards_are_put_in_order_together() -> None:
    t = penalty(hand="bang-3C beer-6H", play="barrel-QS")
    assert t.can("A") == ["discard barrel-QS", "discard beer-6H", "done"]
    assert t.do("A", "discard beer-6H").discard == ["bang-3C", "beer-6H", "barrel-QS"]


def test_a_shadow_whose_leaving_ends_the_game_is_not_asked() -> None:
    t = rush(
        shadows=True,
        out="BD",
        A=who(character=PEDRO),
        B=who(role="outlaw"),
        C=who(role="outlaw", life=1),
        D=who(role="renegade"),
        E=who(role="deputy"),
        deck="bang-2C beer-6H missed-2S duel-QD panic-JH",
    )
    t.sits_out("A").play("B", "bang-2C", at="C").end("B")
    assert t.winners == "AE"


def test_a_punished_sheriff_is_not_asked_if_the_game_is_over() -> None:
    b, c, d = (who(life=1, role=role) for role in ("deputy", "outlaw", "renegade"))
    a = who("gatling beer-6H bang-2C", character=PEDRO)
    t = table(A=a, B=b, C=c, D=d).play("A", "gatling")
    assert (t.winners, t.events("penalty")) == ("AB", [{"seat": 0}])


def test_the_ghost_gives_up_its_cards_before_the_next_player_discards() -> None:
    """The Circus Wagon goes on clockwise after the ghost has discarded everything."""
    b = who("beer-6H bang-2C", play="ghost-car scope-AS", life=1, role="outlaw")
    a = who("bang-3C", play="circus-wagon")
    t = robbery(A=a, B=b, C=who(play="barrel-QS"), D="").play("A", "bang-3C", at="B").gives_up("B")
    t.use("A", "circus-wagon").do("B", "discard ghost-car")
    t.in_any_order("B")
    assert t.discard == ["bang-3C", "scope-AS", "beer-6H", "bang-2C", "barrel-QS"]


def test_a_ghost_who_is_robbed_of_its_car_does_not_draw_for_its_refund() -> None:
    b = who("beer-6H", play="ghost-car refund", life=1, role="outlaw")
    t = robbery(A="bang-3C cat-balou", B=b, C="", D="").play("A", "bang-3C", at="B").gives_up("B")
    t.play("A", "cat-balou", at="B", on="ghost-car").gives_up("B")
    assert (t.out, t.count("B"), t.cards("B")) == ("B", 0, [])
    assert [each for each in t.events("drew") if each["why"] == "refund"] == []


def test_a_train_robbery_ends_when_the_ghost_gives_up_its_car() -> None:
    b = who("beer-6H", play="ghost-car scope-AS", life=1, role="outlaw")
    a = who("bang-3C train-robbery-4D", play="volcanic")
    t = robbery(A=a, B=b, C="", D="").play("A", "bang-3C", at="B").gives_up("B")
    t.play("A", "train-robbery-4D", at="B").do("B", "discard ghost-car")
    t.in_any_order("B")
    assert (t.out, t.asked, len(t.events("wounded"))) == ("B", ("A", "turn"), 1)
