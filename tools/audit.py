"""Look for known security problems of the packages that we use: `make audit`.

Two programs ask their databases on the Internet: pip-audit for the Python packages that are locked
in requirements/dev.txt, and `npm audit` for the packages of the web client. Where a database cannot
be reached, the audit says so and goes on. It ends with 1 if a package has a known problem.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ROOT / "requirements" / "dev.txt"
UV = ROOT / ".venv" / "bin" / "uv"
PIP_AUDIT = ("tool", "run", "pip-audit", "--format=json", "--disable-pip", "--progress-spinner=off")
_LONGEST = 600  # seconds


class Unreachable(Exception):
    """The database of known problems, or the program that asks it, cannot be reached."""


def python_problems(said: str) -> list[str]:
    """Read the output of pip-audit."""
    try:
        found = json.loads(said)["dependencies"]
        return [
            f"{package['name']} {package['version']}: {problem['id']}"
            for package in found
            for problem in package.get("vulns", ())
        ]
    except (ValueError, LookupError, TypeError):
        raise Unreachable from None


def npm_problems(said: str) -> list[str]:
    """Read the output of `npm audit`."""
    try:
        found = json.loads(said)["vulnerabilities"]
        return [f"{name} {each['range']}: {each['severity']}" for name, each in found.items()]
    except (ValueError, LookupError, TypeError, AttributeError):
        raise Unreachable from None


def _said(*command: str | Path) -> str:
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,  # both programs end with 1 if they find a problem
            timeout=_LONGEST,
        )
    except (OSError, subprocess.TimeoutExpired):
        raise Unreachable from None
    return done.stdout


def _audit_python() -> list[str]:
    return python_problems(_said(UV, *PIP_AUDIT, "--requirement", LOCKED))


def _audit_npm() -> list[str]:
    return npm_problems(_said(sys.executable, ROOT / "web" / "node.py", "audit", "--json"))


def main() -> int:
    """Audit all packages. Return the exit code."""
    code = 0
    for name, audit in (("Python", _audit_python), ("npm", _audit_npm)):
        try:
            problems = audit()
        except Unreachable:
            print(f"{name} packages: skipped, because the database cannot be reached.")
            continue
        print(f"{name} packages: {len(problems)} known problems.")
        for problem in problems:
            print(f"  {problem}")
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
