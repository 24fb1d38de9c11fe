"""The bot `deputy` with The Great Train Robbery: positions, and whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from tables import deputies
from tables.bang import LETTERS, Bench, robbery
from tables.deputies import (
    DEPUTY,
    NO_LEGENDS,
    OUTLAW,
    ROBBERY,
    SHERIFF,
    answer,
    choice,
    enemies,
    laughed_at,
    turn,
)
from whistlestop.bots.deputy.belief import Belief
from whistlestop.bots.deputy.cards import kind_of
from whistlestop.bots.deputy.hooks import ANSWERS, GIFTS, HELD, MISSING, PLAYS, WEAPONS
from whistlestop.bots.deputy.look import Look
from whistlestop.bots.deputy.train_robbery.cars import CARS
from whistlestop.bots.deputy.train_robbery.rails import arrival
from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.event import Event
from whistlestop.engine.match import Match
from whistlestop.games.bang.train_robbery import cards as game_cards
from whistlestop.games.bang.train_robbery import railcars as game_cars
from whistlestop.games.bang.view import TableView

# Three stations that nobody in the test can pay.
SHUT = "crowns-hole catico dodgeville boom-town frisco"
QUESTIONS = [
    *["as", "board", "circus", "derail", "dig", "full-steam", "give", "lounge", "mail", "map"],
    *["pay", "robbed", "spare", "swap"],
]


def five(turn: str, **said: Any) -> Bench:
    """Where no railcars are said to come there are none but those of the train."""
    few = "railcars" not in said
    return deputies.five(turn, robbery, **{"stations": SHUT, "few": few, **said})


def boards(t: Bench, letter: str) -> list[str]:
    """How the train is moved and what is taken from it."""
    return [each for each in turn(t, letter) if each.split()[0] in ("board", "advance")]


# What is taken, and what it is paid with


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
def test_it_pays_with_what_it_needs_least(station: str, hand: str, paid: str) -> None:
    """A weapon beside a better one, or a Saloon that nobody needs."""
    b = {"hand": hand, "play": "winchester"}
    t = five("B", B=b, stations=station, train="baggage-car", loco=2)
    assert boards(t, "B")[0] == f"board baggage-car {paid}"


def test_the_second_card_of_virginia_town_is_also_the_one_it_needs_least() -> None:
    b = {"hand": "beer schofield-KS saloon-5H", "play": "winchester"}
    t = five("B", B=b, stations="virginia-town", train="mail-car", loco=2)
    assert turn(t, "B")[:2] == ["board mail-car schofield", "discard saloon"]


def test_what_must_go_anyway_pays_first() -> None:
    b = {"hand": "missed-2S missed-3S missed-4S", "life": 2}
    t = five("B", B=b, stations="creepy-creek", train="prisoner-car", loco=2)
    assert boards(t, "B") == ["board prisoner-car missed"]


def test_a_railcar_of_little_use_is_not_worth_a_card_that_is_kept() -> None:
    t = five("B", B="missed-2S", stations="creepy-creek", train="private-car", loco=2)
    assert boards(t, "B") == []


def test_who_lies_under_a_dynamite_pays_with_it() -> None:
    b = {"play": "dynamite winchester-8S"}
    t = five("B", B=b, stations="deathwood", train="mail-car", loco=2)
    assert boards(t, "B")[0] == "board mail-car dynamite"


@pytest.mark.parametrize(("life", "taken"), [(5, ["board mail-car"]), (2, [])])
def test_a_life_point_is_paid_only_by_who_has_many(life: int, taken: list[str]) -> None:
    """And for a railcar that is worth it."""
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
def test_it_moves_the_train_to_a_station_whose_agreed_price_it_can_pay(
    agreed: str, taken: list[str]
) -> None:
    """A weapon of Spades pays where any Spades will do, and not where a Beer is asked for."""
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
    """A Missed! beside a card of no use is too much for a railcar of little use."""
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


def test_sancho_pays_nothing() -> None:
    b = {"character": "sancho", "hand": "schofield-KS", "play": "winchester", "life": 3}
    t = five("B", B=b, stations="creepy-creek", train="caboose", loco=2)
    assert boards(t, "B")[0] == "board caboose free"


def test_benny_brawler_takes_as_many_as_he_has_cards_to_spare_for() -> None:
    b = {"character": "benny-brawler", "hand": "schofield-KS schofield-QC", "play": "winchester"}
    t = five("B", B=b, stations="fort-wroth", train="baggage-car prisoner-car", loco=2)
    assert boards(t, "B") == ["board baggage-car schofield", "board prisoner-car schofield"]


def test_benny_brawler_does_not_go_round_in_circles() -> None:
    """A Mail Car that is used is the last of the train again, and what it cost is drawn again."""
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


def test_it_knows_every_railcar_and_every_card() -> None:
    cars = {kind.name for kind, _ in game_cars.CARS}
    assert cars == set(CARS)
    assert cars <= set(HELD.by_name) & set(MISSING.by_name) & set(GIFTS.by_name)
    assert {f"board {car}" for car in cars} <= set(PLAYS.by_name)
    cards = {kind.name for kind, _ in game_cards.DECK}
    assert cards <= {*HELD.by_name, *WEAPONS.by_name}
    assert cards - set(WEAPONS.by_name) - {"cactus", "evaded"} <= set(PLAYS.by_name)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_it_has_an_answer_to_every_question(kind: str) -> None:
    assert kind in ANSWERS.by_name


# Moving the train


def test_it_moves_the_train_to_what_it_can_pay() -> None:
    b = {"hand": "schofield-KS", "play": "rev-carabine"}
    t = five("B", B=b, stations="creepy-creek", train="mail-car", loco=1)
    assert boards(t, "B")[:2] == ["advance schofield", "board mail-car schofield"]


def test_it_does_not_move_the_train_for_what_is_not_worth_it() -> None:
    t = five("B", B="missed-2S", stations="creepy-creek", train="private-car", loco=1)
    assert boards(t, "B") == []


def volley(letter: str, **seats: Any) -> Bench:
    """One station before the End of the Line, where Ironhorse waits, and a Caboose to be had."""
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
    assert "use zippy-roy" in done or "advance schofield" in done


@pytest.mark.parametrize(("letter", "choice"), [("B", "skip"), ("C", "double")])
def test_full_steam_spares_the_own_sheriff_and_strikes_the_other(letter: str, choice: str) -> None:
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
def test_where_no_card_is_left_to_draw_nobody_plays_one_to_draw_it_again_for_ever(
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


# The Ghost Car and the Lumber Flatcar


def place(t: Bench, letter: str) -> str:
    """Before whom it puts what it has to take."""
    while t.asked and t.asked[1] != "give":
        assert t.asked[0] == letter
        t.match.choose(LETTERS.index(letter), choice(t, letter))
    return answer(t, letter)


def hauled(letter: str, car: str, **seats: Any) -> Bench:
    """A player who takes a railcar with a Water Tower."""
    t = five(
        letter,
        **{**seats, letter: {"hand": "water-tower", **seats.get(letter, {})}},
        train=car,
        loco=2,
    )
    return t.play(letter, "water-tower", on=car)


@pytest.mark.parametrize(("letter", "friend"), [("A", "B"), ("C", "D")])
def test_a_ghost_car_brings_a_friend_back(letter: str, friend: str) -> None:
    t = hauled(letter, "ghost-car", out=friend)
    assert answer(t, letter) == f"give ghost-car at {friend}"


@pytest.mark.parametrize("letter", "BC")
def test_a_ghost_car_does_not_bring_an_enemy_back(letter: str) -> None:
    t = hauled(letter, "ghost-car", out="D" if letter == "B" else "B")
    assert answer(t, letter) == f"give ghost-car at {letter}"


def test_a_renegade_keeps_the_ghost_car() -> None:
    assert answer(hauled("E", "ghost-car", out="BD"), "E") == "give ghost-car at E"


def test_a_lumber_flatcar_goes_before_an_enemy() -> None:
    """The Outlaws know one enemy for certain."""
    assert answer(hauled("C", "lumber-flatcar"), "C") == "give lumber-flatcar at A"


def test_a_sheriff_who_knows_no_friend_leaves_the_ghost_car_alone() -> None:
    a = {"hand": "schofield-KS", "play": "winchester"}
    t = five("A", A=a, stations="creepy-creek", train="ghost-car", loco=2)
    assert boards(t, "A")[:1] != ["board ghost-car schofield"]


def haunted(**seats: Any) -> Bench:
    """The Sheriff A has shot C, who has a Ghost Car; it is A's turn."""
    a = {"play": "winchester", **seats.pop("A", {})}
    a["hand"] = f"bang-KH {a.get('hand', '')}"
    c = {"play": "ghost-car scope", "life": 1}
    t = five("A", A=a, C=c, **seats)
    t.play("A", "bang", at="C").gives_up("C")
    assert t.is_ghost("C")
    return t


