"""Requests in the wrong place, by the wrong person, or sent again."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from tables.bystanders import bystanders, check_no_leak
from tables.junk_messages import check_reply
from tables.raw_socket import (
    raw_socket,
    until,
    written,
)
from tables.serving import Serving, all_gone
from tables.visitor import COLT
from whistlestop.client.http_api import Guest, http_client
from whistlestop.server.secrets import new_key
from whistlestop.wire import from_client as asked
from whistlestop.wire.from_client import Chat, Choose, Enter, Request


async def test_messages_out_of_order_are_refused_by_name(server: Serving) -> None:
    async with AsyncExitStack() as stack:
        guests = [await Guest.register(server.url, name) for name in ("Ann", "Bo")]
        ann, bo = [await stack.enter_async_context(raw_socket(guest)) for guest in guests]
        stack.push_async_callback(guests[0].close)
        stack.push_async_callback(guests[1].close)
        link = await guests[0].open_table(COLT, seats=3)
        key = new_key()
        at_table: list[tuple[type[Request], dict[str, Any]]] = [
            (asked.Sit, {"seat": 0}),
            (asked.Stand, {}),
            (asked.Ready, {"on": True}),
            (asked.Configure, {}),
            (asked.SeatBot, {"seat": 1, "level": None}),
            (asked.Kick, {"person": guests[1].me.id}),
            (asked.Appoint, {"person": guests[1].me.id}),
            (asked.Mute, {"person": guests[1].me.id, "on": True}),
            (asked.Start, {}),
            (asked.Rematch, {}),
            (asked.Chat, {"key": "k", "text": "hi"}),
            (asked.Point, {"what": "A1"}),
            (asked.Choose, {"match": key, "turn": 0, "answer": "x"}),
            (asked.Back, {}),
        ]
        for kind, fields in at_table:
            assert await ann.say(kind, **fields) == "no-room"
        assert await ann.say(asked.Leave) == "done"
        assert await ann.say(Enter, table=key) == "no-table"
        assert await ann.say(Enter, table=link.key) == "done"
        assert await ann.say(asked.Rematch) == "no-match"
        assert await ann.say(Choose, match=key, turn=0, answer="x") == "no-match"
        assert await ann.say(asked.Start) == "seats-free"
        assert await ann.say(asked.Kick, person=guests[1].me.id) == "nobody"
        assert await bo.say(Enter, table=link.key) == "done"
        assert await bo.say(asked.Ready, on=True) == "no-seat"
        assert await bo.say(asked.Start, fill="random") == "not-host"
        assert await bo.say(asked.Sit, seat=1) == "done"
        assert await ann.say(asked.Start, fill="random") == "not-ready"
        assert await bo.say(asked.Ready, on=True) == "done"
        assert await ann.say(asked.Start, fill="nobody") == "unknown-bot"
        assert await ann.say(asked.Start, fill="random") == "done"
        for kind, fields in ((asked.Start, {}), (asked.Ready, {"on": True}), (asked.Rematch, {})):
            assert await ann.say(kind, **fields) == "match-running"
        assert await ann.say(asked.Configure, seats=4) == "match-running"
        assert await ann.say(Choose, match=key, turn=0, answer="x") == "stale-turn"


@pytest.mark.usefixtures("no_limits")
async def test_nobody_chooses_or_rules_at_a_table_of_others(server: Serving) -> None:
    async with (
        bystanders(server, Random(1)) as both,
        await Guest.register(server.url, "Eve") as guest,
    ):
        hidden, staged = both
        host, *others = staged.people
        async with raw_socket(guest) as eve:
            await eve.say(Enter, table=staged.key)
            for each in staged.people:
                ask = each.chair.ask
                answers = [] if ask is None else ask.answers[:2]
                for answer in answers:
                    choice = {"match": staged.match, "turn": 0, "answer": answer}
                    assert await eve.say(Choose, **choice) == "no-seat"
            assert await eve.say(asked.Sit, seat=0) == "seat-taken"
            assert await eve.say(asked.Stand) == "no-seat"
            for kind, fields in (
                (asked.Kick, {"person": others[0].guest.me.id}),
                (asked.Appoint, {"person": guest.me.id}),
                (asked.Mute, {"person": host.guest.me.id, "on": True, "everyone": True}),
                (asked.Configure, {"open": True}),
                (asked.SeatBot, {"seat": 1, "level": "random"}),
                (asked.Start, {"fill": "random"}),
                (asked.RenewKey, {"key": staged.key}),
            ):
                assert await eve.say(kind, **fields) == "not-host"
            # A seat at one table gives no rights at another table.
            own = await guest.open_table(COLT, seats=3)
            await eve.say(Enter, table=own.key)
            await eve.say(asked.Start, fill="random")
            for key in (staged.match, hidden.match):
                choice = {"match": key, "turn": 0, "answer": "pick doc"}
                assert await eve.say(Choose, **choice) == "stale-turn"
        for show in both:
            await show.end()
        await check_no_leak(server, both, eve.heard)


async def play_a_session(server: Serving, guest: Guest) -> tuple[list[str], str]:
    """Play for a while; return all requests of one person, and the match's key."""
    sent: list[str] = []
    link = await guest.open_table(COLT, seats=3)
    async with raw_socket(guest) as raw:

        async def say(kind: type[Request], **fields: Any) -> None:
            sent.append(written(kind, id=len(sent), **fields))
            reply = await raw.send_raw(sent[-1])
            assert isinstance(reply, dict)
            assert reply["type"] == "done"

        await say(asked.WatchLobby, on=True)
        await say(Enter, table=link.key)
        await say(asked.Ready, on=True)
        await say(Chat, key="hello", text="hello")
        await say(asked.Configure, seats=4)
        await say(asked.SeatBot, seat=1, level="random")
        await say(asked.Mute, person=2**20, on=False)
        await say(asked.Start, fill="greedy")
        room = server.context.lobby.rooms[link.key]
        live = room.require_session().stored
        for _ in range(5):
            await until(lambda: live.over or (live.ask(0) and live.given(0) is None))
            async with room.lock:  # so that no choice is half made
                ask = live.ask(0)
            if ask is None or len(ask.answers) == 1:
                continue
            await say(Choose, match=live.row.key, turn=ask.turn, answer=ask.answers[-1])
        await say(asked.Stand)
        await say(asked.Leave)
    return sent, live.row.key


