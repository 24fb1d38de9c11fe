"""Where the expansions tell the bot what they change, in tables as the rules have them.

A table is asked with the names of what speaks for a player (character, cards in play, equipment,
marks) or with those of the expansions that are played. Nothing is named here: the base game fills
in its own entries where the table is asked, and each expansion has a file or a folder of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.hooks import Hook

if TYPE_CHECKING:
    from whistlestop.bots.deputy.acts import Act
    from whistlestop.bots.deputy.look import Look


class Play(NamedTuple):
    """Something to do in our turn; what has the lower `when` comes first, if it is worth it."""

    when: int
    worth: Callable[[Look, Answer], float]


# By the kind of a question, and by the kind of a play (see plays.py).
ANSWERS: Final[Hook[Callable[[Ask, Look], Answer]]] = Hook()
PLAYS: Final[Hook[Play]] = Hook()
# By the kind of an event: who hurt or helped whom by it, of its parts and whose turn it is.
TELLS: Final[Hook[Callable[[Mapping[str, Any], int | None], Act | None]]] = Hook()
# How much an act says of what its author wants: by what a card is played as, by the kind of a card
# that is laid before another player, and by the reason for taking one of another player.
PLAYED: Final[Hook[float]] = Hook()
LAID: Final[Hook[float]] = Hook()
TOOK: Final[Hook[float]] = Hook()
# By the kind of what is used like a BANG!: no card is fired, and so the shot itself tells of it.
FIRES_NOTHING: Final[Hook[bool]] = Hook()
# By the reason of a "draw!": whether a card is a good one.
LUCK: Final[Hook[Callable[[str], bool]]] = Hook()
# By the name of a character: how good it is to be that, with a choice of two.
STRENGTH: Final[Hook[float]] = Hook()

# Of a kind of card.
WEAPONS: Final[Hook[int]] = Hook()  # its range
FIREPOWER: Final[Hook[int]] = Hook()  # BANG! cards more in a turn
HELD: Final[Hook[Callable[[Look], float]]] = Hook()  # what it is worth to get one
MISSING: Final[Hook[Callable[[Look, int], float]]] = Hook()  # to its owner; below 0 it is trouble
GIFTS: Final[Hook[Callable[[Look, int], float]]] = Hook()  # to us, if this player gets it
LIKE: Final[Hook[Callable[[Look, Answer], float]]] = Hook()  # of using something as such a card
REPAYS: Final[Hook[Callable[[Look, Ask], float]]] = Hook()  # beside dodging the shot
COVERS: Final[Hook[Callable[[Look, Answer], float]]] = Hook()  # what it costs against a shot
FENCES: Final[Hook[Callable[[Look, Answer], float]]] = Hook()  # and where a BANG! is asked for

# Of what speaks for a player.
LIFELESS: Final[Hook[bool]] = Hook()  # it plays on without life, and cannot lose any
EXEMPTS: Final[Hook[bool]] = Hook()  # it may leave one player out of what goes for several
DODGES: Final[Hook[Callable[[Look, int], int]]] = Hook()  # shots that it makes miss for certain
FLIPS: Final[Hook[int]] = Hook()  # cards more that it turns over for a "draw!"
IMMUNE: Final[Hook[Callable[[str], bool]]] = Hook()  # whether a card does nothing to it
SOLACE: Final[Hook[Callable[[Look, int], float]]] = Hook()  # what a wound gives it, to our cost
SURVIVES: Final[Hook[Callable[[Look, int], float]]] = Hook()  # how likely, without life left
BOUNTY: Final[Hook[float]] = Hook()  # what there is for who eliminates it
EVERY: Final[Hook[bool]] = Hook()  # each of its cards is as good as a BANG! or a Missed!
EVADES: Final[Hook[float]] = Hook()  # how likely a brown card does nothing to it
SURE: Final[Hook[bool]] = Hook()  # its BANG! cards cannot be cancelled
TOLL: Final[Hook[float]] = Hook()  # what else a BANG! card at it costs who has cards left
AT_WILL: Final[Hook[bool]] = Hook()  # it plays as many BANG! cards as it likes
CONSOLES: Final[Hook[int]] = Hook()  # cards that it draws for every life point lost
CHECKS: Final[Hook[float]] = Hook()  # how much it is worth in a turn to turn over one card more
CHEERS: Final[Hook[Callable[[Look], float]]] = Hook()  # what else a life point regained brings
REFILLS: Final[Hook[int]] = Hook()  # its hand is filled up to so many cards
# By what can be used in phase 1 instead of drawing: what it is worth beside that.
DRAWS: Final[Hook[Callable[[Look], float]]] = Hook()
# What brings us back when we have no life left, beside Beer, and how many points of it.
RESCUES: Final[Hook[Callable[[Look], int]]] = Hook()

# Of the expansions that are played.
MENDS: Final[Hook[Callable[[Look], bool]]] = Hook()  # lost life comes back in this turn anyway
RECOVERS: Final[Hook[Callable[[Look, int], float]]] = Hook()  # so much of a wound will come back
SPOILS: Final[Hook[float]] = Hook()  # what there is for a wound, whoever is hurt
AIMS: Final[Hook[Callable[[Look, Answer], float]]] = Hook()  # what a play is good for beside all
RESERVES: Final[Hook[Callable[[Look, Answer], float]]] = Hook()  # of what its card could do else
SWAPS: Final[Hook[Callable[[Look], float]]] = Hook()  # of changing one weapon for another
RETURNS: Final[Hook[float]] = Hook()  # so much of a kill is lost again: the dead come back


def after(kind: str) -> int:
    """Right after these plays."""
    return PLAYS.by_name[kind].when + 1
