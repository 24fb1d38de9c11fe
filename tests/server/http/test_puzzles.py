"""Puzzles over HTTP: the list, the page, tries, the solution, reasons, and what is kept."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import httpx
import msgspec
import pytest

from tables.browser_requests import asking
from tables.serving import Serving
from whistlestop import puzzles
from whistlestop.engine.errors import WhistlestopError
from whistlestop.engine.event import Event
from whistlestop.puzzles import Puzzle
from whistlestop.server.background import jobs
from whistlestop.server.background.work_queue import Result, WorkQueue
from whistlestop.server.errors import TooManyRequests
from whistlestop.server.http.routes import puzzles as routes
from whistlestop.server.metrics import Metrics
from whistlestop.server.puzzles import puzzle_texts
from whistlestop.server.puzzles.puzzle_page import make_explanation, make_page
from whistlestop.server.puzzles.puzzle_texts import PuzzleTexts
from whistlestop.wire.http_bodies import PuzzlePick

PUZZLES = puzzles.load_all()
FIRST = puzzles.load("bang", 1)
PATH = "/api/puzzles/bang/1"
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.file)


def as_sent(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@every_puzzle
def test_a_page_tells_exactly_what_its_seat_may_know(puzzle: Puzzle) -> None:
    page, match = make_page(puzzle), puzzle.begin()
    standing, seat = page.standing, puzzle.seat
    assert as_sent(standing.view) == as_sent(match.view(seat))
    assert [Event(each.kind, each.payload) for each in standing.events] == [
        Event(each.kind, dict(each.payload)) for each in match.seen(seat)
    ]
    assert standing.ask is not None
    assert set(standing.ask.answers) == set(map(str, puzzle.answers))
    assert (standing.seat, standing.end, standing.given) == (seat, None, None)


@every_puzzle
def test_a_page_tells_neither_the_seed_nor_the_answer(puzzle: Puzzle) -> None:
    page = make_page(puzzle)
    assert set(as_sent(page)) == {"game", "number", "options", "standing"}
    fair = page.standing.fair
    assert (fair.hash, fair.seed, fair.nonce, fair.deal) == ("", None, None, None)
    assert str(puzzle.header.seed) not in msgspec.json.encode(page).decode()


@every_puzzle
def test_an_explanation_has_the_figures_of_all_answers(puzzle: Puzzle) -> None:
    found = make_explanation(puzzle)
    assert [each.answer for each in found.answers] == [str(v.answer) for v in puzzle.verdicts]
    assert [each.value for each in found.answers] == [v.value for v in puzzle.verdicts]
    assert found.bot in [str(each) for each in puzzle.answers]


async def listed(http: httpx.AsyncClient) -> Any:
    return (await http.get("/api/puzzles")).json()


async def attempt(http: httpx.AsyncClient, answer: object) -> tuple[int, Any]:
    answered = await http.post(PATH, json={"answer": str(answer)})
    return answered.status_code, answered.json()


async def test_all_puzzles_are_listed_with_that_of_the_day(server: Serving) -> None:
    async with asking(server) as http:
        found = await listed(http)
    names = [(each["game"], each["number"]) for each in found["puzzles"]]
    assert names == [(each.game, each.number) for each in PUZZLES]
    today = puzzles.of_the_day(datetime.now(UTC).date())
    assert (found["day"]["game"], found["day"]["number"]) == (today.game, today.number)
    assert {each["solved"] for each in found["puzzles"]} == {False}


async def test_the_day_of_the_server_counts(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = datetime(2031, 5, 6, 23, 59, tzinfo=UTC)
    monkeypatch.setattr(routes, "now_ms", lambda: int(day.timestamp() * 1000))
    async with asking(server) as http:
        found = (await listed(http))["day"]
    wanted = puzzles.of_the_day(day.date())
    assert (found["game"], found["number"]) == (wanted.game, wanted.number)


async def test_the_answer_of_a_guest_is_kept_if_it_is_right(server: Serving) -> None:
    wrong = next(each for each in FIRST.answers if not FIRST.is_right(each))
    async with asking(server) as http:
        assert await attempt(http, FIRST.best.answer) == (200, {"right": True})
        await http.post("/api/guests", json={"name": "Ann"})
        assert {each["solved"] for each in (await listed(http))["puzzles"]} == {False}
        assert await attempt(http, wrong) == (200, {"right": False})
        assert {each["solved"] for each in (await listed(http))["puzzles"]} == {False}
        assert await attempt(http, FIRST.best.answer) == (200, {"right": True})
        solved = [each for each in (await listed(http))["puzzles"] if each["solved"]]
    assert [(each["game"], each["number"]) for each in solved] == [("bang", 1)]


async def test_a_page_and_its_explanation_come_from_the_worker_once(server: Serving) -> None:
    async with asking(server) as http:
        page = await http.get(PATH)
        again = await http.get(PATH, headers={"if-none-match": page.headers["etag"]})
        explained = await http.get(f"{PATH}/explanation")
    assert (page.status_code, again.status_code, explained.status_code) == (200, 304, 200)
    assert page.json() == as_sent(make_page(FIRST))
    assert explained.json() == as_sent(make_explanation(FIRST))


async def test_a_reason_is_that_of_the_match(server: Serving) -> None:
    match, unusable = FIRST.begin(), {"card": "nothing"}
    async with asking(server) as http:
        far = await http.post(f"{PATH}/why-not", json=unusable)
        used = FIRST.best.answer.cards
        near = await http.post(f"{PATH}/why-not", json={"card": used[0]} if used else unusable)
    assert far.status_code == 200
    assert match.ask(FIRST.seat) is not None
    assert far.json()["text"] is not None
    if used:
        assert near.json() == {"text": None, "clauses": []}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "kind"),
    [
        ("GET", "/api/puzzles/bang/99999", None, 404, "no-such-puzzle"),
        ("GET", "/api/puzzles/chess/1", None, 404, "no-such-puzzle"),
        ("GET", "/api/puzzles/bang/99999/explanation", None, 404, "no-such-puzzle"),
        ("POST", "/api/puzzles/bang/99999/why-not", {}, 404, "no-such-puzzle"),
        ("POST", PATH, {"answer": "fly away"}, 400, "illegal-answer"),
        ("POST", PATH, {"answer": "at x at y"}, 400, "illegal-answer"),
        ("POST", PATH, {"answer": ""}, 400, "bad-message"),
        ("POST", PATH, {"answer": "x" * 121}, 400, "bad-message"),
        ("POST", PATH, {}, 400, "bad-message"),
        ("POST", PATH, [], 400, "bad-message"),
        ("POST", f"{PATH}/why-not", {"seat": -1}, 400, "bad-message"),
    ],
)
async def test_a_request_that_cannot_be_is_refused(
    server: Serving, method: str, path: str, body: Any, status: int, kind: str
) -> None:
    async with asking(server) as http:
        answer = await http.request(method, path, json=body)
    assert (answer.status_code, answer.json()["kind"]) == (status, kind)


class Counting(WorkQueue):
    """A queue that carries out jobs in this process, and counts them."""

    def __init__(self) -> None:
        super().__init__(Metrics())
        self.made = 0

    async def carry_out(self, job: jobs.Job, *, urgent: bool = False) -> Any:  # noqa: ARG002 - as there
        self.made += 1
        return Result(jobs.carry_out(job), 0.01, "")


async def test_an_address_pays_for_what_the_worker_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results that are kept cost nothing; the budget is gained again slowly."""
    monkeypatch.setattr(puzzle_texts, "loop_time", lambda: 1.0)
    work = Counting()
    texts = PuzzleTexts(work, per_address=1)
    texts.addresses.charge("here", 1.0, texts.addresses.burst + 0.001)
    with pytest.raises(TooManyRequests) as refused:
        await texts.page(FIRST, "here")
    assert refused.value.kind == "too-fast"
    made = await texts.page(FIRST, "there")
    assert await texts.page(FIRST, "here") == made
    assert work.made == 1
    before = texts.addresses._bucket("there")._tokens
    await texts.why_not(FIRST, PuzzlePick(card="nothing"), "there")
    assert texts.addresses._bucket("there")._tokens < before


async def test_a_job_that_fails_is_charged_and_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_texts, "loop_time", lambda: 1.0)
    work = Counting()
    texts = PuzzleTexts(work, per_address=1)

    async def fail(*_: Any, **__: Any) -> Any:
        raise WhistlestopError("no", "busy")

    monkeypatch.setattr(work, "carry_out", fail)
    with pytest.raises(WhistlestopError):
        await texts.page(FIRST, "here")
    with pytest.raises(TooManyRequests):
        await texts.page(FIRST, "here")
    assert texts.kept.size == 0
