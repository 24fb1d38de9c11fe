"""A guest of a play server: for bots, for tests, and for the terminal.

async with await Guest.come("http://localhost:8080", "Ann") as guest:
    async with Stay(guest, key) as stay:
        async for ask in stay.asks():
            await stay.choose(ask, random.choice(ask.answers))
"""
