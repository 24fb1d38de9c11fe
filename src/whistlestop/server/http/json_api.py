"""The parts that all routes of the JSON API share: request bodies and documented refusals."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import Request
from litestar.exceptions import (
    ClientException,
    InternalServerException,
    SerializationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import BodyKwarg

from whistlestop.wire.http_bodies import Problem

T = TypeVar("T")

# The schema says that unknown fields are refused, because msgspec refuses them.
JsonBody: TypeAlias = Annotated[T, BodyKwarg(schema_extra={"additionalProperties": False})]

_REASONS = {
    400: "The request cannot be understood, or asks for something impossible.",
    401: "There is no session: come in under a name first.",
    403: "The request comes from a page of another site, or the operator has banned you.",
    404: "There is no such thing.",
    409: "The present state of the table or the match does not allow it.",
    413: "The body is too big.",
    421: "The server has another name.",
    429: "Too many requests, or too many of something.",
    503: "The store does not answer, or the server is busy; nothing has changed.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the refusals of a route for the OpenAPI schema.

    All routes may answer 403, 421 or 429.
    """
    return {
        status: ResponseSpec(Problem, description=_REASONS[status], generate_examples=False)
        for status in sorted({*statuses, 403, 421, 429})
    }


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body must be JSON. An empty body counts as `null`."""

    async def body(self) -> bytes:
        try:
            return await super().body() or b"null"
        except InternalServerException as problem:
            # Litestar treats an incomplete body as an error of the server.
            raise ClientException("the body is incomplete") from problem

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeError) as problem:
            raise SerializationException(str(problem)) from None
