"""The choice between the compiled modules of the rules and their sources.

`tools/compile_rules.py` compiles `engine/` and `games/` with mypyc. The compiled modules never lie
beside the sources: a wheel has them in `whistlestop/_compiled`, and a working tree has them in
`build/compiled`, for each kind of Python. Together with them lies the digest of the sources from
which they were made. They run only if the sources still have this digest. So nobody can change a
rule and run an old one, and a module that has been compiled never meets a changed one.

`WHISTLESTOP_PURE=1` runs the sources.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from typing import Final, Literal, NamedTuple

# The reasons why the sources run: the environment says so, there are no compiled modules, or the
# sources have changed since they were compiled.
Why = Literal["pure", "absent", "edited"]

FOLDERS: Final = ("engine", "games")  # what is compiled
DIGEST_FILE: Final = "digest"
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # such as .cpython-311-x86_64-linux-gnu.so
PURE: Final = "WHISTLESTOP_PURE"

_PACKAGE: Final = os.path.dirname(__file__)


class Running(NamedTuple):
    """The rules that run: those compiled in `folder`, or the sources if there is a reason `why`."""

    folder: str
    why: Why | None


def sources(package: str) -> Iterator[str]:
    """List the sources that are compiled, as paths relative to the package, in a fixed order."""
    for folder in FOLDERS:
        for path, folders, files in os.walk(os.path.join(package, folder)):
            folders.sort()
            for file in sorted(files):
                if file.endswith(".py"):
                    yield os.path.relpath(os.path.join(path, file), package)


def digest(package: str) -> str:
    """Compute the digest of the sources: of their names and all their text."""
    found = blake2b(digest_size=20)
    for name in sources(package):
        with open(os.path.join(package, name), "rb") as file:
            text = file.read()
        found.update(b"%s %d\n" % (name.replace(os.sep, "/").encode(), len(text)))
        found.update(text)
    return found.hexdigest()


def tree_folder(package: str) -> str:
    """Return the folder with the compiled modules of a working tree."""
    root = os.path.dirname(os.path.dirname(package))
    return os.path.join(root, "build", "compiled", SUFFIX.split(".")[1])


def find(package: str) -> Running:
    """Find out what should run. Sources that cannot be read count as changed."""
    for folder in (os.path.join(package, "_compiled"), tree_folder(package)):
        try:
            with open(os.path.join(folder, DIGEST_FILE), encoding="ascii") as file:
                made_from = file.readline().strip()
        except OSError:
            continue
        if os.environ.get(PURE, "0") not in ("", "0"):
            return Running(folder, "pure")
        return Running(folder, None if digest(package) == made_from else "edited")
    return Running("", "absent")


class CompiledModules:
    """An importer of the compiled modules in a folder."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002 - Python's
        """Return how a module is imported; None if it was not compiled."""
        if not name.startswith("whistlestop"):
            return None
        file = os.path.join(self.folder, *name.split(".")) + SUFFIX
        if not os.path.exists(file):
            return None
        return ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)


def start() -> Running:
    """Let Python import the compiled modules from now on, if they should run."""
    found = find(_PACKAGE)
    if found.why is None:
        sys.meta_path.insert(0, CompiledModules(found.folder))
    return found


RUNNING: Final = start()