def test_a_ghost_is_gone_without_its_car_so_that_is_what_its_enemy_takes_away() -> None:
    t = haunted(A={"hand": "cat-balou"}, out="BDE")
    assert answer(t, "A") == "play cat-balou ghost-car at C"
    t.play("A", "cat-balou", at="C", on="ghost-car")
    assert t.winners == "AB"


def test_nobody_shoots_at_a_ghost() -> None:
    t = haunted(A={"hand": "bang-QH bang-AS duel", "play": "volcanic"}, out="BDE")
    assert turn(t, "A") == ["end"]


# Railcars that are discarded


def test_a_mail_car_is_used_at_once_and_the_worst_card_goes_to_whom_it_is_grudged_least() -> None:
    t = five("C", C={"play": "mail-car"}, deck="beer dynamite wells-fargo")
    assert answer(t, "C") == "use mail-car"
    t.use("C", "mail-car")
    given = answer(t, "C")
    assert given.startswith("give at")
    assert given.endswith(" 2")
    assert "at A" not in given


def test_a_passenger_car_takes_the_best_there_is_from_an_enemy() -> None:
    t = five("C", C={"play": "passenger-car"}, A={"play": "barrel", "hand": "bang"})
    assert turn(t, "C")[:2] == ["use passenger-car", "as panic barrel at A"]


