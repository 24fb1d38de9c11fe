"""The contents of a state or a match as one value. Two things with equal contents are the same."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from whistlestop.engine.match import Match

_UNSET = "not set yet"
# Copies of a state share some large things that are never written to, such as a map. Each of them
# is read only once. The thing itself is kept beside its contents, so that no other can get its id.
_READ: dict[int, tuple[object, Any]] = {}


def contents(thing: Any) -> Any:
    """Read every field of a thing, and of everything in its fields.

    The types and the order of a dict are included: either may make a game go on differently.
    """
    kind = type(thing)
    if isinstance(thing, list | tuple):
        return kind, tuple([contents(each) for each in thing])
    if isinstance(thing, dict | MappingProxyType):
        return kind, tuple([(contents(key), contents(value)) for key, value in thing.items()])
    if isinstance(thing, set | frozenset):
        return kind, frozenset([contents(each) for each in thing])
    if id(thing) in _READ:
        return _READ[id(thing)][1]
    fields = {name: getattr(thing, name, _UNSET) for name in field_names(kind)}
    if not callable(thing):
        fields |= getattr(thing, "__dict__", {})
    if not fields:
        return kind, thing  # a number, a text, a function
    found = kind, tuple([(name, contents(value)) for name, value in fields.items()])
    if _is_shared_by_copies(kind):
        _READ[id(thing)] = thing, found
    return found


def field_names(kind: type) -> Iterator[str]:
    """Yield the slots of a class and of its base classes; a compiled class has its own list."""
    for each in kind.__mro__:
        slots = each.__dict__.get("__slots__", ())
        yield from (slots,) if isinstance(slots, str) else slots
    for name in getattr(kind, "__mypyc_attrs__", ()):
        if name != "__dict__":
            yield name


def _is_shared_by_copies(kind: type) -> bool:
    own = [name for each in kind.__mro__[:-1] for name in vars(each)]
    return not {"copy", "FIELDS", "__eq__"} & set(own)


def match_contents(match: Match) -> Any:
    """Return the contents of a match: its history, its last rest and the choices since.

    The live state is left out. It follows from these, and a match that is asleep has none.
    """
    return contents(
        {
            "game": match.game.name,
            "options": match.options,
            "seats": match.seats,
            "names": match.names,
            "seed": match.seed,
            "imagined": match.imagined,
            "choices": match.choices,
            "events": match.events,
            "rest": match._rest,
            "since": match._since,
            "outcome": match.outcome,
        }
    )
