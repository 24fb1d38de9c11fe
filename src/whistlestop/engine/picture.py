"""The few facts of a table that a small picture of it shows."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.engine.narration import Text


@dataclass(frozen=True, slots=True)
class Portrait:
    """One figure at the table. Life or points: `left` of `most`, if `most` is not 0."""

    seat: int
    figure: Text | None  # its name, once it is chosen
    role: Text | None  # what it is, if everybody knows that
    left: int = 0
    most: int = 0
    out: bool = False
    colour: str = ""  # of its pieces: green, yellow, red or blue; empty: the game has none


@dataclass(frozen=True, slots=True)
class Car:
    """A car of a train, with the numbers of the portraits on its roof and inside."""

    roof: tuple[int, ...]
    inside: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A table: its figures, and a train from the rear to the engine, if the game has one."""

    portraits: tuple[Portrait, ...] = ()
    train: tuple[Car, ...] = ()
