"""The menus of the base game."""

from __future__ import annotations

import pytest

from tables.bang import deal, table, who
from terminal.bang.bang_tables import answering, turn
from whistlestop.locales import Texts
from whistlestop.terminal.console import Quit


def test_a_turn_is_asked_card_by_card_with_the_numbers_of_the_hand() -> None:
    _, text = answering(turn(), "A", "7")
    assert text.splitlines() == [
        "Your turn: what will you play?",
        " 1 Play BANG! Q♥",
        " 2 Play BANG! K♥",
        " 3 Play Cat Balou K♥",
        " 5 Play Beer 6♥",
        " 6 Use Sid Ketchum: discard 2 cards, regain 1 life point",
        " 7 End the turn",
        "a number chooses · ? explains · hint helps · q leaves",
        "> 7",
    ]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        pytest.param("1/2", "play bang-QH at 2", id="numbers"),
        pytest.param("bang/ros", "play bang-QH at 3", id="the first of a kind, and a character"),
        pytest.param("bang! k/black j", "play bang-KH at 2", id="a card by its sign"),
        pytest.param("bang-kh/b", "play bang-KH at 2", id="a card by its id"),
        pytest.param("2//1/1", "play bang-QH at 1", id="Enter goes back"),
        pytest.param("cat/jesse/barrel", "play cat-balou-KH barrel-QS at 1", id="a card in play"),
        pytest.param("3/1", "play cat-balou-KH at 1 to hand", id="a card from a hand"),
        pytest.param("be", "play beer-6H", id="the beginning of a card"),
        pytest.param("sid/4", "use sid-ketchum missed-2S", id="a trade by the hand's numbers"),
        pytest.param("6/beer", "use sid-ketchum beer-6H", id="a trade by name"),
        pytest.param("e", "end", id="the beginning of an answer"),
        pytest.param("end", "end", id="a verb"),
        pytest.param("4/7", "end", id="a card that cannot be played"),
        pytest.param("b/0/99/²/nobody//7", "end", id="nothing that is there"),
    ],
)
def test_typed_text_plays_a_turn(typed: str, answer: str) -> None:
    if typed == "cat/jesse/barrel":  # two ways to rob Jesse Jones: the player alone is not enough
        told = '"jesse" can mean: 1 Jesse Jones: a card from the hand · 2 Jesse Jones: Barrel Q♠'
        assert told in answering(turn(), "A", *typed.split("/"))[1]
    assert answering(turn(), "A", *typed.split("/"))[0] == answer


def test_the_menu_asks_for_the_target_if_there_are_several() -> None:
    _, text = answering(turn(), "A", "1", "1")
    assert text.splitlines()[9:] == [
        "BANG! Q♥: against whom?",
        " 1 Jesse Jones",
        " 2 Black Jack",
        " 3 Rose Doolan",
        "a number chooses · Enter goes back · ? explains · q leaves",
        "> 1",
    ]


def test_a_card_with_one_target_says_so_and_asks_no_more() -> None:
    t = table(A=who("jail-4H", character="jesse-jones"), B=who(character="black-jack"))
    answer, text = answering(t, "A", "1")
    assert (answer, "Play Jail 4♥ against Black Jack" in text) == ("play jail-4H at 1", True)


def test_names_are_those_of_the_language() -> None:
    assert answering(turn(), "A", "birra", language="it")[0] == "play beer-6H"
    assert answering(turn(), "A", "cerv", language="pt")[0] == "play beer-6H"


