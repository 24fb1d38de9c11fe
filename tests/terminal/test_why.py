"""Typing `why CARD`: at one terminal and at the table of a server."""

from __future__ import annotations

from typing import Any

import pytest

from tables import train_heist
from tables.bang import Bench, rush, table, who
from terminal.fake_network import MATCH, FakeTable
from terminal.online_table.players import PLAYING, run_until_quit
from terminal.scripted_console import ScriptedConsole
from whistlestop.engine.match import Match
from whistlestop.games.colt_super_express.game import GAME as COLT
from whistlestop.locales import Texts
from whistlestop.terminal.console import Quit
from whistlestop.terminal.local_match import LocalMatch
from whistlestop.wire.from_client import WhyNot

SHOT = "Missed! answers a shot at you. In your turn it has no effect."


def typed(match: Match, *words: str, seat: int = 0) -> str:
    """Return what is printed after these words, typed by the person of this seat."""
    console = ScriptedConsole(*words)
    match.names = tuple("Ann" if each == seat else "bot easy" for each in range(match.seats))
    with pytest.raises(Quit):
        LocalMatch(match, Texts("en"), console, pause=0).play()
    return console.text.partition(words[0] + "\n")[2]


def bang(**more: Any) -> Bench:
    a = who("missed bang", play="schofield")
    b, d = who(character="paul-regret"), who(character="rose-doolan")
    return rush(A=a, B=b, C="", D=d, E="", F="", **more)


@pytest.mark.parametrize("words", ["why missed", "why 1", "why Missed! 2"])
def test_a_card_of_the_hand_is_explained(words: str) -> None:
    text = typed(bang().match, words)
    assert text.startswith(SHOT)
    assert "BASE-049: A player who is shot at" in text


def test_a_target_stands_after_a_comma() -> None:
    assert typed(bang().match, "why bang, rose").startswith(
        "Out of reach: Rose Doolan is at distance 3, and your"
    )
    assert typed(bang().match, "why bang, paul").startswith("You can use it now.")


def test_cards_on_the_table_are_explained_too() -> None:
    assert "costs 3 nuggets, and you have 0." in typed(bang(display="boots").match, "why boots")


def test_words_that_mean_nothing_are_not_understood() -> None:
    assert typed(bang().match, "why saloon").startswith('"saloon" is not one of the choices.')
    assert typed(bang().match, "why bang, zoe").startswith('"bang, zoe" is not one')


def test_a_question_mark_says_the_reason_before_the_explanation() -> None:
    text = typed(table(A="missed bang", B="", C="").match, "? missed")
    assert text.startswith(SHOT)
    assert "Play it when you are shot at." in text
    assert "You can use it now." not in typed(table(A="bang", B="", C="").match, "? bang")


def test_places_and_cowboys_of_train_heist_are_explained() -> None:
    t = train_heist.table(A=train_heist.who("CC", "KEY-1"), B=train_heist.who("G08"))
    assert typed(t.match, "why r05").startswith("Too far: one action takes you")
    assert typed(t.match, "why B1").startswith("You loot a car from inside.")
    assert typed(t.match, "why key-1").startswith("This card would move a horse")


def test_a_taken_bandit_of_colt_super_express_is_explained() -> None:
    match = Match(COLT, 3, seed=1)
    match.choose(0, match.asks[0].answers[0])
    taken = match.choices[0][1].cards[0]
    assert "plays this bandit already." in typed(match, f"why {taken}", seat=1)


def test_a_server_is_asked_for_the_reason() -> None:
    fake = FakeTable("why fire, Bo")
    fake.tell(PLAYING, fake.standing())
    said = run_until_quit(fake)
    (asked,) = [each for each in fake.network.requests if isinstance(each, WhyNot)]
    assert (asked.match, asked.card, asked.seat, asked.place) == (MATCH, "fire", 1, None)
    assert "You choose only cards." in said
    assert "COLT-020: Each player secretly chooses" in said
