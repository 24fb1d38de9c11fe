"""Check the form of a commit message: a short first line, an empty line, then why.

`.pre-commit-config.yaml` calls this with the file that holds the message.
"""

from __future__ import annotations

import sys
from pathlib import Path

MOST = 72  # characters of the first line


def problems_of(message: str) -> list[str]:
    """Return what is wrong with the form of a commit message."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    first = lines[0] if lines else ""
    found = []
    if not first.strip():
        found.append("the first line is empty: say there what the commit does")
    if len(first) > MOST:
        found.append(f"the first line has {len(first)} characters: at most {MOST} fit")
    if first.endswith("."):
        found.append("the first line ends with a full stop: leave it out")
    if first[:1].islower():
        found.append("the first line begins with a small letter: begin with a capital verb")
    if len(lines) > 1 and lines[1].strip():
        found.append("the second line is not empty: leave a line between the title and the why")
    return found


def main() -> int:
    found = problems_of(Path(sys.argv[1]).read_text("utf-8"))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
