"""A match at a server's table: it is told once, and each question is answered once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from terminal.fake_network import MATCH, FakeTable, bot, table
from terminal.online_table.players import BO, PLAYERS, PLAYING, SCHEMES, run_until_quit
from whistlestop.client.errors import ConnectionLost
from whistlestop.client.reconnecting import Disconnected, Reconnected
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.wire.from_client import (
    Chat,
    Choose,
    Request,
    Stand,
)
from whistlestop.wire.from_server import Bye, Unplayable


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_by_typing(language: str) -> None:
    fake = FakeTable(*SCHEMES, language=language)
    fake.tell(PLAYING, fake.standing())
    text = run_until_quit(fake)
    said = Texts(language).say
    assert (
        fake.match.outcome is None,
        said("join-fair", seed="5") in " ".join(text.split()),
        said("join-keys-over") in text,
        [each for each in fake.network.requests if not isinstance(each, Choose)],
    ) == (False, True, True, [])


def test_every_question_is_answered_once_and_by_its_turn() -> None:
    fake = FakeTable(*SCHEMES)
    fake.tell(PLAYING, fake.standing())
    run_until_quit(fake)
    turns = [each.turn for each in fake.network.requests if isinstance(each, Choose)]
    assert turns == list(range(len(turns)))


def test_everything_that_happens_is_told_once() -> None:
    fake = FakeTable(*SCHEMES)
    fake.tell(PLAYING, fake.standing())
    text = run_until_quit(fake)
    revealed = [event for event in fake.match.events if event.kind == "revealed"]
    assert len(re.findall(r"^\w+ reveals", text, re.MULTILINE)) == len(revealed)


def test_missed_events_are_told_once_after_a_lost_connection() -> None:
    fake = FakeTable("123", "")
    fake.tell(PLAYING, fake.standing())
    lost = Disconnected(ConnectionLost("lost", "cut-off", address=""), 1.0)

    def lose(_: Request) -> None:
        """Lose the connection after the choice; a round is played before it is back."""
        fake.choose(0, "scheme flip change-floor move")
        while len(fake.match.choices) < 3:
            fake.choose_any()
        for news in (lost, lost, Reconnected()):
            fake.network._receive(news)
        fake.tell(PLAYING, fake.standing(start=fake.online_table.state.count), Bye(why="kicked"))

    fake.network.on_request = lose
    fake.online_table.run(seat=None, watch=False)
    kinds = [event.kind for event in fake.match.events]
    assert (
        [line for line in fake.text.splitlines() if "connection" in line],
        fake.text.count("Round 1\n"),
        len(re.findall(r"^\w+ reveals", fake.text, re.MULTILINE)),
    ) == (
        [
            "The connection is lost. Reconnecting ... Your seat stays yours.",
            "The connection is back.",
        ],
        1,
        kinds.count("revealed"),
    )


def test_a_changed_deal_is_reported_in_capital_letters() -> None:
    fake = FakeTable(*SCHEMES)
    fake.nonce = "another"
    fake.tell(PLAYING, fake.standing())
    assert "THE DEAL WAS NOT FAIR" in run_until_quit(fake)


def test_a_choice_that_is_refused_is_asked_for_again() -> None:
    fake = FakeTable("123", "", "134", "")
    fake.network.refused[Choose] = "illegal-answer"
    fake.tell(PLAYING, fake.standing())
    run_until_quit(fake)
    answers = [
        (each.turn, each.answer) for each in fake.network.requests if isinstance(each, Choose)
    ]
    assert answers[:2] == [
        (0, "scheme flip change-floor move"),
        (0, "scheme flip move fire"),
    ]


def test_an_answer_by_a_bot_is_announced_and_the_question_is_gone() -> None:
    """The bot answers in the middle of Ann's scheme: the cards that she has typed are dropped."""
    fake = FakeTable("1")
    fake.tell(PLAYING, fake.standing())
    fake.console.intercept = after(
        1, lambda: fake.tell(fake.choose_any(by="late"), Bye(why="kicked"))
    )
    fake.online_table.run(seat=None, watch=False)
    late = "Your time is up. A bot has chosen for you. Press Enter to play yourself again."
    assert (late in fake.text, fake.network.requests) == (True, [])


def after(words: int, do: Callable[[], None]) -> Callable[[str], bool]:
    """Return a function that calls `do` when the given number of words has been typed."""
    left = [words]

    def aside(_: str) -> bool:
        left[0] -= 1
        if left[0] == 0:
            do()
        return False

    return aside


def test_somebody_who_looks_on_sees_the_match_and_is_asked_nothing() -> None:
    fake = FakeTable(seat=None)
    fake.tell(table(BO, bot(), bot(), me=None, phase="playing"), fake.standing())
    while fake.match.outcome is None:
        fake.tell(fake.choose_any())
    fake.tell(table(BO, bot(), bot(), me=None))
    text = run_until_quit(fake, watch=True)
    assert ("The deal was fair" in text, "choose 3 cards" in text, "rematch" in text) == (
        True,
        False,
        False,
    )


def test_a_match_that_was_over_before_is_not_announced() -> None:
    fake = FakeTable()
    while fake.match.outcome is None:
        fake.choose_any()
    fake.tell(table(*PLAYERS, match=MATCH), fake.standing(), fake.standing())
    text = run_until_quit(fake)
    assert ("fair" in text, "reveals" in text) == (False, False)


def test_a_command_with_a_dot_is_not_taken_as_an_answer() -> None:
    fake = FakeTable("1", ".stand", "/wait", "2", "3", "")
    fake.tell(PLAYING, fake.standing())
    run_until_quit(fake)
    assert [type(each) for each in fake.network.requests] == [Stand, Chat, Choose]


def test_a_lost_match_is_reported_once_and_asks_nothing_more() -> None:
    fake = FakeTable("", "")
    lost = table(*PLAYERS, unplayable=Unplayable(match=MATCH, engine="0.1.0"))
    fake.tell(PLAYING, fake.standing(), lost, lost)
    text = " ".join(run_until_quit(fake).split())
    assert text.count(Texts("en").say("match-unplayable", engine="0.1.0")) == 1
    assert text.count(f"/api/matches/{MATCH}/record") == 1
    assert fake.online_table.state.ask is None
