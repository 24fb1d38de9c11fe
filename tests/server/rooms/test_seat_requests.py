"""A bot's seat in a running match is taken over with the consent of the people who play."""

from __future__ import annotations

import pytest

from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down
from whistlestop.engine.errors import WhistlestopError
from whistlestop.server.rooms.seat_requests import SeatRequests
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import (
    AnswerSeatRequest,
    Configure,
    Kick,
    Leave,
    Sit,
    Stand,
)
from whistlestop.wire.from_server import Standing

ANN, BO, CY, EVE, DAN = 1, 2, 3, 4, 5


def asked(*seats: tuple[int, int]) -> SeatRequests:
    requests = SeatRequests()
    for person, seat in seats:
        requests.ask(person, seat, now=0.0)
    return requests


def kind(problem: pytest.ExceptionInfo[WhistlestopError]) -> str:
    return problem.value.kind


# The rule


def test_everybody_who_is_present_must_agree() -> None:
    requests = asked((EVE, 2))
    assert requests.granted([ANN, BO], {ANN, BO, EVE}) is None
    requests.answer(ANN, EVE, 2, 1.0, agree=True)
    assert requests.granted([ANN, BO], {ANN, BO, EVE}) is None
    requests.answer(BO, EVE, 2, 1.0, agree=True)
    found = requests.granted([ANN, BO], {ANN, BO, EVE})
    assert found is not None
    assert (found.person, found.seat) == (EVE, 2)


def test_absent_players_do_not_hold_up_a_request_for_a_seat() -> None:
    requests = asked((EVE, 2))
    requests.answer(ANN, EVE, 2, 1.0, agree=True)
    assert requests.granted([ANN, BO], {ANN, EVE}) is not None


def test_nobody_takes_a_seat_while_all_players_are_absent() -> None:
    requests = asked((EVE, 2))
    assert requests.granted([ANN, BO], {EVE}) is None
    assert requests.granted([], {EVE}) is not None


def test_the_consent_of_somebody_who_plays_no_more_does_not_count() -> None:
    requests = asked((EVE, 2))
    requests.answer(BO, EVE, 2, 1.0, agree=True)
    assert requests.granted([ANN], {EVE}) is None


def test_one_player_who_declines_is_enough_and_the_person_asks_no_more_for_a_while() -> None:
    requests = asked((EVE, 2), (DAN, 2))
    requests.answer(ANN, EVE, 2, 10.0, agree=True)
    requests.answer(BO, EVE, 2, 10.0, agree=False)
    assert set(requests.open) == {DAN}
    with pytest.raises(WhistlestopError) as problem:
        requests.ask(EVE, 3, 69.0)
    assert kind(problem) == "declined"
    requests.ask(EVE, 3, 71.0)
    assert set(requests.open) == {DAN, EVE}


def test_consent_to_one_seat_is_no_consent_to_another() -> None:
    requests = asked((EVE, 2))
    requests.answer(ANN, EVE, 2, 1.0, agree=True)
    requests.ask(EVE, 3, 2.0)
    assert requests.open[EVE].agreed == set()
    with pytest.raises(WhistlestopError) as problem:
        requests.answer(ANN, EVE, 2, 3.0, agree=True)
    assert kind(problem) == "no-seat-request"


def test_asking_again_for_the_same_seat_keeps_the_consent() -> None:
    requests = asked((EVE, 2))
    requests.answer(ANN, EVE, 2, 1.0, agree=True)
    requests.ask(EVE, 2, 2.0)
    assert requests.open[EVE].agreed == {ANN}


def test_the_people_who_ask_at_the_same_time_are_limited() -> None:
    requests = asked(*((person, 1) for person in range(10, 20)))
    requests.ask(15, 2, 1.0)
    with pytest.raises(WhistlestopError) as problem:
        requests.ask(20, 2, 1.0)
    assert kind(problem) == "many-seat-requests"


# At a table


async def agree(visitor: Visitor, person: Visitor, seat: int, *, on: bool = True) -> None:
    await visitor.ask(AnswerSeatRequest, person=person.guest.me.id, seat=seat, agree=on)


async def test_a_bots_seat_is_taken_when_all_players_have_agreed(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], seats=4)
        await begin([ann, bo], fill="easy")
        await eve.enter(key)
        await eve.ask(Sit, seat=2)
        assert eve.table.me is None
        await ann.until(lambda it: it.table.requests)
        (shown,) = ann.table.requests
        assert (shown.person, shown.name, shown.seat) == (eve.guest.me.id, "Eve", 2)
        await agree(ann, eve, 2)
        assert eve.table.requests[0].agreed == (ann.guest.me.id,)
        assert {each.seat for each in eve.said(Standing)} == {None}
        await agree(bo, eve, 2)
        await eve.until(lambda it: it.chair.seat == 2 == it.table.me and not it.table.requests)


async def test_a_request_is_declined_by_one_player_and_withdrawn_by_standing_up(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], seats=4)
        await begin([ann, bo], fill="easy")
        await eve.enter(key)
        await eve.ask(Sit, seat=2)
        await eve.ask(Stand)
        assert (eve.table.requests, eve.table.declined) == ((), False)
        await eve.ask(Sit, seat=3)
        await agree(ann, eve, 3)
        await agree(bo, eve, 3, on=False)
        await eve.until(lambda it: it.table.declined)
        assert (ann.table.declined, eve.table.requests, eve.table.me) == (False, (), None)
        assert await eve.refused(Sit, seat=3) == "declined"
        asked_for = {"person": eve.guest.me.id, "seat": 3, "agree": True}
        assert await ann.refused(AnswerSeatRequest, **asked_for) == "no-seat-request"


