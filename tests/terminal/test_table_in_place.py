"""The table on a screen: it is drawn in place, and the question and the news are visible."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import pytest

from tables.every_game import play_on
from terminal.emulated_screen import EmulatedConsole
from terminal.scripted_console import ScriptedConsole
from whistlestop import games
from whistlestop.engine.match import Match
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal.console import Quit
from whistlestop.terminal.local_match import LocalMatch
from whistlestop.terminal.replay import Replay
from whistlestop.terminal.seat_names import seat_names

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("bang", 4, {}),
    ("bang", 7, {}),
    ("colt-super-express", 5, {"bandits": "dealt"}),
    ("train-heist", 3, {}),
]
each_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


class Asked(NamedTuple):
    """A question that has just been asked: the screen, and the lines that a script would see."""

    screen: str
    lines: list[str]
    hand: list[str]


def play(
    game: str, seats: int, options: dict[str, Any], *, rows: int = 24, language: str = "en"
) -> tuple[EmulatedConsole, list[Asked]]:
    """Type numbers for a while; return the console, and each question when it was asked first."""
    match = Match(games.find(game), seats, options, 3, seat_names(seats, 1, "easy"))
    luck, asked, answered = Random(3), [], -1
    console = EmulatedConsole(rows=rows)
    local_match = LocalMatch(match, Texts(language), console, pause=0)
    for bot in local_match.bots.values():
        bot.rng = Random(3)

    def type_any(_prompt: str) -> None:
        nonlocal answered
        if len(match.choices) != answered:
            asked.append(_asked(local_match, console))
            answered = len(match.choices)
        typed = str(luck.randrange(1, 9))
        if game.startswith("colt"):
            typed = luck.choice(["123", ""])
        console.words = [typed] if len(console.shown) < 60 else []

    console.before = type_any
    try:
        local_match.play()
    except Quit:
        console.update()
    return console, asked


def names_of(screen: Any) -> Any:
    return screen.names if hasattr(screen, "names") else screen.menu.names


def _asked(local_match: LocalMatch, console: EmulatedConsole) -> Asked:
    ask, view = local_match.match.ask(0), local_match.match.view(0)
    assert ask is not None
    script = ScriptedConsole()
    with suppress(Quit):
        local_match.screen.answer(ask, view, script)
    lines = [" ".join(line.split()) for line in script.text.split("\n")]
    hand = view.cowboys[0].hand if hasattr(view, "cowboys") else view.hand
    names: Any = names_of(local_match.screen)
    shown = [names.card(card) for card in hand] if hasattr(names, "card") else []
    return Asked(console.shown[-1], lines[:-1], shown)


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_screen_shows_the_question_and_the_viewers_cards(
    game: str, seats: int, options: dict[str, Any], language: str
) -> None:
    _, asked = play(game, seats, options, language=language)
    assert len(asked) > 3
    for each in asked:
        text = " ".join(each.screen.split())
        assert each.screen.rstrip().split("\n")[-1] == ">"
        assert [line for line in (*each.lines, *each.hand) if line not in text] == []


@each_table
def test_the_table_stands_once_on_the_screen_and_the_news_below_it(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    console, _ = play(game, seats, options, rows=60)
    table = {"bang": r"^.\* ", "colt-super-express": r"^\* ", "train-heist": r"\+---1---\+"}[game]
    drawn = [len(re.findall(table, screen, re.MULTILINE)) for screen in console.shown]
    assert max(drawn) == 1
    assert drawn[0] == 1


def test_the_news_stands_between_the_table_and_the_question() -> None:
    console, _ = play("bang", 4, {}, rows=60)
    screen = next(each for each in console.shown[1:] if "starts their turn" in each)
    order = [screen.index(word) for word in ("Your hand", "starts their turn", "a number chooses")]
    assert order == sorted(order)


def test_news_is_gone_after_the_next_answer() -> None:
    console, _ = play("colt-super-express", 4, {"bandits": "dealt"}, rows=60)
    rounds = [re.findall(r"^Round (\d)", screen, re.MULTILINE) for screen in console.shown]
    assert max(map(len, rounds)) == 1


def test_earlier_screens_stay_in_the_scrollback() -> None:
    console, _ = play("bang", 4, {}, rows=24)
    assert sum("starts their turn" in line for line in console.screen.scrolled) > 3


def test_a_dot_shows_the_whole_table_page_by_page_and_then_the_question_again() -> None:
    match = Match(games.find("train-heist"), 3, {}, 3, seat_names(3, 1, "easy"))
    console = EmulatedConsole(".", "", "", "", "")
    with pytest.raises(Quit):
        LocalMatch(match, Texts("en"), console, pause=0).play()
    first, *pages, last = console.shown[:-1]
    assert all("Enter" in page.rstrip().split("\n")[-1] for page in pages)
    assert "Wanted:" in "".join(pages)
    assert (len(pages) > 1, last.split("\n> ")[0]) == (True, first.split("\n> ")[0])


def test_a_person_who_has_read_enough_goes_back_at_once() -> None:
    match = Match(games.find("train-heist"), 3, {}, 3, seat_names(3, 1, "easy"))
    console = EmulatedConsole(".", "q")
    with pytest.raises(Quit):
        LocalMatch(match, Texts("en"), console, pause=0).play()
    first, page, last = console.shown
    assert ("Enter shows more" in page, last) == (True, first)


def test_a_replay_draws_each_step_in_place() -> None:
    match = Match(games.find("bang"), 4, {}, 3, seat_names(4, 1, "easy"))
    play_on(match, Random(3))
    console = EmulatedConsole("", "", rows=40)
    Replay(match.record(), None, Texts("en")).browse(console)
    steps = [re.findall(r"--- Step (\d+)", screen) for screen in console.shown]
    assert steps == [["1"], ["2"], ["3"]]
