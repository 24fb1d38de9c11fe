"""The costs of requests. A refused request costs nothing, so that waiting helps."""

from __future__ import annotations

import pytest

from tables.serving import Serving
from tables.visitor import Visitor, another_tab, sit_down, visiting
from whistlestop.client.errors import ConnectionLost
from whistlestop.wire.from_client import Chat, Ping

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
