"""Digests: short numbers by which a replay notices that it differs from the match as it was played.

A digest has three parts. The first covers the progress of the match: the random numbers drawn, the
seats that are asked, the kinds of their questions, and the outcome. The second covers every field
of the state that a copy keeps. The third covers only the names of these fields: a new version of
the program may add a field, and then the second parts of old and new digests cannot be compared.

A digest is computed from text. So it depends neither on the hash seed of a process, nor on
addresses in memory, nor on the version of Python.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final

from whistlestop.engine.ask import Ask
from whistlestop.engine.game import Outcome
from whistlestop.engine.rng import Rng
from whistlestop.engine.state import State
from whistlestop.engine.state_copying import kept_fields

_PART_BITS: Final = 24
_SHAPE_BITS: Final = 15  # all three parts together fit into a positive number of 64 bits
_PLAIN: Final = frozenset({int, str, bool, bytes, float, type(None)})
# Known answers of `_is_written` and `_shape`. There are as many as a program has classes.
_WRITTEN: Final[dict[type[object], bool]] = {}
_SHAPES: Final[dict[frozenset[type[object]], int]] = {}


def digest(state: State, asks: Iterable[Ask], outcome: Outcome | None) -> int:
    """Compute the digest of a state and the questions that are open in it."""
    rng = state.rng
    progress = (rng.count, rng.bits, [(ask.seat, ask.kind) for ask in asks], outcome)
    kinds: set[type[object]] = set()
    text = _text(state, kinds)
    parts = _hash(_text(progress, kinds), _PART_BITS) << _PART_BITS | _hash(text, _PART_BITS)
    return parts << _SHAPE_BITS | _shape(frozenset(kinds))


def agree(one: int, other: int) -> bool:
    """Return whether two digests are of the same state, as far as they can be compared."""
    if (one ^ other) & ((1 << _SHAPE_BITS) - 1):
        return one >> (_PART_BITS + _SHAPE_BITS) == other >> (_PART_BITS + _SHAPE_BITS)
    return one == other


def _hash(text: str, bits: int) -> int:
    found = blake2b(text.encode("ascii"), digest_size=4).digest()
    return int.from_bytes(found, "big") >> (32 - bits)


def _shape(kinds: frozenset[type[object]]) -> int:
    known = _SHAPES.get(kinds)
    if known is None:
        names = sorted([f"{kind.__name__} {kept_fields(kind)}" for kind in kinds])
        known = _SHAPES[kinds] = _hash("\n".join(names), _SHAPE_BITS)
    return known


def _text(value: Any, kinds: set[type[object]]) -> str:
    """Write a value as text; note the classes whose fields were written.

    `ascii` does not depend on Python's tables of characters, as `repr` does.
    """
    kind = type(value)
    if kind in _PLAIN:
        return ascii(value)
    if kind is list or kind is tuple:
        inner = set(map(type, value))
        if inner <= _PLAIN:
            return ascii(value)
        if all(map(_is_written, inner)):
            return f"[{','.join(map(ascii, value))}]"
        return f"[{','.join([_text(each, kinds) for each in value])}]"
    if kind is dict:
        # The order of a dict may make a game go on differently.
        pairs = [f"{_text(key, kinds)}:{_text(each, kinds)}" for key, each in value.items()]
        return f"{{{','.join(pairs)}}}"
    return _object_text(value, kind, kinds)


def _object_text(value: Any, kind: type[object], kinds: set[type[object]]) -> str:
    """Write an object as text.

    All copies share an object without a copier, such as a card or a map. It never changes, or it
    follows from other fields, so that its own short text is enough, or else the name of its class.
    """
    names = kept_fields(kind)
    if names is not None:
        kinds.add(kind)
        return f"<{','.join([_text(getattr(value, name), kinds) for name in names])}>"
    if isinstance(value, (set, frozenset)):
        return f"({','.join(sorted([_text(each, kinds) for each in value]))})"
    if isinstance(value, tuple):
        return _text(tuple(value), kinds)
    if isinstance(value, Rng):
        return f"{value.count}/{value.bits}"
    return ascii(value) if _is_written(kind) else kind.__name__


def _is_written(kind: type[object]) -> bool:
    """Return whether the objects of a class write themselves as a short text of their own."""
    known = _WRITTEN.get(kind)
    if known is None:
        known = _WRITTEN[kind] = (
            kept_fields(kind) is None
            and "__repr__" in kind.__dict__
            and not issubclass(kind, tuple)
            and not hasattr(kind, "__dataclass_fields__")
            and kind.__module__ != "builtins"
        )
    return known
