"""What is said of an event of BANG!: one narrator for the base game and each expansion."""

from __future__ import annotations

from whistlestop.engine.event import Event
from whistlestop.engine.narration import Narration, Text
from whistlestop.games.bang.base.narration import BASE
from whistlestop.games.bang.gold_rush.narration import GOLD_RUSH
from whistlestop.games.bang.happening import Happening, Narrator, together
from whistlestop.games.bang.legends.narration import LEGENDS
from whistlestop.games.bang.train_robbery.narration import TRAIN_ROBBERY
from whistlestop.games.bang.view import TableView

NARRATORS: tuple[Narrator, ...] = (BASE, GOLD_RUSH, TRAIN_ROBBERY, LEGENDS)

_ALL = together(NARRATORS)


def narrate(event: Event, view: TableView) -> Narration | None:
    """See `Game.narrate`."""
    kind = event.kind
    args = _ALL.events[kind](Happening(event, view, _ALL))
    if args is None:
        return None
    texts: tuple[Text, ...] = (Text(f"bang-event-{kind}", tuple(args.items())),)
    if kind == "over":
        texts = (Text(f"bang-over-{event.payload['why']}"), *texts)
    return Narration(texts, opens_step=kind in _ALL.steps)
