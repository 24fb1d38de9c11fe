"""The ends of the game: enough points in versus, the noose, or a derailed train."""

from __future__ import annotations

from whistlestop.games.train_heist.constants import EVENT, SCORE, VERSUS
from whistlestop.games.train_heist.state import Table, clockwise
from whistlestop.games.train_heist.verbs import loot_tiles, railway, turns

HANGED = "hanged"
DERAILED = "derailed"


def target(g: Table) -> int:
    """TH-153: Return the number of Loot Counters that wins at once."""
    return 5 if len(g.cowboys) == 4 else 7


def derail(g: Table) -> None:
    """TH-139: The train derails at a junction without a token.

    In versus a town that the train has passed on the way still counts (docs/rulings.md, H-66).
    """
    if g.mode == VERSUS:
        for town in [what for what in g.pending if what != EVENT]:
            railway.arrive(g, town)
            pay_out(g, town)
            if g.outcome is not None:
                return
    _finish(g, DERAILED)


def hang(g: Table) -> None:
    """TH-137: The game is over when the Hangman Marker reaches the skull and crossbones."""
    _finish(g, HANGED)


def _finish(g: Table, why: str) -> None:
    """TH-135, TH-137, TH-139: All players lose together.

    TH-154: In versus the player with most points wins. TH-156: In the score mode the points are the
    result.
    """
    everybody = list(range(len(g.cowboys)))
    if g.mode == VERSUS:
        turns.end_game(g, best(g, everybody), why)
    elif g.mode == SCORE:
        turns.end_game(g, tuple(everybody), f"score-{g.points}")
    else:
        turns.end_game(g, (), why)


def pay_out(g: Table, town: int) -> None:
    """TH-150: The counters beside the town become points.

    TH-153: A cowboy with enough points wins. If several have enough, the one with most points wins
    (docs/rulings.md, H-45).
    """
    for who in clockwise(g):
        if g.counters[town][who]:
            loot_tiles.collect_counters(g, who, town)
    enough = [who for who, cowboy in enumerate(g.cowboys) if cowboy.points >= target(g)]
    if enough:
        turns.end_game(g, best(g, enough), "counters")


def best(g: Table, among: list[int]) -> tuple[int, ...]:
    """TH-154, TH-155: Return the cowboys with the most points.

    If cowboys tie, the loot in all towns decides, and then the loot that a cowboy carries.
    """
    marks = {
        who: (
            g.cowboys[who].points,
            sum([town[who] for town in g.counters]),
            bool(g.cowboys[who].loot),
        )
        for who in among
    }
    most = max(marks.values())
    return tuple([who for who in among if marks[who] == most])
