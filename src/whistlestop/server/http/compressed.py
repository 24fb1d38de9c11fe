"""Responses whose bodies were compressed before: compressing takes too long for the loop."""

from __future__ import annotations

import re
import zlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Request, Response
from litestar.response import Stream

from whistlestop.server.background.compressed import Compressed

_PACKED, _CHUNK = 2**14, 2**16  # most bytes that are unpacked at once, and that are sent at once
_GZIP = 16 + zlib.MAX_WBITS  # zlib's word for the gzip format


def compressed_response(
    request: Request[Any, Any, Any],
    content: bytes,
    media_type: str,
    headers: dict[str, str] | None = None,
) -> Response[Any]:
    """Send a body that is in gzip. For a client that does not accept this, unpack it on the way."""
    headers = {"vary": "accept-encoding", **(headers or {})}
    if _accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        return Response(content, media_type=media_type, headers=headers)
    return Stream(_unpack(content), media_type=media_type, headers=headers)


def tagged_response(
    request: Request[Any, Any, Any], body: Compressed, media_type: str, cache_control: str
) -> Response[Any]:
    """Send a body, or only status 304 if the client has it already."""
    headers = {"etag": body.etag, "cache-control": cache_control}
    if body.etag in re.split(r"\s*,\s*", request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return compressed_response(request, body.content, media_type, headers)


def _accepts_gzip(header: str) -> bool:
    """Read an Accept-Encoding header. A client may name gzip only to refuse it, with `q=0`."""
    for each in header.lower().replace(" ", "").split(","):
        coding, _, quality = each.partition(";q=")
        if coding == "gzip":
            return not quality or bool(quality.strip("0."))
    return False


async def _unpack(content: bytes) -> AsyncIterator[bytes]:
    """Unpack a body piece by piece: the server sends a piece when the client has read the last."""
    unpacking = zlib.decompressobj(_GZIP)
    for start in range(0, len(content), _PACKED):
        # The rest is copied each time, so it must never be much.
        rest = content[start : start + _PACKED]
        while rest:
            yield unpacking.decompress(rest, _CHUNK)
            rest = unpacking.unconsumed_tail
    yield unpacking.flush()
