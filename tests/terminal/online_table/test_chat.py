"""Chat and pointing."""

from __future__ import annotations

import re

import pytest

from terminal.fake_network import MATCH, FakeTable, person, table
from terminal.online_table.players import BO, PLAYING, run_command, run_until_quit
from whistlestop import games
from whistlestop.engine.match import Match
from whistlestop.wire.from_client import (
    Chat,
    Point,
)
from whistlestop.wire.from_server import Line, Pointed


def line(number: int, text: str, name: str = "Bo") -> Line:
    return Line(number=number, person=2, name=name, text=text, at=0)


def test_a_line_after_a_slash_is_sent_as_chat() -> None:
    requests, _ = run_command("/hello there")
    assert [(each.text) for each in requests if isinstance(each, Chat)] == ["hello there"]


def test_an_emote_is_shown_in_words() -> None:
    fake = FakeTable()
    fake.tell(table(), line(1, ":howdy:"), line(2, ":of-tomorrow:"))
    text = run_until_quit(fake)
    assert "Bo: Howdy!" in text
    assert "Bo: :of-tomorrow:" in text


def test_two_lines_have_two_keys() -> None:
    fake = FakeTable("/hello", "/hello", "/")
    fake.tell(table())
    run_until_quit(fake)
    keys = {each.key for each in fake.network.requests if isinstance(each, Chat)}
    assert len(keys) == len(fake.network.requests) == 2


def test_chat_lines_cannot_steer_the_terminal() -> None:
    fake = FakeTable()
    evil = "\x1b[2J\u202eevil\x9b31m\r\nAnn: I quit\x07"
    fake.tell(table(), line(1, evil, name=f"B{evil}o"))
    text = run_until_quit(fake)
    assert (re.findall(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", text), "\nAnn: I quit" in text) == (
        [],
        False,
    )


def test_a_muted_person_is_told_so() -> None:
    fake = FakeTable("/hello", "table")
    fake.network.refused[Chat] = "muted"
    fake.tell(table())
    assert "The host has muted you." in run_until_quit(fake)


def test_pointing_is_announced_only_during_a_match() -> None:
    fake = FakeTable()
    fake.tell(table(), Pointed(seat=1, what="before"), PLAYING, fake.standing())
    fake.tell(Pointed(seat=1, what="car"), Pointed(seat=9, what="nobody"))
    text = run_until_quit(fake)
    assert "Bo points at car." in text
    assert ("points at before" in text, "nobody." in text) == (False, False)


def test_people_in_a_co_op_game_point_by_typing() -> None:
    fake = FakeTable(".point town b", ".point the moon")
    fake.match = Match(games.find("train-heist"), 2, {}, seed=3, names=("Ann", "Bo"))
    assert fake.match.asks[0].seat == 0
    at = table(person(1, "Ann"), BO, game="train-heist", phase="playing", match=MATCH)
    fake.tell(at, fake.standing())
    text = run_until_quit(fake)
    points = [each.what for each in fake.network.requests if isinstance(each, Point)]
    assert (points, '"point the moon" is not one of' in text) == (["TOWN_B"], True)


@pytest.mark.parametrize("words", ["point", "point car"])
def test_a_game_without_pointing_refuses_to_point(words: str) -> None:
    fake = FakeTable(f".{words}")
    fake.tell(PLAYING, fake.standing())
    assert f'"{words}" is not one of the choices' in run_until_quit(fake)
    assert not [each for each in fake.network.requests if isinstance(each, Point)]
