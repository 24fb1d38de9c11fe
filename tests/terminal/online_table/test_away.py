"""Bots that answer for people, coming back, and the clock."""

from __future__ import annotations

import msgspec
import pytest

from terminal.fake_network import MATCH, FakeTable, bot, person, table
from terminal.online_table.players import BO, PLAYING, run_until_quit
from whistlestop.terminal import match_log, network_thread, online_table
from whistlestop.wire.from_client import (
    Back,
    Choose,
    Request,
)
from whistlestop.wire.from_server import BotAnswer, Bye, Table, Waiting


@pytest.fixture
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock, so that a slow machine shows the same times as a fast one."""
    for module in (network_thread, match_log, online_table):
        monkeypatch.setattr(module, "monotonic", lambda: 1000.0)


def test_the_log_tells_that_a_bot_answered_for_somebody_else() -> None:
    fake = FakeTable(seat=None)
    fake.tell(msgspec.structs.replace(PLAYING, me=None), fake.standing())
    fake.match.choose(0, fake.match.asks[0].answers[0])
    step = msgspec.structs.replace(fake.choose_any(by="away"), start=len(fake.match.events))
    fake.console.catch_up()
    fake.online_table.log.print_substitute(step)  # type: ignore[union-attr]
    assert fake.text.endswith("A bot has chosen for Bo.\n")


def test_a_person_who_comes_back_reads_what_a_bot_did_for_them() -> None:
    fake = FakeTable()
    fake.tell(PLAYING)
    answer = fake.match.asks[0].answers[0]
    fake.match.choose(0, answer)
    events = len(fake.match.events)
    done = BotAnswer(answer=str(answer), start=0, end=events)
    fake.tell(msgspec.structs.replace(fake.standing(), by_bot=(done, done)))
    fake.console.catch_up()
    assert "While you were away, a bot answered 2 times for you:" in fake.text
    again = fake.text
    fake.tell(msgspec.structs.replace(fake.standing(), by_bot=(done, done)))
    fake.console.catch_up()
    assert "While you were away" not in fake.text.removeprefix(again)  # it was told already


AWAY = table(person(1, "Ann", away=True), BO, bot("x"), phase="playing", match=MATCH)


def test_an_absent_person_is_back_by_pressing_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeTable("")
    monkeypatch.setattr(fake.console.keyboard, "live", True)
    fake.tell(AWAY)
    run_until_quit(fake)
    assert fake.network.requests == [Back(id=0)]


def test_an_absent_person_is_back_by_answering() -> None:
    fake = FakeTable("", "123", "")
    fake.tell(AWAY, fake.standing())
    fake.network.on_request = lambda request: (
        fake.tell(PLAYING) if isinstance(request, Back) else fake.tell(Bye(why="kicked"))
    )
    fake.online_table.run(seat=None, watch=False)
    assert [type(each) for each in fake.network.requests] == [Back, Choose]


@pytest.mark.usefixtures("_no_time_passes")
@pytest.mark.parametrize(
    ("at", "left", "longest"), [(PLAYING, 42_000, 0.6), (PLAYING, 3_000, 0.1), (AWAY, 42_000, 0.0)]
)
def test_pauses_for_watching_leave_time_to_choose(
    at: Table, left: int, longest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = FakeTable("123", "")
    fake.online_table.pause = 0.6
    pauses: list[float] = []
    monkeypatch.setattr(fake.console, "pause", pauses.append)
    fake.tell(at, fake.standing())

    def play(_: Request) -> None:
        steps = [fake.choose(0, "scheme flip change-floor move")]
        steps += [fake.choose_any() for _ in range(2)]
        own = (Waiting(seat=0, left=left),)
        fake.tell(*(msgspec.structs.replace(step, waiting=own) for step in steps))
        fake.tell(Bye(why="kicked"))

    fake.network.on_request = play
    fake.online_table.run(seat=None, watch=False)
    assert (len(pauses) > 5, max(pauses) <= longest, max(pauses) > 0.8 * longest - 0.05) == (
        True,
        True,
        True,
    )


@pytest.mark.usefixtures("_no_time_passes")
def test_the_awaited_player_is_shown_with_the_clock() -> None:
    fake = FakeTable("123", "")
    fake.tell(PLAYING, fake.standing())
    fake.network.on_request = lambda _: fake.tell(
        fake.choose(0, "scheme flip change-floor move"), Bye(why="kicked")
    )
    fake.online_table.run(seat=None, watch=False)
    assert ("You have 0:42 to decide." in fake.text, "Waiting for Bo (0:42)." in fake.text) == (
        True,
        True,
    )
