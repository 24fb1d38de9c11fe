"""The status of a server's table in text."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from terminal.fake_network import FREE, KEY, MATCH, bot, person, table
from terminal.scripted_console import ScriptedConsole
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.terminal.table_status import changes, has_other_settings, minutes, show_table
from whistlestop.wire.from_server import AbsenceVote, Me, SeatCard, SeatRequest, Table, Unplayable

EN = Texts("en")
BO = person(2, "Bo")


def shown(shown_table: Table) -> list[str]:
    console = ScriptedConsole()
    show_table(shown_table, "http://host", EN, console)
    return [line.strip() for line in console.text.splitlines()]


def test_a_table_shows_its_terms_and_its_seats() -> None:
    seats = (person(1, "Ann", ready=True), bot("normal"), person(2, "Bo", here=False), FREE)
    assert shown(table(*seats, spectators=(Me(id=3, name="Cy"),), clock=90, public=True)) == [
        "Colt Super Express: the table before the match",
        "horse yes · bandits dealt",
        "1:30 for each decision · in the public list · anyone may take over a bot's seat",
        "0 Ann (you) · host · ready",
        "1 Normal (bot)",
        "2 Bo · not here",
        "3 free",
        "Watching: Cy",
        f"Invite others: http://host/t/{KEY}",
    ]


def test_a_match_that_cannot_be_continued_is_named_with_its_record() -> None:
    lost = Unplayable(match=MATCH, engine="0.1.0")
    assert shown(table(person(1, "Ann"), unplayable=lost))[-2:] == [
        EN.say("match-unplayable", engine="0.1.0"),
        f"Its record: http://host/api/matches/{MATCH}/record",
    ]


def test_an_absent_person_is_shown_as_played_by_a_bot() -> None:
    assert "1 Bo · a bot plays for now" in shown(
        table(person(1, "Ann"), person(2, "Bo", away=True))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_cannot_pretend_to_be_two_lines(language: str) -> None:
    console = ScriptedConsole()
    bad = person(2, "Bo\n  3 free\x1b[2J")
    show_table(table(person(1, "Ann"), bad), "url", Texts(language), console)
    assert (console.text.count("3 free"), "\x1b" in console.text, "\n  3 free" in console.text) == (
        1,
        False,
        False,
    )


ANN = person(1, "Ann")


@pytest.mark.parametrize(
    ("before", "after", "sentences"),
    [
        (FREE, BO, ["Bo takes seat 1."]),
        (BO, FREE, ["Bo leaves seat 1."]),
        (FREE, bot("normal"), ["A bot (Normal) takes seat 1."]),
        (bot("normal"), bot("easy"), ["A bot (Easy) takes seat 1."]),
        (bot("normal"), FREE, ["Seat 1 is free again."]),
        (BO, bot("normal"), ["Bo leaves seat 1.", "A bot (Normal) takes seat 1."]),
        (bot("normal"), BO, ["Bo takes seat 1."]),
        (BO, person(2, "Bo", ready=True), ["Bo is ready."]),
        (person(2, "Bo", ready=True), BO, ["Bo is no longer ready."]),
        (BO, person(2, "Bo", here=False), ["Bo is away from the table."]),
        (person(2, "Bo", here=False), BO, ["Bo is back at the table."]),
        (BO, person(2, "Bo", away=True), ["A bot plays for Bo until they return."]),
        (person(2, "Bo", away=True), BO, ["Bo plays again."]),
        (BO, BO, []),
    ],
)
def test_a_changed_seat_is_announced(
    before: SeatCard, after: SeatCard, sentences: list[str]
) -> None:
    assert list(changes(table(ANN, before), table(ANN, after), EN)) == sentences


@pytest.mark.parametrize(
    ("left", "terms", "sentence"),
    [
        ({"bot_in": 20_000}, {"clock": 60}, "In 0:20 a bot steps in."),
        (
            {"vote_in": 120_000},
            {},
            "In 2:00 the table is asked whether a bot should play.",
        ),
        ({}, {"substitutes": "never"}, "The match waits."),
        ({}, {"clock": 86_400}, None),
    ],
)
def test_somebody_goes_away_from_a_match_and_everybody_reads_what_happens_then(
    left: dict[str, int], terms: dict[str, Any], sentence: str | None
) -> None:
    gone = msgspec.structs.replace(person(2, "Bo", here=False), **left)
    before = table(ANN, BO, phase="playing", **terms)
    after = table(ANN, gone, phase="playing", **terms)
    told = list(changes(before, after, EN))
    assert told == ["Bo is away from the table."] + ([] if sentence is None else [sentence])


def test_the_question_whether_a_bot_should_play_is_announced_with_the_commands() -> None:
    vote = AbsenceVote(person=2, seat=1, agreed=(), declined=())
    before = table(ANN, BO, phase="playing")
    asked = table(ANN, BO, phase="playing", absences=(vote,))
    (mine,) = changes(before, asked, EN)
    assert 'Answer with "agree Bo" or "decline Bo"' in mine
    (seen,) = changes(
        msgspec.structs.replace(before, me=None), msgspec.structs.replace(asked, me=None), EN
    )
    assert seen == "Bo has been away for a while. The players are asked whether a bot should play."
    assert list(changes(asked, asked, EN)) == []


def test_the_coming_and_going_of_spectators_is_announced() -> None:
    looked_at = table(ANN, spectators=(Me(id=3, name="Cy"),))
    assert [*changes(table(ANN), looked_at, EN), *changes(looked_at, table(ANN), EN)] == [
        "Cy is watching.",
        "Cy is no longer watching.",
    ]


def test_a_spectator_who_sits_down_is_not_announced_as_leaving() -> None:
    before = table(ANN, FREE, spectators=(Me(id=2, name="Bo"),))
    assert list(changes(before, table(ANN, BO), EN)) == ["Bo takes seat 1."]


def test_the_start_is_announced_but_not_that_nobody_is_ready_any_more() -> None:
    before = table(person(1, "Ann", ready=True), BO)
    assert list(changes(before, table(ANN, BO, phase="playing"), EN)) == ["The match begins."]


def test_a_new_host_is_announced() -> None:
    assert list(changes(table(ANN, BO), table(ANN, BO, host=2), EN)) == ["Bo is the host now."]


def test_only_the_return_of_the_reader_is_announced() -> None:
    gone, away = person(1, "Ann", here=False), person(1, "Ann", away=True)
    told = [list(changes(table(ANN), table(each), EN)) for each in (gone, away)]
    assert (told, list(changes(table(away), table(ANN), EN))) == ([[], []], ["Ann plays again."])


@pytest.mark.parametrize(
    "terms",
    [
        {"clock": 60},
        {"public": True},
        {"open": False},
        {"substitutes": "never"},
        {"options": {}},
        {"seats": (ANN,)},
    ],
)
def test_other_terms_are_worth_showing_the_table_again(terms: dict[str, object]) -> None:
    old = table()
    assert has_other_settings(old, msgspec.structs.replace(old, **terms))
    assert not has_other_settings(old, old)


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (-3, "0:00"), (9.6, "0:10"), (61, "1:01"), (3600, "60:00")]
)
def test_a_clock_shows_minutes_and_seconds(seconds: float, text: str) -> None:
    assert minutes(seconds) == text


def asking(*people: tuple[int, str, int], **fields: Any) -> Table:
    requests = tuple(
        SeatRequest(person=number, name=name, seat=seat, agreed=()) for number, name, seat in people
    )
    return table(person(1, "Ann"), bot(), bot(), phase="playing", requests=requests, **fields)


def test_a_request_for_a_seat_is_told_to_players_with_their_answers() -> None:
    assert list(changes(asking(), asking((3, "Cy", 1)), EN)) == [
        'Cy asks to take over seat 1 from a bot. Answer with "agree" or "decline".'
    ]
    assert list(changes(asking(me=None), asking((3, "Cy", 1), me=None), EN)) == [
        "Cy asks to take over seat 1."
    ]
    assert list(changes(asking((3, "Cy", 1)), asking((3, "Cy", 1)), EN)) == []
    assert "Cy asks to take over seat 1." in shown(asking((3, "Cy", 1)))


def test_a_person_whose_request_is_declined_is_told() -> None:
    before, after = asking((3, "Cy", 1), me=None), asking(me=None, declined=True)
    assert list(changes(before, after, EN)) == [
        "The players have not agreed. You are still watching."
    ]
    assert list(changes(after, after, EN)) == []


def test_a_new_invite_link_is_shown() -> None:
    assert has_other_settings(table(), table(key="N" * 22))
