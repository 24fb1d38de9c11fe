"""A wheel that is built from the tree, and plays and serves the games from an empty environment."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tables.ports import kept_port, number
from whistlestop import compiled

ROOT = Path(__file__).parent.parent
REAL = compiled.find(str(ROOT / "src" / "whistlestop"))
UV = str(Path(sys.executable).parent / "uv")


def run(*words: str | Path) -> None:
    # To compile the rules takes minutes; they come from the tree if they fit. Otherwise the wheel
    # is pure.
    have = "0" if REAL.why in (None, "pure") else "1"
    compiled_rules = {"WHISTLESTOP_PURE": have, "WHISTLESTOP_COMPILED": REAL.folder}
    done = subprocess.run(
        [UV, *map(str, words)],
        cwd=ROOT,
        env=os.environ | compiled_rules,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def get(url: str) -> str:
    with urlopen(url, timeout=300) as answer:  # noqa: S310 - our own address
        text: str = answer.read().decode()
    return text


@pytest.mark.slow
def test_a_wheel_from_the_tree_plays_and_serves_from_an_empty_environment(tmp_path: Path) -> None:
    # The wheel is built from an sdist outside the tree. So the tree stays as it is for other tests.
    run("build", "-q", "--no-build-isolation", "--python", sys.executable, "-o", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    run("venv", "-q", "--python", sys.executable, tmp_path / "empty")
    run("pip", "install", "-q", "--python", tmp_path / "empty/bin/python", wheel)
    version = [str(tmp_path / "empty/bin/whistlestop"), "--version"]
    said = subprocess.check_output(version, env=os.environ | {"WHISTLESTOP_PURE": "0"}, text=True)
    assert ("(compiled rules)" in said) is (REAL.why in (None, "pure"))
    check_playing(tmp_path / "empty/bin", tmp_path)
    with kept_port() as kept:
        url = f"http://127.0.0.1:{number(kept)}"
        command = [
            str(tmp_path / "empty/bin/whistlestop"),
            "serve",
            f"--port={number(kept)}",
            f"--db=sqlite:///{tmp_path / 'club.db'}",
        ]
        check_serving(command, url, tmp_path)


def check_playing(programs: Path, folder: Path) -> None:
    """Check that `sim` and `play` work, and that the driver of PostgreSQL is left to its extra."""

    def said(program: str, *words: str, typed: str = "") -> str:
        command = [str(programs / program), *words]
        env = os.environ | {"WHISTLESTOP_LANG": "en"}
        return subprocess.run(
            command, cwd=folder, env=env, input=typed, capture_output=True, text=True, check=True
        ).stdout

    counted = said("whistlestop", "sim", "bang", "--games=2", "--bots=normal,random", "--seed=1")
    assert "Games finished: 2" in counted
    played = said("whistlestop", "play", "colt-super-express", "--seed=1", typed="q\n")
    assert "whistlestop play --resume" in played
    found = "import importlib.util as u; print([u.find_spec(n) for n in ('asyncpg', 'pytest')])"
    assert said("python", "-c", found) == "[None, None]\n"


def check_serving(command: list[str], url: str, folder: Path) -> None:
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=folder, text=True) as server:
        assert server.stdout is not None
        try:
            assert url in server.stdout.readline()
            page = get(url)
            scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
            assert scripts
            assert all(get(url + script) for script in scripts)
            assert get(f"{url}/t/{'x' * 22}") == page
            assert "colt-super-express" in get(f"{url}/api/welcome")
        finally:
            server.terminate()
