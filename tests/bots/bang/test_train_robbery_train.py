"""The bot in The Great Train Robbery: taking railcars, and moving the train."""

from __future__ import annotations

from typing import Any

import pytest

from tables.bang import Bench
from tables.bang_bot import (
    answer,
    turn,
)
from tables.train_robbery_bot import QUESTIONS, SHUT, boards, five
from whistlestop.bots.bang.expansions import KNOWLEDGE
from whistlestop.bots.bang.rule_facts import WEAPON_RANGE
from whistlestop.bots.bang.train_robbery.railcars import RAILCARS
from whistlestop.games.bang.train_robbery import cards as game_cards
from whistlestop.games.bang.train_robbery import railcars as game_cars

# Railcars that are taken, and their payment


@pytest.mark.parametrize("letter", "ABCE")
@pytest.mark.parametrize("car", ["mail-car", "observation-car", "baggage-car", "lounge-car"])
def test_a_good_railcar_is_worth_a_card_that_is_of_no_use(letter: str, car: str) -> None:
    me = {"hand": "schofield-KS", "play": "winchester"}
    t = five(letter, **{letter: me}, stations="creepy-creek", train=car, loco=2)
    assert boards(t, letter)[:1] == [f"board {car} schofield"]


@pytest.mark.parametrize(
    ("station", "hand", "paid"),
    [
        ("yooma", "beer-6H missed-2S saloon-5H", "saloon"),
        ("fort-wroth", "beer-10H schofield-KS missed-10C", "schofield"),
        ("san-tafe", "beer-6H panic-QH saloon-5H", "saloon"),
        ("virginia-town", "beer-6H schofield-KS missed-10C saloon-5H", "schofield"),
    ],
)
def test_the_bot_pays_with_what_it_needs_least(station: str, hand: str, paid: str) -> None:
    """B pays with a weapon beside a better one, or with a Saloon that nobody needs."""
    b = {"hand": hand, "play": "winchester"}
    t = five("B", B=b, stations=station, train="baggage-car", loco=2)
    assert boards(t, "B")[0] == f"board baggage-car {paid}"


def test_the_second_card_of_virginia_town_is_also_the_one_it_needs_least() -> None:
    b = {"hand": "beer schofield-KS saloon-5H", "play": "winchester"}
    t = five("B", B=b, stations="virginia-town", train="mail-car", loco=2)
    assert turn(t, "B")[:2] == ["board mail-car schofield", "discard saloon"]


def test_a_card_that_must_be_discarded_anyway_pays_first() -> None:
    b = {"hand": "missed-2S missed-3S missed-4S", "life": 2}
    t = five("B", B=b, stations="creepy-creek", train="prisoner-car", loco=2)
    assert boards(t, "B") == ["board prisoner-car missed"]


def test_a_railcar_of_little_use_is_not_worth_a_card_that_is_kept() -> None:
    t = five("B", B="missed-2S", stations="creepy-creek", train="private-car", loco=2)
    assert boards(t, "B") == []


def test_the_owner_of_a_dynamite_pays_with_it() -> None:
    b = {"play": "dynamite winchester-8S"}
    t = five("B", B=b, stations="deathwood", train="mail-car", loco=2)
    assert boards(t, "B")[0] == "board mail-car dynamite"


@pytest.mark.parametrize(("life", "taken"), [(5, ["board mail-car"]), (2, [])])
def test_a_life_point_is_paid_only_with_many_left(life: int, taken: list[str]) -> None:
    """The railcar is worth a life point."""
    t = five("B", B={"life": life, "most": 5}, stations="tombrock", train="mail-car", loco=2)
    assert boards(t, "B")[:1] == taken


def test_of_several_railcars_the_best_one_for_its_price_is_taken() -> None:
    t = five(
        "B",
        B={"hand": "schofield-KS", "play": "winchester"},
        stations="creepy-creek fort-wroth",
        train="prisoner-car mail-car",
        loco=3,
    )
    assert boards(t, "B")[0] == "board mail-car schofield"


