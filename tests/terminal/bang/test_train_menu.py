"""The menus of The Great Train Robbery."""

from __future__ import annotations

import pytest

from tables.bang import Who, who
from terminal.bang.bang_tables import answering, asked_of, drawn, platform, screen
from terminal.scripted_console import ScriptedConsole
from whistlestop.engine.ask import Answer, Ask


def test_railcars_come_after_the_hand_with_their_stations_and_prices() -> None:
    _, text = answering(platform(), "A", "end")
    assert text.splitlines()[1:-2] == [
        " 1 Play BANG! Q♥ against Sgt. Blaze",
        " 2 Play Beer 6♥",
        " 3 Play BANG! K♥ against Sgt. Blaze",
        " 4 Use Mail Car: discard it, draw 3 cards, give one away",
        " 5 Take Caboose at San Tafe without paying",
        " 6 Take Caboose at San Tafe (a hearts card)",
        " 7 Take Private Car at Boom Town without paying",
        " 8 Take Private Car at Boom Town (a BANG!)",
        " 9 Move the train on, then take a railcar",
        "10 End the turn",
    ]


def test_the_menu_asks_for_the_payment_by_the_numbers_of_the_hand() -> None:
    t = platform(A=who("duel-QD beer-6H bang-KH", "barrel-QS mustang-9H", "black-jack"))
    answer, text = answering(t, "A", "caboose", "3")
    assert (answer, text.splitlines()[-6:-2]) == (
        "board caboose bang-KH",
        ["Caboose: what do you pay with?", " 2 Beer 6♥", " 3 BANG! K♥", " 4 Mustang 9♥"],
    )


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("5", "board caboose to free", id="for nothing, by number"),
        pytest.param("caboose", "board caboose to free", id="by name, for nothing if that can be"),
        pytest.param("8/bang! k", "board private-car bang-KH", id="with a card"),
        pytest.param("8//9", "advance", id="Enter goes back"),
        pytest.param("move", "advance", id="the beginning of an answer"),
        pytest.param("mail", "use mail-car", id="a railcar of the player"),
    ],
)
def test_typed_text_takes_a_railcar(typed: str, answer: str) -> None:
    assert answering(platform(), "A", *typed.split("/"))[0] == answer


def test_an_exchange_is_asked_in_three_steps() -> None:
    t = platform(
        A=who("switch-6H", "barrel-QS scope", "black-jack"),
        C=who("", "dynamite-2H", "rose-doolan"),
    )
    answer, text = answering(t, "A", "switch", "2", "dyn")
    keys = "a number chooses · Enter goes back · ? explains · q leaves"
    assert (answer, text.splitlines()[-10:]) == (
        "play switch-6H barrel-QS dynamite-2H at 2",
        [
            "Switch 6♥: which of your cards do you give?",
            " 2 Barrel Q♠",
            " 3 Scope A♠",
            keys,
            "> 2",
            "Switch 6♥: Barrel Q♠ for which card?",
            " 1 Evan Babbit: Mustang 8♥",
            " 2 Rose Doolan: Dynamite 2♥",
            keys,
            "> dyn",
        ],
    )


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("sleeper/scope/evan", "use sleeper-car scope-AS at 1", id="names"),
        pytest.param("2/2/3", "use sleeper-car barrel-QS at 3", id="numbers"),
        pytest.param("2/2//2/3/1", "use sleeper-car scope-AS at 1", id="Enter starts again"),
    ],
)
def test_a_card_that_is_spent_on_a_shot_comes_before_its_target(typed: str, answer: str) -> None:
    t = platform(A=who("missed", "sleeper-car barrel-QS scope", "black-jack"))
    given, text = answering(t, "A", *typed.split("/"))
    card = "Barrel Q♠" if "barrel" in answer else "Scope A♠"
    assert (given, f"Sleeper Car and {card}: against whom?" in text) == (answer, True)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("evan/2", "use evan-babbit beer-6H at 2", id="a shot passed on"),
        pytest.param("caboose/mustang", "use caboose mustang-8H", id="a blue card as a Missed!"),
        pytest.param("bagg", "use baggage-car", id="a railcar as a Missed!"),
    ],
)
def test_a_shot_is_dodged_by_new_means(typed: str, answer: str) -> None:
    t = platform(
        A=who("bang-QH", "scope", character="black-jack"),
        B=who("bang-KH beer-6H", "caboose mustang-8H baggage-car", "evan-babbit"),
        train="private-car",
    )
    t.play("A", "bang", at="B")
    assert answering(t, "B", *typed.split("/"))[0] == answer


@pytest.mark.parametrize(
    ("me", "line"),
    [
        (
            who("", "baggage-car", "black-jack"),
            "Baggage Car: discard it as a BANG!, a Panic! or a Cat Balou",
        ),
        (who("", "", "zippy-roy"), "Zippy Roy: move the train on by one station for free"),
        (
            who("", "sleeper-car barrel-QS scope", "black-jack"),
            "Sleeper Car: discard another blue card as a BANG!",
        ),
    ],
)
def test_an_offer_says_its_price_and_its_effect(me: Who, line: str) -> None:
    assert f" Use {line}\n" in answering(platform(A=me), "A", "end")[1]


