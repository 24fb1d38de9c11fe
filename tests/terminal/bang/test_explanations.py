"""Explanations after a question mark: cards, words and their rules."""

from __future__ import annotations

import pytest

from tables.bang import rush, who
from terminal.bang.bang_tables import answering, crew, hall, platform, rules_in, rules_of, turn
from whistlestop.games.bang.game import GAME
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.rulebook import clauses


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_the_own_cards_character_and_role(language: str) -> None:
    _, text = answering(turn(), "A", "?", "7", language=language)
    cards = ["bang", "cat-balou", "missed", "beer"]
    ids = [*(f"bang-card-{card}" for card in cards), "bang-character-sid-ketchum"]
    say = Texts(language).say
    explained = [f"{say(each)}: {say(each + '.about')}\n" in text for each in ids]
    first = [rules_of(word)[0] for word in [*cards, "sid-ketchum", "sheriff"]]
    assert (explained, rules_in(text)) == ([True] * 5, first)


@pytest.mark.parametrize("question", ["?5", "? 5", "?beer", "?be"])
def test_a_question_mark_and_a_card_show_all_rules_of_that_card(question: str) -> None:
    _, text = answering(turn(), "A", question, "7")
    assert (len(rules_of("beer")) > 3, rules_in(text)) == (True, rules_of("beer"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_card_are_in_the_language_of_the_reader(language: str) -> None:
    _, text = answering(turn(), "A", "?5", "7", language=language)
    beer = [clause.rule for clause in clauses("BASE", language) if "beer" in clause.about]
    assert [rule for rule in beer if rule not in " ".join(text.split())] == []


def test_with_an_expansion_the_rules_of_its_book_are_shown_as_well() -> None:
    _, text = answering(crew(), "A", "?beer", "end")
    assert rules_in(text) == rules_of("beer", "BASE", "GR")


def test_the_rules_of_the_train_robbery_are_shown_where_it_is_played() -> None:
    _, text = answering(platform(), "A", "?bang", "end")
    assert rules_in(text) == rules_of("bang", "BASE", "GTR")
    _, text = answering(turn(), "A", "?bang", "7")
    assert rules_in(text) == rules_of("bang")


@pytest.mark.parametrize("question", ["?2", "?pickaxe", "?nuggets", "?equipment", "?lucky charm"])
def test_equipment_and_its_words_are_explained_where_there_is_any(question: str) -> None:
    assert "is not one of the choices" not in answering(crew(), "A", question, "end")[1]


@pytest.mark.parametrize(
    "question",
    [
        "?5",
        "?train",
        "?boom town",
        "?iron",
        "?leland",
        "?ghost",
        "?station",
        "?end of the",
        "?yooma",
    ],
)
def test_the_train_and_its_words_are_explained_where_there_is_one(question: str) -> None:
    assert "is not one of the choices" not in answering(platform(), "A", question, "end")[1]


def test_a_question_mark_explains_the_own_railcars() -> None:
    _, text = answering(platform(), "A", "?", "end")
    assert [f"\n{word}: " in text for word in ("Mail Car", "Caboose", "Ghost Car", "Barrel")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("question", ["?pickaxe", "?nuggets", "?shadow", "?caboose", "?train"])
def test_what_is_not_at_the_table_is_not_explained(question: str) -> None:
    assert "is not one of the choices" in answering(turn(), "A", question, "7")[1]


def test_a_question_mark_explains_the_own_equipment_and_what_it_is_to_be_a_shadow() -> None:
    t = rush(
        A=who(),
        B=who("", life=0, character="madam-yto", nuggets=3),
        C="",
        D="",
        display="boots rhum shot",
        out="B",
        shadows=True,
    )
    t.end("A").buy("B", "boots")
    _, text = answering(t, "B", "?", "end")
    assert [f"\n{word}: " in text for word in ("Boots", "Shadow", "Rhum")] == [True, True, False]


@pytest.mark.parametrize("question", ["?distance", "?jesse", "?dynamite", "?out of", "?renegade"])
def test_words_and_cards_that_are_not_in_hand_are_explained_too(question: str) -> None:
    assert "is not one of the choices" not in answering(turn(), "A", question, "7")[1]


@pytest.mark.parametrize("question", ["?nothing", "?9"])
def test_a_word_that_is_not_there_is_not_explained(question: str) -> None:
    assert "is not one of the choices" in answering(turn(), "A", question, "7")[1]


def test_explanations_leave_the_question_as_it_was() -> None:
    assert answering(turn(), "A", "?", "1", "?2", "2")[0] == "play bang-QH at 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_explained_has_a_rule(language: str) -> None:
    """Every card, character, role and word is explained by its own name."""
    say = Texts(language).say
    words = {word for book in GAME.rulebooks for clause in clauses(book) for word in clause.about}
    for word in sorted(words):
        families = ("card", "character", "role", "word", "station", "locomotive")
        assert any(_has(say, f"bang-{family}-{word}.about") for family in families), word


def _has(say: object, text_id: str) -> bool:
    assert callable(say)
    try:
        return bool(say(text_id))
    except LookupError:
        return False


def test_the_words_of_legends_and_their_rules_are_explained() -> None:
    _, text = answering(hall(), "A", "?legend", "end")
    assert "LEG-0" in text