def test_a_passenger_car_waits_where_nobody_has_anything() -> None:
    t = five("C", C={"play": "passenger-car"}, A={"play": "private-car"})
    assert turn(t, "C") == ["end"]


def test_a_baggage_car_is_kept_for_a_missed() -> None:
    t = five("C", C={"play": "baggage-car"}, B="bang", A="bang-KH")
    assert turn(t, "C") == ["end"]


def test_a_baggage_car_finishes_the_sheriff() -> None:
    t = five("C", C={"play": "baggage-car winchester"}, A={"life": 1})
    assert turn(t, "C")[:2] == ["use baggage-car", "as bang at A"]


def test_a_circus_wagon_is_for_when_enemies_have_much_to_lose() -> None:
    a = {"play": "barrel mustang"}
    t = five("C", C={"play": "circus-wagon"}, A=a, D={"play": "scope"})
    assert turn(t, "C")[0] == "use circus-wagon"
    t = five("C", C={"play": "circus-wagon"})
    assert turn(t, "C") == ["end"]


def test_who_must_discard_a_card_in_play_keeps_the_best_one() -> None:
    t = five("C", C={"play": "circus-wagon"}, A={"play": "barrel lumber-flatcar mustang"})
    t.use("C", "circus-wagon")
    assert answer(t, "A") == "discard lumber-flatcar"


def test_a_coal_hopper_takes_an_enemys_best_railcar_away() -> None:
    t = five("C", C={"play": "coal-hopper caboose"}, A={"play": "observation-car prisoner-car"})
    assert turn(t, "C")[:2] == ["use coal-hopper", "discard observation-car at A"]


def test_of_two_railcars_of_a_lounge_car_the_better_one_stays() -> None:
    t = five("C", C={"play": "lounge-car"}, railcars="private-car mail-car")
    t.use("C", "lounge-car")
    assert answer(t, "C") == "take mail-car"


def test_a_lumber_flatcar_out_of_a_lounge_car_is_for_somebody_else() -> None:
    t = five("C", C={"play": "lounge-car"}, railcars="lumber-flatcar private-car")
    t.use("C", "lounge-car")
    assert turn(t, "C")[:2] == ["take private-car", "give lumber-flatcar at A"]


def test_a_cattle_truck_digs_up_the_best_card() -> None:
    t = five("C", C={"play": "cattle-truck"}, discard="dynamite wells-fargo jail")
    assert turn(t, "C")[:3] == ["use cattle-truck", "take wells-fargo", "play wells-fargo"]


