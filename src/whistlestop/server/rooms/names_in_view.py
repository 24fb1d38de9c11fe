"""A search for a name in a game's view: players may point at everything that has a name."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any


def view_has_name(view: Any, name: str) -> bool:
    """Return whether any text in the view is this name. Views are nested frozen dataclasses."""
    if isinstance(view, str):
        return view == name
    if isinstance(view, tuple):
        return any(view_has_name(each, name) for each in view)
    return is_dataclass(view) and any(
        view_has_name(getattr(view, each.name), name) for each in fields(view)
    )
