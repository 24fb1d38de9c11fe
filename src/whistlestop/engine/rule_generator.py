"""A rule is a generator: where it needs a decision it yields an Ask and is sent the Answer."""

from __future__ import annotations

from collections.abc import Generator
from enum import Enum
from typing import Any, TypeAlias, TypeVar

from whistlestop.engine.ask import Ask, Together


class Rest(Enum):
    """Between two steps: nothing is half done, so the match can be copied or resumed from the
    state alone.
    """

    AT_REST = "at rest"


AT_REST = Rest.AT_REST

T = TypeVar("T")
# An Ask is answered by an Answer, a Together by a tuple of them, AT_REST by None.
Rule: TypeAlias = Generator[Ask | Together | Rest, Any, T]
