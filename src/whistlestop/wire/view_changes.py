"""The changes from one view to another, which a client can apply without knowing the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from itertools import count
from typing import Any

from whistlestop.wire.from_server import Change


def find_changes(old: Any, new: Any) -> tuple[Change, ...]:
    """Find the changes that turn `old` into `new`.

    Views are nested frozen dataclasses.
    """
    found: list[Change] = []
    if old is not new:
        _compare(old, new, (), found)
    return tuple(found)


def _compare(old: Any, new: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    """Collect changes. This is a hot path: identical and equal values are skipped quickly."""
    places = _places(old, new)
    if places is None:
        found.append(Change(path=path, to=new))
        return
    for step, before, after in places:
        if before is not after and before != after:
            _compare(before, after, (*path, step), found)


def _places(old: Any, new: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """Return the parts to compare, in pairs; None if the whole value must be replaced."""
    kind = type(new)
    if type(old) is not kind:
        return None
    if kind is tuple:
        return zip(count(), old, new) if len(old) == len(new) > 0 else None
    names = _names(kind)
    if names:
        return [(name, getattr(old, name), getattr(new, name)) for name in names]
    if isinstance(new, Mapping) and old.keys() == new.keys():
        return [(name, old[name], new[name]) for name in new]
    return None


_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: type) -> tuple[str, ...]:
    """Return the names of a dataclass's fields; no names for other types."""
    if kind not in _NAMES:
        known = fields(kind) if is_dataclass(kind) else ()
        _NAMES[kind] = tuple(field.name for field in known)
    return _NAMES[kind]


def apply_changes(view: Any, changes: Iterable[Change]) -> Any:
    """Apply changes to a view in its JSON form. The old view stays unchanged."""
    for change in changes:
        view = _set(view, change.path, change.to)
    return view


def _set(node: Any, path: tuple[str | int, ...], to: Any) -> Any:
    if not path:
        return to
    step, rest = path[0], path[1:]
    twin = node.copy()
    twin[step] = _set(node[step], rest, to)
    return twin
