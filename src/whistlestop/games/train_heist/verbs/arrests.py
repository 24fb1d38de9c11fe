"""Verbs that move the Sheriff, put cowboys into jail, and let them out."""

from __future__ import annotations

from whistlestop.games.train_heist.constants import FASTEST
from whistlestop.games.train_heist.state import Table
from whistlestop.games.train_heist.verbs import hands


def step_sheriff(g: Table, to: int, why: str) -> None:
    """TH-126: Move the Sheriff one space along his path through the train."""
    path, names = g.board.sheriff_path, g.board.names
    start = names[path[g.sheriff]]
    g.sheriff = to
    place = names[path[to]]
    g.emit("sheriff", start=start, to=place, path=(place,), why=why)


def jail(g: Table, who: int) -> None:
    """TH-071 to TH-076: Put a cowboy into jail.

    The cowboy loses all loot, cards and Bullet Tokens. The train goes faster, unless it already has
    the highest speed.
    """
    cowboy = g.cowboys[who]
    tiles, cards, bullets = cowboy.loot, tuple(cowboy.hand), cowboy.bullets
    cowboy.place = g.board.jail
    cowboy.loot = []
    g.sack += tiles
    hands.put_away(g, cowboy, cards)
    cowboy.bullets = 0
    g.bullets += bullets
    if who == g.turn:
        g.this_turn.fresh_bullets = 0
    cowboy.raised = g.speed < FASTEST
    if cowboy.raised:
        g.speed += 1
    g.emit(
        "jailed",
        cowboy=who,
        tiles=g.decks.tile_names(tiles),
        cards=g.decks.names(cards),
        bullets=bullets,
        speed=g.speed,
    )


def escape(g: Table, me: int, cards: tuple[int, ...]) -> None:
    """TH-080, TH-081: Move a prisoner to the platform of car 1 for these cards.

    TH-084: The train slows down again, if the arrest made it faster.
    """
    cowboy = g.cowboys[me]
    hands.put_away(g, cowboy, cards)
    cowboy.place = g.board.platforms[0]
    if cowboy.raised:
        g.speed -= 1
        cowboy.raised = False
    g.emit("escaped", cowboy=me, cards=g.decks.names(cards), speed=g.speed)
