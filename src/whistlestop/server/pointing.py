"""What can be pointed at: whatever the view of a game calls by a name."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any


def is_named(view: Any, name: str) -> bool:
    """Whether a text of the view is this one; views are frozen dataclasses all the way down."""
    if isinstance(view, str):
        return view == name
    if isinstance(view, tuple):
        return any(is_named(each, name) for each in view)
    return is_dataclass(view) and any(
        is_named(getattr(view, each.name), name) for each in fields(view)
    )