@pytest.mark.parametrize(("hand", "used"), [("", True), ("beer missed wells-fargo", False)])
def test_an_express_car_is_for_who_has_few_cards_to_lose(hand: str, used: bool) -> None:
    """What brings cards is played before, and then there are too many."""
    t = five("B", B={"play": "express-car", "hand": hand}, deck="missed missed missed")
    assert ("use express-car" in turn(t, "B")) == used


# Railcars that stay


def test_a_sleeper_car_shoots_with_the_blue_card_it_needs_least() -> None:
    c = {"play": "sleeper-car winchester barrel", "hand": "schofield"}
    t = five("C", C=c)
    assert turn(t, "C")[0] == "use sleeper-car schofield at A"


def test_a_caboose_saves_with_the_card_it_needs_least() -> None:
    c = {"play": "caboose observation-car prisoner-car"}
    t = five("A", A={"hand": "bang", "play": "winchester"}, C=c)
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "use caboose prisoner-car"


def test_a_baggage_car_saves_a_life_point_where_there_is_no_missed() -> None:
    t = five("A", A={"hand": "bang", "play": "winchester"}, C={"play": "baggage-car", "life": 2})
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "use baggage-car"
    t = five(
        "A", A={"hand": "bang", "play": "winchester"}, C={"play": "baggage-car", "hand": "missed"}
    )
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "play missed"


def test_a_sleeper_car_fends_off_indians() -> None:
    t = five("A", A="indians", C={"play": "sleeper-car barrel winchester", "hand": "schofield"})
    t.play("A", "indians").gives_up("B")
    assert answer(t, "C") == "use sleeper-car schofield"


def test_nobody_plays_indians_or_a_duel_against_a_prisoner_car() -> None:
    t = five("C", C={"hand": "duel bang bang bang"}, A={"play": "prisoner-car"})
    assert "play duel at A" not in turn(t, "C")


# The playing cards


def test_of_missed_cards_the_one_that_gives_something_back_is_played() -> None:
    c = {"hand": "missed cactus", "life": 3}
    t = five("A", A={"hand": "bang", "play": "winchester"}, C=c)
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "play cactus"
    t = five("A", A={"hand": "bang", "play": "winchester"}, C="missed evaded")
    t.play("A", "bang", at="C")
    assert answer(t, "C") == "play evaded"


def test_a_train_robbery_is_for_who_has_much_in_play() -> None:
    t = five("C", C="train-robbery", A={"play": "barrel mustang"}, B={"play": "scope"})
    assert turn(t, "C")[0] == "play train-robbery at A"
    t = five("C", C="train-robbery")
    assert turn(t, "C") == ["end"]


def test_nobody_robs_whom_that_would_free_from_jail() -> None:
    t = five("C", C="train-robbery", E={"play": "jail"}, B={"play": "jail scope"})
    assert turn(t, "C") == ["end"]


def test_who_is_robbed_gives_up_what_is_worth_less_than_a_life_point() -> None:
    a = {"play": "lumber-flatcar strongbox", "life": 2}
    t = five("C", C="train-robbery", A=a)
    t.play("C", "train-robbery", at="A")
    assert answer(t, "A") == "discard lumber-flatcar"


def test_who_is_robbed_and_has_a_missed_keeps_the_best() -> None:
    a = {"play": "barrel", "hand": "missed missed missed"}
    t = five("C", C="train-robbery", A=a)
    t.play("C", "train-robbery", at="A")
    assert answer(t, "A") == "shot barrel"


def test_a_money_bag_repeats_what_is_worth_it() -> None:
    t = five("B", B="money-bag", discard="wells-fargo")
    assert turn(t, "B")[0] == "play money-bag"
    t = five("B", B="money-bag", discard="beer")
    assert turn(t, "B") == ["end"]


def test_after_a_stagecoach_a_money_bag_is_another_one() -> None:
    t = five("B", B="money-bag stagecoach", deck="missed missed missed missed")
    assert turn(t, "B")[:2] == ["play stagecoach", "play money-bag"]


def test_a_switch_gets_something_good_for_something_bad() -> None:
    c = {"hand": "switch", "play": "lumber-flatcar"}
    t = five("C", C=c, A={"play": "barrel"})
    assert turn(t, "C")[0] == "play switch lumber-flatcar barrel at A"
    t = five("C", C={"hand": "switch", "play": "barrel"}, A={"play": "private-car"})
    assert turn(t, "C") == ["end"]


