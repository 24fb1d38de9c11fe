"""Rules are generators: a rule yields an Ask where it needs a decision, and receives the Answer."""

from __future__ import annotations

from collections.abc import Generator
from enum import Enum
from typing import Any, TypeAlias, TypeVar

from whistlestop.engine.ask import Ask, Together


class Rest(Enum):
    """The sign that a rule yields between two steps.

    No step is half done then, so the match can be copied or resumed from the state alone.
    """

    AT_REST = "at rest"


AT_REST = Rest.AT_REST

T = TypeVar("T")
# A rule receives an Answer for an Ask, a tuple of Answers for a Together, and None for AT_REST.
Rule: TypeAlias = Generator[Ask | Together | Rest, Any, T]
