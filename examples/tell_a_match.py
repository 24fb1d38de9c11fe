"""Play a match of BANG! at random, and tell it in plain English as a spectator sees it."""

import random

import whistlestop
from whistlestop.engine.event import Event
from whistlestop.locales import Texts
from whistlestop.locales.narration import say_narration

NAMES = ("Ann", "Bo", "Cy", "Di")

rng = random.Random(7)
texts = Texts("en")
match = whistlestop.new("bang", seats=4, seed=7, names=NAMES)


def tell(event: Event) -> None:
    """Print what everybody may know of an event."""
    narration = match.game.narrate(event.seen_by(None), match.view(None))
    if narration is not None:
        print(say_narration(texts, narration, NAMES))


match.watch(tell)
while match.outcome is None:
    ask = match.asks[0]
    match.choose(ask.seat, rng.choice(ask.answers))
print("Winners:", ", ".join(NAMES[seat] for seat in match.outcome.winners))