def test_a_strongbox_and_the_like_are_laid_down() -> None:
    t = five("B", B="strongbox map refund", loco=1)
    assert sorted(turn(t, "B"))[1:] == ["play map", "play refund", "play strongbox"]


def test_a_dragoon_is_for_who_has_two_bang_cards() -> None:
    c = {"hand": "dragoon bang-AS bang-2C bang-3C", "play": ""}
    t = five("C", C=c, B={"play": "mustang"})
    assert turn(t, "C")[0] == "play dragoon"


@pytest.mark.parametrize(
    ("deck", "does"),
    [("dynamite beer", "drop 1"), ("beer dynamite", "drop 2"), ("beer missed", "keep")],
)
def test_a_map_throws_away_what_is_worse_than_most(deck: str, does: str) -> None:
    t = five("B", B={"play": "map"}, deck=deck, phase="start")
    assert answer(t, "B") == does


# Characters


def test_evan_babbit_passes_a_bang_on_to_an_enemy_and_never_to_his_sheriff() -> None:
    c = {"character": "evan-babbit", "hand": "saloon-5H"}
    t = five("D", D={"hand": "bang-KH", "play": "winchester"}, B=c, out="CE")
    t.play("D", "bang", at="B")
    assert answer(t, "B") == "pass"
    c = {"character": "evan-babbit", "hand": "saloon-5H", "play": "scope"}
    t = five("B", B={"hand": "bang-KH", "play": "winchester"}, C=c)
    t.play("B", "bang", at="C")
    assert answer(t, "C") == "use evan-babbit saloon at A"


def test_sgt_blaze_spares_the_sheriff_and_an_outlaw_does_not() -> None:
    b = {"character": "sgt-blaze", "hand": "gatling"}
    t = five("B", B=b, A={"life": 1}).play("B", "gatling")
    assert answer(t, "B") == "spare at A"
    c = {"character": "sgt-blaze", "hand": "gatling"}
    t = five("C", C=c, A={"life": 1}).play("C", "gatling")
    assert answer(t, "C") != "spare at A"


def test_sgt_blaze_leaves_an_enemy_out_of_a_saloon() -> None:
    c = {"character": "sgt-blaze", "hand": "saloon", "life": 3}
    t = five("C", C=c, A={"life": 1}).play("C", "saloon")
    assert answer(t, "C") == "spare at A"


def test_shade_oconnor_changes_a_card_that_is_of_no_use() -> None:
    c = {"character": "shade-oconnor", "hand": "schofield beer", "play": "winchester"}
    t = five("B", B="next-stop", C=c, loco=1).play("B", "next-stop")
    assert answer(t, "C") == "discard schofield"
    t = five("B", B="next-stop", C={"character": "shade-oconnor", "hand": "beer"}, loco=1)
    t.play("B", "next-stop")
    assert answer(t, "C") == "done"


# Ghosts


def test_a_ghost_has_nothing_to_dodge() -> None:
    """It cannot lose life; so it keeps its Missed! for nothing, and its cards in play."""
    b = {"play": "ghost-car strongbox", "life": 1, "hand": ""}
    t = five("C", C={"hand": "bang-KH bang-AS", "play": "winchester volcanic"}, B=b, deck="missed")
    t.play("C", "bang", at="B").gives_up("B")
    assert t.is_ghost("B")
    t.state.players[1].hand.append(t.state.deck.pop())
    t.play("C", "bang", at="B")
    assert answer(t, "B") == "pass"


# Both sides of a character


def with_legends(turn: str, **said: Any) -> Bench:
    return five(turn, **{"options": {"legends": True}, **said})


@pytest.mark.parametrize(
    ("character", "gone"),
    [
        ("vulture-sam", "prisoner-car"),
        ("suzy-lafayette", "private-car"),
        ("legendary-suzy-lafayette", "private-car"),
    ],
)
def test_a_private_car_is_of_no_use_to_whose_hand_is_filled_up(character: str, gone: str) -> None:
    """Whoever has no cards is safe with it; but Suzy Lafayette draws some before that."""
    a = {"character": character, "play": "private-car prisoner-car", "life": 1}
    t = with_legends("C", A=a, C={"play": "circus-wagon"}).use("C", "circus-wagon")
    assert answer(t, "A") == f"discard {gone}"


