"""Typing a scheme and picking a bandit, with explanations meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from terminal.colt_super_express.colt_tables import scheming, screen
from terminal.scripted_console import ScriptedConsole
from whistlestop.engine.ask import Answer
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Quit


@pytest.mark.parametrize(
    ("typed", "scheme"),
    [
        pytest.param("134/", "flip move fire", id="numbers in one go"),
        pytest.param("4/1/3/", "fire flip move", id="one number after the other"),
        pytest.param("41/3/", "fire flip move", id="two numbers, then one"),
        pytest.param("1 3 4/", "flip move fire", id="numbers with spaces"),
        pytest.param("1,3,4/", "flip move fire", id="numbers with commas"),
        pytest.param("4, 13/", "fire flip move", id="numbers with a comma and a space"),
        pytest.param("fire/flip/change-floor/", "fire flip change-floor", id="names"),
        pytest.param("Fi/FL/change f/", "fire flip change-floor", id="beginnings of names"),
        pytest.param("mo/12/", "move flip change-floor", id="a name, then numbers"),
        pytest.param("1/2/u/34/", "flip move fire", id="undo one"),
        pytest.param("123/u/u/43/", "flip fire move", id="undo two of three"),
        pytest.param("123/u/u/u/u/432/", "fire move change-floor", id="undo more than all"),
    ],
)
def test_typed_text_makes_a_scheme(typed: str, scheme: str) -> None:
    assert scheming(*typed.split("/"))[0] == Answer("scheme", tuple(scheme.split()))


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        pytest.param("1/1/23/", "Flip is already", id="a repeated card"),
        pytest.param("11/123/", "Flip is already", id="a card repeated in one go"),
        pytest.param("123/4/", "stack already has 3 cards", id="a fourth card"),
        pytest.param("1234/123/", "stack already has 3 cards", id="four cards in one go"),
        pytest.param(
            "1/234/23/", "stack already has 3 cards", id="one and then three: none is taken"
        ),
        pytest.param("1/5/23/", '"5" is not one', id="a card that is not there"),
        pytest.param("0/123/", '"0" is not one', id="number zero"),
        pytest.param("f/123/", '"f" can mean: 1 Flip · 4 Fire', id="a beginning of two names"),
        pytest.param("/123/", "Choose 3 more cards", id="Enter without a card"),
        pytest.param("12//3/", "Choose 1 more card.", id="Enter with two cards"),
        pytest.param("1/2 5/23/", '"5" is not one', id="one of two numbers is no card"),
        pytest.param("1/horse/23/", '"horse" is not one', id="a card that is not in play"),
        pytest.param("-1/123/", '"-1" is not one', id="a negative number"),
        pytest.param("²/123/", '"²" is not one', id="a number that is no digit"),
    ],
)
def test_an_invalid_choice_is_refused_and_changes_nothing(typed: str, refused: str) -> None:
    answer, text = scheming(*typed.split("/"))
    assert (answer, text.count(refused)) == (
        Answer("scheme", ("flip", "change-floor", "move")),
        1,
    )


def test_names_are_those_of_the_language() -> None:
    answer, _ = scheming("spara", "girati", "muoviti", "", language="it")
    assert answer == Answer("scheme", ("fire", "flip", "move"))


def test_the_stack_is_shown_as_it_grows_and_what_confirms_it() -> None:
    _, text = scheming("4", "12", "")
    assert text.splitlines() == [
        "Belle, round 1: choose 3 cards. The first one goes on top.",
        "1 Flip   2 Change Floor   3 Move   4 Fire",
        "numbers choose · u takes back · ? explains · hint helps · q leaves",
        "> 4",
        "Your stack, top first: Fire",
        "> 12",
        "Your stack, top first: Fire, Flip, Change Floor",
        "Press Enter to lay the cards face down, or u to take the last card back.",
        "> ",
    ]


def test_leaving_in_mid_scheme_answers_nothing() -> None:
    with pytest.raises(Quit):
        scheming("12")


def rules_in(text: str) -> list[str]:
    return [word.rstrip(":") for word in text.split() if word.startswith("COLT-")]


def first_rule(word: str) -> str:
    return next(clause.id for clause in clauses("COLT") if word in clause.about)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_every_card_of_the_table_with_its_first_rule(
    language: str,
) -> None:
    _, text = scheming("?", "123", "", expansions="reflex horse time-car", language=language)
    cards = ["flip", "change-floor", "move", "fire", "reflex", "horse"]
    ids = [*(f"colt-card-{card}" for card in cards), "colt-word-stunned", "colt-word-time-car"]
    say, about = Texts(language).say, Texts(language).about
    lines = " ".join(text.split())
    assert (
        [f"{say(each)}: {about(each, ['reflex'])}" in lines for each in ids],
        rules_in(text),
    ) == (
        [True] * 8,
        [first_rule(word) for word in [*cards, "stunned", "time-car"]],
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_card_are_in_the_language_of_the_reader(language: str) -> None:
    _, text = scheming("?4", "123", "", language=language)
    fire = [clause.rule for clause in clauses("COLT", language) if "fire" in clause.about]
    assert [rule for rule in fire if rule not in " ".join(text.split())] == []


def test_a_question_mark_tells_nothing_of_expansions_that_are_not_in_play() -> None:
    _, text = scheming("?", "123", "")
    assert [word in text for word in ("Horse:", "Reflex:", "Time Travel Car:")] == [False] * 3


@pytest.mark.parametrize("question", ["?", "?stunned"])
def test_stunned_mentions_reflex_only_where_it_is_in_play(question: str) -> None:
    told = "If the card is Reflex, you get up and fire."
    with_reflex = scheming(question, "123", "", expansions="reflex")[1]
    without = scheming(question, "123", "")[1]
    assert (told in " ".join(with_reflex.split()), told in " ".join(without.split())) == (
        True,
        False,
    )


@pytest.mark.parametrize("question", ["?4", "? 4", "?fire", "?fi"])
def test_a_question_mark_and_a_card_show_all_rules_of_that_card(question: str) -> None:
    _, text = scheming(question, "123", "")
    fire = [clause.id for clause in clauses("COLT") if "fire" in clause.about]
    assert (len(fire) > 3, rules_in(text)) == (True, fire)


def test_a_question_mark_and_a_beginning_of_two_names_tell_them_both() -> None:
    _, text = scheming("?f", "123", "")
    assert ('"f" can mean: 1 Flip · 4 Fire' in text, rules_in(text)) == (True, [])


def test_explanations_leave_the_scheme_as_it_was() -> None:
    answer, _ = scheming("4", "?", "1", "?2", "3", "?", "")
    assert answer == Answer("scheme", ("fire", "flip", "move"))


def picking(*words: str) -> tuple[Answer, str]:
    match, console = Match(GAME, 3, seed=1), ScriptedConsole(*words)
    return screen().answer(match.asks[0], match.view(0), console), console.text


@pytest.mark.parametrize("typed", ["5", "ghost", "Gh", "g", "/5", "8/5", "d/5", "?/5", "nobody/5"])
def test_a_bandit_is_picked_by_number_or_name(typed: str) -> None:
    assert picking(*typed.split("/"))[0] == Answer("pick", ("ghost",))


def test_the_example_in_the_explanation_is_a_valid_choice() -> None:
    _, text = picking("?", "?4", "1")
    assert ("such as ?4" in text, '"?4" is not one of the choices' in text) != (True, True)


@pytest.mark.parametrize("ask", [picking, scheming])
def test_a_number_of_thousands_of_digits_is_refused_like_any_other(
    ask: Callable[..., tuple[Answer, str]],
) -> None:
    with pytest.raises(Quit):
        ask("?" + "1" * 5000, "1" * 5000)
