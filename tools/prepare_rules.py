"""Prepare a copy of the rules for mypyc, so that the rules themselves stay plain.

Some changes make the compiled code faster and change nothing that it does:

- A constant of a module gets the mark `Final`: mypyc then keeps it in a variable of C.
- An event is guarded: `g.emit(...)` becomes `if not g.silent: g.emit(...)`. So a match without
  events does not even collect the parts of an event.
- A copy function is written out as code that mypyc compiles: see `engine/state_copying.py`.

One change keeps errors as they are: code compiled by mypyc raises TypeError if an argument has
another type than its annotation says. Functions that check what comes from outside, and refuse it
with a better error, lose these annotations.

All lines keep their numbers, because tracebacks name them.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

FUTURE = "from __future__ import annotations"
_NAMES = "from typing import Any as _Any, Final as _F"
_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
_EVENTS = ("emit", "emit_secret")
_NO_CONSTANTS = ("TypeVar", "NewType")

# By module and function, the parameters that the function checks itself.
_CHECKED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "engine/rule_runner.py": {"choose": ("seat", "answer"), "choose_index": ("seat", "number")},
    "engine/match.py": {"__init__": ("seed",)},
    "engine/rng.py": {"checked_seed": ("seed",)},
    "engine/game_option.py": {
        "check": ("value",),
        "show": ("value",),
        "complete": ("given",),
    },
}

Edit = tuple[int, int, int, str]  # the line, the first and the end column in bytes, the new text


def prepared(text: str, name: str = "") -> str:
    """Return the text of the module with this name, as mypyc compiles it."""
    tree = ast.parse(text)
    edits = [*_final_marks(tree), *_guards(tree), *_loosened(tree, _CHECKED.get(name, {}))]
    lines = [line.encode() for line in text.split("\n")]
    for number, start, end, new in sorted(edits, reverse=True):
        line = lines[number - 1]
        lines[number - 1] = line[:start] + new.encode() + line[end:]
    return b"\n".join(lines).decode().replace(FUTURE, f"{FUTURE}; {_NAMES}", 1)


def _final_marks(tree: ast.Module) -> Iterator[Edit]:
    """Mark the constants of a module, unless they have a mark already."""
    changed = {
        name for node in ast.walk(tree) if isinstance(node, ast.Global) for name in node.names
    }
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(target, ast.Name) or not _CONSTANT.fullmatch(target.id):
            continue
        if target.id in changed:
            continue
        if isinstance(node, ast.Assign) and not _makes_type(node.value):
            end = target.end_col_offset or 0
            yield node.lineno, end, end, ": _F"
        elif isinstance(node, ast.AnnAssign) and not _is_marked(node.annotation):
            noted = node.annotation
            end = noted.end_col_offset or 0
            yield noted.lineno, noted.col_offset, noted.col_offset, "_F["
            yield noted.end_lineno or 0, end, end, "]"


def _makes_type(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) in _NO_CONSTANTS


def _is_marked(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).startswith(("Final", "TypeAlias"))


def _guards(tree: ast.Module) -> Iterator[Edit]:
    """Guard the events of rules and verbs, which hold their table in a variable."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            continue
        called = node.value.func
        if (
            isinstance(called, ast.Attribute)
            and called.attr in _EVENTS
            and isinstance(called.value, ast.Name)
            and called.value.id != "self"
        ):
            at = node.col_offset
            yield node.lineno, at, at, f"if not {called.value.id}.silent: "


def _loosened(tree: ast.Module, functions: Mapping[str, tuple[str, ...]]) -> Iterator[Edit]:
    """Take the types away from parameters that their function checks itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in functions:
            for each in (*node.args.args, *node.args.kwonlyargs):
                noted = each.annotation
                if each.arg in functions[node.name] and noted is not None:
                    yield noted.lineno, noted.col_offset, noted.end_col_offset or 0, "_Any"


# Copy functions


def with_copiers(text: str, module: ModuleType) -> str:
    """Return the text of a module with its copy functions written out at its end."""
    from whistlestop.engine import state_copying

    written: list[str] = []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
            continue
        made_by, name = ast.unparse(node.value.func), ast.unparse(node.targets[0])
        if made_by not in ("copier", "filler"):
            continue
        kind_name, *groups = [ast.unparse(each) for each in node.value.args]
        kind = eval(kind_name, module.__dict__)  # noqa: S307 - our own text
        fields = {each: eval(each, module.__dict__) for each in groups}  # noqa: S307 - our own text
        text = text.replace(f"\n{name} = {made_by}(", f"\n_plain{name} = {made_by}(", 1)
        if made_by == "copier":
            given = ", ".join(f"{each}=old.{each}" for each in state_copying._arguments(kind))  # noqa: SLF001
            written += ["", f"def {name}(old: {kind_name}) -> {kind_name}:"]
            written += [f"    new = {kind_name}({given})"]
        else:
            written += ["", f"def {name}(new: {kind_name}, old: {kind_name}) -> None:"]
        for group, each in fields.items():
            for field, copied in each.copied.items():
                value = _spelled(copied, group, each.constants, module)
                written.append(f"    new.{field} = {value}")
        if made_by == "copier":
            written.append("    return new")
    return text.rstrip("\n") + "\n" + "\n".join(written) + "\n" if written else text


def _spelled(copied: str, group: str, constants: dict[str, Any], module: ModuleType) -> str:
    """Write the expression for a field without the names that only `copier` knows."""
    for name, value in constants.items():
        call = re.search(rf"\b{name}\((.*?)\)", copied)
        if call and "." in value.__qualname__:
            copied = copied.replace(call[0], f"{call[1]}.{value.__name__}()")
        elif call:
            known = next(key for key, each in module.__dict__.items() if each is value)
            copied = copied.replace(call[0], f"{known}({call[1]})")
        elif copied == name:
            plain = value is None or isinstance(value, int | str)
            copied = repr(value) if plain else f"{group}.constants[{name!r}]"
    return copied


def prepare(package: Path, kept: tuple[str, ...]) -> None:
    """Prepare all modules of a copy of the package, except those that are kept as they are."""
    sys.path.insert(0, str(package.parent))
    found = [file for file in sorted(package.rglob("*.py")) if file.name != "__init__.py"]
    files = {file: file.relative_to(package).as_posix() for file in found}
    texts: dict[Path, str] = {}
    for file, name in files.items():
        if name in kept:
            continue
        text = file.read_text("utf-8")
        if re.search(r"^\w+ = (copier|filler)\(", text, re.MULTILINE):
            module = f"{package.name}.{name.removesuffix('.py').replace('/', '.')}"
            text = with_copiers(text, import_module(module))
        texts[file] = prepared(text, name)
    for file, text in texts.items():
        file.write_text(text, "utf-8")
