"""Numbers and words of Train Heist that many rules use."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

MOST_SEATS: Final = 4
NOBODY: Final = -1  # stands for no cowboy
NOTHING: Final = -1  # stands for no card, tile or horse

CowboyColour: TypeAlias = Literal["green", "yellow", "red", "blue"]
COWBOY_COLOURS: Final[tuple[CowboyColour, ...]] = ("green", "yellow", "red", "blue")  # by number

# The modes of play.
Mode: TypeAlias = Literal["co-op", "score", "versus"]
CO_OP: Final = "co-op"
SCORE: Final = "score"
VERSUS: Final = "versus"

# The phases of a turn (TH-029).
Phase: TypeAlias = Literal["setup", "actions", "train", "events", "discard", "draw", "over"]
SETUP: Final = "setup"
ACTIONS: Final = "actions"
TRAIN: Final = "train"
EVENTS: Final = "events"
DISCARD: Final = "discard"
DRAW: Final = "draw"
OVER: Final = "over"

FASTEST: Final = 5  # TH-084
SKULL: Final = 3  # TH-137: the last knot of the noose
BULLETS: Final = 3  # Bullet Tokens in the box
LOOT_COUNTERS: Final = 10  # of each colour; TH-001: the box has 40

# The train triggers an Event Card (this number) or a town (the number of its letter).
EVENT: Final = -1
