"""Sessions: the secret in a cookie identifies the person who sends a request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from whistlestop.server import secrets
from whistlestop.server.errors import NotSignedIn
from whistlestop.server.http.request_origin import AnyConnection, base_url
from whistlestop.server.settings import Settings
from whistlestop.store.rows import Person
from whistlestop.store.store import Store

COOKIE = "whistlestop"
_SECRET_LENGTH = 43
_LONGEST = 400 * 24 * 60 * 60  # seconds; no browser keeps a cookie longer


async def find_person(connection: AnyConnection, store: Store) -> Person | None:
    """Return the person of the request's cookie; None if the cookie is not valid.

    Raise Banned if the person is banned.
    """
    secret = connection.cookies.get(COOKIE, "")
    if len(secret) != _SECRET_LENGTH or not secret.isascii():
        return None
    person = await store.person_of(secrets.hash_secret(secret))
    if person is not None:
        connection.app.state.context.bans.check_person(person.id)
    return person


async def require_person(request: Request[Any, Any, Any], store: Store) -> Person:
    person = await find_person(request, store)
    if person is None:
        raise NotSignedIn("come in with a name first", "who-are-you")
    return person


def session_cookie(secret: str, connection: AnyConnection, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=_LONGEST,
        httponly=True,
        samesite="lax",
        secure=base_url(connection, settings).startswith("https:"),
    )
