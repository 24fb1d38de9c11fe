"""The train of The Great Train Robbery, as lines of the table.

    The line, with the price at each station · railcars in the deck: 12
      1 Boom Town        a BANG!                  Mail Car
      2 Catico           Panic! or Cat Balou      Caboose
      3 Frisco           a clubs card             Locomotive: Ironhorse
      4 Yooma            a card from 2 to 9
    Not at a station yet: Ghost Car

Station 1 is the leftmost one at a real table.
"""

from __future__ import annotations

from whistlestop.games.bang.train_robbery.stations import CUSTOM
from whistlestop.games.bang.view import TableView
from whistlestop.terminal.bang.names import Names, text_id
from whistlestop.terminal.layout import wrapped

_NAME, _COST = 16, 26  # columns
_LIKE = "like-"  # prefix of a ruling: the tile without a price has the price of this station


def paired(view: TableView) -> dict[str, str]:
    """Return the station of each railcar that is at a station."""
    line = _pile(view, "stations")
    return {car: line[at] for at, car in _cars(view).items() if 0 <= at < len(line)}


def station(view: TableView, number: int) -> str:
    """Return the station with this number, or an empty string past the last station."""
    line = _pile(view, "stations")
    return line[number - 1] if 0 < number <= len(line) else ""


def price(view: TableView, station: str) -> str:
    """Return the station whose price counts: a ruling names it for the tile without a price."""
    if station != CUSTOM:
        return station
    agreed = [word.removeprefix(_LIKE) for word in view.rulings if word.startswith(_LIKE)]
    return agreed[0] if agreed else station


def train(names: Names, view: TableView) -> list[str]:
    """Return the lines for the stations, their prices, and the railcars at them."""
    line = _pile(view, "stations")
    if not line or view.over:
        return []
    heading = names.say("bang-line", deck=dict(view.stacks)["railcars"])
    below = {at: names.card(car) for at, car in _cars(view).items()}
    engine = dict(view.counters)["locomotive"] - 1
    below[engine] = names.say("bang-train-locomotive", locomotive=names.locomotive(view))
    rows = [_row(names, view, at, below.get(at, "")) for at in range(len(line))]
    if engine == len(line):
        end = names.say("bang-word-end-of-the-line")
        rows.append(f"    {end:{_NAME + _COST + 1}} {below[engine]}")
    waiting = [below[at] for at in sorted(below, reverse=True) if at < 0]
    if waiting:
        rows += wrapped(names.say("bang-train-waiting", cards=", ".join(waiting)), "  ")
    return [heading, *rows, ""]


def _row(names: Names, view: TableView, at: int, below: str) -> str:
    name = station(view, at + 1)
    cost = names.say(text_id(price(view, name)) + ".short")
    return f"  {at + 1} {names.source(name):{_NAME}} {cost:{_COST}} {below}"


def _cars(view: TableView) -> dict[int, str]:
    """Return the railcars by station, from 0 on. Below 0 they are before the first station."""
    engine = dict(view.counters).get("locomotive", 0) - 1
    return {engine - 1 - behind: car for behind, car in enumerate(_pile(view, "train"))}


def _pile(view: TableView, name: str) -> tuple[str, ...]:
    return dict(view.piles).get(name, ())
