"""The narration of the events of the train, the stations and the railcars."""

from __future__ import annotations

from types import MappingProxyType

from whistlestop.engine.narration import yes
from whistlestop.games.bang.narration import NOBODY, Args, Happening, Narrator, player_and_card
from whistlestop.games.bang.train_robbery.stations import TILES
from whistlestop.games.bang.train_robbery.table_state import SIDE, SIDES, STATIONS
from whistlestop.games.bang.view import TableView


def _locomotive(view: TableView) -> str:
    """Return the name of the side of the Locomotive that is up."""
    return SIDES[dict(view.counters)[SIDE]]


def _train_moved(it: Happening) -> Args:
    line, at = dict(it.view.piles)[STATIONS], it.payload["at"]
    station = it.named(line[at - 1]) if 0 < at <= len(line) else NOBODY
    return {"end": yes(it.payload["end"]), "station": station}


def _boarded(it: Happening) -> Args:
    return {
        "free": yes(it.payload["free"]),
        "station": it.named(it.payload["station"]),
        **player_and_card(it),
    }


def _drew_railcars(it: Happening) -> Args:
    return {"player": it.player(), "cards": it.cards(it.payload["cards"])}


def _new_line(it: Happening) -> Args:
    return {"locomotive": it.named(it.payload["side"])}


def _full_steam(it: Happening) -> Args:
    return {
        "times": it.payload["times"],
        "player": it.player(),
        "locomotive": it.named(_locomotive(it.view)),
    }


NARRATOR = Narrator(
    events=MappingProxyType(
        {
            "boarded": _boarded,
            "drew-railcars": _drew_railcars,
            "full-steam": _full_steam,
            "new-line": _new_line,
            "train-moved": _train_moved,
        }
    ),
    families=MappingProxyType(
        {
            **{tile.name: "station" for tile in TILES},
            **dict.fromkeys(SIDES, "locomotive"),
        }
    ),
    quiet_checks=frozenset(("most-wanted",)),
    shooter=_locomotive,
)
