"""Sessions: the secret in a cookie identifies the person who sends a request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request
from litestar.datastructures import Cookie

from whistlestop.server import secrets
from whistlestop.server.clocks import now_ms
from whistlestop.server.errors import NotSignedIn
from whistlestop.server.http.browser_kind import browser_kind
from whistlestop.server.http.request_origin import AnyConnection, base_url
from whistlestop.server.settings import Settings
from whistlestop.store.rows import Person
from whistlestop.store.sessions import SessionUse

if TYPE_CHECKING:
    from whistlestop.server.context import ServerContext

COOKIE = "whistlestop"
# Over TLS the cookie has this name. A browser takes it only from this very host, so no other host
# of the same domain can put a session of its own into a person's browser.
HOST_COOKIE = "__Host-whistlestop"
_SECRET_LENGTH = 43
_LONGEST = 400 * 24 * 60 * 60  # seconds; no browser keeps a cookie longer


class Session(NamedTuple):
    person: Person
    token_hash: bytes
    # The secret, if it must be sent again under the name that it has over TLS. The session began
    # with an earlier version, or without TLS.
    to_move: str | None = None


async def find_session(connection: AnyConnection, context: ServerContext) -> Session | None:
    """Return the session of the request's cookie; None if the cookie is not valid.

    Raise Banned if the person is banned.
    """
    secure = _is_secure(connection, context.settings)
    by_host_cookie = HOST_COOKIE in connection.cookies
    secret = connection.cookies.get(HOST_COOKIE if by_host_cookie else COOKIE, "")
    if len(secret) != _SECRET_LENGTH or not secret.isascii():
        return None
    token_hash = secrets.hash_secret(secret)
    old_name = secure and not by_host_cookie
    person = await context.store.person_of(token_hash, unbound=old_name)
    if person is None:
        return None
    connection.state.person = person.id  # for the abuse log
    context.bans.check_person(person.id)
    use = SessionUse(now_ms(), browser_of(connection), host_cookie=secure and by_host_cookie)
    context.session_uses.note(token_hash, use)
    return Session(person, token_hash, secret if old_name else None)


async def find_person(connection: AnyConnection, context: ServerContext) -> Person | None:
    session = await find_session(connection, context)
    return None if session is None else session.person


async def require_session(request: Request[Any, Any, Any], context: ServerContext) -> Session:
    session = await find_session(request, context)
    if session is None:
        raise NotSignedIn("come in with a name first", "who-are-you")
    return session


async def require_person(request: Request[Any, Any, Any], context: ServerContext) -> Person:
    return (await require_session(request, context)).person


def browser_of(connection: AnyConnection) -> str:
    """Return the kind of browser that sends a request."""
    return browser_kind(connection.headers.get("user-agent", ""))


def session_cookies(secret: str, connection: AnyConnection, settings: Settings) -> list[Cookie]:
    """Return the cookie of a new session, and over TLS one that removes the old name."""
    if not _is_secure(connection, settings):
        return [_cookie(COOKIE, secret, _LONGEST, secure=False)]
    cookies = [_cookie(HOST_COOKIE, secret, _LONGEST, secure=True)]
    if COOKIE in connection.cookies:
        cookies.append(_cookie(COOKIE, "", 0, secure=True))
    return cookies


def moved_cookies(
    session: Session | None, connection: AnyConnection, settings: Settings
) -> list[Cookie]:
    """Return the cookies that move a session to the name that it has over TLS, if it must move."""
    if session is None or session.to_move is None:
        return []
    return session_cookies(session.to_move, connection, settings)


def removed_cookies(connection: AnyConnection, settings: Settings) -> list[Cookie]:
    """Return the cookies that make a browser forget its session."""
    cookies = [_cookie(COOKIE, "", 0, secure=_is_secure(connection, settings))]
    if _is_secure(connection, settings):
        cookies.append(_cookie(HOST_COOKIE, "", 0, secure=True))
    return cookies


def _is_secure(connection: AnyConnection, settings: Settings) -> bool:
    return base_url(connection, settings).startswith("https:")


def _cookie(name: str, value: str, max_age: int, *, secure: bool) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        path="/",
        max_age=max_age,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
