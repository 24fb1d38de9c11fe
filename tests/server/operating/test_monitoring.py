"""Health and metrics of a running server."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tables import postgres
from tables.operating import close_code_of, connected_socket, health
from tables.serving import Serving, serving
from tables.visitor import COLT, begin, company, play_out, sit_down
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.server import health as health_check
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import Sit
from whistlestop.wire.from_server import Step

TRY_LATER = 1013


async def test_a_server_that_is_well_says_so(server: Serving) -> None:
    status, said = await health(server.url)
    assert (status, said["status"]) == (200, "ok")


@pytest.mark.slow
async def test_a_server_without_its_store_says_so_and_recovers(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_check, "_EVERY", 0.0)
    database = await asyncio.to_thread(postgres.Server)
    try:
        await asyncio.to_thread(database.start)
        where = await asyncio.to_thread(database.new_database)
        async with (
            serving(replace(settings, db=where)) as server,
            await Guest.register(server.url, "Ann") as ann,
        ):
            await asyncio.to_thread(database.stop)
            status, said = await health(server.url)
            assert (status, said["kind"]) == (503, "bad-database")
            assert "127.0.0.1" not in str(said)
            assert "127.0.0.1" in str([each.__dict__.get("why") for each in caplog.records])
            async with connected_socket(server.url, ann) as line:
                assert await close_code_of(line) == TRY_LATER
            with pytest.raises(RequestRefused) as problem:
                await ann.open_table(COLT)
            assert problem.value.kind in ("bad-database", "not-stored")
            await asyncio.to_thread(database.start)
            assert (await health(server.url))[0] == 200
            await ann.open_table(COLT)
            assert (await figures(server))["trouble_total"] > 0
    finally:
        await asyncio.to_thread(database.remove)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        ("database or disk is full", "the disk is full"),
        ('could not extend file "base/1/2": No space left on device', "the disk is full"),
        ("database is locked", "it is locked"),
        ("attempt to write a readonly database", "it cannot be written"),
        ("disk I/O error", "the disk cannot be read or written"),
        ("server 192.0.2.1 said something else", "it does not work"),
    ],
)
async def test_a_server_that_cannot_store_says_why_in_plain_words(
    server: Serving, monkeypatch: pytest.MonkeyPatch, error: str, reason: str
) -> None:
    monkeypatch.setattr(health_check, "_EVERY", 0.0)
    with monkeypatch.context() as patch:
        patch.setattr(server.context.store._writer, "_database", Broken(error))
        status, said = await health(server.url)
    assert (status, said["kind"], said["details"]) == (503, "bad-database", {"why": reason})
    assert (await figures(server))["trouble_total"] == 1
    assert (await health(server.url))[0] == 200
    assert (await figures(server))["trouble_total"] == 1


class Broken:
    """A database that refuses every transaction."""

    def __init__(self, error: str) -> None:
        self.error = error

    async def transact(self, _: object) -> None:
        raise OSError(self.error)


async def test_many_questions_about_health_cost_one_write(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_check, "_EVERY", 3600.0)
    store, tries = server.context.store, 0
    check_write = store.check_write

    async def counted(now: int) -> None:
        nonlocal tries
        tries += 1
        await check_write(now)

    monkeypatch.setattr(store, "check_write", counted)
    answers = await asyncio.gather(*(health(server.url) for _ in range(5)))
    answers.append(await health(server.url))
    assert [status for status, _ in answers] == [200] * 6
    assert tries == 1


async def test_a_store_that_does_not_answer_is_not_healthy(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_check, "_LONGEST", 0.05)
    go_on, tries = asyncio.Event(), 0

    async def stuck(_: int) -> None:
        nonlocal tries
        tries += 1
        await go_on.wait()

    monkeypatch.setattr(server.context.store, "check_write", stuck)
    for _ in range(3):
        status, said = await health(server.url)
        assert (status, said["details"]["why"]) == (503, "it does not answer in time")
    go_on.set()
    assert (await health(server.url))[0] == 200
    assert tries == 1


async def figures(server: Serving) -> dict[str, float]:
    """Return the metrics: their values by name and label."""
    await server.context.lobby.clean_up()
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = await http.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[" ".join([sample.name.removeprefix("whistlestop_"), *sample.labels.values()])] = (
                sample.value
            )
    return found


async def test_the_figures_count_what_happens(server: Serving) -> None:
    async with company(server.url, "Annabel", "Bo", "Cy") as people:
        key = await sit_down(people)
        assert (await figures(server))["tabs"] == 3
        await begin(people)
        shown = await figures(server)
        assert (shown["rooms"], shown["playing"], shown["matches_total"]) == (1, 1, 1)
        await play_out(people, Random(1))
        assert await people[1].refused(Sit, seat=0) == "seat-taken"
        shown = await figures(server)
        made = [step.by for step in people[0].said(Step)]
        assert shown["playing"] == 0
        chosen = shown["choices_total person"] + shown.get("choices_total only", 0)
        assert chosen == shown["choice_seconds_count"] == len(made)
        assert shown["choice_seconds_bucket +Inf"] == len(made)
        assert shown["messages_total enter"] == 3
        assert shown["messages_total ready"] == 2
        assert shown["refused_total seat-taken"] == 1
        assert shown["trouble_total"] == 0
        text = server.context.metrics.text().decode()
        assert not [word for word in (key, "Annabel", people[0].chair.match) if str(word) in text]
    async with asyncio.timeout(60):
        while server.context.lobby.connections:  # noqa: ASYNC110 - that the last one has gone tells nobody
            await asyncio.sleep(0.005)
    assert (await figures(server))["tabs"] == 0
