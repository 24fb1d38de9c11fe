"""The fields of a table of a TOML file, read into a dataclass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from whistlestop.scenarios.errors import bad_scenario

T = TypeVar("T")

_NAMES = {str: "a text", int: "a whole number", bool: "true or false", dict: "a table"}


def read_fields(kind: type[T], found: object, file: str, where: str) -> T:
    """Read a table into a dataclass. Raise BadScenario if a field is unknown, missing or wrong.

    `where` is the name of the table, for the error.
    """
    table = read_table(found, file, where)
    declared = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
    for name in table:
        if name not in declared:
            allowed = ", ".join(declared)
            raise bad_scenario(file, f"{where} has no field {name!r}; there are {allowed}")
    for name, each in declared.items():
        if each.default is MISSING and each.default_factory is MISSING and name not in table:
            raise bad_scenario(file, f"{where} needs the field {name!r}")
    hints = get_type_hints(kind)
    given = {
        name: _checked(hints[name], value, file, f"{where}.{name}") for name, value in table.items()
    }
    return kind(**given)


def read_table(found: object, file: str, where: str) -> Mapping[str, Any]:
    if not isinstance(found, dict):
        raise bad_scenario(file, f"{where} is a table, not {found!r}")
    return found


def _checked(hint: Any, value: object, file: str, where: str) -> Any:
    """Return the value as the type of its field wants it, or raise BadScenario."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is tuple:
        if not isinstance(value, list):
            raise bad_scenario(file, f"{where} is a list, not {value!r}")
        return tuple([_checked(inside[0], each, file, where) for each in value])
    if origin is dict:
        table = read_table(value, file, where)
        return {
            key: _checked(inside[1], each, file, f"{where}.{key}") for key, each in table.items()
        }
    if type(None) in inside:  # a field that may be left out
        return _checked(inside[0], value, file, where)
    if hint is Any:
        return value
    if origin is Literal:
        if value not in inside:
            raise bad_scenario(file, f"{where} is one of {', '.join(inside)}, not {value!r}")
        return value
    if type(value) is not hint:
        raise bad_scenario(file, f"{where} is {_NAMES.get(hint, hint)}, not {value!r}")
    return value
