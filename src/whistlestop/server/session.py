"""Who asks: a secret in a cookie, and never in a link, a log or a script's hands."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from whistlestop.server import secrets
from whistlestop.server.errors import NotAllowed, WhoAreYou
from whistlestop.server.settings import Settings
from whistlestop.store.rows import Person
from whistlestop.store.store import Store

COOKIE = "whistlestop"
_SECRET_LENGTH = 43
_FOREVER = 400 * 24 * 60 * 60  # seconds; browsers keep a cookie no longer

Connection = ASGIConnection[Any, Any, Any, Any]


async def who(connection: Connection, store: Store) -> Person | None:
    """The person whose cookie this is."""
    secret = connection.cookies.get(COOKIE, "")
    if len(secret) != _SECRET_LENGTH or not secret.isascii():
        return None
    return await store.person_of(secrets.hashed(secret))


async def need_person(request: Request[Any, Any, Any], store: Store) -> Person:
    person = await who(request, store)
    if person is None:
        raise WhoAreYou("come in with a name first", "who-are-you")
    return person


def cookie(secret: str, connection: Connection, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=_FOREVER,
        httponly=True,
        samesite="lax",
        secure=base_url(connection, settings).startswith("https:"),
    )


def base_url(connection: Connection, settings: Settings) -> str:
    """The address by which people reach us, without a slash at its end."""
    if settings.url:
        return settings.url.rstrip("/")
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.url.netloc}"


def check_origin(connection: Connection, settings: Settings) -> None:
    """A page of another site must not act with a person's cookie.

    Browsers always say where a page comes from; a program that says nothing has no cookies but
    its own.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    ours = urlsplit(base_url(connection, settings))
    theirs = urlsplit(origin)
    # The scheme is left to the proxy: one that ends TLS before us may not tell.
    if theirs.netloc != ours.netloc and theirs.netloc != connection.headers.get("host"):
        raise NotAllowed("this request comes from another site", "foreign-origin")


def address(connection: Connection) -> str:
    client = connection.client
    return "" if client is None else client.host
