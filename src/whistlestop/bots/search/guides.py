"""The list of the guides, by game. A guide is imported when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, TypeAlias

from whistlestop.bots.bot import MatchAsSeen
from whistlestop.bots.search.guide import Guide
from whistlestop.engine.errors import UnknownGame, cut

MakeGuide: TypeAlias = Callable[[MatchAsSeen], Guide]

_GUIDES: Final[Mapping[str, str]] = {
    "bang": "bang.search_guide:BangGuide",
    "colt-super-express": "colt.search_guide:ColtGuide",
    "train-heist": "train_heist.search_guide:TrainHeistGuide",
}


def find_guide(game: str) -> MakeGuide:
    """Return the guide of this game; raise UnknownGame if there is none."""
    if game not in _GUIDES:
        raise UnknownGame(
            f"the search has no guide for {cut(game)!r}; it has one for {', '.join(_GUIDES)}",
            "unknown-game",
            found=cut(game),
            allowed=", ".join(_GUIDES),
        )
    module, _, name = _GUIDES[game].partition(":")
    found: type[Guide] = getattr(import_module(f"whistlestop.bots.{module}"), name)
    return found
