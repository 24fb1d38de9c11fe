"""Positions of Train Heist.

A cowboy stands in Crackpot Canyon with an empty hand unless the position says otherwise. Loot
squares are empty, the row has no Wanted Card and there is no horse unless they are named. Other
tiles are in the sack. Other Poker Cards are in the deck, below those that are named. The train
stands as at the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from whistlestop.engine.game_option import Options
from whistlestop.engine.rng import Rng
from whistlestop.games.train_heist.board import SWITCH_COLOURS, square_name
from whistlestop.games.train_heist.constants import ACTIONS, BULLETS, NOTHING, VERSUS, Phase
from whistlestop.games.train_heist.game import GAME
from whistlestop.games.train_heist.state import Table
from whistlestop.scenarios.seat_letters import LETTERS

SQUARES = tuple(square_name(square) for square in range(6))
TOWNS = "ABC"


@dataclass(frozen=True, kw_only=True)
class Seat:
    """A cowboy: its place, its hand, and everything that is not as usual."""

    place: str = "CC"
    hand: str = ""
    loot: str = ""
    bullets: int = 0
    title: str = ""
    ready: bool = True
    horse: int | None = None
    lying: bool = False
    raised: bool = True
    points: int = 0


@dataclass(frozen=True, kw_only=True)
class Position:
    """The table.

    `deck` are the next cards to be drawn, the first one first; with `deck_only` nothing lies below.
    `events` are the next Event Cards; with `last` there are no others. `sack` are all the tiles in
    the sack, and tiles that are not named are out of the game; without `sack` they are in it.
    `tipis` are cacti, 1 to 3. `train` are the spaces of its cars, the first one first.
    """

    turn: str = "A"
    first: str = "A"
    phase: Phase = ACTIONS
    actions: int = 4
    train: str = ""
    speed: int = 2
    sheriff: str = "IN_B"
    switches: str = "red green"
    tokens: bool = True
    tipis: tuple[int, ...] = ()
    horses: str = ""
    squares: dict[str, str] = field(default_factory=dict)
    towns: dict[str, str] = field(default_factory=dict)
    counters: dict[str, tuple[int, ...]] = field(default_factory=dict)
    sack: str | None = None
    deck: str = ""
    discard: str = ""
    deck_only: bool = False
    events: str = ""
    last: bool = False
    row: str = ""
    hangman: int = 0
    points: int = 0
    seed: int = 1


def ring(front: int) -> str:
    """Return a train on the ring that runs counter-clockwise, with car 1 on this space."""
    return " ".join(f"R{(front - 1 - car) % 40 + 1:02}" for car in range(5))


def stage(
    cowboys: Mapping[str, Seat], position: Position, options: Options, *, solo: bool = False
) -> Table:
    """Return the table at this position; raise ValueError if it cannot be laid.

    With `solo` one seat plays all the cowboys, whose number is an option.
    """
    people, each = [*cowboys.values()], position
    g = GAME.setup(1 if solo else len(people), options, Rng(each.seed))
    g.first, g.turn, g.round = LETTERS.index(each.first), LETTERS.index(each.turn), 1
    g.phase, g.actions = each.phase, each.actions
    number = g.board.number
    g.cars = [number[space] for space in (each.train or ring(13)).split()]
    g.speed, g.sheriff = each.speed, g.board.sheriff_step_at[number[each.sheriff]]
    g.tokens = each.tokens
    g.colours = [SWITCH_COLOURS.index(colour) for colour in each.switches.split()]
    g.pitch_tipis(tuple(cactus - 1 for cactus in each.tipis))
    g.horses = [NOTHING if space == "-" else number[space] for space in each.horses.split()]
    g.row, g.hangman, g.points = each.row.split(), each.hangman, each.points
    for cowboy, given in zip(g.cowboys, people, strict=True):
        cowboy.place, cowboy.lying, cowboy.title = number[given.place], given.lying, given.title
        cowboy.ready = bool(given.title) and given.ready
        cowboy.horse = NOTHING if given.horse is None else given.horse
        cowboy.bullets, cowboy.points = given.bullets, given.points
        cowboy.raised = given.place == "JAIL" and given.raised
    g.bullets = BULLETS - sum(given.bullets for given in people)
    _deal(g, people, each)
    _lay_tiles(g, people, each)
    for town, count in each.counters.items():
        g.counters[TOWNS.index(town)] = list(count)
    _stack_events(g, each.events, last=each.last)
    return g


def _deal(g: Table, people: Sequence[Seat], position: Position) -> None:
    number = g.decks.number
    for seat, (cowboy, each) in enumerate(zip(g.cowboys, people, strict=True)):
        cowboy.hand = [number[card] for card in each.hand.split()]
        g.knowledge.forget(cowboy.hand)
        if g.mode == VERSUS and each.place != "JAIL":
            g.knowledge.tell(g.owners[seat], cowboy.hand)
        else:
            g.knowledge.show_all(cowboy.hand)
    g.discard = [number[card] for card in position.discard.split()]
    coming = [number[card] for card in position.deck.split()]
    dealt = [card for cowboy in g.cowboys for card in cowboy.hand] + g.discard + coming
    if len(set(dealt)) != len(dealt):
        raise ValueError("a card is named twice")
    below = [card for card in range(len(g.decks.cards)) if card not in dealt]
    g.deck = ([] if position.deck_only else below) + coming[::-1]
    g.knowledge.forget(g.deck)
    g.knowledge.show_all(g.discard)


def _lay_tiles(g: Table, people: Sequence[Seat], position: Position) -> None:
    number = g.decks.tile_number
    squares, towns = position.squares, position.towns
    for cowboy, each in zip(g.cowboys, people, strict=True):
        cowboy.loot = [number[tile] for tile in each.loot.split()]
    g.squares = [[number[tile] for tile in squares.get(name, "").split()] for name in SQUARES]
    g.towns = [[number[tile] for tile in towns.get(name, "").split()] for name in TOWNS]
    laid = [tile for stack in g.squares + g.towns for tile in stack]
    laid += [tile for cowboy in g.cowboys for tile in cowboy.loot]
    rest = [tile for tile in range(len(g.decks.tiles)) if tile not in laid]
    g.sack = rest if position.sack is None else [number[tile] for tile in position.sack.split()]
    if len(set(laid)) != len(laid) or not set(g.sack) <= set(rest):
        raise ValueError("a tile is named twice")


def _stack_events(g: Table, events: str, *, last: bool) -> None:
    every = list(range(len(g.decks.events)))
    coming = []
    for name in events.split():
        card = next((card for card in every if g.decks.events[card] == name), None)
        if card is None:
            raise ValueError(f"no event card {name!r} is left in the box")
        every.remove(card)
        coming.append(card)
    # These cards do little, so they hardly disturb a position that does not name them.
    quiet = [card for card in every if g.decks.events[card] == "speed-up"]
    others = [card for card in every if card not in quiet]
    g.events_deck, g.box = (coming, every) if last else (coming + quiet + others, [])
    g.drawn = 0