@pytest.mark.parametrize(
    ("language", "theirs", "own"),
    [
        ("en", "Duel Q♦ from Vulture Sam:", "Your Duel Q♦ against Black Jack:"),
        ("it", "Duello Q♦ di Vulture Sam:", "Duello Q♦ contro Black Jack:"),
        ("pt", "Duelo Q♦ de Vulture Sam:", "Duelo Q♦ contra Black Jack:"),
    ],
)
def test_the_question_of_a_duel_names_the_opponent(language: str, theirs: str, own: str) -> None:
    a, b = who("duel-QD bang-QH", character="vulture-sam"), who("bang-2D", character="black-jack")
    t = table(A=a, B=b, C="", D="").play("A", "duel", at="B")
    assert answering(t, "B", "1", language=language)[1].startswith(theirs)
    t.answer("B", "bang")
    assert answering(t, "A", "1", language=language)[1].startswith(own)


def test_a_shot_is_answered_with_a_card_a_barrel_or_nothing() -> None:
    t = table(
        A=who("bang-QH", character="jesse-jones"),
        B=who("beer-6H missed-2S bang-AS", "barrel-QS", "calamity-janet"),
        C="",
    )
    t.play("A", "bang", at="B")
    answer, text = answering(t, "B", "barrel")
    assert (answer, text.splitlines()[:5]) == (
        "use barrel-QS",
        [
            "Jesse Jones shoots at you with BANG! Q♥. How do you dodge?",
            " 2 Play Missed! 2♠",
            " 3 Play BANG! A♠ as Missed!",
            " 4 Use Barrel Q♠: turn over a card; a heart counts as a Missed!",
            " 5 Do nothing",
        ],
    )


@pytest.mark.parametrize(
    ("typed", "answer"), [("2", "discard bang-2C"), ("4/3", "use sid-ketchum missed-2S")]
)
def test_sid_ketchum_may_discard_his_excess_or_trade_it(typed: str, answer: str) -> None:
    sid = who("beer-6H bang-2C missed-2S", life=2, character="sid-ketchum")
    t = table(A=sid, B="", C="", D="").end("A")
    chosen, text = answering(t, "A", *typed.split("/"))
    assert (chosen, text.splitlines()[:5]) == (
        answer,
        [
            "You may keep 2: discard 1 more card.",
            " 1 Discard Beer 6♥",
            " 2 Discard BANG! 2♣",
            " 3 Discard Missed! 2♠",
            " 4 Use Sid Ketchum: discard 2 cards, regain 1 life point",
        ],
    )


def test_a_player_who_can_only_pass_presses_enter() -> None:
    t = table(A=who("bang-QH", character="jesse-jones"), B="beer", C="")
    t.play("A", "bang", at="B")
    answer, text = answering(t, "B", "")
    assert (answer, "Enter goes on" in text) == ("pass", True)


def test_a_beginning_of_several_lines_tells_them() -> None:
    _, text = answering(turn(), "A", "b", "7")
    assert '"b" can mean: 1 Play BANG! Q♥ · 2 Play BANG! K♥ · 5 Play Beer 6♥' in text


def test_a_question_mark_and_a_beginning_of_several_names_tell_them() -> None:
    _, text = answering(turn(), "A", "?ba", "7")
    assert '"ba" can mean: BANG! · Barrel' in text


def test_an_empty_line_changes_nothing_where_there_are_several_answers() -> None:
    answer, text = answering(turn(), "A", "", "7")
    assert (answer, "not one of the choices" in text) == ("end", False)


def test_a_character_is_chosen_by_name_and_explained_before() -> None:
    t = deal(4, characters="choose")
    names = [answer.cards[0] for answer in t.ask("A").answers]
    answer, text = answering(t, "A", "?", names[1])
    about = [Texts("en").say(f"bang-character-{name}.about") for name in names]
    assert (answer, [each in text for each in about]) == (f"choose {names[1]}", [True, True])


@pytest.mark.parametrize("word", ["1" * 5000, "?" + "1" * 5000])
def test_a_number_of_thousands_of_digits_is_refused_like_any_other(word: str) -> None:
    assert '1..." is not one' in answering(turn(), "A", word, "7")[1]


def test_a_player_who_leaves_gives_no_answer() -> None:
    with pytest.raises(Quit):
        answering(turn(), "A", "1")
