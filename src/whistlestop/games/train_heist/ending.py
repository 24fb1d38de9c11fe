"""How the game ends, but for reaching the goal."""

from __future__ import annotations

from whistlestop.games.train_heist import verbs
from whistlestop.games.train_heist.state import EVENT, SCORE, VERSUS, Table, clockwise

HANGED = "hanged"
DERAILED = "derailed"


def target(g: Table) -> int:
    """TH-153: so many Loot Counters win at once."""
    return 5 if len(g.cowboys) == 4 else 7


def run_off(g: Table) -> None:
    """TH-139: the rails end at a junction without a token; a town on the way there still counts
    (docs/rulings.md, H-66).
    """
    if g.mode == VERSUS:
        for town in [what for what in g.pending if what != EVENT]:
            verbs.arrive(g, town)
            pay_out(g, town)
            if g.outcome is not None:
                return
    _finish(g, DERAILED)


def hanged(g: Table) -> None:
    """TH-137: the skull and crossbones."""
    _finish(g, HANGED)


def _finish(g: Table, why: str) -> None:
    """TH-135, TH-137, TH-139: lost together; TH-154: in versus most points win; TH-156."""
    everybody = list(range(len(g.cowboys)))
    if g.mode == VERSUS:
        verbs.end(g, best(g, everybody), why)
    elif g.mode == SCORE:
        verbs.end(g, tuple(everybody), f"score-{g.points}")
    else:
        verbs.end(g, (), why)


def pay_out(g: Table, town: int) -> None:
    """TH-150: all counters beside the town are points now; TH-153: whoever has enough of them
    wins, of several the one with most (docs/rulings.md, H-45).
    """
    for who in clockwise(g):
        if g.counters[town][who]:
            verbs.collect(g, who, town)
    enough = [who for who, cowboy in enumerate(g.cowboys) if cowboy.points >= target(g)]
    if enough:
        verbs.end(g, best(g, enough), "counters")


def best(g: Table, among: list[int]) -> tuple[int, ...]:
    """TH-154, TH-155: most points, then most loot in the towns, then loot at hand; or shared."""
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
