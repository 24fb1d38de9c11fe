"""TypeScript from Python types. msgspec writes JSON Schemas, and json2ts makes types from them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from inspect import cleandoc, getsource
from pathlib import Path
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]

WEB = Path(__file__).resolve().parent
_ROOT = "Generated"
_FIELD = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def typescript(kinds: dict[str, Schema], banner: str) -> str:
    """Write these schemas, by the names of their types, as one TypeScript file."""
    _refuse_namesakes(list(kinds.values()))
    for kind in kinds.values():
        _as_older_draft(kind)
    json2ts = [sys.executable, str(WEB / "node.py"), "exec", "--no", "--", "json2ts"]
    done = subprocess.run(
        [*json2ts, "--bannerComment", banner],
        input=json.dumps(_root(kinds)),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return _tidy(done.stdout)


def describe(kind: Schema, source: type) -> None:
    """Copy the comments behind the fields of a dataclass into its schema."""
    for name, comment in _FIELD.findall(getsource(source)):
        if name in kind.get("properties", {}):
            found = kind["properties"][name]
            # A reference cannot have a description of its own.
            kind["properties"][name] = {
                **({"allOf": [found]} if "$ref" in found else found),
                "description": re.sub(r"\bNone\b", "null", comment),
            }


def send_whole(kind: Schema) -> None:
    """Mark all fields as required, because the server sends every field, even a default value."""
    if "properties" in kind:
        kind["required"] = list(kind["properties"])


def close(kind: Schema) -> None:
    """Allow no other fields, and clean up the docstring of the type."""
    kind["additionalProperties"] = False
    text = cleandoc(kind.get("description", ""))
    # A dataclass without a docstring gets its signature as docstring.
    kind["description"] = "" if text.startswith(f"{kind['title']}(") else text


def _as_older_draft(node: Any) -> None:
    """Rewrite tuples in the form that json2ts knows."""
    if isinstance(node, dict):
        if "prefixItems" in node:
            node["items"] = node.pop("prefixItems")
        for value in node.values():
            _as_older_draft(value)
    elif isinstance(node, list):
        for value in node:
            _as_older_draft(value)


def _refuse_namesakes(kinds: list[Schema]) -> None:
    """Refuse two types with the same name, because json2ts would add a number to the second.

    This includes a type that both sides send: a field with a default is optional in only one
    direction.
    """
    names = Counter(kind["title"] for kind in kinds)
    twice = [name for name, count in names.items() if count > 1]
    if twice:
        raise SystemExit(f"Types with the same name: {', '.join(twice)}")


def _root(kinds: dict[str, Schema]) -> Schema:
    """Return a root schema that refers to all types, because json2ts writes only such types."""
    roots = {name: {"$ref": f"#/$defs/{name}"} for name in kinds}
    return {"title": _ROOT, "type": "object", "properties": roots, "$defs": kinds}


def _tidy(text: str) -> str:
    """Remove the root, put short comments on one line, and put a blank line between types."""
    before, rest = text.split(f"export interface {_ROOT} {{\n", 1)
    text = before + rest.split("\n}\n", 1)[1]
    text = re.sub(r"^( *)/\*\*\n *\* (.*)\n *\*/", r"\1/** \2 */", text, flags=re.MULTILINE)
    return re.sub(r"(\n}|;)\n(?=export|/\*)", r"\1\n\n", text).rstrip() + "\n"