@pytest.mark.parametrize(
    ("character", "taken"),
    [("vulture-sam", []), ("legendary-bart-cassidy", ["board prisoner-car"])],
)
def test_a_life_point_that_brings_two_cards_is_cheap(character: str, taken: list[str]) -> None:
    b = {"character": character}
    t = with_legends("B", B=b, stations="tombrock", train="prisoner-car", loco=2)
    assert boards(t, "B") == taken


@pytest.mark.parametrize(
    ("character", "does"),
    [
        ("vulture-sam", "discard volcanic"),
        ("lucky-duke", "shot volcanic"),
        ("legendary-lucky-duke", "shot volcanic"),
    ],
)
def test_who_turns_over_two_cards_for_a_barrel_rather_risks_a_shot(
    character: str, does: str
) -> None:
    a = {"character": character, "play": "barrel volcanic"}
    t = with_legends("E", A=a, E="train-robbery").play("E", "train-robbery", at="A")
    assert answer(t, "A") == does


def test_legendary_jourdonnais_ignores_cards_and_not_the_shots_of_the_train() -> None:
    worths = []
    for character in ("vulture-sam", "legendary-jourdonnais"):
        view = with_legends("C", A={"character": character}).view("C")
        worths.append(arrival(Look(view, 2, Belief(2, 5, {0: SHERIFF, 2: OUTLAW}))))
    assert worths[0] == worths[1]


# What it makes of what others do


def seen(*events: Event, seat: int = 1) -> dict[str, float]:
    """What the Sheriff in seat 0 believes of this seat after these events."""
    belief = Belief(0, 5, {0: SHERIFF})
    belief.read(events)
    return belief.shares(seat)


USUAL = seen()


def played(by: int, like: str, at: int | None) -> Event:
    return Event("played", {"seat": by, "card": like, "at": at, "on": None, "like": like})


@pytest.mark.parametrize(
    "act",
    [
        [played(1, "train-robbery", 0)],
        [played(1, "knife-revolver", 0)],
        [Event("took", {"seat": 1, "victim": 0, "place": "hand", "why": "passenger-car"})],
        [Event("equipped", {"seat": 0, "card": "lumber-flatcar", "by": 1})],
        [Event("redirected", {"seat": 1, "to": 0, "by": 2})],
        [Event("shot", {"by": 1, "at": 0, "card": None, "need": 1})],
        [Event("exchanged", {"seat": 1, "card": "scope-AS", "other": 0, "theirs": "barrel-QS"})],
        [
            Event("turn", {"seat": 1}),
            Event("discarded", {"seat": 0, "card": "caboose", "why": "coal-hopper"}),
        ],
        [Event("spared", {"seat": 0, "by": 1, "what": "leland"})],
    ],
    ids=lambda act: act[-1].kind + " " + str(act[-1].payload.get("like", "")),
)
def test_who_does_this_to_the_sheriff_is_rather_an_outlaw(act: list[Event]) -> None:
    found = seen(*act)
    assert found[OUTLAW] > USUAL[OUTLAW]
    assert found[DEPUTY] < USUAL[DEPUTY]


@pytest.mark.parametrize(
    "act",
    [
        Event("gave", {"seat": 1, "target": 0, "why": "mail-car"}),
        Event("equipped", {"seat": 0, "card": "observation-car", "by": 1}),
        Event("spared", {"seat": 0, "by": 1, "what": "gatling"}),
        Event("exchanged", {"seat": 1, "card": "scope-AS", "other": 0, "theirs": "dynamite-2H"}),
    ],
    ids=lambda act: act.kind,
)
def test_who_does_that_for_the_sheriff_is_rather_a_deputy(act: Event) -> None:
    found = seen(act)
    assert found[DEPUTY] > USUAL[DEPUTY]
    assert found[OUTLAW] < USUAL[OUTLAW]


@pytest.mark.parametrize(
    "act",
    [
        Event("shot", {"by": None, "at": 0, "card": None, "need": 1}),
        Event("boarded", {"seat": 1, "card": "caboose", "station": "yooma", "free": False}),
        Event("discarded", {"seat": 1, "card": "bang-KH", "why": "boom-town"}),
        Event("equipped", {"seat": 1, "card": "caboose", "by": 1}),
        played(1, "next-stop", None),
    ],
    ids=lambda act: act.kind,
)
def test_the_train_itself_says_nothing_of_anybody(act: Event) -> None:
    assert seen(act) == USUAL


