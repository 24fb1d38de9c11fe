"""Replays of finished matches: made in a worker process, once, within budgets, and kept."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass

import httpx
import msgspec
import pytest

from stored_matches import play_at_random, store_match
from tables.browser_requests import asking, cookie_of
from tables.serving import Serving
from whistlestop.client.http_api import Guest
from whistlestop.engine.match import Match
from whistlestop.server.background import replays, work_queue, worker_process
from whistlestop.server.background.jobs import FilmJob, carry_out
from whistlestop.server.background.replays import match_card
from whistlestop.server.background.work_queue import JobFailed
from whistlestop.wire.http_bodies import Film, MatchSummary

pytestmark = pytest.mark.slow

COLT = "colt-super-express"


@dataclass
class House:
    """A server with finished matches; `keys` are the keys of the matches."""

    server: Serving
    match: Match
    keys: list[str]
    http: httpx.AsyncClient

    def jobs(self, kind: str, result: str = "made") -> float:
        """Return how many jobs of this kind the worker has done."""
        found = self.server.context.metrics.registry.get_sample_value(
            "whistlestop_jobs_total", {"kind": kind, "result": result}
        )
        return found or 0.0

    async def film(self, number: int = 0, seat: int = 0) -> httpx.Response:
        return await self.http.get(f"/api/matches/{self.keys[number]}/film?seat={seat}")


@pytest.fixture
async def house(server: Serving) -> AsyncIterator[House]:
    match = play_at_random(COLT, 4)
    store = server.context.store
    host = await store.add_person("Ann", b"x", 0)
    keys = [(await store_match(store, host.id, match))[0] for _ in range(12)]
    async with asking(server) as http:
        yield House(server, match, keys, http)


async def test_a_film_is_the_match_as_its_seat_saw_it(house: House) -> None:
    row = await house.server.context.store.match(house.keys[0])
    assert row is not None
    answers = [(seat, str(answer)) for seat, answer, _ in house.match.choices]
    expected = gzip.decompress(carry_out(FilmJob(match_card(row), 2, answers)))
    assert (await house.film(seat=2)).content == expected
    film = msgspec.json.decode(expected, type=Film)
    assert film.seat == 2
    assert len([each for each in film.scenes if each.kind]) == len(house.match.events)


async def test_a_film_that_many_ask_for_at_once_is_made_once(house: House) -> None:
    answers = await asyncio.gather(*(house.film() for _ in range(30)))
    assert {each.status_code for each in answers} == {200}
    assert len({each.content for each in answers}) == 1
    assert house.jobs("film") == 1


async def test_a_film_is_kept(house: House) -> None:
    first = await house.film()
    assert (await house.film()).content == first.content
    assert house.jobs("film") == 1


async def test_a_record_is_written_by_the_worker_and_kept(house: House) -> None:
    """A record of thousands of choices would hold up the event loop."""
    path = f"/api/matches/{house.keys[0]}/record"
    first = await house.http.get(path)
    assert first.text == house.match.record()
    assert (await house.http.get(path)).content == first.content
    assert house.jobs("record") == 1


async def test_a_summary_is_made_by_the_worker_once_and_kept(house: House) -> None:
    path = f"/api/matches/{house.keys[0]}/summary"
    first, *others = await asyncio.gather(*(house.http.get(path) for _ in range(5)))
    assert {each.content for each in others} == {first.content}
    assert (await house.http.get(path)).content == first.content
    assert house.jobs("summary") == 1
    summary = msgspec.json.decode(first.content, type=MatchSummary)
    told = house.match.summary()
    assert [each.counts for each in summary.deeds] == [each.counts for each in told.deeds]
    steps = [each.step for each in summary.turning_points]
    assert steps == [each.event + 1 for each in told.turning_points]


async def test_an_address_pays_for_its_summaries(house: House) -> None:
    budget = house.server.context.replays.addresses
    budget.burst, budget.rate = 1e-6, 0.0
    paths = [f"/api/matches/{key}/summary" for key in house.keys[:2]]
    assert [(await house.http.get(path)).status_code for path in paths] == [200, 429]


async def test_an_open_film_is_kept_apart_from_that_of_a_spectator(house: House) -> None:
    path = f"/api/matches/{house.keys[0]}/film"
    films = [
        msgspec.json.decode((await house.http.get(each)).content, type=Film)
        for each in (path, f"{path}?open=true", path)
    ]
    assert [film.open for film in films] == [False, True, False]
    assert [film.seat for film in films] == [None, None, None]
    assert len(films[0].scenes) <= len(films[1].scenes)
    assert films[0] == films[2]
    assert house.jobs("film") == 2


async def test_films_are_kept_only_while_there_is_room(house: House) -> None:
    kept = house.server.context.replays.kept
    await house.film(0)
    kept.limit = kept.size + kept.size // 2  # room for one film, not for two
    await house.film(1)
    await house.film(0)
    assert house.jobs("film") == 3


async def test_a_film_is_sent_compressed_and_unpacked_only_for_clients_that_ask_for_it(
    house: House,
) -> None:
    packed = await house.film()
    assert packed.headers["content-encoding"] == "gzip"
    house.http.headers["accept-encoding"] = "identity"
    plain = await house.film()
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


async def test_too_many_films_at_once_are_refused_for_a_while(house: House) -> None:
    every = range(len(house.keys))
    answers = await asyncio.gather(*(house.film(number) for number in every))
    refused = [each for each in answers if each.status_code != 200]
    assert len(answers) - len(refused) >= replays.MOST_OF_ONE_ADDRESS
    assert refused
    for each in refused:
        assert (each.status_code, each.json()["kind"]) == (503, "busy")
        assert int(each.headers["retry-after"]) == each.json()["details"]["wait"] > 0
    later = [(await house.film(number)).status_code for number in every]
    assert set(later) == {200}


async def test_films_of_several_addresses_are_limited_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_OF_ONE_ADDRESS", 1000)
    answers = await asyncio.gather(*(house.film(number) for number in range(12)))
    assert [each.status_code for each in answers].count(503) >= 12 - replays.MOST_AT_ONCE


async def test_an_address_pays_for_its_films(house: House) -> None:
    budget = house.server.context.replays.addresses
    budget.burst, budget.rate = 1e-6, 0.0
    assert (await house.film(0)).status_code == 200
    refused = await house.film(1)
    assert (refused.status_code, refused.json()["kind"]) == (429, "too-fast")
    assert (await house.film(0)).status_code == 200  # it is kept, so it costs nothing


async def test_a_person_pays_for_their_films(house: House) -> None:
    budget = house.server.context.replays.people
    budget.burst, budget.rate = 1e-6, 0.0
    async with await Guest.register(house.server.url, "Bo") as bo:
        house.http.headers.update(cookie_of(bo))
        assert (await house.film(0)).status_code == 200
        assert (await house.film(1)).status_code == 429
    del house.http.headers["Cookie"]
    assert (await house.film(1)).status_code == 200


@pytest.mark.parametrize("program", ["pass", "import time; time.sleep(600)"])
async def test_a_worker_that_dies_or_hangs_is_replaced(
    house: House, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    worker = house.server.context.work.worker
    with monkeypatch.context() as broken:
        broken.setattr(worker_process, "COMMAND", (sys.executable, "-c", program))
        broken.setattr(worker, "time_limit", 5.0)
        refused = await house.film()
        assert (refused.status_code, refused.json()["kind"]) == (503, "busy")
        assert refused.headers["retry-after"]
        assert worker.pid is None
    assert (await house.film()).status_code == 200
    assert house.jobs("film", "lost") == 1


async def test_a_worker_that_was_killed_between_two_films_is_replaced(house: House) -> None:
    await house.film(0)
    worker = house.server.context.work.worker
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    answers = [(await house.film(1)).status_code for _ in range(2)]
    assert answers[-1] == 200
    assert set(answers) <= {200, 503}  # the server may not have noticed the death yet
    assert worker.started == 2


async def test_a_match_that_cannot_be_replayed_has_a_record_and_no_film(house: House) -> None:
    store = house.server.context.store
    house.match.choices[3] = (3, house.match.choices[2][1]._replace(verb="dance"), False)
    host = await store.add_person("Bo", b"y", 0)
    key, _ = await store_match(store, host.id, house.match)
    for path in ("film", "thoughts", "summary"):
        answer = await house.http.get(f"/api/matches/{key}/{path}")
        assert (answer.status_code, answer.json()["kind"]) == (409, "match-unplayable")
    record = await house.http.get(f"/api/matches/{key}/record")
    assert record.status_code == 200
    assert "\n3 dance" in record.text


async def test_a_bug_in_a_job_is_raised_with_its_traceback(house: House) -> None:
    row = await house.server.context.store.match(house.keys[0])
    assert row is not None
    no_seat = FilmJob(match_card(row), 99, [])
    with pytest.raises(JobFailed, match="Traceback"):
        await house.server.context.work.carry_out(no_seat)
    assert house.jobs("film", "failed") == 1
    assert (await house.film()).status_code == 200


async def test_too_many_qr_codes_at_once_are_refused_for_a_while(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_queue, "MOST_WAITING", 3)
    store = house.server.context.store
    row = await store.table_by_id(1)
    assert row is not None

    async def draw(number: int) -> httpx.Response:
        host = {"Host": f"host-{number}.local"}
        return await house.http.get(f"/api/tables/{row.key}/qr", headers=host)

    answers = await asyncio.gather(*map(draw, range(20)))
    assert {each.status_code for each in answers} == {200, 503}
    drawn = [each.text for each in answers if each.status_code == 200]
    assert all(each.startswith("<svg") for each in drawn)
    assert len(set(drawn)) == len(drawn)
    made = house.jobs("qr")
    number = next(at for at, each in enumerate(answers) if each.status_code == 200)
    assert (await draw(number)).text == answers[number].text
    assert house.jobs("qr") == made  # it is kept


async def test_the_worker_ends_with_the_server(house: House) -> None:
    await house.film()
    pid = house.server.context.work.worker.pid
    assert pid is not None
    await house.server.context.work.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
