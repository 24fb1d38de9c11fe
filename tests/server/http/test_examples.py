"""The examples of the rules over HTTP."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tables.browser_requests import asking
from tables.serving import Serving
from whistlestop import scenarios
from whistlestop.rulebook import events_explained_by
from whistlestop.scenarios import Scenario
from whistlestop.wire.http_bodies import ClauseCard, Example
from whistlestop.wire.narration import to_wire
from whistlestop.wire.view_changes import apply_changes

EXAMPLE = "gatling-hits-everybody"
MOST = 16_384  # bytes of an example as it is sent


async def test_an_example_shows_every_moment_of_its_scenario(server: Serving) -> None:
    async with asking(server) as http:
        for name in scenarios.names():
            answer = await http.get(f"/api/examples/{name}")
            assert int(answer.headers["content-length"]) < MOST, name
            compare(scenarios.load(name), msgspec.json.decode(answer.content, type=Example))


def compare(scenario: Scenario, sent: Example) -> None:
    """Check that an example has the frames of its scenario."""
    frames = scenario.frames()
    about = (sent.name, sent.game, sent.rules, sent.seats, sent.seat)
    start = scenario.start
    assert about == (scenario.name, start.game, scenario.rules, start.names, scenario.observer)
    views = [sent.view]
    for scene in sent.scenes:
        views.append(apply_changes(views[-1], scene.changes))
    assert views == [msgspec.json.decode(msgspec.json.encode(frame.view)) for frame in frames]
    assert [scene.kind for scene in sent.scenes] == [
        "" if frame.event is None else frame.event.kind for frame in frames[1:]
    ]
    assert [scene.narration for scene in sent.scenes] == [
        to_wire(frame.narration) for frame in frames[1:]
    ]


async def test_a_clause_names_its_examples_and_the_events_that_it_explains(server: Serving) -> None:
    async with asking(server) as http:
        answer = await http.get("/api/rules/bang")
    found = {each.id: each for each in msgspec.json.decode(answer.content, type=list[ClauseCard])}
    assert EXAMPLE in found["BASE-066"].examples
    assert found["BASE-001"].examples == ()
    for each in found.values():
        assert each.examples == tuple(one.name for one in scenarios.showing(each.id))
        assert each.events == events_explained_by(each.id)


@pytest.mark.parametrize("name", ["none", "..%2ferrors", "%00", "x" * 300, "gatling.toml"])
async def test_an_example_that_does_not_exist_is_refused(server: Serving, name: str) -> None:
    async with asking(server) as http:
        answer = await http.get(f"/api/examples/{name}")
    assert (answer.status_code, answer.json()["kind"]) == (404, "not-found")


async def test_an_example_is_made_once_and_not_sent_again(server: Serving) -> None:
    path = f"/api/examples/{EXAMPLE}"
    async with asking(server) as http:
        first, *_ = await asyncio.gather(*[http.get(path) for _ in range(5)])
        assert first.headers["content-encoding"] == "gzip"
        again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    made = server.context.metrics.registry.get_sample_value(
        "whistlestop_jobs_total", {"kind": "example", "result": "made"}
    )
    assert made == 1
