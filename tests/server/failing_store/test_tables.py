"""Changes of a table, chat lines and guests that cannot be stored."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tables.failing_disk import FailingDisk
from tables.serving import Serving
from tables.visitor import COLT, company, sit_down
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.store.errors import not_stored
from whistlestop.store.rows import TableRow
from whistlestop.wire.from_client import (
    Appoint,
    Chat,
    Configure,
    Kick,
    Leave,
    Mute,
    Ping,
    Ready,
    Request,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from whistlestop.wire.from_server import Line, Standing

REQUESTS: list[tuple[int, type[Request], dict[str, Any]]] = [
    (1, Stand, {}),
    (1, Ready, {"on": False}),
    (1, Sit, {"seat": 3}),
    (2, Sit, {"seat": 3}),
    (0, Configure, {"public": True, "clock": 30}),
    (0, SeatBot, {"seat": 2, "level": "random"}),
    (0, Kick, {"person": 2}),
    (0, Appoint, {"person": 2}),
    (0, Mute, {"person": 3, "on": True}),
    (0, Start, {"fill": "random"}),
]


@pytest.mark.parametrize(
    ("who", "request_", "fields"), REQUESTS, ids=lambda each: getattr(each, "__name__", None)
)
async def test_a_request_that_cannot_be_stored_is_not_done_and_can_be_repeated(
    server: Serving, disk: FailingDisk, who: int, request_: type[Request], fields: dict[str, Any]
) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as people:
        key = await sit_down(people[:2], seats=4)
        await people[2].enter(key)
        row = await server.context.store.table(key)
        for each in people:
            await each.ask(Ping)
        before = [each.table for each in people]
        disk.fill()
        assert await people[who].refused(request_, **fields) == "not-stored"
        assert await server.context.store.table(key) == row
        for each in people:
            await each.ask(Ping)
        assert [each.table for each in people] == before
        assert [each.said(Standing) for each in people] == [[]] * 3
        disk.empty()
        await people[who].ask(request_, **fields)
        assert await server.context.store.table(key) != row


async def test_a_line_that_cannot_be_stored_is_not_said_and_later_said_once(
    server: Serving, disk: FailingDisk
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        disk.fill()
        assert await people[0].refused(Chat, key="k", text="hello") == "not-stored"
        disk.empty()
        await people[0].chat("hello", key="k")
        await people[0].chat("hello", key="k")
        await people[1].chat("bye", key="k")
        for each in people:
            await each.until(lambda it: len(it.said(Line)) == 2)
            assert [(line.number, line.text) for line in each.said(Line)] == [
                (1, "hello"),
                (2, "bye"),
            ]


async def test_guests_and_tables_that_cannot_be_stored_are_not_there(
    server: Serving, disk: FailingDisk
) -> None:
    async with await Guest.register(server.url, "Ann") as ann:
        disk.fill()
        for nothing in (
            lambda: Guest.register(server.url, "Bo"),
            lambda: ann.open_table(COLT, public=True),
            lambda: ann.rename("Bo"),
            ann.resume_link,
        ):
            with pytest.raises(RequestRefused) as problem:
                await nothing()
            assert problem.value.kind == "not-stored"
        assert await ann.tables() == []
        assert await ann.my_tables() == []
        disk.empty()
        async with await Guest.restore(server.url, ann.token) as again:
            assert again.me.name == "Ann"
        key = (await ann.open_table(COLT, public=True)).key
        assert [card.key for card in await ann.tables()] == [key]


async def test_a_failure_at_one_table_does_not_keep_others_from_a_new_host(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = server.context
    impatient = replace(context.settings, away_after=0.0)
    async with company(server.url, "Ann", "Bo", "Cy", "Di") as (ann, bo, cy, di):
        keys = [await sit_down([ann, bo], seats=3), await sit_down([cy, di], seats=3)]
        for host in (ann, cy):
            await host.ask(Leave)
        first, second = [context.lobby.rooms[key] for key in keys]
        first.settings = second.settings = impatient
        save = context.store.save_table

        async def fails(row: TableRow) -> None:
            if row.id == first.row.id:
                raise not_stored(OSError("disk full"))
            await save(row)

        monkeypatch.setattr(context.store, "save_table", fails)
        await context.lobby.clean_up()
        assert first.row.host == ann.guest.me.id
        assert second.row.host == di.guest.me.id
