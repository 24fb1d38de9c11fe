"""The seal proves that the deal was fixed at the start. tests/browser checks the web page."""

from __future__ import annotations

from random import Random

from tables.serving import Serving, serving
from tables.visitor import another_tab, begin, company, play_out, sit_down
from whistlestop import replay
from whistlestop.server.settings import Settings
from whistlestop.wire.fairness import seal
from whistlestop.wire.from_client import Rematch
from whistlestop.wire.from_server import Standing, Step
from whistlestop.wire.http_bodies import MatchCard

# The seal


async def test_the_seal_of_the_start_is_that_of_the_seed_which_was_played(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Eve") as people:
        players, eve = people[:3], people[3]
        key = await sit_down(players)
        await eve.enter(key)
        await begin(players)
        await eve.until(lambda it: it.chair.match)
        match = str(players[0].chair.match)
        shown = await players[0].guest.match(match)
        seals = {each.chair.first_hash for each in people} | {shown.fair.hash}
        assert (shown.fair.seed, shown.fair.nonce) == (None, None)
        await play_out(players, Random(1))
        await eve.until(lambda it: it.chair.end)
        for each in people:
            seals |= {standing.fair.hash for standing in each.said(Standing)}
            seals |= {step.fair.hash for step in each.said(Step)}
            assert each.chair.is_fair
        card = await players[0].guest.match(match)
        assert card.fair.seed is not None
        assert card.fair.nonce is not None
        assert seals == {card.fair.hash, seal(card.fair.seed, card.fair.nonce)}
        assert len(seals) == 1
        record = await players[0].guest.record(match)
        assert f"seed: {card.fair.seed}\n" in record
        again = replay(record)
        assert str(again.seed) == card.fair.seed
        assert again.outcome is not None
        assert card.end is not None
        assert (again.outcome.winners, again.outcome.why) == (card.end.winners, card.end.why)


async def test_every_match_has_a_seed_and_a_nonce_of_its_own(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        cards: list[MatchCard] = []
        for _ in range(3):
            await play_out(people, Random(1))
            cards.append(await people[0].guest.match(str(people[0].chair.match)))
            for each in people:
                await each.ask(Rematch)
            for each in people:
                await each.until(lambda it: it.chair.match != cards[-1].key)
        seeds = {int(card.fair.seed or "0") for card in cards}
        nonces = {str(card.fair.nonce) for card in cards}
        assert len(seeds) == len(nonces) == 3
        assert max(seeds) > 2**100
        assert {len(nonce) for nonce in nonces} == {32}


async def test_the_seal_outlives_the_server(settings: Settings) -> None:
    async with serving(settings) as server, company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        sealed = people[0].chair.first_hash
        guest = people[0].guest
    async with serving(settings) as server:
        guest.server = server.url
        async with another_tab(guest) as ann:
            await ann.enter(key)
            assert ann.chair.first_hash == sealed
