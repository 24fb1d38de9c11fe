"""Deal the hidden roles of BANG! again and again, as one seat could imagine them."""

import random
from collections import Counter

import whistlestop

WORLDS = 1000

match = whistlestop.new("bang", seats=5, seed=3)
me = 0
seen: list[Counter[str]] = [Counter() for _ in range(match.seats)]
rng = random.Random(1)
for _ in range(WORLDS):
    world = match.resample(me, rng)  # keeps all that seat 0 knows, deals everything else again
    for seat in range(match.seats):
        seen[seat][world.side(seat) or "none"] += 1

print("Seat 0 sees:", match.view(me))
for seat, sides in enumerate(seen):
    shares = ", ".join(f"{side} {n / WORLDS:.0%}" for side, n in sides.most_common())
    print(f"Seat {seat}: {shares}")