@pytest.mark.parametrize(
    ("agreed", "taken"),
    [("like-creepy-creek", ["advance", "board mail-car schofield"]), ("like-crowns-hole", [])],
)
def test_the_bot_moves_the_train_to_a_station_whose_agreed_price_it_can_pay(
    agreed: str, taken: list[str]
) -> None:
    """A weapon of Spades pays where any Spades will do, but not where the price is a Beer."""
    t = five(
        "B",
        B={"hand": "schofield-KS", "play": "winchester"},
        options={"custom-station": agreed},
        stations="crowns-hole custom-station",
        train="mail-car",
        loco=2,
    )
    assert boards(t, "B")[:2] == taken


def test_two_cards_are_reckoned_with_where_that_is_the_agreed_price() -> None:
    """A Missed! and a useless card are too high a price for a railcar of little use."""
    options = {"custom-station": "like-virginia-town"}
    t = five(
        "B",
        B={"hand": "schofield-KS beer missed", "play": "winchester"},
        options=options,
        stations="custom-station",
        train="prisoner-car",
        loco=2,
    )
    assert boards(t, "B") == []


def test_sancho_takes_a_railcar_without_paying() -> None:
    b = {"character": "sancho", "hand": "schofield-KS", "play": "winchester", "life": 3}
    t = five("B", B=b, stations="creepy-creek", train="caboose", loco=2)
    assert boards(t, "B")[0] == "board caboose free"


def test_benny_brawler_takes_as_many_as_he_has_cards_to_spare_for() -> None:
    b = {"character": "benny-brawler", "hand": "schofield-KS schofield-QC", "play": "winchester"}
    t = five("B", B=b, stations="fort-wroth", train="baggage-car prisoner-car", loco=2)
    assert boards(t, "B") == ["board baggage-car schofield", "board prisoner-car schofield"]


def test_benny_brawler_does_not_go_round_in_circles() -> None:
    """A used Mail Car is the last of the train again, and Benny Brawler draws its price again."""
    b = {"character": "benny-brawler", "hand": "wells-fargo remington-KC", "play": "winchester"}
    t = five("B", B=b, stations="fort-wroth", train="mail-car", loco=2, only=True)
    assert len(boards(t, "B")) <= 2


def test_nobody_uses_a_mail_car_where_there_is_no_mail() -> None:
    t = five("B", B={"play": "mail-car"}, only=True)
    assert turn(t, "B") == ["end"]


def test_a_water_tower_takes_the_best_railcar() -> None:
    t = five("B", B="water-tower", stations=SHUT, train="prisoner-car mail-car", loco=3)
    assert turn(t, "B")[0] == "play water-tower mail-car"


def test_with_a_water_tower_nobody_takes_what_is_worth_less_than_the_card() -> None:
    t = five("B", B="water-tower", stations=SHUT, train="private-car", loco=2)
    assert turn(t, "B") == ["end"]


def test_the_bot_knows_every_railcar_and_every_card() -> None:
    cars = {car.name for car in game_cars.CARS}
    assert cars == set(RAILCARS)
    advice = [KNOWLEDGE.of(car) for car in cars]
    assert all(each.hand_value and each.loss and each.gift for each in advice)
    assert {f"board {car}" for car in cars} <= set(KNOWLEDGE.plays)
    cards = {card.name for card in game_cards.CARDS}
    others = cards - set(WEAPON_RANGE)
    assert all(KNOWLEDGE.of(card).hand_value for card in others)
    assert others - {"cactus", "evaded"} <= set(KNOWLEDGE.plays)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_bot_has_an_answer_to_every_question(kind: str) -> None:
    assert kind in KNOWLEDGE.questions


# Moving the train


def test_the_bot_moves_the_train_to_what_it_can_pay() -> None:
    b = {"hand": "schofield-KS", "play": "rev-carabine"}
    t = five("B", B=b, stations="creepy-creek", train="mail-car", loco=1)
    assert boards(t, "B")[:2] == ["advance", "board mail-car schofield"]


