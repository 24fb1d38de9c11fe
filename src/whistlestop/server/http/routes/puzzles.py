"""Routes for puzzles: the list, a puzzle, a try, its solution, and why a thing cannot be used."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from whistlestop import puzzles
from whistlestop.engine.ask import Answer, read_answer
from whistlestop.puzzles import NoSuchPuzzle, Puzzle
from whistlestop.server.clocks import now_ms
from whistlestop.server.context import ServerContext
from whistlestop.server.errors import NotFound
from whistlestop.server.http.compressed import compressed_response, tagged_response
from whistlestop.server.http.json_api import JsonBody, JsonRequest, problems
from whistlestop.server.http.request_origin import client_address
from whistlestop.server.http.session import find_person
from whistlestop.store.rows import SolvedPuzzleRow
from whistlestop.wire.http_bodies import (
    PuzzleCard,
    PuzzleExplanation,
    PuzzleList,
    PuzzlePage,
    PuzzlePick,
    PuzzleReason,
    PuzzleTry,
    PuzzleVerdict,
)

_JSON = "application/json"


class Puzzles(Controller):
    """Routes for puzzles. They need no session; with one, the solved ones are kept."""

    path = "/api/puzzles"
    tags = ("puzzles",)
    request_class = JsonRequest

    @get(
        "/",
        summary="List the puzzles of all games, and the puzzle of the day",
        responses=problems(503),
    )
    async def puzzles(
        self, request: Request[Any, Any, Any], context: NamedDependency[ServerContext]
    ) -> PuzzleList:
        person = await find_person(request, context)
        rows = [] if person is None else await context.store.puzzles_of(person.id)
        solved = {row.puzzle for row in rows}
        today = puzzles.of_the_day(_today())
        return PuzzleList(
            day=_card(today, solved),
            puzzles=tuple([_card(each, solved) for each in puzzles.load_all()]),
        )

    @get(
        "/{game:str}/{number:int}",
        summary="Get the match of a puzzle at its question",
        responses=problems(400, 404, 503),
    )
    async def puzzle(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        number: FromPath[int],
        context: NamedDependency[ServerContext],
    ) -> Response[PuzzlePage]:
        body = await context.puzzles.page(_find(game, number), client_address(request))
        return tagged_response(request, body, _JSON, "no-cache")

    @post(
        "/{game:str}/{number:int}",
        summary="Try an answer to a puzzle",
        status_code=200,
        responses=problems(400, 404, 413, 503),
    )
    async def attempt(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        number: FromPath[int],
        data: JsonBody[PuzzleTry],
        context: NamedDependency[ServerContext],
    ) -> PuzzleVerdict:
        """Say whether an answer is the best one. If it is, keep that you have found it."""
        puzzle = _find(game, number)
        right = puzzle.is_right(_read(data.answer))
        person = await find_person(request, context) if right else None
        if person is not None:
            row = SolvedPuzzleRow(puzzle.file, now_ms())
            await context.store.keep_puzzle(person.id, row)
        return PuzzleVerdict(right=right)

    @get(
        "/{game:str}/{number:int}/explanation",
        summary="Get the solution of a puzzle, with the figures of each answer",
        responses=problems(400, 404, 503),
    )
    async def explanation(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        number: FromPath[int],
        context: NamedDependency[ServerContext],
    ) -> Response[PuzzleExplanation]:
        body = await context.puzzles.explanation(_find(game, number), client_address(request))
        return tagged_response(request, body, _JSON, "no-cache")

    @post(
        "/{game:str}/{number:int}/why-not",
        summary="Ask why a thing cannot be used in a puzzle",
        status_code=200,
        responses=problems(400, 404, 413, 503),
    )
    async def why_not(
        self,
        request: Request[Any, Any, Any],
        game: FromPath[str],
        number: FromPath[int],
        data: JsonBody[PuzzlePick],
        context: NamedDependency[ServerContext],
    ) -> Response[PuzzleReason]:
        puzzle = _find(game, number)
        body = await context.puzzles.why_not(puzzle, data, client_address(request))
        return compressed_response(request, body.content, _JSON)


def _find(game: str, number: int) -> Puzzle:
    try:
        return puzzles.load(game, number)
    except NoSuchPuzzle as problem:
        raise NotFound(str(problem), problem.kind, **problem.details) from None


def _read(text: str) -> Answer:
    try:
        return read_answer(text)
    except ValueError:
        return Answer(text)  # the puzzle refuses it and says what it expected


def _today() -> date:
    """Return the date of the server, which is the same for everybody."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


def _card(puzzle: Puzzle, solved: set[str]) -> PuzzleCard:
    return PuzzleCard(
        game=puzzle.game,
        number=puzzle.number,
        seats=puzzle.header.seats,
        options=dict(puzzle.options),
        solved=puzzle.file in solved,
    )