async def test_only_players_answer_requests(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve", "Dan") as (ann, eve, dan):
        key = await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        for each in (eve, dan):
            await each.enter(key)
            await each.ask(Sit, seat=1)
        asked_for = {"person": eve.guest.me.id, "seat": 1, "agree": True}
        assert await eve.refused(AnswerSeatRequest, **asked_for) == "no-seat"
        assert await dan.refused(AnswerSeatRequest, **asked_for) == "no-seat"
        await agree(ann, eve, 1)
        await eve.until(lambda it: it.table.me == 1)
        assert ann.table.requests == ()  # nobody can have the seat any more


async def test_a_player_who_leaves_holds_up_no_request(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], seats=4)
        await begin([ann, bo], fill="easy")
        await eve.enter(key)
        await eve.ask(Sit, seat=2)
        await agree(ann, eve, 2)
        await bo.ask(Leave)
        await server.context.lobby.clean_up()
        await eve.until(lambda it: it.chair.seat == 2)


async def test_a_person_who_leaves_asks_for_nothing(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        await eve.enter(key)
        await eve.ask(Sit, seat=1)
        await ann.until(lambda it: it.table.requests)
        await eve.ask(Leave)
        await ann.until(lambda it: not it.table.requests)


async def test_at_an_open_table_a_bots_seat_is_taken_at_once(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann], seats=3)
        assert not ann.table.open
        await ann.ask(Configure, open=True)
        await begin([ann], fill="easy")
        await bo.enter(key)
        await bo.ask(Sit, seat=1)
        assert bo.chair.seat == 1


async def test_a_host_alone_cannot_open_the_seats_of_a_running_match(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        await begin([ann, bo], fill="easy")
        assert await ann.refused(Configure, open=True) == "match-running"
        await ann.ask(Configure, open=False)


async def test_a_person_takes_the_own_seat_back_without_asking(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3)
        await begin([ann, bo], fill="easy")
        await bo.ask(Stand)
        await bo.ask(Sit, seat=1)
        assert bo.table.me == 1


async def test_at_a_table_without_players_a_person_who_has_seen_no_cards_takes_a_seat(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        await eve.enter(key)
        await ann.ask(Stand)
        assert await ann.refused(Sit, seat=1) == "seen-seat"
        await eve.ask(Sit, seat=1)
        assert eve.table.me == 1


async def test_the_guests_of_one_person_do_not_look_into_the_bots_seats(server: Serving) -> None:
    """An attack: one person comes under four names, to see the cards of four bots."""
    async with company(server.url, "Ann", "Bo", "E1", "E2", "E3", "E4") as people:
        ann, bo, *guests = people
        key = await sit_down([ann, bo], seats=6)
        await begin([ann, bo], fill="easy")
        for seat, guest in enumerate(guests, 2):
            await guest.enter(key)
            await guest.ask(Sit, seat=seat)
        await agree(bo, guests[0], 2)  # Bo is in on it, Ann is not
        await server.context.lobby.clean_up()
        for guest in guests:
            assert guest.table.me is None
            assert {each.seat for each in guest.said(Standing)} == {None}


# Over restarts


async def test_the_cards_that_a_person_has_seen_are_known_after_a_restart(
    settings: Settings,
) -> None:
    async with serving(settings) as server, company(server.url, "Ann", "Bo", "Eve") as people:
        ann, bo, eve = people
        key = await sit_down([ann, bo], seats=4, open_seats=True)
        await begin([ann, bo], fill="easy")
        await eve.enter(key)
        await eve.ask(Sit, seat=2)
        await eve.ask(Stand)
        await bo.ask(Stand)
        guests = [bo.guest, eve.guest]
    async with serving(settings) as server:
        for guest, own, other in zip(guests, (1, 2), (2, 3), strict=True):
            guest.server = server.url
            async with another_tab(guest) as back:
                await back.enter(key)
                assert await back.refused(Sit, seat=other) == "seen-seat"
                await back.ask(Sit, seat=own)
                await back.ask(Stand)


async def test_the_cards_that_a_person_has_seen_are_known_after_the_table_was_unloaded(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await sit_down([ann], seats=4, open_seats=True)
        await begin([ann], fill="easy")
        await eve.enter(key)
        await eve.ask(Sit, seat=1)
        await eve.ask(Stand)
        for each in (ann, eve):
            await each.ask(Leave)
        (room,) = server.context.lobby.rooms.values()
        room.idle_since -= 3600
        await server.context.lobby.clean_up()
        assert not server.context.lobby.rooms
        await eve.enter(key)
        assert await eve.refused(Sit, seat=2) == "seen-seat"


async def test_a_kicked_person_asks_for_nothing_any_more(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        await eve.enter(key)
        await eve.ask(Sit, seat=1)
        await ann.ask(Kick, person=eve.guest.me.id)
        assert ann.table.requests == ()
