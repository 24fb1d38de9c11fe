"""Write the golden games again. Read the diff before you commit it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from tables.golden import FOLDER, golden_games, seed_of, told

if __name__ == "__main__":
    for old in FOLDER.glob("*/*.txt"):
        old.unlink()
    for path, game, seats, options in golden_games():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(told(game, seats, options, seed_of(path)), encoding="utf-8")
        print(path.relative_to(FOLDER.parent.parent))
