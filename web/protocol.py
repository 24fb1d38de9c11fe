"""Write the protocol's types for TypeScript, from those of the server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from inspect import cleandoc
from pathlib import Path
from typing import Any, TypeAlias

from msgspec.json import schema_components

from whistlestop.wire import http_bodies
from whistlestop.wire.from_client import FromClient
from whistlestop.wire.from_server import Fragment, FromServer

Schema: TypeAlias = dict[str, Any]

WEB = Path(__file__).resolve().parent
BANNER = "// Written by `make types` from src/whistlestop/wire. Do not change it here."
ROOT = "Protocol"


def protocol() -> str:
    return _tidy(_typescript(_schema()))


def _schema() -> Schema:
    client = _named("FromClient", FromClient, _kinds(http_bodies.Body))
    server = _named("FromServer", FromServer, _kinds(Fragment))
    for kind in server.values():
        _always_whole(kind)
    _no_namesakes([*client.values(), *server.values()])
    return _root(client | server)


def _no_namesakes(kinds: list[Schema]) -> None:
    """json2ts would give the second a number. A type that both sides send is its own namesake:
    a field with a default is optional in one direction only.
    """
    names = Counter(kind["title"] for kind in kinds)
    twice = [name for name, count in names.items() if count > 1]
    if twice:
        raise SystemExit(f"Types with the same name: {', '.join(twice)}")


def _kinds(base: type) -> list[type]:
    """The bodies or the answers of HTTP requests."""
    kinds = (kind for kind in vars(http_bodies).values() if isinstance(kind, type))
    return [kind for kind in kinds if issubclass(kind, base) and kind is not base]


def _named(name: str, union: Any, kinds: list[type]) -> dict[str, Schema]:
    """All types that one side sends, by name; the union of its messages comes first."""
    (messages, *_), parts = schema_components([union, *kinds], ref_template="#/$defs/{name}")
    for part in parts.values():
        part["additionalProperties"] = False
        part["description"] = cleandoc(part.get("description", ""))
    return {name: {"title": name, "oneOf": messages["anyOf"]}, **parts}


def _always_whole(kind: Schema) -> None:
    """The server leaves nothing out, not even what has a default."""
    if "properties" in kind:
        kind["required"] = list(kind["properties"])


def _root(kinds: dict[str, Schema]) -> Schema:
    """json2ts writes what its root leads to, so it gets one that leads to everything."""
    roots = {name: {"$ref": f"#/$defs/{name}"} for name in kinds}
    return {"title": ROOT, "type": "object", "properties": roots, "$defs": kinds}


def _typescript(schema: Schema) -> str:
    json2ts = [sys.executable, str(WEB / "node.py"), "exec", "--no", "--", "json2ts"]
    done = subprocess.run(
        [*json2ts, "--bannerComment", BANNER],
        input=json.dumps(schema),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def _tidy(text: str) -> str:
    """Without the root; short comments on one line; a blank line between types."""
    before, rest = text.split(f"export interface {ROOT} {{\n", 1)
    text = before + rest.split("\n}\n", 1)[1]
    text = re.sub(r"/\*\*\n \* (.*)\n \*/", r"/** \1 */", text)
    return re.sub(r"(\n}|;)\n(?=export|/\*)", r"\1\n\n", text).rstrip() + "\n"


if __name__ == "__main__":
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else WEB / "src/protocol.ts"
    path.write_text(protocol(), encoding="utf-8")
