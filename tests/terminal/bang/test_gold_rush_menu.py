"""The menus of Gold Rush."""

from __future__ import annotations

import pytest

from tables.bang import Who, rush, who
from terminal.bang.bang_tables import answering, crew


def test_equipment_for_sale_comes_after_the_hand() -> None:
    _, text = answering(crew(), "A", "end")
    assert text.splitlines()[1:-2] == [
        " 1 Play Beer 6♥",
        " 2 Buy Wanted for 2 nuggets",
        " 3 Buy Bottle for 2 nuggets",
        " 4 Buy Rucksack for 3 nuggets",
        " 5 Make Jesse Jones discard Lucky Charm for 4 nuggets",
        " 6 Sell Beer 6♥ for 1 nugget",
        " 7 End the turn",
    ]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("2/1", "buy wanted-1 at 0 for 2", id="for oneself"),
        pytest.param("wanted/jesse", "buy wanted-1 at 1 for 2", id="for somebody, by name"),
        pytest.param("2//3", "buy bottle-2 for 2", id="Enter goes back"),
        pytest.param("buy r", "buy rucksack for 3", id="the beginning of an answer"),
        pytest.param("lucky", "scrap lucky-charm at 1 for 4", id="the equipment of others"),
        pytest.param("beer", "play beer-6H", id="a card that could also be sold is played"),
        pytest.param("6", "sell beer-6H", id="unless one says so by number"),
        pytest.param("sell", "sell beer-6H", id="or by a word"),
    ],
)
def test_typed_text_makes_a_purchase(typed: str, answer: str) -> None:
    assert answering(crew(), "A", *typed.split("/"))[0] == answer


def test_the_menu_asks_for_whom_a_card_is_bought() -> None:
    _, text = answering(crew(), "A", "2", "1")
    assert text.splitlines()[-7:-2] == [
        "Wanted: for whom?",
        " 1 Slab the Killer",
        " 2 Jesse Jones",
        " 3 Rose Doolan",
        " 4 Black Jack",
    ]


def test_a_name_that_could_be_bought_or_discarded_is_not_enough() -> None:
    t = rush(
        A=who(nuggets=9),
        B=who(character="jesse-jones", gear="wanted-1"),
        C="",
        D="",
        display="wanted-2 rhum boots",
    )
    _, text = answering(t, "A", "wanted", "end")
    assert '"wanted" can mean: 1 Buy Wanted' in text


def test_of_two_copies_only_one_is_offered() -> None:
    t = rush(A=who(nuggets=1), B="", C="", D="", display="shot-1 shot-2 boots")
    assert len(t.can("A", "buy")) == 8
    answer, text = answering(t, "A", "shot", "2")
    assert (answer, text.count("Buy Shot")) == ("buy shot-1 at 1 for 1", 1)


def test_two_prices_are_two_offers_and_the_name_takes_the_lower() -> None:
    t = rush(A=who(character="pretty-luzena", nuggets=4), B="", display="boots rhum pickaxe")
    answer, text = answering(t, "A", "boots")
    said = ["Buy Boots for 2 nuggets", "Buy Boots for 3 nuggets"]
    assert (answer, [each in text for each in said]) == ("buy boots for 2", [True, True])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("1/1", "as bang at 1", id="a shot"),
        pytest.param("panic/barrel", "as panic barrel-QS at 1", id="a card in play"),
        pytest.param("2/1", "as panic at 1 to hand", id="a card from the hand"),
        pytest.param("use as beer", "as beer", id="a drink"),
    ],
)
def test_the_menu_asks_what_a_bottle_is_used_as(typed: str, answer: str) -> None:
    found, text = answering(crew().buy("A", "bottle"), "A", *typed.split("/"))
    assert (found, text.splitlines()[:4]) == (
        answer,
        ["Bottle: what do you use it as?", " 1 Use as BANG!", " 2 Use as Panic!", " 3 Use as Beer"],
    )


@pytest.mark.parametrize("typed", ["3", "rose", "give shot to r"])
def test_the_menu_asks_who_gets_a_found_card(typed: str) -> None:
    t = rush(
        A=who(character="josh-mccloud", nuggets=2),
        B=who(character="jesse-jones"),
        C=who(character="rose-doolan"),
        D="",
        equipment="shot-1",
    )
    answer, text = answering(t.use("A", "josh-mccloud"), "A", typed)
    assert (answer, text.splitlines()[:2]) == (
        "give shot-1 at 2",
        ["Shot: for whom?", " 1 Give Shot to Josh McCloud"],
    )


@pytest.mark.parametrize(
    ("me", "line"),
    [
        (who(gear="rucksack", life=3, nuggets=2), "Rucksack: pay 2 nuggets, regain 1 life point"),
        (who(gear="gold-pan", nuggets=1), "Gold Pan: pay 1 nugget, draw 1 card"),
        (
            who(character="josh-mccloud", nuggets=2),
            "Josh McCloud: pay 2 nuggets, get the top card of the equipment deck",
        ),
        (
            who(character="jacky-murieta", nuggets=2),
            "Jacky Murieta against Jesse Jones: pay 2 nuggets for a shot",
        ),
    ],
)
def test_an_offer_says_its_price_and_its_effect(me: Who, line: str) -> None:
    t = rush(A=me, B=who(character="jesse-jones"))
    assert f" Use {line}\n" in answering(t, "A", "end")[1]


def test_a_shot_for_nuggets_is_aimed() -> None:
    t = rush(
        A=who(character="jacky-murieta", nuggets=2),
        B=who(character="jesse-jones"),
        C="",
        D=who(character="black-jack"),
    )
    answer, text = answering(t, "A", "jacky", "black")
    asked = [" Use Jacky Murieta: pay 2 nuggets for a shot\n", "Jacky Murieta: against whom?"]
    assert (answer, [each in text for each in asked]) == ("use jacky-murieta at 3", [True, True])
