"""Join a server as a guest, open a table with bots, and play a match there.

Start a server first (`whistlestop serve`), then run `python examples/play_at_a_server.py
http://127.0.0.1:8080`.
"""

import asyncio
import random
import sys

from whistlestop.client.http_api import Guest
from whistlestop.client.reconnecting import TableConnection
from whistlestop.wire.from_client import Start


async def play(server: str) -> None:
    rng = random.Random(1)
    async with await Guest.register(server, "Ann") as guest:
        link = await guest.open_table("colt-super-express", seats=3)
        async with TableConnection(guest, link.key) as table:
            await table.request(Start, fill="easy")  # bots take the free seats
            async for ask in table.asks():
                await table.choose(ask, rng.choice(ask.answers))
            end = table.state.end
            print("My seat:", table.state.seat, "- the end:", end)
            print("Was the deal fair?", table.state.is_fair)


asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"))