@pytest.mark.slow
@pytest.mark.usefixtures("no_limits")
async def test_a_session_said_again_changes_nothing(server: Serving) -> None:
    async with http_client(server.url) as http:
        ann, eve = [await Guest.register(server.url, name, http) for name in ("Ann", "Eve")]
        sent, key = await play_a_session(server, ann)
        row = await server.context.store.match(key)
        assert row is not None
        table = await server.context.store.table_by_id(row.table)
        said = [choice for choice in await server.context.store.choices(row.id) if not choice.seat]
        rng = Random(1)
        shuffled = [rng.sample(sent, len(sent)) for _ in range(2)]
        # The match hardly moves: only the people who send everything again are connected.
        for guest in (ann, eve):
            for messages in (sent, sent[::-1], *shuffled):
                async with raw_socket(guest) as raw:
                    for message in messages:
                        check_reply(message, await raw.send_raw(message))
        again = [each for each in await server.context.store.choices(row.id) if not each.seat]
        own = [choice for choice in again if choice.by == "person"]
        assert own == [choice for choice in said if choice.by == "person"]
        assert len(await server.context.store.lines(row.table, 0, 100)) == 2
        now = await server.context.store.table_by_id(row.table)
        assert table is not None
        assert now is not None
        assert (now.host, now.key) == (ann.me.id, table.key)
    await all_gone(server)
