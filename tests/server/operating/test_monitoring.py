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
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import Sit
from whistlestop.wire.from_server import Step

TRY_LATER = 1013


async def test_a_server_that_is_well_says_so(server: Serving) -> None:
    status, said = await health(server.url)
    assert (status, said["status"]) == (200, "ok")


@pytest.mark.slow
async def test_a_server_without_its_store_says_so_and_recovers(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
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
            assert "whistlestop_trouble_total 0.0" in server.context.metrics.text().decode()
    finally:
        await asyncio.to_thread(database.remove)


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
