"""The arrival of the train at a town: loot goes aboard, or the noose is tightened."""

from __future__ import annotations

from whistlestop.engine.ask import Answer, Ask
from whistlestop.engine.rule_generator import Rule
from whistlestop.games.train_heist.board import LETTERS, square_name
from whistlestop.games.train_heist.constants import SKULL, VERSUS
from whistlestop.games.train_heist.game_end import hang, pay_out
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import loot_tiles, noose, railway


def arrive(g: Table, town: int) -> Rule[None]:
    """TH-097 to TH-100: The loot beside the town goes aboard.

    If there is no loot, the noose is tightened. Then empty squares are filled.
    """
    railway.arrive(g, town)
    if g.mode == VERSUS:
        pay_out(g, town)
        if g.outcome is not None:
            return
    if g.towns[town]:
        yield from _load(g, town)
    else:
        noose.tighten_noose(g, town)
        if g.hangman == SKULL:
            hang(g)
            return
    yield from _fill(g)


def _load(g: Table, town: int) -> Rule[None]:
    """TH-097, TH-098: The player loads one tile after the other, each onto the smaller stack."""
    me = g.turn
    both = (2 * town, 2 * town + 1)
    while g.towns[town]:
        least = min([len(g.squares[square]) for square in both])
        open_ones = [square for square in both if len(g.squares[square]) == least]
        answers = tuple(
            [
                Answer("load", (g.decks.tile_ids[tile],), place=square_name(square))
                for tile in g.towns[town]
                for square in open_ones
            ]
        )
        answer = answers[0]
        if len(answers) > 1:
            about = {"cowboy": me, "town": LETTERS[town]}
            answer = yield Ask(g.owners[me], "load", answers, about)
        square = both[answers.index(answer) % 2] if len(open_ones) == 2 else open_ones[0]
        loot_tiles.load_tile(g, town, g.decks.tile_number[answer.cards[0]], square)


def _fill(g: Table) -> Rule[None]:
    """TH-100, TH-171: Each empty square gets a tile from the sack, until the sack is empty."""
    me = g.turn
    while g.sack:
        empty = [square for square, stack in enumerate(g.squares) if not stack]
        if not empty:
            return
        loot_tiles.lift_tile(g)
        square = empty[0]
        if len(empty) > 1:
            tile = g.decks.tile_ids[g.lifted]
            answers = tuple([Answer("fill", (tile,), place=square_name(each)) for each in empty])
            about = {"cowboy": me, "tile": tile}
            answer = yield Ask(g.owners[me], "fill", answers, about)
            square = empty[answers.index(answer)]
        loot_tiles.fill_square(g, square)
