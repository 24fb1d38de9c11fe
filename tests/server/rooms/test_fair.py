"""The seal proves that the deal was fixed at the start. tests/browser checks the web page."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tables.serving import Serving, serving
from tables.visitor import Visitor, another_tab, begin, company, play_out, sit_down
from whistlestop import replay
from whistlestop.server.background.replays import match_card
from whistlestop.server.rooms.sealed_deal import SealedDeal
from whistlestop.server.settings import Settings
from whistlestop.wire.fairness import deal_seed, seal
from whistlestop.wire.from_client import Contribute, Rematch
from whistlestop.wire.from_server import Fairness, Standing, Step
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
        assert f"seed: {card.fair.deal}\n" in record
        again = replay(record)
        assert str(again.seed) == card.fair.deal
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
        assert len(seeds) == len(nonces) == len({card.fair.deal for card in cards}) == 3
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


# The players' parts


async def contribute(visitor: Visitor, nonce: str | None = None) -> str:
    """Send a nonce for the seal that the table shows, and return it."""
    if nonce is None:
        fields = visitor.chair.contribution()
        assert fields is not None
    else:
        fields = {"seal": visitor.table.seal, "nonce": nonce}
    await visitor.ask(Contribute, **fields)
    return str(fields["nonce"])


async def test_the_nonces_of_the_players_go_into_the_deal(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], seats=4)
        await eve.enter(key)
        sealed = ann.table.seal
        mine = await contribute(ann)
        assert ann.chair.contribution() is None  # once for each seal
        await begin([ann, bo], fill="easy")  # Bo's client is silent
        assert (ann.chair.first_hash, ann.table.seal) == (sealed, None)
        assert ann.said(Standing)[-1].fair == Fairness(hash=str(sealed))
        await play_out([ann, bo], Random(1))
        await eve.until(lambda it: it.chair.end)
        for each in (ann, bo, eve):
            assert each.chair.is_fair
        card = await eve.guest.match(str(ann.chair.match))
        assert card.fair.nonces == (mine, None, None, None)
        assert card.fair.deal == str(deal_seed(str(card.fair.seed), card.fair.nonces))
        assert card.fair == ann.said(Step)[-1].fair
        ann.chair.nonces[str(sealed)] = "f" * 32
        assert not ann.chair.is_fair
        film = await eve.guest.film(str(ann.chair.match))
        assert film.scenes


async def test_another_nonce_makes_another_deal() -> None:
    assert deal_seed(7, ("a" * 32, None)) != deal_seed(7, ("b" * 32, None))
    assert deal_seed(7, ("a" * 32, None)) != deal_seed(7, (None, "a" * 32))
    assert deal_seed(7, (None, None)) != deal_seed(7, (None,))
    assert 2**100 < deal_seed(7, ()) < 2**128


async def test_a_nonce_is_for_one_seal_and_counts_once(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Eve") as (ann, bo, eve):
        key = await sit_down([ann, bo], seats=3)
        await eve.enter(key)
        sealed = ann.table.seal
        await contribute(ann, "a" * 32)
        await contribute(ann, "a" * 32)
        other = {"seal": sealed, "nonce": "b" * 32}
        assert await ann.refused(Contribute, **other) == "nonce-given"
        assert await eve.refused(Contribute, **other) == "no-seat"
        wrong = {"seal": "0" * 64, "nonce": "b" * 32}
        assert await bo.refused(Contribute, **wrong) == "stale-seal"
        await begin([ann, bo], fill="easy")
        assert await bo.refused(Contribute, **other) == "match-running"


async def test_the_next_match_has_another_seal(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        first = people[0].table.seal
        await begin(people)
        await play_out(people, Random(2))
        await people[0].until(lambda it: it.table.seal)
        second = people[0].table.seal
        assert second != first
        async with another_tab(people[0].guest) as tab:
            await tab.enter(people[0].table.key)
            assert (tab.chair.first_hash, tab.chair.is_fair) == (first, True)
        for each in people:
            await contribute(each)
            await each.ask(Rematch)
        for each in people:
            await each.until(lambda it: it.chair.first_hash == second)


async def test_a_deal_that_is_not_the_sealed_one_is_noticed(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server puts another secret in place of the sealed one when it knows the nonces."""
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        sealed = people[0].table.seal
        await contribute(people[0])
        put_into = SealedDeal.put_into
        monkeypatch.setattr(SealedDeal, "put_into", lambda _, *row: put_into(SealedDeal(), *row))
        await begin(people)
        await play_out(people, Random(3))
        assert people[0].chair.first_hash == sealed
        assert [each.chair.is_fair for each in people] == [False] * 3


async def test_a_match_of_an_earlier_version_is_checked_in_its_own_way(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        await play_out(people, Random(4))
        row = await server.context.store.match(str(people[0].chair.match))
        assert row is not None
        old = match_card(replace(row, secret=None, nonces=None)).fair
        assert (old.seed, old.deal, old.nonces) == (str(row.seed), None, None)
        assert old.hash == seal(row.seed, row.nonce)
        chair = people[0].chair
        chair.first_hash, chair.fair = old.hash, old
        assert chair.is_fair