def test_offers_against_a_shot_say_their_price_and_their_effect() -> None:
    t = platform(
        A=who("bang-QH", "scope", character="black-jack"),
        B=who("beer-6H", "caboose mustang-8H baggage-car", "evan-babbit"),
        C=who(character="manuelita"),
        train="private-car",
    )
    t.play("A", "bang", at="B")
    assert [line[3:] for line in answering(t, "B", "do")[1].splitlines() if "Use " in line] == [
        "Use Baggage Car: discard it as a Missed!",
        "Use Caboose: discard another blue card as a Missed!",
        "Use Evan Babbit: discard Beer 6♥ and pass the shot on to Manuelita",
    ]


def test_the_locomotive_is_what_shoots_at_the_end_of_the_line() -> None:
    t = platform(A=who("full-steam bang", character="black-jack"))
    t.play("A", "full-steam").do("A", "done")
    _, text = answering(t, "A", "its effect")
    assert text.startswith(
        "Full Steam: what does Ironhorse do?\n 1 No effect\n 2 Its effect, twice"
    )
    t.do("A", "double")
    _, text = answering(t, "A", "")
    assert text.startswith("You are shot at with Ironhorse. How do you dodge?")
    assert "\nBlack Jack is shot at with Ironhorse and needs 1 Missed!\n" in drawn(t)


def test_the_locomotive_is_also_a_store() -> None:
    t = platform(A=who("full-steam bang", character="black-jack"), side="leland")
    t.play("A", "full-steam").do("A", "done").do("A", "double")
    assert answering(t, "A", "1")[1].startswith("Leland: which card do you take?")


def test_a_card_of_the_mail_is_given_by_its_place() -> None:
    t = platform(deck="duel-QD missed-2S stagecoach-9S").use("A", "mail-car")
    assert asked_of(t, "A", "duel", "sgt") == [
        "Which of the new cards do you give away?",
        " 1 Give Duel Q♦ away",
        " 2 Give Missed! 2♠ away",
        " 3 Give Stagecoach 9♠ away",
        "give at 3 for 1",
    ]


def test_a_robbed_player_chooses_card_by_card() -> None:
    t = platform(A=who("train-robbery-4D", character="black-jack"))
    assert asked_of(t.play("A", "train-robbery", at="B"), "B", "keep ghost") == [
        "Train Robbery 4♦ from Black Jack: do you discard a card, or keep it and be shot at?",
        " 1 Discard Ghost Car",
        " 2 Discard Mustang 8♥",
        " 3 Keep Ghost Car and be shot at",
        " 4 Keep Mustang 8♥ and be shot at",
        "shot ghost-car",
    ]


def test_the_menu_asks_whom_to_leave_out() -> None:
    t = platform(A=who("gatling", character="sgt-blaze"), D=who(character="black-jack"))
    assert asked_of(t.play("A", "gatling"), "A", "manu") == [
        "Gatling: whom do you leave out?",
        " 1 Leave out Evan Babbit",
        " 2 Leave out Manuelita",
        " 3 Leave out Black Jack",
        " 4 Leave out nobody",
        "spare at 2",
    ]


def test_the_menu_offers_to_discard_a_card_of_the_map() -> None:
    t = platform(phase="start", A=who("missed", "map", "sancho"), deck="bang-QH beer-6H")
    assert asked_of(t, "A", "beer") == [
        "Which of these cards do you discard?",
        " 1 Discard BANG! Q♥",
        " 2 Discard Beer 6♥",
        " 3 Discard nothing",
        "drop for 2",
    ]


def test_the_only_line_of_a_menu_with_several_targets_is_skipped() -> None:
    t = platform(A=who("", "passenger-car", "sancho"), C=who(character="rose-doolan"))
    assert asked_of(t.use("A", "passenger-car"), "A", "evan babbit: m") == [
        "Passenger Car: against whom?",
        " 1 Evan Babbit: a card from the hand",
        " 2 Evan Babbit: Mustang 8♥",
        "as panic mustang-8H at 1",
    ]


def test_the_railcars_of_others_are_discarded_by_name() -> None:
    t = platform(A=who("", "coal-hopper dining-car", "black-jack"), train="private-car")
    assert asked_of(t.use("A", "coal-hopper"), "A", "ghost") == [
        "Which railcar in play do you discard?",
        " 1 Discard Black Jack's Dining Car",
        " 2 Discard Evan Babbit's Ghost Car",
        "discard ghost-car at 1",
    ]


@pytest.mark.parametrize(
    ("kind", "last"),
    [
        ("order", "Discard the rest in any order"),
        ("board", "Take no railcar"),
        ("swap", "Keep your cards"),
    ],
)
def test_the_done_line_is_worded_for_its_question(kind: str, last: str) -> None:
    ask = Ask(0, kind, (Answer("discard", ("bang-QH",)), Answer("done")))
    console = ScriptedConsole("4")
    screen().answer(ask, platform().view("A"), console)
    assert last in console.text
