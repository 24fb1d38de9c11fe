"""Play matches with newly compiled rules, so that the compiler sees which parts run often.

    python -m tools.training_matches FOLDER

`tools/compile_rules.py` runs this in its working folder, between its two compilations.
"""

from __future__ import annotations

import sys
from random import Random

from tools.compile_rules import choice

MATCHES = 25


def main(folder: str) -> None:
    sys.path.insert(0, "src")
    sys.meta_path.insert(0, choice().CompiledModules(folder))
    from whistlestop import games
    from whistlestop.engine.match import Match
    from whistlestop.engine.playout import play_at_random

    rng = Random(1)
    for name in games.NAMES:
        game = games.find(name)
        for options in ({}, *[dict(mix.options) for mix in game.mixes]):
            for seed in range(MATCHES):
                lean = Match(game, game.usual, options, seed, snapshots=False, events=False)
                play_at_random(lean, rng.random, 2000)
            match = Match(game, game.usual, options, 1)
            play_at_random(match, rng.random, 40)
            for _ in range(MATCHES):
                if match.outcome is None:
                    match.views([None, *range(match.seats)])
                    imagined = match.resample(0, rng, events=False)
                    play_at_random(imagined.fork(snapshots=False), rng.random, 3)
                    play_at_random(match, rng.random, 1)


if __name__ == "__main__":
    main(sys.argv[1])
