"""`?` on a screen: pages that begin with the goal, the end and the winner of this match."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest

from terminal.emulated_screen import EmulatedConsole
from terminal.scripted_console import ScriptedConsole
from whistlestop import games
from whistlestop.engine.match import Match
from whistlestop.games.bang.roles import DEALT
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.rulebook import clauses
from whistlestop.terminal.console import Console, Quit
from whistlestop.terminal.screen import screen

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("bang", 5, {}),
    ("colt-super-express", 5, {"bandits": "dealt"}),
    ("train-heist", 3, {}),
]
each_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def ask(console: Console, game: str, seats: int, language: str = "en", **options: Any) -> Match:
    """Answer the first question of a match at this console."""
    match = Match(games.find(game), seats, options, 3)
    seat = match.waiting[0]
    texts = Texts(language)
    console.texts = texts
    shown = screen(game, texts, tuple("ABCDEFGH"[:seats]))
    console.redraw(shown.drawings(match.view(seat)))
    question = match.ask(seat)
    assert question is not None
    with suppress(Quit):
        shown.answer(question, match.view(seat), console)
    return match


def explained(game: str, seats: int, language: str = "en", **options: Any) -> list[str]:
    """Return the lines that a question mark prints first."""
    console = ScriptedConsole("?")
    ask(console, game, seats, language, **options)
    return console.text.partition("> ?\n")[2].split("\n\n")[0].split("\n")


@each_table
def test_a_question_mark_shows_pages_and_then_the_question_again(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    console = EmulatedConsole("?", *[""] * 30)
    before = EmulatedConsole()
    ask(console, game, seats, **options)
    ask(before, game, seats, **options)
    pages = [page.rstrip().split("\n") for page in console.shown[1:]]
    prompts = [page[-1] for page in pages]
    last = prompts.index("Enter goes back")
    assert last > 0
    assert prompts[:last] == ["Enter shows more · q goes back"] * last
    assert [len(page) <= 24 for page in pages] == [True] * len(pages)
    assert pages[last + 1][-3:-1] == before.shown[0].rstrip().split("\n")[-3:-1]


@each_table
def test_the_first_page_begins_with_the_goal_the_end_and_the_winner(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    console = EmulatedConsole("?")
    ask(console, game, seats, **options)
    page = console.shown[1]
    words = [page.index(word) for word in ("Goal", "End: ", "Winner: ")]
    assert page.startswith("Goal")
    assert words == sorted(words)


@each_table
def test_no_line_of_the_pages_is_left_out(game: str, seats: int, options: dict[str, Any]) -> None:
    console, script = EmulatedConsole("?", *[""] * 30), ScriptedConsole("?")
    ask(console, game, seats, **options)
    ask(script, game, seats, **options)
    shown = " ".join("".join(console.shown[1:]).split())
    text = script.text.partition("> ?\n")[2].rpartition("> ")[0]
    for line in text.split("\n"):
        assert all(word in shown for word in line.split())


def test_q_ends_the_pages_and_not_the_game() -> None:
    console = EmulatedConsole("?", "q", "1")
    ask(console, "train-heist", 3)
    assert len(console.shown) > 3


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_roles_are_those_of_this_number_of_players(seats: int) -> None:
    text = "\n".join(explained("bang", seats))
    assert f"{seats} players: " in text
    for role in set(DEALT[seats]):
        name = Texts("en").say(f"bang-role-{role}")
        assert f"{name} ({DEALT[seats].count(role)})" in text
    assert ("Deputies" in text) == (seats > 4)


def test_the_goal_of_bang_is_that_of_the_viewers_role() -> None:
    match = Match(games.find("bang"), 5, {}, 3)
    role = match.view(match.waiting[0]).roles[match.waiting[0]]
    say = Texts("en").say
    goal = f"Goal of your role, {say(f'bang-role-{role}')}: {say(f'bang-role-{role}.about')}"
    assert explained("bang", 5)[0] == goal


def test_three_players_of_bang_hunt_each_other_and_two_have_no_roles() -> None:
    three, two = "\n".join(explained("bang", 3)), "\n".join(explained("bang", 2))
    match = Match(games.find("bang"), 3, {}, 3)
    prey = {"deputy": "Renegade", "renegade": "Outlaw", "outlaw": "Deputy"}
    role = match.view(match.waiting[0]).roles[match.waiting[0]]
    assert f"eliminate the {prey[str(role)]} yourself." in three
    assert "be the last of the 2 players alive" in two
    assert "Sheriff" not in two


def test_the_goal_and_the_end_of_train_heist_have_the_numbers_of_the_match() -> None:
    text = "\n".join(explained("train-heist", 3, goal=15))
    events = Match(games.find("train-heist"), 3, {"goal": 15}, 3).view(None).events_left
    assert "drop 15 tiles of loot" in text
    assert "(knots left: 3)" in text
    assert f"(Event Cards left: {events})" in text


@pytest.mark.parametrize(("seats", "target"), [(2, 7), (3, 7), (4, 5)])
def test_the_winner_against_each_other_needs_the_counters_of_this_table(
    seats: int, target: int
) -> None:
    text = "\n".join(explained("train-heist", seats, mode="versus"))
    assert f"the first cowboy with {target} counters" in text
    assert f"Cowboys in the game: {seats}" in text


@pytest.mark.parametrize("seats", [3, 7])
def test_the_end_of_colt_super_express_counts_the_cars_of_this_train(seats: int) -> None:
    text = "\n".join(explained("colt-super-express", seats, bandits="dealt"))
    assert f"cars left besides the Locomotive: {seats + 1}." in text
    assert f"Bandits aboard now: {seats} of {seats}." in text


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_comes_first_in_every_language(
    game: str, seats: int, options: dict[str, Any], language: str
) -> None:
    first = explained(game, seats, language, **options)[0]
    assert first.split()[0].rstrip(":") == {"en": "Goal", "it": "Obiettivo", "pt": "Meta"}[language]


NOTED = [  # a word, a clause about it, and whether the clause rests on a ruling of ours
    ("bang", 5, {}, "bang-card-duel", "BASE-025", "B-16"),
    ("train-heist", 3, {}, "heist-word-trade", "TH-067", "H-50"),
    ("colt-super-express", 5, {"bandits": "dealt"}, "colt-card-fire", "COLT-052", ""),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options", "word", "clause_id", "ruling"), NOTED)
def test_all_rules_of_a_word_tell_our_rulings_and_an_overview_does_not(
    game: str,
    seats: int,
    options: dict[str, Any],
    word: str,
    clause_id: str,
    ruling: str,
    language: str,
) -> None:
    say, book = Texts(language).say, clauses(clause_id.partition("-")[0], language)
    note = say("rules-note", note=next(each.note for each in book if each.id == clause_id))
    texts = []
    for question in (f"?{say(word)}", "?"):
        console = ScriptedConsole(question)
        ask(console, game, seats, language, **options)
        texts.append(" ".join(console.text.split()))
    assert ruling in note
    assert [note in text for text in texts] == [True, False]
    assert say("rules-note", note="").strip() not in texts[1]


@each_table
def test_no_explanation_looks_like_a_line_of_a_menu(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    console = ScriptedConsole("?")
    ask(console, game, seats, **options)
    lines = console.text.partition("> ?\n")[2].split("\n")
    assert [line for line in lines if re.match(r" *\d+ ", line)] == []
