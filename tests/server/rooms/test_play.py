"""Play over real sockets: the messages to each seat, each of them sent exactly once."""

from __future__ import annotations

from random import Random

import msgspec

from tables.serving import Serving
from tables.told import as_json, expected, told
from tables.visitor import another_tab, begin, company, play_out, sit_down
from whistlestop import replay
from whistlestop.wire.from_client import Choose, Enter
from whistlestop.wire.from_server import Standing, Step


async def test_four_people_play_a_match_to_its_end(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Di") as people:
        await sit_down(people)
        await begin(people)
        await play_out(people, Random(1))
        chair = people[0].chair
        assert chair.match is not None
        match = replay(await people[0].guest.record(chair.match))
        assert match.names == ("Ann", "Bo", "Cy", "Di")
        assert match.outcome is not None
        for seat, each in enumerate(people):
            assert each.chair.seat == seat
            assert each.chair.count == len(match.events)
            assert each.chair.view == as_json(match.view(seat))
            assert each.chair.end is not None
            assert each.chair.end.winners == match.outcome.winners
            assert each.chair.is_fair


async def test_a_seat_is_sent_its_own_views_and_events_and_nothing_else(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy", "Eve") as people:
        players, watcher = people[:3], people[3]
        key = await sit_down(players)
        await watcher.enter(key)
        await begin(players)
        await play_out(players, Random(2))
        await watcher.until(lambda it: it.chair.end)
        assert players[0].chair.match is not None
        record = await players[0].guest.record(players[0].chair.match)
        for each, seat in [*zip(people, (0, 1, 2, None), strict=True)]:
            assert told(each) == expected(record, seat)


async def test_no_secret_is_sent_before_the_end(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        await play_out(people, Random(3))
        (room,) = server.context.lobby.rooms.values()
        row = room.require_session().stored.row
        secrets = [
            str(row.seed),
            str(row.secret),
            row.nonce,
            *(each.guest.token for each in people),
        ]
        for each in people:
            texts = [msgspec.json.encode(message).decode() for message in each.heard]
            ends = [at for at, text in enumerate(texts) if '"end":{' in text]
            before = "".join(texts[: ends[0]])
            assert not any(secret in before for secret in secrets)
            assert row.nonce in texts[ends[0]]


async def test_a_second_tab_sees_the_same_and_may_answer(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        async with another_tab(people[0].guest) as tab:
            await tab.enter(key)
            assert tab.chair.view == people[0].chair.view
            assert tab.chair.ask == people[0].chair.ask
            assert tab.chair.ask is not None
            await tab.choose(tab.chair.ask.answers[0])
            await people[0].until(lambda it: it.chair.count == tab.chair.count)
            assert tab.chair.view == people[0].chair.view


async def test_after_a_lost_connection_every_event_comes_exactly_once(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people)
        await begin(people)
        ann = people[0]
        rng = Random(4)
        chair = type(ann.chair)()
        seen: list[tuple[object, ...]] = []
        while chair.end is None:
            # Each connection lives for a few messages; the table state outlives them all.
            async with another_tab(ann.guest) as tab:
                await tab.tab.request(Enter, table=key, **chair.resume_point())
                for each in people[1:]:
                    each.catch_up()
                    if each.chair.ask is not None:
                        await each.choose(rng.choice(each.chair.ask.answers))
                ann.catch_up()
                if ann.chair.ask is not None:
                    await ann.choose(rng.choice(ann.chair.ask.answers))
                for message in list(tab.heard):
                    for kind, payload, _, narration in chair.apply(message):
                        seen.append(("event", kind, payload, as_json(narration)))
        assert chair.match is not None
        record = await ann.guest.record(chair.match)
        happened = [each for each in expected(record, 0) if each[0] == "event"]
        assert seen == [(what, kind, payload, said) for what, kind, payload, _, said in happened]


async def test_an_answer_said_twice_is_taken_once(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        ann = people[0]
        assert ann.chair.ask is not None
        first, other = ann.chair.ask.answers[:2]
        choice = {"match": ann.chair.match, "turn": ann.chair.ask.turn}
        await ann.ask(Choose, **choice, answer=first)
        await ann.ask(Choose, **choice, answer=first)
        assert await ann.refused(Choose, **choice, answer=other) == "stale-turn"
        assert [step.seat for step in ann.said(Step)] == [0]


async def test_an_illegal_answer_changes_nothing(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        await sit_down(people)
        await begin(people)
        ann, bo, _ = people
        assert ann.chair.ask is not None
        before = ann.chair.view
        for answer in ("pick nobody", "fly", "  ", "at at at", "pick django at 99"):
            turn = ann.chair.ask.turn
            match = ann.chair.match
            kind = await ann.refused(Choose, match=match, turn=turn, answer=answer)
            assert kind == "illegal-answer"
        match, turn = ann.chair.match, 0
        assert await bo.refused(Choose, match=match, turn=turn, answer="pick doc") == "not-asked"
        assert await ann.refused(Choose, match=match, turn=7, answer="pick doc") == "stale-turn"
        assert ann.chair.view == before
        assert ann.said(Step) == []


async def test_your_own_answer_is_shown_to_you_alone_while_others_think(server: Serving) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        key = await sit_down(people, options={"bandits": "dealt"})
        await begin(people)
        ann, bo, _ = people
        assert ann.chair.ask is not None
        answer = ann.chair.ask.answers[5]
        await ann.choose(answer)
        await bo.until(lambda it: it.said(Step))
        assert ann.said(Step)[-1].given == answer
        assert bo.said(Step)[-1].given is None
        async with another_tab(ann.guest) as tab:
            await tab.enter(key)
            assert tab.said(Standing)[-1].given == answer
