"""A person at a server: the login and all other requests over HTTP."""

from __future__ import annotations

import platform
from functools import cache
from http.cookiejar import CookieJar, DefaultCookiePolicy
from http.cookies import CookieError, SimpleCookie
from ssl import SSLContext
from typing import Self, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec

from whistlestop.client.errors import RequestRefused, Unreachable
from whistlestop.engine.game_option import OptionValue
from whistlestop.engine.version import __version__
from whistlestop.wire.field_types import Substitutes
from whistlestop.wire.from_server import Me, TableCard
from whistlestop.wire.http_bodies import (
    Body,
    Film,
    MatchCard,
    MatchSummary,
    MyTable,
    NewGuest,
    NewTable,
    Offer,
    Problem,
    Rename,
    Resume,
    ResumeLink,
    Sessions,
    TableLink,
    TablePage,
    Thought,
)

T = TypeVar("T")

COOKIE = "whistlestop"
HOST_COOKIE = "__Host-whistlestop"  # the name over TLS
USER_AGENT = f"whistlestop/{__version__} ({platform.system()})"
_NOBODY = Me(id=1, name="")  # placeholder until the server has answered


def cookie_header(token: str) -> str:
    """Return the login cookie under both names: a proxy may end TLS, so only the server knows."""
    return f"{HOST_COOKIE}={token}; {COOKIE}={token}"


@cache
def ssl_context() -> SSLContext:
    """Load the trusted certificates. This is slow, so all connections share one context."""
    return httpx.create_ssl_context()


def http_client(server: str) -> httpx.AsyncClient:
    """Make an HTTP client that several guests can share: it keeps no cookies of its own."""
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(
        base_url=server,
        cookies=no_cookies,
        headers={"User-Agent": USER_AGENT},
        timeout=20.0,
        verify=ssl_context(),
    )


