"""Without a clock the players decide whether a bot answers for one of them who is absent."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tables.serving import Serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down
from whistlestop.engine.game_option import OptionValue
from whistlestop.server.connections.connection import Connection
from whistlestop.server.rooms import absence_votes, attendance
from whistlestop.server.rooms.absence_votes import AbsenceVotes, decision
from whistlestop.server.rooms.attendance import Attendance
from whistlestop.server.settings import Settings
from whistlestop.store.rows import Chair, TableRow
from whistlestop.wire.field_types import Substitutes
from whistlestop.wire.from_client import AnswerAbsence, Back, Configure, Leave
from whistlestop.wire.from_server import AbsenceVote, Step

ANN, BO, CY, DAN = 1, 2, 3, 4
AFTER = 120.0

# The rule


def test_a_yes_of_the_host_is_enough() -> None:
    assert decision({ANN: True}, {ANN, CY, DAN}, host=ANN) is True
    assert decision({CY: True}, {ANN, CY, DAN}, host=ANN) is None


def test_more_than_half_of_the_players_who_are_there_decide_without_the_host() -> None:
    assert decision({CY: True, DAN: True}, {ANN, CY, DAN}, host=ANN) is True
    assert decision({CY: True}, {ANN, CY}, host=ANN) is None
    assert decision({CY: True, ANN: False}, {ANN, CY}, host=ANN) is False
    assert decision({CY: True}, {CY}, host=BO) is True


def test_a_question_stays_open_while_a_yes_could_still_decide_it() -> None:
    assert decision({CY: False, DAN: False}, {ANN, CY, DAN}, host=ANN) is None
    assert decision({ANN: False}, {ANN, CY, DAN}, host=ANN) is None
    assert decision({ANN: False, CY: False}, {ANN, CY, DAN}, host=ANN) is False


def test_votes_of_people_who_have_gone_do_not_count() -> None:
    assert decision({ANN: True}, {CY, DAN}, host=ANN) is None
    assert decision({ANN: True}, set(), host=ANN) is None


# The time at which the players are asked, with a clock that the test sets


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (absence_votes, attendance):
        monkeypatch.setattr(module, "loop_time", clock)
    return clock


def chair(person: int) -> Chair:
    return Chair(person, f"P{person}", None, ready=True)


TABLE = TableRow(
    id=1,
    key="k" * 22,
    game="bang",
    options={},
    public=False,
    clock=None,
    open=False,
    host=ANN,
    chairs=(chair(ANN), chair(BO), chair(CY)),
    kicked=(),
    mutes=(),
    match=None,
    touched=0,
)


class Seated:
    """Ann and Cy are at the table of a match, and Bo is absent from now on."""

    def __init__(self) -> None:
        self.people = Attendance([ANN, BO, CY], elsewhere=lambda _: False)
        for person in (ANN, CY):
            self.people.arrive(Connection(person, "", 1.0, 1.0))
        self.changes = 0
        self.votes = AbsenceVotes(self.people, AFTER, self._count)

    def _count(self) -> None:
        self.changes += 1

    def asked(self, table: TableRow = TABLE, seats: tuple[int, ...] = (1,)) -> list[int]:
        """Let the match wait for these seats. Return the people about whom the table is asked."""
        self.votes.update(table, seats)
        return [vote.person for vote in self.votes.shown()]


async def test_the_table_is_asked_after_two_minutes_if_the_seat_is_asked(clock: Clock) -> None:
    seated = Seated()
    assert seated.asked() == []
    assert seated.votes.vote_at(BO) == clock.now + AFTER
    clock.now += AFTER - 1
    assert seated.asked() == []
    clock.now += 1
    assert seated.asked(seats=(0,)) == []  # the match waits for Ann
    assert seated.changes == 0
    assert seated.asked() == [BO]
    assert seated.votes.shown() == (AbsenceVote(person=BO, seat=1, agreed=(), declined=()),)
    assert seated.changes == 1


@pytest.mark.parametrize(
    "table",
    [
        replace(TABLE, clock=60),
        replace(TABLE, substitutes="always"),
        replace(TABLE, substitutes="never"),
        replace(TABLE, chairs=(chair(BO), Chair(None, "", "easy", ready=True))),
    ],
)
async def test_the_table_is_not_asked_if_something_else_decides(
    clock: Clock, table: TableRow
) -> None:
    seated = Seated()
    clock.now += 10 * AFTER
    assert seated.asked(table, seats=(0, 1)) == []


async def test_after_a_no_the_table_is_asked_again_after_another_two_minutes(clock: Clock) -> None:
    seated = Seated()
    clock.now += AFTER
    seated.asked()
    seated.votes.vote(CY, BO, agree=False)
    assert seated.asked() == [BO]
    seated.votes.vote(ANN, BO, agree=False)
    assert seated.asked() == []
    assert seated.people.away == set()
    clock.now += AFTER - 1
    assert seated.asked() == []
    clock.now += 1
    assert seated.asked() == [BO]


async def test_after_a_yes_a_bot_answers_until_the_person_is_back(clock: Clock) -> None:
    seated = Seated()
    clock.now += AFTER
    seated.asked()
    seated.votes.vote(ANN, BO, agree=True)
    assert seated.asked() == []
    assert seated.people.away == {BO}
    seated.people.arrive(Connection(BO, "", 1.0, 1.0))
    assert seated.people.away == set()
    assert seated.asked() == []


async def test_the_question_is_withdrawn_when_the_person_is_back(clock: Clock) -> None:
    seated = Seated()
    clock.now += AFTER
    seated.asked()
    seated.votes.vote(CY, BO, agree=True)
    seated.people.arrive(Connection(BO, "", 1.0, 1.0))
    assert seated.asked() == []
    assert seated.people.away == set()


async def test_the_question_is_decided_when_those_who_held_it_up_leave(clock: Clock) -> None:
    seated = Seated()
    clock.now += AFTER
    seated.asked()
    seated.votes.vote(CY, BO, agree=True)
    assert seated.asked() == [BO]
    seated.people.connections = {each for each in seated.people.connections if each.person != ANN}
    assert seated.asked() == []
    assert seated.people.away == {BO}


# At a table


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Let the table be asked at once."""
    return replace(settings, vote_after=0.05, away_after=0.05)


