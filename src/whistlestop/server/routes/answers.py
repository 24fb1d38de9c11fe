"""What the routes share: bodies are JSON, and what is refused is a Problem."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import Request
from litestar.exceptions import SerializationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import BodyKwarg

from whistlestop.wire.http import Problem

T = TypeVar("T")

# The schema says what msgspec does: a field that is not known is refused.
Asked: TypeAlias = Annotated[T, BodyKwarg(schema_extra={"additionalProperties": False})]

_REASONS = {
    400: "It cannot be understood, or is not to be had like this.",
    401: "Nobody comes in without a name.",
    403: "The request comes from a page of another site.",
    404: "There is no such thing.",
    409: "Not as things stand.",
    413: "The body is too big.",
    429: "Too often, or too many.",
    503: "The store does not answer; nothing has changed.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the schema. Any route may be asked too often."""
    return {
        status: ResponseSpec(Problem, description=_REASONS[status], generate_examples=False)
        for status in (*statuses, 429)
    }


class JsonRequest(Request[Any, Any, Any]):
    """Says of every body that is no JSON that it is none."""

    async def body(self) -> bytes:
        return await super().body() or b"null"

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeError) as problem:
            raise SerializationException(str(problem)) from None
