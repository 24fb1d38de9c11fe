"""The mark by which a class tells mypyc how to compile it. It does nothing at run time.

mypyc knows the mark by the name that it has in the package mypy_extensions. The engine uses the
standard library only, so that package is for the type checker alone, and this module is never
compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414 - others import it here
else:

    def mypyc_attr(**_attributes: Any):  # noqa: ANN201
        """Return a decorator that leaves its class as it is."""
        return lambda kind: kind
