"""Write the files that the web client takes from Python.

These are the protocol, and the views and the catalogue of each game. They are written when the
client is built, and not fetched by the page. The client is in one wheel with the server, so that
they cannot differ. The compiler of the client checks the types, and a page needs no more requests.
"""

from __future__ import annotations

import sys
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

from catalogues import bang_catalogue, colt_catalogue, heist_catalogue
from msgspec.json import schema_components
from typescript import WEB, Schema, close, describe, send_whole, typescript

from whistlestop.games.bang.view import TableView as BangView
from whistlestop.games.colt_super_express.view import TrainView as ColtView
from whistlestop.games.train_heist.view import TableView as HeistView
from whistlestop.wire import http_bodies
from whistlestop.wire.from_client import FromClient
from whistlestop.wire.from_server import Fragment, FromServer

_BANNER = "// Written by `make types` from src/whistlestop/{}. Do not change it here."
_REF = "#/$defs/{name}"


def files() -> dict[str, str]:
    """Return the texts of all generated files, by their paths in web/src."""
    return {
        "protocol.ts": protocol(),
        "games/bang/views.ts": views(BangView, "games/bang/view.py"),
        "games/bang/catalogue.ts": _BANNER.format("games/bang") + "\n" + bang_catalogue(),
        "games/colt-super-express/views.ts": views(ColtView, "games/colt_super_express/view.py"),
        "games/colt-super-express/catalogue.ts": (
            _BANNER.format("games/colt_super_express") + "\n" + colt_catalogue()
        ),
        "games/train-heist/views.ts": views(HeistView, "games/train_heist/view.py"),
        "games/train-heist/catalogue.ts": _BANNER.format("games/train_heist")
        + "\n"
        + heist_catalogue(),
    }


# The protocol


def protocol() -> str:
    """Write the messages of both sides, and the bodies and answers of HTTP requests."""
    client = _messages("FromClient", FromClient, _kinds(http_bodies.Body))
    server = _messages("FromServer", FromServer, _kinds(Fragment))
    for kind in server.values():
        send_whole(kind)
    return typescript(client | server, _BANNER.format("wire"))


def _kinds(base: type) -> list[type]:
    """List the bodies or the answers of HTTP requests."""
    kinds = (kind for kind in vars(http_bodies).values() if isinstance(kind, type))
    return [kind for kind in kinds if issubclass(kind, base) and kind is not base]


def _messages(name: str, union: Any, kinds: list[type]) -> dict[str, Schema]:
    """Return all types that one side sends, by name; the union of its messages comes first."""
    (messages, *_), found = schema_components([union, *kinds], ref_template=_REF)
    for kind in found.values():
        close(kind)
    return {name: {"title": name, "oneOf": messages["anyOf"]}, **found}


# Views


def views(root: type, source: str) -> str:
    """Write the types of a game's views; `root` is the type of the whole view."""
    _, found = schema_components([root], ref_template=_REF)
    types = _dataclasses(root)
    for name, kind in found.items():
        close(kind)
        send_whole(kind)
        describe(kind, types[name])
    return typescript(found, _BANNER.format(source))


def _dataclasses(root: Any) -> dict[str, type]:
    """Return the dataclasses that a type contains directly or indirectly, by name."""
    found = {}
    if isinstance(root, type) and is_dataclass(root):
        found[root.__name__] = root
        for hint in get_type_hints(root).values():
            found |= _dataclasses(hint)
    for inner in get_args(root):
        found |= _dataclasses(inner)
    return found


def write(folder: Path) -> None:
    for path, text in files().items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else WEB / "src")
