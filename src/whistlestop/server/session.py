"""Who asks: a secret in a cookie, and never in a link, a log or a script's hands."""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address
from typing import Any

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
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]+)(:[0-9]{1,5})?")

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
    return settings.url.rstrip("/") or _reached(connection)


def _reached(connection: Connection) -> str:
    """As this one did; a host that makes no sense is not repeated."""
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    host = connection.headers.get("host", "")
    if not _HOST.fullmatch(host):
        name, port = connection.scope.get("server") or ("localhost", None)
        host = name if port is None else f"{name}:{port}"
    return f"{scheme}://{host}"


def check_origin(connection: Connection, settings: Settings) -> None:
    """A page of another site must not act with a person's cookie.

    Browsers always say where a page comes from; a program that says nothing has no cookies but
    its own.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    # The scheme is left to the proxy: one that ends TLS before us may not tell.
    ours = (_authority(settings.url), _authority(_reached(connection)))
    if not _authority(origin) or _authority(origin) not in ours:
        raise NotAllowed("this request comes from another site", "foreign-origin")


def _authority(url: str) -> str:
    """Host and port, of which the usual ones are not said."""
    return re.sub(r":(80|443)$", "", url.partition("://")[2].partition("/")[0].lower())


def address(connection: Connection) -> str:
    """Whose limits count: in IPv6 everybody has a network of their own, with 2**64 addresses."""
    client = connection.client
    try:
        found = ip_address("" if client is None else client.host)
    except ValueError:
        return "" if client is None else client.host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
