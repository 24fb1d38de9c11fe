"""Asking the server why something cannot be used now."""

from __future__ import annotations

import pytest

from tables.serving import Serving
from tables.visitor import Visitor, begin, company, sit_down
from whistlestop.wire.from_client import WhyNot
from whistlestop.wire.from_server import Reason

HEIST = "train-heist"


def reasons(visitor: Visitor) -> list[tuple[str | None, tuple[str, ...]]]:
    return [
        (None if each.text is None else each.text.id, each.clauses) for each in visitor.said(Reason)
    ]


async def test_a_player_is_told_why_and_nobody_else_is(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], game=HEIST)
        await eve.enter(key)
        await begin([ann, bo])
        asked, waiting = (ann, bo) if ann.chair.ask else (bo, ann)
        match = ann.chair.match
        card = asked.chair.view["cowboys"][asked.chair.seat]["hand"][0]
        await asked.ask(WhyNot, match=match, place="A1")
        await asked.ask(WhyNot, match=match, card=card)
        await asked.ask(WhyNot, match=match, seat=asked.chair.seat)
        await waiting.ask(WhyNot, match=match, place="A1")
        assert reasons(asked)[0] == ("heist-why-other-car", ("TH-050",))
        assert reasons(asked)[2] == ("heist-why-self", ())
        assert reasons(waiting) == [("reason-not-asked", ())]
        assert reasons(eve) == []


async def test_only_a_player_of_this_match_is_told(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], game=HEIST)
        await eve.enter(key)
        assert await ann.refused(WhyNot, match="x" * 22, place="A1") == "no-match"
        await begin([ann, bo])
        assert await ann.refused(WhyNot, match="x" * 22, place="A1") == "no-match"
        assert await eve.refused(WhyNot, match=ann.chair.match, place="A1") == "no-seat"
        assert reasons(ann) + reasons(eve) == []


@pytest.mark.parametrize("seat", [-1, 16, "0", 1.5])
async def test_an_impossible_seat_is_refused(server: Serving, seat: object) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], game=HEIST)
        await begin([ann, bo])
        assert await ann.refused(WhyNot, match=ann.chair.match, seat=seat) == "bad-message"


@pytest.mark.parametrize("pick", [{}, {"seat": 15}, {"place": "nowhere"}, {"card": "<b>"}])
async def test_a_thing_that_does_not_exist_has_a_plain_reason(
    server: Serving, pick: dict[str, object]
) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], game=HEIST)
        await begin([ann, bo])
        asked = ann if ann.chair.ask else bo
        await asked.ask(WhyNot, match=ann.chair.match, **pick)
        assert reasons(asked) == [(None if not pick else "reason-other-question", ())]
