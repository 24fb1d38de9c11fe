"""Verbs that move Loot Tiles and score them."""

from __future__ import annotations

from whistlestop.games.train_heist.board import LETTERS, square_name
from whistlestop.games.train_heist.constants import NOTHING
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import hands


def loot(g: Table, me: int, cards: tuple[int, ...], squares: tuple[int, ...]) -> None:
    """TH-052: Pay cards for the top tiles of these squares."""
    cowboy = g.cowboys[me]
    hands.put_away(g, cowboy, cards)
    tiles = [g.squares[square].pop() for square in squares]
    cowboy.loot += tiles
    g.emit(
        "looted",
        cowboy=me,
        cards=g.decks.names(cards),
        tiles=g.decks.tile_names(tiles),
        squares=tuple([square_name(square) for square in squares]),
    )


def drop(g: Table, me: int, town: int, stays: tuple[int, ...]) -> int:
    """TH-062, TH-063: Drop all loot; new tiles leave the sack before the old tiles go in.

    TH-170: The old tiles in `stays` lie beside the town, because the sack has too few tiles. A
    lifted tile is the first new one. Return the number of dropped tiles.
    """
    cowboy = g.cowboys[me]
    old, cowboy.loot = cowboy.loot, []
    fresh = [] if g.lifted == NOTHING else [g.lifted]
    g.lifted = NOTHING
    while len(fresh) + len(stays) < len(old):
        fresh.append(_take_from_sack(g))
    fresh += stays
    g.sack += [tile for tile in old if tile not in stays]
    g.towns[town] += fresh
    names = g.decks.tile_names
    g.emit("dropped", cowboy=me, town=LETTERS[town], tiles=names(old), fresh=names(fresh))
    return len(old)


def load_tile(g: Table, town: int, tile: int, square: int) -> None:
    """TH-097: Move a tile from beside the town onto the train, face up."""
    g.towns[town].remove(tile)
    g.squares[square].append(tile)
    name = g.decks.tile_ids[tile]
    g.emit("loaded", tile=name, square=square_name(square), town=LETTERS[town])


def lift_tile(g: Table) -> None:
    """TH-100, TH-170: Take a tile out of the sack; `fill_square` or `drop` lays it down."""
    g.lifted = _take_from_sack(g)


def fill_square(g: Table, square: int) -> None:
    """TH-100: Lay the lifted tile onto the train."""
    tile = g.lifted
    g.lifted = NOTHING
    g.squares[square].append(tile)
    g.emit("filled", tile=g.decks.tile_ids[tile], square=square_name(square))


def _take_from_sack(g: Table) -> int:
    """Take a random tile out of the sack."""
    return g.sack.pop(g.rng.below(len(g.sack)))


# Scores


def score(g: Table, points: int) -> None:
    """TH-064: Add points for loot to the points that all players share."""
    g.points += points
    g.emit("scored", points=g.points, goal=g.goal or None)


def place_counters(g: Table, me: int, town: int, count: int) -> None:
    """TH-149: Lay a Loot Counter beside the town for each tile."""
    g.counters[town][me] += count
    g.emit("marked", cowboy=me, town=LETTERS[town], count=count)


def collect_counters(g: Table, who: int, town: int) -> None:
    """TH-150: Take the cowboy's Loot Counters beside the town back as points."""
    cowboy = g.cowboys[who]
    count = g.counters[town][who]
    g.counters[town][who] = 0
    cowboy.points += count
    g.emit("collected", cowboy=who, town=LETTERS[town], count=count, points=cowboy.points)
