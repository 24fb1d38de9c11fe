"""Health and metrics of a running server."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tables import postgres, toy
from tables.operating import close_code_of, connected_socket, health
from tables.ports import kept_port, number
from tables.raw_socket import until
from tables.serving import Process, Serving, serving
from tables.visitor import COLT, Visitor, begin, company, play_out, sit_down
from whistlestop import games
from whistlestop.client.errors import RequestRefused
from whistlestop.client.http_api import Guest
from whistlestop.server import health as health_check
from whistlestop.server.rooms.answer_times import AnswerTimes
from whistlestop.server.settings import Settings
from whistlestop.wire.from_client import Ping, Ready, Sit, WhyNot
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
        assert shown["choices_total person"] == len(made)
        assert shown["choice_seconds_count"] == shown["choice_seconds_bucket +Inf"]
        assert shown["choice_seconds_count"] == len(made) // 25 * 25
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


async def test_the_metrics_tell_nothing_about_a_hand(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each answer changes the same figures, whether its player could choose or not."""
    monkeypatch.setitem(games._MODULES, "toy", "tables.toy")
    monkeypatch.setattr(toy, "GAME", toy.TOY, raising=False)
    monkeypatch.setattr("whistlestop.server.operator_tasks._LOOK_EVERY", 3600.0)  # it reads
    # The only answers of both are not given at once, so that each shows its own changes.
    monkeypatch.setattr(AnswerTimes, "sample", lambda _, seat, *__: 0.5 * seat)
    async with serving(settings) as server, company(server.url, "Ann", "Bo") as people:
        link = await people[0].guest.open_table("toy", seats=2)
        await people[0].enter(link.key)
        await people[1].enter(link.key)
        await people[1].ask(Sit, seat=1)
        await people[1].ask(Ready, on=True)
        await begin(people)
        changes: dict[str, list[dict[str, float]]] = {"person": [], "only": []}
        while people[0].chair.end is None:
            before, made = told_by(server), len(people[0].said(Step))
            for each in people:
                each.catch_up()
                ask = each.chair.ask
                if ask is not None and len(ask.answers) > 1:
                    await each.choose(ask.answers[0])
                    break
            for each in people:
                await steps_after(each, made)
            if len(people[0].said(Step)) > made + 1:
                continue  # two answers came at once
            seat = people[0].said(Step)[made].seat
            by = people[seat].said(Step)[made].by
            after = told_by(server)
            found = {name: after[name] - before.get(name, 0) for name in after}
            changes[by].append({name: more for name, more in found.items() if more})
    assert changes["only"]
    assert changes["person"]
    counted = {"choices_total person": 1, "store_seconds_count write": 1}
    assert [each for by in changes.values() for each in by if each != counted] == []


async def test_the_metrics_do_not_tell_that_a_player_has_touched_an_unusable_card(
    server: Serving,
) -> None:
    async with company(server.url, "Ann", "Bo", "Cy") as people:
        ann, *_ = people
        await sit_down(people)
        await begin(people)
        before = told_by(server)
        await ann.ask(WhyNot, match=ann.chair.match, card="nothing")
        assert told_by(server) == before
        await ann.ask(Ping)
        assert told_by(server) != before


async def steps_after(visitor: Visitor, made: int) -> None:
    await visitor.until(lambda it: len(it.said(Step)) > made)


def told_by(server: Serving) -> dict[str, float]:
    """Return the counts by name and label, without times and the state of the process."""
    found = {}
    for family in text_string_to_metric_families(server.context.metrics.text().decode()):
        for sample in family.samples:
            name = " ".join(
                [sample.name.removeprefix("whistlestop_"), *map(str, sample.labels.values())]
            )
            found[name] = sample.value
    times = re.compile("loop_lag|process_|.*_(sum|bucket)( |$)")
    return {name: value for name, value in found.items() if not times.match(name)}


def closes(server: Serving) -> dict[str, float]:
    """Return how many connections were closed, by code."""
    return {name: n for name, n in told_by(server).items() if name.startswith("closes_total")}


async def metrics_status(url: str, authorization: str = "") -> int:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        headers = {b"authorization": authorization.encode()}
        return (await http.get("/metrics", headers=headers)).status_code


async def test_a_token_keeps_the_metrics_for_the_operator(settings: Settings) -> None:
    secret = replace(settings, metrics_token="sesame")  # noqa: S106 - nobody's
    async with serving(secret) as server:
        assert await metrics_status(server.url) == 401
        assert await metrics_status(server.url, authorization="Bearer other") == 401
        assert await metrics_status(server.url, authorization="Bearer sésame") == 401
        assert await metrics_status(server.url, authorization="Bearer sesame") == 200


@pytest.mark.slow
async def test_the_metrics_may_have_an_address_of_their_own(tmp_path: Path) -> None:
    kept = kept_port()
    at = f"127.0.0.1:{number(kept)}"
    process = Process(f"sqlite:///{tmp_path / 'club.db'}", tmp_path / "log", f"--metrics={at}")
    await asyncio.to_thread(process.start)
    try:
        assert await metrics_status(process.url) == 404
        assert await metrics_status(f"http://{at}") == 200
        async with httpx.AsyncClient(base_url=f"http://{at}", timeout=60) as http:
            assert "whistlestop_trouble_total 0.0" in (await http.get("/metrics")).text
            for path in ("/", "/health", "/api/offer", "/api/schema/openapi.json"):
                assert (await http.get(path)).status_code == 404
    finally:
        stopped = await asyncio.to_thread(process.stop)
        kept.close()
    assert stopped == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_the_figures_count_responses_closes_and_the_database(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with company(server.url, "Ann", "Bo") as (ann, bo):
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/nothing")).status_code == 404
        before = await figures(server)
        assert before["http_responses_total 404"] == 1
        assert before["http_responses_total 201"] == 2
        assert before["store_seconds_count write"] >= 2
        assert before["store_seconds_count read"] >= 2
        bo.tab._socket.transport.abort()
        await ann.ask(Ping)
        for connection in list(server.context.lobby.connections):
            connection.close(1008)
        await ann.tab.wait_closed()
    await until(lambda: not server.context.lobby.connections)
    async with await Guest.register(server.url, "Cy") as guest:
        async with connected_socket(server.url, guest) as line:
            await line.close(4999)
        await until(lambda: sum(closes(server).values()) == 3)
    codes = closes(server)
    assert codes["closes_total other"] == 1
    with monkeypatch.context() as patch:
        patch.setattr(server.context.store._writer, "_database", Broken("disk is full"))
        patch.setattr(health_check, "_EVERY", 0.0)
        await health(server.url)
    after = await figures(server)
    assert (after["store_failures_total write"], after["store_failures_total read"]) == (1, 0)
    assert after["process_resident_memory_bytes"] > 1e7
    assert after["process_open_fds"] > 3
