"""BANG!, as the engine knows it. The base game and each expansion are folders.

All of them are imported here, before anything else of the game: who speaks first at a hook follows
from the order in which they are, and must not depend on what somebody happens to need first.
"""

from whistlestop.games.bang import parts as parts