class Guest:
    """A person who is logged in at a server. `token` is the login cookie."""

    def __init__(
        self, server: str, token: str, me: Me, http: httpx.AsyncClient | None = None
    ) -> None:
        self.server = server
        self.token = token
        self.me = me
        self._owns_http = http is None
        self._http = http_client(server) if http is None else http

    @classmethod
    async def register(cls, server: str, name: str, http: httpx.AsyncClient | None = None) -> Guest:
        """Log in as a new guest."""
        return await cls._log_in(server, http, "POST", "/api/guests", NewGuest(name=name))

    @classmethod
    async def restore(cls, server: str, token: str, http: httpx.AsyncClient | None = None) -> Guest:
        """Log in again with a token. Raise RequestRefused if the server does not know it."""
        return await cls._log_in(server, http, "GET", "/api/me", token=token)

    @classmethod
    async def resume(cls, server: str, secret: str, http: httpx.AsyncClient | None = None) -> Guest:
        """Log in with the secret of a personal link."""
        return await cls._log_in(server, http, "POST", "/api/resume", Resume(secret=secret))

    @classmethod
    async def _log_in(
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
            guest._read_login(await guest._send(method, path, body))
        except BaseException:
            await guest.close()
            raise
        return guest

    def _read_login(self, answer: httpx.Response) -> None:
        """Take the name and the token from the answer to a login."""
        self.me = self._read(answer, Me)
        self.token = _cookie(answer) or self.token
        if not self.token:
            raise self._foreign_server("no cookie")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the HTTP client, unless it is shared."""
        if self._owns_http:
            await self._http.aclose()

    @classmethod
    async def fetch_offer(cls, server: str) -> Offer:
        """Fetch the games that the server offers, without logging in."""
        async with cls(server, "", _NOBODY) as anonymous:
            return await anonymous.offer()

    # The person

    async def rename(self, name: str) -> None:
        self.me = await self._fetch("PUT", "/api/me", Me, Rename(name=name))

    async def sessions(self) -> Sessions:
        return await self._fetch("GET", "/api/me/sessions", Sessions)

    async def end_session(self, key: str) -> None:
        await self._send("DELETE", f"/api/me/sessions/{key}")

    async def end_other_sessions(self) -> None:
        """End all other sessions and the resume link."""
        await self._send("DELETE", "/api/me/sessions")

    async def log_out(self) -> None:
        await self._send("POST", "/api/me/logout")

    async def resume_link(self) -> ResumeLink:
        return await self._fetch("POST", "/api/me/link", ResumeLink)

    async def my_tables(self) -> list[MyTable]:
        return await self._fetch("GET", "/api/me/tables", list[MyTable])

    # Tables

    async def offer(self) -> Offer:
        return await self._fetch("GET", "/api/offer", Offer)

    async def tables(self) -> list[TableCard]:
        """List the first page of the public tables."""
        return await self._fetch("GET", "/api/tables", list[TableCard])

    async def search_tables(
        self, search: str = "", game: str | None = None, *, free: bool = False, first: int = 0
    ) -> TablePage:
        """Search the public tables, and return the page that begins with number `first`.

        `search` finds the names of hosts and games. `free` leaves out tables without a free seat.
        """
        query: dict[str, str | int] = {"search": search, "free": str(free).lower(), "first": first}
        if game is not None:
            query["game"] = game
        return await self._fetch("GET", f"/api/lobby?{urlencode(query)}", TablePage)

    async def open_table(
        self,
        game: str,
        options: dict[str, OptionValue] | None = None,
        seats: int | None = None,
        *,
        public: bool = False,
        clock: int | None = None,
        open_seats: bool = False,
        substitutes: Substitutes = "ask",
    ) -> TableLink:
        """Open a table as its host.

        With `open_seats`, people may take a bot's seat during a match without the players' consent.
        `substitutes` says whether bots answer for absent players in a match without a clock.
        """
        table = NewTable(
            game=game,
            options=options or {},
            seats=seats,
            public=public,
            clock=clock,
            open=open_seats,
            substitutes=substitutes,
        )
        return await self._fetch("POST", "/api/tables", TableLink, table)

    # Matches

    async def match(self, key: str) -> MatchCard:
        return await self._fetch("GET", f"/api/matches/{key}", MatchCard)

    async def record(self, key: str) -> str:
        """Fetch the record. Raise RequestRefused while the match runs."""
        return (await self._send("GET", f"/api/matches/{key}/record")).text

    async def film(self, key: str, seat: int | None = None) -> Film:
        """Fetch the whole match as this seat saw it. None means a spectator."""
        query = "" if seat is None else f"?seat={seat}"
        return await self._fetch("GET", f"/api/matches/{key}/film{query}", Film)

    async def open_film(self, key: str) -> Film:
        """Get all scenes of a finished match, with all hands open."""
        return await self._fetch("GET", f"/api/matches/{key}/film?open=true", Film)

    async def summary(self, key: str) -> MatchSummary:
        """Get what everybody was and did in a finished match."""
        return await self._fetch("GET", f"/api/matches/{key}/summary", MatchSummary)

    async def thoughts(self, key: str) -> list[Thought]:
        """Fetch the beliefs of the bots. Raise RequestRefused while the match runs."""
        return await self._fetch("GET", f"/api/matches/{key}/thoughts", list[Thought])

    # HTTP

    async def _fetch(self, method: str, path: str, kind: type[T], body: Body | None = None) -> T:
        return self._read(await self._send(method, path, body), kind)

    async def _send(self, method: str, path: str, body: Body | None = None) -> httpx.Response:
        headers = {"Cookie": cookie_header(self.token)} if self.token else {}
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
            raise RequestRefused.from_refusal(self._read(answer, Problem))
        return answer

    def _read(self, answer: httpx.Response, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.MsgspecError as problem:
            raise self._foreign_server(f"status {answer.status_code}: {problem}") from problem

    def _foreign_server(self, why: str) -> Unreachable:
        return Unreachable(
            f"{self.server} is no whistlestop server: {why}", "foreign-server", address=self.server
        )


def _cookie(answer: httpx.Response) -> str:
    """Return the token that this answer sets as a cookie, or an empty string."""
    for header in answer.headers.get_list("set-cookie"):
        try:
            cookies = SimpleCookie(header)
        except CookieError:
            continue
        for name in (HOST_COOKIE, COOKIE):
            if name in cookies and cookies[name].value:
                return cookies[name].value
    return ""
