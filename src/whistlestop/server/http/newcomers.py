"""The limit for new guests, new names, new links and sign-ins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.server.clocks import loop_time
from whistlestop.server.errors import TooManyRequests

if TYPE_CHECKING:
    from whistlestop.server.context import ServerContext


def limit_newcomers(context: ServerContext, owner: str | int) -> None:
    """Limit how many new secrets and new names one address or one person may get."""
    if not context.newcomers.take(owner, loop_time()):
        raise TooManyRequests("too many requests in a short time", "too-fast")
