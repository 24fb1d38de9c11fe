"""The costs of requests. A refused request costs nothing, so that waiting helps."""

from __future__ import annotations

import pytest

from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, sit_down, visiting
from whistlestop.client.errors import ConnectionLost
from whistlestop.server.connections import dispatch
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import Chat, Mute, Ping

pytestmark = pytest.mark.usefixtures("no_refill")

LINES = 5  # the most lines at once: a line costs eleven requests, and sixty are allowed


async def test_a_line_that_is_refused_costs_nothing(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)  # `enter` is five of the sixty
        for number in range(LINES):
            await ann.chat("la", f"k{number}")
        for _ in range(20):
            assert await ann.refused(Chat, key="again", text="la") == "too-fast"
        for _ in range(60 - 5 - 11 * LINES):
            await ann.ask(Ping)
        assert await ann.refused(Ping) == "too-fast"


async def test_a_request_over_the_persons_limit_costs_the_connection_nothing(
    server: Serving,
) -> None:
    async with visiting(server.url, "Ann") as ann, another_tab(ann.guest) as other:
        key = await sit_down([ann], seats=3)  # `enter` is five of a hundred
        await other.enter(key)  # five more
        for number in range(2 * LINES - 2):
            await (ann, other)[number % 2].chat("la", f"k{number}")
        assert await ann.refused(Chat, key="again", text="la") == "too-fast"
        for _ in range(100 - 10 - 11 * (2 * LINES - 2)):
            await ann.ask(Ping)
        assert await ann.refused(Ping) == "too-fast"


async def insist(visitor: Visitor) -> None:
    """Repeat a refused line far more often than the server allows."""
    for _ in range(300):
        assert await visitor.refused(Chat, key="again", text="la") == "too-fast"


async def test_repeating_a_refused_chat_line_ends_the_connection(server: Serving) -> None:
    async with visiting(server.url, "Ann") as ann:
        await sit_down([ann], seats=3)
        for number in range(LINES):
            await ann.chat("la", f"k{number}")
        with pytest.raises(ConnectionLost):
            await insist(ann)


def move(server: Serving, visitor: Visitor, address: str) -> None:
    """Let a visitor come from another address."""
    for each in server.context.lobby.connections:
        if each.person == visitor.guest.me.id:
            each.address = address


async def test_an_address_tells_a_crowd_only_so_much(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody at a table is told of a mute, so a crowd of guests could hold up the server."""
    monkeypatch.setattr(dispatch, "AUDIENCE_RATE", 0.0)
    monkeypatch.setattr(dispatch, "AUDIENCE_BURST", 13 / settings.per_address)
    async with (
        serving(settings) as server,
        visiting(server.url, "Ann") as ann,
        visiting(server.url, "Bo") as bo,
    ):
        await sit_down([ann, bo], seats=3)  # Bo enters, sits and is ready: this tells 1, 2 and 2
        mute = {"person": bo.guest.me.id}
        for number in range(4):
            await ann.ask(Mute, **mute, on=number % 2 == 0)  # both are told
        for _ in range(70):
            assert await ann.refused(Mute, **mute, on=True) == "too-fast"
        assert await bo.refused(Chat, key="k", text="la") == "too-fast"  # of the same address
        await ann.ask(Ping)  # the refusals have cost nothing, and a ping tells nobody anything
        move(server, bo, "192.0.2.9")
        await bo.ask(Chat, key="k", text="la")
        move(server, ann, "192.0.2.9")
        await ann.ask(Mute, **mute, on=True)


async def test_an_address_stores_only_so_many_lines(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines are kept for months, so a crowd of guests could fill the disk."""
    monkeypatch.setattr(dispatch, "CHAT_RATE", 0.0)
    monkeypatch.setattr(dispatch, "CHAT_BURST", 3 / settings.per_address)
    async with (
        serving(settings) as server,
        visiting(server.url, "Ann") as ann,
        visiting(server.url, "Bo") as bo,
    ):
        await sit_down([ann, bo], seats=3)
        for number in range(3):
            await (ann, bo)[number % 2].chat("la", f"k{number}")
        assert await ann.refused(Chat, key="k3", text="la") == "too-fast"
        assert await bo.refused(Chat, key="k4", text="la") == "too-fast"
        await ann.ask(Mute, person=bo.guest.me.id, on=True)
        move(server, bo, "192.0.2.9")
        await bo.chat("la", "k5")
