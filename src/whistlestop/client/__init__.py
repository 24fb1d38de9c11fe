"""The Python client of a play server, for bots, tests and the terminal.

async with await Guest.register("http://localhost:8080", "Ann") as guest:
    async with TableConnection(guest, key) as table:
        async for ask in table.asks():
            await table.choose(ask, random.choice(ask.answers))
"""
