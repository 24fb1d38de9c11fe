"""The host renews the invite link: strangers need the new one, and nobody at the table notices."""

from __future__ import annotations

from tables.browser_requests import asking
from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, begin, company, sit_down, visiting
from whistlestop.client.reconnecting import TableConnection
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import Chat, Enter, Leave, RenewKey, Sit, WatchLobby
from whistlestop.wire.from_server import Lobby


async def renewed(host: Visitor) -> str:
    old = host.table.key
    await host.ask(RenewKey, key=old)
    assert host.table.key != old
    return host.table.key


async def test_the_old_key_stops_working_and_the_new_one_works(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        old = await sit_down([ann], seats=3)
        new = await renewed(ann)
        assert await eve.refused(Enter, table=old) == "key-renewed"
        await eve.enter(new)
        await eve.ask(Sit, seat=1)
        third = await renewed(ann)
        assert len({old, new, third}) == 3
        async with visiting(server.url, "Dan") as dan:
            for each in (old, new):
                assert await dan.refused(Enter, table=each) == "key-renewed"


async def test_the_refusal_does_not_tell_the_new_key(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        old = await sit_down([ann], seats=3)
        new = await renewed(ann)
        await eve.refused(Enter, table=old)
        assert not any(new in str(message) for message in eve.heard)


async def test_people_at_the_table_stay_and_are_told_its_address(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], seats=3)
        await eve.enter(key)
        await begin([ann, bo], fill="easy")
        new = await renewed(ann)
        for each in (bo, eve):
            await each.until(lambda it: it.table.key == new)
        await eve.ask(Chat, key="k", text="still here")
        assert [room.row.key for room in server.context.lobby.rooms.values()] == [new]
        # Bo's seat is Bo's, whichever link Bo has.
        await bo.ask(Leave)
        await bo.enter(key)
        assert (bo.table.key, bo.table.me) == (new, 1)


async def test_only_the_host_renews_the_key(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        key = await sit_down([ann, bo], seats=3)
        assert await bo.refused(RenewKey, key=key) == "not-host"
        assert ann.table.key == key


async def test_a_request_that_is_sent_twice_renews_the_key_once(server: Serving) -> None:
    async with company(server.url, "Ann") as (ann,):
        key = await sit_down([ann], seats=3)
        new = await renewed(ann)
        await ann.ask(RenewKey, key=key)
        assert ann.table.key == new


async def test_the_renewed_key_outlives_the_server(settings: Settings) -> None:
    async with serving(settings) as server, company(server.url, "Ann") as (ann,):
        old = await sit_down([ann], seats=3)
        new = await renewed(ann)
        guest = ann.guest
    async with serving(settings) as server, visiting(server.url, "Eve") as eve:
        assert await eve.refused(Enter, table=old) == "key-renewed"
        await eve.enter(new)
        guest.server = server.url
        async with another_tab(guest) as back:
            await back.enter(old)
            assert back.table.key == new


async def test_the_lobby_lists_a_public_table_under_its_new_key(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        old = await sit_down([ann], seats=3, public=True)
        await eve.ask(WatchLobby, on=True)
        new = await renewed(ann)
        assert [card.key for card in eve.said(Lobby)[0].tables] == [old]
        await eve.until(lambda it: [card.key for card in it.said(Lobby)[-1].tables] == [new])
        assert [card.key for card in await eve.guest.tables()] == [new]


async def test_the_qr_code_is_that_of_the_present_key(server: Serving) -> None:
    async with company(server.url, "Ann") as (ann,):
        old = await sit_down([ann], seats=3)
        new = await renewed(ann)
        async with asking(server) as http:
            assert (await http.get(f"/api/tables/{new}/qr")).status_code == 200
            assert (await http.get(f"/api/tables/{old}/qr")).status_code == 404


async def test_the_client_comes_back_under_the_new_key(server: Serving) -> None:
    async with company(server.url, "Ann", "Eve") as (ann, eve):
        key = await sit_down([ann], seats=3)
        async with TableConnection(eve.guest, key) as table:
            new = await renewed(ann)
            async for _ in table:
                if table.state.table is not None and table.state.table.key == new:
                    break
            assert table.table == new


async def test_a_renewed_key_does_not_change_what_counts_for_a_quota(server: Serving) -> None:
    quotas = server.context.lobby.quotas
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        await sit_down([ann, bo], seats=3, public=True)
        await begin([ann, bo], fill="easy")
        new = await renewed(ann)
        for ledger in (quotas.public_tables, quotas.matches):
            assert (len(ledger), new in ledger) == (1, True)
