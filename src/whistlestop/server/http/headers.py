"""Security headers of every response."""

from __future__ import annotations

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)

# Features of a browser that the web client never uses.
_UNUSED = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)

_ALWAYS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    # All parts of a page come from this server, so the page needs nothing of another one.
    "cross-origin-embedder-policy": "require-corp",
    "origin-agent-cluster": "?1",
    "x-permitted-cross-domain-policies": "none",
    "x-dns-prefetch-control": "off",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in _UNUSED),
}
_ONE_YEAR = "max-age=31536000"


def basic_headers() -> list[tuple[bytes, bytes]]:
    """Return the headers of responses that the application does not make."""
    return [(name.encode(), value.encode()) for name, value in _ALWAYS.items()]


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers to every response, also to errors."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    metrics = Litestar.from_scope(scope).state.context.metrics
    metrics.responses.labels(status=message["status"]).inc()
    for name, value in _ALWAYS.items():
        headers[name] = value
    if scope["scheme"] == "https" or _public_url(scope).startswith("https:"):
        headers["strict-transport-security"] = _ONE_YEAR
    # Almost every response is private or soon outdated. The other responses have set this header.
    headers.setdefault("cache-control", "no-store")


def _public_url(scope: Scope) -> str:
    """Return the public address of the server, or "" if the operator has set none."""
    found: str = Litestar.from_scope(scope).state.context.settings.url
    return found