def by(visitor: Visitor, seat: int) -> list[str]:
    visitor.catch_up()
    return [step.by for step in visitor.said(Step) if step.seat == seat]


async def play(people: list[Visitor], substitutes: Substitutes = "ask") -> str:
    """Let people begin a match of three in which everybody chooses a scheme."""
    options: dict[str, OptionValue] = {"bandits": "dealt"}
    key = await sit_down(people, seats=3, options=options, substitutes=substitutes)
    await begin(people, fill="easy")
    return key


async def answer(visitor: Visitor, about: Visitor, *, agree: bool) -> None:
    await visitor.ask(AnswerAbsence, person=about.guest.me.id, agree=agree)


async def test_the_host_lets_a_bot_play_and_the_person_takes_over_at_once(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, cy = people
        key = await play(people)
        await bo.ask(Leave)
        await ann.until(lambda it: it.table.absences)
        await asyncio.sleep(0.1)
        assert by(ann, 1) == []
        await answer(cy, bo, agree=True)
        (asked,) = ann.table.absences
        assert (asked.person, asked.seat) == (bo.guest.me.id, 1)
        await ann.until(lambda it: it.table.absences[0].agreed == (cy.guest.me.id,))
        await answer(ann, bo, agree=True)
        await ann.until(lambda it: it.table.seats[1].away and not it.table.absences)
        await ann.until(lambda it: by(it, 1)[:1] == ["away"])
        await bo.enter(key)
        assert not bo.table.seats[1].away
        assert bo.table.seats[1].here


async def test_without_consent_the_match_waits_for_the_absent_person(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, cy = people
        await play(people, substitutes="never")
        await bo.ask(Leave)
        await ann.until(lambda it: not it.table.seats[1].here)
        await asyncio.sleep(0.2)
        seat = ann.table.seats[1]
        assert (seat.bot_in, seat.vote_in, seat.away) == (None, None, False)
        assert ann.table.absences == ()
        assert by(ann, 1) == []
        # The host may change this during the match.
        await ann.ask(Configure, substitutes="always")
        await cy.until(lambda it: by(it, 1)[:1] == ["away"])
        await ann.ask(Configure, substitutes="never")
        assert not ann.table.seats[1].away


async def test_only_players_who_are_asked_can_answer(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Eve") as (*people, eve):
        ann, bo, cy = people
        key = await play(people)
        await eve.enter(key)
        about = {"person": bo.guest.me.id, "agree": True}
        assert await ann.refused(AnswerAbsence, **about) == "no-absence-vote"
        await bo.ask(Leave)
        await cy.until(lambda it: it.table.absences)
        assert await eve.refused(AnswerAbsence, **about) == "no-seat"
        assert not cy.table.absences[0].agreed
        await cy.ask(AnswerAbsence, **about)
        await cy.ask(AnswerAbsence, **about)  # again, as after a lost connection
        assert cy.table.absences[0].agreed == (cy.guest.me.id,)


async def test_everybody_sees_when_a_bot_steps_in(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        server.context.lobby, "settings", replace(server.context.settings, away_after=60.0)
    )
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], seats=3, clock=600)
        await begin([ann, bo], fill="easy")
        await eve.enter(key)
        assert ann.table.seats[1].bot_in is None
        await bo.ask(Leave)
        for each in (ann, eve):
            await each.until(lambda it: not it.table.seats[1].here)
            left = each.table.seats[1].bot_in
            assert left is not None
            assert 0 < left <= 60_000
        async with another_tab(bo.guest):  # any page of this site
            await ann.until(lambda it: it.table.seats[1].here)
            assert ann.table.seats[1].bot_in is None
        await ann.until(lambda it: not it.table.seats[1].here)


async def test_a_person_who_plays_at_another_table_is_absent_here(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await play([ann, bo], substitutes="never")
        link = await bo.guest.open_table("bang")
        await bo.enter(link.key)
        await ann.until(lambda it: not it.table.seats[1].here)
        async with another_tab(bo.guest):
            await ann.until(lambda it: it.table.seats[1].here)


async def test_a_person_who_returns_is_told_what_a_bot_did_for_them(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, _ = people
        key = await play(people, substitutes="always")
        await bo.ask(Leave)
        await ann.until(lambda it: by(it, 1)[:1] == ["away"])
        await bo.enter(key)
        (done,) = bo.chair.by_bot
        assert done.answer.startswith("scheme")
        assert done.start == done.end  # the others are still being asked
        # The same after a restart, from the log; and it is nobody else's business.
        (room,) = server.context.lobby.rooms.values()
        await server.context.lobby.forget(room.row)
        async with another_tab(bo.guest) as again, another_tab(ann.guest) as other:
            await again.enter(key)
            await other.enter(key)
            assert again.chair.by_bot == (done,)
            assert other.chair.by_bot == ()


async def test_back_is_not_needed_after_an_absence(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await play([ann, bo], substitutes="always")
        await bo.ask(Leave)
        await ann.until(lambda it: it.table.seats[1].away)
        await bo.enter(key)
        await ann.until(lambda it: not it.table.seats[1].away)
        await bo.ask(Back)  # as older clients say
