"""Commands that a person types at a server's table."""

from __future__ import annotations

import re

import pytest

from terminal.fake_network import KEY, MATCH, FakeTable, person, table
from terminal.online_table.players import BO, run_command, run_until_quit
from whistlestop.locales import LANGUAGES
from whistlestop.wire.from_client import (
    AnswerAbsence,
    AnswerSeatRequest,
    Appoint,
    Configure,
    Contribute,
    Kick,
    Mute,
    Ready,
    Rematch,
    RenewKey,
    Request,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from whistlestop.wire.from_server import AbsenceVote, Me, SeatRequest

NAMES = ((3, "Cy"), (4, "Dan"))


@pytest.mark.parametrize(
    ("words", "request_"),
    [
        ("sit", Sit(id=0, seat=2)),
        ("sit 0", Sit(id=0, seat=0)),
        ("sit 3", Sit(id=0, seat=3)),
        ("stand", Stand(id=0)),
        ("ready", Ready(id=0, on=True)),
        ("start", Start(id=0, fill="normal", after=None)),
        ("start easy", Start(id=0, fill="easy", after=None)),
        ("bot 2", SeatBot(id=0, seat=2, level="normal")),
        ("bot 2 easy", SeatBot(id=0, seat=2, level="easy")),
        ("bot 3 out", SeatBot(id=0, seat=3, level=None)),
        ("set seats=5", Configure(id=0, seats=5)),
        ("set clock=60", Configure(id=0, clock=60)),
        ("set clock=no", Configure(id=0, clock=None)),
        ("set public=yes", Configure(id=0, public=True)),
        ("set open=no", Configure(id=0, open=False)),
        ("set substitutes=never", Configure(id=0, substitutes="never")),
        ("set horse=yes", Configure(id=0, options={"horse": True})),
        ("set treasure=open", Configure(id=0, options={"treasure": "open"})),
        ("host Bo", Appoint(id=0, person=2)),
        ("kick bo", Kick(id=0, person=2)),
        ("kick 1", Kick(id=0, person=2)),
        ("mute B", Mute(id=0, person=2, on=True, everyone=True)),
        ("renew", RenewKey(id=0, key=KEY)),
        ("rematch", Rematch(id=0)),
        (".ready", Ready(id=0, on=True)),
        ("rea", Ready(id=0, on=True)),
    ],
)
def test_a_command_sends_its_request(words: str, request_: Request) -> None:
    assert run_command(words)[0] == [request_]


def test_a_beginning_of_several_orders_tells_them() -> None:
    requests, text = run_command("st")
    assert (requests, '"st" can mean: stand · start' in text) == ([], True)


@pytest.mark.parametrize(
    "words",
    [
        "dance",
        "sit 4",
        "sit x",
        "sit 1 2",
        "stand up",
        "ready now",
        "bot",
        "bot 9",
        "set",
        "set horse",
        "set clock=soon",
        "set public=maybe",
        "kick",
        "kick Nobody",
        "kick 2",
        "mute",
        "table 2",
        "renew it",
        "123",
    ],
)
def test_an_unknown_command_is_refused_and_not_sent(words: str) -> None:
    requests, text = run_command(words)
    assert (requests, f'"{words}" is not one of the choices.' in text) == ([], True)


def test_an_unknown_option_is_refused_by_its_name() -> None:
    requests, text = run_command("set cow=yes")
    assert (requests, "There is no option cow." in text) == ([], True)


def test_ready_is_taken_back_by_saying_it_again() -> None:
    fake = FakeTable()
    fake.tell(table(person(1, "Ann", ready=True)))
    fake.console.wait(lambda: fake.online_table.state.table is not None)
    fake.online_table.commands.run("ready")
    assert fake.network.requests == [Ready(id=0, on=False)]


def test_a_mute_of_somebody_who_is_not_the_host_is_for_oneself() -> None:
    at = table(person(1, "Ann"), BO, host=2, ignored=(2,))
    assert run_command("mute Bo", at=at)[0] == [Mute(id=0, person=2, on=False, everyone=False)]


CY, DAN = (SeatRequest(person=at, name=name, seat=at, agreed=()) for at, name in NAMES)


@pytest.mark.parametrize(
    ("words", "requests", "sent"),
    [
        ("agree", (CY,), AnswerSeatRequest(id=0, person=3, seat=3, agree=True)),
        ("decline", (CY,), AnswerSeatRequest(id=0, person=3, seat=3, agree=False)),
        ("agree dan", (CY, DAN), AnswerSeatRequest(id=0, person=4, seat=4, agree=True)),
        ("agree", (CY, DAN), None),
        ("agree Ann", (CY, DAN), None),
        ("agree", (), None),
    ],
)
def test_a_request_for_a_seat_is_answered_by_name_if_there_are_several(
    words: str, requests: tuple[SeatRequest, ...], sent: Request | None
) -> None:
    spectators = tuple(Me(id=at, name=name) for at, name in NAMES)
    at = table(person(1, "Ann"), BO, requests=requests, spectators=spectators)
    found, text = run_command(words, at=at)
    assert found == ([] if sent is None else [sent])
    assert ("Nobody has asked the table for anything." in text) is not bool(requests)


def test_our_part_of_the_deal_is_sent_for_each_seal_once() -> None:
    fake = FakeTable()
    fake.tell(table(seal="1" * 64), table(seal="1" * 64), table(seal="2" * 64))
    run_until_quit(fake)
    sent = [each for each in fake.network.requests if isinstance(each, Contribute)]
    assert [each.seal for each in sent] == ["1" * 64, "2" * 64]


def test_a_refusal_is_reported() -> None:
    fake = FakeTable("start")
    fake.network.refused[Start] = "not-host"
    fake.tell(table())
    assert "Only the host may do this." in run_until_quit(fake)


def test_a_refusal_without_a_text_of_ours_is_reported_in_the_servers_words() -> None:
    fake = FakeTable("start")
    fake.network.refused[Start] = "reason-of-the-future"
    fake.tell(table())
    assert "\nno\n" in run_until_quit(fake)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_explains_every_order(language: str) -> None:
    fake = FakeTable("?", language=language)
    fake.tell(table())
    text = run_until_quit(fake)
    orders = [f"{name}" for name in fake.online_table.commands._commands]
    assert [name for name in orders if not re.search(rf"^{name}\b.*:", text, re.MULTILINE)] == []


def test_the_table_is_shown_with_its_invite_link() -> None:
    fake = FakeTable()
    fake.tell(table())
    assert f"http://host/t/{KEY}" in run_until_quit(fake)


@pytest.mark.parametrize(
    ("words", "sent"),
    [
        ("agree", AnswerAbsence(id=0, person=2, agree=True)),
        ("decline Bo", AnswerAbsence(id=0, person=2, agree=False)),
        ("agree Ann", None),
    ],
)
def test_the_question_about_somebody_who_is_away_is_answered_in_the_same_way(
    words: str, sent: Request | None
) -> None:
    vote = AbsenceVote(person=2, seat=1, agreed=(), declined=())
    at = table(person(1, "Ann"), BO, absences=(vote,))
    assert run_command(words, at=at)[0] == ([] if sent is None else [sent])


def test_a_bad_value_of_substitutes_is_not_sent() -> None:
    requests, text = run_command("set substitutes=perhaps")
    assert (requests, "perhaps" in text) == ([], True)


def test_a_rematch_names_the_match_before_it() -> None:
    at = table(person(1, "Ann"), BO, match=MATCH)
    assert run_command("rematch", at=at)[0] == [Rematch(id=0, after=MATCH)]
