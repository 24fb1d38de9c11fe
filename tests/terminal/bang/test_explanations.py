"""Explanations after a question mark: cards, words and their rules."""

from __future__ import annotations

import pytest

from tables.bang import rush, table, who
from terminal.bang.bang_tables import answering, crew, hall, platform, rules_in, rules_of, turn
from whistlestop.games.bang.game import GAME
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.rulebook import clauses


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_the_viewers_cards_character_and_role(language: str) -> None:
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


def test_a_question_mark_explains_the_viewers_railcars() -> None:
    _, text = answering(platform(), "A", "?", "end")
    assert [f"\n{word}: " in text for word in ("Mail Car", "Caboose", "Ghost Car", "Barrel")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("question", ["?pickaxe", "?nuggets", "?shadow", "?caboose", "?train"])
def test_a_word_of_an_expansion_not_in_play_is_not_explained(question: str) -> None:
    assert "is not one of the choices" in answering(turn(), "A", question, "7")[1]


def test_a_question_mark_explains_the_viewers_equipment_and_shadows() -> None:
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
def test_an_unknown_word_is_not_explained(question: str) -> None:
    assert "is not one of the choices" in answering(turn(), "A", question, "7")[1]


def test_explanations_leave_the_question_as_it_was() -> None:
    assert answering(turn(), "A", "?", "1", "?2", "2")[0] == "play bang-QH at 2"


def explained(text: str) -> str:
    """Return the printed text in one line: the console breaks long lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("question", "goal"), [("?", "yours"), ("?sheriff", "yours"), ("?outlaw", "about")]
)
def test_only_the_viewers_role_is_explained_in_the_second_person(
    question: str, goal: str, language: str
) -> None:
    say = Texts(language).say
    role = "outlaw" if goal == "about" else "sheriff"
    title = say(f"bang-role-{role}") if question[1:] else ""
    _, text = answering(turn(), "A", f"?{title}", "7", language=language)
    assert f"{say(f'bang-role-{role}')}: {say(f'bang-role-{role}.{goal}')}" in explained(text)


@pytest.mark.parametrize(
    ("question", "goal"),
    [
        ("?", "Deputy: You hunt the Renegade."),
        ("?deputy", "Deputy: You hunt the Renegade."),
        ("?outlaw", "Outlaw: The Outlaw hunts the Deputy"),
        ("?renegade", "Renegade: The Renegade hunts the Outlaw"),
    ],
)
def test_with_three_players_a_role_is_explained_by_its_target(question: str, goal: str) -> None:
    t = table(A="", B="", C="")
    assert [t.view().roles[seat] for seat in range(3)] == ["deputy", "outlaw", "renegade"]
    _, text = answering(t, "A", question, "")
    assert goal in explained(text)
    assert "Sheriff" not in text


@pytest.mark.parametrize("role", ["deputy", "outlaw", "renegade"])
def test_the_rules_of_a_role_are_those_for_the_number_of_players(role: str) -> None:
    hunt, four = "BASE-191", {"deputy": "BASE-187", "outlaw": "BASE-185", "renegade": "BASE-184"}
    for t, seats in ((rush(A="", B="", C="", shadows=True), 3), (rush(players=5), 5)):
        rules = rules_in(answering(t, "A", f"?{role}", "")[1])
        assert (hunt in rules, four[role] in rules) == (seats == 3, seats == 5)
        assert "BASE-008" not in rules
    assert "Sheriff" not in answering(rush(A="", B="", C="", shadows=True), "A", f"?{role}", "")[1]


@pytest.mark.parametrize(("seats", "question"), [("AB", "?outlaw"), ("ABC", "?sheriff")])
def test_a_role_that_nobody_has_is_not_explained(seats: str, question: str) -> None:
    t = table(players=len(seats))
    assert "is not one of the choices" in answering(t, "A", question, "")[1]


@pytest.mark.parametrize("question", ["?", "?roles"])
def test_two_players_read_that_there_are_no_roles(question: str) -> None:
    _, text = answering(table(A="", B=""), "A", question, "")
    assert "There are no roles. The last player alive wins." in explained(text)


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


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("?jail", "With Legends, they may instead discard a heart from their hand to be free."),
        ("?hand limit", "With Legends, you may keep 2 cards when you have 1 life point."),
    ],
)
def test_a_rule_that_legends_changes_is_explained_where_they_are_played(
    question: str, rule: str
) -> None:
    assert rule in explained(answering(hall(), "A", question, "end")[1])
    assert "Legends" not in answering(turn(), "A", question, "7")[1]


def test_the_words_of_legends_and_their_rules_are_explained() -> None:
    _, text = answering(hall(), "A", "?legend", "end")
    assert "LEG-0" in text
