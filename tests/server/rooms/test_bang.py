"""BANG! on the server: each seat is sent its own view, and bots tell what they believed."""

from __future__ import annotations

from random import Random

import pytest

from tables.serving import Serving
from tables.told import expected, told
from tables.visitor import begin, company, play_out, sit_down
from whistlestop import replay
from whistlestop.bots import roster
from whistlestop.bots.bot import MatchAsSeen
from whistlestop.wire.from_client import Start


@pytest.mark.parametrize(
    "options", [{}, {"characters": "choose", "elimination": "at-once"}], ids=str
)
async def test_seats_and_spectators_are_sent_what_is_theirs(
    server: Serving, options: dict[str, bool | int | str]
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Di", "Eve") as people:
        players, watcher = people[:4], people[4]
        key = await sit_down(players, game="bang", options=options)
        await watcher.enter(key)
        await begin(players)
        await play_out(players, Random(2))
        await watcher.until(lambda it: it.chair.end)
        assert players[0].chair.match is not None
        record = await players[0].guest.record(players[0].chair.match)
        for each, seat in [*zip(people, (0, 1, 2, 3, None), strict=True)]:
            assert told(each) == expected(record, seat)


async def test_bots_in_the_empty_seats_are_those_of_the_game(server: Serving) -> None:
    async with company(server.url, "Ann") as (ann,):
        await sit_down([ann], seats=5, game="bang")
        await begin([ann], fill="normal")
        await play_out([ann], Random(3))
        assert ann.chair.match is not None
        match = replay(await ann.guest.record(ann.chair.match))
        assert match.names == ("Ann", *["bot normal"] * 4)


async def test_after_the_end_everybody_may_see_what_the_bots_believed(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo") as people:
        await sit_down(people, seats=5, game="bang")
        await begin(people, fill="normal")
        await play_out(people, Random(4))
        key = str(people[0].chair.match)
        thoughts = await people[1].guest.thoughts(key)
        assert [(each.seat, each.bot) for each in thoughts] == [(s, "normal") for s in (2, 3, 4)]
        match = replay(await people[0].guest.record(key))
        for each in thoughts:
            own = roster.hire("normal", "bang", Random(1)).thoughts(MatchAsSeen(match, each.seat))
            assert own is not None
            shares = {int(seat): share for seat, share in each.thoughts["seats"].items()}
            assert shares == own["seats"]
            assert each.seat not in shares
            assert all(abs(sum(share.values()) - 1) < 0.01 for share in shares.values())


async def test_a_bot_that_does_not_know_the_game_is_not_hired(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people, seats=4)
        assert await people[0].refused(Start, fill="deputy") == "bot-cannot-play"
