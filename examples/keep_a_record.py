"""Write the record of a match to a file, read it again, and replay the match."""

import random
import tempfile
from pathlib import Path

import whistlestop

rng = random.Random(5)
match = whistlestop.new("train-heist", seats=2, seed=5, names=("Ann", "Bo"))
while match.outcome is None:
    ask = match.asks[0]
    match.choose(ask.seat, rng.choice(ask.answers))

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder, "match.record")
    file.write_text(match.record(), "utf-8")
    print("\n".join(file.read_text("utf-8").splitlines()[:8]), "\n...")
    again = whistlestop.replay(file.read_text("utf-8"))

assert again.events == match.events  # noqa: S101 - the same match, event by event
print(f"{len(again.choices)} choices and {len(again.events)} events; the end: {again.outcome}")
