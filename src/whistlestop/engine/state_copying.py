"""The fields of a state class, listed once: the list gives the slots and the copy function.

    class Player:
        FIELDS: ClassVar[Fields] = Fields(values=("name", "life"), lists=("hand",))
        __slots__ = FIELDS.names

    copy_player = copier(Player, Player.FIELDS)

    class Table(State):
        FIELDS: ClassVar[Fields] = Fields(lists_of_objects={"players": copy_player})
        __slots__ = FIELDS.names

        def copy(self) -> Table:
            return _copy_table(self)

    _copy_table = copier(Table, State.FIELDS, Table.FIELDS)

`copier` generates the assignments that a person would write by hand, and compiles them once at
import. So the copy function is as fast as a hand-written one. No field can be forgotten: a class
with a field in no group, or in two groups, cannot be imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

T = TypeVar("T")

# The expression that copies the field `{0}` of the original, by the name of the field's group.
_COPIED: Final = {
    "values": "old.{0}",
    "lists": "old.{0}[:]",
    "lists_of_lists": "[each[:] for each in old.{0}]",
    "dicts": "old.{0}.copy()",
    "dicts_of_lists": "{{name: each[:] for name, each in old.{0}.items()}} if old.{0} else {{}}",
    "objects": "copy_{0}(old.{0})",
    "lists_of_objects": "[copy_{0}(each) for each in old.{0}]",
}
_NONE: Final[Mapping[str, Any]] = {}
_EMPTY: Final[tuple[tuple[object, str], ...]] = ((list, "[]"), (dict, "{}"))
# The names of the fields that a copy keeps, by class. A class may have several copiers: the first
# one copies everything.
_KEPT: Final[dict[type[object], tuple[str, ...]]] = {}


class Fields:
    """The fields of a class in groups: all fields of a group are copied in the same way."""

    __slots__ = ("constants", "copied", "kept", "names")

    def __init__(
        self,
        *,
        values: tuple[str, ...] = (),
        lists: tuple[str, ...] = (),
        lists_of_lists: tuple[str, ...] = (),
        dicts: tuple[str, ...] = (),
        dicts_of_lists: tuple[str, ...] = (),
        objects: Mapping[str, Callable[[Any], object]] = _NONE,
        lists_of_objects: Mapping[str, Callable[[Any], object]] = _NONE,
        reset: Mapping[str, object] = _NONE,
    ) -> None:
        """Sort the fields into groups; raise TypeError if a field is in two groups.

        All copies share the `values`, so nobody may change these in place. They are numbers, texts
        and tuples, but also a map or a catalogue. The items of `lists` and `dicts` are shared in
        the same way. Each of the `objects` comes with the function that copies it. The fields in
        `reset` are not copied: a copy starts with the value given there. `list` and `dict` stand
        for an empty list and an empty dict.
        """
        groups = {
            "values": values,
            "lists": lists,
            "lists_of_lists": lists_of_lists,
            "dicts": dicts,
            "dicts_of_lists": dicts_of_lists,
            "objects": tuple(objects),
            "lists_of_objects": tuple(lists_of_objects),
        }
        self.copied: dict[str, str] = {}  # the expression for each field of a copy
        self.kept = tuple([name for names in groups.values() for name in names])
        self.constants: dict[str, Any] = {}  # the values of names in the expressions
        for group, names in groups.items():
            for name in names:
                self._put(name, _COPIED[group].format(name))
        for name, copy in (*objects.items(), *lists_of_objects.items()):
            self.constants[f"copy_{name}"] = copy
        for name, value in reset.items():
            empty = [text for kind, text in _EMPTY if value is kind]
            self._put(name, empty[0] if empty else f"reset_{name}")
            if not empty:
                self.constants[f"reset_{name}"] = value
        self.names = tuple(self.copied)

    def _put(self, name: str, copied: str) -> None:
        if name in self.copied:
            raise TypeError(f"the field {name!r} is in two groups")
        self.copied[name] = copied


def copier(kind: type[T], *fields: Fields) -> Callable[[T], T]:
    """Build the function that copies an object of this class; it must have exactly these fields."""
    _check(kind, fields)
    _KEPT.setdefault(kind, tuple(sorted([name for each in fields for name in each.kept])))
    begin = ["def copy(old):", f"new = {_new(kind)}"]
    copy: Callable[[T], T] = _compiled("copy", begin, ["return new"], kind, fields)
    return copy


def kept_fields(kind: type[object]) -> tuple[str, ...] | None:
    """Return the sorted names of the fields that a copy keeps; None if the class has no copier."""
    return _KEPT.get(kind)


def filler(kind: type[T], *fields: Fields) -> Callable[[T, T], None]:
    """Build the function that copies these fields from its second argument into its first."""
    fill: Callable[[T, T], None] = _compiled("fill", ["def fill(new, old):"], [], kind, fields)
    return fill


def _compiled(
    name: str, begin: list[str], end: list[str], kind: type[object], fields: tuple[Fields, ...]
) -> Any:
    """Write the source of the function, with one assignment for each field, and compile it."""
    lines = begin[:]
    scope: dict[str, Any] = {"kind": kind, "make": kind.__new__}
    for each in fields:
        lines += [f"new.{field} = {copied}" for field, copied in each.copied.items()]
        scope.update(each.constants)
    source = "\n    ".join([*lines, *end])
    exec(compile(source, f"<fields of {kind.__name__}>", "exec"), scope)  # noqa: S102 - our own text
    return scope[name]


def _check(kind: type[object], fields: tuple[Fields, ...]) -> None:
    """Raise TypeError unless the class has exactly these fields, each in one group."""
    listed = [name for each in fields for name in each.names]
    had = _slots(kind)
    for name in sorted(had):
        if name not in listed:
            raise TypeError(f"the field {name!r} of {kind.__name__} is in no group")
    for name in listed:
        if name not in had:
            raise TypeError(f"{kind.__name__} has no field {name!r}")
        if listed.count(name) > 1:
            raise TypeError(f"the field {name!r} of {kind.__name__} is in two groups")


def _new(kind: type[object]) -> str:
    """Return the expression that makes an empty object of this class; the fields are set later.

    The expression skips `__init__` where possible. A class compiled by mypyc needs `__init__`, so
    its arguments must be fields: their values are taken from the original.
    """
    arguments = _arguments(kind)
    for name in arguments:
        if name not in _slots(kind):
            raise TypeError(f"{kind.__name__} is made from {name!r}, which is not a field")
    if "__mypyc_attrs__" in kind.__dict__:
        return f"kind({', '.join([f'{name}=old.{name}' for name in arguments])})"
    return "make(kind)"


def _arguments(kind: type[object]) -> list[str]:
    """Return the names of `__init__`'s arguments, without `inspect`, which is slow to import."""
    code = getattr(kind.__init__, "__code__", None)
    if code is not None:
        return list(code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount])
    # A compiled class has a text such as "(rng, board, seats=4)". A class without __init__ has no
    # such text.
    words = (kind.__text_signature__ or "").strip("()").split(",")
    return [word.partition("=")[0].strip() for word in words if word.strip()]


def _slots(kind: type[object]) -> set[str]:
    """Return the names of all fields of a class; mypyc stores them in another attribute."""
    names: set[str] = set()
    for each in kind.__mro__[:-1]:
        found = each.__dict__.get("__mypyc_attrs__", each.__dict__.get("__slots__"))
        if found is None:
            raise TypeError(f"{each.__name__} has no slots")
        names.update(found)
    return names - {"__dict__"}
