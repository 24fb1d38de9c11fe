"""A person at a server: what can be asked of it without a socket."""

from __future__ import annotations

from functools import cache
from http.cookiejar import CookieJar, DefaultCookiePolicy
from http.cookies import CookieError, SimpleCookie
from ssl import SSLContext
from typing import Self, TypeVar

import httpx
import msgspec

from whistlestop.client.errors import Turned, Unreachable
from whistlestop.wire.field_types import Setting
from whistlestop.wire.from_server import Me, TableCard
from whistlestop.wire.http_bodies import (
    Body,
    Film,
    MatchCard,
    MyTable,
    NewGuest,
    NewTable,
    Offer,
    Problem,
    Rename,
    Resume,
    ResumeLink,
    TableLink,
    Thought,
)

T = TypeVar("T")

COOKIE = "whistlestop"
_NOBODY = Me(id=1, name="")  # until the server says who we are


@cache
def trust() -> SSLContext:
    """Whom we believe to be who they say. It takes long to make, and one will do."""
    return httpx.create_ssl_context()


def line(server: str) -> httpx.AsyncClient:
    """To the server; many guests may share one. It keeps no cookies: each guest has its own."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=server, cookies=nobody, timeout=20.0, verify=trust())


class Guest:
    """Who you are at a server. `token` is the cookie: whoever has it is you."""

    def __init__(
        self, server: str, token: str, me: Me, http: httpx.AsyncClient | None = None
    ) -> None:
        self.server = server
        self.token = token
        self.me = me
        self._own = http is None
        self._http = line(server) if http is None else http

    @classmethod
    async def come(cls, server: str, name: str, http: httpx.AsyncClient | None = None) -> Guest:
        """As somebody new."""
        return await cls._meet(server, http, "POST", "/api/guests", NewGuest(name=name))

    @classmethod
    async def back(cls, server: str, token: str, http: httpx.AsyncClient | None = None) -> Guest:
        """As who you were; Turned if the server does not know you."""
        return await cls._meet(server, http, "GET", "/api/me", token=token)

    @classmethod
    async def resume(cls, server: str, secret: str, http: httpx.AsyncClient | None = None) -> Guest:
        """By the secret of your personal link."""
        return await cls._meet(server, http, "POST", "/api/resume", Resume(secret=secret))

    @classmethod
    async def _meet(
        cls,
        server: str,
        http: httpx.AsyncClient | None,
        method: str,
        path: str,
        body: Body | None = None,
        token: str = "",
    ) -> Guest:
        guest = cls(server, token, _NOBODY, http)
        try:
            guest._know(await guest._send(method, path, body))
        except BaseException:
            await guest.close()
            raise
        return guest

    def _know(self, answer: httpx.Response) -> None:
        """The answer says who we are, and by which token we are known."""
        self.me = self._read(answer, Me)
        self.token = _cookie(answer) or self.token
        if not self.token:
            raise self._foreign("no cookie")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up, unless others use the line too."""
        if self._own:
            await self._http.aclose()

    @classmethod
    async def look(cls, server: str) -> Offer:
        """What there is to be played, without coming in."""
        async with cls(server, "", _NOBODY) as passer_by:
            return await passer_by.offer()

    # Yourself

    async def rename(self, name: str) -> None:
        self.me = await self._ask("PUT", "/api/me", Me, Rename(name=name))

    async def resume_link(self) -> ResumeLink:
        return await self._ask("POST", "/api/me/link", ResumeLink)

    async def my_tables(self) -> list[MyTable]:
        return await self._ask("GET", "/api/me/tables", list[MyTable])

    # Tables

    async def offer(self) -> Offer:
        return await self._ask("GET", "/api/offer", Offer)

    async def tables(self) -> list[TableCard]:
        """The public ones."""
        return await self._ask("GET", "/api/tables", list[TableCard])

    async def open_table(
        self,
        game: str,
        options: dict[str, Setting] | None = None,
        seats: int | None = None,
        *,
        public: bool = False,
        clock: int | None = None,
        open_seats: bool = True,
    ) -> TableLink:
        """You are its host. `open_seats`: a bot's seat may be taken while the match runs."""
        table = NewTable(
            game=game,
            options=options or {},
            seats=seats,
            public=public,
            clock=clock,
            open=open_seats,
        )
        return await self._ask("POST", "/api/tables", TableLink, table)

    # Matches

    async def match(self, key: str) -> MatchCard:
        return await self._ask("GET", f"/api/matches/{key}", MatchCard)

    async def record(self, key: str) -> str:
        """Turned while the match runs."""
        return (await self._send("GET", f"/api/matches/{key}/record")).text

    async def film(self, key: str, seat: int | None = None) -> Film:
        """As this seat saw it; None is a spectator."""
        eyes = "" if seat is None else f"?seat={seat}"
        return await self._ask("GET", f"/api/matches/{key}/film{eyes}", Film)

    async def thoughts(self, key: str) -> list[Thought]:
        """What the bots believed; turned while the match runs."""
        return await self._ask("GET", f"/api/matches/{key}/thoughts", list[Thought])

    # The line

    async def _ask(self, method: str, path: str, kind: type[T], body: Body | None = None) -> T:
        return self._read(await self._send(method, path, body), kind)

    async def _send(self, method: str, path: str, body: Body | None = None) -> httpx.Response:
        headers = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = msgspec.json.encode(body)
        try:
            answer = await self._http.request(method, path, content=content, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL, UnicodeError) as problem:
            why = str(problem) or type(problem).__name__
            raise Unreachable(
                f"no connection to {self.server}: {why}",
                "unreachable",
                address=self.server,
                why=why,
            ) from problem
        if not answer.is_success:
            raise Turned.by(self._read(answer, Problem))
        return answer

    def _read(self, answer: httpx.Response, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.MsgspecError as problem:
            raise self._foreign(f"status {answer.status_code}: {problem}") from problem

    def _foreign(self, why: str) -> Unreachable:
        return Unreachable(
            f"{self.server} is no whistlestop server: {why}", "foreign-server", address=self.server
        )


def _cookie(answer: httpx.Response) -> str:
    """The token that this answer sets, if it sets one."""
    for header in answer.headers.get_list("set-cookie"):
        try:
            crumbs = SimpleCookie(header)
        except CookieError:
            continue
        if COOKIE in crumbs:
            return crumbs[COOKIE].value
    return ""