def test_the_bot_does_not_move_the_train_for_what_is_not_worth_it() -> None:
    t = five("B", B="missed-2S", stations="creepy-creek", train="private-car", loco=1)
    assert boards(t, "B") == []


def volley(letter: str, **seats: Any) -> Bench:
    """Return a table with the train one step before the End of the Line, where Ironhorse waits."""
    line = "crowns-hole catico dodgeville boom-town creepy-creek"
    return five(letter, **seats, stations=line, train="dining-car", loco=5, side="ironhorse")


def test_a_deputy_does_not_push_the_train_into_a_volley_that_may_kill_the_sheriff() -> None:
    b = {"hand": "schofield-KS next-stop", "play": "winchester barrel"}
    t = volley("B", A={"life": 1}, B=b)
    assert turn(t, "B") == ["end"]


@pytest.mark.parametrize("letter", "CD")
def test_an_outlaw_pushes_it_when_the_sheriff_has_one_life_left(letter: str) -> None:
    t = volley(letter, A={"life": 1}, **{letter: "next-stop"})
    assert turn(t, letter)[0] == "play next-stop"


def test_a_sheriff_at_his_last_life_does_not_push_it() -> None:
    a = {"hand": "schofield-KS next-stop", "play": "winchester", "life": 1}
    t = volley("A", A=a)
    assert turn(t, "A") == ["end"]


def test_a_renegade_does_not_let_the_sheriff_die_of_it_while_there_are_others() -> None:
    t = volley("E", A={"life": 1}, E={"hand": "next-stop", "play": "barrel"})
    assert turn(t, "E") == ["end"]


def test_zippy_roy_does_not_push_it_into_a_volley_at_his_last_life() -> None:
    t = volley("A", A={"character": "zippy-roy", "life": 1, "most": 5})
    assert turn(t, "A") == ["end"]


def test_zippy_roy_pushes_it_to_what_he_can_pay() -> None:
    b = {"character": "zippy-roy", "hand": "schofield-KS", "play": "winchester", "life": 5}
    t = five("B", B=b, stations="catico creepy-creek", train="private-car mail-car", loco=2)
    done = turn(t, "B")
    assert "use zippy-roy" in done or "advance" in done


@pytest.mark.parametrize(("letter", "choice"), [("B", "skip"), ("C", "double")])
def test_full_steam_spares_a_friendly_sheriff_and_strikes_a_hostile_one(
    letter: str, choice: str
) -> None:
    t = five(letter, A={"life": 1}, **{letter: "full-steam"}, loco=2, train="private-car")
    t.play(letter, "full-steam")
    while t.asked == (letter, "board"):
        t.do(letter, "done")
    assert answer(t, letter) == choice


def test_an_outlaw_goes_full_steam_when_the_sheriff_is_weak() -> None:
    t = five("C", A={"life": 1}, C={"hand": "full-steam"}, loco=2)
    assert turn(t, "C")[0] == "play full-steam"


def test_manuelita_likes_the_end_of_the_line() -> None:
    b = {"character": "manuelita", "hand": "next-stop"}
    t = five("B", B=b, loco=5, side="leland")
    assert turn(t, "B")[0] == "play next-stop"


def test_a_next_stop_in_mid_line_is_a_card_for_a_card() -> None:
    t = five("B", B="next-stop", loco=1)
    assert turn(t, "B")[0] == "play next-stop"


@pytest.mark.parametrize("card", ["next-stop", "most-wanted"])
def test_a_drawing_card_is_not_played_while_no_card_is_left_to_draw(
    card: str,
) -> None:
    t = five("B", B=card, loco=1, only=True)
    assert turn(t, "B") == ["end"]


def test_at_the_end_of_the_line_nothing_is_taken_at_a_loss() -> None:
    t = five(
        "B",
        B="next-stop missed-2S",
        loco=5,
        side="leland",
        train="private-car lumber-flatcar",
        stations="boom-town catico crowns-hole dodgeville creepy-creek",
        deck="beer",
    )
    t.play("B", "next-stop")
    assert t.asked == ("B", "board")
    assert answer(t, "B") == "done"