def test_a_shot_of_a_baggage_car_says_as_much_as_that_of_a_bang() -> None:
    car = five("E", E={"play": "baggage-car"}).use("E", "baggage-car").like("E", "bang", at="A")
    bang = five("E", E="bang").play("E", "bang", at="A")
    told = [seen(*t.match.seen(0), seat=4) for t in (car, bang)]
    assert told[0] == told[1] != USUAL


# Whole matches


def laughable(match: Match, ask: Ask, chosen: Answer) -> str:
    """Why anybody would laugh at this; "" if nobody would."""
    if len(ask.answers) == 1:
        return ""
    view: TableView = match.view(ask.seat)
    kinds = [kind_of(card) for card in chosen.cards]
    side = view.players[ask.seat].side or match.side(ask.seat)
    return (
        _at_the_train(view, ask, chosen, kinds)
        or _as_a_ghost(view, ask, chosen, kinds)
        or _at_somebody(view, side, ask, chosen, kinds)
        or _at_the_end_of_the_line(view, side, chosen, kinds)
    )


def _at_the_train(view: TableView, ask: Ask, chosen: Answer, kinds: list[str]) -> str:
    me = view.players[ask.seat]
    life = chosen.verb == "board" and len(kinds) == 1 and chosen.place is None
    won = any(each.life == 1 and view.roles[each.seat] == SHERIFF for each in view.players)
    if life and me.life <= 2 and not won and any(each.verb != "board" for each in ask.answers):
        return "a life point too many"
    paid = chosen.cards[1:] if chosen.verb == "board" else ()
    if paid and kind_of(paid[0]) == "ghost-car":
        return "a Ghost Car to pay with"
    return ""


def _as_a_ghost(view: TableView, ask: Ask, chosen: Answer, kinds: list[str]) -> str:
    if "ghost" not in view.players[ask.seat].marks:
        return ""
    if ask.kind == "dodge" and chosen.verb != "pass":
        return "a ghost that dodges"
    if ask.kind in ("circus", "robbed", "pay") and (chosen.verb, kinds) == (
        "discard",
        ["ghost-car"],
    ):
        return "a ghost that gives up its car"
    if ask.kind == "turn" and kinds[:1] == ["beer"] and chosen.verb == "play":
        return "a ghost that drinks"
    return ""


def _at_somebody(
    view: TableView, side: str | None, ask: Ask, chosen: Answer, kinds: list[str]
) -> str:
    at = chosen.seat
    if at is None:
        return ""
    if chosen.verb == "give" and kinds == ["lumber-flatcar"] and at == ask.seat:
        return "a Lumber Flatcar before oneself"
    if chosen.verb == "give" and kinds == ["ghost-car"] and enemies(side, view.roles[at]):
        return "a Ghost Car before an enemy"
    if "ghost" in view.players[at].marks and kinds[:1] in (["bang"], ["duel"], ["knife-revolver"]):
        return "a shot at a ghost"
    if side == DEPUTY and view.roles[at] == SHERIFF:
        relief = kinds[-1:] in (["dynamite"], ["jail"], ["lumber-flatcar"], ["shot"])
        if ask.kind in ("turn", "as", "derail", "dodge") and not relief:
            return "against the own Sheriff"
    return ""


def _at_the_end_of_the_line(
    view: TableView, side: str | None, chosen: Answer, kinds: list[str]
) -> str:
    """Whoever needs the Sheriff does not have him shot at by nobody."""
    sheriff = [each for each in view.players if view.roles[each.seat] == SHERIFF]
    if not sheriff or side not in (SHERIFF, DEPUTY) or dict(view.counters)["leland"]:
        return ""
    bare = sheriff[0].life == 1 and not sheriff[0].hand and not sheriff[0].cards
    last = dict(view.counters)["locomotive"] == len(dict(view.piles)["stations"])
    pushes = chosen.verb == "advance" or kinds[:1] in (["zippy-roy"], ["next-stop"])
    if bare and ((last and pushes) or chosen.verb == "double"):
        return "the Sheriff shot by the train"
    return ""


@pytest.mark.parametrize("options", [ROBBERY, NO_LEGENDS], ids=["train-robbery", "all"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_nobody_ever_does_what_one_would_laugh_at(seats: int, options: dict[str, Any]) -> None:
    assert laughed_at(laughable, seats, options) == []
