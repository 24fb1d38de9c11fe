"""Quotas: each is refused with its reason, and what has ended counts no longer."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random

import pytest

from tables.serving import Serving, serving
from tables.visitor import COLT, Visitor, another_tab, begin, company, play_out, sit_down, visiting
from whistlestop.client.errors import RequestRefused
from whistlestop.locales import LANGUAGES, Texts
from whistlestop.server.errors import TooManyRequests
from whistlestop.server.rooms.quotas import Ledger, Owner
from whistlestop.server.settings import Quota, Settings
from whistlestop.wire.from_client import Configure, Enter, Leave, Sit, Stand, Start

KINDS = (
    "too-many-tables",
    "too-many-public-tables",
    "too-many-matches",
    "too-many-bot-matches",
    "too-many-spectators",
)


def refused(ledger: Ledger, owner: Owner) -> str:
    """Return whose quota is used up."""
    with pytest.raises(TooManyRequests) as problem:
        ledger.require_room(owner)
    return str(problem.value.details["of"])


def test_a_ledger_counts_for_the_person_the_address_and_the_server() -> None:
    ledger = Ledger("too-many-tables", Quota(1, 2, 3))
    ann, bo, cy = Owner(1, "a"), Owner(2, "a"), Owner(3, "b")
    ledger.add("first", ann)
    ledger.add("first", bo)  # it has its owner already
    assert refused(ledger, ann) == "person"
    ledger.add("second", bo)
    assert refused(ledger, Owner(4, "a")) == "address"
    ledger.require_room(cy)
    ledger.add("third", cy)
    assert refused(ledger, Owner(5, "c")) == "server"
    ledger.remove("first")
    ledger.remove("first")
    ledger.require_room(ann)
    assert len(ledger) == 2


@pytest.mark.parametrize("text", ["", "1", "1,2", "1,2,3,4", "1,2,-3", "a,b,c", "1, 2,3"])
def test_a_quota_is_three_numbers(text: str) -> None:
    assert Quota.parse("1,20,300") == Quota(1, 20, 300)
    with pytest.raises(ValueError, match=r"^" + text):
        Quota.parse(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_whose_quota_is_used_up(language: str) -> None:
    texts = Texts(language)
    for kind in KINDS:
        said = {texts.say(f"error-{kind}", of=of, most=7) for of in ("person", "address", "server")}
        assert len(said) == 3
        assert all("7" in each for each in said)


async def problem_with_new_table(visitor: Visitor, *, public: bool = False) -> tuple[str, str]:
    with pytest.raises(RequestRefused) as problem:
        await visitor.guest.open_table(COLT, public=public)
    return problem.value.kind, str(problem.value.details["of"])


async def test_the_tables_that_a_person_makes_in_a_day_are_limited(settings: Settings) -> None:
    async with (
        serving(replace(settings, tables=Quota(2, 3, 99))) as server,
        company(server.url, "Ann", "Bo") as (ann, bo),
    ):
        for _ in range(2):
            await ann.guest.open_table(COLT)
        assert await problem_with_new_table(ann) == ("too-many-tables", "person")
        await bo.guest.open_table(COLT)
        assert await problem_with_new_table(bo) == ("too-many-tables", "address")


async def test_the_public_tables_of_a_person_are_limited(settings: Settings) -> None:
    async with (
        serving(replace(settings, public_tables=Quota(1, 9, 9))) as server,
        visiting(server.url, "Ann") as ann,
    ):
        first = await ann.guest.open_table(COLT, public=True)
        assert await problem_with_new_table(ann, public=True) == (
            "too-many-public-tables",
            "person",
        )
        second = await ann.guest.open_table(COLT)
        await ann.enter(second.key)
        assert await ann.refused(Configure, public=True) == "too-many-public-tables"
        await ann.enter(first.key)
        await ann.ask(Configure, public=False)
        await ann.enter(second.key)
        await ann.ask(Configure, public=True)
        await ann.ask(Configure, public=True)
        page = await ann.guest.search_tables()
        assert [each.key for each in page.tables] == [second.key]


async def test_public_tables_count_after_a_restart(settings: Settings) -> None:
    few = replace(settings, public_tables=Quota(9, 9, 1))
    async with serving(few) as server, visiting(server.url, "Ann") as ann:
        await ann.guest.open_table(COLT, public=True)
    async with serving(few) as server, visiting(server.url, "Bo") as bo:
        assert await problem_with_new_table(bo, public=True) == ("too-many-public-tables", "server")


async def test_the_running_matches_of_a_person_are_limited(settings: Settings) -> None:
    async with (
        serving(replace(settings, matches=Quota(1, 9, 9))) as server,
        visiting(server.url, "Ann") as ann,
        another_tab(ann.guest) as other,
    ):
        await sit_down([ann], seats=3)
        await begin([ann], fill="easy")
        await sit_down([other], seats=3)
        assert await other.refused(Start, fill="easy") == "too-many-matches"
        await play_out([ann], Random(1))
        await ann.until(lambda it: it.table.phase == "gathering")
        await other.ask(Start, fill="easy")


async def test_matches_that_nobody_attends_are_limited(settings: Settings) -> None:
    async with (
        serving(replace(settings, pause=60.0, bot_matches=Quota(1, 9, 9))) as server,
        visiting(server.url, "Ann") as ann,
    ):
        ledger = server.context.lobby.quotas.bot_matches
        first, second = [
            (await ann.guest.open_table(COLT, seats=3, clock=60)).key for _ in range(2)
        ]
        await ann.enter(first)
        await ann.ask(Start, fill="easy")
        assert len(ledger) == 0
        await ann.enter(second)
        assert len(ledger) == 1
        assert await ann.refused(Start, fill="easy") == "too-many-bot-matches"
        async with another_tab(ann.guest) as tab:
            await tab.enter(first)
            assert len(ledger) == 0
            await ann.ask(Start, fill="easy")
            await ann.ask(Leave)
            assert len(ledger) == 1


@pytest.mark.parametrize("clock", [None, 3600])
async def test_matches_that_wait_for_people_are_no_bot_matches(
    server: Serving, clock: int | None
) -> None:
    async with visiting(server.url, "Ann") as ann:
        key = (await ann.guest.open_table(COLT, seats=3, clock=clock)).key
        await ann.enter(key)
        await ann.ask(Start, fill="easy")
        await ann.ask(Leave)
        assert len(server.context.lobby.quotas.bot_matches) == 0
        assert len(server.context.lobby.quotas.matches) == 1


async def test_spectators_are_limited_by_table_and_person(settings: Settings) -> None:
    few = replace(settings, spectators=Quota(1, 9, 9), spectators_per_table=2)
    async with serving(few) as server, AsyncExitStack() as stack:
        ann, bo, cy, di = await stack.enter_async_context(
            company(server.url, "Ann", "Bo", "Cy", "Di")
        )
        key = await sit_down([ann], seats=3)
        for each in (bo, cy):
            await each.enter(key)
        tab = await stack.enter_async_context(another_tab(bo.guest))
        assert await tab.refused(Enter, table=key) == "too-many-spectators"
        assert await di.refused(Enter, table=key) == "too-many-spectators"
        await bo.ask(Enter, table=key)  # a spectator may enter again
        await bo.ask(Sit, seat=1)  # and counts no longer with a seat
        await di.enter(key)
        assert len(server.context.lobby.quotas.spectators) == 2
        await bo.ask(Stand)  # nobody is sent away
        assert len(server.context.lobby.quotas.spectators) == 3
        await cy.ask(Leave)
        assert len(server.context.lobby.quotas.spectators) == 2
