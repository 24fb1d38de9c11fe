"""The train of The Great Train Robbery.

    The line, with each station's price · railcars in the deck: 12
      1 Boom Town        a BANG!                  Mail Car
      2 Catico           Panic! or Cat Balou      Caboose
      3 Frisco           1 card of clubs          Locomotive: Ironhorse
      4 Yooma            1 card from 2 to 9
    Not at a station yet: Ghost Car

Line by line it runs from the left to the right.
"""

from __future__ import annotations

from whistlestop.games.bang.train_robbery.stations import CUSTOM
from whistlestop.games.bang.view import TableView
from whistlestop.terminal.bang.names import Words, text_id, wrapped

_NAME, _COST = 16, 26  # columns
_LIKE = "like-"  # before the name of a station: the ruling about the tile without a price


def paired(view: TableView) -> dict[str, str]:
    """The station above each railcar that stands below one."""
    line = _pile(view, "stations")
    return {car: line[at] for at, car in _cars(view).items() if 0 <= at < len(line)}


def station(view: TableView, number: int) -> str:
    """The one of this number; empty past the last one."""
    line = _pile(view, "stations")
    return line[number - 1] if 0 < number <= len(line) else ""


def price(view: TableView, station: str) -> str:
    """The station whose price it has: the tile without one takes what was agreed on."""
    if station != CUSTOM:
        return station
    agreed = [word.removeprefix(_LIKE) for word in view.rulings if word.startswith(_LIKE)]
    return agreed[0] if agreed else station


def train(words: Words, view: TableView) -> list[str]:
    """The line, what each station costs, and what stands below it."""
    line = _pile(view, "stations")
    if not line or view.over:
        return []
    heading = words.say("bang-line", deck=dict(view.stacks)["railcars"])
    below = {at: words.card(car) for at, car in _cars(view).items()}
    engine = dict(view.counters)["locomotive"] - 1
    below[engine] = words.say("bang-train-locomotive", locomotive=words.locomotive(view))
    rows = [_row(words, view, at, below.get(at, "")) for at in range(len(line))]
    if engine == len(line):
        end = words.say("bang-word-end-of-the-line")
        rows.append(f"    {end:{_NAME + _COST + 1}} {below[engine]}")
    waiting = [below[at] for at in sorted(below, reverse=True) if at < 0]
    if waiting:
        rows += wrapped(words.say("bang-train-waiting", cards=", ".join(waiting)), "  ")
    return [heading, *rows, ""]


def _row(words: Words, view: TableView, at: int, below: str) -> str:
    name = station(view, at + 1)
    cost = words.say(text_id(price(view, name)) + ".short")
    return f"  {at + 1} {words.source(name):{_NAME}} {cost:{_COST}} {below}"


def _cars(view: TableView) -> dict[int, str]:
    """By the place in the line, from 0 on; below 0 is before the first station."""
    engine = dict(view.counters).get("locomotive", 0) - 1
    return {engine - 1 - behind: car for behind, car in enumerate(_pile(view, "train"))}


def _pile(view: TableView, name: str) -> tuple[str, ...]:
    return dict(view.piles).get(name, ())
