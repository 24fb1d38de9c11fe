"""Who you are: a guest with a name, on as many devices as you like."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, Response, get, post, put
from litestar.di import NamedDependency

from whistlestop.server import secrets
from whistlestop.server.errors import NotHere, TooMuch
from whistlestop.server.house import House
from whistlestop.server.play import now_ms
from whistlestop.server.routes.answers import Asked, JsonRequest, problems
from whistlestop.server.session import address, base_url, cookie, need_person
from whistlestop.server.texts import tidy_name
from whistlestop.wire.from_server import Me
from whistlestop.wire.http import MyTable, NewGuest, Rename, Resume, ResumeLink

_MY_TABLES = 20


class People(Controller):
    path = "/api"
    tags = ("people",)
    request_class = JsonRequest

    @post("/guests", summary="Come in under a name", responses=problems(400, 403, 413, 503))
    async def come(
        self,
        request: Request[Any, Any, Any],
        data: Asked[NewGuest],
        house: NamedDependency[House],
    ) -> Response[Me]:
        """Sets the cookie that is your identity from then on."""
        name = tidy_name(data.name)
        _count(house, address(request))
        secret = secrets.new_secret()
        person = await house.store.add_person(name, secrets.hashed(secret), now_ms())
        me = Me(id=person.id, name=person.name)
        return Response(me, cookies=[cookie(secret, request, house.settings)])

    @get("/me", summary="Who you are", responses=problems(401, 503))
    async def me(self, request: Request[Any, Any, Any], house: NamedDependency[House]) -> Me:
        person = await need_person(request, house.store)
        return Me(id=person.id, name=person.name)

    @put("/me", summary="Change your name", responses=problems(400, 401, 403, 413, 503))
    async def rename(
        self,
        request: Request[Any, Any, Any],
        data: Asked[Rename],
        house: NamedDependency[House],
    ) -> Me:
        person = await need_person(request, house.store)
        name = tidy_name(data.name)
        _count(house, person.id)
        await house.store.rename(person.id, name)
        await house.lobby.renamed(person.id, name)
        return Me(id=person.id, name=name)

    @post("/me/link", summary="Make your personal resume link", responses=problems(401, 403, 503))
    async def link(
        self, request: Request[Any, Any, Any], house: NamedDependency[House]
    ) -> ResumeLink:
        """Whoever opens it is you. A new one ends the one before."""
        person = await need_person(request, house.store)
        _count(house, address(request))
        secret = secrets.new_secret()
        await house.store.set_link(person.id, secrets.hashed(secret))
        # After the #: browsers keep it to themselves, so that it is in nobody's log.
        url = f"{base_url(request, house.settings)}/resume#{secret}"
        return ResumeLink(url=url, secret=secret)

    @post(
        "/resume",
        summary="Come back by your resume link",
        status_code=200,
        responses=problems(400, 403, 404, 413, 503),
    )
    async def resume(
        self,
        request: Request[Any, Any, Any],
        data: Asked[Resume],
        house: NamedDependency[House],
    ) -> Response[Me]:
        """Sets the cookie on this device too."""
        _count(house, address(request))
        person = await house.store.person_of_link(secrets.hashed(data.secret))
        if person is None:
            raise NotHere("this link is not valid, or no longer", "bad-link")
        secret = secrets.new_secret()
        await house.store.add_session(person.id, secrets.hashed(secret), now_ms())
        me = Me(id=person.id, name=person.name)
        return Response(me, cookies=[cookie(secret, request, house.settings)])

    @get("/me/tables", summary="The tables where you have a seat", responses=problems(401, 503))
    async def tables(
        self, request: Request[Any, Any, Any], house: NamedDependency[House]
    ) -> list[MyTable]:
        person = await need_person(request, house.store)
        found = []
        for row in await house.store.tables_of(person.id, _MY_TABLES):
            async with house.lobby.room(row.key) as room:
                seat = room.seat_of(person.id)
                if seat is not None:
                    turn = any(wait.seat == seat for wait in room.play.waiting())
                    found.append(MyTable(table=room.card(), seat=seat, your_turn=turn))
        return found


def _count(house: House, who: str | int) -> None:
    """New secrets and new names are not to be had by the thousand: of an address, or a person."""
    if not house.newcomers.take(who, asyncio.get_running_loop().time()):
        raise TooMuch("too many requests in a short time", "too-fast")
