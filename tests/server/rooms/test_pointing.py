"""Pointing at things of the view: permissions, targets and limits. No pointing is stored."""

from __future__ import annotations

from typing import Any

import pytest

from tables.serving import Serving
from tables.visitor import COLT, Visitor, another_tab, begin, company, sit_down
from whistlestop.client.errors import RequestRefused
from whistlestop.server.rooms.names_in_view import view_has_name
from whistlestop.wire.from_client import Enter, Mute, Point
from whistlestop.wire.from_server import Pointed

HEIST = "train-heist"


def pointed(visitor: Visitor) -> list[tuple[int, str]]:
    return [(each.seat, each.what) for each in visitor.said(Pointed)]


async def test_pointing_is_seen_by_all_at_the_table_and_not_later(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], game=HEIST)
        await eve.enter(key)
        await begin([ann, bo])
        assert ann.table.pointing
        card = ann.chair.view["cowboys"][1]["hand"][0]
        wanted = ann.chair.view["wanted"][0]
        for what in ("TOWN_A", "A1", "IN_B", card, wanted):
            await bo.ask(Point, what=what)
        for each in (ann, bo, eve):
            await each.until(lambda it: len(pointed(it)) == 5)
            assert pointed(each)[0] == (1, "TOWN_A")
        async with another_tab(bo.guest) as tab:
            await tab.ask(Enter, table=key)
            assert tab.said(Pointed) == []


async def test_a_spectator_does_not_point(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], game=HEIST)
        await eve.enter(key)
        assert await ann.refused(Point, what="TOWN_A") == "no-match"
        await begin([ann, bo])
        assert await eve.refused(Point, what="TOWN_A") == "no-seat"
        assert pointed(ann) == []


@pytest.mark.parametrize(
    "what", ["", "x" * 25, "TOWN A", "<b>", "é", "a b", "\x00", "../x", 7, None, ["A1"], {"a": 1}]
)
async def test_pointing_at_an_invalid_name_is_refused(server: Serving, what: object) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], game=HEIST)
        await begin([ann, bo])
        assert await ann.refused(Point, what=what) == "bad-message"
        assert pointed(bo) == []


async def test_an_unknown_thing_cannot_be_pointed_at(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], game=HEIST)
        await begin([ann, bo])
        for what in ("TOWN_Z", "hello", "town_a", "R99", "A1\n"):
            assert await ann.refused(Point, what=what) == "no-such-thing"
        assert pointed(bo) == []


@pytest.mark.parametrize(
    ("game", "terms"), [(HEIST, {"options": {"mode": "versus"}}), (COLT, {"seats": 3})]
)
async def test_a_game_with_secrets_has_no_pointing(
    server: Serving, game: str, terms: dict[str, Any]
) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], game=game, **terms)
        await begin([ann, bo], fill="easy")
        assert not ann.table.pointing
        assert await ann.refused(Point, what="TOWN_A") == "no-pointing"


async def test_a_muted_person_points_for_nobody(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, bo, cy = people
        await sit_down(people, game=HEIST)
        await begin(people)
        await cy.ask(Mute, person=bo.guest.me.id, on=True)
        await bo.ask(Point, what="TOWN_A")
        await ann.until(pointed)
        await ann.ask(Mute, person=bo.guest.me.id, on=True, everyone=True)
        assert await bo.refused(Point, what="TOWN_B") == "muted"
        assert pointed(cy) == []


@pytest.mark.usefixtures("no_refill")
async def test_the_number_of_pointings_is_limited(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], game=HEIST)
        await begin([ann, bo])
        done, why = 0, ""
        while not why:
            try:
                await ann.ask(Point, what="TOWN_A")
            except RequestRefused as problem:
                why = problem.kind
            else:
                done += 1
        assert why == "too-fast"
        assert done <= 15
        await bo.until(lambda it: len(pointed(it)) == done)


def test_a_name_is_a_text_of_the_view_and_nothing_else() -> None:
    assert view_has_name((("a", 1), ("b", None)), "b")
    assert not view_has_name((("a", 1), ("b", None)), "1")
    assert not view_has_name("abc", "b")


async def test_pointing_that_is_sent_again_is_shown_once(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], game=HEIST)
        await begin([ann, bo])
        for key in ("one", "one", "two"):
            await ann.ask(Point, what="TOWN_A", key=key)
        await bo.ask(Point, what="TOWN_A", key="one")  # the words of others do not matter
        await bo.until(lambda it: (1, "TOWN_A") in pointed(it))
        assert pointed(bo) == [(0, "TOWN_A"), (0, "TOWN_A"), (1, "TOWN_A")]
