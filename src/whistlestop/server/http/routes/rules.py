"""The route for the clauses of the rulebooks."""

from __future__ import annotations

from typing import Literal

from litestar import Controller, get
from litestar.params import FromPath, FromQuery

from whistlestop import games
from whistlestop.engine.errors import UnknownGame
from whistlestop.rulebook import clauses
from whistlestop.server.errors import NotFound
from whistlestop.server.http.json_api import problems
from whistlestop.wire.http_bodies import ClauseCard


class Rules(Controller):
    path = "/api/rules"
    tags = ("rules",)

    @get(
        "/{game:str}",
        summary="List the clauses of a game's rulebooks",
        responses=problems(400, 404),
    )
    async def rules(
        self, game: FromPath[str], lang: FromQuery[Literal["en", "it", "pt"]] = "en"
    ) -> list[ClauseCard]:
        try:
            books = games.find(game).rulebooks
        except UnknownGame as problem:
            raise NotFound(str(problem), problem.kind, **problem.details) from None
        return [
            ClauseCard(
                id=each.id,
                title=each.title,
                area=each.area,
                rule=each.rule,
                note=each.note,
                about=each.about,
            )
            for book in books
            for each in clauses(book, lang)
        ]
