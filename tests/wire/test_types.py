"""The web client's types, which are the server's present types and are checked by its compiler."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web"
PROTOCOL = WEB / "src/protocol.ts"

# Each text is one mistake that a client could make.
WRONG = {
    "no-such-message": 'export const m: FromClient = { type: "shout", id: 1 };',
    "no-such-field": 'export const m: FromClient = { type: "leave", id: 1, seat: 2 };',
    "field-forgotten": 'export const m: FromClient = { type: "sit", id: 1 };',
    "field-of-another-kind": 'export const m: FromClient = { type: "sit", id: "1", seat: 2 };',
    "case-forgotten": """export function read(message: FromServer): void {
        if (message.type === "hello") return;
        const forgotten: never = message;
    }""",
    "perhaps-null": "export const seed = (m: Fairness): number => m.seed.length;",
    "perhaps-beyond-the-end": "export const a = (m: WireAsk): string => m.answers[0];",
}
RIGHT = 'export const m: FromClient = { type: "sit", id: 1, seat: 2 };'


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    assert (WEB / "node_modules/.ready").exists(), "run `make check`: it installs npm's packages"


def test_the_generated_types_of_the_web_client_are_up_to_date(tmp_path: Path) -> None:
    subprocess.run([sys.executable, WEB / "generate.py", tmp_path], check=True)
    assert _texts(tmp_path) == _generated(), "web/src is not up to date: run `make types`"


def _generated() -> dict[str, str]:
    """Find the generated files of the web client by their first words."""
    return {
        path: text
        for path, text in _texts(WEB / "src").items()
        if text.startswith("// Written by `make types`")
    }


def _texts(folder: Path) -> dict[str, str]:
    files = folder.rglob("*.ts")
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in files}


@pytest.mark.slow
def test_a_wrong_message_does_not_compile(tmp_path: Path) -> None:
    for name, code in {**WRONG, "right": RIGHT}.items():
        write(tmp_path / f"{name}.ts", code)
    config = {
        "extends": str(WEB / "tsconfig.json"),
        "compilerOptions": {"types": []},
        "include": [str(tmp_path)],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    said = tsc(tmp_path / "tsconfig.json").stdout
    errors = [line for line in said.splitlines() if "error TS" in line]
    assert {Path(line.split("(")[0]).stem for line in errors} == set(WRONG), said
    assert len(errors) == len(WRONG), said


def write(path: Path, code: str) -> None:
    names = ", ".join(n for n in ("FromClient", "FromServer", "Fairness", "WireAsk") if n in code)
    path.write_text(f'import type {{ {names} }} from "{PROTOCOL.with_suffix("")}";\n{code}\n')


def tsc(config: Path) -> subprocess.CompletedProcess[str]:
    npm = [sys.executable, str(WEB / "node.py"), "exec", "--no", "--"]
    command = [*npm, "tsc", "--noEmit", "--pretty", "false", "-p", str(config)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_npm_lock_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    packages = {path: entry for path, entry in lock["packages"].items() if path}
    assert [path for path, entry in packages.items() if "resolved" in entry] == []
    assert [path for path, entry in packages.items() if "integrity" not in entry] == []


def test_the_npm_lock_has_the_packages_of_every_platform() -> None:
    """If npm's registry lacks a package, npm silently leaves it out of the lock."""
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", ())}
    there = {path.rpartition("node_modules/")[2] for path in packages}
    assert wanted - there == set()
