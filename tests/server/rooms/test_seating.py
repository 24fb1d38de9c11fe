"""Rules of a table as pure functions: seats, and the rights of the host."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from whistlestop.engine.errors import BadOption, BadSeats, WhistlestopError
from whistlestop.server.rooms import seating
from whistlestop.server.rooms.seating import FREE
from whistlestop.store.rows import Chair, TableRow
from whistlestop.wire.from_client import Configure

ANN, BO, CY = 1, 2, 3
GAME = "colt-super-express"


def bot_chair(level: str) -> Chair:
    return seating.bot_chair(level, GAME)


def person(number: int, *, ready: bool = False) -> Chair:
    return Chair(number, f"P{number}", None, ready=ready)


def table(*chairs: Chair, **more: Any) -> TableRow:
    row = TableRow(
        id=1,
        key="k" * 22,
        game=GAME,
        options={
            "reflex": False,
            "horse": False,
            "time-car": False,
            "bandits": "choose",
            "treasure": "own",
        },
        public=False,
        clock=None,
        open=True,
        host=ANN,
        chairs=chairs,
        kicked=(),
        mutes=(),
        match=None,
        touched=0,
    )
    return replace(row, **more)


def kind(problem: pytest.ExceptionInfo[WhistlestopError]) -> str:
    return problem.value.kind


def configured(row: TableRow, *, playing: bool = False, **terms: Any) -> TableRow:
    return seating.configure(row, Configure(id=1, **terms), playing=playing)


# Sitting down and standing up


def test_a_free_seat_can_be_taken_and_changed_for_another() -> None:
    row = seating.sit(table(person(ANN), FREE, FREE), BO, "P2", 1, playing=False)
    assert row.chairs == (person(ANN), person(BO), FREE)
    row = seating.sit(row, BO, "P2", 2, playing=False)
    assert row.chairs == (person(ANN), FREE, person(BO))


def test_sitting_down_where_you_sit_changes_nothing() -> None:
    row = table(person(ANN, ready=True), FREE, FREE)
    assert seating.sit(row, ANN, "P1", 0, playing=False) == row


@pytest.mark.parametrize(("seat", "why"), [(0, "seat-taken"), (2, "seat-taken"), (3, "bad-seat")])
def test_a_person_cannot_take_a_seat_that_is_taken_or_does_not_exist(seat: int, why: str) -> None:
    row = table(person(ANN), FREE, bot_chair("easy"))
    with pytest.raises(WhistlestopError) as problem:
        seating.sit(row, BO, "P2", seat, playing=False)
    assert kind(problem) == why


def test_in_a_running_match_a_bots_seat_can_be_taken_over() -> None:
    row = table(person(ANN), bot_chair("easy"), bot_chair("easy"))
    assert seating.sit(row, BO, "P2", 1, playing=True).chairs[1] == person(BO)


def test_the_bots_seats_cannot_be_opened_while_a_match_runs() -> None:
    row = table(person(ANN), bot_chair("easy"), open=False)
    assert configured(row, open=True).open
    with pytest.raises(WhistlestopError) as problem:
        configured(row, playing=True, open=True)
    assert kind(problem) == "match-running"


def test_nobody_changes_seats_in_a_running_match() -> None:
    row = table(person(ANN), bot_chair("easy"), bot_chair("easy"))
    with pytest.raises(WhistlestopError) as problem:
        seating.sit(row, ANN, "P1", 1, playing=True)
    assert kind(problem) == "match-running"


def test_standing_up_leaves_a_free_seat_or_in_a_match_a_bot() -> None:
    row = table(person(ANN), person(BO), FREE)
    assert seating.stand(row, 1, playing=False).chairs == (person(ANN), FREE, FREE)
    assert seating.stand(row, 1, playing=True).chairs[1].bot == "normal"
    assert seating.stand(replace(row, game="bang"), 1, playing=True).chairs[1].bot == "normal"


def test_a_host_who_stands_up_hands_the_table_on() -> None:
    row = table(person(ANN), FREE, person(CY))
    assert seating.stand(row, 0, playing=False).host == CY
    alone = table(person(ANN), FREE, FREE)
    assert seating.stand(alone, 0, playing=False).host == ANN


# The host


def test_new_terms_have_to_be_agreed_to_again() -> None:
    row = table(person(ANN, ready=True), person(BO, ready=True), bot_chair("easy"))
    new = configured(row, options={"horse": True}, clock=30)
    assert (new.options["horse"], new.clock) == (True, 30)
    assert [chair.ready for chair in new.chairs] == [False, False, True]


def test_the_same_terms_again_change_nothing() -> None:
    row = table(person(ANN, ready=True), person(BO), FREE)
    assert configured(row, options={"horse": False}, seats=3, clock=None) == row


def test_only_admission_can_be_changed_while_a_match_runs() -> None:
    row = table(person(ANN, ready=True), person(BO), person(CY))
    assert configured(row, playing=True, public=True, open=False) == replace(
        row, public=True, open=False
    )
    for terms in ({"options": {"horse": True}}, {"seats": 4}, {"clock": 60}):
        with pytest.raises(WhistlestopError) as problem:
            configured(row, playing=True, **terms)
        assert kind(problem) == "match-running"


def test_options_are_those_that_the_game_declares() -> None:
    row = table(person(ANN), FREE, FREE)
    with pytest.raises(BadOption):
        configured(row, options={"horse": 3})
    with pytest.raises(BadOption):
        configured(row, options={"camels": True})


def test_seats_can_be_added_and_taken_away_but_not_from_under_somebody() -> None:
    row = table(person(ANN), FREE, bot_chair("easy"), person(BO))
    assert configured(row, seats=6).chairs == (*row.chairs, FREE, FREE)
    with pytest.raises(WhistlestopError) as problem:
        configured(row, seats=3)
    assert kind(problem) == "seat-taken"
    with pytest.raises(BadSeats):
        configured(row, seats=8)
    few = table(person(ANN), FREE, FREE, bot_chair("easy"))
    assert configured(few, seats=3).chairs == (person(ANN), FREE, FREE)


def test_bots_come_change_and_go() -> None:
    row = table(person(ANN), FREE, FREE)
    row = seating.seat_bot(row, 1, "easy", playing=False)
    row = seating.seat_bot(row, 1, "normal", playing=False)
    assert row.chairs[1] == bot_chair("normal")
    assert seating.seat_bot(row, 1, None, playing=False).chairs[1] == FREE
    refused = (
        (0, "easy", "seat-taken"),
        (1, "genius", "unknown-bot"),
        (1, "deputy", "bot-cannot-play"),
    )
    for seat, level, why in refused:
        with pytest.raises(WhistlestopError) as problem:
            seating.seat_bot(row, seat, level, playing=False)
        assert kind(problem) == why
    with pytest.raises(WhistlestopError) as problem:
        seating.seat_bot(row, 1, None, playing=True)
    assert kind(problem) == "match-running"


def test_a_kicked_person_loses_the_seat_and_with_a_ban_the_table() -> None:
    row = table(person(ANN), person(BO), FREE)
    out = seating.kick(row, BO, ban=False, playing=False)
    assert (out.chairs[1], out.kicked) == (FREE, ())
    assert seating.kick(row, BO, ban=True, playing=False).kicked == (BO,)


def test_bots_fill_the_free_seats_only() -> None:
    row = seating.fill(table(person(ANN), FREE, bot_chair("easy")), "normal")
    assert row.chairs == (person(ANN), bot_chair("normal"), bot_chair("easy"))
    assert seating.fill(row, None) == row


@pytest.mark.parametrize(
    ("chairs", "why"),
    [
        ((person(ANN), FREE, FREE), "seats-free"),
        ((bot_chair("easy"),) * 3, "nobody-plays"),
        ((person(ANN), person(BO), bot_chair("easy")), "not-ready"),
        ((person(ANN), person(BO, ready=True), bot_chair("easy")), None),
    ],
)
def test_a_match_begins_when_all_seats_are_filled_and_all_others_ready(
    chairs: tuple[Chair, ...], why: str | None
) -> None:
    if why is None:
        seating.need_everybody_ready(table(*chairs), but=ANN)
        return
    with pytest.raises(WhistlestopError) as problem:
        seating.need_everybody_ready(table(*chairs), but=ANN)
    assert kind(problem) == why


# Mutes


def test_a_mute_is_ones_own_or_the_hosts_for_everyone() -> None:
    row = seating.mute(table(person(ANN), person(BO), person(CY)), CY, BO, on=True)
    assert seating.muted_for(row, CY) == {BO}
    assert seating.muted_for(row, ANN) == set()
    assert seating.deaf_to(row, BO) == {CY}
    row = seating.mute(row, None, BO, on=True)
    assert seating.muted_for(row, ANN) == {BO}
    assert seating.muted_for(row, BO) == set()
    assert seating.deaf_to(row, BO) == {CY, None}
    row = seating.mute(seating.mute(row, None, BO, on=False), CY, BO, on=False)
    assert row.mutes == ()


def test_mutes_do_not_pile_up() -> None:
    row = table(person(ANN), FREE, FREE)
    for whom in range(10, 60):
        row = seating.mute(row, ANN, whom, on=True)
    assert seating.mute(row, ANN, 10, on=True).mutes[-1] == (ANN, 10)
    with pytest.raises(WhistlestopError) as problem:
        seating.mute(row, ANN, 999, on=True)
    assert kind(problem) == "too-many-mutes"


def test_a_crowd_that_mutes_each_other_does_not_fill_a_table() -> None:
    row = seating.mute(table(person(ANN), FREE, FREE), ANN, BO, on=True)
    row = seating.mute(row, None, CY, on=True)
    crowd, guest = range(100, 200), 99
    row = seating.mute(row, guest, 100, on=True, here=crowd)
    for by in crowd:
        for number in range(50):
            row = seating.mute(row, by, 200 + number, on=True, here=[*crowd, guest])
    assert len(row.mutes) == 500
    # The players and the host keep their mutes. A guest with few mutes loses none to a crowd.
    assert {(ANN, BO), (None, CY), (guest, 100)} <= {*row.mutes}
    row = seating.mute(row, guest, 101, on=True, here=[guest])
    assert {(guest, 100), (guest, 101)} <= {*row.mutes}
    assert len(row.mutes) == 500


def test_the_mutes_of_people_who_have_left_are_forgotten_first() -> None:
    row = table(person(ANN), FREE, FREE)
    here, gone = range(100, 109), 50
    row = seating.mute(row, gone, 1, on=True)
    for by in here:
        for number in range(50):
            row = seating.mute(row, by, 200 + number, on=True, here=here)
    for number in range(49):
        row = seating.mute(row, 98, 200 + number, on=True, here=[98, *here])
    assert len(row.mutes) == 500
    assert (gone, 1) in row.mutes
    row = seating.mute(row, 97, 200, on=True, here=[97, 98, *here])
    assert (gone, 1) not in row.mutes
    assert len(row.mutes) == 500


def test_bans_from_a_table_do_not_pile_up() -> None:
    row = table(person(ANN), FREE, FREE)
    for whom in range(10, 1210):
        row = seating.kick(row, whom, ban=True, playing=False)
    assert row.kicked == tuple(range(210, 1210))
