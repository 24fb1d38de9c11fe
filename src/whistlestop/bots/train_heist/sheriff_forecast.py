"""The chances that Event Cards move the Sheriff to or through each place of his line."""

from __future__ import annotations

from functools import lru_cache

Odds = tuple[float, ...]  # a chance for each place of the Sheriff's line
Events = tuple[tuple[str, int], ...]  # Event Cards that may come, with the number of copies


def path(start: int, last: int, forward: bool, arrows: int) -> list[int]:
    """Return the places through which an Event Card moves the Sheriff.

    He turns round at an end of his line.
    """
    way, here, found = (-1 if forward else 1), start, []
    for _ in range(arrows):
        if not 0 <= here + way <= last:
            way = -way
        here += way
        found.append(here)
    return found


@lru_cache(4096)
def sheriff_odds(events: Events, start: int, count: int, places: int) -> tuple[Odds, Odds]:
    """Return two chances for each place of the Sheriff's line after `count` Event Cards.

    They are the chance that he stands there at the end, and that he has come there on his way.
    """
    at = [0.0] * places
    at[start] = 1.0
    if count == 0:
        return tuple(at), (0.0,) * places
    total = sum([many for _, many in events]) or 1
    ends, met = [0.0] * places, [0.0] * places
    for name, many in events:
        share = many / total
        steps = _steps(name, start, places)
        here = steps[-1] if steps else start
        later, meets = sheriff_odds(events, here, count - 1, places)
        for place in range(places):
            ends[place] += share * later[place]
            met[place] += share * (1.0 if place in steps else meets[place])
    return tuple(ends), tuple(met)


def _steps(name: str, start: int, places: int) -> list[int]:
    if not name.startswith("sheriff"):
        return []
    _, way, arrows = name.split("-")
    return path(start, places - 1, way == "forward", int(arrows))


def sheriff_odds_from(events: Events, odds: Odds, count: int) -> tuple[Odds, Odds]:
    """Return the same as `sheriff_odds`, for a Sheriff who starts at each place with these odds."""
    places = len(odds)
    ends, met = [0.0] * places, [0.0] * places
    for start, share in enumerate(odds):
        if share < 0.01:
            continue
        later, meets = sheriff_odds(events, start, count, places)
        for place in range(places):
            ends[place] += share * later[place]
            met[place] += share * meets[place]
    return tuple(ends), tuple(met)
