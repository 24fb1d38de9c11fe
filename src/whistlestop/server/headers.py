"""What every answer says to the browser: run nothing but ours, tell nobody where you came from."""

from __future__ import annotations

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)

_ALWAYS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_ONE_YEAR = "max-age=31536000"


async def add_headers(message: Message, scope: Scope) -> None:
    """On errors too."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _ALWAYS.items():
        headers[name] = value
    if scope["scheme"] == "https" or _url(scope).startswith("https:"):
        headers["strict-transport-security"] = _ONE_YEAR
    # Almost everything is somebody's, or of this moment; whoever knows better has said so.
    headers.setdefault("cache-control", "no-store")


def _url(scope: Scope) -> str:
    """Where people reach us, if the host has said so."""
    found: str = Litestar.from_scope(scope).state.house.settings.url
    return found
